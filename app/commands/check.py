"""`check`: say whether one model can draft for another, from the heads of their files."""

import argparse
import json
import sys
from dataclasses import asdict
from typing import Any

from app.commands import border
from app.errors import UsageError
from app.library.compatibility import PairVerdict, check_pair
from app.library.compatibility_words import VERDICTS, in_words
from app.library.fit import DEFAULT_CONTEXT, Fit, Machine, judge_fit, this_machine
from app.library.fit_words import fit_in_words
from app.library.model_facts import ModelFacts, read_facts
from app.library.processor import processor_name
from app.library.starter import resolve_model
from app.library.verdicts import Verdict
from app.service.model_shelf import opened_hub
from app.storage.kernel_store import KernelStore
from app.storage.paths import kernels_file

_HUB = "hf:"
_STATUS = {
    Verdict.WORKS: 0,
    Verdict.WITH_CARE: 0,
    Verdict.NEEDS_TRANSLATION: 3,
    Verdict.CANNOT_WORK: 4,
}


def main(arguments: list[str]) -> int:
    """Judge a pair. Returns the exit status."""

    def command() -> int:
        options = _parser().parse_args(arguments)
        if options.context < 1:
            raise UsageError("A context needs tokens.", "--context must be 1 or more.")
        target, draft = _facts(options.target), _facts(options.draft)
        verdict = check_pair(target, draft)
        fit = judge_fit(target, draft, _machine(), options.context) if target.weight_bytes else None
        show = _as_json if options.json else _as_text
        sys.stdout.write(show(verdict, target, draft, fit))
        return _STATUS[verdict.verdict]

    return border.run(command)


def _machine() -> Machine:
    """This machine, with the graphics cards that measuring it found."""
    stored = KernelStore(kernels_file()).get(processor_name())
    return this_machine(stored.gpu_bytes if stored is not None else 0)


def _parser() -> argparse.ArgumentParser:
    parser = border.ArgumentParser(
        prog="python -m app check",
        description="Say whether one model can draft for another, and why. Only the heads of the files are "
        "read, so nothing has to be downloaded first.",
        epilog="Exit status: 0 it works or works with care, 3 it needs translation between the "
        "vocabularies, 4 it cannot work; 1 for a failure, 2 for wrong use.",
    )
    what = 'a GGUF file, "starter", or hf:owner/repository/file.gguf'
    parser.add_argument("--target", required=True, help=f"the model that answers: {what}")
    parser.add_argument("--draft", required=True, help="the model that writes ahead, likewise")
    parser.add_argument(
        "--context", type=int, default=DEFAULT_CONTEXT, help="tokens of context (default: %(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of sentences")
    return parser


def _facts(name: str) -> ModelFacts:
    if not name.startswith(_HUB):
        return read_facts(resolve_model(name))
    # Only here, because the Hub's library takes longer to load than all the rest of this command.
    from app.library.remote_facts import facts_on_hub

    with opened_hub() as hub:
        return facts_on_hub(name, hub)


def _as_text(verdict: PairVerdict, target: ModelFacts, draft: ModelFacts, fit: Fit | None) -> str:
    lines = [VERDICTS[verdict.verdict], *(f"- {in_words(remark)}" for remark in verdict.remarks)]
    lines += [f"- {fit_in_words(fit)}"] if fit is not None else []
    lines += [f"{role}: {_described(facts)}" for role, facts in (("target", target), ("draft", draft))]
    return "\n".join([*lines, ""])


def _described(facts: ModelFacts) -> str:
    size = f", {facts.weight_bytes / 1e6:,.0f} MB" if facts.weight_bytes else ""
    parts = [facts.architecture, facts.quantization, f"{facts.parameters / 1e6:,.0f} M weights{size}"]
    return f"{facts.file_name} ({', '.join(part for part in parts if part)})"


def _as_json(verdict: PairVerdict, target: ModelFacts, draft: ModelFacts, fit: Fit | None) -> str:
    result: dict[str, Any] = {
        "verdict": verdict.verdict,
        "reasons": [
            {**asdict(remark), "decides": remark.verdict, "sentence": in_words(remark)}
            for remark in verdict.remarks
        ],
        "target": _summary(target),
        "draft": _summary(draft),
        "memory": None
        if fit is None
        else {
            "verdict": fit.verdict,
            "context": fit.context,
            "needed": fit.needed,
            "room": fit.room,
            "largest_context": fit.largest_context,
            "largest_context_with_draft": fit.largest_context_with_draft,
            "smaller_quantization": fit.smaller_quantization,
        },
    }
    return json.dumps(result, indent=2) + "\n"


def _summary(facts: ModelFacts) -> dict[str, Any]:
    return {
        "file": facts.file_name,
        "kind": facts.kind,
        "name": facts.name,
        "architecture": facts.architecture,
        "quantization": facts.quantization,
        "parameters": facts.parameters,
        "weight_bytes": facts.weight_bytes,
        "context_length": facts.context_length,
        "vocabulary": facts.tokens.size if facts.tokens else 0,
    }
