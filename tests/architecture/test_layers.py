"""The arrows of the design: who may import whom, and what a module may look like."""

import ast
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.import_rules import REACH, violations

ROOT = Path(__file__).resolve().parents[2]
APP = ROOT / "app"
MODULES = sorted(APP.rglob("*.py"))
SUPPORT = sorted((ROOT / "tests" / "support").rglob("*.py"))

RULE_LINES = 300
MOST_LINES = 400
NO_NAMES = {"util", "utils", "common", "helper", "helpers", "manager", "managers", "misc"}


def inside_app(module: Path) -> str:
    return module.relative_to(APP).as_posix()


def lines(module: Path) -> int:
    return len(module.read_text("utf-8").splitlines())


def test_there_are_modules_to_judge() -> None:
    assert len(MODULES) > 50


@pytest.mark.parametrize("module", MODULES, ids=inside_app)
def test_every_import_follows_the_arrows(module: Path) -> None:
    assert violations(inside_app(module), module.read_text("utf-8")) == []


def test_every_part_of_app_has_its_place_in_the_arrows() -> None:
    parts = {inside_app(module).split("/")[0].removesuffix(".py") for module in MODULES}
    assert parts - {"__init__"} <= set(REACH)


def test_no_module_is_longer_than_the_hard_limit() -> None:
    assert [str(module) for module in [*MODULES, *SUPPORT] if lines(module) > MOST_LINES] == []


def test_nearly_all_modules_keep_to_the_rule_of_300_lines() -> None:
    long = [str(module) for module in [*MODULES, *SUPPORT] if lines(module) > RULE_LINES]
    assert len(long) <= len(MODULES) // 20, long


def test_modules_are_named_after_what_they_are() -> None:
    parts = {part for module in MODULES for part in module.relative_to(APP).with_suffix("").parts}
    assert [part for part in sorted(parts) if NO_NAMES & set(part.split("_"))] == []


def test_every_package_says_what_it_is() -> None:
    for folder in {module.parent for module in MODULES}:
        start = folder / "__init__.py"
        assert start.is_file(), f"{folder} is no package"
        assert ast.get_docstring(ast.parse(start.read_text("utf-8"))), f"{start} has no docstring"


@pytest.mark.parametrize(
    ("module", "kept_out"),
    [
        ("app.bootstrap", ["llama_cpp", "numpy", "jinja2", "app.service.session", "app.core.llama"]),
        ("app.service.host", ["PySide6"]),
        ("app.service.library_host", ["PySide6", "llama_cpp", "numpy", "huggingface_hub", "keyring"]),
        ("app.service.library_desk", ["PySide6", "llama_cpp", "huggingface_hub", "keyring"]),
        ("app.commands.generate", ["PySide6"]),
        ("app.__main__", ["PySide6", "llama_cpp", "numpy", "msgspec"]),
    ],
)
def test_importing_one_side_does_not_load_the_other(module: str, kept_out: list[str]) -> None:
    code = f"import sys, {module}; print(*[name for name in {kept_out} if name in sys.modules])"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60, check=True
    )
    assert done.stdout.strip() == ""
