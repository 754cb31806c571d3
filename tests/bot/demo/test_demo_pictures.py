"""A whole hand of pictures is on the demo's page at once."""

import asyncio
from http import HTTPStatus

import aiohttp
import pytest
import simcord
from simcord.preview._media import MediaError

from bot.demo.simulated_discord import LiveEnv, LivePreview, OwnPictures, Scene, picture_address
from bot.discord_api.card_emojis import all_emojis
from tests.rig.toy import ToyBot

SIGNS = [sign for sign in all_emojis() if sign.language == "fr"][:12]


@pytest.mark.secrecy
async def test_more_pictures_than_simcord_accepts_are_served_at_once() -> None:
    env = LiveEnv(ToyBot())
    server = env.create_guild("Café", preferred_locale="fr")
    channel = server.create_text_channel("belote")
    await env.start()
    try:
        alice = server.add_member(env.create_user("alice"))
        emojis = [env.backend.create_application_emoji(sign.name) for sign in SIGNS]
        pictures = {
            picture_address(emoji.id): (f"{sign.name}.png", sign.file)
            for emoji, sign in zip(emojis, SIGNS, strict=True)
        }
        scene = Scene(channel=channel, viewers=(alice,), pictures=pictures)
        async with LivePreview(env, scene) as page:
            await alice.send(channel, " ".join(f"<:{each.name}:{each.id}>" for each in emojis))
            answers = await _all_pictures(page)
            # Whoever has not the secret part of the address is told nothing.
            async with (
                aiohttp.ClientSession(page.url.partition("#")[0]) as session,
                session.get("/api/state") as answer,
            ):
                assert answer.status == HTTPStatus.UNAUTHORIZED
    finally:
        await env.shutdown()
    assert answers == [HTTPStatus.OK] * len(SIGNS)


async def _all_pictures(page: simcord.preview.Preview) -> list[int]:
    """What a window of its own is answered that asks for every picture at the same time."""
    base, _, capability = page.url.partition("#")
    headers = {"X-Simcord-Capability": capability}
    async with aiohttp.ClientSession(base, headers=headers) as session:
        async with session.post("/api/pages", json={}) as answer:
            own = {"X-Simcord-Context": (await answer.json())["context"]["id"]}
        async with session.get("/api/state", headers=own) as answer:
            names = [
                name
                for name, asset in (await answer.json())["assets"].items()
                if asset["contentType"] == "image/png" and asset["available"]
            ]

        async def ask(name: str) -> int:
            async with session.get(f"/api/assets/{name}", headers=own) as answer:
                return answer.status

        return list(await asyncio.gather(*map(ask, names)))


async def test_a_window_still_gets_a_picture_its_message_just_replaced() -> None:
    env = LiveEnv(ToyBot())
    server = env.create_guild("Café", preferred_locale="fr")
    channel = server.create_text_channel("belote")
    await env.start()
    try:
        alice = server.add_member(env.create_user("alice"))
        drawn = env.backend.cdn.store_attachment(1, channel.id, "table.png", SIGNS[0].file, None)
        message = env.backend.create_message(
            channel.id, env.backend.bot_user.id, attachments=[drawn]
        )
        async with LivePreview(env, Scene(channel=channel, viewers=(alice,))) as page:
            base, _, capability = page.url.partition("#")
            headers = {"X-Simcord-Capability": capability}
            async with aiohttp.ClientSession(base, headers=headers) as session:
                async with session.post("/api/pages", json={}) as answer:
                    opened = await answer.json()
                (name,) = (
                    name
                    for name, asset in opened["assets"].items()
                    if asset["filename"] == "table.png"
                )
                own = {"X-Simcord-Context": opened["context"]["id"]}
                watchers, env.backend.watchers = env.backend.watchers, []
                env.backend.edit_message(channel.id, message.id, {"attachments": []})
                async with session.get("/api/state", headers=own) as answer:
                    assert (await answer.json())["assets"][name]["available"]
                env.backend.watchers = watchers
                await page.refresh()
                async with session.get(f"/api/assets/{name}", headers=own) as answer:
                    assert answer.status == HTTPStatus.OK
                    assert await answer.read() == SIGNS[0].file
                async with session.get("/api/assets/a_other", headers=own) as answer:
                    assert answer.status == HTTPStatus.NOT_FOUND
    finally:
        await env.shutdown()


async def test_a_file_that_is_not_a_picture_is_refused() -> None:
    with pytest.raises(MediaError):
        await OwnPictures().validate("sha", b"\x89PNG\r\n\x1a\nnothing more")
