"""Asking a Hub: what is found, what each refusal is called, and where the token goes."""

import contextlib
import logging
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from app import VERSION
from app.errors import (
    BadAnswerError,
    GatedError,
    HubBusyError,
    HubError,
    InterruptedTransferError,
    NotFoundError,
    OfflineError,
    RateLimitError,
    TokenError,
    UsageError,
)
from app.library.hub import Hub
from app.library.hub_options import PUBLIC_ENDPOINT, HubOptions, hub_options
from app.library.hub_source import HubSource
from app.library.repository import Gate, RemoteFile
from tests.support import hub_contents
from tests.support.hub_contents import COMMIT, TOKEN, Trouble
from tests.support.local_hub import LocalHub, local_hub

DATA = b"GGUF" + bytes(range(256)) * 400
NAME = "owner/tiny-GGUF"
FILE = "tiny-Q4_K_M.gguf"
PATIENCE = 20.0
HASTE = 0.3
"""Seconds: long enough never to be reached, and short enough to be waited for."""


@pytest.fixture
def server() -> Iterator[LocalHub]:
    with local_hub() as hub:
        hub.add(NAME, FILE, DATA)
        hub.add(NAME, "README.md", b"words", is_large=False)
        yield hub


@pytest.fixture
def hub(server: LocalHub) -> Iterator[Hub]:
    with contextlib.closing(Hub(HubOptions(server.endpoint, patience=PATIENCE))) as asked:
        yield asked


@pytest.fixture
def known(server: LocalHub) -> Iterator[Hub]:
    """The Hub as somebody with a token asks it."""
    with contextlib.closing(Hub(HubOptions(server.endpoint, TOKEN, patience=PATIENCE))) as asked:
        yield asked


def asked_for(server: LocalHub, trouble: Trouble) -> Hub:
    """The Hub as somebody asks it who does not wait for what never comes."""
    return Hub(HubOptions(server.endpoint, patience=HASTE if trouble is Trouble.STALL else PATIENCE))


def read(hub: Hub, file: RemoteFile, start: int = 0) -> bytes:
    with contextlib.closing(hub.open(file, start)) as transfer:
        return b"".join(transfer.chunks())


def test_a_search_finds_the_most_fetched_first(server: LocalHub, hub: Hub) -> None:
    server.add("other/tiny-2-GGUF", "a.gguf", DATA)
    server.repositories["other/tiny-2-GGUF"].downloads = 50
    server.add("other/large", "a.gguf", DATA)
    found = hub.search("tiny")
    assert [one.name for one in found] == ["other/tiny-2-GGUF", NAME]
    assert (found[0].downloads, found[0].likes, found[0].licence) == (50, 2, "apache-2.0")
    assert [one.name for one in hub.search("tiny", limit=1)] == ["other/tiny-2-GGUF"]


def test_a_repository_lists_its_models_with_sizes_and_checksums(server: LocalHub, hub: Hub) -> None:
    repository = hub.repository(NAME)
    sha256 = server.repositories[NAME].files[FILE].sha256
    assert repository.files == (RemoteFile(NAME, FILE, COMMIT, len(DATA), sha256),)
    assert (repository.gate, repository.licence, repository.languages) == (Gate.OPEN, "apache-2.0", ("en",))


def test_a_renamed_repository_is_found_under_its_new_name(server: LocalHub, hub: Hub) -> None:
    server.renamed["owner/old"] = NAME
    assert hub.repository("owner/old").name == NAME


def test_a_file_is_read_from_any_place(hub: Hub) -> None:
    (file,) = hub.repository(NAME).files
    assert read(hub, file) == DATA
    assert read(hub, file, 1000) == DATA[1000:]
    source = HubSource(hub, file)
    assert (source.size, source.name) == (len(DATA), FILE)
    assert source.read(10, 20) == DATA[10:30]
    assert source.read(len(DATA) - 5, 100) == DATA[-5:]
    assert source.read(len(DATA), 1) == b""


def test_a_server_without_ranges_is_read_from_its_beginning(server: LocalHub, hub: Hub) -> None:
    (file,) = hub.repository(NAME).files
    server.troubles.extend([Trouble.NO_RANGES, Trouble.NO_RANGES])
    with contextlib.closing(hub.open(file, 1000)) as transfer:
        assert (transfer.start, transfer.size) == (0, len(DATA))
    assert HubSource(hub, file).read(1000, 50) == DATA[1000:1050]


@pytest.mark.parametrize(
    ("trouble", "kind", "temporary"),
    [
        (Trouble.WEB_PAGE, BadAnswerError, False),
        (Trouble.WRONG_RANGE, BadAnswerError, False),
        (Trouble.FAULT, HubBusyError, True),
        (Trouble.EXPIRED, HubBusyError, True),
        (Trouble.LIMIT, RateLimitError, True),
        (Trouble.CUT, InterruptedTransferError, True),
        (Trouble.STALL, InterruptedTransferError, True),
    ],
)
def test_what_goes_wrong_with_a_file_is_said(
    server: LocalHub, hub: Hub, trouble: Trouble, kind: type[HubError], temporary: bool
) -> None:
    (file,) = hub.repository(NAME).files
    server.troubles.append(trouble)
    asked = asked_for(server, trouble)
    with contextlib.closing(asked), pytest.raises(kind) as caught:
        read(asked, file, 100)
    assert caught.value.temporary is temporary
    assert caught.value.message


@pytest.mark.parametrize(
    ("trouble", "kind"),
    [
        (Trouble.LIMIT, RateLimitError),
        (Trouble.WEB_PAGE, BadAnswerError),
        (Trouble.FAULT, HubBusyError),
        (Trouble.CUT, InterruptedTransferError),
        (Trouble.STALL, InterruptedTransferError),
    ],
)
def test_what_goes_wrong_with_a_list_is_said(
    server: LocalHub, trouble: Trouble, kind: type[HubError]
) -> None:
    server.api_troubles.append(trouble)
    asked = asked_for(server, trouble)
    with contextlib.closing(asked), pytest.raises(kind) as caught:
        asked.repository(NAME)
    assert caught.value.hint


def test_a_limit_says_how_long_to_wait_and_is_not_tried_again_behind_the_back(
    server: LocalHub, hub: Hub
) -> None:
    server.api_troubles.append(Trouble.LIMIT)
    with pytest.raises(RateLimitError, match="too many requests") as caught:
        hub.search("tiny")
    assert caught.value.seconds == 7.0
    assert "7 seconds" in caught.value.hint
    assert len(server.asked) == 1


def test_without_a_network_everything_says_so(server: LocalHub) -> None:
    with contextlib.closing(Hub(HubOptions("http://127.0.0.1:9", patience=PATIENCE))) as hub:
        for ask in (lambda: hub.search("tiny"), lambda: hub.repository(NAME)):
            with pytest.raises(OfflineError, match="cannot be reached"):
                ask()
    switched_off = Hub(HubOptions(server.endpoint, offline=True))
    with contextlib.closing(switched_off), pytest.raises(OfflineError, match="switched off"):
        switched_off.search("tiny")
    assert server.asked == []


def test_what_is_not_there_is_called_so(hub: Hub, known: Hub) -> None:
    for asked in (hub, known):
        with pytest.raises(NotFoundError, match="owner/nothing"):
            asked.repository("owner/nothing")
        with pytest.raises(NotFoundError, match="no such file"):
            asked.open(RemoteFile(NAME, "gone.gguf", COMMIT, 1, "0" * 64))
    with pytest.raises(UsageError, match="no name of a repository"):
        hub.repository("not a name!")


def test_a_gated_repository_shows_its_list_and_asks_for_its_licence(
    server: LocalHub, hub: Hub, known: Hub
) -> None:
    server.repositories[NAME].gated = "manual"
    repository = hub.repository(NAME)
    assert repository.gate is Gate.MANUAL
    for asked, words in ((hub, "enter an access token"), (known, "Agree to it there.")):
        with pytest.raises(GatedError) as caught:
            asked.open(repository.files[0])
        assert words in caught.value.hint
        assert (caught.value.repository, caught.value.page) == (NAME, f"{server.endpoint}/{NAME}")
        with pytest.raises(GatedError):
            asked.check_access(NAME)
    server.repositories[NAME].allowed.add("tester")
    known.check_access(NAME)
    assert read(known, repository.files[0]) == DATA


def test_a_token_is_recognized_or_refused(server: LocalHub, hub: Hub, known: Hub) -> None:
    assert known.account() == "tester"
    with pytest.raises(TokenError, match="no access token"):
        hub.account()
    outdated = Hub(HubOptions(server.endpoint, "hf_old"))
    with contextlib.closing(outdated), pytest.raises(TokenError, match="does not accept"):
        outdated.account()


def test_the_token_goes_to_the_hub_and_nowhere_else(server: LocalHub, known: Hub) -> None:
    (file,) = known.repository(NAME).files
    assert read(known, file) == DATA
    assert HubSource(known, file).read(0, 4) == b"GGUF"
    assert all(request.headers.get("authorization") == f"Bearer {TOKEN}" for request in server.asked)
    assert len(server.fetched) == 2
    assert not any(TOKEN in f"{request}" for request in server.fetched)


@contextlib.contextmanager
def stubborn(status: int, body: bytes, **headers: str) -> Iterator[tuple[str, list[str]]]:
    """A server that answers everything in one way: its address, and the tokens it was told."""
    told: list[str] = []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            told.append(self.headers.get("Authorization", ""))
            self.send_response(status)
            for name, value in {"Content-Length": str(len(body)), **headers}.items():
                self.send_header(name.replace("_", "-"), value)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Handler) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield f"http://127.0.0.1:{server.server_port}", told
        finally:
            server.shutdown()
            thread.join()


def test_the_next_page_of_a_list_gets_the_token_only_from_the_same_hub() -> None:
    with stubborn(200, b"[]") as (other, told):
        link = f'<{other}/api/models?cursor=2>; rel="next"'
        with stubborn(200, b'[{"id": "a/b", "tags": []}]', Link=link) as (endpoint, told_first):
            asked = Hub(HubOptions(endpoint, TOKEN, patience=PATIENCE))
            with contextlib.closing(asked):
                assert [one.name for one in asked.search("tiny", 2)] == ["a/b"]
    assert told_first == [f"Bearer {TOKEN}"]
    assert told == [""]


@pytest.mark.parametrize(
    ("status", "headers"),
    [
        (302, {"Location": "http://[::1"}),
        (302, {"Location": "http://127.0.0.1:99999999/x"}),
        (200, {"X_Linked_Size": "\xb2"}),
        (206, {"Content_Range": f"bytes 0-3/{'9' * 5000}"}),
        (429, {"Retry_After": "\xb2"}),
    ],
)
def test_headers_that_make_no_sense_are_an_answer_that_makes_none(
    status: int, headers: dict[str, str]
) -> None:
    file = RemoteFile(NAME, FILE, COMMIT, 4, "0" * 64)
    with stubborn(status, b"GGUF", **headers) as (endpoint, _):
        asked = Hub(HubOptions(endpoint, patience=PATIENCE))
        with contextlib.closing(asked), pytest.raises(HubError):
            asked.open(file).close()


@pytest.mark.parametrize(
    "model",
    [
        b'{"id": 5, "tags": []}',
        b'{"id": "a/b", "downloads": "many", "tags": []}',
        b'{"id": "a/b", "tags": [["license:x"]]}',
        b'{"id": "a/\\ud800", "tags": []}',
        b"[" * 200_000,
    ],
)
def test_a_found_repository_that_makes_no_sense_is_refused(model: bytes) -> None:
    with stubborn(200, b"[" + model + b"]") as (endpoint, _):
        asked = Hub(HubOptions(endpoint, patience=PATIENCE))
        with contextlib.closing(asked), pytest.raises(BadAnswerError):
            asked.search("tiny")


@pytest.mark.parametrize("size", [b"-5", b'"12"', b"1.5", b"true"])
def test_a_file_without_a_real_size_is_not_offered(size: bytes) -> None:
    digest = b"0" * 64
    body = (
        b'{"id": "a/b", "sha": "main", "siblings": [{"rfilename": "x.gguf", "size": ' + size
        + b', "lfs": {"size": 1, "sha256": "' + digest + b'", "pointerSize": 1}}]}'
    )  # fmt: skip
    with stubborn(200, body) as (endpoint, _):
        asked = Hub(HubOptions(endpoint, patience=PATIENCE))
        with contextlib.closing(asked):
            assert asked.repository("a/b").files == ()


def test_nothing_is_told_about_this_machine(server: LocalHub, hub: Hub) -> None:
    hub.search("tiny")
    read(hub, hub.repository(NAME).files[0])
    agents = {request.headers["user-agent"] for request in [*server.asked, *server.fetched]}
    assert agents == {f"slipstream/{VERSION}"}


def test_the_token_is_never_logged_nor_shown(server: LocalHub, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    options = HubOptions(server.endpoint, TOKEN, patience=PATIENCE)
    server.add("owner/gated", "a.gguf", DATA)
    server.repositories["owner/gated"].gated = "auto"
    server.troubles.append(Trouble.CUT)
    said = [repr(options), str(options)]
    with contextlib.closing(Hub(options)) as hub:
        hub.account()
        hub.search("tiny")
        (file,) = hub.repository(NAME).files
        for ask in (
            lambda: read(hub, file),
            lambda: hub.check_access("owner/gated"),
            lambda: hub.repository("owner/nothing"),
        ):
            with pytest.raises(HubError) as caught:
                ask()
            said += [str(caught.value), repr(caught.value), str(caught.value.__cause__)]
    assert caplog.records
    assert TOKEN not in " ".join(said + [record.getMessage() for record in caplog.records])


@pytest.mark.parametrize("lfs", [None, {"sha256": "no checksum", "size": 1, "pointerSize": 1}])
def test_a_file_without_a_checksum_is_not_offered(
    server: LocalHub, hub: Hub, lfs: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = {"rfilename": "odd.gguf", "size": 10, "blobId": "b"} | ({"lfs": lfs} if lfs is not None else {})
    whole = hub_contents.sibling
    monkeypatch.setattr(
        "tests.support.local_hub.sibling", lambda path, file: odd if path == FILE else whole(path, file)
    )
    assert hub.repository(NAME).files == ()


def test_the_environment_names_mirrors_and_switches_off() -> None:
    assert hub_options({}, "").endpoint == PUBLIC_ENDPOINT
    options = hub_options({"HF_ENDPOINT": "https://mirror.example/", "HF_HUB_OFFLINE": "1"}, " hf_x ")
    assert (options.endpoint, options.offline, options.token) == ("https://mirror.example", True, "hf_x")


def test_a_proxy_of_the_environment_is_used(server: LocalHub, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("http_proxy", server.endpoint)
    monkeypatch.delenv("no_proxy", raising=False)
    monkeypatch.delenv("NO_PROXY", raising=False)
    hub = Hub(HubOptions("http://hub.invalid", patience=PATIENCE))
    with contextlib.closing(hub), contextlib.suppress(HubError):
        hub.repository(NAME)
    assert server.asked[0].path.startswith("http://hub.invalid/api/models/")
