"""What stands twice, as functions of numbers and of columns, is registered under the same names."""

import pytest

from rouge_gui.rouge.batch import engine
from rouge_gui.rouge.batch.joining import JOINS
from rouge_gui.rouge.batch.weighing import WEIGH
from rouge_gui.rouge.measures import MEASURES
from rouge_gui.rouge.options import about, option_fields
from rouge_gui.rouge.references import AGGREGATES
from rouge_gui.rouge.words import STEMMERS


def test_every_measure_has_its_columns() -> None:
    assert list(WEIGH) == list(MEASURES)


def test_what_joins_columns_is_a_way_to_join() -> None:
    assert set(JOINS) <= set(AGGREGATES)


@pytest.mark.skipif(not engine.is_built(), reason="NOT TESTED: the compiled kernels are not built here")
def test_what_the_kernel_reads_are_values_of_options() -> None:
    from rouge_gui.rouge.batch.numbering import IN_KERNEL, MODES

    assert set(MODES) <= set(STEMMERS)
    assert set(IN_KERNEL) <= {each.name for each in option_fields()}
    for name, values in IN_KERNEL.items():
        told = about(name)
        off = {told.bounds[0]} if told.bounds else set()
        assert values <= {*told.choices, *off}
