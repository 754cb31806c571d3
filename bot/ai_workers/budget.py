"""What a computer player may spend on one decision."""

from dataclasses import dataclass

from engine.players import THOUGHT

NODES_A_MILLISECOND = THOUGHT.nodes // 150
"""A thought is counted in nodes, so that it is the same on every machine; this is their price."""

LEAST = 0.05
"""The part of the budget that is left to each, however many are waiting."""

HURRY = 1.5
"""The seconds that those who came before may take: for longer nobody waits to begin to think."""

SEARCHED = 0.8
"""The part of the seconds after which a search ends, so that what it has found is still heard."""


@dataclass(frozen=True, slots=True)
class Budget:
    """Processor milliseconds for one decision while few think, and the seconds it may last.

    The seconds are counted from the question on, the time in which others think included.
    """

    milliseconds: float = 150
    seconds: float = 5

    def share(self, waiting: int) -> float:
        """The milliseconds for one of so many who wait for an answer."""
        return self.milliseconds * max(1.0 / max(waiting, 1), LEAST)

    def left(self, waited: float) -> float:
        """The seconds that a search may last of which it is asked after so many."""
        return max(SEARCHED * self.seconds - waited, 0.0)


USUAL = Budget()


def nodes(milliseconds: float) -> int:
    """So many milliseconds as a player takes them."""
    return int(milliseconds * NODES_A_MILLISECOND)
