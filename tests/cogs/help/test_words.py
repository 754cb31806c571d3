"""*Words of the game*: those of the table, of a game by name, or of the server; page by page."""

import pytest

from bot.i18n import LANGUAGES, words
from bot.rulebook.glossary import glossary
from cogs.help import LETTERS_ON_A_PAGE, MOST_PAGES, WORDS_ON_A_PAGE, pages_of_words
from engine.variants import VARIANTS
from tests.cogs.evening import Evening
from tests.rig.screens import text_of

SAY = words("fr")
NEXT = SAY("leaderboard-button-next")
ON = "words"


def title(game: str) -> str:
    return SAY("words-title", game=SAY(f"variant-{game}"))


async def test_the_words_of_a_game_are_turned_and_lead_back_to_its_rules(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        page = await alice.slash("contree rules", game="baloot")
        await alice.press(page, ON)
        told = text_of(page)
        assert title("baloot") in told
        assert told.count("- **") == WORDS_ON_A_PAGE
        await alice.press(page, ON, label=NEXT)
        assert title("baloot") in text_of(page)
        assert "**Sun**" in text_of(page)
        await alice.press(page, "rules-page")
        assert SAY("rules-title", game=SAY("variant-baloot")) in text_of(page)
        assert len(alice.private()) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_every_game_are_on_pages_that_a_phone_shows(language: str) -> None:
    for rules in VARIANTS:
        every = glossary(rules, words(language))
        pages = pages_of_words(every)
        assert [line for page in pages for line in page] == list(every)
        assert len(pages) <= MOST_PAGES
        assert max(map(len, pages)) <= WORDS_ON_A_PAGE
        assert max(sum(map(len, page)) for page in pages) <= LETTERS_ON_A_PAGE


@pytest.mark.parametrize("way", ["help", "rules"])
async def test_a_table_has_its_own_words(evening: Evening, way: str) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start", game="clabber")
        if way == "help":
            page = await alice.slash("contree help")
            assert SAY("help-title", game=SAY("variant-clabber")) in text_of(page)
            await alice.press(page, "help", "words")
        else:
            page = await alice.press(evening.cafe.newest(), "rules")
            await alice.press(page, ON)
        assert title("clabber") in text_of(page)


async def test_without_a_table_the_help_has_the_words_of_the_servers_game(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice") as (alice,):
        page = await alice.slash("contree help")
        assert SAY("help-title", game=SAY("variant-contree")) in text_of(page)
        await alice.press(page, "help", "words")
        await alice.press(page, ON, label=NEXT)
        assert title("contree") in text_of(page)
        await alice.press(page, "help", "start")
        assert SAY("help-evening") in text_of(page)
