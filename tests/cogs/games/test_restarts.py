"""The bot is closed and opened again in the middle of everything: nothing is lost."""

from collections import Counter
from pathlib import Path

import pytest

from bot.i18n import words
from bot.tables.events import TableEvent
from bot.tables.table import Stage
from engine.state import Phase
from tests.cogs.evening import Evening, at_full_speed
from tests.cogs.playing import NAMES, Game, at_table, hand_of, offers, take_seats, verbs
from tests.rig.plugin import OpenCafe
from tests.rig.screens import buttons_of, text_of

TARGET = 400
SEED = 3


async def quiet(evening: Evening) -> tuple[TableEvent, ...]:
    """What is kept of a game that nothing disturbs."""
    async with at_table(evening, target=TARGET) as game:
        await game.play_until(None)
        return await evening.log()


async def eventful(evening: Evening, restarts: Counter[str]) -> tuple[TableEvent, ...]:
    """What is kept of the same game, with a restart wherever one is due."""
    async with at_table(evening, target=TARGET) as game:
        while game.phase:
            if due := _due(game):
                await evening.restart()
                restarts[due] += 1
                await game.step()  # on the hand that was there before
                if game.phase in {Phase.AUCTION, Phase.PLAY}:
                    await game.open_hands()
            else:
                await game.step()
        return await evening.log()


def _due(game: Game) -> str:
    """What a restart would disturb now, if this is one of the moments for it."""
    table = game.evening.table()
    deal = table.game.deal if table.game else None
    assert deal is not None
    if game.phase is Phase.OVER:
        return "between deals"
    if game.phase is Phase.AUCTION and len(deal.auction.calls) == deal.number % 4:
        return "in the auction"
    if deal.trick and len(deal.trick.plays) == 2 and len(deal.tricks) in {0, 5}:
        return "in a trick"
    return ""


@pytest.mark.slow
async def test_a_game_with_restarts_is_stored_like_one_without(
    open_cafe: OpenCafe, tmp_path: Path
) -> None:
    first, second = tmp_path / "quiet", tmp_path / "eventful"
    first.mkdir()
    second.mkdir()
    restarts: Counter[str] = Counter()
    expected = await quiet(Evening(open_cafe, at_full_speed(first), seed=SEED))
    kept = await eventful(Evening(open_cafe, at_full_speed(second), seed=SEED), restarts)
    assert set(restarts) == {"in the auction", "in a trick", "between deals"}
    assert kept == expected


async def test_a_lobby_survives_a_restart(evening: Evening) -> None:
    async with evening.with_people(*NAMES) as (alice, bob, chloe, david):
        await take_seats(evening, [alice, bob])
        lobby = evening.cafe.newest()

        await evening.restart()

        assert [message.id for message in evening.cafe.posted()] == [lobby.id]
        await chloe.press(lobby, "sit", "north")
        await david.press(lobby, "sit", "east")
        assert evening.table().free_seats == ()
        await alice.press(lobby, "start")
        assert evening.table().stage is Stage.PLAYING
        still, table = evening.cafe.posted()
        assert (still.id, verbs(still)) == (lobby.id, set())
        assert "hand" in verbs(table)


async def test_table_and_hand_buttons_work_after_a_restart(evening: Evening) -> None:
    async with at_table(evening) as game:
        await game.play_until(Phase.PLAY)
        table, move = game.table, evening.table().move
        player = game.turn
        hand = hand_of(player)

        await evening.restart()

        other = game.after(player)
        await other.press(table, "hand")
        assert len(other.private()) == 2  # nobody can take the old one away any more
        await game.play()
        assert hand_of(player).id == hand.id
        assert evening.table().move > move
        assert [message.id for message in evening.cafe.posted()][1:] == [table.id]


@pytest.mark.slow
async def test_a_stored_but_undrawn_press_is_drawn_after_the_restart(
    evening: Evening,
) -> None:
    async with at_table(evening) as game:
        await game.play_until(Phase.PLAY)
        table, player = game.table, game.turn
        hand = game.hand(player)
        card = offers(hand, "card")[0]
        shown = text_of(table)
        assert card.label not in shown

        env = evening.cafe.env
        env.inject_error("*", "*", times=None)
        with pytest.raises(AssertionError, match="did not answer"):
            await player.press(hand, "card", card.custom_id.argument)
        assert text_of(table) == shown
        env.backend.faults.clear()
        evening.cafe.forgive()
        await evening.restart()

        assert card.label in text_of(table)
        kept = await evening.log()
        await player.press(hand, "card", card.custom_id.argument)
        assert words("fr")("refusal-stale-press") in text_of(hand)
        assert card.label not in {button.label for button in buttons_of(hand)}
        assert await evening.log() == kept


@pytest.mark.slow
async def test_a_finished_table_survives_a_restart(evening: Evening) -> None:
    async with at_table(evening, target=100) as game:
        await game.play_until(None)
        table = game.table
        await evening.restart()
        assert [message.id for message in evening.cafe.posted()][-1] == table.id
        (alice, *_) = game.people.values()
        await alice.press(table, "rematch")
        assert evening.table().games == 2
        assert game.phase is Phase.AUCTION
        assert verbs(table) == {"details", "review", "analyse"}
