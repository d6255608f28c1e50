"""Figures that the tests of the cues measure are told at the end, and so is what could not be measured."""

import pytest


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name.startswith("measured: "):
                terminalreporter.write_line(f"{name.removeprefix('measured: ')}: {value}")
    reasons = [str(report.longrepr) for report in terminalreporter.getreports("skipped")]
    if any("SummEval" in reason for reason in reasons):
        terminalreporter.write_line("NOT MEASURED: the cues on SummEval, whose file is missing", red=True)
