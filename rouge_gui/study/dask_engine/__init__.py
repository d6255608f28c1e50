"""Scoring a corpus on a Dask cluster: what `study.blocks` does in this process, by workers anywhere."""
