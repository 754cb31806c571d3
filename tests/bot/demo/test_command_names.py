"""A French visitor of the demo reads French commands, and the bot is told of its own names."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import simcord

from bot.app import create_bot
from bot.demo.command_names import as_read, as_registered
from bot.demo.demo import furnish
from bot.demo.simulated_discord import LiveEnv
from bot.i18n import words
from bot.settings import Settings
from tests.rig.screens import text_of

FR = words("fr")

START = {
    "name": "start",
    "description": "Open a table",
    "name_localizations": {"fr": "commencer"},
    "description_localizations": {"fr": "Ouvrir une table"},
    "options": [
        {
            "name": "game",
            "name_localizations": {"fr": "jeu"},
            "choices": [{"name": "Belote to 501", "name_localizations": {"fr": "Belote en 501"}}],
        }
    ],
}


def test_a_command_is_read_in_the_language_of_the_reader() -> None:
    shown = as_read(START, "fr")
    assert (shown["name"], shown["description"]) == ("commencer", "Ouvrir une table")
    (option,) = shown["options"]
    assert option["name"] == "jeu"
    assert [choice["name"] for choice in option["choices"]] == ["Belote en 501"]
    assert as_read(START, "en-GB")["name"] == "start"


def test_what_was_read_is_registered_under_another_name() -> None:
    used = {"name": "commencer", "options": [{"name": "jeu", "value": "belote_501"}]}
    known = {"name": "start", "options": [{"name": "game", "value": "belote_501"}]}
    assert as_registered(used, START, "fr") == known
    assert as_registered(known, START, "fr") == known


def named_alike(command: dict[str, Any]) -> Iterator[str]:
    """Options that a French reader knows by the name under which another one is registered."""
    options = command.get("options", [])
    for option in options:
        others = {other["name"] for other in options if other is not option}
        if as_read(option, "fr")["name"] in others:
            yield f"{command['name']} {option['name']}"
        yield from named_alike(option)


@pytest.mark.slow
async def test_the_visitor_plays_by_french_commands(tmp_path: Path) -> None:
    settings = Settings.model_validate({"data_dir": tmp_path, "turn_seconds": 0})
    env = LiveEnv(create_bot(settings))
    scene, visitor = furnish(env, FR)
    assert len(scene.viewers) == 4
    await env.start()
    try:
        seen = env.backend.visible_commands(user_id=visitor.id, channel_id=scene.channel.id)
        (contree,) = (each for each in seen if each["name"] == FR("command-contree-name"))
        (start,) = (o for o in contree["options"] if o["name"] == FR("command-start-name"))
        assert start["description"] == FR("command-start-description")
        (games,) = (o for o in start["options"] if o["name"] == FR("command-start-rules-name"))
        names = [choice["name"] for choice in games["choices"]]
        for typed in ("belote", "501"):
            assert any("Belote en 501" in name for name in names if typed in name.lower())
        registered = env.backend.commands[None].values()
        assert [alike for command in registered for alike in named_alike(command)] == []
        invoked = f"{contree['name']} {start['name']}"
        chosen = next(c["value"] for c in games["choices"] if "501" in c["name"])
        slash = simcord.actors._slash_resolved
        lobby = await slash(visitor, scene.channel, invoked, {games["name"]: chosen}, contree)
        assert "501" in text_of(lobby)
    finally:
        await env.shutdown()
