"""A guided deal, from the help to what was learnt in it."""

from bot.lessons.guided_deal import Course, told
from tests.bot.lessons.advised import following
from tests.look.scene import Scene
from tests.look.visit import Visit
from tests.rig.people import Person


async def lessons(visit: Visit) -> None:
    """The auction, a capot asked twice, a wrong card, a hint, and the count."""
    async with visit.evening as evening:
        (alice,) = evening.people("Alice")
        await alice.press(await alice.slash("contree help"), "learn", "1")
        await alice.press(alice.newest_private(), "lesson-kind", "1-capot")
        visit.take("lesson-capot", alice.newest_private())
        await _go(alice, Course(1))
        await _go(alice, Course(1, ("80C",)))
        visit.take("lesson-card", alice.newest_private())
        visit.take("help-resume", await alice.slash("contree help"))
        await alice.press(alice.newest_private(), "learn", "1-80C")
        await _go(alice, Course(1, ("80C", "9H")))
        visit.take("lesson-wrong-card", alice.newest_private())
        await _go(alice, Course(1, ("80C", "JC")))
        await alice.press(alice.newest_private(), "lesson-hint")
        visit.take("lesson-hint", alice.newest_private())
        course = Course(1, ("80C", "JC"))
        while not told(course).over:
            course = following(course)
            await _go(alice, course)
        visit.take("lesson-end", alice.newest_private())


async def _go(person: Person, course: Course) -> None:
    await person.press(person.newest_private(), "lesson", str(course))


LESSONS = (Scene(play=lessons),)
