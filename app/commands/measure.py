"""`measure`: find out what each kind of weights costs on this machine, for predictions before a download."""

import argparse
import json
import os
import signal
import sys
import threading
from dataclasses import asdict

from app.commands import border
from app.core.cancellation import CancelFlag
from app.errors import UsageError
from app.library.model_facts import read_facts
from app.library.prediction import TYPICAL_ACCEPTANCE, MachineKernels, Prediction, best_kinds, predict
from app.library.processor import processor_name
from app.library.starter import resolve_model
from app.service.machine_kernels import MeasuringPlan, known_kernels, measure_kernels
from app.storage.kernel_store import KernelStore
from app.storage.paths import kernels_file

_SHOWN = (1, 2, 4, 8, 16)


def main(arguments: list[str]) -> int:
    """Measure this machine. Returns the exit status."""

    def command() -> int:
        options = _parser().parse_args(arguments)
        if not 0.0 <= options.acceptance <= 1.0:
            raise UsageError("A share lies between 0 and 1.", "Give --acceptance such as 0.7.")
        target = read_facts(resolve_model(options.target)) if options.target else None
        draft = read_facts(resolve_model(options.draft)) if options.draft else None
        machine = _kernels(again=options.again, for_program=options.events)
        if options.events:
            return 0
        prediction = predict(target, draft, machine, options.acceptance) if target is not None else None
        show = _as_json if options.json else _as_text
        sys.stdout.write(show(machine, prediction, options.acceptance))
        return 0

    return border.run(command)


def _parser() -> argparse.ArgumentParser:
    parser = border.ArgumentParser(
        prog="python -m app measure",
        description="Find out what each kind of weights costs on this machine, in about a minute, and "
        "which is best for drafting. It is remembered until the processor or llama.cpp changes.",
    )
    parser.add_argument("--again", action="store_true", help="measure anew, whatever is remembered")
    parser.add_argument("--target", help='predict the speed of this model: a GGUF file, or "starter"')
    parser.add_argument("--draft", help="predict how much faster this draft makes the target")
    parser.add_argument(
        "--acceptance",
        type=float,
        default=TYPICAL_ACCEPTANCE,
        help="how often drafted tokens are taken to be right, 0 to 1 (default: %(default)s)",
    )
    parser.add_argument(
        "--events",
        action="store_true",
        help="for programs: print a line before each kind of weights and no table; the end of standard "
        "input stops it",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    return parser


def _kernels(*, again: bool, for_program: bool) -> MachineKernels:
    store = KernelStore(kernels_file())
    known = None if again else known_kernels(store)
    if known is not None:
        return known
    cancel = CancelFlag()
    for stop in (signal.SIGINT, signal.SIGTERM):  # the scratch file is large: it may not stay
        signal.signal(stop, lambda _number, _frame: cancel.set())
    if for_program:
        threading.Thread(target=_stop_at_the_end_of_input, args=(cancel,), daemon=True).start()
        return measure_kernels(store, cancel, _tell_progress, MeasuringPlan())
    try:
        return measure_kernels(store, cancel, _show_progress, MeasuringPlan())
    finally:
        _show_line("")


def _stop_at_the_end_of_input(cancel: CancelFlag) -> None:
    while os.read(0, 1024):
        pass
    cancel.set()


def _tell_progress(kind: str, done: int, total: int) -> None:
    sys.stdout.write(json.dumps({"kind": kind, "done": done, "total": total}) + "\n")
    sys.stdout.flush()


def _show_progress(kind: str, done: int, total: int) -> None:
    _show_line(f"Measuring {kind}, {done + 1} of {total}")


def _show_line(text: str) -> None:
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{text:<40}" + ("" if text else "\r"))
        sys.stderr.flush()


def _as_text(machine: MachineKernels, prediction: Prediction | None, acceptance: float) -> str:
    rows = [["weights", "plain", "drafted", "factor", *(f"{tokens} tok" for tokens in _SHOWN[1:])]]
    for ranked in best_kinds(machine, acceptance):
        kernel = machine.kernels[ranked.kind]
        one = kernel.seconds(1)
        rows.append(
            [
                ranked.kind,
                f"{ranked.plain_speed:.2f}",
                f"{ranked.speed:.2f}",
                f"{ranked.factor:.2f}",
                *(f"{kernel.seconds(tokens) / one:.2f}" for tokens in _SHOWN[1:]),
            ]
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = ["  ".join(map(str.rjust, row, widths)) for row in rows]
    remarks = [
        f"Measured on {_processor()}. plain and drafted: speed in times of the best kind's; factor: what",
        f"a draft brings when {acceptance:.0%} of its tokens are right; n tok: cost of checking n tokens,",
        "in times of one. Best for drafting first.",
    ]
    if prediction is not None:
        remarks += ["", _in_words(prediction)]
    return "\n".join([*lines, "", *remarks, ""])


def _in_words(prediction: Prediction) -> str:
    doubt = "" if prediction.is_exact_kind else " Some of its weights are of a kind that was not measured."
    return (
        f"Predicted, not measured: {prediction.plain_speed:.1f} tokens a second by itself, "
        f"{prediction.speed:.1f} with the draft ({prediction.factor:.2f} times).{doubt}"
    )


def _as_json(machine: MachineKernels, prediction: Prediction | None, acceptance: float) -> str:
    result = {
        "processor": processor_name(),
        "seconds_per_byte": {kind: kernel.seconds_per_byte for kind, kernel in machine.kernels.items()},
        "layer_seconds": machine.layer_seconds,
        "best_for_drafting": [asdict(ranked) for ranked in best_kinds(machine, acceptance)],
        "prediction": None if prediction is None else {**asdict(prediction), "speed": prediction.speed},
    }
    return json.dumps(result, indent=2) + "\n"


def _processor() -> str:
    """Its name without the number of its model, which tells a person nothing."""
    return processor_name().lstrip("0123456789 ")
