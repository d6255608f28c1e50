"""What both commands do first: the system's packages, then the environment."""

from collections.abc import Iterable

import system_packages
from environment import ROOT, Environment


def prepare(displays: Iterable[str], extras: Iterable[str]) -> Environment:
    """Return the environment in `.venv` with the project's `extras`; Qt can then be shown on `displays`."""
    environment = Environment(ROOT / ".venv")
    lacking = system_packages.of_qt(displays)
    if not environment.works():
        lacking += system_packages.of_venv()
    system_packages.provide(lacking)
    environment.bring_up(frozenset(extras))
    environment.tell_engine()
    return environment
