"""Whether the window can be used all day: the real program, offscreen, used round after round and looked at after each.

    python tests/bench/soak.py --minutes 10 -o piece1.json    # one piece, as long as a machine allows
    python tests/bench/soak.py --pool piece*.json             # what all pieces say together

After every round: memory (own, resident), open files, threads, processes, widgets, pieces of memory of Python. In the end
the slope of memory over the rounds after a warm-up, by least squares, with its interval. A window that fails, or an error
or warning that anybody logs, Qt too, ends it with exit code 1.
"""

# ruff: noqa: T201 (a script that says what it measured)
import argparse
import os
import sys
from pathlib import Path


def run() -> int:
    """Do what the command line asks for."""
    # The processes that the program starts read this file again, so that nothing heavy is imported by it.
    from soaking import kept, read, soak, told

    asked = argparse.ArgumentParser(description="Use the window all day.")
    asked.add_argument("--minutes", type=float, default=10.0)
    asked.add_argument("--rounds", type=int, default=1_000_000)
    asked.add_argument("--acts", nargs="*", default=(), help="the acts of a round, all by default")
    asked.add_argument("-o", "--output", type=Path)
    asked.add_argument("--pool", type=Path, nargs="+")
    given = asked.parse_args()
    if given.pool:
        print(*told([read(path) for path in given.pool]), sep="\n")
        return 0
    looks, wrong = soak(given.rounds, given.minutes * 60, given.acts)
    if given.output:
        given.output.write_text(kept(looks, wrong), encoding="utf-8")
    if looks:
        print(*told([looks]), sep="\n")
    print(*wrong, sep="\n", file=sys.stderr)
    return int(bool(wrong))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.exit(run())
