"""Take back a misclick: ask the other side, which agrees or refuses within a short time.

With it go the moves of computers that followed; they answer again.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Self

from bot.tables.checks import (
    require_game,
    require_going_on,
    require_host,
    require_seat,
    require_stage,
)
from bot.tables.claims import Claims, done_by
from bot.tables.consent import Consent, ConsentQuestion
from bot.tables.events import (
    Answered,
    Asked,
    Lapsed,
    PlayerAway,
    SeatTaken,
    TableEvent,
    TableOpened,
    TakeBacksAllowed,
    TakenBack,
)
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.requests import ActionRequest
from bot.tables.table import Stage, Table
from engine.events import (
    Called,
    CardPlayed,
    CardsUncovered,
    DealSettled,
    Dealt,
    GameStarted,
    HandsCompleted,
    MeldsCompared,
    RenegeClaimed,
    ThrownIn,
)
from engine.evolve import BrokenLog
from engine.seats import Seat
from engine.state import GameState, changed

MOST_A_DEAL = 2
"""Requests that a seat may make per deal: enough for misclicks, and for nothing else."""


class Finality(StrEnum):
    """Why the last call or card is final: what followed cannot be unseen.

    ``FOLLOWED``: a computer has moved since, and a hidden card came to light.
    """

    FOLLOWED = "followed"
    CARDS_KNOWN = "cards-known"
    DEAL_COUNTED = "deal-counted"


REFUSAL_BY_FINALITY: Mapping[Finality, TableRefusal] = {
    Finality.FOLLOWED: TableRefusal.TAKE_BACK_LATE,
    Finality.CARDS_KNOWN: TableRefusal.TAKE_BACK_CARDS_KNOWN,
    Finality.DEAL_COUNTED: TableRefusal.TAKE_BACK_DEAL_COUNTED,
}


@dataclass(frozen=True, slots=True)
class LastAct:
    """The last call or card of a person, made by the seat's owner, and the game before it.

    ``move`` is the table's move right after it; ``followed``: computers have moved since.
    """

    done: Called | CardPlayed
    before: GameState
    move: int
    followed: bool = False
    final: Finality | None = None


class Outcome(StrEnum):
    """The outcome of a request."""

    DONE = "done"
    REFUSED = "refused"
    LAPSED = "lapsed"
    OVERTAKEN = "overtaken"


@dataclass(frozen=True, slots=True)
class PastRequest:
    """The last request and its outcome; ``by`` is who refused."""

    act: LastAct
    outcome: Outcome
    by: Seat | None = None


@dataclass(frozen=True)
class TakingBack(ConsentQuestion):
    """The state of take-backs: whether they are allowed, and the current request.

    ``last`` is what may be taken back: None after a take-back, and for an action made on a person's
    behalf. ``requests`` holds a seat once for each request of the deal; ``answered`` is kept until
    the next call or card.
    """

    allowed: bool = True
    last: LastAct | None = None
    requests: tuple[Seat, ...] = ()
    answered: PastRequest | None = None

    KIND = "take-back"
    ENDS = (Called, CardPlayed, DealSettled, ThrownIn, RenegeClaimed, TakenBack)

    @classmethod
    def opened(cls, opening: TableOpened) -> Self:
        """The state as the table opens: the server has chosen whether take-backs are allowed."""
        return cls(allowed=opening.take_backs)

    @property
    def holds_play(self) -> bool:
        """Whether a request is open: nobody moves until it is answered."""
        return self.asked is not None

    @property
    def asker(self) -> Seat | None:
        """The seat whose request is open."""
        return self.last.done.seat if self.asked and self.last else None

    @property
    def undone(self) -> GameState:
        """The game before the last act and all that followed; BrokenLog if the act is final."""
        if self.last is None or self.last.final is not None:
            raise BrokenLog("there is nothing to take back")
        return self.last.before

    def asked_of(self, table: Table, asked: Consent) -> frozenset[Seat]:
        """The people of the other side who are present; computers agree."""
        seat, team = table.seat_of(asked.by), table.rules.seating.team
        if seat is None:
            return frozenset()
        return frozenset(other for other in table.present if team(other) is not team(seat))

    def granted(self, table: Table, asked: Consent) -> tuple[TableEvent, ...]:
        """The take-back itself."""
        seat = table.seat_of(asked.by)
        return () if seat is None else (TakenBack(seat),)

    def after(self, event: TableEvent, table: Table) -> "TakingBack":
        """The state once the event is applied; unchanged if it is about something else.

        A take-back goes through the moves of computers. Where the game is rated it does not go
        through their cards: nobody may look at one and then play something else.
        """
        now = changed(self, consent=self.consent_after(event, table))
        match event:
            case Called() | CardPlayed() if self.last is not None and _is_of_computer(table, event):
                followed = changed(now, last=replace(self.last, followed=True), answered=None)
                shows = table.is_rated and isinstance(event, CardPlayed)
                return followed._final(Finality.FOLLOWED) if shows else followed
            case Called() | CardPlayed():
                last = None
                if table.game is not None and done_by(table, event) is not None:
                    last = LastAct(event, table.game, table.move + 1)
                return changed(now, last=last, answered=self._outcome(Outcome.OVERTAKEN))
            # Each of these has shown cards to somebody, who cannot forget them.
            case HandsCompleted() | CardsUncovered() | MeldsCompared():
                return now._final(Finality.CARDS_KNOWN)
            case DealSettled() | ThrownIn() | RenegeClaimed():
                return changed(now, answered=None)._final(Finality.DEAL_COUNTED)
            case GameStarted() | Dealt():
                return TakingBack(allowed=self.allowed)
            case PlayerAway(seat) | SeatTaken(seat, _) if self.last and self.last.done.seat is seat:
                return changed(now, last=None, answered=None)
            case TakeBacksAllowed(allowed):
                return changed(now, allowed=allowed)
            case Asked(self.KIND) if self.last is not None:
                requests = (*self.requests, self.last.done.seat)
                return changed(now, requests=requests, answered=None)
            case Answered(self.KIND, _, seat, False):
                answered = self._outcome(Outcome.REFUSED, seat)
                return changed(now, consent=None, answered=answered)
            case Lapsed(self.KIND):
                return changed(now, answered=self._outcome(Outcome.LAPSED))
            case TakenBack():
                return changed(now, last=None, answered=self._outcome(Outcome.DONE))
            case _:
                return now

    def _outcome(self, outcome: Outcome, by: Seat | None = None) -> PastRequest | None:
        """The outcome of the open request, if there is one."""
        return PastRequest(self.last, outcome, by) if self.asked and self.last else None

    def _final(self, why: Finality) -> "TakingBack":
        last = self.last
        if last is None:
            return self
        return changed(self, last=replace(last, final=Finality.FOLLOWED if last.followed else why))


def _is_of_computer(table: Table, event: Called | CardPlayed) -> bool:
    """Whether a computer called or played: for itself, or for somebody who is away."""
    return Claims.of(table).made is None and not table.is_present(event.seat)


def why_not(table: Table, seat: Seat) -> TableRefusal | None:
    """Why this seat may not ask to take back its last call or card; None when it may."""
    now = TakingBack.of(table)
    # What was taken back would be told to all, and others play the deal without a second try.
    if not now.allowed or table.is_closed_room:
        return TableRefusal.TAKE_BACKS_BARRED
    if now.last is None or now.last.done.seat is not seat:
        return TableRefusal.TAKE_BACK_LATE
    if now.last.final is not None:
        return REFUSAL_BY_FINALITY[now.last.final]
    if now.asked:
        return TableRefusal.ALREADY_ASKED
    if now.answered is not None and now.answered.outcome is Outcome.REFUSED:
        return TableRefusal.TAKE_BACK_REFUSED
    if now.requests.count(seat) >= MOST_A_DEAL:
        return TableRefusal.TAKE_BACKS_USED_UP
    return None


@dataclass(frozen=True, slots=True)
class AllowTakeBacks(ActionRequest):
    """Let misclicks be taken back by consent at this table, or not."""

    allowed: bool

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """The host says so in the lobby; no event if nothing changes."""
        require_stage(table, Stage.LOBBY)
        require_host(table, user)
        same = self.allowed == TakingBack.of(table).allowed
        return () if same else (TakeBacksAllowed(self.allowed),)


@dataclass(frozen=True, slots=True)
class TakeBack(ActionRequest):
    """Take back the call or the card that brought the game to this move."""

    move: int

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """Ask the other side; done at once if nobody of it is present.

        Refused if the game has gone on too far, and if ``why_not`` has a reason.
        """
        seat, now = require_seat(table, user), TakingBack.of(table)
        require_going_on(table)
        if now.last is None or not now.last.move <= self.move <= table.move:  # an older picture
            raise TableRefused(TableRefusal.TAKE_BACK_LATE)
        if why := why_not(table, seat):
            raise TableRefused(why, count=MOST_A_DEAL)
        return now.ask(table, user)


@dataclass(frozen=True, slots=True)
class AnswerTakeBack(ActionRequest):
    """Consent to what somebody of the other side asks at this move, or not."""

    move: int
    agree: bool

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """The last one who agrees completes it. STALE_PRESS for a request that is over."""
        require_seat(table, user)
        require_going_on(table)
        if self.move != table.move:
            raise TableRefused(TableRefusal.STALE_PRESS)
        return TakingBack.of(table).answer(table, user, agree=self.agree)


@dataclass(frozen=True, slots=True)
class LapseTakeBack(ActionRequest):
    """Nobody has answered in time what was asked at this move."""

    move: int

    def decide(self, table: Table, user: int) -> tuple[TableEvent, ...]:
        """The move stands. STALE_PRESS for a request that is over."""
        require_game(table)
        asked = TakingBack.of(table).asked
        if self.move != table.move or asked is None:
            raise TableRefused(TableRefusal.STALE_PRESS)
        return (Lapsed(asked.kind, asked.by),)
