"""Which tokens of an answer were drafted, made visible."""
