"""What is known of pairs that were scored before: looked up, completed by what is counted anew, and kept."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, groupby
from operator import attrgetter, methodcaller

import numpy as np
from numpy.typing import NDArray

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import RougeGuiError
from rouge_gui.rouge.options import Options
from rouge_gui.store.result_cache import OpenedCache
from rouge_gui.store.result_keys import pair_keys, setting_key, variant_key
from rouge_gui.study.blocks import Block
from rouge_gui.study.run import Failure, Pair, no_reference, pairs

RECORD = np.dtype([("variant", "<u8"), ("told", "<f8", (7,))])
SCORES, COUNTS, INVERSE = slice(0, 3), slice(3, 6), 6


@dataclass
class Awaited:
    """Rows that follow each other and are yet to be scored.

    Those that may be kept have their key, the bytes found of them, and `told`, float64 (rows, variants, 7): scores,
    counts and inverse of the variants that are known, NaN elsewhere. The others have only their number.
    """

    rows: int
    examples: Sequence[Example] = ()
    keys: Sequence[bytes] = ()
    found: Sequence[bytes] = ()
    told: NDArray[np.float64] | None = None

    @property
    def is_plain(self) -> bool:
        """Tell whether none of the rows may be kept."""
        return self.told is None

    def split(self, rows: int) -> tuple["Awaited", "Awaited"]:
        """Return the first `rows` and the rest."""
        told = (None, None) if self.told is None else (self.told[:rows], self.told[rows:])
        return (
            Awaited(rows, (), self.keys[:rows], self.found[:rows], told[0]),
            Awaited(self.rows - rows, (), self.keys[rows:], self.found[rows:], told[1]),
        )


@dataclass(frozen=True)
class Batch:
    """Examples that were looked up together: blocks of known rows, rows to score, and the variants that they lack."""

    parts: Sequence[Block | Awaited]
    lacking: frozenset[str]


class Lookup:
    """The results of candidates of at least `least` characters under `options`, whose `setting_key` is `setting`."""

    def __init__(self, options: Options, opened: OpenedCache, setting: bytes, least: int) -> None:
        self._options, self._opened, self._setting, self._least = options, opened, setting, least
        self._key = pair_keys(setting)
        self._ids = [variant_key(name, options) for name in options.variants]

    def completed(self, block: Block, awaited: Awaited) -> Block:
        """Return the fresh rows with the variants that were known, and have them kept."""
        if awaited.told is None:
            return block
        places = [self._options.variants.index(name) for name in block.variants]
        told = awaited.told.copy()
        told[:, places, SCORES], told[:, places, COUNTS] = block.scores, block.counts
        told[:, places, INVERSE] = block.inverses
        scored = [row for row in range(awaited.rows) if row not in block.failures]
        self._keep(awaited, told[:, places], [self._ids[place] for place in places], scored)
        told[list(block.failures)] = np.nan
        return self._block(block.keys, told, block.failures)

    def _keep(
        self, awaited: Awaited, told: NDArray[np.float64], ids: Sequence[int], rows: Sequence[int]
    ) -> None:
        records = np.empty(told.shape[:2], RECORD)
        records["variant"], records["told"] = np.array(ids, np.uint64), told
        self._opened.keep(
            {
                awaited.keys[row]: records[row].tobytes() + _without(awaited.found[row], ids)
                for row in rows
                if awaited.keys[row]
            }
        )
        if self._opened.is_due():
            self.write()

    def write(self) -> None:
        """Write what waits, unless the stop list or another of the files that count was changed under way."""
        try:
            same = setting_key(self._options) == self._setting
        except RougeGuiError:
            same = False
        if same:
            self._opened.write()
        else:
            self._opened.forget_waiting()

    def look_up(self, batch: Sequence[Example]) -> Batch:
        """Find what is known of these examples."""
        everything = frozenset(self._options.variants)
        if self._least > max(map(len, _texts(batch)), default=0):
            rows = sum(len(example.candidates) for example in batch)
            return Batch([Awaited(rows, batch)] if rows else [], everything)
        asked = list(pairs(batch))
        keys = [self._key_of(pair) for pair in asked]
        values = self._opened.find([key for key in keys if key])
        found = [values.get(key, b"") for key in keys]
        told, known = self._read(found)
        settled = known.all(axis=1) | np.array([not pair.references for pair in asked], bool)
        parts: list[Block | Awaited] = []
        for is_settled, group in groupby(range(len(asked)), settled.__getitem__):
            rows_of = list(group)
            run = slice(rows_of[0], rows_of[-1] + 1)
            parts.append(
                self._known_block(asked[run], told[run])
                if is_settled
                else Awaited(len(rows_of), _as_examples(asked[run]), keys[run], found[run], told[run])
            )
        lacking = ~known[~settled].all(axis=0)
        return Batch(parts, frozenset(np.array(self._options.variants)[lacking].tolist()))

    def _key_of(self, pair: Pair) -> bytes:
        """Return the key of a pair, empty where it is not kept."""
        if not pair.references or len(pair.candidate) < self._least:
            return b""
        return self._key(pair.candidate, pair.references)

    def _read(self, found: Sequence[bytes]) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """Return what the bytes tell of each variant, as in `Awaited.told`, and whether they tell of it."""
        told = np.full((len(found), len(self._ids), 7), np.nan)
        known = np.zeros((len(found), len(self._ids)), bool)
        records = np.frombuffer(b"".join(found), RECORD)
        rows = np.repeat(np.arange(len(found)), [len(each) // RECORD.itemsize for each in found])
        for place, id_ in enumerate(self._ids):
            here = records["variant"] == np.uint64(id_)
            told[rows[here], place], known[rows[here], place] = records["told"][here], True
        return told, known

    def _known_block(self, asked: Sequence[Pair], told: NDArray[np.float64]) -> Block:
        failures = {row: no_reference(pair) for row, pair in enumerate(asked) if not pair.references}
        return self._block([(pair.example, pair.system) for pair in asked], told, failures)

    def _block(
        self, keys: Sequence[tuple[str, str]], told: NDArray[np.float64], failures: Mapping[int, Failure]
    ) -> Block:
        scored = [row for row in range(len(keys)) if row not in failures]
        inverses = told[scored[0], :, INVERSE].tolist() if scored else [1.0] * len(self._ids)
        variants = self._options.variants
        return Block(keys, variants, told[:, :, SCORES], told[:, :, COUNTS], tuple(inverses), failures)


def _texts(batch: Sequence[Example]) -> Iterator[str]:
    """Return the texts of all candidates; a million short ones pass here, so nothing is done for each in Python."""
    candidates = map(methodcaller("values"), map(attrgetter("candidates"), batch))
    return map(attrgetter("text"), chain.from_iterable(candidates))


def _as_examples(asked: Sequence[Pair]) -> list[Example]:
    """Return for each pair an example of its own."""
    return [
        Example(pair.example, None, pair.references, {pair.system: Candidate(pair.candidate)})
        for pair in asked
    ]


def _without(found: bytes, ids: Sequence[int]) -> bytes:
    """Return the records of `found` that are of other variants."""
    if not found:
        return found
    records = np.frombuffer(found, RECORD)
    return records[~np.isin(records["variant"], np.array(ids, np.uint64))].tobytes()
