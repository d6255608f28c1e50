"""The cues of the open example, found with its evidence."""

from rouge_gui.gui.assessment import MOST_TOKENS, assess
from rouge_gui.gui.opened import CANDIDATE, SOURCE, Opened, reference_role
from rouge_gui.rouge.evidence.kinds import RED
from rouge_gui.rouge.options import Options

ARTICLE = "Nine people were hurt in the fire in Leeds. Officials did not say what caused it."
WRONG = "Forty people were hurt in the fire in Leeds."


def opened(candidate: str, source: str) -> Opened:
    roles = {SOURCE: source, CANDIDATE: candidate, reference_role(0): "A fire in Leeds hurt nine people."}
    return Opened("1", "s", roles, roles, bool(source))


def test_a_wrong_number_is_a_place_of_the_candidate() -> None:
    places = assess(opened(WRONG, ARTICLE), Options()).places
    assert places is not None
    assert "Forty" in {WRONG[place.start : place.end] for place in places if place.severity == RED}


def test_a_copy_has_no_red_place() -> None:
    places = assess(opened(ARTICLE, ARTICLE), Options()).places
    assert places is not None
    assert RED not in {place.severity for place in places}


def test_cues_are_off_without_a_source_and_for_huge_texts() -> None:
    assert assess(opened(WRONG, ""), Options()).places is None
    assert assess(opened(WRONG, "word " * (MOST_TOKENS + 1)), Options()).places is None
    assert assess(opened("word " * (MOST_TOKENS + 1), ARTICLE), Options()).places is None
