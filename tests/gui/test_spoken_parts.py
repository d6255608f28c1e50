"""What the parts of the main window say in Polish, and that they stand right where a language runs from the right."""

import pytest
from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from rouge_gui.colours import LIGHT
from rouge_gui.gui.actions import rows_by_name
from rouge_gui.gui.command_palette import CommandPalette
from rouge_gui.gui.find_bar import FindBar
from rouge_gui.gui.key_map import KeyMap
from rouge_gui.gui.key_settings import KeySettings
from rouge_gui.gui.language import shown, speak
from rouge_gui.gui.legend import Legend, Pill
from rouge_gui.gui.notices import NoticeBar
from rouge_gui.gui.option_fields import ChoiceField
from rouge_gui.gui.options_panel import OptionsPanel
from rouge_gui.gui.palette import palette_of
from rouge_gui.gui.pseudo_language import OPEN
from rouge_gui.gui.system_bar import SystemBar
from rouge_gui.gui.tour_steps import STEPS
from rouge_gui.gui.why_lit import WhyLit
from rouge_gui.gui.worker import Job, Runner
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.marking.marks import CANDIDATE, SOURCE, Count, Evidence, Layer, Shown
from rouge_gui.rouge.options import Options
from rouge_gui.wording import LANGUAGES, Wording, said

NEAR = 10
pytestmark = pytest.mark.usefixtures("english_again")


def test_why_a_word_is_lit_is_told_with_the_cases_of_its_texts() -> None:
    speak("pl")
    evidence = Evidence(
        evaluate("The cat the dog", ("the cat and dog", "a"), Options(), "cat"), Shown(None, 0)
    )
    assert WhyLit(evidence).explain(CANDIDATE, 0).sentences == (
        "Unigram: policzono 1 z 2: w referencji 1 `the` występuje raz.",
        "Bigram: policzono 1 z 1: w referencji 1 `the cat` występuje raz.",
        "NWP: w tej samej kolejności w obu tekstach, z `the`, słowo 1 w referencji 1.",
        "Zawiera je też referencja 1.",
        "Nie zawierają go: źródło ani referencja 2.",
    )


def test_what_was_found_is_told_with_the_cases_of_its_texts(qtbot: QtBot) -> None:
    speak("pl")
    bar = FindBar()
    qtbot.addWidget(bar)
    bar.show_texts({SOURCE: "a cat, a cat", CANDIDATE: "the cat"})
    bar.words.setText("cat")
    bar.open_bar()
    assert bar.told.text() == "1 z 3: 2 w źródle, 1 w kandydacie"


def test_the_legend_and_the_system_bar_speak_the_language(qtbot: QtBot) -> None:
    speak("pl")
    legend, bar = Legend(LIGHT), SystemBar()
    for each in (legend, bar):
        qtbot.addWidget(each)
    legend.show_counts([Count(Layer.UNIGRAM, "Unigram", "ROUGE-1", 1.5, 20, 25)])
    legend.cues.show_counts((2, 1))
    assert legend.cues.accessibleName() == "Sygnały: 2 miejsca, 1 szew"
    told = [pill.accessibleName() for pill in legend.findChildren(Pill)]
    assert "Unigram: policzono 1,5 z 20 w kandydacie i 25 w referencji" in told
    bar.show_edited(["source", "reference 2"])
    assert bar.edited.text() == "zmienione: źródło, referencja 2"


def test_the_palette_finds_an_action_by_its_name_in_the_language(qtbot: QtBot) -> None:
    speak("pl")
    palette = CommandPalette({"undo": QAction(), "find": QAction()}, list, str)
    qtbot.addWidget(palette)
    palette.field.setText("cof")
    assert [palette.model.offer(row).words for row in range(palette.model.rowCount())] == ["Cofnij"]


def test_what_a_job_says_comes_to_the_window_as_it_was_said(qtbot: QtBot) -> None:
    runner, results = Runner(), list[object]()
    runner.batched.connect(results.extend)
    with qtbot.waitSignal(runner.finished):
        runner.start(Job(lambda: iter([said("Written: {file}.", file="a.csv")]), 1))
    assert runner.close()
    assert [type(result) for result in results] == [Wording]
    speak("pl")
    assert shown(str(results[0])) == "Zapisano: a.csv."


def test_the_tour_keeps_its_quotations_and_its_keys_in_the_language() -> None:
    speak("pl")
    for step in STEPS:
        words = shown(step.words)
        assert words != step.words
        assert sorted(part.partition("}")[0] for part in words.split("{")[1:]) == sorted(
            part.partition("}")[0] for part in step.words.split("{")[1:]
        )
    assert "„is not in danger of collapse”" in shown(STEPS[6].words)


@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_a_notice_begins_where_the_language_does(qtbot: QtBot, language: str) -> None:
    speak(language)
    bar = NoticeBar()
    bar.setPalette(palette_of(LIGHT))
    qtbot.addWidget(bar)
    bar.resize(400, 60)
    bar.show_error("a")
    bar.show()
    notice = bar.notices()[0]
    image = notice.grab().toImage()
    left, right = (image.pixelColor(x, NEAR).name() for x in (1, image.width() - 2))
    line = notice.layout()
    assert line is not None
    margins = line.contentsMargins()
    assert (left != right, margins.left() > margins.right()) == (True, language == "en")
    stripe = left if language == "en" else right
    assert stripe == notice.palette().brightText().color().name()
    assert notice.copy_button.toolTip().startswith(OPEN) is (language == "pseudo")


def test_a_pill_begins_with_its_key_where_the_language_does(qtbot: QtBot) -> None:
    middles: dict[str, float] = {}
    for language in ("en", "pseudo"):
        speak(language)
        pill = Pill(Layer.UNIGRAM, LIGHT)
        qtbot.addWidget(pill)
        pill.show_words("MMMM", "", ".")
        pill.resize(pill.sizeHint())
        image = pill.grab().toImage()
        ground = image.pixelColor(6, 6)
        inside = [(x, y) for x in range(6, image.width() - 6) for y in range(6, image.height() - 6)]
        inked = [x for x, y in inside if image.pixelColor(x, y) != ground]
        middles[language] = sum(inked) / len(inked) - image.width() / 2
    assert middles["en"] < 0 < middles["pseudo"]


@pytest.mark.parametrize("language", ["en", "pseudo"])
def test_the_dialog_of_keys_begins_with_an_action_chosen(qtbot: QtBot, language: str) -> None:
    speak(language)
    dialog = KeySettings(KeyMap({}))
    qtbot.addWidget(dialog)
    assert dialog.table.selected_row() == 0
    assert dialog.name.text() == shown(said("Keys of “{action}”", action=rows_by_name()["open_files"].words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_an_option_has_room(qtbot: QtBot, language: str) -> None:
    speak(language)
    panel = OptionsPanel()
    qtbot.addWidget(panel)
    panel.resize(panel.minimumSizeHint().width(), 600)
    panel.show()
    told, cut = panel.explanation, []
    for field in panel.fields.values():
        for choice in field.about.choices or [""]:
            if isinstance(field, ChoiceField):
                field.show_value(choice)
            told.say(field.explanation())
            cut += [told.text()] if told.heightForWidth(told.width()) > told.height() else []
    assert cut == []
