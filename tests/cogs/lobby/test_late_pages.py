"""The pages on which a table is set up go when its game begins; one that stayed does nothing."""

from bot.i18n import words
from cogs.ui.delivery.writer import TOKEN_LIFE
from tests.cogs.evening import Evening
from tests.cogs.house_rules.test_presses import opened
from tests.cogs.playing import verbs
from tests.cogs.refused import refused
from tests.rig.screens import selects_of, text_of

SAY = words("fr")


async def test_lobby_pages_are_removed_when_the_game_begins(evening: Evening) -> None:
    async with evening:
        (alice, bob), page = await opened(evening, "Alice", "Bob")
        lobby = evening.cafe.newest()
        pages = [page, *[await bob.press(lobby, verb) for verb in ("house-rules", "setup")]]
        rules = await bob.press(lobby, "rules")
        await alice.press(lobby, "fill")
        left = {message.id for person in (alice, bob) for message in person.private()}
        assert not left & {answer.response.id for answer in pages if answer.response}
        assert rules.response is not None
        assert rules.response.id in left


async def test_a_leftover_page_changes_nothing_and_answers_once(
    evening: Evening,
) -> None:
    async with evening:
        (alice,), page = await opened(evening, "Alice")
        window = await alice.press(page, "type-option", "target")
        await evening.skip(TOKEN_LIFE)  # nobody can take it away any more
        await alice.press(evening.cafe.newest(), "fill")
        kept = evening.table().house
        assert selects_of(page)
        choosing = alice.choose(page, "1000", verb="choose-option", argument="target")
        await refused(evening, choosing, "game-running")
        assert not selects_of(page)
        assert verbs(page) <= {"house-rules"}
        assert SAY("house-number", number=2000) in text_of(page)
        await refused(evening, alice.write(window, "640"), "game-running")
        assert evening.table().house == kept


async def test_a_leftover_clock_page_is_replaced_by_a_message(evening: Evening) -> None:
    async with evening:
        (alice,), _ = await opened(evening, "Alice")
        page = await alice.press(evening.cafe.newest(), "setup")
        await evening.skip(TOKEN_LIFE)
        await alice.press(evening.cafe.newest(), "fill")
        kept = evening.table().clock
        await refused(evening, alice.choose(page, "60", verb="choose-clock"), "game-running")
        assert not selects_of(page)
        assert verbs(page) <= {"house-rules"}
        assert evening.table().clock == kept
