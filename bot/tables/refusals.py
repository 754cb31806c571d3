"""Why a table refuses a request: codes with facts, never sentences."""

from enum import StrEnum

from engine.seats import Seat


class TableRefusal(StrEnum):
    """The reason for which a request changes nothing; its facts are named next to it."""

    CHANNEL_BUSY = "channel-busy"
    TABLE_ELSEWHERE = "table-elsewhere"  # channel
    SERVER_FULL = "server-full"  # count
    SEAT_TAKEN = "seat-taken"  # user, seat
    NOT_SEATED = "not-seated"
    NO_SEAT_FREE = "no-seat-free"
    NO_COMPUTER = "no-computer"  # seat
    TOO_MANY_PEOPLE = "too-many-people"  # count
    NOT_HOST = "not-host"  # user
    NOT_MANAGER = "not-manager"  # user
    LIMIT_KEPT = "limit-kept"
    DEAL_GIVEN = "deal-given"  # deal
    EXPERTS_PLAY = "experts-play"
    PAIR_PLAYS = "pair-plays"
    SEATS_EMPTY = "seats-empty"  # count
    GAME_RUNNING = "game-running"
    GAME_FINISHED = "game-finished"
    DEAL_FINISHED = "deal-finished"
    """That of a closed room: it has one deal, and no rematch."""
    NO_GAME = "no-game"
    DEAL_RUNNING = "deal-running"
    ALREADY_READY = "already-ready"
    ALREADY_AWAY = "already-away"
    PAUSED = "paused"
    ALREADY_PAUSED = "already-paused"
    NOT_PAUSED = "not-paused"
    PAUSE_BARRED = "pause-barred"
    ALREADY_SEATED = "already-seated"
    CARDS_IN_SHARED_PLAY = "cards-in-shared-play"
    SAW_OTHER_CARDS = "saw-other-cards"
    KICK_SELF = "kick-self"
    NOT_ABSENT = "not-absent"  # user, count
    ALREADY_VOTED = "already-voted"
    TAKE_BACKS_BARRED = "take-backs-barred"
    TAKE_BACK_LATE = "take-back-late"
    TAKE_BACK_CARDS_KNOWN = "take-back-cards-known"
    TAKE_BACK_DEAL_COUNTED = "take-back-deal-counted"
    TAKE_BACK_REFUSED = "take-back-refused"
    TAKE_BACKS_USED_UP = "take-backs-used-up"  # count
    ALREADY_ASKED = "already-asked"
    NOT_YOURS_TO_ANSWER = "not-yours-to-answer"
    TRAINING_KEPT = "training-kept"
    NO_COACH = "no-coach"
    COACH_ASKED = "coach-asked"
    COACH_REFUSED = "coach-refused"
    CLAIM_BARRED = "claim-barred"
    CLAIM_TOO_LATE = "claim-too-late"
    CLAIM_DENIED = "claim-denied"
    SWAP_ASKED = "swap-asked"
    STOP_ASKED = "stop-asked"
    DEAL_COUNTS = "deal-counts"
    DEAL_BEGUN = "deal-begun"  # user
    SWAP_NOT_YOURS = "swap-not-yours"
    WATCH_SEATED = "watch-seated"
    WATCH_COMPUTER = "watch-computer"
    WATCH_ABSENT = "watch-absent"
    WATCH_ASKED = "watch-asked"
    WATCH_REFUSED = "watch-refused"
    WATCH_SAW_ANOTHER = "watch-saw-another"
    WATCH_FULL = "watch-full"  # count
    WATCH_NOT_YOURS = "watch-not-yours"  # seat
    CARDS_IN_PLAY = "cards-in-play"
    CARDS_SEEN = "cards-seen"
    IMPORT_IN_RATED_GAME = "import-in-rated-game"
    IMPORT_IN_SHARED_PLAY = "import-in-shared-play"
    STALE_PRESS = "stale-press"
    TABLE_CLOSED = "table-closed"
    UNKNOWN_TABLE = "unknown-table"
    NO_TABLE_HERE = "no-table-here"
    TABLE_LOST = "table-lost"
    TABLE_WAITING = "table-waiting"
    CLOSING = "closing"


class TableRefused(Exception):
    """A request that the table refuses; nothing has changed."""

    def __init__(self, code: TableRefusal, **facts: int | str | Seat) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
