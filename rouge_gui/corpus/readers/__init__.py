"""The layouts that are understood, one file each; of `READERS` the first that recognises a path reads it."""

from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.readers import delimited, folders, jsonl, line_aligned, parquet

READERS: dict[str, Reader] = {
    "folders": folders.READER,
    "jsonl": jsonl.READER,
    "delimited": delimited.READER,
    "parquet": parquet.READER,
    "line_aligned": line_aligned.READER,
}
