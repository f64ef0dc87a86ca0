"""LanguageModel over llama-cpp-python's low-level API; the only package that imports llama_cpp."""

import os

# GNU OpenMP reads this once, when the library loads. Left alone, its threads spin for milliseconds at each of
# llama.cpp's barriers, and while another program holds a core decoding gets many times slower; a short spin
# costs nothing on an idle machine.
os.environ.setdefault("GOMP_SPINCOUNT", "1000")
