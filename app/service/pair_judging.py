"""Pairs judged from the heads of their files, on this machine."""

from collections.abc import Callable
from pathlib import Path

from app.core.cancellation import CancelFlag
from app.library.compatibility_words import in_words
from app.library.installed import InstalledModel
from app.library.starter import resolve_model
from app.library.verdicts import Verdict
from app.service import model_shelf
from app.service.facts_shelf import FactsShelf, is_remote
from app.service.installed_cards import read_card
from app.service.library_cards import JudgedDraft
from app.service.library_messages import DraftsJudged, Judged
from app.service.library_orders import Judge, JudgeDrafts
from app.service.machine_insight import MachineInsight


def judge(order: Judge, shelf: FactsShelf) -> Judged:
    """Judge a pair, or a target alone.

    Raises:
        AppError: A head cannot be had.
    """
    machine = MachineInsight(order.given_up)
    target = shelf.without_tokens(order.target)
    draft = None if order.draft is None else shelf.without_tokens(order.draft)
    verdict = None if order.draft is None else shelf.verdict(order.target, order.draft)
    remarks = () if verdict is None else verdict.remarks
    here = [Path(name) for name in (order.target, order.draft) if name is not None and not is_remote(name)]
    return Judged(
        id=order.id,
        verdict=None if verdict is None else verdict.verdict,
        reasons=tuple(in_words(remark) for remark in remarks),
        remarks=remarks,
        fit=machine.fit(target, draft, order.context_length) if target.weight_bytes else None,
        forecast=machine.forecast(target, draft),
        measured=machine.measured(*map(resolve_model, map(str, here))) if len(here) == 2 else None,
    )


def judge_drafts(order: JudgeDrafts, shelf: FactsShelf, flag: CancelFlag) -> DraftsJudged:
    """Judge every installed model as a draft.

    Raises:
        AppError: The target's head cannot be had.
        CancelledError: It was stopped.
    """
    machine = MachineInsight(order.given_up)
    target_path = None if is_remote(order.target) else resolve_model(order.target)
    shelf.facts(order.target)  # the one head without which nothing can be judged
    judged = [
        _judged_draft(order, model, target_path, machine, shelf, flag)
        for model in model_shelf.inventory().models
        if target_path is None or not _is_same(model, target_path)
    ]
    return DraftsJudged(order.id, order.target, tuple(sorted(judged, key=_rank)))


def _judged_draft(
    order: JudgeDrafts,
    model: InstalledModel,
    target_path: Path | None,
    machine: MachineInsight,
    shelf: FactsShelf,
    flag: CancelFlag,
) -> JudgedDraft:
    card = read_card(model, shelf, flag)
    if card.facts is None:
        return JudgedDraft(card, None, card.fault)
    verdict = shelf.verdict(order.target, card.path)
    target, draft = shelf.without_tokens(order.target), shelf.without_tokens(card.path)
    reasons = tuple(in_words(remark) for remark in verdict.remarks)
    is_usable = verdict.verdict in (Verdict.WORKS, Verdict.WITH_CARE)
    return JudgedDraft(
        model=card,
        verdict=verdict.verdict,
        main_reason=reasons[0] if reasons else "",
        reasons=reasons,
        remarks=verdict.remarks,
        fit=machine.fit(target, draft, order.context_length) if target.weight_bytes else None,
        forecast=machine.forecast(target, draft) if is_usable else None,
        measured=machine.measured(target_path, model.path) if target_path is not None and is_usable else None,
    )


def _rank(draft: JudgedDraft) -> tuple[int, float, int]:
    """The best verdict first, then the highest factor, then the smallest file."""
    order: Callable[[Verdict], int] = list(Verdict).index
    verdict = len(Verdict) if draft.verdict is None else order(draft.verdict)
    speed = draft.measured or draft.forecast
    return (verdict, -speed.factor if speed else 0.0, draft.model.bytes)


def _is_same(model: InstalledModel, path: Path) -> bool:
    try:
        return model.path.samefile(path)
    except OSError:
        return model.path == path
