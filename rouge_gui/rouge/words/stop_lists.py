"""The stop lists: ours per language, the original's where it is found, and the user's own file."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

from rouge_gui import assets, perl_data
from rouge_gui.errors import InvalidOption, UnreadableFile
from rouge_gui.rouge.kinds import StopList
from rouge_gui.wording import said


def _bundled(name: str) -> Callable[[str], frozenset[str]]:
    @cache
    def words() -> frozenset[str]:
        return frozenset(assets.stop_words(name))

    return lambda _file: words()


def _perl(file: str) -> frozenset[str]:
    return perl_data.stop_words() or _bundled("english")(file)


def _own(file: str) -> frozenset[str]:
    if not file:
        raise InvalidOption(said("Stop words: file is chosen, but no Stop file is named."))
    path = Path(file)
    try:
        return frozenset(path.read_text(encoding="utf-8-sig").split())
    except (OSError, ValueError) as error:
        raise UnreadableFile(
            path, said("the stop words could not be read ({error})", error=str(error))
        ) from error


NONE = StopList(said("No word is left out."), lambda _file: frozenset())
ENGLISH = StopList(
    said("Our own list of English function words; not, no, numbers and modals stay."), _bundled("english")
)
PERL = StopList(
    said(
        "ROUGE-1.5.5's list (-s) where its data files are found, else our English one; the signature says which."
    ),
    _perl,
)
OWN = StopList(said("The words of the file named under Stop file."), _own)
