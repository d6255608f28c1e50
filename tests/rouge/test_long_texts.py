"""A text may be very long: what is scored then, and what that costs, seen in a process of its own."""

import json
import subprocess
import sys

TOKENS = 1_000_000
SECONDS = 40
MEGABYTES = 900
PROGRAM = f"""
import json, psutil, time
from rouge_gui.rouge.evaluate import evaluate
from rouge_gui.rouge.options import Options

candidate = " ".join(f"w{{number % 9973}}" for number in range({TOKENS}))
reference = " ".join(f"w{{number}}" for number in range(60))
before = psutil.Process().memory_info().rss
started = time.process_time()
evaluation = evaluate(candidate, [reference], Options())
seconds = time.process_time() - started
# What the process holds at the end, with all evidence: the peak that the system tells may be its parent's.
used = (psutil.Process().memory_info().rss - before) / 1e6
hits = {{name: each.overlap.hits for name, each in evaluation.measured[0].items()}}
print(json.dumps([hits, len(evaluation.candidate.tokens), seconds, used]))
"""


def test_a_million_tokens_against_sixty() -> None:
    answer = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    hits, tokens, seconds, megabytes = json.loads(answer.stdout)
    assert tokens == TOKENS
    # The reference stands in the candidate word for word.
    assert hits == {"ROUGE-1": 60, "ROUGE-2": 59, "ROUGE-L": 60, "ROUGE-Lsum": 60}
    assert seconds < SECONDS
    assert megabytes < MEGABYTES
