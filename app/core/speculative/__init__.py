"""Speculative decoding: a draft proposes tokens, the target checks them all in one pass."""
