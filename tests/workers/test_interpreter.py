"""What other processes say in English, in the user's language."""

import pytest
from PySide6.QtCore import QCoreApplication

from app.errors import ModelFileError
from app.service.messages import Failed
from app.workers.interpreter import Interpreter
from tests.support.speaking import speaking


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("No model is loaded.", "Es ist kein Modell geladen."),
        ("The context of 4096 tokens is full.", "Der Kontext von 4096 Tokens ist voll."),
        (
            "a {1} b.gguf is incomplete: 1,024 of 2,048 bytes are there. Download it again.",
            "a {1} b.gguf ist unvollständig: 1,024 von 2,048 Bytes sind da. Erneut herunterladen.",
        ),
        (
            "The draft cannot be used. There is no file /x/y.gguf. Check the path, or choose another file.",
            "Das Entwurfsmodell kann nicht verwendet werden. Es gibt keine Datei /x/y.gguf. "
            "Den Pfad prüfen oder eine andere Datei wählen.",
        ),
        ("Something nobody has heard of.", "Something nobody has heard of."),
        ("", ""),
    ],
)
def test_sentences_are_recognised_with_what_is_filled_in(
    qapp: QCoreApplication, english: str, german: str
) -> None:
    with speaking(qapp, "de"):
        assert Interpreter().text(english) == german


def test_in_english_everything_stays_as_it_is(qapp: QCoreApplication) -> None:
    said = "llama.cpp cannot run x.gguf: it gave no reason. Choose another file."
    assert Interpreter().text(said) == said


def test_message_and_hint_of_a_failure_are_told(qapp: QCoreApplication) -> None:
    with speaking(qapp, "nl"):
        told = Interpreter().report(Failed(7, "No model is loaded.", "Open a model first."))
        error = Interpreter().error(ModelFileError("/x is a folder.", "Choose the .gguf file inside it."))
    assert told == Failed(7, "Er is geen model geladen.", "Open eerst een model.")
    assert error == ("/x is een map.", "Kies het .gguf-bestand erin.")
