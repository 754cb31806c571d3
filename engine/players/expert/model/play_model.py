"""The learned model of play: how likely a played card is, and how a deal is usually played out.

``play_likelihood`` weighs hands by the cards that were played from them; ``playout_points`` plays
deals to their end as players usually do, and ``usual_points`` from the first lead. The weights lie
in ``play_weights.txt``, one line for each kind of trump;
``python -m engine.lab.training.play_model`` learns them.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from engine.cards import Card, Suit, Trump
from engine.contract import Bid, Contract
from engine.events import Called
from engine.players.expert.arrays import Floats
from engine.players.expert.model.deal_kinds import PLAYERS, card_order, trump_kind
from engine.players.expert.model.kernel import columns
from engine.players.expert.model.kernel.columns import SEAT
from engine.players.expert.solver_view import SolverView
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.solver import Solver
from engine.solver.card_layouts import WordArray
from engine.solver.kernel_cache import SOURCES, loaded
from engine.solver.memory_layout import SUIT_BITS
from engine.state import Auction, Play, Trick
from engine.tally import whole
from engine.tricks import best_play, worth

SUITS = tuple(Suit)
WHOLE_SUIT = (1 << SUIT_BITS) - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicDeal:
    """A deal in play, as everybody sees it."""

    rules: RuleSet
    contract: Contract
    auction: Auction
    tricks: Sequence[Trick]
    solver: Solver

    @classmethod
    def of(cls, table: SolverView) -> "PublicDeal":
        """The deal as far as it was played at this table."""
        return cls(
            rules=table.rules,
            contract=table.contract,
            auction=table.deal.auction,
            tricks=table.deal.all_tricks,
            solver=table.solver,
        )

    def plays(self) -> WordArray:
        """A row for each card played, in order (``columns``)."""
        number = sum(len(trick.plays) for trick in self.tricks)
        rows = np.zeros((number, columns.COLUMNS), dtype=np.int64)
        named = [self._named(seat) for seat in range(len(self._order))]
        gone, at = 0, 0
        for place, trick in enumerate(self.tricks):
            led_by = self._led_by(place)
            for laid, play in enumerate(trick.plays):
                seat, row = self._order.index(play.seat), rows[at]
                self._lie(row, trick.plays[:laid], place)
                row[columns.SEAT], row[columns.CARD] = seat, self.solver.bits[play.card]
                row[columns.GONE] = gone
                row[columns.ROLE] = self._role(seat)
                row[columns.NAMED : columns.LED_BY] = named[seat]
                row[columns.LED_BY :] = led_by[seat]
                gone |= 1 << self.solver.bits[play.card]
                at += 1
        # What a seat plays later it held before: summed up from the last card to the first.
        later = [0] * len(self._order)
        for row in rows[::-1]:
            seat = int(row[columns.SEAT])
            later[seat] |= 1 << int(row[columns.CARD])
            row[columns.LATER] = later[seat]
        return rows

    def coming(self) -> WordArray:
        """A row for each seat, as it would see the next card; the first says who is to play it."""
        trick, order = self.tricks[-1], self._order
        rows = np.zeros((len(order), columns.COLUMNS), dtype=np.int64)
        led_by = self._led_by(len(self.tricks) - 1)
        for seat, row in enumerate(rows):
            self._lie(row, trick.plays, len(self.tricks) - 1)
            row[columns.ROLE] = self._role(seat)
            row[columns.NAMED : columns.LED_BY] = self._named(seat)
            row[columns.LED_BY :] = led_by[seat]
        rows[0, columns.SEAT] = (order.index(trick.leader) + len(trick.plays)) % len(order)
        return rows

    @property
    def _order(self) -> tuple[Seat, ...]:
        return self.rules.seating.order

    def _lie(self, row: WordArray, before: Sequence[Play], trick: int) -> None:
        """Fill in the columns that say what lies on the table."""
        row[columns.PLACE], row[columns.TRICK] = len(before), trick
        if before:
            bits, trump, scales = self.solver.bits, self.contract.trump, self.rules.scales
            best = best_play(before, trump, scales)
            row[columns.LED] = WHOLE_SUIT << SUITS.index(before[0].card.suit) * SUIT_BITS
            row[columns.BEST] = bits[best.card]
            row[columns.WINNER] = self._order.index(best.seat)
            row[columns.POINTS] = worth(before, trump, scales)

    def _named(self, seat: int) -> list[int]:
        """Return by suit whether the partner or the opponents have bid it."""
        found = [0] * len(SUITS)
        for said in self.auction.calls:
            if isinstance(said.call, Bid) and said.call.trump.suit is not None:
                other = self._order.index(said.seat)
                if other != seat:
                    partner = other ^ seat == columns.ACROSS
                    by = columns.BY_PARTNER if partner else columns.BY_OTHERS
                    found[SUITS.index(said.call.trump.suit)] = by
        return found

    def _role(self, seat: int) -> int:
        declarer = self._order.index(self.contract.declarer)
        if seat == declarer:
            return columns.DECLARER
        return columns.HELPER if seat ^ declarer == columns.ACROSS else columns.DEFENDER

    def _led_by(self, trick: int) -> list[list[int]]:
        """By seat and suit, the sides that led it before this trick."""
        found = [[0] * len(SUITS) for _ in self._order]
        for earlier in self.tricks[:trick]:
            leader = self._order.index(earlier.leader)
            suit = SUITS.index(earlier.plays[0].card.suit)
            for seat, sides in enumerate(found):
                ours = (seat ^ leader) & 1 == 0
                sides[suit] |= columns.BY_PARTNER if ours else columns.BY_OTHERS
        return found


LEARNED = Path(__file__).with_name("play_weights.txt")

UNIT = 0.01
"""The unit in which weights are written."""


def play_weights(rules: RuleSet, trump: Trump) -> Floats | None:
    """The weights for these rules; None if nothing was learned of them."""
    return learned().get(trump_kind(trump)) if len(rules.seating.order) == PLAYERS else None


@cache
def learned() -> Mapping[str, Floats]:
    """The weights of each kind of trump, read once; none if nothing was learned of it."""
    return read(LEARNED.read_text("utf-8"))


def read(text: str) -> Mapping[str, Floats]:
    """A line each: the kind, then its weights."""
    lines = (line.split() for line in text.splitlines())
    return {kind: np.array(numbers, dtype=np.float64) * UNIT for kind, *numbers in lines}


def written(found: Mapping[str, Floats]) -> str:
    """The text that is read back as these weights."""
    return "".join(
        f"{kind} {' '.join(str(round(weight / UNIT)) for weight in weights.tolist())}\n"
        for kind, weights in sorted(found.items())
    )


KERNEL = Path(__file__).parent / "kernel"


@cache
def weighing() -> ModuleType:
    """The functions with which plays are weighed."""
    return _loaded("likelihood")


@cache
def playing_out() -> ModuleType:
    """The functions with which deals are played to their end."""
    return _loaded("playout")


def _loaded(name: str) -> ModuleType:
    sources = (*SOURCES, *sorted(KERNEL.glob("*.py")))
    return loaded(f"engine.players.expert.model.kernel.{name}", sources)


Weigh = Callable[[WordArray], Floats]
"""Weighs rows of hands."""

TRUST = 0.7
"""The exponent of the learned likelihoods, from 0 (no trust) to 1."""


def play_likelihood(table: SolverView) -> Weigh | None:
    """Weighs hands by what the others have played; None if nothing was learned of it.

    The likeliest hands weigh 1. What the seat has played itself tells it nothing.
    """
    learned = play_weights(table.rules, table.contract.trump)
    if learned is None:
        return None
    plays = PublicDeal.of(table).plays()
    others = np.ascontiguousarray(plays[plays[:, SEAT] != table.column])
    pack = sum(1 << bit for bit in table.solver.bits.values())
    weigh_plays = weighing().weigh

    def weigh(hands: WordArray) -> Floats:
        found = np.zeros(len(hands))
        words = table.solver.contract_words()
        weigh_plays(words, others, pack, np.ascontiguousarray(hands), learned, found)
        weights: Floats = np.exp(TRUST * (found - found.max(initial=-np.inf)))
        return weights

    return weigh


TIMES = 4
"""The number of times that a deal is played as usual before the first lead."""


def playout_points(
    table: SolverView, cards: Sequence[Card], hands: WordArray, rest: int
) -> Mapping[Card, WordArray] | None:
    """The points of the ``rest`` that each card brings this side with each of these hands.

    None if no habits were learned.
    """
    learned = play_weights(table.rules, table.contract.trump)
    if learned is None:
        return None
    last = table.rules.scoring.last_trick
    numbers = np.array([table.solver.bits[card] for card in cards], dtype=np.int64)
    found = np.zeros((len(hands), len(cards)), dtype=np.int64)
    playing_out().play_out(
        table.solver.contract_words(),
        PublicDeal.of(table).coming(),
        np.ascontiguousarray(hands),
        numbers,
        len(numbers),
        last,
        learned,
        found,
    )
    if table.us is not Team.NORTH_SOUTH:
        found = rest - found
    return {card: found[:, place] for place, card in enumerate(cards)}


def usual_points(
    rules: RuleSet, contract: Contract, leader: Seat, holders: NDArray[np.uint8], seed: int
) -> Floats:
    """The card points that the attack takes in each deal, on average, when it is played as usual.

    ``holders`` are those of each card (``card_order``), counted from the leader; ValueError if
    no habits were learned, or where the hands of a deal differ in length.
    """
    learned = play_weights(rules, contract.trump)
    if learned is None:
        raise ValueError("no habits were learned for such a deal")
    solver, order = Solver(rules, contract.trump), rules.seating.order
    auction = Auction(leader, (Called(contract.declarer, contract.bid),))
    began = PublicDeal(
        rules=rules, contract=contract, auction=auction, tricks=(Trick(leader),), solver=solver
    )
    sets = np.array([1 << solver.bits[card] for card in card_order(rules, contract.trump)])
    lengths = np.stack([(holders == turn).sum(axis=1) for turn in range(len(order))])
    # Playing out takes one card of each hand per trick; in deals imagined at an auction's end the
    # taker may have more.
    if (lengths != lengths[0]).any():
        raise ValueError("hands of different lengths cannot be played out")
    hands = np.zeros((len(holders), len(order)), dtype=np.int64)
    for turn, seat in enumerate(rules.seating.starting_at(leader)):
        hands[:, order.index(seat)] = (holders == turn) @ sets
    found = np.zeros(len(holders))
    playing_out().play_often(
        solver.contract_words(),
        began.coming(),
        hands,
        TIMES,
        rules.scoring.last_trick,
        seed,
        learned,
        found,
    )
    if rules.seating.team(contract.declarer) is not Team.NORTH_SOUTH:
        found = whole(rules, contract.trump) - found
    return found
