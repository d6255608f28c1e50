"""What each edit of the open example did to its scores: the steps from the opened texts to the present ones."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile

from rouge_gui.gui.opened import CANDIDATE, SOURCE, reference_role
from rouge_gui.rouge.evaluate import Evaluation
from rouge_gui.rouge.score import Score
from rouge_gui.wording import listed, said

START = said("as they were opened")
LONGEST = 48


@dataclass(frozen=True)
class Step:
    """The texts by role after a settled edit, and their joint scores by variant.

    `roles` are the texts that the edit changed, `what` says how, `before` is the step it was made from; the first
    step has no roles and comes from itself.
    """

    texts: Mapping[str, str]
    scores: Mapping[str, Score]
    roles: tuple[str, ...] = ()
    what: str = START
    before: int = 0


class History:
    """The steps in the order of time; `at` is the one whose texts are open."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.at = 0
        self._last: Evaluation | None = None

    def clear(self) -> None:
        """Forget all steps."""
        self.steps, self.at, self._last = [], 0, None

    def record(self, evaluation: Evaluation) -> bool:
        """Take in the evaluation of the open texts; return whether that is another step than before.

        Texts that were there before (undo, redo) are that step again. Under other options all begins anew, since
        scores under different options do not compare.
        """
        last, self._last = self._last, evaluation
        texts = _texts(evaluation)
        scores = {variant: joint.score for variant, joint in evaluation.scores.items()}
        if last is None or last.options != evaluation.options:
            self.steps, self.at = [Step(texts, scores)], 0
            return True
        before = self.steps[self.at].texts
        if texts == before:
            return False
        known = [place for place, step in enumerate(self.steps) if step.texts == texts]
        if not known:
            roles = tuple(role for role in {**before, **texts} if before.get(role) != texts.get(role))
            what = listed((described(before.get(role, ""), texts.get(role, "")) for role in roles), "; ")
            self.steps.append(Step(texts, scores, roles, what, self.at))
        self.at = known[-1] if known else len(self.steps) - 1
        return True

    def change(self, step: int, variant: str) -> float | None:
        """Return by how much an edit changed the F of a variant; None for the first step."""
        here = self.steps[step]
        if not here.roles or variant not in here.scores or variant not in self.steps[here.before].scores:
            return None
        return here.scores[variant].fmeasure - self.steps[here.before].scores[variant].fmeasure


def described(before: str, after: str) -> str:
    """Return in a few words how one text became the other."""
    old, new = before.split(), after.split()
    start = _common(old, new)
    end = _common(old[start:][::-1], new[start:][::-1])
    removed, added = (" ".join(words[start : len(words) - end]) for words in (old, new))
    if removed and added:
        return said("“{removed}” became “{added}”", removed=shortened(removed), added=shortened(added))
    if removed or added:
        return (
            said("added “{words}”", words=shortened(added))
            if added
            else said("removed “{words}”", words=shortened(removed))
        )
    return said("blanks changed")


def shortened(words: str) -> str:
    """Return `words`, its middle left out where they are long."""
    half = LONGEST // 2
    return words if len(words) <= LONGEST else f"{words[:half].rstrip()} … {words[-half:].lstrip()}"


def _common(one: Sequence[str], other: Sequence[str]) -> int:
    """Return how many words both begin with."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _texts(evaluation: Evaluation) -> dict[str, str]:
    source = evaluation.source
    texts = {SOURCE: "" if source is None else source.raw, CANDIDATE: evaluation.candidate.raw}
    return texts | {reference_role(place): text.raw for place, text in enumerate(evaluation.references)}
