"""When the post of a challenge is drawn again."""

from datetime import timedelta
from functools import partial

from sqlalchemy import Connection

from bot.shared_plays.choice import candidate
from bot.storage.challenges import (
    Challenge,
    NewChallenge,
    call_out,
    challenge_coded,
    note_post,
    posts_due,
)
from bot.storage.database.database import Database
from engine.variants import find_variant
from tests.bot.shared_plays.made_days import SEED
from tests.bot.storage.made import GUILD, NOON

ANN, CHANNEL, MESSAGE = 1, 20, 30
CODE = "C-7K3Q2M"
LASTS = timedelta(days=3)
MINUTE = timedelta(minutes=1)


def called_out(connection: Connection) -> Challenge:
    """A challenge of one deal."""
    rules = find_variant("contree")
    new = NewChallenge(
        code=CODE,
        guild=GUILD,
        host=ANN,
        rules_key=rules.key,
        seed=SEED,
        opens_at=NOON,
        closes_at=NOON + LASTS,
    )
    call_out(connection, new, [candidate(rules, SEED, 0)])
    found = challenge_coded(connection, CODE)
    assert found is not None
    return found


async def test_a_post_is_due_when_something_has_come_and_once_when_it_ends(
    database: Database,
) -> None:
    called = await database.write(called_out)

    async def due(after: timedelta) -> tuple[Challenge, ...]:
        return await database.read(partial(posts_due, now=NOON + after))

    async def drawn(after: timedelta) -> None:
        shown = partial(note_post, shared_play=called.shared_play, at=NOON + after)
        await database.write(partial(shown, channel=CHANNEL, message=MESSAGE))

    assert await due(MINUTE) == ()  # it is not posted yet
    await drawn(MINUTE)
    assert await due(2 * MINUTE) == ()
    assert await due(LASTS - MINUTE) == ()
    assert [each.code for each in await due(LASTS)] == [CODE]
    await drawn(LASTS)
    assert await due(LASTS + MINUTE) == ()
