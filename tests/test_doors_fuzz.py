"""Whatever stands on the command line or in a signature is understood, or refused in words."""

import contextlib
import io
import sys

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rouge_gui.cli.arguments import COMMANDS, parse
from rouge_gui.errors import RougeGuiError
from rouge_gui.rouge.options import Options, option_fields
from rouge_gui.rouge.protocols import PROTOCOLS

FLAGS = [f"--{each.name.replace('_', '-')}" for each in option_fields()]
OTHERS = (
    "--perl-flags --signature --text --json --to -o --jobs --engine --scheduler --example --size --scale --theme --view "
    "--recipe --ratings --baseline --test --resample 0 -1 1e999 nan 1,2,L ROUGE-0 /dev/null /nowhere/x.csv x.parquet "
    "agree export merge -- = dask html"
)
WORDS = [*FLAGS, *OTHERS.split(), "", "-n 2 -c 95", *PROTOCOLS]
words = st.sampled_from(WORDS) | st.text(max_size=8)
SIGNATURE = Options(stemmer="porter", beta=2.0).signature()


@pytest.mark.parametrize("door", ["", *COMMANDS])
@settings(max_examples=25, deadline=None)
@given(rest=st.lists(words, max_size=7))
def test_any_command_line_is_understood_or_refused(door: str, rest: list[str]) -> None:
    said = io.StringIO()
    with contextlib.redirect_stderr(said), contextlib.redirect_stdout(said):
        code = exit_code([door, *rest] if door else rest)
    assert code in {None, 0, 2}
    assert (code is None) is not bool(said.getvalue())


def exit_code(asked: list[str]) -> object:
    """With what the program would end at once, None where it would go on."""
    try:
        parse(asked)
    except SystemExit as end:
        return end.code
    except RougeGuiError as error:
        sys.stderr.write(str(error))
        return 2
    return None


@given(start=st.integers(0, len(SIGNATURE)), size=st.integers(0, 20), put=st.text(max_size=6))
@example(start=0, size=0, put="")
def test_any_signature_is_understood_or_refused(start: int, size: int, put: str) -> None:
    with contextlib.suppress(RougeGuiError):
        Options.from_signature(SIGNATURE[:start] + put + SIGNATURE[start + size :])
