"""Try each built artifact where nothing else is, and print what each step said: `python3 packaging/smoke.py`."""

import interpreter

if __name__ == "__main__":
    interpreter.ensure()

    import sys

    import command
    import smoking

    command.answer(lambda: smoking.run(sys.argv[1:]))
