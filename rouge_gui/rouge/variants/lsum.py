"""ROUGE-Lsum: for each reference sentence the union of its LCS with every candidate sentence (Lin 2004, section 3.2)."""

import re

from rouge_gui.rouge.kinds import SET, Family, Rules, Variant
from rouge_gui.rouge.union import DistinctLCS, UnionLCS
from rouge_gui.wording import said


def _make(_found: re.Match[str], rules: Rules) -> Variant:
    return DistinctLCS("ROUGE-Lsum", by_sentence=True) if rules.counting == SET else UnionLCS("ROUGE-Lsum")


FAMILY = Family(
    "ROUGE-Lsum",
    "ROUGE-Lsum",
    re.compile("ROUGE-Lsum"),
    _make,
    said("longest common sequences sentence by sentence, joined over the summary"),
)
