"""A damaged challenge leaves the posts of all others to be drawn again."""

from bot.i18n import words
from tests.cogs.challenges.called import call_out, finish
from tests.cogs.challenges.test_challenges import look
from tests.cogs.damage import spoil
from tests.cogs.evening import Evening
from tests.rig.screens import text_of

SAY = words("fr")
ANOTHER = (
    "INSERT INTO shared_plays (id, kind, name, number, seed, opens_at, closes_at)"
    " SELECT 9, kind, 'C-7K3Q2M', number, seed, opens_at, closes_at FROM shared_plays",
    "INSERT INTO challenges (shared_play_id, guild_id, host_id, rules_key, way)"
    " SELECT 9, guild_id, host_id, rules_key, 'swimming' FROM challenges",
    "INSERT INTO posts (kind, about, guild_id, channel_id, message_id, due_at)"
    " SELECT kind, 9, guild_id, channel_id, message_id, '2020-01-01 00:00:00.000000' FROM posts",
)


async def test_the_posts_of_others_are_drawn_again(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        post, challenge = await call_out(evening, alice)
        await spoil(evening, *ANOTHER)
        await finish(evening, challenge, bob.id, 1, guild=evening.cafe.server.id)
        await look(evening)
        told = SAY("challenge-line-playing", player=f"<@{bob.id}>", played=1, count=4, few="no")
        assert told in text_of(post)
