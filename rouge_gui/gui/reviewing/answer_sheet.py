"""What somebody is saying of one item until it is kept: answers, labels, note and flag; one key undoes a step."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rouge_gui.study.annotating.scheme import Label, Question, Rating, Scheme, answers_of
from rouge_gui.study.annotating.turning import turned
from rouge_gui.study.annotating.verdict import CANNOT_JUDGE, Answer, SpanLabel
from rouge_gui.wording import listed, said

NOTHING_ASKED = said("No question is asked here: select words and press the letter of a label.")
NO_LABEL = said("There is no label yet to link: select words and press the letter of a label.")


@dataclass(frozen=True)
class Said:
    """What was said so far; answers are as a verdict keeps them."""

    answers: Mapping[str, Answer] = field(default_factory=dict)
    spans: tuple[SpanLabel, ...] = ()
    note: str = ""
    flagged: bool = False


class AnswerSheet:
    """`at` is the question that digits answer, `pending` a label that waits for its severity.

    `is_turned`: the two systems are shown in the other order than the item names them. What changes something returns a
    sentence where it could not be done, else "".
    """

    def __init__(self, scheme: Scheme, said: Said, *, is_turned: bool = False) -> None:
        self.scheme, self.said, self.is_turned = scheme, said, is_turned
        self.pending: SpanLabel | None = None
        self._kept = said
        self._linkable: int | None = None
        self._former: list[tuple[Said, int]] = []
        self.at = next(
            (place for place, each in enumerate(scheme.questions) if each.name not in said.answers), 0
        )

    @property
    def is_changed(self) -> bool:
        """Whether something was said that is not kept."""
        return self.said != self._kept

    @property
    def is_complete(self) -> bool:
        """Whether every question is answered and every label has its severity."""
        return self.pending is None and all(each.name in self.said.answers for each in self.scheme.questions)

    @property
    def current(self) -> Question | None:
        """The question that digits answer, None where none is asked."""
        return self.scheme.questions[self.at] if self.scheme.questions else None

    def keep(self) -> None:
        """Take what is said as kept."""
        self._kept = self.said

    def differs_from(self, kept: Said) -> None:
        """Take `kept` as what was kept; what is said now differs from it."""
        self._kept = kept

    def digit(self, digit: int) -> str:
        """Answer the current question and go to the next; say how bad a label is where that is asked."""
        if self.pending is not None:
            return self._severity(digit)
        question = self.current
        if question is None:
            return NOTHING_ASKED
        answer = self._answer(question, digit)
        if answer is None:
            return said(
                "“{question}” is answered by {digits}.", question=question.title, digits=digits_of(question)
            )
        return self._put(question, answer)

    def cannot_judge(self) -> str:
        """Say of the current question that it cannot be judged."""
        question = self.current
        if self.pending is not None or question is None:
            return self._unready() or NOTHING_ASKED
        return self._put(question, CANNOT_JUDGE)

    def step(self, step: int) -> None:
        """Go to the question `step` further on, round and round."""
        if self.scheme.questions:
            self.at = (self.at + step) % len(self.scheme.questions)

    def choose(self, place: int) -> None:
        """Go to the question at `place`."""
        self.at = place

    def chosen(self, question: Question) -> int | None:
        """Return the digit of the answer to `question`, None where there is none."""
        answer = self.said.answers.get(question.name)
        if answer is None:
            return None
        if isinstance(question, Rating):
            return int(answer)
        shown = turned(question, str(answer)) if self.is_turned else str(answer)
        return question.options.index(shown) + 1 if shown in question.options else None

    def put_label(self, label: Label, span: SpanLabel) -> str:
        """Put a label on words; where it has severities the next digit says how bad it is."""
        if self.pending is not None:
            return self._unready()
        if label.severities:
            self.pending = span
        else:
            self._add(span)
        return ""

    def link(self, start: int, end: int) -> str:
        """Link the label that was put or chosen last to a place of the source."""
        if self.pending is not None:
            return self._unready()
        if self._linkable is None or self._linkable >= len(self.said.spans):
            return NO_LABEL
        span = self.said.spans[self._linkable]
        label = self.label(span)
        if label is not None and not label.linked:
            return said("“{label}” is not linked to the source.", label=label.title)
        self._set_span(self._linkable, replace(span, evidence=(start, end)))
        return ""

    def choose_label(self, place: int) -> None:
        """Let the next link be that of the label at `place`."""
        self._linkable = place

    def remove_label(self, place: int) -> None:
        """Take a label away."""
        self._linkable = None
        spans = self.said.spans
        self._change(replace(self.said, spans=spans[:place] + spans[place + 1 :]))

    def set_note(self, note: str) -> None:
        """Write another note; undone with whatever was said before it."""
        self.said = replace(self.said, note=note)

    def toggle_flag(self) -> None:
        """Flag the item, or take the flag away."""
        self._change(replace(self.said, flagged=not self.said.flagged))

    def undo(self) -> bool:
        """Take the last step back; False where there is none."""
        if self.pending is not None:
            self.pending = None
            return True
        if not self._former:
            return False
        self.said, self.at = self._former.pop()
        self._linkable = None
        return True

    def unready(self) -> str:
        """Return what is still to be said before it can be kept, and go there; "" where nothing is."""
        if self.pending is not None:
            return self._unready()
        for place, question in enumerate(self.scheme.questions):
            if question.name not in self.said.answers:
                self.at = place
                return said(
                    "“{question}” is not answered yet: press a digit, or say that it cannot be judged.",
                    question=question.title,
                )
        return ""

    def label(self, span: SpanLabel) -> Label | None:
        """Return the label that `span` wears, None where the scheme does not have it any more."""
        return next((each for each in self.scheme.labels if each.name == span.label), None)

    def severities(self) -> tuple[str, ...]:
        """Return what the next digit chooses among, () where it answers a question."""
        label = None if self.pending is None else self.label(self.pending)
        return () if label is None else label.severities

    def _severity(self, digit: int) -> str:
        severities, span = self.severities(), self.pending
        if span is None or not 1 <= digit <= len(severities):
            return self._unready()
        self.pending = None
        self._add(replace(span, severity=severities[digit - 1]))
        return ""

    def _unready(self) -> str:
        if self.pending is None:
            return ""
        label = self.label(self.pending)
        told = listed(f"{digit} {words}" for digit, words in enumerate(self.severities(), start=1))
        return said(
            "Say first how bad “{label}” is: {severities}.",
            label=label.title if label else self.pending.label,
            severities=told,
        )

    def _answer(self, question: Question, digit: int) -> Answer:
        if isinstance(question, Rating):
            return float(digit) if question.low <= digit <= question.high else None
        if not 1 <= digit <= len(question.options):
            return None
        shown = question.options[digit - 1]
        return turned(question, shown) if self.is_turned else shown

    def _put(self, question: Question, answer: Answer) -> str:
        self._change(replace(self.said, answers={**self.said.answers, question.name: answer}))
        self.at = min(self.at + 1, len(self.scheme.questions) - 1)
        return ""

    def _add(self, span: SpanLabel) -> None:
        self._change(replace(self.said, spans=(*self.said.spans, span)))
        self._linkable = len(self.said.spans) - 1

    def _set_span(self, place: int, span: SpanLabel) -> None:
        spans = list(self.said.spans)
        spans[place] = span
        self._change(replace(self.said, spans=tuple(spans)))

    def _change(self, said: Said) -> None:
        self._former.append((self.said, self.at))
        self.said = said


def digits_of(question: Question) -> str:
    """Return the digits that answer a question, in words."""
    count = len(answers_of(question))
    first = question.low if isinstance(question, Rating) else 1
    return said("{first} to {last}", first=first, last=first + count - 1)
