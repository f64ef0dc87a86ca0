"""Errors, as the window hears of them."""

from app.core.cancellation import CancelledError
from app.errors import (
    AppError,
    ChangedFileError,
    DownloadError,
    GatedError,
    HubError,
    ModelFileError,
    ModelInUseError,
    ModelLoadError,
    ModelWriteError,
    NotFoundError,
    OfflineError,
    RateLimitError,
    TokenError,
    UsageError,
)
from app.service.library_cards import FailureKind
from app.service.library_messages import Failed

_KINDS: tuple[tuple[type[AppError], FailureKind], ...] = (
    (OfflineError, FailureKind.OFFLINE),
    (GatedError, FailureKind.GATED),
    (TokenError, FailureKind.TOKEN),
    (RateLimitError, FailureKind.RATE_LIMIT),
    (NotFoundError, FailureKind.NOT_FOUND),
    (ChangedFileError, FailureKind.CHANGED),
    (DownloadError, FailureKind.DISK),
    (ModelWriteError, FailureKind.DISK),
    (ModelInUseError, FailureKind.IN_USE),
    (ModelFileError, FailureKind.FILE),
    (ModelLoadError, FailureKind.FILE),
    (UsageError, FailureKind.USAGE),
)


def kind_of(error: AppError) -> FailureKind:
    """What kind of failure an error is."""
    for known, kind in _KINDS:
        if isinstance(error, known):
            return kind
    return FailureKind.BUSY if isinstance(error, HubError) else FailureKind.OTHER


def page_of(error: AppError) -> str:
    """Where a licence can be agreed to, if that is what is missing; else empty."""
    return error.page if isinstance(error, GatedError) else ""


def failure(order_id: int, error: AppError | CancelledError) -> Failed:
    """The report of an order that failed."""
    if isinstance(error, CancelledError):
        return Failed(order_id, "Stopped.", kind=FailureKind.CANCELLED)
    return Failed(
        order_id,
        error.message,
        error.hint,
        kind_of(error),
        page_of(error),
        error.seconds if isinstance(error, RateLimitError) else None,
    )
