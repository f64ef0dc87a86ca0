"""The pairs of the catalogue as offers for this machine: told from sizes alone, without a network."""

from app.library.catalogue import Catalogue, CataloguedModel, CataloguedPair
from app.library.estimated_facts import estimated_facts
from app.library.installed import InstalledModel
from app.library.model_facts import ModelFacts
from app.library.quantization_grades import grade_of
from app.library.starter import resolve_model
from app.library.verdicts import FitVerdict
from app.service import model_shelf
from app.service.facts_shelf import HUB
from app.service.library_cards import OfferedModel, PairOffer
from app.service.library_messages import PairsListed
from app.service.library_orders import ListPairs
from app.service.machine_insight import MachineInsight

_COMFORTABLE = 8.0
"""Tokens a second that most people read along with."""

_CORE_BYTES, _MOST_BYTES = 6e9, 40e9
"""Bytes of weights a second that a core reads, and all cores together: a guess to rank by, never shown."""

_USUAL_FACTOR = 1.5

_DOUBT = 0.1
"""By which share a file's size may differ from the catalogue's; half a file, or another one, differs more."""

_ROUNDED = 1e7
"""Bytes that sizes in the catalogue are rounded to."""

_CLEARLY_FASTER = 1.15
_BITS = 4.85


def list_pairs(order: ListPairs) -> PairsListed:
    """All pairs, best for this machine first.

    Raises:
        AppError: The program's own catalogue is damaged.
    """
    catalogue = model_shelf.catalogue()
    machine = MachineInsight(order.given_up)
    installed = model_shelf.inventory().models
    offers = [_offer(pair, catalogue, machine, installed, order.context_length) for pair in catalogue.pairs]
    card = machine.card()
    bandwidth = min(_MOST_BYTES, card.cores * _CORE_BYTES)
    ranked = sorted(offers, key=lambda offer: _rank(offer, bandwidth))
    return PairsListed(order.id, card, tuple(ranked), catalogue.complaint)


def offered_model(
    model: CataloguedModel, quantization: str, catalogue: Catalogue, installed: list[InstalledModel]
) -> OfferedModel:
    """One model of the catalogue, stored in one of its ways."""
    file = model.files[quantization]
    size = round(1e9 * file.gigabytes) if file.gigabytes is not None else 0
    name = file.name.rpartition("/")[2].casefold()
    places = [
        str(one.path)
        for one in installed
        if one.path.name.casefold() == name and (not size or abs(one.size - size) <= _DOUBT * size + _ROUNDED)
    ]
    return OfferedModel(
        reference=f"{HUB}{model.repository}/{file.name}",
        repository=model.repository,
        quantization=quantization,
        parameters=round(1e9 * model.parameters),
        bytes=size,
        licence=catalogue.licences[model.licence],
        path=places[0] if places else "",
    )


def _offer(
    pair: CataloguedPair,
    catalogue: Catalogue,
    machine: MachineInsight,
    installed: list[InstalledModel],
    context_length: int,
) -> PairOffer:
    draft = _ways(pair.draft, catalogue, installed)[0]
    offers = [
        _offer_of(pair, target, draft, machine, context_length)
        for target in _ways(pair.target, catalogue, installed)
    ]
    # A smaller file of the target is offered only where the usual one has no room.
    usual = next((offer for offer in offers if offer.fit.verdict is FitVerdict.FITS), offers[0])
    return usual if usual.target.path else _faster(usual, offers)


def _faster(usual: PairOffer, offers: list[PairOffer]) -> PairOffer:
    """The same pair stored in another way that is as careful and clearly faster here; else as it is."""
    grade = grade_of(usual.target.quantization)
    alike = [offer for offer in offers if grade_of(offer.target.quantization) is grade]
    best = max(alike, key=_drafted_speed)
    return best if _drafted_speed(best) > _CLEARLY_FASTER * _drafted_speed(usual) else usual


def _drafted_speed(offer: PairOffer) -> float:
    return offer.forecast.plain_speed * offer.forecast.factor if offer.forecast else 0.0


def _ways(
    model: CataloguedModel, catalogue: Catalogue, installed: list[InstalledModel]
) -> list[OfferedModel]:
    """The ways in which a model is stored: one that is here first, else the usual one, then smaller ones."""
    usual = model.files[model.recommended].gigabytes or 0.0
    ways = {name: offered_model(model, name, catalogue, installed) for name in model.files}
    smaller = [
        name for name, file in model.files.items() if file.gigabytes is not None and file.gigabytes < usual
    ]
    smaller.sort(key=lambda name: -(model.files[name].gigabytes or 0.0))
    order = dict.fromkeys([model.recommended, *(name for name, way in ways.items() if way.path), *smaller])
    found = [ways[name] for name in order]
    return sorted(found, key=lambda way: not way.path)


def _offer_of(
    pair: CataloguedPair,
    target: OfferedModel,
    draft: OfferedModel,
    machine: MachineInsight,
    context_length: int,
) -> PairOffer:
    models = _estimated(target), _estimated(draft)
    is_here = bool(target.path and draft.path)
    return PairOffer(
        id=pair.id,
        name=pair.name,
        family=pair.family,
        purposes=pair.purposes,
        languages=pair.languages,
        good_for=pair.good_for,
        target=target,
        draft=draft,
        fit=machine.fit(*models, context_length, is_estimate=True),
        forecast=machine.forecast(*models, pair.acceptance, is_estimate=True),
        measured=machine.measured(*map(resolve_model, (target.path, draft.path))) if is_here else None,
    )


def _estimated(model: OfferedModel) -> ModelFacts:
    size = model.bytes or round(model.parameters * _BITS / 8)
    return estimated_facts(model.repository, model.parameters, size, model.quantization)


def _rank(offer: PairOffer, bandwidth: float) -> tuple[int, int, float]:
    """What fits comes first, of that what answers comfortably, and of that the most capable."""
    fits = list(FitVerdict).index(offer.fit.verdict)
    known = offer.measured or offer.forecast
    plain = known.plain_speed if known else bandwidth / max(1, offer.fit.target_weights)
    speed = plain * (known.factor if known else _USUAL_FACTOR)
    return (fits, 0, -offer.target.parameters) if speed >= _COMFORTABLE else (fits, 1, -speed)
