"""How much a way to store weights keeps of a model, in words that need no knowledge."""

import re
from enum import StrEnum


class Grade(StrEnum):
    """How much a quantization keeps of a model, the most first."""

    ORIGINAL = "original"
    FAITHFUL = "faithful"
    FINE = "fine"
    BALANCED = "balanced"
    SMALL = "small"
    ROUGH = "rough"
    UNKNOWN = "unknown"


EXPLANATIONS = {
    Grade.ORIGINAL: "The model as it was made, uncompressed: the largest and slowest.",
    Grade.FAITHFUL: "Hardly to be told from the original; large and rather slow.",
    Grade.FINE: "Very close to the original; somewhat larger and slower than what most people use.",
    Grade.BALANCED: "What most people use: fast and small, with little lost.",
    Grade.SMALL: "Smaller, and noticeably less careful; for machines with little memory.",
    Grade.ROUGH: "Much is lost: only where nothing larger fits.",
    Grade.UNKNOWN: "Its name does not tell how its weights are stored.",
}
"""A sentence for each grade."""

_BITS = re.compile(r"(?:I|T)?Q(\d)")


def grade_of(quantization: str) -> Grade:
    """The grade of a quantization, such as "Q4_K_M"; by its bits alone."""
    name = quantization.upper()
    if name in ("F32", "F16", "BF16", "FP16", "FP32"):
        return Grade.ORIGINAL
    if name == "MXFP4":
        return Grade.BALANCED
    found = _BITS.match(name)
    if not found:
        return Grade.UNKNOWN
    bits = int(found[1])
    if bits >= 8:
        return Grade.FAITHFUL
    if bits >= 5:
        return Grade.FINE
    if bits == 4:
        return Grade.BALANCED
    return Grade.SMALL if bits == 3 else Grade.ROUGH
