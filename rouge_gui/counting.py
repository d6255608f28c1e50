"""Numbers of things in words, one of them or several."""


def counted(count: int, word: str) -> str:
    """Return `1 example`, `1,204 examples`."""
    return f"{count:,} {word}{'' if count == 1 else 's'}"
