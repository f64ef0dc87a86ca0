"""Which models are in use, and choosing others."""
