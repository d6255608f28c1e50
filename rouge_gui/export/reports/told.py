"""A whole report as its parts, in the order in which it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rouge_gui.export.reports.comparison_parts import comparison_parts
from rouge_gui.export.reports.parts import Facts, Part
from rouge_gui.export.reports.study_parts import study_parts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rouge_gui.export.reports.contents import Contents


def title(contents: Contents) -> str:
    """Return what the report is called."""
    return "Which system is better" if contents.comparison is not None else "What the scores are worth"


def parts(contents: Contents) -> Iterator[Part]:
    """Yield what the report holds: the corpus and its signature, then the comparison, then the study."""
    yield Facts(
        [
            ("Corpus", ", ".join(contents.paths)),
            ("Protocol", contents.options.protocol),
            ("Signature", contents.signature),
        ]
    )
    if contents.comparison is not None:
        yield from comparison_parts(contents.comparison)
    if contents.study is not None:
        yield from study_parts(contents, contents.study)
