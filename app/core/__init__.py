"""The decoder: no Qt, no network, and no files but the weights."""
