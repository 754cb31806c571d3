"""The record of a game: who began it, the result of each deal, how long each person thought."""

from collections import deque
from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Self

from bot.storage.log.replay import Step
from bot.tables.claims import Claims, done_by
from bot.tables.events import SeatLeft, TableEvent
from bot.tables.occupants import NOBODY_KNOWN, Human, Occupant
from bot.tables.table import Table
from engine.cards import Trump
from engine.contract import ContractKind
from engine.events import Called, CardPlayed, DealSettled, GameStarted
from engine.seats import Seat, Team
from engine.settlement import LineCode, Result, Settlement
from engine.state import Deal, changed

_SCORES = ("score_0", "score_1")


@dataclass(frozen=True, slots=True, kw_only=True)
class DealResult:
    """A settled deal of a game; a deal that was passed out has none.

    ``declarer`` is a seat; ``declarer_id`` and ``doubler_id`` are the people who played there
    themselves. ``attack`` is a team. ``margin`` are the points by which the attack went beyond its
    number, or fell short of it; None if no number was bid. ``sweep`` is the team that took
    every trick. ``present`` has a bit for each seat whose holder at the end of the game played this
    deal in person; None in rows from before this was stored.
    """

    number: int
    declarer: int
    declarer_id: int | None
    kind: ContractKind
    value: int
    trump: Trump
    doubles: int
    doubler_id: int | None
    result: Result
    attack: int
    margin: int | None
    sweep: int | None
    scores: tuple[int, int]
    present: int | None = None

    def without(self, people: Collection[int]) -> Self:
        """A copy of the deal in which these people are ``NOBODY_KNOWN``."""
        declarer, doubler = (
            NOBODY_KNOWN if user in people else user for user in (self.declarer_id, self.doubler_id)
        )
        return replace(self, declarer_id=declarer, doubler_id=doubler)

    def row(self, game_id: int) -> dict[str, object]:
        """The row that keeps this deal of a game."""
        told = {name: getattr(self, name) for name in self.__slots__ if name != "scores"}
        return {"game_id": game_id, **told, **dict(zip(_SCORES, self.scores, strict=True))}


INTERRUPTED = timedelta(minutes=10)
"""A longer pause is not thinking: the bot or the player was away."""

MILLISECOND = timedelta(milliseconds=1)


@dataclass(frozen=True, slots=True)
class DealSummary:
    """A settled deal, and the person who played it in each seat; None for a computer."""

    deal: DealResult
    players: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Thinking:
    """The moves that a person made, and the milliseconds that they took in all."""

    moves: int = 0
    milliseconds: int = 0

    def longer(self, by: timedelta) -> "Thinking":
        """A copy with one more move."""
        return Thinking(self.moves + 1, self.milliseconds + by // MILLISECOND)


@dataclass(frozen=True, kw_only=True)
class GameRecord:
    """A game so far: a fold of its log with its times.

    ``starters`` are those who held the seats at its start; ``last`` is when something happened;
    ``thinking`` is by user, for everybody who made a move themselves. ``acts`` are the calls
    and cards by seat and by who did them, None for a computer; those of a claim are nobody's.
    """

    began: datetime
    last: datetime
    starters: tuple[Occupant | None, ...]
    deals: tuple[DealSummary, ...] = ()
    thinking: tuple[tuple[int, Thinking], ...] = ()
    acts: tuple[tuple[tuple[Seat, int | None], int], ...] = ()

    def thinking_of(self, user: int) -> Thinking:
        """The total thinking time of this person."""
        return dict(self.thinking).get(user, Thinking())

    def has_acted(self, user: int) -> bool:
        """Whether this person made a move."""
        return any(user == each for each, _ in self.thinking)

    def begun_in(self, seat: Seat) -> int | None:
        """The person who held a seat at the start."""
        held = self.starters[seat]
        return held.user if isinstance(held, Human) else None

    def moves_in(self, seat: Seat, user: int) -> tuple[int, int]:
        """The calls and cards of this person in a seat, and those of everybody else there."""
        own = dict(self.acts).get((seat, user), 0)
        return own, sum(times for (at, _), times in self.acts if at is seat) - own

    def played_by(self, seat: Seat, user: int | None) -> Sequence[DealResult]:
        """The deals that this person, or a computer, played in this seat."""
        return [each.deal for each in self.deals if each.players[seat] == user]


def record_after(
    so_far: GameRecord | None, before: Table | None, event: TableEvent, at: datetime, table: Table
) -> GameRecord | None:
    """The record after this event between two states of a table; None before the first game."""
    if isinstance(event, GameStarted):
        return GameRecord(began=at, last=at, starters=table.seats)
    if so_far is None or before is None:
        return None
    if isinstance(event, DealSettled) and table.game is not None and table.game.deal is not None:
        settled = _deal_record(table, table.game.deal, event.settlement)
        return changed(so_far, last=at, deals=(*so_far.deals, settled))
    if isinstance(event, SeatLeft):  # before the first call: they never began it
        starters = tuple(
            None if seat == event.seat else held for seat, held in enumerate(so_far.starters)
        )
        return changed(so_far, last=at, starters=starters)
    # The cards of a claim are nobody's decisions.
    if not isinstance(event, Called | CardPlayed) or Claims.of(before).made is not None:
        return changed(so_far, last=at)
    seat = done_by(before, event)
    user = None if seat is None else _person_in(before, seat)
    counts = dict(so_far.acts)
    counts[event.seat, user] = counts.get((event.seat, user), 0) + 1
    acts = tuple(counts.items())
    if user is None:
        return changed(so_far, last=at, acts=acts)
    took, known = at - so_far.last, so_far.thinking_of(user)
    times = {**dict(so_far.thinking), user: known if took > INTERRUPTED else known.longer(took)}
    return changed(so_far, last=at, acts=acts, thinking=tuple(times.items()))


def with_records(
    steps: Iterable[Step], before: Table | None = None, record: GameRecord | None = None
) -> Iterator[tuple[Step, GameRecord | None]]:
    """These steps, each with the record of its game so far.

    They begin with a game, or go on from a table ``before`` them and its record.
    """
    for step in steps:
        record = record_after(record, before, step.event, step.entry.at, step.table)
        before = step.table
        yield step, record


def last_state(
    steps: Iterable[Step], before: Table | None = None, record: GameRecord | None = None
) -> tuple[Table, GameRecord | None]:
    """The table after the last of these steps, with the record of its game: see `with_records`."""
    # Only the last is kept: each step holds a whole table.
    ((last, record),) = deque(with_records(steps, before, record), maxlen=1)
    return last.table, record


def _deal_record(table: Table, deal: Deal, settlement: Settlement) -> DealSummary:
    players = tuple(_person_in(table, seat) for seat in Seat)
    tally = settlement.tally
    contract, attack, doubler = tally.contract, tally.attack, deal.auction.doubler
    sweep = {0: attack.other, sum(tally.tricks): attack}.get(tally.tricks[0])
    deal_result = DealResult(
        number=deal.number,
        declarer=contract.declarer,
        declarer_id=players[contract.declarer],
        kind=contract.bid.kind,
        value=contract.bid.value,
        trump=contract.trump,
        doubles=contract.doubles,
        doubler_id=None if doubler is None or not contract.doubles else players[doubler],
        result=settlement.result,
        attack=attack,
        margin=_margin(settlement),
        # A renege ends a deal without tricks: nobody has won all of them.
        sweep=sweep if any(tally.tricks) else None,
        scores=(settlement.for_team(Team.NORTH_SOUTH), settlement.for_team(Team.EAST_WEST)),
    )
    return DealSummary(deal_result, players)


def _person_in(table: Table, seat: Seat) -> int | None:
    held = table.occupant(seat)
    return held.user if isinstance(held, Human) and table.is_present(seat) else None


def _margin(settlement: Settlement) -> int | None:
    for line in settlement.lines:
        facts = dict(line.facts)
        if line.code in (LineCode.BID_REACHED, LineCode.BID_MISSED, LineCode.BID_AND_MORE):
            return facts["total"] - facts["bid"]
        if line.code is LineCode.BID_NOT_MORE:
            return facts["total"] - facts["others"]
    return None
