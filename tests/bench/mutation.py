"""How many small faults in `rouge_gui/rouge` the tests see: each mutant is run in a process of its own, forked warm."""

import argparse
import functools
import gc
import importlib
import importlib.machinery
import importlib.util
import json
import os
import random
import signal
import sys
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from types import CodeType, FunctionType

import pytest
from hypothesis import Phase, settings
from mutants import Mutant, compiled, modules, mutants
from passing import (
    FOLDER,
    KILLED,
    ROOT,
    TIMEOUT,
    Cache,
    Recorder,
    Tests,
    forked,
    own_caches,
    passes,
    read_lines,
    read_seen,
)

TESTS = ("tests/rouge",)
# Loaded before anything is forked: what is not ours and takes long to load.
WARM = (
    "numpy",
    "regex",
    "nltk.stem.porter",
    "nltk.stem.snowball",
    "rouge_score.rouge_scorer",
    "punkt",
    "uniseg",
)
NEW, SURVIVED, UNSEEN = "new", "survived", "untested"
# A closure that has lost a variable cannot be put in place of the old one: its module must be imported anew.
ANEW = "anew"
FLAGS = (
    *("-q", "-n0", "-p", "no:cacheprovider", "-W", "ignore::pytest.PytestAssertRewriteWarning"),
    *("--hypothesis-profile=mutation", "--hypothesis-seed=0"),
)
AT_LEAST, TIMES = 2.0, 5.0
settings.register_profile(
    "mutation", max_examples=50, deadline=None, database=None, phases=(Phase.explicit, Phase.generate)
)


class Conductor:
    """A plugin of pytest that puts each mutant's code into the functions that are alive, in a process of its own."""

    def __init__(self, asked: Sequence[Mutant], tests: Tests, tell: Callable[[Mutant, str], None]) -> None:
        self._asked, self._tests, self._tell = asked, tests, tell

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Run every mutant."""
        items = {item.nodeid: item for item in session.items}
        for path in self._tests.sources:
            importlib.import_module(module_name(path))
        functions: defaultdict[str, list[FunctionType]] = defaultdict(list)
        for each in gc.get_objects():
            if isinstance(each, FunctionType):
                functions[each.__code__.co_filename].append(each)
        caches = own_caches()
        gc.freeze()
        for mutant in self._asked:
            chosen = [test for test in self._tests.of(mutant) if test in items]
            alive = functions[str(ROOT / mutant.path)]
            work = functools.partial(self._tried, mutant, [items[test] for test in chosen], alive, caches)
            self._tell(mutant, forked(work, 60 + 10 * self._tests.seconds(chosen)) if chosen else UNSEEN)
        return True

    def _tried(
        self,
        mutant: Mutant,
        items: Sequence[pytest.Item],
        functions: Sequence[FunctionType],
        caches: Iterable[Cache],
    ) -> str:
        code = compiled(mutant, self._tests.sources[mutant.path], str(ROOT / mutant.path))
        changed = dict(_by_place(code))
        for function in functions:
            old = function.__code__
            new = changed.get((old.co_qualname, old.co_firstlineno), old)
            if len(new.co_freevars) != len(old.co_freevars):
                return ANEW
            function.__code__ = new
        for cache in caches:
            cache.cache_clear()
        for item in items:
            signal.setitimer(signal.ITIMER_PROF, AT_LEAST + TIMES * self._tests.seconds([item.nodeid]))
            if not passes(item):
                return f"{KILLED} {item.nodeid}"
        return SURVIVED


def _by_place(code: CodeType) -> Iterator[tuple[tuple[str, int], CodeType]]:
    """Yield the functions inside `code`; comprehensions and lambdas belong to the function they stand in."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if not inner.co_name.startswith("<"):
                yield (inner.co_qualname, inner.co_firstlineno), inner
            yield from _by_place(inner)


def module_name(path: str) -> str:
    """Return the dotted name of the module at `path`."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


class Importer(importlib.machinery.SourceFileLoader):
    """Loads one module from the code of its mutant."""

    def __init__(self, mutant: Mutant, source: str) -> None:
        super().__init__(module_name(mutant.path), str(ROOT / mutant.path))
        self._code = compiled(mutant, source, self.path)

    def get_code(self, _fullname: str) -> CodeType:
        """Return the mutant's code."""
        return self._code

    def find_spec(
        self, fullname: str, _path: object = None, _target: object = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Find the one module."""
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.path, loader=self)


class OnlyChosen:
    """A plugin of pytest that runs chosen tests in order, and those that the fault made by renaming an entry."""

    def __init__(self, chosen: Sequence[str], known: Collection[str]) -> None:
        self._places, self._known = {test: place for place, test in enumerate(chosen)}, known
        self.killer = "at import"

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what was not chosen."""
        kept = [item for item in items if item.nodeid in self._places or item.nodeid not in self._known]
        items[:] = sorted(kept, key=lambda item: self._places.get(item.nodeid, len(self._places)))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember who failed."""
        if report.failed:
            self.killer = report.nodeid


def imported_anew(mutant: Mutant, tests: Tests, chosen: Sequence[str]) -> str:
    """Run tests where the mutant's module is imported with the fault in it."""
    sys.meta_path.insert(0, Importer(mutant, tests.sources[mutant.path]))
    signal.setitimer(signal.ITIMER_PROF, 15 + TIMES * tests.seconds(chosen))
    plugin = OnlyChosen(chosen, tests.seen.keys())
    asked = dict.fromkeys(test.partition("[")[0] for test in chosen)
    code = pytest.main([*FLAGS, "-x", *asked], plugins=[plugin])
    return SURVIVED if code == pytest.ExitCode.OK else f"{KILLED} {plugin.killer}"


def drawn(sources: dict[str, str], beginnings: Sequence[str], share: float, seed: int) -> list[Mutant]:
    """Return `share` of the mutants of each file whose path begins so, in a random order: any part is a sample."""
    draw = random.Random(seed)  # noqa: S311
    chosen: list[Mutant] = []
    for path, source in sources.items():
        if path.startswith(tuple(beginnings)):
            every = mutants(path, source)
            chosen += draw.sample(every, round(share * len(every)))
    draw.shuffle(chosen)
    return chosen


def run(asked: Sequence[Mutant], tests: Tests, results: Path, paths: Sequence[str]) -> None:
    """Run mutants, those first that need no import, and add a line to `results` for each."""
    numbers = count(1)

    def tell(mutant: Mutant, status: str) -> None:
        tests.killed(mutant.path, status.partition(" ")[2])
        with results.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"key": mutant.key, "status": status, "name": mutant.name}) + "\n")
        print(next(numbers), len(asked), status[:90], mutant.name, flush=True)  # noqa: T201

    alive = [mutant for mutant in asked if tests.is_passed(mutant)]
    if alive:
        loudly(lambda: pytest.main([*FLAGS, *paths], plugins=[Conductor(alive, tests, tell)]))
    done = statuses(results)
    for mutant in asked:
        if not tests.is_passed(mutant) or done[mutant.key] == ANEW:
            chosen = tests.of(mutant)
            work = functools.partial(imported_anew, mutant, tests, chosen)
            tell(mutant, forked(work, 120 + 10 * tests.seconds(chosen)))


def statuses(results: Path) -> dict[str, str]:
    """Return how each mutant ended last."""
    return {line["key"]: line["status"].partition(" ")[0] for line in read_lines(results)}


def report(asked: Sequence[Mutant], results: Path) -> None:
    """Print how many mutants of each folder ended how, and which survived."""
    done = statuses(results)
    table: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for mutant in asked:
        inner = mutant.path.removeprefix(f"{FOLDER}/")
        table[inner.partition("/")[0] if "/" in inner else "."][done.get(mutant.key, NEW)] += 1
    for folder, ends in sorted(table.items()):
        tried = ends.total() - ends[NEW]
        seen = ends[KILLED] + ends[TIMEOUT]
        print(f"{folder:12} {dict(ends)} {seen / max(1, tried):.1%}")  # noqa: T201
    for mutant in sorted(asked):
        if done.get(mutant.key, NEW) not in {NEW, KILLED, TIMEOUT}:
            print(done[mutant.key], mutant.name)  # noqa: T201


def loudly(work: Callable[[], object]) -> None:
    """Do something in a process of its own, which may print."""
    child = os.fork()
    if not child:
        work()
        sys.stdout.flush()
        os._exit(0)
    os.waitpid(child, 0)


def main() -> None:
    """Trace the tests once, then run the mutants; what was run already is run again only where that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--kept", type=Path, required=True, help="folder for what the tests pass and the results"
    )
    parser.add_argument("--tests", nargs="+", default=TESTS)
    parser.add_argument("--only", nargs="+", default=[FOLDER], help="paths to mutate, or beginnings of paths")
    parser.add_argument("--share", type=float, default=1.0, help="share of each file's mutants, drawn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", type=float, default=8.0, help="seconds of traced tests for one mutant")
    parser.add_argument("--run", nargs="*", default=[NEW], help="which: new, or how they ended: survived")
    asked = parser.parse_args()
    os.chdir(ROOT)
    sys.path[:0] = [str(ROOT)]
    asked.kept.mkdir(parents=True, exist_ok=True)
    results, seen = asked.kept / "results.jsonl", asked.kept / "seen.jsonl"
    sources = {path: (ROOT / path).read_text("utf-8") for path in modules(ROOT, FOLDER)}
    chosen = drawn(sources, asked.only, asked.share, asked.seed)
    if asked.run:
        for name in WARM:
            with suppress(ImportError):
                importlib.import_module(name)
        loudly(lambda: pytest.main([*FLAGS, *asked.tests], plugins=[Recorder(seen, read_seen(seen).keys())]))
        done = statuses(results)
        wanted = [mutant for mutant in chosen if done.get(mutant.key, NEW) in asked.run]
        of_these = {
            test: each for test, each in read_seen(seen).items() if test.startswith(tuple(asked.tests))
        }
        tests = Tests(of_these, asked.budget, sources)
        for line in read_lines(results):
            tests.killed(line["key"].partition(" ")[0], line["status"].partition(" ")[2])
        run(wanted, tests, results, asked.tests)
    report(chosen, results)


if __name__ == "__main__":
    main()
