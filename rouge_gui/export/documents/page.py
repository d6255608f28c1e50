"""Highlighted examples as one HTML file that needs nothing else: no script, no other file, nothing that is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rouge_gui.export.documents.head import head
from rouge_gui.export.documents.html_words import words
from rouge_gui.export.documents.style import STYLE

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from pathlib import Path

    from rouge_gui.export.documents.opened import Opened

HEAD = head("What ROUGE counted", STYLE)
LEGEND = """<ul class="legend">
<li><span class="unigram">Unigram</span>: a word that both texts hold</li>
<li><span class="bigram">Bigram</span>: words in a row that both hold</li>
<li><span class="lcs">LCS</span>: the longest sequence in the same order</li>
<li><span class="hollow">boxed thinly</span>: present, not counted</li>
<li><span class="stem">stemmed</span>: counted, though the words differ: their stems are the same</li>
<li><span class="box red first last">cue</span> strong, <span class="box amber first last">cue</span> weak:
a reason to look, no verdict; a letter at the side of its line tells of which kind, as in the list below each text</li>
<li>a<i class="seam"></i>b: words that the source does not have side by side</li>
</ul>
"""


def write(path: Path, examples: Iterable[Opened], sign: Callable[[], str]) -> None:
    """Write `examples` one below the other, and the signature at the end, asked for once all are written."""
    from rouge_gui.export.documents.article import article

    with path.open("w", encoding="utf-8", newline="") as handle:
        handle.write(f"{HEAD}{LEGEND}")
        for each in examples:
            handle.writelines(article(each))
        handle.write(f"<footer>Signature: <code>{words(sign())}</code></footer>\n</body>\n</html>\n")
