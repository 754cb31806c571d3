"""A challenge from its call to its end: called out, played, compared, and its hands opened."""

from datetime import timedelta
from functools import partial

from bot.storage.challenges import running
from engine.seats import Seat
from tests.cogs.challenges.called import finish, let_begin
from tests.cogs.playing import Game
from tests.cogs.today.quick_experts import moves_on, with_experts
from tests.look.scene import Scene
from tests.look.visit import Visit

STRANGER = 812_345_678_901_234_599


async def challenges(visit: Visit) -> None:
    """Three people and one who is met nowhere; the fourth deal is played by pressing."""
    with_experts(visit.evening)
    async with visit.evening as evening:
        alice, bertrand, colette = evening.people("Alice", "Bertrand", "Colette")
        page = await alice.slash("belote challenge")
        await alice.choose(page, "4", verb="challenge-count")
        visit.take("challenge-call", page)
        await alice.press(page, "challenge-call")
        post, now = visit.newest, evening.bot.clock.now()
        visit.take("challenge-called", post)
        (challenge,) = await evening.bot.services.database.read(partial(running, now=now))
        guild = evening.cafe.server.id
        await finish(evening, challenge, bertrand.id, 1, 2, 3, 4, guild=guild, last=False)
        await finish(evening, challenge, colette.id, 1, 2, guild=guild, last=False)
        await finish(evening, challenge, STRANGER, 1)
        await finish(evening, challenge, alice.id, 1, 2, 3, guild=guild)
        await let_begin(evening, challenge, STRANGER, 2)
        page = await alice.slash("belote challenge", code=challenge.code)
        visit.take("challenge-page", page)
        await alice.press(page, "challenge-play")
        visit.take("challenge-bid", page)
        while moves := moves_on(page):
            await alice.press(page, "alone", moves[-1])
        visit.take("challenge-after", page)
        await alice.press(page, "challenge-deals")
        visit.take("challenge-deals", page)
        await alice.choose(page, f"{challenge.shared_play}-1", verb="challenge-deal")
        visit.take("challenge-deal", page)
        await evening.bot.get_cog("Challenges").look()  # type: ignore[union-attr]
        visit.take("challenge-post", post)
        page = await alice.slash("belote challenge", code=challenge.code)
        await alice.press(page, "challenge-ranking")
        visit.take("challenge-ranking", page)
        await evening.skip(timedelta(days=3))
        visit.take("challenge-over", post)
        page = await alice.slash("belote challenge", code=challenge.code)
        visit.take("challenge-page-over", page)
        visit.take("challenge-own", await alice.slash("belote challenge"))


async def challenge_tables(visit: Visit) -> None:
    """Three friends at a table of a challenge, compared with tables of experts once it is over."""
    with_experts(visit.evening)
    async with visit.evening as evening:
        alice, bertrand, colette = evening.people("Alice", "Bertrand", "Colette")
        page = await alice.slash("belote challenge")
        await alice.choose(page, "table", verb="challenge-way")
        await alice.choose(page, "4", verb="challenge-count")
        visit.take("challenge-call-table", page)
        await alice.press(page, "challenge-call")
        post, now = visit.newest, evening.bot.clock.now()
        visit.take("challenge-called-table", post)
        (challenge,) = await evening.bot.services.database.read(partial(running, now=now))
        await alice.press(post, "challenge-play")
        lobby = visit.newest
        await bertrand.press(lobby, "sit", "north")
        await colette.press(lobby, "sit", "east")
        visit.take("challenge-table-lobby", lobby)
        await alice.press(lobby, "fill")
        people = {Seat.SOUTH: alice, Seat.NORTH: bertrand, Seat.EAST: colette}
        game = Game(evening, people)
        await game.open_hands()
        await game.play_until(None)
        visit.take("challenge-table-end", visit.newest)
        await evening.skip(timedelta(days=3))
        visit.take("challenge-table-waits", post)
        for name in ("ExpertTables", "Challenges"):
            await evening.bot.get_cog(name).look()  # type: ignore[union-attr]
        visit.take("challenge-table-over", post)
        page = await alice.slash("belote challenge", code=challenge.code)
        await alice.press(page, "challenge-deals")
        await alice.choose(page, f"{challenge.shared_play}-1", verb="challenge-deal")
        visit.take("challenge-table-deal", page)


CHALLENGES = (
    Scene(play=challenges, settings={"table_pictures": "tricks"}),
    Scene(play=challenge_tables, settings={"table_pictures": "tricks"}),
)
