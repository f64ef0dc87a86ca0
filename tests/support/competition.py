"""Does the meter tell the truth while other programs take the processor in the middle of a reply?

    python -m tests.support.competition TARGET DRAFT

Each reply is written twice, with a draft and plainly, and both times other processes begin to use the
processor behind the same token. The true factor is that of the two times; the meter knew only its own reply.
"""

import argparse
import contextlib
import subprocess
import sys
from collections.abc import Iterator
from statistics import median

from app.commands.bench import read_prompts
from app.commands.model_options import add_model_options, loaded_models
from app.core.cancellation import CancelFlag
from app.core.conversation import Conversation, Message, Role
from app.core.events import GenerationFinished, TokensCommitted
from app.core.generation import Method, SamplingSettings
from app.core.statistics import Statistics
from app.service.session import Session
from app.storage.resources import resource

SPIN = "while True: pass"


@contextlib.contextmanager
def competitors() -> Iterator[list[subprocess.Popen[bytes]]]:
    """A list for processes that are ended in the end."""
    processes: list[subprocess.Popen[bytes]] = []
    try:
        yield processes
    finally:
        for process in processes:
            process.kill()
            process.wait()


def write(session: Session, question: str, method: Method, tokens: int, others: int) -> Statistics:
    """Write a reply during whose second half other processes compete."""
    session.models.forget_context()
    conversation = Conversation((Message(Role.USER, question),))
    committed = 0
    with competitors() as processes:
        for event in session.answer(conversation, SamplingSettings(), method, tokens):
            if isinstance(event, TokensCommitted):
                committed += len(event.tokens)
                while committed > tokens // 2 and len(processes) < others:
                    processes.append(subprocess.Popen([sys.executable, "-c", SPIN]))
            if isinstance(event, GenerationFinished):
                return event.statistics
    raise AssertionError("a generation always ends with GenerationFinished")


def main(arguments: list[str]) -> int:
    """Print true factor and meter for each prompt, medians of some repeats, and how far apart they are."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.competition", description=__doc__)
    add_model_options(parser)
    parser.add_argument("--max-tokens", type=int, default=128)
    parser.add_argument("--prompts", type=int, default=6)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--others", type=int, default=2, help="competing processes (default: 2)")
    options = parser.parse_args(arguments)
    ratios: list[float] = []
    with loaded_models(options, CancelFlag()) as session:
        for prompt in read_prompts(resource("bench_prompts.json"))[: options.prompts]:
            plain: list[Statistics] = []
            drafted: list[Statistics] = []
            for _ in range(options.repeats):
                for runs, method in ((plain, Method.PLAIN), (drafted, Method.DRAFT)):
                    runs.append(write(session, prompt.text, method, options.max_tokens, options.others))
            true = median(run.decode_seconds for run in plain) / median(run.decode_seconds for run in drafted)
            meter = median(run.speedup or 0.0 for run in drafted)
            ratios.append(meter / true)
            sys.stdout.write(
                f"{prompt.kind:>12}: true factor {true:.2f}, meter {meter:.2f}, "
                f"meter over true {ratios[-1]:.3f}\n"
            )
            sys.stdout.flush()
    sys.stdout.write(f"median {median(ratios):.3f}, from {min(ratios):.3f} to {max(ratios):.3f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
