"""What the library's window says about pairs, models and downloads, in plain words, in one place."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QObject

from app.library.catalogue import Purpose
from app.library.download import Phase
from app.library.download_queue import JobState
from app.library.model_places import PlaceKind
from app.library.verdicts import FitVerdict, ModelKind
from app.service.library_cards import (
    DownloadJob,
    Forecast,
    InstalledCard,
    MachineCard,
    Measured,
    MemoryFit,
    PairOffer,
)
from app.ui.library.amounts import Amounts
from app.ui.library.verdict_words import VerdictWords
from app.ui.number_text import NumberText

_LANGUAGES = {"en": "English", "es": "Español", "pt": "Português", "zh": "中文"}
"""Languages that Qt names after a country."""

_EASILY = 0.45
_WELL = 0.8
"""Shares of the free memory up to which a pair fits easily, or well; above, other programs had better go."""


class LibraryWords(QObject):
    """Turns what the library process tells into words."""

    def __init__(self, numbers: NumberText | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.numbers = numbers or NumberText()
        self.amounts = Amounts(self.numbers, self)
        self.verdicts = VerdictWords(self.numbers, self)

    def machine(self, machine: MachineCard) -> str:
        """Return what is known of this computer."""
        memory = self.numbers.integer(round(machine.memory / 1e9))
        cores = self.tr("{count} cores", "", machine.cores).format(count=self.numbers.integer(machine.cores))
        measured = self.tr("not measured yet")
        if machine.measured_at is not None:
            measured = self.tr("measured {day}").format(day=self.day(machine.measured_at))
        return self.tr("{cores}, {memory} GB, {measured}").format(
            cores=cores, memory=memory, measured=measured
        )

    def day(self, seconds: float) -> str:
        """Return a day, the nearest by its name."""
        days = (datetime.now().date() - datetime.fromtimestamp(seconds).date()).days
        if days <= 0:
            return self.tr("today")
        if days == 1:
            return self.tr("yesterday")
        date = QDateTime.fromSecsSinceEpoch(int(seconds)).date()
        return self.tr("on {date}").format(date=QLocale().toString(date, QLocale.FormatType.ShortFormat))

    def factor(self, forecast: Forecast | None, measured: Measured | None) -> tuple[str, str]:
        """Return the factor, and where it comes from; a dash and what helps where there is none."""
        if measured is not None:
            return self.numbers.factor(measured.factor), self.tr("measured here")
        if forecast is not None:
            source = self.tr("roughly predicted") if forecast.is_rough else self.tr("predicted here")
            return self.numbers.factor(forecast.factor), source
        return "—", self.tr("not measured")

    def speed(self, forecast: Forecast | None, measured: Measured | None) -> str:
        """Return a sentence about the speeds behind the factor; empty where nothing is known."""
        if measured is not None:
            plain, factor = measured.plain_speed, measured.factor
            text = self.tr(
                "Measured {day}: {plain} tokens a second alone, {speed} with the draft, "
                "over {count} answers.",
                "",
                measured.prompts,
            )
            count, day = self.numbers.integer(measured.prompts), self.day(measured.at)
        elif forecast is not None:
            plain, factor = forecast.plain_speed, forecast.factor
            text = self.tr(
                "Predicted: {plain} tokens a second alone, {speed} with the draft, if it is right in {share} "
                "of cases. The first answers will tell."
            )
            count = day = ""
        else:
            return self.tr("How fast it will be can be predicted once this computer was measured.")
        share = self.numbers.percent(forecast.acceptance) if forecast is not None else ""
        decimal = self.numbers.decimal
        return text.format(
            plain=decimal(plain), speed=decimal(plain * factor), count=count, day=day, share=share
        )

    def fit(self, fit: MemoryFit) -> str:
        """Return in a few words whether it fits."""
        if fit.verdict is FitVerdict.TOO_LARGE:
            return self.tr("does not fit")
        if fit.verdict is FitVerdict.SMALLER_CONTEXT:
            count = self.numbers.integer(min(fit.context_length, fit.largest_context))
            return self.tr("tight: context {count}").format(count=count)
        if fit.verdict is FitVerdict.WITHOUT_DRAFT:
            return self.tr("fits without the draft only")
        share = fit.needed / max(fit.room, 1)
        if share <= _EASILY:
            return self.tr("fits easily")
        return self.tr("fits well") if share <= _WELL else self.tr("fits; close other programs")

    def fit_at_length(self, fit: MemoryFit) -> str:
        """Return what fits with and without the draft, and what would help, in sentences."""
        size, whole = self.amounts.size, self.numbers.integer
        sentences = [
            self.tr("It needs {needed} with {count} tokens of context; {room} are free for models.").format(
                needed=size(fit.needed), count=whole(fit.context_length), room=size(fit.room)
            )
        ]
        if fit.verdict is FitVerdict.TOO_LARGE:
            sentences.append(self.tr("It does not fit, with no context at all."))
        else:
            longest = self.tr("Without the draft up to {alone} tokens of context fit, with it up to {both}.")
            if not fit.largest_context_with_draft:
                longest = self.tr("Without the draft up to {alone} tokens of context fit, with it none.")
            if fit.draft_weights:
                longest = longest.format(
                    alone=whole(fit.largest_context), both=whole(fit.largest_context_with_draft)
                )
                sentences.append(longest)
            else:
                alone = self.tr("Up to {alone} tokens of context fit.")
                sentences.append(alone.format(alone=whole(fit.largest_context)))
        if fit.smaller_quantization:
            words = self.tr("Stored as {quantization} the target would fit.")
            sentences.append(words.format(quantization=fit.smaller_quantization))
        if fit.is_estimate:
            sentences.append(self.tr("This is told from the sizes; the files themselves tell more exactly."))
        return " ".join(sentences)

    def purpose(self, purpose: Purpose) -> str:
        """Return what a pair is for."""
        return {
            Purpose.CHAT: self.tr("everyday chat"),
            Purpose.WRITING: self.tr("writing"),
            Purpose.CODE: self.tr("code"),
            Purpose.REASONING: self.tr("reasoning"),
        }[purpose]

    def language(self, code: str) -> str:
        """Return a language as those who speak it call it."""
        name = _LANGUAGES.get(code) or (QLocale(code).nativeLanguageName() if code else "")
        return name[:1].upper() + name[1:] if name else code

    def name(self, pair: PairOffer) -> str:
        """Return what a pair is called, with the size of its draft."""
        if "+" in pair.name:
            return pair.name
        weights = pair.draft.parameters
        size = f"{self.numbers.integer(round(weights / 1e6))}M"
        if weights >= 1e9:
            size = f"{self.numbers.decimal(weights / 1e9)}B"
        return f"{pair.name} + {size}"

    def offer(self, pair: PairOffer) -> str:
        """Return what a pair is good for and under which terms."""
        purposes = ", ".join(self.purpose(purpose) for purpose in pair.purposes)
        count = len(pair.languages)
        languages = self.language(pair.languages[0]) if count == 1 else ""
        if count > 1:
            languages = self.tr("{count} languages", "", count).format(count=self.numbers.integer(count))
        return " · ".join((f"{purposes}, {languages}" if languages else purposes, self.licences(pair)))

    def licences(self, pair: PairOffer) -> str:
        """Return the terms of both models."""
        names = dict.fromkeys((pair.target.licence.name, pair.draft.licence.name))
        return " + ".join(names)

    def place(self, card: InstalledCard) -> str:
        """Return whose folder a model lies in, and that others keep theirs."""
        if card.is_reference:
            return self.tr("taken in where it lies")
        return {
            PlaceKind.OWN: self.tr("in this program's folder"),
            PlaceKind.ADDED: self.tr("in a folder you added"),
            PlaceKind.HUGGING_FACE: self.tr("in the Hugging Face cache, read-only"),
            PlaceKind.LM_STUDIO: self.tr("belongs to LM Studio, read-only"),
            PlaceKind.JAN: self.tr("belongs to Jan, read-only"),
            PlaceKind.GPT4ALL: self.tr("belongs to GPT4All, read-only"),
            PlaceKind.OLLAMA: self.tr("belongs to Ollama, read-only"),
            PlaceKind.STARTER: self.tr("came with this program"),
        }[card.place]

    def model(self, card: InstalledCard) -> str:
        """Return what a model on this disk is, in a line."""
        facts = card.facts
        parts = [self.amounts.size(card.bytes)]
        if facts is not None and facts.parameters:
            parts.append(self.amounts.parameters(facts.parameters / 1e9))
        if quantization := card.quantization or (facts.quantization if facts is not None else ""):
            parts.append(quantization)
        if facts is not None and facts.kind is not ModelKind.TEXT:
            parts.append(self.verdicts.kind(facts.kind))
        parts.append(self.place(card))
        return " · ".join(parts)

    def job(self, job: DownloadJob) -> str:
        """Return how a download stands, in a line."""
        amounts = self.amounts
        part = amounts.part(job.done, job.total)
        match job.state:
            case JobState.FINISHED:
                return self.tr("{size}, complete and checked").format(size=amounts.size(job.total))
            case JobState.PAUSED:
                return self.tr("{part} · paused").format(part=part)
            case JobState.FAILED:
                return self.tr("{part} · stopped").format(part=part)
            case JobState.WAITING:
                return self.tr("{part} · waits for its turn").format(part=part)
        if job.phase is Phase.CHECKING:
            return self.tr("{part} · looking at what is here already").format(part=part)
        if job.phase is Phase.WAITING:
            return self.tr("{part} · tries again soon").format(part=part)
        if job.rate <= 0:
            return self.tr("{part} · nothing arrives at the moment").format(part=part)
        parts = [part, amounts.rate(job.rate)]
        if job.seconds_left is not None:
            parts.append(amounts.time_left(job.seconds_left))
        parts.append(self.tr("checked as it arrives"))
        return " · ".join(parts)

    def share(self, job: DownloadJob) -> str:
        """Return how much of a download is here, in per cent."""
        return self.numbers.percent(job.done / job.total if job.total else 0.0)


def good_for(offer: PairOffer) -> str:
    """Return the catalogue's sentence about a pair."""
    return QCoreApplication.translate("Catalogue", offer.good_for)
