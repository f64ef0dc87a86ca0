"""What the window says about speed and state, in plain words, in one place."""

from PySide6.QtCore import QCoreApplication, QObject

from app.core.generation import Method
from app.core.reason_words import SENTENCES
from app.core.statistics import Comparison, DraftReason, Statistics, Why
from app.service.messages import ModelCard
from app.ui.activity import Activity, ActivityKind
from app.ui.meter.reading import OBSTACLES, Reading
from app.ui.meter.tally import Tally
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

    def proving(self, share: float) -> str:
        """Return the few words of the status pill while a reply is proved."""
        return self.tr("proving {percent}").format(percent=self.numbers.percent(share))

    def sentence(self, activity: Activity, reading: Reading | None, plan: ReplyMethod) -> str:
        """Return one sentence about what the engine does, and why.

        Args:
            activity: What goes on.
            reading: Measurements of the reply that is being written, or of the last one; None without one.
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
        if kind == ActivityKind.IDLE and reading is not None:
            is_about_both = reading.plan == plan  # what kept the last reply from drafting may keep the next
            return (self.plain_reason(reading.statistics) if is_about_both else "") or self._method(plan)
        if kind in (ActivityKind.IDLE, ActivityKind.WRITING):
            return self._method(reading.plan if reading is not None else plan)
        return {
            ActivityKind.STARTING: self.tr("The engine is starting."),
            ActivityKind.NO_MODEL: self.tr("Open a model to begin."),
            ActivityKind.LOADING: self.tr("Loading the model."),
            ActivityKind.STOPPING: self.tr("Stopping after this step."),
            ActivityKind.FAILED: self.tr("The model could not be loaded."),
        }.get(kind, self.tr("The engine has stopped."))

    def brief_sentence(self, activity: Activity, reading: Reading | None, plan: ReplyMethod) -> str:
        """Return the sentence for where there is one line: of drafting that is held back, only the reason."""
        is_writing = activity.kind == ActivityKind.WRITING
        if is_writing and reading is not None and reading.why.reason is DraftReason.SHORTENED:
            return self.reason(reading.why)
        return self.sentence(activity, reading, plan)

    def reason(self, why: Why) -> str:
        """Return why it was drafted so, with the numbers behind it."""
        template = QCoreApplication.translate("Reason", SENTENCES[why.reason])
        return template.format(
            tokens=self.numbers.integer(why.tokens), figure=self.numbers.for_template(why.figure)
        )

    def plain_reason(self, statistics: Statistics) -> str:
        """Return why most of a reply was written plainly though it had a draft; empty when it was not."""
        began = statistics.drafted_by_position[0] if statistics.drafted_by_position else 0
        from_drafts = statistics.accepted + began  # each check of a draft adds a token of the target's own
        is_hindered = statistics.why.reason in OBSTACLES and statistics.plain_rounds > from_drafts
        return self.reason(statistics.why) if is_hindered else ""

    def comparison(self, speedup: float) -> str:
        """Return what stands beside the factor."""
        if speedup < SLOWER_BELOW:
            return self.tr("slower than plain")
        if speedup > FASTER_ABOVE:
            return self.tr("faster than plain")
        return self.tr("as fast as plain")

    def factor(self, speedup: float) -> str:
        """Return the factor for the big figure, such as 1.7×; under 1 with two places, as in 0.94×."""
        return f"{self.numbers.decimal(speedup, _places(speedup))}×"

    def pace(self, tokens_per_second: float | None) -> str:
        """Return a speed in tokens per second, or a dash."""
        if tokens_per_second is None:
            return "–"
        places = 0 if tokens_per_second >= 100 else 1
        return self.tr("{speed} tok/s").format(speed=self.numbers.decimal(tokens_per_second, places))

    def size(self, count: int) -> str:
        """Return bytes for people, such as 4.4 GB."""
        return self.numbers.size(count)

    def seconds(self, count: float | None) -> str:
        """Return a time, such as 0.4 s, or a dash."""
        return f"{self.numbers.decimal(count)}{THIN}s" if count is not None else "–"

    def share(self, fraction: float | None) -> str:
        """Return a share, such as 74 %, or a dash."""
        return self.numbers.percent(fraction) if fraction is not None else "–"

    def method(self, plan: ReplyMethod) -> str:
        """Return how replies are drafted, in two or three words."""
        if plan.method == Method.PLAIN:
            return self.tr("Plain")
        if not plan.has_draft:
            return self.tr("Plain, without a draft")
        return self.tr("Draft model")

    def baseline(self, statistics: Statistics) -> str:
        """Return what stands behind the factor: between what it lies, and how often plain was measured."""
        samples = statistics.plain_samples
        if statistics.plain_seconds is None:
            return self.tr("plain speed is still being measured")
        count = self.numbers.integer(samples)
        # one step alone says nothing about a range
        compared = statistics.comparison if statistics.drafted and samples > 1 else None
        if compared is None:
            return self.tr("measured against {count} plain steps here", "", samples).format(count=count)
        return self.tr("{range}, measured against {count} plain steps here", "", samples).format(
            range=self._range(compared), count=count
        )

    def tally(self, tally: Tally) -> str:
        """Return how much faster a conversation was; empty before there is a comparison."""
        compared = tally.comparison
        if compared is None:
            return ""
        text = self.tr("This conversation: {factor} over {count} answers ({range})", "", tally.answers)
        return text.format(
            factor=self.factor(compared.factor),
            count=self.numbers.integer(tally.answers),
            range=self._range(compared),
        )

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
            seconds = self.seconds(statistics.first_token_seconds)
            parts.append(self.tr("first token {seconds}").format(seconds=seconds))
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

    def _range(self, compared: Comparison) -> str:
        """Between what a factor lies, in as many places as it is shown with; one number when they agree."""
        places = _places(compared.factor)
        low, high = (self.numbers.decimal(end, places) for end in compared.factor_range)
        return low if low == high else self.tr("{low} to {high}").format(low=low, high=high)

    def _drafting(self, reading: Reading) -> str:
        count = reading.draft_length
        if reading.why.reason is DraftReason.SHORTENED:
            text = self.tr("It drafts {count} tokens at a time. {reason}", "", count)
            return text.format(count=count, reason=self.reason(reading.why))
        per_round = reading.statistics.tokens_per_round or 1.0
        text = self.tr(
            "It drafts {count} tokens at a time; each check adds {kept} tokens to the answer.", "", count
        )
        return text.format(count=count, kept=self.numbers.decimal(per_round))

    def _why_plain(self, reading: Reading) -> str:
        """Why a reply that has a draft is not drafted at the moment; empty when it has none."""
        if reading.why.reason is DraftReason.FAULT:
            return self.tr("The draft failed, so the rest is written without it.")
        return self.reason(reading.why) if reading.why.reason in OBSTACLES else ""

    def _method(self, plan: ReplyMethod) -> str:
        if plan.method == Method.PLAIN:
            return self.tr("Plain decoding was chosen: one token at a time.")
        if not plan.has_draft:
            return self.tr("No draft model is chosen, so it writes one token at a time.")
        return self.tr("The draft proposes tokens, the target checks them all in one pass.")


def _places(factor: float) -> int:
    """Under 1 a factor has two places, so that 0.96 is not shown as 1.0."""
    return 2 if factor < 1 else 1
