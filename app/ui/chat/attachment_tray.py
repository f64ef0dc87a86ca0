# ruff: noqa: N802  Qt's own names
"""What goes along with the message that is being written: chips, limits, and what could not be attached."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from app.core.attachment import Attachment, AttachmentKind, rough_tokens
from app.library.file_report import FileRefused, FileReport
from app.ui.chat.attachment_chip import AttachmentChip
from app.ui.chat.attachment_preview import AttachmentPreview
from app.ui.chat.attachment_words import AttachmentWords
from app.ui.chat.chip_flow import ChipFlow
from app.ui.chat.draft import sendable
from app.ui.focus_order import follow_in_focus_order
from app.ui.label import label
from app.ui.number_text import NumberText
from app.ui.theme import Theme
from app.ui.typeface import Size

MOST_ATTACHMENTS = 10
MOST_BYTES = 10_000_000
"""Of text, all attachments of a message together."""

_TALLEST = 150
_LEAST = 46
"""Pixels of chips that are seen at most, and at least in a low window."""


@dataclass(slots=True, eq=False)
class _Entry:
    """A chip, and what it stands for.

    Attributes:
        chip: What is seen.
        number: Names the file while it is read.
        file: The file that is read.
        attachment: None while the file is read.
        size: Bytes of text.
    """

    chip: AttachmentChip
    number: int = 0
    file: Path = Path()
    attachment: Attachment | None = None
    size: int = 0


class AttachmentTray(QWidget):
    """Holds the attachments of a message and shows them; hidden while there is nothing to show or say.

    Signals:
        changed (): Something was added or removed, or has been read.
        read_requested (int, Path): The text of this file is wanted; take_report() takes it by the number.
        reading_cancelled (int): It is not wanted any more.
        left (): The last chip with the keyboard is gone.
    """

    changed = Signal()
    read_requested = Signal(int, object)
    reading_cancelled = Signal(int)
    left = Signal()

    def __init__(self, theme: Theme, numbers: NumberText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._numbers = numbers
        self._words = AttachmentWords(numbers, self)
        self._entries: list[_Entry] = []
        self._last_number = 0
        self._context: int | None = None
        self._flow = ChipFlow()
        self._flow.setObjectName("chipFlow")
        self._scroll = QScrollArea()
        self._scroll.setProperty("role", "page")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self._flow)
        self._note = label(theme, "", Size.SMALL, "warning")
        self._note.setWordWrap(True)
        self._note.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)  # fit() says how tall
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 2)
        layout.setSpacing(6)
        layout.addWidget(self._scroll)
        layout.addWidget(self._note)
        self._said = ""
        self._flow.height_changed.connect(self.fit)
        theme.changed.connect(self._show)
        self._show()

    @property
    def attachments(self) -> tuple[Attachment, ...]:
        """What is there, as far as it has been read."""
        return tuple(entry.attachment for entry in self._entries if entry.attachment is not None)

    @property
    def unread(self) -> tuple[Path, ...]:
        """The files that are still being read."""
        return tuple(entry.file for entry in self._entries if entry.attachment is None)

    @property
    def is_reading(self) -> bool:
        """Whether a file is still being read."""
        return bool(self.unread)

    @property
    def chips(self) -> tuple[AttachmentChip, ...]:
        """What is seen."""
        return tuple(entry.chip for entry in self._entries)

    @property
    def note(self) -> str:
        """What could not be attached, or is too long together; empty for nothing."""
        return self._note.text()

    def set_context(self, context: int | None) -> None:
        """Warn of what is longer than so many tokens; None to warn of nothing."""
        self._context = context
        self._show()

    def show_attachments(self, attachments: Iterable[Attachment], unread: Iterable[Path] = ()) -> None:
        """Hold these and no others, and read the files that are not read yet."""
        self._said = ""
        for entry in tuple(self._entries):
            self._drop(entry)
        for attachment in attachments:
            self._hold(attachment)
        self.add_files(unread)

    @Slot(object)
    def add_paste(self, text: str) -> None:
        """Add a pasted text."""
        name = self._words.paste_name({entry.chip.name for entry in self._entries})
        self._said = ""
        if self._has_room():
            self._hold(Attachment(name, AttachmentKind.PASTE, sendable(text)))
        self._show()
        self.changed.emit()

    def add_files(self, files: Iterable[Path]) -> None:
        """Add files; they are there once they have been read."""
        self._said = ""
        for file in files:
            if not self._has_room():
                break
            self._last_number += 1
            entry = _Entry(self._chip(file.name), self._last_number, file)
            self._entries.append(entry)
            entry.chip.show_facts(self.tr("reading…"))
            self.read_requested.emit(entry.number, file)
        self._show()
        self.changed.emit()

    @Slot(int, object)
    def take_report(self, number: int, report: FileReport) -> None:
        """Take what became of a file, unless it is not wanted any more."""
        entry = next((entry for entry in self._entries if entry.number == number and number), None)
        if entry is None:
            return
        name = entry.chip.name
        if isinstance(report, FileRefused):
            self._drop(entry)
            self._say(self._words.refusal(name, report))
        else:
            self._fill(entry, Attachment(name, report.kind, report.text))
            if report.pages_read < report.pages:
                self._say(self._words.partly(name, report))
        self._show()
        self.changed.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the width with the height."""
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self.fit)  # in the midst of laying out, the window would not hear of it

    def _hold(self, attachment: Attachment) -> None:
        entry = _Entry(self._chip(attachment.name))
        self._entries.append(entry)
        self._fill(entry, attachment)

    def _fill(self, entry: _Entry, attachment: Attachment) -> None:
        entry.size = attachment.size
        if sum(other.size for other in self._entries) > MOST_BYTES:
            self._drop(entry)
            self._say(self._words.too_much(attachment.name, MOST_BYTES))
            return
        entry.number, entry.attachment = 0, attachment
        entry.chip.opened.connect(partial(self._open, attachment))

    def _has_room(self) -> bool:
        has_room = len(self._entries) < MOST_ATTACHMENTS
        if not has_room:
            self._say(self._words.too_many(MOST_ATTACHMENTS))
        return has_room

    def _say(self, sentence: str) -> None:
        """Say it too, beside what was said since files were added last."""
        self._said = f"{self._said}\n{sentence}".strip()

    def _chip(self, name: str) -> AttachmentChip:
        chip = AttachmentChip(self._theme, name)
        chip.removed.connect(partial(self._on_removed, chip))
        return chip

    def _drop(self, entry: _Entry) -> None:
        self._entries.remove(entry)
        if entry.number:
            self.reading_cancelled.emit(entry.number)
        entry.chip.hide()
        entry.chip.deleteLater()

    @Slot()
    def _show(self) -> None:
        """Show chips, warnings and sentences as they hold now."""
        context = self._context
        tokens = [rough_tokens(entry.size) if entry.size else 0 for entry in self._entries]
        is_long = False
        for entry, count in zip(self._entries, tokens, strict=True):
            if entry.attachment is not None:
                is_too_long = context is not None and count > context
                warning = self._words.too_long(count, context) if is_too_long and context else ""
                entry.chip.show_facts(self._facts(entry), warning)
                is_long = is_long or is_too_long
        said = self._said
        if context is not None and not is_long and sum(tokens) > context:
            together = rough_tokens(sum(entry.size for entry in self._entries))
            said = f"{said}\n{self._words.too_long_together(together, context)}".strip()
        self._note.setText(said)
        self._note.setVisible(bool(said))
        self._flow.show_chips(self.chips)
        follow_in_focus_order(self, self.chips)
        self._scroll.setVisible(bool(self._entries))
        self.setVisible(bool(self._entries or said))
        self.fit()

    @Slot()
    def fit(self) -> None:
        """Be as tall as the chips, but leave most of a low window to the conversation; the rest scrolls."""
        pixels = self._theme.type.pixels
        tallest = min(pixels(_TALLEST), max(pixels(_LEAST), self.window().height() // 4))
        self._note.setFixedHeight(max(self._note.heightForWidth(max(self.width(), pixels(_LEAST))), 1))
        self._scroll.setFixedHeight(min(max(self._flow.height(), 1), tallest))

    def _facts(self, entry: _Entry) -> str:
        kind = entry.attachment.kind if entry.attachment is not None else AttachmentKind.TEXT
        return f"{self._words.kind(kind)} · {self._words.size(entry.size)}"

    def _open(self, attachment: Attachment) -> None:
        AttachmentPreview(self._theme, self._numbers, attachment, self.window()).open()

    def _on_removed(self, chip: AttachmentChip) -> None:
        places = [place for place, entry in enumerate(self._entries) if entry.chip is chip]
        if not places:
            return
        focused = QGuiApplication.focusObject()
        had_keyboard = isinstance(focused, QWidget) and chip.isAncestorOf(focused)
        self._said = ""
        self._drop(self._entries[places[0]])
        self._show()
        self.changed.emit()
        if had_keyboard and self._entries:
            self._entries[min(places[0], len(self._entries) - 1)].chip.face.setFocus()
        elif had_keyboard:
            self.left.emit()
