"""An evening as a release leaves it: its database, and the controls of its messages, as a file.

``RECORD_EVENING=1 pytest -m "slow or not slow" tests/cogs/test_released_version.py -k recorded``
writes it anew. That is done by the commit of a release, and by no other: later versions have to
open what an earlier one has left. What the evening itself leaves empty is filled with two servers
that the bot has left (``tests/bot/storage/whole.py``), so that every table has a row.
"""

import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import discord
import simcord

from engine.state import Phase
from tests.bot.storage.whole import add_servers
from tests.cogs.auctions import bid_and_passes
from tests.cogs.evening import Evening
from tests.cogs.playing import HOST_SEAT, Game, offers, take_seats
from tests.rig.people import Person
from tests.rig.screens import BUTTON, SELECTS, Button, CustomId, MessageLike, buttons_of, parts_of
from tests.rig.seams import messages_in

PEOPLE = ("alice", "bob", "chloe", "david", "eve")
MANAGER, MANAGES = "alice", discord.Permissions(manage_guild=True)
CHANNELS = (
    *("finished", "over", "auction", "trick", "watched", "paused"),
    *("lobby", "closed", "training", "hall"),
)
OPENS = frozenset(
    {
        *(
            "tricks",
            "auction",
            "sheet",
            "details",
            "review",
            "more",
            "rules",
            "rules-page",
            "players",
        ),
        *(
            "verify",
            "leaderboard",
            "stats",
            "history",
            "history-game",
            "history-deal",
            "settings",
            "setup",
        ),
        *(
            "computers",
            "clock",
            "house-rules",
            "ask-leave",
            "ask-stop",
            "watch",
            "lesson",
            "analysis",
        ),
        *("bids", "meanings", "privacy", "privacy-ask-erase", "learn", "feats", "podium", "seats"),
    }
)
"""What opens a page and changes nothing."""
PAGES = (
    *(f"contree {each}" for each in ("stats", "history", "leaderboard", "me", "help", "rules")),
    *("belote privacy", "contree-admin setup", "contree table"),
)

Part = dict[str, Any]


def control_of(part: Part) -> Part:
    """What of a button or a select matters to whoever presses it: no words."""
    kept: Part = {
        name: part[name]
        for name in ("type", "custom_id", "style", "min_values", "max_values", "channel_types")
        if name in part
    }
    if "options" in part:
        kept["options"] = [{"label": "-", "value": each["value"]} for each in part["options"]]
    return kept | ({"label": "-"} if "style" in part else {})


def _verb(control: Part) -> str:
    return CustomId(control["custom_id"]).verb


class RecordedEvening:
    """Plays the evening, and notes the controls of each message, also of those that have gone."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening
        cafe = evening.cafe
        self.who = {
            name: cafe.person(name, permissions=MANAGES if name == MANAGER else None)
            for name in PEOPLE
        }
        self.channels = {name: cafe.server.create_text_channel(name) for name in CHANNELS}
        self._standing: dict[int, Part] = {}
        self._ever: dict[str, Part] = {}

    async def play(self) -> None:
        """Leave one table of each kind, and the private pages of those who looked at them."""
        alice, bob, _, _, eve = self.who.values()
        finished = await self._table("finished", game="contree_701")
        await finished.play_until(None)
        await self._open_pages(alice, finished.table)
        over = await self._table("over")
        await over.play_until(Phase.OVER)
        auction = await self._table("auction")
        await auction.speak()
        await self._open_pages(bob, auction.table)
        trick = await self._table("trick")
        await bid_and_passes(trick)
        await trick.play()
        await trick.press(trick.after(trick.turn, 3), "take-back")
        self.look()
        watched = await self._table("watched")
        await bid_and_passes(watched)
        players = await eve.press(watched.table, "watch")
        await eve.press(players, "ask-watch", offers(players, "ask-watch")[0].custom_id.argument)
        self.look()
        paused = await self._table("paused")
        await alice.slash("contree pause", channel=paused.channel)
        await alice.slash("contree start", channel=self.channels["lobby"])
        await self._open_pages(alice, self._public("lobby"))
        await alice.slash("contree start", channel=self.channels["closed"])
        await alice.press(self._public("closed"), "cancel")
        training = self.channels["training"]
        await alice.slash("contree start", channel=training, training=True)
        await alice.press(self._public("training"), "fill")
        for name in PAGES:
            page = await alice.slash(name, channel=self.channels["hall"])
            self.look()
            await self._open_pages(alice, page)
        await add_servers(self.evening.bot.services.database)

    async def _table(self, channel: str, **options: object) -> Game:
        four, where = list(self.who.values())[:4], self.channels[channel]
        await take_seats(self.evening, four, channel=where, **options)
        self.look()
        lobby = self._public(channel)
        await four[0].press(lobby, "start" if offers(lobby, "start") else "fill")
        seats = self.evening.table(where).rules.seating.starting_at(HOST_SEAT)
        game = Game(self.evening, dict(zip(seats, four, strict=True)), channel=where)
        game.after_each = self.look
        await game.open_hands()
        return game

    async def _open_pages(self, person: Person, message: MessageLike) -> None:
        """Press whatever opens a page, there and on the pages behind it."""
        waiting: list[MessageLike] = [message]
        pressed: set[str] = set()

        def next_button() -> Button | None:
            # A page may be redrawn by what was pressed on it: its buttons are read each time.
            there = (each for each in buttons_of(waiting[-1]) if not each.disabled)
            return next((b for b in there if b.custom_id.verb in OPENS - pressed), None)

        while waiting:
            if (button := next_button()) is None:
                waiting.pop()
                continue
            pressed.add(button.custom_id.verb)
            page = await person.press(waiting[-1], button.custom_id.verb, button.custom_id.argument)
            self.look()
            if page.response is not None:
                waiting.append(page)

    def _public(self, channel: str) -> simcord.ResponseMessage:
        return self.evening.cafe.newest(self.channels[channel])

    def look(self) -> None:
        """Note all messages that stand now."""
        self._standing = {}
        for channel, handle in self.channels.items():
            for name, person in self.who.items():
                for message in messages_in(self.evening.cafe.env, handle.id, person.actor):
                    controls = [
                        control_of(dict(part))
                        for part in parts_of(message)
                        if "custom_id" in part and part["type"] in {BUTTON, *SELECTS}
                    ]
                    viewer = name if message.ephemeral else None
                    told = {"channel": channel, "viewer": viewer, "controls": controls}
                    self._standing[message.id] = {"id": message.id, **told}
                    for control in controls:
                        self._ever.setdefault(_verb(control), {**told, "controls": [control]})

    def written(self, database: Path) -> bytes:
        """The file: the rows, the messages that stand, and one of each kind that has gone."""
        self.look()
        messages = [each for each in self._standing.values() if each["controls"]]
        there = {_verb(control) for each in messages for control in each["controls"]}
        with closing(sqlite3.connect(database)) as connection:
            sql = "\n".join(connection.iterdump())
        left = {
            "server": self.evening.cafe.server.id,
            "people": {name: person.id for name, person in self.who.items()},
            "channels": {name: channel.id for name, channel in self.channels.items()},
            "messages": messages,
            "former": [told for verb, told in self._ever.items() if verb not in there],
            "sql": sql,
        }
        return gzip.compress(json.dumps(left, indent=1).encode(), mtime=0)
