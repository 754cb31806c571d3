"""What release 1.0 has left: its database opens, its buttons answer, and its games go on.

The file holds the rows of its database, the buttons and selects of the messages that stood in its
channels, and some of those that had stood there before.
"""

import gzip
import json
import os
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.i18n import words
from bot.settings import Settings
from bot.storage.backup.check import Report, check_file
from bot.storage.database.shape import shapes_frozen
from bot.tables.occupants import Human
from cogs.ui.ids import base36
from engine.state import Phase
from tests.bot.storage.files import number_in
from tests.cogs.evening import Evening
from tests.cogs.playing import Game
from tests.cogs.recorded_evening import MANAGER, MANAGES, RecordedEvening
from tests.rig.plugin import OpenCafe
from tests.rig.screens import CustomId, text_of

FILE = Path(__file__).parents[1] / "data" / "evening_1_0.json.gz"
RELEASED = "v1_0"
"""The revision of its database."""

BUTTON, CHANNELS, ROW, IN_A_ROW = 2, 8, 1, 5
LAST = {"privacy-erase", "leave", "stop", "cancel", "kick", "settings-reset"}
"""After these, other buttons would find nothing any more."""

Part = dict[str, Any]


class FormerEvening(Evening):
    """A café that another version has left, in which today's bot opens the same database."""

    def __init__(self, open_cafe: OpenCafe, settings: Settings) -> None:
        super().__init__(open_cafe, settings)
        self.database = settings.data_dir / "contree.sqlite3"
        text = gzip.decompress(FILE.read_bytes()).decode()
        left = json.loads(text)
        self.who = {
            name: self.cafe.person(name, permissions=MANAGES if name == MANAGER else None)
            for name in left["people"]
        }
        self.channels = {
            name: self.cafe.server.create_text_channel(name) for name in left["channels"]
        }
        ids = {left["server"]: self.cafe.server.id}
        ids |= {left["people"][name]: person.id for name, person in self.who.items()}
        ids |= {left["channels"][name]: channel.id for name, channel in self.channels.items()}
        self.left: dict[str, Any] = json.loads(with_ids(text, ids))
        posted = {
            each["id"]: self.post(each, each["controls"]).id for each in self.left["messages"]
        }
        self.database.unlink()
        with sqlite3.connect(self.database) as connection:
            connection.executescript(with_ids(left["sql"], ids | posted))
        connection.close()

    def post(self, former: dict[str, Any], controls: list[Part]) -> simcord.ResponseMessage:
        """Leave a message with controls where the former one stood, for those who saw it."""
        world, viewer = self.cafe.env.backend, former["viewer"]
        asked = None
        if viewer:
            user = {"username": viewer, "discriminator": "0", "avatar": None}
            asked = {"id": "1", "type": 3, "user": {"id": str(self.who[viewer].id), **user}}
        stored = world.create_message(
            self.channels[former["channel"]].id,
            world.bot_user.id,
            components=list(rows(controls)),
            flags=discord.MessageFlags(components_v2=True, ephemeral=viewer is not None).value,
            interaction_metadata=asked,
        )
        return simcord.ResponseMessage(self.cafe.env, stored)

    async def use(self, former: dict[str, Any], control: Part) -> simcord.InteractionResult:
        """Press a button, or choose the last value of a select, on a copy of its message."""
        message = self.post(former, [control])
        person = self.who[former["viewer"] or MANAGER]
        custom_id = CustomId(control["custom_id"])
        if control["type"] == BUTTON:
            return await person.press(message, custom_id.verb, custom_id.argument)
        value = (
            self.cafe.channel if control["type"] == CHANNELS else control["options"][-1]["value"]
        )
        return await person.choose(message, value, verb=custom_id.verb, argument=custom_id.argument)

    def game(self, name: str) -> Game:
        """The game that goes on in a channel, with the people who play there themselves."""
        by_id = {person.id: person for person in self.who.values()}
        table = self.table(self.channels[name])
        people = {
            seat: by_id[occupant.user]
            for seat in table.playing_seats
            if isinstance(occupant := table.occupant(seat), Human) and not occupant.away
        }
        return Game(self, people, channel=self.channels[name])

    def checked(self) -> Report:
        """What ``contree check`` finds in the database."""
        return check_file(self.database)


def with_ids(text: str, ids: dict[int, int]) -> str:
    """Put other ids into a text, wherever the former ones stand in it."""
    written = {str(before): str(now) for before, now in ids.items()}
    written |= {base36(before): base36(now) for before, now in ids.items()}
    return re.sub("|".join(written), lambda found: written[found[0]], text)


def rows(controls: list[Part]) -> Iterator[Part]:
    """Buttons by five, and each select in a row of its own."""
    buttons = [control for control in controls if control["type"] == BUTTON]
    for start in range(0, len(buttons), IN_A_ROW):
        yield {"type": ROW, "components": buttons[start : start + IN_A_ROW]}
    for control in controls:
        if control["type"] != BUTTON:
            yield {"type": ROW, "components": [control]}


@pytest.mark.slow
@pytest.mark.skipif("RECORD_EVENING" not in os.environ, reason="done by the commit of a release")
async def test_the_evening_is_recorded(evening: Evening, settings: Settings) -> None:
    async with evening:
        recorded = RecordedEvening(evening)
        await recorded.play()
        FILE.write_bytes(recorded.written(settings.data_dir / "contree.sqlite3"))


@pytest.fixture
def former(open_cafe: OpenCafe, settings: Settings) -> FormerEvening:
    """The café as that version has left it; today's bot is not there yet."""
    return FormerEvening(open_cafe, settings)


async def test_every_button_and_select_answers(former: FormerEvening) -> None:
    unknown = {words(language)("refusal-old-button") for language in ("fr", "en")}
    left = [
        (each, control)
        for each in (*former.left["messages"], *former.left["former"])
        for control in each["controls"]
        if CustomId(control["custom_id"]).verb != "analyse"  # experts would judge a whole deal
    ]
    left.sort(key=lambda pair: CustomId(pair[1]["custom_id"]).verb in LAST)
    verbs = {CustomId(control["custom_id"]).verb for _, control in left}
    assert len(verbs) > 90
    async with former:
        for each, control in left:
            answer = await former.use(each, control)
            told = text_of(answer) if answer.response else ""
            assert not any(refusal in told for refusal in unknown), control["custom_id"]


@pytest.mark.slow
async def test_its_games_go_on_in_the_hands_that_were_open(former: FormerEvening) -> None:
    async with former:
        await former.who[MANAGER].press(former.game("paused").table, "resume")
        for name in ("auction", "trick", "watched", "over", "paused"):
            game = former.game(name)
            await game.step()
            await game.open_hands()
            await game.play_until(Phase.OVER, None)


def test_it_has_a_row_of_every_table(former: FormerEvening) -> None:
    rows = {
        name: number_in(former.database, f"SELECT count(*) FROM {name}")
        for name in shapes_frozen()[RELEASED]
    }
    assert [name for name, count in rows.items() if not count] == []


async def test_its_results_agree_with_its_logs(former: FormerEvening) -> None:
    before = former.checked()
    assert before.findings == ()
    own = f"SELECT count(*) FROM games WHERE guild_id = {former.cafe.server.id}"
    games = number_in(former.database, own)
    async with former:
        page = await former.who[MANAGER].slash("contree history", channel=former.channels["hall"])
        finished = [line for line in text_of(page).splitlines() if ":d>" in line]
        assert len([line for line in finished if "en cours" not in line]) == games
    after = former.checked()
    assert not after.old_results
    assert after.findings == ()
    assert (after.games, after.events) == (before.games, before.events)
