"""Settings come back as they were; one bad value costs that value alone."""

import json
from pathlib import Path

import pytest

from rouge_gui.errors import UnwritableFile
from rouge_gui.rouge.options import Options
from rouge_gui.store.settings import Settings, load, save

CHOSEN = Settings(Options(stemmer="porter", variants=("ROUGE-3", "ROUGE-L"), beta=2.0), "dark", 150)


def test_settings_come_back(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    save(path, CHOSEN)
    assert load(path) == (CHOSEN, [])


def test_no_file_gives_the_usual_settings(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == (Settings(), [])


BAD: list[tuple[str, object]] = [
    ("theme", "pink"),
    ("theme", 3),
    ("zoom", 4000),
    ("zoom", "wide"),
    ("zoom", None),
    ("options", {"beta": -1}),
    ("options", {"no such": 1}),
    ("options", 5),
    ("options", None),
    ("options", {"variants": []}),
    ("options", {"tokenizer": "x"}),
    ("options", {"beta": "2"}),
]


@pytest.mark.parametrize(("name", "bad"), BAD)
def test_one_bad_value_is_reset_alone_and_told(tmp_path: Path, name: str, bad: object) -> None:
    path = tmp_path / "settings.json"
    save(path, CHOSEN)
    stored = json.loads(path.read_text("utf-8"))
    stored[name] = bad
    path.write_text(json.dumps(stored), "utf-8")
    settings, told = load(path)
    assert len(told) == 1
    assert name in told[0]
    for other in {"theme", "zoom", "options"} - {name}:
        assert getattr(settings, other) == getattr(CHOSEN, other)
    assert getattr(settings, name) == getattr(Settings(), name)


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"null", b"3"])
def test_a_broken_file_is_told_and_the_usual_settings_are_in_use(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    settings, told = load(path)
    assert settings == Settings()
    assert len(told) == 1
    assert str(path) in told[0]


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "settings.json"
    save(path, CHOSEN)

    def refuse(*_paths: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(UnwritableFile, match="no space left"):
        save(path, Settings())
    assert load(path) == (CHOSEN, [])
    assert [entry.name for entry in tmp_path.iterdir()] == ["settings.json"]
