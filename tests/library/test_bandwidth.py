"""The rate of a download: near the truth, calm, and nothing when nothing comes."""

import pytest

from app.library.bandwidth import Bandwidth
from tests.support.manual_clock import ManualClock


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def bandwidth(clock: ManualClock) -> Bandwidth:
    return Bandwidth(clock)


def receive(bandwidth: Bandwidth, clock: ManualClock, rate: int, seconds: float) -> list[float]:
    rates = []
    for _ in range(round(seconds * 10)):
        clock.advance(0.1)
        bandwidth.add(rate // 10)
        rates.append(bandwidth.rate)
    return rates


def test_before_anything_came_it_is_nothing(bandwidth: Bandwidth) -> None:
    assert bandwidth.rate == 0.0
    assert bandwidth.seconds_for(1000) is None
    assert bandwidth.seconds_for(0) == 0.0


def test_a_steady_rate_is_told_from_the_first_second_on(bandwidth: Bandwidth, clock: ManualClock) -> None:
    rates = receive(bandwidth, clock, 1_000_000, 30)
    assert all(rate == pytest.approx(1_000_000, rel=0.15) for rate in rates[10:])
    assert bandwidth.seconds_for(10_000_000) == pytest.approx(10, rel=0.05)


def test_bursts_are_smoothed(bandwidth: Bandwidth, clock: ManualClock) -> None:
    receive(bandwidth, clock, 1_000_000, 30)
    for _ in range(10):
        clock.advance(1.0)
        bandwidth.add(1_000_000)
        assert bandwidth.rate == pytest.approx(1_000_000, rel=0.2)


def test_a_change_is_followed_within_seconds(bandwidth: Bandwidth, clock: ManualClock) -> None:
    receive(bandwidth, clock, 1_000_000, 30)
    receive(bandwidth, clock, 100_000, 12)
    assert bandwidth.rate == pytest.approx(100_000, rel=0.6)


def test_it_falls_to_nothing_when_nothing_comes(bandwidth: Bandwidth, clock: ManualClock) -> None:
    receive(bandwidth, clock, 1_000_000, 30)
    rates = []
    for _ in range(13):
        clock.advance(1.0)
        rates.append(bandwidth.rate)
    assert rates == sorted(rates, reverse=True)
    assert rates[-1] == 0.0
    assert bandwidth.seconds_for(1) is None


def test_after_a_pause_it_begins_anew(bandwidth: Bandwidth, clock: ManualClock) -> None:
    receive(bandwidth, clock, 1_000_000, 5)
    bandwidth.restart()
    assert bandwidth.rate == 0.0
    receive(bandwidth, clock, 50_000, 5)
    assert bandwidth.rate == pytest.approx(50_000, rel=0.1)
