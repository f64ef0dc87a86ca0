"""Every failure a person can meet: a message that says what is wrong, and a hint that says what to do.

Errors are caught at three borders only: the engine's session, the window's start-up and the commands.
"""


class AppError(Exception):
    """A failure that is explained to the user.

    Attributes:
        message: One sentence that names what is wrong.
        hint: One sentence that says what can be done about it; may be empty.
    """

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint

    def __str__(self) -> str:
        """Return message and hint on one line."""
        return f"{self.message} {self.hint}".strip()


class UsageError(AppError):
    """Something was asked for that makes no sense: an argument or a setting out of range."""


class ModelFileError(AppError):
    """A model file is missing, unreadable, damaged or not a model."""


class ModelLoadError(AppError):
    """A model file is whole, but llama.cpp cannot run it here."""


class ModelWriteError(AppError):
    """A model file could not be written."""


class DraftError(AppError):
    """A model cannot draft for this target."""


class VocabularyMismatchError(DraftError):
    """Draft and target do not speak the same tokens."""


class TemplateError(AppError):
    """A model's chat template cannot be used."""


class PromptTooLongError(AppError):
    """The prompt does not fit into the context."""


class EvaluationError(AppError):
    """llama.cpp could not evaluate a batch."""


class ModelNotLoadedError(AppError):
    """A reply was asked for before a model was loaded."""


class EngineError(AppError):
    """The engine process could not be started, or speaks another protocol."""


class HubError(AppError):
    """The Hub could not be asked, or did not give what was asked for.

    Attributes:
        temporary: Whether trying again later, with nothing changed, may help.
    """

    temporary = False


class OfflineError(HubError):
    """The Hub cannot be reached at all."""

    temporary = True


class InterruptedTransferError(HubError):
    """The connection broke, stood still or ended too early."""

    temporary = True


class HubBusyError(HubError):
    """The Hub has a fault of its own at the moment."""

    temporary = True


class RateLimitError(HubError):
    """The Hub wants fewer requests.

    Attributes:
        seconds: How long it wants to be left alone; None when it does not say.
    """

    temporary = True

    def __init__(self, message: str, hint: str = "", seconds: float | None = None) -> None:
        super().__init__(message, hint)
        self.seconds = seconds


class GatedError(HubError):
    """A repository is given only to those who agreed to its licence.

    Attributes:
        repository: Its name, "owner/name".
        page: Where its licence can be read and agreed to.
    """

    def __init__(self, message: str, hint: str, repository: str, page: str) -> None:
        super().__init__(message, hint)
        self.repository = repository
        self.page = page


class TokenError(HubError):
    """The Hub does not accept the access token."""


class NotFoundError(HubError):
    """The Hub has no such repository or file, or does not show it to this person."""


class BadAnswerError(HubError):
    """What came back makes no sense: a web page, wrong lengths, no model."""


class ChangedFileError(HubError):
    """A file is another one than when it was chosen."""


class DownloadError(AppError):
    """A download cannot go on, for a reason on this machine."""


class DiskFullError(DownloadError):
    """There is not enough space."""


class ChecksumError(DownloadError):
    """What arrived, twice, is not what the Hub promised."""


class ModelInUseError(AppError):
    """A model that is loaded cannot be moved or deleted."""


class CatalogueError(AppError):
    """A catalogue of model pairs cannot be read."""
