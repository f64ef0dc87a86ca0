"""What a pair needs and what there is: the draft goes before the context, the context before the model."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping

import psutil
import pytest

from app.core.conversation import Conversation, Message, Role
from app.core.generation import SamplingSettings
from app.library.fit import (
    PROGRAM_BYTES,
    Machine,
    judge_fit,
    memory_need,
    requantized,
    this_machine,
)
from app.library.fit_words import fit_in_words, size_in_words
from app.library.model_facts import ModelFacts, read_facts
from app.library.starter import starter_model
from app.library.verdicts import FitVerdict
from app.service.messages import (
    Failed,
    Finished,
    Generate,
    Hello,
    Load,
    Loaded,
    Quit,
    Report,
    decode_report,
    encode,
)
from tests.library.heads import F16, Q4_0, Value, facts

GIB = 2**30


def model(gigabytes: float = 1.0, kind: int = F16, values: Mapping[str, Value] | None = None) -> ModelFacts:
    """A model of this weight with 32 layers of 8 heads for the cache, 128 KiB of cache a token."""
    shape: dict[str, Value] = {
        "block_count": 32,
        "context_length": 32_768,
        "embedding_length": 4096,
        "feed_forward_length": 11_008,
        "attention.head_count": 32,
        "attention.head_count_kv": 8,
        **(values or {}),
    }
    rows = round(gigabytes * GIB / 2 / 4096)
    return facts(shape, [("blk.0.ffn_up.weight", [4096, rows], kind)])


def machine(gigabytes: float) -> Machine:
    """A machine with so much room for models."""
    total = round((gigabytes + 0.25) * GIB)
    return Machine(total=8 * GIB, available=total)


class TestNeeds:
    def test_the_cache_is_kv_heads_times_head_length_times_layers(self) -> None:
        assert memory_need(model(), 4096).cache == 4096 * 32 * 8 * 128 * 2 * 2

    def test_a_context_is_rounded_up_as_llama_cpp_does(self) -> None:
        assert memory_need(model(), 4000).cache == memory_need(model(), 4096).cache

    def test_heads_may_differ_from_layer_to_layer(self) -> None:
        uneven = model(values={"block_count": 4, "attention.head_count_kv": [8, 4, 0, 4]})
        assert uneven.shape.full_entries == 16 * 128 * 2 * 2

    def test_lengths_of_keys_and_values_are_taken_from_the_head(self) -> None:
        named = model(values={"block_count": 1, "attention.key_length": 256, "attention.value_length": 64})
        assert named.shape.full_entries == 8 * (256 + 64) * 2

    def test_compressed_attention_keeps_no_values(self) -> None:
        mla = model(
            values={
                "block_count": 2,
                "attention.head_count_kv": 1,
                "attention.key_length": 576,
                "attention.value_length": 512,
                "attention.key_length_mla": 192,
            }
        )
        assert mla.shape.full_entries == 2 * 576 * 2

    def test_layers_that_predict_ahead_and_shared_ones_keep_nothing(self) -> None:
        assert model(values={"block_count": 5, "nextn_predict_layers": 1}).shape.layers == 4
        shared = model(values={"block_count": 4, "attention.shared_kv_layers": 3})
        assert shared.shape.full_entries == 8 * 128 * 2 * 2

    def test_windows_are_kept_whole_unless_it_is_said_otherwise(self) -> None:
        windowed = model(
            values={
                "block_count": 4,
                "attention.sliding_window": 1024,
                "attention.sliding_window_pattern": [True, True, True, False],
                "attention.key_length": 512,
                "attention.value_length": 512,
                "attention.key_length_swa": 256,
                "attention.value_length_swa": 256,
            }
        )
        entry = 8 * 2 * 2
        assert windowed.shape.cache_bytes(8192) == 8192 * entry * (512 + 3 * 256)
        narrow = windowed.shape.cache_bytes(8192, whole_windows=False)
        assert narrow == 8192 * entry * 512 + 1024 * entry * 3 * 256

    def test_recurrent_layers_keep_a_state_that_does_not_grow(self) -> None:
        hybrid = model(
            values={
                "block_count": 4,
                "full_attention_interval": 4,
                "ssm.state_size": 128,
                "ssm.conv_kernel": 4,
                "ssm.inner_size": 4096,
                "ssm.group_count": 16,
            }
        )
        assert hybrid.shape.full_entries == 8 * 128 * 2 * 2
        assert hybrid.shape.state_bytes == 3 * 4 * (3 * (4096 + 2 * 16 * 128) + 4096 * 128)

    def test_without_fused_attention_the_scores_take_room(self) -> None:
        fused, unfused = (memory_need(model(), 4096, flash_attention=on).buffers for on in (True, False))
        assert unfused - fused > 32 * 4096 * 512 * 4 * 0.8

    def test_weights_that_are_rearranged_are_seen_twice_but_needed_once(self) -> None:
        need = memory_need(model(1.0, Q4_0), 4096)
        assert need.spare_pages == need.weights
        assert memory_need(model(1.0, F16), 4096).spare_pages == 0
        fit = judge_fit(model(1.0, Q4_0), None, machine(4))
        assert fit.shown_by_the_system == fit.needed + need.spare_pages


class TestVerdicts:
    def test_where_there_is_room_everything_fits(self) -> None:
        fit = judge_fit(model(2), model(0.25), machine(6))
        assert fit.verdict is FitVerdict.FITS
        assert fit.draft is not None
        assert fit.needed == PROGRAM_BYTES + fit.target.total + fit.draft.total
        assert fit.suggested_context == 4096
        assert fit.smaller_quantization == ""

    def test_when_memory_is_short_the_draft_goes_before_the_context(self) -> None:
        fit = judge_fit(model(2), model(1), machine(3))
        assert fit.verdict is FitVerdict.WITHOUT_DRAFT
        assert fit.suggested_context == 4096
        assert fit.largest_context >= 4096 > fit.largest_context_with_draft

    def test_then_the_context_gets_smaller(self) -> None:
        fit = judge_fit(model(2), model(1), machine(2.5))
        assert fit.verdict is FitVerdict.SMALLER_CONTEXT
        assert 1024 <= fit.suggested_context < 4096
        assert judge_fit(model(2), None, machine(2.5), fit.suggested_context).verdict is FitVerdict.FITS
        more = fit.suggested_context + 256
        assert judge_fit(model(2), None, machine(2.5), more).verdict is not FitVerdict.FITS

    def test_then_it_is_too_large_and_a_quantization_is_named_that_is_not(self) -> None:
        fit = judge_fit(model(6), model(1), machine(4))
        assert fit.verdict is FitVerdict.TOO_LARGE
        assert fit.smaller_quantization == "Q8_0"
        assert judge_fit(requantized(model(6), 8.5), None, machine(4)).verdict is FitVerdict.FITS

    def test_where_none_is_small_enough_none_is_named(self) -> None:
        assert judge_fit(model(40), None, machine(2)).smaller_quantization == ""

    def test_without_a_draft_there_is_none_to_go(self) -> None:
        fit = judge_fit(model(2), None, machine(6))
        assert (fit.verdict, fit.draft) == (FitVerdict.FITS, None)
        assert fit.largest_context == fit.largest_context_with_draft

    def test_a_graphics_card_counts(self) -> None:
        small = machine(1)
        assert judge_fit(model(2), None, small).verdict is FitVerdict.TOO_LARGE
        with_card = Machine(small.total, small.available, gpu=8 * GIB)
        assert judge_fit(model(2), None, with_card).verdict is FitVerdict.FITS

    def test_some_memory_is_left_to_others(self) -> None:
        assert Machine(total=8 * GIB, available=8 * GIB).room == 8 * GIB - 256 * 2**20
        assert Machine(total=100 * GIB, available=50 * GIB).room == 47 * GIB
        assert Machine(total=8 * GIB, available=0).room == 0

    def test_this_machine_has_memory(self) -> None:
        here = this_machine()
        assert 0 < here.available <= here.total


def test_verdicts_are_said_in_sentences() -> None:
    assert "4,096 tokens" in fit_in_words(judge_fit(model(2), model(0.25), machine(6)))
    assert "fits alone" in fit_in_words(judge_fit(model(2), model(1), machine(3)))
    assert "tokens of context" in fit_in_words(judge_fit(model(2), model(1), machine(2.5)))
    assert fit_in_words(judge_fit(model(6), None, machine(4))).endswith("Stored as Q8_0 it would fit.")
    assert (size_in_words(98_000_000), size_in_words(1_734_000_000)) == ("98 MB", "1.7 GB")


@contextlib.contextmanager
def engine() -> Iterator["subprocess.Popen[bytes]"]:
    """An engine of its own, as the window starts it."""
    command = [sys.executable, "-m", "app", "engine"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield process
        process.communicate(encode(Quit()), timeout=30)


def report(process: "subprocess.Popen[bytes]", *kinds: type[Report]) -> Report:
    assert process.stdout is not None
    return next(found for line in process.stdout if isinstance(found := decode_report(line), kinds))


def order(process: "subprocess.Popen[bytes]", message: Load | Generate) -> None:
    assert process.stdin is not None
    process.stdin.write(encode(message))
    process.stdin.flush()


@pytest.mark.real_model
@pytest.mark.serial
@pytest.mark.skipif(os.name == "nt", reason="what a process takes is counted otherwise there")
@pytest.mark.parametrize("context", [2048, 8192])
def test_the_starter_takes_what_was_foretold_within_a_tenth(context: int) -> None:
    path = starter_model()
    foretold = judge_fit(read_facts(path), None, this_machine(), context)
    question = Conversation((Message(Role.USER, "word " * 700),))
    with engine() as process:
        report(process, Hello)
        order(process, Load(1, str(path), context_length=context))
        loaded = report(process, Loaded, Failed)
        assert isinstance(loaded, Loaded)
        order(process, Generate(2, question, SamplingSettings(temperature=0.0), max_tokens=8))
        assert isinstance(report(process, Finished, Failed), Finished)
        taken = psutil.Process(process.pid).memory_info().rss
    assert taken == pytest.approx(foretold.shown_by_the_system, rel=0.1)
    if loaded.memory is not None:
        assert loaded.memory.target_cache == pytest.approx(foretold.target.cache, rel=0.02)
