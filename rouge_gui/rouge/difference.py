"""Why one pair has two scores: the way from one set of options to another, a step at a time, and what each changes."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.causes import Causes
from rouge_gui.rouge.evaluate import Evaluation, evaluate
from rouge_gui.rouge.options import Options, about, option_fields, written
from rouge_gui.rouge.score import Score
from rouge_gui.wording import listed, said

LIMIT = said("Length limit")
STEP_OF = {
    "limit_words": LIMIT,
    "limit_bytes": LIMIT,
    "stop_file": about("stop_words").label,
    "beta": about("measure").label,
    "alpha": about("measure").label,
    "leader": about("references").label,
}
WITHIN_STEP = {
    "limit_words": said("first words"),
    "limit_bytes": said("first bytes"),
    "stop_file": said("stop file"),
    "beta": said("beta"),
    "alpha": said("alpha"),
    "leader": said("best by"),
}
NOT_OF_ONE_PAIR = frozenset(
    ("protocol", "variants", "average", "interval", "confidence", "resamples", "seed")
)


@dataclass(frozen=True)
class Switch:
    """Options that are switched together: the step's name, its values before and after, and the options after."""

    name: str
    old: str
    new: str
    options: Options


@dataclass(frozen=True)
class Step:
    """What one switch did to one variant's score; `place` is that of the switch on the way, from 0.

    `cause` names the first token, sentence, count or reference that the switch treats otherwise.
    """

    place: int
    name: str
    old: str
    new: str
    before: Score
    after: Score
    cause: str

    @property
    def change(self) -> Score:
        """What was added to P, R and F: each may be negative."""
        return _minus(self.after, self.before)


@dataclass(frozen=True)
class Difference:
    """One variant's score under both options. Each step begins at the score where the one before ended."""

    variant: str
    before: Score
    after: Score
    steps: tuple[Step, ...]

    @property
    def change(self) -> Score:
        """The whole difference of P, R and F: the sum of the steps."""
        return _minus(self.after, self.before)


def differences(
    candidate: str, references: Sequence[str], options_a: Options, options_b: Options
) -> list[Difference]:
    """Return for each variant of both options how its score under `options_a` becomes the one under `options_b`.

    The options are switched one group after the other in the order of the pipeline: reading (sentences, limit, case,
    tokenizer, punctuation, stop words, stemmer), counting, F, rounding, references. What a step is said to change
    depends on this order: where two steps act on the same token, another order would share their sum otherwise.
    Steps that change nothing are left out. Without a reference there is no score and no difference.
    """
    variants = common_variants(options_a, options_b)
    before = evaluate(candidate, references, replace(options_a, variants=variants))
    found: dict[str, list[Step]] = {name: [] for name in before.scores}
    start, end = before.scores, before.scores
    for place, switch in enumerate(switches(options_a, options_b)):
        after = evaluate(candidate, references, switch.options)
        end = after.scores
        for name, step in _steps(place, switch, before, after):
            found[name].append(step)
        before = after
    return [
        Difference(name, start[name].score, end[name].score, tuple(steps)) for name, steps in found.items()
    ]


def common_variants(options_a: Options, options_b: Options) -> tuple[str, ...]:
    """Return the variants of both options in the order of the first; `InvalidOption` where there is none."""
    shared = tuple(name for name in options_a.variants if name in options_b.variants)
    if not shared:
        ours, theirs = ", ".join(options_a.variants), ", ".join(options_b.variants)
        raise InvalidOption(
            said(
                "There is nothing to compare: one has {ours}, the other {theirs}. Choose a variant for both.",
                ours=ours,
                theirs=theirs,
            )
        )
    return shared


def switches(options_a: Options, options_b: Options) -> list[Switch]:
    """Return the switches that lead from `options_a` to `options_b`, in the order of the pipeline."""
    made: list[Switch] = []
    reached = replace(options_a, variants=common_variants(options_a, options_b))
    for step, names in _groups().items():
        changed = [name for name in names if getattr(reached, name) != getattr(options_b, name)]
        if changed:
            old, new = _told(reached, changed), _told(options_b, changed)
            reached = replace(reached, **{name: getattr(options_b, name) for name in changed})
            made.append(Switch(step, old, new, reached))
    return made


def _groups() -> dict[str, list[str]]:
    """Return step -> the options that it switches; an option that has no group is a step of its own."""
    groups: dict[str, list[str]] = {}
    for each in option_fields():
        if each.name not in NOT_OF_ONE_PAIR:
            groups.setdefault(STEP_OF.get(each.name, about(each.name).label), []).append(each.name)
    return groups


def _told(options: Options, names: Sequence[str]) -> str:
    """Return the values of `names`, with their labels where one value would not say what it is of."""
    values = {name: written(getattr(options, name)) or said("none") for name in names}
    return listed(
        said("{option} {value}", option=WITHIN_STEP[name], value=value) if name in WITHIN_STEP else value
        for name, value in values.items()
    )


def _steps(place: int, switch: Switch, before: Evaluation, after: Evaluation) -> Iterator[tuple[str, Step]]:
    causes = Causes(before, after)
    for name, joint in before.scores.items():
        score = after.scores[name].score
        if score != joint.score:
            told = causes.of(name)
            yield name, Step(place, switch.name, switch.old, switch.new, joint.score, score, told)


def _minus(after: Score, before: Score) -> Score:
    return Score(*(late - early for late, early in zip(after, before, strict=True)))
