"""Shows the text of an attachment, to be read and copied but not changed."""

from PySide6.QtGui import QTextOption
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from app.core.attachment import Attachment, AttachmentKind
from app.ui.chat.attachment_words import AttachmentWords
from app.ui.eliding_label import ElidingLabel
from app.ui.label import label
from app.ui.number_text import NumberText
from app.ui.theme import Theme
from app.ui.typeface import Size

MOST_SHOWN = 20_000
"""Characters; a longer text would take long to lay out, and nobody reads it here."""

_SIZE = (680, 520)


class AttachmentPreview(QDialog):
    """A window with the beginning of an attachment, which is mostly all of it."""

    def __init__(
        self,
        theme: Theme,
        numbers: NumberText,
        attachment: Attachment,
        parent: QWidget | None = None,
    ) -> None:
        """Show it.

        Args:
            theme: Colours and type.
            numbers: Writes numbers.
            attachment: What to show.
            parent: The window.
        """
        super().__init__(parent)
        self.setWindowTitle(attachment.name)
        words = AttachmentWords(numbers, self)
        name = ElidingLabel(attachment.name)
        name.setFont(theme.type.interface(Size.LEAD))
        self._facts = label(theme, words.facts(attachment), Size.SMALL, "secondary")
        if len(attachment.text) > MOST_SHOWN:
            count = len(attachment.text)
            shown = self.tr("the first {shown} of {all} characters", "", count).format(
                shown=numbers.integer(MOST_SHOWN), all=numbers.integer(count)
            )
            self._facts.setText(f"{words.facts(attachment)} · {shown}")
        self._text = QPlainTextEdit()
        self._text.setReadOnly(True)
        self._text.setProperty("role", "field")
        self._text.setAccessibleName(self.tr("Text of {name}").format(name=attachment.name))
        is_code = attachment.kind is AttachmentKind.CODE
        self._text.setFont(theme.type.mono(Size.SMALL) if is_code else theme.type.interface(Size.LABEL))
        self._text.setTabChangesFocus(True)
        self._text.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._text.setPlainText(attachment.text[:MOST_SHOWN])
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 14)
        layout.setSpacing(8)
        layout.addWidget(name)
        layout.addWidget(self._facts)
        layout.addWidget(self._text, 1)
        layout.addWidget(buttons)
        self.resize(theme.type.pixels(_SIZE[0]), theme.type.pixels(_SIZE[1]))
        self.finished.connect(self.deleteLater)

    @property
    def facts(self) -> str:
        """Kind and size, and how much of it is shown when that is not all."""
        return self._facts.text()

    @property
    def text(self) -> str:
        """What is shown."""
        return self._text.toPlainText()
