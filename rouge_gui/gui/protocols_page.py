"""The page that tells of every protocol what it is, how it differs, and of ROUGE-1.5.5 each of its quirks."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QTextBrowser, QVBoxLayout, QWidget

from rouge_gui.gui.language import shown, tr
from rouge_gui.rouge.protocols import PROTOCOLS
from rouge_gui.rouge.quirks import QUIRKS

SIZE = (720, 640)


def show_protocols(parent: QWidget) -> QDialog:
    """Open the page beside the window, which stays usable; return it."""
    dialog = QDialog(parent)
    dialog.setWindowTitle(tr("Protocols and quirks"))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    page = QTextBrowser()
    page.setAccessibleName(tr("Protocols and quirks"))
    page.setHtml(_page())
    QVBoxLayout(dialog).addWidget(page)
    dialog.resize(*SIZE)
    dialog.show()
    return dialog


def _page() -> str:
    protocols = (
        f"<h3>{escape(name)}</h3><p>{escape(shown(each.help))}</p><p>{escape(shown(each.differs))}</p>"
        f"<p><code>{escape(each.options.signature())}</code></p>"
        for name, each in PROTOCOLS.items()
    )
    quirks = (
        f"<p><b>{escape(shown(name))}</b><br>{escape(shown(sentence))}</p>"
        for name, sentence in QUIRKS.items()
    )
    return (
        f"<h2>{escape(tr('Protocols'))}</h2>{''.join(protocols)}"
        f"<h2>{escape(tr('Quirks of ROUGE-1.5.5'))}</h2>{''.join(quirks)}"
    )
