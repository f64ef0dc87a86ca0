"""Finds words on the screen that do not fit where they stand."""

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QScrollArea, QWidget

from app.ui.eliding_label import ElidingLabel


def cut_words(place: QWidget, may_end_in_dots: bool = False) -> list[str]:
    """Return every visible text of labels, buttons and fields that is wider or higher than its room.

    Named as well is each page that can be scrolled downwards but is too wide for its frame.

    Args:
        place: Where to look.
        may_end_in_dots: Whether labels made to give way, which end in an ellipsis then, are left out.
    """
    for _ in range(2):  # what was resized may ask for other columns, and these to be laid out
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    cut: list[str] = []
    for words in place.findChildren(QLabel):
        if not words.isVisible() or not words.text() or (may_end_in_dots and isinstance(words, ElidingLabel)):
            continue
        if words.wordWrap():
            is_cut = words.height() < words.heightForWidth(words.width())
        else:
            is_cut = words.width() < words.fontMetrics().horizontalAdvance(words.text())
        cut += [words.text()] if is_cut else []
    for button in place.findChildren(QAbstractButton):
        if button.isVisible() and button.text():
            needed = button.fontMetrics().horizontalAdvance(button.text())
            cut += [button.text()] if button.width() < needed else []
    for field in place.findChildren(QLineEdit):
        if field.isVisible():
            text = field.text() or field.placeholderText()
            room = field.width() - field.textMargins().left() - field.textMargins().right()
            cut += [text] if room < field.fontMetrics().horizontalAdvance(text) else []
    for page in place.findChildren(QScrollArea):
        inside = page.widget()
        if (
            page.isVisible()
            and inside is not None
            and inside.minimumSizeHint().width() > page.viewport().width()
        ):
            cut.append(f"what {page.accessibleName() or type(page).__name__} holds")
    return cut
