from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

class Lexicon:
    def __init__(self, becomes: Mapping[str, str | None]) -> None: ...

class Workspace:
    def read(
        self, texts: list[str], lower: bool, wide: bool, stemmer: int, lexicon: Lexicon
    ) -> tuple[NDArray[np.int32], NDArray[np.int64], NDArray[np.int64], int]: ...
    def count(
        self,
        ids: NDArray[np.int32],
        sentences: NDArray[np.int64],
        texts: NDArray[np.int64],
        numbers: int,
        pairs: NDArray[np.int64],
        plan: NDArray[np.int64],
        worths: NDArray[np.float64],
    ) -> NDArray[np.float64]: ...
