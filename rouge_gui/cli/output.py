"""How every command is told where its result goes."""

from argparse import ArgumentParser
from pathlib import Path


def add_output(parser: ArgumentParser, words: str, called: str = "FILE") -> None:
    """Add `-o`, which has to be given; `words` say what is written, `called` what its place is called."""
    parser.add_argument("-o", "--output", metavar=called, type=Path, required=True, help=words)
