"""Judge a call against others that make sense."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from engine.actions import Action, Call
from engine.contract import Contract, ContractKind
from engine.dealing import Chance, shuffled
from engine.events import Dealt
from engine.game import after_action, awaited
from engine.players.choice import Choice
from engine.players.club import think as club_choice
from engine.players.expert.arrays import Floats
from engine.players.expert.auction.call_choice import MOST, NODES, WeighedCalls, weighed_calls
from engine.players.expert.auction.contract_values import GameWorth
from engine.players.expert.auction.settlement_cache import settlement_cache
from engine.players.explanation import contract_after
from engine.players.judge.deciding import Deciding
from engine.players.judge.samples import GAME_POINTS, Sample, judgement_of
from engine.players.judgement import Judgement
from engine.players.known_deal import KnownDeal
from engine.players.prospects import Stakes, stakes_of, win_chance
from engine.players.steps import Steps
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.settlement import Result
from engine.solver import Limits, SearchAbandoned, UnrepresentableRules
from engine.state import Deal, GameState, Phase
from engine.view import DealView, PlayerView, view
from engine.zones import Holding, Pile

COVERED_NODES = 12_000_000
"""Solver nodes in the limits that pay for one way in which covered cards may lie."""

FEWEST_COVERED, MOST_COVERED = 4, 8
"""The fewest and the most such ways tried: each costs as much as a decision of another game."""


def judge_call(
    deciding: Deciding, call: Call, luck: Chance, limits: Limits, true: Deal | None = None
) -> Steps[Judgement | None]:
    """Judge this call of the seat; None if it cannot be compared with another.

    ValueError at the first step if the view has no deal or no seat.
    """
    seen, rules = deciding.view, deciding.rules
    deal, seat = seen.deal, seen.seat
    if deal is None or seat is None:
        raise ValueError("no call is asked of this seat")
    if len(deal.legal) <= 1:
        return None
    if any(deal.tableau):
        calls = tuple(each for each in deal.legal if isinstance(each, Call))
        try:
            auction = _Auction.of(seen, rules, luck, limits, true)
            return (yield from _by_open_cards(auction, call, calls, limits))
        # A search of covered cards may run into its limit: then nothing is said of the call.
        except (UnrepresentableRules, SearchAbandoned):
            return None
    # An auction draws at most so many deals: more nodes are spent on runs with deals of their own.
    runs = max(1, limits.nodes // (NODES * MOST)) if true is None else 1
    each = Limits(limits.nodes // runs, limits.stop)
    weigh = partial(weighed_calls, seen, rules, luck, each, deciding.understanding)
    found = yield from weigh((call,))
    if not isinstance(found, WeighedCalls):
        return None
    if true is not None:
        try:
            yield
            return (yield from _by_true_cards(seen, rules, call, found, true))
        except UnrepresentableRules:
            return None
    every = [found]
    for _ in range(runs - 1):
        yield
        again = yield from weigh(tuple(found.worths))
        if isinstance(again, Choice):
            raise ValueError("what was weighed once can be weighed again")
        every.append(again)
    yield
    samples = list[Sample]()
    for one in every:
        samples.append((yield from _sample(seen, rules, one, tuple(found.worths))))
    worlds = sum(len(one.values.worlds) for one in every)
    classes = [(said,) for said in found.worths]
    return judgement_of(seat, call, [_joined(samples)], classes, worlds, found.best)


def _sample(
    seen: PlayerView, rules: RuleSet, found: WeighedCalls, calls: Sequence[Call]
) -> Steps[Sample]:
    """The results of these calls in each of the deals in which they were weighed."""
    caller, values = found.caller, found.values
    every = range(len(values.worlds))
    in_points = GameWorth(settlement_cache(rules, seen.carry), GAME_POINTS, values.game_worth.us)
    counting = replace(caller, values=replace(values, game_worth=in_points))
    made: dict[Action, Floats] = {}
    for call in calls:
        standing = contract_after(rules, caller.deal, caller.seat, call)
        if standing is not None and standing.bid.kind is not ContractKind.NUMBER:
            made[call] = values.made(standing)
    worths: dict[Action, Floats] = {}
    for call in calls:
        worths[call] = yield from counting.worth(call, every)
    return Sample(
        1.0,
        np.ones(len(every)),
        {call: found.worths[call] for call in calls},
        worths,
        made,
    )


def _joined(samples: Sequence[Sample]) -> Sample:
    """One sample with the deals of all these."""

    def joined(parts: Sequence[Mapping[Action, Floats]]) -> dict[Action, Floats]:
        return {action: np.concatenate([part[action] for part in parts]) for action in parts[0]}

    return Sample(
        1.0,
        np.concatenate([one.weights for one in samples]),
        joined([one.worths for one in samples]),
        joined([one.points for one in samples]),
        joined([one.made for one in samples]),
    )


Ends = Mapping[Call, Contract | None]


def _by_true_cards(
    seen: PlayerView, rules: RuleSet, call: Call, found: WeighedCalls, true: Deal
) -> Steps[Judgement]:
    """Judge in the true deal, where the others go on as computers call."""
    seat, rollout, now = found.caller.seat, found.caller.rollout, found.caller.now
    hands = [rollout.tables.masks(holding.hand) for holding in true.holdings]
    ends = {said: rollout.end(rollout.said(now, said), hands) for said in found.worths}
    known = [KnownDeal(rules, true, seen.carry)]
    yield from _solved(known, ends)
    sample = _settled(seen, rules, seat, known, ends)
    return judgement_of(seat, call, [sample], [(said,) for said in ends], 1, found.best)


def _solved(deals: Sequence[KnownDeal], ends: Ends) -> Steps[None]:
    """Search the deals by these contracts, which remember what was found."""
    for known in deals:
        for end in ends.values():
            if end is not None:
                known.card_points(end)
                yield


def _settled(
    seen: PlayerView, rules: RuleSet, seat: Seat, deals: Sequence[KnownDeal], ends: Ends
) -> Sample:
    """The results of calls that end in these contracts, in known deals."""
    us = rules.seating.team(seat)
    stakes, rows = stakes_of(rules, seen, us), list(ends.values())
    worths = np.array([[_worth(known, end, stakes, us) for known in deals] for end in rows])
    points = np.array([[_worth(known, end, GAME_POINTS, us) for known in deals] for end in rows])
    made: dict[Action, Floats] = {}
    if seen.deal is not None:
        for said in ends:
            standing = contract_after(rules, seen.deal, seat, said)
            if standing is not None and standing.bid.kind is not ContractKind.NUMBER:
                results = [known.settled(standing).result for known in deals]
                made[said] = np.array([float(result is Result.MADE) for result in results])
    return Sample(
        1.0,
        np.ones(len(deals)),
        dict(zip(ends, worths, strict=True)),
        dict(zip(ends, points, strict=True)),
        made,
    )


def _worth(known: KnownDeal, end: Contract | None, stakes: Stakes, us: Team) -> float:
    if end is None:
        return stakes.after(0, 0)
    if stakes is GAME_POINTS:
        # A contract that decides the game is worth all or nothing otherwise, not its points.
        end = replace(end, decides_game=False)
    return win_chance(stakes, known.settled(end), us)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Auction:
    """An auction over open cards: how it goes on, and the deals with the covered cards known."""

    seen: PlayerView
    deal: DealView
    rules: RuleSet
    seat: Seat
    luck: Chance
    deals: tuple[Deal, ...]

    @classmethod
    def of(
        cls, seen: PlayerView, rules: RuleSet, luck: Chance, limits: Limits, true: Deal | None
    ) -> "_Auction":
        """The auction of a view. ValueError if no call is asked of the seat."""
        deal, seat = seen.deal, seen.seat
        if deal is None or seat is None:
            raise ValueError("no call is asked of this seat")
        number = max(FEWEST_COVERED, min(MOST_COVERED, limits.nodes // COVERED_NODES))
        drawn = (_drawn(rules, deal, luck) for _ in range(number))
        deals = tuple(drawn) if true is None else (true,)
        return cls(seen=seen, deal=deal, rules=rules, seat=seat, luck=luck, deals=deals)

    def end(self, call: Call) -> Contract | None:
        """The contract that follows from this call when the others go on by rules of thumb."""
        rules, seen = self.rules, self.seen
        state = GameState(
            dealer=seen.dealer,
            scores=seen.scores,
            carry=seen.carry,
            sheet=seen.sheet,
            deal=self.deals[0],
        )
        state = after_action(rules, state, self.seat, call)
        while state.deal is not None and state.deal.phase is Phase.AUCTION:
            (seat, *_) = awaited(rules, state)
            action = club_choice(view(rules, state, seat), rules, self.luck).action
            state = after_action(rules, state, seat, action)
        return None if state.deal is None else state.deal.contract


def _by_open_cards(
    auction: _Auction, call: Call, calls: Sequence[Call], limits: Limits
) -> Steps[Judgement]:
    """Judge where no hand is hidden and the cards beneath are unknown to all alike."""
    seat, rules, seen = auction.seat, auction.rules, auction.seen
    ends = {said: auction.end(said) for said in calls}
    known = [KnownDeal(rules, deal, seen.carry, limits) for deal in auction.deals]
    yield from _solved(known, ends)
    sample = _settled(seen, rules, seat, known, ends)
    thumb = club_choice(seen, rules, auction.luck).action
    classes = [(said,) for said in ends]
    return judgement_of(seat, call, [sample], classes, len(known), thumb)


def _drawn(rules: RuleSet, deal: DealView, luck: Chance) -> Deal:
    """The deal of a view, with the covered cards beneath the open ones in an order by chance."""
    tops = {pile.top for piles in deal.tableau for pile in piles}
    hidden = iter(shuffled([card for card in rules.pack.cards if card not in tops], luck))
    holdings = tuple(
        Holding(piles=tuple(Pile(p.top, next(hidden) if p.covers else None) for p in piles))
        for piles in deal.tableau
    )
    return Deal(
        number=deal.number,
        dealer=deal.dealer,
        laid_out=Dealt(deal.dealer, holdings, (), deal.turned),
        dealt=holdings,
        holdings=holdings,
        talon=(),
        auction=deal.auction,
    )
