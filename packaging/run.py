"""Set rouge-gui up and open it on its sample corpus: `python3 packaging/run.py`."""

import interpreter

if __name__ == "__main__":
    interpreter.ensure()

    import command
    import demonstration

    command.answer(demonstration.run)
