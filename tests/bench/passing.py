"""Which tests pass which lines of `rouge_gui/rouge`, each test traced in a process of its own, forked warm."""

import functools
import gc
import json
import os
import re
import select
import signal
import sys
import threading
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from types import FrameType
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from mutants import Mutant

ROOT = Path(__file__).parents[2]
FOLDER = "rouge_gui/rouge"
KILLED, TIMEOUT = "killed", "timeout"
FIRST_KILLERS = 30
Cache = Any  # functools.lru_cache's own type has no name


@dataclass(frozen=True)
class Seen:
    """What a test takes, in seconds of the processor while it is traced, and the lines of ours that it passes."""

    seconds: float
    lines: dict[str, list[int]]


class Tests:
    """The tests by their ids, and which of them to ask of a mutant; a test that killed a neighbour is asked first.

    `budget` is the sum of the seconds of the tests that are asked of one mutant; `sources` are the modules by path.
    """

    def __init__(self, seen: Mapping[str, Seen], budget: float, sources: Mapping[str, str]) -> None:
        self.seen, self.sources = seen, sources
        self._budget = budget
        self._passed = {test: 1 + sum(map(len, each.lines.values())) for test, each in seen.items()}
        self._killers: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self._by_line: defaultdict[tuple[str, int], list[str]] = defaultdict(list)
        for test, passed in seen.items():
            for path, lines in passed.lines.items():
                for line in lines:
                    self._by_line[path, line].append(test)

    def of(self, mutant: Mutant) -> list[str]:
        """Return the tests that pass the mutant's lines, or lines that name what it defines, within the budget."""
        found = self._passing(mutant) if self.is_passed(mutant) else self._of_names(mutant)
        killers = [test for test, _ in self._killers[mutant.path].most_common() if test in found]
        chosen: list[str] = []
        spent = 0.0
        for test in dict.fromkeys([*killers[:FIRST_KILLERS], *self._in_turn(found, mutant)]):
            spent += self.seen[test].seconds
            if chosen and spent > self._budget:
                break
            chosen.append(test)
        return chosen

    def seconds(self, tests: Iterable[str]) -> float:
        """Return what `tests` take together."""
        return sum(self.seen[test].seconds for test in tests)

    def is_passed(self, mutant: Mutant) -> bool:
        """Tell whether a test runs the mutant's lines; else they run at import, if ever."""
        return bool(mutant.function and self._passing(mutant))

    def killed(self, path: str, test: str) -> None:
        """Remember which test saw a fault of the module at `path`."""
        if test in self.seen:
            self._killers[path][test] += 1

    def _passing(self, mutant: Mutant) -> set[str]:
        lines = range(mutant.line, mutant.last + 1)
        return {test for line in lines for test in self._by_line.get((mutant.path, line), ())}

    def _in_turn(self, tests: Collection[str], mutant: Mutant) -> list[str]:
        """Order tests: those with the mutated word in their name, then those that pass little beside the module."""
        word = mutant.told.partition(" -> ")[0].strip("'")

        def key(test: str) -> tuple[bool, float, float, str]:
            seen = self.seen[test]
            share = len(seen.lines.get(mutant.path, ())) / self._passed[test]
            return word not in test, -share, seen.seconds, test

        return sorted(tests, key=key)

    def _of_names(self, mutant: Mutant) -> set[str]:
        """Return the tests that pass lines with a name that the mutant's statement defines, anywhere in ours."""
        text = "\n".join(self.sources[mutant.path].splitlines()[mutant.line - 1 : mutant.line + 1])
        head = re.match(r"\s*(?:@[\w.()=, ]+\n\s*)?(?:def |class )?(\w+(?:, \w+)*)", text)
        naming = re.compile(rf"\b(?:{head[1].replace(', ', '|')})\b") if head else re.compile("(?!)")
        found: set[str] = set()
        beside: set[str] = set()
        for path, source in self.sources.items():
            if path != mutant.path and not naming.search(source):
                continue
            for line, words in enumerate(source.splitlines(), 1):
                tests = self._by_line.get((path, line), ())
                beside.update(tests)
                if naming.search(words):
                    found.update(tests)
        own = {test for test, seen in self.seen.items() if mutant.path in seen.lines}
        return found | own | self._telling(mutant) or beside or set(self.seen)

    def _telling(self, mutant: Mutant) -> set[str]:
        """Return the tests in whose files the mutated word stands."""
        word = mutant.told.partition(" -> ")[0].strip("'")
        if not mutant.told.startswith("'") or not word:
            return set()
        files = {test.partition("::")[0] for test in self.seen}
        telling = {file for file in files if word in (ROOT / file).read_text("utf-8")}
        return {test for test in self.seen if test.partition("::")[0] in telling}


class Recorder:
    """A plugin of pytest that traces each test that is not `known`, its caches empty, and adds a line to `kept`."""

    def __init__(self, kept: Path, known: Collection[str]) -> None:
        self._kept, self._known = kept, known

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Trace them one after the other; a test that fails as it is, is told and not used."""
        caches = own_caches()
        gc.freeze()
        with self._kept.open("a", encoding="utf-8") as file:
            for item in session.items:
                if item.nodeid in self._known:
                    continue
                told = forked(functools.partial(self._traced, item, caches), 300)
                if told.startswith("{"):
                    file.write(f"{told}\n")
                else:
                    print("not used:", item.nodeid, told)  # noqa: T201
        return True

    def _traced(self, item: pytest.Item, caches: Iterable[Cache]) -> str:
        prefix = f"{ROOT / FOLDER}/"
        lines: defaultdict[str, set[int]] = defaultdict(set)

        def inside(frame: FrameType, _event: str, _told: object) -> Any:  # noqa: ANN401 (as sys.settrace has it)
            lines[frame.f_code.co_filename].add(frame.f_lineno)
            return inside

        def entered(frame: FrameType, event: str, told: object) -> Any:  # noqa: ANN401 (as sys.settrace has it)
            return inside(frame, event, told) if frame.f_code.co_filename.startswith(prefix) else None

        for cache in caches:
            cache.cache_clear()
        threading.settrace(entered)
        sys.settrace(entered)
        start = process_time()
        passed = passes(item)
        seconds = process_time() - start
        sys.settrace(None)
        if not passed:
            return "fails"
        paths = {name.removeprefix(f"{ROOT}/"): sorted(found) for name, found in lines.items()}
        return json.dumps({"test": item.nodeid, "seconds": seconds, "lines": paths})


def read_seen(path: Path) -> dict[str, Seen]:
    """Return what a `Recorder` wrote."""
    return {line["test"]: Seen(line["seconds"], line["lines"]) for line in read_lines(path)}


def read_lines(path: Path) -> list[dict[str, Any]]:
    """Return the JSON lines of a file, none where there is no file."""
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()] if path.exists() else []


def passes(item: pytest.Item) -> bool:
    """Run one collected test."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def own_caches() -> list[Cache]:
    """Return the caches of ours that are alive."""
    kind = type(functools.lru_cache(maxsize=None)(own_caches))
    return [
        each
        for each in gc.get_objects()
        if isinstance(each, kind) and str(each.__module__).startswith("rouge_gui")
    ]


def forked(work: Callable[[], str], seconds: float) -> str:
    """Return what `work` says in a process of its own, or `timeout` where it takes longer or dies of its timer."""
    told, tell = os.pipe()
    child = os.fork()
    if not child:
        os.setsid()
        silence = os.open(os.devnull, os.O_RDWR)
        for stream in range(3):
            os.dup2(silence, stream)
        try:
            words = work()
        except BaseException as error:  # noqa: BLE001 (a fault may raise anything; it is seen then)
            words = f"{KILLED} {type(error).__name__}"
        with os.fdopen(tell, "wb") as pipe:
            pipe.write(words.encode())
        os._exit(0)
    os.close(tell)
    read = b""
    with os.fdopen(told, "rb", buffering=0) as pipe:
        while select.select([pipe], [], [], seconds)[0]:
            piece = pipe.read(1 << 20)
            if not piece:
                break
            read += piece
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return read.decode() or TIMEOUT
