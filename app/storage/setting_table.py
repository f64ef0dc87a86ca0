"""Every setting there is, declared once: the file, the dialog and the search are made from this table."""

from typing import Any

from app.core.generation import BALANCED, Method, Overflow
from app.storage.setting_kinds import (
    Choice,
    Decimal,
    Effect,
    Option,
    OptionalWhole,
    Section,
    Setting,
    Switch,
    Text,
    Whole,
)

THEME = Choice(
    key="theme",
    default="system",
    title="Theme",
    explanation="Light or dark paper. System follows your desktop, also when it changes during the day.",
    words="colour color dark light night contrast accessibility appearance",
    options=(
        Option("system", "System"),
        Option("light", "Light"),
        Option("dark", "Dark"),
        Option("high-contrast", "High contrast"),
    ),
)
ZOOM = Whole(
    key="zoom",
    default=100,
    title="Text size",
    explanation="How large everything in the window is. Ctrl + and Ctrl − change it too, Ctrl 0 resets it.",
    words="zoom scale font bigger larger smaller percent",
    low=50,
    high=200,
    step=10,
    unit="%",
)
SHOW_TOKENS = Switch(
    key="show_tokens",
    default=False,
    title="Show drafted tokens",
    explanation="Shows answers as they were written, with a line below what the draft wrote and dots below "
    "what the target wrote itself.",
    words="tokens accepted marks underline speculation draft legend",
)
LANGUAGE = Choice(
    key="language",
    default="system",
    title="Language",
    explanation="The language of the window, and how it writes numbers. "
    "A model answers in the language you write to it.",
    words="translation locale english dutch german nederlands deutsch taal sprache",
    effect=Effect.NEXT_START,
    options=(
        Option("system", "System"),
        Option("en", "English"),
        Option("nl", "Nederlands"),
        Option("de", "Deutsch"),
    ),
)
SYSTEM_PROMPT = Text(
    key="system_prompt",
    default="",
    section=Section.ANSWERS,
    title="System prompt",
    explanation="What a model is told before each conversation, such as whom it answers and in what tone. "
    "Empty leaves the model as its makers meant it.",
    words="instructions persona role character custom",
    effect=Effect.NEXT_ANSWER,
)
LONGEST_ANSWER = OptionalWhole(
    key="longest_answer",
    default=None,
    section=Section.ANSWERS,
    title="Longest answer",
    explanation="An answer is cut after so many tokens. A token is about three quarters of a word.",
    words="max tokens limit length reply cut",
    effect=Effect.NEXT_ANSWER,
    low=16,
    high=131_072,
    step=64,
    unit="tokens",
    none_name="No limit",
)
OVERFLOW = Choice(
    key="overflow",
    default=Overflow.REFUSE.value,
    section=Section.ANSWERS,
    title="When the context is full",
    explanation="A conversation may grow longer than a model can read at once. Then you are asked what to "
    "do, or its oldest messages are left out. Each conversation can have its own choice.",
    words="context overflow full trim drop oldest messages window length memory",
    effect=Effect.NEXT_ANSWER,
    options=(
        Option(Overflow.REFUSE.value, "Ask me"),
        Option(Overflow.DROP_OLDEST.value, "Leave out oldest"),
    ),
)
TEMPERATURE = Decimal(
    key="temperature",
    default=BALANCED.temperature,
    section=Section.SAMPLING,
    title="Temperature",
    explanation="0 always takes the likeliest word. Higher gives more varied answers, and from about 1.2 on "
    "less sensible ones. Until you change it, what the model's file recommends comes first.",
    words="creativity random greedy sampling",
    effect=Effect.NEXT_ANSWER,
    low=0.0,
    high=2.0,
    step=0.1,
)
TOP_K = Whole(
    key="top_k",
    default=BALANCED.top_k,
    section=Section.SAMPLING,
    title="Top-k",
    explanation="Chooses among so many of the likeliest tokens only; 0 lets all take part.",
    words="sampling candidates",
    effect=Effect.NEXT_ANSWER,
    low=0,
    high=1000,
)
TOP_P = Decimal(
    key="top_p",
    default=BALANCED.top_p,
    section=Section.SAMPLING,
    title="Top-p",
    explanation="Chooses among the likeliest tokens that together reach this probability; 1 lets all "
    "take part.",
    words="nucleus sampling probability",
    effect=Effect.NEXT_ANSWER,
    low=0.0,
    high=1.0,
    step=0.05,
)
MIN_P = Decimal(
    key="min_p",
    default=BALANCED.min_p,
    section=Section.SAMPLING,
    title="Min-p",
    explanation="Leaves out tokens less likely than this share of the likeliest one; 0 leaves none out.",
    words="sampling probability minimum",
    effect=Effect.NEXT_ANSWER,
    low=0.0,
    high=1.0,
    step=0.01,
)
REPEAT_PENALTY = Decimal(
    key="repeat_penalty",
    default=BALANCED.repeat_penalty,
    section=Section.SAMPLING,
    title="Repeat penalty",
    explanation="Above 1 makes words that were just used less likely. 1 is off, and best for most models.",
    words="repetition loop sampling",
    effect=Effect.NEXT_ANSWER,
    low=0.5,
    high=2.0,
    step=0.05,
)
SEED = OptionalWhole(
    key="seed",
    default=None,
    section=Section.SAMPLING,
    title="Seed",
    explanation="With the same seed, settings and conversation the answer is the same again.",
    words="random reproducible deterministic sampling",
    effect=Effect.NEXT_ANSWER,
    low=0,
    high=2**31 - 1,
    none_name="New each time",
)
CONTEXT_LENGTH: Choice[int | None] = Choice(
    key="context_length",
    default=None,
    section=Section.ENGINE,
    title="Context length",
    explanation="How many tokens of a conversation a model sees at once. More takes more memory; Automatic "
    "takes what the model was made for, within reason.",
    words="memory tokens window ctx n_ctx",
    effect=Effect.NEXT_LOAD,
    options=(
        Option(None, "Automatic"),
        Option(2_048, "2 048 tokens"),
        Option(4_096, "4 096 tokens"),
        Option(8_192, "8 192 tokens"),
        Option(16_384, "16 384 tokens"),
        Option(32_768, "32 768 tokens"),
        Option(65_536, "65 536 tokens"),
        Option(131_072, "131 072 tokens"),
    ),
)
THREADS = OptionalWhole(
    key="threads",
    default=None,
    section=Section.ENGINE,
    title="Threads",
    explanation="How many processor cores an answer may use. Automatic measures which is fastest here; "
    "fewer leave room for other programs.",
    words="cpu cores processor speed",
    effect=Effect.NEXT_LOAD,
    low=1,
    high=256,
    none_name="Automatic",
)
FLASH_ATTENTION = Switch(
    key="flash_attention",
    default=True,
    section=Section.ENGINE,
    title="Flash attention",
    explanation="On: an answer is the same with and without drafting. Off: faster in long "
    "conversations on some machines, but drafting may then change a word here and there.",
    words="fused exact identical speed fa",
    effect=Effect.NEXT_LOAD,
)
WINDOW_GEOMETRY = Text(key="window_geometry", default="", longest=2_000)
LIST_SHOWN = Switch(key="list_shown", default=True)
LIST_WIDTH = Whole(key="list_width", default=254, low=200, high=440)
METER_SHOWN = Switch(key="meter_shown", default=True)
LAST_TARGET = Text(key="last_target", default="")
LAST_DRAFT = Text(key="last_draft", default="")
LAST_METHOD = Choice(
    key="last_method", default="auto", options=tuple(Option(method.value, "") for method in Method)
)

TABLE: tuple[Setting[Any], ...] = (
    THEME,
    ZOOM,
    SHOW_TOKENS,
    LANGUAGE,
    SYSTEM_PROMPT,
    LONGEST_ANSWER,
    OVERFLOW,
    TEMPERATURE,
    TOP_K,
    TOP_P,
    MIN_P,
    REPEAT_PENALTY,
    SEED,
    CONTEXT_LENGTH,
    THREADS,
    FLASH_ATTENTION,
)
"""What the dialog shows, in its order."""

REMEMBERED: tuple[Setting[Any], ...] = (
    WINDOW_GEOMETRY,
    LIST_SHOWN,
    LIST_WIDTH,
    METER_SHOWN,
    LAST_TARGET,
    LAST_DRAFT,
    LAST_METHOD,
)
"""What the program remembers by itself; nobody is asked for it."""
