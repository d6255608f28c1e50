from pathlib import Path

import pytest
from checks import checks
from command import answer
from demonstration import SAMPLES, texts
from environment import SetupError


def test_the_shown_example_is_a_candidate_and_its_references_in_order() -> None:
    assert [path.relative_to(SAMPLES) for path in texts(SAMPLES)] == [
        Path("systems/misleading/01-harbour-bridge.txt"),
        Path("references/01-harbour-bridge.1.txt"),
        Path("references/01-harbour-bridge.2.txt"),
        Path("references/01-harbour-bridge.3.txt"),
    ]
    assert all(path.is_file() for path in texts(SAMPLES))


@pytest.mark.parametrize(("processors", "processes"), [(1, "1"), (2, "2"), (64, "4")])
def test_the_tests_come_last_on_a_few_processors(processors: int, processes: str) -> None:
    last = checks(["-k", "lcs"], processors)[-1]
    assert (last.module, last.arguments) == (
        "pytest",
        ("--numprocesses", processes, "--dist", "worksteal", "-k", "lcs"),
    )


def refuse() -> int:
    raise SetupError("There is no room.")


def interrupt() -> int:
    raise KeyboardInterrupt


def test_a_command_exits_with_the_code_of_its_work() -> None:
    with pytest.raises(SystemExit) as ended:
        answer(lambda: 3)
    assert ended.value.code == 3


def test_a_set_up_that_cannot_go_on_ends_in_a_sentence() -> None:
    with pytest.raises(SystemExit, match=r"rouge-gui set-up: There is no room\."):
        answer(refuse)


def test_an_interrupted_command_ends_as_shells_expect() -> None:
    with pytest.raises(SystemExit) as ended:
        answer(interrupt)
    assert ended.value.code == 130
