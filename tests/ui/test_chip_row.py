"""How the chips of the model bar give way, all of them alike."""

from collections.abc import Callable
from itertools import product

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.ui.activity import Activity, ActivityKind
from app.ui.models.chip import Chip, Fullness
from app.ui.models.chip_row import ChipRow
from app.ui.theme import Theme


@pytest.fixture
def chips(qapp: QApplication) -> tuple[Chip, Chip, Chip]:
    theme = Theme(qapp)
    chips = Chip(theme, "Target"), Chip(theme, "Draft"), Chip(theme, "Method")
    chips[0].show_value("starter-wide4", "Q4_0", "")
    chips[1].show_value("SmolLM2 135M Instruct", "Q4_1", "")
    chips[2].show_value("Automatic", "", "")
    return chips


@pytest.fixture
def row(qtbot: QtBot, chips: tuple[Chip, Chip, Chip]) -> ChipRow:
    row = ChipRow(chips)
    qtbot.addWidget(row)
    row.show()
    return row


def widths(chips: tuple[Chip, ...], fullness: Fullness) -> int:
    return sum(chip.width_at(fullness) for chip in chips) + 8 * (len(chips) - 1)


@pytest.mark.parametrize("fullness", list(Fullness))
def test_all_chips_show_equally_much_and_leave_no_room_blank(
    qtbot: QtBot, row: ChipRow, chips: tuple[Chip, ...], fullness: Fullness
) -> None:
    row.resize(widths(chips, fullness), row.height())
    qtbot.waitUntil(lambda: {chip.fullness for chip in chips} == {fullness})
    qtbot.waitUntil(lambda: all(chip.width() == chip.width_at(fullness) for chip in chips))


def test_one_pixel_less_takes_the_labels_of_all(qtbot: QtBot, row: ChipRow, chips: tuple[Chip, ...]) -> None:
    row.resize(widths(chips, Fullness.WITH_LABEL) - 1, row.height())
    qtbot.waitUntil(lambda: {chip.fullness for chip in chips} == {Fullness.VALUE})


def test_what_was_left_out_comes_back_when_a_value_gets_shorter(
    qtbot: QtBot, row: ChipRow, chips: tuple[Chip, ...]
) -> None:
    row.resize(widths(chips, Fullness.WITH_LABEL), row.height())
    qtbot.waitUntil(lambda: chips[0].fullness is Fullness.WITH_LABEL)
    chips[1].show_value("None", "", "")
    qtbot.waitUntil(lambda: chips[0].fullness is Fullness.WITH_DETAIL)


def test_a_detail_that_matters_stays_when_the_labels_go(
    qtbot: QtBot, row: ChipRow, chips: tuple[Chip, ...]
) -> None:
    plain = chips[2].width_at(Fullness.VALUE)
    chips[2].show_value("Automatic", "next answer", "", is_urgent=True)
    assert chips[2].width_at(Fullness.VALUE) > plain
    row.resize(widths(chips, Fullness.VALUE), row.height())
    qtbot.waitUntil(lambda: chips[2].fullness is Fullness.VALUE)
    qtbot.waitUntil(lambda: chips[2].width() == chips[2].width_at(Fullness.VALUE))


def test_chips_of_the_bar_show_what_they_have_room_for_after_any_change(start: Callable[..., Parts]) -> None:
    bar = start().window.model_bar
    bar.window().resize(1240, 820)
    row = bar.findChild(ChipRow)
    assert isinstance(row, ChipRow)
    models = (("None", ""), ("starter-wide4", "Q4_0"), ("SmolLM2-135M-Instruct.Q4_1", ""))
    states = (Activity(ActivityKind.IDLE), Activity(ActivityKind.READING, done=1024, total=2033))
    for target, draft, state in product(models, models, states * 2):
        bar.chips[0].show_value(*target, "")
        bar.chips[1].show_value(*draft, "")
        bar.show_activity(state, None)
        for _ in range(4):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        chosen = [one for one in Fullness if row.width() >= widths(bar.chips, one)] or [Fullness.VALUE]
        for chip in bar.chips:
            assert chip.fullness is chosen[-1]
            texts = [part.text() for part in chip.findChildren(QLabel) if not part.isHidden()]
            assert len(texts) == 1 + (chosen[-1] >= Fullness.WITH_LABEL) + ("Q4_0" in texts)
            if row.width() >= widths(bar.chips, chosen[-1]):
                assert chip.width() == chip.width_at(chosen[-1])
