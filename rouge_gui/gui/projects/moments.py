"""The moments that verdicts keep, as the window's language and the clock of this machine show them."""

from datetime import UTC, datetime

from rouge_gui.gui.language import day, moment


def day_of(told: str) -> str:
    """Return the day of a verdict's `moment`, nothing where it has none."""
    return day(_here(told)) if told else ""


def moment_of(told: str) -> str:
    """Return the day and the time of a verdict's `moment`, nothing where it has none."""
    return moment(_here(told)) if told else ""


def _here(told: str) -> datetime:
    known = datetime.fromisoformat(told)
    return (known if known.tzinfo else known.replace(tzinfo=UTC)).astimezone()
