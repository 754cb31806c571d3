"""*Analyse my deals*: the presser's own latest deals, behind everything else, with the progress."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from bot.ai_workers import AiWorkers
from bot.analysis import batches as analysis_batches
from bot.analysis.batches import AnalysisBatch
from bot.i18n import words
from bot.storage.analyses import begin_self_analysis, counted
from bot.tables.table import Table
from cogs.stats import command
from cogs.stats.selection import AnalyseOwnControl, StatsPage, StatsQuery
from cogs.upkeep.own_analyses import OwnAnalyses
from engine.state import Phase
from tests.bot.analysis.made_judges import MadeJudges
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table, sit_down
from tests.cogs.refused import refused
from tests.cogs.stats.test_accuracy import page_of
from tests.rig.patience import PATIENCE
from tests.rig.people import Person
from tests.rig.screens import text_of
from tests.rig.seams import QUICK

FR = words("fr")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not rest between two edits."""
    monkeypatch.setattr(command, "EDIT_SECONDS", 0)


async def a_finished_game(
    evening: Evening, judges: MadeJudges, *names: str
) -> tuple[Game, list[Person]]:
    """A game of several deals, and those who played it."""
    evening.bot.services.analyst._judges = judges
    game = await sit_down(evening, *names, target=500)
    await game.play_until(None)
    return game, list(game.people.values())


def batches_of(evening: Evening) -> list[AnalysisBatch]:
    """The batches that are going on."""
    return list(evening.bot.services.batches._batches.values())


async def until(condition: Callable[[], bool]) -> None:
    """Let the bot go on until this is so."""
    async with asyncio.timeout(PATIENCE):
        while not condition():  # noqa: ASYNC110 - what is shown has no event
            await asyncio.sleep(QUICK)


async def deals_of(evening: Evening, person: Person) -> int:
    """How many of somebody's deals were counted."""
    return len(await evening.bot.services.database.read(partial(counted, user_id=person.id)))


@pytest.mark.slow
async def test_ones_own_deals_are_analysed_and_the_page_follows(evening: Evening) -> None:
    async with evening:
        judges = MadeJudges()
        judges.gate.clear()
        _, people = await a_finished_game(evening, judges, "Ann", "Bob")
        ann, bob = people
        page = await page_of(people)
        assert FR("accuracy-none", player=f"<@{ann.id}>") in text_of(page)
        async with evening.cafe.at_once():
            await ann.press(page, "stats-analyse")
            await until(lambda: bool(batches_of(evening)))
            (batch,) = batches_of(evening)
            assert batch.of > 1
            progress = FR("accuracy-progress", done=0, of=batch.of)
            await until(lambda: progress in text_of(page))
            judges.gate.set()
        assert FR("accuracy-deals", deals=batch.of) in text_of(page)
        assert FR("accuracy-waiting", count=0, most=0) in text_of(page)
        assert await deals_of(evening, ann) == await deals_of(evening, bob) == batch.of


@pytest.mark.slow
async def test_a_second_press_joins_and_another_page_is_left_alone(evening: Evening) -> None:
    async with evening:
        judges = MadeJudges()
        judges.gate.clear()
        _, people = await a_finished_game(evening, judges, "Ann")
        (ann,) = people
        page, other = await page_of(people), await page_of(people)
        async with evening.cafe.at_once():
            await ann.press(page, "stats-analyse")
            await until(lambda: bool(batches_of(evening)))
            (batch,) = batches_of(evening)
            await ann.press(other, "stats-analyse")
            progress = FR("accuracy-progress", done=0, of=batch.of)
            await until(lambda: progress in text_of(page) and progress in text_of(other))
            assert batches_of(evening) == [batch]
            await ann.press(other, "stats", label=FR("stats-button-contracts"))
            await until(lambda: FR("stats-contracts-title") in text_of(other))
            judges.gate.set()
        assert len({line for line, _ in judges.asked}) == batch.of
        assert judges.most_at_once == 1
        assert FR("accuracy-deals", deals=batch.of) in text_of(page)
        assert FR("stats-contracts-title") in text_of(other)


@pytest.mark.slow
async def test_so_many_at_once_and_the_latest_first(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(analysis_batches, "MOST_DEALS", 1)
    async with evening:
        judges = MadeJudges()
        _, people = await a_finished_game(evening, judges, "Ann")
        (ann,) = people
        page = await page_of(people)
        await ann.press(page, "stats-analyse")
        await evening.cafe.env.settle()
        (place,) = await evening.bot.services.database.read(partial(counted, user_id=ann.id))
        played = await evening.bot.services.deals.of_game(evening.table().id, 1)
        assert place.deal == played[-1].kept.deal.number
        await ann.press(page, "stats-analyse")
        await evening.cafe.env.settle()
        assert await deals_of(evening, ann) == 2


@pytest.mark.slow
async def test_a_deal_that_cannot_be_analysed_holds_up_no_other(evening: Evening) -> None:
    async with evening:
        judges = MadeJudges()
        judges.broken = True
        _, people = await a_finished_game(evening, judges, "Ann")
        (ann,) = people
        page = await page_of(people)
        await ann.press(page, "stats-analyse")
        await evening.cafe.env.settle()
        assert await deals_of(evening, ann) == 0
        assert evening.bot.services.batches.of_player(ann.id) is None


async def test_nobody_analyses_the_deals_of_others(evening: Evening) -> None:
    async with evening:
        judges = MadeJudges()
        judges.gate.clear()
        _, people = await a_finished_game(evening, judges, "Ann")
        (ann,), (cleo,) = people, evening.people("Cleo")
        page = await cleo.slash("contree stats", member=ann)
        await cleo.press(page, "stats", label=FR("stats-button-accuracy"))
        assert FR("accuracy-button-analyse") not in text_of(page)
        asked = StatsQuery(sheet=StatsPage.ACCURACY, user=ann.id)
        forged = evening.cafe.leftover(str(AnalyseOwnControl(asked).id))
        assert FR("refusal-stale-press") in await refused(evening, cleo.press(forged))
        assert judges.asked == []


@pytest.mark.slow
async def test_deals_are_analysed_by_themselves_once_an_analysis_was_opened(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        evening.bot.services.analyst._judges = MadeJudges()
        game = await sit_down(evening, "Ann", target=500)
        (ann,) = game.people.values()
        await game.play_until(Phase.OVER)
        await ann.press(game.table, "analyse")
        await until(lambda: not evening.bot.services.analyst._queue)
        page = await ann.slash("contree me")
        await ann.press(page, "me-switch", "self-analysis-off")
        await play_to_the_end(evening, game)
        assert await deals_of(evening, ann) == 1
        await ann.press(page, "me-switch", "self-analysis-on")
        monkeypatch.setattr(analysis_batches, "MOST_A_DAY", 3)
        await ann.press(game.table, "rematch")
        await play_to_the_end(evening, game)
        assert await deals_of(evening, ann) == 3


async def play_to_the_end(evening: Evening, game: Game) -> None:
    """Play a game to its end, and wait for what is analysed after it."""
    await game.play_until(None)
    await evening.cafe.env.advance_time(1)
    await until(lambda: not batches_of(evening))


@pytest.mark.slow
async def test_what_a_restart_cut_off_is_analysed_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def miss(_: OwnAnalyses, table: Table) -> None:
        """Do nothing, as if the bot ended right after the game."""

    monkeypatch.setattr(AiWorkers, "piece", MadeJudges().piece)
    monkeypatch.setattr(OwnAnalyses, "on_game_over", miss)
    async with at_table(evening, "Ann", target=500) as game:
        (ann,) = game.people.values()
        await game.play_until(None)
        await evening.bot.services.database.write(partial(begin_self_analysis, user=ann.id))
        assert await deals_of(evening, ann) == 0
        await evening.restart()
        await evening.cafe.env.advance_time(1)
        await until(lambda: not batches_of(evening))
        assert await deals_of(evening, ann) == len(await evening.bot.services.deals.of_game(1, 1))
