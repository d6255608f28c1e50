"""Answers about two systems shown the other way round: what is kept speaks of the systems as the item names them."""

import re

from rouge_gui.study.annotating.scheme import Question, Rating

WORD = re.compile(r"\w+")
SIDES = {"first": "second", "left": "right", "A": "B"}
OTHER = SIDES | {other: one for one, other in SIDES.items()}
LETTERS = {"first": "A", "left": "A", "second": "B", "right": "B"}


def compares(question: Question) -> bool:
    """Tell whether each answer has one that says the same of the two systems in the other order."""
    if isinstance(question, Rating):
        return False
    turned_options = [_replaced(option, OTHER) for option in question.options]
    return turned_options != list(question.options) and set(turned_options) == set(question.options)


def turned(question: Question, answer: str) -> str:
    """Return the answer that says of the two systems in the other order what `answer` says.

    It is the same where the question does not compare them, and twice turned it is what it was.
    """
    return _replaced(answer, OTHER) if compares(question) else answer


def lettered(question: Question, answer: str) -> str:
    """Return an answer in words that name the first shown A and the second B."""
    return _replaced(answer, LETTERS) if compares(question) else answer


def _replaced(words: str, other: dict[str, str]) -> str:
    return WORD.sub(lambda found: other.get(found[0], found[0]), words)
