"""What promptfoo tells of a test, in whichever of its files: its variables and the answers to its prompts."""

from collections.abc import Mapping

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.corpus.fields import fields_of
from rouge_gui.corpus.objects import Row
from rouge_gui.corpus.rows import checked_name
from rouge_gui.wording import said

THE_ID = said("The id")


def example_of(number: int, variables: Row, candidates: Mapping[str, Candidate]) -> Example:
    """Return the example of test `number`, counted from 1, which is its id where no variable is."""
    fields = fields_of(variables)
    return Example(
        checked_name(fields.id, THE_ID, str(number)),
        fields.source,
        fields.references,
        candidates,
        fields.rest,
    )
