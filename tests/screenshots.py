"""Renders the real window in scripted states to PNG files.

python tests/screenshots.py OUT_DIR [NAME ...] makes the pictures of today's look; with --all also the others:
high contrast, a screen of twice the scale, text of twice the size, a window from right to left, languages.
"""

# ruff: noqa: E402  the platform and the path come before Qt and the program
import argparse
import os
import subprocess
import sys
from collections.abc import Callable
from math import sin
from pathlib import Path
from time import monotonic

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QCoreApplication, QEventLoop, QLocale, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QFontDatabase, QImage
from PySide6.QtWidgets import QApplication

from app import bootstrap
from app.storage.setting_table import LANGUAGE
from app.storage.settings import Settings
from app.ui.language import speak
from app.ui.settings.live_settings import LiveSettings
from app.ui.theme import Theme, ThemeChoice
from tests.support.fake_library import FakeLibrary
from tests.support.scene import Scene, conversations
from tests.support.scenes import SCENES
from tests.support.scenes_around import AROUND
from tests.support.scenes_library import LIBRARY

SIZES = {
    "wide": QSize(1440, 900),
    "small": QSize(900, 600),
    "hd": QSize(1920, 1080),
    "tall": QSize(1280, 1500),
}
LANGUAGES = ("nl", "de")
OTHERS: tuple[tuple[dict[str, str], tuple[str, ...]], ...] = (
    ({}, ("--theme", "high-contrast")),
    ({"QT_SCALE_FACTOR": "2"}, ("--theme", "light", "--sizes", "wide,small")),
    ({}, ("--theme", "light", "--zoom", "200", "--sizes", "wide,small,hd")),
    ({}, ("--theme", "dark", "--rtl", "--sizes", "wide,small")),
    ({}, ("--theme", "light", "--grey", "--sizes", "wide")),
    ({}, ("--theme", "light", "--language", "nl", "--sizes", "small")),
    ({}, ("--theme", "light", "--language", "de", "--sizes", "small")),
)
"""Environment and arguments of the other looks; each needs a program of its own."""


def wait_for(is_true: Callable[[], bool], timeout_ms: int) -> bool:
    """Let the event loop run until a condition holds, and say whether it does."""
    loop = QEventLoop()
    look = QTimer(interval=5)

    def on_look() -> None:
        if is_true():
            loop.quit()

    look.timeout.connect(on_look)
    look.start()
    QTimer.singleShot(timeout_ms, loop.quit)
    loop.exec()
    return is_true()


def draw_history(parts: bootstrap.Parts, clock_shift: list[float]) -> None:
    """Give the chart a past, as after some answers."""
    for step in range(-176, 0):
        clock_shift[0] = step * 0.5
        if not -110 < step < -96:
            pace = 16.2 + 1.9 * sin(step / 9) + 0.7 * sin(step / 1.7)
            drafted = 3 if step > -60 else 2 + step // 20 % 3
            parts.window.chart.add(pace, 10.2 - 0.15 * sin(step / 30), drafted)
    clock_shift[0] = 0.0


def take(scene: Scene, theme: Theme, choice: ThemeChoice, sizes: list[str], is_grey: bool, to: Path) -> None:
    """Play one scene and save its pictures.

    Args:
        scene: What is played.
        theme: Colours and type.
        choice: Which colours.
        sizes: Sizes that are wanted; those the scene has, when empty.
        is_grey: Whether the pictures lose their colours.
        to: The folder.
    """
    sizes = [size for size in scene.sizes if not sizes or size in sizes] or list(scene.sizes[:1])
    theme.choose(choice)
    engine = [sys.executable, str(ROOT / "tests" / "support" / "fake_engine.py"), *scene.engine]
    clock_shift = [0.0]
    database = conversations() if scene.has_list else None
    parts = bootstrap.build(
        engine, theme, clock=lambda: monotonic() + clock_shift[0], database=database, library=FakeLibrary()
    )
    if scene.has_history:
        draw_history(parts, clock_shift)
    parts.window.resize(SIZES[sizes[0]])
    parts.window.show()
    if scene.has_model:
        parts.models.open_target(Path("/models/Qwen2.5-7B-Instruct.gguf"))
    if scene.has_draft:
        parts.models.open_draft(Path("/models/Qwen2.5-0.5B.gguf"))
    parts.client.start()
    scene.act(parts)
    if not wait_for(lambda: scene.ready(parts), 20_000):
        raise SystemExit(f"the scene {scene.name} was never ready")
    for size in sizes:
        if parts.window.size() != SIZES[size]:
            parts.window.resize(SIZES[size])
        wait_for(lambda: False, 160)
        picture = scene.picture(parts)
        if picture is not None and picture.isWindow() and scene.follows_size:
            picture.resize(SIZES[size])
            wait_for(lambda: False, 160)
        if picture is not None:
            image = picture.grab().toImage()
            if is_grey:
                image = image.convertToFormat(QImage.Format.Format_Grayscale8)
            image.save(str(to / f"{scene.name}-{size}-{look(theme, choice)}{'-grey' if is_grey else ''}.png"))
    parts.client.abandon()
    parts.window.close()
    parts.window.deleteLater()


def look(theme: Theme, choice: ThemeChoice) -> str:
    """Return what a look is called in the name of a file."""
    scale = os.environ.get("QT_SCALE_FACTOR", "")
    zoom = "" if theme.type.zoom == 1 else f"-{theme.type.zoom:.0%}"
    is_mirrored = QApplication.layoutDirection() == Qt.LayoutDirection.RightToLeft
    language = QLocale().bcp47Name()
    told = f"-{language}" if language in LANGUAGES else ""
    return f"{choice.value}{zoom}{'-x' + scale if scale else ''}{'-rtl' if is_mirrored else ''}{told}"


def say_it_in(application: QCoreApplication, language: str) -> None:
    """Speak a language as if the settings said so."""
    live = LiveSettings(Settings())
    live.set(LANGUAGE, language)
    speak(application, live)


def take_others(folder: Path, scenes: list[str]) -> None:
    """Take the pictures of the other looks."""
    for environment, arguments in OTHERS:
        command = [sys.executable, str(Path(__file__)), str(folder), *scenes, *arguments]
        subprocess.run(command, env={**os.environ, **environment}, check=True)


def main() -> int:
    """Take the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("scenes", nargs="*", help="names of scenes; all without")
    themes = [ThemeChoice.LIGHT.value, ThemeChoice.DARK.value, ThemeChoice.HIGH_CONTRAST.value, "both"]
    parser.add_argument("--theme", choices=themes, default="both")
    parser.add_argument("--zoom", type=int, default=100, help="text size in per cent")
    parser.add_argument("--font", default="Inter", help="interface font, where it is installed")
    parser.add_argument(
        "--sizes", default="", help=f"some of {', '.join(SIZES)}; those of each scene without"
    )
    parser.add_argument("--rtl", action="store_true", help="from right to left")
    parser.add_argument("--grey", action="store_true", help="without colours")
    parser.add_argument("--language", choices=LANGUAGES, help="English without")
    parser.add_argument("--all", action="store_true", help="all looks")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    application = bootstrap.make_application()
    if options.font in QFontDatabase.families():
        font = QFont(options.font)
        font.setPixelSize(13)
        QApplication.setFont(font)
    if options.language:
        say_it_in(application, options.language)
    if options.rtl:
        application.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    theme = Theme(application, percent=options.zoom)
    choices = [ThemeChoice.LIGHT, ThemeChoice.DARK]
    if options.theme != "both":
        choices = [ThemeChoice(options.theme)]
    sizes = options.sizes.split(",") if options.sizes else []
    for scene in (*SCENES, *AROUND, *LIBRARY):
        if not options.scenes or scene.name in options.scenes:
            for choice in choices:
                take(scene, theme, choice, sizes, options.grey, options.folder)
    if options.all:
        take_others(options.folder, options.scenes)
    return 0


if __name__ == "__main__":
    sys.exit(main())
