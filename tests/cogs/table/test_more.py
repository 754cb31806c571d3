"""What stands behind *More…* on a table, and the words that players say from there."""

from dataclasses import replace

import pytest
import simcord

from bot.i18n import words, yes
from bot.tables.table import Table
from cogs.table.controls import Reaction
from cogs.table.info_pages import auction
from cogs.ui.ids import ControlId
from engine.players.understanding import Convention
from tests.bot.tables.evening import ANNA, BRUNO, S
from tests.bot.tables.stages import alone
from tests.bot.tables.test_past_auctions import after_a_bid
from tests.cogs.auctions import bid_and_passes, seated_for_play
from tests.cogs.drawing import drawn, texts
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, offers, verbs
from tests.cogs.settings.test_settings import manager
from tests.rig.people import Person
from tests.rig.screens import text_of
from tests.rig.ways import setup

SAY = words("fr")
OUCH = SAY("reaction-ouch")


def said(person: Person, reaction: str) -> str:
    """What the table shows beside a name."""
    return SAY("reaction-said", player=f"<@{person.id}>", reaction=reaction)


async def test_the_table_has_one_row_of_buttons(evening: Evening) -> None:
    async with at_table(evening) as game:
        assert verbs(game.table) == {"hand", "more"}
        await game.press(game.turn, "bid", "80H")
        assert verbs(game.table) == {"hand", "double", "more"}


async def test_the_menu_differs_for_players_and_strangers(evening: Evening) -> None:
    async with at_table(evening) as game:
        assert not {"tricks", "auction"} & verbs(await game.turn.press(game.table, "more"))
        assert not {"tricks", "auction"} & verbs(game.hand(game.turn))
        await game.press(game.turn, "pass")
        looks = {"tricks", "auction", "rules", "players", "watch"}
        more = await game.turn.press(game.table, "more")
        assert verbs(more) == {*looks, "pause", "ask-leave", "react", "close"}
        (eve,) = evening.people("Eve")
        assert verbs(await eve.press(game.table, "more")) == {*looks, "close"}


async def test_a_pause_can_be_started_and_ended(evening: Evening) -> None:
    async with at_table(evening) as game:
        more = await game.turn.press(game.table, "more")
        await game.turn.press(more, "pause")
        assert evening.table().paused is game.seat(game.turn)
        assert "resume" in verbs(more)
        assert "pause" not in verbs(more)
        await game.turn.press(more, "resume")
        assert evening.table().paused is None


async def test_menus_that_offer_the_wrong_thing_go(evening: Evening) -> None:
    async with at_table(evening) as game:
        player = game.turn
        await player.press(game.table, "more")
        kept = player.newest_private()
        await player.press(game.table, "more")
        pressed = player.newest_private()
        await player.press(pressed, "pause")
        assert not player.sees(kept)
        assert "resume" in verbs(pressed)
        await player.slash("contree pause")
        assert not player.sees(pressed)


async def test_a_menu_without_reactions_goes_with_the_trick(evening: Evening) -> None:
    async with at_table(evening) as game:
        player = game.turn
        await player.press(game.table, "more")
        more = player.newest_private()
        await player.press(more, "react", Reaction.OUCH)
        await bid_and_passes(game)
        assert not player.sees(more)


async def test_leaving_is_asked_and_told_in_place_of_the_menu(evening: Evening) -> None:
    async with at_table(evening) as game:
        player = game.turn
        await player.press(game.table, "more")
        page = player.newest_private()
        await player.press(page, "ask-leave")
        await player.press(page, "leave")
        assert verbs(page) == {"close"}
        assert SAY("leave-done", playing="yes") in text_of(page)


async def test_the_players_lead_back_to_it(evening: Evening) -> None:
    async with at_table(evening) as game:
        page = await game.turn.press(game.table, "more")
        await game.turn.press(page, "players")
        assert "ask-kick" in verbs(page)
        await game.turn.press(page, "more")
        assert "players" in verbs(page)


@pytest.mark.parametrize("verb", ["tricks", "auction", "rules", "ask-leave", "players"])
async def test_former_table_buttons_still_work(evening: Evening, verb: str) -> None:
    async with at_table(evening) as game:
        old = evening.cafe.leftover(str(ControlId(verb, evening.table().id)))
        assert text_of(await game.turn.press(old))


async def test_the_auction_page_tells_what_each_call_promised(evening: Evening) -> None:
    async with at_table(evening) as game:
        await game.press(game.turn, "bid", "80H")
        await game.press(game.turn, "pass")
        await game.press(game.turn, "bid", "90H")
        for _ in range(2):
            more = await game.turn.press(game.table, "more")
            told = text_of(await game.turn.press(more, "auction"))
            assert SAY("dialogue-opens", number=80, extras=0) in told
            assert SAY("dialogue-help", least=10) in told
            told = text_of(await game.turn.press(more, "convention"))
            assert SAY("rules-dialogue-opening", hidden=20) in told
            assert SAY("signals-discard") not in told
            await game.press(game.turn, "pass")
        await game.press(game.turn, "pass")
        more = await game.turn.press(game.table, "more")
        told = text_of(await game.turn.press(more, "auction"))
        assert SAY("dialogue-help", least=10) in told
        told = text_of(await game.turn.press(more, "convention"))
        assert SAY("rules-dialogue-opening", hidden=20) not in told
        assert SAY("signals-discard") in told


async def test_the_auction_page_and_the_rules_tell_the_convention_of_the_table(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start", computers=True)
        setup = await alice.press(evening.cafe.newest(), "setup")
        for chosen in (Convention.ACES, Convention.NATURAL):
            await alice.choose(setup, chosen, verb="choose-convention")
            rules = await alice.slash("contree rules")
            told = text_of(await alice.press(rules, "rules-page", "computers"))
            assert (SAY("rules-dialogue-aces") in told) is (chosen is Convention.ACES)
            counted = SAY("rules-computers-count", belote=20)
            assert (counted in told) is (chosen is Convention.NATURAL)
        await alice.press(evening.cafe.newest(), "start")
        game = evening.table().game
        assert game is not None
        assert game.deal is not None
        page = texts(drawn(auction(evening.table(), game.deal, SAY, alice.id)))
        assert SAY("promise-convention", name=SAY("convention-natural")) in page


def test_who_reads_the_bids_is_told_what_computers_make_of_their_own() -> None:
    evening = after_a_bid(alone(), S).until(lambda table: not table.awaited)
    table, known = evening.table, evening.table.past
    table = replace(table, past=replace(known, deals=3 * known.deals))
    assert table.game is not None
    assert table.game.deal is not None
    habit = table.past.habit(ANNA)
    told = SAY("promise-habit", fitted=habit.fitted, count=3, relied=yes(habit.is_trusted))
    pages = [texts(drawn(auction(table, table.game.deal, SAY, who))) for who in (ANNA, BRUNO)]
    assert [told in page for page in pages] == [True, False]
    own = SAY("hand-call-own", call="")
    assert [own in page for page in pages] == [True, False]


async def test_a_reaction_stands_beside_a_name_until_the_next_trick(evening: Evening) -> None:
    async with evening:
        game = await seated_for_play(evening)
        player, messages = game.turn, len(evening.cafe.posted())
        more = await player.press(game.table, "more")
        await player.press(more, "react", Reaction.OUCH)
        assert said(player, OUCH) in text_of(game.table)
        assert len(evening.cafe.posted()) == messages
        assert not offers(more, "react")
        for _ in range(4):
            await game.play()
            assert said(player, OUCH) in text_of(game.table)
        await game.play()
        assert said(player, OUCH) not in text_of(game.table)
        assert offers(await player.press(game.table, "more"), "react")


async def test_players_may_react_once_a_trick(evening: Evening) -> None:
    async with evening:
        game = await seated_for_play(evening)
        player, table = game.turn, evening.table()
        await player.press(await player.press(game.table, "more"), "react", Reaction.OUCH)
        again = await player.press(forged(evening, table, Reaction.BRAVO))
        assert SAY("reaction-once") in text_of(again)
        assert SAY("reaction-bravo") not in text_of(game.table)


async def test_a_server_can_disable_reactions(evening: Evening) -> None:
    async with evening:
        zoe = manager(evening)
        await zoe.press(await setup(zoe, "tables"), "settings-reactions", "no")
        game = await seated_for_play(evening)
        assert "react" not in verbs(await game.turn.press(game.table, "more"))
        told = await game.turn.press(forged(evening, evening.table(), Reaction.OUCH))
        assert SAY("reaction-off") in text_of(told)
        assert OUCH not in text_of(game.table)


async def test_a_player_can_disable_reactions(evening: Evening) -> None:
    async with evening:
        game = await seated_for_play(evening)
        player, other = game.turn, game.after(game.turn)
        await player.press(await player.slash("contree me"), "me-switch", "reacts-off")
        assert "react" not in verbs(await player.press(game.table, "more"))
        assert "react" in verbs(await other.press(game.table, "more"))


def forged(evening: Evening, table: Table, reaction: Reaction) -> simcord.ResponseMessage:
    """A message with a button that says this."""
    control = ControlId("react", table.id, argument=reaction)
    return evening.cafe.leftover(str(control))
