"""Audit a log: check every event of it and name the first that could not have happened.

Within a game the engine decides: each call and card must be legal where it stands and have exactly
the effects in the log; a deal must be the one of its seed. Around the games the check is looser:
it asks only whether the event was possible, so that a version whose tables refuse more calls no log
faulty for what an earlier one, from 1.0 on, allowed.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.storage.log.replay import Step
from bot.tables.claims import Claims
from bot.tables.clock import next_deal_after
from bot.tables.deals import given_deal
from bot.tables.events import (
    Answered,
    DealSealed,
    HostChanged,
    LobbyReopened,
    PlayerAway,
    PlayerBack,
    PlayerReady,
    SeatLeft,
    SeatTaken,
    TableEvent,
    TakenBack,
    TurnLapsed,
)
from bot.tables.occupants import Human
from bot.tables.possible_events import Moment, Move, could_act, is_away
from bot.tables.table import Stage, Table
from bot.tables.take_back import TakingBack
from engine.actions import Action, Challenge, IllegalAction, PlayCard
from engine.announcements import Announcement
from engine.events import Called, CardPlayed, Dealt, Event, GameStarted, MisplayClaimed
from engine.evolve import replay
from engine.fairness import FIRST_DEALER, PACK, Seeded, seed_of
from engine.game import deal, decide, new_game
from engine.ruleset import Announcing, RuleSet
from engine.seats import Seat
from engine.state import Phase


class Fault(StrEnum):
    """Why an event could not have happened there."""

    ILLEGAL = "illegal"  # a call or card that the rules refuse there
    NOT_FOLLOWING = "not-following"  # the rules have another effect
    NOT_DEALT = "not-dealt"  # not the deal of its seed, or none at all
    IMPOSSIBLE = "impossible"  # nobody could have done it at the table as it stood
    CUT_SHORT = "cut-short"  # the log ends where more must follow


@dataclass(frozen=True, slots=True)
class FaultyEntry:
    """An entry, numbered from 1, that could not have happened."""

    entry: int
    fault: Fault


class _Found(Exception):
    def __init__(self, at: int, fault: Fault) -> None:
        super().__init__(fault)
        self.unfounded = FaultyEntry(at + 1, fault)


def first_faulty_entry(steps: Sequence[Step]) -> FaultyEntry | None:
    """The first event of a log that could not have happened; None for a sound log."""
    audit = _Audit(steps)
    at = 1
    try:
        while at < len(steps):
            at = audit.after(at)
        audit.check_end()
    except _Found as found:
        return found.unfounded
    return None


class _Audit:
    """Walks through a log; events are numbered from 0, the opening."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self._steps = steps
        self._events = [step.event for step in steps]

    def after(self, at: int) -> int:
        """Check the event at this place and its effects; return the place after them."""
        table, event = self._before(at), self._events[at]
        if table.stage is Stage.CLOSED:
            raise _Found(at, Fault.IMPOSSIBLE)
        if at == 1 and event != SeatTaken(Seat.SOUTH, Human(table.host)):
            raise _Found(at, Fault.IMPOSSIBLE)
        match event:
            case Called() | CardPlayed() | MisplayClaimed():
                return self._moved(at, event)
            case DealSealed(seed):
                return self._dealt(at, seed)
            case GameStarted() | Dealt():
                return self._given(at)
            case TurnLapsed(seat):
                return self._lapsed(at, seat)
            case LobbyReopened():
                return self._reopened(at)
        if isinstance(event, Event):  # something that only follows from another event
            raise _Found(at, Fault.NOT_FOLLOWING)
        claimed = Claims.of(table).made is not None and not table.between_deals
        if claimed and table.stage is Stage.PLAYING:
            raise _Found(at, Fault.IMPOSSIBLE)
        if not self._moment(at).is_possible:
            raise _Found(at, Fault.IMPOSSIBLE)
        self._check_what_follows(at, event)
        return at + 1

    def check_end(self) -> None:
        """A log may end only where the table waits for somebody."""
        table = self._steps[-1].table
        deal_now = table.game.deal if table.game else None
        claimed = Claims.of(table).made is not None and deal_now and deal_now.phase is Phase.PLAY
        if table.stage is Stage.PLAYING and (deal_now is None or claimed):
            raise _Found(len(self._steps), Fault.CUT_SHORT)

    def _moment(self, at: int) -> Moment:
        return Moment(self._events, at, self._before(at), self._steps[at].table)

    def _before(self, at: int) -> Table:
        return self._steps[at - 1].table

    def _matched(self, at: int, expected: Sequence[TableEvent], fault: Fault) -> int:
        for place, event in enumerate(expected, start=at):
            if place == len(self._events):
                raise _Found(place, Fault.CUT_SHORT)
            if self._events[place] != event:
                raise _Found(place, fault)
        return at + len(expected)

    def _moved(self, at: int, event: Move, lapsing: Seat | None = None) -> int:
        table = self._before(at)
        if table.paused is not None or not (event.seat is lapsing or could_act(table, event)):
            raise _Found(at, Fault.IMPOSSIBLE)
        if table.stage is not Stage.PLAYING or table.game is None:
            raise _Found(at, Fault.ILLEGAL)
        following = self._events[at + 1] if at + 1 < len(self._events) else None
        try:
            action = _action_of(table.rules, event, following)
            expected = decide(table.rules, table.game, event.seat, action)
        except IllegalAction:
            raise _Found(at, Fault.ILLEGAL) from None
        return self._matched(at, expected, Fault.NOT_FOLLOWING)

    def _lapsed(self, at: int, seat: Seat) -> int:
        """A seat ran out of time: it may be marked away, and a move is made for it."""
        table = self._before(at)
        if seat not in table.awaited or not table.is_present(seat) or not table.clock:
            raise _Found(at, Fault.IMPOSSIBLE)
        at += 1
        if at < len(self._events) and self._events[at] == PlayerAway(seat):
            if seat not in table.lapsed or not self._moment(at).keeps_a_host:
                raise _Found(at, Fault.IMPOSSIBLE)
            at += 1
            at += at < len(self._events) and isinstance(self._events[at], HostChanged)
        if at == len(self._events):
            raise _Found(at, Fault.CUT_SHORT)
        event = self._events[at]
        if not isinstance(event, Move) or event.seat is not seat:
            raise _Found(at, Fault.IMPOSSIBLE)
        return self._moved(at, event, lapsing=seat)

    def _reopened(self, at: int) -> int:
        """Back to the lobby: players who are away lose their seats; who asked for it is host."""
        if self._before(at).stage is not Stage.FINISHED:
            raise _Found(at, Fault.IMPOSSIBLE)
        for place in range(at + 1, len(self._events)):
            table = self._before(place)
            match self._events[place]:
                case SeatLeft(seat) if is_away(table, seat):
                    pass
                case PlayerBack(seat) if isinstance(table.occupant(seat), Human):
                    pass
                case HostChanged(user) if table.seat_of(user) is not None:
                    return place + 1
                case _:
                    raise _Found(place, Fault.IMPOSSIBLE)
        raise _Found(len(self._events), Fault.CUT_SHORT)

    def _dealt(self, at: int, seed: str) -> int:
        """A deal, or a game and its first deal, as their seed gives them."""
        table, drawn = self._before(at), seed_of(seed)
        self._check_deal(at, table)
        if table.given and not table.games:
            raise _Found(at, Fault.NOT_DEALT)
        game, rules = table.game, table.rules
        begun: tuple[Event, ...] = ()
        if table.stage is not Stage.PLAYING or game is None:
            if table.seat_of(table.host) is None:
                raise _Found(at, Fault.IMPOSSIBLE)
            begun = new_game(rules, Seeded(drawn, FIRST_DEALER))
            game = replay(rules, begun)
        dealt = deal(rules, game, Seeded(drawn, PACK))
        return self._matched(at + 1, (*begun, *dealt), Fault.NOT_DEALT)

    def _given(self, at: int) -> int:
        """A game that begins without a seed is the deal that its table was given."""
        table = self._before(at)
        self._check_deal(at, table)
        if table.given is None or table.games:
            raise _Found(at, Fault.NOT_DEALT)
        return self._matched(at, given_deal(table.given), Fault.NOT_DEALT)

    def _check_deal(self, at: int, table: Table) -> None:
        """A game starts with all seats taken; its next deal once everybody is ready or in time."""
        if table.stage is not Stage.PLAYING:
            may_be = not table.free_seats
        else:
            waited_for = set(table.present) - table.ready - self._moment(at).came_back
            all_ready = bool(table.present) and not waited_for
            in_time = bool(table.present) and next_deal_after(table) > 0
            may_be = table.between_deals and (all_ready or in_time)
        if not may_be:
            raise _Found(at, Fault.IMPOSSIBLE)

    def _check_what_follows(self, at: int, event: TableEvent) -> None:
        """Check that events with an immediate effect are followed by it."""
        now = self._steps[at].table
        next_one = self._events[at + 1] if at + 1 < len(self._events) else None
        match event:
            case PlayerReady() if set(now.present) <= now.ready:
                due = isinstance(next_one, DealSealed | Dealt)
            case Answered(TakingBack.KIND, agree=True) if not TakingBack.to_answer(now):
                due = isinstance(next_one, TakenBack)
            case _:
                return
        if not due:
            cut = next_one is None
            raise _Found(at + 1, Fault.CUT_SHORT if cut else Fault.NOT_FOLLOWING)


def _action_of(rules: RuleSet, event: Move, following: TableEvent | None) -> Action:
    """The action that causes this event."""
    match event:
        case Called(_, call):
            return call
        case MisplayClaimed():
            return Challenge()
        case CardPlayed(_, card):
            by_hand = rules.announcing is Announcing.BY_HAND
            return PlayCard(card, announcing=by_hand and isinstance(following, Announcement))
