"""Qt's side of the bridge to the engine process; QtCore only, and no widget is known here."""
