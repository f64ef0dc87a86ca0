"""Messages to prompt tokens, through the model's own chat template.

A template comes from a file of unknown origin, so it runs in Jinja's immutable sandbox (CVE-2024-34359
was a template that did not). What people write never becomes a control token.
"""

import datetime
import functools
import json
import re
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NoReturn

import jinja2
import jinja2.ext
from jinja2.sandbox import ImmutableSandboxedEnvironment

from app.core.cancellation import CancelFlag
from app.core.conversation import Conversation, Message, Role
from app.core.language_model import Vocabulary
from app.core.thought_marks import open_thought
from app.core.token_cache import TokenCache
from app.errors import TemplateError

_CHATML = (
    "{% for message in messages %}"
    "<|im_start|>{{ message.role }}\n{{ message.content }}<|im_end|>\n"
    "{% endfor %}"
    "{% if add_generation_prompt %}<|im_start|>assistant\n{% endif %}"
)
_PLAIN = (
    "{% for message in messages %}{{ message.role | capitalize }}: {{ message.content }}\n{% endfor %}"
    "{% if add_generation_prompt %}Assistant:{% endif %}"
)
_PLAIN_STOP = ("\nUser:", "\nSystem:")

_GUARD = "\ufdd0"
"""Stands before each guarded text while the template runs; Unicode never assigns this code point."""


class ChatTemplate:
    """Turns a conversation into the prompt tokens its model was trained to read.

    Attributes:
        stop: Strings that end a reply because the fallback template has no token for it.
        is_fallback: Whether the model brought no template, so that a general one is used.
    """

    def __init__(self, vocabulary: Vocabulary, source: str | None, cancel: CancelFlag | None = None) -> None:
        """Prepare a template.

        Args:
            vocabulary: The target's tokens.
            source: The Jinja source from the model's file, or None.
            cancel: Raised to stop a prompt that is being made; the longest take seconds.

        Raises:
            TemplateError: The source is not valid Jinja.
        """
        self._vocabulary = vocabulary
        self._cancel = cancel or CancelFlag()
        self._cache = TokenCache(vocabulary)
        self._swallowing: dict[tuple[str, str], bool] = {}
        markers = [text for text in vocabulary.user_defined_texts if _is_marker(text, source or "")]
        self._markers = (*vocabulary.control_texts, *markers)
        self.is_fallback = source is None
        speaks_chatml = "<|im_start|>" in vocabulary.control_texts
        self.stop = _PLAIN_STOP if source is None and not speaks_chatml else ()
        fallback = _CHATML if speaks_chatml else _PLAIN
        try:
            self._template = _environment().from_string(fallback if source is None else source)
        except Exception as error:
            # A file may hold anything; Jinja compiles to Python, which has limits of its own.
            raise TemplateError(
                f"The model's chat template cannot be read: {error}.",
                "The file may be damaged; choose another file of this model.",
            ) from error

    @functools.cached_property
    def begins_thinking(self) -> bool:
        """Whether prompts end within a thought, so that replies begin in one and end it by a visible mark."""
        try:
            text = self._rendered(Conversation((Message(Role.USER, "?"),)))
        except TemplateError:
            return False
        return open_thought(text, hidden=self._vocabulary.control_texts) is not None

    def prompt(self, conversation: Conversation) -> tuple[int, ...]:
        """The tokens that ask the model for the next turn, or to go on with the one it has begun.

        A turn that has begun stands behind what opens the model's turns, as it would if the model had just
        written it: token for token, as far as its text tells. What looks like a control token in it is none,
        for those leave no text; other tokens with a meaning, such as the marks of a thought, are what they
        look like. A last character that was cut into bytes is left to be written again.

        Raises:
            CancelledError: It was stopped.
            TemplateError: The template refuses these messages or fails.
        """
        if not conversation.is_reply_begun:
            return with_bos(self._tokenize(self._rendered(conversation)), self._vocabulary)
        *asked, reply = conversation.messages
        text = self._rendered(replace(conversation, messages=tuple(asked)))
        begun = reply.text.rstrip("\ufffd")
        mark = open_thought(text)
        if mark is not None and begun.startswith(mark):
            begun = begun.removeprefix(mark).lstrip()  # written by a model that opens its thoughts itself
        tokens = self._tokenize(text)
        if begun:
            tokens.extend(self._vocabulary.tokenize(begun, allow_control=False, continues=True))
        return with_bos(tokens, self._vocabulary)

    def _rendered(self, conversation: Conversation) -> str:
        try:
            return self._render(conversation.turns)
        except TemplateError:
            if not conversation.system or not conversation.messages:
                raise
            # Some templates (Gemma's) know no system role; their authors put it before the first question.
            return self._render(_system_folded_in(conversation))

    def _render(self, turns: Sequence[Message]) -> str:
        messages = [{"role": turn.role.value, "content": self._guarded(turn.text)} for turn in turns]
        vocabulary = self._vocabulary
        special = {
            name: "" if token is None else vocabulary.text(token)
            for name, token in (("bos_token", vocabulary.bos), ("eos_token", vocabulary.eos))
        }
        try:
            return self._template.render(messages=messages, add_generation_prompt=True, tools=None, **special)
        except Exception as error:
            raise TemplateError(
                f"The model's chat template cannot write this conversation: {error}.",
                "Start a new conversation, or choose another model.",
            ) from error

    def _tokenize(self, text: str) -> "array[int]":
        tokens = array("i")
        for part, is_guarded in _split_at_guards(text, self._guarded_texts):
            # Without its first character a marker is none, not even to a tokenizer that knows it as a word.
            pieces = (part[:1], part[1:]) if is_guarded else self._split(part)
            for piece in filter(None, pieces):
                self._cancel.raise_if_set()
                tokens.extend(self._cache.tokens(piece, allow_control=not is_guarded, continues=bool(tokens)))
        return tokens

    def _split(self, text: str) -> Iterator[str]:
        """Split text before control tokens, as tokenizers do, so that parts can be remembered."""
        start = 0
        for found in self._control.finditer(text) if self._control else ():
            place = found.start()
            blank = text[place - 1 : place]
            if place > start and not (blank.isspace() and self._swallows(blank, found.group())):
                yield text[start:place]
                start = place
        yield text[start:]

    def _swallows(self, blank: str, control: str) -> bool:
        """Whether a control token makes a blank before it vanish, as some of some models do."""
        known = self._swallowing.get((blank, control))
        if known is None:
            tokenize = self._vocabulary.tokenize
            apart = tokenize(blank, allow_control=True) + tokenize(
                control, allow_control=True, continues=True
            )
            known = tokenize(blank + control, allow_control=True) != apart
            self._swallowing[blank, control] = known
        return known

    def _guarded(self, text: str) -> str:
        """Mark what could become a control token, alone or together with the template's text around it."""
        text = text.replace(_GUARD, "")
        if self._guarded_texts is None:
            return text
        marked = self._guarded_texts.sub(lambda found: _GUARD + found.group(), text)
        return _mark_open_end(marked, self._beginnings)

    @functools.cached_property
    def _guarded_texts(self) -> re.Pattern[str] | None:
        return _any_of(self._markers)

    @functools.cached_property
    def _beginnings(self) -> "_Beginnings":
        return _Beginnings.of(self._markers)

    @functools.cached_property
    def _control(self) -> re.Pattern[str] | None:
        return _any_of(self._vocabulary.control_texts)


def with_bos(tokens: Sequence[int], vocabulary: Vocabulary) -> tuple[int, ...]:
    """The tokens with exactly one beginning-of-text token where the model wants one."""
    bos = vocabulary.bos
    if bos is None:
        return tuple(tokens)
    start = 0
    while start + 1 < len(tokens) and tokens[start] == tokens[start + 1] == bos:
        start += 1
    kept = tuple(tokens[start:])
    return (bos, *kept) if vocabulary.wants_bos and kept[:1] != (bos,) else kept


def _any_of(texts: Sequence[str]) -> re.Pattern[str] | None:
    longest_first = sorted(texts, key=len, reverse=True)
    return re.compile("|".join(map(re.escape, longest_first))) if texts else None


def _is_marker(text: str, source: str) -> bool:
    """Whether a user-defined token, which no tokenizer option switches off, has a meaning to the model."""
    return re.fullmatch(r"<\|.*>|<.*\|>|\[/?[A-Z_]+\]", text) is not None or (
        len(text) > 2 and not text.isspace() and text in source
    )


def _system_folded_in(conversation: Conversation) -> tuple[Message, ...]:
    first, *rest = conversation.messages
    return (Message(first.role, f"{conversation.system}\n\n{first.text}"), *rest)


@dataclass(frozen=True, slots=True)
class _Beginnings:
    """How control tokens may begin, without their last character."""

    texts: frozenset[str]
    longest: int

    @classmethod
    def of(cls, controls: Sequence[str]) -> "_Beginnings":
        """All beginnings of these."""
        texts = frozenset(text[:length] for text in controls for length in range(1, len(text)))
        return cls(texts, max(map(len, texts), default=0))


def _mark_open_end(text: str, beginnings: _Beginnings) -> str:
    """Mark an end of the text that the template's next characters could complete to a control token."""
    stripped = text.rstrip()
    for length in range(min(beginnings.longest, len(stripped)), 0, -1):
        cut = len(stripped) - length
        if stripped[cut:] in beginnings.texts:
            return text[:cut] + _GUARD + text[cut:]
    return text


def _split_at_guards(text: str, guarded: re.Pattern[str] | None) -> Iterator[tuple[str, bool]]:
    """Split rendered text into parts and whether each must stay plain text."""
    first, *marked = text.split(_GUARD)
    yield first, False
    for part in marked:
        found = guarded.match(part) if guarded else None
        length = found.end() if found else 1
        yield part[:length], True
        yield part[length:], False


def _environment() -> ImmutableSandboxedEnvironment:
    environment = ImmutableSandboxedEnvironment(
        trim_blocks=True, lstrip_blocks=True, extensions=[_GenerationTag, jinja2.ext.loopcontrols]
    )
    environment.filters["tojson"] = _to_json
    environment.globals["raise_exception"] = _raise_exception
    environment.globals["strftime_now"] = _strftime_now
    return environment


class _GenerationTag(jinja2.ext.Extension):
    """Reads over the {% generation %} tag, which matters only to training."""

    tags = {"generation"}  # noqa: RUF012 - Jinja declares it so

    def parse(self, parser: Any) -> Any:
        parser.stream.skip(1)
        return parser.parse_statements(("name:endgeneration",), drop_needle=True)


def _to_json(value: Any, **options: Any) -> str:
    return json.dumps(value, **{"ensure_ascii": False, **options})


def _raise_exception(message: str) -> NoReturn:
    raise jinja2.TemplateError(message)


def _strftime_now(pattern: str) -> str:
    return datetime.datetime.now().strftime(pattern)
