"""A draft's KV cache that may leave out a stretch of the context, so that catching up never costs much."""

from collections.abc import Sequence

from app.core.language_model import LanguageModel, Logits


class SkippingCache:
    """Knows which context tokens a model has read: all up to where it stands, but for one gap.

    What the model writes behind a gap is less good, but nearly as good for telling whether drafting pays
    again. A new reply closes the gap.
    """

    def __init__(self, model: LanguageModel) -> None:
        self._model = model
        self._gap = (0, 0)

    @property
    def reached(self) -> int:
        """The first place of the context that was not read, the gap aside."""
        return len(self._model.cached) + self.skipped

    @property
    def skipped(self) -> int:
        """How many tokens the gap leaves out."""
        start, stop = self._gap
        return stop - start

    def close_gap(self) -> None:
        """Forget what was read behind the gap."""
        if self.skipped:
            self._model.rewind(self._gap[0])
        self._gap = (0, 0)

    def skip_to(self, place: int) -> None:
        """Go on reading at this place of the context; a gap before it grows."""
        self.close_gap()
        start = len(self._model.cached)
        self._gap = (start, max(start, place))

    def rewind(self, length: int) -> None:
        """Forget all but the first `length` tokens of the context."""
        if self.skipped and length < self._gap[1]:
            self.close_gap()
        self._model.rewind(length - self.skipped)

    def logits_after(self, history: Sequence[int]) -> Logits:
        """Read what is new of a history, at least its last token, and give the logits after it: one row."""
        model = self._model
        while len(history) - self.reached > model.batch_length:
            model.evaluate(history[self.reached : self.reached + model.batch_length], outputs=0)
        return model.evaluate(history[self.reached :], outputs=1)
