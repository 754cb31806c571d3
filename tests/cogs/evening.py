"""An evening at the café: the bot, its log, and what it takes to close it and open it again."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Self

import simcord
from discord.ext import tasks

from bot.app import create_bot
from bot.client import ContreeBot
from bot.settings import Settings
from bot.storage.log.codec import decode
from bot.tables.events import TableEvent
from bot.tables.fold import folded
from bot.tables.table import Table
from engine.dealing import Chance
from engine.fairness.seeds import SEEDS
from engine.state import GameState
from tests.bot.storage.made import entries_at
from tests.cogs.replaying import decided_again
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.seams import CrowdEnv, QuickEnv


class CafeClock:
    """The time of the café, which passes only when a test says so."""

    def __init__(self) -> None:
        self._env: QuickEnv | CrowdEnv | None = None

    def follow(self, env: QuickEnv | CrowdEnv) -> None:
        """Show the time of this world."""
        self._env = env

    def now(self) -> datetime:
        assert self._env is not None, "the bot asks for the time before the café is open"
        return self._env.now()

    def monotonic(self) -> float:
        """Seconds of the same time."""
        return self.now().timestamp()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Luck:
    """Deals from one seed: what else is drawn, however often, does not change them."""

    def __init__(self, seed: int) -> None:
        self._deals = Random(seed)
        self._others = Random(seed + 1)

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to ``stop`` - 1."""
        return (self._deals if stop == SEEDS else self._others).randrange(stop)


def at_full_speed(folder: Path) -> Settings:
    """Settings under which nothing waits."""
    folder.mkdir(parents=True, exist_ok=True)
    beside = f"sqlite:///{folder / 'contree.sqlite3'}"
    return _at_full_speed().model_copy(update={"data_dir": folder, "database_url": beside})


@cache
def _at_full_speed() -> Settings:
    # Reading the environment takes a tenth of the time in which an evening opens.
    return Settings(
        pace_seconds=0,
        trick_seconds=0,
        refresh_seconds=0,
        turn_seconds=0,
        computer_level="club",
        table_pictures="none",
        daily_deal=False,
        tables_per_person=1000,
        tables_per_server=1000,
        commands_per_person=10_000,
        commands_per_server=10_000,
        hand_edits=10_000,
        _env_file=None,
    )


class Evening:
    """The café with this project's bot in it; `async with` opens and closes it."""

    def __init__(
        self,
        open_cafe: OpenCafe,
        settings: Settings,
        *,
        seed: int = 0,
        chance: Chance | None = None,
    ) -> None:
        self._settings = settings
        self._clock = CafeClock()
        self._rng, self._seeds = chance or Luck(seed), Random(seed)
        self.cafe = open_cafe(self._new_bot())
        self._clock.follow(self.cafe.env)

    async def __aenter__(self) -> Self:
        """Open: the bot comes in and is ready."""
        await self.cafe.__aenter__()
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close, and fail if anything went wrong."""
        await self.cafe.__aexit__(kind, error, trace)

    @property
    def bot(self) -> ContreeBot:
        """The bot that is there now."""
        bot = self.cafe.env.bot
        assert isinstance(bot, ContreeBot)
        return bot

    async def restart(self) -> None:
        """Close the bot and open another one on the same file."""
        await self.cafe.restart(self._new_bot())

    async def skip(self, time: timedelta) -> None:
        """Let hours pass, after which the cogs look once: each look on the way costs milliseconds.

        All other timers go off at their moment.
        """
        assert isinstance(self.cafe.env, QuickEnv), "real time cannot be skipped"
        own = [loop for cog in self.bot.cogs.values() for loop in vars(cog).values()]
        looks = [loop for loop in own if isinstance(loop, tasks.Loop) and loop.is_running()]
        for loop in looks:
            loop.cancel()
        await self.cafe.env.advance_time(time.total_seconds())
        with self.cafe.bot_at_work():
            for loop in looks:
                loop.start()
        await self.cafe.env.settle()

    def people(self, *names: str) -> list[Person]:
        """Let several people in."""
        return [self.cafe.person(name) for name in names]

    @asynccontextmanager
    async def with_people(self, *names: str) -> AsyncIterator[list[Person]]:
        """The open café with these people in it."""
        async with self:
            yield self.people(*names)

    def table(self, channel: simcord.ChannelHandle | None = None) -> Table:
        """The live table of a channel, as the bot has it in mind."""
        return self.bot.services.registry.in_channel((channel or self.cafe.channel).id).table

    async def log(self, number: int = 1) -> tuple[TableEvent, ...]:
        """Everything that is kept of a table."""
        return tuple(decode(entry) for entry in await entries_at(self.bot.services.store, number))

    async def kept(self, number: int = 1) -> Table:
        """The table as its log tells it."""
        return folded(number, await self.log(number))

    async def replayed(self, number: int = 1) -> GameState:
        """The last game of a table, decided again by the engine alone."""
        log = await self.log(number)
        return decided_again(folded(number, log).rules, log)

    def _new_bot(self) -> ContreeBot:
        return create_bot(
            self._settings,
            clock=self._clock,
            chance=self._rng,
            seeds=self._seeds,
            delays=lambda: 0.0,
        )
