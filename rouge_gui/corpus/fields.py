"""What an object says beside its candidates, by the names that columns have too."""

from typing import NamedTuple

from rouge_gui.corpus.columns import IDS, REFERENCE, SOURCES, SUMMARY
from rouge_gui.corpus.objects import Row
from rouge_gui.corpus.rows import checked_references, checked_text


class Fields(NamedTuple):
    """The id as it stands there, the texts, and the rest."""

    id: object
    source: str | None
    references: tuple[str, ...]
    rest: Row


def fields_of(row: Row) -> Fields:
    """Return what the fields of `row` are; `summary` is the reference where no other is."""
    plain = {name: name.strip().lower().replace(" ", "_").replace("-", "_") for name in row}
    references = [name for name in row if REFERENCE.fullmatch(plain[name])]
    references = references or [name for name in row if plain[name] == SUMMARY]
    first = {known: name for name, known in reversed(plain.items())}
    id_ = next((first[known] for known in IDS if known in first), None)
    source = next((first[known] for known in SOURCES if known in first), None)
    return Fields(
        None if id_ is None else row[id_],
        None if source is None else checked_text(row[source], f'"{source}"'),
        tuple(text for name in references for text in checked_references(row[name], f'"{name}"')),
        {name: value for name, value in row.items() if name not in {id_, source, *references}},
    )
