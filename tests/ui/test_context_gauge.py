"""How full the context is, in numbers, words and shape."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from app.ui.context.choice import FullChoice
from app.ui.context.gauge import ContextGauge
from app.ui.context.use import ContextUse, Room
from app.ui.number_text import THIN, NumberText
from app.ui.theme import Theme

Place = Callable[[QWidget], QWidget]


@pytest.fixture
def gauge(theme: Theme, place: Place) -> ContextGauge:
    gauge = ContextGauge(theme, NumberText())
    place(gauge)
    return gauge


@pytest.mark.parametrize(
    ("use", "room", "words"),
    [
        (ContextUse(1_234, 4_096), Room.AMPLE, "1 234 of 4 096 tokens"),
        (ContextUse(3_481, 4_096), Room.AMPLE, "3 481 of 4 096 tokens"),
        (ContextUse(3_482, 4_096), Room.TIGHT, "3 482 of 4 096 tokens: nearly full"),
        (ContextUse(4_096, 4_096), Room.FULL, "4 096 of 4 096 tokens: no room for an answer"),
        (ContextUse(5_000, 4_096), Room.FULL, "5 000 of 4 096 tokens: no room for an answer"),
        (
            ContextUse(5_000, 4_096, 6),
            Room.TRIMMED,
            "5 000 of 4 096 tokens; the 6 oldest messages are not read any more",
        ),
        (
            ContextUse(3_900, 4_096, 2),
            Room.TRIMMED,
            "3 900 of 4 096 tokens; the 2 oldest messages are not read any more",
        ),
    ],
)
def test_it_warns_in_words_and_shape(gauge: ContextGauge, use: ContextUse, room: Room, words: str) -> None:
    gauge.show_use(use)
    assert gauge.words.replace(THIN, " ") == words
    assert gauge.room is room
    (label,) = gauge.findChildren(QLabel)
    assert label.accessibleName() == f"Context: {gauge.words}"


def test_without_a_model_there_is_nothing_and_nothing_jumps(gauge: ContextGauge) -> None:
    height = gauge.height()
    gauge.show_use(ContextUse(100, 4_096))
    gauge.show_use(None)
    assert (gauge.words, gauge.room, gauge.height()) == ("", None, height)
    assert not any(label.isVisible() for label in gauge.findChildren(QLabel))


def test_the_bar_has_a_sign_where_it_warns(gauge: ContextGauge) -> None:
    gauge.show_use(ContextUse(1_000, 4_096))
    calm = gauge.grab().toImage()
    gauge.show_use(ContextUse(4_000, 4_096))
    bar = gauge.findChildren(QWidget)[0]
    assert bar.sizeHint().width() > 90
    assert gauge.grab().toImage() != calm


def test_the_choice_offers_only_what_can_be_done(theme: Theme, place: Place) -> None:
    choice = FullChoice(theme)
    place(choice)
    assert choice.words == ""
    choice.offer("It is full.", "5 000 of 4 096.", can_summarise=False, can_grow=False)
    assert choice.words == "It is full. 5 000 of 4 096."
    assert buttons(choice) == ["Leave out the oldest messages"]
    choice.offer("It is full.", "5 000 of 4 096.", can_summarise=True, can_grow=True)
    assert buttons(choice) == [
        "Leave out the oldest messages",
        "Start anew with a summary",
        "Larger context…",
    ]


def buttons(choice: FullChoice) -> list[str]:
    return [button.accessibleName() for button in choice.findChildren(QPushButton) if button.isVisible()]
