"""ROUGE-L: the longest common subsequence of the whole texts (Lin 2004, section 3.1; rouge-score's `rougeL`)."""

import re
from dataclasses import dataclass

from rouge_gui.rouge.alignment import common_subsequence
from rouge_gui.rouge.kinds import BY_SENTENCE, SET, Family, Rules, Variant
from rouge_gui.rouge.score import Match, Overlap
from rouge_gui.rouge.text import Text
from rouge_gui.rouge.union import DistinctLCS, UnionLCS
from rouge_gui.wording import said


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


def _make(_found: re.Match[str], rules: Rules) -> Variant:
    """Under ROUGE-1.5.5 the name ROUGE-L stands for the union LCS, under pltrdy/rouge for its distinct words."""
    if rules.counting == SET:
        return DistinctLCS("ROUGE-L", rules.sequence == BY_SENTENCE)
    return UnionLCS("ROUGE-L") if rules.sequence == BY_SENTENCE else LCS()


FAMILY = Family(
    "ROUGE-L",
    "ROUGE-L",
    re.compile("ROUGE-L"),
    _make,
    said("longest sequence of words in the same order"),
)
