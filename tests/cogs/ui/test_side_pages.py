"""A person has one side page a table, which the next replaces and *Back to my hand* closes."""

from bot.i18n import words
from cogs.ui.delivery.writer import TOKEN_LIFE
from cogs.ui.ids import ControlId
from tests.cogs.auctions import bid_and_passes
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, offers, sit_down
from tests.rig.people import Person
from tests.rig.screens import text_of

SAY = words("fr")
BACK, CLOSE = SAY("side-button-close", seated="yes"), SAY("side-button-close", seated="no")


async def in_play(evening: Evening) -> tuple[Game, Person]:
    """Alice with three computers: the first cards lie, and her hand is open."""
    game = await sit_down(evening, "Alice", "Bob", "Chloe", "David")
    await bid_and_passes(game)
    return game, game.turn


def beside(game: Game, person: Person) -> list[int]:
    """The private messages of a person but for the hand."""
    hand = game.hand(person).id
    return [message.id for message in person.private() if message.id != hand]


async def test_the_next_page_replaces_the_one_before(evening: Evening) -> None:
    async with evening:
        game, alice = await in_play(evening)
        hand = game.hand(alice)
        for verb, on in (("tricks", hand), ("more", game.table), ("rules", game.table)):
            await alice.press(on, verb)
            (only,) = beside(game, alice)
            assert alice.newest_private().id == only  # below all else, where it is read
        page = alice.newest_private()
        await alice.press(page, "rules-page", "play")
        assert beside(game, alice) == [page.id]
        assert SAY("rules-play-title") in text_of(page)
        await alice.press(page, "close", label=BACK)
        assert [message.id for message in alice.private()] == [hand.id]
        left = evening.cafe.leftover(str(ControlId("close", evening.table().id)))
        await alice.press(left, "close")  # pressed twice, or where it is no page of ours
        await game.play()


async def test_pages_that_are_opened_at_once_leave_one(evening: Evening) -> None:
    async with evening:
        game, alice = await in_play(evening)
        hand, other = game.hand(alice), game.after(alice)
        await other.press(game.table, "more")
        async with evening.cafe.at_once():
            await alice.press(hand, "tricks")
            await alice.press(game.table, "more")
            await alice.press(hand, "tricks")
        assert len(beside(game, alice)) == 1
        assert len(beside(game, other)) == 1  # everybody has their own


async def test_a_page_that_nothing_can_take_away_is_left_to_its_own_buttons(
    evening: Evening,
) -> None:
    async with evening:
        game, alice = await in_play(evening)
        await alice.press(game.table, "more")
        old = alice.newest_private()
        await evening.skip(TOKEN_LIFE)
        await alice.press(game.table, "hand")
        hands = [*beside(game, alice), game.hand(alice).id]
        hands.remove(old.id)
        await alice.press(game.hand(alice), "tricks")
        new = alice.newest_private()
        assert alice.sees(old)
        await alice.press(old, "players")  # it is the side page from now on
        assert not alice.sees(new)
        await alice.press(old, "close", label=BACK)
        assert [message.id for message in alice.private()] == hands


async def test_a_page_from_before_a_restart_leads_back_to_the_hand(evening: Evening) -> None:
    async with evening:
        game, alice = await in_play(evening)
        await alice.press(game.table, "rules")
        page = alice.newest_private()
        await evening.restart()
        await alice.press(page, "rules-page", "play")
        await alice.press(game.table, "more")
        (other,) = evening.people("Eve")
        await other.press(game.table, "more")
        assert not alice.sees(page)
        await alice.press(alice.newest_private(), "close")
        assert offers(alice.newest_private(), "card")  # no hand was open that could be drawn
        await other.press(other.newest_private(), "close", label=CLOSE)
        assert other.private() == []


async def test_after_a_game_there_is_no_hand_to_go_back_to(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, "Alice", target=50)
        await game.play_until(None)
        (alice,) = game.people.values()
        await alice.press(game.table, "sheet")
        page = alice.newest_private()
        assert not [each for each in offers(page, "close") if each.label == BACK]
        await alice.press(page, "close", label=CLOSE)
        assert not alice.sees(page)
