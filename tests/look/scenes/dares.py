"""A challenge from its call to its end: called out, played, compared, and its hands opened."""

from datetime import timedelta
from functools import partial

from bot.storage.dares import running
from tests.cogs.dares.called import finish, let_begin
from tests.cogs.today.quick_experts import QuickExperts, moves_on
from tests.look.scene import Scene
from tests.look.visit import Visit

STRANGER = 812_345_678_901_234_599


async def dares(visit: Visit) -> None:
    """Three people and one who is met nowhere; the fourth deal is played by pressing."""
    async with visit.evening as evening:
        evening.bot.ai_workers.supervisor = QuickExperts()
        alice, bertrand, colette = evening.people("Alice", "Bertrand", "Colette")
        page = await alice.slash("belote challenge")
        await alice.choose(page, "4", verb="dare-count")
        visit.take("dare-call", page)
        await alice.press(page, "dare-call")
        post, now = visit.newest, evening.bot.clock.now()
        visit.take("dare-called", post)
        (dare,) = await evening.bot.services.database.read(partial(running, now=now))
        guild = evening.cafe.server.id
        await finish(evening, dare, bertrand.id, 1, 2, 3, 4, guild=guild, last=False)
        await finish(evening, dare, colette.id, 1, 2, guild=guild, last=False)
        await finish(evening, dare, STRANGER, 1)
        await finish(evening, dare, alice.id, 1, 2, 3, guild=guild)
        await let_begin(evening, dare, STRANGER, 2)
        page = await alice.slash("belote challenge", code=dare.code)
        visit.take("dare-page", page)
        await alice.press(page, "dare-play")
        visit.take("dare-bid", page)
        while moves := moves_on(page):
            await alice.press(page, "alone", moves[-1])
        visit.take("dare-after", page)
        await alice.press(page, "dare-deals")
        visit.take("dare-deals", page)
        await alice.choose(page, f"{dare.tournament}-1", verb="dare-deal")
        visit.take("dare-deal", page)
        await evening.bot.get_cog("Dares").look()  # type: ignore[union-attr]
        visit.take("dare-post", post)
        page = await alice.slash("belote challenge", code=dare.code)
        await alice.press(page, "dare-ranking")
        visit.take("dare-ranking", page)
        await evening.skip(timedelta(days=3))
        visit.take("dare-over", post)
        page = await alice.slash("belote challenge", code=dare.code)
        visit.take("dare-page-over", page)
        visit.take("dare-own", await alice.slash("belote challenge"))


DARES = (Scene(play=dares, settings={"table_pictures": "tricks"}),)
