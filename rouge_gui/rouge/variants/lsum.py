"""ROUGE-Lsum: for each reference sentence the union of its LCS with every candidate sentence (Lin 2004, section 3.2)."""

import re

from rouge_gui.rouge.kinds import Family
from rouge_gui.rouge.union import UnionLCS

FAMILY = Family(
    "ROUGE-Lsum",
    re.compile("ROUGE-Lsum"),
    lambda _found, _rules: UnionLCS("ROUGE-Lsum"),
    "longest common sequences sentence by sentence, joined over the summary",
)
