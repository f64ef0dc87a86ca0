"""What the user sees: the window and its parts."""
