"""A press on a private message which the bot has just replaced is answered with a new one."""

from typing import TYPE_CHECKING

import pytest
from simcord.backend import Backend
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.i18n import words
from engine.state import Phase
from tests.cogs.auctions import all_pass, seated_for_play
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, offers
from tests.cogs.secrets import held
from tests.rig.screens import buttons_of, text_of

if TYPE_CHECKING:
    from collections.abc import Callable


def replace_it(evening: Evening) -> None:
    """Let the message that is pressed next be gone when the answer comes."""
    evening.cafe.env.inject_error("POST", "/interactions/*", status=404, code=10008)


@pytest.mark.slow
async def test_a_card_pressed_on_a_replaced_hand_is_played_and_a_new_hand_sent(
    evening: Evening,
) -> None:
    async with evening:
        game = await seated_for_play(evening)
        player, before = game.turn, evening.table()
        card = offers(game.hand(player), "card")[0].custom_id.argument
        replace_it(evening)
        answer = await game.press(player, "card", card)
        assert evening.table().move > before.move
        assert answer.response is not None
        (hand,) = player.private()  # the one that the bot knew of was taken away
        assert hand.id == answer.response.id
        cards = {button.custom_id.argument for button in buttons_of(hand)}
        assert {str(each) for each in held(evening.table(), game.seat(player))} <= cards
        await game.play()


async def test_a_confirmation_for_a_deleted_message_is_sent_anew(
    evening: Evening,
) -> None:
    async with evening:
        game = await seated_for_play(evening)
        leaver = game.after(game.turn)
        asked = await leaver.slash("contree leave")
        replace_it(evening)
        answer = await leaver.press(asked, "leave")
        assert answer.ephemeral
        assert words("fr")("leave-done", playing="yes") in text_of(answer)


@pytest.mark.parametrize("code", [10062, 50013])
async def test_other_refusals_are_not_retried(evening: Evening, code: int) -> None:
    async with evening:
        game = await seated_for_play(evening)
        player = game.turn
        evening.cafe.env.inject_error("POST", "/interactions/*", status=404, code=code, times=None)
        with pytest.raises(AssertionError, match="did not answer"):
            await game.play()
        assert len(player.private()) == 1
        evening.cafe.forgive()


def refusals(monkeypatch: pytest.MonkeyPatch) -> list[BackendError]:
    """What Discord refuses from now on: it counts that, and bears only so much."""
    refused: list[BackendError] = []
    usual: Callable[..., object] = router.dispatch

    def dispatch(backend: Backend, method: str, path: str, **more: object) -> object:
        try:
            return usual(backend, method, path, **more)
        except BackendError as error:
            refused.append(error)
            raise

    monkeypatch.setattr(router, "dispatch", dispatch)
    return refused


async def test_presses_on_hands_the_next_deal_replaces_are_answered(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(evening) as game:
        await game.open_hands()
        await all_pass(game)
        hands = {person: game.hand(person) for person in game.people.values()}
        refused = refusals(monkeypatch)
        async with evening.cafe.at_once():
            for person, hand in hands.items():
                await person.press(hand, "next")
                await person.press(hand, "next")
        assert game.phase is Phase.AUCTION
        assert refused == []
        for person in game.people.values():
            (hand,) = person.private()
            assert offers(hand, "pass") or person is not game.turn


async def test_a_hand_opened_during_an_answer_stays_the_only_one(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        game = await seated_for_play(evening)
        player, hand = game.turn, game.hand(game.turn)
        card = offers(hand, "card")[0].custom_id.argument
        refused = refusals(monkeypatch)
        async with evening.cafe.at_once():
            await player.press(game.table, "hand")
            await player.press(hand, "card", card)
        assert refused == []
        (left,) = player.private()
        assert card not in {button.custom_id.argument for button in buttons_of(left)}
