"""Asks for the access token of the Hub, which goes on at once and is shown to nobody again."""

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from app.ui.label import label
from app.ui.theme import Theme
from app.ui.typeface import Size

_TOKENS_PAGE = "https://huggingface.co/settings/tokens"


class TokenPrompt(QDialog):
    """Says what the token is for and where it is kept, and takes one.

    Signals:
        token_given (str): A token; nothing here keeps it.
        page_wanted (str): The page on which tokens are made shall be opened.
    """

    token_given = Signal(str)
    page_wanted = Signal(str)

    def __init__(self, theme: Theme, subject: str, parent: QWidget | None = None) -> None:
        """Ask.

        Args:
            theme: Colours and type.
            subject: What it is needed for, such as a repository's name; empty for anything.
            parent: The window.
        """
        super().__init__(parent)
        self.setWindowTitle(self.tr("Access token"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setMinimumWidth(theme.type.pixels(440))
        words = self.tr("The Hub gives some models only to people it knows.")
        if subject:
            words = self.tr("{name} is given only to people the Hub knows.").format(name=subject)
        title = label(theme, words, Size.TEXT, weight=QFont.Weight.DemiBold)
        note = label(
            theme,
            self.tr(
                "Make a token that may read on the Hub's settings page and paste it here. It is kept in the "
                "keyring of this computer where there is one, is sent to the Hub only, and never shown again."
            ),
            Size.LABEL,
            "secondary",
        )
        for text in (title, note):
            text.setWordWrap(True)
        self.field = QLineEdit()
        self.field.setEchoMode(QLineEdit.EchoMode.Password)
        self.field.setPlaceholderText("hf_…")
        self.field.setFont(theme.type.interface(Size.LABEL))
        self.field.setAccessibleName(self.tr("Access token"))
        self.field.setInputMethodHints(
            Qt.InputMethodHint.ImhSensitiveData | Qt.InputMethodHint.ImhNoPredictiveText
        )
        self._page = self._button(theme, self.tr("Settings page…"))
        self._cancel = self._button(theme, self.tr("Cancel"))
        self.keep = self._button(theme, self.tr("Keep token"))
        self.keep.setProperty("role", "accent")
        self.keep.setDefault(True)
        self.keep.setEnabled(False)
        self._page.clicked.connect(lambda: self.page_wanted.emit(_TOKENS_PAGE))
        self._cancel.clicked.connect(self.reject)
        self.keep.clicked.connect(self._on_keep_clicked)
        self.field.textChanged.connect(lambda text: self.keep.setEnabled(bool(text.strip())))
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._page)
        buttons.addStretch(1)
        buttons.addWidget(self._cancel)
        buttons.addWidget(self.keep)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(22, 20, 22, 18)
        layout.setSpacing(10)
        layout.addWidget(title)
        layout.addWidget(note)
        layout.addWidget(self.field)
        layout.addSpacing(6)
        layout.addLayout(buttons)
        self.field.setFocus()

    def _button(self, theme: Theme, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        button.setAccessibleName(text)
        button.setAutoDefault(False)
        return button

    @Slot()
    def _on_keep_clicked(self) -> None:
        token = self.field.text().strip()
        self.field.clear()
        self.token_given.emit(token)
        self.accept()
