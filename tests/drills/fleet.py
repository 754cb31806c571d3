"""Several processes of the bot on one database, and what its log says of the players."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from time import perf_counter

from simcord.backend.models import Guild
from sqlalchemy import Connection, text

from bot.storage.database.database import Database
from bot.storage.log.codec import decode
from bot.storage.log.event_log import Entry
from bot.storage.log.people import with_users
from bot.tables.events import TableEvent
from tests.wire.ledger import Heard
from tests.wire.logbook import lost, unasked
from tests.wire.player import Player
from tests.wire.programme import AT_ONCE, START, Programme
from tests.wire.server import LittleDiscord
from tests.wire.tables import sit_down

SHARDS = 2
ALL = "0,1"
SECONDS = 90.0
"""How long anything may take on a busy machine."""

BAD_REQUEST = 400
LASTS = 10_000
"""Points of a game that no drill sees the end of."""

IMPATIENT = 1.0

UNKNOWN_TIME = datetime.fromtimestamp(0, UTC)


@dataclass
class Ship(Programme):
    """A process of the bot, with a door of its own to the little Discord."""

    port: int = 0

    async def says(self, words: str, times: int = 1, seconds: float = SECONDS) -> None:
        """Wait until it has logged these words so many times."""
        await until(lambda: self.said(words) >= times, seconds)

    def said(self, words: str) -> int:
        """How often it has logged these words."""
        return self.log.read_text(encoding="utf-8").count(words) if self.log.exists() else 0


@dataclass
class Fleet:
    """The processes, their database, and a server on each shard."""

    discord: LittleDiscord
    folder: Path
    url: str
    guilds: Sequence[Guild]
    forgiven: tuple[str, ...] = ()
    """What an error may say that a drill brings about."""
    ships: list[Ship] = field(default_factory=list)

    async def launch(
        self,
        name: str,
        *,
        shards: str = ALL,
        command: Sequence[str] = START,
        url: str | None = None,
    ) -> Ship:
        """Start a process with these shards."""
        folder = self.folder / name
        folder.mkdir()
        address, port = await self.discord.door()
        chosen: Mapping[str, str] = {
            **AT_ONCE,
            "CONTREE_DATABASE_URL": url or self.url,
            "CONTREE_SHARD_COUNT": str(SHARDS),
            "CONTREE_SHARDS": shards,
            "DISCORD_API": address,
        }
        chosen = {name: value for name, value in chosen.items() if value}
        ship = Ship(self.discord, folder, chosen, command, port=port)
        self.ships.append(ship)
        await ship.launch()
        return ship

    async def serving(self, name: str, *, shards: str = ALL, url: str | None = None) -> Ship:
        """Start a process, and wait until it serves."""
        ship = await self.launch(name, shards=shards, url=url)
        await ship.says("servers taken over")
        return ship

    async def standing_by(self, name: str, *, command: Sequence[str] = START) -> Ship:
        """Start a process beside one that serves, and wait until it says that it stands by."""
        ship = await self.launch(name, command=command)
        await ship.says("standing by")
        return ship

    async def tables(self, count: int, *, pause: float = 1.0) -> list[Player]:
        """Seat somebody at so many tables, on all servers in turn, for a game that lasts."""
        players: list[Player] = []
        for nth in range(count):
            guild = self.guilds[nth % len(self.guilds)]
            players += await sit_down(
                self.discord, "Alice", seed=nth + 1, target=LASTS, pause=pause, guild=guild
            )
        return players

    def heard(self, ship: Ship) -> list[Heard]:
        """What a process has asked of Discord."""
        return [each for each in self.discord.ledger.journal or () if each.port == ship.port]

    async def asked(self, question: str) -> list[tuple[object, ...]]:
        """Ask the database something."""

        def work(connection: Connection) -> list[tuple[object, ...]]:
            return [tuple(row) for row in connection.execute(text(question))]

        database = Database.as_it_is(self.url)
        try:
            return await database.read(work)
        finally:
            await database.close()

    async def log_of(self, player: Player) -> list[TableEvent]:
        """What has happened at the table of a player; each entry must follow the one before."""
        rows = await self.asked(
            "SELECT seq, kind, payload FROM events JOIN tables ON tables.id = events.table_id"
            f" WHERE channel_id = {player.person.channel.id} ORDER BY seq"
        )
        assert [seq for seq, *_ in rows] == list(range(1, len(rows) + 1))
        named = await self.asked(
            "SELECT n, user_id FROM table_people JOIN tables ON tables.id = table_people.table_id"
            f" WHERE channel_id = {player.person.channel.id}"
        )
        users = {int(str(n)): int(str(user)) for n, user in named}
        payloads = with_users(users, [str(payload) for *_, payload in rows])
        return [
            decode(Entry(str(kind), json.loads(payload), UNKNOWN_TIME))
            for (_, kind, _), payload in zip(rows, payloads, strict=True)
        ]

    async def complaints(self, players: Sequence[Player]) -> list[str]:
        """What was answered to players and is not in the log, or is there and was not pressed."""
        wrong = []
        for player in players:
            events = await self.log_of(player)
            if missing := lost(player, events):
                wrong.append(f"{player.person.user.name}: lost {dict(missing)}")
            if doubled := unasked(player, events):
                wrong.append(f"{player.person.user.name}: never pressed {dict(doubled)}")
        return wrong

    def refused_callbacks(self) -> list[str]:
        """The answers to interactions that Discord did not take."""
        return [
            f"{each.port} {each.path} {each.status}"
            for each in self.discord.ledger.journal or ()
            if each.path.startswith("/interactions") and each.status >= BAD_REQUEST
        ]

    def grave(self) -> list[str]:
        """The errors that the processes have logged."""
        lines = [line for ship in self.ships for line in ship.grave()]
        return [line for line in lines if not any(words in line for words in self.forgiven)]

    def logs(self) -> str:
        """The end of what each process has logged."""
        return "\n".join(
            f"{ship.folder.name}:\n"
            + "\n".join(ship.log.read_text(encoding="utf-8").splitlines()[-40:])
            for ship in self.ships
            if ship.log.exists()
        )

    async def end(self) -> None:
        """Kill whatever still runs."""
        for ship in self.ships:
            await ship.kill()


async def until(holds: Callable[[], bool], seconds: float = SECONDS) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(seconds):
        while True:
            if holds():
                return
            await asyncio.sleep(0.05)


def moves_of(players: Sequence[Player]) -> int:
    """How many moves of these players were accepted."""
    return sum(len(player.accepted()) for player in players)


@asynccontextmanager
async def playing(players: Sequence[Player]) -> AsyncIterator[None]:
    """Everybody plays meanwhile; nobody waits long for a process that is gone."""
    for player in players:
        player.person.patience = player.looks_again = IMPATIENT
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        ended = await asyncio.gather(*tasks, return_exceptions=True)
    assert all(isinstance(end, asyncio.CancelledError) for end in ended), ended


async def more_moves(players: Sequence[Player], more: int = 1, seconds: float = SECONDS) -> float:
    """Wait until every one of these players has made so many more moves; the seconds it took."""
    began = perf_counter()
    wanted = [(player, len(player.accepted()) + more) for player in players]
    await until(lambda: all(len(who.accepted()) >= count for who, count in wanted), seconds)
    return perf_counter() - began
