"""Whatever the texts are: no cue raises, and every place lies inside the text it speaks of."""

from hypothesis import given, settings
from hypothesis import strategies as st

from rouge_gui.rouge.cues import CUES, find_all
from rouge_gui.rouge.cues.lifted import is_lifted
from rouge_gui.rouge.evidence.extraction import extraction
from rouge_gui.rouge.evidence.kinds import AMBER, GREEN, RED
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.rouge.evidence.suspicion import suspicion
from rouge_gui.wording import Wording

PIECES = [
    "not", "no", "May", "may", "12", "June", "1st", "3rd", "40,000", "40.000", "3.5", "%", "per", "cent",
    "two", "hundred", "and", "five", "million", "m", "U.S.", "US", "can't", "won't", "'s", "n't", "-lrb-",
    "the", "of", "Smith", "sued", "Jones", "by", "was", ",", ".", ";", ":", "-", "99:99", "1:2:3",
    "\uff11\uff12", "²", "½", "١٢", "12.13.14", "$", "£", "€5", "5€", "Mio.", "dwa", "sto", "zwei", "nicht",
    "nie",
]  # fmt: skip
said = st.lists(st.sampled_from([*(f"{piece} " for piece in PIECES), *PIECES, "\n", "\n\n"]), max_size=30)
texts = st.text(max_size=60) | said.map("".join)


@settings(max_examples=300)
@given(source=st.none() | texts, references=st.lists(texts, max_size=2), candidate=texts)
def test_places_lie_inside_their_texts(source: str | None, references: list[str], candidate: str) -> None:
    study = Study(source, references)
    reading = Reading(candidate, study)
    places = find_all(reading)
    for place in places:
        assert 0 <= place.start < place.end <= len(candidate)
        assert place.cue in CUES
        assert place.severity in {RED, AMBER, GREEN}
        assert isinstance(place.reason, Wording)
        assert place.reason.strip() == place.reason != ""
        if place.source is not None:
            assert source is not None
            assert 0 <= place.source.start < place.source.end <= len(source)
        if place.reference is not None:
            number, span = place.reference
            assert 0 <= span.start < span.end <= len(references[number])
    assert suspicion(places, reading) >= 0
    if study.source is None:
        assert all(not CUES[place.cue].needs_source for place in places)
        assert not is_lifted(reading)
    else:
        found = extraction(reading)
        shares = (found.coverage, found.seam_rate, *found.novel, *found.source_precision)
        assert all(0 <= share <= 1 for share in shares)


def test_every_cue_names_itself_and_says_what_was_measured() -> None:
    assert [cue.name for cue in CUES.values()] == list(CUES)
    assert len({cue.letter for cue in CUES.values()}) == len(CUES)
    for cue in CUES.values():
        assert len(cue.letter) == 1
        assert cue.help.endswith(".")
        assert cue.precision.endswith(".")
