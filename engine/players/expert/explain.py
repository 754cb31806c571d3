"""The reasons of an expert's decision, found at the cost of one decision."""

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from engine.actions import Action, Call, PlayCard
from engine.cards import Card, Suit
from engine.contract import ContractKind
from engine.deal_record import Decision
from engine.dealing import Chance
from engine.players.call_reasons import call_reason
from engine.players.choice import Choice, Reason, play
from engine.players.expert import weighed_in_steps
from engine.players.expert.arrays import Floats, standard_error
from engine.players.expert.auction.call_choice import WeighedCalls
from engine.players.expert.play.card_choice import WeighedCards
from engine.players.expert.reasons import card_reason
from engine.players.explanation import (
    Beliefs,
    Explanation,
    by_thumb,
    contract_after,
)
from engine.players.steps import Steps, finished
from engine.players.tried import Tried
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits
from engine.solver.card_layouts import WordArray
from engine.view import DealView, PlayerView
from engine.view import view as view_of


def explain_decision(
    rules: RuleSet,
    decision: Decision,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Explanation:
    """Explain what the expert would do here; a call that was made is tried too."""
    made = () if decision.action is None else (decision.action,)
    seen = view_of(rules, decision.state, decision.seat)
    return explain(seen, rules, luck, limits, understanding, made)


def explain(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
    also: Sequence[Action] = (),
) -> Explanation:
    """Decide as the expert does with this luck, and say why; ValueError when it is not its turn.

    ``also`` are calls to be tried besides those that the expert tries by itself.
    """
    return finished(explained_in_steps(view, rules, luck, limits, understanding, also))


def explained_in_steps(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
    also: Sequence[Action] = (),
) -> Steps[Explanation]:
    """Decide and say why in steps; ValueError at the first when it is not its turn."""
    deal, seat = view.deal, view.seat
    if deal is None or seat is None:
        raise ValueError("nothing is asked of this seat")
    weighed = yield from weighed_in_steps(view, rules, luck, limits, understanding, also)
    match weighed:
        case WeighedCalls():
            return _of_calls(weighed, rules, deal, seat)
        case WeighedCards():
            return _of_cards(weighed, rules, deal, seat)
        case Choice():
            return by_thumb(weighed, rules, deal, seat)


def _of_calls(weighed: WeighedCalls, rules: RuleSet, deal: DealView, seat: Seat) -> Explanation:
    best, worths = weighed.best, weighed.worths
    ranked = _ranked(_tried(weighed, rules, deal, seat, call) for call in worths)
    passed_over = (best, *weighed.asked)
    second = next((one.action for one in ranked if one.action not in passed_over), best)
    gains = worths[best] - next(worth for call, worth in worths.items() if call == second)
    # Beliefs are read from sets of cards, which a card decision has already and a call has not.
    worlds = weighed.values.worlds
    bits = {card: place for place, card in enumerate(rules.pack.cards)}
    order = rules.seating.order
    rows = np.array(
        [[sum(1 << bits[card] for card in w.holdings[s].cards) for s in order] for w in worlds],
        dtype=np.int64,
    )
    return Explanation(
        seat=seat,
        choice=Choice(best, call_reason(rules, deal, seat, best)),
        contract=contract_after(rules, deal, seat, best),
        tried=ranked,
        error=standard_error(gains, np.ones(len(gains))),
        worlds=len(worlds),
        beliefs=_beliefs(order, seat, bits, rows, np.ones(len(worlds))),
        asked=weighed.asked,
    )


def _tried(weighed: WeighedCalls, rules: RuleSet, deal: DealView, seat: Seat, call: Call) -> Tried:
    """A call with the contract that stands after it."""
    worth, contract = weighed.worths[call], contract_after(rules, deal, seat, call)
    gap_error = standard_error(worth - weighed.worths[weighed.best], np.ones(len(worth)))
    made = None
    if contract is not None and contract.bid.kind is not ContractKind.NUMBER:
        made = float(weighed.values.made(contract).mean())
    return Tried(
        action=call, worth=float(worth.mean()), contract=contract, made=made, gap_error=gap_error
    )


def _of_cards(weighed: WeighedCards, rules: RuleSet, deal: DealView, seat: Seat) -> Explanation:
    worths, table = weighed.worths(), weighed.table
    means = weighed.means(weighed.rewards.by_points)
    made = weighed.means(weighed.rewards.made_by_points)
    best = weighed.best(worths)
    action = play(deal, best)
    ranked = _ranked(
        Tried(
            action=play(deal, card),
            worth=means[card],
            contract=table.contract,
            made=made[card],
        )
        for card in weighed.cards
    )
    second = next((one.action for one in ranked if one.action != action), action)
    error = 0.0
    if isinstance(second, PlayCard):
        _, error = weighed.behind(worths, second.card, best)
    reason, facts = card_reason(rules, deal, seat, best)
    told = weighed.told(worths, best)
    if told is not None and table.trick.plays:
        reason, facts = Reason.SIGNAL, (("told", told.value),)
    elif told is not None:
        reason, facts = Reason.ASKED, ()
    hands = weighed.pool.layouts.hands
    return Explanation(
        seat=seat,
        choice=Choice(action, reason, facts),
        contract=table.contract,
        tried=ranked,
        error=error,
        worlds=weighed.solved.number,
        beliefs=_beliefs(table.order, seat, table.solver.bits, hands, weighed.pool.weights),
    )


def _ranked(tried: Iterable[Tried]) -> tuple[Tried, ...]:
    return tuple(sorted(tried, key=lambda one: -one.worth))


def _beliefs(
    order: Sequence[Seat], seat: Seat, bits: Mapping[Card, int], hands: WordArray, weights: Floats
) -> Beliefs:
    """The beliefs that these deals share; a row has a set of cards for each seat in order."""
    shares = weights / weights.sum()
    others = [(place, other) for place, other in enumerate(order) if other is not seat]
    holders: dict[Card, dict[Seat, float]] = {}
    suits = dict.fromkeys(Suit, 0)
    for card, bit in bits.items():
        chances = {other: float(shares @ (hands[:, place] >> bit & 1)) for place, other in others}
        if any(chances.values()):
            holders[card] = chances
            suits[card.suit] |= 1 << bit
    voids = {
        other: {
            suit: float(shares @ (hands[:, place] & cards == 0))
            for suit, cards in suits.items()
            if cards
        }
        for place, other in others
        if hands[:, place].any()
    }
    return Beliefs(holders, voids)
