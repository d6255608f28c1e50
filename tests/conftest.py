"""What every test starts from: Qt without a display, and a home that is not the user's; what was compared is told."""

import os
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# The whole run has six minutes on two processors. A property is tried as often, in all, as runs are made; in one run as
# often as it takes with `--hypothesis-profile=thorough`.
settings.register_profile("run", max_examples=25)
settings.register_profile("thorough", max_examples=2_000, deadline=None)
settings.load_profile("run")


@pytest.fixture(autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    home = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("ROUGE_GUI_HOME", str(home))
    # Set, so that what a test makes of it is taken back.
    monkeypatch.setenv("ROUGE_EVAL_HOME", "")
    return home


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell what tests found out.

    `record_property("compared: WHAT", number)` adds up values compared with an independent source,
    `record_property("measured: WHAT", words)` is told as it is, and so is what could not be measured.
    """
    compared: Counter[str] = Counter()
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name.startswith("compared: "):
                compared[name.removeprefix("compared: ")] += int(value)
            if name.startswith("measured: "):
                terminalreporter.write_line(f"{name.removeprefix('measured: ')}: {value}")
    for what, number in sorted(compared.items()):
        terminalreporter.write_line(f"{number:,} {what} compared, 0 differences")
    reasons = [str(report.longrepr) for report in terminalreporter.getreports("skipped")]
    if any("SummEval" in reason for reason in reasons):
        terminalreporter.write_line("NOT MEASURED: what needs SummEval, whose file is missing", red=True)
