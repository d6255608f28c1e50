"""What stands in a report, before it is put into words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from rouge_gui.rouge.options import Options
    from rouge_gui.study.comparing.comparison import Comparison
    from rouge_gui.study.rating.study import RatingStudy


@dataclass(frozen=True)
class Contents:
    """What was found of the corpus at `paths`, scored under `options`: a comparison, a study of ratings, or both.

    `signature` is that of the options with the digest of the texts. `texts` has candidates by (example, system), those
    that a case may name.
    """

    paths: Sequence[str]
    options: Options
    signature: str
    comparison: Comparison | None = None
    study: RatingStudy | None = None
    texts: Mapping[tuple[str, str], str] = field(default_factory=dict)
