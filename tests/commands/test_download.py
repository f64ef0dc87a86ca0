"""`download`: models and pairs arrive, whatever is typed, stopped or broken."""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from app.commands.download_report import progress_text
from app.library.download import Phase, Progress
from app.library.download_queue import DownloadQueue
from app.storage.paths import downloads_file, own_catalogue_file, own_models
from tests.commands.conftest import Run, complaint
from tests.support.hub_contents import Trouble
from tests.support.local_hub import LocalHub, local_hub

ROOT = Path(__file__).resolve().parents[2]
NAME = "owner/tiny-GGUF"
DATA = b"GGUF" + random.Random(5).randbytes(2_000_000)
DRAFT = b"GGUF" + random.Random(6).randbytes(200_000)
PATIENCE = 60


@pytest.fixture(autouse=True)
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalHub]:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")
    monkeypatch.setattr("app.service.model_shelf.system_keyring", lambda: None)
    monkeypatch.delenv("HF_TOKEN", raising=False)
    before = signal.getsignal(signal.SIGTERM)
    with local_hub() as server:
        monkeypatch.setenv("HF_ENDPOINT", server.endpoint)
        server.add(NAME, "tiny-Q4_K_M.gguf", DATA)
        server.add(NAME, "tiny-Q8_0.gguf", DATA + DATA)
        server.add("owner/draft-GGUF", "draft-Q4_0.gguf", DRAFT)
        yield server
    signal.signal(signal.SIGTERM, before)


def events(out: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in out.splitlines()]


def own_pair() -> None:
    model = {"parameters": 1.0, "licence": "mit", "recommended": "Q4_K_M", "repository": NAME}
    model["files"] = {"Q4_K_M": {"name": "tiny-Q4_K_M.gguf"}}
    draft = {"parameters": 0.1, "licence": "mit", "recommended": "Q6_K", "repository": "owner/draft-GGUF"}
    draft["files"] = {"Q6_K": {"name": "draft-Q6_K.gguf"}}
    pair = {"id": "tiny", "name": "Tiny", "family": "T", "vocabulary": "t", "target": model, "draft": draft,
            "purposes": ["chat"], "languages": ["en"], "good_for": "Tests.", "acceptance": 0.5}  # fmt: skip
    own_catalogue_file().parent.mkdir(parents=True, exist_ok=True)
    own_catalogue_file().write_text(json.dumps({"version": 1, "pairs": [pair]}))


def test_a_model_arrives_and_its_path_is_all_that_is_printed(run: Run) -> None:
    outcome = run("download", NAME)
    path = own_models() / NAME / "tiny-Q4_K_M.gguf"
    assert (outcome.status, outcome.out) == (0, f"{path}\n")
    assert path.read_bytes() == DATA


@pytest.mark.parametrize(
    "words",
    [
        (f"{NAME}:q8_0",),
        (NAME, "--quantization", "Q8_0"),
        (f"{NAME}/tiny-Q8_0.gguf",),
        (f"https://huggingface.co/{NAME}/blob/main/tiny-Q8_0.gguf",),
    ],
)
def test_one_model_of_several_is_chosen(run: Run, tmp_path: Path, words: tuple[str, ...]) -> None:
    outcome = run("download", *words, "--folder", tmp_path)
    assert outcome.out == f"{tmp_path / NAME / 'tiny-Q8_0.gguf'}\n"


def test_a_pair_arrives_as_one_with_the_draft_its_repository_has_now(run: Run) -> None:
    own_pair()
    outcome = run("download", "tiny")
    target, draft = (Path(line) for line in outcome.out.splitlines())
    assert target.read_bytes() == DATA
    assert draft.read_bytes() == DRAFT
    assert "no Q2_K" in complaint(run("download", "tiny", "--draft-quantization", "Q2_K"), 2)


def test_a_program_hears_an_event_a_line(run: Run) -> None:
    told = events(run("download", NAME, "--json").out)
    assert [told[0]["event"], told[-1]["event"]] == ["job", "finished"]
    assert told[0]["total"] == len(DATA)
    last = told[-2]
    assert (last["event"], last["phase"], last["done"]) == ("progress", "finished", len(DATA))
    assert told[-1]["files"] == [str(own_models() / NAME / "tiny-Q4_K_M.gguf")]


def test_a_failure_is_told_to_people_and_to_programs(run: Run, hub: LocalHub) -> None:
    hub.repositories[NAME].gated = "manual"
    outcome = run("download", NAME, "--json")
    assert outcome.status == 1
    assert "agreed to its licence" in outcome.err
    failed = events(outcome.out)[-1]
    assert (failed["event"], failed["kind"]) == ("failed", "GatedError")
    assert failed["page"] == f"{hub.endpoint}/{NAME}"
    (job,) = json.loads(run("download", "--list", "--json").out)
    assert (job["state"], job["message"]) == ("failed", failed["message"])
    hub.repositories[NAME].gated = False
    assert run("download").status == 0  # all that is open
    assert json.loads(run("download", "--list", "--json").out)[0]["state"] == "finished"


def test_what_does_not_exist_is_told_before_there_is_a_job(run: Run) -> None:
    outcome = run("download", "owner/nothing", "--json")
    assert outcome.status == 1
    assert events(outcome.out)[0]["kind"] == "NotFoundError"
    assert "no Q2_K" in complaint(run("download", f"{NAME}:Q2_K"), 2)
    assert "names no repository" in complaint(run("download", "nonsense"), 2)
    assert run("download").status == 0  # nothing is open


def test_a_damaged_model_is_told_and_not_kept(run: Run, hub: LocalHub) -> None:
    hub.always = Trouble.FLIPPED
    assert "arrived damaged" in complaint(run("download", NAME), 1)
    assert list(own_models().rglob("*.gguf")) == []


def test_a_download_is_listed_and_cancelled(run: Run, hub: LocalHub) -> None:
    hub.always = Trouble.WEB_PAGE
    complaint(run("download", NAME), 1)
    line = run("download", "--list").out
    job_id = line.split()[0]
    assert "failed" in line
    assert "Instead of tiny-Q4_K_M.gguf a web page came." in line
    assert "cancelled" in run("download", "--remove", job_id).err
    assert run("download", "--list").out == ""
    complaint(run("download", "--remove", job_id), 2)


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_stopped_download_goes_on(run: Run, hub: LocalHub, how: signal.Signals) -> None:
    hub.always, hub.pause = Trouble.SLOW, 0.05
    line = [sys.executable, "-m", "app", "download", NAME, "--json"]
    with subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        for text in child.stdout:
            told = json.loads(text)
            if told["event"] == "progress" and told["done"] > 0:
                break
        child.send_signal(how)
        out, errors = child.communicate(timeout=PATIENCE)
    assert child.returncode == 1
    assert "goes on from here" in errors
    assert "Traceback" not in errors
    assert events(out)[-1]["event"] == "paused"
    (job,) = DownloadQueue(downloads_file()).jobs()
    assert job.state == "paused"
    assert 0 < job.done() < len(DATA)
    hub.always = None
    fetched = len(hub.fetched)
    assert run("download").status == 0
    assert hub.fetched[fetched].headers["range"] != "bytes=0-"
    assert (own_models() / NAME / "tiny-Q4_K_M.gguf").read_bytes() == DATA


@pytest.mark.skipif(os.name != "posix", reason="pipes that break")
def test_it_ends_when_nobody_listens_any_more(hub: LocalHub) -> None:
    hub.always, hub.pause = Trouble.SLOW, 0.05
    line = [sys.executable, "-m", "app", "download", NAME, "--json"]
    with subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        child.stdout.readline()
        child.stdout.close()
        assert child.wait(timeout=PATIENCE) == 1
    (job,) = DownloadQueue(downloads_file()).jobs()
    assert job.state == "paused"


@pytest.mark.parametrize(
    ("progress", "words"),
    [
        (Progress(Phase.RECEIVING, 500, 1000, 0.0, None), "50 %  0 kB of 1 kB  nothing arrives"),
        (Progress(Phase.RECEIVING, 1_500_000_000, 3_000_000_000, 2e6, 750.0), "2 MB/s  12 min 30 s left"),
        (Progress(Phase.RECEIVING, 1, 10**13, 2e6, 5e6), "1388 h 53 min left"),
        (Progress(Phase.WAITING, 0, 1000, 0.0, None, "The Hub is tired."), "waiting: The Hub is tired."),
        (Progress(Phase.CHECKING, 0, 1000, 0.0, None), "looking at what is here"),
        (Progress(Phase.FINISHED, 1000, 1000, 0.0, 0.0), "100 %  1 kB of 1 kB"),
    ],
)
def test_progress_is_told_in_one_line(progress: Progress, words: str) -> None:
    assert words in progress_text(progress)
