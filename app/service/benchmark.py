"""Compare methods on the same prompts, interleaved, each from empty caches."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from app.core.conversation import Conversation, Message, Role
from app.core.events import GenerationFinished, TokensCommitted
from app.core.generation import AUTOMATIC, DraftingSettings, Method, SamplingSettings
from app.core.reason_words import in_words
from app.core.statistics import Statistics
from app.service.session import Session


@dataclass(frozen=True, slots=True)
class BenchPrompt:
    """One question of a benchmark.

    Attributes:
        kind: What sort of text it asks for, such as "code".
        text: The question.
    """

    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class BenchMethod:
    """A way to draft.

    Attributes:
        name: What it is called in the results.
        method: Whether anything is drafted.
        drafting: How far; left to the program or fixed.
    """

    name: str
    method: Method
    drafting: DraftingSettings = AUTOMATIC

    @property
    def is_plain(self) -> bool:
        """Whether the others are compared with it."""
        return self.method is Method.PLAIN


@dataclass(frozen=True, slots=True)
class Run:
    """One reply of a benchmark.

    Attributes:
        prompt: Index of its prompt.
        repeat: Which repetition it belongs to.
        method: Name of the way it was drafted.
        tokens: The reply's token ids.
        statistics: What it cost.
    """

    prompt: int
    repeat: int
    method: str
    tokens: tuple[int, ...]
    statistics: Statistics


@dataclass(frozen=True, slots=True)
class MethodResult:
    """What a method did over all prompts.

    Attributes:
        method: Name of the method.
        tokens_per_second: Median over the replies.
        spread: First and third quartile of the tokens per second.
        factor: Median of each reply's speed over that of plain decoding of the same prompt and repetition;
            None without plain runs.
        factor_spread: First and third quartile of these ratios.
        meter_factor: Median of what the meter said.
        acceptance_rate: Accepted over drafted tokens; None when nothing was drafted.
        tokens_per_round: Mean committed tokens a target evaluation.
        draft_milliseconds: Mean cost of drafting one token; None when nothing was drafted.
        verify_milliseconds: Mean cost of a target evaluation.
        own_milliseconds: Mean time a round spends outside llama.cpp.
        own_share: The part of the decoding time spent outside llama.cpp, 0 to 1.
        reason: Why most replies were drafted as they were, in words.
        identical: Replies whose tokens equal those of plain decoding, and how many could be compared.
    """

    method: str
    tokens_per_second: float
    spread: tuple[float, float]
    factor: float | None
    factor_spread: tuple[float, float] | None
    meter_factor: float | None
    acceptance_rate: float | None
    tokens_per_round: float
    draft_milliseconds: float | None
    verify_milliseconds: float
    own_milliseconds: float
    own_share: float
    reason: str
    identical: tuple[int, int]


def run_benchmark(
    session: Session,
    prompts: Sequence[BenchPrompt],
    methods: Sequence[BenchMethod],
    *,
    max_tokens: int,
    repeats: int,
    progress: Callable[[int, int], None],
) -> list[Run]:
    """Write every reply with every method, greedily, one method after the other on each prompt.

    The order of the methods turns with each prompt, so that none always profits from what came before.
    Caches are emptied before each reply: a warm cache would flatter whoever comes second.

    Args:
        session: With the models loaded.
        prompts: The questions.
        methods: The methods to compare.
        max_tokens: The longest reply.
        repeats: How often each is done.
        progress: Told how many replies are done, of how many.
    """
    runs: list[Run] = []
    total = repeats * len(prompts) * len(methods)
    for repeat in range(repeats):
        for index, prompt in enumerate(prompts):
            turn = (index + repeat) % len(methods)
            for method in (*methods[turn:], *methods[:turn]):
                session.models.forget_context()
                tokens, statistics = _write(session, prompt, method, max_tokens)
                runs.append(Run(index, repeat, method.name, tokens, statistics))
                progress(len(runs), total)
    return runs


def summarize(runs: Sequence[Run], methods: Sequence[BenchMethod]) -> list[MethodResult]:
    """Put the runs of each method into one line; replies without tokens are left out."""
    plain_names = {method.name for method in methods if method.is_plain}
    plain = {(run.prompt, run.repeat): run for run in runs if run.method in plain_names}
    return [_summarize_method(runs, method.name, plain) for method in methods]


def _write(
    session: Session, prompt: BenchPrompt, method: BenchMethod, max_tokens: int
) -> tuple[tuple[int, ...], Statistics]:
    conversation = Conversation((Message(Role.USER, prompt.text),))
    tokens: list[int] = []
    sampling = SamplingSettings()
    for event in session.answer(conversation, sampling, method.method, max_tokens, method.drafting):
        if isinstance(event, TokensCommitted):
            tokens += event.tokens
        if isinstance(event, GenerationFinished):
            return tuple(tokens), event.statistics
    raise AssertionError("a generation always ends with GenerationFinished")


def _summarize_method(runs: Sequence[Run], method: str, plain: Mapping[tuple[int, int], Run]) -> MethodResult:
    every = [run for run in runs if run.method == method]
    pairs = [(run, plain[run.prompt, run.repeat]) for run in every if (run.prompt, run.repeat) in plain]
    own = [run for run in every if run.statistics.committed]
    speeds = [speed for run in own if (speed := run.statistics.tokens_per_second)]
    factors = [
        ours / theirs
        for run, other in pairs
        if (ours := run.statistics.tokens_per_second) and (theirs := other.statistics.tokens_per_second)
    ]
    meters = [factor for run in own if (factor := run.statistics.speedup)]
    drafted = sum(run.statistics.drafted for run in own)
    rounds = sum(run.statistics.rounds for run in own) or 1
    decode = sum(run.statistics.decode_seconds for run in own)
    outside = decode - sum(run.statistics.compute_seconds for run in own)
    return MethodResult(
        method=method,
        tokens_per_second=median(speeds) if speeds else 0.0,
        spread=_quartiles(speeds),
        factor=median(factors) if factors else None,
        factor_spread=_quartiles(factors) if factors else None,
        meter_factor=median(meters) if meters else None,
        acceptance_rate=sum(run.statistics.accepted for run in own) / drafted if drafted else None,
        tokens_per_round=sum(run.statistics.committed for run in own) / rounds,
        draft_milliseconds=(
            1e3 * sum(run.statistics.draft_seconds for run in own) / drafted if drafted else None
        ),
        verify_milliseconds=1e3 * sum(run.statistics.verify_seconds for run in own) / rounds,
        own_milliseconds=1e3 * outside / rounds,
        own_share=outside / decode if decode else 0.0,
        reason=_usual_reason(own),
        identical=(sum(run.tokens == other.tokens for run, other in pairs), len(pairs)),
    )


def _usual_reason(runs: Sequence[Run]) -> str:
    reasons = Counter(run.statistics.why.reason for run in runs)
    if not reasons:
        return ""
    usual = reasons.most_common(1)[0][0]
    return in_words(next(why for run in reversed(runs) if (why := run.statistics.why).reason is usual))


def _quartiles(values: Sequence[float]) -> tuple[float, float]:
    if not values:
        return 0.0, 0.0
    ordered = sorted(values)
    last = len(ordered) - 1
    return ordered[round(last * 0.25)], ordered[round(last * 0.75)]
