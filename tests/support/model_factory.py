"""Makes the models that tests and measurements need: tiny random ones, and real ones made wider or worse.

    python -m tests.support.model_factory standard-pair FOLDER

writes the target of the standard pair (the starter model widened four times, Q4_0, 1.08 GB) into a folder.
"""

import argparse
import ctypes
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import gguf
import llama_cpp
import numpy as np
import numpy.typing as npt
from gguf.quants import dequantize, quantize

from app.library.starter import starter_model

Weights = npt.NDArray[np.float32]

_FILE_TYPES = {
    "Q4_0": gguf.LlamaFileType.MOSTLY_Q4_0,
    "Q4_1": gguf.LlamaFileType.MOSTLY_Q4_1,
    "Q8_0": gguf.LlamaFileType.MOSTLY_Q8_0,
    "F16": gguf.LlamaFileType.MOSTLY_F16,
}
_EMBEDDINGS = ("token_embd.weight", "output.weight")
_GROWING = ("embedding_length", "feed_forward_length", "attention.head_count", "attention.head_count_kv")
_EPSILON = "llama.attention.layer_norm_rms_epsilon"


def widen(
    source: Path,
    target: Path,
    *,
    factor: int = 1,
    kind: str = "Q4_0",
    embedding_kind: str = "Q8_0",
    noise: float = 0.0,
    seed: int = 0,
) -> Path:
    """Widen a llama-architecture model: the same function, about factor² times the weights.

    Each matrix becomes the top left block of a larger one of zeros; norm weights and epsilon shrink so that
    the mean over the larger width gives the same. What differs is quantization noise.

    Args:
        source: A GGUF file of the llama architecture.
        target: Where to write; renamed into place when complete.
        factor: How many times wider; 1 only requantizes.
        kind: Quantization of the matrices.
        embedding_kind: Quantization of the embeddings.
        noise: Standard deviation of added noise, relative to each matrix's own.
        seed: Of the noise.
    """
    reader = gguf.GGUFReader(source)
    partial = target.with_suffix(".partial")
    writer = gguf.GGUFWriter(partial, "llama")
    _copy_metadata(reader, writer, factor)
    writer.add_file_type(_FILE_TYPES[kind])
    rng = np.random.default_rng(seed)
    for tensor in reader.tensors:
        values = dequantize(tensor.data, tensor.tensor_type).astype(np.float32)
        if values.ndim == 1:
            writer.add_tensor(tensor.name, _widen_vector(tensor.name, values, factor))
            continue
        is_embedding = tensor.name in _EMBEDDINGS
        wide = _widen_matrix(values, factor, keep_rows=is_embedding)
        if noise and not is_embedding:
            rows, columns = values.shape
            wide[:rows, :columns] += rng.normal(0.0, noise * values.std(), values.shape).astype(np.float32)
        stored = gguf.GGMLQuantizationType[embedding_kind if is_embedding else kind]
        writer.add_tensor(tensor.name, quantize(wide, stored), raw_dtype=stored)
    _finish(writer)
    partial.replace(target)
    return target


def random_model(
    target: Path,
    *,
    vocabulary: Sequence[str],
    seed: int = 0,
    width: int = 64,
    layers: int = 2,
    context: int = 512,
    architecture: str = "llama",
    template: str | None = None,
    scale: float = 0.35,
    space_prefix: bool = False,
) -> Path:
    """Write a tiny model with random weights.

    Args:
        target: Where to write.
        vocabulary: The token texts; "<s>", "</s>" and texts like "<|x|>" become control tokens.
        seed: Of the weights.
        width: Embedding length, a multiple of 32.
        layers: Number of layers.
        context: Trained context length.
        architecture: What the file claims to be.
        template: The chat template, or None.
        scale: Standard deviation of the weights times the square root of the width; larger is surer.
        space_prefix: Whether its tokenizer puts a space before every text, as Llama 2's does.
    """
    writer = gguf.GGUFWriter(target, architecture)
    heads = width // 32
    writer.add_name("tiny")
    writer.add_context_length(context)
    writer.add_embedding_length(width)
    writer.add_block_count(layers)
    writer.add_feed_forward_length(2 * width)
    writer.add_head_count(heads)
    writer.add_head_count_kv(heads)
    writer.add_layer_norm_rms_eps(1e-5)
    writer.add_rope_dimension_count(32)
    writer.add_file_type(gguf.LlamaFileType.MOSTLY_Q8_0)
    _add_vocabulary(writer, vocabulary, space_prefix=space_prefix)
    if template is not None:
        writer.add_chat_template(template)
    rng = np.random.default_rng(seed)
    for name, shape in _tensors(len(vocabulary), width, layers):
        if len(shape) == 1:
            writer.add_tensor(name, np.ones(shape, np.float32))
            continue
        values = (rng.normal(0.0, 1.0, shape) * scale * 8 / np.sqrt(width)).astype(np.float32)
        # Quantized, because llama.cpp's products of floats are not the same to the bit in a batch.
        stored = gguf.GGMLQuantizationType.Q8_0
        writer.add_tensor(name, quantize(values, stored), raw_dtype=stored)
    _finish(writer)
    return target


def pruned(source: Path, target: Path, layers: Sequence[int]) -> Path:
    """Leave these layers out of a model, with llama.cpp's own quantizer."""
    indices = (ctypes.c_int32 * (len(layers) + 1))(*layers, -1)
    parameters = llama_cpp.llama_model_quantize_default_params()
    parameters.only_copy = True
    parameters.prune_layers = ctypes.cast(indices, ctypes.POINTER(ctypes.c_int32))
    status = llama_cpp.llama_model_quantize(
        os.fsencode(source), os.fsencode(target), ctypes.byref(parameters)
    )
    assert status == 0, f"llama.cpp's quantizer failed with {status}"
    return target


def byte_vocabulary(size: int, extra: Sequence[str] = ()) -> list[str]:
    """Token texts: control tokens, all bytes, the space, `extra`, then numbered fillers."""
    texts = ["<unk>", "<s>", "</s>", *(f"<0x{value:02X}>" for value in range(256)), "▁", *extra]
    return [*texts, *(f"w{number}" for number in range(len(texts), size))]


def cached(folder: Path, name: str, make: Callable[[Path], Path]) -> Path:
    """A model made once and kept in a folder, also when several processes ask for it at once."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / name
    if not path.exists():
        own = folder / f"{os.getpid()}-{name}"
        make(own).replace(path)
    return path


def standard_target(folder: Path) -> Path:
    """The target of the standard pair."""
    return cached(folder, "starter-wide4.Q4_0.gguf", lambda path: widen(starter_model(), path, factor=4))


VARIATIONS: dict[str, Callable[[Path], Path]] = {
    "starter-wide4.Q4_1.gguf": lambda path: widen(starter_model(), path, factor=4, kind="Q4_1"),
    "noisy.Q4_0.gguf": lambda path: widen(starter_model(), path, noise=0.6),
    "random.Q4_0.gguf": lambda path: widen(starter_model(), path, noise=30.0),
}
"""Where speculation must not slow anything down: a target of other costs, and drafts good for nothing."""


def _copy_metadata(reader: Any, writer: Any, factor: int) -> None:
    fields = {key: field for key, field in reader.fields.items() if not key.startswith("GGUF.")}
    changed = {f"llama.{key}": fields[f"llama.{key}"].contents() * factor for key in _GROWING}
    changed[_EPSILON] = fields[_EPSILON].contents() / factor
    for key, field in fields.items():
        if key in ("general.architecture", "general.file_type"):
            continue
        value = changed.get(key, field.contents())
        if field.types[0] == gguf.GGUFValueType.ARRAY:
            writer.add_array(key, value)
        else:
            writer.add_key_value(key, value, field.types[0])


def _widen_vector(name: str, values: Weights, factor: int) -> Weights:
    scale = np.sqrt(factor) if "norm" in name else 1.0
    # The scales of added columns multiply zeros; the mean keeps them from looking like a mistake.
    filling = values.mean() / scale if "norm" in name else 0.0
    wide = np.full(values.shape[0] * factor, filling, np.float32)
    wide[: values.shape[0]] = values / scale
    return wide


def _widen_matrix(values: Weights, factor: int, *, keep_rows: bool) -> Weights:
    rows, columns = values.shape
    wide = np.zeros((rows if keep_rows else rows * factor, columns * factor), np.float32)
    wide[:rows, :columns] = values
    return wide


def _add_vocabulary(writer: Any, texts: Sequence[str], *, space_prefix: bool) -> None:
    kinds = []
    for text in texts:
        if text.startswith("<0x"):
            kinds.append(gguf.TokenType.BYTE)
        elif text == "<unk>":
            kinds.append(gguf.TokenType.UNKNOWN)
        elif text.startswith("<"):
            kinds.append(gguf.TokenType.CONTROL)
        else:
            kinds.append(gguf.TokenType.NORMAL)
    writer.add_tokenizer_model("llama")
    writer.add_token_list(list(texts))
    writer.add_token_scores([-float(number) for number in range(len(texts))])
    writer.add_token_types(kinds)
    writer.add_bos_token_id(1)
    writer.add_eos_token_id(2)
    writer.add_unk_token_id(0)
    writer.add_add_bos_token(True)
    writer.add_add_space_prefix(space_prefix)


def _tensors(vocabulary: int, width: int, layers: int) -> Iterator[tuple[str, tuple[int, ...]]]:
    yield "token_embd.weight", (vocabulary, width)
    yield "output_norm.weight", (width,)
    yield "output.weight", (vocabulary, width)
    for layer in range(layers):
        yield f"blk.{layer}.attn_norm.weight", (width,)
        yield f"blk.{layer}.ffn_norm.weight", (width,)
        for part in ("attn_q", "attn_k", "attn_v", "attn_output"):
            yield f"blk.{layer}.{part}.weight", (width, width)
        yield f"blk.{layer}.ffn_gate.weight", (2 * width, width)
        yield f"blk.{layer}.ffn_up.weight", (2 * width, width)
        yield f"blk.{layer}.ffn_down.weight", (width, 2 * width)


def _finish(writer: Any) -> None:
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()


def main(arguments: list[str]) -> int:
    """Write the standard pair's target, or the variations on it, and say where they lie."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.model_factory", description=__doc__)
    parser.add_argument("what", choices=["standard-pair", "variations"])
    parser.add_argument("folder", type=Path)
    options = parser.parse_args(arguments)
    made = (
        [standard_target(options.folder)]
        if options.what == "standard-pair"
        else [cached(options.folder, name, make) for name, make in VARIATIONS.items()]
    )
    sys.stdout.write("".join(f"{path}\n" for path in made))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
