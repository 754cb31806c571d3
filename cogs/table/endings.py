"""The ends of games, each noticed once."""

from bot.tables.table import Stage, Table


class Endings:
    """Follows all tables."""

    def __init__(self) -> None:
        self._ended: dict[int, int] = {}

    def has_just_ended(self, table: Table) -> bool:
        """Whether this table's game is over, and was not when this was asked before."""
        if table.stage is Stage.CLOSED:
            self._ended.pop(table.id, None)
        elif table.stage is Stage.FINISHED and self._ended.get(table.id) != table.games:
            self._ended[table.id] = table.games
            return True
        return False
