import sys
import sysconfig
from pathlib import Path

import compiler
import pytest


def test_the_compiler_is_the_one_that_cc_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", f"'{sys.executable}' -pthread")
    assert compiler.compiler() == sys.executable


def test_a_compiler_that_is_not_there_is_advised(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert compiler.compiler() is None
    assert "install a C compiler (Debian: gcc)" in compiler.advice()


def test_headers_that_are_not_there_are_advised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr(sysconfig, "get_path", lambda _name: str(tmp_path))
    assert compiler.advice() == (
        "Scoring many pairs is faster compiled: "
        "install Python's headers (Debian: python3-dev), then run this again."
    )
    (tmp_path / "Python.h").touch()
    assert compiler.advice() == ""
