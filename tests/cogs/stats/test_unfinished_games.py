"""Deals in /contree stats before their game has a result."""

from bot.i18n import words
from bot.storage.stats.history import Selection
from cogs.stats.selection import StatsPage
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table
from tests.rig.screens import text_of

FR = words("fr")


async def test_deals_count_in_statistics_as_they_end(evening: Evening) -> None:
    async with at_table(evening, "Ann", "Bob", target=300) as game:
        ann, bob = game.people.values()
        none = FR("stats-none", player=f"<@{ann.id}>", own="yes")
        assert none in text_of(await ann.slash("contree stats"))
        await game.play_until(Phase.OVER)
        table = evening.table()
        assert table.game is not None
        page = await ann.slash("contree stats")
        told = text_of(page)
        assert none not in told
        assert FR("stats-deals-so-far", deals=1) in told
        assert FR("stats-unfinished", games=1) in told
        await ann.press(page, "stats", label=FR(f"stats-button-{StatsPage.PEOPLE.name.lower()}"))
        await ann.press(page, "stats", label=FR("stats-button-contracts"))
        services = evening.bot.services
        chosen = Selection(guild_id=evening.cafe.server.id)
        for person in (ann, bob):
            so_far = await services.unfinished_games.statistics(person.id, chosen)
            assert sum(each.all for each in so_far.deals.roles.values()) == 1
