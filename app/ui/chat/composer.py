"""Where one types: the field, a line of advice, and Send or Stop."""

from PySide6.QtCore import QEvent, Qt, Signal, Slot
from PySide6.QtGui import QFont, QTextCursor
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from app.ui.activity import Activity, ActivityKind
from app.ui.chat.attachment_tray import AttachmentTray
from app.ui.chat.draft import Draft
from app.ui.chat.editing_row import EditingRow
from app.ui.chat.exchange import Exchange
from app.ui.chat.message_edit import LONGEST_PASTE, MessageEdit
from app.ui.chat.paper_clip import PaperClipButton
from app.ui.eliding_label import ElidingLabel
from app.ui.label import set_mark
from app.ui.number_text import NumberText
from app.ui.theme import Theme
from app.ui.typeface import Size


class Composer(QFrame):
    """Takes messages, and the wish to stop.

    Signals:
        message_composed (str): A message shall be sent; it stays here until empty() is called.
        content_changed (): Something else is typed or goes along with it.
        message_queued (Draft): A message shall be sent after the answer under way; it stays here likewise.
        files_requested (): Files shall be chosen to go along with the message.
        files_offered (list of Path): These were pasted or dropped.
        stop_requested (): The answer under way shall end.
        pages_turned (int): The conversation shall scroll by pages.
        last_wanted (): The last message shall be edited.
        style_requested (): What holds for this conversation shall be shown and changed.
        edit_cancelled (): The message in the field shall not replace another one after all.
    """

    message_composed = Signal(str)
    content_changed = Signal()
    message_queued = Signal(object)
    files_requested = Signal()
    files_offered = Signal(object)
    stop_requested = Signal()
    pages_turned = Signal(int)
    last_wanted = Signal()
    edit_cancelled = Signal()
    style_requested = Signal()

    def __init__(self, theme: Theme, numbers: NumberText, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._numbers = numbers
        self._is_busy = self._is_sending = False
        self._kind = ActivityKind.STARTING
        self.setObjectName("composer")
        self._edit = MessageEdit()
        self._edit.setFont(theme.type.interface(Size.TEXT))
        self._advice = ElidingLabel()
        self._advice.setFont(theme.type.interface(Size.SMALL))
        self._advice.setProperty("ink", "secondary")
        self.tray = AttachmentTray(theme, numbers)
        self.tray.changed.connect(self._on_content_changed)
        self.tray.left.connect(self._edit.setFocus)
        self._clip = PaperClipButton(theme)
        self._clip.clicked.connect(self.files_requested)
        self._queue = QPushButton()
        self._queue.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        self._queue.clicked.connect(self._on_send_requested)
        self._style = QPushButton()
        self._style.setProperty("role", "quiet")
        self._style.setFont(theme.type.interface(Size.SMALL))
        self._style.clicked.connect(self.style_requested)
        self._button = QPushButton()
        self._button.setProperty("role", "main")
        self._button.setFont(theme.type.interface(Size.LABEL, QFont.Weight.Medium))
        self._button.clicked.connect(self._on_button_clicked)
        self._edit.send_requested.connect(self._on_send_requested)
        self._edit.paste_cut.connect(self._on_paste_cut)
        self._edit.long_text_pasted.connect(self._on_long_text_pasted)
        self._edit.files_offered.connect(self.files_offered)
        self._edit.textChanged.connect(self._on_content_changed)
        self._edit.last_wanted.connect(self.last_wanted)
        self._put_away: Draft | None = None
        self._editing = EditingRow(theme)
        self._editing.cancel_requested.connect(self.edit_cancelled)
        self._edit.focus_changed.connect(self._on_focus_changed)
        self._edit.pages_turned.connect(self.pages_turned)
        self.setFocusProxy(self._edit)
        self._arrange()
        self._show_state()

    @property
    def text(self) -> str:
        """What stands in the field."""
        return self._edit.toPlainText()

    @property
    def draft(self) -> Draft:
        """What stands in the field, and what goes along with it."""
        return Draft(self.text, self.tray.attachments, self.tray.unread)

    @property
    def advice(self) -> str:
        """What the line below the field says."""
        return self._advice.text()

    @Slot(str)
    def fill(self, text: str) -> None:
        """Put a text into the field and the cursor behind it."""
        self._edit.fill(text)
        self._edit.setFocus()

    @Slot()
    def empty(self) -> None:
        """Clear the field, as after its message was taken; undo brings the text back."""
        left, self._put_away = self._put_away or Draft(), None
        self._edit.fill(left.text)
        self.tray.show_attachments(left.attachments, left.unread)

    def send(self) -> None:
        """Send what stands here, as if Enter had been pressed."""
        self._on_send_requested()

    def take_up(self, draft: Draft) -> None:
        """Put a message that was not sent into the field, before what stands there."""
        whole = draft.before(self.draft)
        self.tray.show_attachments(whole.attachments, whole.unread)
        self.fill(whole.text)

    @Slot(object)
    def show_editing(self, exchange: Exchange | None) -> None:
        """Put an earlier message into the field; what stood there comes back afterwards."""
        if exchange is not None:
            if self._put_away is None:
                self._put_away = self.draft
            self.tray.show_attachments(exchange.attachments)
            self.fill(exchange.question)
        elif self._editing.isVisibleTo(self) and not self._is_sending:
            self.empty()
        self._editing.setVisible(exchange is not None)

    def show_style(self, preset: str, has_system: bool) -> None:
        """Say how tokens are chosen in this conversation, and whether it has instructions of its own."""
        text = self.tr("System prompt · {style}")
        if has_system:
            text = self.tr("Own system prompt · {style}")
        self._style.setText(text.format(style=preset))
        name = self.tr("System prompt and style of this chat: {style}")
        self._style.setAccessibleName(name.format(style=self._style.text()))
        self._style.setToolTip(self.tr("Change the system prompt and the style of this chat"))

    def show_draft(self, draft: Draft) -> None:
        """Show what was typed in another conversation; undo does not mix the two."""
        self._edit.setPlainText(draft.text)
        self.tray.show_attachments(draft.attachments, draft.unread)
        self._edit.moveCursor(QTextCursor.MoveOperation.End)

    def show_activity(self, activity: Activity, is_busy: bool) -> None:
        """Offer Send, or Stop while an answer is under way or waits."""
        if (activity.kind, is_busy) != (self._kind, self._is_busy):
            self._kind = activity.kind
            self._is_busy = is_busy
            self._show_state()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802  Qt's own name
        """Keep the advice right when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show_state()

    def _arrange(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._clip)
        row.addWidget(self._style)
        row.addWidget(self._advice, 1)
        row.addWidget(self._queue)
        row.addWidget(self._button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(14, 11, 9, 9)
        layout.setSpacing(6)
        layout.addWidget(self._editing)
        layout.addWidget(self.tray)
        layout.addWidget(self._edit)
        layout.addLayout(row)

    def _show_state(self) -> None:
        if self._is_busy:
            self._button.setText(self.tr("Stop  Esc"))
            self._button.setAccessibleName(self.tr("Stop"))
            self._button.setToolTip(self._stop_tip())
            self._edit.setPlaceholderText(self.tr("Type your next message meanwhile"))
        else:
            self._button.setText(self.tr("Send"))
            self._button.setAccessibleName(self.tr("Send"))
            self._button.setToolTip(self.tr("Send the message (Enter)"))
            self._edit.setPlaceholderText(self.tr("Type a message"))
        self._edit.viewport().update()  # Qt does not repaint a placeholder that is replaced by another
        self._queue.setText(self.tr("Queue"))
        self._queue.setAccessibleName(self.tr("Queue the message"))
        self._queue.setToolTip(self.tr("Send the message when the answer has ended (Enter)"))
        self._show_buttons()
        self.advise("")

    def _stop_tip(self) -> str:
        if self._kind == ActivityKind.LOADING:
            return self.tr("Stop loading; the question can be asked again (Esc)")
        return self.tr("End the answer; what is written stays (Esc)")

    def _show_buttons(self) -> None:
        self._queue.setVisible(self._is_busy and self._has_content())
        is_stoppable = self._kind != ActivityKind.STOPPING
        self._button.setEnabled(is_stoppable if self._is_busy else self._has_content())

    def _has_content(self) -> bool:
        if self.tray.is_reading:
            return False
        is_short = self._edit.document().characterCount() < 1_000  # else it would be copied with every key
        return bool(self.tray.attachments) or not is_short or bool(self.text.strip())

    def advise(self, words: str) -> None:
        """Say something in the line below the field; what is usual there with empty words."""
        usual = self.tr("Enter sends, Shift+Enter begins a new line")
        if self._is_busy:
            usual = self.tr("Enter queues your next message") if self._has_content() else ""
        elif self._kind == ActivityKind.LOADING:
            usual = self.tr("The model is not ready yet; your message waits for it. Esc stops loading")
        elif self._kind == ActivityKind.STARTING:
            usual = self.tr("The model is not ready yet; your message waits for it")
        self._advice.setText(words or usual)

    @Slot()
    def _on_button_clicked(self) -> None:
        if self._is_busy:
            self.stop_requested.emit()
        else:
            self._on_send_requested()
        self._edit.setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _on_send_requested(self) -> None:
        draft = self.draft
        if self.tray.is_reading:
            self.advise(self.tr("A file is still being read"))
            return
        if draft.is_empty:
            return
        if self._is_busy:
            self.message_queued.emit(draft)
            return
        self._is_sending = True
        self.message_composed.emit(draft.text)
        self._is_sending = False

    @Slot(object)
    def _on_long_text_pasted(self, text: str) -> None:
        self.tray.add_paste(text)
        self.advise(self.tr("The long text is attached; Ctrl+Shift+V pastes it into the message"))

    @Slot()
    def _on_paste_cut(self) -> None:
        limit = self._numbers.integer(LONGEST_PASTE)
        words = self.tr("The pasted text was cut after {limit} characters", "", LONGEST_PASTE)
        self.advise(words.format(limit=limit))

    @Slot()
    def _on_content_changed(self) -> None:
        self._show_buttons()
        self.content_changed.emit()
        self.advise("")

    @Slot(bool)
    def _on_focus_changed(self, has_focus: bool) -> None:
        set_mark(self, "focused", "true" if has_focus else "false")
