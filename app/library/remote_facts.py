"""What a model on the Hub is, from the first megabytes of its files."""

from app.library.byte_source import ByteSource
from app.library.gguf_header import header_of
from app.library.gguf_tensors import TensorInfo
from app.library.hub import Hub
from app.library.hub_source import HubSource
from app.library.model_facts import ModelFacts, facts_of
from app.library.repository import ModelChoice, chosen, reference


def facts_on_hub(name: str, hub: Hub) -> ModelFacts:
    """What a person's "owner/name/file.gguf" is; nothing but heads is fetched.

    Raises:
        HubError: It cannot be had.
        ModelFileError: It is no GGUF file, or damaged.
        UsageError: It names no repository, or no model in it.
    """
    wanted = reference(name)
    return facts_of_choice(chosen(hub.repository(wanted.repository, wanted.revision), wanted), hub)


def facts_of_choice(choice: ModelChoice, hub: Hub) -> ModelFacts:
    """What one model of a repository is, all of its parts taken together.

    Raises:
        HubError: It cannot be had.
        ModelFileError: It is no GGUF file, or damaged.
    """
    first, *others = choice.files
    further = [tensor for file in others for tensor in _tensors(HubSource(hub, file))]
    return facts_of(HubSource(hub, first), further)


def _tensors(source: ByteSource) -> tuple[TensorInfo, ...]:
    return header_of(source).tensors
