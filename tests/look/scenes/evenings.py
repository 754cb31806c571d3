"""An evening: made, signed up for, called to mind, gathered, seated, and over."""

from tests.cogs.evenings.gathering import (
    HOUR,
    MINUTE,
    THURSDAY,
    Gathering,
    at_nine,
    keep_a_game,
)
from tests.look.scene import Scene
from tests.look.visit import Visit

NINE = at_nine(THURSDAY)
REGULARS = ("Alice", "Bertrand", "Colette", "Maximilien", "David", "Éloïse", "Farid", "Gaëlle")


async def few(visit: Visit) -> None:
    """A card that nobody has answered, and a reminder to three."""
    async with visit.evening as evening:
        people = evening.people(*REGULARS)
        night = Gathering(evening)
        visit.camera.clock = night.clock
        await night.keep(title=visit.say("evening-usual-title"))
        await night.tick(NINE - 2 * HOUR)
        visit.take("evening-card-empty", night.card)
        for person in people[:3]:
            await night.answers(person)
        await night.tick(NINE - 30 * MINUTE)
        reminder = night.message("evening-quiet")
        visit.take("evening-reminder-few", reminder)
        visit.take("evening-quiet", await people[0].press(reminder, "evening-quiet"))
        manager = visit.manager()
        page = await manager.slash("contree evening")
        visit.take("evenings", page)
        asked = await manager.press(page, "evening-delete")
        visit.take("evening-delete", asked)
        await manager.press(asked, "evenings")
        await manager.press(page, "evening-pause")
        visit.take("evenings-paused", page)


async def seven(visit: Visit) -> None:
    """Seven come: two tables, one of them with a computer, and a late comer in its place."""
    async with visit.evening as evening:
        people = evening.people(*REGULARS)
        night = Gathering(evening)
        visit.camera.clock = night.clock
        await night.keep(title=visit.say("evening-usual-title"))
        visit.take("evenings-player", await people[0].slash("contree evening"))
        await night.tick(NINE - 2 * HOUR)
        for person in people[:6]:
            await night.answers(person)
        await night.answers(people[6], "maybe")
        await night.answers(people[7], "no")
        visit.take("evening-card", night.card)
        asked = await people[0].press(night.card, "evening-with")
        visit.take("evening-with", asked)
        await night.tick(NINE - 30 * MINUTE)
        visit.take("evening-reminder", night.message("evening-quiet"))
        card = night.card
        await night.tick(NINE)
        await night.is_here(*people[:4])
        visit.take("evening-here", night.message("evening-here"))
        await night.is_here(people[6])
        await night.tick(NINE + 5 * MINUTE)
        visit.take("evening-tables", night.message("evening-here"))
        visit.take("evening-table", evening.cafe.newest(night.thread))
        visit.take("evening-card-closed", card)
        await keep_a_game(evening, night)
        await night.close_tables()
        await night.tick(NINE + 2 * HOUR)
        visit.take("evening-after", visit.newest)


EVENINGS = (Scene(play=few), Scene(play=seven))
