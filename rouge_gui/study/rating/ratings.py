"""What people said of candidates, as a corpus or a file of ratings tells it."""

from collections.abc import Iterable, Mapping

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.corpus.numbers import finite
from rouge_gui.study.measures import Measures, Measuring

RATINGS = "ratings"
KNOWN = ("relevance", "coherence", "fluency", "consistency", "faithfulness", "overall")


def rated(candidate: Candidate) -> dict[str, float]:
    """Return the candidate's ratings: the numbers of `ratings` in its file, else those beside it of a `KNOWN` name."""
    told = candidate.metadata.get(RATINGS)
    if isinstance(told, Mapping):
        return _numbers(told)
    return _numbers({name: candidate.metadata.get(name) for name in KNOWN})


def ratings_of(examples: Iterable[Example]) -> Measures:
    """Return each rating as a measure, examples and systems in the order of `examples`."""
    measuring = Measuring()
    for example in examples:
        for system, candidate in example.candidates.items():
            measuring.add_values(example.id, system, rated(candidate))
    return measuring.measures()


def _numbers(told: Mapping[object, object]) -> dict[str, float]:
    known = {str(name): finite(value) for name, value in told.items()}
    return {name: number for name, number in known.items() if number is not None}
