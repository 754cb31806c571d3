"""A hand that nobody waits for is not drawn at each move: it says nothing that grows old."""

from discord import ButtonStyle

from bot.i18n import words
from cogs.ui.ids import Verb
from engine.state import Phase
from tests.cogs.auctions import bid_and_passes
from tests.cogs.evening import Evening
from tests.cogs.playing import sit_down, verbs
from tests.rig.screens import buttons_of, text_of

NAMES = ("Alice", "Bob", "Chloe", "David")
SAY = words("fr")
NOTHING_BID = SAY("auction-none-standing")
GREEN = "(en vert)"


async def test_who_cannot_answer_reads_nothing_of_the_bids(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        first, partner = game.turn, game.after(game.turn, 2)
        assert NOTHING_BID in text_of(game.hand(first))
        waiting = text_of(game.hand(partner))
        assert SAY("hand-wait") in waiting
        assert NOTHING_BID not in waiting
        await game.press(first, "bid", "80S")
        assert "80" not in text_of(game.hand(partner))


async def test_who_has_played_reads_nothing_of_the_trick(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        leader = game.turn
        await game.play()
        assert SAY("hand-wait") in text_of(game.hand(leader))
        on_the_table = SAY("hand-trick", plays="", seat=game.seat(leader)).split(":")[0]
        assert on_the_table in text_of(game.hand(game.turn))
        assert on_the_table not in text_of(game.hand(leader))


async def test_who_is_ready_for_the_next_deal_reads_whom_it_waits_for(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        await game.play_until(Phase.OVER)
        first, second, *others = sorted(game.people.values(), key=game.seat)
        for person in (first, second):
            assert Verb.NEXT in verbs(game.hand(person))
            await game.press(person, "next", on=game.table)
        awaited = SAY("hand-ready", awaited=SAY.every(f"<@{other.id}>" for other in others))
        for person in (first, second):
            assert awaited in text_of(game.hand(person))
            assert Verb.NEXT not in verbs(game.hand(person))
        for person in others:
            assert Verb.NEXT in verbs(game.hand(person))


async def test_green_is_spoken_of_where_a_button_is_green(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        assert GREEN not in text_of(game.hand(game.after(game.turn)))
        for person in game.people.values():
            hand = game.hand(person)
            greens = [
                button
                for button in buttons_of(hand)
                if button.custom_id.verb == Verb.CARD and button.style is ButtonStyle.success
            ]
            assert bool(greens) == (GREEN in text_of(hand))
