"""Buttons of tables that are over, or are none of one's business."""

import pytest

from cogs.features import feature_handlers
from cogs.ui.ids import ControlId, Verb
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, offers
from tests.cogs.refused import refused, refused_on_leftover
from tests.rig.people import Person

OF_THE_GAME = (
    (Verb.CARD, "JH"),
    (Verb.BID, "80S"),
    (Verb.PASS, ""),
    (Verb.DOUBLE, "1"),
    (Verb.NEXT, ""),
    (Verb.SIT, "north"),
    (Verb.START, ""),
    (Verb.CANCEL, ""),
)


WITHOUT_A_TABLE = (
    *("achievements", "alone", "analysis", "clip", "challenges", "deals", "exercises", "help"),
    *("history", "score_sheets", "leaderboard", "lessons", "me", "notify", "privacy", "ranks"),
    *("recap", "evenings"),
    *("settings", "stats", "today", "verify"),
)
OF_NO_TABLE = {
    *(Verb.KEEP, Verb.DETAILS, Verb.REVIEW, Verb.CLOSE),
    *(
        verb
        for feature in WITHOUT_A_TABLE
        for verb in feature_handlers(feature)
        if verb not in {Verb.RULES, Verb.RULES_PAGE}
    ),
}


@pytest.mark.slow
async def test_presses_on_a_finished_table(evening: Evening) -> None:
    async with at_table(evening, "Alice", target=100) as game:
        await game.play_until(None)
        (alice,) = game.people.values()
        move = evening.table().move
        for verb, argument in OF_THE_GAME:
            assert await refused_on_leftover(
                evening, alice, str(ControlId(verb, 1, move, argument))
            )
        going_on = str(ControlId(Verb.NEXT, 1, move))
        await refused_on_leftover(evening, alice, going_on, "game-finished")


@pytest.mark.slow
async def test_presses_on_a_table_that_is_a_lobby_again(evening: Evening) -> None:
    async with at_table(evening, "Alice", target=100) as game:
        await game.play_until(Phase.PLAY)
        hand = game.hand(game.turn)
        cards = [button.custom_id.text for button in offers(hand, "card")]
        await game.play_until(None)
        (alice,) = game.people.values()
        await alice.press(game.table, "seats")
        for verb in (Verb.HAND, Verb.SHEET, Verb.TRICKS, Verb.NEXT):
            await refused_on_leftover(evening, alice, str(ControlId(verb, 1)), "no-game")
        for custom_id in cards:
            await refused_on_leftover(evening, alice, custom_id, "no-game")


@pytest.mark.slow
async def test_presses_on_a_closed_table(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        await alice.press(evening.cafe.newest(), "cancel")
        for verb in Verb:
            if verb not in OF_NO_TABLE:
                late = evening.cafe.leftover(str(ControlId(verb, 1)))
                await refused(evening, alice.press(late), "table-closed")
        await evening.restart()
        late = evening.cafe.leftover(str(ControlId(Verb.HAND, 1)))
        await refused(evening, alice.press(late), "table-closed")


async def test_presses_on_a_closed_table_with_a_successor(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        await alice.press(evening.cafe.newest(), "cancel")
        await alice.slash("contree start")
        late = evening.cafe.leftover(str(ControlId(Verb.SIT, 1, argument="north")))
        await refused(evening, alice.press(late), "table-closed")


async def test_presses_on_a_table_of_another_channel(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await alice.slash("contree start")
        elsewhere = evening.cafe.server.create_text_channel("elsewhere")
        await bob.slash("contree start", channel=elsewhere)
        late = evening.cafe.leftover(str(ControlId(Verb.HAND, 2)))
        await refused(evening, bob.press(late), "no-game")


async def test_presses_on_a_table_of_another_server(evening: Evening) -> None:
    async with evening:
        cafe = evening.cafe
        other = cafe.env.create_guild("Ailleurs", preferred_locale="fr")
        channel = other.create_text_channel("belote")
        alice = Person(cafe, other.add_member(cafe.env.create_user("alice")))
        await alice.slash("contree start", channel=channel)

        (eve,) = evening.people("Eve")
        for verb in Verb:
            if verb not in OF_NO_TABLE:
                late = cafe.leftover(str(ControlId(verb, 1, argument="north")))
                await refused(evening, eve.press(late), "unknown-table")
        assert evening.table(channel).seat_of(eve.id) is None
