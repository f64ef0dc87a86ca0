"""How models mark their thoughts, as their chat templates have it."""

from collections.abc import Collection

MARKS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("<think>", ("</think>",)),
    ("<thinking>", ("</thinking>",)),
    ("<seed:think>", ("</seed:think>",)),
    ("<mm:think>", ("</mm:think>",)),
    ("[THINK]", ("[/THINK]",)),
    ("<|START_THINKING|>", ("<|END_THINKING|>",)),
    ("<|inner_prefix|>", ("<|inner_suffix|>",)),
    ("<|channel>thought", ("<channel|>",)),
    ("<|think|>", ("<|end|>",)),
    (
        "<|channel|>analysis<|message|>",
        (
            "<|end|><|start|>assistant<|channel|>final<|message|>",
            "<|start|>assistant<|channel|>final<|message|>",
        ),
    ),
)
"""How a thought begins, each with what may end it."""


def open_thought(text: str, hidden: Collection[str] = ()) -> str | None:
    """Return the mark of the thought that a text ends with, just opened; None when it does not.

    Args:
        text: A prompt.
        hidden: Marks that leave no text in a reply; a thought that only these end does not count, for
            nobody could see its end.
    """
    bare = text.rstrip()
    for opener, closers in MARKS:
        if bare.endswith(opener) and any(closer not in hidden for closer in closers):
            return opener
    return None
