"""The colours: paper, ink and one accent, in light, dark and high contrast."""

from dataclasses import dataclass

from PySide6.QtGui import QColor, QPalette


@dataclass(frozen=True, slots=True)
class Colors:
    """Every colour the window uses, as #rrggbb.

    Attributes:
        window: Ground of the conversation.
        panel: Ground of what lies beside it.
        raised: Ground of cards, fields and buttons.
        hover: Ground of a raised thing under the pointer.
        quote: Ground of the user's own words and of code.
        line: Hairlines.
        edge: Outline of a button or card, which is known by what stands in it.
        text: Ink.
        secondary: Ink of labels; 4.5:1 on every ground.
        accent: What is faster or active.
        accent_ground: Behind accent ink, and the gain in the chart.
        accent_ink: Ink on accent_ground.
        on_accent: Ink on a ground of accent.
        strong: Ground of the main button.
        on_strong: Ink on it.
        warning: Mark of what went wrong.
        warning_ground: Behind a message of what went wrong.
        plain: The mark of plain speed, and the outline of fields and switches; 3:1 on every ground.
    """

    window: str
    panel: str
    raised: str
    hover: str
    quote: str
    line: str
    edge: str
    text: str
    secondary: str
    accent: str
    accent_ground: str
    accent_ink: str
    on_accent: str
    strong: str
    on_strong: str
    warning: str
    warning_ground: str
    plain: str


LIGHT = Colors(
    window="#fbfbfa",
    panel="#f3f4f2",
    raised="#ffffff",
    hover="#f0f2f0",
    quote="#f1f3f2",
    line="#e2e4e1",
    edge="#d3d7d4",
    text="#1b2024",
    secondary="#5d666d",
    accent="#0b7a83",
    accent_ground="#d8eced",
    accent_ink="#08626a",
    on_accent="#ffffff",
    strong="#1b2024",
    on_strong="#ffffff",
    warning="#a33d12",
    warning_ground="#fbeee7",
    plain="#7e878d",
)

DARK = Colors(
    window="#15181b",
    panel="#1b1f23",
    raised="#20252a",
    hover="#292f35",
    quote="#22272c",
    line="#2c3238",
    edge="#3a424a",
    text="#e7eaec",
    secondary="#98a3ab",
    accent="#45c1c9",
    accent_ground="#173f43",
    accent_ink="#66d3da",
    on_accent="#0d1f21",
    strong="#e7eaec",
    on_strong="#15181b",
    warning="#f0a27c",
    warning_ground="#38261d",
    plain="#7d8890",
)


STRONG_LIGHT = Colors(
    window="#ffffff",
    panel="#ffffff",
    raised="#ffffff",
    hover="#e4e4e4",
    quote="#ececec",
    line="#000000",
    edge="#000000",
    text="#000000",
    secondary="#000000",
    accent="#004f56",
    accent_ground="#cdeaec",
    accent_ink="#00373c",
    on_accent="#ffffff",
    strong="#000000",
    on_strong="#ffffff",
    warning="#7a2200",
    warning_ground="#ffffff",
    plain="#3d3d3d",
)

STRONG_DARK = Colors(
    window="#000000",
    panel="#000000",
    raised="#000000",
    hover="#2e2e2e",
    quote="#1f1f1f",
    line="#ffffff",
    edge="#ffffff",
    text="#ffffff",
    secondary="#ffffff",
    accent="#5fe4ec",
    accent_ground="#0a4a50",
    accent_ink="#ffffff",
    on_accent="#000000",
    strong="#ffffff",
    on_strong="#000000",
    warning="#ffbd99",
    warning_ground="#000000",
    plain="#c8c8c8",
)


def in_high_contrast(colors: Colors) -> Colors:
    """Return black on white or white on black, whichever is nearer; every line is as strong as the text."""
    return STRONG_DARK if colors is DARK else STRONG_LIGHT


def qt_palette(colors: Colors) -> QPalette:
    """Return Qt's own palette in these colours, for everything the stylesheet does not reach."""
    palette = QPalette()
    role = QPalette.ColorRole
    for name, value in (
        (role.Window, colors.window),
        (role.WindowText, colors.text),
        (role.Base, colors.raised),
        (role.AlternateBase, colors.panel),
        (role.Text, colors.text),
        (role.PlaceholderText, colors.secondary),
        (role.Button, colors.raised),
        (role.ButtonText, colors.text),
        (role.BrightText, colors.warning),
        (role.ToolTipBase, colors.raised),
        (role.ToolTipText, colors.text),
        (role.Highlight, colors.accent),
        (role.HighlightedText, colors.on_accent),
        (role.Accent, colors.accent),
        (role.Link, colors.accent),
        (role.LinkVisited, colors.accent),
        (role.Light, colors.hover),
        (role.Midlight, colors.line),
        (role.Mid, colors.edge),
        (role.Dark, colors.edge),
    ):
        palette.setColor(name, QColor(value))
    for name in (role.WindowText, role.Text, role.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, name, QColor(colors.plain))
    return palette
