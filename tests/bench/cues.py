# ruff: noqa: T201 (a script that says what it measured)
"""What the cues are worth and what they cost: SummEval's table with 95 % intervals, and speed; prints Markdown.

Times are a processor's, not the clock's: other programs on the machine do not count.
"""

import argparse
import os
from collections import defaultdict
from collections.abc import Sequence
from statistics import median
from time import perf_counter, process_time
from typing import Any

from ratings import Ratings, summeval

from rouge_gui.corpus.example import Candidate, Example
from rouge_gui.rouge.cues import CUES, find_all
from rouge_gui.rouge.cues.lifted import is_lifted
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.evidence.kinds import RED, Place
from rouge_gui.rouge.evidence.reading import Reading, Study
from rouge_gui.rouge.evidence.suspicion import in_company, looseness, suspicion
from rouge_gui.rouge.options import Options
from rouge_gui.study.cues import CueRow, cue_rows_in_pool, rows_in_company

WORDS = Options(variants=("ROUGE-1",), tokenizer="word")
WEAK = {"M11", "M20"}
ARTICLE, SUMMARY = 700, 60
Row = dict[str, Any]


def signals(rows: Sequence[Row]) -> tuple[dict[str, list[float]], list[bool], list[list[Place]]]:
    """Return signal -> value per row (higher is more suspicious), which rows are lifted, and their places."""
    studies: dict[str, Study] = {}
    scores: defaultdict[str, list[float]] = defaultdict(list)
    lifted, found = [], []
    for row in rows:
        study = studies.setdefault(row["id"], Study(row["source"], row["references"]))
        bare = studies.setdefault(f"bare {row['id']}", Study(row["source"]))
        reading, alone = Reading(row["candidate"], study), Reading(row["candidate"], bare)
        places = find_all(reading)
        joints = [seam for seams in reading.seams for seam in seams]
        rouge = evaluate(row["candidate"], row["references"], WORDS).scores["ROUGE-1"].score.fmeasure
        scores["ROUGE-1, low"].append(-rouge)
        scores["seams"].append(len(joints))
        scores["seams, source and references"].append(sum(not seam.backed for seam in joints))
        scores["new content words"].append(len(reading.new_positions))
        scores["looseness"].append(looseness(reading))
        scores["suspicion"].append(suspicion(places, reading))
        scores["suspicion, no references"].append(suspicion(find_all(alone), alone))
        lifted.append(is_lifted(reading))
        found.append(places)
    systems = [row["system"] for row in rows]
    scores["suspicion in company"] = in_company(scores["suspicion"], systems)
    scores["suspicion in company, no references"] = in_company(scores["suspicion, no references"], systems)
    return scores, lifted, found


def show_ratings() -> None:
    """Print the signals, lifted, and each cue, against the experts' ratings."""
    rows = summeval()
    scores, lifted, found = signals(rows)
    ratings = Ratings(rows, [-value for value in scores["ROUGE-1, low"]])
    print(
        "## SummEval\n\n| signal | Spearman pooled | within article | AUROC | AUROC top 3 |\n|---|---|---|---|---|"
    )
    for name, values in scores.items():
        pairs = zip(ratings.figures(values), ratings.intervals(values), strict=True)
        cells = " | ".join(f"{middle:.3f} [{low:.3f}, {high:.3f}]" for middle, (low, high) in pairs)
        print(f"| {name} | {cells} |")
    bad = ratings.bad.tolist()
    shares = [f"{middle:.1%} [{low:.1%}, {high:.1%}]" for middle, low, high in ratings.lifted(lifted)]
    print(f"\nLifted: {shares[0]} of {len(rows)}, {shares[1]} of these wrong.\n")
    show_halves(rows, scores, lifted)
    heads = (
        "cue",
        "fires",
        "consistency <= 3",
        "without the two weak systems",
        "red fires",
        "consistency <= 3",
    )
    print(f"| {' | '.join(heads)} |\n|{'---|' * len(heads)}")
    for name in CUES:
        fired = [at for at, places in enumerate(found) if any(place.cue == name for place in places)]
        red = [at for at in fired if any((place.cue, place.severity) == (name, RED) for place in found[at])]
        strong = [at for at in fired if rows[at]["system"] not in WEAK]
        told = [share([bad[at] for at in some]) for some in (fired, strong, red)]
        print(f"| {name} | {len(fired)} | {told[0]} | {told[1]} | {len(red)} | {told[2]} |")


def show_halves(rows: Sequence[Row], scores: dict[str, list[float]], lifted: Sequence[bool]) -> None:
    """Print the same for each half of the articles and of the systems: nothing may hang on one of them alone."""
    print(
        "| half | Spearman within article | AUROC | AUROC top 3 | lifted | wrong |\n|---|---|---|---|---|---|"
    )
    for what in ("id", "system"):
        names = list(dict.fromkeys(row[what] for row in rows))
        for half in range(2):
            at = [place for place, row in enumerate(rows) if names.index(row[what]) % 2 == half]
            own = [rows[place] for place in at]
            values = in_company([scores["suspicion"][place] for place in at], [row["system"] for row in own])
            ratings = Ratings(own, [-scores["ROUGE-1, low"][place] for place in at])
            cells = [
                f"{middle:.3f} [{low:.3f}, {high:.3f}]"
                for middle, (low, high) in zip(
                    ratings.figures(values)[1:], ratings.intervals(values)[1:], strict=True
                )
            ]
            cells += [
                f"{middle:.1%} [{low:.1%}, {high:.1%}]"
                for middle, low, high in ratings.lifted([lifted[place] for place in at])
            ]
            print(f"| every second {what}, from {half + 1} | {' | '.join(cells)} |")
    print()


def share(values: Sequence[bool]) -> str:
    """Return the share of true values, in words."""
    return f"{sum(values) / len(values):.1%}" if values else "-"


def show_speed(size: int) -> None:
    """Print the time for one candidate of a 700-word article, and for a corpus of `size` pairs, one or four systems."""
    rows = summeval()
    words = [
        " ".join((row["source"] + " " + rows[(7 * at + 800) % len(rows)]["source"]).split()[:ARTICLE])
        for at, row in enumerate(rows)
    ]
    chosen = [
        (words[at], row)
        for at, row in enumerate(rows)
        if abs(len(row["candidate"].split()) - SUMMARY) < SUMMARY // 10 and len(words[at].split()) == ARTICLE
    ]
    cold: list[float] = []
    warm: list[float] = []
    for source, row in chosen:
        started = process_time()
        study = Study(source, row["references"][:1])
        for times in (cold, warm):
            reading = Reading(row["candidate"], study)
            suspicion(find_all(reading), reading)
            times.append((process_time() - started) * 1000)
            started = process_time()
    print(
        f"\n## Speed\n\n{len(chosen)} articles of {ARTICLE} words, candidates of about {SUMMARY}, median: ",
        end="",
    )
    print(f"{median(cold):.1f} ms with the article, {median(warm):.1f} ms for each further candidate.\n")
    for systems in (1, 4):
        show_corpus(rows, words, size, systems)


def show_corpus(rows: Sequence[Row], words: Sequence[str], size: int, systems: int) -> None:
    """Print the time for `size` pairs in two processes."""
    starts = [(16 * number) % len(rows) for number in range(size // systems)]
    examples = (
        Example(
            str(number),
            words[start],
            tuple(rows[start]["references"][:1]),
            {row["system"]: Candidate(row["candidate"]) for row in rows[start : start + systems]},
        )
        for number, start in enumerate(starts)
    )
    started, before = perf_counter(), os.times()
    read = rows_in_company([row for row in cue_rows_in_pool(examples, 2) if isinstance(row, CueRow)])
    clock, after = perf_counter() - started, os.times()
    own = after.user + after.system - before.user - before.system
    inside = after.children_user + after.children_system - before.children_user - before.children_system
    print(f"{len(read):,} pairs, {systems} a source, two processes: {clock:.0f} s by the clock, ", end="")
    print(f"{own:.0f} s of the window's processor and {inside:.0f} s of theirs.")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=10_000, help="how large a corpus is timed")
    given = parser.parse_args()
    show_ratings()
    show_speed(given.pairs)
