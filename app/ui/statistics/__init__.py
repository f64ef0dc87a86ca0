"""What was measured of one answer and of all answers."""
