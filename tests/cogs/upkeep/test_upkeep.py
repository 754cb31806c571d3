"""What the bot does for itself: commands on Discord, tables after a start, signs of life."""

import json

import discord
import pytest

from bot.discord_api.application_commands import FILE
from bot.monitoring.heartbeat import EVERY_SECONDS, NAME
from bot.settings import Settings
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table


def command_uploads(evening: Evening) -> int:
    """How often the bot has told Discord of its commands."""
    requests = evening.cafe.env.http_requests
    return sum(r.method == "PUT" and r.path.endswith("/commands") for r in requests)


async def test_commands_are_synchronised_once(evening: Evening) -> None:
    async with evening:
        assert command_uploads(evening) == 1
        await evening.restart()
        assert command_uploads(evening) == 1


DIGEST_ALONE = '{"sha256": "%s", "ids": 5}'


@pytest.mark.parametrize(
    "known", ["", "{", "[]", "[" * 100_000, '{"sha256": "older", "id": "1"}', DIGEST_ALONE]
)
async def test_commands_are_synchronised_again_after_a_change(
    evening: Evening, settings: Settings, known: str
) -> None:
    async with evening:
        file = settings.data_dir / FILE
        before = json.loads(file.read_text("utf-8"))
        file.write_text(known.replace("%s", before["sha256"]), "utf-8")
        await evening.restart()
        assert command_uploads(evening) == 2
        assert json.loads(file.read_text("utf-8")) == before


async def test_the_bot_starts_where_what_was_registered_cannot_be_kept(
    evening: Evening, settings: Settings
) -> None:
    async with evening:
        file = settings.data_dir / FILE
        file.unlink()
        file.mkdir()
        await evening.restart()
        assert command_uploads(evening) == 2
        assert evening.bot.is_set_up


async def test_commands_are_synchronised_for_another_application(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        told = evening.bot.application_id
        assert told is not None
        monkeypatch.setattr(
            discord.Client, "application_id", property(lambda _: told + 1), raising=True
        )
        monkeypatch.setattr(evening.cafe.env.backend, "application_id", told + 1)
        await evening.restart()
        assert command_uploads(evening) == 2


async def test_the_heartbeat_is_written(evening: Evening, settings: Settings) -> None:
    async with evening:
        file = settings.data_dir / NAME
        assert file.exists()
        file.unlink()
        await evening.cafe.env.advance_time(EVERY_SECONDS)
        assert file.exists()


async def test_a_second_ready_event_changes_nothing(evening: Evening) -> None:
    async with at_table(evening) as game:
        sent = len(evening.cafe.env.http_requests)
        evening.bot.dispatch("ready")
        await evening.cafe.env.settle()
        assert len(evening.cafe.env.http_requests) == sent
        await game.step()
        assert len(evening.cafe.posted()) == 2  # its lobby, and its first deal
