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
