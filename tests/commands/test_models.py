"""`models`: what is here, what the Hub has, and what may be done to it."""

import io
import json
import mmap
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.storage.paths import hub_token_file, own_catalogue_file, own_models
from tests.commands.conftest import Run, complaint
from tests.support.hub_contents import TOKEN, Trouble
from tests.support.local_hub import LocalHub, local_hub

DATA = b"GGUF" + bytes(1000)
NAME = "owner/tiny-GGUF"


@pytest.fixture(autouse=True)
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[LocalHub]:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.null.Keyring")
    monkeypatch.setattr("app.service.model_shelf.system_keyring", lambda: None)
    monkeypatch.delenv("HF_TOKEN", raising=False)
    with local_hub() as server:
        monkeypatch.setenv("HF_ENDPOINT", server.endpoint)
        for kind in ("Q4_K_M", "Q8_0"):
            server.add(NAME, f"tiny-{kind}.gguf", DATA + kind.encode())
        yield server


@pytest.fixture(autouse=True)
def _no_starter(monkeypatch: pytest.MonkeyPatch) -> None:
    from app.errors import ModelFileError

    def nothing() -> Path:
        raise ModelFileError("It is gone.")

    monkeypatch.setattr("app.service.model_shelf.starter_model", nothing)


def put(*parts: str) -> Path:
    path = own_models().joinpath(*parts)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(DATA)
    return path


def listed(run: Run) -> list[str]:
    return [model["name"] for model in json.loads(run("models", "--json").out)]


def test_the_models_of_this_machine_are_listed(run: Run) -> None:
    path = put("owner", "repo", "a-Q4_0.gguf")
    assert run("models").out == f"a-Q4_0  1 kB  own  {path}\n"
    (model,) = json.loads(run("models", "list", "--json").out)
    assert (model["name"], model["quantization"], model["place"]) == ("a-Q4_0", "Q4_0", "own")
    assert (model["path"], model["freed_by_deleting"]) == (str(path), len(DATA))


def test_without_models_nothing_is_printed(run: Run) -> None:
    assert (run("models").out, run("models", "--json").out) == ("", "[]\n")


def test_the_hub_is_searched(run: Run) -> None:
    assert run("models", "search", "tiny").out == f"{NAME}  1 downloads  apache-2.0  open\n"
    (found,) = json.loads(run("models", "search", "tiny", "gguf", "--json").out)
    assert found["name"] == NAME
    nothing = run("models", "search", "nonesuch")
    assert (nothing.status, nothing.out) == (0, "")


def test_a_repository_shows_its_models_and_the_recommended_one(run: Run) -> None:
    out = run("models", "show", NAME).out.splitlines()
    assert out[0] == f"{NAME} (apache-2.0, open)"
    assert [line.split()[0] for line in out[1:]] == ["Q8_0", "Q4_K_M"]
    assert out[2].endswith("recommended")
    shown = json.loads(run("models", "show", f"https://huggingface.co/{NAME}", "--json").out)
    assert [model["recommended"] for model in shown["models"]] == [False, True]


def test_the_pairs_are_listed_and_a_wrong_file_of_ones_own_is_said(run: Run) -> None:
    outcome = run("models", "pairs")
    assert "llama-3.2-3b" in outcome.out
    assert outcome.err == ""
    assert len(json.loads(run("models", "pairs", "--json").out)) >= 12
    own_catalogue_file().parent.mkdir(parents=True)
    own_catalogue_file().write_text("{")
    assert "left out" in run("models", "pairs").err


def test_models_are_taken_in_renamed_and_deleted(run: Run, tmp_path: Path) -> None:
    elsewhere = tmp_path / "b.gguf"
    elsewhere.write_bytes(DATA)
    assert run("models", "add", elsewhere).out == f"{elsewhere}\n"
    assert listed(run) == ["b"]
    assert "no longer known" in run("models", "rm", "b").err
    assert elsewhere.exists()
    assert run("models", "add", elsewhere, "--copy").out == f"{own_models() / 'b.gguf'}\n"
    assert run("models", "rename", "b", "c").out == f"{own_models() / 'c.gguf'}\n"
    assert "1 kB are free" in run("models", "rm", "c").err
    assert listed(run) == []


def test_a_folder_is_taken_in_and_forgotten(run: Run, tmp_path: Path) -> None:
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "d.gguf").write_bytes(DATA)
    run("models", "add", tmp_path / "more")
    assert listed(run) == ["d"]
    assert run("models", "forget", tmp_path / "more").status == 0
    assert listed(run) == []
    complaint(run("models", "forget", tmp_path / "more"), 2)


def test_a_name_of_nothing_and_a_name_of_two_are_refused(run: Run) -> None:
    put("one", "a.gguf")
    path = put("two", "a.gguf")
    assert 'no model "b"' in complaint(run("models", "rm", "b"), 2)
    assert "Several models" in complaint(run("models", "rm", "a"), 2)
    assert run("models", "rm", path).status == 0


def test_a_token_is_read_from_standard_input_and_never_printed(
    run: Run, hub: LocalHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(f"{TOKEN}\n"))
    kept = run("models", "token")
    assert "kept in the file" in kept.err
    assert TOKEN not in kept.err + kept.out
    assert run("models", "token", "--check").out == "tester (file)\n"
    run("models", "search", "tiny")
    assert hub.asked[-1].headers["authorization"] == f"Bearer {TOKEN}"
    run("models", "token", "--forget")
    assert not hub_token_file().exists()
    assert "no access token" in complaint(run("models", "token", "--check"), 1)


def test_a_program_hears_what_went_wrong_on_standard_output(run: Run, hub: LocalHub) -> None:
    hub.api_troubles.append(Trouble.LIMIT)
    outcome = run("models", "search", "tiny", "--json")
    assert outcome.status == 1
    error = json.loads(outcome.out)["error"]
    assert (error["kind"], error["message"]) == (
        "RateLimitError",
        "The Hub gets too many requests from here.",
    )


def test_a_gated_repository_tells_whether_this_person_may_fetch(
    run: Run, hub: LocalHub, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub.repositories[NAME].gated = "auto"
    shown = json.loads(run("models", "show", NAME, "--json").out)
    assert (shown["gate"], shown["has_access"]) == ("automatic", False)
    hub.repositories[NAME].allowed.add("tester")
    monkeypatch.setenv("HF_TOKEN", TOKEN)
    assert json.loads(run("models", "show", NAME, "--json").out)["has_access"]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells")
def test_a_model_that_some_program_has_loaded_stays(run: Run) -> None:
    path = put("a.gguf")
    with path.open("rb") as file, mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ):
        assert "is loaded" in complaint(run("models", "rm", "a"), 1)
        assert "is loaded" in complaint(run("models", "rename", "a", "b"), 1)
    assert run("models", "rm", "a").status == 0


def test_what_goes_wrong_on_the_hub_is_one_line(run: Run, hub: LocalHub) -> None:
    hub.api_troubles.append(Trouble.LIMIT)
    assert "too many requests" in complaint(run("models", "search", "tiny"), 1)
    assert "no repository owner/nothing" in complaint(run("models", "show", "owner/nothing"), 1)
    assert "names no repository" in complaint(run("models", "show", "nothing"), 2)
    assert "--limit" in complaint(run("models", "search", "tiny", "--limit", 0), 2)
