"""A damaged deal of the day costs that day alone: the next is posted, and other plays judged."""

from bot.i18n import words
from tests.cogs.damage import spoil
from tests.cogs.evening import Evening
from tests.cogs.today.quick_experts import end_day, kept, look, open_day, want_posts
from tests.cogs.today.test_today import play
from tests.rig.screens import text_of

SAY = words("fr")


async def test_the_next_day_is_posted_and_judged(today: Evening) -> None:
    async with open_day(today, "Alice", "Bob") as (alice, bob):
        for person in (alice, bob):
            page = await person.slash("belote today")
            await person.press(page, "today-play")
            await play(person, page)
            if person is alice:
                await end_day(today)
        await spoil(
            today,
            "UPDATE shared_play_deals SET par = 'the best' WHERE shared_play_id = 1",
            "UPDATE played_deals SET squares = NULL",
        )
        await want_posts(today)
        await look(today)
        (post,) = today.cafe.posted()
        assert SAY("today-title", number=2) in text_of(post)
        assert (await kept(today, bob.id)).squares
