"""Where this user's files lie on this machine, as the platform wants it."""

import os
from pathlib import Path

HOME_VARIABLE = "ROUGE_GUI_HOME"
CACHE = "cache"


def data_folder() -> Path:
    """Return the folder for what the user made (drafts, settings), created where missing.

    `ROUGE_GUI_HOME` names another one, for a portable copy or a test.
    """
    named = os.environ.get(HOME_VARIABLE)
    folder = Path(named) if named else _usual_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def cache_folder() -> Path:
    """Return the folder for what can be computed anew; it need not exist. `ROUGE_GUI_HOME` holds it where it is set."""
    named = os.environ.get(HOME_VARIABLE)
    return Path(named) / CACHE if named else _usual_cache_folder()


def _usual_cache_folder() -> Path:
    from platformdirs import user_cache_path

    return user_cache_path("rouge-gui", appauthor=False)


def _usual_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("rouge-gui", appauthor=False)
