"""The window that compares the systems of a corpus."""
