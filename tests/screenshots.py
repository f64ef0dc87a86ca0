"""Renders the real window in scripted states to PNG files: python tests/screenshots.py OUT_DIR [NAME ...]."""

# ruff: noqa: E402  the platform and the path come before Qt and the program
import argparse
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from math import sin
from pathlib import Path
from time import monotonic

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QEventLoop, QPoint, QSize, QTimer
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QWidget

from app import bootstrap
from app.core.generation import DraftingSettings
from app.storage.setting_table import TEMPERATURE
from app.ui.theme import Theme, ThemeChoice

QUESTION = (
    "Write a Python function that checks whether a string is a palindrome, ignoring case and punctuation. "
    "Explain it briefly."
)
REPLY = """Here is a function that compares the cleaned text with its reverse:

```python
def is_palindrome(text: str) -> bool:
    letters = [c.lower() for c in text if c.isalnum()]
    return letters == letters[::-1]
```

`isalnum` keeps letters and digits, so spaces, commas and apostrophes no longer matter. The slice `[::-1]` \
reads the list backwards.
"""
LONG_REPLY = """## How it works

The function walks over the text **once** and keeps what matters:

1. Every character is made lower case.
2. Anything that is neither a *letter* nor a digit is dropped:
   - spaces and line ends
   - commas, apostrophes and `"quotes"`
3. What remains is compared with its own reverse.

> A palindrome reads the same in both directions, whatever its punctuation says.

| Text | Cleaned | Palindrome |
|---|---|---|
| Never odd or even | neveroddoreven | yes |
| Slipstream | slipstream | no |

```
>>> is_palindrome("Never odd or even")
True
```

More about it: [palindromes](https://en.wikipedia.org/wiki/Palindrome). <b>Raw HTML stays text.</b>
"""
RICH_REPLY = r'''<think>
The user wants an overview. Roots first, then a table, then code. With $a \ne 0$ the formula holds.
</think>

## Everything at once

The roots of $ax^2 + bx + c = 0$ are, for $a \ne 0$ and at a price between $5 and $6:

$$
x_{1,2} = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}
$$

1. Compute the **discriminant** \(D = b^2 - 4ac\)
   - [x] real roots when $D \ge 0$
   - [ ] ~~no~~ *complex* roots otherwise

   ```python
   @dataclass(frozen=True)
   class Roots:
       """Both roots."""
       first: float  # the smaller one
       def spread(self) -> float:
           return sqrt(self.first ** 2 + 4.0) if self.first else 0
   ```
2. Compare with the table

| Case | Roots | Example |
|:---|:---:|---:|
| $D > 0$ | two | `x^2 - 1` |
| $D = 0$ | one | $x^2$ |
| $D < 0$ | none | 3.50 |

> A quotation with `code`.
>
> > And one within it, with $e^{i\pi} = -1$.

See https://example.org/roots or ![a plot](https://example.org/plot.png). <b>Raw HTML stays text.</b>
'''
SIZES = {
    "wide": QSize(1440, 900),
    "small": QSize(900, 600),
    "hd": QSize(1920, 1080),
    "tall": QSize(1280, 1500),
}


@dataclass(frozen=True)
class Scene:
    """One picture: how the engine behaves, what is done, and when to look."""

    name: str
    engine: list[str] = field(default_factory=list)
    act: Callable[[bootstrap.Parts], None] = lambda _parts: None
    ready: Callable[[bootstrap.Parts], bool] = lambda parts: parts.models.is_ready
    has_draft: bool = True
    sizes: tuple[str, ...] = ("wide",)
    has_history: bool = False
    picture: Callable[[bootstrap.Parts], QWidget | None] = lambda parts: parts.window


def ask(parts: bootstrap.Parts) -> None:
    """Type the question and send it."""
    parts.window.composer.fill(QUESTION)
    parts.window.composer.message_composed.emit(QUESTION)
    parts.window.composer.fill("")


def ask_with_a_fixed_length(parts: bootstrap.Parts) -> None:
    """Ask once it was said by hand how far to draft."""
    parts.models.choose_drafting(DraftingSettings(length=3, least_confidence=0.8))
    ask(parts)


def search_settings(parts: bootstrap.Parts) -> None:
    """Look for something among the settings, one of which was changed."""
    parts.settings.set(TEMPERATURE, 0.9)
    parts.around.show_settings()
    dialog = parts.around.settings_dialog
    if dialog is not None:
        dialog.search("sampling")


def show_about_once_ready(parts: bootstrap.Parts) -> None:
    """Open the page when the engine has told of itself."""
    parts.client.engine_ready.connect(lambda _hello: parts.around.show_about())


def search_palette(parts: bootstrap.Parts) -> None:
    """Look for something in the palette."""
    parts.around.palette.open_now()
    parts.around.palette.query.setText("te")


def has_ended(parts: bootstrap.Parts) -> bool:
    """Return whether the answer is over."""
    return bool(parts.chat.exchanges) and not parts.chat.exchanges[-1].outcome.is_open


def has_written(characters: int) -> Callable[[bootstrap.Parts], bool]:
    """Return a condition: so much of the answer is there."""
    return lambda parts: bool(parts.chat.exchanges) and len(parts.chat.exchanges[-1].answer) >= characters


SCENES = (
    Scene("empty", sizes=("wide", "small", "hd")),
    Scene(
        "loading",
        ["--load-steps", "40", "--load-seconds", "8"],
        ask,
        lambda parts: parts.chat.activity.fraction > 0.4,
    ),
    Scene(
        "reading",
        ["--prompt-steps", "4", "--prompt-seconds", "20"],
        ask,
        lambda parts: parts.chat.activity.done > 0,
    ),
    Scene(
        "writing",
        ["--rate", "40", "--reply", REPLY],
        ask,
        has_written(300),
        has_history=True,
        sizes=("wide", "small", "hd"),
    ),
    Scene("done", ["--reply", REPLY + LONG_REPLY, "--rate", "300"], ask, has_ended),
    Scene("rich", ["--reply", RICH_REPLY, "--rate", "400"], ask, has_ended, sizes=("tall",)),
    Scene("thinking", ["--reply", RICH_REPLY, "--rate", "20"], ask, has_written(60)),
    Scene("plain", ["--reply", REPLY, "--rate", "100"], ask, has_ended, has_draft=False),
    Scene(
        "held-back",
        ["--rate", "40", "--reply", REPLY, "--why", "shortened"],
        ask,
        has_written(300),
        has_history=True,
        sizes=("wide", "small", "hd"),
    ),
    Scene(
        "fixed-length",
        ["--rate", "40", "--reply", REPLY],
        ask_with_a_fixed_length,
        has_written(200),
        sizes=("wide", "small"),
    ),
    Scene(
        "not-paying",
        ["--rate", "300", "--reply", REPLY, "--why", "checking_is_dear"],
        ask,
        has_ended,
        sizes=("wide", "small", "hd"),
    ),
    Scene(
        "failed",
        [
            "--fail-generate",
            "The conversation is 9 214 tokens long, more than the context of 8 192.",
            "--fail-hint",
            "Shorten the message, or start a new chat.",
        ],
        ask,
        has_ended,
        sizes=("wide", "small"),
    ),
    Scene(
        "died",
        ["--die-after", "60", "--rate", "200", "--stderr", "ggml: no memory", "--reply", REPLY],
        ask,
        lambda parts: parts.window.banner.isVisible(),
        sizes=("wide", "small"),
    ),
)


AROUND = (
    Scene(
        "settings",
        act=lambda parts: parts.around.show_settings(),
        picture=lambda parts: parts.around.settings_dialog,
    ),
    Scene(
        "settings-search",
        act=search_settings,
        picture=lambda parts: parts.around.settings_dialog,
    ),
    Scene("shortcuts", act=lambda parts: parts.around.show_sheet(), picture=lambda parts: parts.around.sheet),
    Scene(
        "about",
        act=show_about_once_ready,
        picture=lambda parts: parts.around.about,
    ),
    Scene(
        "palette",
        act=lambda parts: parts.around.palette.open_now(),
        picture=lambda parts: parts.around.palette,
    ),
    Scene("palette-query", act=search_palette, picture=lambda parts: parts.around.palette),
    Scene(
        "menu",
        act=lambda parts: parts.around.menu_button.menu().popup(QPoint(20, 20)),
        picture=lambda parts: parts.around.menu_button.menu(),
    ),
)
"""What stands around the conversation, in windows of its own."""


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
            parts.window.chart.add(pace, 10.2 - 0.15 * sin(step / 30))
    clock_shift[0] = 0.0


def take(scene: Scene, theme: Theme, choice: ThemeChoice, folder: Path) -> None:
    """Play one scene and save its pictures."""
    theme.choose(choice)
    engine = [sys.executable, str(ROOT / "tests" / "support" / "fake_engine.py"), *scene.engine]
    clock_shift = [0.0]
    parts = bootstrap.build(engine, theme, clock=lambda: monotonic() + clock_shift[0])
    if scene.has_history:
        draw_history(parts, clock_shift)
    parts.window.resize(SIZES[scene.sizes[0]])
    parts.window.show()
    parts.models.open_target(Path("/models/Qwen2.5-7B-Instruct.gguf"))
    if scene.has_draft:
        parts.models.open_draft(Path("/models/Qwen2.5-0.5B.gguf"))
    parts.client.start()
    scene.act(parts)
    if not wait_for(lambda: scene.ready(parts), 20_000):
        raise SystemExit(f"the scene {scene.name} was never ready")
    for size in scene.sizes:
        parts.window.resize(SIZES[size])
        wait_for(lambda: False, 120)
        scale = os.environ.get("QT_SCALE_FACTOR", "")
        zoom = "" if theme.type.zoom == 1 else f"-{theme.type.zoom:.0%}"
        name = f"{scene.name}-{size}-{choice.value}{zoom}{'-x' + scale if scale else ''}.png"
        picture = scene.picture(parts)
        if picture is not None:
            picture.grab().save(str(folder / name))
    parts.client.abandon()
    parts.window.close()
    parts.window.deleteLater()


def main() -> int:
    """Take the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("scenes", nargs="*", help="names of scenes; all without")
    themes = [ThemeChoice.LIGHT.value, ThemeChoice.DARK.value, ThemeChoice.HIGH_CONTRAST.value, "both"]
    parser.add_argument("--theme", choices=themes, default="both")
    parser.add_argument("--zoom", type=int, default=100, help="text size in per cent")
    parser.add_argument("--font", default="Inter", help="interface font, where it is installed")
    options = parser.parse_args()
    options.folder.mkdir(parents=True, exist_ok=True)
    application = bootstrap.make_application()
    if options.font in QFontDatabase.families():
        font = QFont(options.font)
        font.setPixelSize(13)
        QApplication.setFont(font)
    theme = Theme(application, percent=options.zoom)
    choices = [ThemeChoice.LIGHT, ThemeChoice.DARK]
    if options.theme != "both":
        choices = [ThemeChoice(options.theme)]
    for scene in (*SCENES, *AROUND):
        if not options.scenes or scene.name in options.scenes:
            for choice in choices:
                take(scene, theme, choice, options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
