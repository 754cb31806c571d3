"""The expert's calls: each sensible call is tried in deals that fit the auction."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import TYPE_CHECKING

import numpy as np

from engine.actions import Action, Call, Double, Pass
from engine.contract import Bid, Contract, ContractKind, unnamed
from engine.dealing import Chance
from engine.players.bidding_system import within_system
from engine.players.choice import Choice, Reason
from engine.players.club import think as club_choice
from engine.players.club.auction import with_each_trump
from engine.players.endgame import Endgame
from engine.players.expert.arrays import Floats, dice_of
from engine.players.expert.auction.contract_values import ContractValues, GameWorth
from engine.players.expert.auction.rollout import Node, Rollout
from engine.players.expert.auction.sampled_deals import likely_deals
from engine.players.expert.auction.settlement_cache import settlement_cache
from engine.players.hand_value_tables import hand_value_tables
from engine.players.prospects import stakes_of
from engine.players.steps import Steps
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.players.usual_calls import is_usual
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits
from engine.view import DealView, PlayerView

if TYPE_CHECKING:
    from engine.cards import Trump

NODES = 75_000
"""Solver nodes in the limits that pay for one sampled deal."""

FEWEST, MOST = 8, 40
"""Deals in which the calls are tried."""

FIRST = 12
"""Deals after which only the best calls are tried on."""

FINALISTS = 3
"""Calls that are tried on after those deals, besides the usual one."""

NUMBERS = (7, 2)
"""The most numbers tried in the best trump, and in the second best."""

BELOW, ABOVE = 50.0, 15.0
"""Numbers are tried from this far below the expected points to this far above."""

DOUBLED_BELOW = 0.4
"""Contracts with a better chance to be made are not doubled."""

REDOUBLED_FROM = 0.75

SEEDS = 1 << 31
"""The seeds of playouts are below this."""

SURE = 0.6
"""Standard errors by which another call must beat the usual one."""

SURE_TO_SURPRISE = 2.0
"""The standard errors for a call that its partner does not expect with such a hand."""

NEARLY_ALL = 0.8
"""The share of the points with which a bid of every trick is tried."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WeighedCalls:
    """The calls that were tried, each with what it is worth in each of the deals.

    ``said`` is the system's or the club's, or if that is not a usual one the best that is: others
    must beat it. ``asked`` were not tried by choice.
    """

    caller: "Caller"
    said: Call
    worths: Mapping[Call, Floats]
    usual: frozenset[Call]
    asked: tuple[Call, ...]

    @property
    def values(self) -> ContractValues:
        """The deals in which they were tried, and what each contract is worth there."""
        return self.caller.values

    @property
    def best(self) -> Call:
        """The call that wins the game most often, unless that is too little to be sure of."""
        own = [call for call in self.worths if call not in self.asked]
        return max(own, key=self._surely_better)

    def _surely_better(self, call: Call) -> float:
        """The mean gain over the usual call in the same deals, less some standard errors."""
        gains = self.worths[call] - self.worths[self.said]
        sure = SURE if call in self.usual else SURE_TO_SURPRISE
        return float(gains.mean() - sure * gains.std() / sqrt(len(gains)))

    def choice(self) -> Choice:
        """The best call, and the worth of each in thousandths."""
        facts = ((_word(call), round(1000 * float(w.mean()))) for call, w in self.worths.items())
        number = ("worlds", len(self.values.worlds))
        return Choice(self.best, Reason.WEIGHED, (number, *facts))


def weighed_calls(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
    also: tuple[Call, ...] = (),
) -> Steps[Choice | WeighedCalls]:
    """The sensible calls and ``also`` these, weighed; the club's choice where they cannot be.

    That is where the cards lie open, and where no values were learned.
    """
    thumb = club_choice(view, rules, luck, understanding)
    deal, seat = view.deal, view.seat
    if deal is None or seat is None or any(deal.tableau):
        # Nothing to learn: with other cards covered the same open ones end 21 points apart, and
        # weights fitted to 1 400 plays of open cards miss their points by 21.6, the club by 21.8.
        return thumb
    imagined, us = settlement_cache(rules, view.carry), rules.seating.team(seat)
    stakes = stakes_of(rules, view, us)
    end = Endgame(imagined, stakes, deal, seat)
    if end.is_enough:
        return Choice(Pass(), Reason.CONTENT)
    system = within_system(rules, deal, seat, understanding)
    deal = replace(system, legal=end.calls(system.legal))
    number = max(FEWEST, min(MOST, limits.nodes // NODES))
    dice = dice_of(luck)
    worlds = likely_deals(rules, deal, seat, number, dice, understanding)
    yield
    values = ContractValues(
        rules=rules,
        deal=deal,
        worlds=worlds,
        game_worth=GameWorth(imagined, end.sharpened, us),
        seed=int(dice.integers(SEEDS)),
    )
    if not values.knows(rules.auction.trumps):
        return thumb
    tables = hand_value_tables(rules)
    rollout = Rollout(
        rules=rules,
        deal=deal,
        hands=tuple(tuple(map(tables.masks, world.hands())) for world in worlds),
        imagined=imagined,
        tables=tables,
        understanding=understanding,
    )
    caller = Caller(
        rules=rules,
        deal=deal,
        seat=seat,
        rollout=rollout,
        now=rollout.now(),
        values=values,
        needs_all=end.only_every_trick_helps,
    )
    return (yield from caller.weighed(thumb, also))


@dataclass(frozen=True, slots=True, kw_only=True)
class Caller:
    """A seat that weighs its calls."""

    rules: RuleSet
    deal: DealView
    seat: Seat
    rollout: Rollout
    now: Node
    values: ContractValues
    needs_all: bool = False

    def weighed(self, thumb: Choice, also: tuple[Call, ...]) -> Steps[Choice | WeighedCalls]:
        """The worth of each call that was tried to the end; ``thumb`` and ``also`` always are."""
        tried, every = tuple(self._tried()), range(len(self.values.worlds))
        yield
        said = self._usual(thumb)
        if isinstance(said, Double) and said not in tried:
            said = next(iter(tried), said)
        if not isinstance(said, Pass | Bid | Double):
            return thumb
        calls = list(dict.fromkeys((said, *tried)))
        if len(every) > FIRST and len(calls) > FINALISTS:
            first = yield from self._worths(calls, every[:FIRST])
            best = sorted(calls, key=lambda call: -float(first[call].mean()))[:FINALISTS]
            calls = [call for call in calls if call in best or call == said]
        asked = tuple(call for call in also if call not in calls)
        worths = yield from self._worths((*calls, *asked), every)
        usual = [call for call in calls if self.is_usual_call(call, said)]
        if said not in usual:
            said = max(usual, key=lambda call: float(worths[call].mean()), default=said)
        return WeighedCalls(
            caller=self, said=said, worths=worths, usual=frozenset(usual), asked=asked
        )

    def is_usual_call(self, call: Call, said: Call) -> bool:
        """Whether its partner expects it: a hand that opens by the system does not pass."""
        if isinstance(call, Pass) and self.deal.standing is None:
            return isinstance(said, Pass)
        speaker = self.now.speaker
        return speaker is None or is_usual(speaker, self.deal.hand, call)

    def _worths(self, calls: Iterable[Call], places: Sequence[int]) -> Steps[dict[Call, Floats]]:
        worths: dict[Call, Floats] = {}
        for call in calls:
            worths[call] = yield from self.worth(call, places)
        return worths

    def worth(self, call: Call, places: Sequence[int]) -> Steps[Floats]:
        """The chance to win the game in each deal when this is said and the auction goes on."""
        node = self.rollout.said(self.now, call)
        ends: dict[Contract | None, list[int]] = {}
        for place in places:
            ends.setdefault(self.rollout.end(node, self.rollout.hands[place]), []).append(place)
            yield
        worths = np.full(len(places), self.values.game_worth.stakes.after(0, 0))
        for contract, where in ends.items():
            if contract is not None:
                worths[where] = self.values.worth(contract, where)
                yield
        return worths

    def _usual(self, thumb: Choice) -> Action:
        """The system's call if numbers are bid; else the club player's, and all tricks if sure."""
        if thumb.reason is Reason.ALL_TRICKS:
            return thumb.action
        suggested = self.now.call(self.rollout.tables.masks(self.deal.hand))
        by_system = self.rollout.by_system and suggested in self.deal.legal
        return suggested if by_system else thumb.action

    def _tried(self) -> Iterator[Call]:
        """The calls that make sense."""
        legal = self.deal.legal
        if Pass() in legal:
            yield Pass()
        standing = self.deal.standing
        for call in legal:
            if isinstance(call, Double) and standing and self._doubles(standing):
                yield call
        bids = [call for call in legal if isinstance(call, Bid)]
        yield from (bid for bid in bids if bid.kind in (ContractKind.TRUMP, ContractKind.ASHKAL))
        yield from self._numbers(bids)

    def _doubles(self, standing: Contract) -> bool:
        """Whether the contract fails, or with one's own is made, more often than not."""
        made = float(self.values.made(standing).mean())
        ours = self.rules.seating.team(standing.declarer) is self.rules.seating.team(self.seat)
        return made >= REDOUBLED_FROM if ours else made <= DOUBLED_BELOW

    def _numbers(self, bids: Sequence[Bid]) -> Iterator[Bid]:
        """The numbers, and bids of every trick, that come near what may be expected."""
        trumps = self.rules.auction.trumps
        by_trump: dict[Trump, list[Bid]] = {}
        for said in bids:
            for bid in with_each_trump(said, trumps):
                if bid.kind is ContractKind.POINTS:
                    by_trump.setdefault(bid.trump, []).append(bid)
        counted = {trump: self._counted(offered[0]) for trump, offered in by_trump.items()}
        best = sorted(counted, key=lambda trump: -counted[trump] / by_trump[trump][0].value)
        for trump, most in zip(best, NUMBERS, strict=False):
            near = [bid for bid in by_trump[trump] if -BELOW <= bid.value - counted[trump] <= ABOVE]
            yield from (bid if bid in bids else unnamed(bid.value) for bid in near[-most:])
        for bid in bids:
            if bid.kind is ContractKind.CAPOT and bid.trump in best[:1] and self._nearly_all(bid):
                yield bid

    def _counted(self, lowest: Bid) -> float:
        """The points toward a number that this side may expect with this trump."""
        contract = Contract(self.seat, lowest)
        margin = self.values.margin(contract)
        return float(margin.mean()) + lowest.value

    def _nearly_all(self, bid: Bid) -> bool:
        if self.needs_all:
            return True
        contract = Contract(self.seat, bid)
        share = self.values.attack(contract) / self.values.whole(contract)
        return float(share.mean()) >= NEARLY_ALL


def _word(call: Call) -> str:
    """A call as facts name it."""
    match call:
        case Bid():
            return str(call)
        case Double(level, closed=closed):
            return f"double-{level}{'-closed' * closed}"
        case _:
            return "pass"
