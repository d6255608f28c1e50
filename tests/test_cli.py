"""The terminal's door: what it prints, where, and with which exit code."""

import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from rouge_score import rouge_scorer

from rouge_gui import __version__, assets
from rouge_gui.__main__ import main
from rouge_gui.cli.arguments import COMMANDS, UNSCORED, parse
from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.options import Options, about, option_fields
from rouge_gui.rouge.protocols import PROTOCOLS

FOX = "The quick brown fox jumps over the lazy dog"
A = "The brown fox jumps over the lazy dog"
PROGRAM = [sys.executable, "-m", "rouge_gui"]
ROW = {"id": "x", "references": ["R"], "candidates": {"s": "R"}}

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def corpus(tmp_path: Path) -> Path:
    path = tmp_path / "some.jsonl"
    path.write_text(f"{json.dumps(ROW)}\n", encoding="utf-8")
    return path


def told(capsys: Capture, *arguments: object) -> tuple[int, str, str]:
    code = main(list(map(str, arguments)))
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return code, out, err


def test_score_prints_json_as_promised(capsys: Capture) -> None:
    code, out, err = told(capsys, "score", "--text", A, FOX, "another fox", "--json")
    expected = rouge_scorer.RougeScorer(["rouge1", "rouge2", "rougeL", "rougeLsum"]).score_multi(
        [FOX, "another fox"], A
    )
    assert (code, err) == (0, "")
    assert json.loads(out) == {
        "signature": Options().signature(),
        "scores": {
            name: score._asdict()
            for name, score in zip(
                ("ROUGE-1", "ROUGE-2", "ROUGE-L", "ROUGE-Lsum"), expected.values(), strict=True
            )
        },
    }


def test_score_prints_a_table_as_promised(capsys: Capture, tmp_path: Path) -> None:
    for name, text in (("a", A), ("fox", FOX)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    code, out, err = told(capsys, "score", tmp_path / "a", tmp_path / "fox")
    assert (code, err) == (0, "")
    # By hand: A holds 8 of the 9 words, 6 of the 8 pairs (7 of its own), all 8 in order.
    assert out.splitlines() == [
        "            precision     recall          F",
        "ROUGE-1       1.00000    0.88889    0.94118",
        "ROUGE-2       0.85714    0.75000    0.80000",
        "ROUGE-L       1.00000    0.88889    0.94118",
        "ROUGE-Lsum    1.00000    0.88889    0.94118",
        "",
        Options().signature(),
    ]


@pytest.mark.parametrize("position", [0, 1])
def test_score_reads_standard_input(position: int, tmp_path: Path) -> None:
    (tmp_path / "fox").write_text(FOX, encoding="utf-8")
    arguments = ["fox", "fox"]
    arguments[position] = "-"
    done = subprocess.run(
        [*PROGRAM, "score", *arguments, "--json"],
        input=FOX.encode("utf-16"),
        capture_output=True,
        cwd=tmp_path,
        check=True,
    )
    assert json.loads(done.stdout)["scores"]["ROUGE-2"]["fmeasure"] == 1.0


def test_a_guessed_encoding_is_told(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "text.txt"
    path.write_bytes("Zażółć gęślą jaźń, rząd ogłosił w piątek.".encode("cp1250"))
    code, _, err = told(capsys, "score", path, path)
    assert code == 0
    assert "read as windows-1250" in err


BAD = [
    (["score", "nothing.txt", "nothing.txt"], "nothing.txt: cannot be read (no such file or directory)"),
    (["score", ".", "."], ".: cannot be read (is a directory)"),
    (["score", "-", "-"], "can stand for one text only"),
    (["score", "--text", "a", "b", "--beta", "much"], "--beta: 'much' is not a number."),
    (["score", "--text", "a", "b", "--beta", "-1"], "must lie between 0 and 1000"),
    (["score", "--text", "a", "b", "--tokenizer", "best"], "Choose one of: rouge-score, "),
    (["score", "--text", "a", "b", "--variants", "BLEU"], "no variant called 'BLEU'"),
    (["score", "--text", "a", "b", "--variants", ""], "No variant is chosen"),
    (["score", "--text", "a", "b", "--variants", "ROUGE-1,ROUGE-1"], "more than once"),
    (["score", "--text", "a", "b", "--protocol", "mine"], "no protocol called 'mine'"),
    (["batch", "nothing", "-o", "out.csv"], "nothing: does not exist"),
    (["batch", "nothing", "-o", "out.txt"], "cannot be written as .txt files"),
    (["batch", ".", "-o", "out.csv"], ".: is empty. Open a folder with"),
    (["batch", "\0", "-o", "out.csv"], "cannot be read"),
    (
        ["bacth", "news.csv", "-o", "out.csv"],
        "and no such command. Did you mean batch? The commands are score, batch",
    ),
    (["scroe"], "There is no file or folder 'scroe', and no such command. Did you mean score?"),
    (["window"], "There is no file or folder 'window', and no such command. The commands are score, "),
    (["news.csv"], "There is no file or folder 'news.csv'"),
    ([".", "news.csv"], "There is no file or folder 'news.csv'"),
    (["--beta", "2", "news.csv"], "There is no file or folder 'news.csv'"),
    (["news.csv", "--nonsense"], "There is no file or folder 'news.csv'"),
    (["\0"], "There is no file or folder '\\x00'"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD, ids=range(len(BAD)))
def test_bad_input_is_one_sentence(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = told(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("rouge-gui: ")
    assert err.count("\n") == 1
    assert sentence in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["score"],
        ["score", "a"],
        ["batch", "x"],
        ["batch", "x", "-o", "o.csv", "--jobs", "0"],
        ["batch", "x", "-o", "o.csv", "--jobs", "many"],
        ["shot", "x"],
        ["shot", "x", "--example", "e", "--system", "s", "-o", "o.png", "--size", "big"],
        ["shot", "x", "--example", "e", "--system", "s", "-o", "o.png", "--scale", "nan"],
        ["shot", "x", "--example", "e", "--system", "s", "-o", "o.png", "--theme", "pink"],
        ["--nonsense"],
    ],
    ids=" ".join,
)
def test_arguments_that_make_no_sense_are_shown_the_usage(capsys: Capture, arguments: list[str]) -> None:
    code, out, err = told(capsys, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("usage: rouge-gui")


@pytest.mark.parametrize("command", [[], *([name] for name in COMMANDS if name not in UNSCORED)], ids=str)
def test_help_names_every_option(capsys: Capture, command: list[str]) -> None:
    code, out, err = told(capsys, *command, "--help")
    assert (code, err) == (0, "")
    for each in option_fields():
        assert f"--{each.name.replace('_', '-')}" in out
    assert all(name in out for name in PROTOCOLS)
    assert command or all(f"rouge-gui {name} " in out for name in COMMANDS)


def test_the_version_and_the_engine_are_told(capsys: Capture) -> None:
    code, out, err = told(capsys, "--version")
    assert (code, err) == (0, "")
    assert re.fullmatch(rf"rouge-gui {re.escape(__version__)}, engine: (compiled|portable) \(.+\)\n", out)


def test_the_engine_is_told_without_loading_it() -> None:
    asked = (
        "import sys\nfrom rouge_gui.__main__ import main\nmain(['--version'])\n"
        "print(*sorted({'PySide6', 'pandas', 'nltk', 'numpy'} & set(sys.modules)))"
    )
    answer = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert answer.stdout.splitlines()[1:] == [""]


@pytest.mark.parametrize(
    "command", [["window"], ["score", "a", "b"], ["batch", "p", "-o", "o.csv"]], ids=" ".join
)
def test_every_option_has_its_flag(command: list[str]) -> None:
    for each in option_fields():
        for choice in about(each.name).choices:
            given = parse([*command, f"--{each.name.replace('_', '-')}", choice])
            assert getattr(given.options, each.name) == choice


def test_the_protocol_comes_first_and_flags_change_it() -> None:
    given = parse(["--beta", "2", "--protocol", "rouge-score-stemmed", "--variants", "ROUGE-3, ROUGE-L", "p"])
    assert given.options == Options("rouge-score-stemmed", ("ROUGE-3", "ROUGE-L"), stemmer="porter", beta=2.0)
    assert (given.command, given.paths) == ("window", [Path("p")])
    assert parse(["--protocol", "rouge-score-stemmed", "--stemmer", "none"]).options.stemmer == "none"


def test_a_picture_is_described() -> None:
    asked = ["shot", "p", "q", "--example", "e", "--system", "s", "-o", "o.png"]
    given = parse(asked)
    assert (given.paths, given.example, given.system) == ([Path("p"), Path("q")], "e", "s")
    assert (given.output, given.theme, given.scale, given.size) == (Path("o.png"), "light", 1.0, (1280, 800))
    given = parse([*asked, "--theme", "dark", "--scale", "2", "--size", "900x600"])
    assert (given.theme, given.scale, given.size) == ("dark", 2.0, (900, 600))


def test_a_bad_flag_is_refused_for_the_window_too() -> None:
    with pytest.raises(InvalidOption):
        parse(["--stemmer", "snow"])


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("ending", [".csv", ".jsonl", ".parquet"])
def test_batch_writes_every_candidate(capsys: Capture, tmp_path: Path, jobs: str, ending: str) -> None:
    output = tmp_path / f"out{ending}"
    code, out, err = told(
        capsys, "batch", assets.samples(), "-o", output, "--jobs", jobs, "--protocol", "rouge-score"
    )
    assert (code, out) == (0, "")
    examples = len(list((assets.samples() / "sources").glob("*.txt")))
    *notes, scored, signature = err.splitlines()
    assert [note for note in notes if ": note: The tokenizer" not in note] == []
    assert scored == f"{examples * 4} candidates scored: {output}"
    assert signature.startswith(f"{Options().signature()} | text sha ")
    assert output.stat().st_size > 1000


def test_batch_gives_the_numbers_of_score(capsys: Capture, tmp_path: Path, corpus: Path) -> None:
    row = {"id": "fox", "references": [FOX, "another"], "candidates": {"a": A}}
    corpus.write_text(json.dumps(row), encoding="utf-8")
    flags = ["--variants", "ROUGE-2,ROUGE-L", "--beta", "0.3", "--stemmer", "porter"]
    assert told(capsys, "batch", corpus, "-o", tmp_path / "out.csv", *flags)[0] == 0
    _, out, _ = told(capsys, "score", "--text", A, FOX, "another", "--json", *flags)
    with (tmp_path / "out.csv").open(encoding="utf-8", newline="") as handle:
        [found] = csv.DictReader(handle)
    scores = json.loads(out)["scores"]
    expected = {f"{name}.{part}": value for name, parts in scores.items() for part, value in parts.items()}
    assert {"example": "fox", "system": "a"} | expected == {
        key: value if key in {"example", "system"} else float(value) for key, value in found.items()
    }


def test_problems_are_told_and_reported_and_the_rest_is_scored(
    capsys: Capture, tmp_path: Path, corpus: Path
) -> None:
    lines = [
        json.dumps({**ROW, "id": "first"}),
        *["no JSON"] * 30,
        json.dumps({**ROW, "id": "last", "references": []}),
    ]
    corpus.write_text("\n".join(lines), encoding="utf-8")
    report = tmp_path / "report.json"
    code, _, err = told(
        capsys, "batch", corpus, "-o", tmp_path / "out.csv", "--report", report, "--jobs", "1"
    )
    assert code == 0
    shown = err.splitlines()
    assert len(shown) == 20 + 1 + 2
    assert shown[0].startswith(f"rouge-gui: {corpus}:2: error: This is not JSON")
    assert shown[20] == "rouge-gui: ... and 11 more."
    rows = json.loads(report.read_text(encoding="utf-8"))
    assert [list(row) for row in rows] == [["file", "line", "level", "message"]] * 32
    assert [row["line"] for row in rows] == [*range(2, 33), None]
    assert rows[-1]["message"] == "2 examples read: 0 sources, 2 candidates of 1 system, 1 reference."
    assert rows[-2] == {
        "file": str(corpus),
        "line": 32,
        "level": "warning",
        "message": "Example last has no reference, so its candidates cannot be scored.",
    }
    _, _, err = told(capsys, "batch", corpus, "-o", tmp_path / "out.csv", "--jobs", "1")
    assert "rouge-gui: ... and 11 more; --report FILE writes them all." in err


def test_where_nothing_is_scored_no_table_is_written(capsys: Capture, tmp_path: Path, corpus: Path) -> None:
    corpus.write_text('{"id": 1}\n', encoding="utf-8")
    output = tmp_path / "out.csv"
    output.write_text("old", encoding="utf-8")
    code, _, err = told(capsys, "batch", corpus, "-o", output)
    assert code == 2
    assert err.splitlines()[-1].startswith(
        "rouge-gui: Nothing was scored: no example has both a candidate and a ref"
    )
    assert output.read_text(encoding="utf-8") == "old"


def test_batch_says_where_it_cannot_write(capsys: Capture, tmp_path: Path, corpus: Path) -> None:
    code, _, err = told(capsys, "batch", corpus, "-o", tmp_path / "nowhere" / "out.csv")
    assert (code, err.count("\n")) == (2, 1)
    assert "cannot be written" in err


@pytest.mark.skipif(os.name == "nt", reason="pipes of a POSIX shell")
@pytest.mark.parametrize("arguments", ["score --text a b", "--help", "score --text a b --json"])
def test_a_closed_pipe_is_no_drama(arguments: str) -> None:
    with subprocess.Popen(
        [*PROGRAM, *arguments.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 0


@pytest.mark.skipif(os.name == "nt", reason="pipes of a POSIX shell")
def test_a_table_is_finished_though_nobody_listens(tmp_path: Path, corpus: Path) -> None:
    output = tmp_path / "out.csv"
    with subprocess.Popen(
        [*PROGRAM, "batch", str(corpus), "-o", str(output)], stderr=subprocess.PIPE
    ) as running:
        assert running.stderr is not None
        running.stderr.close()
        assert running.wait() == 0
    assert output.exists()


@pytest.mark.skipif(os.name == "nt", reason="pipes of a POSIX shell")
def test_scores_are_printed_though_nobody_hears_the_notes(tmp_path: Path) -> None:
    path = tmp_path / "text.txt"
    path.write_bytes("Zażółć gęślą jaźń, rząd ogłosił w piątek.".encode("cp1250"))
    heard, note = os.pipe()
    os.close(heard)
    command = [*PROGRAM, "score", str(path), str(path)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=note, check=False)
    bad = subprocess.run([*PROGRAM, "score", "nothing", "nothing"], stderr=note, check=False)
    os.close(note)
    assert (done.returncode, bad.returncode) == (0, 2)
    assert b"ROUGE-Lsum" in done.stdout


@pytest.mark.skipif(os.name == "nt", reason="signals of POSIX")
def test_ctrl_c_ends_it_quietly(tmp_path: Path, corpus: Path) -> None:
    # Every word against every other: half a minute.
    slow = " ".join(f"w{number}" for number in range(12_000))
    rows = [{"id": str(number), "references": [slow], "candidates": {"s": slow}} for number in range(100)]
    corpus.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    command = [*PROGRAM, "batch", str(corpus), "-o", str(tmp_path / "out.csv"), "--jobs", "2"]
    command += ["--variants", "W-1.2"]
    # A shell's background job ignores Ctrl-C and hands that down; a handler of ours is not handed down.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    with subprocess.Popen(command, stderr=subprocess.PIPE, start_new_session=True) as running:
        assert running.stderr is not None
        time.sleep(1.5)
        os.killpg(running.pid, signal.SIGINT)
        assert running.stderr.read() == b""
        assert running.wait() == 130
    assert [path.name for path in tmp_path.iterdir()] == [corpus.name]


@pytest.mark.skipif(os.name == "nt", reason="a terminal of POSIX")
def test_a_bar_is_drawn_on_a_terminal_only(tmp_path: Path) -> None:
    import pty

    command = [*PROGRAM, "batch", str(assets.samples()), "-o", str(tmp_path / "out.csv")]
    ours, theirs = pty.openpty()
    shown = bytearray()
    with subprocess.Popen(
        command, stderr=theirs, env={**os.environ, "TERM": "xterm", "COLUMNS": "80"}
    ) as running:
        os.close(theirs)
        try:
            while piece := os.read(ours, 1024):
                shown += piece
        except OSError:  # Linux says so when the other end is closed
            pass
        finally:
            os.close(ours)
    assert running.returncode == 0
    assert b"Scoring" in shown
    # How many there are is counted beside; a quick scoring is done before.
    assert b"56/56" in shown or b"56/?" in shown
    piped = subprocess.run(command, capture_output=True, check=True)
    assert b"Scoring" not in piped.stderr
    assert b"\x1b" not in piped.stderr
