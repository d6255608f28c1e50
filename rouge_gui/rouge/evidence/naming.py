"""Whether two names are the same to a reader: inflected, abbreviated, or as people and country."""

from rouge_gui.rouge.evidence.reading import Reading

SHORTEST_STEM = 4
LONGEST_ENDING = 4
SHORTEST_SAME = 5
SHORTEST_ENDING = 2
_PEOPLES = """
    britain british uk briton britons; us usa america american americans united; france french; germany german germans;
    spain spanish spaniard; poland polish pole poles; china chinese; russia russian russians; italy italian italians;
    netherlands dutch holland; england english; scotland scottish scots; wales welsh; ireland irish; turkey turkish;
    greece greek greeks; sweden swedish swede; denmark danish dane; norway norwegian; finland finnish finn;
    switzerland swiss; japan japanese; india indian; iran iranian; iraq iraqi; israel israeli; europe european eu;
    portugal portuguese; ukraine ukrainian; vietnam vietnamese; czech czechia; belgium belgian; austria austrian;
    canada canadian; mexico mexican; brazil brazilian; australia australian; kenya kenyan; egypt egyptian; london londoner
    londoners; paris parisian; polska polski polscy; deutschland deutsche deutschen
"""
_PEOPLE = {word: line for line in _PEOPLES.split(";") for word in line.split()}


def alike(one: str, other: str, *, inflects: bool) -> bool:
    """Tell whether two keys can be one name: equal, plural, a country's people; where names inflect, much the same."""
    if one == other or one in (other + "s", other + "es") or other in (one + "s", one + "es"):
        return True
    if not inflects:
        beginning = min(len(one), len(other), SHORTEST_SAME)
        same_people = one in _PEOPLE and _PEOPLE[one] == _PEOPLE.get(other)
        return same_people or (beginning == SHORTEST_SAME and one[:beginning] == other[:beginning])
    shared = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        shared += 1
    longest = max(len(one), len(other))
    return (
        shared >= min(SHORTEST_STEM, longest - 1)
        and longest - shared <= LONGEST_ENDING
        and min(len(one), len(other)) - shared <= SHORTEST_ENDING
    )


def is_known(reading: Reading, position: int) -> bool:
    """Tell whether the source has the name at candidate `position` in some form."""
    word = reading.words[position]
    source = reading.source
    if word.key in source.places or word.stem in source.stem_places or word.key in source.initials:
        return True
    if word.key in _PEOPLE and any(other in source.places for other in _PEOPLE[word.key].split()):
        return True
    if reading.tongue.inflects_names:
        return any(
            alike(word.key, other, inflects=True) for other in source.places if other[:2] == word.key[:2]
        )
    if reading.tongue.nouns_are_capital:
        return any(
            word.key in other or (len(other) > SHORTEST_STEM and other in word.key) for other in source.places
        )
    return False
