"""What a way to store weights means, in words of the first layer."""

from PySide6.QtCore import QCoreApplication


def quantization_words(name: str) -> str:
    """Say what one gets for its size.

    Args:
        name: Such as "Q4_K_M"; empty when nobody knows.
    """
    kind = name.upper()
    if kind in ("F32", "FP32"):
        return _tr("Twice the size of F16 and no better in use.")
    if kind in ("F16", "FP16", "BF16"):
        return _tr("As it was trained: very large, and hardly better than Q8_0.")
    if kind.startswith("Q8"):
        return _tr("Nearly no loss; large.")
    if kind.startswith("Q6"):
        return _tr("Hardly any loss; rather large.")
    if kind.startswith("Q5"):
        return _tr("A little better than four bits, and a little larger.")
    if kind == "Q4_0":
        return _tr("Four bits a weight in the simplest way: small, and on many processors the fastest.")
    if kind.startswith("IQ4"):
        return _tr("A little smaller than Q4_K_M and as good, but slower on many processors.")
    if kind.startswith("Q4"):
        return _tr("Four bits a weight: small, with little loss. It suits most people.")
    if kind == "MXFP4":
        return _tr("Four bits a weight, as the newest models are trained.")
    if kind.startswith(("Q3", "IQ3")):
        return _tr("Very small; it makes more mistakes.")
    if kind.startswith(("Q2", "IQ2", "IQ1", "Q1", "TQ")):
        return _tr("As small as it gets; it makes many mistakes.")
    return _tr("Stored in a way that its name does not tell.")


def _tr(text: str) -> str:
    return QCoreApplication.translate("QuantizationWords", text)
