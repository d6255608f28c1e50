"""A decision that is being made: what it would say if it were kept now."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from rouge_gui.study.annotating.adjudication import Case
from rouge_gui.study.annotating.scheme import Question, Rating, Scheme, answers_of, digit_of
from rouge_gui.study.annotating.verdict import CANNOT_JUDGE, Answer, SpanLabel, Verdict

Place = tuple[str, int, int, str]


@dataclass(frozen=True)
class Draft:
    """Answers by question, spans, and a note."""

    answers: Mapping[str, Answer] = field(default_factory=dict)
    spans: tuple[SpanLabel, ...] = ()
    note: str = ""

    @classmethod
    def of(cls, case: Case, scheme: Scheme) -> "Draft":
        """Return what was decided, or where nothing was, what all annotators say alike."""
        if case.decision is not None:
            return cls.taken(case.decision)
        said = list(case.verdicts.values())
        first = said[0]
        alike = {
            each.name: first.answers[each.name]
            for each in scheme.questions
            if all(
                each.name in other.answers and other.answers[each.name] == first.answers.get(each.name)
                for other in said
            )
        }
        shared = [span for span in first.spans if all(_has(other, span) for other in said)]
        return cls(alike, tuple(shared))

    @classmethod
    def taken(cls, verdict: Verdict) -> "Draft":
        """Return what somebody said, as it stands."""
        return cls(dict(verdict.answers), verdict.spans, verdict.note)

    def answered(self, question: Question, digit: int) -> "Draft":
        """Return this with the answer that `digit` chooses; itself where it chooses none."""
        answer = answer_of(question, digit)
        return self if answer is None else replace(self, answers={**self.answers, question.name: answer})

    def unjudged(self, question: Question) -> "Draft":
        """Return this with the question answered by "cannot judge"."""
        return replace(self, answers={**self.answers, question.name: CANNOT_JUDGE})

    def toggled(self, span: SpanLabel) -> "Draft":
        """Return this with `span` taken over, or without it where it was."""
        left = tuple(each for each in self.spans if place_of(each) != place_of(span))
        return replace(self, spans=left if len(left) < len(self.spans) else (*self.spans, span))

    def graded(self, span: SpanLabel, severity: str) -> "Draft":
        """Return this with `span` taken over at `severity`."""
        left = tuple(each for each in self.spans if place_of(each) != place_of(span))
        return replace(self, spans=(*left, replace(span, severity=severity)))

    def severity_of(self, span: SpanLabel) -> str | None:
        """Return how bad the place of `span` is said to be, "" where that is not asked, None where it is not taken."""
        return next((each.severity for each in self.spans if place_of(each) == place_of(span)), None)

    def open_questions(self, scheme: Scheme) -> list[Question]:
        """Return the questions that have no answer yet."""
        return [each for each in scheme.questions if each.name not in self.answers]


def answer_of(question: Question, digit: int) -> Answer:
    """Return the answer that a digit chooses, None where it chooses none."""
    for answer in answers_of(question):
        if digit_of(question, answer) == digit:
            return float(answer) if isinstance(question, Rating) else answer
    return None


def place_of(span: SpanLabel) -> Place:
    """Return what makes two spans the same, whatever their severity."""
    return span.text, span.start, span.end, span.label


def _has(verdict: Verdict, span: SpanLabel) -> bool:
    return any(place_of(each) == place_of(span) and each.severity == span.severity for each in verdict.spans)
