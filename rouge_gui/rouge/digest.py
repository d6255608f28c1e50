"""A short name for the texts that were scored, so that a signature says of what its numbers are."""

import hashlib

SHOWN = 12


class Digest:
    """Takes texts in order; the same texts in the same order have the same digest on every machine."""

    def __init__(self) -> None:
        self._hash = hashlib.sha256()

    def add(self, *texts: str) -> None:
        """Take `texts` in; each is framed by its length, so that no two lists of texts run into one another."""
        for text in texts:
            encoded = text.encode("utf-8", "surrogatepass")
            self._hash.update(f"{len(encoded)}:".encode())
            self._hash.update(encoded)

    def sign(self, signature: str) -> str:
        """Return `signature` with the first twelve digits of the SHA-256 of all texts."""
        return f"{signature} | text sha {self._hash.hexdigest()[:SHOWN]}"
