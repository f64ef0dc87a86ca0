"""A Hub on this machine: what the real client asks for, and every way in which a network misbehaves.

Two servers, as in the world: the Hub itself, and the storage it redirects to, which must never see a token.
"""

import contextlib
import json
import threading
from collections import deque
from collections.abc import Iterator
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, quote, unquote, urlsplit

from tests.support.hub_contents import COMMIT, TOKEN, HubFile, HubRepository, Request, Trouble, entry, sibling

_PIECE = 1 << 14


class LocalHub:
    """Serves `repositories`; `troubles` are spent one a storage request, `api_troubles` one a Hub request."""

    def __init__(self) -> None:
        self.repositories: dict[str, HubRepository] = {}
        self.renamed: dict[str, str] = {}
        self.tokens = {TOKEN: "tester"}
        self.troubles: deque[Trouble | None] = deque()
        self.api_troubles: deque[Trouble] = deque()
        self.always: Trouble | None = None
        self.pause = 0.02
        self.retry_after = "7"
        self.asked: list[Request] = []
        self.fetched: list[Request] = []
        self.closing = threading.Event()
        self._hub = _server(self, _HubHandler)
        self._storage = _server(self, _StorageHandler)

    @property
    def endpoint(self) -> str:
        """The Hub's address."""
        return f"http://127.0.0.1:{self._hub.server_port}"

    @property
    def storage(self) -> str:
        """The address of what it redirects to."""
        return f"http://127.0.0.1:{self._storage.server_port}"

    def add(self, repository: str, path: str, data: bytes, **more: Any) -> HubFile:
        """Put a file into a repository, which is made when it is not there."""
        file = HubFile(data, **more)
        self.repositories.setdefault(repository, HubRepository({})).files[path] = file
        return file

    def close(self) -> None:
        """Stop serving."""
        self.closing.set()
        for server in (self._hub, self._storage):
            server.shutdown()
            server.server_close()


@contextlib.contextmanager
def local_hub() -> Iterator[LocalHub]:
    """A Hub for one test."""
    hub = LocalHub()
    try:
        yield hub
    finally:
        hub.close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    block_on_close = False
    hub: LocalHub

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Clients that hang up are part of the game."""


def _server(hub: LocalHub, handler: type[BaseHTTPRequestHandler]) -> _Server:
    server = _Server(("127.0.0.1", 0), handler)
    server.hub = hub
    threading.Thread(target=lambda: server.serve_forever(poll_interval=0.02), daemon=True).start()
    return server


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: _Server

    @property
    def hub(self) -> LocalHub:
        return self.server.hub

    def log_message(self, format: str, *args: Any) -> None:
        pass

    def noted(self) -> Request:
        return Request(self.command, self.path, {name.lower(): value for name, value in self.headers.items()})

    def reply(self, status: int, body: bytes = b"", **headers: str) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        if "Content_Length" not in headers:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def reply_json(self, value: object) -> None:
        self.reply(200, json.dumps(value).encode(), Content_Type="application/json")

    def refuse(self, status: int, code: str = "") -> None:
        more = {"X_Error_Code": code, "X_Error_Message": "refused"} if code else {}
        self.reply(status, b'{"error": "refused"}', Content_Type="application/json", **more)

    def limit(self) -> None:
        self.reply(HTTPStatus.TOO_MANY_REQUESTS, b"", Retry_After=self.hub.retry_after)

    def web_page(self) -> None:
        self.reply(200, b"<html>Please sign in</html>" * 50, Content_Type="text/html; charset=utf-8")


class _HubHandler(_Handler):
    def do_GET(self) -> None:
        self.hub.asked.append(self.noted())
        if self.hub.api_troubles:
            match self.hub.api_troubles.popleft():
                case Trouble.LIMIT:
                    return self.limit()
                case Trouble.WEB_PAGE:
                    return self.web_page()
                case Trouble.STALL:
                    self.hub.closing.wait(5)
                    return None
                case Trouble.CUT:
                    self.close_connection = True
                    return None
                case _:
                    return self.refuse(503)
        url = urlsplit(self.path)
        parts = [unquote(part) for part in url.path.strip("/").split("/")]
        match parts:
            case ["api", "whoami-v2"]:
                return self._who_am_i()
            case ["api", "models"]:
                return self._search({name: values[-1] for name, values in parse_qs(url.query).items()})
            case ["api", "models", owner, name, *rest]:
                return self._about(f"{owner}/{name}", rest)
            case [owner, name, "resolve", _revision, *path]:
                return self._resolve(f"{owner}/{name}", "/".join(path))
        return self.refuse(404)

    do_HEAD = do_GET  # noqa: N815

    def do_POST(self) -> None:
        length = int(self.headers.get("Content-Length", 0))
        wanted = parse_qs(self.rfile.read(length).decode())
        self.hub.asked.append(self.noted())
        match urlsplit(self.path).path.strip("/").split("/"):
            case ["api", "models", owner, name, "paths-info", _revision]:
                repository = self.hub.repositories.get(f"{owner}/{name}")
                if repository is None:
                    return self.refuse(404, "RepoNotFound")
                listed = repository.files.items()
                return self.reply_json([entry(p, f) for p, f in listed if p in wanted.get("paths", [])])
        return self.refuse(404)

    @property
    def _token(self) -> str:
        return self.headers.get("Authorization", "").removeprefix("Bearer ")

    def _who_am_i(self) -> None:
        if self._token in self.hub.tokens:
            self.reply_json({"type": "user", "name": self.hub.tokens[self._token], "orgs": []})
        else:
            self.refuse(401)

    def _search(self, query: dict[str, str]) -> None:
        words = query.get("search", "").lower().split()
        found = [
            {"id": name, "downloads": one.downloads, "likes": 2, "gated": one.gated,
             "tags": ["gguf", f"license:{one.licence}"]}
            for name, one in self.hub.repositories.items()
            if all(word in name.lower() for word in words)
        ]  # fmt: skip
        found.sort(key=lambda entry: -int(str(entry["downloads"])))
        self.reply_json(found[: int(query.get("limit", 100))])

    def _about(self, name: str, rest: list[str]) -> None:
        if name in self.hub.renamed:
            target = self.path.replace(name, self.hub.renamed[name])
            return self.reply(HTTPStatus.TEMPORARY_REDIRECT, b"", Location=target)
        repository = self.hub.repositories.get(name)
        if repository is None:
            # As the real one: to strangers it does not say whether a repository exists.
            return self.refuse(404 if self._token in self.hub.tokens else 401, "RepoNotFound")
        match rest:
            case ["auth-check"]:
                if not self._guard(repository):
                    self.reply_json({})
                return None
            case ["tree", _revision, *_folder]:
                return self.reply_json([entry(path, file) for path, file in repository.files.items()])
            case [] | ["revision", _]:
                siblings = [sibling(path, file) for path, file in repository.files.items()]
                card = {"license": repository.licence, "language": ["en"]}
                return self.reply_json(
                    {"id": name, "sha": COMMIT, "gated": repository.gated, "private": False,
                     "tags": ["gguf"], "cardData": card, "siblings": siblings}
                )  # fmt: skip
        return self.refuse(404)

    def _guard(self, repository: HubRepository) -> bool:
        """Refuse whoever may not have the files; whether it did."""
        if not repository.gated or self.hub.tokens.get(self._token) in repository.allowed:
            return False
        self.refuse(403 if self._token in self.hub.tokens else 401, "GatedRepo")
        return True

    def _resolve(self, name: str, path: str) -> None:
        repository = self.hub.repositories.get(name)
        if repository is None:
            return self.refuse(404 if self._token in self.hub.tokens else 401, "RepoNotFound")
        if path not in repository.files:
            return self.refuse(404, "EntryNotFound")
        if self._guard(repository):
            return None
        file = repository.files[path]
        marks = {"X_Repo_Commit": COMMIT, "X_Linked_Etag": f'"{file.etag}"'}
        marks["X_Linked_Size"] = str(len(file.data))
        location = f"{self.hub.storage}/{name}/{quote(path)}?signature=abc"
        return self.reply(HTTPStatus.FOUND, b"", Location=location, **marks)


class _StorageHandler(_Handler):
    def do_GET(self) -> None:
        self.hub.fetched.append(self.noted())
        trouble = self.hub.troubles.popleft() if self.hub.troubles else self.hub.always
        match trouble:
            case Trouble.FAULT:
                return self.refuse(500)
            case Trouble.EXPIRED:
                return self.refuse(403)
            case Trouble.LIMIT:
                return self.limit()
            case Trouble.WEB_PAGE:
                return self.web_page()
        owner, name, *path = unquote(urlsplit(self.path).path).strip("/").split("/")
        data = self.hub.repositories[f"{owner}/{name}"].files["/".join(path)].data
        return self._serve(data, trouble)

    do_HEAD = do_GET  # noqa: N815

    def _serve(self, data: bytes, trouble: Trouble | None) -> None:
        start, end = self._range(len(data))
        if trouble is Trouble.NO_RANGES or "Range" not in self.headers:
            start, end, status = 0, len(data), 200
        else:
            status = 206
        if trouble is Trouble.SHORT:
            data = data[: len(data) - 100]
        elif trouble is Trouble.LONG:
            data = data + bytes(100)
        elif trouble is Trouble.FLIPPED:
            data = data[:-1] + bytes([data[-1] ^ 1])
        elif trouble is Trouble.WRONG_RANGE:
            start = max(0, start - 10)
        if trouble in (Trouble.SHORT, Trouble.LONG):
            end = len(data)
        body = data[start:end]
        self.send_response(status)
        self.send_header("Content-Type", "application/octet-stream")
        self.send_header("ETag", '"of the storage"')
        if status == 206:
            self.send_header("Content-Range", f"bytes {start}-{end - 1}/{len(data)}")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self._send(body, trouble)

    def _send(self, body: bytes, trouble: Trouble | None) -> None:
        if trouble in (Trouble.CUT, Trouble.STALL):
            self.wfile.write(body[: len(body) // 2])
            self.wfile.flush()
            if trouble is Trouble.STALL:
                self.hub.closing.wait(5)
            self.close_connection = True
            return
        for place in range(0, len(body), _PIECE):
            if trouble is Trouble.SLOW:
                self.hub.closing.wait(self.hub.pause)
            self.wfile.write(body[place : place + _PIECE])

    def _range(self, size: int) -> tuple[int, int]:
        first, _, last = self.headers.get("Range", "bytes=0-").removeprefix("bytes=").partition("-")
        return int(first), min(size, int(last) + 1) if last else size
