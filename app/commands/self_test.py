"""`self-test`: check that everything the program needs is there, and say which versions."""

import contextlib
import sys

from app import NAME, VERSION
from app.commands import border
from app.core.cancellation import CancelFlag
from app.core.conversation import Conversation, Message, Role
from app.core.events import GenerationFinished
from app.core.generation import Method, SamplingSettings
from app.core.llama.library import llama_library
from app.core.llama.model import ModelOptions
from app.library.starter import starter_model
from app.service.session import Session
from app.storage.cost_cache import CostCache
from app.storage.paths import costs_folder
from app.storage.resources import resource


def main(arguments: list[str]) -> int:
    """Load Qt, llama.cpp, the resources and the starter model, and write a few tokens."""
    parser = border.ArgumentParser(prog="python -m app self-test", description=__doc__)

    def command() -> int:
        parser.parse_args(arguments)
        from PySide6 import __version__ as qt_version

        sys.stdout.write(f"{NAME} {VERSION}, Qt {qt_version}\nllama.cpp: {llama_library().system}\n")
        resource("bench_prompts.json").read_text("utf-8")
        with contextlib.closing(Session(CancelFlag(), CostCache(costs_folder()))) as session:
            session.models.load_target(starter_model(), ModelOptions(), lambda _share: None)
            conversation = Conversation((Message(Role.USER, "Hello"),))
            *_, last = session.answer(conversation, SamplingSettings(), Method.PLAIN, 8)
        committed = last.statistics.committed if isinstance(last, GenerationFinished) else 0
        sys.stdout.write(f"The starter model wrote {committed} tokens.\n")
        return 0 if committed else 1

    return border.run(command)
