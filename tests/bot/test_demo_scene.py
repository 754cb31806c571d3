"""Who is in the demo, and what each may do there."""

import discord

from bot.demo import LiveEnv, furnish
from bot.i18n import words
from tests.rig.toy import ToyBot


async def test_the_visitor_manages_the_server_and_the_onlooker_does_not() -> None:
    env = LiveEnv(ToyBot())
    scene, visitor = furnish(env, words("fr"))
    await env.start()
    guild = scene.channel.guild
    assert guild is not None
    try:
        manages = {
            person.id: discord.Permissions(
                env.backend.compute_permissions(guild.id, person.id, scene.channel.id)
            ).manage_guild
            for person in scene.viewers
        }
    finally:
        await env.shutdown()
    assert manages.pop(visitor.id)
    assert list(manages.values()) == [False]
