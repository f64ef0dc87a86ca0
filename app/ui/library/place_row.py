"""A folder in which models are looked for."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from app.library.model_places import PlaceKind
from app.service.library_cards import PlaceCard
from app.ui.eliding_label import ElidingLabel
from app.ui.label import set_ink
from app.ui.theme import Theme
from app.ui.typeface import Size


class PlaceRow(QFrame):
    """Names a folder; one that was added can be left out again.

    Signals:
        forgetting_wanted (str): The folder at this path shall be left out.
    """

    forgetting_wanted = Signal(str)

    def __init__(self, theme: Theme, place: PlaceCard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = place
        missing = self.tr("(not there at the moment)")
        path = ElidingLabel(
            place.folder if place.exists else f"{place.folder} {missing}", Qt.TextElideMode.ElideMiddle
        )
        path.setFont(theme.type.interface(Size.SMALL))
        path.setToolTip(place.folder)
        set_ink(path, "secondary")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(path, 1)
        self.forget = QPushButton(self.tr("Leave out"))
        self.forget.setProperty("role", "quiet")
        self.forget.setFont(theme.type.interface(Size.SMALL))
        self.forget.setAccessibleName(self.tr("Leave out {folder}").format(folder=place.folder))
        self.forget.setToolTip(self.tr("Its models stay where they are"))
        self.forget.setAutoDefault(False)
        self.forget.clicked.connect(lambda: self.forgetting_wanted.emit(place.folder))
        self.forget.setVisible(place.kind is PlaceKind.ADDED)
        layout.addWidget(self.forget)
