"""Pictures of the window itself, in the order of a conversation: empty, asked, answered, gone wrong."""

from collections.abc import Callable

from app import bootstrap
from app.core.generation import DraftingSettings, Method, Overflow
from tests.support import composing, insights, long_talk
from tests.support.sample_texts import LONG_REPLY, QUESTION, REPLY, RICH_REPLY
from tests.support.scene import Scene, has_ended, has_no_model, has_written


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


def read_above(parts: bootstrap.Parts) -> None:
    """Ask, and scroll up as soon as the answer is over."""
    parts.chat.reply_ended.connect(lambda _end: parts.window.transcript.verticalScrollBar().setValue(40))
    ask(parts)


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
    Scene(
        "read-above",
        ["--reply", REPLY + LONG_REPLY, "--rate", "300"],
        read_above,
        has_ended,
        sizes=("small",),
    ),
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
