"""Who is in the demo, and what each may do there."""

from pathlib import Path

import discord
import pytest
from simcord.backend.cdn import CDN_BASE

from bot.app import create_bot
from bot.demo.demo import Guests, avatar, begin_a_game, furnish
from bot.demo.simulated_discord import LiveEnv
from bot.i18n import LANGUAGES, words
from bot.i18n.commands import locale_of
from bot.settings import Settings
from tests.rig.slow import slow_except
from tests.rig.toy import ToyBot


async def test_the_bot_has_a_name_and_an_avatar() -> None:
    env = LiveEnv(ToyBot())
    scene, _ = furnish(env, words("fr"))
    await env.start()
    try:
        user = env.bot.user
        assert user is not None
        assert user.name == "Contrée"
        address = f"{CDN_BASE}/avatars/{user.id}/{env.backend.bot_user.avatar}.png"
        assert scene.pictures[address] == ("avatar.png", avatar())
    finally:
        await env.shutdown()


async def test_only_the_visitor_manages_the_server() -> None:
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
    assert list(manages.values()) == [False] * 3


ACCEPTED = {"bg": "xx, bg-BG;q=0.9, fr;q=0.8"}
"""What a browser asks for, where it is more than the language itself."""


@pytest.mark.parametrize("language", slow_except(LANGUAGES, ["ar", "bg"]))
async def test_the_first_visitor_finds_a_game_in_the_language_of_the_browser(
    tmp_path: Path, language: str
) -> None:
    usual = "fr" if language == "en" else "en"
    chosen = {"data_dir": tmp_path, "turn_seconds": 0, "default_language": usual}
    env, say = LiveEnv(create_bot(Settings.model_validate(chosen))), words(language)
    scene, visitor = furnish(env, words(usual))
    await env.start()
    try:
        guests = Guests(env, scene, visitor, usual)
        await guests.welcome(ACCEPTED.get(language, language))
        messages = env.backend.messages[scene.channel.id]
        assert [each.is_ephemeral for each in messages.values()] == [False, False, True]
        (hand,) = (each for each in messages.values() if each.is_ephemeral)
        if locale_of(language):  # else Discord has nobody who reads it
            assert say("newcomer-button") in str(hand.components)
            guild = scene.channel.guild
            assert guild is not None
            member = env.backend.get_member(guild.id, visitor.id)
            assert member.nick == say("startup-demo-visitor")
        await guests.welcome("fr")
        assert len(messages) == 3
        seen = env.backend.visible_commands(user_id=visitor.id, channel_id=scene.channel.id)
        assert words("fr")("command-contree-name") in {each["name"] for each in seen}
    finally:
        await env.shutdown()


@pytest.mark.parametrize("language", slow_except(LANGUAGES, ["ar"]))
async def test_the_hand_is_shown_when_the_page_opens(tmp_path: Path, language: str) -> None:
    chosen = {"data_dir": tmp_path, "turn_seconds": 0, "default_language": language}
    env, say = LiveEnv(create_bot(Settings.model_validate(chosen))), words(language)
    scene, visitor = furnish(env, say)
    await env.start()
    try:
        await begin_a_game(env.backend, scene, visitor, say)
        messages = env.backend.messages[scene.channel.id].values()
        assert [each.is_ephemeral for each in messages] == [False, False, True]
    finally:
        await env.shutdown()
