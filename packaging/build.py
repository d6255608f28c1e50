"""Build wheel, sdist, bundle and .deb into build/dist and print their sizes: `python3 packaging/build.py`."""

import interpreter

if __name__ == "__main__":
    interpreter.ensure()

    import building
    import command

    command.answer(building.run)
