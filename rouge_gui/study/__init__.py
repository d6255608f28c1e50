"""What is done over many examples: scoring a corpus and turning its results into tables."""
