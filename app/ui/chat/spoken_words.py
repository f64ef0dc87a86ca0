"""What a message says, as words on a line: without thoughts and without the marks of Markdown."""

from app.core.markdown_words import markdown_words
from app.ui.chat.reasoning import answer_of


def spoken_words(text: str) -> str:
    """Return the words of a message, or of its beginning."""
    return markdown_words(answer_of(text)).replace("\t", " ")
