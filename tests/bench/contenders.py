"""The packages that `speed.py` compares, each asked for the same work in its own fastest way."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from rouge_gui.rouge.kinds import BY_SENTENCE, PERL
from rouge_gui.rouge.options import Options

Texts = list[str]
Score = Callable[[Texts, Texts], object]
US, FASTEST, SLOWEST = "rouge-gui", "rouge-score-rs", "rouge-score"
TYPES = {"ROUGE-1": "rouge1", "ROUGE-2": "rouge2", "ROUGE-L": "rougeL", "ROUGE-Lsum": "rougeLsum"}
WITHOUT_THREADS = {"rapidrouge", "rouge-score"}
SKIP_GAP = 4
WORD = re.compile("[a-z0-9]+")


@dataclass(frozen=True)
class Work:
    """What is computed: variants, and whether words are stemmed (Porter)."""

    name: str
    variants: tuple[str, ...]
    stemmed: bool = False


ALL = Work("R1+R2+L+Lsum", tuple(TYPES))
SINGLES = (Work("R1", ("ROUGE-1",)), Work("R2", ("ROUGE-2",)), Work("L", ("ROUGE-L",)))
STEMMED = tuple(Work(f"{work.name}, stemmed", work.variants, stemmed=True) for work in (ALL, *SINGLES))
RARE = (Work("W-1.2", ("ROUGE-W-1.2",)), Work("S*", ("ROUGE-S*",)), Work("SU4", ("ROUGE-SU4",)))


def ours(work: Work, threads: int) -> Score:
    """Return how rouge-gui does `work`; ROUGE-W and ROUGE-SU by the rules of ROUGE-1.5.5, as rouge-metric has them."""
    from rouge_gui.rouge.batch import score

    options = Options(variants=work.variants, stemmer="porter" if work.stemmed else "none")
    if work in RARE:
        options = replace(options, sequence=BY_SENTENCE, weighted=PERL, skip_unigrams=PERL)
    return lambda candidates, references: score(candidates, [[each] for each in references], options, threads)


def rouge_score_rs(work: Work, _threads: int) -> Score | None:
    """Return how rouge-score-rs (Rust) does `work`; its threads are told by RAYON_NUM_THREADS."""
    if work in RARE:
        return None
    from rouge_score_rs import rouge_scorer

    scorer = rouge_scorer.RougeScorer([TYPES[name] for name in work.variants], use_stemmer=work.stemmed)
    return lambda candidates, references: scorer.score_batch(references, candidates)


def rouge_rust(work: Work, _threads: int) -> Score | None:
    """Return how rouge-rust does `work`: always R1, R2 and L together, never Lsum, never stemmed."""
    if work.stemmed or work not in SINGLES:
        return None
    import fast_rouge

    return lambda candidates, references: fast_rouge.score_batch_flat(references, candidates)


def rapidrouge(work: Work, _threads: int) -> Score | None:
    """Return how rapidrouge (pure Python) does `work`."""
    if work in RARE:
        return None
    from rapidrouge import RougeScorer

    scorer = RougeScorer([TYPES[name] for name in work.variants], use_stemmer=work.stemmed)
    return lambda candidates, references: [*map(scorer.score, references, candidates)]


def rouge_score(work: Work, _threads: int) -> Score | None:
    """Return how Google's rouge-score (pure Python) does `work`."""
    if work in RARE:
        return None
    from rouge_score.rouge_scorer import RougeScorer

    scorer = RougeScorer([TYPES[name] for name in work.variants], use_stemmer=work.stemmed)
    return lambda candidates, references: [*map(scorer.score, references, candidates)]


def rouge_metric(work: Work, _threads: int) -> Score | None:
    """Return how rouge-metric's PyRouge (pure Python) does `work`, on the words that the others compare."""
    if work not in RARE:
        return None
    from rouge_metric import PyRouge

    (name,) = work.variants
    scorer = PyRouge(
        rouge_n=(),
        rouge_l=False,
        rouge_w=name == "ROUGE-W-1.2",
        rouge_w_weight=1.2,
        rouge_s=name == "ROUGE-S*",
        rouge_su=name == "ROUGE-SU4",
        skip_gap=SKIP_GAP if name == "ROUGE-SU4" else None,
        mode="individual",
    )
    return lambda candidates, references: scorer.evaluate(
        [each.lower() for each in candidates],
        [[each.lower()] for each in references],
        tokenizer=WORD.findall,
    )


CONTENDERS: Mapping[str, Callable[[Work, int], Score | None]] = {
    US: ours,
    FASTEST: rouge_score_rs,
    "rouge-rust": rouge_rust,
    "rapidrouge": rapidrouge,
    "rouge-metric": rouge_metric,
    SLOWEST: rouge_score,
}
