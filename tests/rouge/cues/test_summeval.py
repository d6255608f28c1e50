"""The bars on SummEval, 1,600 summaries that experts rated; its file lies beside the project, not in it."""

from collections.abc import Callable

import numpy as np
import pytest
from ratings import SUMMEVAL, Ratings, auroc, spearman, summeval

from rouge_gui.rouge.batch import score
from rouge_gui.rouge.cues import find_all
from rouge_gui.rouge.cues.lifted import is_lifted
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.rouge.evidence.suspicion import in_company, suspicion
from rouge_gui.rouge.options import Options
from tests.rouge.cues.trials import ALL, LIFTED, TRIALS, measured

WORDS = Options(variants=("ROUGE-1",), tokenizer="word")

pytestmark = pytest.mark.skipif(not SUMMEVAL.exists(), reason=f"SummEval is not at {SUMMEVAL}")


def test_the_bars_on_summeval(record_property: Callable[[str, object], None]) -> None:
    rows = summeval()
    articles = {row["id"]: row for row in rows}
    studies = {name: Study(row["source"], row["references"]) for name, row in articles.items()}
    values, lifted, found = [], [], []
    for row in rows:
        reading = Reading(row["candidate"], studies[row["id"]])
        places = find_all(reading)
        found.append({place.cue for place in places})
        values.append(suspicion(places, reading))
        lifted.append(is_lifted(reading))
    texts = [row["candidate"] for row in rows], [row["references"] for row in rows]
    rouge = score(*texts, WORDS)["ROUGE-1"][:, 2].tolist()
    ratings = Ratings(rows, rouge)
    figures = ratings.figures(in_company(values, [row["system"] for row in rows]))
    wrong = float(ratings.bad[lifted].mean())
    record_property("measured: SummEval", f"{figures}, lifted {np.mean(lifted):.1%}, {wrong:.2%} of it wrong")
    assert figures.auroc >= 0.88
    assert figures.top >= 0.80
    assert figures.within >= 0.507
    assert wrong <= 0.01
    assert np.mean(lifted) >= 0.40
    # CUES.md: ROUGE-1 has .160 within article, .674 and .590.
    usual = ratings.figures([-value for value in rouge])
    assert (usual.within, usual.auroc, usual.top) == pytest.approx((0.160, 0.674, 0.590), abs=0.002)
    assert (sum(lifted), f"{wrong:.3f}") == (LIFTED[0], f"{LIFTED[1]:.3f}")
    told = measured(found, [row["system"] for row in rows], ratings.consistency)
    assert {name: one[:4] for name, one in told.items()} == {
        **{name: one[:4] for name, one in TRIALS.items()},
        "ALL": ALL[:4],
    }


def test_shares_and_their_intervals_by_hand() -> None:
    """Two articles of two: one of each is lifted, the second's is bad. Drawn: none, half or all of the lifted is bad."""
    rows = [
        {"id": name, "ratings": {"consistency": value}}
        for name, value in zip("aabb", (5, 5, 2, 5), strict=True)
    ]
    share, wrong = Ratings(rows, [0.0] * 4).lifted([True, False, True, False])
    assert share == (0.5, 0.5, 0.5)
    assert wrong == (0.5, 0.0, 1.0)


def test_the_figures_by_hand() -> None:
    # Ranks 1, 2.5, 2.5, 4 against 1, 2, 3, 4: 4.5 / sqrt(4.5 * 5). Of two bad and two good: 3 of 4 pairs, one a tie.
    assert spearman(np.array([1.0, 2, 2, 3]), np.array([1.0, 2, 3, 4])) == pytest.approx(4.5 / 22.5**0.5)
    assert auroc(np.array([3.0, 2, 2, 1]), np.array([True, True, False, False])) == pytest.approx(3.5 / 4)
