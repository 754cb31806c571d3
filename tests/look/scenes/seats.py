"""Seats: waiting for a free one, and exchanging two of them between games."""

from tests.cogs.playing import at_table
from tests.look.scene import Scene
from tests.look.visit import NAMES, Visit
from tests.rig.ways import wait_for_a_seat


async def notify(visit: Visit) -> None:
    """Somebody waits, is called, and another one finds the table there already."""
    async with visit.evening as evening:
        alice, bertrand, colette, _ = evening.people(*NAMES)
        page = await wait_for_a_seat(bertrand)
        visit.take("notify-on", page)
        await bertrand.press(page, "notify", "off")
        visit.take("notify-off", page)
        await bertrand.press(page, "notify", "on")
        await wait_for_a_seat(colette)
        await alice.slash("contree start")
        visit.take("notify-call", visit.newest)
        (zora,) = evening.people("Zora")
        visit.take("notify-free-now", await wait_for_a_seat(zora))


async def swap(visit: Visit) -> None:
    """Partners change after a game: asked for, refused, asked for again, and done."""
    async with at_table(visit.evening, *NAMES, target=100) as game:
        await game.play_until(None)
        alice, bertrand, colette, _ = game.people.values()
        visit.take("length", await bertrand.press(game.table, "length"))
        page = await bertrand.press(game.table, "swap")
        visit.take("swap-player", page)
        await bertrand.choose(page, "north-east", verb="choose-swap")
        visit.take("swap-sent", page)
        visit.take("swap-asked", game.table)
        await colette.press(game.table, "refuse-swap")
        visit.take("swap-refused", game.table)
        page = await alice.press(game.table, "swap")
        visit.take("swap-host", page)
        await alice.choose(page, "north-east", verb="choose-swap")
        visit.take("swap-done", page)
        visit.take("swap-next-game", game.table)


SEATS = (Scene(play=notify), Scene(play=swap))
