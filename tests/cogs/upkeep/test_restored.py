"""A backup is restored: what was posted after it and says that the bot restarts is drawn anew."""

from datetime import UTC, datetime
from pathlib import Path

import discord
import pytest
import simcord
from simcord.backend.models import Message

from bot.i18n import words
from bot.settings import Settings
from bot.storage.backup.backup import back_up
from bot.storage.backup.restore import restore, sign_of_restore
from bot.storage.database.database import file_of
from bot.tables.registry import Registry
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.playing import NAMES, at_table, take_seats, verbs
from tests.rig.screens import text_of

SAY = words("fr")


def written(evening: Evening, channel: simcord.ChannelHandle, author: int, said: str) -> Message:
    """A message as the bot's own are made, by it or somebody else."""
    parts = [{"type": 10, "id": 1, "content": said}]
    v2 = discord.MessageFlags(components_v2=True).value
    create = evening.cafe.env.backend.create_message
    return create(channel.id, author, components=parts, flags=v2)


async def test_messages_that_a_backup_does_not_know_no_longer_say_that_the_bot_restarts(
    evening: Evening, settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = file_of(settings.database_url)
    assert database is not None
    async with at_table(evening, *NAMES) as game:
        (emma,) = evening.people("Emma")
        elsewhere = evening.cafe.server.create_text_channel("other")
        known, former = tmp_path / "backup.sqlite3", game.table
        back_up(database, known)
        await game.play_until(Phase.OVER)
        await game.play_until(Phase.AUCTION)
        await take_seats(evening, [emma], channel=elsewhere)
        later, unknown = game.table, evening.cafe.newest(elsewhere)
        assert later.id != former.id
        await evening.cafe._close_bot()
        assert {SAY("table-restarting")} == {
            text_of(each).splitlines()[0] for each in (later, unknown)
        }

        waiting = evening.cafe.server.create_text_channel("waiting")
        others = [
            written(evening, elsewhere, emma.id, "un mot"),
            written(evening, elsewhere, emma.id, SAY("table-restarting")),
            written(evening, elsewhere, own := evening.cafe.env.backend.bot_user.id, "un mot"),
            written(evening, waiting, own, SAY("table-restarting")),
        ]
        evening.cafe.env.backend.create_message(elsewhere.id, emma.id, "sans bouton")
        monkeypatch.setattr(
            Registry, "waiting_in", lambda _, channel: channel == waiting.id or None
        )
        assert restore(known, database, datetime.now(UTC)).done
        await evening.cafe.env.restart_bot(evening._new_bot())
        await evening.cafe.env.settle()
        assert game.table.id == later.id
        assert "hand" in verbs(later)
        assert SAY("table-restarting") not in text_of(later) + text_of(unknown)
        assert str(later.id) in text_of(former), "it leads to the newest"
        assert not verbs(unknown)
        assert SAY("table-closed-lost") in text_of(unknown)
        assert [each.edited_timestamp for each in others] == [None] * len(others)
        assert not sign_of_restore(database).exists()
        await game.open_hands()
        await game.step()
