"""Every request of the bot is judged: answers, edits, files and commands."""

import discord
import pytest
import simcord

from tests.rig.judging import checked, complaints
from tests.rig.openapi import WITHOUT, Description
from tests.rig.plugin import OpenCafe
from tests.rig.toy import ToyBot

CALLBACK = "/interactions/1/token/callback"


def request(method: str, path: str, body: object) -> simcord.HttpLogEntry:
    return simcord.HttpLogEntry(method, path, {}, body, None)


def test_a_complaint_names_its_request() -> None:
    button = {"type": 2, "style": 1, "custom_id": "x", "id": 1}
    sent = request("POST", CALLBACK, {"type": 4, "data": {"components": [button]}})
    assert complaints([sent], None) == [
        f"POST {CALLBACK} $.data.components[0]: a button with neither label nor emoji"
    ]


def test_commands_are_checked_as_commands() -> None:
    sent = request("PUT", "/applications/1/commands", [{"name": "Contree", "description": "d"}])
    (complaint,) = complaints([sent], None)
    assert "'Contree' is not a lower-case name" in complaint


def test_the_openapi_description_is_used_if_available() -> None:
    strict = Description({"paths": {}})
    assert complaints([request("GET", "/gateway", None)], strict) == [
        "GET /gateway Discord's description has no such route"
    ]


async def test_every_request_of_the_toy_bot_passes(
    open_cafe: OpenCafe, description: Description | None
) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice = cafe.person("Alice")
        await alice.slash("toy start")
        await alice.press(cafe.newest(), "hand")
        await alice.press(cafe.newest(), "late")
        kinds = {(entry.method, entry.path.split("/")[1]) for entry in cafe.env.http_requests}
        assert kinds >= {("PUT", "applications"), ("POST", "interactions"), ("PATCH", "channels")}


async def test_the_json_beside_a_file_is_checked(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        channel = cafe.env.bot.get_channel(cafe.channel.id)
        assert isinstance(channel, discord.TextChannel)
        view = discord.ui.LayoutView(timeout=None)
        view.add_item(discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png")))
        view.add_item(discord.ui.ActionRow(discord.ui.Button(custom_id="b1:x:1:1:", label="x")))
        await channel.send(file=discord.File(__file__, "a.png", description="a"), view=view)

        (complaint,) = cafe.forgive()

        assert "messages $.components[1].components[0]: a control without an id" in complaint


async def test_checked_fails_only_for_requests_inside_it(
    open_cafe: OpenCafe, description: Description | None
) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice = cafe.person("Alice")
        await alice.slash("toy shapeless")
        with checked(cafe.env, description):
            await alice.slash("toy start")
        with pytest.raises(AssertionError, match="Discord would refuse"), checked(cafe.env, None):
            await alice.slash("toy shapeless")
        cafe.forgive()


def test_bodies_are_checked(description: Description | None) -> None:
    if description is None:
        pytest.skip(WITHOUT)
    assert description.operation("POST", CALLBACK) is not None
