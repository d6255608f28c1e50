"""Set rouge-gui up and run all its checks: `python3 packaging/test.py [PYTEST ARGUMENT...]`."""

import sys

import interpreter

if __name__ == "__main__":
    interpreter.ensure()

    import checks
    import command

    command.answer(lambda: checks.run([argument for argument in sys.argv[1:] if argument != "--"]))
