"""Results as a Parquet table; the signature is the file's metadata key `signature`."""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from pathlib import Path

from rouge_gui.study.run import Result
from rouge_gui.study.tables import KEYS, columns, row

ROWS = 10_000


def write(path: Path, results: Iterable[Result], variants: Sequence[str], sign: Callable[[], str]) -> None:
    """Write the keys as strings and the numbers as float64, `ROWS` rows at a time."""
    import pyarrow as pa
    from pyarrow.parquet import ParquetWriter

    fields = [(name, pa.string() if name in KEYS else pa.float64()) for name in columns(variants)]
    schema = pa.schema(fields)
    rows = (row(result, variants) for result in results)
    with ParquetWriter(path, schema) as writer:
        while some := list(islice(rows, ROWS)):
            arrays = [
                pa.array(column, type_)
                for column, type_ in zip(zip(*some, strict=True), schema.types, strict=True)
            ]
            writer.write_table(pa.table(arrays, schema=schema))
        writer.add_key_value_metadata({"signature": sign()})
