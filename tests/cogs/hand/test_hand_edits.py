"""Hands that are drawn without having been asked for: no more in a minute than Discord takes."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import timedelta

import pytest
import simcord

from bot.i18n import words
from bot.settings import Settings
from bot.tables.table import Table
from bot.tables.table_settings import Pictures
from cogs.hand.hands import Hands
from cogs.hand.open_hands import is_awaited
from cogs.table.screens import Screens
from cogs.ui.delivery.budget import LATER_SECONDS, DeliveryBudget
from cogs.ui.delivery.private_messages import DeletionGuard
from engine.state import Phase
from tests.cogs.auctions import bid_and_passes, in_play
from tests.cogs.evening import CafeClock, Evening
from tests.cogs.playing import at_table, hand_of, offers
from tests.cogs.table.test_pictures import files, with_pictures
from tests.rig.plugin import OpenCafe
from tests.rig.screens import buttons_of, text_of

MOST = 12
MINUTE = 60


def unasked(evening: Evening) -> list[simcord.HttpLogEntry]:
    """The requests that write on private messages by a token."""
    return [each for each in evening.cafe.env.http_requests if each.path.startswith("/webhooks/")]


def moves_on(hand: simcord.ResponseMessage) -> set[int]:
    """The moves that a hand was drawn for."""
    return {int(each.custom_id.revision, 36) for each in buttons_of(hand)}


async def for_long(_: CafeClock, seconds: float) -> None:
    """Wait for so long that it is not over while people play, unless there is nothing to wait for.

    SimCord lets the first seconds of a wait pass by itself.
    """
    await asyncio.sleep(seconds * MINUTE)


@pytest.fixture
def scarce(open_cafe: OpenCafe, settings: Settings) -> Evening:
    """A café whose Discord takes few edits of hands in a minute."""
    return Evening(open_cafe, settings.model_copy(update={"hand_edits": MOST}))


@pytest.mark.slow
async def test_hand_edits_stay_within_discords_limit_per_minute(
    scarce: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(scarce) as game:
        monkeypatch.setattr(CafeClock, "sleep", for_long)
        began = len(unasked(scarce))
        for _ in range(20):
            if game.phase is Phase.OVER:
                break
            await game.press(game.turn, "hand", on=game.table)
            await game.step()
        assert game.phase is not Phase.AUCTION
        assert len(unasked(scarce)) - began <= MOST


async def test_postponed_hands_are_drawn_later_in_their_latest_state(
    scarce: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(scarce) as game:
        monkeypatch.setattr(CafeClock, "sleep", for_long)
        while scarce.table().move in moves_on(hand_of(game.turn)):
            await game.press(game.turn, "hand", on=game.table)
            await game.step()
            assert game.phase is not Phase.OVER, "there was room for every hand"
        waiting = game.turn
        await scarce.skip(timedelta(hours=1))
        assert scarce.table().move in moves_on(hand_of(waiting))


async def test_the_last_capacity_is_kept_for_active_players(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(evening):
        budget, table = DeliveryBudget(evening.bot), evening.table()
        (awaited,) = table.awaited
        other = next(seat for seat in table.playing_seats if seat is not awaited)
        few = 3
        monkeypatch.setattr(budget.by_tokens, "left", lambda _: few)
        channel = table.opened.channel
        waits = [
            budget.seconds_until_room(channel, awaited=is_awaited(table, seat))
            for seat in (awaited, other, None)  # without a seat they only watch
        ]
        assert waits == [0, LATER_SECONDS, LATER_SECONDS]


async def test_the_active_players_hand_is_drawn_first_when_rate_limited(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(evening) as game:
        for person in game.people.values():
            await game.press(person, "hand", on=game.table)
        few = 3
        monkeypatch.setattr(Screens.of(evening.bot).budget.by_tokens, "left", lambda _: few)
        monkeypatch.setattr(CafeClock, "sleep", for_long)
        for _ in range(6):
            assert evening.table().move in moves_on(hand_of(game.turn))
            await game.step()


async def test_every_hand_shows_the_end_of_a_deal_at_once_when_rate_limited(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_play(evening) as game:
        few = 3
        monkeypatch.setattr(Screens.of(evening.bot).budget.by_tokens, "left", lambda _: few)
        monkeypatch.setattr(CafeClock, "sleep", for_long)
        await game.play_until(Phase.OVER)
        for person in game.people.values():
            assert offers(game.hand(person), "next")


async def test_a_hand_being_answered_is_not_also_edited(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = asyncio.Event()
    refresh, answering = Hands.refresh, DeletionGuard.answering

    async def watched(hands: Hands, table: Table) -> int:
        seconds = await refresh(hands, table)
        looked.set()
        return seconds

    @asynccontextmanager
    async def slow(withdrawals: DeletionGuard, message: int) -> AsyncIterator[None]:
        async with asyncio.timeout(MINUTE), answering(withdrawals, message):
            await looked.wait()
            yield

    async with in_play(evening) as game:
        player = game.turn
        since = len(unasked(evening))
        monkeypatch.setattr(Hands, "refresh", watched)
        monkeypatch.setattr(DeletionGuard, "answering", slow)
        await game.play()
        drawn = {each.path.rpartition("/")[2] for each in unasked(evening)[since:]}
        assert str(game.hand(game.turn).id) in drawn
        assert str(game.hand(player).id) not in drawn
        assert not offers(game.hand(player), "card")


async def test_with_spare_capacity_every_card_updates_the_hands(evening: Evening) -> None:
    async with in_play(evening) as game:
        leader = game.turn
        await game.play()
        second = game.turn
        await game.play()
        assert f"<@{game.turn.id}>" in text_of(game.hand(leader))
        assert f"<@{second.id}>" not in text_of(game.hand(leader))


async def test_with_little_capacity_hands_are_updated_once_a_trick(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    room_for_turns = 40
    scarce = Evening(open_cafe, settings.model_copy(update={"hand_edits": room_for_turns}))
    async with in_play(scarce) as game:
        leader = game.turn
        for _ in range(4):
            await game.play()
        await scarce.cafe.env.advance_time(MINUTE)
        leader = game.turn
        by_tokens, channel = Screens.of(scarce.bot).budget.by_tokens, scarce.cafe.channel.id
        while len(by_tokens._times[channel].times) < 13:
            by_tokens.note(channel)
        await game.play()
        second = game.turn
        await game.play()
        assert f"<@{second.id}>" in text_of(game.hand(leader)), "no edit was spent on news"
        await game.play()
        await game.play()
        for person in game.people.values():
            last, _, _ = words("fr")("play-last-trick", plays="", seat="@").partition("@")
            assert last in text_of(game.hand(person))


@pytest.mark.slow
async def test_pictures_of_hands_change_once_a_trick_if_chosen(
    evening: Evening,
) -> None:
    async with with_pictures(evening, Pictures.TRICKS) as game:
        await bid_and_passes(game)
        leader = game.turn
        await game.play()
        shown = files(game.hand(leader))
        await game.play()
        await game.play()
        assert files(game.hand(leader)) == shown
        await game.play()
        assert files(game.hand(leader)) != shown
