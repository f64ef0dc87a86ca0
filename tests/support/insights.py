"""For pictures of what can be asked about answers: their tokens, proofs, details and statistics."""

from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from app import bootstrap
from app.core.generation import Method, SamplingSettings
from app.core.statistics import Statistics
from app.storage.records import ConversationSettings, ReplyRecord
from app.storage.setting_table import SHOW_TOKENS
from app.ui.proof.card import ProofCard
from tests.support.sample_texts import LONG_REPLY, QUESTION, REPLY

PROSE = "The harbour was quiet that morning, and nobody spoke. Later the boats came in, one by one. " * 3
LIST = "\n".join(f"- the {number}. thing to take along on the way" for number in range(8))
MATHS = "$$x_{1,2} = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$\n\nfor $a = 1$ that is $x = 2$."
KEPT = (
    (PROSE, "Qwen2.5 7B Instruct", "Qwen2.5 0.5B", 1.31, 412),
    (REPLY, "Qwen2.5 7B Instruct", "Qwen2.5 0.5B", 2.06, 380),
    (REPLY, "Qwen2.5 7B Instruct", "Qwen2.5 0.5B", 1.94, 512),
    (LIST, "Qwen2.5 7B Instruct", "Qwen2.5 0.5B", 1.62, 260),
    (LONG_REPLY, "Qwen2.5 7B Instruct", "Qwen2.5 0.5B", 1.48, 610),
    (MATHS, "Qwen2.5 7B Instruct", "Qwen2.5 0.5B", 1.77, 190),
    (PROSE, "Qwen2.5 7B Instruct", None, None, 233),
    (PROSE, "Llama 3.1 8B Instruct", "Llama 3.2 1B Instruct", 0.97, 350),
    (REPLY, "Llama 3.1 8B Instruct", "Llama 3.2 1B Instruct", 1.58, 420),
)


def ask(parts: bootstrap.Parts) -> None:
    """Ask with the tokens shown, greedily, so that a proof says the most."""
    parts.settings.set(SHOW_TOKENS, True)
    ask_greedily(parts)


def ask_greedily(parts: bootstrap.Parts) -> None:
    """Ask for the likeliest tokens."""
    greedy = ConversationSettings(sampling=SamplingSettings(temperature=0.0))
    parts.keeper.change_settings(parts.chat.conversation, greedy)
    parts.chat.send(QUESTION)


def ask_and_prove(parts: bootstrap.Parts) -> None:
    """Ask, and prove the answer once it is there."""
    ask_greedily(parts)
    trigger = parts.window.registry.action("prove").trigger
    parts.chat.reply_ended.connect(lambda _end: QTimer.singleShot(0, parts.window, trigger))


def ask_and_tell(parts: bootstrap.Parts) -> None:
    """Ask, and tell everything about the answer."""
    ask_greedily(parts)
    trigger = parts.window.registry.action("details").trigger
    parts.chat.reply_ended.connect(lambda _end: QTimer.singleShot(0, parts.window, trigger))


def show_statistics(parts: bootstrap.Parts) -> None:
    """Add up answers of some models."""
    conversation_id = parts.keeper.store.create(title="Numbers")
    for text, target, draft, factor, tokens in KEPT:
        question_id = parts.keeper.messages.append_question(conversation_id, "?")
        record = ReplyRecord(measured(factor, tokens), Method.DRAFT if draft else Method.PLAIN, target, draft)
        reply_id = parts.keeper.messages.begin_reply(question_id)
        parts.keeper.messages.finish_reply(reply_id, text, record=record)
    parts.window.registry.action("statistics").trigger()


def measured(factor: float | None, tokens: int) -> Statistics:
    """Return what an answer of so many tokens measured."""
    seconds = tokens * 0.098 / (factor or 1.0)
    plain = tokens * 0.098
    return Statistics(
        committed=tokens,
        rounds=tokens // 2,
        drafted=tokens if factor else 0,
        accepted=round(tokens * (factor or 0) / 2.8),
        decode_seconds=seconds,
        plain_steps=tokens,
        plain_seconds=plain,
        plain_low_seconds=plain * 0.94,
        plain_high_seconds=plain * 1.05,
        plain_samples=31,
    )


def has_proved(parts: bootstrap.Parts) -> bool:
    """Whether a proof is over."""
    return any(one.record is not None and one.record.proof is not None for one in parts.chat.exchanges)


def is_half_proved(parts: bootstrap.Parts) -> bool:
    """Whether a proof is under way for a while."""
    cards = parts.window.findChildren(ProofCard)
    return any(card.share > 0.4 for card in cards)


def with_a_token(number: int, parts: bootstrap.Parts) -> QWidget | None:
    """Return the window with one of the tokens chosen, counted from the end."""
    panel = parts.window.transcript.replies[-1].tokens.panel
    if panel is not None:
        panel.text.choose(panel.text.places.token(len(panel.text.places) - number))
    return parts.window


def token_card(number: int, parts: bootstrap.Parts) -> QWidget | None:
    """Return the card of one of the tokens."""
    with_a_token(number, parts)
    panel = parts.window.transcript.replies[-1].tokens.panel
    return panel.text.card if panel is not None else None


window_with_a_token = partial(with_a_token, 58)
card_of_a_token = partial(token_card, 58)
