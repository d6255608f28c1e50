import re
from importlib.metadata import distribution

from environment import BUILD_TOOLS, CONSTRAINTS
from packaging.requirements import Requirement

LINES = [line for line in CONSTRAINTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
PINS = dict(line.split("==") for line in LINES)


def usual(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def installed() -> dict[str, str]:
    """Each package that the project and its tests ask for on this platform, at any depth, and its version."""
    versions: dict[str, str] = {}
    waiting = [Requirement("rouge-gui[test]"), *(Requirement(tool) for tool in BUILD_TOOLS)]
    done = set()
    while waiting:
        requirement = waiting.pop()
        if str(requirement) in done:
            continue
        done.add(str(requirement))
        found = distribution(requirement.name)
        versions[usual(requirement.name)] = found.version
        extras = requirement.extras or {""}
        for line in found.requires or []:
            further = Requirement(line)
            if further.marker is None or any(further.marker.evaluate({"extra": extra}) for extra in extras):
                waiting.append(further)
    del versions["rouge-gui"]
    return versions


def test_constraints_are_names_and_versions_alone() -> None:
    assert [line for line in LINES if not re.fullmatch(r"[a-z0-9-]+==[0-9.]+", line)] == []


def test_everything_installed_is_pinned_and_installed_as_pinned() -> None:
    versions = installed()
    assert {"pyside6-essentials", "shiboken6", "rouge-score", "absl-py"} <= versions.keys()
    assert versions.items() <= PINS.items()
