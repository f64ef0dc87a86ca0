"""The rule that decides which drafted tokens are kept: pure, and the reason the answer never changes.

Words: a *draft* is proposed; *accepted* tokens are those of it that are kept; where the target would not
have written a drafted token, its own *recovered* token takes that place and the rest of the draft falls;
after a fully accepted draft the target's *bonus* token follows. Every verdict ends with one of the two.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from app.core.language_model import Logits
from app.core.speculative.drafter import Draft
from app.core.speculative.sampling import Sampler


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a round adds to the context.

    Attributes:
        tokens: The accepted tokens, then the recovered or bonus token unless it was cut away.
        accepted: How many of the tokens were drafted.
        drafted: How many tokens had been proposed.
    """

    tokens: tuple[int, ...]
    accepted: int
    drafted: int

    def cut(self, length: int) -> "Verdict":
        """The same verdict with at most `length` tokens."""
        return Verdict(self.tokens[:length], min(self.accepted, length), self.drafted)


def verify(draft: Draft, logits: Logits, sampler: Sampler, context: Sequence[int]) -> Verdict:
    """Decide which drafted tokens are kept and which token follows them.

    Greedy: a drafted token is kept while it is the target's likeliest. Sampled from a known distribution
    q: kept with probability min(1, p/q), else recovered from the positive part of p - q (Leviathan et al.
    2023, https://arxiv.org/abs/2211.17192; Chen et al. 2023, https://arxiv.org/abs/2302.01318). Without q
    the draft is a point mass: kept with probability p(x), else recovered from p without x; drawing from p
    and comparing does exactly that. It also serves replies with a seed, where draft and target draw with
    the same random numbers (`Sampler`).

    Args:
        draft: k proposed tokens.
        logits: The target's logits, shape (k + 1, vocabulary size): row i follows the first i drafted tokens.
        sampler: The chain and random source of this reply.
        context: All tokens before the draft; penalties see these and the drafted ones before each place.
    """
    history = list(context)
    for place, token in enumerate(draft.tokens):
        chosen = _choose(draft, place, logits, sampler, history)
        if chosen != token:
            return Verdict((*draft.tokens[:place], chosen), place, len(draft.tokens))
        history.append(token)
    bonus = _own_choice(logits, len(draft.tokens), sampler, history)
    return Verdict((*draft.tokens, bonus), len(draft.tokens), len(draft.tokens))


def _own_choice(logits: Logits, place: int, sampler: Sampler, history: Sequence[int]) -> int:
    row = logits[place]
    if sampler.is_greedy:
        return sampler.likeliest(row, history)
    return sampler.draw(sampler.distribution(row, history), len(history))


def _choose(draft: Draft, place: int, logits: Logits, sampler: Sampler, history: Sequence[int]) -> int:
    """The token to stand at a drafted place: the drafted one, or the recovered one."""
    if sampler.is_greedy or draft.distributions is None:
        return _own_choice(logits, place, sampler, history)
    token = draft.tokens[place]
    drafted = draft.distributions[place]
    wanted = sampler.distribution(logits[place], history)
    if sampler.uniform() * drafted.probability_of(token) < wanted.probability_of(token):
        return token
    return sampler.draw(wanted.residual(drafted), len(history))
