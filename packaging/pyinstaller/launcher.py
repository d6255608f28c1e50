"""What a bundle starts: the program's front door."""

import sys

from rouge_gui.__main__ import main

if __name__ == "__main__":
    sys.exit(main())
