"""What may stand on the command line; the flags of the scoring options follow from `Options` itself."""

from argparse import ArgumentParser, ArgumentTypeError, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from rouge_gui import __version__
from rouge_gui.cli.annotating_arguments import add_annotating
from rouge_gui.cli.comparing_arguments import REPORT_ENDINGS, add_comparing, add_studying
from rouge_gui.cli.output import add_output
from rouge_gui.cli.picturing_arguments import add_picturing
from rouge_gui.corpus.layout import understood
from rouge_gui.corpus.recipe import read_recipe
from rouge_gui.errors import InvalidOption
from rouge_gui.export import CORPORA, EXAMPLES, EXPORTS
from rouge_gui.rouge.batch import engine
from rouge_gui.rouge.options import Options, about, option_fields, read, written
from rouge_gui.rouge.protocols import PROTOCOLS, protocol

PROGRAM = "rouge-gui"
WINDOW = "window"
PREFIX = "option_"
MOST_JOBS = 20_000
ENDINGS = ", ".join(EXPORTS)
FORMATS = (*(ending.removeprefix(".") for ending in EXPORTS), *EXAMPLES, *CORPORA)
CUE_ENDINGS = ".csv, .jsonl"
UNSCORED = {"annotations", "cues"}
EPILOG = f"""commands:
  {PROGRAM} score CANDIDATE REFERENCE...   score one text against its references
  {PROGRAM} batch PATH... -o FILE          score a corpus into a table ({ENDINGS})
  {PROGRAM} compare PATH... -o FILE        say which system is better ({REPORT_ENDINGS})
  {PROGRAM} study PATH... -o FILE          say what scores are worth beside ratings ({REPORT_ENDINGS})
  {PROGRAM} cues PATH... -o FILE           say where each summary is worth a second look ({CUE_ENDINGS})
  {PROGRAM} export PATH... --to FORMAT -o OUT
                                           send on scores, highlighted examples, match offsets, the corpus
  {PROGRAM} why A B PATH                   say why the scores under two protocols differ
  {PROGRAM} annotations ACTION PROJECT     say how far annotators agree, export or merge what they said
  {PROGRAM} shot PATH... -o FILE.png       draw the window into a picture, without a display

`{PROGRAM} COMMAND --help` tells more of each. PATH is {understood()}."""


def parse(argv: Sequence[str]) -> Namespace:
    """Return what `argv` asks for: `command` (`window` where none is named), its arguments, `options`, and `changes`.

    `changes` (option -> value) are the flags that change a protocol's options, `options` what they make of it.

    A command that does not score (`UNSCORED`) has neither.

    SystemExit with a message on stderr where it cannot be understood; `InvalidOption` where an option's value
    does not fit.
    """
    named = bool(argv) and argv[0] in COMMANDS
    parser = COMMANDS[argv[0]]() if named else _window()
    given = parser.parse_args(argv[1:] if named else argv)
    given.command = argv[0] if named else WINDOW
    if wrong := MISPLACED.get(given.command, _none)(given):
        parser.error(wrong)
    if given.command in UNSCORED:
        return given
    given.changes = _changes(given)
    given.options = _options(given)
    flags = [getattr(given, PREFIX + each.name) for each in option_fields()]
    given.has_options = any(flag is not None for flag in (*flags, given.perl_flags, given.signature))
    return given


def _window() -> ArgumentParser:
    parser = _parser(PROGRAM, "See how a summary matches its references, and what a ROUGE score counted.")
    parser.formatter_class = RawDescriptionHelpFormatter
    parser.epilog = EPILOG
    version = f"{PROGRAM} {__version__}, engine: {engine.name()}"
    parser.add_argument("--version", action="version", version=version)
    parser.add_argument("paths", metavar="PATH", nargs="*", type=Path, help="what to open in the window")
    _add_recipe(parser)
    return _with_options(parser)


def _score() -> ArgumentParser:
    parser = _parser(f"{PROGRAM} score", "Score one text against its references.")
    parser.add_argument("candidate", metavar="CANDIDATE", help="a text file; - reads standard input")
    parser.add_argument("references", metavar="REFERENCE", nargs="+", help="text files to compare it with")
    parser.add_argument(
        "--text", action="store_true", help="the arguments are the texts themselves, not files"
    )
    parser.add_argument("--json", action="store_true", help="print JSON with full precision, not a table")
    return _with_options(parser)


def _batch() -> ArgumentParser:
    parser = _parser(f"{PROGRAM} batch", "Score every candidate of a corpus into a table.")
    _add_paths(parser)
    add_output(parser, f"where the table goes ({ENDINGS})")
    _add_report(parser)
    parser.add_argument(
        "--averages",
        metavar="FILE",
        type=Path,
        help="also write each system's averages with their intervals, as JSON",
    )
    _add_recipe(parser)
    _add_jobs(parser)
    parser.add_argument(
        "--engine",
        choices=("local", "dask"),
        default="local",
        help="who scores: this process, or the workers of a Dask cluster [local]",
    )
    parser.add_argument(
        "--scheduler",
        metavar="ADDRESS",
        help="with --engine dask: the cluster's scheduler, such as tcp://127.0.0.1:8786; "
        "if not given, workers are started here, as many as --jobs says",
    )
    return _with_options(parser)


def _none(_given: Namespace) -> None:
    """Return that all flags of a command go together."""


def _misplaced_in_window(given: Namespace) -> str | None:
    if given.recipe is not None and not given.paths:
        return "argument --recipe: it says how PATH is read, and there is no PATH"
    return None


def _misplaced_in_batch(given: Namespace) -> str | None:
    """Return which flags do not go together, if any do not."""
    if given.scheduler is not None and given.engine != "dask":
        return "argument --scheduler: only --engine dask has a scheduler"
    if given.recipe is not None and given.engine == "dask":
        return "argument --recipe: the workers of --engine dask read no recipes; leave one of the two out"
    if given.scheduler is not None and given.jobs is not None:
        return "argument --jobs: the workers of a --scheduler run already; leave it out"
    return None


def _cues() -> ArgumentParser:
    parser = _parser(
        f"{PROGRAM} cues",
        "Say where each candidate of a corpus is worth a second look, and which to read first. "
        "A cue is a reason to look, never a verdict; most need the source.",
    )
    _add_paths(parser)
    add_output(parser, f"where the table goes ({CUE_ENDINGS}); .jsonl also holds the places")
    _add_report(parser)
    _add_recipe(parser)
    _add_jobs(parser)
    return parser


def _export() -> ArgumentParser:
    parser = _parser(
        f"{PROGRAM} export",
        "Send on a corpus: its scores, its candidates with all their evidence, or its texts.",
    )
    parser.formatter_class = RawDescriptionHelpFormatter
    helps = [each.help for each in EXPORTS.values()]
    helps += [each.help for each in EXAMPLES.values()]
    helps += [each.help for each in CORPORA.values()]
    told = (f"  {name:12} {words}" for name, words in zip(FORMATS, helps, strict=True))
    parser.epilog = "\n".join(["formats:", *told])
    _add_paths(parser)
    parser.add_argument(
        "--to", metavar="FORMAT", choices=FORMATS, required=True, help=f"one of: {', '.join(FORMATS)}"
    )
    add_output(parser, "the file or folder to write", "OUT")
    parser.add_argument("--example", metavar="ID", help="only this example")
    parser.add_argument("--system", metavar="NAME", help="only this system's candidates")
    _add_recipe(parser)
    _add_jobs(parser)
    return _with_options(parser)


def _shot() -> ArgumentParser:
    parser = _parser(
        f"{PROGRAM} shot", "Draw the window with one candidate into a picture, without a display."
    )
    _add_paths(parser)
    add_picturing(parser)
    _add_recipe(parser)
    return _with_options(parser)


def _why() -> ArgumentParser:
    parser = _parser(
        f"{PROGRAM} why",
        "Say why the scores under two or more protocols differ, step by step from A to each other.",
    )
    parser.add_argument(
        "compared",
        metavar="A B",
        nargs="+",
        help='names of protocols, flags of ROUGE-1.5.5 in quotes ("-n 2 -m"), or signatures; all against the first',
    )
    parser.add_argument("path", metavar="PATH", type=Path, help=understood())
    parser.add_argument("--example", metavar="ID", help="only this example")
    parser.add_argument("--system", metavar="NAME", help="only this system's candidates")
    parser.add_argument("--json", action="store_true", help="print JSON with full precision, not a table")
    parser.add_argument(
        "--real", action="store_true", help="also score with the package itself, where it is installed"
    )
    _add_recipe(parser)
    return _with_options(parser)


def _compare() -> ArgumentParser:
    parser = _parser(
        f"{PROGRAM} compare",
        "Compare the systems of a corpus: means with intervals, every pair tested, baselines, plots.",
    )
    _add_paths(parser)
    add_comparing(parser)
    return _with_reading(parser)


def _study() -> ArgumentParser:
    parser = _parser(
        f"{PROGRAM} study",
        "Say what scores are worth: how they agree with what people said of the candidates.",
    )
    _add_paths(parser)
    add_studying(parser)
    return _with_reading(parser)


def _annotations() -> ArgumentParser:
    parser = _parser(f"{PROGRAM} annotations", "Work with what annotators said in a project.")
    add_annotating(parser)
    return parser


COMMANDS = {
    "score": _score,
    "batch": _batch,
    "compare": _compare,
    "study": _study,
    "cues": _cues,
    "export": _export,
    "why": _why,
    "annotations": _annotations,
    "shot": _shot,
}
MISPLACED = {"batch": _misplaced_in_batch, WINDOW: _misplaced_in_window}


def _parser(program: str, description: str) -> ArgumentParser:
    return ArgumentParser(prog=program, description=description, allow_abbrev=False)


def _add_paths(parser: ArgumentParser) -> None:
    parser.add_argument("paths", metavar="PATH", nargs="+", type=Path, help=understood())


def _add_recipe(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--recipe",
        metavar="FILE",
        type=lambda words: read_recipe(Path(words)),
        help="a TOML file that says how to read PATH: its layout, which column holds what",
    )


def _with_reading(parser: ArgumentParser) -> ArgumentParser:
    """Add what says how a corpus is read, and the scoring options."""
    _add_report(parser)
    _add_recipe(parser)
    _add_jobs(parser)
    return _with_options(parser)


def _add_report(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--report",
        metavar="FILE",
        type=Path,
        help="also write what was read of each file and what was met in it, as JSON",
    )


def _add_jobs(parser: ArgumentParser) -> None:
    parser.add_argument(
        "--jobs",
        metavar="N",
        type=_count,
        help="how many processes work; as many as processors if not given",
    )


def _with_options(parser: ArgumentParser) -> ArgumentParser:
    """Add a flag for each field of `Options`; without a flag the protocol decides."""
    group = parser.add_argument_group("scoring options", "Each changes one setting of the protocol.")
    whole = group.add_mutually_exclusive_group()
    whole.add_argument(
        "--perl-flags",
        metavar="FLAGS",
        help='the options of a ROUGE-1.5.5 command, such as "-n 2 -m -a"; other flags change them',
    )
    whole.add_argument("--signature", metavar="LINE", help="the options that wrote this signature")
    for each in option_fields():
        told = about(each.name)
        choices = tuple(PROTOCOLS) if each.name == "protocol" else tuple(told.choices)
        allowed = f"One of: {', '.join(choices)}." if choices else ""
        group.add_argument(
            f"--{each.name.replace('_', '-')}",
            dest=PREFIX + each.name,
            metavar=each.name.upper(),
            help=f"{told.help} {allowed} [{written(each.default)}]".replace("%", "%%"),
        )
    return parser


def _options(given: Namespace) -> Options:
    """Return the protocol's options with the flags' values in place of its own."""
    return replace(_base(given, getattr(given, f"{PREFIX}protocol")), **given.changes)


def _changes(given: Namespace) -> dict[str, Any]:
    """Return option -> value for each flag that is given, but for the protocol."""
    words = {
        each.name: getattr(given, PREFIX + each.name) for each in option_fields() if each.name != "protocol"
    }
    return {name: _value(name, value) for name, value in words.items() if value is not None}


def _base(given: Namespace, named: str | None) -> Options:
    """Return the options that the other flags change: of a Perl command, a signature, a protocol, or the usual ones."""
    if given.perl_flags is not None:
        return Options.from_perl_flags(given.perl_flags)
    if given.signature is not None:
        return Options.from_signature(given.signature)
    return Options() if named is None else protocol(named).options


def _value(name: str, words: str) -> object:
    try:
        return read(name, words)
    except InvalidOption as error:
        raise InvalidOption(f"--{name.replace('_', '-')}: {error}") from None


def _count(words: str) -> int:
    if words.isascii() and words.isdecimal() and 0 < int(words) <= MOST_JOBS:
        return int(words)
    raise ArgumentTypeError(f"{words!r} is not a number of processes, such as 4")
