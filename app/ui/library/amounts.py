"""Bytes, speeds and times of downloads, in words that do not jump while they change."""

from PySide6.QtCore import QObject

from app.ui.number_text import THIN, NumberText

_SLOW = 950_000
"""Bytes a second up to which a speed is told in kilobytes."""


class Amounts(QObject):
    """Writes what a download, a memory or a disk is about."""

    def __init__(self, numbers: NumberText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.numbers = numbers

    def size(self, count: int) -> str:
        """Return bytes, such as 4.8 GB."""
        return self.numbers.size(count)

    def part(self, done: int, total: int) -> str:
        """Return how much of how much, such as 2.1 of 4.8 GB."""
        there = self.size(total)
        here = self.size(done)
        unit = f"{THIN}GB"
        if here.endswith(unit) and there.endswith(unit):
            here = here.removesuffix(unit)
        return self.tr("{done} of {total}").format(done=here, total=there)

    def rate(self, bytes_per_second: float) -> str:
        """Return a speed, such as 11.4 MB/s."""
        if bytes_per_second < _SLOW:
            return f"{self.numbers.integer(round(bytes_per_second / 1e3))}{THIN}kB/s"
        return f"{self.numbers.decimal(bytes_per_second / 1e6)}{THIN}MB/s"

    def time_left(self, seconds: float) -> str:
        """Return how long something still takes: no more exactly than anybody can know."""
        if seconds < 10:
            return self.tr("a few seconds left")
        if seconds < 50:
            return self.tr("{count} seconds left", "", 2).format(
                count=self.numbers.integer(10 * round(seconds / 10))
            )
        minutes = max(1, round(seconds / 60))
        if minutes < 60:
            return self.tr("{count} minutes left", "", minutes).format(count=self.numbers.integer(minutes))
        hours, minutes = divmod(minutes, 60)
        if hours >= 10 or not minutes:
            hours += minutes >= 30
            return self.tr("{count} hours left", "", hours).format(count=self.numbers.integer(hours))
        return self.tr("{hours} h {minutes} min left").format(
            hours=self.numbers.integer(hours), minutes=self.numbers.integer(minutes)
        )

    def memory(self, needed: int, total: int) -> str:
        """Return how much of this computer's memory something takes, such as 5.5 of 16 GB in use."""
        used, there = self.numbers.decimal(needed / 1e9), self.numbers.integer(round(total / 1e9))
        if needed > total:
            return self.tr("{used} GB needed, {total} GB there").format(used=used, total=there)
        return self.tr("{used} of {total} GB in use").format(used=used, total=there)

    def context(self, tokens: int) -> str:
        """Return a length of context."""
        return self.tr("{count} tokens of context", "", tokens).format(count=self.numbers.integer(tokens))

    def parameters(self, billions: float) -> str:
        """Return how large a model is, such as 7.6 B or 135 M weights."""
        if billions >= 1:
            count = self.numbers.decimal(billions)
            return self.tr("{count} billion weights").format(count=count)
        return self.tr("{count} million weights").format(count=self.numbers.integer(round(billions * 1e3)))
