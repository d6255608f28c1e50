"""Step 4 of the stemmers on Porter's own examples (1980, An algorithm for suffix stripping)."""

import pytest

from rouge_gui.rouge.words import STEMMERS

STEP_4 = """
    revival reviv; allowance allow; inference infer; airliner airlin; gyroscopic gyroscop; adjustable adjust;
    defensible defens; irritant irrit; replacement replac; adjustment adjust; dependent depend; adoption adopt;
    communism commun; activate activ; angularity angular; homologous homolog; effective effect; bowdlerize bowdler
"""


@pytest.mark.parametrize("stemmer", ["porter", "porter 1980", "porter martin", "porter ROUGE-1.5.5"])
@pytest.mark.parametrize("example", [each.strip() for each in STEP_4.split(";")])
def test_porters_own_examples(stemmer: str, example: str) -> None:
    word, stem = example.split()
    assert STEMMERS[stemmer].make()(word) == stem
