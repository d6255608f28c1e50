"""What review mode works on: the parts of the window, and the steps that only the window as a whole can make."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QMainWindow, QWidget

from rouge_gui.gui.appearance import Appearance
from rouge_gui.gui.loading import Loading
from rouge_gui.gui.notices import NoticeBar
from rouge_gui.gui.reading_area import ReadingArea
from rouge_gui.gui.second import Second
from rouge_gui.gui.session import Session
from rouge_gui.gui.side_windows import SideWindows
from rouge_gui.gui.system_bar import SystemBar
from rouge_gui.store.drafts import Drafts


@dataclass(frozen=True)
class ReviewParts:
    """`hideable` tells of other items than the open one; `now` tells seconds from any beginning."""

    window: QMainWindow
    session: Session
    second: Second
    loading: Loading
    appearance: Appearance
    notices: NoticeBar
    reading: ReadingArea
    system_bar: SystemBar
    side: SideWindows
    hideable: tuple[QWidget, ...]
    drafts: Drafts
    now: Callable[[], float]
