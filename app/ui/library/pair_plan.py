"""A pair that somebody is putting together: what there is to choose from, and what is chosen."""

from collections.abc import Sequence
from dataclasses import dataclass

from app.service.library_cards import ChoiceCard, OfferedModel, PairOffer
from app.service.library_messages import RepositoryOpened
from app.ui.library.library_words import good_for


@dataclass(frozen=True, slots=True)
class PlannedModel:
    """A model that can be one of the two.

    Attributes:
        reference: "hf:owner/name/file.gguf".
        name: What people call it.
        quantization: Such as "Q4_K_M"; may be empty.
        size: Bytes of its files; 0 where nobody knows.
        path: Where it lies on this disk; empty where it does not.
        is_recommended: Whether it suits most people.
    """

    reference: str
    name: str
    quantization: str
    size: int
    path: str = ""
    is_recommended: bool = False

    @property
    def place(self) -> str:
        """What to call it when it is to be judged: its file where there is one."""
        return self.path or self.reference


@dataclass(frozen=True, slots=True)
class PairPlan:
    """What there is to choose from.

    Attributes:
        title: What people call it.
        repository: "owner/name" of the target's.
        about: What it is good for, in a sentence; may be empty.
        licence: The name of its terms; may be empty.
        licence_page: Where they can be read; may be empty.
        targets: The files of the target, one for each way to store it.
        drafts: The models that may draft for it, the nearest first.
        target: The reference of the target that is proposed.
        draft: That of the draft; empty for none.
    """

    title: str
    repository: str
    about: str
    licence: str
    licence_page: str
    targets: tuple[PlannedModel, ...]
    drafts: tuple[PlannedModel, ...]
    target: str
    draft: str


def plan_of_offer(offer: PairOffer) -> PairPlan:
    """Begin with a pair of the catalogue; its other quantizations are for the Hub to tell."""
    target, draft = planned(offer.target), planned(offer.draft)
    licence = offer.target.licence
    return PairPlan(
        offer.name,
        offer.target.repository,
        good_for(offer),
        licence.name,
        licence.page,
        (target,),
        (draft,),
        target.reference,
        draft.reference,
    )


def plan_of_repository(opened: RepositoryOpened) -> PairPlan:
    """Begin with a repository that somebody looked for."""
    name = short_name(opened.name)
    targets = targets_of(name, opened.choices)
    drafts = tuple(map(planned, opened.drafts))
    draft = drafts[0].reference if drafts else ""
    return PairPlan(name, opened.name, "", opened.licence, opened.page, targets, drafts, opened.wanted, draft)


def targets_of(name: str, choices: Sequence[ChoiceCard]) -> tuple[PlannedModel, ...]:
    """The models of a repository that can be targets."""
    return tuple(
        PlannedModel(
            choice.reference, name, choice.quantization, choice.bytes, choice.path, choice.is_recommended
        )
        for choice in choices
        if not choice.is_projector
    )


def planned(model: OfferedModel) -> PlannedModel:
    """A model that the catalogue knows."""
    name = short_name(model.repository)
    return PlannedModel(model.reference, name, model.quantization, model.bytes, model.path)


def short_name(repository: str) -> str:
    """A repository's name without its owner and its format."""
    name = repository.rpartition("/")[2]
    for end in ("-GGUF", "-gguf", "_GGUF"):
        name = name.removesuffix(end)
    return name


def job_title(plan: PairPlan, target: PlannedModel, draft: PlannedModel | None) -> str:
    """What the download of a choice is called: the plan's own name where nothing else was chosen."""
    usual = plan.targets[0].reference if len(plan.targets) == 1 else plan.target
    if target.reference == usual and (draft.reference if draft else "") == plan.draft:
        return plan.title
    parts = [f"{target.name} {target.quantization}".strip()]
    parts += [f"{draft.name} {draft.quantization}".strip()] if draft else []
    return " + ".join(parts)
