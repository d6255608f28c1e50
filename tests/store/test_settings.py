"""Settings come back as they were; one bad value costs that value alone."""

import json
from dataclasses import fields
from pathlib import Path

import pytest

from rouge_gui.errors import UnreadableFile, UnwritableFile
from rouge_gui.rouge.options import Options
from rouge_gui.store.settings import Settings, load, load_exported, save

CHOSEN = Settings(
    Options(stemmer="porter", variants=("ROUGE-3", "ROUGE-L"), beta=2.0),
    theme="dark",
    preset="greyscale",
    zoom=150,
    tour_seen=True,
    colours={"light fill": "#ffeeaa", "dark solid": "#00ff00"},
    keys={"undo": ("Ctrl+U",), "about": (), "of another version": ("F12", "Ctrl+Alt+A")},
    cues_off=("number", "of another version"),
    cue_thresholds={"seam": 12, "of another version": 2},
    language="pl",
    font="DejaVu Serif",
    layers_off=("bigrams", "cues"),
    threads=3,
    cache_megabytes=0,
)
NAMES = {each.name for each in fields(Settings)}


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
    ("preset", "pink"),
    ("preset", None),
    ("tour_seen", 1),
    ("tour_seen", "yes"),
    ("colours", "#ffffff"),
    ("keys", ["F1"]),
    ("keys", None),
    ("cues_off", "seam"),
    ("cues_off", [3]),
    ("cues_off", None),
    ("cue_thresholds", [12]),
    ("cue_thresholds", 2),
    ("language", "tlh"),
    ("language", None),
    ("font", 12),
    ("layers_off", "bigrams"),
    ("layers_off", ["trigrams"]),
    ("threads", -1),
    ("threads", True),
    ("cache_megabytes", 1_000_000),
    ("cache_megabytes", "much"),
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
    for other in NAMES - {name}:
        assert getattr(settings, other) == getattr(CHOSEN, other)
    assert getattr(settings, name) == getattr(Settings(), name)


@pytest.mark.parametrize("bad", ["F5", None, 3, [3], [""], {"a": "b"}])
def test_bad_keys_of_one_action_cost_the_keys_of_that_action_alone(tmp_path: Path, bad: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"keys": {"undo": ["Ctrl+U"], "redo": bad, "quit": []}}), "utf-8")
    settings, told = load(path)
    assert settings.keys == {"undo": ("Ctrl+U",), "quit": ()}
    assert [("redo" in sentence, repr(bad) in sentence) for sentence in told] == [(True, True)]


@pytest.mark.parametrize("bad", ["red", "#fff", "#gggggg", 3, None, "#ffffff "])
def test_a_bad_colour_costs_that_colour_alone(tmp_path: Path, bad: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"colours": {"light fill": "#123456", "dark fill": bad}}), "utf-8")
    settings, told = load(path)
    assert settings.colours == {"light fill": "#123456"}
    assert ["dark fill" in sentence for sentence in told] == [True]


@pytest.mark.parametrize("bad", [0, 7, -1, "4", 4.5, True, None, [4]])
def test_a_bad_threshold_costs_that_cues_threshold_alone(tmp_path: Path, bad: object) -> None:
    path = tmp_path / "settings.json"
    path.write_text(json.dumps({"cue_thresholds": {"seam": 12, "pair": bad}}), "utf-8")
    settings, told = load(path)
    assert settings.cue_thresholds == {"seam": 12}
    assert [("pair" in sentence, repr(bad) in sentence) for sentence in told] == [(True, True)]


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


def test_exported_preferences_come_back_on_another_machine(tmp_path: Path) -> None:
    save(tmp_path / "mine.json", CHOSEN)
    assert load_exported(tmp_path / "mine.json") == (CHOSEN, [])


@pytest.mark.parametrize("text", ["", "{", "[1, 2]", '{"zoom": 120}', "\x00\xff"])
def test_another_file_is_not_taken_for_preferences(tmp_path: Path, text: str) -> None:
    (tmp_path / "other.json").write_bytes(text.encode("latin-1"))
    with pytest.raises(UnreadableFile, match="preferences"):
        load_exported(tmp_path / "other.json")
    with pytest.raises(UnreadableFile, match="preferences"):
        load_exported(tmp_path / "missing.json")
