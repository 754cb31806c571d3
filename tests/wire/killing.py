"""Killing the bot at random moments of a game, and starting it again."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from bot.tables.events import TableEvent
from tests.wire.logbook import logged, lost, unasked
from tests.wire.player import Player
from tests.wire.programme import Programme

MOST_PRESSES = 4
MOST_SECONDS = 0.1
SECONDS = 30.0
"""How long nothing at all may happen."""


@dataclass
class Reaper:
    """Kills the bot a while after somebody has pressed something, and looks at its log then."""

    programme: Programme
    players: Sequence[Player]
    rng: Random
    kills: int = 0
    away: list[float] = field(default_factory=list)
    """Seconds from each kill until the bot was there again."""
    complaints: list[str] = field(default_factory=list)
    _known: list[TableEvent] = field(default_factory=list)

    async def kill(self, times: int) -> None:
        """Kill and start it so many times, or until the game is over."""
        for _ in range(times):
            if not await self._moment():
                return
            killed = perf_counter()
            await self.programme.kill()
            self.kills += 1
            self.look()
            await self.programme.start()
            self.away.append(perf_counter() - killed)

    def look(self) -> None:
        """Complain of what was answered and is not in the log, or is there and was not pressed."""
        now = logged(self.programme.data)
        if now[: len(self._known)] != self._known:
            self.complaints.append(f"kill {self.kills}: the log has changed behind itself")
        self._known = now
        for player in self.players:
            if missing := lost(player, now):
                self.complaints.append(f"kill {self.kills}: lost {dict(missing)}")
            if doubled := unasked(player, now):
                self.complaints.append(f"kill {self.kills}: never pressed {dict(doubled)}")

    async def _moment(self) -> bool:
        """Wait for some more presses and then a little; whether the game still goes on."""
        wanted = self._presses() + self.rng.randint(1, MOST_PRESSES)
        player = self.players[0]
        with player.person.world.listening(player.person.channel.id) as news:
            while self._presses() < wanted:
                if player.over:
                    return False
                news.clear()
                async with asyncio.timeout(SECONDS):
                    await news.wait()
        await asyncio.sleep(self.rng.uniform(0, MOST_SECONDS))
        return True

    def _presses(self) -> int:
        return sum(len(player.deeds) for player in self.players)


async def play_through(
    programme: Programme, players: Sequence[Player], *, kills: int, seed: int, seconds: float
) -> Reaper:
    """Play a game to its end while the bot is killed."""
    reaper = Reaper(programme, players, Random(seed))
    async with asyncio.timeout(seconds), asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play())
        group.create_task(reaper.kill(kills))
    reaper.look()
    return reaper
