"""What was measured of one answer and of all answers is shown, sorted, and written to a file."""

import csv
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.generation import DraftingSettings, FinishReason, Method, SamplingSettings
from app.core.statistics import Comparison, Statistics
from app.core.text_kind import TextKind
from app.storage.connection import Connection
from app.storage.conversations import ConversationStore
from app.storage.database import memory_database
from app.storage.messages import MessageStore
from app.storage.records import Proof, ReplyRecord
from app.storage.reply_statistics import Group
from app.ui.activity import ActivityKind
from app.ui.number_text import THIN, NumberText
from app.ui.statistics.columns import csv_text, span
from app.ui.statistics.dialog import StatisticsDialog
from app.ui.statistics.facts import ReplyFacts
from app.ui.statistics.table import StatisticsModel
from app.ui.wording import Wording
from tests.ui.test_meter import statistics
from tests.ui.test_versions import ask

Start = Callable[..., Parts]

PROSE = "The harbour was quiet that morning, and nobody spoke. Later the boats came in, one by one."
CODE = "```python\ndef square(x):\n    return x * x\n\n\nprint(square(12))\n```\n"
FAST = Group("big", "small", TextKind.CODE, 2, 200, 10.0, 90, 80, 2, Comparison(20.0, 19.0, 21.0, 10.0))
SLOW = Group("big", "small", TextKind.PROSE, 1, 50, 10.0, 90, 20, 1, Comparison(9.0, 8.8, 9.3, 10.0))
PLAIN = Group("=tiny()", None, TextKind.LIST, 3, 30, 3.0)


def kept(*replies: tuple[str, ReplyRecord]) -> Connection:
    connection = memory_database()
    store, messages = ConversationStore(connection), MessageStore(connection)
    conversation_id = store.create(title="Numbers")
    for text, record in replies:
        reply_id = messages.begin_reply(messages.append_question(conversation_id, "?"))
        messages.finish_reply(reply_id, text, record=record)
    return connection


def opened(qtbot: QtBot, parts: Parts) -> StatisticsDialog:
    parts.window.registry.action("statistics").trigger()
    dialog = parts.insights.statistics
    assert dialog is not None
    qtbot.waitUntil(lambda: dialog.headline != "Adding up…")
    return dialog


@pytest.fixture
def numbers(start: Start, qtbot: QtBot) -> StatisticsDialog:
    drafted = ReplyRecord(statistics(2.0), Method.DRAFT, "big", "small")
    slower = ReplyRecord(statistics(0.9), Method.DRAFT, "big", "small")
    plain = ReplyRecord(statistics(None, drafted=0), Method.PLAIN, "big", None)
    database = kept((PROSE, slower), (CODE, drafted), (CODE, drafted), (PROSE, plain))
    return opened(qtbot, start(database=database))


def test_the_model_keeps_qts_rules(qtmodeltester: object) -> None:
    model = StatisticsModel(NumberText())
    model.show([FAST, SLOW, PLAIN])
    check: Callable[[QAbstractItemModel], None] = qtmodeltester.check  # type: ignore[attr-defined]
    check(model)
    model.show([])
    check(model)


def test_all_answers_are_added_up(numbers: StatisticsDialog) -> None:
    assert numbers.headline == "1.63× plain speed over 3 answers with a draft (1.57 to 1.76)"
    assert numbers.note.startswith(f"400 tokens written · 19{THIN}s saved")
    assert [line[2] for line in numbers.shown] == ["code", "prose", "prose", ""]
    assert numbers.shown[0][:8] == ["big", "small", "code", "2", "200", "10.0", f"60{THIN}%", "2.00×"]
    assert numbers.shown[-1][0] == "Total"


def test_the_total_stays_below_however_it_is_sorted_and_unknown_values_too(numbers: StatisticsDialog) -> None:
    for column in range(10):
        for order in (Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder):
            numbers.table.sortByColumn(column, order)
            assert numbers.shown[-1][0] == "Total"
            if column in (6, 7, 8, 9):
                assert numbers.shown[-2][1] == "none"
    numbers.table.sortByColumn(7, Qt.SortOrder.AscendingOrder)
    assert [line[7] for line in numbers.shown] == ["0.90×", "2.00×", "–", "1.63×"]


def test_the_table_is_written_to_a_file(numbers: StatisticsDialog, tmp_path: Path) -> None:
    path = tmp_path / "numbers.csv"
    numbers.write_csv(str(path))
    lines = list(csv.DictReader(path.read_text("utf-8").splitlines()))
    assert [line["kind"] for line in lines] == ["prose", "code", "prose", "all"]
    assert float(lines[1]["factor"]) == 2.0
    assert lines[2]["factor"] == ""


def test_a_name_is_no_formula_in_a_file() -> None:
    assert csv_text([PLAIN]).splitlines()[1].startswith("'=tiny(),,list,3,30,3.0000,10.0000,0,0,,0,,,,")


def test_without_answers_it_says_so(qtbot: QtBot, start: Start) -> None:
    dialog = opened(qtbot, start())
    assert dialog.headline == "Nothing measured yet"
    assert not dialog.table.isVisible()
    exports = [button for button in dialog.findChildren(QPushButton) if "CSV" in button.text()]
    assert not exports[0].isEnabled()


def test_the_keyboard_reaches_the_lines(qtbot: QtBot, numbers: StatisticsDialog) -> None:
    numbers.table.setFocus()
    assert numbers.table.currentIndex().row() == 0
    QTest.keyClick(numbers.table, Qt.Key.Key_Down)
    assert numbers.table.currentIndex().row() == 1
    told = numbers.table.currentIndex().data(Qt.ItemDataRole.AccessibleTextRole)
    assert told == "Target: big"


@pytest.mark.parametrize(
    ("seconds", "words"),
    [(4.26, "4.3 s"), (42.0, "42 s"), (600.0, "10 min"), (7_500.0, "2 h 5 min"), (-4.2, "−4.2 s")],
)
def test_spans_have_at_most_two_units(seconds: float, words: str) -> None:
    assert span(seconds, NumberText()) == words.replace(" ", THIN)


def test_everything_about_an_answer_is_told_and_copied(qtbot: QtBot, start: Start) -> None:
    parts = start("--rate", "2000", draft=True)
    ask(qtbot, parts, "First")
    parts.window.registry.action("details").trigger()
    dialog = parts.insights.details
    assert dialog is not None
    assert dialog.isVisible()
    copy = next(button for button in dialog.findChildren(QPushButton) if button.text() == "Copy")
    copy.click()
    report = QGuiApplication.clipboard().text()
    assert "Target: big model" in report
    assert "Draft: small model" in report
    assert "Words chosen: temperature 0.60" in report
    assert "It ended: by itself" in report


def test_facts_say_what_was_measured_asked_and_proved() -> None:
    record = ReplyRecord(
        statistics(),
        Method.DRAFT,
        "big",
        "small",
        FinishReason.LENGTH,
        SamplingSettings(temperature=0.0),
        DraftingSettings(length=3, least_confidence=0.4),
        proof=Proof(100, 9.8, 5.1, 100),
    )
    sections = {facts.title: dict(facts.rows) for facts in ReplyFacts(Wording()).of(record)}
    assert sections["Models"]["Method"] == "drafted"
    assert sections["Speed"]["Factor"].startswith("1.7× faster than plain (1.6 to 1.8")
    assert sections["Drafting"]["Draft length"] == "3.0 tokens on average, at most 3"
    assert sections["Drafting"]["Kept by place"] == f"1st 80{THIN}%, 2nd 60{THIN}%, 3rd 0{THIN}%"
    assert (
        sections["Drafting"]["Asked for"]
        == f"always 3 tokens, as long as the draft is at least 40{THIN}% sure"
    )
    assert sections["How it was asked for"] == {
        "Words chosen": "always the likeliest",
        "It ended": "at the length limit",
    }
    assert list(sections["Proof"]) == ["Identical"]


def test_of_an_unknown_answer_little_is_told() -> None:
    sections = ReplyFacts(Wording()).of(ReplyRecord(Statistics()))
    assert [facts.title for facts in sections] == ["Models"]


def test_an_opened_conversation_shows_the_numbers_of_its_last_answer(qtbot: QtBot, start: Start) -> None:
    record = ReplyRecord(statistics(1.72), Method.DRAFT, "big", "small")
    parts = start(draft=True, database=kept((PROSE, record)))
    qtbot.waitUntil(lambda: parts.chat.activity.kind is ActivityKind.IDLE)
    assert parts.window.meter_panel.factor == ""
    parts.conversations.open(1)
    assert parts.window.meter_panel.factor == "1.7×"
    parts.conversations.begin()
    assert parts.window.meter_panel.factor == ""
