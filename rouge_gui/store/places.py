"""Where this user's files lie on this machine, as the platform wants it."""

import os
from pathlib import Path

HOME_VARIABLE = "ROUGE_GUI_HOME"


def data_folder() -> Path:
    """Return the folder for what the user made (drafts, settings), created where missing.

    `ROUGE_GUI_HOME` names another one, for a portable copy or a test.
    """
    named = os.environ.get(HOME_VARIABLE)
    folder = Path(named) if named else _usual_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _usual_folder() -> Path:
    from platformdirs import user_data_path

    return user_data_path("rouge-gui", appauthor=False)
