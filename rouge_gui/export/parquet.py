"""Scores as a Parquet table; the signature is the file's metadata key `signature`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rouge_gui.study.tables import KEYS, columns, table_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from pathlib import Path

    import pyarrow as pa

    from rouge_gui.rouge.options import Options
    from rouge_gui.study.blocks import Block

ROWS = 10_000


def write(path: Path, blocks: Iterable[Block], options: Options, sign: Callable[[], str]) -> None:
    """Write the keys as strings and the numbers as float64, `ROWS` rows at a time."""
    import pyarrow as pa
    from pyarrow.parquet import ParquetWriter

    schema = pa.schema(
        [(name, pa.string() if name in KEYS else pa.float64()) for name in columns(options.variants)]
    )
    with ParquetWriter(path, schema) as writer:
        for table in _in_groups(_table(block, schema) for block in blocks):
            writer.write_table(table)
        writer.add_key_value_metadata({"signature": sign()})


def _table(block: Block, schema: pa.Schema) -> pa.Table:
    import numpy as np
    import pyarrow as pa

    keys, numbers = table_of(block)
    names = [pa.array([key[place] for key in keys], pa.string()) for place in range(len(KEYS))]
    return pa.table([*names, *map(pa.array, np.ascontiguousarray(numbers.T))], schema=schema)


def _in_groups(tables: Iterable[pa.Table]) -> Iterator[pa.Table]:
    """Yield the same rows `ROWS` at a time, the last ones as they come; so the file does not show the blocks."""
    import pyarrow as pa

    waiting: list[pa.Table] = []
    held = 0
    for table in tables:
        waiting.append(table)
        held += len(table)
        while held >= ROWS:
            joined = pa.concat_tables(waiting)
            yield joined.slice(0, ROWS).combine_chunks()
            waiting, held = [joined.slice(ROWS)], held - ROWS
    if held:
        yield pa.concat_tables(waiting).combine_chunks()
