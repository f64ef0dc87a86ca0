"""The headless commands: the same code as behind the window, one small file each."""
