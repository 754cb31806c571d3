"""An evening on a simulated server, whose clock a test sets."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta
from functools import partial

import simcord

from bot.evenings import Evening as KeptEvening
from bot.storage import evenings as rows
from bot.storage.evenings import EveningId, EveningSeat
from bot.storage.ratings import fold
from bot.tables.occupants import Human
from bot.tables.requests import NOBODY
from bot.tables.stop import Stop
from bot.tables.table import Table
from cogs.evenings.clock import evening_steps
from cogs.evenings.steps import begun_anew
from engine.seats import Seat
from tests.bot.storage.made import a_game
from tests.bot.storage.made_deals import taken
from tests.cogs.clock.test_clock import pings
from tests.cogs.evening import Evening
from tests.rig.people import Person
from tests.rig.screens import buttons_of

MINUTE = timedelta(minutes=1)
HOUR = timedelta(hours=1)
THURSDAY = date(2026, 3, 12)


def argument_of(kept: KeptEvening, *more: str) -> str:
    """The argument of a button on the messages of an evening, as it is written."""
    return "-".join((str(kept.id), f"{kept.day:%Y%m%d}", *more))


@dataclass
class SetClock:
    """A clock that shows what it is set to."""

    at: datetime = datetime(2026, 3, 9, 12, tzinfo=UTC)

    def now(self) -> datetime:
        return self.at

    def monotonic(self) -> float:
        return self.at.timestamp()

    async def sleep(self, seconds: float) -> None:
        raise AssertionError(f"nothing waits for {seconds} s")


class Gathering:
    """An evening of the café."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        self.clock = SetClock()
        self.number = 0

    async def keep(self, **chosen: object) -> None:
        """Store a weekly one on Thursdays at nine, with what a test has chosen."""
        cafe = self.evening.cafe
        kept = KeptEvening(
            id=0,
            guild_id=cafe.server.id,
            channel_id=cafe.channel.id,
            host_id=1,
            title="Belote du jeudi",
            weekly=True,
            day=THURSDAY,
            hour=time(21),
        )
        kept = replace(kept, **chosen)  # type: ignore[arg-type]
        self.number = await self.evening.bot.services.database.write(partial(rows.keep, kept=kept))

    async def stored(self) -> KeptEvening:
        kept = await self.evening.bot.services.database.read(partial(rows.find, number=self.number))
        assert kept is not None, "it was forgotten"
        return kept

    async def forget_posts(self) -> None:
        """Store that nothing was posted yet for the next evening."""
        kept = begun_anew(await self.stored())
        await self.evening.bot.services.database.write(partial(rows.keep, kept=kept))

    async def tick(self, at: datetime) -> None:
        """Let the clock show this, and the bot look what is due."""
        self.turn_to(at)
        with self.evening.cafe.bot_at_work():
            await evening_steps(self.evening.bot).look()
        await self.evening.cafe.env.settle()

    def turn_to(self, at: datetime) -> None:
        """Let the clock show this."""
        self.clock.at = at
        evening_steps(self.evening.bot).clock = self.clock

    async def restart(self) -> None:
        """Close the bot and open it again at the same hour."""
        await self.evening.restart()
        self.turn_to(self.clock.at)

    def message(self, verb: str) -> simcord.ResponseMessage:
        """The newest message with a button of this verb."""
        found = [
            message
            for message in self.evening.cafe.posted()
            if any(button.custom_id.verb == verb for button in buttons_of(message))
        ]
        assert found, f"nothing has a button {verb}"
        return found[-1]

    @property
    def card(self) -> simcord.ResponseMessage:
        return self.message("evening-answer")

    async def answers(self, person: Person, coming: str = "yes") -> None:
        """Press an answer on the card."""
        kept = await self.stored()
        argument = f"{self.number}-{kept.day:%Y%m%d}-{coming}"
        await person.press(self.card, "evening-answer", argument)

    async def is_here(self, *people: Person) -> None:
        for person in people:
            await person.press(self.message("evening-here"), "evening-here")

    async def seats(self) -> tuple[EveningSeat, ...]:
        kept = await self.stored()
        return await self.evening.bot.services.database.read(
            partial(rows.seats_of, evening=EveningId.of(kept))
        )

    @property
    def tables(self) -> Sequence[Table]:
        """The open tables, in their order."""
        sessions = self.evening.bot.services.registry.sessions
        return sorted((each.table for each in sessions), key=lambda table: table.id)

    @property
    def thread(self) -> simcord.ChannelHandle:
        """The thread of the first table."""
        env, server = self.evening.cafe.env, self.evening.cafe.server
        found = env.backend.get_channel(self.tables[0].opened.channel)
        return simcord.ChannelHandle(env, server, found)

    async def close_tables(self) -> None:
        for session in self.evening.bot.services.registry.sessions:
            await session.submit(NOBODY, Stop(manager=True))
        await self.evening.cafe.env.settle()

    @property
    def mentioned(self) -> list[set[int]]:
        """Whom each message has mentioned that mentioned somebody."""
        return [set(users) for users in pings(self.evening) if users]


def at_nine(day: date, utc_hour: int = 20) -> datetime:
    """Nine in the evening in Paris."""
    return datetime.combine(day, time(utc_hour), UTC)


async def keep_a_game(evening: Evening, night: Gathering) -> None:
    """Store a finished game of the first table of an evening."""
    table = night.tables[0]
    held = [table.occupant(seat) for seat in Seat]
    players = [who.user if isinstance(who, Human) else None for who in held]
    game = a_game(guild_id=evening.cafe.server.id, players=players, at=night.clock.at)
    game = replace(game, table_id=table.id, settled=(taken(1, 0, players[0]),))
    await evening.bot.services.database.write(partial(fold.record, result=game))
