"""The number of a verdict, by which can be told whether it still says what was said."""

import hashlib
import json
from dataclasses import replace
from uuid import UUID, uuid4

from rouge_gui.study.annotating.verdict import Verdict

CHECK = 16
OF_CONTENT = "content"


def numbered(verdict: Verdict) -> Verdict:
    """Return `verdict` with a number that no other has: a random one (UUID 4), a full stop, a check of what is said."""
    return _with(str(uuid4()), verdict)


def settled(verdict: Verdict) -> Verdict:
    """Return `verdict` as it is where its number fits what it says, else with a number that comes of its content.

    So a verdict without a number, or with another program's, has the same one wherever it is taken in.
    """
    return verdict if _fits(verdict) else _with(OF_CONTENT, verdict)


def was_changed(verdict: Verdict) -> bool:
    """Tell whether the number is one of ours and does not fit what the verdict says: somebody changed it since."""
    start, stop, _ = verdict.uid.partition(".")
    return bool(stop) and _is_ours(start) and not _fits(verdict)


def _with(start: str, verdict: Verdict) -> Verdict:
    return replace(verdict, uid=f"{start}.{_check(start, verdict)}")


def _fits(verdict: Verdict) -> bool:
    start, _, check = verdict.uid.partition(".")
    return _is_ours(start) and check == _check(start, verdict)


def _is_ours(start: str) -> bool:
    if start == OF_CONTENT:
        return True
    try:
        return str(UUID(start)) == start
    except ValueError:
        return False


def _check(start: str, verdict: Verdict) -> str:
    """Return the beginning of a SHA-256 of all fields that the first release has: later ones must not change it."""
    answers = {
        name: answer if answer is None or isinstance(answer, str) else float(answer)
        for name, answer in verdict.answers.items()
    }
    spans = [
        (each.label, each.text, each.start, each.end, each.quoted, each.severity, each.evidence)
        for each in verdict.spans
    ]
    said = (
        (start, verdict.item, verdict.annotator, verdict.scheme, verdict.digest),
        (sorted(answers.items()), spans, verdict.note, verdict.shown, float(verdict.seconds)),
        (verdict.flagged, verdict.skipped, verdict.withdrawn, verdict.moment, verdict.revision),
    )
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()[:CHECK]
