"""After a deal: the arithmetic, all hands; after the game: who has won, and what comes next."""

import pytest

from bot.i18n import words
from bot.tables.table import Stage
from cogs.table.pages import public
from engine.cards import PACK_32
from engine.seats import Seat
from engine.state import Phase
from tests.cogs.auctions import all_pass, bid_and_passes
from tests.cogs.drawing import drawn, positions, texts
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned, numbers
from tests.cogs.mentions import named
from tests.cogs.playing import hand_of, offers, sit_down, verbs
from tests.rig.screens import text_of

NAMES = ("Alice", "Bob", "Chloe", "David")


def test_every_step_of_the_arithmetic_is_there() -> None:
    say = words("fr")
    settled = 0
    for table, game in positions(seed=2, every=10_000):
        assert game.deal is not None
        line = game.sheet[-1]
        if game.deal.phase is Phase.OVER and line.settlement:
            settled += 1
            shown = set(numbers(texts(drawn(public(table, say)))))
            for step in line.settlement.lines:
                told = {fact for name, fact in step.facts if name in {"points", "total", "result"}}
                assert told - {0} <= shown
            assert set(game.scores) <= shown
    assert settled > 3


@pytest.mark.slow
async def test_all_hands_are_laid_open(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        await game.play_until(Phase.OVER)
        assert named(text_of(game.table)) == set(PACK_32.cards)
        assert verbs(game.table) >= {"next", "tricks", "sheet"}


async def test_a_thrown_in_deal_scores_nothing(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        await all_pass(game)
        assert words("fr")("score-title-thrown-in", number=1) in text_of(game.table)
        assert verbs(game.table) >= {"next", "sheet"}
        assert "tricks" not in verbs(game.table)  # there are none


async def test_the_next_deal_waits_for_everybody_and_says_for_how_many(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        await all_pass(game)
        for ready, person in enumerate(game.people.values()):
            (on_table,) = offers(game.table, "next")
            (in_hand,) = offers(hand_of(person), "next")
            assert numbers(on_table.label) == numbers(in_hand.label) == [ready, 4]
            await person.press(game.table, "next")
        assert game.phase is Phase.AUCTION


async def test_the_dealer_moves_on(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        first = game.turn
        await all_pass(game)
        await game.go_on()
        assert game.turn is game.after(first)


@pytest.mark.slow
async def test_a_finished_game_names_its_winners(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES, target=100)
        await game.play_until(None)
        table = evening.table()
        assert table.game is not None
        assert table.game.winner is not None
        first = next(line for line in text_of(game.table).splitlines() if mentioned(line))
        members = table.rules.seating.members(table.game.winner)
        assert set(mentioned(first)) == {game.people[seat].id for seat in members}
        assert verbs(game.table) == {"rematch", "swap", "seats", "ask-leave", "sheet", "tricks"}


@pytest.mark.slow
async def test_a_rematch_keeps_the_seats(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES, target=100)
        await game.play_until(None)
        (_, bob, *_) = game.people.values()
        old, seats = game.table, evening.table().seats
        await bob.press(old, "rematch")
        assert game.table.id != old.id
        assert evening.table().seats == seats
        assert evening.table().games == 2
        assert verbs(old) == set()
        for person in game.people.values():
            assert hand_of(person).id > game.table.id
        await game.play_until(None)
        assert (await evening.kept()).game == await evening.replayed()


@pytest.mark.slow
async def test_the_seats_can_be_changed_after_a_game(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES, target=100)
        await game.play_until(None)
        alice, bob, *_ = game.people.values()
        await bob.press(game.table, "seats")
        assert evening.table().stage is Stage.LOBBY
        assert evening.table().host == bob.id
        assert evening.table().free_seats == ()
        await alice.press(game.table, "stand", "south")
        await alice.press(game.table, "sit", "south")
        assert evening.table().seat_of(alice.id) is Seat.SOUTH
        await bob.press(game.table, "start")
        assert evening.table().stage is Stage.PLAYING
