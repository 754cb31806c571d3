"""A database of many games, made up: who plays where and how well, over two years."""

import math
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from random import Random

from sqlalchemy import Connection, insert

from bot.storage.database.schema import game_deals, game_leavers, game_players, games, tables
from engine.cards import Trump
from engine.contract import ContractKind
from engine.players import Level
from engine.settlement import Result

END = datetime(2026, 11, 20, 20, 0, tzinfo=UTC)
SPAN = timedelta(days=730)
FIRST_GUILD, FIRST_PLAYER = 700_000_000_000_000_000, 800_000_000_000_000_000
FAMILIES = (("contree", "contree"),) * 7 + (("belote", "belote"),) * 2 + (("baloot", "baloot"),)
DEALS_A_GAME = 10
STEP = 2000
"""Games written at once."""


@dataclass(frozen=True, slots=True)
class Scale:
    """How much is made up."""

    deals: int
    players: int
    servers: int

    @property
    def games(self) -> int:
        """About as many as these deals take."""
        return self.deals // DEALS_A_GAME


@dataclass(slots=True)
class World:
    """Who plays where; the first players of a server play most, and some play on two."""

    scale: Scale
    lots: Random
    homes: list[list[int]] = field(default_factory=list)
    skills: dict[int, float] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.homes = [[] for _ in range(self.scale.servers)]
        for number in range(self.scale.players):
            user = FIRST_PLAYER + number
            self.skills[user] = self.lots.gauss(0, 1)
            self.homes[number % self.scale.servers].append(user)
            if self.lots.random() < 0.1:
                self.homes[self.lots.randrange(self.scale.servers)].append(user)

    def four(self, server: int) -> list[int]:
        """Four who sit down together."""
        home = self.homes[server]
        chosen: dict[int, None] = {}
        while len(chosen) < min(4, len(set(home))):
            chosen[home[int(len(home) * self.lots.random() ** 2)]] = None
        return list(chosen)


def make(connection: Connection, world: World, first: int, last: int) -> None:
    """Write the games of these numbers, with the tables that they were played at."""
    for start in range(first, last, STEP):
        numbers = range(start, min(start + STEP, last))
        rows: dict[str, list[dict[str, object]]] = {
            name: [] for name in ("tables", "games", "seats", "leavers", "deals")
        }
        for number in numbers:
            _game(world, number, rows)
        for table, of_table in zip(
            (tables, games, game_players, game_leavers, game_deals), rows.values(), strict=True
        ):
            if of_table:
                connection.execute(insert(table), of_table)
        bar("games", numbers[-1] + 1 - first, last - first)


def _game(world: World, number: int, rows: dict[str, list[dict[str, object]]]) -> None:
    lots, total = world.lots, world.scale.games
    server = int(world.scale.servers * lots.random() ** 1.5)
    four: list[int | None] = [*world.four(server)]
    people = lots.random() < 0.8
    if not people:
        for seat in lots.sample(range(4), lots.randint(1, 3)):
            four[seat] = None
    key, family = lots.choice(FAMILIES)
    at = END - SPAN + SPAN * (number + 1) / (total + 1)
    game_id, guild = number + 1, FIRST_GUILD + server
    strong = [world.skills[user] if user else 0.0 for user in four]
    edge = strong[0] + strong[2] - strong[1] - strong[3]
    chance = 1 / (1 + math.exp(-edge))
    winner = 0 if lots.random() < chance else 1
    scores = (lots.randint(1000, 1300), lots.randint(200, 990))
    count = lots.randint(DEALS_A_GAME - 4, DEALS_A_GAME + 4)
    rows["tables"].append(
        {"id": game_id, "guild_id": guild, "channel_id": game_id, "opened_at": at, "closed_at": at}
    )
    rows["games"].append(
        {
            "id": game_id,
            "guild_id": guild,
            "table_id": game_id,
            "number": 1,
            "rules_key": key,
            "family": family,
            "people": people,
            "target": 1000,
            "started_at": at - timedelta(minutes=40),
            "finished_at": at,
            "score_0": scores[winner],
            "score_1": scores[1 - winner],
            "winner_team": winner,
            "deals": count,
            "voided": False,
        }
    )
    made, failed = [0] * 4, [0] * 4
    for deal in range(1, count + 1):
        declarer = lots.randrange(4)
        is_made = lots.random() < chance if declarer % 2 == 0 else lots.random() > chance
        (made if is_made else failed)[declarer] += 1
        rows["deals"].append(_deal(lots, game_id, deal, four, declarer, is_made=is_made))
    left = lots.randrange(4) if people and lots.random() < 0.03 else None
    for seat, user in enumerate(four):
        rows["seats"].append(
            {
                "game_id": game_id,
                "seat": seat,
                "user_id": None if seat == left else user,
                "team": seat % 2,
                "level": Level.CLUB.value if user is None or seat == left else None,
                "won": seat % 2 == winner,
                "replaced": False,
                "deals": count,
                "contracts_made": made[seat],
                "contracts_failed": failed[seat],
                "points": scores[0] if seat % 2 == winner else scores[1],
                "capots": 0,
                "belotes": lots.randint(0, 2),
                "moves": 10 * count,
                "thinking": 60_000 * count,
            }
        )
    if left is not None:
        rows["leavers"].append(
            {"game_id": game_id, "user_id": four[left], "seat": left, "team": left % 2}
        )


def _deal(
    lots: Random, game_id: int, number: int, four: Sequence[int | None], declarer: int, *,
    is_made: bool,
) -> dict[str, object]:  # fmt: skip
    value = lots.choice((80, 80, 90, 90, 100, 110, 120, 130))
    doubled = lots.random() < 0.1
    return {
        "game_id": game_id,
        "number": number,
        "declarer": declarer,
        "declarer_id": four[declarer],
        "kind": ContractKind.POINTS.value,
        "value": value,
        "trump": lots.choice((Trump.HEARTS, Trump.SPADES, Trump.CLUBS, Trump.DIAMONDS)).value,
        "doubles": int(doubled),
        "doubler_id": four[(declarer + 1) % 4] if doubled else None,
        "result": (Result.MADE if is_made else Result.FAILED).value,
        "attack": declarer % 2,
        "margin": lots.randint(0, 40) if is_made else -lots.randint(1, 40),
        "sweep": None,
        "score_0": value if (declarer % 2 == 0) == is_made else 160,
        "score_1": value if (declarer % 2 == 1) == is_made else 160,
    }


def bar(what: str, done: int, total: int) -> None:
    """Show on a terminal how far it is."""
    if sys.stderr.isatty() or done >= total:
        full = 30 * done // max(1, total)
        end = "\n" if done >= total else ""
        sys.stderr.write(f"\r{what:>12} [{'#' * full}{' ' * (30 - full)}] {done}/{total}{end}")
        sys.stderr.flush()


def timed(since: float) -> float:
    """Seconds since then."""
    return time.perf_counter() - since


def users_of(world: World) -> Iterator[tuple[int, int]]:
    """Somebody of some server, at random."""
    while True:
        server = int(world.scale.servers * world.lots.random() ** 1.5)
        yield FIRST_GUILD + server, world.lots.choice(world.homes[server])
