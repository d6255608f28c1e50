import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil
import pytest

from rouge_gui.__main__ import main
from rouge_gui.corpus.example import Candidate, Example, Problem
from rouge_gui.corpus.layout import open_corpora
from rouge_gui.errors import RougeGuiError
from rouge_gui.rouge.batch.engine import lets_go
from rouge_gui.rouge.options import Options
from rouge_gui.study.run import Failure, Result
from tests.study.dask_corpora import (
    OPTIONS,
    Admitted,
    careless_file,
    clean_file,
    folder_of_files,
    gzipped,
    one_by_one,
    same,
    starting_badly,
    with_a_mark,
    with_everything_twice,
    with_latin_letters,
)

distributed = pytest.importorskip(
    "distributed", reason='The Dask engine is NOT TESTED: the extra "dask" is not installed.'
)

from rouge_gui.study.dask_engine import cluster as dask_cluster  # noqa: E402
from rouge_gui.study.dask_engine import pieces  # noqa: E402
from rouge_gui.study.dask_engine.cluster import connected  # noqa: E402
from rouge_gui.study.dask_engine.corpora import run_on_dask  # noqa: E402
from rouge_gui.study.dask_engine.gathering import Partition, gathered  # noqa: E402

# Words of other alphabets are read in Python, which takes a while.
SLOW = Options(variants=("ROUGE-1", "ROUGE-2"), tokenizer="unicode")


@contextmanager
def started(*command: str, **environment: str) -> Iterator[subprocess.Popen[bytes]]:
    process = subprocess.Popen(
        [sys.executable, "-m", *command],
        env={**os.environ, **environment},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    try:
        yield process
    finally:
        process.kill()
        process.wait()


@contextmanager
def scheduler(folder: Path) -> Iterator[str]:
    told = folder / "scheduler.json"
    with started(
        "distributed.cli.dask_scheduler",
        *("--host", "127.0.0.1", "--port", "0", "--no-dashboard", "--dashboard-address", "127.0.0.1:0"),
        *("--scheduler-file", str(told)),
    ):
        deadline = time.monotonic() + 60
        while not told.exists() or not told.read_text(encoding="utf-8").strip():
            assert time.monotonic() < deadline
            time.sleep(0.02)
        yield json.loads(told.read_text(encoding="utf-8"))["address"]


def worker(address: str, folder: Path, **environment: str) -> AbstractContextManager[subprocess.Popen[bytes]]:
    return started(
        "distributed.cli.dask_worker",
        address,
        *("--no-nanny", "--nthreads", "1", "--host", "127.0.0.1"),
        *("--no-dashboard", "--dashboard-address", "127.0.0.1:0"),
        *("--local-directory", str(folder)),
        **environment,
    )


@dataclass
class Cluster:
    address: str
    workers: list[subprocess.Popen[bytes]]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    folder = tmp_path_factory.mktemp("cluster")
    with (
        scheduler(folder) as address,
        worker(address, folder) as first,
        worker(address, folder) as second,
    ):
        with distributed.Client(address, set_as_default=False) as client:
            client.wait_for_workers(2, timeout=60)
        yield Cluster(address, [first, second])


def on_dask(path: Path, options: Options, address: str) -> tuple[list[Result | Failure], Admitted]:
    admitted = Admitted()
    blocks = run_on_dask([path], admitted, options, scheduler=address)
    return [outcome for block in blocks for outcome in block.outcomes()], admitted


@pytest.mark.parametrize("seed", range(15))
def test_pieces_hold_what_the_whole_file_holds(
    tmp_path: Path, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pieces, "SIZE", 1500)
    monkeypatch.setattr(pieces, "SLOW_SIZE", 1500)
    path = careless_file(tmp_path / "some.jsonl", seed, 120)
    told = [piece.answer(OPTIONS) for piece in pieces.cut(path, OPTIONS)]
    assert len(told) > 5
    items = [item for each in told if each is not None for item in each.items()]
    expected = [
        item
        if isinstance(item, Problem)
        else Example(
            item.id, None, item.references, {n: Candidate(c.text) for n, c in item.candidates.items()}
        )
        for item in open_corpora([path])
    ]
    if not any("already" in item.message for item in expected if isinstance(item, Problem)):
        assert items == expected


def test_a_file_read_in_pieces_by_two_workers_is_scored_as_one_by_one(
    cluster: Cluster,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    record_property: Callable[[str, object], None],
) -> None:
    monkeypatch.setattr(pieces, "SIZE", 20_000)
    compared = 0
    for seed in range(4):
        path = careless_file(tmp_path / f"{seed}.jsonl", seed, 600)
        compared += same(on_dask(path, OPTIONS, cluster.address), one_by_one(path, OPTIONS))
    record_property("compared: candidates scored by Dask and one by one", compared)


@pytest.mark.parametrize(
    "written",
    [folder_of_files, gzipped, with_a_mark, with_latin_letters, with_everything_twice, starting_badly],
)
def test_what_cannot_be_read_in_pieces_is_read_here(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: Callable[[Path], Path]
) -> None:
    monkeypatch.setattr(pieces, "SIZE", 2_000)
    path = written(tmp_path / "some.jsonl")
    assert same(on_dask(path, OPTIONS, cluster.address), one_by_one(path, OPTIONS)) > 20


def test_a_file_that_is_none_is_refused_as_here(cluster: Cluster, tmp_path: Path) -> None:
    path = tmp_path / "some.jsonl"
    path.write_text("no JSON\n" * 200, encoding="utf-8")
    with pytest.raises(RougeGuiError) as here:
        one_by_one(path, OPTIONS)
    with pytest.raises(RougeGuiError) as there:
        on_dask(path, OPTIONS, cluster.address)
    assert str(there.value) == str(here.value)


def test_other_bytes_on_a_worker_are_not_taken_for_these(tmp_path: Path) -> None:
    path = clean_file(tmp_path / "some.jsonl", 20)
    (piece,) = pieces.cut(path, OPTIONS)
    told = piece.answer(OPTIONS)
    assert told is not None
    assert len(told.items()) == 20
    path.write_bytes(path.read_bytes().replace(b"cat", b"dog"))
    assert piece.answer(OPTIONS) is None
    path.unlink()
    assert piece.answer(OPTIONS) is None


def test_the_command_line_writes_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    path = careless_file(tmp_path / "some.jsonl", 9, 300)
    written = {}
    for engine in ("local", "dask"):
        flags = ["--averages", "averages.json", "--report", "report.json", "--jobs", "2", "--engine", engine]
        assert main(["batch", path.name, "-o", "out.parquet", *flags]) == 0
        written[engine] = [
            Path(name).read_bytes() for name in ("out.parquet", "averages.json", "report.json")
        ]
    assert written["dask"] == written["local"]


def test_processes_that_are_started_here_listen_to_this_machine_alone() -> None:
    with connected(OPTIONS, jobs=1):
        family = [psutil.Process(), *psutil.Process().children(recursive=True)]
        places = {
            place.laddr.ip
            for each in family
            for place in each.net_connections()
            if place.status == psutil.CONN_LISTEN
        }
    assert places == {"127.0.0.1"}


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("tcp://127.0.0.1:9", "No Dask scheduler answers at tcp://127.0.0.1:9"),
        ("tcp://nowhere.invalid:8786", "No Dask scheduler answers at tcp://nowhere.invalid:8786"),
        ("8786", "'8786' is not the address of a Dask scheduler, such as tcp://127.0.0.1:8786."),
        ("tcp://127.0.0.1:99999", "is not the address of a Dask scheduler"),
    ],
)
def test_a_scheduler_out_of_reach_is_one_sentence_soon(address: str, sentence: str) -> None:
    begun = time.monotonic()
    with pytest.raises(RougeGuiError) as told, connected(OPTIONS, address):
        pass
    assert sentence in str(told.value)
    assert time.monotonic() - begun < 10


def test_without_dask_the_command_that_installs_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(RougeGuiError, match="-m pip install dask distributed"), connected(OPTIONS):
        pass


@pytest.mark.parametrize(
    ("start", "sentence"),
    [
        ("import rouge_gui; rouge_gui.__version__ = '0.0.9'", "does not score as this machine does"),
        ("import sys; sys.modules['rouge_gui'] = None", "has no rouge-gui that can score this"),
    ],
)
def test_a_worker_that_would_score_otherwise_is_refused(tmp_path: Path, start: str, sentence: str) -> None:
    (tmp_path / "sitecustomize.py").write_text(start, encoding="utf-8")
    with (
        scheduler(tmp_path) as address,
        worker(address, tmp_path, PYTHONPATH=str(tmp_path)),
        pytest.raises(RougeGuiError, match=sentence),
        connected(OPTIONS, address),
    ):
        pass


def test_a_worker_killed_at_work_loses_nothing(
    cluster: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pieces, "SLOW_SIZE", 10_000)
    assert not lets_go(SLOW)
    path = clean_file(tmp_path / "some.jsonl", 200)
    admitted = Admitted()
    with closing(run_on_dask([path], admitted, SLOW, scheduler=cluster.address)) as blocks:
        told = [next(blocks)]
        first = cluster.workers[0]
        first.send_signal(signal.SIGKILL)
        first.wait()
        told += blocks
    outcomes = [outcome for block in told for outcome in block.outcomes()]
    assert same((outcomes, admitted), one_by_one(path, SLOW)) == 400


def test_a_scheduler_without_workers_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_cluster, "WORKERS", 0.2)
    with (
        scheduler(tmp_path) as address,
        pytest.raises(RougeGuiError, match=f"{address} has no worker. Start one with: dask worker {address}"),
        connected(OPTIONS, address),
    ):
        pass


def test_a_scheduler_that_goes_away_is_one_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pieces, "SLOW_SIZE", 10_000)
    path = clean_file(tmp_path / "some.jsonl", 200)
    with ExitStack() as ours, ExitStack() as there:
        address = there.enter_context(scheduler(tmp_path))
        ours.enter_context(worker(address, tmp_path))
        blocks = ours.enter_context(closing(run_on_dask([path], Admitted(), SLOW, scheduler=address)))
        next(blocks)
        there.close()
        with pytest.raises(RougeGuiError, match="The Dask scheduler does not answer any more"):
            list(blocks)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal that Ctrl-C sends to a group")
def test_ctrl_c_ends_the_command_and_its_workers_without_a_word(tmp_path: Path) -> None:
    path = clean_file(tmp_path / "some.jsonl", 20_000)
    command = [sys.executable, "-m", "rouge_gui", "batch", str(path), "-o", str(tmp_path / "out.csv")]
    # A shell's background job ignores Ctrl-C and hands that down; a handler of ours is not handed down.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(
        [*command, "--engine", "dask", "--jobs", "2", "--tokenizer", "unicode"],
        stderr=subprocess.PIPE,
        start_new_session=True,
    ) as process:
        family: list[psutil.Process] = []
        while len(family) < 3:
            assert process.poll() is None
            time.sleep(0.1)
            family = psutil.Process(process.pid).children(recursive=True)
        time.sleep(1)
        os.killpg(process.pid, signal.SIGINT)
        _, told = process.communicate(timeout=30)
    assert (process.returncode, told.decode()) == (130, "")
    assert psutil.wait_procs(family, timeout=10)[1] == []
    assert [each.name for each in tmp_path.iterdir()] == ["some.jsonl"]


@pytest.mark.parametrize(
    "flags",
    [
        ["--scheduler", "tcp://127.0.0.1:8786"],
        ["--engine", "dask", "--scheduler", "tcp://127.0.0.1:8786", "--jobs", "2"],
    ],
)
def test_flags_that_do_not_go_together_are_refused(
    flags: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["batch", "some.jsonl", "-o", "out.csv", *flags]) == 2
    assert "only --engine dask" in (told := capsys.readouterr().err) or "leave it out" in told


def test_what_kills_every_worker_is_lost_and_the_rest_is_not() -> None:
    class Number(Partition[list[str]]):
        def __init__(self, number: int, *, is_last: bool = False) -> None:
            self.number, self.is_last = number, is_last

        def answer(self, _options: Options) -> list[str]:
            if self.number == 3 or (self.number == 1 and not self.is_last):
                os.kill(os.getpid(), signal.SIGKILL)
            return [f"{self.number} answered"]

        def pieces(self) -> Sequence[Partition[list[str]]]:
            return [] if self.is_last else [Number(self.number, is_last=True)]

        def lost(self, _options: Options) -> list[str]:
            return [f"{self.number} lost"]

    with (
        distributed.LocalCluster(
            n_workers=1,
            threads_per_worker=1,
            host="127.0.0.1",
            dashboard_address=None,
            scheduler_kwargs={"allowed_failures": 0, "dashboard_address": "127.0.0.1:0"},
        ) as own,
        distributed.Client(own, set_as_default=False) as client,
    ):
        told = list(gathered(client, map(Number, range(6)), OPTIONS, lambda: False))
    assert told == [[f"{number} {'lost' if number == 3 else 'answered'}"] for number in range(6)]
