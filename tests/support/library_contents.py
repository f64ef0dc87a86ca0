"""Pairs, models, repositories and downloads as a library might tell of them."""

from time import time
from typing import Any

import msgspec

from app.library.catalogue import Licence, Purpose
from app.library.download import Phase
from app.library.download_queue import JobState
from app.library.model_places import PlaceKind
from app.library.quantization_grades import Grade
from app.library.repository import Gate
from app.library.verdicts import FitVerdict, ModelKind, PairReason, Remark, Role, Verdict
from app.service.library_cards import (
    ChoiceCard,
    DownloadJob,
    FailureKind,
    FileFacts,
    Forecast,
    FoundCard,
    InstalledCard,
    JudgedDraft,
    MachineCard,
    Measured,
    MemoryFit,
    OfferedModel,
    PairOffer,
    PlaceCard,
    UnreadableCard,
)
from app.service.library_messages import (
    DownloadsChanged,
    DraftsJudged,
    Found,
    InstalledListed,
    Judged,
    PairsListed,
    RepositoryOpened,
)

GB = 10**9
APACHE = Licence("Apache 2.0", "https://www.apache.org/licenses/LICENSE-2.0", True)
MIT = Licence("MIT", "https://opensource.org/license/mit", True)
LLAMA = Licence("Llama 3.1 Community", "https://www.llama.com/llama3_1/license/", False)
GEMMA = Licence("Gemma Terms of Use", "https://ai.google.dev/gemma/terms", False)
MACHINE = MachineCard("A processor of eight cores", 8, 16 * GB, 12 * GB, time() - 3600)
BIG = "/models/big-model.gguf"
SMALL = "/models/small-model.gguf"


def fit(
    target: float,
    draft: float = 0.4,
    context: float = 0.3,
    verdict: FitVerdict = FitVerdict.FITS,
    tokens: int = 4096,
) -> MemoryFit:
    """What so many gigabytes need of twelve."""
    weights, small, cache, buffers = (round(size * GB) for size in (target, draft, context, 0.25))
    largest = 32768 if verdict is FitVerdict.FITS else 4096
    needed = weights + small + cache + buffers
    return MemoryFit(
        verdict=verdict,
        sentence="",
        context_length=tokens,
        target_weights=weights,
        draft_weights=small,
        context=cache,
        buffers=buffers,
        needed=needed,
        room=MACHINE.room,
        largest_context=largest,
        largest_context_with_draft=largest // 2,
        smaller_quantization="",
        is_estimate=False,
    )


def model(name: str, quantization: str, billions: float, size: float, licence: Licence) -> OfferedModel:
    """A model that somebody offers."""
    repository = f"bartowski/{name}-GGUF"
    reference = f"hf:{repository}/{name}-{quantization}.gguf"
    return OfferedModel(reference, repository, quantization, round(billions * 1e9), round(size * GB), licence)


def offer(
    name: str,
    target: OfferedModel,
    draft: OfferedModel,
    purposes: tuple[Purpose, ...],
    languages: tuple[str, ...],
    factor: float | None,
    needs: MemoryFit,
    measured: Measured | None = None,
) -> PairOffer:
    """A pair of the catalogue."""
    forecast = Forecast(9.4, factor, 0.7, is_rough=False) if factor is not None else None
    identifier = name.lower().replace(" ", "-")
    about = "Everyday questions in many languages, on a computer with 16 GB."
    return PairOffer(
        identifier, name, "Family", purposes, languages, about, target, draft, needs, forecast, measured
    )


MANY = ("en", "zh", "fr", "es", "pt", "de", "it", "ru", "ja", "ko", "vi", "th", "ar")
QWEN = offer(
    "Qwen2.5 7B + 0.5B",
    model("Qwen2.5-7B-Instruct", "Q4_K_M", 7.6, 4.4, APACHE),
    model("Qwen2.5-0.5B-Instruct", "Q4_0", 0.5, 0.4, APACHE),
    (Purpose.CHAT, Purpose.CODE),
    MANY,
    1.7,
    fit(4.4, 0.4, 0.4),
)
OFFERS = (
    QWEN,
    offer(
        "Llama 3.1 8B + Llama 3.2 1B",
        model("Meta-Llama-3.1-8B-Instruct", "Q4_K_M", 8.0, 4.7, LLAMA),
        model("Llama-3.2-1B-Instruct", "Q4_0", 1.2, 0.8, LLAMA),
        (Purpose.WRITING,),
        ("en", "de", "fr", "it"),
        1.5,
        fit(4.7, 0.8, 0.6),
    ),
    offer(
        "SmolLM2 1.7B + 135M",
        model("SmolLM2-1.7B-Instruct", "Q4_K_M", 1.7, 1.0, APACHE),
        model("SmolLM2-135M-Instruct", "Q4_0", 0.135, 0.1, APACHE),
        (Purpose.CHAT,),
        ("en",),
        1.9,
        fit(1.0, 0.1, 0.2),
    ),
    offer(
        "Gemma 3 12B + 270M",
        model("google_gemma-3-12b-it", "Q4_K_M", 11.8, 7.0, GEMMA),
        model("google_gemma-3-270m-it", "Q4_0", 0.27, 0.2, GEMMA),
        (Purpose.CHAT, Purpose.WRITING),
        MANY,
        1.4,
        fit(7.0, 0.2, 1.1),
    ),
    offer(
        "Qwen3 14B + 0.6B",
        model("Qwen_Qwen3-14B", "Q4_K_M", 14.8, 9.0, APACHE),
        model("Qwen_Qwen3-0.6B", "Q4_K_M", 0.6, 0.5, APACHE),
        (Purpose.REASONING,),
        MANY,
        1.4,
        fit(9.0, 0.5, 1.4),
    ),
    offer(
        "Phi-4 14B + Phi-4 mini",
        model("phi-4", "Q4_K_M", 14.7, 9.1, MIT),
        model("Phi-4-mini-instruct", "Q4_K_M", 3.8, 2.5, MIT),
        (Purpose.REASONING, Purpose.CODE),
        ("en",),
        1.2,
        fit(9.1, 2.5, 1.2, FitVerdict.WITHOUT_DRAFT),
    ),
    offer(
        "Llama 3.3 70B + Llama 3.2 3B",
        model("Llama-3.3-70B-Instruct", "Q4_K_M", 70.6, 42.5, LLAMA),
        model("Llama-3.2-3B-Instruct", "Q4_0", 3.2, 1.9, LLAMA),
        (Purpose.CHAT, Purpose.REASONING),
        ("en", "de", "fr"),
        1.9,
        fit(42.5, 1.9, 1.6, FitVerdict.TOO_LARGE),
    ),
)


def with_paths(pair: PairOffer, target: str, draft: str) -> PairOffer:
    """The same pair, on this disk."""
    return msgspec.structs.replace(
        pair,
        target=msgspec.structs.replace(pair.target, path=target),
        draft=msgspec.structs.replace(pair.draft, path=draft),
    )


def pairs_listed(
    order: int,
    pairs: tuple[PairOffer, ...] = OFFERS,
    machine: MachineCard = MACHINE,
    complaint: str = "",
) -> PairsListed:
    """The pairs to choose from."""
    return PairsListed(order, machine, pairs, complaint)


def facts(kind: ModelKind = ModelKind.TEXT, billions: float = 1.7) -> FileFacts:
    """What a head says."""
    return FileFacts(kind, "", "llama", "Q4_K", round(billions * 1e9), GB, 8192, 49152)


def installed(
    path: str,
    size: float,
    quantization: str = "Q4_K_M",
    place: PlaceKind = PlaceKind.OWN,
    **more: Any,
) -> InstalledCard:
    """A model of this disk."""
    name = path.rpartition("/")[2].removesuffix(".gguf")
    is_writable = place in (PlaceKind.OWN, PlaceKind.ADDED)
    known = {"facts": facts(), "is_reference": False, "freed_by_deleting": round(size * GB), **more}
    folder = path.rpartition("/")[0]
    return InstalledCard(
        path=path,
        name=name,
        bytes=round(size * GB),
        quantization=quantization,
        place=place,
        folder=folder,
        is_writable=is_writable,
        repository="",
        **known,
    )


INSTALLED = (
    installed(BIG, 4.4, facts=facts(billions=7.6)),
    installed("/home/me/.ollama/models/blobs/sha256-1", 2.0, "Q4_0", PlaceKind.OLLAMA),
    installed("/home/me/mmproj-vision.gguf", 0.6, "F16", PlaceKind.ADDED, facts=facts(ModelKind.PROJECTOR)),
    installed("/other/disk/linked-model.gguf", 1.1, "Q8_0", is_reference=True, freed_by_deleting=0),
    installed(SMALL, 0.4, "Q4_0", facts=facts(billions=0.5)),
    installed("/home/me/broken.gguf", 0.2, "", PlaceKind.ADDED, facts=None, fault="The file is cut off."),
)


def installed_listed(
    order: int, models: tuple[InstalledCard, ...] = INSTALLED, is_complete: bool = True
) -> InstalledListed:
    """What is on this disk."""
    return InstalledListed(
        order,
        models,
        (UnreadableCard("/home/me/secret", "Permission denied"),),
        (
            PlaceCard(PlaceKind.OWN, "/home/me/.local/share/slipstream/models", True),
            PlaceCard(PlaceKind.ADDED, "/home/me/models", True),
            PlaceCard(PlaceKind.OLLAMA, "/home/me/.ollama/models", True),
            PlaceCard(PlaceKind.JAN, "/home/me/jan/models", False),
        ),
        is_complete,
    )


def found(order: int) -> Found:
    """What a search found."""
    names = ("Qwen2.5-Coder-7B-Instruct", "Qwen2.5-Coder-14B-Instruct", "Qwen2.5-Coder-32B-Instruct")
    cards = [
        FoundCard(f"bartowski/{name}-GGUF", 182_000 // (place + 1), 120, Gate.OPEN, "apache-2.0")
        for place, name in enumerate(names)
    ]
    gated = FoundCard("google/gemma-3-12b-it-qat-q4_0-gguf", 40_100, 88, Gate.MANUAL, "gemma")
    return Found(order, (*cards, gated))


def opened(
    order: int,
    name: str,
    gate: Gate = Gate.OPEN,
    has_access: bool = True,
    drafts: tuple[OfferedModel, ...] = (QWEN.draft,),
) -> RepositoryOpened:
    """A repository with five ways to store its model."""
    repository = "/".join(name.removeprefix("hf:").split("/")[:2])
    stem = repository.partition("/")[2].removesuffix("-GGUF")
    choices = []
    for kind, size, grade in (
        ("Q2_K", 3.0, Grade.ROUGH),
        ("Q4_0", 4.3, Grade.BALANCED),
        ("Q4_K_M", 4.4, Grade.BALANCED),
        ("Q6_K", 6.2, Grade.FINE),
        ("Q8_0", 8.1, Grade.FAITHFUL),
    ):
        file = f"{stem}-{kind}.gguf"
        choices.append(
            ChoiceCard(
                f"hf:{repository}/{file}",
                file,
                kind,
                round(size * GB),
                1,
                grade,
                "",
                kind == "Q4_K_M",
                False,
                "",
                fit(size, 0.0),
            )
        )
    page = f"https://hub.example/{repository}"
    wanted = f"hf:{repository}/{stem}-Q4_K_M.gguf"
    return RepositoryOpened(
        order, repository, page, gate, has_access, "apache-2.0", ("en",), tuple(choices), wanted, drafts
    )


def judged(order: Any) -> Judged:
    """A pair that works; a target alone has no verdict."""
    if order.draft is None:
        return Judged(order.id, None, (), (), fit(4.4, 0.0), Forecast(9.4, 1.0, 0.0, False), None)
    remarks = (
        Remark(PairReason.SAME_TOKENS, count=151_643),
        Remark(PairReason.PADDING, count=128, draft_number=151_936, target_number=152_064),
    )
    needs = fit(4.4, 0.4, 0.4 * order.context_length / 4096, tokens=order.context_length)
    forecast = Forecast(9.4, 1.7, 0.7, is_rough=False)
    return Judged(order.id, Verdict.WORKS, (), remarks, needs, forecast, None)


def drafts_judged(order: Any) -> DraftsJudged:
    """Verdicts on all models of this disk as drafts."""
    works = JudgedDraft(
        INSTALLED[4],
        Verdict.WORKS,
        "",
        (),
        (Remark(PairReason.SAME_TOKENS, count=151_643),),
        fit(4.4),
        Forecast(9.4, 1.7, 0.7, False),
    )
    other = Remark(
        PairReason.OTHER_TOKENS, token=139, draft_text="<unused>", target_text=" the", count=90_000
    )
    differs = JudgedDraft(INSTALLED[1], Verdict.NEEDS_TRANSLATION, "", (), (other,))
    eyes = Remark(PairReason.NO_LANGUAGE_MODEL, Role.DRAFT, kind=ModelKind.PROJECTOR)
    cannot = JudgedDraft(INSTALLED[2], Verdict.CANNOT_WORK, "", (), (eyes,))
    same = JudgedDraft(
        INSTALLED[3],
        Verdict.WITH_CARE,
        "",
        (),
        (Remark(PairReason.DEAR_DRAFT),),
        fit(4.4),
        Forecast(9.4, 1.0, 0.7, False),
    )
    broken = JudgedDraft(INSTALLED[5], None, "The file is cut off.")
    return DraftsJudged(order.id, order.target, (works, same, differs, cannot, broken))


def job(
    state: JobState,
    done: float = 2.1,
    total: float = 4.8,
    title: str = QWEN.name,
    **more: Any,
) -> DownloadJob:
    """A download."""
    is_running = state is JobState.RUNNING
    fields: dict[str, Any] = {
        "id": "job-1",
        "phase": Phase.RECEIVING if is_running else None,
        "rate": 11.4e6 if is_running else 0.0,
        "seconds_left": 237.0 if is_running else None,
        "reason": "",
        "hint": "",
        "kind": None,
        "page": "",
        "paths": (BIG, SMALL),
        **more,
    }
    return DownloadJob(title=title, state=state, done=round(done * GB), total=round(total * GB), **fields)


GATED_JOB = job(
    JobState.FAILED,
    0.0,
    7.2,
    "Gemma 3 12B + 270M",
    id="job-2",
    reason="google/gemma is given to those who agreed to its licence.",
    hint="Agree to it there, and enter an access token here.",
    kind=FailureKind.GATED,
    page="https://hub.example/google/gemma",
)


def downloads(*jobs: DownloadJob) -> DownloadsChanged:
    """How downloads stand."""
    return DownloadsChanged(jobs)
