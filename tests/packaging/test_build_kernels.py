"""The step of the build that compiles the kernels, in copies of the project."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from sysconfig import get_config_var
from zipfile import ZipFile

import compiler
import pytest
from environment import ROOT

BATCH = "rouge_gui/rouge/batch"
EXTENSION = f"{BATCH}/kernels{get_config_var('EXT_SUFFIX')}"
SENTENCE = r"The kernels are not compiled \(.+\): the pure-Python engine is used\."
BUILD = "import sys; from hatchling import build; print(getattr(build, f'build_{sys.argv[1]}')('built'))"
SCORES = """
from rouge_gui.rouge.batch import score
from rouge_gui.rouge.options import Options
for name, scores in score(["a cat sat there"], [["the cat sat"]], Options()).items():
    print(name, *(round(float(each), 6) for each in scores[0]))
"""
compiles = pytest.mark.skipif(
    bool(compiler.advice()), reason=f"the kernels cannot be compiled here, only left out. {compiler.advice()}"
)
chosen_by_cc = pytest.mark.skipif(os.name == "nt", reason="no variable keeps setuptools from finding MSVC")
Answer = subprocess.CompletedProcess[str]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of the project without anything built."""
    copy = tmp_path / "project"
    built = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "tests", "pictures")
    for folder in ("packaging", "resources", "rouge_gui"):
        shutil.copytree(ROOT / folder, copy / folder, ignore=built)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    (copy / "built").mkdir()
    return copy


@pytest.fixture
def whole(project: Path) -> Path:
    """A copy whose own kernels are compiled, but not optimised, which takes most of the time."""
    script = project / "packaging" / "build_kernels.py"
    flags = script.read_text(encoding="utf-8")
    assert flags.count('"-O3"') == 1
    script.write_text(flags.replace('"-O3"', '"-O0"'), encoding="utf-8")
    return project


@pytest.fixture
def small(project: Path) -> Path:
    """A copy whose kernels are compiled in no time."""
    (project / BATCH / "kernels.pyx").write_text("def answer():\n    return 42\n", encoding="utf-8")
    return project


@pytest.fixture
def without() -> dict[str, str]:
    """What is set for a compiler that never compiles anything."""
    return {"CC": str(shutil.which("false"))}


@pytest.fixture
def headless(tmp_path: Path) -> dict[str, str]:
    """What is set for the compiler of this machine, which is not told where Python's headers are."""
    script = tmp_path / "cc"
    passed = 'for each; do shift; case $each in -I*) ;; *) set -- "$@" "$each";; esac; done'
    script.write_text(f'#!/bin/sh\n{passed}\nexec {compiler.compiler()} "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    return {"CC": str(script)}


def python(project: Path, *arguments: str, environ: dict[str, str] | None = None) -> Answer:
    command = [sys.executable, *arguments]
    environ = os.environ | {"PYTHONPATH": "", "PYTHONDONTWRITEBYTECODE": "1"} | (environ or {})
    return subprocess.run(command, cwd=project, env=environ, capture_output=True, text=True, check=False)


def build(project: Path, what: str, environ: dict[str, str] | None = None) -> tuple[Path, str]:
    """The built file and what was said meanwhile."""
    answer = python(project, "-c", BUILD, what, environ=environ)
    assert answer.returncode == 0, answer.stderr
    return project / "built" / answer.stdout.splitlines()[-1], answer.stdout + answer.stderr


def held(wheel: Path) -> set[str]:
    with ZipFile(wheel) as archive:
        return {Path(name).suffix for name in archive.namelist()}


def own(project: Path) -> set[str]:
    """All files of the project but those in folders that git ignores."""
    paths = {path.relative_to(project) for path in project.rglob("*") if path.is_file()}
    return {path.as_posix() for path in paths if path.parts[0] not in {"build", "built"}}


@compiles
def test_an_editable_installation_has_the_kernels_beside_their_source(whole: Path) -> None:
    before = own(whole)
    _, told = build(whole, "editable")
    assert own(whole) - before == {EXTENSION}
    assert "not compiled" not in told
    assert "engine: compiled" in python(whole, "-m", "rouge_gui", "--version").stdout
    # Of the 4 and 3 words two agree, of the 3 and 2 pairs one: by hand.
    assert python(whole, "-c", SCORES).stdout.splitlines()[:2] == [
        "ROUGE-1 0.5 0.666667 0.571429",
        "ROUGE-2 0.333333 0.5 0.4",
    ]


@chosen_by_cc
def test_without_a_compiler_an_older_build_is_taken_away_and_the_portable_engine_runs(
    small: Path, without: dict[str, str]
) -> None:
    (small / EXTENSION).write_bytes(b"of another version")
    _, told = build(small, "editable", without)
    assert re.search(SENTENCE, told)
    assert not (small / EXTENSION).exists()
    assert "engine: portable" in python(small, "-m", "rouge_gui", "--version").stdout
    assert python(small, "-c", SCORES).stdout.startswith("ROUGE-1 0.5 0.666667 0.571429\n")


@compiles
@chosen_by_cc
def test_without_the_headers_of_python_the_build_goes_on(small: Path, headless: dict[str, str]) -> None:
    _, told = build(small, "editable", headless)
    assert re.search(r"fatal error: \S*Python\.h|Python\.h' file not found", told)
    assert re.search(SENTENCE, told)


@compiles
def test_a_wheel_with_kernels_is_for_this_platform(small: Path) -> None:
    wheel, _ = build(small, "wheel")
    assert not wheel.name.endswith("-none-any.whl")
    assert f"-{sys.implementation.cache_tag.replace('cpython-', 'cp')}-" in wheel.name
    with ZipFile(wheel) as archive:
        assert EXTENSION in archive.namelist()
    assert not held(wheel) & {".c", ".pyx", ".pxi", ".pxd"}


@chosen_by_cc
def test_a_wheel_without_kernels_is_for_all_platforms(small: Path, without: dict[str, str]) -> None:
    (small / EXTENSION).write_bytes(b"of another version")
    wheel, told = build(small, "wheel", without)
    assert re.search(SENTENCE, told)
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not held(wheel) & {".so", ".pyd"}


def test_kernels_that_are_wrong_fail_the_build(small: Path) -> None:
    (small / BATCH / "kernels.pyx").write_text("def answer(:\n", encoding="utf-8")
    assert python(small, "-c", BUILD, "editable").returncode != 0


def test_a_source_archive_holds_the_kernels_as_they_were_written(project: Path) -> None:
    (project / EXTENSION).write_bytes(b"of this machine")
    archive, _ = build(project, "sdist")
    with tarfile.open(archive) as file:
        names = {name.partition("/")[2] for name in file.getnames()}
    sources = {
        f"{BATCH}/{path.name}"
        for end in ("pyx", "pxi", "pxd", "pyi")
        for path in (ROOT / BATCH).glob(f"*.{end}")
    }
    assert sources | {"packaging/build_kernels.py"} <= names
    assert f"{BATCH}/kernels.pyx" in sources
    assert EXTENSION not in names
