"""Choosing how the program looks and works, and taking that to another machine."""
