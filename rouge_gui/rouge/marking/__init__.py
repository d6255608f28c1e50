"""Which spans of the texts of an evaluation are marked, and how: evidence in, code points out."""
