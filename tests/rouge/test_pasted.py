"""A pasted line is what it looks like: a command of the original, or a signature of ours."""

from dataclasses import replace

import pytest

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.options import Options
from rouge_gui.rouge.pasted import options_of


@pytest.mark.parametrize(
    "line",
    [
        "-n 2 -m -u -2 4",
        "  ROUGE-1.5.5.pl -e data -n 2 -m -2 4 -u -a settings.xml",
        "perl ROUGE-1.5.5.pl -n 2 \\\n  -2 4 -u \\\r\n-m settings.xml",
        "-n 2\u2028-m -2 4 -u",
    ],
)
def test_a_command_is_read_however_it_is_broken(line: str) -> None:
    options = options_of(line)
    assert options.variants == ("ROUGE-1", "ROUGE-2", "ROUGE-L", "ROUGE-SU4")
    assert (options.protocol, options.stemmer) == ("ROUGE-1.5.5", "ROUGE-1.5.5")


def test_a_signature_is_restored() -> None:
    wanted = replace(Options.from_perl_flags("-n 3 -x -s"), limit_words=100)
    assert options_of(f" {wanted.signature()}\n") == wanted


@pytest.mark.parametrize("line", ["", "good morning", "rouge"])
def test_anything_else_is_refused(line: str) -> None:
    with pytest.raises(InvalidOption, match="neither"):
        options_of(line)
