"""The one module that reaches the network: asks a Hugging Face Hub, and brings the bytes of its files.

Proxies are taken from the environment, as every program does; HF_ENDPOINT names a mirror. The access token is
sent to that endpoint and to nobody else: what it redirects to gets none.
"""

import contextlib
import re
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any
from urllib.parse import quote

import httpx2
from huggingface_hub import HfApi, constants, set_client_factory
from huggingface_hub.errors import HfHubHTTPError, HFValidationError

from app import NAME, VERSION
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
from app.library.hub_listing import found_repository, listed_repository
from app.library.hub_options import HubOptions
from app.library.repository import FoundRepository, RemoteFile, Repository

_RANGE = re.compile(r"bytes (?P<start>\d+)-(?P<end>\d+)/(?P<size>\d+|\*)")
_NONSENSE = (
    ValueError,
    KeyError,
    TypeError,
    AttributeError,
    RecursionError,
    httpx2.InvalidURL,
    httpx2.HTTPError,
)
"""What reading an answer raises that was not written by a Hub."""

_MOST_REDIRECTS = 8
_CHUNK = 1 << 17


class Transfer:
    """An answer whose bytes are being read.

    Attributes:
        start: Place of its first byte in the file: what was asked for, or 0 where ranges are ignored.
        size: Length of the whole file in bytes; None when nobody says.
        etag: The file's mark; another mark means another content. May be empty.
    """

    def __init__(self, response: httpx2.Response, start: int, size: int | None, etag: str) -> None:
        self._response = response
        self.start = start
        self.size = size
        self.etag = etag

    def chunks(self) -> Iterator[bytes]:
        """The bytes as they arrive, in pieces of at most 128 KiB.

        Raises:
            InterruptedTransferError: The connection broke or stood still.
        """
        with _in_plain_words("The download"):
            yield from self._response.iter_raw(_CHUNK)

    def close(self) -> None:
        """Hang up."""
        self._response.close()


class Hub:
    """Asks one Hub; several threads may do so at the same time.

    A newer one takes over searching and listing; files that an older one has opened are read to their end.
    """

    def __init__(self, options: HubOptions) -> None:
        self._options = options
        constants.HF_HUB_DISABLE_TELEMETRY = True  # it would ask the Hub what else to tell of this machine
        set_client_factory(lambda: _Client(options, follow_redirects=True))
        self._api = HfApi(
            endpoint=options.endpoint,
            token=options.token or False,
            library_name=NAME.lower(),
            library_version=VERSION,
        )
        self._client = _Client(options, follow_redirects=False)

    def close(self) -> None:
        """Hang up, and let another Hub be asked."""
        self._client.close()
        set_client_factory(httpx2.Client)

    def page(self, name: str) -> str:
        """The address of a repository's page, for a browser."""
        return f"{self._options.endpoint}/{name}"

    def search(self, words: str, limit: int = 20) -> list[FoundRepository]:
        """Find repositories with models for llama.cpp, the most fetched first.

        Raises:
            HubError: There is no answer to use.
        """
        with _in_plain_words("The search"):
            found = self._api.list_models(
                search=words.strip() or None,
                filter="gguf",
                sort="downloads",
                limit=limit,
                expand=["downloads", "likes", "gated", "tags"],
            )
            return [found_repository(info) for info in islice(found, limit)]

    def repository(self, name: str, revision: str = "main") -> Repository:
        """List a repository's model files with sizes and checksums, at its newest commit.

        Raises:
            HubError: There is no such repository, or no answer to use.
            UsageError: The name cannot be that of a repository.
        """
        with _in_plain_words(name, self._options):
            info = self._api.model_info(
                name, revision=revision, files_metadata=True, timeout=self._options.patience
            )
            return listed_repository(info)

    def check_access(self, name: str) -> None:
        """Make sure that this person gets a repository's files.

        Raises:
            GatedError: Its licence has to be agreed to, or a token is missing.
            HubError: There is no such repository, or no answer to use.
        """
        with _in_plain_words(name, self._options):
            self._api.auth_check(name)

    def account(self) -> str:
        """Whose token it is.

        Raises:
            TokenError: There is none, or it is not accepted.
            HubError: There is no answer to use.
        """
        if not self._options.token:
            raise TokenError("There is no access token.", "Make one on the Hub's settings page and enter it.")
        with _in_plain_words("The account", self._options):
            return str(self._api.whoami()["name"])

    def open(self, file: RemoteFile, start: int = 0, end: int | None = None) -> Transfer:
        """Begin to read a file.

        Args:
            file: What to read.
            start: The first byte wanted.
            end: The byte behind the last one wanted; None for all.

        Raises:
            HubError: It cannot be had; `temporary` tells whether to try again.
        """
        with _in_plain_words(file.name):
            return self._open(file, start, end)

    def _open(self, file: RemoteFile, start: int, end: int | None) -> Transfer:
        path = f"{file.repository}/resolve/{quote(file.revision, safe='')}/{quote(file.path)}"
        url = httpx2.URL(f"{self._options.endpoint}/{path}")
        marks: dict[str, str] = {}
        for _ in range(_MOST_REDIRECTS):
            response = self._ask(url, start, end, file.repository)
            marks = {**_marks(response.headers), **marks}
            if not response.has_redirect_location:
                return self._transfer(response, file, marks, start)
            response.close()
            target = url.join(response.headers["Location"])
            if url.scheme == "https" != target.scheme:
                raise BadAnswerError(f"{file.name} leads to an address that is not secure.", "Try later.")
            url = target
        raise BadAnswerError(f"{file.name} leads in circles on the Hub.", "Check your network, or try later.")

    def _ask(self, url: httpx2.URL, start: int, end: int | None, repository: str) -> httpx2.Response:
        headers = {"Accept-Encoding": "identity"}
        if start or end is not None:
            headers["Range"] = f"bytes={start}-{'' if end is None else end - 1}"
        is_endpoint = _origin(url) == _origin(httpx2.URL(self._options.endpoint))
        if self._options.token and is_endpoint:
            headers["Authorization"] = f"Bearer {self._options.token}"
        with _in_plain_words(repository, self._options):
            response = self._client.send(self._client.build_request("GET", url, headers=headers), stream=True)
        if response.is_error:
            response.close()
            if is_endpoint or response.status_code in (404, 429):
                raise _refusal(response, repository, self._options)
            # The address at the storage is good for an hour: a new one is had by asking again.
            raise HubBusyError(
                f"The Hub's storage answered with error {response.status_code}.", "Try again in a while."
            )
        return response

    def _transfer(
        self, response: httpx2.Response, file: RemoteFile, marks: Mapping[str, str], start: int
    ) -> Transfer:
        headers = response.headers
        try:
            if headers.get("Content-Type", "").startswith("text/html"):
                raise BadAnswerError(
                    f"Instead of {file.name} a web page came.",
                    "Perhaps this network wants you to sign in: open any page in a browser, then try again.",
                )
            size = int(marks["size"]) if marks.get("size", "").isdigit() else None
            if response.status_code != httpx2.codes.PARTIAL_CONTENT:
                length = headers.get("Content-Length", "")
                return Transfer(response, 0, int(length) if length.isdigit() else size, marks.get("etag", ""))
            part = _RANGE.fullmatch(headers.get("Content-Range", ""))
            if not part or int(part["start"]) != start:
                raise BadAnswerError(f"The Hub sent another part of {file.name} than it was asked for.")
            whole = int(part["size"]) if part["size"].isdigit() else size
            return Transfer(response, start, whole, marks.get("etag", ""))
        except (HubError, ValueError):
            response.close()
            raise


class _Client(httpx2.Client):
    """Says what fails in this program's words at once, so that nobody below tries again for half a minute."""

    def __init__(self, options: HubOptions, *, follow_redirects: bool) -> None:
        super().__init__(follow_redirects=follow_redirects, timeout=options.patience)
        self._endpoint = _origin(httpx2.URL(options.endpoint))
        self._offline = options.offline
        self._patience = httpx2.Timeout(options.patience).as_dict()

    def send(self, request: httpx2.Request, **more: Any) -> httpx2.Response:
        """Send a request, with a limit to each wait whatever the caller thinks of limits."""
        if self._offline:
            raise OfflineError(
                "Searching and downloading are switched off.", "Unset HF_HUB_OFFLINE to switch them on."
            )
        request.extensions["timeout"] = self._patience
        # The Hub's own library would tell which other packages are installed here.
        request.headers["User-Agent"] = f"{NAME.lower()}/{VERSION}"
        if _origin(request.url) != self._endpoint:  # the next page of a list may be anywhere
            request.headers.pop("Authorization", None)
        with _in_plain_words("The Hub"):
            response = super().send(request, **more)
        if response.status_code == httpx2.codes.TOO_MANY_REQUESTS:
            response.close()
            raise _rate_limit(response.headers)
        return response


@contextlib.contextmanager
def _in_plain_words(subject: str, options: HubOptions | None = None) -> Iterator[None]:
    try:
        yield
    except HfHubHTTPError as error:
        raise _refusal(error.response, subject, options or HubOptions()) from error
    except HFValidationError as error:
        raise UsageError(f'"{subject}" is no name of a repository.', 'Write "owner/name".') from error
    except httpx2.ConnectError as error:
        raise OfflineError(
            "The Hub cannot be reached.", "Check your network and its proxy settings."
        ) from error
    except httpx2.TimeoutException as error:
        raise InterruptedTransferError(
            "The Hub does not answer any more.", "Try again in a while."
        ) from error
    except httpx2.TransportError as error:
        raise InterruptedTransferError("The connection to the Hub broke.", "Try again.") from error
    except _NONSENSE as error:
        raise BadAnswerError(
            f"{subject}: the Hub's answer makes no sense.",
            "Perhaps this network wants you to sign in: open any page in a browser, then try again.",
        ) from error


def _refusal(response: httpx2.Response, subject: str, options: HubOptions) -> HubError:
    status, code = response.status_code, response.headers.get("X-Error-Code", "")
    page = f"{options.endpoint}/{subject}"
    if status == httpx2.codes.TOO_MANY_REQUESTS:
        return _rate_limit(response.headers)
    if code == "GatedRepo" or (status == httpx2.codes.FORBIDDEN and not code):
        hint = "Agree to it there." if options.token else "Agree to it there, and enter an access token here."
        return GatedError(f"{subject} is given to those who agreed to its licence.", hint, subject, page)
    if status == httpx2.codes.UNAUTHORIZED and options.token and code != "RepoNotFound":
        return TokenError("The Hub does not accept your access token.", "Enter a new one.")
    if code == "EntryNotFound":
        return NotFoundError(f"{subject} has no such file any more.", "Choose another one.")
    if status in (401, 403, 404):
        return NotFoundError(
            f"The Hub shows no repository {subject}.",
            "Check the name; a private one needs your access token.",
        )
    if status >= httpx2.codes.INTERNAL_SERVER_ERROR:
        return HubBusyError(f"The Hub has a fault (error {status}).", "Try again in a while.")
    return BadAnswerError(f"The Hub refuses {subject} with error {status}.", "Try again later.")


def _rate_limit(headers: Mapping[str, str]) -> RateLimitError:
    text = headers.get("Retry-After", "")
    left = re.search(r";\s*t=(\d+)", headers.get("RateLimit", ""))
    seconds = float(text) if text.isdigit() else float(left[1]) if left else None
    hint = "Try again in a few minutes; with an access token you may ask more often."
    if seconds is not None:
        hint = f"Try again in {seconds:.0f} seconds; with an access token you may ask more often."
    return RateLimitError("The Hub gets too many requests from here.", hint, seconds)


def _origin(url: httpx2.URL) -> tuple[str, str, int]:
    return (url.scheme, url.host, url.port or (443 if url.scheme == "https" else 80))


def _marks(headers: Mapping[str, str]) -> dict[str, str]:
    etag = headers.get("X-Linked-Etag") or headers.get("ETag", "")
    found = {"etag": etag.removeprefix("W/").strip('"'), "size": headers.get("X-Linked-Size", "")}
    return {name: value for name, value in found.items() if value}
