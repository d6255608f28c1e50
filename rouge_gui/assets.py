"""Where the files of `resources/` lie: inside the package once built, beside it in a checkout."""

from pathlib import Path


def root() -> Path:
    """Return the folder that holds `samples/`, `icons/`, `schemes/`, `stopwords/` and the other resources."""
    package = Path(__file__).resolve().parent
    inside = package / "resources"
    return inside if inside.is_dir() else package.parent / "resources"


def samples() -> Path:
    """Return the folder of the sample corpus."""
    return root() / "samples"


def schemes(language: str = "") -> list[Path]:
    """Return the files of the bundled annotation schemes, by name: in English, or those that ask in `language` ("pl")."""
    there = (root() / "schemes").glob("*.toml")
    return sorted(path for path in there if path.stem.partition(".")[2] == language)


def stop_words(name: str) -> tuple[str, ...]:
    """Return the bundled stop list `name` (a file of `stopwords/`), one entry a line, `#` lines left out."""
    return _entries(root() / "stopwords" / f"{name}.txt")


def abbreviations() -> tuple[str, ...]:
    """Return the words after whose full stop a sentence goes on, lower case, without the full stop."""
    return _entries(root() / "sentences" / "abbreviations.txt")


def _entries(path: Path) -> tuple[str, ...]:
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(line.strip() for line in lines if line.strip() and not line.startswith("#"))
