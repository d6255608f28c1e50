"""A file of verdicts: what is kept comes back, nothing is changed, files of others are refused, older ones brought up."""

import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from uuid import UUID

import pytest

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.errors import UnwritableFile
from rouge_gui.store.verdict_file import Found, VerdictFile
from rouge_gui.store.verdict_tables import Kind
from rouge_gui.study.annotating.verdict import Item, SpanLabel, Verdict, digest_of
from rouge_gui.study.annotating.verdict_uids import was_changed

ITEM = Item("e1", ("A",))
VERDICT = Verdict(
    ITEM,
    "Ola",
    "both",
    "abc",
    {"fluency": 4.0, "better": "neither", "style": None},
    (SpanLabel("entity", "candidate", 3, 8, "Leeds", "major", (40, 45)),),
    "a note\nof two lines 😀",
    flagged=True,
    shown=("A",),
    seconds=12.5,
)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Ola.verdicts"


def test_a_verdict_comes_back_with_a_number_a_revision_and_its_time(path: Path) -> None:
    before = datetime.now(UTC) - timedelta(seconds=1)
    kept = VerdictFile(path, "Ola").keep(VERDICT)
    assert replace(kept, uid="", moment="", revision=0) == VERDICT
    assert before <= datetime.fromisoformat(kept.moment) <= datetime.now(UTC)
    assert UUID(kept.uid.partition(".")[0]).version == 4
    again = VerdictFile(path, "Ola")
    assert (again.latest(ITEM, "both"), again.all(), kept.revision) == (kept, [kept], 1)


def test_numbers_are_read_back_as_they_were_returned(path: Path) -> None:
    with VerdictFile(path, "Ola") as file:
        kept = file.keep(replace(VERDICT, answers={"fluency": 4}, seconds=3))
        assert file.all() == [kept]
        assert isinstance(kept.answers["fluency"], float)


def test_a_change_is_a_new_verdict_and_undo_another(path: Path) -> None:
    with VerdictFile(path, "Ola") as file:
        first = file.keep(VERDICT)
        second = file.keep(replace(VERDICT, answers={"fluency": 1.0}))
        assert file.latest(ITEM, "both") == second
        third = file.keep(replace(first, uid="anything", revision=77))
        assert file.latest(ITEM, "both") == third
        assert (third.answers, third.revision) == (first.answers, 3)
        gone = file.keep(replace(VERDICT, withdrawn=True))
        assert file.latest(ITEM, "both") is None
        assert file.history(ITEM, "both") == [first, second, third, gone]
        assert len({each.uid for each in file.all()}) == 4


@pytest.mark.parametrize(
    "other",
    [
        replace(VERDICT, item=Item("e2", ("A",))),
        replace(VERDICT, item=Item("e1", ("B",))),
        replace(VERDICT, item=Item("e1", ("A", "B"))),
        replace(VERDICT, scheme="another"),
    ],
)
def test_another_item_or_scheme_has_verdicts_of_its_own(path: Path, other: Verdict) -> None:
    with VerdictFile(path, "Ola") as file:
        file.keep(VERDICT)
        assert file.latest(other.item, other.scheme) is None
        assert file.keep(other).revision == 1


def test_names_that_are_no_valid_unicode_are_kept(path: Path) -> None:
    odd = replace(VERDICT, item=Item('a\ud800"\\\0', ("\udcff",)), note="\ud83d")
    with VerdictFile(path, "Ola") as file:
        kept = file.keep(odd)
        assert file.latest(odd.item, "both") == kept
        assert file.latest(Item('a\\ud800"\\\0', ("\udcff",)), "both") is None


def test_what_was_kept_cannot_be_told_from_what_is_read_by_its_check(path: Path) -> None:
    with VerdictFile(path, "Ola") as file:
        (kept,) = [file.keep(VERDICT)]
    told = json.loads(json.dumps(kept.told()))
    assert not was_changed(kept)
    for name in ("note", "moment", "digest", "scheme"):
        assert was_changed(replace(kept, **{name: told[name] + "x"}))
    assert was_changed(replace(kept, answers={**kept.answers, "fluency": 5.0}))
    assert was_changed(replace(kept, spans=()))
    assert was_changed(replace(kept, revision=2))
    assert was_changed(replace(kept, skipped=True))


def test_a_clock_set_back_does_no_harm(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Back(datetime):
        @classmethod
        def now(cls, tz: object = None) -> "Back":
            return cls(2001, 1, 1, tzinfo=UTC if tz else None)

    with VerdictFile(path, "Ola") as file:
        file.keep(VERDICT)
        monkeypatch.setattr("rouge_gui.store.verdict_file.datetime", Back)
        late = file.keep(replace(VERDICT, answers={"fluency": 1.0}))
        assert late.moment.startswith("2001-01-01")
        assert (file.latest(ITEM, "both"), late.revision) == (late, 2)


def test_every_verdict_is_synchronous_and_the_file_can_be_told_from_others(path: Path) -> None:
    with VerdictFile(path, "Ola") as file:
        assert file._connection.execute("PRAGMA synchronous").fetchone()[0] >= 2  # noqa: SLF001 (the setting is the connection's)
        with closing(sqlite3.connect(path)) as other:
            assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
            assert other.execute("PRAGMA application_id").fetchone() == (0x72677664,)
            assert other.execute("PRAGMA user_version").fetchone() == (2,)


def test_a_closed_file_is_one_file(path: Path) -> None:
    file = VerdictFile(path, "Ola")
    kept = file.keep(VERDICT)
    assert len(list(path.parent.iterdir())) > 1
    file.close()
    assert list(path.parent.iterdir()) == [path]
    with VerdictFile(path, "Ola") as again:
        assert again.all() == [kept]


def test_a_file_closed_in_one_of_two_windows_can_be_mailed(path: Path, tmp_path: Path) -> None:
    with VerdictFile(path, "Ola"):
        first = VerdictFile(path, "Ola")
        kept = first.keep(VERDICT)
        first.close()
        (tmp_path / "mailed.verdicts").write_bytes(path.read_bytes())
    with VerdictFile(tmp_path / "mailed.verdicts", "Ola") as mailed:
        assert mailed.all() == [kept]


def test_a_copy_is_whole_while_the_file_is_open(path: Path, tmp_path: Path) -> None:
    folder = tmp_path / "mail"
    folder.mkdir()
    with VerdictFile(path, "Ola") as file:
        kept = [file.keep(VERDICT), file.keep(VERDICT)]
        file.copy_to(folder / "copy.verdicts")
        file.keep(VERDICT)
        assert list(folder.iterdir()) == [folder / "copy.verdicts"]
        # SQLite's file format: 1 and 1 say that no log belongs to it, so that it is read where nobody may write.
        assert (folder / "copy.verdicts").read_bytes()[18:20] == b"\1\1"
        with pytest.raises(UnwritableFile, match="is the file that is open"):
            file.copy_to(path)
        with pytest.raises(UnwritableFile, match="no such file"):
            file.copy_to(tmp_path / "nowhere" / "copy.verdicts")
    with VerdictFile(folder / "copy.verdicts", "Ola") as copy:
        assert copy.all() == kept


def test_what_was_said_elsewhere_is_taken_once(path: Path, tmp_path: Path) -> None:
    with VerdictFile(tmp_path / "other.verdicts", "Ola") as other:
        said = [other.keep(VERDICT), other.keep(VERDICT), other.keep(replace(VERDICT, note="else"))]
    with VerdictFile(path, "Ola") as file:
        assert file.take(said[:2]) == 2
        assert file.take([*said, said[2]]) == 1
        assert file.take(said) == 0
        assert sorted(file.all(), key=lambda each: each.revision) == said
        unnumbered = replace(VERDICT, uid="", revision=9)
        assert file.take([unnumbered, unnumbered]) == 1
        assert file.take([replace(unnumbered, uid="of another program")]) == 0


def test_of_what_is_refused_nothing_is_taken(path: Path) -> None:
    with VerdictFile(path, "Ola") as file:
        with pytest.raises(UnwritableFile, match="holds the verdicts of “Ola”; one of “Ben” was not kept"):
            file.take([VERDICT, replace(VERDICT, annotator="Ben")])
        with pytest.raises(UnwritableFile, match="one of “Ben”"):
            file.keep(replace(VERDICT, annotator="Ben"))
        assert file.all() == []
        file.keep(VERDICT)


def test_decisions_are_counted_over_all_who_decide(path: Path) -> None:
    with VerdictFile(path, "", Kind.DECISIONS) as file:
        file.keep(VERDICT)
        later = file.keep(replace(VERDICT, annotator="Ben"))
        assert later.revision == 2
        assert file.latest(ITEM, "both") == later


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (Kind.WORK, "holds the verdicts of “Ola”"),
        (Kind.GOLD, "is the file of the gold verdicts"),
        (Kind.DECISIONS, "is the file of the decisions"),
    ],
)
def test_a_file_of_somebody_else_is_refused(path: Path, kind: Kind, said: str) -> None:
    VerdictFile(path, "Ola", kind).close()
    with pytest.raises(UnwritableFile, match=said):
        VerdictFile(path, "Ben")


def test_a_file_that_is_none_of_ours_is_refused_and_left_as_it_is(path: Path) -> None:
    with closing(sqlite3.connect(path)) as made:
        made.execute("CREATE TABLE recipes (name TEXT)")
    was = path.read_bytes()
    with pytest.raises(UnwritableFile, match="is a database of another program"):
        VerdictFile(path, "Ola")
    assert path.read_bytes() == was
    path.write_bytes(b"this is not a database, but long enough to be taken for one" * 40)
    with pytest.raises(UnwritableFile, match=r"is damaged \(file is not a database\)\. There is no"):
        VerdictFile(path, "Ola")


def test_a_file_of_a_later_release_is_refused_and_left_as_it_is(path: Path) -> None:
    VerdictFile(path, "Ola").close()
    with closing(sqlite3.connect(path)) as made:
        made.execute("PRAGMA user_version = 9")
    was = path.read_bytes()
    with pytest.raises(UnwritableFile, match="was written by a later release of rouge-gui"):
        VerdictFile(path, "Ola")
    assert path.read_bytes() == was


OLD = (
    "CREATE TABLE file (kind TEXT NOT NULL, annotator TEXT NOT NULL)",
    """CREATE TABLE verdict (uid TEXT PRIMARY KEY, example TEXT NOT NULL, systems TEXT NOT NULL,
    annotator TEXT NOT NULL, scheme TEXT NOT NULL, digest TEXT NOT NULL, revision INTEGER NOT NULL,
    moment TEXT NOT NULL, body TEXT NOT NULL)""",
    "CREATE INDEX verdict_by_item ON verdict (example, systems, scheme, revision)",
    "INSERT INTO file VALUES ('work', 'Ola')",
    """INSERT INTO verdict VALUES ('u1', 'e1', '["A"]', 'Ola', 'both', 'abc', 1, '2026-01-01T00:00:00+00:00',
    '{"example": "e1", "systems": ["A"], "annotator": "Ola", "scheme": "both", "digest": "abc",
      "answers": {"fluency": 2}, "moment": "2026-01-01T00:00:00+00:00", "revision": 1, "uid": "u1"}')""",
    "PRAGMA application_id = 1919383140",
)


def test_a_file_of_the_first_version_keeps_its_verdicts(path: Path) -> None:
    with closing(sqlite3.connect(path)) as made:
        for statement in (*OLD, "PRAGMA user_version = 1"):
            made.execute(statement)
        made.commit()
    old = replace(
        Verdict(ITEM, "Ola", "both", "abc", {"fluency": 2.0}),
        uid="u1",
        revision=1,
        moment="2026-01-01T00:00:00+00:00",
    )
    with VerdictFile(path, "Ola") as file:
        assert file.latest(ITEM, "both") == old
        assert file.keep(VERDICT).revision == 2
    with closing(sqlite3.connect(path)) as made:
        assert made.execute("PRAGMA user_version").fetchone() == (2,)
        plan = made.execute("EXPLAIN QUERY PLAN SELECT body FROM verdict WHERE digest = '' AND scheme = ''")
        assert "verdict_by_digest" in plan.fetchone()[3]


# Where texts are found again.

SOURCE = "It rained in Leeds on Monday."
EXAMPLE = Example("e1", SOURCE, (), {"A": Candidate("Leeds saw rain."), "B": Candidate("It rained.")})
SAID = replace(VERDICT, digest=digest_of(EXAMPLE, ITEM), spans=(SpanLabel("x", "candidate", 10, 14, "rain"),))


def nothing(_: str) -> Example | None:
    return None


def test_what_was_said_of_the_same_text_is_found(path: Path) -> None:
    with VerdictFile(path, "Ola") as file:
        assert file.latest_for(EXAMPLE, ITEM, "both", nothing) is None
        kept = file.keep(SAID)
        assert file.latest_for(EXAMPLE, ITEM, "both", nothing) == Found(kept)
        assert file.latest_for(EXAMPLE, ITEM, "another", nothing) is None


def test_a_renamed_example_and_system_keep_their_verdict(path: Path) -> None:
    renamed = Example("17", SOURCE, (), {"new": EXAMPLE.candidates["A"]})
    item = Item("17", ("new",))
    with VerdictFile(path, "Ola") as file:
        kept = file.keep(SAID)
        found = file.latest_for(renamed, item, "both", {"17": renamed}.get)
        assert found == Found(replace(kept, item=item, shown=("new",)), is_moved=True)
        # Two examples with the same texts: what was said of the one was not said of the other.
        assert file.latest_for(renamed, item, "both", {"17": renamed, "e1": EXAMPLE}.get) is None
        # The old name now has another text (a row was inserted).
        other = replace(EXAMPLE, source="Another source.")
        moved = file.latest_for(renamed, item, "both", {"17": renamed, "e1": other}.get)
        assert moved == found
        mine = file.keep(replace(SAID, item=item, note="of the new name"))
        assert file.latest_for(renamed, item, "both", {"17": renamed}.get) == Found(mine)


def test_a_withdrawn_verdict_is_not_found_under_another_name(path: Path) -> None:
    renamed = replace(EXAMPLE, id="17")
    with VerdictFile(path, "Ola") as file:
        file.keep(SAID)
        file.keep(replace(SAID, withdrawn=True))
        assert file.latest_for(renamed, Item("17", ("A",)), "both", nothing) is None
        file.keep(replace(SAID, digest="of another text since"))
        assert file.latest_for(renamed, Item("17", ("A",)), "both", nothing) is None


def test_spans_of_a_changed_text_stand_where_their_words_are_or_are_lost(path: Path) -> None:
    spans = (
        SpanLabel("x", "candidate", 10, 14, "rain", evidence=(3, 9)),
        SpanLabel("x", "candidate", 0, 5, "Leeds"),
        SpanLabel("x", "source", 13, 18, "Leeds", evidence=(20, 90)),
        SpanLabel("x", "reference 1", 0, 2, "no"),
    )
    changed = replace(EXAMPLE, candidates={"A": Candidate("There was some rain.")})
    with VerdictFile(path, "Ola") as file:
        kept = file.keep(replace(SAID, spans=spans))
        found = file.latest_for(changed, ITEM, "both", nothing)
        assert found is not None
        assert (found.is_changed, found.is_moved, found.lost) == (True, False, (spans[1], spans[3]))
        assert found.verdict.spans == (
            replace(spans[0], start=15, end=19),
            replace(spans[2], evidence=None),
        )
        assert replace(found.verdict, spans=spans) == kept
