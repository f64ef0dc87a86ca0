"""Questions before something is done that cannot be taken back, or that leaves this computer."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMessageBox, QPushButton, QWidget

from app import NAME


def ask(
    parent: QWidget, question: str, detail: str, answer: str, act: Callable[[], None], is_loss: bool = False
) -> QMessageBox:
    """Ask, and act on a yes; nothing waits meanwhile.

    Args:
        parent: The window that asks.
        question: In one sentence.
        detail: What happens then.
        answer: The words of yes: what is done.
        act: Does it.
        is_loss: Whether something is lost, so that Enter means no.
    """
    box = QMessageBox(QMessageBox.Icon.Question, NAME, question, parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(detail)
    yes: QPushButton = box.addButton(answer, QMessageBox.ButtonRole.AcceptRole)
    no = box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(no if is_loss else yes)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    yes.clicked.connect(lambda _checked=False: act())
    box.open()
    return box


def tell(parent: QWidget, message: str, hint: str) -> QMessageBox:
    """Tell what could not be done, and what helps."""
    box = QMessageBox(QMessageBox.Icon.Warning, NAME, message, parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setInformativeText(hint)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()
    return box


def ask_to_open(
    parent: QWidget, address: str, open_url: Callable[[QUrl], object] = QDesktopServices.openUrl
) -> QMessageBox | None:
    """Ask whether a page shall be opened in the browser; nothing else than pages is."""
    url = QUrl(address)
    if url.scheme().lower() not in ("http", "https"):
        return None
    words = QCoreApplication.translate("Question", "Open this address in the browser?")
    answer = QCoreApplication.translate("Question", "Open")
    return ask(parent, words, address, answer, lambda: (open_url(url), None)[1], is_loss=True)
