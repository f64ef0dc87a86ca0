"""`python -m app …` as a shell starts it: only what needs a process of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support.tiny_models import TinyModels

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60


def command(models: TinyModels, *arguments: object) -> list[str]:
    common = ("generate", "--target", models.target, "--threads", 1, "--prompt", "Hi", *arguments)
    return [sys.executable, "-m", "app", *map(str, common)]


def run(command_line: list[str], **more: Any) -> subprocess.CompletedProcess[bytes]:
    options: dict[str, Any] = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "check": False, **more}
    return subprocess.run(command_line, cwd=ROOT, timeout=PATIENCE, **options)


def test_a_reply_is_all_that_is_printed(models: TinyModels) -> None:
    done = run(command(models, "--max-tokens", 12, "--draft", models.draft))
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b"\n")
    assert len(done.stdout) > 5


def test_the_prompt_is_read_from_standard_input(models: TinyModels) -> None:
    line = [part for part in command(models, "--max-tokens", 12) if part not in ("--prompt", "Hi")]
    assert run([*line, "-"], input=b"Hi").stdout == run(command(models, "--max-tokens", 12)).stdout


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("unknown_architecture", b"unknown model architecture: 'nonesuch'"),
        ("truncated", b"truncated.gguf is incomplete"),
    ],
)
def test_a_failure_is_one_line_with_nothing_of_llama_cpp_around_it(
    models: TinyModels, name: str, words: bytes
) -> None:
    line = command(models)
    line[line.index(str(models.target))] = str(getattr(models, name))
    done = run(line)
    assert (done.returncode, done.stdout) == (1, b"")
    assert done.stderr.count(b"\n") == 1
    assert words in done.stderr


def test_wrong_use_does_not_wait_for_llama_cpp_to_fail(models: TinyModels) -> None:
    done = run(command(models, "--temperature", -1))
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr == b"slipstream: The temperature cannot be -1. It must be 0 or more.\n"


def test_a_reader_that_leaves_early_ends_it_without_a_word(models: TinyModels) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = run(command(models, "--max-tokens", 12), stdout=writing)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("form", [[], ["--json"]])
def test_a_full_disk_is_told_in_one_line(models: TinyModels, form: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = run(command(models, "--max-tokens", 12, *form), stdout=full)
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1
    assert b"No space left on device" in done.stderr


def test_a_terminal_that_knows_ascii_only_shows_the_rest(models: TinyModels) -> None:
    done = run(command(models, "--max-tokens", 40), env={**os.environ, "PYTHONIOENCODING": "ascii"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="needs a pipe of a chosen size")
def test_ctrl_c_ends_a_reply_and_keeps_what_was_written(models: TinyModels) -> None:
    import fcntl

    # The pipe holds less than the whole reply, so it cannot be over before the signal comes.
    line = command(models, "--context", 8192)
    process = subprocess.Popen(line, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    fcntl.fcntl(process.stdout, fcntl.F_SETPIPE_SZ, 4096)
    first = process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    rest, errors = process.communicate(timeout=PATIENCE)
    assert (process.returncode, errors) == (1, b"")
    assert first
    assert rest.endswith(b"\n")
