"""The leaderboard and the statistics, as they are read through the commands."""

import pytest

from bot.i18n import words
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned
from tests.cogs.playing import at_table
from tests.cogs.refused import refused
from tests.rig.screens import text_of


@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("en-GB", "en")])
async def test_info_pages_are_in_the_readers_language(
    evening: Evening, locale: str, language: str
) -> None:
    async with evening:
        eve = evening.cafe.person("Eve", locale=locale)
        assert (await eve.slash("contree stats")).ephemeral
        none = words(language)("stats-none", player=f"<@{eve.id}>", own="yes")
        assert none in text_of(eve.newest_private())


@pytest.mark.slow
async def test_statistics_of_oneself_and_of_others_open(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob", target=100) as game:
        await game.play_until(None)
        alice, bob = game.people.values()
        table = evening.table()
        assert table.game is not None
        for person in (alice, bob):
            own = await refused(evening, person.slash("contree stats"))
            others = await refused(evening, alice.slash("contree stats", member=person))
            # Below ten games nobody else reads a rating.
            rating = "" if person is alice else "Cote"
            shown = [line for line in own.splitlines() if not rating or rating not in line]
            assert others.splitlines() == shown
            assert mentioned(own)[0] == person.id
            team = table.rules.seating.team(game.seat(person))
            won = table.game.winner is team
            facts = {"wins": int(won), "losses": int(not won), "rate": float(won)}
            assert words("fr")("stats-games", games=1, draws=0, **facts) in own
        (eve,) = evening.people("Eve")
        told = await refused(evening, alice.slash("contree stats", member=eve))
        assert words("fr")("stats-none", player=f"<@{eve.id}>", own="no") in told
