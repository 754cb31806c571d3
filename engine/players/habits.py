"""A person's bids in finished deals, next to the meanings in the table of calls."""

from dataclasses import dataclass

from engine.players.hand_measures import STEP

FITS, MISSES = 2.5, 0.5
"""The supposed calls of an unknown person: one of six does not fit their hand.

The share that fits is learned as that of a beta distribution that began so.
"""

AT_THE_NUMBER = 4.0
"""The supposed bids of an unknown person exactly at the table's number; the offset is a mean."""

TRUSTED = 0.75
"""The share (0–1) from which a suit is relied on: nobody with help for it passes."""

BOUND = 25.0
"""The most times likelier than an unknown person that somebody may be taken to stray."""


@dataclass(frozen=True, slots=True)
class Habit:
    """Counts of suits and contres that ``fitted`` the hand or ``missed`` it, whatever the number.

    ``above`` is by how much the numbers of ``bids`` were above the table's, all together; below
    zero where they were below it.
    """

    fitted: int = 0
    missed: int = 0
    bids: int = 0
    above: int = 0

    @property
    def trust(self) -> float:
        """The chance (0–1) that their next suit fits."""
        return (FITS + self.fitted) / (FITS + MISSES + self.fitted + self.missed)

    @property
    def is_trusted(self) -> bool:
        """Whether what they say is relied on."""
        return self.trust >= TRUSTED

    @property
    def straying(self) -> float:
        """The odds that they stray, as a multiple of an unknown person's."""
        odds = (1.0 - self.trust) / self.trust
        return min(BOUND, odds * FITS / MISSES)

    @property
    def excess(self) -> float:
        """The odds that they call whatever their hand, above an unknown person's."""
        return max(0.0, (1.0 - self.trust) / self.trust - MISSES / FITS)

    @property
    def offset(self) -> int:
        """The whole steps by which their numbers are higher than the table's."""
        return STEP * round(self.above / (self.bids + AT_THE_NUMBER) / STEP)


UNKNOWN = Habit()
"""The habit of a person of whom nothing was seen yet."""

# Measured: experts who know that computers keep to the convention read opponents better, by 0.28 in
# the log of the likelihood of a hand that was held (docs/measuring-strength.md).
COMPUTER = Habit(fitted=15)
"""The habit of a computer, which is taken to stray a seventh as often as somebody unknown.

It never does, but what is supposed of its hand should not rest on a single call.
"""
