"""A server's week: the best five of seven days, with the post of the next Monday."""

from datetime import date, timedelta
from zoneinfo import ZoneInfo

from sqlalchemy import Connection

from bot.i18n import words
from bot.local_time import bounds
from bot.settings import Settings
from bot.shared_plays.choice import candidate
from bot.storage.day_posts import DayPost
from bot.storage.shared_plays import OpenDeal, add_day, advance, begin, day_at
from cogs.ui.layout import signed
from engine.variants import find_variant
from tests.bot.shared_plays.made_days import SEED
from tests.bot.storage.preferences.test_hidden_players import hide
from tests.cogs.today.quick_experts import daily
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of

SAY = words("fr")
PARIS = ZoneInfo("Europe/Paris")
MONDAY = date(2026, 3, 30)
"""The day before it has 23 hours."""

ELSEWHERE = 812_345_678_901_234_777


def lead_by(connection: Connection, deal: OpenDeal, user: int, guild: int, points: int) -> None:
    """Let somebody lead by so many points, a minute before the day ends."""
    at = deal.closes_at - timedelta(minutes=1)
    begun = begin(connection, deal, user, guild, at)
    advance(connection, begun, begun.line, 32, done_at=at, scores=(points, 0))


async def test_a_week_over_the_change_to_summer_time_is_posted_on_monday(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = daily(open_cafe, settings)
    async with evening.with_people("Alice", "Bob", "Eve") as (alice, bob, eve):
        guild, channel = evening.cafe.server.id, evening.cafe.channel.id

        def week(connection: Connection) -> tuple[OpenDeal, OpenDeal]:
            """Ten days; Alice leads on the first, which is of the week before."""
            deals = []
            for number in range(-8, 2):
                day = MONDAY + timedelta(days=number)
                chosen = candidate(find_variant("contree"), SEED, number + 8)
                add_day(connection, day, bounds(day, PARIS), SEED, chosen)
                deal = day_at(connection, bounds(day, PARIS)[0])
                assert deal is not None
                deals.append(deal)
            before, *days = deals[:8]
            lead_by(connection, before, alice.id, guild, 300)
            lead_by(connection, before, bob.id, guild, 0)
            for number, deal in enumerate(days):
                # The two worst of Bob's days are left out: what he loses there costs him nothing.
                lead_by(connection, deal, alice.id, guild, 0)
                lead_by(connection, deal, bob.id, guild, 10 if number < 5 else -200)
                lead_by(connection, deal, ELSEWHERE, 0, 290)
            lead_by(connection, days[-1], eve.id, guild, -400)
            assert days[-1].closes_at - days[-1].opens_at == timedelta(hours=23)
            return deals[8], deals[9]

        monday, tuesday = await evening.bot.services.database.write(week)
        await hide(evening.bot.services.database, eve.id)
        days = evening.bot.get_cog("Days")
        post = DayPost(guild, channel, 0, date(2000, 1, 1))
        await days._post_on(post, monday, monday.opens_at, monday.opens_at)  # type: ignore[union-attr]
        told = text_of(evening.cafe.newest())
        assert SAY("today-post-week") in told
        told = told.partition(SAY("today-post-week"))[2]
        # Alice: 200 and 300 where Bob lost, and three days of -10; Bob: five days of +10.
        names = f"<@{alice.id}>", f"<@{bob.id}>", SAY("alone-somebody")
        for rank, (who, points) in enumerate(zip(names, (470, 50, -300), strict=True), start=1):
            score = signed(points, SAY)
            assert SAY("today-leaderboard-line", rank=rank, player=who, points=score) in told
        assert str(ELSEWHERE) not in told
        await days._post_on(post, tuesday, tuesday.opens_at, tuesday.opens_at)  # type: ignore[union-attr]
        assert SAY("today-post-week") not in text_of(evening.cafe.newest())
