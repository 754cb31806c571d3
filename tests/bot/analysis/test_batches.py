"""Batches of a player's deals: what comes meanwhile, and the limits, are seen before each deal."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
import pytest_asyncio

from bot.analysis import batches as analysis_batches
from bot.analysis.analyst import Analyst
from bot.analysis.batches import AnalysisBatches
from bot.storage.analyses import DealPlace, begin_self_analysis
from bot.storage.database.database import Database
from bot.storage.log.replayed_deals import PastDeals
from bot.storage.preferences import change_player_preferences
from bot.storage.stats.history import Selection
from bot.tables.tasks import Tasks
from tests.bot.analysis.made_judges import MadeJudges
from tests.bot.storage.made import GUILD, NOON, OTHER_GUILD, PLAYERS
from tests.bot.storage.stats.test_player_accuracy import analysed, played, with_games
from tests.bot.tables.passing_time import PassingClock
from tests.rig.patience import PATIENCE

ANN, BOB, *_ = PLAYERS


@pytest_asyncio.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    """A new database."""
    opened = await Database.open(f"sqlite:///{tmp_path / 'contree.db'}")
    yield opened
    await opened.close()


class HeldBatches(AnalysisBatches):
    """Batches whose deals are only counted, each once the gate is set."""

    def __init__(self, database: Database) -> None:
        clock, deals, tasks = PassingClock(), PastDeals(database), Tasks()
        analyst = Analyst(MadeJudges(), database, deals, clock, tasks)
        super().__init__(analyst, database, deals, clock, tasks)
        self.begun, self.gate = asyncio.Event(), asyncio.Event()
        self.done: list[tuple[DealPlace, bool]] = []

    async def count(self, place: DealPlace) -> None:
        """Count a deal for Ann."""
        await self._database.write(
            lambda c: analysed(c, place.game, place.deal, NOON, played(ANN), played(BOB))
        )

    async def _analyse(self, user: int, place: DealPlace, guild: int, *, resting: bool) -> None:
        self.begun.set()
        await self.gate.wait()
        self.done.append((place, resting))
        await self.count(place)

    async def finish(self) -> None:
        """Let Ann's batch go on to its end."""
        self.gate.set()
        batch = self.of_player(ANN)
        assert batch
        async with asyncio.timeout(PATIENCE):
            await batch.ended()
        assert batch.of == batch.done == len(self.done)


async def held_batches(database: Database) -> HeldBatches:
    """A game of three deals on each of two servers, and nobody's deals analysed yet."""
    await with_games(database, GUILD, OTHER_GUILD)
    await database.write(partial(begin_self_analysis, user=ANN))
    return HeldBatches(database)


FIRST, SECOND = ([DealPlace(1, game, deal) for deal in (3, 2, 1)] for game in (1, 2))


async def test_a_game_that_ends_beside_another_is_analysed_too(database: Database) -> None:
    batches = await held_batches(database)
    for guild in (GUILD, OTHER_GUILD, GUILD):
        await batches.begin_own(ANN, guild)
    await batches.finish()
    assert batches.done == [(place, True) for place in FIRST + SECOND]


async def test_what_is_asked_for_comes_before_what_is_not(database: Database) -> None:
    batches = await held_batches(database)
    await batches.begin_own(ANN, GUILD)
    await batches.begun.wait()
    chosen = Selection(guild_id=OTHER_GUILD)
    await batches.begin(ANN, chosen, OTHER_GUILD)
    await batches.finish()
    asked = [(place, False) for place in SECOND]
    assert batches.done == [(FIRST[0], True), *asked, *((place, True) for place in FIRST[1:])]


async def test_deals_analysed_for_a_partner_count_before_each_deal(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_batches, "MOST_A_DAY", 3)
    batches = await held_batches(database)
    await batches.begin_own(ANN, GUILD)
    await batches.begun.wait()
    await batches.count(SECOND[0])
    await batches.count(SECOND[1])
    await batches.finish()
    assert batches.done == [(FIRST[0], True)]
    await batches.begin_own(ANN, OTHER_GUILD)
    assert batches.of_player(ANN) is None


async def test_whoever_turns_it_off_ends_it(database: Database) -> None:
    batches = await held_batches(database)
    await batches.begin_own(ANN, GUILD)
    await batches.begun.wait()
    await database.write(
        lambda c: change_player_preferences(c, ANN, lambda own: replace(own, self_analysis=False))
    )
    await batches.finish()
    assert batches.done == [(FIRST[0], True)]
    assert await batches.missed((GUILD, OTHER_GUILD)) == ()
