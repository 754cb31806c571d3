"""When a post is drawn again."""

from datetime import timedelta
from functools import partial

from bot.storage.challenges import CHALLENGE
from bot.storage.database.database import Database
from bot.storage.posts import KeptPost, keep_post, let_go, note_drawn, posts_due, touch_post
from tests.bot.storage.made import GUILD, NOON

NUMBER, CHANNEL, MESSAGE = 7, 20, 30
LASTS = timedelta(days=3)
MINUTE = timedelta(minutes=1)


async def test_a_post_is_due_when_something_has_come_and_once_when_it_ends(
    database: Database,
) -> None:
    async def due(after: timedelta) -> tuple[KeptPost, ...]:
        return await database.read(partial(posts_due, now=NOON + after))

    async def touched(after: timedelta) -> None:
        touch = partial(touch_post, kind=CHALLENGE, about=NUMBER, at=NOON + after)
        await database.write(touch)

    await touched(MINUTE)
    assert await due(LASTS) == ()  # it is not posted yet
    posted = KeptPost(CHALLENGE, NUMBER, GUILD, CHANNEL, MESSAGE, NOON + LASTS)
    await database.write(partial(keep_post, post=posted))
    assert await due(LASTS - MINUTE) == ()
    await touched(MINUTE)
    (changed,) = await due(MINUTE)
    await touched(2 * MINUTE)  # while it is drawn
    await database.write(partial(note_drawn, post=changed, again_at=NOON + LASTS))
    (changed,) = await due(2 * MINUTE)
    await database.write(partial(note_drawn, post=changed, again_at=NOON + LASTS))
    assert await due(LASTS - MINUTE) == ()
    assert await due(LASTS) == (posted,)
    await database.write(partial(note_drawn, post=posted, again_at=None))
    assert await due(LASTS + MINUTE) == ()
    await database.write(partial(let_go, post=posted))
    await touched(LASTS)
    assert await due(LASTS) == ()
