"""Who knows the cards of a deal, and who must not see them: the same under each of its ids."""

from functools import partial

import pytest
import simcord

from bot.i18n import words
from bot.secrecy import Secrecy
from bot.storage.database.database import Database
from bot.storage.shared_deals import shared_deal
from bot.tables.refusals import TableRefused
from bot.tables.registry import Registry
from cogs.history import HistoryPage
from cogs.ui.ids import ControlId
from engine.deal_record import DealRecord, write_record
from engine.seats import Seat
from engine.state import Phase
from engine.variants import find_variant
from tests.bot.analysis.made_judges import MadeJudges
from tests.bot.tables.test_deals import some_record
from tests.cogs.arguments import as_argument
from tests.cogs.deals.test_deals import code_of, imported, knowing, play_given, share_from_history
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, sit_down
from tests.cogs.refused import refused, refused_on_leftover
from tests.rig.people import Person
from tests.rig.screens import text_of
from tests.rig.ways import verify

FR = words("fr")


async def press(
    evening: Evening, person: Person, verb: str, argument: str, table: int = 0
) -> simcord.InteractionResult:
    """Press a button that need not be drawn anywhere."""
    return await person.press(evening.cafe.leftover(str(ControlId(verb, table, argument=argument))))


async def record_of(database: Database, code: str) -> DealRecord:
    found = await database.read(partial(shared_deal, code=code))
    assert found is not None
    return DealRecord.read(found.line, find_variant)


async def test_who_has_played_a_given_deal_knows_its_cards(evening: Evening) -> None:
    async with evening.with_people("Zoe", "Ann", "Bob", "Max") as (zoe, ann, bob, max_):
        code = code_of(await imported(zoe))
        page = await ann.slash("belote deal", deal=code)
        game = await play_given(evening, page, ann, bob)
        await game.open_hands()
        everybody = (zoe, ann, bob, max_)
        assert await knowing(evening, code, *everybody) == {zoe.id}
        await game.play_until(None)
        assert await knowing(evening, code, *everybody) == {zoe.id, ann.id, bob.id}
        await ann.press(page, "deal-look")
        again = await ann.slash("belote deal", deal=code)
        assert FR("shared-deal-seen", seen="yes") in text_of(again)


async def test_who_stops_a_given_deal_knows_its_cards(evening: Evening) -> None:
    async with evening.with_people("Zoe", "Ann") as (zoe, ann):
        code = code_of(await imported(zoe))
        game = await play_given(evening, await ann.slash("belote deal", deal=code), ann)
        await game.open_hands()
        await ann.press(await ann.slash("contree stop"), "stop")
        assert await knowing(evening, code, ann) == {ann.id}


async def test_who_looks_through_a_deal_knows_its_cards_before_it_has_an_id(
    evening: Evening,
) -> None:
    async with evening:
        evening.bot.services.analyst._judges = MadeJudges()
        game = await sit_down(evening, "Ann", target=100)
        await game.play_until(None)
        (ann,), onlookers = game.people.values(), evening.people("Eve", "Max", "Ida", "Lea", "Tom")
        eve, max_, ida, lea, tom = onlookers
        table = evening.table()
        await press(evening, eve, "review", "1-1", table.id)
        await press(evening, max_, "history-step", f"1-1-0-f-{_page(ann)}", table.id)
        await press(evening, lea, "details", "1-1", table.id)
        await press(evening, tom, "analyse", "1-1", table.id)
        code = code_of(await share_from_history(evening, ann))
        assert await knowing(evening, code, *onlookers) == {eve.id, max_.id, tom.id}
        await verify(ida)  # of the last deal
        await press(evening, ida, "tricks", "", table.id)
        shared = await press(evening, ann, "deal-id", f"{table.games}-{_last(evening)}", table.id)
        assert await knowing(evening, code_of(shared), ida) == {ida.id}


def _page(person: Person) -> str:
    return as_argument(HistoryPage(person.id))


def _last(evening: Evening) -> str:
    game = evening.table().game
    assert game is not None
    assert game.deal is not None
    return str(game.deal.number)


async def test_known_cards_are_told_under_each_id(evening: Evening) -> None:
    """Before a start, too: the second id has the same hands and other calls."""
    async with evening.with_people("Zoe", "Ann") as (zoe, ann):
        record = some_record(find_variant("contree"))
        await imported(ann, str(record))
        page = await imported(zoe, f"{write_record(record.rules, (), record.deal)} | -")
        assert FR("shared-deal-seen", seen="no") not in text_of(page)
        other = await ann.slash("belote deal", deal=code_of(page))
        assert FR("shared-deal-seen", seen="yes") in text_of(other)
        await ann.press(other, "deal-play")
        asked = await ann.press(evening.cafe.newest(), "fill")
        assert f"<@{ann.id}>" in text_of(asked)


async def test_who_has_seen_the_cards_takes_no_seat_while_they_are_played(
    evening: Evening,
) -> None:
    async with evening.with_people("Zoe", "Ann", "Bob", "Eve") as (zoe, ann, bob, eve):
        code = code_of(await imported(zoe))
        page = await eve.slash("belote deal", deal=code)
        await play_given(evening, await ann.slash("belote deal", deal=code), ann, bob)
        await eve.press(page, "deal-look")
        table = evening.table()
        for verb in ("take-seat", "sit"):
            for person in (zoe, eve):
                control = str(ControlId(verb, table.id, argument="north"))
                await refused_on_leftover(evening, person, control, "cards-seen")
        (max_,) = evening.people("Max")
        await press(evening, max_, "take-seat", "north", table.id)
        assert evening.table().seat_of(max_.id) is Seat.NORTH


async def test_cards_are_closed_where_another_process_serves_the_table(evening: Evening) -> None:
    async with evening.with_people("Zoe", "Ann") as (zoe, ann):
        code = code_of(await imported(zoe))
        await play_given(evening, await ann.slash("belote deal", deal=code), ann)
        services = evening.bot.services
        elsewhere = Registry(services.registry._services)
        secrecy = Secrecy(services.database, services.store, elsewhere, evening.bot.clock)
        dealt = (await record_of(services.database, code)).dealt
        with pytest.raises(TableRefused):
            await secrecy.require_open(dealt, ann.id)
        await secrecy.require_open(dealt, zoe.id)
        other = some_record(find_variant("contree"), "another").dealt
        await secrecy.require_open(other, ann.id)


async def rated(evening: Evening) -> Person:
    """Somebody in a rated game that has just begun; analyses are quick."""
    evening.bot.services.analyst._judges = MadeJudges()
    ann, _ = (await sit_down(evening, "Ann", "Bob", target=500)).people.values()
    assert evening.table().is_rated
    return ann


async def test_an_import_is_not_analysed_for_who_plays_a_rated_game(evening: Evening) -> None:
    async with evening:
        ann = await rated(evening)
        (friend,) = evening.people("Zoe")
        record = some_record(find_variant("contree"), "invented")
        own, code = await imported(ann, str(record)), code_of(await imported(friend, str(record)))
        assert code_of(own) == code
        for verb in ("analysis", "analysis-moment", "analysis-bids"):
            asked = press(evening, ann, verb, f"{code}-x-1")
            assert FR("refusal-import-in-rated-game") in await refused(evening, asked)
        page = await press(evening, friend, "analysis", f"{code}-x-0")
        assert FR("analysis-title", code=code) in text_of(page)


async def test_an_import_that_was_played_is_still_an_import(evening: Evening) -> None:
    async with evening:
        ann = await rated(evening)
        channel = evening.cafe.server.create_text_channel("beside")
        page = await ann.slash(
            "belote deal", deal=str(some_record(find_variant("contree"), "x")), channel=channel
        )
        game = await play_given(evening, page, ann, channel=channel)
        await game.open_hands()
        await game.play_until(None)
        table = evening.table(channel)
        analysed = press(evening, ann, "analyse", "1-1", table.id)
        assert FR("refusal-import-in-rated-game") in await refused(evening, analysed)
        code = code_of(await press(evening, ann, "deal-id", "1-1", table.id))
        asked = press(evening, ann, "analysis", f"{code}-x-0")
        assert FR("refusal-import-in-rated-game") in await refused(evening, asked)


async def test_what_was_dealt_here_is_analysed_in_a_rated_game_too(evening: Evening) -> None:
    async with evening:
        ann = await rated(evening)
        beside = evening.cafe.server.create_text_channel("beside")
        await ann.slash("contree start", channel=beside, target=50)
        await ann.press(evening.cafe.newest(beside), "fill")
        game = Game(evening, {Seat.SOUTH: ann}, channel=beside)
        await game.open_hands()
        await game.play_until(Phase.OVER, None)
        table = evening.table(beside)
        page = await press(evening, ann, "analyse", "1-1", table.id)
        again = await press(evening, ann, "analysis", f"{code_of(page)}-x-0")
        assert FR("analysis-title", code=code_of(page)) in text_of(again)
