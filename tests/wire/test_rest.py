"""The REST half of the little Discord: what it takes, and how it refuses."""

import json
from collections.abc import AsyncIterator
from time import perf_counter
from typing import cast

import pytest
from simcord.backend.models import Channel

from bot.demo.simulated_discord import Awaited
from tests.rig.openapi import WITHOUT, Description
from tests.wire.faults import Fault
from tests.wire.limits import Limit, Limits
from tests.wire.raw import RawClient, raw
from tests.wire.server import LittleDiscord

V2 = 1 << 15


@pytest.fixture
async def client(discord: LittleDiscord) -> AsyncIterator[RawClient]:
    async with raw(discord) as client:
        yield client


@pytest.fixture
def channel(discord: LittleDiscord) -> Channel:
    return discord.channel()


def row(*labels: str, custom_id: str = "b1:{}") -> dict[str, object]:
    buttons = [
        {"type": 2, "style": 2, "id": n, "label": label, "custom_id": custom_id.format(n)}
        for n, label in enumerate(labels, start=2)
    ]
    return {"flags": V2, "components": [{"type": 1, "id": 1, "components": buttons}]}


def asked_by_somebody(discord: LittleDiscord, channel: Channel) -> Awaited:
    person = discord.person("Alice", channel)
    return cast(
        "Awaited", discord.world.new_interaction(2, channel.id, person.id, discord.guild.id)
    )


def faults_at(body: object, *path: str) -> list[str]:
    for step in ("errors", *path, "_errors"):
        assert isinstance(body, dict), step
        body = body[step]
    return [fault["code"] for fault in cast("list[dict[str, str]]", body)]


async def test_a_message_can_be_sent_and_edited(client: RawClient, channel: Channel) -> None:
    status, sent, _ = await client.ask("POST", f"/channels/{channel.id}/messages", row("Yes"))
    assert status == 200
    path = f"/channels/{channel.id}/messages/{sent['id']}"
    status, edited, _ = await client.ask("PATCH", path, row("No"))
    assert status == 200
    assert "No" in json.dumps(edited)


async def test_a_wrong_token_is_refused(client: RawClient) -> None:
    status, said, _ = await client.ask("GET", "/users/@me", token="another")
    assert (status, said["message"]) == (401, "401: Unauthorized")
    assert client.discord.ledger.invalid == 1


async def test_a_file_has_its_description(client: RawClient, channel: Channel) -> None:
    payload = {"content": "", "attachments": [{"id": "0", "description": "a trick"}]}
    path = f"/channels/{channel.id}/messages"
    status, sent = await client.send_form(path, payload, "trick.txt", b"cards")
    (file,) = cast("list[dict[str, object]]", sent["attachments"])
    assert status == 200
    assert (file["filename"], file["description"], file["size"]) == ("trick.txt", "a trick", 5)


async def test_too_long_a_label_is_refused_with_its_path(
    client: RawClient, channel: Channel, description: Description | None
) -> None:
    if description is None:
        pytest.skip(WITHOUT)
    path = f"/channels/{channel.id}/messages"
    status, said, _ = await client.ask("POST", path, row("x" * 81))
    assert (status, said["code"]) == (400, 50035)
    where = ("components", "0", "components", "0", "label")
    assert faults_at(said, *where) == ["BASE_TYPE_BAD_LENGTH"]
    assert len(client.discord.ledger.complaints) == 1
    client.discord.ledger.complaints.clear()


async def test_a_duplicate_custom_id_is_refused(client: RawClient, channel: Channel) -> None:
    path = f"/channels/{channel.id}/messages"
    status, said, _ = await client.ask("POST", path, row("A", "B", custom_id="b1"))
    assert (status, said["code"]) == (400, 50035)
    assert "COMPONENT_CUSTOM_ID_DUPLICATED" in json.dumps(said)


async def test_an_interaction_is_answered_once(
    discord: LittleDiscord, client: RawClient, channel: Channel
) -> None:
    asked = asked_by_somebody(discord, channel)
    path = f"/interactions/{asked.id}/{asked.token}/callback?with_response=true"
    answer = {"type": 4, "data": {"content": "Yes"}}
    status, said, _ = await client.ask("POST", path, answer, token=None)
    assert status == 200
    assert cast("dict[str, object]", said["interaction"])["response_message_id"]
    assert asked.responded
    status, said, _ = await client.ask("POST", path, answer, token=None)
    assert (status, said["code"]) == (400, 40060)


async def test_an_answer_after_three_seconds_is_too_late(
    discord: LittleDiscord, client: RawClient, channel: Channel
) -> None:
    asked = asked_by_somebody(discord, channel)
    assert asked.initial_response_deadline is not None
    assert asked.initial_response_deadline > discord.world.iso_after(2)
    asked.initial_response_deadline = discord.world.now_iso()
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    status, said, _ = await client.ask("POST", path, {"type": 6}, token=None)
    assert (status, said["code"]) == (404, 10062)


async def test_a_token_lives_fifteen_minutes(
    discord: LittleDiscord, client: RawClient, channel: Channel
) -> None:
    asked = asked_by_somebody(discord, channel)
    assert asked.expires_at is not None
    assert asked.expires_at > discord.world.iso_after(14 * 60)
    callback = f"/interactions/{asked.id}/{asked.token}/callback"
    await client.ask("POST", callback, {"type": 4, "data": {"content": "Yes"}}, token=None)
    original = f"/webhooks/{discord.world.application_id}/{asked.token}/messages/%40original"
    status, said, _ = await client.ask("PATCH", original, {"content": "No"}, token=None)
    assert (status, said["content"]) == (200, "No")
    discord.world.expire(asked)
    status, said, _ = await client.ask("PATCH", original, {"content": "Late"}, token=None)
    assert (status, said["code"]) == (401, 50027)


async def test_the_sixth_edit_in_a_row_is_refused(
    discord: LittleDiscord, client: RawClient, channel: Channel
) -> None:
    discord.rest.limit(Limits(edits=Limit(5, 60.0)))
    _, sent, _ = await client.ask("POST", f"/channels/{channel.id}/messages", row("Yes"))
    path = f"/channels/{channel.id}/messages/{sent['id']}"
    asked = [await client.ask("PATCH", path, row(str(n))) for n in range(6)]
    assert [status for status, _, _ in asked] == [200] * 5 + [429]
    assert [headers["X-RateLimit-Remaining"] for _, _, headers in asked] == [*"432100"]
    _, said, headers = asked[-1]
    assert said["global"] is False
    assert 0 < cast("float", said["retry_after"]) <= 60
    assert headers["Via"]


async def test_interaction_answers_do_not_count_toward_the_global_limit(
    discord: LittleDiscord, client: RawClient, channel: Channel
) -> None:
    discord.rest.limit(Limits(all_in_all=Limit(1, 60.0)))
    assert (await client.ask("GET", "/users/@me"))[0] == 200
    status, said, _ = await client.ask("GET", "/users/@me")
    assert (status, said["global"]) == (429, True)
    asked = asked_by_somebody(discord, channel)
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    assert (await client.ask("POST", path, {"type": 6}, token=None))[0] == 204


async def test_a_fault_occurs_as_often_as_configured(
    discord: LittleDiscord, client: RawClient, channel: Channel
) -> None:
    path = f"/channels/{channel.id}/messages"
    discord.faults.add(Fault("POST", "/channels/*/messages", 500, times=1, done=True))
    assert (await client.ask("POST", path, row("Yes")))[0] == 500
    assert len(discord.world.messages[channel.id]) == 1, "it was done all the same"
    assert (await client.ask("POST", path, row("Yes")))[0] == 200
    assert discord.ledger.sent("POST /channels/{id}/messages") == 2
    assert discord.ledger.sent("POST /channels/{id}/messages", 500) == 1


async def test_an_answer_is_delayed_as_configured(
    discord: LittleDiscord, client: RawClient
) -> None:
    discord.faults.slow = 0.1
    began = perf_counter()
    assert (await client.ask("GET", "/users/@me"))[0] == 200
    assert perf_counter() - began >= discord.faults.slow
    discord.faults.end()
    assert discord.faults.slow == 0


async def test_an_enforced_nonce_prevents_duplicates(
    discord: LittleDiscord, client: RawClient, channel: Channel
) -> None:
    path = f"/channels/{channel.id}/messages"
    for nonce in ("1", "1", "2"):
        body = {**row("Yes"), "nonce": nonce, "enforce_nonce": True}
        assert (await client.ask("POST", path, body))[0] == 200
    assert len(discord.world.messages[channel.id]) == 2
