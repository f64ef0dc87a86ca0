"""How many drafted tokens different rules keep, on the same text of the same two models.

    python -m tests.support.acceptance_rules TARGET DRAFT

The target writes replies at temperature 0.8. At each place of them both models' distributions are compared:
keeping by their ratio, drawing with shared random numbers, and drawing independently, both times keeping what
is equal.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from app.commands.bench import read_prompts
from app.core.chat_template import ChatTemplate
from app.core.conversation import Conversation, Message, Role
from app.core.generation import SamplingSettings
from app.core.llama.model import LlamaModel, ModelOptions
from app.core.speculative.sampling import Distribution, Sampler
from app.library.starter import resolve_model
from app.storage.resources import resource

TEMPERATURE = 0.8
COUPLED_DRAWS = 8


@dataclass(frozen=True, slots=True)
class KeptShares:
    """Share of the drafted tokens that is kept at one place of a text, by rule.

    Attributes:
        by_ratio: Kept with probability min(1, p/q).
        if_equal: Target and draft draw independently.
        coupled: Both draw with the random numbers of the place.
    """

    by_ratio: float
    if_equal: float
    coupled: float


def kept_shares(target: Distribution, draft: Distribution, place: int) -> KeptShares:
    """Compare the rules on two distributions of the token at one place."""
    p = np.array([target.probability_of(int(token)) for token in draft.tokens])
    q = draft.probabilities
    samplers = [Sampler(SamplingSettings(temperature=1.0, seed=seed)) for seed in range(COUPLED_DRAWS)]
    same = [sampler.draw(target, place) == sampler.draw(draft, place) for sampler in samplers]
    return KeptShares(float(np.minimum(p, q).sum()), float((p * q).sum()), float(np.mean(same)))


def compare(target: LlamaModel, draft: LlamaModel, question: str, tokens: int) -> Iterator[KeptShares]:
    """Let the target write a reply, and compare the rules at each of its places."""
    prompt = ChatTemplate(target.vocabulary, target.chat_template).prompt(
        Conversation((Message(Role.USER, question),))
    )
    sampler = Sampler(SamplingSettings(temperature=TEMPERATURE, seed=1))
    for model in (target, draft):
        model.rewind(0)
        model.evaluate(prompt[:-1], outputs=0)
    history = list(prompt)
    for _ in range(tokens):
        p = sampler.distribution(target.evaluate(history[-1:], outputs=1)[0], history)
        q = sampler.distribution(draft.evaluate(history[-1:], outputs=1)[0], history)
        yield kept_shares(p, q, len(history))
        history.append(sampler.draw(p, len(history)))
        if target.vocabulary.is_end(history[-1]):
            return


def main(arguments: list[str]) -> int:
    """Print the shares over the twelve prompts of the benchmark."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.acceptance_rules", description=__doc__)
    parser.add_argument("target")
    parser.add_argument("draft")
    parser.add_argument("--max-tokens", type=int, default=64)
    options = parser.parse_args(arguments)
    paths: list[Path] = [resolve_model(options.target), resolve_model(options.draft)]
    target, draft = (LlamaModel(path, ModelOptions(max_outputs=1)) for path in paths)
    prompts = read_prompts(resource("bench_prompts.json"))
    seen = [share for prompt in prompts for share in compare(target, draft, prompt.text, options.max_tokens)]
    sys.stdout.write(f"{len(seen)} places, temperature {TEMPERATURE}\n")
    for name, values in (
        ("by ratio", [share.by_ratio for share in seen]),
        ("shared random numbers", [share.coupled for share in seen]),
        ("if equal", [share.if_equal for share in seen]),
    ):
        sys.stdout.write(f"{name:>22}: {np.mean(values):6.1%} kept\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
