"""Goes through every door of the program in one process, the window last: `everything.py FOLDER`."""

import contextlib
import io
import os
import sys
from pathlib import Path

from using import Use

from rouge_gui import assets
from rouge_gui.__main__ import DOORS, main
from rouge_gui.corpus.example import Example
from rouge_gui.corpus.layout import open_corpus
from rouge_gui.gui.reviewing.work import Wish, own_project
from rouge_gui.study.annotating.assignment import items_of
from rouge_gui.study.annotating.scheme import read_scheme
from rouge_gui.study.annotating.verdict import Verdict, digest_of

SCORING = ["--variants", "ROUGE-1,ROUGE-L", "--resamples", "20"]
ACTS = (
    "open_own", "edit", "export", "look_for_cues", "compare_systems", "open_dialogs", "keep_session", "open_again",
)  # fmt: skip
ROUNDS = 3
# A picture is drawn of the window that is used below.
DRAWN = {"window", "shot"}


def rated(texts: Path, folder: Path) -> tuple[Path, Path]:
    """Return a file of ratings and a project with a verdict, both of `texts`."""
    examples = [each for each in open_corpus(texts) if isinstance(each, Example)]
    rows = [(each.id, system) for each in examples for system in each.candidates]
    ratings = folder / "ratings.csv"
    lines = (f"{example},{system},{1 + place % 5}\n" for place, (example, system) in enumerate(rows))
    ratings.write_text("example,system,fluency\n" + "".join(lines), encoding="utf-8")
    scheme = read_scheme(next(path for path in assets.schemes() if path.stem == "summeval"))
    project = own_project(folder, [texts], None, Wish(scheme, "ann"))
    item = next(iter(items_of(examples, 1)))
    digest = digest_of(next(each for each in examples if each.id == item.example), item)
    answers = {question.name: 3.0 for question in scheme.questions}
    with project.file_of("ann") as file:
        file.take([Verdict(item, "ann", scheme.name, digest, answers, seconds=1.0, moment="2026-01-01")])
    return ratings, project.folder


def commands(folder: Path) -> list[list[str]]:
    """Return what each door is asked for; cues are looked for in other processes."""
    texts = str(Use(folder).texts)
    ratings, project = rated(Path(texts), folder)
    samples = str(assets.samples())
    return [
        ["score", "--text", "--sentences", "punkt english", "It rained. Mr. Smith left.", "Mr. Smith left."],
        ["batch", texts, "-o", str(folder / "scores.parquet"), "--jobs", "2", *SCORING],
        ["cues", samples, "-o", str(folder / "cues.csv"), "--jobs", "2"],
        ["compare", texts, "-o", str(folder / "compared.html"), *SCORING],
        ["study", texts, "-o", str(folder / "study.json"), "--ratings", str(ratings), *SCORING],
        ["export", texts, "--to", "html", "-o", str(folder / "examples.html"), *SCORING],
        ["export", texts, "--to", "corpus-jsonl", "-o", str(folder / "corpus.jsonl")],
        ["why", "rouge-score", "ROUGE-1.5.5", texts],
        ["annotations", "agree", str(project)],
    ]


def go_through(folder: Path) -> None:
    """Go through all; a door that fails ends it."""
    asked = commands(folder)
    if {words[0] for words in asked} | DRAWN != set(DOORS):
        raise SystemExit("a door was left out")
    for words in asked:
        with contextlib.redirect_stdout(io.StringIO()):
            code = main(words)
        if code:
            raise SystemExit(f"{words}: exit code {code}")
    from soaking import kept, soak

    looks, wrong = soak(ROUNDS, 120.0, ACTS)
    (folder / "looks.json").write_text(kept(looks, wrong), encoding="utf-8")
    if wrong or not looks:
        raise SystemExit(f"the window: {wrong}")
    sys.stdout.write(f"{len(asked)} commands and {len(ACTS)} acts in the window, {len(looks)} times\n")


if __name__ == "__main__":
    os.environ["ROUGE_GUI_HOME"] = sys.argv[1]
    go_through(Path(sys.argv[1]))
