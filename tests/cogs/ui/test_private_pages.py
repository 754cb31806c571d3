"""No private page stays that says of its table what is no longer so."""

from bot.i18n import words
from cogs.ui.delivery.writer import TOKEN_LIFE
from tests.cogs.auctions import all_pass
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table
from tests.rig.people import Person
from tests.rig.screens import MessageLike, text_of

SAY = words("fr")


def says(person: Person, sentence: str) -> bool:
    """Whether a private message of this person says so."""
    return any(sentence in text_of(message) for message in person.private())


async def asked_to_leave(person: Person, table: MessageLike) -> MessageLike:
    await person.press(table, "ask-leave")
    return person.newest_private()


async def test_the_page_about_having_left_goes_when_one_returns(evening: Evening) -> None:
    async with at_table(evening) as game:
        (alice, *_) = game.people.values()
        done = SAY("leave-done", playing="yes")
        page = await asked_to_leave(alice, game.table)
        await alice.press(page, "leave")
        assert done in text_of(page)  # the answer stands in the place of the question
        await alice.press(game.table, "hand")
        assert not says(alice, done)


async def test_a_confirmation_goes_when_it_no_longer_applies(evening: Evening) -> None:
    async with at_table(evening, target=100) as game:
        (alice, *_) = game.people.values()
        question = SAY("leave-confirm", playing="yes", last="no", counts="yes")
        await asked_to_leave(alice, game.table)
        assert says(alice, question)
        await game.play_until(None)
        assert not says(alice, question)


async def test_a_page_stays_while_it_applies(evening: Evening) -> None:
    async with at_table(evening) as game:
        (alice, *_) = game.people.values()
        await asked_to_leave(alice, game.table)
        await all_pass(game)
        await game.go_on()
        assert says(alice, SAY("leave-confirm", playing="yes", last="no", counts="yes"))


async def test_a_page_with_an_expired_token_is_left_alone(evening: Evening) -> None:
    async with at_table(evening) as game:
        (alice, *_) = game.people.values()
        page = await asked_to_leave(alice, game.table)
        await alice.press(page, "leave")
        await evening.skip(TOKEN_LIFE)
        await alice.press(game.table, "hand")
        assert says(alice, SAY("leave-done", playing="yes"))


async def test_no_page_stays_after_its_table_closed(evening: Evening) -> None:
    async with at_table(evening) as game:
        alice, bob, *_ = game.people.values()
        page = await asked_to_leave(bob, game.table)
        await bob.press(page, "leave")
        await alice.press(await alice.slash("contree stop"), "stop")
        assert evening.bot.services.registry.find_in_channel(evening.cafe.channel.id) is None
        assert not says(bob, SAY("leave-done", playing="yes"))
