"""Presses that come too late: answered with the present, and nothing is played by mistake."""

from collections.abc import Mapping
from typing import cast

import pytest

from bot.i18n import words
from bot.tables.events import TableEvent
from cogs.table.screens import Screens
from engine.actions import Double
from engine.events import Called, CardPlayed, Dealt
from engine.state import Phase
from tests.cogs.auctions import all_pass, seated_for_play
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, offers
from tests.cogs.refused import refused, refused_on_leftover
from tests.rig.screens import buttons_of, text_of

STALE = words("fr")("refusal-stale-press")
CLOSING = words("fr")("refusal-closing")


def cards_of(log: tuple[TableEvent, ...]) -> list[str]:
    return [str(event.card) for event in log if isinstance(event, CardPlayed)]


async def test_a_double_press_plays_one_card(evening: Evening) -> None:
    async with evening:
        game = await seated_for_play(evening)
        player, hand = game.turn, game.hand(game.turn)
        card = offers(hand, "card")[0].custom_id.argument

        async with evening.cafe.at_once():
            await player.press(hand, "card", card)
            await player.press(hand, "card", card)

        assert cards_of(await evening.log()) == [card]
        assert STALE in text_of(hand)
        assert game.turn is game.after(player)


async def test_two_simultaneous_cards_play_the_first(evening: Evening) -> None:
    async with evening:
        game = await seated_for_play(evening)
        player, hand = game.turn, game.hand(game.turn)
        first, second = (button.custom_id.argument for button in offers(hand, "card")[:2])

        async with evening.cafe.at_once():
            await player.press(hand, "card", second)
            await player.press(hand, "card", first)

        assert cards_of(await evening.log()) == [second]
        assert {button.custom_id.argument for button in buttons_of(hand)} >= {first}


async def test_a_double_of_an_older_bid_does_not_double_the_newer_one(
    evening: Evening,
) -> None:
    async with at_table(evening) as game:
        first = game.turn
        await game.press(first, "bid", "80S")
        await game.press(game.turn, "pass")
        partner, doubler = game.turn, game.after(game.turn)
        assert partner is game.after(first, 2)

        async with evening.cafe.at_once():
            await partner.press(game.hand(partner), "bid", "90S")
            late = await doubler.press(game.table, "double", "1")

        assert STALE in text_of(late)
        assert not any(
            isinstance(event, Called) and isinstance(event.call, Double)
            for event in await evening.log()
        )
        await doubler.press(game.table, "double", "1")
        assert set(evening.table().awaited) == {game.seat(first), game.seat(partner)}


async def test_a_press_on_an_earlier_moves_hand_is_stale(evening: Evening) -> None:
    async with evening:
        game = await seated_for_play(evening)
        player = game.turn
        old = {
            button.custom_id.argument: button.custom_id.text
            for button in offers(game.hand(player), "card")
        }
        card, kept = list(old)[:2]
        await game.press(player, "card", card)
        for _ in range(3):
            await game.play()
        await refused_on_leftover(evening, player, old[kept], "stale-press")


async def test_presses_on_the_former_deal_are_stale(evening: Evening) -> None:
    async with at_table(evening) as game:
        first = game.turn
        before = [
            *(button.custom_id for button in buttons_of(game.table)),
            *(button.custom_id for button in buttons_of(game.hand(first))),
        ]
        await all_pass(game)
        over = [button.custom_id for button in buttons_of(game.table)]
        await game.go_on()
        newest = game.table
        shown = text_of(newest)

        acting = [one for one in (*before, *over) if one.verb in {"bid", "pass", "next", "double"}]
        assert {one.verb for one in acting} >= {"bid", "pass", "next"}
        for custom_id in acting:
            for person in game.people.values():
                await refused_on_leftover(evening, person, custom_id.text)
        assert text_of(newest) == shown
        assert evening.table().game == await evening.replayed()


async def test_a_former_deals_table_message_has_no_buttons(evening: Evening) -> None:
    async with at_table(evening) as game:
        await all_pass(game)
        old = game.table
        await game.go_on()
        assert game.table.id != old.id
        assert buttons_of(old) == ()


async def test_a_press_on_a_message_replaced_meanwhile_is_stale(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        game = await seated_for_play(evening)
        player, hand = game.turn, game.hand(game.turn)
        card = offers(hand, "card")[0].custom_id
        world = evening.cafe.env.backend
        emit = world.emit

        def late(event: str, payload: Mapping[str, object]) -> None:
            if event == "INTERACTION_CREATE":
                drawn = cast("Mapping[str, object]", payload["message"])
                payload = {**payload, "message": {**drawn, "components": []}}
            emit(event, payload)

        monkeypatch.setattr(world, "emit", late)
        await refused(evening, player.press(hand, "card", card.argument), "stale-press")


async def test_pressing_next_twice_deals_once(evening: Evening) -> None:
    async with at_table(evening) as game:
        await all_pass(game)
        (alice, *_) = game.people.values()
        await game.press(alice, "next")
        await refused(evening, alice.press(game.table, "next"), "already-ready")
        assert len(evening.table().ready) == 1


async def test_everyone_pressing_next_at_once_deals_once(evening: Evening) -> None:
    async with at_table(evening) as game:
        await all_pass(game)
        async with evening.cafe.at_once():
            for person in game.people.values():
                await person.press(game.table, "next")
                await person.press(game.table, "next")
        assert game.phase is Phase.AUCTION
        assert sum(isinstance(event, Dealt) for event in await evening.log()) == 2


async def test_what_is_pressed_as_the_bot_stops_is_refused(evening: Evening) -> None:
    async with evening:
        game = await seated_for_play(evening)
        player = game.turn
        card = offers(game.hand(player), "card")[0].custom_id.argument
        await evening.bot.services.registry.in_channel(evening.cafe.channel.id).close()
        removed = await evening.bot.remove_cog(Screens.__cog_name__)
        assert isinstance(removed, Screens)
        answer = await player.press(game.hand(player), "card", card)
        assert CLOSING in text_of(answer)
        assert cards_of(await evening.log()) == []
