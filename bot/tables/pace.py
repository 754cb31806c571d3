"""How fast the computer players move."""

from dataclasses import dataclass

from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class Pace:
    """Seconds before a computer moves, and before it leads while a full trick is being read.

    They are those of a table at its normal tempo.
    """

    move: float
    trick: float

    def before_move_at(self, table: Table) -> float:
        """The seconds that a computer waits now."""
        deal = table.game.deal if table.game else None
        full_trick_shown = (
            deal is not None
            and deal.trick is not None
            and bool(deal.tricks)
            and not deal.trick.plays
        )
        return (self.trick if full_trick_shown else self.move) * table.tempo.factor
