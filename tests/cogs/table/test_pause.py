"""A pause, by a button or a command; any player ends it."""

from datetime import timedelta

from bot.i18n import words
from bot.settings import Settings
from bot.tables.events import TablePaused, TableResumed
from engine.state import Phase
from tests.cogs.auctions import in_play
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, at_table, offers, verbs
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of

SAY = words("fr")


async def test_a_pause_is_shown_and_stops_play(evening: Evening) -> None:
    async with in_play(evening) as game:
        player, other = game.turn, game.after(game.turn)
        hand = game.hand(player)
        card = offers(hand, "card")[0].custom_id
        await other.press(game.table, "pause")
        assert (await evening.log())[-1] == TablePaused(game.seat(other))
        assert SAY("pause-title") in text_of(game.table)
        assert f"<@{other.id}>" in text_of(game.table)
        assert "pause" not in verbs(game.table)
        assert SAY("pause-title") in text_of(hand)
        kept = await evening.log()
        await player.press(evening.cafe.leftover(card.text))
        assert SAY("refusal-paused") in text_of(player.private()[-1])
        assert await evening.log() == kept
        await player.press(hand, "resume")
        assert (await evening.log())[-1] == TableResumed(game.seat(player))
        assert SAY("pause-title") not in text_of(game.table)
        assert SAY("pause-title") not in text_of(hand)
        await player.press(hand, "card", card.argument)
        assert game.turn is not player


async def test_in_a_pause_one_can_resume_and_look_things_up_alone(evening: Evening) -> None:
    async with at_table(evening) as game:
        await paused_and_resumed(game, game.turn, "newcomer", "me-switch")
        declarer = game.turn
        await game.press(declarer, "bid", "80S")
        await paused_and_resumed(game, game.turn, "auction", "newcomer", "me-switch")
        while game.phase is Phase.AUCTION:
            await game.press(game.turn, "pass")
        await paused_and_resumed(game, game.turn, "tricks", "newcomer")
        player = game.turn
        await game.play()
        await game.press(player, "take-back")
        await paused_and_resumed(game, game.after(player), "tricks", "newcomer")
        await game.press(game.after(player), "object")
        await game.play_until(Phase.OVER)
        await paused_and_resumed(game, declarer, "tricks")


async def paused_and_resumed(game: Game, player: Person, *looks: str) -> None:
    """In a pause a hand has these pages to look up alone, and all of its buttons after it."""
    hand = game.hand(player)
    before, at_table = verbs(hand), verbs(game.table)
    await player.press(game.table, "pause")
    assert verbs(hand) == {"resume", *looks}
    assert verbs(game.table) <= (at_table | {"resume"}) - {"double", "next", "consent", "object"}
    await player.press(hand, "resume")
    assert (verbs(hand), verbs(game.table)) == (before, at_table)


async def test_the_pause_command_pauses_and_resumes(evening: Evening) -> None:
    async with at_table(evening) as game:
        alice, bob, *_ = game.people.values()
        (eve,) = evening.people("Eve")
        await refused(evening, eve.slash("contree pause"), "not-seated")
        told = await alice.slash("contree pause")
        assert told.ephemeral
        await refused(evening, eve.press(game.table, "resume"), "not-seated")
        assert evening.table().paused is not None
        assert SAY("pause-over") in text_of(await bob.slash("contree pause"))
        assert evening.table().paused is None


async def test_a_pause_stops_the_clock_and_survives_a_restart(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"turn_seconds": 60}))
    async with at_table(evening) as game:
        (alice, *_) = game.people.values()
        await alice.press(game.table, "pause")
        assert "<t:" not in text_of(game.table)
        kept = await evening.log()
        await evening.restart()
        await evening.skip(timedelta(seconds=1000))
        assert await evening.log() == kept
        assert SAY("pause-title") in text_of(game.table)
        await alice.press(game.table, "resume")
        assert "<t:" in text_of(game.table)
