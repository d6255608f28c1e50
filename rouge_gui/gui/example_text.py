"""The open example as plain text, to be pasted into a mail or a report."""

from rouge_gui.gui.opened import Opened
from rouge_gui.rouge.evaluate import Evaluation


def example_text(texts: Opened, evaluation: Evaluation | None) -> str:
    """Return the open texts under headings, then a table of their scores and the signature; Markdown."""
    named = f"{texts.example}, {texts.system}" if texts.example else "Example"
    parts = [f"# {named}"]
    parts += [
        f"## {role.capitalize()}\n\n{text.strip()}" for role, text in texts.texts.items() if text.strip()
    ]
    if evaluation is not None and evaluation.scores:
        parts.append(_scores(evaluation))
        parts.append(f"Signature: `{evaluation.options.signature()}`")
    return "\n\n".join(parts) + "\n"


def _scores(evaluation: Evaluation) -> str:
    lines = ["## Scores", "", "| Variant | P | R | F |", "|---|---:|---:|---:|"]
    for variant, joint in evaluation.scores.items():
        score = joint.score
        lines.append(f"| {variant} | {score.precision:.4f} | {score.recall:.4f} | {score.fmeasure:.4f} |")
    return "\n".join(lines)
