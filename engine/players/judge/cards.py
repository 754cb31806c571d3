"""Judge a card against the others of the hand."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import chain

import numpy as np

from engine.actions import Action, PlayCard
from engine.cards import Card
from engine.contract import Contract
from engine.dealing import Chance
from engine.players.choice import candidates
from engine.players.expert.arrays import Floats, dice_of
from engine.players.expert.model.play_model import playout_points
from engine.players.expert.play.card_choice import ENOUGH
from engine.players.expert.play.meld_inference import expected_melds
from engine.players.expert.play.rewards import Rewards
from engine.players.expert.play.world_sampling import (
    MOST,
    Weighted,
    sampled,
    solvable,
    some,
    source_of,
)
from engine.players.expert.play.world_search import (
    Brought,
    in_each,
    joined,
    searched_in_batches,
)
from engine.players.expert.solver_view import SolverView
from engine.players.judge import covered_cards
from engine.players.judge.deciding import Deciding
from engine.players.judge.samples import GAME_POINTS, Sample, judgement_of
from engine.players.judgement import Judgement
from engine.players.steps import Steps
from engine.ruleset import RuleSet
from engine.solver import Limits, Solver, UnrepresentableRules, memory_layout
from engine.solver.card_layouts import Layouts, LayoutValues, WordArray
from engine.state import Deal
from engine.view import DealView

# Not in the expert's own choice: measured, cards give up 0.5 ± 0.4 card points a deal less without
# playouts there (docs/strength-history.md). A person is judged among people who make mistakes.
REHEARSED = 0.25
"""The weight of playouts beside solved deals.

In a solved deal nobody makes a mistake, and nobody hopes for one.
"""


def judge_card(
    deciding: Deciding, card: Card, luck: Chance, limits: Limits, true: Deal | None = None
) -> Steps[Judgement | None]:
    """Judge this card of the seat; None if it cannot be compared with another.

    The limits say in how many deals, each of which is solved. Where cards lie covered a deal takes
    so long that usual limits do not pay for enough of them in the first tricks.
    ValueError at the first step outside the play of a deal.
    """
    view, rules = deciding.view, deciding.rules
    deal, seat = view.deal, view.seat
    if deal is None or seat is None or deal.contract is None or deal.trick is None:
        raise ValueError("no card is asked of this seat")
    classes = classes_of(rules, deal, card)
    tried = tuple(chain.from_iterable(classes))
    if len(classes) == 1:
        return None
    try:
        solver = Solver(rules, deal.contract.trump, deal.contract.closed)
    except UnrepresentableRules:
        return None
    table = SolverView(
        rules=rules,
        deal=deal,
        seat=seat,
        contract=deal.contract,
        trick=deal.trick,
        solver=solver,
        understanding=deciding.understanding,
    )
    covered = bool(rules.dealing.tableau)
    if true is not None:
        worlds = pool = Weighted(true_layout(table, true), np.ones(1))
        every = True
    else:
        nodes = limits.nodes
        number = covered_cards.solvable(deal, nodes) if covered else solvable(table, nodes)
        if number < ENOUGH:
            return None
        dice = dice_of(luck)
        pool = sampled(table, dice)
        worlds = some(pool, number, dice)
        every = source_of(table).number <= MOST
        yield
    searching, batches = Limits(stop=limits.stop), list[LayoutValues]()
    is_long = covered and len(deal.tricks) < covered_cards.LONG
    for batch in (
        covered_cards.searched_by_card(table, tried, worlds, searching)
        if is_long
        else searched_in_batches(table, worlds, searching)
    ):
        if batch is not None:
            batches.append(batch)
        yield
    found = joined(table, worlds, batches)
    if found.number < min(ENOUGH, len(worlds.weights)) or card not in found.points:
        return None
    melds = expected_melds(table, found.hands, found.weights)
    rewards = Rewards.of(table, view, melds=melds, certain=len(worlds.weights) == 1)
    brought = {each: found.points[each] for each in tried}
    solved = _sample(table, rewards, (found.hands, found.weights), brought)
    samples = [replace(solved, every=every and found.number == len(pool.weights))]
    if rewards.doubt:
        hands = pool.layouts.hands
        usual = playout_points(table, tried, hands, rewards.rest)
        if usual is not None:
            yield
            samples = [
                replace(samples[0], share=1.0 - REHEARSED),
                replace(
                    _sample(table, rewards, (hands, pool.weights), usual),
                    share=REHEARSED,
                    every=every,
                ),
            ]
    actions = (tuple(PlayCard(each) for each in equal) for equal in classes)
    return judgement_of(seat, PlayCard(card), samples, actions, found.number)


def classes_of(rules: RuleSet, deal: DealView, card: Card) -> tuple[tuple[Card, ...], ...]:
    """The cards that may be played, with the one that was, by classes of equal ones.

    ValueError before the play.
    """
    if deal.contract is None:
        raise ValueError("no card is asked of this seat")
    tried = dict.fromkeys((card, *candidates(rules, deal, deal.contract)))
    return tuple(_equal(rules, deal, deal.contract, tuple(tried)))


def _sample(
    table: SolverView, rewards: Rewards, worlds: tuple[WordArray, Floats], brought: Brought
) -> Sample:
    """The results of these cards, from the points that each wins in each of the deals."""
    hands, weights = worlds
    in_points = rewards.with_stakes(GAME_POINTS)
    each = (rewards.by_points, in_points.by_points, rewards.made_by_points)
    worths, points, made = (_by_action(in_each(table, by, hands, brought)) for by in each)
    return Sample(1.0, weights, worths, points, made)


def _by_action(found: Mapping[Card, Floats]) -> dict[Action, Floats]:
    return {PlayCard(card): each for card, each in found.items()}


def true_layout(table: SolverView, deal: Deal) -> Layouts:
    """The true deal as the only layout."""
    laid = {play.seat: play.card for play in table.trick.plays}
    hands = [sum(map(table.bit, deal.holdings[seat].cards)) for seat in table.order]
    under = np.zeros((1, memory_layout.CARDS), dtype=np.int64)
    for seat in table.order:
        for pile in deal.holdings[seat].piles:
            top = pile.top or laid.get(seat)
            if pile.under is not None and top is not None:
                under[0, table.solver.bits[top]] = table.bit(pile.under)
    covered = table.rules.dealing.tableau
    return Layouts(np.array([hands], dtype=np.int64), under if covered else None)


def _equal(
    rules: RuleSet, deal: DealView, contract: Contract, cards: Sequence[Card]
) -> Iterator[tuple[Card, ...]]:
    """These cards of the hand in classes of touching cards worth the same: each does the same.

    Cards that others hold, or that lie on the table, keep two cards apart; of cards that cover
    others each is a class of its own.
    """
    if any(deal.tableau):
        yield from ((card,) for card in cards)
        return
    trump, scales = contract.trump, rules.scales
    gone = {play.card for trick in deal.tricks for play in trick.plays}
    there = sorted(
        (card for card in rules.pack.cards if card not in gone),
        key=lambda card: (card.suit, -scales.strength(card, trump)),
    )
    touching: list[Card] = []
    for card in there:
        alike = touching and (
            card.suit is touching[-1].suit
            and scales.worth(card, trump) == scales.worth(touching[-1], trump)
        )
        if touching and not (alike and card in deal.hand):
            yield tuple(touching)
            touching = []
        if card in cards:
            touching.append(card)
    if touching:
        yield tuple(touching)
