"""A lesson that is listened to: nobody hears an edit, so that each answer is a new message."""

from bot.lessons.course import CoursePlace
from tests.cogs.arguments import as_argument
from tests.cogs.evening import Evening
from tests.cogs.lessons.test_lessons import LESSON, begun, go


async def test_who_listens_is_answered_on_a_new_message_in_place_of_the_old(
    evening: Evening,
) -> None:
    place = CoursePlace(LESSON)
    right = f"{as_argument(place)}-{next(iter(place.moment.right))}"
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await alice.press(await alice.slash("contree me"), "me-switch", "read-to-me-on")
        for person, listens in ((alice, True), (bob, False)):
            await begun(person, LESSON)
            asked = person.newest_private().id
            await go(person, right)
            assert (person.newest_private().id != asked) is listens
            assert (asked not in {message.id for message in person.private()}) is listens
