"""ROUGE-L: the longest common subsequence of the whole texts (Lin 2004, section 3.1; rouge-score's `rougeL`)."""

import re
from dataclasses import dataclass

from rouge_gui.rouge.alignment import common_subsequence
from rouge_gui.rouge.kinds import Family
from rouge_gui.rouge.score import Match, Overlap
from rouge_gui.rouge.text import Text


@dataclass(frozen=True)
class LCS:
    """ROUGE-L at sentence level: the text is one sequence, whatever its sentences."""

    name: str = "ROUGE-L"

    def overlap(self, candidate: Text, reference: Text) -> Overlap:
        """Count the tokens of one longest common subsequence and keep their places."""
        pairs = common_subsequence(reference.keys, candidate.keys)
        return Overlap(
            hits=len(pairs),
            candidate_total=len(candidate.tokens),
            reference_total=len(reference.tokens),
            matches=tuple(Match((mine,), (theirs,)) for theirs, mine in pairs),
        )


FAMILY = Family(
    "ROUGE-L", re.compile("ROUGE-L"), lambda _found: LCS(), "longest sequence of words in the same order"
)
