"""Options from a line that somebody pasted: a ROUGE-1.5.5 command, its flags alone, or one of our signatures."""

import re

from rouge_gui.errors import InvalidOption
from rouge_gui.rouge.options import PROGRAM, Options
from rouge_gui.wording import said

LINE_ENDS = re.compile(r"\\?[\r\n\u2028\u2029]+")


def options_of(line: str) -> Options:
    """Return the options that `line` stands for, broken lines joined; `InvalidOption` where it is none of these."""
    whole = LINE_ENDS.sub(" ", line).strip()
    if whole.startswith(f"{PROGRAM} "):
        return Options.from_signature(whole)
    if not any(word.startswith("-") for word in whole.split()):
        raise InvalidOption(
            said(
                "This is neither a ROUGE-1.5.5 command nor a signature of ours. "
                "A command has flags, such as -n 2 -m; a signature begins with {program}.",
                program=PROGRAM,
            )
        )
    return Options.from_perl_flags(whole)
