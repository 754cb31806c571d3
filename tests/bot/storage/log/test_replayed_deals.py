"""Deals that may be told are found by their place, and a game is replayed once."""

from collections.abc import Iterable

import pytest

from bot.storage.database.database import Database
from bot.storage.log import replayed_deals
from bot.storage.log.replay import Step, replay, replayed
from bot.storage.log.replayed_deals import PastDeals, opened_deals
from bot.storage.log.table_log import SqlEventStore, SqlTableLog
from bot.tables.fold import states_of
from bot.tables.occupants import Human
from bot.tables.requests import Rematch
from bot.tables.table import Stage
from engine.events import GameEnded
from tests.bot.storage.log.test_game_log import kept, random_log
from tests.bot.storage.made import entries_at
from tests.bot.storage.played import Kept, Ticking, keep
from tests.bot.tables.evening import ANNA, Evening
from tests.bot.tables.stages import finished
from tests.rig.slow import slow_except


@pytest.fixture
def replays(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """So many entries each replay has read."""
    done: list[int] = []

    async def counted(log: object, told: object) -> object:
        done.append(len(log.rows))  # type: ignore[attr-defined]
        return await replay(log, told)  # type: ignore[arg-type]

    monkeypatch.setattr(replayed_deals, "replay", counted)
    return done


def players_of(steps: Iterable[Step]) -> dict[tuple[int, int], set[int]]:
    """Who was there in some of each deal, until its game ended."""
    found: dict[tuple[int, int], set[int]] = {}
    for step in steps:
        table = step.table
        playing = table.stage is Stage.PLAYING or isinstance(step.event, GameEnded)
        if playing and table.game and table.game.deal:
            there = found.setdefault((table.games, table.game.deal.number), set())
            held = (table.occupant(seat) for seat in table.present)
            there |= {who.user for who in held if isinstance(who, Human)}
    return found


@pytest.mark.parametrize("seed", slow_except(range(12), range(4)))
async def test_every_deal_equals_its_full_replay(
    database: Database, store: SqlEventStore, seed: int
) -> None:
    number = await kept(store, random_log(seed, length=400))
    steps = list(replayed(number, await entries_at(store, number)))
    whole, past = opened_deals(steps), PastDeals(database)
    there = players_of(steps)
    for at, deal in enumerate(whole.deals):
        chosen = await past.choose(number, at)
        assert chosen is not None
        assert (chosen.chosen, chosen.kept) == (at, deal)
        assert chosen.places == tuple((each.game, each.deal.number) for each in whole.deals)
        assert chosen.table in (None, whole.table)
        (told,) = (
            told
            for told in await past.of_game(number, deal.game)
            if told.kept.deal.number == deal.deal.number
        )
        assert told.kept == deal
        assert told.players.keys() == there[deal.game, deal.deal.number]
    last = await past.choose(number)
    assert last is not None
    assert last.kept == whole.deals[-1]
    assert await past.choose(number, len(whole.deals)) is None
    assert await past.of_game(number, 0) == await past.of_game(number, 99) == ()


async def begun_again(log: SqlTableLog) -> tuple[Evening, Kept]:
    """A table with a game that is over and one that is not."""
    evening = finished()
    evening.ask(ANNA, Rematch())
    return evening, await keep(log, evening)


async def test_a_game_is_replayed_once_until_it_changes(
    database: Database, store: SqlEventStore, replays: list[int]
) -> None:
    log, past = SqlTableLog(store, Ticking()), PastDeals(database)
    evening, table = await begun_again(log)
    for _ in range(3):
        assert await past.choose(table.number, 0) is not None
    assert len(replays) == 2  # the game that goes on and the one that is over
    before = evening.table
    happened = evening.move()
    await log.append(states_of(before, happened), happened)
    for _ in range(2):
        assert await past.choose(table.number, 0) is not None
    assert len(replays) == 3
    past.forget()
    assert await past.of_game(table.number, 1)
    assert len(replays) == 4


async def test_the_replay_cache_is_bounded(
    database: Database, store: SqlEventStore, replays: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replayed_deals, "REMEMBERED", 0)
    past = PastDeals(database)
    _, table = await begun_again(SqlTableLog(store, Ticking()))
    for nth, game in enumerate((1, 2, 1), start=1):
        for _ in range(2):
            await past.of_game(table.number, game)
            assert len(replays) == nth
