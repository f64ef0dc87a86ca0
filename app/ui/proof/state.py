"""How far a proof has come."""

from dataclasses import dataclass
from enum import StrEnum

from app.storage.records import Proof


class ProofStage(StrEnum):
    """What goes on."""

    RUNNING = "running"
    DONE = "done"
    STOPPED = "stopped"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class ProofState:
    """A proof at one moment.

    Attributes:
        stage: What goes on.
        done: Tokens written so far, both times together.
        total: How many there will be at most; 0 until known.
        proof: What came of it, when it is done.
        message: Why it failed or was stopped, in a sentence.
        hint: What can be done about it.
    """

    stage: ProofStage
    done: int = 0
    total: int = 0
    proof: Proof | None = None
    message: str = ""
    hint: str = ""

    @property
    def share(self) -> float | None:
        """How much of it is done, 0 to 1; None when it is over."""
        return self.done / max(self.total, self.done, 1) if self.stage is ProofStage.RUNNING else None
