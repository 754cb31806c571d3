"""Duplicate deals: each is played twice with the sides swapped; several processes share them."""

from collections.abc import Generator, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from importlib import import_module
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from random import Random
from signal import SIG_IGN, SIGINT, signal
from typing import TYPE_CHECKING

from engine.contract import Contract
from engine.game import after_action, awaited, begun
from engine.lab.arena.contenders import Contender, Entrant
from engine.lab.protocol.process import PlayerFailed
from engine.players.known_deal import KnownDeal
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.settlement import Result, Settlement
from engine.solver import Limits
from engine.state import Deal, GameState, Phase
from engine.view import view

if TYPE_CHECKING:
    from multiprocessing.context import SpawnProcess

MILLISECONDS = 1000.0


@dataclass(frozen=True, slots=True, kw_only=True)
class DealOutcome:
    """The outcome of a deal: the lead of one side in game points and in card points.

    ``attacks``: the contract is that side's. No contract and no result if the deal was thrown
    in. ``usual_lead``: that in game points if nothing was played and the contract took what experts
    take in such a deal; None where that was not learned.
    """

    lead: int
    usual_lead: float | None = None
    card_points: int = 0
    attacks: bool = False
    contract: Contract | None = None
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class Times:
    """The CPU time of decisions in milliseconds: the calls and the cards."""

    calls: tuple[float, ...]
    cards: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class DealPair:
    """A deal that was played twice: the first entrant's outcome on either side.

    ``first`` and ``second`` are the times of the two entrants in both plays.
    """

    outcomes: tuple[DealOutcome, DealOutcome]
    first: Times
    second: Times

    @property
    def lead(self) -> float:
        """The first entrant's lead in game points per deal."""
        return sum(outcome.lead for outcome in self.outcomes) / len(self.outcomes)


@dataclass(frozen=True, slots=True)
class Match:
    """Two entrants meet; each deal follows from the seed and its number alone.

    ``second_limits`` are those of the second if they are not the first's. ``auctions_only``: no
    card is played; every contract takes what it takes when all play their best and see every hand.
    """

    rules: RuleSet
    first: Entrant
    second: Entrant
    seed: int
    limits: Limits
    second_limits: Limits | None = None
    auctions_only: bool = False

    def pair(self, number: int) -> DealPair:
        """Play a deal twice."""
        luck = Random(f"{self.seed} {number}")
        order = self.rules.seating.order
        state = begun(self.rules, order[luck.randrange(len(order))], luck)
        first, second = _Watch(), _Watch()
        north_south, east_west = (
            self._play(number, state, us, {us: first, us.other: second}) for us in Team
        )
        return DealPair((north_south, east_west), first.times, second.times)

    def close(self) -> None:
        """End what the entrants have started."""
        self.first.close()
        self.second.close()

    def _play(
        self, number: int, state: GameState, us: Team, watches: Mapping[Team, "_Watch"]
    ) -> DealOutcome:
        """Play the deal once, with the first entrant as this side."""
        rules = self.rules
        # Each side has its own luck, so that one side's draws do not change the other's.
        seeds = {team: f"{self.seed} {number} {team.name}" for team in Team}
        lucks = {team: Random(seed) for team, seed in seeds.items()}
        entrants = {us: self.first, us.other: self.second}
        limits = {us: self.limits, us.other: self.second_limits or self.limits}
        sides: dict[Team, Contender] = {
            team: entrant(rules, seeds[team]) for team, entrant in entrants.items()
        }
        start, dealt = state, _deal(state)
        while waiting := awaited(rules, state):
            contract = _deal(state).contract
            if self.auctions_only and contract is not None:
                outcome = _settled(rules, KnownDeal(rules, dealt).settled(contract), us)
                # Numbers take a while to load: only a match of auctions needs them by itself.
                usual = import_module("engine.lab.arena.usual_lead").usual_lead
                return replace(outcome, usual_lead=usual(rules, start, contract, us))
            # Of several who are asked at once, as after an auction, the first decides.
            seat = waiting[0]
            team = rules.seating.team(seat)
            seen = view(rules, state, seat)
            clock = entrants[team].processor_time
            started = clock()
            action = sides[team](seen, rules, lucks[team], limits[team])
            watches[team].took(MILLISECONDS * (clock() - started), state)
            state = after_action(rules, state, seat, action)
        settlement = _deal(state).settlement
        if settlement is None:
            return DealOutcome(lead=state.scores[us] - state.scores[us.other])
        return _settled(rules, settlement, us)


class _Watch:
    """Notes how long the decisions of one entrant took."""

    def __init__(self) -> None:
        self._calls: list[float] = []
        self._cards: list[float] = []

    def took(self, time: float, state: GameState) -> None:
        """Note the seconds that one decision in this state took."""
        calling = _deal(state).phase is Phase.AUCTION
        (self._calls if calling else self._cards).append(time)

    @property
    def times(self) -> Times:
        """The times of all decisions so far."""
        return Times(tuple(self._calls), tuple(self._cards))


def _deal(state: GameState) -> Deal:
    if state.deal is None:
        raise ValueError("nothing is dealt")
    return state.deal


def _settled(rules: RuleSet, settlement: Settlement, us: Team) -> DealOutcome:
    lead = settlement.for_team(us) - settlement.for_team(us.other)
    if settlement.decides_game:
        # What is written does not matter any more: the whole game is won.
        lead = rules.end.target if settlement.winner is us else -rules.end.target
    ahead = settlement.tally.card_points[0] - settlement.tally.card_points[1]
    attacks = settlement.attack is us
    return DealOutcome(
        lead=lead,
        card_points=ahead if attacks else -ahead,
        attacks=attacks,
        contract=settlement.tally.contract,
        result=settlement.result,
    )


# Processes that begin anew inherit no thread that is in the middle of something.
CONTEXT = get_context("spawn")

Numbered = tuple[int, DealPair]
PairMessage = Numbered | PlayerFailed


class ProcessLost(RuntimeError):
    """A process ended before it had played its deals."""


def played(match: Match, pairs: int, jobs: int) -> Generator[Numbered, None, None]:
    """The deals 0 to ``pairs`` - 1 with their numbers, as they are finished, in any order.

    ProcessLost when a process dies, PlayerFailed when a player in one of its own fails; whoever
    stops asking ends all processes.
    """
    jobs = min(jobs, pairs)
    if jobs <= 1:
        with closing(match):
            yield from ((number, match.pair(number)) for number in range(pairs))
        return
    running: dict[Connection, SpawnProcess] = {}
    missing = set(range(pairs))
    try:
        with _deaf_to_interruption():
            for first in range(jobs):
                ours, theirs = CONTEXT.Pipe(duplex=False)
                numbers = range(first, pairs, jobs)
                process = CONTEXT.Process(target=_work, args=(match, numbers, theirs), daemon=True)
                process.start()
                theirs.close()
                running[ours] = process
        open_ends = set(running)
        while open_ends:
            for end in wait(list(open_ends)):
                if not isinstance(end, Connection):
                    continue
                try:
                    told: PairMessage = end.recv()
                except EOFError:
                    open_ends.discard(end)
                    continue
                if isinstance(told, PlayerFailed):
                    raise told
                missing.discard(told[0])
                yield told
        if missing:
            raise ProcessLost("a process of the arena ended before it had played its deals")
    finally:
        for end, process in running.items():
            process.terminate()
            process.join()
            end.close()


def _work(match: Match, numbers: range, told: Connection) -> None:
    """Play these deals and tell each."""
    with told, closing(match):
        try:
            for number in numbers:
                told.send((number, match.pair(number)))
        except PlayerFailed as reason:
            told.send(reason)


@contextmanager
def _deaf_to_interruption() -> Iterator[None]:
    """Processes begun in this block leave Ctrl-C to this one."""
    before = signal(SIGINT, SIG_IGN)
    try:
        yield
    finally:
        signal(SIGINT, before)
