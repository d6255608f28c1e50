"""Exports of single candidates with all their evidence: what the window shows of an open example."""
