"""The one list of actions, with their words and keys."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QCoreApplication, QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget


class ActionGroup(Enum):
    """The heading an action stands under, in the order they are shown."""

    CONVERSATION = "Conversation"
    WRITING = "Writing"
    MODELS = "Models"
    VIEW = "View"
    PROGRAM = "Program"

    @property
    def title(self) -> str:
        """The heading in the user's language."""
        return QCoreApplication.translate("ActionGroup", self.value)


def _always() -> bool:
    return True


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """Something that can be done.

    Attributes:
        name: Its name in the program; unique.
        text: Its name for the user; an ellipsis at the end says that more will be asked.
        group: Where it is shown.
        slot: Does it.
        keys: Shortcuts as Qt writes them, such as Ctrl+N; the first one is shown.
        everywhere: Whether the keys work in dialogs too.
        words: Other words by which it may be searched for.
        in_menu: Whether the menu shows it; the sheet always does.
        applies: Whether there is anything to do it with now. Menu and palette ask when they open; its keys
            do nothing when there is not.
    """

    name: str
    text: str
    group: ActionGroup
    slot: Callable[[], object]
    keys: tuple[str, ...] = ()
    everywhere: bool = False
    words: str = ""
    in_menu: bool = True
    applies: Callable[[], bool] = _always


@dataclass(frozen=True, slots=True)
class KeyHint:
    """A key that a part of the window handles by itself; the sheet shows it, nothing can be run."""

    text: str
    keys: tuple[str, ...]
    group: ActionGroup


class ActionRegistry(QObject):
    """Makes actions from their declarations and keeps them.

    Signals:
        extended (): There is one more.
    """

    extended = Signal()

    def __init__(self, window: QWidget) -> None:
        """Begin empty.

        Args:
            window: Owns the actions; their keys work while it has the keyboard.
        """
        super().__init__(window)
        self._window = window
        self._specs: dict[str, ActionSpec] = {}
        self._actions: dict[str, QAction] = {}
        self._hints: list[KeyHint] = []

    @property
    def specs(self) -> tuple[ActionSpec, ...]:
        """All actions, by group and then in the order they were added."""
        order = list(ActionGroup)
        return tuple(sorted(self._specs.values(), key=lambda spec: order.index(spec.group)))

    @property
    def hints(self) -> tuple[KeyHint, ...]:
        """Keys without an action, in the order they were added."""
        return tuple(self._hints)

    def add(self, spec: ActionSpec) -> QAction:
        """Add an action.

        Raises:
            ValueError: Its name or one of its keys is taken.
        """
        taken = {key for known in self._specs.values() for key in known.keys}
        if spec.name in self._specs or taken & set(spec.keys):
            raise ValueError(f"the name or a key of {spec.name} is taken")
        action = QAction(spec.text, self._window)
        action.setObjectName(spec.name)
        action.setShortcuts([QKeySequence(key) for key in spec.keys])
        context = Qt.ShortcutContext
        action.setShortcutContext(context.ApplicationShortcut if spec.everywhere else context.WindowShortcut)
        action.triggered.connect(lambda _checked=False: spec.slot())
        self._window.addAction(action)
        self._specs[spec.name] = spec
        self._actions[spec.name] = action
        self.extended.emit()
        return action

    def add_hint(self, hint: KeyHint) -> None:
        """Tell the sheet of a key that some part of the window handles by itself."""
        self._hints.append(hint)
        self.extended.emit()

    def action(self, name: str) -> QAction:
        """Return the action of this name.

        Raises:
            KeyError: There is none.
        """
        return self._actions[name]


def key_text(key: str) -> str:
    """Return a key as this platform writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
