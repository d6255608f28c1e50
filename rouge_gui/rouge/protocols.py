"""The named protocols: sets of options under which others compute and publish their numbers."""

from dataclasses import dataclass, replace

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.kinds import BY_SENTENCE, PERL, SET, WHOLE
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.perl_flags import ORIGINAL
from rouge_gui.wording import said


@dataclass(frozen=True)
class Protocol:
    """A named set of options.

    `options` are what the protocol sets, `help` says whose numbers they are. `differs` says what is special about
    them, whether that is an error of the package, and what of it is not reproduced here.
    """

    options: Options
    help: str
    differs: str


PYROUGE_FLAGS = "-c 95 -2 -1 -U -r 1000 -n 4 -w 1.2 -a -m"
FILES2ROUGE_FLAGS = "-c 95 -r 1000 -n 2 -a -m"
PY_ROUGE_BYTES = 665
TO_FOUR = ("ROUGE-1", "ROUGE-2", "ROUGE-3", "ROUGE-4")

PROTOCOLS: dict[str, Protocol] = {
    "rouge-score": Protocol(
        Options(),
        said(
            "Google's rouge-score 0.1.2 without stemming: ASCII words, lower case, best F over the references."
        ),
        said(
            "ROUGE-L takes the whole text as one sequence; ROUGE-Lsum needs one sentence a line. Its average is the "
            "median of unseeded resamples; ours is the mean."
        ),
    ),
    "rouge-score-stemmed": Protocol(
        Options(protocol="rouge-score-stemmed", stemmer="porter"),
        said("Google's rouge-score 0.1.2 with use_stemmer=True: the same with Porter's stemmer."),
        said("Its stemmer is nltk's, which differs from ROUGE-1.5.5's on 1.55 % of English words."),
    ),
    "ROUGE-1.5.5": Protocol(
        Options(**ORIGINAL),
        said(
            "Lin's script, quirks included: five decimals, union LCS as ROUGE-L, counts pooled over references."
        ),
        said(
            "Its slips are kept, for its numbers are the published ones. SEE and ISI files, Basic Elements (-3) and -M "
            "are not read here."
        ),
    ),
    "huggingface-evaluate": Protocol(
        Options(protocol="huggingface-evaluate"),
        said("evaluate.load('rouge') with its defaults: rouge-score without stemming."),
        said(
            "It adds no line breaks, so without yours its rougeLsum is its rougeL. Its average is the median of unseeded "
            "resamples and changes from run to run, which is an error; not reproduced here, ours is the mean."
        ),
    ),
    "torchmetrics": Protocol(
        Options(protocol="torchmetrics", sentences="punkt english", interval="none"),
        said(
            "torchmetrics' ROUGEScore 1.9 with its defaults: rouge-score's rules, ROUGE-Lsum by Punkt's sentences."
        ),
        said(
            "Line breaks end no sentence, so its ROUGE-Lsum differs from rouge-score's. It keeps seven digits "
            "(float32); ours are not cut."
        ),
    ),
    "py-rouge": Protocol(
        replace(
            Options(**ORIGINAL),
            protocol="py-rouge",
            variants=(*TO_FOUR, "ROUGE-L", "ROUGE-W-1.2"),
            case="lower",
            limit_bytes=PY_ROUGE_BYTES,
            limited=WHOLE,
            stemmer=PERL,
            rounding="none",
            interval="none",
        ),
        said(
            "py-rouge 1.1 with its defaults: ROUGE-1.5.5's rules, the first 665 bytes, stemmed, F of unrounded P and R."
        ),
        said(
            "Its errors are not reproduced here: ROUGE-L changed by weight_factor where ROUGE-W is asked for "
            "too, negative totals for texts shorter than n, characters counted as bytes. Nor are its cutting "
            "of gonna, wanna, gotta, gimme and lemme in two, and its table of 137 stems, which stands in for "
            "the stemmer used here."
        ),
    ),
    "pltrdy/rouge": Protocol(
        Options(
            protocol="pltrdy/rouge",
            variants=("ROUGE-1", "ROUGE-2", "ROUGE-L"),
            sentences="full stops",
            case="keep",
            tokenizer="whitespace",
            counting=SET,
            sequence=BY_SENTENCE,
            measure="smoothed",
            interval="none",
        ),
        said(
            "PyPI's rouge 1.0.1 with its defaults: words between blanks, case kept, each n-gram counted once."
        ),
        said(
            "Counting a repeated n-gram once is an error: seven times the, where the reference has it once, "
            "scores P = 1. F never reaches 1. Blanks alone between two full stops are a word there, not here; "
            "an empty text stops it and scores 0 here; it takes one reference, here the best counts."
        ),
    ),
    "files2rouge": Protocol(
        replace(
            Options.from_perl_flags(FILES2ROUGE_FLAGS),
            protocol="files2rouge",
            sentences="spaced stops",
            stemmer="porter ROUGE-1.5.5",
        ),
        said(
            "files2rouge with its defaults: ROUGE-1.5.5 -n 2 -m on sentences that end with a full stop between blanks."
        ),
        said(
            "The exception table that it ships is empty, which is an error that is kept here; so left and "
            "leave differ. Whether it stems changed between its releases. It cuts a sentence at <, an error "
            "that is not reproduced here."
        ),
    ),
    "pyrouge": Protocol(
        replace(Options.from_perl_flags(PYROUGE_FLAGS), protocol="pyrouge"),
        said("pyrouge 0.1.3 with its defaults: ROUGE-1.5.5.pl {flags}.", flags=PYROUGE_FLAGS),
        said(
            "It adds -m to whatever flags it is given, an error: its stemming cannot be turned off. It cuts a "
            "sentence at <, an error that is not reproduced here."
        ),
    ),
    "Lin 2004": Protocol(
        Options(
            protocol="Lin 2004",
            variants=(*TO_FOUR, "ROUGE-L", "ROUGE-Lsum", "ROUGE-W-1.2", "ROUGE-S4", "ROUGE-SU4"),
            tokenizer=PERL,
            case="lower ASCII",
            measure="alpha",
            alpha=0.0,
            references="jackknife",
        ),
        said(
            "The formulas of the paper: recall, the best of the references, each of which is left out in turn."
        ),
        said(
            "F is recall, as in DUC (beta to infinity). Unlike ROUGE-1.5.5, identical texts score 1 under ROUGE-W, and "
            "ROUGE-SU counts the last word. The paper does not fix the tokens; they are ROUGE-1.5.5's here."
        ),
    ),
    "multilingual": Protocol(
        Options(protocol="multilingual", sentences="rules", tokenizer="unicode"),
        said(
            "For text that is not English: words of every script, Chinese and Japanese by the character, best reference."
        ),
        said(
            "No other package computes these numbers; choose the stemmer of the language, if any, and say so."
        ),
    ),
}


def protocol(name: str) -> Protocol:
    """Return the protocol called `name`; `InvalidOption` where there is none."""
    if name not in PROTOCOLS:
        known = ", ".join(PROTOCOLS)
        raise InvalidOption(
            said("There is no protocol called {name!r}. Choose one of: {known}.", name=name, known=known)
        )
    return PROTOCOLS[name]


def title(options: Options) -> str:
    """Return the protocol's name while `options` are its own, else `custom, from NAME`. Variants do not count."""
    own = replace(protocol(options.protocol).options, variants=options.variants)
    return options.protocol if options == own else said("custom, from {protocol}", protocol=options.protocol)
