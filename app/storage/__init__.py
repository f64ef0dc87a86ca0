"""What the program remembers, and where."""
