"""The layouts that are understood, one file each; of `READERS` the first that recognises a path reads it."""

from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.readers import (
    delimited,
    folders,
    helm,
    jsonl,
    line_aligned,
    llm_comparator,
    lm_eval,
    parquet,
    promptfoo_csv,
    promptfoo_json,
    pyrouge,
    sacrerouge,
    summeval,
)

READERS: dict[str, Reader] = {
    "pyrouge": pyrouge.READER,
    "folders": folders.READER,
    "lm_eval": lm_eval.READER,
    "summeval": summeval.READER,
    "sacrerouge": sacrerouge.READER,
    "llm_comparator": llm_comparator.READER,
    "helm": helm.READER,
    "promptfoo_json": promptfoo_json.READER,
    "jsonl": jsonl.READER,
    "promptfoo_csv": promptfoo_csv.READER,
    "delimited": delimited.READER,
    "parquet": parquet.READER,
    "line_aligned": line_aligned.READER,
}
