"""LanguageModel over llama-cpp-python's low-level API; the only package that imports llama_cpp."""

import os

# Set before the library loads, which reads it once: threads that spin at llama.cpp's barriers while
# another program holds their core make decoding up to 20 times slower; threads that sleep do not.
os.environ.setdefault("OMP_WAIT_POLICY", "PASSIVE")
