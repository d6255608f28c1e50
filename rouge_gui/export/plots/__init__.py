"""Plots for paper and for reports, as files: what is drawn stands in `kinds`, `export.PLOTS` registers the formats."""
