"""The expert's cards: the best on average over sampled deals that are solved."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from engine.actions import PlayCard
from engine.cards import Card
from engine.dealing import Chance
from engine.players.choice import Choice, Reason, candidates, play
from engine.players.club import think as club_choice
from engine.players.expert.arrays import Floats, dice_of, standard_error
from engine.players.expert.play.honest_cards import honest_cards
from engine.players.expert.play.lead_guesses import LeadGuesses
from engine.players.expert.play.meld_inference import expected_melds
from engine.players.expert.play.rewards import Rewards
from engine.players.expert.play.signal_play import preferred, told_by
from engine.players.expert.play.world_sampling import MOST, Weighted, sampled, solvable, some
from engine.players.expert.play.world_search import ByPoints, Searched, in_each, raced, searched
from engine.players.expert.solver_view import SolverView
from engine.players.signals import SignalMeaning
from engine.players.steps import Steps
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.solver import Limits, Solver, UnrepresentableRules
from engine.view import PlayerView

ENOUGH = 5
"""With fewer deals solved (of more), the rules of thumb know better."""

COVERED = 3
"""The factor by which a node takes longer if cards lie covered."""

RACED = 3
"""The factor by which a race sees more worlds than could be solved for all cards."""

# Measured: with this step and the cuts of a race a lead is decided by 45 deals (median) in place of
# 19, in the same time (docs/strength-history.md, “First leads”).
ROUNDED = 0.45
"""The step to which points are rounded in a race, as a share of the doubt about them."""

ALIKE = 6
"""Decimals of a chance to win that are compared."""

# Measured: at 0.003 of a game signals gave up 0.21 ± 0.36 card points a deal, at 0.001 0.27 ± 0.32:
# no cost can be seen (docs/strength-history.md).
FREE, TINY = 0.001, 1e-9
"""The most of a game that a signal may seem to cost, and what is no difference at all."""

HONEST = 0.01
"""The most of a game that a card which misleads nobody may seem to cost: points may hide it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WeighedCards:
    """The cards of a decision, and what each brings in the deals that fit what the seat knows.

    ``pool`` are the deals that were drawn, of which some were ``solved``; ``guesses`` are of an
    opening lead, if there are any.
    """

    table: SolverView
    cards: tuple[Card, ...]
    pool: Weighted
    solved: Searched
    rewards: Rewards
    guesses: LeadGuesses | None = None

    def worths(self) -> dict[Card, Floats]:
        """Each card's worth (0-1, mostly the chance to win the game) in each solved deal."""
        return self._in_each(self.rewards.by_points)

    def means(self, by_points: ByPoints) -> dict[Card, float]:
        """The mean of this over the solved deals, with each card."""
        means = self._means(self._in_each(by_points))
        # Where guesses take the luck out of a few deals, a mean may leave the range of what it is.
        return {card: min(max(mean, 0.0), 1.0) for card, mean in means.items()}

    def _in_each(self, by_points: ByPoints) -> dict[Card, Floats]:
        if self.guesses is not None and self.solved.number < len(self.pool.weights):
            return self.guesses.steadied(by_points, self.solved)
        return in_each(self.table, by_points, self.solved.hands, self.solved.points)

    def _means(self, worths: Mapping[Card, Floats]) -> dict[Card, float]:
        weights = self.solved.weights
        return {card: float(np.average(each, weights=weights)) for card, each in worths.items()}

    def behind(self, worths: Mapping[Card, Floats], card: Card, best: Card) -> tuple[float, float]:
        """The difference of a card to the best, and its error, if both were solved."""
        known = slice(min(self.solved.known[card], self.solved.known[best]))
        gains, weights = (worths[best] - worths[card])[known], self.solved.weights[known]
        return float(np.average(gains, weights=weights)), standard_error(gains, weights)

    def best(self, worths: Mapping[Card, Floats]) -> Card:
        """The honest card that is worth most; if signals are made, of those as good for them."""
        means = self._means(worths)
        scales, trump = self.table.rules.scales, self.table.contract.trump

        def order(card: Card) -> tuple[float, ...]:
            """Of equals the one with most points, then the lowest."""
            points = round(self.solved.mean(card), ALIKE)
            lowest = -scales.worth(card, trump), -scales.strength(card, trump)
            return round(means[card], ALIKE), points, *lowest

        honest = self._honest(means)
        best = max(honest, key=order)
        if not self.table.understanding.signals.are_made:
            return best
        return preferred(self.table, self._alike(worths, honest, best), order)

    def _honest(self, means: Mapping[Card, float]) -> Sequence[Card]:
        if self.solved.number == 1:  # the cards are known: nothing is near that is not the same
            return self.cards
        # Two points decide many a contract: what is near in points need not be near in the game.
        best = max(means.values())
        near = [card for card in self.cards if means[card] >= best - HONEST - TINY]
        return honest_cards(self.table, near, self.solved.mean)

    def told(self, worths: Mapping[Card, Floats], card: Card) -> SignalMeaning | None:
        """The signal or gift to the partner of this card, rather than others as good as it."""
        if not self.table.understanding.signals.are_made:
            return None
        means = self._means(worths)
        honest = self._honest(means)
        best = max(honest, key=lambda each: means[each])
        if card not in self._alike(worths, honest, best):
            return None
        return told_by(self.table, (*self._alike(worths, self.cards, best), card), card)

    def _alike(
        self, worths: Mapping[Card, Floats], cards: Sequence[Card], best: Card
    ) -> list[Card]:
        """The cards among these of which nothing shows that they lose against the best."""
        alike = list[Card]()
        for card in cards:
            loss, error = self.behind(worths, card, best)
            if loss <= min(error, FREE) + TINY:
                alike.append(card)
        return alike

    def choice(self) -> Choice:
        """The best card, and the worth of each in thousandths."""
        worths = self.worths()
        means = self._means(worths)
        facts = ((str(card), round(1000 * means[card])) for card in self.cards)
        number = ("worlds", self.solved.number)
        return Choice(play(self.table.deal, self.best(worths)), Reason.SEARCHED, (number, *facts))


def weighed_cards(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Steps[Choice | WeighedCards]:
    """The cards of this decision, weighed; the club's choice if they cannot be.

    That is when the limits allow too few worlds, or these rules cannot be solved. A flag that is
    set, or nodes used up, end the search at once with what was found by then. ValueError if no card
    is asked of the seat.
    """
    thumb = club_choice(view, rules, luck, understanding)
    deal, seat = view.deal, view.seat
    if deal is None or seat is None or deal.contract is None or deal.trick is None:
        raise ValueError("no card is asked of this seat")
    cards, contract = candidates(rules, deal, deal.contract), deal.contract
    if not isinstance(thumb.action, PlayCard) or len(cards) == 1:
        return thumb
    try:
        solver = Solver(rules, contract.trump, contract.closed)
    except UnrepresentableRules:
        return thumb
    table = SolverView(
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
    yield
    number = solvable(table, limits.nodes)
    # If nodes do not pay for every world, a race looks at more of them for the cards that matter.
    is_race = number < min(MOST, len(pool.weights))
    worlds = some(pool, min(MOST, RACED * number) if is_race else number, dice)
    melds = expected_melds(table, worlds.layouts.hands, worlds.weights)
    rewards = Rewards.of(table, view, melds=melds, certain=len(worlds.weights) == 1)
    guesses = LeadGuesses.of(table, cards, pool, dice)
    in_worlds = partial(in_each, table) if guesses is None else guesses.worths
    if is_race:
        found = yield from raced(
            table,
            cards,
            worlds,
            limits,
            worths=partial(in_worlds, rewards.by_points),
            step=max(1, round(ROUNDED * rewards.doubt)),
        )
    else:
        found = yield from searched(table, worlds, limits)
    # Of very few possible deals all were solved: then fewer are enough.
    if found.number < min(ENOUGH, len(worlds.weights)):
        return thumb
    return WeighedCards(
        table=table, cards=cards, pool=pool, solved=found, rewards=rewards, guesses=guesses
    )
