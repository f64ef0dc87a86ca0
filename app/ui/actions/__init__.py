"""What can be done, registered once: menu, shortcut sheet and command palette are made from it."""
