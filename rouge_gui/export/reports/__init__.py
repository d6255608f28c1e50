"""Reports of what a comparison of systems and a study of ratings found; `export.REPORTS` registers the formats."""
