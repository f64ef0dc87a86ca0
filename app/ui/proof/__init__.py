"""Writing an answer again without speculation, and what that shows."""
