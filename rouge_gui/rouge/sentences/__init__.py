"""The sentence splitters, one file each; `SENTENCES` registers them by name."""

from rouge_gui.rouge.kinds import Splitter
from rouge_gui.rouge.sentences import newline

SENTENCES: dict[str, Splitter] = {
    "newline": newline.SPLITTER,
}
