"""How many tables may be open at a time."""

from collections.abc import Iterable
from dataclasses import dataclass

from bot.tables.events import TableOpened
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table import Stage, Table


@dataclass(frozen=True, slots=True)
class Limits:
    """The most tables of one host in a server, and of a server; a game that is over is none."""

    person: int
    server: int

    def require_room(
        self, opening: TableOpened, tables: Iterable[Table], others: Iterable[TableOpened]
    ) -> None:
        """Refuse one table too many beside these; ``others`` are being opened just now."""
        here = [
            table
            for table in tables
            if table.opened.guild == opening.guild
            and table.opened.channel != opening.channel
            and table.stage in {Stage.LOBBY, Stage.PLAYING}
        ]
        own = [table.opened.channel for table in here if table.host == opening.host]
        coming = [other for other in others if other.guild == opening.guild]
        own += [other.channel for other in coming if other.host == opening.host]
        if len(own) >= self.person:
            raise TableRefused(TableRefusal.TABLE_ELSEWHERE, channel=own[-1])
        if len(here) + len(coming) >= self.server:
            raise TableRefused(TableRefusal.SERVER_FULL, count=self.server)


NO_LIMITS = Limits(person=1_000_000, server=1_000_000)
"""For those who open tables by the hundred."""
