"""The window's process stays small, however many replies come in.

The long form, an hour's worth of replies: packaging/slipstream.py test -m soak tests/soak, or
python tests/support/reply_marathon.py --replies 120; in real time with --rate 25.
"""

import subprocess
import sys
from pathlib import Path

import pytest

MARATHON = Path(__file__).resolve().parents[1] / "support" / "reply_marathon.py"
MOST_MEGABYTES = 350.0
MOST_GROWTH = 25.0
"""Megabytes between the middle and the end; what is leaked shows more than that."""


def run(replies: int, seconds: int) -> list[tuple[float, int]]:
    """Megabytes, and views of replies, every ten replies."""
    command = [sys.executable, str(MARATHON), "--replies", str(replies)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)
    assert done.returncode == 0, done.stderr[-2_000:]
    lines = [line.split() for line in done.stdout.splitlines()]
    assert len(lines) == replies // 10
    return [(float(line[1]), int(line[3])) for line in lines]


def judge(told: list[tuple[float, int]]) -> None:
    memory = [megabytes for megabytes, _ in told]
    assert max(memory) < MOST_MEGABYTES, memory
    assert memory[-1] - memory[len(memory) // 2] < MOST_GROWTH, memory
    assert max(views for _, views in told) < 20


def test_a_quarter_of_an_hour_of_replies_leaves_little_behind() -> None:
    judge(run(30, 120))


@pytest.mark.soak
@pytest.mark.timeout(1_800)
def test_hours_of_replies_leave_little_behind() -> None:
    """An hour's worth, and as much again to see what grows."""
    judge(run(240, 1_700))
