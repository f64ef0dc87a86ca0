"""Numbers as the user's country writes them, with thin spaces."""

from PySide6.QtCore import QLocale

THIN = "\u202f"
"""A narrow space at which no line breaks."""


class NumberText:
    """Writes numbers for people."""

    def __init__(self, locale: QLocale | None = None) -> None:
        self._locale = locale or QLocale()
        options = self._locale.numberOptions() | QLocale.NumberOption.OmitGroupSeparator
        self._locale.setNumberOptions(options)

    def integer(self, value: int) -> str:
        """Return 2548 as 2 548."""
        digits = self._locale.toString(abs(value))
        if abs(value) >= 1000:
            head = len(digits) % 3
            groups = ([digits[:head]] if head else []) + [
                digits[start : start + 3] for start in range(head, len(digits), 3)
            ]
            digits = THIN.join(groups)
        return f"-{digits}" if value < 0 else digits

    def decimal(self, value: float, places: int = 1) -> str:
        """Return 17.42 as 17.4."""
        return self._locale.toString(value, "f", places)

    def percent(self, fraction: float) -> str:
        """Return 0.74 as 74 %."""
        return f"{self.integer(round(fraction * 100))}{THIN}%"

    def size(self, count: int) -> str:
        """Return 4 400 000 000 bytes as 4.4 GB."""
        if count >= 950_000_000:
            return f"{self.decimal(count / 1e9)}{THIN}GB"
        return f"{self.integer(round(count / 1e6))}{THIN}MB"

    def for_template(self, value: float) -> "TemplateNumber":
        """Return a number that str.format writes as this does, where a template says {:.1f} or {:.0%}."""
        return TemplateNumber(self, value)

    def factor(self, value: float) -> str:
        """Return 1.7 as 1.7×."""
        return f"{self.decimal(value)}×"


class TemplateNumber:
    """A number in a sentence whose template tells how many places to write, or that it is a share."""

    def __init__(self, numbers: NumberText, value: float) -> None:
        self._numbers = numbers
        self._value = value

    def __format__(self, spec: str) -> str:
        if spec.endswith("%"):
            return self._numbers.percent(self._value)
        places = spec.removeprefix(".").removesuffix("f")
        return self._numbers.decimal(self._value, int(places) if places else 1)
