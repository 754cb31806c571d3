"""A challenge from its call to its end: called out, played, compared, and its hands opened."""

from datetime import timedelta
from functools import partial

from bot.storage.dares import running
from engine.seats import Seat
from tests.cogs.dares.called import finish, let_begin
from tests.cogs.playing import Game
from tests.cogs.today.quick_experts import moves_on, with_experts
from tests.look.scene import Scene
from tests.look.visit import Visit

STRANGER = 812_345_678_901_234_599


async def dares(visit: Visit) -> None:
    """Three people and one who is met nowhere; the fourth deal is played by pressing."""
    with_experts(visit.evening)
    async with visit.evening as evening:
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


async def dare_tables(visit: Visit) -> None:
    """Three friends at a table of a challenge, compared with tables of experts once it is over."""
    with_experts(visit.evening)
    async with visit.evening as evening:
        alice, bertrand, colette = evening.people("Alice", "Bertrand", "Colette")
        page = await alice.slash("belote challenge")
        await alice.choose(page, "table", verb="dare-way")
        await alice.choose(page, "4", verb="dare-count")
        visit.take("dare-call-table", page)
        await alice.press(page, "dare-call")
        post, now = visit.newest, evening.bot.clock.now()
        visit.take("dare-called-table", post)
        (dare,) = await evening.bot.services.database.read(partial(running, now=now))
        await alice.press(post, "dare-play")
        lobby = visit.newest
        await bertrand.press(lobby, "sit", "north")
        await colette.press(lobby, "sit", "east")
        visit.take("dare-table-lobby", lobby)
        await alice.press(lobby, "fill")
        people = {Seat.SOUTH: alice, Seat.NORTH: bertrand, Seat.EAST: colette}
        game = Game(evening, people)
        await game.open_hands()
        await game.play_until(None)
        visit.take("dare-table-end", visit.newest)
        await evening.skip(timedelta(days=3))
        visit.take("dare-table-waits", post)
        for name in ("ExpertTables", "Dares"):
            await evening.bot.get_cog(name).look()  # type: ignore[union-attr]
        visit.take("dare-table-over", post)
        page = await alice.slash("belote challenge", code=dare.code)
        await alice.press(page, "dare-deals")
        await alice.choose(page, f"{dare.tournament}-1", verb="dare-deal")
        visit.take("dare-table-deal", page)


DARES = (
    Scene(play=dares, settings={"table_pictures": "tricks"}),
    Scene(play=dare_tables, settings={"table_pictures": "tricks"}),
)
