"""What the pictures of the window show: each scene says how the engine behaves and what is done."""

from collections.abc import Callable
from dataclasses import dataclass, field
from time import time

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget

from app import bootstrap
from app.core.generation import DraftingSettings, Method, Overflow
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import memory_database
from app.storage.messages import MessageStore
from app.storage.setting_table import TEMPERATURE
from tests.support import composing, insights, long_talk
from tests.support.sample_texts import LONG_REPLY, QUESTION, REPLY, RICH_REPLY

TITLES = (
    "Palindromes in Python",
    "Why is the sky red at dusk",
    "Letter to the landlord about the heating, second and much firmer draft",
    "Trip to Ghent, three days",
    "Explain attention sinks",
    "Regex for Dutch postcodes",
    "رسالة إلى المالك",
    "Sourdough schedule",
    "Names for a heron",
    "What the gradient of a loss tells, and what it does not",
)


@dataclass(frozen=True)
class Scene:
    """One picture: how the engine behaves, what is done, and when to look.

    Attributes:
        name: Names the file.
        engine: Arguments of the engine.
        act: What is done once the window is there.
        ready: When to look.
        has_draft: Whether a draft is loaded.
        sizes: Sizes of the window.
        has_history: Whether the chart has a past.
        has_list: Whether there are conversations.
        has_model: Whether a target is opened.
        picture: What is looked at.
    """

    name: str
    engine: list[str] = field(default_factory=list)
    act: Callable[[bootstrap.Parts], None] = lambda _parts: None
    ready: Callable[[bootstrap.Parts], bool] = lambda parts: parts.models.is_ready
    has_draft: bool = True
    sizes: tuple[str, ...] = ("wide",)
    has_history: bool = False
    has_list: bool = False
    has_model: bool = True
    picture: Callable[[bootstrap.Parts], QWidget | None] = lambda parts: parts.window


def conversations() -> Connection:
    """Return a database with conversations of some weeks."""
    connection = memory_database()
    with connection.transaction():
        for number in range(60):
            used = time() - (number % 30) ** 2 * 5_000 - number
            store = ConversationStore(connection, lambda used=used: used)  # type: ignore[misc]
            messages = MessageStore(connection, lambda used=used: used)  # type: ignore[misc]
            title = TITLES[number % len(TITLES)] + (f", part {number // 10}" if number >= 10 else "")
            conversation_id = store.create(title=title)
            reply_id = messages.begin_reply(messages.append_question(conversation_id, QUESTION))
            messages.finish_reply(reply_id, REPLY)
            if number in (7, 13):
                store.pin(conversation_id)
    return connection


def ask(parts: bootstrap.Parts) -> None:
    """Type the question and send it."""
    parts.window.composer.fill(QUESTION)
    parts.window.composer.message_composed.emit(QUESTION)
    parts.window.composer.fill("")


def ask_with_a_fixed_length(parts: bootstrap.Parts) -> None:
    """Ask once it was said by hand how far to draft."""
    parts.models.choose_drafting(DraftingSettings(length=3, least_confidence=0.8))
    ask(parts)


def change_the_method_midway(parts: bootstrap.Parts) -> None:
    """Ask, and choose another method as soon as words come."""
    parts.chat.reply_extended.connect(lambda _exchange, _batch: parts.models.choose_method(Method.PLAIN))
    ask(parts)


def stop_midway(parts: bootstrap.Parts) -> None:
    """Ask, and stop once there is a line."""

    def look() -> None:
        if len(parts.chat.exchanges[-1].answer) > 200:
            parts.chat.stop()

    parts.chat.reply_extended.connect(lambda _exchange, _batch: look())
    ask(parts)


def open_the_first(parts: bootstrap.Parts) -> None:
    """Show a conversation of the list."""
    entry = parts.conversations.model.entry(parts.conversations.model.index(3))
    if entry is not None:
        parts.conversations.open(entry.id)


def search_list(words: str) -> Callable[[bootstrap.Parts], None]:
    """Return what looks for words in the list."""

    def act(parts: bootstrap.Parts) -> None:
        open_the_first(parts)
        parts.conversations.sidebar.search.setText(words)

    return act


def draw_list_out(parts: bootstrap.Parts) -> None:
    """Show the list over the conversation, in a window that has no room for it."""
    open_the_first(parts)
    parts.window.resize(900, 600)
    parts.conversations.search()


def draw_meter_out(parts: bootstrap.Parts) -> None:
    """Ask, and show the meter over the conversation as soon as the answer is over."""
    parts.chat.reply_ended.connect(lambda _end: parts.window.meter_dock.toggle())
    ask(parts)


def search_settings(parts: bootstrap.Parts) -> None:
    """Look for something among the settings, one of which was changed."""
    parts.settings.set(TEMPERATURE, 0.9)
    parts.around.show_settings()
    dialog = parts.around.settings_dialog
    if dialog is not None:
        dialog.search("sampling")


def show_about_once_ready(parts: bootstrap.Parts) -> None:
    """Open the page when the engine has told of itself."""
    parts.client.engine_ready.connect(lambda _hello: parts.around.show_about())


def search_palette(parts: bootstrap.Parts) -> None:
    """Look for something in the palette."""
    parts.around.palette.open_now()
    parts.around.palette.query.setText("te")


def chat_settings(parts: bootstrap.Parts) -> QWidget | None:
    """Return the dialog of the conversation's own settings."""
    parts.conversations.show_settings()
    dialogs = parts.window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return next((dialog for dialog in dialogs if dialog.windowTitle() and dialog.isVisible()), None)


def method_menu(parts: bootstrap.Parts) -> QWidget | None:
    """Return the menu of methods."""
    menu = parts.window.model_bar.chips[2].menu()
    menu.popup(QPoint(20, 20))
    return menu


def has_ended(parts: bootstrap.Parts) -> bool:
    """Return whether the answer is over."""
    return bool(parts.chat.exchanges) and not parts.chat.exchanges[-1].outcome.is_open


def has_written(characters: int) -> Callable[[bootstrap.Parts], bool]:
    """Return a condition: so much of the answer is there."""
    return lambda parts: bool(parts.chat.exchanges) and len(parts.chat.exchanges[-1].answer) >= characters


def has_no_model(parts: bootstrap.Parts) -> bool:
    """Return whether the engine waits for a model, or could not load one."""
    return parts.window.model_bar.status in ("no model", "could not load")


SCENES = (
    Scene("empty", sizes=("wide", "small", "hd")),
    Scene("no-model", ready=has_no_model, has_draft=False, has_model=False, sizes=("wide", "small")),
    Scene("load-failed", ["--fail-load", "Qwen"], ready=has_no_model, has_draft=False),
    Scene(
        "loading",
        ["--load-steps", "40", "--load-seconds", "8"],
        ask,
        lambda parts: parts.chat.activity.fraction > 0.4,
        sizes=("wide", "small"),
    ),
    Scene(
        "reading",
        ["--prompt-steps", "4", "--prompt-seconds", "20"],
        ask,
        lambda parts: parts.chat.activity.done > 0,
        sizes=("wide", "small"),
    ),
    Scene(
        "writing",
        ["--rate", "40", "--reply", REPLY],
        ask,
        has_written(300),
        has_history=True,
        has_list=True,
        sizes=("wide", "small", "hd"),
    ),
    Scene(
        "changed-midway",
        ["--rate", "40", "--reply", REPLY],
        change_the_method_midway,
        has_written(200),
        has_history=True,
        sizes=("wide", "small"),
    ),
    Scene(
        "done",
        ["--reply", REPLY + LONG_REPLY, "--rate", "300"],
        ask,
        has_ended,
        has_history=True,
        sizes=("wide", "small", "hd"),
    ),
    Scene("rich", ["--reply", RICH_REPLY, "--rate", "400"], ask, has_ended, sizes=("tall", "small")),
    Scene("thinking", ["--reply", RICH_REPLY, "--rate", "20"], ask, has_written(60)),
    Scene("plain", ["--reply", REPLY, "--rate", "100"], ask, has_ended, has_draft=False),
    Scene("stopped", ["--reply", REPLY, "--rate", "200"], stop_midway, has_ended, sizes=("wide", "small")),
    Scene(
        "held-back",
        ["--rate", "40", "--reply", REPLY, "--why", "shortened"],
        ask,
        has_written(300),
        has_history=True,
        sizes=("wide", "small", "hd"),
    ),
    Scene(
        "fixed-length",
        ["--rate", "40", "--reply", REPLY],
        ask_with_a_fixed_length,
        has_written(200),
        sizes=("wide", "small"),
    ),
    Scene(
        "not-paying",
        ["--rate", "300", "--reply", REPLY, "--why", "checking_is_dear"],
        ask,
        has_ended,
        sizes=("wide", "small", "hd"),
    ),
    Scene(
        "failed",
        [
            "--fail-generate",
            "The conversation is 9 214 tokens long, more than the context of 8 192.",
            "--fail-hint",
            "Shorten the message, or start a new chat.",
        ],
        ask,
        has_ended,
        sizes=("wide", "small"),
    ),
    Scene(
        "died",
        ["--die-after", "60", "--rate", "200", "--stderr", "ggml: no memory", "--reply", REPLY],
        ask,
        lambda parts: parts.window.banner.isVisible(),
        sizes=("wide", "small"),
    ),
    Scene("list", act=open_the_first, has_list=True, sizes=("wide", "hd")),
    Scene("list-search", act=search_list("pali"), has_list=True),
    Scene("list-search-empty", act=search_list("no such words"), has_list=True),
    Scene("drawer", act=draw_list_out, has_list=True, sizes=("small",)),
    Scene(
        "meter-drawer",
        ["--reply", REPLY, "--rate", "200"],
        draw_meter_out,
        has_ended,
        sizes=("small",),
        has_history=True,
    ),
    Scene(
        "tokens",
        ["--reply", REPLY + LONG_REPLY, "--rate", "2000"],
        insights.ask,
        has_ended,
        sizes=("wide", "small"),
        picture=insights.window_with_a_token,
    ),
    Scene("tokens-writing", ["--reply", RICH_REPLY, "--rate", "80"], insights.ask, has_written(400)),
    Scene("proving", ["--reply", REPLY, "--rate", "60"], insights.ask_and_prove, insights.is_half_proved),
    Scene(
        "proved",
        ["--reply", REPLY, "--rate", "2000"],
        insights.ask_and_prove,
        insights.has_proved,
        sizes=("wide", "small"),
    ),
    Scene(
        "proof-differs",
        ["--reply", REPLY, "--rate", "2000", "--proof-differs-at", "21"],
        insights.ask_and_prove,
        insights.has_proved,
        sizes=("wide", "small"),
    ),
    Scene("cut", ["--reply", REPLY, "--reason", "length"], ask, has_ended, sizes=("wide", "small")),
    *(
        Scene(name, ["--context", context], act, long_talk.is_counted, sizes=("wide", "small"))
        for name, context, act in (
            ("context-ample", "2048", long_talk.open_it()),
            ("context-tight", "580", long_talk.open_it()),
            ("context-full", "400", long_talk.open_it(typed="And what about emoji?")),
            ("context-trimmed", "400", long_talk.open_it(Overflow.DROP_OLDEST)),
        )
    ),
    Scene(
        "attachments",
        ["--reply", REPLY, "--rate", "400"],
        composing.attach,
        has_ended,
        sizes=("wide", "small"),
    ),
    Scene(
        "queue",
        ["--reply", REPLY, "--rate", "40"],
        composing.queue,
        has_written(200),
        sizes=("wide", "small"),
    ),
    Scene(
        "queue-held",
        ["--reply", REPLY, "--rate", "40"],
        composing.queue_and_stop,
        has_ended,
        sizes=("small",),
    ),
)


AROUND = (
    Scene(
        "settings",
        act=lambda parts: parts.around.show_settings(),
        picture=lambda parts: parts.around.settings_dialog,
    ),
    Scene(
        "settings-search",
        act=search_settings,
        picture=lambda parts: parts.around.settings_dialog,
    ),
    Scene("chat-settings", picture=chat_settings),
    Scene("shortcuts", act=lambda parts: parts.around.show_sheet(), picture=lambda parts: parts.around.sheet),
    Scene("about", act=show_about_once_ready, picture=lambda parts: parts.around.about),
    Scene(
        "palette",
        act=lambda parts: parts.around.palette.open_now(),
        picture=lambda parts: parts.around.palette,
    ),
    Scene("palette-query", act=search_palette, has_list=True, picture=lambda parts: parts.around.palette),
    Scene(
        "menu",
        act=lambda parts: parts.around.menu_button.menu().popup(QPoint(20, 20)),
        picture=lambda parts: parts.around.menu_button.menu(),
    ),
    Scene("method-menu", picture=method_menu),
    Scene(
        "token-card",
        ["--reply", REPLY + LONG_REPLY, "--rate", "2000"],
        insights.ask,
        has_ended,
        picture=insights.card_of_a_token,
    ),
    Scene(
        "details",
        ["--reply", REPLY],
        insights.ask_and_tell,
        lambda parts: parts.insights.details is not None,
        picture=lambda parts: parts.insights.details,
    ),
    Scene("statistics", act=insights.show_statistics, picture=lambda parts: parts.insights.statistics),
    Scene(
        "statistics-empty",
        act=lambda parts: parts.insights.show_statistics(),
        picture=lambda parts: parts.insights.statistics,
    ),
)
"""What stands around the conversation, in windows of its own."""
