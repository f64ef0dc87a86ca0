"""Which processor this is, for what is measured here and nowhere else."""

import platform
from pathlib import Path


def processor_name() -> str:
    """The processor's name, as exactly as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text("utf-8", "replace").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    parts = (line.partition(":")[2].strip() for line in lines if line.startswith(("model name", "model\t")))
    return " ".join(dict.fromkeys(parts)) or platform.machine()
