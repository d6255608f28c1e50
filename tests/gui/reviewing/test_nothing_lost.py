"""Nothing that was said is lost: files that cannot be written, a window closed too early, texts that changed."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from rouge_gui.corpus.example import Candidate, Corpus, Example
from rouge_gui.errors import UnwritableFile
from rouge_gui.gui.reviewing.item_desk import ItemDesk
from rouge_gui.gui.reviewing.work import Wish, own_project, work_of
from rouge_gui.store.drafts import Drafts
from rouge_gui.store.project_file import Blind
from rouge_gui.study.annotating.verdict import Verdict

from .conftest import CONTROL, Key, MakeProject, OpenWindow, Reviewer, shipped

SAYS = "😀 Rain fell in Harrow for 9 days."


def corpus_of(candidate: str, id_: str = "one") -> Corpus:
    corpus = Corpus()
    corpus.add(Example(id_, "Rain fell for 7 days.", ("Rain.",), {"a": Candidate(candidate)}))
    return corpus


def desk_over(corpus: Corpus, folder: Path, scheme: str = "error spans") -> ItemDesk:
    wish = Wish(shipped(scheme), "ann")
    project = own_project(folder, [folder / "corpus.jsonl"], None, wish)
    return ItemDesk(work_of(project, "ann", corpus), corpus, Drafts(folder / "drafts.sqlite"), lambda: 0.0)


def open_first(desk: ItemDesk) -> None:
    task = desk.course.next()
    assert task is not None
    desk.open(task)


def test_a_file_that_cannot_be_written_keeps_the_answers_and_is_tried_again(reviewer: Reviewer) -> None:
    reviewer.start("SummEval: four ratings")
    item, path = reviewer.desk.item, reviewer.file()
    away = path.with_suffix(".away")
    path.rename(away)
    reviewer.digits("1234")
    reviewer.save()
    assert reviewer.desk.item == item
    assert list(reviewer.desk.sheet.said.answers.values()) == [1, 2, 3, 4]
    assert reviewer.window.review.panel.told.text().startswith("NOT saved")
    assert any(path.name in notice.sentence for notice in reviewer.window.notices.notices())
    away.rename(path)
    reviewer.save()
    assert reviewer.desk.item != item
    assert reviewer.window.notices.notices() == []
    work = reviewer.desk.work
    with work.project.file_of("ann") as file:
        assert [each.item for each in file.all()] == [item]


def test_the_window_says_saved_only_once_it_is_on_disk(reviewer: Reviewer) -> None:
    reviewer.start("SummEval: four ratings")
    found: list[tuple[str, int]] = []
    work = reviewer.desk.work

    def look(sentence: str) -> None:
        with work.project.file_of("ann") as file:
            found.append((sentence, len(file.all())))

    reviewer.window.review.mode.told.connect(look)
    reviewer.digits("1234")
    reviewer.save()
    assert [each for each in found if each[1] or "Saved" in each[0]] == [("Saved.", 1)]
    assert len(found) == 5


def test_a_draft_is_there_after_the_window_was_closed(qtbot: QtBot, open_window: OpenWindow) -> None:
    reviewer = Reviewer(qtbot, open_window())
    reviewer.start("SummEval: four ratings")
    item = reviewer.desk.item
    reviewer.digits("53")
    reviewer.press(Key.Key_F)
    reviewer.window.close()
    again = Reviewer(qtbot, open_window())
    again.start("SummEval: four ratings")
    assert again.desk.item == item
    assert again.desk.sheet.said.answers == {"coherence": 5, "consistency": 3}
    assert again.desk.sheet.said.flagged
    assert again.window.review.panel.boxes[0].buttons[5].isChecked()
    again.digits("11")
    again.save()
    again.press(Key.Key_Backspace, CONTROL)
    assert again.desk.is_kept
    with again.desk.work.project.file_of("ann") as file:
        assert [list(each.answers.values()) for each in file.all()] == [[5, 3, 1, 1]]


def test_a_second_start_goes_on_in_the_same_project(qtbot: QtBot, open_window: OpenWindow) -> None:
    reviewer = Reviewer(qtbot, open_window())
    reviewer.start("SummEval: four ratings")
    folder = reviewer.desk.work.project.folder
    reviewer.digits("1234")
    reviewer.save()
    item = reviewer.desk.item
    reviewer.press(Key.Key_F9)
    reviewer.press(Key.Key_F9)
    assert (reviewer.desk.item, reviewer.desk.work.project.folder) == (item, folder)
    reviewer.press(Key.Key_F9)
    reviewer.window.close()
    other = Reviewer(qtbot, open_window())
    other.start("SummEval: four ratings", "bea")
    assert other.desk.work.project.folder == folder
    assert other.desk.work.project.plan.annotators == ("ann", "bea")


def test_labels_are_code_points_of_the_text_as_it_was_loaded(tmp_path: Path) -> None:
    desk = desk_over(corpus_of(SAYS), tmp_path)
    open_first(desk)
    label = desk.scheme.labels[3]
    start = SAYS.index("9 days")
    assert desk.sheet.put_label(label, desk.label_span(label.name, "candidate", start, start + 6)) == ""
    assert desk.sheet.digit(3) == ""
    kept = desk.keep()
    assert [(each.quoted, each.severity) for each in kept.spans] == [("9 days", "critical")]
    desk.close()


def label_and_keep(folder: Path) -> Verdict:
    desk = desk_over(corpus_of(SAYS), folder)
    open_first(desk)
    for words in ("Harrow", "9 days"):
        start = SAYS.index(words)
        label = desk.scheme.labels[2]
        desk.sheet.put_label(label, desk.label_span(label.name, "candidate", start, start + len(words)))
        desk.sheet.digit(1)
    kept = desk.keep()
    desk.close()
    return kept


def test_labels_of_a_changed_text_stand_where_their_words_stand_and_lost_ones_are_told(
    tmp_path: Path,
) -> None:
    label_and_keep(tmp_path)
    desk = desk_over(corpus_of("In Harrow it rained."), tmp_path)
    desk.open(desk.course.tasks[0])
    assert [(each.quoted, each.start) for each in desk.sheet.said.spans] == [("Harrow", 3)]
    assert "“9 days”" in desk.told
    assert not desk.is_kept
    assert [each.quoted for each in desk.keep().spans] == ["Harrow"]
    assert desk.is_kept
    desk.close()


def test_what_was_said_is_found_under_another_name(tmp_path: Path) -> None:
    label_and_keep(tmp_path)
    desk = desk_over(corpus_of(SAYS, "renamed"), tmp_path)
    open_first(desk)
    assert [each.quoted for each in desk.sheet.said.spans] == ["Harrow", "9 days"]
    assert not desk.is_kept
    desk.close()


def test_undo_of_a_second_verdict_says_again_what_the_first_said(tmp_path: Path) -> None:
    desk = desk_over(corpus_of(SAYS), tmp_path, "summeval")
    open_first(desk)
    for digits in ("1111", "2222"):
        desk.sheet.at = 0
        for digit in digits:
            desk.sheet.digit(int(digit))
        desk.keep()
    assert desk.undo_kept() is not None
    said = desk.course.said_of(desk.item)
    assert said is not None
    assert set(said.answers.values()) == {1.0}
    assert set(desk.sheet.said.answers.values()) == {2.0}
    assert desk.sheet.is_changed
    assert desk.undo_kept() is not None
    assert desk.undo_kept() is None
    desk.close()


def test_a_folder_of_somebody_elses_file_is_told(tmp_path: Path) -> None:
    desk = desk_over(corpus_of(SAYS), tmp_path)
    folder = desk.work.project.folder
    desk.close()
    path = next((folder / "work").glob("*.verdicts"))
    path.write_bytes(b"this is no database, but long enough to look at, is it not?" * 40)
    with pytest.raises(UnwritableFile, match="damaged"):
        desk_over(corpus_of(SAYS), tmp_path)


def test_another_example_ends_the_review_and_keeps_a_draft(
    reviewer: Reviewer, make_project: MakeProject, qtbot: QtBot
) -> None:
    project = make_project(shipped("summeval"), Blind(systems=False, scores=False, marks=False, cues=False))
    reviewer.window.review.open_project(project.folder)
    qtbot.waitUntil(lambda: reviewer.window.review.mode.is_on)
    assert reviewer.window.results.isVisible()
    item = reviewer.desk.item
    reviewer.digits("2")
    other = next(e.id for e in reviewer.window.loading.corpus if e.id != item.example)
    reviewer.window.open_example(other, "lead-3")
    assert not reviewer.window.review.mode.is_on
    assert reviewer.window.session.texts.example == other
    assert "F9 goes on" in reviewer.window.notices.notices()[0].sentence
    reviewer.press(Key.Key_F9)
    assert reviewer.desk.item == item
    assert reviewer.desk.sheet.said.answers == {"coherence": 2}
