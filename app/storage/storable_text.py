"""Texts as the database takes them."""


def storable(text: str) -> str:
    """The text without halves of characters, which Qt may hand over and UTF-8 cannot hold."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text
