"""The results of games counted by hand from a log, to compare with those that the table tells."""

from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import datetime

from bot.storage.eventlog import Entry
from bot.storage.results import GameResult, PlayerResult
from bot.tables.events import (
    HouseRulesChanged,
    PlayerAway,
    PlayerBack,
    SeatLeft,
    SeatTaken,
    TableEvent,
    TableOpened,
)
from bot.tables.occupants import Human, Occupant
from engine.contract import Contract, ContractKind
from engine.events import (
    BeloteAnnounced,
    ContractFixed,
    DealSettled,
    GameEnded,
    GameStarted,
    ThrownIn,
)
from engine.seats import Seat
from engine.settlement import Result
from tests.bot.tables.evening import GUILD

USUAL_TARGETS = {"contree": 2000, "contree_701": 701, "coinche": 2000}


class Recount:
    """Counts a log by hand: no state of a game, no fold, one thing after the other."""

    def __init__(self, number: int, log: Sequence[Entry], told: Sequence[TableEvent]) -> None:
        self._number = number
        self._seats: dict[Seat, Occupant] = {}
        self._away: set[Seat] = set()
        self._came_late: set[Seat] = set()
        self._playing = False
        self._contract: Contract | None = None
        self._games = self._deals = 0
        self._scores = [0, 0]
        self._tally: Counter[tuple[Seat, str]] = Counter()
        self._rules_key, self._target = "", 0
        self.results = tuple(self._all(zip(told, log, strict=True)))

    def _all(self, log: Iterator[tuple[TableEvent, Entry]]) -> Iterator[GameResult]:
        for event, entry in log:
            self._house(event)
            self._game(event)
            if isinstance(event, GameEnded):
                self._playing = False
                yield self._result(event, entry.at)

    def _house(self, event: TableEvent) -> None:
        match event:
            case TableOpened() | HouseRulesChanged():
                self._rules_key = event.variant
                usual = USUAL_TARGETS[event.variant]
                self._target = int(dict(event.options).get("target", usual))
            case SeatTaken(seat, occupant):
                self._seats[seat] = occupant
                self._away.discard(seat)
                self._came_late.discard(seat)
                if self._playing and isinstance(occupant, Human):
                    self._came_late.add(seat)
            case SeatLeft(seat):
                del self._seats[seat]
                self._away.discard(seat)
            case PlayerAway(seat):
                self._away.add(seat)
            case PlayerBack(seat):
                self._away.discard(seat)  # or only a move was played for him

    def _game(self, event: TableEvent) -> None:
        match event:
            case GameStarted():
                self._games += 1
                self._playing = True
                self._came_late.clear()
                self._deals, self._scores = 0, [0, 0]
                self._tally.clear()
            case ContractFixed(contract):
                self._contract = contract
            case BeloteAnnounced(seat, again):
                self._tally[seat, "belotes"] += not again
            case ThrownIn():
                self._deals += 1
            case DealSettled(settlement):
                self._deals += 1
                assert self._contract is not None
                declarer = self._contract.declarer
                attack = declarer % 2
                self._scores[attack] += settlement.scores[0]
                self._scores[1 - attack] += settlement.scores[1]
                made = settlement.result is Result.MADE
                self._tally[declarer, "made" if made else "failed"] += 1
                capot = self._contract.bid.kind is ContractKind.CAPOT
                self._tally[declarer, "capots"] += made and capot

    def _result(self, end: GameEnded, at: datetime) -> GameResult:
        return GameResult(
            guild_id=GUILD,
            table_id=self._number,
            number=self._games,
            rules_key=self._rules_key,
            target=self._target,
            finished_at=at,
            scores=(self._scores[0], self._scores[1]),
            winner_team=0 if self._scores[0] > self._scores[1] else 1,
            deals=self._deals,
            players=tuple(self._player(seat, end) for seat in Seat),
        )

    def _player(self, seat: Seat, end: GameEnded) -> PlayerResult:
        held = self._seats[seat]
        return PlayerResult(
            seat=int(seat),
            user_id=held.user if isinstance(held, Human) else None,
            team=seat % 2,
            won=seat % 2 == end.winner,
            points=self._scores[seat % 2],
            replaced=seat in self._away | self._came_late,
            contracts_made=self._tally[seat, "made"],
            contracts_failed=self._tally[seat, "failed"],
            capots=self._tally[seat, "capots"],
            belotes=self._tally[seat, "belotes"],
        )
