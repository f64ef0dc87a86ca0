"""Which tokens were drafted can be seen, pointed at, and walked through with the keyboard."""

from collections.abc import Callable
from time import perf_counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.statistics import DRAFTED, DraftReason, Round, Why
from app.core.token_trace import TracedRound, traced, unknown
from app.storage.database import memory_database
from app.storage.setting_table import SHOW_TOKENS
from app.ui.chat.exchange import Outcome
from app.ui.number_text import THIN, NumberText
from app.ui.theme import Theme
from app.ui.tokens.panel import TokenPanel
from app.ui.tokens.places import TokenPlaces
from app.ui.tokens.token_text import TokenText
from app.ui.tokens.words import TokenWords
from tests.ui.test_versions import ask

Start = Callable[..., Parts]


def drafted(characters: list[int], accepted: int = 2, proposed: int = 3, why: Why = DRAFTED) -> TracedRound:
    measured = Round(
        proposed, accepted, len(characters), 0.0042, 0.098, 0.11, 0.11, why, confidences=(0.98, 0.71, 0.4)
    )
    return traced([measured], characters)[0]


def plain(characters: int, reason: DraftReason = DraftReason.MEASURING) -> TracedRound:
    return traced([Round(0, 0, 1, 0.0, 0.098, 0.1, 0.1, Why(reason))], [characters])[0]


def shown(places: TokenPlaces, text: str) -> list[str]:
    units = text.encode("utf-16-le")
    tokens = (places.token(number) for number in range(len(places)))
    return [units[2 * token.start : 2 * token.end].decode("utf-16-le") for token in tokens]


def test_tokens_are_told_apart_however_text_and_rounds_come_in() -> None:
    text, rounds = "Hello 🌍 world", [drafted([5, 2, 1]), plain(5)]
    places = TokenPlaces()
    for place, letter in enumerate(text):
        places.feed(letter, rounds[place : place + 1])
    places.finish()
    assert shown(places, text) == ["Hello", " 🌍", " ", "world"]
    assert [places.token(number).is_drafted for number in range(4)] == [True, True, False, False]
    assert (places.drafted, places.known) == (2, 4)
    at = places.at(7)
    assert at is not None
    assert (at.number, list(places.of_round(at))) == (1, [0, 1, 2])
    assert places.at(100) is None


def test_tokens_without_characters_are_passed_over_and_cut_ones_end_with_the_text() -> None:
    places = TokenPlaces()
    places.feed("añ", [drafted([1, 0, 4])])
    assert shown(places, "añ") == ["a"]
    places.finish()
    assert shown(places, "añ") == ["a", "ñ"]


def test_what_is_said_of_a_token() -> None:
    words = TokenWords(NumberText())
    places = TokenPlaces()
    places.feed("onetwo\nthe", [drafted([3, 3, 1]), plain(1), plain(1, DraftReason.RARELY_RIGHT), unknown(1)])
    kept = words.facts(places.token(1), "two")
    assert kept.title == "“two”"
    assert kept.lines == (
        "Drafted and kept",
        "Round 1: drafted 3, kept 2",
        f"Draft 4.2{THIN}ms, check 98.0{THIN}ms",
        f"The draft was 71{THIN}% sure",
    )
    own = words.facts(places.token(2), "\n")
    assert own.title == "“⏎”"
    assert own.lines[0] == "Written by the target in place of what was drafted"
    assert own.lines[3] == f"The draft was 40{THIN}% sure of another token"
    measuring = words.facts(places.token(3), " ")
    assert measuring.title == "“␣”"
    assert measuring.lines[0] == "Written by the target alone"
    assert measuring.lines[-1] == "A plain round, to measure what plain decoding costs"
    assert words.facts(places.token(5), "e").lines == ("Who wrote this part is not known",)
    assert words.share(places) == "2 of 5 tokens drafted"


@pytest.fixture
def view(theme: Theme, place: Callable[[QWidget], QWidget]) -> TokenText:
    view = TokenText(theme, NumberText())
    place(view)
    view.extend("The harbour was\nquiet.", [drafted([3, 8, 4]), plain(1), drafted([5, 1], 1, 3)])
    view.finish()
    return view


def test_the_pointer_tells_of_a_token(qtbot: QtBot, view: TokenText) -> None:
    middle = view.rects(view.places.token(1))[0].center().toPoint()
    QTest.mouseMove(view.viewport(), middle)
    qtbot.waitUntil(lambda: view.chosen is not None)
    assert view.chosen is not None
    assert view.chosen.number == 1
    assert view.card is not None
    assert view.card.isVisible()
    assert view.card.words[:2] == ("“ harbour”", "Drafted and kept")
    QTest.mouseMove(view.viewport(), QPoint(middle.x(), 0) + QPoint(300, 0))
    qtbot.waitUntil(lambda: view.chosen is None)
    assert not view.card.isVisible()


def test_the_arrow_keys_go_from_token_to_token(view: TokenText) -> None:
    view.setFocus()
    for key, number in (
        (Qt.Key.Key_Right, 0),
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_Left, 0),
        (Qt.Key.Key_Left, 0),
    ):
        QTest.keyClick(view, key)
        assert view.chosen is not None
        assert view.chosen.number == number
    assert "Drafted and kept" in view.accessibleDescription()
    view.clearFocus()
    assert view.chosen is None


def test_a_line_end_has_a_mark_of_its_own(view: TokenText) -> None:
    (rect,) = view.rects(view.places.token(3))
    assert rect.width() > 4
    assert view.rects(view.places.token(4))[0].top() > rect.top()


def test_every_token_is_drawn_in_other_pixels_than_its_neighbours(theme: Theme, view: TokenText) -> None:
    picture = view.viewport().grab().toImage()
    ratio = picture.devicePixelRatio()
    accent = theme.colors.accent
    kept, own = view.rects(view.places.token(1))[0], view.rects(view.places.token(2))[0]

    def inks(left: float, right: float, bottom: float) -> set[str]:
        found = set()
        for x in range(int(left * ratio) + 1, int(right * ratio) - 1):
            for y in range(int((bottom - 9) * ratio), int(bottom * ratio)):
                if picture.valid(x, y):
                    found.add(picture.pixelColor(x, y).name())
        return found

    assert accent in inks(kept.left(), kept.right(), kept.bottom())
    assert accent not in inks(own.left() + 1, own.right(), own.bottom())


@pytest.mark.serial
def test_four_thousand_tokens_are_shown_within_200_ms(
    theme: Theme, place: Callable[[QWidget], QWidget]
) -> None:
    panel = TokenPanel(theme, NumberText())
    place(panel)
    text = "".join(("word" + ("\n" if number % 50 == 49 else " ")) for number in range(4_000))
    rounds = [drafted([5, 5, 5, 5], 3, 3) for _ in range(1_000)]
    began = perf_counter()
    panel.follow(text, rounds)
    panel.finish()
    panel.text.viewport().repaint()
    assert perf_counter() - began < 0.2
    assert len(panel.text.places) == 4_000
    assert panel.share == f"3{THIN}000 of 4{THIN}000 tokens drafted"


def test_the_toggle_shows_tokens_and_the_markdown_again(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "Some **bold** words and `code`.", draft=True)
    ask(qtbot, parts, "First")
    reply = parts.window.transcript.replies[0]
    action = parts.window.registry.action("show_tokens")
    assert reply.tokens.panel is None
    action.trigger()
    assert action.isChecked()
    assert parts.settings.get(SHOW_TOKENS)
    panel = reply.tokens.panel
    assert panel is not None
    assert panel.isVisible()
    assert not reply.text.texts[0].isVisible()
    assert panel.text.toPlainText() == "Some **bold** words and `code`."
    assert panel.share == "5 of 8 tokens drafted"
    action.trigger()
    assert reply.tokens.panel is None
    assert reply.text.texts[0].isVisible()
    assert reply.text.toPlainText() == "Some bold words and code."


def test_tokens_are_marked_while_they_stream_and_after_a_restart(qtbot: QtBot, start: Start) -> None:
    database = memory_database()
    parts = start("--rate", "400", draft=True, database=database)
    parts.window.registry.action("show_tokens").trigger()
    ask(qtbot, parts, "First")
    panel = parts.window.transcript.replies[0].tokens.panel
    assert panel is not None
    assert panel.text.toPlainText() == parts.chat.exchanges[0].answer
    rounds = parts.chat.exchanges[0].trace.rounds
    assert sum(one.length for one in rounds) == len(parts.chat.exchanges[0].answer)
    parts.conversations.begin()
    parts.conversations.open(1)
    again = parts.window.transcript.replies[0].tokens.panel
    assert again is not None
    assert parts.chat.exchanges[0].trace.rounds == rounds
    assert again.share == panel.share


def test_an_answer_of_unknown_origin_stays_as_it_reads(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "Some **bold** words.", draft=True)
    ask(qtbot, parts, "First")
    parts.window.registry.action("show_tokens").trigger()
    exchange = parts.chat.exchanges[0]
    parts.keeper.connection.change("UPDATE message SET record = NULL WHERE id = ?", (exchange.reply_id,))
    parts.conversations.begin()
    parts.conversations.open(1)
    reply = parts.window.transcript.replies[0]
    assert reply.tokens.panel is None
    assert reply.text.texts[0].isVisible()
    notes = [note.text() for note in reply.text.findChildren(QLabel) if note.isVisible()]
    assert notes == ["Where the tokens of this answer came from was not kept."]
    parts.window.registry.action("show_tokens").trigger()
    assert not any(note.isVisible() for note in reply.text.findChildren(QLabel))


def test_what_is_known_of_a_broken_answer_is_marked_and_kept(qtbot: QtBot, start: Start) -> None:
    parts = start("--die-after", "20", draft=True)
    with qtbot.waitSignal(parts.client.engine_died, timeout=10_000):
        parts.chat.send("First")
    parts.conversations.begin()
    parts.conversations.open(1)
    exchange = parts.chat.exchanges[0]
    assert exchange.outcome is Outcome.INTERRUPTED
    assert exchange.trace.length == len(exchange.answer) > 0


def test_what_is_searched_for_is_found_among_the_tokens(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "Some **bold** words and more words.", draft=True)
    ask(qtbot, parts, "First")
    finding = parts.conversations.finding
    parts.window.registry.action("find").trigger()
    finding.bar.field.setText("words")
    parts.window.registry.action("show_tokens").trigger()
    panel = parts.window.transcript.replies[0].tokens.panel
    assert panel is not None
    qtbot.waitUntil(lambda: panel.text.marks.count == 2)
