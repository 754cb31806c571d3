"""A channel in which the bot may write no more: it stops asking, and goes on when it may again."""

import re
from functools import partial

import pytest
import simcord

from bot.settings import Settings
from engine.state import Phase
from tests.cogs.auctions import bid_and_passes, in_play
from tests.cogs.evening import Evening
from tests.cogs.playing import NAMES, Game, at_table, offers, sit_down
from tests.cogs.refused import refused
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of

PUBLIC = "/channels/*/messages*"
MESSAGES = re.compile(r"/channels/\d+/messages")
SHORT_TURN = 20
MINUTE = 60


def asked(evening: Evening) -> list[simcord.HttpLogEntry]:
    """What was asked of the messages of the channel."""
    requests = evening.cafe.env.http_requests
    return [each for each in requests if MESSAGES.match(each.path)]


async def closed(evening: Evening) -> Game:
    """Begin to play, and let the bot find out that the channel is closed to it."""
    game = await sit_down(evening, *NAMES)
    await bid_and_passes(game)
    evening.cafe.forbid("view_channel")
    await game.play()
    return game


@pytest.mark.slow
async def test_a_channel_without_access_is_tried_once(evening: Evening) -> None:
    async with in_play(evening) as game:
        shown, before = text_of(game.table), len(asked(evening))
        evening.cafe.forbid("view_channel")
        await game.play_until(Phase.OVER)
        await game.play_until(Phase.AUCTION, Phase.PLAY)
        await game.step()
        assert text_of(game.table) == shown
        assert len(asked(evening)) == before + 1


async def test_the_next_press_after_access_returns_restores_the_table(
    evening: Evening,
) -> None:
    async with evening:
        game = await closed(evening)
        shown = text_of(game.table)
        evening.cafe.forbid()
        await game.press(game.turn, "hand", on=game.table)
        assert text_of(game.table) != shown


@pytest.mark.slow
async def test_a_restart_tries_the_channel_again(evening: Evening) -> None:
    async with evening:
        game = await closed(evening)
        before = len(asked(evening))
        await evening.restart()
        await game.play()
        assert len(asked(evening)) == before + 1


async def test_a_deleted_channel_is_tried_once_and_again_at_a_press(
    evening: Evening,
) -> None:
    async with at_table(evening, "Alice") as game:
        before = len(asked(evening))
        evening.cafe.env.inject_error("*", PUBLIC, status=404, code=10003, times=None)
        presses = 0
        while game.phase is Phase.AUCTION:
            await game.speak()
            presses += 1
        for _ in range(4):
            await game.play()
            presses += 1
        # Three computers have moved after each press: what was refused is not tried for them.
        assert 1 <= len(asked(evening)) - before <= presses


async def test_no_one_is_pinged_in_a_channel_without_access(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"turn_seconds": SHORT_TURN}))
    async with evening:
        await closed(evening)
        before = len(asked(evening))
        await evening.cafe.env.advance_time(SHORT_TURN * 10)
        assert len(asked(evening)) == before


async def test_a_refused_ping_marks_the_channel_as_closed(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"turn_seconds": SHORT_TURN}))
    async with in_play(evening) as game:
        evening.cafe.forbid("send_messages")
        await game.play()
        posts = sum(each.method == "POST" for each in asked(evening))
        await evening.cafe.env.advance_time(SHORT_TURN * 20)
        assert sum(each.method == "POST" for each in asked(evening)) == posts + 1


@pytest.mark.parametrize("missing", ["view_channel", "send_messages"])
async def test_a_table_is_drawn_within_a_minute_after_access_returns(
    evening: Evening, missing: str
) -> None:
    async with in_play(evening) as game:
        await game.play_until(Phase.OVER)
        shown = text_of(game.table)
        evening.cafe.forbid(missing)
        await game.go_on()  # the next deal needs a new message
        await evening.cafe.env.advance_time(MINUTE)
        before = len(asked(evening))
        await evening.cafe.env.advance_time(5 * MINUTE)
        assert len(asked(evening)) == before
        evening.cafe.forbid()
        await evening.cafe.env.advance_time(MINUTE)
        assert len(asked(evening)) > before
        assert text_of(game.table) != shown
        assert offers(game.table, "hand")


async def test_a_host_opens_a_table_elsewhere_when_the_bot_sees_theirs_no_more(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    strict = Evening(open_cafe, settings.model_copy(update={"tables_per_person": 1}))
    async with strict:
        (alice,) = (await sit_down(strict, "Alice")).people.values()
        elsewhere = strict.cafe.server.create_text_channel("elsewhere")
        here = strict.cafe.channel.id
        opening = partial(alice.slash, "contree start", channel=elsewhere)
        await refused(strict, opening(), "table-elsewhere", channel=f"<#{here}>")
        strict.cafe.forbid("send_messages")
        await refused(strict, opening(), "table-elsewhere", channel=f"<#{here}>")
        strict.cafe.forbid("view_channel")
        await opening()
        assert strict.table(elsewhere).host == alice.id
        assert strict.table().host == alice.id
