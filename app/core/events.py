"""What a generation tells while it runs: frozen, typed, in order.

The same events drive the view, the meter, the store and the tests.
"""

from dataclasses import dataclass

from app.core.generation import FinishReason
from app.core.statistics import Round, Statistics


@dataclass(frozen=True, slots=True)
class MessagesLeftOut:
    """The conversation was longer than the context, so its oldest messages are not part of the prompt.

    Attributes:
        messages: How many.
    """

    messages: int


@dataclass(frozen=True, slots=True)
class PromptProgress:
    """The prompt is being read, by the target first and then by the draft.

    Attributes:
        done: Prompt tokens in the caches so far, both models together.
        total: Prompt tokens to be there in the end.
    """

    done: int
    total: int


@dataclass(frozen=True, slots=True)
class TokensCommitted:
    """A round is over and these tokens became part of the reply.

    Attributes:
        tokens: Token ids, in order; empty when the round only found the end.
        text: Whole characters that became certain; may lag behind the tokens.
        measured: What the round did and cost.
        statistics: The reply so far.
        characters: For each token, how many characters end with it, whether they are certain or not: over
            a whole reply they add up to its text, unless a stop string cut it, or its last character never
            became whole and is shown as U+FFFD.
    """

    tokens: tuple[int, ...]
    text: str
    measured: Round
    statistics: Statistics
    characters: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GenerationFinished:
    """The last event of every generation.

    Attributes:
        reason: Why the reply ended.
        text: What was still held back and is part of the reply after all.
        statistics: The whole reply.
        draft_fault: Why the draft was given up in the middle; empty when it was not.
    """

    reason: FinishReason
    text: str
    statistics: Statistics
    draft_fault: str = ""


Event = MessagesLeftOut | PromptProgress | TokensCommitted | GenerationFinished
