"""What a proof says, in plain words."""

from PySide6.QtCore import QCoreApplication

from app.storage.records import Agreement, Parting, Proof
from app.ui.number_text import THIN, NumberText

NEAR_TIE = 0.02
"""A difference of probabilities below which two tokens are about equally likely."""


class ProofWords:
    """Turns what was proved into sentences."""

    def __init__(self, numbers: NumberText) -> None:
        self._numbers = numbers

    def brief(self, proof: Proof) -> str:
        """Return what stands in the line below a reply."""
        factor = self._factor(proof)
        if not proof.is_identical:
            place = proof.difference.place if proof.difference is not None else 0
            words = _tr("proof: differs after {count} tokens", place)
            return words.format(count=self._numbers.integer(place))
        if proof.is_empty:
            return _tr("not proved: nothing was drafted")
        if not factor:
            return _tr("proved identical")
        return _tr("proved identical, {factor} times as fast").format(factor=factor)

    def title(self, proof: Proof) -> str:
        """Return the result in a few words."""
        if proof.difference is None:
            return _tr("Identical, but nothing was drafted") if proof.is_empty else _tr("Identical")
        count = self._numbers.integer(proof.difference.place)
        if proof.difference.place == 0:
            return _tr("Different from the first token on")
        return _tr("The same for {count} tokens, then different", proof.difference.place).format(count=count)

    def lines(self, proof: Proof) -> list[str]:
        """Return what was done, what it took, and how that agrees with the reply."""
        if proof.difference is None and proof.is_empty:
            lines = [_tr("The draft proposed nothing on the way, so this says nothing about drafting.")]
        elif proof.difference is None:
            count = self._numbers.integer(proof.tokens)
            first = _tr(
                "Written twice more, drafted and plainly: all {count} tokens are the same.", proof.tokens
            )
            lines = [first.format(count=count)]
        else:
            lines = [self._tie(proof.difference)]
        return [line for line in (*lines, self._speed(proof), self._agreement(proof)) if line]

    def sides(self, parting: Parting) -> tuple[str, str, str]:
        """Return the last words both have, what was written plainly after them, and what when drafted."""
        ended = _tr("(the answer ends)")
        before = f"…{_visible(parting.before.strip())}" if parting.before else ""
        return before, _visible(parting.plain) or ended, _visible(parting.drafted) or ended

    def _tie(self, parting: Parting) -> str:
        points = self._numbers.decimal(abs(parting.gap) * 100, 2)
        if abs(parting.gap) < NEAR_TIE:
            return _tr(
                "To the target both were about equally likely: the plain one by {points} percentage points. "
                "Checking several tokens at once rounds a little differently from one at a time, without "
                "flash attention and with K-quants above all, and that decides such a tie."
            ).format(points=points)
        return _tr(
            "The target found the plain one likelier by {points} percentage points. That is more than a "
            "near tie; it is worth reporting, with the models' names and the settings."
        ).format(points=points)

    def _speed(self, proof: Proof) -> str:
        factor = self._factor(proof)
        if not factor or proof.is_empty:
            return ""
        text = _tr("{factor} times as fast with the draft: {drafted} instead of {plain}.")
        if proof.tokens != proof.drafted_tokens:
            text = _tr(
                "{factor} times as fast a token with the draft: {drafted} for {ours} tokens, plainly {plain} "
                "for {theirs}.",
                proof.drafted_tokens,
            )
        return text.format(
            factor=factor,
            drafted=self._seconds(proof.drafted_seconds),
            plain=self._seconds(proof.plain_seconds),
            ours=self._numbers.integer(proof.drafted_tokens),
            theirs=self._numbers.integer(proof.tokens),
        )

    def _agreement(self, proof: Proof) -> str:
        if proof.agreement is Agreement.UNSEEDED:
            return _tr(
                "The answer above was sampled without a seed, so nobody can write it again; both of these "
                "shared one."
            )
        if proof.agreement is Agreement.OTHER_MODEL:
            return _tr("The answer above was written by another model, so it cannot be compared.")
        if proof.agreement is Agreement.SAME and proof.is_identical:
            return _tr("The answer above says the same, word for word.")
        if proof.agreement is Agreement.SAME:
            return _tr("The answer above is the plain one, word for word.")
        if proof.agreement is Agreement.DIFFERENT and proof.is_identical:
            return _tr(
                "The answer above says something else: models, settings or what came before it changed."
            )
        if proof.agreement is Agreement.DIFFERENT:
            return _tr("The answer above is not the plain one, word for word.")
        return ""

    def _factor(self, proof: Proof) -> str:
        return self._numbers.decimal(proof.factor, 2) if proof.factor is not None else ""

    def _seconds(self, seconds: float) -> str:
        return f"{self._numbers.decimal(seconds, 1 if seconds >= 1 else 2)}{THIN}s"


def _visible(text: str) -> str:
    """The text with its line ends to be seen."""
    return text.replace("\n", "⏎")


def _tr(text: str, number: int = -1) -> str:
    return QCoreApplication.translate("ProofWords", text, "", number)
