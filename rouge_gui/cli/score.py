"""`rouge-gui score`: one candidate against its references, as a table or as JSON."""

import json
import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from rouge_gui.cli.notices import tell, told
from rouge_gui.corpus.decoding import decode_text, read_text_file
from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.score import Score

STANDARD_INPUT = "-"
HEADINGS = ("precision", "recall", "F")


def run(given: Namespace) -> int:
    """Print the scores of `given.candidate` against `given.references` and return the exit code."""
    arguments = [given.candidate, *given.references]
    if not given.text and arguments.count(STANDARD_INPUT) > 1:
        raise InvalidOption("Standard input (-) can stand for one text only.")
    candidate, *references = arguments if given.text else map(_text, arguments)
    scores = {
        name: joint.score for name, joint in evaluate(candidate, references, given.options).scores.items()
    }
    printed = _as_json if given.json else _as_table
    print(printed(scores, given.options.signature()))  # noqa: T201 (the command's output)
    return 0


def _text(argument: str) -> str:
    if argument == STANDARD_INPUT:
        text, problems = decode_text(Path("standard input"), sys.stdin.buffer.read())
    else:
        text, problems = read_text_file(Path(argument))
    for problem in problems:
        tell(f"rouge-gui: {told(problem)}")
    return text


def _as_json(scores: Mapping[str, Score], signature: str) -> str:
    parts = {name: score._asdict() for name, score in scores.items()}
    return json.dumps({"signature": signature, "scores": parts}, indent=2)


def _as_table(scores: Mapping[str, Score], signature: str) -> str:
    width = max(map(len, scores))
    lines = [" " * width + "".join(f"{heading:>11}" for heading in HEADINGS)]
    lines += [
        f"{name:<{width}}" + "".join(f"{value:>11.5f}" for value in score) for name, score in scores.items()
    ]
    return "\n".join([*lines, "", signature])
