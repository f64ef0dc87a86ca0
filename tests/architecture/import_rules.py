"""Which module may import what, judged from source text alone."""

import ast
from collections.abc import Iterator
from pathlib import PurePosixPath

_BELOW_UI = ("workers", "service", "library", "storage", "core", "errors")
_BELOW_WORKERS = ("service", "library", "storage", "core", "errors")
_BELOW_SERVICE = ("library", "storage", "core", "own_command", "errors")

REACH: dict[str, tuple[str, ...]] = {
    "errors": (),
    "own_command": (),
    "core": ("errors",),
    "library": ("core", "errors"),
    "storage": ("core", "errors"),
    "service": _BELOW_SERVICE,
    "workers": _BELOW_WORKERS,
    "ui": _BELOW_UI,
    "bootstrap": ("ui", *_BELOW_UI, "own_command"),
    "commands": ("service", *_BELOW_SERVICE),
    "__main__": ("bootstrap", "commands"),
}
"""Which parts of app each part may import, beside itself: the arrows of the design."""

_WINDOW = ("ui", "workers", "bootstrap")
_OPEN_TO_THE_WINDOW = {
    "app.core": (
        "app.core.attachment",
        "app.core.continuation",
        "app.core.conversation",
        "app.core.generation",
        "app.core.markdown_words",
        "app.core.reason_words",
        "app.core.sought_text",
        "app.core.statistics",
        "app.core.text_kind",
        "app.core.text_overlap",
        "app.core.thought_marks",
        "app.core.token_trace",
    ),
    "app.service": (
        "app.service.library_cards",
        "app.service.library_messages",
        "app.service.library_orders",
        "app.service.messages",
    ),
}

_QT = ("PySide6", "PySide2", "PyQt5", "PyQt6", "shiboken6")
_NETWORK = (
    "socket", "socketserver", "http", "urllib", "urllib3", "ssl", "requests", "httpx", "httpx2", "aiohttp",
    "ftplib", "smtplib", "websockets", "xmlrpc", "huggingface_hub", "PySide6.QtNetwork",
    "PySide6.QtWebSockets", "PySide6.QtWebEngineCore", "PySide6.QtWebEngineWidgets",
)  # fmt: skip
_LOCAL_SOCKETS = ("PySide6.QtNetwork.QLocalServer", "PySide6.QtNetwork.QLocalSocket")
"""They reach no other machine."""

_ADDRESSES = ("urllib.parse",)
"""Takes addresses apart, and goes to none."""

_DATABASE = ("sqlite3", "_sqlite3", "PySide6.QtSql")


def violations(path: str, source: str) -> list[str]:
    """Say which imports of a module break a rule.

    Args:
        path: Where the module lies inside app, such as "core/llama/model.py".
        source: Its text.
    """
    module = PurePosixPath(path)
    part = module.parts[0].removesuffix(".py")
    found: list[str] = []
    for name in _imported(ast.parse(source)):
        complaint = (
            "a relative import"
            if name.startswith(".")
            else _name_by_text(name, module)
            or _against_the_arrows(name, part)
            or _behind_the_window(name, part)
            or _foreign(name, module, part)
        )
        if complaint:
            found.append(f"app/{path} imports {name}: {complaint}")
    return found


def _imported(tree: ast.Module) -> Iterator[str]:
    """All dotted names that are imported anywhere, a name taken from a module included."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            prefix = "." * node.level + (node.module or "")
            yield from (f"{prefix}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and _called(node.func) in ("import_module", "__import__"):
            yield "by text"


def _called(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _within(name: str, packages: tuple[str, ...]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def _name_by_text(name: str, module: PurePosixPath) -> str:
    allowed = module == PurePosixPath("__main__.py")
    return "only __main__ chooses a module by its name" if name == "by text" and not allowed else ""


def _against_the_arrows(name: str, part: str) -> str:
    root, _, rest = name.partition(".")
    other = rest.partition(".")[0]
    if root != "app" or other == part or other not in REACH:
        return ""  # what is no part of app is a name of app itself, such as app.VERSION
    return "" if other in REACH.get(part, ()) else f"{part} stands below {other} or beside it"


def _behind_the_window(name: str, part: str) -> str:
    if part not in _WINDOW:
        return ""
    for package, open_ones in _OPEN_TO_THE_WINDOW.items():
        if _within(name, (package,)) and not _within(name, open_ones):
            return f"the window must not load the engine's part of {package}"
    return ""


def _foreign(name: str, module: PurePosixPath, part: str) -> str:
    if module == PurePosixPath("workers/single_instance.py") and name in _LOCAL_SOCKETS:
        return ""
    if _within(name, _NETWORK) and not _within(name, _ADDRESSES):
        return "" if module == PurePosixPath("library/hub.py") else "the network is for library/hub.py only"
    if _within(name, _DATABASE):
        return "" if part == "storage" else "the database is for storage only"
    if _within(name, ("llama_cpp",)):
        return "" if module.parts[:2] == ("core", "llama") else "llama_cpp is for core/llama only"
    if _within(name, _QT):
        return _qt(name, module, part)
    return ""


def _qt(name: str, module: PurePosixPath, part: str) -> str:
    if part in ("ui", "bootstrap"):
        return ""
    if part == "workers":
        return "" if _within(name, ("PySide6.QtCore",)) else "workers use QtCore only"
    if module == PurePosixPath("commands/self_test.py") and name == "PySide6.__version__":
        return ""
    return "Qt is for workers, ui and bootstrap only"
