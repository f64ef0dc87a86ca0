"""What the models take of this computer's memory, for the eye and for the ear."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QImage, QPainter, qGray
from PySide6.QtWidgets import QWidget

from app.bootstrap import Parts
from app.service.messages import MemoryUse
from app.ui.meter.looks import Look, barred, dotted, solid, striped
from app.ui.meter.memory_bar import MemoryCard
from app.ui.palette import DARK, LIGHT, STRONG_DARK, STRONG_LIGHT, Colors
from app.ui.theme import Theme
from app.ui.wording import Wording

Start = Callable[..., Parts]
GB = 1_000_000_000
USE = MemoryUse(4_400_000_000, 500_000_000, 600_000_000, 100_000_000, 250_000_000)


@pytest.fixture
def card(theme: Theme, place: Callable[[QWidget], QWidget]) -> MemoryCard:
    card = MemoryCard(theme, Wording(), 16 * GB)
    place(card)
    return card


def test_it_tells_all_in_words(card: MemoryCard) -> None:
    card.show_memory(USE)
    assert card.isVisible()
    assert card.title == "Memory: 5.8\u202fGB of 16.0\u202fGB"
    assert card.spoken == (
        f"{card.title}; target 4.4\u202fGB, draft 500\u202fMB, caches 700\u202fMB, working space 250\u202fMB"
    )


def test_what_there_is_not_is_not_listed(card: MemoryCard) -> None:
    card.show_memory(MemoryUse(4 * GB, 0, GB, 0, 0))
    assert card.spoken.endswith("; target 4.0\u202fGB, caches 1.0\u202fGB")


def test_it_hides_while_nothing_is_known(card: MemoryCard) -> None:
    card.show_memory(USE)
    card.show_memory(None)
    assert not card.isVisible()


def test_more_than_there_is_is_said(card: MemoryCard) -> None:
    card.show_memory(MemoryUse(20 * GB, 0, 0, 0, 0))
    assert card.title == "Memory: 20.0\u202fGB, more than the 16.0\u202fGB there are"
    card.grab()


def painted(look: Look, colors: Colors) -> list[int]:
    image = QImage(40, 14, QImage.Format.Format_RGB32)
    image.fill(QColor(colors.quote))
    painter = QPainter(image)
    look(painter, image.rect().toRectF(), colors)
    painter.end()
    return [qGray(image.pixel(x, y)) for y in range(14) for x in range(40)]


@pytest.mark.parametrize("colors", [LIGHT, DARK, STRONG_LIGHT, STRONG_DARK])
def test_without_colour_every_stretch_looks_different(colors: Colors) -> None:
    looks = [painted(look, colors) for look in (solid, striped, dotted, barred)]
    for place, one in enumerate(looks):
        for other in looks[place + 1 :]:
            differences = [abs(a - b) for a, b in zip(one, other, strict=True)]
            assert sum(difference > 25 for difference in differences) > len(differences) // 5


def test_the_dock_shows_what_the_engine_reports(start: Start) -> None:
    parts = start(draft=True)
    loaded = parts.models.loaded
    assert loaded is not None
    memory = parts.window.meter_panel.memory
    assert memory.isVisible() == (loaded.memory is not None)
    parts.models.restart()
    assert not memory.isVisible()
