"""How a game went: who began it, what became of each deal, how long people thought."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from bot.storage.log.replay import Step
from bot.storage.results.deal_results import DealResult
from bot.tables.events import SeatTaken, TableEvent
from bot.tables.occupants import Computer, Human, Occupant
from bot.tables.table import Table, done_by
from engine.changed import changed
from engine.contract import Contract
from engine.events import Called, CardPlayed, DealSettled, GameStarted
from engine.seats import Seat, Team
from engine.settlement import LineCode, Settlement
from engine.state import Deal

INTERRUPTED = timedelta(minutes=10)
"""Whoever took longer was not thinking: the bot was away, or he was."""

MILLISECOND = timedelta(milliseconds=1)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A settled deal, and who played it himself, by seat; None where a computer did."""

    deal: DealResult
    players: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class Thinking:
    """The moves that somebody made himself, and the milliseconds that they took together."""

    moves: int = 0
    milliseconds: int = 0

    def longer(self, by: timedelta) -> "Thinking":
        """With one move more."""
        return Thinking(self.moves + 1, self.milliseconds + by // MILLISECOND)


@dataclass(frozen=True, kw_only=True)
class Chronicle:
    """A game so far: a fold of its log with its times.

    ``starters`` are those who held the seats at its start; ``last`` is when something happened;
    ``thinking`` is told by user, of everybody who has made a move himself. ``acts`` are the calls
    and cards by seat and by who did them, None for a computer; those of a claim are nobody's.
    ``removed`` are people whose seat was taken from them though they were there.
    """

    began: datetime
    last: datetime
    starters: tuple[Occupant | None, ...]
    chapters: tuple[Chapter, ...] = ()
    thinking: tuple[tuple[int, Thinking], ...] = ()
    acts: tuple[tuple[tuple[Seat, int | None], int], ...] = ()
    removed: frozenset[int] = frozenset()

    def thinking_of(self, user: int) -> Thinking:
        """How long this person has thought."""
        return dict(self.thinking).get(user, Thinking())

    def has_acted(self, user: int) -> bool:
        """Whether this person has called or played himself, however long it took."""
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
        return [each.deal for each in self.chapters if each.players[seat] == user]


def chronicled(
    so_far: Chronicle | None, before: Table | None, event: TableEvent, at: datetime, table: Table
) -> Chronicle | None:
    """The chronicle after this event between two states of a table; None before its first game."""
    if isinstance(event, GameStarted):
        return Chronicle(began=at, last=at, starters=table.seats)
    if so_far is None or before is None:
        return None
    if isinstance(event, DealSettled) and table.game is not None and table.game.deal is not None:
        chapter = _chapter(table, table.game.deal, event.settlement)
        return changed(so_far, last=at, chapters=(*so_far.chapters, chapter))
    if isinstance(event, SeatTaken) and isinstance(event.occupant, Computer):
        return changed(so_far, last=at, removed=so_far.removed | _removed(before, event.seat))
    if not isinstance(event, Called | CardPlayed) or before.claims.made is not None:
        return changed(so_far, last=at)
    seat = done_by(before, event)
    user = None if seat is None else _himself(before, seat)
    acts = _acted(so_far, event.seat, user)
    if user is None:
        return changed(so_far, last=at, acts=acts)
    thinking = _longer(so_far, user, at - so_far.last)
    return changed(so_far, last=at, acts=acts, thinking=thinking)


def followed(steps: Iterable[Step]) -> Iterator[tuple[Step, Chronicle | None]]:
    """These steps, from the start of a game on, each with the chronicle of its game so far."""
    chronicle, before = None, None
    for step in steps:
        chronicle = chronicled(chronicle, before, step.event, step.entry.at, step.table)
        before = step.table
        yield step, chronicle


def as_it_stands(steps: Iterable[Step]) -> tuple[Table, Chronicle | None]:
    """A table after the last of these steps, with the chronicle of the last game in them."""
    ((last, chronicle),) = deque(followed(steps), maxlen=1)
    return last.table, chronicle


def _longer(so_far: Chronicle, user: int, took: timedelta) -> tuple[tuple[int, Thinking], ...]:
    before = so_far.thinking_of(user)
    now = before if took > INTERRUPTED else before.longer(took)
    return tuple({**dict(so_far.thinking), user: now}.items())


def _acted(
    so_far: Chronicle, seat: Seat, user: int | None
) -> tuple[tuple[tuple[Seat, int | None], int], ...]:
    acts = dict(so_far.acts)
    acts[seat, user] = acts.get((seat, user), 0) + 1
    return tuple(acts.items())


def _removed(before: Table, seat: Seat) -> frozenset[int]:
    """Whoever sat there, if they had missed nothing: once a host could remove anybody."""
    held = before.occupant(seat)
    if isinstance(held, Human) and before.plays_himself(seat):
        return frozenset({held.user})
    return frozenset()


def _chapter(table: Table, deal: Deal, settlement: Settlement) -> Chapter:
    players = tuple(_himself(table, seat) for seat in Seat)
    tally = settlement.tally
    contract, attack, doubler = tally.contract, tally.attack, deal.auction.doubler
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
        margin=_margin(contract, settlement),
        sweep=_sweep(settlement),
        scores=(settlement.for_team(Team.NORTH_SOUTH), settlement.for_team(Team.EAST_WEST)),
    )
    return Chapter(deal_result, players)


def _himself(table: Table, seat: Seat) -> int | None:
    held = table.occupant(seat)
    return held.user if isinstance(held, Human) and table.is_present(seat) else None


def _sweep(settlement: Settlement) -> Team | None:
    attack, tricks = settlement.attack, settlement.tally.tricks
    return {0: attack.other, sum(tricks): attack}.get(tricks[0]) if any(tricks) else None


def _margin(contract: Contract, settlement: Settlement) -> int | None:
    for line in settlement.lines:
        if line.code in (LineCode.BID_REACHED, LineCode.BID_MISSED):
            facts = dict(line.facts)
            return facts["total"] - facts["bid"]
    return None
