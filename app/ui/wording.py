"""What the window says about speed and state, in plain words, in one place."""

from PySide6.QtCore import QObject

from app.core.generation import Method
from app.core.reason_words import in_words
from app.core.statistics import DraftReason, Statistics
from app.service.messages import ModelCard
from app.ui.activity import Activity, ActivityKind
from app.ui.meter.reading import Reading
from app.ui.number_text import THIN, NumberText
from app.ui.reply_method import ReplyMethod

SLOWER_BELOW = 0.95
FASTER_ABOVE = 1.05
"""Between the two, the factor is called about as fast as plain."""


class Wording(QObject):
    """Turns states and measurements into words."""

    def __init__(self, numbers: NumberText | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.numbers = numbers or NumberText()

    def status(self, activity: Activity, reading: Reading | None) -> str:
        """Return the few words of the status pill."""
        kind = activity.kind
        if kind == ActivityKind.LOADING:
            percent = self.numbers.percent(activity.fraction)
            return self.tr("loading {percent}").format(percent=percent)
        if kind == ActivityKind.READING and activity.total:
            return self.tr("reading {done} of {total}").format(
                done=self.numbers.integer(activity.done), total=self.numbers.integer(activity.total)
            )
        if kind == ActivityKind.WRITING and reading is not None and not reading.is_final:
            if reading.is_plain:
                return self.tr("plain")
            return self.tr("drafting {count} at a time").format(count=reading.draft_length)
        return {
            ActivityKind.STARTING: self.tr("starting"),
            ActivityKind.NO_MODEL: self.tr("no model"),
            ActivityKind.IDLE: self.tr("ready"),
            ActivityKind.READING: self.tr("reading"),
            ActivityKind.WRITING: self.tr("writing"),
            ActivityKind.STOPPING: self.tr("stopping"),
            ActivityKind.FAILED: self.tr("could not load"),
        }.get(kind, self.tr("stopped"))

    def sentence(self, activity: Activity, reading: Reading | None, plan: ReplyMethod) -> str:
        """Return one sentence about what the engine does, and why.

        Args:
            activity: What goes on.
            reading: Measurements of the reply that is being written; None without one.
            plan: How the next reply will be drafted; the one being written has its own plan.
        """
        kind = activity.kind
        if kind == ActivityKind.WRITING and reading is not None and not reading.is_plain:
            return self._drafting(reading)
        if kind == ActivityKind.LOADING and activity.subject:
            return self.tr("Loading {name}.").format(name=activity.subject)
        if kind == ActivityKind.READING:
            return self.tr("Reading the conversation before it answers.")
        if kind == ActivityKind.WRITING and reading is not None and (why := self._why_plain(reading)):
            return why
        if kind in (ActivityKind.IDLE, ActivityKind.WRITING):
            return self._method(reading.plan if reading is not None else plan)
        return {
            ActivityKind.STARTING: self.tr("The engine is starting."),
            ActivityKind.NO_MODEL: self.tr("Open a model to begin."),
            ActivityKind.LOADING: self.tr("Loading the model."),
            ActivityKind.STOPPING: self.tr("Stopping after this step."),
            ActivityKind.FAILED: self.tr("The model could not be loaded."),
        }.get(kind, self.tr("The engine has stopped."))

    def comparison(self, speedup: float) -> str:
        """Return what stands beside the factor."""
        if speedup < SLOWER_BELOW:
            return self.tr("slower than plain")
        if speedup > FASTER_ABOVE:
            return self.tr("faster than plain")
        return self.tr("as fast as plain")

    def factor(self, speedup: float) -> str:
        """Return the factor for the big figure, such as 1.7×; under 1 with two places, as in 0.94×."""
        return f"{self.numbers.decimal(speedup, 2)}×" if speedup < 1 else self.numbers.factor(speedup)

    def pace(self, tokens_per_second: float | None) -> str:
        """Return a speed in tokens per second, or a dash."""
        if tokens_per_second is None:
            return "–"
        places = 0 if tokens_per_second >= 100 else 1
        return self.tr("{speed} tok/s").format(speed=self.numbers.decimal(tokens_per_second, places))

    def baseline(self, statistics: Statistics) -> str:
        """Return what stands behind the factor."""
        samples = statistics.plain_samples
        if statistics.plain_seconds is None:
            return self.tr("plain speed is still being measured")
        if samples == 1:
            return self.tr("measured against 1 plain step here")
        count = self.numbers.integer(samples)
        return self.tr("measured against {count} plain steps here").format(count=count)

    def footer(self, statistics: Statistics, is_final: bool) -> str:
        """Return the line under a reply; what was not measured is left out."""
        parts: list[str] = []
        speedup = statistics.speedup if statistics.drafted else None
        if speedup is not None:
            text = self.tr("{factor} {comparison}") if is_final else self.tr("{factor} {comparison} so far")
            parts.append(text.format(factor=self.factor(speedup), comparison=self.comparison(speedup)))
        elif not statistics.drafted and statistics.committed:
            parts.append(self.tr("plain speed"))
        if statistics.tokens_per_second is not None:
            parts.append(self.pace(statistics.tokens_per_second))
        if statistics.acceptance_rate is not None:
            share = self.numbers.percent(statistics.acceptance_rate)
            parts.append(self.tr("{share} of drafted tokens kept").format(share=share))
        if statistics.first_token_seconds is not None:
            seconds = self.numbers.decimal(statistics.first_token_seconds)
            parts.append(self.tr("first token {seconds}").format(seconds=f"{seconds}{THIN}s"))
        return " · ".join(parts)

    def place(self, position: int) -> str:
        """Return the ordinal of a place in the draft, counted from 0."""
        first = (self.tr("1st"), self.tr("2nd"), self.tr("3rd"))
        if position < len(first):
            return first[position]
        return self.tr("{number}th").format(number=position + 1)

    def model_detail(self, card: ModelCard) -> str:
        """Return size and weights of a model, such as 7.6 billion weights, Q4_0."""
        billions = card.parameters / 1e9
        if billions >= 1:
            size = self.tr("{count} billion weights").format(count=self.numbers.decimal(billions))
        else:
            millions = self.numbers.integer(round(card.parameters / 1e6))
            size = self.tr("{count} million weights").format(count=millions)
        context = self.numbers.integer(card.context_length)
        return self.tr("{size}, {quantization}, {context} tokens of context").format(
            size=size, quantization=card.quantization, context=context
        )

    def _drafting(self, reading: Reading) -> str:
        per_round = reading.statistics.tokens_per_round or 1.0
        if reading.draft_length == 1:
            text = self.tr("It drafts 1 token at a time; each check adds {kept} tokens to the answer.")
        else:
            text = self.tr("It drafts {count} tokens at a time; each check adds {kept} tokens to the answer.")
        return text.format(count=reading.draft_length, kept=self.numbers.decimal(per_round))

    def _why_plain(self, reading: Reading) -> str:
        """Why a reply that has a draft is not drafted at the moment; empty when it has none."""
        if reading.why.reason is DraftReason.FAULT:
            return self.tr("The draft failed, so the rest is written without it.")
        if reading.why.reason in (DraftReason.NO_DRAFT, DraftReason.DRAFTED, DraftReason.MEASURING):
            return ""
        return in_words(reading.why)

    def _method(self, plan: ReplyMethod) -> str:
        if plan.method == Method.PLAIN:
            return self.tr("Plain decoding was chosen: one token at a time.")
        if not plan.has_draft:
            return self.tr("No draft model is chosen, so it writes one token at a time.")
        return self.tr("The draft proposes tokens, the target checks them all in one pass.")
