"""The expert's cards: the best on average over sampled deals that are solved."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from engine.actions import PlayCard
from engine.announcements import belote_pairs
from engine.cards import Card
from engine.dealing import Chance
from engine.players.choice import Choice, Reason, candidates, play
from engine.players.club import think as club_choice
from engine.players.expert.arrays import Floats, dice_of
from engine.players.expert.play.meld_inference import expected_melds
from engine.players.expert.play.rewards import Pair, Rewards
from engine.players.expert.play.world_sampling import Weighted, sampled, solvable, some
from engine.players.expert.solver_view import Table
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.solver import Limits, Solver, UnrepresentableRules
from engine.solver.card_layouts import LayoutValues, Words
from engine.view import PlayerView

AT_ONCE, STEP_NODES = 16, 1_500_000
"""Worlds, and about how many nodes, that are searched together: then somebody else may think."""


@dataclass(frozen=True, slots=True)
class Searched:
    """Worlds and how much each counts, and the points that each card brings this side in each."""

    hands: Words
    weights: Floats
    points: Mapping[Card, Words]

    @property
    def number(self) -> int:
        """How many worlds were solved."""
        return len(self.hands)

    def mean(self, card: Card) -> float:
        """The points that a card brings on average."""
        return float(np.average(self.points[card], weights=self.weights))


def searched(table: Table, worlds: Weighted, limits: Limits) -> Searched:
    """Search as many of the worlds as the limits allow, possibly none."""
    return joined(table, worlds, tuple(searched_in_batches(table, worlds, limits)))


def joined(table: Table, worlds: Weighted, found: Sequence[LayoutValues]) -> Searched:
    """What was found in the first batches of these worlds."""
    solved = sum(values.solved for values in found)
    first = table.us is Team.NORTH_SOUTH
    points = {
        card: np.concatenate([v.points[card] if first else v.rest - v.points[card] for v in found])
        for card in (found[0].points if found else ())
    }
    return Searched(worlds.layouts.hands[:solved], worlds.weights[:solved], points)


def searched_in_batches(table: Table, worlds: Weighted, limits: Limits) -> Iterator[LayoutValues]:
    """Search the worlds batch by batch, until the limits are reached."""
    number = len(worlds.weights)
    position = table.position(worlds.layouts)
    start = spent = 0
    while start < number:
        many = min(AT_ONCE, 2 * start, STEP_NODES * start // max(spent, 1))
        batch = worlds.rows(np.arange(start, min(start + max(many, 1), number))).layouts
        values = table.solver.card_values_of_each(position, batch, limits=limits)
        limits = limits.after(values.nodes)
        start, spent = start + values.solved, spent + values.nodes
        if values.solved:
            yield values
        if values.solved < len(batch.hands):
            return


ENOUGH = 5
"""With fewer deals solved (of more), the rules of thumb know better."""

COVERED = 3
"""How much longer a node takes where cards lie covered."""

ALIKE = 6
"""Decimals of a chance to win that are compared."""


ByPoints = Callable[[Pair], Floats]
"""What each number of the points that are left is worth, by the points of the belotes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WeighedCards:
    """The cards of a decision, and what each brings in the deals that fit what the seat knows.

    ``pool`` are the deals that were drawn, of which some were ``solved``.
    """

    table: Table
    cards: tuple[Card, ...]
    pool: Weighted
    solved: Searched
    rewards: Rewards

    def worths(self) -> dict[Card, float]:
        """What each card is worth: mostly the chance to win the game."""
        return self.means(self.rewards.by_points)

    def means(self, by_points: ByPoints) -> dict[Card, float]:
        """The mean of this over the solved deals, with each card."""
        solved = self.solved
        means, shares = dict.fromkeys(solved.points, 0.0), solved.weights / solved.weights.sum()
        for belote, rows in belotes_of(self.table, solved.hands):
            worths = by_points(belote)
            for card, points in solved.points.items():
                means[card] += float(worths[points[rows]] @ shares[rows])
        return means

    def best(self, worths: Mapping[Card, float]) -> Card:
        """The card that is worth most; of equals the one with most points, then the lowest."""
        scales, trump = self.table.rules.scales, self.table.contract.trump

        def order(card: Card) -> tuple[float, float, int, int]:
            points = round(self.solved.mean(card), ALIKE)
            lowest = -scales.worth(card, trump), -scales.strength(card, trump)
            return round(worths[card], ALIKE), points, *lowest

        return max(self.cards, key=order)

    def choice(self) -> Choice:
        """The best card, and the worth of each in thousandths."""
        worths = self.worths()
        facts = ((str(card), round(1000 * worths[card])) for card in self.cards)
        number = ("worlds", self.solved.number)
        return Choice(play(self.table.deal, self.best(worths)), Reason.SEARCHED, (number, *facts))


def card(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Choice:
    """Choose a card for the seat of the view."""
    found = weighed(view, rules, luck, limits, understanding)
    return found if isinstance(found, Choice) else found.choice()


def weighed(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Choice | WeighedCards:
    """The cards of this decision, weighed; the club's choice where they cannot be.

    That is when the limits allow too few worlds, or these rules cannot be solved. A flag that is
    set, or nodes used up, end the search at once with what was found by then.
    """
    thumb = club_choice(view, rules, luck, understanding)
    deal, seat = view.deal, view.seat
    if deal is None or seat is None or deal.contract is None or deal.trick is None:
        raise ValueError("no card is asked of this seat")
    cards, contract = candidates(rules, deal, deal.contract), deal.contract
    if not isinstance(thumb.action, PlayCard) or len(cards) == 1:
        return thumb
    try:
        solver = Solver(rules, contract.trump, contract.doubles)
    except UnrepresentableRules:
        return thumb
    table = Table(
        rules=rules,
        deal=deal,
        seat=seat,
        contract=contract,
        trick=deal.trick,
        solver=solver,
        understanding=understanding,
    )
    if rules.dealing.tableau:
        limits = replace(limits, nodes=limits.nodes // COVERED)
    dice = dice_of(luck)
    pool = sampled(table, dice)
    worlds = some(pool, solvable(table, limits.nodes), dice)
    found = searched(table, worlds, limits)
    if found.number < min(ENOUGH, len(worlds.weights)):
        return thumb
    melds = expected_melds(table, found.hands, found.weights)
    rewards = Rewards.of(table, view, melds=melds, certain=len(worlds.weights) == 1)
    return WeighedCards(table=table, cards=cards, pool=pool, solved=found, rewards=rewards)


def belotes_of(table: Table, hands: Words) -> Iterator[tuple[Pair, Words]]:
    """The worlds by what their belotes bring to the attack and to the defence."""
    rules = table.rules
    dealt = hands | table.played()
    attack = rules.seating.team(table.contract.declarer)
    held = np.zeros((len(hands), 2), dtype=np.int64)
    for pair in belote_pairs(rules.belote, table.contract.trump):
        both = sum(table.bit(card) for card in pair)
        for column, seat in enumerate(table.order):
            side = 0 if rules.seating.team(seat) is attack else 1
            held[:, side] += dealt[:, column] & both == both
    each = rules.belote.points if rules.belote else 0
    for ours, theirs in np.unique(held, axis=0).tolist():
        rows = np.flatnonzero((held == (ours, theirs)).all(axis=1))
        yield (ours * each, theirs * each), rows
