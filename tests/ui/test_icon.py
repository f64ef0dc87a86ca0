"""The program's icon is as clear in a task bar as on a poster."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, qGray
from pytestqt.qtbot import QtBot

from app.ui.icon import program_icon


def test_it_has_the_sizes_of_desktops(qtbot: QtBot) -> None:
    sides = {size.width() for size in program_icon().availableSizes()}
    assert {16, 24, 32, 48, 64, 128, 256} <= sides


@pytest.mark.parametrize("side", [16, 24, 32, 256])
def test_its_line_is_white_on_the_accent(qtbot: QtBot, side: int) -> None:
    image = program_icon().pixmap(QSize(side, side)).toImage()
    assert image.width() == side
    greys = [qGray(image.pixel(x, y)) for x in range(side) for y in range(side)]
    assert sum(grey > 245 for grey in greys) > len(greys) * 0.04
    assert QColor(image.pixel(side // 2, 1)).name() == "#0b7a83"
