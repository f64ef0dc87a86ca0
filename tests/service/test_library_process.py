"""The library process end to end: a real process, a Hub of this machine, no network."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from app.library.download_queue import JobState
from app.library.hub_token import TokenPlace
from app.library.model_places import PlaceKind
from app.library.processor import processor_name
from app.library.repository import Gate
from app.library.verdicts import FitVerdict, ModelKind, Verdict
from app.service.library_cards import DownloadJob, FailureKind
from app.service.library_messages import (
    PROTOCOL,
    CopyProgress,
    Done,
    DownloadAdded,
    DraftsJudged,
    Failed,
    Found,
    InstalledListed,
    Judged,
    MeasureProgress,
    ModelsChanged,
    PairsListed,
    RepositoryOpened,
    TokenState,
)
from app.service.library_orders import (
    AddDownload,
    AddPlace,
    AskToken,
    CopyModel,
    DeleteModel,
    ForgetPlace,
    ForgetToken,
    Judge,
    JudgeDrafts,
    ListInstalled,
    ListPairs,
    MeasureMachine,
    OpenRepository,
    PauseDownload,
    RemoveDownload,
    RenameModel,
    ResumeDownload,
    SearchHub,
    SetToken,
    StoreTest,
)
from app.service.messages import Cancel, Quit
from app.storage.kernel_store import KernelStore, StoredKernels
from app.storage.paths import (
    downloads_file,
    hub_token_file,
    kernels_file,
    library_log,
    own_catalogue_file,
    own_models,
)
from tests.library.heads import Q4_0, SOME_TOKENS, Value, head
from tests.support.hub_contents import TOKEN, Trouble
from tests.support.library_process import LibraryProcess
from tests.support.local_hub import LocalHub, local_hub

NAME = "owner/tiny-8B-GGUF"
DRAFT = "owner/tiny-0.5B-GGUF"
PARTS = ("big-00001-of-00002.gguf", "big-00002-of-00002.gguf")


def model_bytes(width: int, seed: int, length: int = 300_000) -> bytes:
    """A file with a true head and weights without meaning."""
    values: dict[str, Value] = {
        "general.architecture": "llama",
        "general.name": f"Tiny {width}",
        "llama.block_count": 1,
        "llama.context_length": 4096,
        "llama.embedding_length": width,
        "llama.feed_forward_length": 2 * width,
        "llama.attention.head_count": 2,
        "tokenizer.ggml.model": "llama",
        "tokenizer.ggml.tokens": SOME_TOKENS,
        "tokenizer.ggml.token_type": [1] * len(SOME_TOKENS),
        "tokenizer.ggml.bos_token_id": 1,
        "tokenizer.ggml.eos_token_id": 2,
    }
    begin = head(values, [("blk.0.ffn_up.weight", (width, width), Q4_0)])
    return begin + random.Random(seed).randbytes(max(length, width * width) - len(begin))


TARGET_DATA, DRAFT_DATA = model_bytes(512, 1), model_bytes(64, 2, 60_000)


@pytest.fixture(autouse=True)
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalHub]:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")
    monkeypatch.delenv("HF_TOKEN", raising=False)
    with local_hub() as server:
        monkeypatch.setenv("HF_ENDPOINT", server.endpoint)
        server.add(NAME, "tiny-8B-Q4_K_M.gguf", TARGET_DATA)
        server.add(NAME, "tiny-8B-Q8_0.gguf", model_bytes(700, 3))
        server.add(DRAFT, "tiny-0.5B-Q4_0.gguf", DRAFT_DATA)
        yield server


@pytest.fixture
def library(hub: LocalHub) -> Iterator[LibraryProcess]:
    with LibraryProcess() as process:
        yield process


def own_pair() -> None:
    model: dict[str, Any] = {"parameters": 8.0, "licence": "mit", "recommended": "Q4_K_M", "repository": NAME}
    model["files"] = {
        "Q4_K_M": {"name": "tiny-8B-Q4_K_M.gguf", "gigabytes": 0.0003},
        "Q4_0": {"name": "tiny-8B-Q4_0.gguf", "gigabytes": 0.00029},
        "Q2_K": {"name": "tiny-8B-Q2_K.gguf", "gigabytes": 0.0001},
    }
    draft: dict[str, Any] = {"parameters": 0.5, "licence": "mit", "recommended": "Q4_0", "repository": DRAFT}
    draft["files"] = {"Q4_0": {"name": "tiny-0.5B-Q4_0.gguf", "gigabytes": 0.00006}}
    pair = {"id": "tiny", "name": "Tiny", "family": "T", "vocabulary": "t", "target": model, "draft": draft,
            "purposes": ["chat"], "languages": ["en"], "good_for": "Tests.", "acceptance": 0.5}  # fmt: skip
    own_catalogue_file().parent.mkdir(parents=True, exist_ok=True)
    own_catalogue_file().write_text(json.dumps({"version": 1, "pairs": [pair]}))


def state_of(jobs: tuple[DownloadJob, ...]) -> list[JobState]:
    return [job.state for job in jobs]


def fetch(library: LibraryProcess, *references: str, order: int = 900) -> DownloadJob:
    """Download something to its end."""
    added = library.ask(AddDownload(order, "Tiny", references), DownloadAdded)
    jobs = library.jobs(lambda jobs: {job.id: job.state for job in jobs}.get(added.job) == "finished")
    return next(job for job in jobs if job.id == added.job)


def put(name: str, data: bytes = TARGET_DATA, folder: Path | None = None) -> Path:
    path = (folder or own_models()) / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return path


def test_it_greets_and_tells_of_downloads_unasked(library: LibraryProcess) -> None:
    assert library.hello is not None
    assert library.hello.protocol == PROTOCOL
    assert library.jobs(lambda _jobs: True) == ()


def test_pairs_are_listed_without_a_network(library: LibraryProcess, hub: LocalHub) -> None:
    listed = library.ask(ListPairs(1), PairsListed)
    assert len(listed.pairs) >= 12
    assert listed.machine.memory > 0
    assert listed.machine.measured_at is None
    assert all(pair.forecast is None and pair.fit.is_estimate for pair in listed.pairs)
    fits = [list(FitVerdict).index(pair.fit.verdict) for pair in listed.pairs]
    assert fits == sorted(fits)
    assert hub.asked == []


def test_memory_of_the_models_that_will_be_given_up_counts_as_free(library: LibraryProcess) -> None:
    now = library.ask(ListPairs(1), PairsListed).machine
    then = library.ask(ListPairs(2, given_up=now.memory), PairsListed).machine
    assert then.room > now.room


def test_a_pair_can_be_found_judged_downloaded_and_is_then_offered_as_installed(
    library: LibraryProcess, hub: LocalHub
) -> None:
    own_pair()
    pairs = library.ask(ListPairs(1), PairsListed).pairs
    offer = next(pair for pair in pairs if pair.id == "tiny")
    assert (offer.is_installed, offer.bytes_to_bring) == (False, 360_000)
    judged = library.ask(Judge(2, offer.target.reference, offer.draft.reference), Judged)
    assert judged.verdict is Verdict.WORKS
    assert "same 64 tokens" in " ".join(judged.reasons)
    assert judged.fit is not None
    assert not judged.fit.is_estimate

    job = fetch(library, offer.target.reference, offer.draft.reference)
    assert [Path(path).read_bytes() for path in job.paths] == [TARGET_DATA, DRAFT_DATA]
    assert (job.done, job.total, job.rate, job.kind) == (360_000, 360_000, 0.0, None)
    offer = next(pair for pair in library.ask(ListPairs(3), PairsListed).pairs if pair.id == "tiny")
    assert (offer.target.path, offer.draft.path) == job.paths
    assert (offer.is_installed, offer.bytes_to_bring, offer.measured) == (True, 0, None)

    library.ask(StoreTest(4, *job.paths, plain_speed=5.0, factor=1.8, prompts=4), Done)
    offer = next(pair for pair in library.ask(ListPairs(5), PairsListed).pairs if pair.id == "tiny")
    assert offer.measured is not None
    assert (offer.measured.factor, offer.measured.prompts) == (1.8, 4)
    renamed = library.ask(RenameModel(6, job.paths[0], "Other name"), ModelsChanged).path
    measured = library.ask(Judge(7, renamed, job.paths[1]), Judged).measured
    assert measured == offer.measured


def test_a_search_finds_repositories(library: LibraryProcess) -> None:
    found = library.ask(SearchHub(1, "tiny"), Found)
    assert {one.name for one in found.repositories} == {NAME, DRAFT}
    assert found.repositories[0].licence == "apache-2.0"


def test_a_repository_is_opened_with_words_for_its_files(library: LibraryProcess, hub: LocalHub) -> None:
    put("tiny-8B-Q4_K_M.gguf")
    opened = library.ask(OpenRepository(1, f"{hub.endpoint}/{NAME}"), RepositoryOpened)
    small, large = opened.choices
    assert (small.quantization, small.is_recommended, small.grade.value) == ("Q4_K_M", True, "balanced")
    assert opened.wanted == small.reference == f"hf:{NAME}/tiny-8B-Q4_K_M.gguf"
    assert "most people" in small.explanation
    assert (large.is_recommended, large.grade.value, large.path) == (False, "faithful", "")
    assert small.path == str(own_models() / "tiny-8B-Q4_K_M.gguf")
    assert (opened.gate, opened.has_access, opened.licence) == (Gate.OPEN, True, "apache-2.0")
    assert opened.page == f"{hub.endpoint}/{NAME}"


def test_what_was_named_is_what_is_wanted(library: LibraryProcess) -> None:
    opened = library.ask(OpenRepository(1, f"{NAME}:q8_0"), RepositoryOpened)
    assert opened.wanted.endswith("tiny-8B-Q8_0.gguf")


def test_another_version_keeps_its_name_in_references(library: LibraryProcess, hub: LocalHub) -> None:
    opened = library.ask(OpenRepository(1, f"{hub.endpoint}/{NAME}/tree/old"), RepositoryOpened)
    assert opened.wanted == f"{hub.endpoint}/{NAME}/resolve/old/tiny-8B-Q4_K_M.gguf"
    assert library.ask(Judge(2, opened.wanted), Judged).fit is not None


def test_relatives_are_suggested_as_drafts(library: LibraryProcess, hub: LocalHub) -> None:
    hub.add("somebody/Qwen2.5-7B-Instruct-GGUF", "qwen-Q4_0.gguf", TARGET_DATA)
    opened = library.ask(OpenRepository(1, "somebody/Qwen2.5-7B-Instruct-GGUF"), RepositoryOpened)
    assert opened.drafts
    assert opened.drafts[0].reference.startswith("hf:")
    assert "0.5b" in opened.drafts[0].repository.lower()


@pytest.mark.parametrize(
    ("order", "kind"),
    [
        (OpenRepository(1, "owner/nothing"), FailureKind.NOT_FOUND),
        (OpenRepository(1, "no name at all"), FailureKind.USAGE),
        (OpenRepository(1, f"{NAME}/other.gguf"), FailureKind.USAGE),
        (AddDownload(1, "x", ("hf:owner/nothing/a.gguf",)), FailureKind.NOT_FOUND),
        (Judge(1, "/no/such.gguf"), FailureKind.FILE),
        (PauseDownload(1, "none"), FailureKind.USAGE),
        (ResumeDownload(1, "none"), FailureKind.USAGE),
        (RemoveDownload(1, "none"), FailureKind.USAGE),
        (RenameModel(1, "/no/such.gguf", "x"), FailureKind.USAGE),
        (DeleteModel(1, "/no/such.gguf"), FailureKind.USAGE),
        (AddPlace(1, "/no/such.gguf"), FailureKind.FILE),
        (ForgetPlace(1, "/no/such"), FailureKind.USAGE),
        (CopyModel(1, "/no/such.gguf"), FailureKind.FILE),
        (SetToken(1, "not a token"), FailureKind.TOKEN),
        (StoreTest(1, "/no/a.gguf", "/no/b.gguf", 1.0, 1.0), FailureKind.FILE),
    ],
    ids=lambda value: type(value).__name__ if not isinstance(value, FailureKind) else "",
)
def test_what_cannot_be_done_is_said_with_its_kind(
    library: LibraryProcess, order: Any, kind: FailureKind
) -> None:
    failed = library.failure(order)
    assert failed.kind is kind
    assert failed.message.endswith(".")
    library.ask(ListPairs(2), PairsListed)


def test_limits_are_told_with_the_time_to_wait(library: LibraryProcess, hub: LocalHub) -> None:
    hub.api_troubles.append(Trouble.LIMIT)
    failed = library.failure(SearchHub(1, "tiny"))
    assert (failed.kind, failed.seconds) == (FailureKind.RATE_LIMIT, 7.0)


def test_a_web_page_instead_of_an_answer_is_a_failure(library: LibraryProcess, hub: LocalHub) -> None:
    hub.api_troubles.append(Trouble.WEB_PAGE)
    assert "sign in" in library.failure(SearchHub(1, "tiny")).hint


def test_without_a_hub_all_the_rest_works(hub: LocalHub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    put("a.gguf")
    with LibraryProcess() as library:
        assert library.failure(SearchHub(1, "tiny")).kind is FailureKind.OFFLINE
        assert library.failure(AddDownload(2, "x", (f"hf:{NAME}/a.gguf",))).kind is FailureKind.OFFLINE
        assert library.ask(ListPairs(3), PairsListed).pairs
        assert library.ask(ListInstalled(4), InstalledListed).models
    assert hub.asked == []


def test_a_slow_order_keeps_none_waiting_and_can_be_cancelled(library: LibraryProcess, hub: LocalHub) -> None:
    hub.api_troubles.append(Trouble.STALL)
    library.send(SearchHub(1, "tiny"))
    while not hub.asked:
        library.ask(ListPairs(2), PairsListed)
    assert library.ask(SearchHub(3, "tiny"), Found).repositories
    library.send(Cancel(1))
    assert library.answer(1, Failed).kind is FailureKind.CANCELLED
    library.send(Cancel(1))
    library.send(Cancel(77))
    library.ask(ListPairs(4), PairsListed)


def test_a_gated_repository_is_opened_once_its_licence_is_agreed_to(
    library: LibraryProcess, hub: LocalHub
) -> None:
    hub.repositories[NAME].gated = "auto"
    opened = library.ask(OpenRepository(1, NAME), RepositoryOpened)
    assert (opened.gate, opened.has_access) == (Gate.AUTOMATIC, False)
    added = library.ask(AddDownload(2, "Tiny", (opened.wanted,)), DownloadAdded)
    (job,) = library.jobs(lambda jobs: state_of(jobs) == [JobState.FAILED])
    assert (job.id, job.kind, job.page) == (added.job, FailureKind.GATED, f"{hub.endpoint}/{NAME}")
    hub.repositories[NAME].allowed = {"tester"}
    state = library.ask(SetToken(3, TOKEN), TokenState)
    assert (state.place, state.account) == (TokenPlace.FILE, "tester")
    assert library.ask(OpenRepository(4, NAME), RepositoryOpened).has_access
    library.ask(ResumeDownload(5, added.job), Done)
    (job,) = library.jobs(lambda jobs: state_of(jobs) == [JobState.FINISHED])
    assert Path(job.paths[0]).read_bytes() == TARGET_DATA


def test_a_token_is_kept_only_when_it_is_accepted(library: LibraryProcess, hub: LocalHub) -> None:
    assert library.ask(AskToken(1), TokenState).place is TokenPlace.NOWHERE
    library.ask(SetToken(2, TOKEN), TokenState)
    assert library.failure(SetToken(3, "hf_wrong")).kind is FailureKind.TOKEN
    assert library.ask(AskToken(4), TokenState).account == "tester"
    assert library.ask(ForgetToken(5), TokenState).place is TokenPlace.NOWHERE
    assert not hub_token_file().exists()


def test_a_token_is_kept_unchecked_where_the_hub_is_silent(library: LibraryProcess, hub: LocalHub) -> None:
    hub.api_troubles.append(Trouble.FAULT)
    state = library.ask(SetToken(1, TOKEN), TokenState)
    assert (state.place, state.account) == (TokenPlace.FILE, "")
    assert "fault" in state.problem


def test_no_token_is_in_a_log_or_a_report(hub: LocalHub) -> None:
    with LibraryProcess() as library:
        library.ask(SetToken(1, TOKEN), TokenState)
        fetch(library, f"hf:{NAME}/tiny-8B-Q4_K_M.gguf")
        library.failure(SetToken(2, TOKEN + " and more"))
    assert TOKEN not in library_log().read_text()
    assert "signature" not in library_log().read_text()
    assert TOKEN.encode() not in library.errors
    assert all("authorization" not in request.headers for request in hub.fetched)


def test_installed_models_are_listed_at_once_and_again_with_their_heads(
    library: LibraryProcess, tmp_path: Path
) -> None:
    path = put("a-Q4_0.gguf")
    put("broken.gguf", b"GGUF but no model")
    put(PARTS[0], TARGET_DATA, own_models() / "half")
    listed = library.ask(ListInstalled(1), InstalledListed)
    (early,) = library.before
    assert isinstance(early, InstalledListed)
    assert [model.facts for model in early.models if model.place is PlaceKind.OWN] == [None, None]
    model = next(model for model in listed.models if model.path == str(path))
    assert (model.name, model.bytes, model.quantization) == ("a-Q4_0", len(TARGET_DATA), "Q4_0")
    assert (model.is_writable, model.freed_by_deleting) == (True, len(TARGET_DATA))
    assert model.facts is not None
    assert (model.facts.kind, model.facts.vocabulary) == (ModelKind.TEXT, len(SOME_TOKENS))
    broken = next(model for model in listed.models if model.name == "broken")
    assert broken.facts is None
    assert broken.fault
    assert "parts missing" in listed.unreadable[0].reason
    assert PlaceKind.OWN in {place.kind for place in listed.places}


def test_known_heads_are_listed_at_once(library: LibraryProcess) -> None:
    put("a-Q4_0.gguf")
    library.ask(ListInstalled(1), InstalledListed)
    assert library.ask(ListInstalled(2), InstalledListed).is_complete
    assert library.before == []


def test_models_are_taken_in_renamed_and_deleted(library: LibraryProcess, tmp_path: Path) -> None:
    elsewhere = put("b.gguf", DRAFT_DATA, tmp_path)
    assert library.ask(AddPlace(1, str(elsewhere)), ModelsChanged).path == str(elsewhere)
    copied = library.ask(CopyModel(2, str(elsewhere)), ModelsChanged).path
    assert all(isinstance(report, CopyProgress) for report in library.before)
    assert library.before
    assert Path(copied).parent == own_models()
    assert "already" in library.failure(CopyModel(3, str(elsewhere))).message
    renamed = library.ask(RenameModel(4, copied, "c"), ModelsChanged).path
    assert Path(renamed).name == "c.gguf"
    failed = library.failure(DeleteModel(5, renamed, in_use=(renamed,)))
    assert (failed.kind, Path(renamed).exists()) == (FailureKind.IN_USE, True)
    assert library.ask(DeleteModel(6, renamed), ModelsChanged).freed == len(DRAFT_DATA)
    assert library.ask(DeleteModel(7, str(elsewhere)), ModelsChanged).freed == 0
    assert elsewhere.exists()
    names = [model.name for model in library.ask(ListInstalled(8), InstalledListed).models]
    assert not {"b", "c"} & set(names)


def test_a_copy_that_is_stopped_leaves_nothing_behind(hub: LocalHub, tmp_path: Path) -> None:
    large = put("large.gguf", TARGET_DATA, tmp_path)
    with large.open("r+b") as file:
        file.truncate(400_000_000)
    with LibraryProcess() as library:
        library.send(CopyModel(1, str(large)))
        while not isinstance(library.next(), CopyProgress):
            pass
        library.send(Quit())
        assert library.process.wait(10) == 0
    assert [path.name for path in own_models().iterdir() if path.suffix != ".gguf"] == []


def test_a_folder_can_be_added_and_forgotten(library: LibraryProcess, tmp_path: Path) -> None:
    put("b.gguf", DRAFT_DATA, tmp_path / "models")
    library.ask(AddPlace(1, str(tmp_path / "models")), ModelsChanged)
    listed = library.ask(ListInstalled(2), InstalledListed)
    assert "b" in {model.name for model in listed.models}
    assert str(tmp_path / "models") in {p.folder for p in listed.places if p.kind is PlaceKind.ADDED}
    library.ask(ForgetPlace(3, str(tmp_path / "models")), ModelsChanged)
    assert "b" not in {m.name for m in library.ask(ListInstalled(4), InstalledListed).models}


def test_every_installed_model_is_judged_as_a_draft_and_none_is_hidden(library: LibraryProcess) -> None:
    target = put("target.gguf")
    put("draft.gguf", DRAFT_DATA)
    put("same-size.gguf", model_bytes(512, 9))
    put("broken.gguf", b"GGUF but no model")
    judged = library.ask(JudgeDrafts(1, str(target)), DraftsJudged)
    own = [draft for draft in judged.drafts if draft.model.place is PlaceKind.OWN]
    assert [draft.model.name for draft in own] == ["draft", "same-size", "broken"]
    good, dear, broken = own
    assert good.verdict is Verdict.WORKS
    assert good.fit is not None
    assert "same 64 tokens" in good.main_reason
    assert dear.verdict is Verdict.WITH_CARE
    assert "no smaller" in dear.main_reason
    assert broken.verdict is None
    assert broken.main_reason == broken.model.fault


def test_asking_for_the_same_files_again_gives_the_same_job(library: LibraryProcess, hub: LocalHub) -> None:
    job = fetch(library, f"hf:{DRAFT}/tiny-0.5B-Q4_0.gguf")
    again = fetch(library, f"hf:{DRAFT}/tiny-0.5B-Q4_0.gguf", order=901)
    assert again.id == job.id
    assert len(hub.fetched) == 1


def test_of_a_split_model_all_parts_come_and_the_first_is_to_be_loaded(
    library: LibraryProcess, hub: LocalHub
) -> None:
    for number, name in enumerate(PARTS):
        hub.add("owner/big-GGUF", name, model_bytes(64, number, 50_000))
    job = fetch(library, f"hf:owner/big-GGUF/{PARTS[0]}")
    assert [Path(path).name for path in job.paths] == [PARTS[0]]
    assert job.total == 100_000


def test_a_download_can_be_paused_resumed_and_removed(library: LibraryProcess, hub: LocalHub) -> None:
    hub.always, hub.pause = Trouble.SLOW, 0.2
    added = library.ask(AddDownload(1, "Tiny", (f"hf:{NAME}/tiny-8B-Q4_K_M.gguf",)), DownloadAdded)
    (job,) = library.jobs(lambda jobs: bool(jobs) and 0 < jobs[0].done < jobs[0].total)
    assert (job.state, job.phase) == (JobState.RUNNING, "receiving")
    library.ask(PauseDownload(2, added.job), Done)
    (job,) = library.jobs(lambda jobs: state_of(jobs) == [JobState.PAUSED])
    assert job.rate == 0.0
    library.ask(ResumeDownload(3, added.job), Done)
    library.jobs(lambda jobs: state_of(jobs) == [JobState.RUNNING])
    freed = library.ask(RemoveDownload(4, added.job), Done).freed
    assert freed > 0
    assert library.jobs(lambda jobs: not jobs) == ()
    assert not [path for path in own_models().rglob("*") if path.is_file()]


def test_a_file_that_was_renamed_on_the_hub_is_found_by_how_it_is_stored(library: LibraryProcess) -> None:
    job = fetch(library, f"hf:{NAME}/older-name-Q8_0.gguf")
    assert [Path(path).name for path in job.paths] == ["tiny-8B-Q8_0.gguf"]


def test_one_job_is_brought_after_the_other(library: LibraryProcess, hub: LocalHub) -> None:
    hub.always, hub.pause = Trouble.SLOW, 0.2
    for number, name in enumerate((f"hf:{NAME}/tiny-8B-Q4_K_M.gguf", f"hf:{DRAFT}/tiny-0.5B-Q4_0.gguf")):
        library.ask(AddDownload(number, "Tiny", (name,)), DownloadAdded)
    library.jobs(lambda jobs: state_of(jobs) == [JobState.RUNNING, JobState.WAITING])
    library.jobs(lambda jobs: state_of(jobs) == [JobState.FINISHED, JobState.RUNNING])
    library.jobs(lambda jobs: state_of(jobs) == [JobState.FINISHED, JobState.FINISHED])


def test_after_kill_the_next_process_goes_on_where_it_was(hub: LocalHub) -> None:
    hub.always = Trouble.SLOW
    with LibraryProcess() as library:
        library.ask(AddDownload(1, "Tiny", (f"hf:{NAME}/tiny-8B-Q4_K_M.gguf",)), DownloadAdded)
        (job,) = library.jobs(lambda jobs: bool(jobs) and jobs[0].done >= 50_000)
        library.process.kill()
    hub.always = None
    with LibraryProcess() as library:
        (job,) = library.jobs(lambda jobs: state_of(jobs) == [JobState.FINISHED])
    assert Path(job.paths[0]).read_bytes() == TARGET_DATA
    starts = [int(one.headers.get("range", "bytes=0-")[6:].partition("-")[0]) for one in hub.fetched]
    assert starts[0] == 0
    assert starts[-1] >= 40_000


@pytest.mark.parametrize("by_word", [True, False], ids=["quit", "end-of-input"])
def test_what_ran_when_the_window_closed_goes_on_at_the_next_start(hub: LocalHub, by_word: bool) -> None:
    hub.always = Trouble.SLOW
    with LibraryProcess() as library:
        library.ask(AddDownload(1, "Tiny", (f"hf:{NAME}/tiny-8B-Q4_K_M.gguf",)), DownloadAdded)
        library.jobs(lambda jobs: bool(jobs) and jobs[0].done > 0)
        if by_word:
            library.send(Quit())
        elif library.process.stdin is not None:
            library.process.stdin.close()
        assert library.process.wait(10) == 0
    assert [job["state"] for job in json.loads(downloads_file().read_text())] == ["waiting"]
    hub.always = None
    with LibraryProcess() as library:
        library.jobs(lambda jobs: state_of(jobs) == [JobState.FINISHED])


def test_what_was_paused_stays_paused_over_restarts(hub: LocalHub) -> None:
    hub.always = Trouble.SLOW
    with LibraryProcess() as library:
        added = library.ask(AddDownload(1, "Tiny", (f"hf:{NAME}/tiny-8B-Q4_K_M.gguf",)), DownloadAdded)
        library.jobs(lambda jobs: bool(jobs) and jobs[0].done > 0)
        library.ask(PauseDownload(2, added.job), Done)
    with LibraryProcess() as library:
        (job,) = library.jobs(lambda _jobs: True)
        assert (job.state, job.done > 0) == (JobState.PAUSED, True)


@pytest.mark.parametrize("by_word", [True, False], ids=["cancelled", "killed"])
def test_measuring_the_machine_ends_with_whoever_wanted_it(library: LibraryProcess, by_word: bool) -> None:
    library.send(MeasureMachine(1))
    while not isinstance(report := library.next(), MeasureProgress):
        pass
    assert (report.done, report.total > 5) == (0, True)
    children = psutil.Process(library.process.pid).children()
    assert len(children) == 1
    if by_word:
        library.send(Cancel(1))
        assert library.answer(1, Failed).kind is FailureKind.CANCELLED
    else:
        library.process.kill()
    assert psutil.wait_procs(children, timeout=30)[1] == []
    assert not kernels_file().exists()


def measured(slower: float = 1.0) -> None:
    """Remember kernels of this machine, those of Q4_K so many times slower than others."""
    curve = {tokens: 1e-10 * (1 + tokens / 16) for tokens in (1, 4, 16)}
    slow = {tokens: slower * seconds for tokens, seconds in curve.items()}
    kernels = {"Q4_0": curve, "Q4_K": slow, "Q2_K": curve}
    KernelStore(kernels_file()).put(StoredKernels(processor_name(), "any build", 2, kernels, 1e-9))


@pytest.mark.parametrize(("slower", "quantization"), [(1.0, "Q4_K_M"), (2.0, "Q4_0")])
def test_of_two_ways_that_keep_as_much_the_clearly_faster_one_is_offered(
    library: LibraryProcess, slower: float, quantization: str
) -> None:
    own_pair()
    measured(slower)
    pairs = library.ask(ListPairs(1), PairsListed).pairs
    assert next(pair for pair in pairs if pair.id == "tiny").target.quantization == quantization


def test_a_measured_machine_foretells_speeds(library: LibraryProcess) -> None:
    measured()
    listed = library.ask(ListPairs(1), PairsListed)
    assert listed.machine.measured_at is not None
    assert all(pair.forecast is not None and pair.forecast.factor > 1.0 for pair in listed.pairs)
    fast = [
        pair.forecast.plain_speed * pair.forecast.factor >= 8.0
        for pair in listed.pairs
        if pair.forecast is not None and pair.fit.verdict is FitVerdict.FITS
    ]
    assert fast == sorted(fast, reverse=True)
    target, draft = put("target-Q4_0.gguf"), put("draft-Q4_0.gguf", DRAFT_DATA)
    judged = library.ask(Judge(2, str(target), str(draft)), Judged)
    assert judged.forecast is not None
    assert not judged.forecast.is_rough
    drafts = library.ask(JudgeDrafts(3, str(target)), DraftsJudged).drafts
    assert drafts[0].forecast == judged.forecast


def test_nonsense_is_refused_and_work_goes_on(library: LibraryProcess) -> None:
    assert library.process.stdin is not None
    library.process.stdin.write(b'{"type":"Dance","id":5}\n\xff\n')
    library.process.stdin.flush()
    assert "did not understand" in library.answer(5, Failed).message
    library.ask(ListPairs(6), PairsListed)


def test_a_window_that_is_gone_ends_it_with_all_it_started(hub: LocalHub) -> None:
    hub.always = Trouble.STALL
    with LibraryProcess() as library:
        library.ask(AddDownload(1, "Tiny", (f"hf:{NAME}/tiny-8B-Q4_K_M.gguf",)), DownloadAdded)
        library.jobs(lambda jobs: bool(jobs) and jobs[0].done > 0)
        children = psutil.Process(library.process.pid).children(recursive=True)
        assert library.process.stdin is not None
        assert library.process.stdout is not None
        library.process.stdin.close()
        assert library.process.wait(10) == 0
        assert children == []
