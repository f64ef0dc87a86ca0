"""What the processor is called."""

from app.library.processor import processor_name


def test_a_processor_has_a_name() -> None:
    assert processor_name()
