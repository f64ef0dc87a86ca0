"""What can be done with conversations, from the list, its menu, the keyboard and the palette."""

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QObject, QPoint, Slot
from PySide6.QtWidgets import QMenu

from app import NAME
from app.storage.faults import StorageError
from app.ui.actions.registry import ActionGroup, ActionSpec
from app.ui.chat.controller import ChatController
from app.ui.chat.draft import Draft
from app.ui.chat.finding import Finding
from app.ui.chat.message_commands import MessageCommands
from app.ui.conversations.keeper import Keeper
from app.ui.conversations.model import ConversationModel
from app.ui.conversations.presets import preset_of
from app.ui.conversations.settings_dialog import ConversationSettingsDialog
from app.ui.conversations.side_panel import SidePanel
from app.ui.conversations.sidebar import Sidebar
from app.ui.conversations.transfer import Transfer
from app.ui.main_window import MainWindow
from app.ui.models.notice import Notice
from app.ui.panel_button import PanelButton
from app.ui.theme import Theme
from app.workers.interpreter import Interpreter


class ConversationActions(QObject):
    """Puts the list into the window and connects it with what is kept and what is shown."""

    def __init__(self, window: MainWindow, theme: Theme, chat: ChatController, keeper: Keeper) -> None:
        super().__init__(window)
        self._window = window
        self._theme = theme
        self._chat = chat
        self._keeper = keeper
        self._drafts: dict[int | None, Draft] = {}
        self._shown = chat.conversation
        self.model = ConversationModel(keeper, parent=self)
        self.model.reload()
        self.transfer = Transfer(keeper, window)
        self.sidebar = Sidebar(theme, self.model, window.centralWidget())
        self.side_panel = SidePanel(theme, self.sidebar, window.columns, window)
        self._show_button = PanelButton(theme, self.tr("Show the conversations"), "Ctrl+B")
        self.commands = MessageCommands(chat, keeper, window.undo, self)
        self.finding = Finding(window, theme, chat, keeper)
        self._place_buttons(theme)
        self._connect()
        self._register()
        self._show_style()

    def open(self, conversation_id: int) -> None:
        """Show a conversation."""
        if conversation_id != self._chat.conversation.id:
            thread = self._keeper.open(conversation_id)
            if thread is None:
                self.model.reload()
                return
            self._chat.show(thread)
        self.side_panel.fold()
        self._window.composer.setFocus()

    @Slot(int, int)
    def open_found(self, conversation_id: int, message_id: int) -> None:
        """Show a conversation at a message that was found; another version of it gives way to this one."""
        is_free = conversation_id not in self._chat.busy_ids
        if is_free and not self._keeper.write(partial(self._keeper.messages.choose, message_id)):
            return
        if conversation_id == self._chat.conversation.id and is_free:
            self._chat.show_again()
        self.open(conversation_id)
        self.finding.show_words(message_id, self.model.query)

    @Slot()
    def begin(self) -> None:
        """Begin a new conversation."""
        self._chat.clear()
        self.side_panel.fold()
        self._window.composer.setFocus()

    def delete(self, conversation_id: int) -> None:
        """Delete a conversation; the strip takes it back."""
        title = self._title(conversation_id)
        self._chat.stop_kept(conversation_id)
        if not self._keeper.write(partial(self._keeper.store.delete, conversation_id)):
            return
        was_shown = conversation_id == self._chat.conversation.id
        row = self.model.index_of(conversation_id).row()
        self.model.take_away(conversation_id)
        if was_shown:
            self._chat.clear()
        self.sidebar.list.setCurrentIndex(self.model.index(min(max(row, 0), self.model.rowCount() - 1)))
        words = self.tr("Deleted “{title}”").format(title=title)
        self.sidebar.undo.offer(words, partial(self._restore, conversation_id, was_shown))

    def pin(self, conversation_id: int) -> None:
        """Keep a conversation above the others, or no longer."""
        entry = self.model.entry(self.model.index_of(conversation_id))
        is_pinned = entry is not None and entry.is_pinned
        if self._keeper.write(partial(self._keeper.store.pin, conversation_id, not is_pinned)):
            self.model.refresh(conversation_id)

    def duplicate(self, conversation_id: int) -> None:
        """Copy a conversation and show the copy."""
        title = self.tr("{title} (copy)").format(title=self._title(conversation_id))
        copy_id = self._keeper.attempt(lambda: self._keeper.store.duplicate(conversation_id, title))
        if copy_id is not None:
            self.model.refresh(copy_id)
            self.open(copy_id)

    def rename(self, conversation_id: int) -> None:
        """Edit the title of a conversation in the list."""
        self.side_panel.show()
        self.sidebar.list.rename(conversation_id)

    @Slot()
    def show_settings(self) -> None:
        """Ask for the instructions and the sampling of the conversation that is shown."""
        thread, defaults = self._chat.conversation, self._chat.defaults
        dialog = ConversationSettingsDialog(
            self._theme, thread.settings, defaults.sampling, defaults.system_prompt, self._window
        )
        dialog.chosen.connect(partial(self._keeper.change_settings, thread))
        dialog.chosen.connect(self._show_style)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    @Slot()
    def search(self) -> None:
        """Search all conversations."""
        self.side_panel.show()
        self.sidebar.begin_search()

    def menu(self, conversation_id: int) -> QMenu:
        """Return the menu of a conversation."""
        entry = self.model.entry(self.model.index_of(conversation_id))
        is_pinned = entry is not None and entry.is_pinned
        title = self._title(conversation_id)
        menu = QMenu(self._window)
        menu.addAction(self.tr("Rename"), partial(self.rename, conversation_id))
        menu.addAction(self.tr("Unpin") if is_pinned else self.tr("Pin"), partial(self.pin, conversation_id))
        menu.addAction(self.tr("Duplicate"), partial(self.duplicate, conversation_id))
        menu.addSeparator()
        transfer = self.transfer
        menu.addAction(self.tr("Export as Markdown…"), partial(transfer.ask_markdown, conversation_id, title))
        menu.addAction(self.tr("Export as JSON…"), partial(transfer.ask_json, conversation_id, title))
        menu.addAction(self.tr("Import a conversation…"), transfer.ask_import)
        menu.addSeparator()
        menu.addAction(self.tr("Delete"), partial(self.delete, conversation_id))
        menu.aboutToHide.connect(menu.deleteLater)
        return menu

    def _place_buttons(self, theme: Theme) -> None:
        bar = self._window.model_bar.layout()
        if bar is not None:
            bar.insertWidget(0, self._show_button)  # type: ignore[attr-defined]
        self._show_button.setHidden(self.side_panel.is_shown)
        self._show_button.clicked.connect(self.side_panel.toggle)
        self.sidebar.hide_button.clicked.connect(self.side_panel.toggle)
        self.side_panel.hidden_changed.connect(self._show_button.setVisible)
        self._window.resized.connect(self.side_panel.place)
        self.sidebar.width_changed.connect(self.side_panel.place)
        dock = self._window.meter_dock
        self.side_panel.docked.connect(dock.leave_room)
        dock.leave_room(0 if self.side_panel.is_drawer else self.sidebar.width())

    def _connect(self) -> None:
        chat, keeper, sidebar = self._chat, self._keeper, self.sidebar
        self._window.transcript.wished.connect(self.commands.fulfil)
        sidebar.new_requested.connect(self.begin)
        self._window.composer.style_requested.connect(self.show_settings)
        sidebar.left.connect(self._on_sidebar_left)
        sidebar.list.open_requested.connect(self.open)
        sidebar.list.found_requested.connect(self.open_found)
        sidebar.list.delete_requested.connect(self.delete)
        sidebar.list.menu_requested.connect(self._on_menu_requested)
        chat.cleared.connect(self._on_conversation_changed)
        chat.turns_changed.connect(self._on_turns_changed)
        keeper.changed.connect(self.model.refresh)
        keeper.changed.connect(self._on_turns_changed)
        self.model.dataChanged.connect(self._show_title)
        keeper.troubled.connect(self._on_troubled)
        keeper.recovered.connect(self._window.storage_notices.hide)
        self.transfer.imported.connect(self._on_imported)

    def _register(self) -> None:
        talk, view = ActionGroup.CONVERSATION, ActionGroup.VIEW
        for spec in (
            ActionSpec(
                "previous_version",
                self.tr("Previous version"),
                talk,
                partial(self.commands.step_version, -1),
                ("Alt+Left",),
            ),
            ActionSpec(
                "next_version",
                self.tr("Next version"),
                talk,
                partial(self.commands.step_version, 1),
                ("Alt+Right",),
            ),
            ActionSpec(
                "continue_answer",
                self.tr("Continue the answer"),
                talk,
                self.commands.resume_last,
                ("Alt+Return",),
                words=self.tr("go on resume cut stopped"),
                applies=self.commands.can_resume_last,
            ),
            ActionSpec(
                "chat_settings",
                self.tr("System prompt and style of this chat…"),
                talk,
                self.show_settings,
                words=self.tr("sampling preset temperature instructions persona"),
            ),
            ActionSpec("search_chats", self.tr("Search all chats"), talk, self.search, ("Ctrl+Shift+F",)),
            ActionSpec("rename_chat", self.tr("Rename chat"), talk, self._chosen(self.rename), ("F2",)),
            ActionSpec("pin_chat", self.tr("Pin or unpin chat"), talk, self._chosen(self.pin)),
            ActionSpec("duplicate_chat", self.tr("Duplicate chat"), talk, self._chosen(self.duplicate)),
            ActionSpec(
                "export_markdown",
                self.tr("Export chat as Markdown…"),
                talk,
                self._chosen(lambda chosen: self.transfer.ask_markdown(chosen, self._title(chosen))),
            ),
            ActionSpec(
                "export_json",
                self.tr("Export chat as JSON…"),
                talk,
                self._chosen(lambda chosen: self.transfer.ask_json(chosen, self._title(chosen))),
            ),
            ActionSpec("import_chat", self.tr("Import chat…"), talk, self.transfer.ask_import),
            ActionSpec("delete_chat", self.tr("Delete chat"), talk, self._chosen(self.delete)),
            ActionSpec(
                "toggle_sidebar",
                self.tr("Show or hide the conversations"),
                view,
                self.side_panel.toggle,
                ("Ctrl+B",),
                words=self.tr("sidebar list drawer"),
            ),
        ):
            self._window.registry.add(spec)

    def _chosen(self, act: Callable[[int], object]) -> Callable[[], object]:
        """Do something with the conversation that the keyboard is at, or else the one that is shown."""

        def run() -> None:
            at_keyboard = self.sidebar.list.current_id() if self.sidebar.list.hasFocus() else None
            chosen = at_keyboard if at_keyboard is not None else self._chat.conversation.id
            if chosen is not None:
                act(chosen)

        return run

    def _restore(self, conversation_id: int, is_to_be_shown: bool) -> None:
        if self._keeper.write(partial(self._keeper.store.restore, conversation_id)):
            self.model.refresh(conversation_id)
            if is_to_be_shown:
                self.open(conversation_id)

    def _title(self, conversation_id: int | None) -> str:
        index = self.model.index_of(conversation_id)
        if index.isValid():
            return str(index.data())
        if conversation_id is None:
            return ""
        summary = self._keeper.attempt(lambda: self._keeper.store.get(conversation_id))
        return summary.title if summary is not None else ""

    @Slot()
    def _on_conversation_changed(self) -> None:
        """Put away what was typed for the former conversation, and take out what was for this one."""
        composer = self._window.composer
        self._drafts[self._shown.id] = composer.draft
        self._shown = self._chat.conversation
        composer.show_draft(self._drafts.get(self._shown.id, Draft()))
        self.side_panel.fold()
        self._show_style()

    @Slot()
    def _show_style(self) -> None:
        """Say at the message field what holds for this conversation alone."""
        settings = self._chat.conversation.settings
        style = preset_of(settings.sampling or self._chat.defaults.sampling)
        self._window.composer.show_style(style.title, bool(settings.system))

    @Slot()
    def _on_turns_changed(self) -> None:
        self.model.mark(self._chat.conversation.id, self._chat.busy_ids)
        self._show_title()

    @Slot()
    def _show_title(self) -> None:
        title = self._title(self._chat.conversation.id)
        self._window.setWindowTitle(f"{title} — {NAME}" if title else NAME)

    @Slot()
    def _on_sidebar_left(self) -> None:
        self.side_panel.fold()
        self._window.composer.setFocus()

    @Slot(int, QPoint)
    def _on_menu_requested(self, conversation_id: int, place: QPoint) -> None:
        self.menu(conversation_id).popup(place)

    @Slot(object)
    def _on_troubled(self, error: StorageError) -> None:
        goes_on = self.tr("You can go on; what is said now is written as soon as that is possible.")
        message, hint = Interpreter().error(error)
        self._window.storage_notices.show_notice(Notice(message, (hint, goes_on)))

    @Slot(int)
    def _on_imported(self, conversation_id: int) -> None:
        self.model.refresh(conversation_id)
        self.open(conversation_id)
