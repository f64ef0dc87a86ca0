"""Whether a pair fits into memory, in a sentence for a person."""

from app.library.fit import Fit
from app.library.verdicts import FitVerdict

SENTENCES = {
    FitVerdict.FITS: "It needs {needed} of the {room} that are free, with {context:,} tokens of context.",
    FitVerdict.WITHOUT_DRAFT: "With the draft it needs {needed}, and {room} are free: the target fits alone.",
    FitVerdict.SMALLER_CONTEXT: "It needs {needed}, and {room} are free: the target fits alone with "
    "{smaller:,} tokens of context.",
    FitVerdict.TOO_LARGE: "It needs {needed}, and {room} are free: the target does not fit.",
}
"""A sentence for each verdict; sizes are such as "1.7 GB"."""

QUANTIZATION = "Stored as {quantization} it would fit."
"""What is added where a smaller quantization helps."""


def fit_in_words(fit: Fit) -> str:
    """Say it in English."""
    sentence = SENTENCES[fit.verdict].format(
        needed=size_in_words(fit.needed),
        room=size_in_words(fit.room),
        context=fit.context,
        smaller=fit.suggested_context,
    )
    if not fit.smaller_quantization:
        return sentence
    return f"{sentence} {QUANTIZATION.format(quantization=fit.smaller_quantization)}"


def size_in_words(size: int) -> str:
    """A size as people read it, such as "98 MB" or "1.7 GB"."""
    return f"{size / 1e9:.1f} GB" if size >= 1e9 else f"{size / 1e6:.0f} MB"
