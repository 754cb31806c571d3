"""The evening of a load: four people at each table, all with the same deals, round after round."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter

from simcord.backend.models import Message

from bot.demo.simulated_discord import Awaited
from bot.evenings import Coming, Evening, EveningStage
from bot.process import prepare_folder
from bot.storage import evenings as rows
from bot.storage.database.database import Database
from bot.storage.evenings import EveningId
from tests.bench.load_figures import p99, spread
from tests.wire.days import FILE, PARIS
from tests.wire.people import Control, WirePerson, controls_of
from tests.wire.player import Deed, Player
from tests.wire.server import LittleDiscord

ROUND_OVER = 15.0
"""Seconds until somebody who has played the last deal of a round asks for the next one again."""
COME_WITHIN = 30.0
"""Seconds in which everybody says that they are there."""
HOUR_SECONDS = 120.0
"""How long the bot may take to look for everybody who comes, before it asks who is there."""
NEXT = "evening-next"
HERE = "evening-here"
SECOND, MINUTE = 1.0, 60.0

SEATS = """
    SELECT round, user_id, channel_id, table_id FROM evening_seats
    WHERE number > 0 ORDER BY round
"""


@dataclass
class EveningPlayer(Player):
    """Plays on at whatever table they are given."""

    @property
    def over(self) -> bool:
        """Never: told to stop."""
        return False

    async def do(self, message: Message, control: Control) -> Awaited:
        """Press; who has played the last deal of a round does not press on and on."""
        asked = await super().do(message, control)
        if control.verb == NEXT and (found := self.moves()) and found[1].verb == NEXT:
            await asyncio.sleep(ROUND_OVER)
        return asked


@dataclass
class EveningCompany:
    """The people of all tables; ``rounds`` says of each when it was seated, and all could play."""

    data: Path
    players: list[EveningPlayer]
    rounds: dict[int, tuple[float, float | None]] = field(default_factory=dict)
    here: list[Awaited] = field(default_factory=list)
    ended: int = 0

    async def come(self) -> None:
        """Let everybody say that they are there, and wait until the first can play."""
        await self.players[0].person.until(
            lambda: _asked_here(self.players[0].person), HOUR_SECONDS
        )
        self.here = await asyncio.gather(*map(self._is_here, self.players))
        while not self.rounds:
            self._sit()
            await asyncio.sleep(SECOND)

    @staticmethod
    async def _is_here(player: Player) -> Awaited:
        await asyncio.sleep(player.rng.uniform(0, COME_WITHIN))
        found = _asked_here(player.person)
        assert found is not None, "nobody is asked any more"
        return await player.person.press(*found)

    async def play(self) -> None:
        """Play until told to stop."""
        async with asyncio.TaskGroup() as playing:
            for player in self.players:
                playing.create_task(player.play())
            while True:
                self._sit()
                await asyncio.sleep(SECOND)

    def _sit(self) -> None:
        """Let everybody go where they were seated, as the message of the evening says."""
        with closing(sqlite3.connect(self.data / FILE)) as file:
            seats = file.execute(SEATS).fetchall()
        people = {player.person.id: player.person for player in self.players}
        for _, user, channel, table in seats:
            if table:
                people[user].channel = people[user].world.get_channel(channel)
        for turn in {turn for turn, *_ in seats}:
            since, opened = self.rounds.get(turn, (perf_counter(), None))
            if opened is None and all(table for number, *_, table in seats if number == turn):
                opened = perf_counter()
            self.rounds[turn] = since, opened

    def told(self, began: float) -> list[str]:
        """Say how long it took to come, and to open the tables of each round."""
        waits = [each.seconds for each in self.here if each.seconds is not None]
        missing = len(self.here) - len(waits)
        lines = [f"here: {len(self.here)} presses, {missing} not answered: {spread(waits)}"]
        for turn, (since, opened) in self.rounds.items():
            took = "not all opened" if opened is None else f"all open after {opened - since:.0f} s"
            deeds = (deed for player in self.players for deed in player.deeds)
            asked = [each.asked.seconds for each in deeds if since <= each.at < since + MINUTE]
            first = [seconds for seconds in asked if seconds is not None]
            lines.append(
                f"round {turn}, {since - began:.0f} s after the beginning: {took};"
                f" {len(asked)} presses in its first minute, {len(asked) - len(first)} not"
                f" answered: {spread(first)}"
            )
        return lines


def compared(plain: Sequence[Deed], together: Sequence[Deed]) -> str:
    """Say by how much the p99 of a press is later at the tables of an evening."""
    before, after = (
        p99([each.asked.seconds for each in deeds if each.asked.seconds is not None])
        for deeds in (plain, together)
    )
    nexts = [d.asked.seconds for d in together if d.control.verb == NEXT and d.asked.seconds]
    return (
        f"p99 of a press: {before:.3f} s, at an evening {after:.3f} s ({after - before:+.3f} s);"
        f" there to the next deal: {spread(nexts)}"
    )


def _asked_here(person: WirePerson) -> tuple[Message, Control] | None:
    found = ((m, c) for m in person.public() for c in controls_of(m) if c.verb == HERE)
    return next(found, None)


async def plan_evening(
    data: Path, discord: LittleDiscord, tables: int, pace: float
) -> EveningCompany:
    """Keep an evening whose hour has come, to which four people for each table come."""
    channel = discord.channel("evening")
    people = [discord.person(f"E{number}", channel) for number in range(4 * tables)]
    now = datetime.now(UTC)
    start = now.astimezone(PARIS)
    kept = Evening(
        id=0,
        guild_id=discord.guild.id,
        channel_id=channel.id,
        host_id=people[0].id,
        title="Belote",
        weekly=True,
        day=start.date(),
        hour=start.time().replace(second=0, microsecond=0),
        same_deals=True,
        stage=EveningStage.REMINDED,
        starts_at=now - timedelta(seconds=1),
    )
    prepare_folder(data)
    database = await Database.open(f"sqlite:///{data / FILE}")
    kept = replace(kept, id=await database.write(partial(rows.keep, kept=kept)))
    for person in people:
        answers = partial(rows.answer, evening=EveningId.of(kept), user=person.id)
        await database.write(partial(answers, coming=Coming.YES, now=now))
    await database.close()
    luck = [Random(f"evening {number}") for number in range(len(people))]
    return EveningCompany(
        data, [EveningPlayer(*each, pace) for each in zip(people, luck, strict=True)]
    )
