from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.generation import Method
from app.core.statistics import Round, Statistics
from app.ui.activity import Activity, ActivityKind
from app.ui.meter.panel import MeterPanel
from app.ui.meter.reading import Recent
from app.ui.meter.strip import MeterStrip
from app.ui.meter.strip_chart import WINDOW_SECONDS, StripChart
from app.ui.reply_method import ReplyMethod
from app.ui.theme import Theme
from app.ui.wording import Wording

Start = Callable[..., Parts]

DRAFTING = Round(3, 2, 3, 0.01, 0.15, 0.16, 0.16)
DRAFTED = ReplyMethod(Method.AUTO, has_draft=True)
UNDRAFTED = ReplyMethod()
PLAIN = Round(0, 0, 1, 0.0, 0.1, 0.1, 0.1)


def statistics(speedup: float | None = 1.7, drafted: int = 30) -> Statistics:
    """Return a reply of 100 tokens in 10 seconds."""
    plain = 10.0 * speedup if speedup is not None else None
    return Statistics(
        committed=100,
        rounds=40,
        drafted=drafted,
        accepted=drafted * 6 // 10,
        drafted_by_position=(10, 10, 10) if drafted else (),
        accepted_by_position=(8, 6) if drafted else (),
        decode_seconds=10.0,
        first_token_seconds=0.42,
        plain_steps=100,
        plain_seconds=plain,
        plain_low_seconds=0.96 * plain if plain is not None else 0.0,
        plain_high_seconds=1.08 * plain if plain is not None else 0.0,
        plain_samples=23 if plain is not None else 0,
    )


@pytest.fixture
def panel(theme: Theme, place: Callable[[QWidget], QWidget]) -> MeterPanel:
    panel = MeterPanel(theme, Wording(), StripChart(theme))
    place(panel)
    return panel


@pytest.mark.parametrize(
    ("speedup", "figure", "words"),
    [
        (1.72, "1.7×", "faster than plain"),
        (0.74, "0.74×", "slower than plain"),
        (1.0, "1.0×", "as fast as plain"),
        (None, "", "measuring"),
    ],
)
def test_the_factor_is_honest(panel: MeterPanel, speedup: float | None, figure: str, words: str) -> None:
    recent = Recent()
    recent.add([DRAFTING])
    panel.show_reading(recent.reading(statistics(speedup), DRAFTED))
    assert (panel.factor, panel.comparison) == (figure, words)


def test_without_a_draft_there_is_no_factor(panel: MeterPanel) -> None:
    panel.show_reading(Recent.final(statistics(1.0, drafted=0), UNDRAFTED, Method.PLAIN))
    assert (panel.factor, panel.comparison) == ("plain", "speed")


def test_the_replys_own_plan_decides_what_is_said_about_it(panel: MeterPanel) -> None:
    plain, drafted = ReplyMethod(Method.PLAIN, has_draft=True), DRAFTED
    recent = Recent()
    recent.add([PLAIN])
    panel.show_reading(recent.reading(statistics(None, drafted=0), plain))
    assert panel.factor == "plain"
    panel.show_reading(recent.reading(statistics(None, drafted=0), drafted))
    assert panel.comparison == "measuring"
    writing, reading = Activity(ActivityKind.WRITING), recent.reading(statistics(None, drafted=0), plain)
    assert Wording().sentence(writing, reading, drafted).startswith("Plain decoding was chosen")


def test_now_is_the_pace_of_the_last_two_seconds() -> None:
    recent = Recent()
    recent.add([PLAIN] * 100)
    assert recent.reading(statistics(), DRAFTED).now == pytest.approx(10.0)
    recent.add([DRAFTING] * 20)
    reading = recent.reading(statistics(), DRAFTED)
    assert reading.now == pytest.approx(3 / 0.16, rel=0.05)
    assert reading.draft_length == 3


def test_shares_by_place_count_what_was_never_kept() -> None:
    assert Recent().reading(statistics(), DRAFTED).kept_by_position == (0.8, 0.6, 0.0)


def test_the_footer_says_only_what_was_measured() -> None:
    wording = Wording()
    whole = wording.footer(statistics(), is_final=True)
    assert whole == (
        "1.7× faster than plain · 10.0 tok/s · 60\u202f% of drafted tokens kept · first token 0.4\u202fs"
    )
    assert wording.footer(statistics(None, drafted=0), is_final=True).startswith("plain speed · 10.0 tok/s")
    assert wording.footer(Statistics(), is_final=True) == ""


def test_numbers_have_thin_spaces() -> None:
    numbers = Wording().numbers
    assert numbers.integer(2548) == "2\u202f548"
    assert numbers.integer(1234567) == "1\u202f234\u202f567"
    assert numbers.integer(-12) == "-12"


def test_the_pill_counts_what_is_read() -> None:
    reading = Activity(ActivityKind.READING, done=512, total=2048)
    assert Wording().status(reading, None) == "reading 512 of 2\u202f048"
    assert Wording().status(Activity(ActivityKind.LOADING, fraction=0.43), None) == "loading 43\u202f%"


def test_the_chart_keeps_two_minutes(theme: Theme, place: Callable[[QWidget], QWidget]) -> None:
    now = [0.0]
    chart = StripChart(theme, lambda: now[0])
    place(chart)
    for tick in range(2000):
        now[0] = tick * 0.1
        chart.add(17.0, 10.0 if tick > 50 else None)
    chart.grab()
    times = [sample.at for sample in chart.samples]
    assert times[-1] - times[0] <= WINDOW_SECONDS
    assert min(later - earlier for earlier, later in pairwise(times)) >= 0.2


def test_the_chart_shows_how_far_it_drafted(theme: Theme, place: Callable[[QWidget], QWidget]) -> None:
    now = [0.0]
    chart = StripChart(theme, lambda: now[0])
    place(chart)
    assert chart.accessibleDescription() == ""
    for tick, drafted in enumerate((3, 3, 0, 7)):
        now[0] = tick * 0.5
        chart.add(10.0 + tick, 10.0, drafted)
    assert [sample.drafted for sample in chart.samples] == [3, 3, 0, 7]
    assert chart.accessibleDescription() == (
        "between 10.0 tok/s and 13.0 tok/s, plain 10.0 tok/s, drafting 7 at a time"
    )
    chart.grab()


def test_the_panel_says_when_the_first_token_came_and_how_it_drafts(panel: MeterPanel) -> None:
    recent = Recent()
    recent.add([DRAFTING])
    panel.show_reading(recent.reading(statistics(), DRAFTED))
    panel.show_method(DRAFTED)
    texts = [label.text() for label in panel.findChildren(QLabel)]
    assert {"0.4\u202fs", "60\u202f%", "Draft model"} <= set(texts)
    panel.show_reading(None)
    panel.show_method(UNDRAFTED)
    texts = [label.text() for label in panel.findChildren(QLabel)]
    assert "0.4\u202fs" not in texts
    assert "Plain, without a draft" in texts


def test_the_meter_is_put_away_and_comes_back(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "yes " * 100, draft=True)
    window = parts.window
    window.resize(1440, 900)
    with qtbot.waitSignal(parts.chat.reply_ended):
        parts.chat.send("Tell me more")
    window.meter_panel.hide_button.click()
    assert (window.meter_panel.isVisible(), window.meter_strip.isVisible()) == (False, True)
    window.registry.action("toggle_meter").trigger()
    assert (window.meter_panel.isVisible(), window.meter_strip.isVisible()) == (True, False)


def test_a_narrow_window_draws_the_meter_out_over_the_conversation(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "yes " * 100, draft=True)
    window = parts.window
    window.resize(900, 600)
    window.activateWindow()
    with qtbot.waitSignal(parts.chat.reply_ended):
        parts.chat.send("Tell me more")
    panel = window.meter_panel
    assert not panel.isVisible()
    QTest.mouseClick(window.meter_strip, Qt.MouseButton.LeftButton)
    assert panel.isVisible()
    assert window.transcript.width() == window.width()
    assert panel.mapTo(window, panel.rect().topRight()).x() == window.width() - 1
    qtbot.waitUntil(panel.hide_button.hasFocus)
    QTest.keyClick(panel.hide_button, Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert window.composer.isAncestorOf(window.focusWidget())
    window.registry.action("toggle_meter").trigger()
    qtbot.waitUntil(panel.hide_button.hasFocus)
    window.composer.setFocus()
    qtbot.waitUntil(lambda: not panel.isVisible())
    window.registry.action("toggle_meter").trigger()
    assert panel.isVisible()
    window.resize(1440, 900)
    qtbot.waitUntil(lambda: panel.isVisible() and window.transcript.width() < window.width() - panel.width())


def test_a_method_chosen_midway_is_not_said_of_the_answer_under_way(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "word " * 4000, "--rate", "200", draft=True)
    sentences = [label for label in parts.window.meter_panel.findChildren(QLabel) if label.wordWrap()]
    parts.models.choose_method(Method.PLAIN)
    parts.chat.send("Tell me more")
    qtbot.waitUntil(lambda: parts.chat.activity.kind == ActivityKind.WRITING)
    parts.models.choose_method(Method.AUTO)
    with qtbot.waitSignal(parts.chat.reply_extended):
        pass
    assert parts.window.meter_panel.factor == "plain"
    assert any(label.text().startswith("Plain decoding was chosen") for label in sentences)
    assert not any(label.text().startswith("The draft proposes") for label in sentences)


def test_the_meter_starts_over_with_each_answer(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "yes " * 100, "--prompt-steps", "2", "--prompt-seconds", "2", draft=True)
    panel = parts.window.meter_panel
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=20_000):
        parts.chat.send("Tell me more")
    assert panel.factor.endswith("×")
    parts.chat.send("Again")
    qtbot.waitUntil(lambda: parts.chat.activity.kind == ActivityKind.READING)
    assert (panel.factor, panel.comparison) == ("", "not measured yet")
    parts.chat.stop()
    qtbot.waitUntil(lambda: not parts.chat.is_busy)
    assert (panel.factor, panel.comparison) == ("", "not measured yet")


def test_the_mean_of_an_answer_is_no_pace_of_now(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "four", draft=True)
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=20_000):
        parts.chat.send("Tell me more")
    assert parts.window.chart.samples == ()


def test_a_draft_that_failed_in_a_reply_is_news(start: Start, qtbot: QtBot) -> None:
    parts = start()
    with qtbot.waitSignal(parts.models.notice_changed) as news:
        parts.models.report_draft_fault("It gave no numbers.")
    assert news.args is not None
    assert news.args[0].details == ("It gave no numbers.",)


def test_the_strip_is_as_tall_before_there_is_a_factor(
    theme: Theme, place: Callable[[QWidget], QWidget]
) -> None:
    strip = MeterStrip(theme, Wording())
    place(strip)
    before = strip.sizeHint().height()
    recent = Recent()
    recent.add([DRAFTING])
    strip.show_reading(recent.reading(statistics(), DRAFTED))
    assert strip.words.startswith("1.7×")
    assert strip.sizeHint().height() == before
