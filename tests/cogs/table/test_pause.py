"""A pause, by a button or a command; any player ends it."""

from bot.i18n import words
from bot.settings import Settings
from bot.tables.events import TablePaused, TableResumed
from tests.cogs.auctions import bid_and_passes
from tests.cogs.evening import Evening
from tests.cogs.playing import offers, sit_down, verbs
from tests.cogs.refused import refused
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of

NAMES = ("Alice", "Bob", "Chloe", "David")
SAY = words("fr")


async def test_a_pause_is_shown_and_stops_play(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        player, other = game.turn, game.after(game.turn)
        hand = game.hand(player)
        card = offers(hand, "card")[0].custom_id.argument
        await other.press(game.table, "pause")
        assert (await evening.log())[-1] == TablePaused(game.seat(other))
        assert SAY("pause-title") in text_of(game.table)
        assert f"<@{other.id}>" in text_of(game.table)
        assert "pause" not in verbs(game.table)
        assert SAY("pause-title") in text_of(hand)
        kept = await evening.log()
        await player.press(hand, "card", card)
        assert SAY("refusal-paused") in text_of(hand)
        assert await evening.log() == kept
        await player.press(hand, "resume")
        assert (await evening.log())[-1] == TableResumed(game.seat(player))
        assert SAY("pause-title") not in text_of(game.table)
        assert SAY("pause-title") not in text_of(hand)
        await player.press(hand, "card", card)
        assert game.turn is not player


async def test_the_pause_commands_work_too(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        alice, bob, *_ = game.people.values()
        (eve,) = evening.people("Eve")
        await refused(evening, alice.slash("contree resume"), "not-paused")
        await refused(evening, eve.slash("contree pause"), "not-seated")
        told = await alice.slash("contree pause")
        assert told.ephemeral
        await refused(evening, bob.slash("contree pause"), "already-paused")
        await refused(evening, eve.press(game.table, "resume"), "not-seated")
        await bob.slash("contree resume")
        assert evening.table().paused is None


async def test_a_pause_stops_the_clock_and_survives_a_restart(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"turn_seconds": 60}))
    async with evening:
        game = await sit_down(evening, *NAMES)
        (alice, *_) = game.people.values()
        await alice.press(game.table, "pause")
        assert "<t:" not in text_of(game.table)
        kept = await evening.log()
        await evening.restart()
        await evening.cafe.env.advance_time(1000)
        assert await evening.log() == kept
        assert SAY("pause-title") in text_of(game.table)
        await alice.press(game.table, "resume")
        assert "<t:" in text_of(game.table)


async def test_a_pause_cancels_a_computers_decision(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"pace_seconds": 10.0}))
    async with evening:
        game = await sit_down(evening, "Alice")
        (alice,) = game.people.values()
        while evening.table().thinker is None:
            await game.step()
        await alice.press(game.table, "pause")
        move = evening.table().move
        await evening.cafe.env.advance_time(100)
        assert evening.table().move == move
        await alice.press(game.table, "resume")
        await evening.cafe.env.advance_time(10)
        assert evening.table().move > move
