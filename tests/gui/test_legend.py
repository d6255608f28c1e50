import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from rouge_gui.colours import DARK, LIGHT
from rouge_gui.gui.legend import Legend, Pill, Sample
from rouge_gui.rouge.marking.marks import Count, Layer, Origin
from tests.gui import pixels

COUNTS = [
    Count(Layer.UNIGRAM, "Unigram", "ROUGE-1", 17, 20, 25),
    Count(Layer.BIGRAM, "Trigram", "ROUGE-3", 3, 18, 23),
]


@pytest.fixture
def legend(qtbot: QtBot) -> Legend:
    legend = Legend(LIGHT)
    qtbot.addWidget(legend)
    legend.show()
    return legend


def pills(legend: Legend) -> dict[Layer, Pill]:
    return dict(zip(Layer, legend.findChildren(Pill), strict=True))


def colours(pill: Pill) -> set[str]:
    return pixels.colours(pill.grab().toImage())


def test_each_layer_tells_its_count(legend: Legend) -> None:
    legend.show_counts(COUNTS)
    unigram, bigram, longest = pills(legend).values()
    assert (unigram.text(), bigram.text(), longest.text()) == ("Unigram", "Trigram", "LCS")
    assert unigram.accessibleName() == "Unigram: 17 counted, of 20 in the candidate and 25 in the reference"
    assert "ROUGE-3: 3 counted" in bigram.toolTip()
    assert not longest.isEnabled()
    assert "ROUGE-L or ROUGE-Lsum" in longest.toolTip()


def test_a_layer_is_drawn_in_its_own_look_while_it_is_shown(legend: Legend) -> None:
    legend.show_counts([*COUNTS, Count(Layer.LCS, "LCS", "ROUGE-L", 5, 20, 25)])
    own = {Layer.UNIGRAM: LIGHT.dotted, Layer.BIGRAM: LIGHT.fill, Layer.LCS: LIGHT.solid}
    for layer, pill in pills(legend).items():
        assert own[layer] in colours(pill)
        legend.set_shown(layer, shown=False)
        assert own[layer] not in colours(pill)
    legend.set_shown(Layer.BIGRAM, shown=True)
    legend.set_theme(DARK)
    assert DARK.fill in colours(pills(legend)[Layer.BIGRAM])


def test_clicks_and_space_toggle(qtbot: QtBot, legend: Legend) -> None:
    legend.show_counts(COUNTS)
    pill = pills(legend)[Layer.UNIGRAM]
    with qtbot.waitSignal(legend.layer_toggled) as toggled:
        QTest.mouseClick(pill, Qt.MouseButton.LeftButton)
    assert toggled.args == [Layer.UNIGRAM, False]
    assert legend.shown_layers() == {Layer.BIGRAM, Layer.LCS}
    pill.setFocus()
    with qtbot.waitSignal(legend.layer_toggled) as toggled:
        QTest.keyClick(pill, Qt.Key.Key_Space)
    assert toggled.args == [Layer.UNIGRAM, True]


def test_nothing_is_cut_off(legend: Legend) -> None:
    legend.show_counts([Count(Layer.UNIGRAM, "Unigram", "ROUGE-1", 41234, 51234, 61234)])
    pill = pills(legend)[Layer.UNIGRAM]
    assert pill.sizeHint().width() > pill.fontMetrics().horizontalAdvance("1 Unigram 41234/51234")


def shown_samples(legend: Legend) -> list[str]:
    return [sample.accessibleName() for sample in legend.findChildren(Sample) if sample.isVisible()]


def test_origins_and_stems_are_explained_while_they_are_shown(legend: Legend) -> None:
    legend.show_counts(COUNTS)
    before = shown_samples(legend)
    legend.show_origins({Origin.BOTH: 12, Origin.SOURCE: 3, Origin.REFERENCE: 0, Origin.NEITHER: 5})
    legend.show_stems(2)
    told = set(shown_samples(legend)) - set(before)
    assert told == {
        "in source and reference: 12 of 20 tokens",
        "in the source alone: 3 of 20 tokens",
        "in a reference alone: 0 of 20 tokens",
        "in neither: 5 of 20 tokens",
        "same stem: 2 tokens",
    }
    novel = next(sample for sample in legend.findChildren(Sample) if sample.text() == "in neither")
    assert LIGHT.novel in pixels.colours(novel.grab().toImage())
    legend.show_origins(None)
    legend.show_stems(0)
    assert shown_samples(legend) == before
