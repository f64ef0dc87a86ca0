"""An engine without models: speaks the real protocol and behaves, or misbehaves, as its arguments say.

Run as a program; the window's tests start it in place of the real engine.
"""

import argparse
import os
import queue
import sys
import threading
from pathlib import Path

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from app.core.generation import FinishReason, Method, Overflow
from app.core.statistics import DraftReason, PlainCost, Round, StatisticsRecorder, Why
from app.service import messages
from tests.support.fake_context import count_left_out, count_tokens, proof_of, reply_to

DEFAULT_REPLY = (
    "Here is a function that compares the cleaned text with its reverse:\n\n"
    "```python\n"
    "def is_palindrome(text: str) -> bool:\n"
    "    letters = [c.lower() for c in text if c.isalnum()]\n"
    "    return letters == letters[::-1]\n"
    "```\n\n"
    "`isalnum` keeps letters and digits, so spaces, commas and apostrophes no longer matter. "
    "The slice `[::-1]` reads the list backwards.\n"
)
PLAIN = PlainCost(0.098, 0.092, 0.103, 23)
FIRST_TOKEN_SECONDS = 0.4
DRAFT_LENGTH = 3
CONTEXT = 8192
WHYS = {
    DraftReason.SHORTENED: Why(DraftReason.SHORTENED, tokens=5, figure=1.73),
    DraftReason.CHECKING_IS_DEAR: Why(DraftReason.CHECKING_IS_DEAR, tokens=4, figure=3.1),
    DraftReason.DRAFTING_IS_DEAR: Why(DraftReason.DRAFTING_IS_DEAR, figure=0.75),
    DraftReason.RARELY_RIGHT: Why(DraftReason.RARELY_RIGHT, figure=0.12),
}
"""The numbers behind reasons that have some."""

DRAFTING = (DraftReason.DRAFTED, DraftReason.SHORTENED)


class FakeEngine:
    """Carries out orders with texts and numbers made up beforehand."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.orders: queue.Queue[messages.Order] = queue.Queue()
        self.cancelled: set[int] = set()
        self.woken = threading.Event()
        self.has_draft = False
        self.loads = 0

    def run(self) -> int:
        """Greet, then work until Quit or the end of standard input."""
        if self.options.stderr:
            sys.stderr.write(self.options.stderr + "\n")
            sys.stderr.flush()
        if self.options.silent:
            threading.Event().wait()
        self.send(messages.Hello(self.options.protocol, "fake", "no processor features"))
        threading.Thread(target=self.read_orders, daemon=True).start()
        while not isinstance(order := self.orders.get(), messages.Quit):
            if isinstance(order, messages.Load):
                self.load(order)
            elif isinstance(order, messages.Generate):
                self.generate(order)
            elif isinstance(order, messages.Count):
                self.count(order)
            elif isinstance(order, messages.Prove):
                self.prove(order)
        return 0

    def read_orders(self) -> None:
        """Take orders from standard input; Cancel acts at once."""
        for line in sys.stdin.buffer:
            order = messages.decode_order(line)
            if isinstance(order, messages.Cancel):
                if not self.options.deaf and order.id <= self.options.deaf_after:
                    self.cancelled.add(order.id)
                    self.woken.set()
            elif isinstance(order, messages.Quit):
                if not self.options.deaf:
                    os._exit(0)
            else:
                self.orders.put(order)
        if not self.options.deaf:
            os._exit(0)

    def send(self, report: messages.Report) -> None:
        """Write one report, in two pieces when asked to, as a pipe may deliver it."""
        line = messages.encode(report)
        half = len(line) // 2 if self.options.split else len(line)
        for piece in (line[:half], line[half:]):
            sys.stdout.buffer.write(piece)
            sys.stdout.buffer.flush()

    def pause(self, order_id: int, seconds: float) -> bool:
        """Let time pass and say whether the order is still wanted."""
        if order_id not in self.cancelled:
            self.woken.wait(seconds)
            self.woken.clear()
        return order_id not in self.cancelled

    def load(self, order: messages.Load) -> None:
        """Pretend to load."""
        options = self.options
        lost = options.lose_target
        self.loads += 1
        if self.loads > options.loads or (options.fail_load and options.fail_load in order.target):
            self.send(messages.Failed(order.id, "The file is no GGUF model.", "Choose another file.", lost))
            return
        seconds = options.load_seconds if options.slow_load in order.target else 0.0
        for step in range(options.load_steps):
            self.send(messages.LoadProgress(order.id, "target", (step + 1) / options.load_steps))
            if not self.pause(order.id, seconds / options.load_steps):
                self.send(messages.Failed(order.id, "Stopped.", "", lost))
                return
        notices = tuple(options.notice)
        target = card(order.target, "Q4_0", 7_600_000_000, options)
        draft = card(order.draft, "Q4_0", 630_000_000, options) if order.draft is not None else None
        if draft is not None and options.no_draft_for and options.no_draft_for in order.target:
            notices += ("The draft cannot be used. It speaks other tokens.",)
            draft = None
        self.has_draft = draft is not None
        self.send(messages.Loaded(order.id, target, draft, notices, memory_of(target, draft)))

    def count(self, order: messages.Count) -> None:
        """Say how much of the context a conversation takes."""
        length = self.options.context or CONTEXT
        if order.id in self.cancelled or self.options.fail_count:
            self.send(messages.Failed(order.id, self.options.fail_count or "Stopped."))
            return
        tokens, left_out = count_tokens(order.conversation), count_left_out(order.conversation, length)
        self.send(messages.Counted(order.id, tokens, left_out, length))

    def fits(self, order: messages.Generate | messages.Prove) -> bool:
        """Tell what is left out of a conversation, or that it is too long."""
        tokens, length = count_tokens(order.conversation), self.options.context
        if length is None:
            return True
        left_out = count_left_out(order.conversation, length)
        if order.overflow is Overflow.DROP_OLDEST and left_out:
            self.send(messages.LeftOut(order.id, left_out))
        elif tokens >= length:
            words = f"The prompt has {tokens} tokens, and the context holds {length}."
            hint = "Let the oldest messages be left out, or choose a larger context."
            self.send(messages.Failed(order.id, words, hint))
            return False
        return True

    def prove(self, order: messages.Prove) -> None:
        """Pretend to write a reply twice."""
        options = self.options
        if not self.has_draft:
            self.send(messages.Failed(order.id, "Nothing is drafted, so there is nothing to prove."))
            return
        if not self.fits(order):
            return
        pieces = split_tokens(reply_to(order.conversation, options.reply))
        for done in range(1, 2 * len(pieces) + 1):
            self.send(messages.ProofProgress(order.id, done, 2 * len(pieces)))
            if not self.pause(order.id, 1 / options.rate):
                self.send(messages.Failed(order.id, "Stopped."))
                return
        self.send(proof_of(order, pieces, options.proof_differs_at, options.seed))

    def generate(self, order: messages.Generate) -> None:
        """Stream the reply."""
        options = self.options
        if order.method == Method.DRAFT and not self.has_draft:
            self.send(messages.Failed(order.id, "There is no draft to write ahead."))
            return
        if options.fail_generate:
            self.send(messages.Failed(order.id, options.fail_generate, options.fail_hint))
            return
        if not self.fits(order):
            return
        for step in range(options.prompt_steps):
            self.send(messages.PromptRead(order.id, (step + 1) * 512, options.prompt_steps * 512))
            if not self.pause(order.id, options.prompt_seconds / options.prompt_steps):
                self.finish(order.id, FinishReason.CANCELLED, new_recorder())
                return
        self.stream(order, new_recorder())

    def stream(self, order: messages.Generate, recorder: StatisticsRecorder) -> None:
        """Commit rounds of words until the reply ends, is cancelled, or the engine dies."""
        options = self.options
        if options.garbage:
            sys.stdout.buffer.write(b'ggml: hello from native code\n{"type":"Nonsense"}\n\xff\xfe\n')
            self.send(messages.Failed(order.id - 1, "An older order failed.", ""))
        speculates = self.has_draft and order.method != Method.PLAIN
        reply = reply_to(order.conversation, options.reply)
        tokens = split_tokens(describe(order) if options.tell_drafting else reply)
        position = 0
        while position < len(tokens):
            measured = self.measure(order, len(tokens) - position, recorder.current.rounds)
            taken = tokens[position : position + measured.committed]
            position += len(taken)
            recorder.add(measured, ended=position == len(tokens), since_request=FIRST_TOKEN_SECONDS)
            recorder.compare(PLAIN)
            self.send(
                messages.Committed(
                    order.id,
                    tuple(range(len(taken))),
                    "".join(taken),
                    measured,
                    recorder.current,
                    tuple(map(len, taken)),
                )
            )
            if options.die_after is not None and recorder.current.committed >= options.die_after:
                die(options.signal)
            if not self.pause(order.id, len(taken) / options.rate):
                self.finish(order.id, FinishReason.CANCELLED, recorder, speculates)
                return
        self.finish(order.id, FinishReason(options.reason), recorder, speculates)

    def measure(self, order: messages.Generate, left: int, rounds: int) -> Round:
        """Make up a round that commits at most so many tokens."""
        if not self.has_draft or order.method == Method.PLAIN:
            return plain_round(Why(DraftReason.NO_DRAFT))
        reason = DraftReason(self.options.why)
        why = WHYS.get(reason, Why(reason))
        if reason not in DRAFTING:
            return plain_round(why)
        drafted = DRAFT_LENGTH if order.drafting.length is None else order.drafting.length
        accepted = min((3, 1, 2, 3, 0)[rounds % 5], drafted, left - 1)
        seconds = PLAIN.seconds * 1.75
        sure = tuple((0.93, 0.71, 0.38)[place % 3] for place in range(drafted))
        share = seconds * 0.2
        times = share, seconds - share, seconds, seconds
        return Round(drafted, accepted, accepted + 1, *times, why, confidences=sure)

    def finish(
        self, order_id: int, reason: FinishReason, recorder: StatisticsRecorder, speculates: bool = False
    ) -> None:
        """End the reply."""
        method = Method.DRAFT if speculates else Method.PLAIN
        self.send(messages.Finished(order_id, reason, "", method, recorder.current))


def new_recorder() -> StatisticsRecorder:
    """Count a reply whose prompt was read."""
    recorder = StatisticsRecorder(prompt_tokens=64)
    recorder.prompt_read(0, FIRST_TOKEN_SECONDS)
    return recorder


def plain_round(why: Why) -> Round:
    """Commit one token without any draft."""
    return Round(0, 0, 1, 0.0, PLAIN.seconds, PLAIN.seconds, PLAIN.seconds, why)


def describe(order: messages.Generate) -> str:
    """Say how far a reply was asked to be drafted."""
    return f"length {order.drafting.length}, confidence {order.drafting.least_confidence:g}"


def card(path: str, quantization: str, parameters: int, options: argparse.Namespace) -> messages.ModelCard:
    """Describe a model that does not exist."""
    name = Path(path).stem.replace("-", " ")
    size, context = parameters // 2, options.context or CONTEXT
    return messages.ModelCard(
        path, name, "llama", quantization, parameters, size, context, 8192, options.begins_thinking
    )


def memory_of(target: messages.ModelCard, draft: messages.ModelCard | None) -> messages.MemoryUse:
    """Make up what models take: a cache of 64 KiB a token for the target, of 8 for the draft."""
    return messages.MemoryUse(
        target.file_bytes,
        draft.file_bytes if draft is not None else 0,
        target.context_length << 16,
        draft.context_length << 13 if draft is not None else 0,
        300_000_000 if draft is not None else 180_000_000,
    )


def split_tokens(text: str) -> list[str]:
    """Cut a text into pieces of about four characters, which is what tokens are like."""
    return [text[start : start + 4] for start in range(0, len(text), 4)]


def die(number: int) -> None:
    """End as a crash does, without any farewell."""
    if number == 0:
        os._exit(3)
    os.kill(os.getpid(), number)
    threading.Event().wait()


def options_from(arguments: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rate", type=float, default=2000.0, help="tokens a second")
    parser.add_argument("--reply", default=DEFAULT_REPLY)
    parser.add_argument("--reply-file", type=Path)
    parser.add_argument("--reason", default="end", help="how the reply ends")
    parser.add_argument("--why", default="drafted", help="why a draft drafts so far, or not at all")
    parser.add_argument("--tell-drafting", action="store_true", help="reply with the order's drafting")
    parser.add_argument("--load-steps", type=int, default=1)
    parser.add_argument("--load-seconds", type=float, default=0.0)
    parser.add_argument("--slow-load", default="", help="only targets with this in their path take that long")
    parser.add_argument("--prompt-steps", type=int, default=1)
    parser.add_argument("--prompt-seconds", type=float, default=0.0)
    parser.add_argument("--fail-load", default="", help="targets with this in their path fail to load")
    parser.add_argument("--loads", type=int, default=sys.maxsize, help="how many loads go well at most")
    parser.add_argument("--lose-target", action="store_true", help="loads that fail cost the former target")
    parser.add_argument("--notice", action="append", default=[], help="to be read after each load")
    parser.add_argument("--no-draft-for", default="", help="targets with this in their path take no draft")
    parser.add_argument("--fail-generate", default="", help="message of the failure")
    parser.add_argument("--fail-hint", default="")
    parser.add_argument("--fail-count", default="", help="message of the failure to count")
    parser.add_argument("--context", type=int, help="tokens the context holds; any number fit when not given")
    parser.add_argument("--begins-thinking", action="store_true", help="prompts end within a thought")
    parser.add_argument("--proof-differs-at", type=int, help="place at which a drafted reply parts")
    parser.add_argument("--seed", type=int, default=2026, help="seed of proofs that come without")
    parser.add_argument("--die-after", type=int, help="die after this many tokens")
    parser.add_argument("--signal", type=int, default=9, help="signal to die by; 0 exits with status 3")
    parser.add_argument("--protocol", type=int, default=messages.PROTOCOL)
    parser.add_argument("--garbage", action="store_true", help="write lines that are no reports")
    parser.add_argument("--split", action="store_true", help="write each report in two pieces")
    parser.add_argument("--deaf", action="store_true", help="never answer Cancel, nor Quit")
    parser.add_argument("--deaf-after", type=int, default=sys.maxsize, help="no Cancel of later orders")
    parser.add_argument("--silent", action="store_true", help="never say Hello")
    parser.add_argument("--stderr", default="", help="text for standard error")
    options = parser.parse_args(arguments)
    if options.reply_file is not None:
        options.reply = options.reply_file.read_text(encoding="utf-8")
    return options


if __name__ == "__main__":
    try:
        sys.exit(FakeEngine(options_from(sys.argv[1:])).run())
    except (BrokenPipeError, msgspec.MsgspecError):
        sys.exit(1)
