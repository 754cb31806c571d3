"""When the hands of a table are drawn again: at once, or once there is room for them."""

from collections.abc import Callable

from bot.client import ContreeBot
from bot.tables.table import Table
from cogs.hand.hands import Hands
from cogs.ui.latest import Latest


class HandTurns:
    """Draws all hands of one table that are due; ``wake`` is called when it is time to look again.

    Whoever's turn comes does not wait for those who wait for room.
    """

    def __init__(
        self, bot: ContreeBot, hands: Hands, table: Table, wake: Callable[[], None]
    ) -> None:
        self._bot = bot
        self._drawing = hands
        self._wake = wake
        tasks = bot.services.tasks
        self._now = Latest(self._draw, tasks, f"hands of table {table.id}")
        self._later = Latest(self._wait, tasks, f"later hands of table {table.id}")

    def submit(self, table: Table) -> None:
        """Draw them for the table as it is now, soon."""
        self._now.submit(table)

    async def _draw(self, table: Table) -> None:
        seconds = await self._drawing.refresh(table)
        if seconds:
            self._later.submit(seconds)

    async def _wait(self, seconds: int) -> None:
        await self._bot.clock.sleep(seconds)
        self._wake()
