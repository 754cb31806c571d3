"""/contree rules: of the table, of a game by name, or of the server; screen by screen."""

import simcord

from bot.i18n import words
from bot.rulebook import PageName
from engine.options import OptionName
from tests.cogs.evening import Evening
from tests.cogs.facts import numbers
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.screens import Button, buttons_of, text_of

SAY = words("fr")
LONG = "baloot"
SHORT = "decouverte"

FIRST_CHAPTERS = {
    PageName.DEAL: "rules-aim-title",
    PageName.AUCTION: "rules-auction-title",
    PageName.COMPUTERS: "rules-computers-title",
    PageName.PLAY: "rules-play-title",
    PageName.SCORE: "rules-score-title",
    PageName.WORKED: "rules-worked-title",
}


def title(game: str) -> str:
    return SAY("rules-title", game=SAY(f"variant-{game}"))


def tab(page: simcord.InteractionResult, name: PageName) -> Button:
    """The button to a page."""
    label = SAY(f"rules-button-{name}")
    (found,) = (button for button in buttons_of(page) if button.label == label)
    return found


async def turn(
    evening: Evening, person: Person, page: simcord.InteractionResult, name: PageName
) -> str:
    """Press a tab; what the same message says then."""
    label = tab(page, name).label
    await refused(evening, person.press(page, "rules-page", label=label))
    return text_of(page)


async def test_a_games_rules_open_without_a_table(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        page = await alice.slash("contree rules", game=SHORT)
        assert page.ephemeral
        assert title(SHORT) in text_of(page)
        assert SAY("rules-aim-title") in text_of(page)
        assert [b.custom_id.argument for b in buttons_of(page) if b.custom_id.verb == "words"] == [
            f"0-{SHORT}"
        ]


async def test_pages_change_in_the_same_message(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        page = await alice.slash("contree rules", game=LONG)
        for name in PageName:
            if not tab(page, name).disabled:
                await turn(evening, alice, page, name)
            told = text_of(page)
            assert title(LONG) in told
            chapters = {other for other in PageName if SAY(FIRST_CHAPTERS[other]) in told}
            assert chapters == {name}
            assert [each for each in PageName if tab(page, each).disabled] == [name]
        assert len(alice.private()) == 1


async def test_a_long_page_is_turned_screen_by_screen(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        page = await alice.slash("contree rules", game=LONG)
        first, on = text_of(page), SAY("leaderboard-button-next")
        await alice.press(page, "rules-page", label=on)
        second = text_of(page)
        assert title(LONG) in second
        assert SAY("rules-aim-title") in first
        assert SAY("rules-aim-title") not in second
        assert tab(page, PageName.DEAL).disabled
        await alice.press(page, "rules-page", label=SAY("leaderboard-button-previous"))
        assert text_of(page) == first


async def test_the_rules_of_a_game_other_than_the_tables_open(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start", target=730)
        assert title("contree") in text_of(await alice.slash("contree rules"))
        page = await alice.slash("contree rules", game=LONG)
        told = await turn(evening, alice, page, PageName.SCORE)
        assert title(LONG) in told


async def test_every_page_of_a_table_includes_its_house_rules(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start", game=LONG, target=77)
        page = await alice.press(evening.cafe.newest(), "rules")
        difference = SAY(f"option-{OptionName.TARGET}")
        for name in (PageName.AUCTION, PageName.SCORE, PageName.DEAL):
            told = await turn(evening, alice, page, name)
            assert difference in told
            assert 77 in numbers(told)


async def test_the_rules_of_a_closed_table_still_open(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start", game=LONG)
        page = await alice.press(evening.cafe.newest(), "rules")
        await alice.press(evening.cafe.newest(), "cancel")
        label = tab(page, PageName.SCORE).label
        await refused(evening, alice.press(page, "rules-page", label=label), "table-closed")


async def test_rule_pages_work_after_a_restart(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        page = await alice.slash("contree rules", game=LONG)
        await evening.restart()
        assert title(LONG) in await turn(evening, alice, page, PageName.AUCTION)


async def test_a_page_of_an_unknown_game_opens_that_of_the_server(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        for argument in ("deal-nothing-at-all", "score"):
            strange = evening.cafe.leftover(f"b1:rules-page:0:0:{argument}")
            told = await refused(evening, alice.press(strange))
            assert told.startswith("### "), argument
