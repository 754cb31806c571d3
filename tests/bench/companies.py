"""People who play together for as long as they are let: a game, then another."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from tests.wire.people import controls_of
from tests.wire.player import OVER, Player
from tests.wire.server import LittleDiscord
from tests.wire.tables import begin

REMATCHES = 0.5
"""How many games of two are followed by a rematch; after the others a new table is opened."""
SECONDS = 10.0
"""How long they wait for the first deal of a rematch before they ask again."""


@dataclass
class WithPlayer:
    """The people of one channel; ``ended`` counts the games that they have played to the end."""

    discord: LittleDiscord
    players: list[Player]
    target: int
    luck: Random
    ended: int = 0

    async def play(self) -> None:
        """Play until told to stop."""
        while True:
            async with asyncio.TaskGroup() as playing:
                for player in self.players:
                    playing.create_task(self._play(player))
            self.ended += 1
            if self.luck.random() < REMATCHES:
                await self._ask_for_a_rematch()
            else:
                people = [player.person for player in self.players]
                await begin(self.discord, people, self.target)

    async def _play(self, player: Player) -> None:
        # Not everybody at the same moment.
        await asyncio.sleep(self.luck.uniform(0, player.pause))
        await player.play()

    async def _ask_for_a_rematch(self) -> None:
        asks = self.players[0]
        while asks.over:
            again = next(each for each in controls_of(asks.table) if each.verb == OVER)
            await asks.do(asks.table, again)
            with suppress(TimeoutError):
                await asks.person.until(lambda: not asks.over, SECONDS)
