"""`models`: what is on this machine, what the Hub has, and which pairs go well together."""

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from app.commands import border, shelf
from app.core.cancellation import CancelFlag
from app.errors import AppError, GatedError, TokenError, UsageError
from app.library.file_users import loaded_files
from app.library.hub import Hub
from app.library.installed import InstalledModel
from app.library.model_keeping import copy_in, delete, freed_by_deleting, rename
from app.library.repository import Gate, recommended, reference
from app.service import model_shelf
from app.storage.paths import own_models


def main(arguments: list[str]) -> int:
    """Do what was asked about models. Returns the exit status."""

    def command() -> int:
        options = _parser().parse_args(arguments)
        act: Callable[[argparse.Namespace], None] = options.act
        try:
            act(options)
        except AppError as error:
            if getattr(options, "json", False):  # a program hears it on standard output as well
                _print_json({"error": _failure(error)})
            raise
        return 0

    return border.run(command)


def _parser() -> argparse.ArgumentParser:
    parser = border.ArgumentParser(
        prog="python -m app models",
        description="Without more words, list the models of this machine: this program's own, those in "
        "folders that were added, and those of the Hugging Face cache, LM Studio, Jan, GPT4All and Ollama.",
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(act=_list)
    actions = parser.add_subparsers(metavar="ACTION")

    def action(name: str, act: Callable[[argparse.Namespace], None], meaning: str) -> argparse.ArgumentParser:
        one = actions.add_parser(name, help=meaning, description=f"{meaning[:1].upper()}{meaning[1:]}.")
        one.set_defaults(act=act)
        return one

    def printing(one: argparse.ArgumentParser) -> argparse.ArgumentParser:
        one.add_argument("--json", action="store_true", default=argparse.SUPPRESS, help="print JSON")
        return one

    printing(action("list", _list, "list the models of this machine"))
    search = printing(action("search", _search, "find repositories on the Hub"))
    search.add_argument("words", nargs="+", help="what to look for, such as: qwen 7b instruct")
    search.add_argument("--limit", type=int, default=20, help="the most to show (default: %(default)s)")
    show = printing(action("show", _show, "list the models of a repository on the Hub"))
    show.add_argument("repository", help='"owner/name", or its address')
    printing(action("pairs", _pairs, "list the pairs that go well together"))
    add = action("add", _add, "take in a model file, or all models of a folder")
    add.add_argument("path", type=Path, help="the .gguf file, or the folder")
    add.add_argument("--copy", action="store_true", help="copy it into this program's folder")
    forget = action("forget", _forget, "leave out a folder that was added; its models stay where they are")
    forget.add_argument("folder", type=Path)
    change = action("rename", _rename, "give a model another name")
    change.add_argument("name", help="its name or path")
    change.add_argument("new_name", help="without ending")
    remove = action("rm", _remove, "delete a model")
    remove.add_argument("name", help="its name or path")
    token = action("token", _token, "keep the Hub's access token, which is read from standard input")
    token.add_argument("--forget", action="store_true", help="remove what this program keeps")
    token.add_argument("--check", action="store_true", help="say whose token it is and where it is kept")
    return parser


def _list(options: argparse.Namespace) -> None:
    found = model_shelf.inventory()
    if options.json:
        _print_json([_as_json(model) for model in found.models])
    else:
        _print_table([(m.name, shelf.size_text(m.size), _where(m), str(m.path)) for m in found.models])
    for one in found.unreadable:
        border.remark(f"{one.path}: {one.reason}.")


def _search(options: argparse.Namespace) -> None:
    if options.limit < 1:
        raise UsageError("There is nothing to show.", "--limit must be 1 or more.")
    with model_shelf.opened_hub() as hub:
        found = hub.search(" ".join(options.words), options.limit)
    if options.json:
        _print_json([asdict(one) for one in found])
    elif found:
        _print_table([(one.name, f"{one.downloads} downloads", one.licence, one.gate) for one in found])
    else:
        border.remark("The Hub has nothing of that name.")


def _show(options: argparse.Namespace) -> None:
    wanted = reference(options.repository)
    with model_shelf.opened_hub() as hub:
        repository = hub.repository(wanted.repository, wanted.revision)
        has_access = repository.gate is Gate.OPEN or _may_fetch(hub, repository.name)
    choices = repository.choices()
    best = recommended(choices) if choices else None
    if options.json:
        listed = [
            {"quantization": one.quantization, "size": one.size, "files": [file.path for file in one.files],
             "recommended": one is best}
            for one in choices
        ]  # fmt: skip
        _print_json(
            {"name": repository.name, "revision": repository.revision, "gate": repository.gate,
             "has_access": has_access, "licence": repository.licence, "languages": repository.languages,
             "models": listed}
        )  # fmt: skip
        return
    sys.stdout.write(f"{repository.name} ({repository.licence or 'no licence told'}, {repository.gate})\n")
    _print_table(
        [
            (
                one.quantization or "?",
                shelf.size_text(one.size),
                one.files[0].path,
                "recommended" if one is best else "",
            )
            for one in choices
        ]
    )


def _may_fetch(hub: Hub, name: str) -> bool:
    try:
        hub.check_access(name)
    except GatedError:
        return False
    return True


def _pairs(options: argparse.Namespace) -> None:
    catalogue = model_shelf.catalogue()
    if options.json:
        import msgspec

        _print_json(msgspec.to_builtins(catalogue.pairs))
    else:
        rows = [
            (
                pair.id,
                "?" if pair.gigabytes is None else f"{pair.gigabytes:.1f} GB",
                catalogue.licences[pair.target.licence].name,
                pair.good_for,
            )
            for pair in catalogue.pairs
        ]
        _print_table(rows)
    if catalogue.complaint:
        border.remark(f"Your own file was left out: {catalogue.complaint}")


def _add(options: argparse.Namespace) -> None:
    if not options.copy:
        path = model_shelf.references().add(options.path)
    else:
        path = copy_in(options.path, own_models(), CancelFlag(), _show_copied)
    sys.stdout.write(f"{path}\n")


def _forget(options: argparse.Namespace) -> None:
    folder = options.folder.expanduser().absolute()
    if folder not in model_shelf.references().folders():
        raise UsageError(f"{folder} is no folder that was added.", "Give it as it was added.")
    model_shelf.references().remove(folder)


def _rename(options: argparse.Namespace) -> None:
    model = shelf.find(options.name)
    sys.stdout.write(f"{rename(model, options.new_name, loaded_files(model.files))}\n")


def _remove(options: argparse.Namespace) -> None:
    model = shelf.find(options.name)
    freed = delete(model, loaded_files(model.files), model_shelf.references())
    what = "is no longer known" if model.is_reference else f"is deleted: {shelf.size_text(freed)} are free"
    border.remark(f"{model.name} {what}.")


def _token(options: argparse.Namespace) -> None:
    store = model_shelf.token_store()
    if options.forget:
        store.forget()
    elif options.check:
        with model_shelf.opened_hub() as hub:
            sys.stdout.write(f"{hub.account()} ({store.token().place})\n")
    else:
        if sys.stdin is None or sys.stdin.isatty():
            raise TokenError("Nobody gave a token.", "Pass it on standard input, where nobody else sees it.")
        place = store.keep(sys.stdin.readline())
        border.remark(f"The access token is kept in the {place}.")


def _as_json(model: InstalledModel) -> dict[str, Any]:
    origin = model.origin()
    return {
        "name": model.name,
        "path": str(model.path),
        "files": [str(path) for path in model.files],
        "size": model.size,
        "freed_by_deleting": freed_by_deleting(model) if model.place.is_writable else 0,
        "quantization": model.quantization,
        "place": model.place.kind,
        "is_reference": model.is_reference,
        "repository": origin.repository if origin else "",
    }


def _failure(error: AppError) -> dict[str, str]:
    page = error.page if isinstance(error, GatedError) else ""
    return {"kind": type(error).__name__, "message": error.message, "hint": error.hint, "page": page}


def _where(model: InstalledModel) -> str:
    return "known" if model.is_reference else str(model.place.kind)


def _show_copied(done: int, total: int) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{100 * done // total} %" + ("\n" if done == total else ""))


def _print_json(value: object) -> None:
    sys.stdout.write(json.dumps(value, indent=2, ensure_ascii=False) + "\n")


def _print_table(rows: Sequence[tuple[str, ...]]) -> None:
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))] if rows else []
    for row in rows:
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        sys.stdout.write("  ".join(cells).rstrip() + "\n")
