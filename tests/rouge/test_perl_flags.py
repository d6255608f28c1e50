"""A command line of ROUGE-1.5.5 is read as the original reads it, and what cannot be had is refused in a sentence."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.options import Options

read = Options.from_perl_flags
PARTS = ["-n", "-w", "-2", "-u", "-x", "-l", "4", "1.2", "-1", "'", "a"]


def names(line: str) -> list[str]:
    return [name.removeprefix("ROUGE-") for name in read(line).variants]


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("", ["L"]),
        ("-n 4 -m -w 1.2 -2 4 -u -f A", ["1", "2", "3", "4", "L", "W-1.2", "SU4"]),
        ("-n4 -x", ["1", "2", "3", "4"]),
        ("-x -2 4 -U", ["S4", "SU4"]),
        ("-x -2 4 -U -u", ["SU4"]),
        ("-x -2 -1 -U", ["S*", "SU*"]),
        ("-x -n 1 -u", ["1"]),
        ("-2 0 -x", ["S0"]),
        ("-n 99 -x", [str(n) for n in range(1, 100)]),
        ("-amsn 2", ["1", "2", "L"]),
        ("ROUGE-1.5.5.pl -e data -a -n 2 -d settings.xml", ["1", "2", "L"]),
        ("-c 95 -2 -1 -U -r 1000 -n 4 -w 1.2 -a", ["1", "2", "3", "4", "L", "W-1.2", "S*", "SU*"]),
    ],
)
def test_the_variants_are_those_that_the_original_prints_in_its_order(line: str, expected: list[str]) -> None:
    assert names(line) == expected


def test_each_flag_sets_its_option() -> None:
    options = read("-n 1 -m -s -l 100 -p 0.8 -c 90 -r 200 -f B -t 1")
    assert (options.stemmer, options.stop_words, options.limit_words) == ("ROUGE-1.5.5", "ROUGE-1.5.5", 100)
    assert (options.alpha, options.confidence, options.resamples) == (0.8, 90, 200)
    assert (options.references, options.average) == ("best recall", "counts")
    assert read("-b 75").limit_bytes == 75
    assert read("-t 0") == read("-t 9") == read("")
    assert read("-t 2").average == "totals"
    assert read("-f A") == read("-f C") == read("")


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("-3 HM", "Basic Elements"),
        ("-M", "Stemming the references alone"),
        ("-q", "-q is not a flag"),
        ("-X", "-X is not a flag"),
        ("--stem", "-- is not a flag"),
        ("-n", "-n needs a value"),
        ("-n 100000000000", "more than ROUGE-1 to ROUGE-99"),
        ("-n two", "-n needs a whole number, not 'two'"),
        ("-w much", "-w needs a number, not 'much'"),
        ("-n 4 'open", "cannot be read"),
        ("-l 10 -b 10", "not both"),
        ("-p 2", "must lie between 0 and 1"),
        ("-x", "No variant is chosen"),
        ("-w 0", "no variant called"),
    ],
)
def test_what_cannot_be_had_is_refused_in_a_sentence(line: str, complaint: str) -> None:
    with pytest.raises(InvalidOption, match=complaint) as refused:
        read(line)
    told = str(refused.value)
    assert told.endswith((".", ")."))
    assert told[0].isupper() or told[0] == "-"


@given(st.text(max_size=30) | st.lists(st.sampled_from(PARTS)).map(" ".join))
def test_any_line_is_read_or_refused(line: str) -> None:
    try:
        options = read(line)
    except InvalidOption:
        return
    assert options.protocol == "ROUGE-1.5.5"
    assert Options.from_signature(options.signature()) == options
