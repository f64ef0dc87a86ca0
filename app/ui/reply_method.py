"""Whether a draft takes part in a reply, and at whose word."""

from dataclasses import dataclass

from app.core.generation import Method


@dataclass(frozen=True, slots=True)
class ReplyMethod:
    """How one reply is drafted, as far as models and choice go; fixed when it is asked for.

    Attributes:
        method: What was chosen.
        has_draft: Whether a draft model is loaded.
    """

    method: Method = Method.AUTO
    has_draft: bool = False

    @property
    def may_draft(self) -> bool:
        """Whether anything can be drafted."""
        return self.has_draft and self.method != Method.PLAIN
