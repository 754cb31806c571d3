"""The results of games counted by hand from a log, to compare with those that the table tells."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime

from bot.storage.log.event_log import Entry
from bot.storage.results.game_record import DealResult
from bot.storage.results.game_results import GameResult, Leaver, PlayerResult
from bot.tables.events import (
    Granted,
    HouseRulesChanged,
    LevelSet,
    LobbyReopened,
    PlayerAway,
    PlayerBack,
    SeatLeft,
    SeatTaken,
    TableEvent,
    TableOpened,
    TakenBack,
    TermsFixed,
    TrainingSet,
    TricksClaimed,
    TurnLapsed,
)
from bot.tables.occupants import Computer, Human, Occupant
from engine.actions import Double
from engine.contract import Contract, ContractKind
from engine.events import (
    BeloteAnnounced,
    Called,
    CardPlayed,
    ContractFixed,
    DealSettled,
    Dealt,
    GameEnded,
    GameStarted,
    ThrownIn,
    TrickTaken,
)
from engine.players import Level
from engine.seats import Seat
from engine.settlement import Line, Result, Settlement
from tests.bot.storage.standing_by_hand import standing_by_hand
from tests.bot.tables.evening import GUILD

FAMILIES = {"contree": "contree", "contree_701": "contree", "coinche": "coinche"}
ALL = 8
USUAL_TARGETS = {"contree": 2000, "contree_701": 701, "coinche": 2000}


class Recount:
    """Counts a log by hand: no state of a game, no fold, one thing after the other."""

    def __init__(self, number: int, log: Sequence[Entry], told: Sequence[TableEvent]) -> None:
        self._number = number
        self._seats: dict[Seat, Occupant] = {}
        self._away: set[Seat] = set()
        self._playing = False
        self._contract: Contract | None = None
        self._games = self._deals = 0
        self._scores = [0, 0]
        self._tally: Counter[tuple[Seat, int | None, str]] = Counter()
        self._rules_key, self._target, self._level = "", 0, Level.CLUB
        self._training, self._rated = False, True
        self._trials: set[Seat] = set()
        self._starters: dict[Seat, Occupant] = {}
        self._settled: list[DealResult] = []
        self._players: list[dict[Seat, int | None]] = []
        self._doubler = Seat.NORTH
        self._tricks: Counter[int] = Counter()
        self._lapsed: set[Seat] = set()
        self._last = self._began = log[0].at
        self._moves: Counter[int] = Counter()
        self._milliseconds: Counter[int] = Counter()
        self._belotes: list[Seat] = []
        self._acts: Counter[tuple[Seat, int | None]] = Counter()
        self._claimed = False
        self._swaps: list[dict[Seat, Seat]] = []
        self._undo: dict[Seat, tuple[Counter[int], list[Seat], Seat]] = {}
        self.results = tuple(self._all(zip(told, log, strict=True)))

    def _all(self, log: Iterator[tuple[TableEvent, Entry]]) -> Iterator[GameResult]:
        for event, entry in log:
            self._time(event, entry.at)
            self._house(event)
            if isinstance(event, Called | CardPlayed):
                before = (Counter(self._tricks), list(self._belotes), self._doubler)
                self._undo[event.seat] = before
            self._game(event)
            if isinstance(event, GameEnded):
                self._playing = False
                yield self._result(event, entry.at)

    def _time(self, event: TableEvent, at: datetime) -> None:
        """Every call and card that a person made, and how long after the event before."""
        match event:
            case GameStarted():
                self._began = at
                self._moves.clear()
                self._acts.clear()
                self._milliseconds.clear()
            case Dealt():
                self._claimed = False
            case TricksClaimed():
                self._claimed = True
            case TurnLapsed(seat):
                self._lapsed.add(seat)
            case PlayerAway(seat) | PlayerBack(seat) | SeatLeft(seat) | SeatTaken(seat, _):
                self._lapsed.discard(seat)
            case LobbyReopened():
                self._lapsed.clear()
            case Called(seat, _) | CardPlayed(seat, _):
                user = None if seat in self._lapsed else self._person_in(seat)
                self._acts[seat, user] += not self._claimed
                if user and not self._claimed:
                    self._moves[user] += 1
                    self._milliseconds[user] += round((at - self._last).total_seconds() * 1000)
        self._last = at

    def _person_in(self, seat: Seat) -> int | None:
        held = self._seats.get(seat)
        return held.user if isinstance(held, Human) and seat not in self._away else None

    def _house(self, event: TableEvent) -> None:
        match event:
            case TableOpened() | HouseRulesChanged():
                self._rules_key = event.variant
                usual = USUAL_TARGETS[event.variant]
                self._target = int(dict(event.options).get("target", usual))
                self._level = event.level if isinstance(event, TableOpened) else self._level
            case LevelSet(level):
                self._level = level
            case TrainingSet(training):
                self._training = training
            case SeatTaken(seat, occupant):
                self._seats[seat] = occupant
                self._away.discard(seat)
            case SeatLeft(seat):
                del self._seats[seat]
                self._away.discard(seat)
                if self._playing:
                    self._starters.pop(seat, None)
            case TermsFixed(rated, trials):
                self._rated, self._trials = rated, set(trials)
            case Granted("swap", (first, second)):
                self._swaps.append({Seat(first): Seat(second), Seat(second): Seat(first)})
            case GameStarted() | LobbyReopened():
                for swap in self._swaps:
                    moved = {seat: swap.get(seat, seat) for seat in Seat}
                    self._seats = {moved[seat]: held for seat, held in self._seats.items()}
                    self._away = {moved[seat] for seat in self._away}
                    self._lapsed = {moved[seat] for seat in self._lapsed}
                self._swaps.clear()
            case PlayerAway(seat):
                self._away.add(seat)
            case PlayerBack(seat):
                self._away.discard(seat)  # or only a move was played for them

    def _game(self, event: TableEvent) -> None:
        match event:
            case GameStarted():
                self._games += 1
                self._playing = True
                self._deals, self._scores = 0, [0, 0]
                self._tally.clear()
                self._starters = dict(self._seats)
                self._settled, self._players = [], []
            case Dealt():
                self._belotes = []
                self._tricks.clear()
            case Called(seat, Double(1)):
                self._doubler = seat
            case ContractFixed(contract):
                self._contract = contract
            case TakenBack(seat):
                self._tricks, self._belotes, self._doubler = self._undo[seat]
            case TrickTaken(seat, _):
                self._tricks[seat % 2] += 1
            case BeloteAnnounced(seat, again):
                self._belotes += [] if again else [seat]
            case ThrownIn():
                self._deals += 1
            case DealSettled(settlement):
                self._deals += 1
                assert self._contract is not None
                self._settle(self._contract, settlement)

    def _settle(self, contract: Contract, settlement: Settlement) -> None:
        declarer = contract.declarer
        attack, made = declarer % 2, settlement.result is Result.MADE
        written = (settlement.scores[attack], settlement.scores[1 - attack])
        self._scores = [old + new for old, new in zip(self._scores, written, strict=True)]
        everyone = {seat: self._person_in(seat) for seat in Seat}
        who = everyone[declarer]
        self._tally[declarer, who, "made" if made else "failed"] += 1
        capot = contract.bid.kind is ContractKind.CAPOT
        self._tally[declarer, who, "capots"] += made and capot
        for seat, user in everyone.items():
            self._tally[seat, user, "deals"] += 1
            self._tally[seat, user, "belotes"] += self._belotes.count(seat)
        reached = [line for line in settlement.lines if line.code.value.startswith("bid-")]
        self._players.append(everyone)
        self._settled.append(
            DealResult(
                number=self._deals,
                declarer=int(declarer),
                declarer_id=who,
                kind=contract.bid.kind,
                value=contract.bid.value,
                trump=contract.bid.trump,
                doubles=contract.doubles,
                doubler_id=everyone[self._doubler] if contract.doubles else None,
                result=settlement.result,
                attack=attack,
                margin=_difference(reached[0]) if reached else None,
                sweep=next((team for team in (0, 1) if self._tricks[team] == ALL), None),
                scores=written,
            )
        )

    def _result(self, end: GameEnded, at: datetime) -> GameResult:
        left = {Seat(each.seat): each.user_id for each in self._leavers()}
        leader, worth = standing_by_hand(left, self._settled, self._players, self._target)
        return GameResult(
            guild_id=GUILD,
            table_id=self._number,
            number=self._games,
            rules_key=self._rules_key,
            family=FAMILIES[self._rules_key],
            people=len(self._took_part()) == len(Seat),
            rated=self._rated,
            counts=not self._training,
            target=self._target,
            started_at=self._began,
            finished_at=at,
            scores=(self._scores[0], self._scores[1]),
            winner_team=0 if self._scores[0] > self._scores[1] else 1,
            leader_team=leader,
            worth=worth,
            deals=self._deals,
            players=tuple(self._player(seat, end) for seat in Seat),
            leavers=tuple(self._leavers()),
            settled=tuple(
                replace(deal, present=self._present(players))
                for deal, players in zip(self._settled, self._players, strict=True)
            ),
        )

    def _holder(self, seat: Seat) -> Occupant:
        held = self._seats[seat]
        known = self._seen() | {user for _, user in self._took_part()}
        gone = isinstance(held, Human) and held.user not in known
        return Computer(self._level) if gone else held

    def _user(self, seat: Seat) -> int | None:
        held = self._holder(seat)
        return held.user if isinstance(held, Human) else None

    def _seen(self) -> set[int | None]:
        return {self._person_in(seat) for seat in Seat} | set(self._moves)

    def _present(self, players: dict[Seat, int | None]) -> int:
        return sum(2 ** int(seat) for seat, who in players.items() if who == self._user(seat))

    def _leavers(self) -> Iterator[Leaver]:
        for seat, user in self._took_part():
            if user != self._person_in(seat) or self._share(seat, user) <= 1 / 2:
                yield Leaver(user, int(seat), seat % 2, seat in self._trials)

    def _share(self, seat: Seat, user: int | None) -> float:
        moves = sum(times for (at, _), times in self._acts.items() if at is seat)
        return self._acts[seat, user] / moves if moves else 1.0

    def _took_part(self) -> list[tuple[Seat, int]]:
        """The people who began; of a rematch those who did something, or are there."""
        begun = [(s, h.user) for s, h in sorted(self._starters.items()) if isinstance(h, Human)]
        return [(s, user) for s, user in begun if self._games == 1 or user in self._seen()]

    def _player(self, seat: Seat, end: GameEnded) -> PlayerResult:
        held, user = self._holder(seat), self._user(seat)
        began = (seat, user) in self._took_part()
        played = [
            deal
            for deal, players in zip(self._settled, self._players, strict=True)
            if players[seat] == user
        ]
        return PlayerResult(
            seat=int(seat),
            user_id=user,
            team=seat % 2,
            won=seat % 2 == end.winner,
            points=sum(deal.scores[seat % 2] for deal in played),
            level=held.level if isinstance(held, Computer) else None,
            replaced=isinstance(held, Human) and (seat in self._away or not began),
            share=self._share(seat, user) if began else 1.0,
            deals=self._tally[seat, user, "deals"],
            contracts_made=self._tally[seat, user, "made"],
            contracts_failed=self._tally[seat, user, "failed"],
            capots=self._tally[seat, user, "capots"],
            belotes=self._tally[seat, user, "belotes"],
            moves=0 if user is None else self._moves[user],
            thinking=0 if user is None else self._milliseconds[user],
            trial=began and seat in self._trials,
        )


def _difference(line: Line) -> int:
    facts = dict(line.facts)
    return facts["total"] - facts["bid"]
