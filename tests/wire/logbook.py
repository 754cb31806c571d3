"""The log of the tables, read from the bot's file while it runs or after it was killed."""

import json
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from bot.storage.log.codec import decode
from bot.storage.log.event_log import Entry
from bot.storage.log.people import with_users
from bot.tables.events import SeatTaken, TableEvent
from bot.tables.occupants import Human
from engine.actions import Pass
from engine.contract import Bid
from engine.events import Called, CardPlayed
from engine.seats import Seat
from tests.fuzz.uninvited import deed_of, uninvited
from tests.wire.people import Control
from tests.wire.player import Player

FILE = "contree.sqlite3"
UNKNOWN_TIME = datetime.fromtimestamp(0, UTC)


def logged(folder: Path, table: int = 1) -> list[TableEvent]:
    """Read what has happened at a table, oldest first."""
    address = f"file:{folder / FILE}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as connection:
        rows = connection.execute(
            "SELECT kind, payload FROM events WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()
        of_table = "SELECT n, user_id FROM table_people WHERE table_id = ?"
        users = dict(connection.execute(of_table, (table,)).fetchall())
    payloads = with_users(users, [payload for _, payload in rows])
    return [
        decode(Entry(kind, json.loads(payload), UNKNOWN_TIME))
        for (kind, _), payload in zip(rows, payloads, strict=True)
    ]


def lost(player: Player, events: Sequence[TableEvent]) -> Counter[str]:
    """Count what the bot answered to a player as done, and does not know."""
    seat = _seat_of(player.person.id, events)
    promised = Counter(filter(None, (_named(control) for control in player.accepted())))
    return promised - Counter(filter(None, (_done(event, seat) for event in events)))


def unasked(player: Player, events: Sequence[TableEvent]) -> Counter[str]:
    """Count what the log says of a player more often than they pressed it, answered or not."""
    user, ids = player.person.id, [control.custom_id for control in player.pressed]
    pressed = Counter(filter(None, (deed_of(user, each.text) for each in ids)))
    table = next((int(each.table, 36) for each in ids if each.table), 0)
    found = uninvited(table, events, pressed)
    return Counter({what: times for (who, what), times in found.items() if who == user})


def _named(control: Control) -> str:
    """Name a press as the log does; what leaves no event of its own has no name."""
    match control.verb:
        case "card" | "bid":
            return f"{control.verb} {control.custom_id.argument}"
        case "pass":
            return "pass"
    return ""


def _done(event: TableEvent, seat: Seat) -> str:
    match event:
        case CardPlayed() if event.seat is seat:
            return f"card {event.card}"
        case Called(call=Bid() as bid) if event.seat is seat:
            return f"bid {bid}"
        case Called(call=Pass()) if event.seat is seat:
            return "pass"
    return ""


def _seat_of(user: int, events: Sequence[TableEvent]) -> Seat:
    taken = [e.seat for e in events if isinstance(e, SeatTaken) and e.occupant == Human(user)]
    return taken[-1]
