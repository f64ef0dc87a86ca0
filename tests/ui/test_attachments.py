"""Texts that go along with a message: attached, shown, sent, kept, and never in the way."""

from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pytest
from PySide6.QtCore import QMimeData, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from app.bootstrap import Parts
from app.core.attachment import Attachment, AttachmentKind
from app.core.conversation import Message, Role
from app.library.file_report import FileRefused, Refusal
from app.ui.chat.attachment_preview import MOST_SHOWN, AttachmentPreview
from app.ui.chat.attachment_tray import MOST_ATTACHMENTS, MOST_BYTES, AttachmentTray
from app.ui.chat.exchange import Exchange, conversation_for
from app.ui.chat.message_actions import MessageWish, Wish
from app.ui.chat.message_edit import MessageEdit
from app.ui.chat.question_view import QuestionView
from app.ui.chat.text_view import TextView
from tests.support.heartbeat import Heartbeat
from tests.support.pdf_bytes import pdf

Start = Callable[..., Parts]
NOTES = Attachment("notes.txt", AttachmentKind.TEXT, "some notes")
CODE = Attachment("main.py", AttachmentKind.CODE, "print('hello')\n")
LONGEST_GAP_SECONDS = 0.050


def tray_of(parts: Parts) -> AttachmentTray:
    return parts.window.composer.tray


def edit_of(parts: Parts) -> MessageEdit:
    edit = parts.window.composer.findChild(MessageEdit)
    assert isinstance(edit, MessageEdit)
    return edit


def attach(qtbot: QtBot, parts: Parts, *files: Path) -> None:
    """Attach files and wait until they are read."""
    parts.desk.drop.take(list(files))
    qtbot.waitUntil(lambda: not tray_of(parts).is_reading, timeout=30_000)


def ask(qtbot: QtBot, parts: Parts, text: str, *attachments: Attachment) -> None:
    tray_of(parts).show_attachments(attachments)
    parts.window.composer.fill(text)
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        QTest.keyClick(edit_of(parts), Qt.Key.Key_Return)


def previews(parts: Parts) -> list[AttachmentPreview]:
    return [preview for preview in parts.window.findChildren(AttachmentPreview) if preview.isVisible()]


def has_ended(parts: Parts) -> bool:
    return bool(parts.chat.exchanges) and not parts.chat.is_busy


def question_views(parts: Parts) -> list[QuestionView]:
    return [view for view in parts.window.findChildren(QuestionView) if view.isVisible()]


def test_files_of_all_kinds_are_attached(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    parts = start()
    (tmp_path / "notes.txt").write_text("some notes")
    (tmp_path / "main.py").write_text("print('hello')\n")
    (tmp_path / "paper.pdf").write_bytes(pdf(["On paper"]))
    attach(qtbot, parts, *(tmp_path / name for name in ("notes.txt", "main.py", "paper.pdf")))
    paper = Attachment("paper.pdf", AttachmentKind.PDF, "On paper")
    assert parts.window.composer.draft.attachments == (NOTES, CODE, paper)
    assert [chip.facts for chip in tray_of(parts).chips] == [
        "Text · 10 bytes",
        "Code · 15 bytes",
        "PDF · 8 bytes",
    ]


def test_while_a_file_is_read_its_chip_is_there_and_nothing_is_sent(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    parts = start()
    (tmp_path / "notes.txt").write_text("some notes")
    parts.window.composer.fill("What is this?")
    parts.desk.drop.take([tmp_path / "notes.txt"])
    (chip,) = tray_of(parts).chips
    assert (chip.name, chip.facts) == ("notes.txt", "reading…")
    QTest.keyClick(edit_of(parts), Qt.Key.Key_Return)
    assert parts.chat.exchanges == ()
    assert "still being read" in parts.window.composer.advice
    qtbot.waitUntil(lambda: not tray_of(parts).is_reading, timeout=30_000)


def test_what_cannot_be_attached_says_why(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    parts = start()
    (tmp_path / "picture.png").write_bytes(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR")
    (tmp_path / "broken.pdf").write_bytes(b"%PDF-1.4\nnothing")
    attach(qtbot, parts, tmp_path / "picture.png", tmp_path / "broken.pdf", tmp_path / "gone.txt")
    assert tray_of(parts).chips == ()
    assert tray_of(parts).note.split("\n") == [
        "“picture.png” is no text; text files, code and PDFs can be attached.",
        "“broken.pdf” is damaged and could not be read.",
        "“gone.txt” is not there any more.",
    ]


@pytest.mark.parametrize("reason", Refusal)
def test_every_refusal_has_a_sentence_with_the_name(start: Start, reason: Refusal) -> None:
    parts = start(wait=False)
    tray = tray_of(parts)
    numbers: list[int] = []
    tray.read_requested.disconnect()
    tray.read_requested.connect(lambda number, _file: numbers.append(number))
    tray.add_files([Path("/somewhere/thing.bin")])
    tray.take_report(numbers[0], FileRefused(reason, 10_000_000))
    assert tray.note.startswith("“thing.bin” ")
    assert tray.note.endswith(".")


def test_models_are_opened_and_the_rest_is_attached(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    parts = start()
    (tmp_path / "notes.txt").write_text("some notes")
    attach(qtbot, parts, tmp_path / "model.gguf", tmp_path / "notes.txt")
    assert parts.models.wanted.target == tmp_path / "model.gguf"
    assert parts.window.composer.draft.attachments == (NOTES,)
    qtbot.waitUntil(lambda: parts.models.is_ready)


def test_the_paper_clip_and_its_keys_ask_for_files(qtbot: QtBot, start: Start, tmp_path: Path) -> None:
    parts = start()
    (tmp_path / "notes.txt").write_text("some notes")
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(parts.window, Qt.Key.Key_A, control | Qt.KeyboardModifier.ShiftModifier)
    dialog = parts.window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    dialog.filesSelected.emit([str(tmp_path / "notes.txt")])
    dialog.close()
    qtbot.waitUntil(lambda: parts.window.composer.draft.attachments == (NOTES,), timeout=30_000)


def test_the_model_reads_them_and_the_window_shows_chips(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok")
    ask(qtbot, parts, "What is this?", NOTES, CODE)
    (exchange,) = parts.chat.exchanges
    assert exchange.asked == (
        "```notes.txt\nsome notes\n```\n\n```main.py\nprint('hello')\n```\n\nWhat is this?"
    )
    (view,) = question_views(parts)
    assert view.text == "What is this?"
    assert [(chip.name, chip.facts) for chip in view.chips] == [
        ("notes.txt", "Text · 10 bytes"),
        ("main.py", "Code · 15 bytes"),
    ]
    assert parts.window.composer.draft.is_empty
    assert tray_of(parts).isHidden()


def test_earlier_questions_are_read_with_theirs() -> None:
    answered = Exchange(1, "first", attachments=(NOTES,))
    answered.extend("reply")
    assert conversation_for([answered], "second").messages == (
        Message(Role.USER, "```notes.txt\nsome notes\n```\n\nfirst"),
        Message(Role.ASSISTANT, "reply"),
        Message(Role.USER, "second"),
    )


def test_a_file_without_words_is_a_question_too(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok")
    ask(qtbot, parts, "", NOTES)
    (view,) = question_views(parts)
    assert [chip.name for chip in view.chips] == ["notes.txt"]
    parts.conversations.commands.fulfil(MessageWish(Wish.COPY, parts.chat.exchanges[0], of_question=True))
    assert QGuiApplication.clipboard().text() == "```notes.txt\nsome notes\n```"
    assert "notes.txt" in parts.window.windowTitle()


def test_they_are_kept_and_read_again(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok")
    ask(qtbot, parts, "What is this?", NOTES)
    conversation = parts.chat.conversation.id
    parts.chat.clear()
    parts.conversations.open(conversation or 0)
    assert parts.chat.exchanges[0].attachments == (NOTES,)
    qtbot.waitUntil(lambda: len(question_views(parts)) == 1)
    assert [chip.name for chip in question_views(parts)[0].chips] == ["notes.txt"]


def test_editing_a_question_keeps_them(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok")
    ask(qtbot, parts, "What is this?", NOTES)
    tray_of(parts).show_attachments([CODE])
    parts.chat.edit(parts.chat.exchanges[0])
    assert parts.window.composer.draft.attachments == (NOTES,)
    parts.window.composer.fill("And now?")
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        QTest.keyClick(edit_of(parts), Qt.Key.Key_Return)
    (exchange,) = parts.chat.exchanges
    assert (exchange.question, exchange.attachments) == ("And now?", (NOTES,))
    assert exchange.question_version.count == 2
    assert parts.window.composer.draft.attachments == (CODE,)


def test_answering_again_reads_them_again(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok")
    ask(qtbot, parts, "", NOTES)
    with qtbot.waitSignal(parts.chat.reply_ended, timeout=10_000):
        parts.chat.retry(parts.chat.exchanges[0])
    assert parts.chat.exchanges[0].attachments == (NOTES,)


def test_what_is_not_sent_stays_with_its_conversation(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok")
    ask(qtbot, parts, "First")
    conversation = parts.chat.conversation.id
    tray_of(parts).show_attachments([NOTES])
    parts.chat.clear()
    assert parts.window.composer.draft.is_empty
    parts.conversations.open(conversation or 0)
    assert parts.window.composer.draft.attachments == (NOTES,)


def test_a_chip_is_removed_by_button_and_by_key(qtbot: QtBot, start: Start) -> None:
    parts = start()
    parts.window.activateWindow()
    tray_of(parts).show_attachments([NOTES, CODE])
    first, second = tray_of(parts).chips
    assert first.remove_button.accessibleName() == "Remove attachment notes.txt"
    assert first.face.accessibleName() == "Show attachment notes.txt, Text · 10 bytes"
    QTest.mouseClick(first.remove_button, Qt.MouseButton.LeftButton)
    assert parts.window.composer.draft.attachments == (CODE,)
    second.face.setFocus()
    QTest.keyClick(second.face, Qt.Key.Key_Delete)
    assert parts.window.composer.draft.is_empty
    assert tray_of(parts).isHidden()


def test_a_chip_opens_what_it_stands_for(qtbot: QtBot, start: Start) -> None:
    parts = start()
    tray_of(parts).show_attachments([NOTES])
    QTest.mouseClick(tray_of(parts).chips[0].face, Qt.MouseButton.LeftButton)
    preview = parts.window.findChild(AttachmentPreview)
    assert isinstance(preview, AttachmentPreview)
    assert (preview.text, preview.facts) == ("some notes", "Text · 10 bytes")
    preview.reject()


def test_limits_are_said(qtbot: QtBot, start: Start) -> None:
    parts = start(wait=False)
    tray = tray_of(parts)
    for _ in range(MOST_ATTACHMENTS + 1):
        tray.add_paste("text")
    assert len(tray.chips) == MOST_ATTACHMENTS
    assert tray.note == "A message takes at most 10 attachments."
    assert [chip.name for chip in tray.chips[:3]] == ["Pasted text", "Pasted text 2", "Pasted text 3"]
    tray.show_attachments([])
    tray.add_paste("x" * (MOST_BYTES + 1))
    assert tray.chips == ()
    assert tray.note == ("“Pasted text” is not attached: all attachments together may have 10.0 MB of text.")


def test_what_is_longer_than_the_context_is_warned_of(qtbot: QtBot, start: Start) -> None:
    parts = start()
    context = parts.models.loaded.target.context_length if parts.models.loaded is not None else 0
    tray = tray_of(parts)
    tray.add_paste("x" * 5_000_000)
    tray.add_paste("short")
    long, short = tray.chips
    holds = parts.window._wording.numbers.integer(context)
    assert long.warning == f"⚠ About 1\u202f300\u202f000 tokens; the context holds {holds}"
    assert long.warning.removeprefix("⚠ ") in long.face.accessibleName()
    assert short.warning == ""
    tray.set_context(None)
    assert long.warning == ""


def test_several_that_are_too_long_together_are_warned_of(start: Start) -> None:
    tray = tray_of(start(wait=False))
    tray.set_context(1_000)
    tray.add_paste("x" * 3_000)
    tray.add_paste("x" * 3_000)
    assert [chip.warning for chip in tray.chips] == ["", ""]
    assert tray.note == "Together about 1\u202f500 tokens; the context holds 1\u202f000"


@pytest.mark.serial
def test_five_megabytes_are_pasted_shown_and_sent_without_a_pause(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok")
    text = "lorem ipsum " * 420_000
    source = QMimeData()
    source.setText(text)
    beat = Heartbeat()
    steps: list[tuple[Callable[[], object], Callable[[], bool]]] = [
        (lambda: edit_of(parts).insertFromMimeData(source), lambda: bool(tray_of(parts).chips)),
        (lambda: tray_of(parts).chips[0].face.click(), lambda: bool(previews(parts))),
        (lambda: previews(parts)[0].reject(), lambda: not previews(parts)),
        (lambda: QTest.keyClick(edit_of(parts), Qt.Key.Key_Return), lambda: has_ended(parts)),
    ]
    longest: list[float] = []
    beat.start()
    for step, is_done in steps:
        beat.longest = 0.0
        QTimer.singleShot(10, parts.window, step)
        qtbot.waitUntil(is_done, timeout=20_000)
        longest.append(beat.longest)
    beat.stop()
    assert parts.chat.exchanges[0].attachments[0].text == text
    assert max(longest) < LONGEST_GAP_SECONDS, [f"{gap * 1000:.0f} ms" for gap in longest]


@pytest.mark.serial
@pytest.mark.parametrize("text", ["x" * 200_000, "שלום " * 40_000, "a line\n" * 30_000])
def test_a_preview_of_any_text_opens_at_once(qtbot: QtBot, start: Start, text: str) -> None:
    parts = start(wait=False)
    began = perf_counter()
    preview = AttachmentPreview(
        parts.window._theme,
        parts.window._wording.numbers,
        Attachment("a", AttachmentKind.CODE, text),
        parts.window,
    )
    preview.show()
    preview.repaint()
    assert perf_counter() - began < 0.2
    assert len(preview.text) == min(len(text), MOST_SHOWN)
    preview.reject()


def test_a_file_that_is_read_while_one_looks_elsewhere_is_there_afterwards(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    parts = start("--reply", "ok")
    ask(qtbot, parts, "First")
    conversation = parts.chat.conversation.id
    (tmp_path / "notes.txt").write_text("some notes")
    parts.desk.drop.take([tmp_path / "notes.txt"])
    parts.chat.clear()
    assert tray_of(parts).chips == ()
    parts.conversations.open(conversation or 0)
    qtbot.waitUntil(lambda: parts.window.composer.draft.attachments == (NOTES,), timeout=30_000)


def test_tab_meets_chips_and_queue_where_they_are_seen(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "word " * 4000, "--rate", "200")
    parts.window.activateWindow()
    parts.window.composer.fill("First")
    QTest.keyClick(edit_of(parts), Qt.Key.Key_Return)
    tray_of(parts).show_attachments([NOTES])
    parts.window.composer.fill("Second")
    QTest.keyClick(edit_of(parts), Qt.Key.Key_Return)
    tray_of(parts).show_attachments([NOTES, CODE])
    edit_of(parts).setFocus()
    names: list[str] = []
    for _ in range(6):
        focused = parts.window.focusWidget()
        assert focused is not None
        QTest.keyClick(focused, Qt.Key.Key_Backtab)
        focused = parts.window.focusWidget()
        assert focused is not None
        names.append(focused.accessibleName())
    assert names == [
        "Remove attachment main.py",
        "Show attachment main.py, Code · 15 bytes",
        "Remove attachment notes.txt",
        "Show attachment notes.txt, Text · 10 bytes",
        "Remove the queued message: Second (with notes.txt)",
        "Edit the queued message: Second (with notes.txt)",
    ]


def test_a_question_is_shown_in_the_direction_of_each_paragraph(qtbot: QtBot, start: Start) -> None:
    parts = start("--reply", "ok")
    ask(qtbot, parts, "שלום עולם\nHello")
    (view,) = question_views(parts)
    text = view.findChild(TextView)
    assert isinstance(text, TextView)
    lefts = []
    for block in (text.document().begin(), text.document().begin().next()):
        text.setTextCursor(QTextCursor(block))
        lefts.append(text.cursorRect().x())
    assert lefts[0] > text.width() / 2 > lefts[1]
