"""What readers tell beside what was read, for tests that look at the rest of a report."""

from collections.abc import Iterable
from typing import TypeVar

from rouge_gui.corpus.example import Account, Example, Problem
from rouge_gui.wording import Wording

Item = TypeVar("Item", bound=Example | Problem)


def without_accounts(items: Iterable[Item]) -> list[Item]:
    """Return `items` without accounts and words about empty texts: test_accounts.py looks at those."""
    return [
        item
        for item in items
        if not isinstance(item, Account)
        and not (isinstance(item, Problem) and "is empty; its" in item.message)
    ]


def problems_of(items: Iterable[Example | Problem]) -> list[Problem]:
    """Return what is told, but for accounts and words about empty texts."""
    return [item for item in without_accounts(items) if isinstance(item, Problem)]


def check_said(text: str) -> None:
    """Fail where `text` cannot be shown in another language."""
    assert isinstance(text, Wording), f"is said in English alone: {text}"
