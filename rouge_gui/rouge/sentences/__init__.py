"""The sentence splitters, one file each; `SENTENCES` registers them by name."""

from rouge_gui.rouge.kinds import Splitter
from rouge_gui.rouge.sentences import full_stops, newline, punkt, rules, spaced_stops

SENTENCES: dict[str, Splitter] = {
    "newline": newline.SPLITTER,
    "rules": rules.SPLITTER,
    "full stops": full_stops.SPLITTER,
    "spaced stops": spaced_stops.SPLITTER,
    **punkt.SPLITTERS,
}
