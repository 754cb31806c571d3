"""The deal of the day at the little Discord: given beforehand, played by people who press."""

import asyncio
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from zoneinfo import ZoneInfo

from simcord.backend.models import Message

from bot.demo.simulated_discord import Awaited
from bot.local_time import bounds, day_of
from bot.process import prepare_folder
from bot.shared_plays.choice import candidate
from bot.storage.database.database import Database
from bot.storage.shared_plays import add_day
from engine.variants import find_variant
from tests.wire.people import Control, WirePerson, controls_of

FILE = "contree.sqlite3"
PARIS = ZoneInfo("Europe/Paris")
SEED = bytes(range(32))

FIRST = 3
"""The first deal of the list that is not passed by everybody."""

DONE = "today-share"

THINKING_SECONDS = 120.0
"""How long experts may think before somebody asks anew: the first time they have to be loaded."""


async def give_days(data: Path) -> None:
    """Give today and tomorrow their deals, so that nothing has to be chosen."""
    prepare_folder(data)
    database = await Database.open(f"sqlite:///{data / FILE}")
    today = day_of(datetime.now(UTC), PARIS)
    for number, day in enumerate((today, today + timedelta(days=1)), start=FIRST):
        chosen = candidate(find_variant("contree"), SEED, number)
        added = partial(add_day, day=day, bounds=bounds(day, PARIS), seed=SEED, chosen=chosen)
        assert await database.write(added)
    await database.close()


@dataclass
class SoloPlayer:
    """Somebody who plays the deal of the day, always the last thing that may be done.

    ``chance`` lets them do anything instead, and ``pause`` is how many seconds they think.
    """

    person: WirePerson
    chance: Random | None = None
    pause: float = 0.0
    asked: list[Awaited] = field(default_factory=list)

    @property
    def over(self) -> bool:
        """Whether they are shown what has come of it."""
        shown = self.person.private()
        return bool(shown) and any(each.verb == DONE for each in controls_of(shown[-1]))

    async def press_once(self) -> None:
        """Press the next thing, or ask for the page where nothing can be pressed."""
        found = self._next()
        if found is None:
            self.asked.append(await self.person.slash("belote today"))
        else:
            self.asked.append(await self.person.press(*found))

    async def answered(self) -> None:
        """Wait while the page says that experts think: it is edited once they have."""
        with suppress(TimeoutError):
            await self.person.until(lambda: self.over or self._next(), THINKING_SECONDS)

    async def play(self) -> None:
        """Play to the end."""
        while not self.over:
            await self.press_once()
            await self.answered()
            if self.pause:
                luck = self.chance or Random(0)
                await asyncio.sleep(self.pause * luck.uniform(0.5, 1.5))

    def _next(self) -> tuple[Message, Control] | None:
        shown = self.person.private()
        controls = list(controls_of(shown[-1])) if shown else []
        acts = [c for c in controls if c.verb == "alone" and c.custom_id.argument.count("-") > 1]
        ways = [c for c in controls if c.verb in {"alone", "today-play"}]
        if not acts and not ways:
            return None
        return shown[-1], self.chance.choice(acts) if self.chance and acts else (acts or ways)[-1]
