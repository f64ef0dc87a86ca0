"""Where the end of one text may be the beginning of another."""


def overlap(text: str, marker: str) -> int:
    """Length of the longest end of the text that begins the marker, but is not all of it."""
    for length in range(min(len(marker) - 1, len(text)), 0, -1):
        if text.endswith(marker[:length]):
            return length
    return 0
