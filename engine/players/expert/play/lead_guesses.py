"""Guesses of what opening leads bring in many deals: they steady the few that are solved.

A network guesses what a lead brings in hundreds of deals, and in each deal that is solved. What
those bring beyond its guesses is believed the more, the more deals were solved. So chance in the
draw of these few counts for less, and the errors of the network for little.
"""

from dataclasses import dataclass

import numpy as np
from numpy.random import Generator
from numpy.typing import NDArray

from engine.cards import Card
from engine.players.expert.arrays import Floats
from engine.players.expert.model.deal_kinds import card_order, kind_of
from engine.players.expert.model.lead_network import LeadNetwork, encoded, learned_leads
from engine.players.expert.play.world_sampling import Weighted, some
from engine.players.expert.play.world_search import Brought, ByPoints, Searched, in_each
from engine.players.expert.solver_view import SolverView
from engine.solver.card_layouts import WordArray
from engine.tally import whole

GUESSED = 600
"""At most so many deals are guessed."""

AS_MANY = 40
"""The number of solved deals that tell as much of what a lead brings as the network does."""


@dataclass(frozen=True, slots=True)
class LeadGuesses:
    """What the network expects of these leads, in many deals and in any others."""

    table: SolverView
    network: LeadNetwork
    leads: tuple[Card, ...]
    many: Weighted
    expected: Brought

    @classmethod
    def of(
        cls, table: SolverView, leads: tuple[Card, ...], pool: Weighted, dice: Generator
    ) -> "LeadGuesses | None":
        """The guesses of the first lead of a deal; None of other cards, or if none were learned."""
        kind = kind_of(table.rules, table.contract.trump)
        learned = learned_leads().get(kind) if kind is not None else None
        if learned is None or table.deal.all_tricks[0].plays or any(table.deal.tableau):
            return None
        many = some(pool, GUESSED, dice)
        expected = _expected(table, learned.network, leads, many.layouts.hands)
        return cls(table, learned.network, leads, many, expected)

    def worths(self, by_points: ByPoints, hands: WordArray, brought: Brought) -> dict[Card, Floats]:
        """What each card is worth in these deals by what it brings, less their luck."""
        compared = self._compared(by_points, hands, brought)
        return {card: usual + _share(len(more)) * more for card, (usual, more) in compared.items()}

    def steadied(self, by_points: ByPoints, solved: Searched) -> dict[Card, Floats]:
        """The same of a race: what was dropped is as far behind as where it was solved."""
        compared, share = (
            self._compared(by_points, solved.hands, solved.points),
            _share(solved.number),
        )
        worths = {card: usual + share * more for card, (usual, more) in compared.items()}
        whole_way = [card for card, known in solved.known.items() if known == solved.number]
        best = max(whole_way, key=lambda card: float(worths[card] @ solved.weights))
        for card, known in solved.known.items():
            if known < solved.number:
                usual = compared[best][0] - compared[card][0]
                more = (compared[best][1] - compared[card][1])[:known]
                behind = usual + _share(known) * more
                mean = np.average(behind, weights=solved.weights[:known])
                rest = np.full(solved.number - known, mean)
                worths[card] = worths[best] - np.concatenate([behind, rest])
        return worths

    def _compared(
        self, by_points: ByPoints, hands: WordArray, brought: Brought
    ) -> dict[Card, tuple[float, Floats]]:
        """What the network expects of each card, and what these deals bring beyond that."""
        found = in_each(self.table, by_points, hands, brought)
        guesses = in_each(
            self.table, by_points, hands, _expected(self.table, self.network, tuple(brought), hands)
        )
        usual = in_each(self.table, by_points, self.many.layouts.hands, self.expected)
        alike: dict[bytes, list[Card]] = {}
        for card, points in brought.items():
            alike.setdefault(points.tobytes(), []).append(card)
        compared: dict[Card, tuple[float, Floats]] = {}
        for cards in alike.values():
            # Cards that did the same stay equal, whatever the network makes of them.
            means = [np.average(usual[card], weights=self.many.weights) for card in cards]
            guess = np.mean([guesses[card] for card in cards], axis=0)
            compared |= {card: (float(np.mean(means)), found[card] - guess) for card in cards}
        return compared


def _share(number: int) -> float:
    """How much of the surprises in so many deals is believed."""
    return number / (number + AS_MANY)


def _expected(
    table: SolverView, network: LeadNetwork, leads: tuple[Card, ...], hands: WordArray
) -> dict[Card, WordArray]:
    """The points that the network expects of each lead in each of these deals."""
    order = card_order(table.rules, table.contract.trump)
    places = np.tile([order.index(card) for card in leads], (len(hands), 1))
    shares = network.shares(encoded(holders_of(table, hands)), places)
    points = np.rint(shares * whole(table.rules, table.contract.trump)).astype(np.int64)
    return dict(zip(leads, points.T, strict=True))


def holders_of(table: SolverView, hands: WordArray) -> NDArray[np.uint8]:
    """The holder of each card, counted from this seat, in the order in which deals are read."""
    order = card_order(table.rules, table.contract.trump)
    bits = np.array([table.solver.bits[card] for card in order])
    # The solver's columns are in the order of play, those here begin with this seat.
    turned = np.roll(hands, -table.column, axis=1)
    holders = (turned[:, 1:, None] >> bits & 1) * np.arange(1, turned.shape[1])[:, None]
    found: NDArray[np.uint8] = holders.sum(axis=1).astype(np.uint8)
    return found
