"""The course, from the help to what was learnt in a lesson."""

from bot.lessons.course import MOMENTS, CoursePlace, LessonName
from tests.cogs.arguments import as_argument
from tests.look.scene import Scene
from tests.look.visit import Visit
from tests.rig.people import Person


async def lessons(visit: Visit) -> None:
    """The first move, a wrong one, a right one; a bid; a deal that is counted; the end."""
    async with visit.evening.with_people("Alice") as (alice,):
        await alice.press(await alice.slash("contree help"), "learn", as_argument(CoursePlace()))
        visit.take("lesson", alice.newest_private())
        await _go(alice, f"{as_argument(CoursePlace())}-KH")
        visit.take("lesson-wrong-card", alice.newest_private())
        await _go(alice, f"{as_argument(CoursePlace())}-AH")
        visit.take("lesson-right-card", alice.newest_private())
        bids = CoursePlace(LessonName.BIDS)
        await alice.choose(await alice.slash("contree help"), bids.lesson, verb="lesson-menu")
        visit.take("lesson-bid", alice.newest_private())
        await alice.press(alice.newest_private(), "lesson-kind", f"{as_argument(bids)}-capot")
        visit.take("lesson-capot", alice.newest_private())
        await _go(alice, as_argument(bids))
        await alice.press(alice.newest_private(), "lesson-hint")
        visit.take("lesson-hint", alice.newest_private())
        last = CoursePlace(LessonName.BELOTE, len(MOMENTS[LessonName.BELOTE]))
        await alice.choose(
            await alice.slash("contree help"),
            LessonName.BELOTE,
            verb="lesson-menu",
        )
        for number in range(1, last.number + 1):
            here = CoursePlace(LessonName.BELOTE, number)
            await _go(alice, f"{as_argument(here)}-{next(iter(here.moment.right))}")
            if here == last:
                visit.take("lesson-count", alice.newest_private())
            await _go(alice, as_argument(here.next))
        visit.take("lesson-end", alice.newest_private())
        visit.take("help-ticked", await alice.slash("contree help"))


async def _go(person: Person, argument: str) -> None:
    await person.press(person.newest_private(), "lesson", argument)


LESSONS = (Scene(play=lessons, signs=True),)
