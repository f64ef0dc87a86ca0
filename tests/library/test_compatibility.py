"""Pairs are judged by their tokens and rules, and every reason is named."""

import functools
import time
from dataclasses import dataclass
from itertools import product
from pathlib import Path

import pytest

from app.library.compatibility import check_pair
from app.library.compatibility_words import KINDS, SENTENCES, VERDICTS, in_words
from app.library.model_facts import ModelFacts, read_facts
from app.library.verdicts import ModelKind, PairReason, Remark, Role, Verdict
from tests.library.heads import F16, Value, facts

REAL = Path(__file__).parents[3] / "shared" / "data" / "vocab"
"""Real tokenizers without weights, where they lie beside the checkout."""

WORKS, CARE, TRANSLATION, NEVER = Verdict
BIG = 8192
"""Tokens of a vocabulary so large that one of them may differ by accident."""

WORDS = [f"w{number}" for number in range(BIG)]


def remark(target: ModelFacts, draft: ModelFacts, reason: PairReason) -> Remark:
    """The remark with this reason, which must be there."""
    found = [one for one in check_pair(target, draft).remarks if one.reason is reason]
    assert len(found) == 1, f"{reason} is not said once"
    assert in_words(found[0])[0].isupper()
    return found[0]


def weighing(gigabytes: float, **values: Value) -> ModelFacts:
    """A model that weighs so much."""
    return facts(dict(values), [("blk.0.ffn_up.weight", [1_000_000, round(gigabytes * 500)], F16)])


def test_texts_of_a_hostile_file_are_neither_long_nor_steer_a_terminal() -> None:
    endless, steering = "x" * 1_000_000, "\x1b[2Jdone"
    target = facts({"tokenizer.ggml.pre": steering}, tokens=["<s>", "a", endless])
    for draft in (facts(tokens=["<s>", "a", "b"]), facts({"tokenizer.ggml.pre": endless}, tokens=WORDS)):
        for one in check_pair(target, draft).remarks:
            assert len(in_words(one)) < 500
            assert in_words(one).isprintable()
    same = facts({"tokenizer.ggml.pre": endless}, tokens=["<s>", "a", endless])
    splitting = remark(target, same, PairReason.OTHER_SPLITTING)
    assert in_words(splitting).isprintable()
    assert len(in_words(splitting)) < 500


class TestTokens:
    def test_the_same_tokens_work(self) -> None:
        found = check_pair(facts(), facts())
        assert found.verdict is WORKS
        assert PairReason.SAME_TOKENS in found.reasons

    def test_padding_at_the_end_works_either_way(self) -> None:
        longer = facts(tokens=[*WORDS, "pad1", "pad2"])
        for target, draft in ((longer, facts(tokens=WORDS)), (facts(tokens=WORDS), longer)):
            assert check_pair(target, draft).verdict is WORKS
            assert remark(target, draft, PairReason.PADDING).count == 2

    def test_other_texts_need_translation_and_the_first_is_named_with_both(self) -> None:
        target, draft = facts(tokens=["<s>", "a", "b"]), facts(tokens=["<s>", "a", "x"])
        assert check_pair(target, draft).verdict is TRANSLATION
        found = remark(target, draft, PairReason.OTHER_TOKENS)
        assert (found.token, found.draft_text, found.target_text, found.count) == (2, "x", "b", 1)
        assert "token 2: 'x', in the target 'b'" in in_words(found)

    def test_one_other_word_among_thousands_asks_for_care(self) -> None:
        draft = facts(tokens=[*WORDS[:139], "other", *WORDS[140:]])
        assert check_pair(facts(tokens=WORDS), draft).verdict is CARE
        assert remark(facts(tokens=WORDS), draft, PairReason.FEW_OTHER_TOKENS).token == 139

    def test_renamed_control_tokens_ask_for_care(self) -> None:
        target = facts(tokens=[*WORDS, "<|User|>", "<|Assistant|>"])
        draft = facts(tokens=[*WORDS, "<|im_start|>", "<|im_end|>"])
        assert check_pair(target, draft).verdict is CARE
        found = remark(target, draft, PairReason.RENAMED_TOKENS)
        assert (found.token, found.count, found.draft_text) == (BIG, 2, "<|im_start|>")

    def test_a_token_of_the_targets_chats_that_the_draft_lacks_needs_translation(self) -> None:
        target = facts(tokens=[*WORDS, "<|user|>"])
        assert check_pair(target, facts(tokens=WORDS)).verdict is TRANSLATION
        assert remark(target, facts(tokens=WORDS), PairReason.LACKING_TOKENS).target_text == "<|user|>"
        assert check_pair(facts(tokens=WORDS), target).verdict is WORKS

    def test_another_family_is_named_with_both_sizes(self) -> None:
        target, draft = facts(tokens=WORDS), facts(tokens=WORDS[:100])
        assert check_pair(target, draft).verdict is TRANSLATION
        found = remark(target, draft, PairReason.OTHER_SIZE)
        assert (found.draft_number, found.target_number) == (100, BIG)

    def test_another_kind_of_tokenizer_is_named(self) -> None:
        draft = facts({"tokenizer.ggml.model": "gpt2"}, tokens=[f"Ġ{number}" for number in range(64)])
        found = remark(facts(), draft, PairReason.OTHER_TOKENIZER)
        assert (found.draft_text, found.target_text) == ("gpt2", "llama")

    def test_names_decide_nothing(self) -> None:
        named = facts({"general.name": "Qwen"}, name="qwen.gguf", architecture="qwen2")
        assert check_pair(facts({"general.name": "Llama"}, name="llama.gguf"), named).verdict is WORKS


class TestRules:
    def test_another_beginning_asks_for_care_and_names_both(self) -> None:
        draft = facts({"tokenizer.ggml.add_bos_token": False})
        assert check_pair(facts(), draft).verdict is CARE
        found = remark(facts(), draft, PairReason.OTHER_BEGINNING)
        assert (found.draft_text, found.target_text) == ("", "<s>")
        assert "begin with no special token, the target begins them with '<s>'" in in_words(found)

    def test_a_beginning_that_nobody_uses_does_not_matter(self) -> None:
        rules: dict[str, Value] = {"tokenizer.ggml.add_bos_token": False}
        target = facts({**rules, "tokenizer.ggml.bos_token_id": 1})
        draft = facts({**rules, "tokenizer.ggml.bos_token_id": 2})
        assert check_pair(target, draft).verdict is WORKS

    def test_another_end_asks_for_care(self) -> None:
        draft = facts({"tokenizer.ggml.eos_token_id": 7})
        assert check_pair(facts(), draft).verdict is CARE
        assert remark(facts(), draft, PairReason.OTHER_END).draft_text == "t4"

    def test_another_way_to_split_asks_for_care(self) -> None:
        target, draft = facts({"tokenizer.ggml.pre": "qwen2"}), facts({"tokenizer.ggml.pre": "qwen35"})
        assert check_pair(target, draft).verdict is CARE
        found = remark(target, draft, PairReason.OTHER_SPLITTING)
        assert (found.draft_text, found.target_text) == ("qwen35", "qwen2")


class TestFiles:
    @pytest.mark.parametrize("is_target", [True, False])
    def test_memory_that_cannot_be_taken_back_cannot_work(self, is_target: bool) -> None:
        hybrid = facts({"ssm.state_size": 128}, architecture="qwen35")
        pair = (hybrid, facts()) if is_target else (facts(), hybrid)
        assert check_pair(*pair).verdict is NEVER
        role = Role.TARGET if is_target else Role.DRAFT
        assert remark(*pair, PairReason.CANNOT_REWIND).role is role

    @pytest.mark.parametrize(
        ("values", "architecture", "kind"),
        [
            ({"pooling_type": 1}, "bert", ModelKind.EMBEDDING),
            ({"general.type": "mmproj"}, "clip", ModelKind.PROJECTOR),
            ({"general.type": "adapter"}, "llama", ModelKind.ADAPTER),
            ({}, "eagle3", ModelKind.HEADS),
            ({"split.no": 2, "split.count": 3}, "llama", ModelKind.LATER_PART),
        ],
    )
    def test_what_is_no_language_model_cannot_work(
        self, values: dict[str, Value], architecture: str, kind: ModelKind
    ) -> None:
        draft = facts(values, architecture=architecture)
        assert check_pair(facts(), draft).verdict is NEVER
        found = remark(facts(), draft, PairReason.NO_LANGUAGE_MODEL)
        assert (found.role, found.kind) == (Role.DRAFT, kind)
        assert KINDS[kind] in in_words(found)

    def test_a_file_for_other_machines_cannot_work(self) -> None:
        assert check_pair(facts(version=1), facts()).verdict is NEVER
        assert remark(facts(), facts(order=">"), PairReason.CANNOT_BE_LOADED).role is Role.DRAFT

    def test_a_vocabulary_alone_is_said_to_be_one(self) -> None:
        found = check_pair(facts(), facts())
        assert found.reasons.count(PairReason.NO_WEIGHTS) == 2
        assert found.verdict is WORKS

    def test_the_reasons_that_decide_come_first(self) -> None:
        hybrid = facts({"ssm.state_size": 8, "tokenizer.ggml.eos_token_id": 7}, architecture="qwen35")
        reasons = check_pair(facts(), hybrid).reasons
        assert reasons[0] is PairReason.CANNOT_REWIND
        assert reasons[1] is PairReason.OTHER_END


class TestCosts:
    @pytest.mark.parametrize(
        ("draft", "reason"),
        [(0.1, None), (0.6, PairReason.DEAR_DRAFT), (1.0, PairReason.DRAFT_NOT_SMALLER)],
    )
    def test_a_draft_must_be_small(self, draft: float, reason: PairReason | None) -> None:
        found = check_pair(weighing(1.0), weighing(draft))
        assert found.verdict is (WORKS if reason is None else CARE)
        assert reason is None or reason in found.reasons

    def test_experts_ask_for_care(self) -> None:
        target = weighing(8.0, expert_count=128, expert_used_count=8)
        assert check_pair(target, weighing(0.1)).verdict is CARE
        assert "8 of 128 experts" in in_words(remark(target, weighing(0.1), PairReason.EXPERTS))

    def test_layers_that_predict_ahead_are_told(self) -> None:
        target = weighing(1.0, nextn_predict_layers=1)
        assert check_pair(target, weighing(0.1)).verdict is WORKS
        assert remark(target, weighing(0.1), PairReason.PREDICTS_AHEAD).count == 1

    def test_a_shorter_trained_context_is_told(self) -> None:
        target, draft = weighing(1.0, context_length=131_072), weighing(0.1, context_length=2048)
        assert "2,048" in in_words(remark(target, draft, PairReason.SHORT_CONTEXT))


def test_there_are_words_for_everything() -> None:
    assert set(SENTENCES) == set(PairReason)
    assert set(VERDICTS) == set(Verdict)
    assert set(KINDS) == set(ModelKind)
    for reason in PairReason:
        assert "{" not in in_words(Remark(reason, Role.DRAFT))


@dataclass(frozen=True)
class Known:
    """What is right for a pair of real vocabularies."""

    verdict: Verdict
    reason: PairReason


NAMES = ("deepseek-coder", "gemma-4", "gpt-2", "llama-bpe", "llama-spm", "phi-3", "qwen2", "qwen35")
RELATED = {
    # The same tokens, split by other rules before.
    ("qwen2", "qwen35"): Known(CARE, PairReason.OTHER_SPLITTING),
    ("qwen35", "qwen2"): Known(CARE, PairReason.OTHER_SPLITTING),
    # Phi-3 is Llama 2's vocabulary with chat tokens behind it and ends texts with one of those.
    ("llama-spm", "phi-3"): Known(CARE, PairReason.OTHER_END),
    ("phi-3", "llama-spm"): Known(TRANSLATION, PairReason.LACKING_TOKENS),
}
"""Pairs (target, draft) of one family; all others speak other tokens."""


@functools.cache
def real(name: str) -> ModelFacts:
    """A real vocabulary, read once."""
    return read_facts(REAL / f"ggml-vocab-{name}.gguf")


@pytest.mark.skipif(not REAL.is_dir(), reason="the real vocabularies are not here")
@pytest.mark.parametrize(("target", "draft"), list(product(NAMES, NAMES)))
def test_real_vocabularies_are_judged_rightly(target: str, draft: str) -> None:
    found = check_pair(real(target), real(draft))
    if target == draft:
        known = Known(WORKS, PairReason.SAME_TOKENS)
    else:
        known = RELATED.get((target, draft), Known(TRANSLATION, PairReason.OTHER_TOKENS))
    assert found.verdict is known.verdict
    assert known.reason in found.reasons


@pytest.mark.serial
@pytest.mark.skipif(not REAL.is_dir(), reason="the real vocabularies are not here")
@pytest.mark.parametrize("draft", ["gemma-4", "qwen35", "llama-bpe"])
def test_the_largest_of_them_are_read_and_judged_in_under_half_a_second(draft: str) -> None:
    began = time.process_time()
    check_pair(*(read_facts(REAL / f"ggml-vocab-{name}.gguf") for name in ("gemma-4", draft)))
    assert time.process_time() - began < 0.5
