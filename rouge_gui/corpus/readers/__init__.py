"""The layouts that are understood, one file each; of `READERS` the first that recognises a path reads it."""

from rouge_gui.corpus.kinds import Reader
from rouge_gui.corpus.readers import (
    cnn_story,
    delimited,
    folders,
    helm,
    jsonl,
    line_aligned,
    llm_comparator,
    lm_eval,
    parquet,
    pointer_generator,
    promptfoo_csv,
    promptfoo_json,
    pyrouge,
    rouge_list,
    rouge_xml,
    sacrerouge,
    summeval,
)

READERS: dict[str, Reader] = {
    "pointer_generator": pointer_generator.READER,
    "pyrouge": pyrouge.READER,
    "rouge_list": rouge_list.READER,
    "rouge_xml": rouge_xml.READER,
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
    "cnn_story": cnn_story.READER,
    "line_aligned": line_aligned.READER,
}
