"""How well a few typed letters fit some words: in this order, the closer together the better."""

BEGINNING, WORD, INSIDE, APART = range(4)


def fit(typed: str, words: str) -> tuple[int, int, int] | None:
    """Return a rank (smaller is better) of `words` for `typed`, None where its letters do not follow in this order.

    What begins with `typed` comes first, then what holds a word that does, then what holds it anywhere, then letters
    apart from each other; among equals the fewer pieces and the shorter `words`. Case does not matter.
    """
    wanted, whole = " ".join(typed.casefold().split()), words.casefold()
    if whole.startswith(wanted):
        return BEGINNING, 0, len(whole)
    if f" {wanted}" in whole:
        return WORD, 0, len(whole)
    if wanted in whole:
        return INSIDE, 0, len(whole)
    pieces = _pieces(wanted.replace(" ", ""), whole)
    return None if pieces is None else (APART, pieces, len(whole))


def _pieces(letters: str, whole: str) -> int | None:
    """Return in how many pieces `letters` are found one after the other, read from the left."""
    pieces, place = 0, -1
    for letter in letters:
        found = whole.find(letter, place + 1)
        if found < 0:
            return None
        pieces += found != place + 1
        place = found
    return pieces
