"""The corpus metrics and the company of a corpus, by hand."""

from math import log

import pytest

from rouge_gui.rouge.evidence.extraction import extraction
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.rouge.evidence.suspicion import in_company


def test_extraction_by_hand() -> None:
    # Grusky et al. 2018: the fragments are "the cat" and "on the mat"; "ran" is copied from nowhere.
    found = extraction(Reading("The cat on the mat ran.", Study("The cat sat on the mat.")))
    assert found.coverage == pytest.approx(5 / 6)
    assert found.density == pytest.approx((4 + 9) / 6)
    assert found.compression == pytest.approx(6 / 6)
    # Distinct n-grams that the source lacks: ran; cat on, mat ran; all but on the mat; all.
    assert found.novel == pytest.approx((1 / 5, 2 / 5, 3 / 4, 1))
    # Joints: the-cat, cat|on, on-the, the-mat, mat|ran.
    assert found.seams == 2
    assert found.seam_rate == pytest.approx(2 / 5)
    assert found.source_precision == pytest.approx((5 / 6, 3 / 5, 1 / 4, 0))


def test_extraction_of_a_copy_and_of_nothing() -> None:
    study = Study("One two three four five. Six seven eight nine ten.")
    copy = extraction(Reading("Six seven eight nine ten.", study))
    assert (copy.coverage, copy.density, copy.compression, copy.seams) == (1, 5, 2, 0)
    assert copy.novel == (0, 0, 0, 0)
    empty = extraction(Reading("", study))
    assert (empty.coverage, empty.density, empty.compression, empty.seam_rate) == (0, 0, 0, 0)


def test_company_by_hand() -> None:
    """Each is weighed by the mean of log(1 + suspicion) over the others of its system and one as the corpus is."""
    usual = (log(2) + log(4) + log(1) + log(3)) / 4
    weights = (log(4) + log(1) + usual) / 3, (log(2) + log(1) + usual) / 3, usual
    found = in_company([1, 3, 0, 2], ["a", "a", "a", "b"])
    assert found == pytest.approx([1 * weights[0], 3 * weights[1], 0, 2 * weights[2]])


def test_one_alone_is_suspicious_in_clean_company() -> None:
    assert in_company([0, 3, 0, 0], "aabb") == pytest.approx([0, 3 * log(4) / 4 / 2, 0, 0])
    assert in_company([3], "a") == pytest.approx([3 * log(4)])
    assert in_company([], "") == []
