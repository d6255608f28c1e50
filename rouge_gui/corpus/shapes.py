r"""What the names of files have in common, as pyrouge writes it: `news\.(\d+)\.txt` and `news\.[A-Z]\.#ID#\.txt`."""

import re
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, takewhile

ID = "#ID#"
DIGITS = re.compile(r"(\d+)")
PIECE = re.compile(r"[^._-]+")
VARYING = re.compile(r"(?<![A-Za-z])[A-Z](?![A-Za-z])|(?<![A-Za-z])[a-z](?![A-Za-z])|\d+")
EDGES = "._-"


def same_names(systems: Sequence[str], models: Sequence[str]) -> tuple[str, str] | None:
    r"""Return the patterns `(.+)\.txt` and `#ID#\.txt` where most files are called alike on both sides, else None.

    Each side may have an ending of its own (`.dec`, `.ref`).
    """
    system, model = _ending(systems), _ending(models)
    both = {name.removesuffix(system) for name in systems} & {name.removesuffix(model) for name in models}
    if len(both) * 2 <= max(len(systems), len(models)):
        return None
    return f"(.+){re.escape(system)}", f"{ID}{re.escape(model)}"


def system_pattern(names: Sequence[str]) -> str:
    r"""Return the expression that most `names` match, with one group where the id stands.

    That is the number that differs from each name to each other; where there is none, or less than half of the names
    agree in all but numbers, it is whatever stands between the beginning and the end that all have in common.
    """
    shapes: dict[tuple[str, ...], list[list[str]]] = defaultdict(list)
    for name in names:
        parts = DIGITS.split(name)
        if len(parts) > 1:
            shapes[tuple(parts[::2])].append(parts[1::2])
    if shapes:
        literals, numbers = max(shapes.items(), key=lambda shape: len(shape[1]))
        if len(numbers) * 2 > len(names):
            return _numbered(literals, numbers) or _framed(names)
    return _framed(names)


def model_pattern(names: Sequence[str], ids: Collection[str]) -> str | None:
    """Return the expression that most `names` match, `#ID#` where one of `ids` stands; None where none holds one.

    A letter that stands alone and every other number may differ from name to name.
    """
    counts = Counter(
        f"{_varied(name[:start])}{ID}{_varied(name[end:])}"
        for name in names
        for start, end in _places(name, ids)
    )
    return max(counts, key=lambda shape: (counts[shape], len(shape))) if counts else None


def matching_ids(pattern: str, id_pattern: str) -> re.Pattern[str]:
    """Return the expression of a model pattern whose group `ID` is what stands at `#ID#`; `re.error` where it is none."""
    group = _group(id_pattern)
    first, *rest = pattern.split(ID)
    return re.compile(first + f"(?P<ID>{group})" + "(?P=ID)".join(rest))


def _numbered(literals: Sequence[str], numbers: Sequence[Sequence[str]]) -> str | None:
    differing = [set(column) for column in zip(*numbers, strict=True)]
    id_ = max((place for place, column in enumerate(differing) if len(column) == len(numbers)), default=None)
    if id_ is None:
        return None
    pattern = re.escape(literals[0])
    for place, column in enumerate(differing):
        fixed = min(column) if len(column) == 1 else r"\d+"
        pattern += (r"(\d+)" if place == id_ else fixed) + re.escape(literals[place + 1])
    return pattern


def _framed(names: Sequence[str]) -> str:
    before = _beginning(names)
    before = before[: max(before.rfind(edge) for edge in EDGES) + 1] if len(set(names)) > 1 else ""
    return f"{re.escape(before)}(.+){re.escape(_ending(names))}"


def _ending(names: Sequence[str]) -> str:
    """Return what most `names` end in from their last dot on; nothing where they end in many ways, or have no dot."""
    endings = Counter(dot + ending for _, dot, ending in (name.rpartition(".") for name in names) if dot)
    ending, count = max(endings.items(), key=lambda each: each[1], default=("", 0))
    return ending if count * 2 > len(names) else ""


def _beginning(names: Sequence[str]) -> str:
    """Return what all `names` begin with."""
    first, last = min(names), max(names)
    same = takewhile(lambda pair: pair[0] == pair[1], zip(first, last, strict=False))
    return "".join(letter for letter, _ in same)


def _places(name: str, ids: Collection[str]) -> Iterator[tuple[int, int]]:
    """Yield where in `name` an id stands: a whole number, else pieces between dots, lines and strokes."""
    found = [each.span() for each in DIGITS.finditer(name) if each[0] in ids]
    if not found:
        pieces = [each.span() for each in PIECE.finditer(name)]
        spans = [(start, end) for start, end in pieces]
        spans += [(first[0], last[1]) for first, last in combinations(pieces, 2)]
        found = [span for span in spans if name[slice(*span)] in ids]
    yield from found


def _varied(text: str) -> str:
    """Return `text` as an expression in which lone letters and numbers may differ."""
    pattern, end = "", 0
    for found in VARYING.finditer(text):
        pattern += re.escape(text[end : found.start()])
        pattern += r"\d+" if found[0].isdecimal() else "[A-Z]" if found[0].isupper() else "[a-z]"
        end = found.end()
    return pattern + re.escape(text[end:])


def _group(pattern: str) -> str:
    """Return what stands in the first group of `pattern`; anything, where that cannot be told."""
    found = re.search(r"(?<!\\)\((?!\?)([^()]*)\)", pattern)
    return found[1] if found else ".+"
