"""Why a table refuses a request: codes with facts, never sentences."""

from enum import StrEnum

from engine.seats import Seat


class TableRefusal(StrEnum):
    """The reason for which a request changes nothing; its facts are named beside it."""

    CHANNEL_BUSY = "channel-busy"
    SEAT_TAKEN = "seat-taken"  # user, seat
    NOT_SEATED = "not-seated"
    NO_SEAT_FREE = "no-seat-free"
    NO_COMPUTER = "no-computer"  # seat
    NOT_HOST = "not-host"  # user
    NOT_MANAGER = "not-manager"  # user
    SEATS_EMPTY = "seats-empty"  # count
    GAME_RUNNING = "game-running"
    GAME_FINISHED = "game-finished"
    NO_GAME = "no-game"
    DEAL_RUNNING = "deal-running"
    ALREADY_READY = "already-ready"
    ALREADY_AWAY = "already-away"
    STALE_PRESS = "stale-press"
    TABLE_CLOSED = "table-closed"
    UNKNOWN_TABLE = "unknown-table"
    NO_TABLE_HERE = "no-table-here"


class TableRefused(Exception):
    """A request that the table refuses; nothing has changed."""

    def __init__(self, code: TableRefusal, **facts: int | str | Seat) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
