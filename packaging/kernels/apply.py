"""Put Slipstream's kernels into an unpacked llama.cpp.

    python3 packaging/kernels/apply.py path/to/llama.cpp

This copies the *.inc files that lie beside this script to where ggml's own kernels are, and makes ggml call
them, by a few replacements of text. Each text has to be there exactly once, so that another version of
llama.cpp either gets the kernels in the right place or is not built. README.md says what they are good for.
"""

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

KERNELS = Path(__file__).resolve().parent
GGML_CPU = Path("ggml", "src", "ggml-cpu")


class Edit(NamedTuple):
    """A text to look for in a file of ggml's CPU backend, and the text to put in its place."""

    file: str
    find: str
    put: str


EDITS = (
    Edit(
        file="repack.cpp",
        find="""
#include "repack.h"
""",
        put="""
#include "repack.h"
#include "q4_0_x86.inc"
""",
    ),
    Edit(
        file="repack.cpp",
        find="""
        // If there are more than three rows in src1, use gemm; otherwise, use gemv.
""",
        put="""
#if defined(SLIPSTREAM_Q4_0)
        if constexpr (std::is_same_v<BLOC_TYPE, block_q4_0> && INTER_SIZE == 8 && NB_COLS == 8 &&
                      PARAM_TYPE == GGML_TYPE_Q8_0) {
            slipstream::q4_0::multiply_all(ncols, nrows, ne00 / QK4_0, src0_ptr + src0_start * nb01, src1_ptr,
                                           (float *) dst_ptr + src0_start, nb1 / nb0);
            return;
        }
#endif

        // If there are more than three rows in src1, use gemm; otherwise, use gemv.
""",
    ),
    Edit(
        file="llamafile/sgemm.cpp",
        find="""
#include "simd-mappings.h"
""",
        put="""
#include "simd-mappings.h"
#include "q8_0_q4_1_x86.inc"
""",
    ),
    Edit(
        file="llamafile/sgemm.cpp",
        find="""
    // only enable sgemm for prompt processing
""",
        put="""
#if defined(SLIPSTREAM_Q8_0_Q4_1)
    if (Atype == GGML_TYPE_Q8_0 && Btype == GGML_TYPE_Q8_0 && Ctype == GGML_TYPE_F32) {
        slipstream::rows::multiply_share<slipstream::rows::q8_0>(params->ith, params->nth, m, n, k,
                                                                 A, lda, B, ldb, C, ldc);
        return true;
    }
    if (Atype == GGML_TYPE_Q4_1 && Btype == GGML_TYPE_Q8_1 && Ctype == GGML_TYPE_F32) {
        slipstream::rows::multiply_share<slipstream::rows::q4_1>(params->ith, params->nth, m, n, k,
                                                                 A, lda, B, ldb, C, ldc);
        return true;
    }
#endif

    // only enable sgemm for prompt processing
""",
    ),
    Edit(
        file="ops.cpp",
        find="""
#include "vec.h"
""",
        put="""
#include "vec.h"
#include "attention_x86.inc"
""",
    ),
    Edit(
        file="ops.cpp",
        find="""
    const bool use_split_kv_path = !use_ref &&""",
        put="""
#if defined(SLIPSTREAM_ATTENTION)
    if (slipstream::attention::can_attend(params, dst)) {
        slipstream::attention::attend_all(params, dst);
        return;
    }
#endif

    // Never for Slipstream: it rounds otherwise than for several rows, and depends on the number of threads.
    const bool use_split_kv_path = !use_ref && false &&""",
    ),
    Edit(
        file="ggml-cpu.c",
        find="""
                        cur += MAX(prefill, decode);
""",
        put="""
                        cur += MAX(prefill, decode);

                        // For the partial results in attention_x86.inc.
                        const struct ggml_tensor * q = node->src[0];
                        if (q->ne[1] < GGML_FA_TILE_Q) {
                            const int64_t segments = (node->src[1]->ne[1] + 511) / 512;
                            cur += sizeof(float)*q->ne[1]*q->ne[2]*q->ne[3]*segments*(DV + 32);
                        }
""",
    ),
)


class KernelsDoNotFitError(Exception):
    """This llama.cpp is not the one that the kernels were made for; the message says where it differs."""


def main(arguments: Sequence[str]) -> int:
    """Do what the command line says; the result is the exit status."""
    if len(arguments) != 1:
        print(__doc__)
        return 2
    try:
        apply(Path(arguments[0]))
    except (KernelsDoNotFitError, OSError) as problem:
        print(f"Slipstream's kernels do not fit this llama.cpp: {problem}", file=sys.stderr)
        return 1
    return 0


def apply(llama_cpp: Path) -> None:
    """Make all edits or none, and copy the kernels."""
    folder = llama_cpp / GGML_CPU
    texts = {edit.file: (folder / edit.file).read_text(encoding="utf-8") for edit in EDITS}
    for edit in EDITS:
        texts[edit.file] = edited(texts[edit.file], edit)
    for file, text in texts.items():
        (folder / file).write_text(text, encoding="utf-8")
    for kernel in sorted(KERNELS.glob("*.inc")):
        shutil.copy(kernel, folder)


def edited(text: str, edit: Edit) -> str:
    """Replace the one place where the text is found."""
    count = text.count(edit.find)
    if count != 1:
        raise KernelsDoNotFitError(f"{edit.file} has {count} times, and not once: {edit.find.strip()}")
    return text.replace(edit.find, edit.put)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
