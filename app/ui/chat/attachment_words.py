"""What the window says about attachments: kinds, sizes, limits, and why a file cannot be attached."""

from PySide6.QtCore import QLocale, QObject

from app.core.attachment import Attachment, AttachmentKind
from app.library.file_report import FileRead, FileRefused, Refusal
from app.ui.number_text import NumberText


class AttachmentWords(QObject):
    """Turns facts about attachments into words."""

    def __init__(self, numbers: NumberText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._numbers = numbers

    def kind(self, kind: AttachmentKind) -> str:
        """Name a kind of attachment."""
        return {
            AttachmentKind.PASTE: self.tr("Pasted"),
            AttachmentKind.CODE: self.tr("Code"),
            AttachmentKind.PDF: self.tr("PDF"),
        }.get(kind, self.tr("Text"))

    def size(self, size: int) -> str:
        """Write a number of bytes."""
        precision = 0 if size < 10_000 else 1
        return QLocale().formattedDataSize(size, precision, QLocale.DataSizeFormat.DataSizeSIFormat)

    def facts(self, attachment: Attachment) -> str:
        """Tell kind and size."""
        return f"{self.kind(attachment.kind)} · {self.size(attachment.size)}"

    def paste_name(self, taken: set[str]) -> str:
        """Name a pasted text, unlike those there are."""
        name = self.tr("Pasted text")
        number = 1
        while name in taken:
            number += 1
            name = self.tr("Pasted text {number}").format(number=number)
        return name

    def too_long(self, tokens: int, context: int) -> str:
        """Warn that a text has more tokens than the context holds."""
        words = self.tr("About {tokens} tokens; the context holds {context}", "", tokens)
        return words.format(tokens=self._numbers.integer(tokens), context=self._numbers.integer(context))

    def too_long_together(self, tokens: int, context: int) -> str:
        """Warn that all texts together have more tokens than the context holds."""
        words = self.tr("Together about {tokens} tokens; the context holds {context}", "", tokens)
        return words.format(tokens=self._numbers.integer(tokens), context=self._numbers.integer(context))

    def too_many(self, most: int) -> str:
        """Say that no more can be attached."""
        words = self.tr("A message takes at most {most} attachments.", "", most)
        return words.format(most=self._numbers.integer(most))

    def too_much(self, name: str, most: int) -> str:
        """Say that all attachments together would be too large."""
        words = self.tr("“{name}” is not attached: all attachments together may have {size} of text.")
        return words.format(name=name, size=self.size(most))

    def partly(self, name: str, read: FileRead) -> str:
        """Say that only the first pages of a file were read."""
        words = self.tr("Only the first {read} of {pages} pages of “{name}” are attached.", "", read.pages)
        pages, count = self._numbers.integer(read.pages), self._numbers.integer(read.pages_read)
        return words.format(name=name, read=count, pages=pages)

    def refusal(self, name: str, refused: FileRefused) -> str:
        """Say why a file is not attached."""
        if refused.reason is Refusal.TOO_LARGE:
            words = self.tr("“{name}” is too large to attach; the limit is {size}.")
            return words.format(name=name, size=self.size(refused.limit))
        return {
            Refusal.MISSING: self.tr("“{name}” is not there any more."),
            Refusal.NO_FILE: self.tr("“{name}” is no file that can be attached."),
            Refusal.UNREADABLE: self.tr("“{name}” could not be read."),
            Refusal.EMPTY: self.tr("“{name}” is empty."),
            Refusal.BINARY: self.tr("“{name}” is no text; text files, code and PDFs can be attached."),
            Refusal.ENCRYPTED: self.tr("“{name}” is locked with a password; save a copy without one."),
            Refusal.NO_TEXT: self.tr("“{name}” holds no text, only pictures, as of scanned pages."),
            Refusal.TOO_SLOW: self.tr("“{name}” took too long to read."),
        }.get(refused.reason, self.tr("“{name}” is damaged and could not be read.")).format(name=name)
