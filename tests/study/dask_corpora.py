"""Corpora that a careless hand has written, and what scoring one by one makes of them."""

import gzip
import json
import random
from collections.abc import Iterable, Iterator
from pathlib import Path

from rouge_gui.corpus.example import Example, Problem
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.rouge.options import Options
from rouge_gui.study.run import Failure, Result, run

OPTIONS = Options(variants=("ROUGE-1", "ROUGE-2", "ROUGE-L", "ROUGE-Lsum"))
WORDS = ["the", "cat", "sat", "on", "a", "mat", "and", "looked", "at", "it\n", "another,", "naïve", "Ünïcode"]


class Admitted:
    """Lets pass what has references, and keeps what it was given."""

    def __init__(self) -> None:
        self.texts: list[object] = []
        self.problems: list[Problem] = []

    def __call__(self, items: Iterable[Example | Problem]) -> Iterator[Example]:
        for item in items:
            if isinstance(item, Problem):
                self.problems.append(item)
            elif item.references:
                texts = {name: each.text for name, each in item.candidates.items()}
                self.texts.append((item.id, item.references, texts))
                yield item


def one_by_one(path: Path, options: Options) -> tuple[list[Result | Failure], Admitted]:
    admitted = Admitted()
    return list(run(admitted(open_corpora([path])), options)), admitted


def bits(outcome: Result | Failure) -> list[str]:
    if isinstance(outcome, Failure):
        return []
    return [number.hex() for score in outcome.scores.values() for number in score]


def same(
    ours: tuple[list[Result | Failure], Admitted], theirs: tuple[list[Result | Failure], Admitted]
) -> int:
    """Compare everything, the scores to the last bit, and return how many there were."""
    assert len(ours[0]) == len(theirs[0])
    for our, their in zip(ours[0], theirs[0], strict=True):
        assert our == their
        assert bits(our) == bits(their)
    assert ours[1].texts == theirs[1].texts
    assert ours[1].problems == theirs[1].problems
    return len(ours[0])


def line(drawn: random.Random, number: int) -> str:
    """A line of a file that was written carelessly: most are examples, of either kind."""
    text = " ".join(drawn.choices(WORDS, k=drawn.randint(0, 30)))
    row: dict[str, object] = {"id": number if drawn.random() < 0.9 else None, "references": [text, "the cat"]}
    if drawn.random() < 0.5:
        row |= {"candidates": {"A": text[5:], "B": text}, "source": "long " * 20}
    else:
        row |= {"system": drawn.choice("CDEF"), "candidate": text[:9], "rating": 3}
    if drawn.random() < 0.1:
        row["references"] = []
    told = json.dumps(row, ensure_ascii=drawn.random() < 0.5)
    careless = {0: "", 1: "no JSON", 2: told[:-1] + ', "extra": "\\ud83d"}', 3: told[:-1] + ',\r"rest": 1}'}
    return careless.get(drawn.randrange(60), told) + drawn.choice(["\n", "\n", "\r\n"])


def careless_file(path: Path, seed: int, count: int) -> Path:
    """About `count` lines; several that follow each other may have one id, and some ids come twice."""
    drawn = random.Random(seed)  # noqa: S311 (texts to compare)
    with path.open("w", encoding="utf-8", newline="") as handle:
        handle.write(json.dumps({"references": "first", "candidates": {"A": "the first"}}) + "\n")
        number = 0
        for _ in range(count):
            number += drawn.random() < 0.6
            handle.write(line(drawn, number))
    return path


def clean_file(path: Path, count: int) -> Path:
    drawn = random.Random(count)  # noqa: S311 (texts to compare)
    rows = (
        {"id": number, "references": [text(drawn)], "candidates": {"A": text(drawn), "B": text(drawn)}}
        for number in range(count)
    )
    path.write_text("".join(f"{json.dumps(row)}\n" for row in rows), encoding="utf-8")
    return path


def text(drawn: random.Random) -> str:
    return " ".join(drawn.choices(WORDS, k=drawn.randint(30, 60)))


def folder_of_files(path: Path) -> Path:
    path.mkdir()
    careless_file(path / "one.jsonl", 1, 80)
    careless_file(path / "two.jsonl", 2, 80)
    return path


def gzipped(path: Path) -> Path:
    path = path.with_suffix(".jsonl.gz")
    path.write_bytes(gzip.compress(careless_file(path.with_suffix(""), 3, 80).read_bytes()))
    return path


def with_a_mark(path: Path) -> Path:
    path.write_bytes(b"\xef\xbb\xbf" + careless_file(path, 4, 80).read_bytes())
    return path


def with_latin_letters(path: Path) -> Path:
    start = careless_file(path, 5, 200).read_bytes()
    row = json.dumps({"id": "x", "references": "caf\xe9", "candidates": {"A": "caf\xe9"}}, ensure_ascii=False)
    path.write_bytes(start + f"{row}\n".encode("latin-1") + careless_file(path, 6, 20).read_bytes())
    return path


def with_everything_twice(path: Path) -> Path:
    path.write_bytes(careless_file(path, 7, 100).read_bytes() * 2)
    return path


def starting_badly(path: Path) -> Path:
    path.write_bytes(
        b"no JSON " * 100 + b"\n" + b"nor this " * 300 + b"\n" + careless_file(path, 8, 80).read_bytes()
    )
    return path
