"""The deal of the day: before it, during it, after it, and what is shown of it."""

from cogs.ui.ids import ControlId
from tests.cogs.today.quick_experts import (
    end_day,
    look,
    moves_on,
    running,
    want_posts,
    with_experts,
)
from tests.look.scene import Scene
from tests.look.visit import Visit
from tests.rig.people import Person
from tests.rig.screens import MessageLike
from tests.rig.ways import setup


async def today(visit: Visit) -> None:
    """A day from its first page to the post of the next morning, with three who play it."""
    with_experts(visit.evening)
    async with visit.evening as evening:
        await look(evening)
        zoe = visit.manager()
        alice, bertrand, colette = evening.people("Alice", "Bertrand", "Colette")
        page = await alice.slash("belote today")
        visit.take("today-before", page)
        await alice.press(page, "today-play")
        visit.take("today-bid", page)
        await _play(alice, page, visit)
        for person in (bertrand, colette):
            theirs = await person.slash("belote today")
            await person.press(theirs, "today-play")
            await _play(person, theirs)
        page = await alice.slash("belote today")
        visit.take("today-after", page)
        await alice.press(page, "today-leaderboard")
        visit.take("today-leaderboard", page)
        deal = await running(evening)
        share = evening.cafe.leftover(str(ControlId("today-share", argument=str(deal.shared_play))))
        visit.take("today-shared", await alice.press(share, "today-share"))
        settings = await setup(zoe, "posts")
        await zoe.choose(settings, evening.cafe.channel, verb="settings-day-channel")
        await zoe.choose(settings, "0", verb="settings-day-hour")
        visit.take("today-settings", settings)
        await end_day(evening)
        await want_posts(evening)
        await look(evening)
        visit.take("today-post", visit.newest)
        page = await alice.slash("belote today")
        visit.take("today-streak", page)
        await alice.press(page, "today-earlier")
        visit.take("today-earlier", page)
        await alice.choose(page, str(deal.shared_play), verb="today-day")
        visit.take("today-over", page)


async def _play(person: Person, page: MessageLike, visit: Visit | None = None) -> None:
    """Play on with the first bid and the first card, to the end."""
    bid = False
    while moves := moves_on(page):
        choices = [move for move in moves if not move.endswith("-p")]
        await person.press(page, "alone", choices[0] if choices and not bid else moves[-1])
        bid = True
        if visit is not None and any(len(move.rpartition("-")[2]) == 2 for move in moves_on(page)):
            visit.take("today-card", page)
            visit = None


TODAY = (
    Scene(
        play=today,
        settings={"daily_deal": True, "table_pictures": "tricks"},
    ),
)
