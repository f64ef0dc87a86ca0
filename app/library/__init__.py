"""Models on hand: which files there are, and what their headers say."""
