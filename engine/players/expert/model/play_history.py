"""The cards played in a deal as rows of numbers, the input of the compiled play model."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from engine.cards import Suit
from engine.contract import Bid, Contract
from engine.players.expert.model.kernel import columns
from engine.players.expert.solver_view import Table
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Solver
from engine.solver.card_layouts import Words
from engine.solver.memory_layout import SUIT_BITS
from engine.state import Auction, Play, Trick
from engine.tricks import best_play, worth

SUITS = tuple(Suit)
WHOLE_SUIT = (1 << SUIT_BITS) - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class History:
    """A deal in play, as everybody sees it."""

    rules: RuleSet
    contract: Contract
    auction: Auction
    tricks: Sequence[Trick]
    solver: Solver

    @classmethod
    def of(cls, table: Table) -> "History":
        """The deal as far as it was played at this table."""
        return cls(
            rules=table.rules,
            contract=table.contract,
            auction=table.deal.auction,
            tricks=table.deal.all_tricks,
            solver=table.solver,
        )

    def plays(self) -> Words:
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
        _note_later(rows)
        return rows

    def coming(self) -> Words:
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

    def _lie(self, row: Words, before: Sequence[Play], trick: int) -> None:
        """Note what lies on the table."""
        row[columns.PLACE], row[columns.TRICK] = len(before), trick
        if before:
            bits, trump, scales = self.solver.bits, self.contract.trump, self.rules.scales
            best = best_play(before, trump, scales)
            row[columns.LED] = WHOLE_SUIT << SUITS.index(before[0].card.suit) * SUIT_BITS
            row[columns.BEST] = bits[best.card]
            row[columns.WINNER] = self._order.index(best.seat)
            row[columns.POINTS] = worth(before, trump, scales)

    def _named(self, seat: int) -> list[int]:
        """By suit, whether the partner or the others have bid it."""
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


def _note_later(rows: Words) -> None:
    later = [0] * len(SUITS)
    for row in rows[::-1]:
        seat = int(row[columns.SEAT])
        later[seat] |= 1 << int(row[columns.CARD])
        row[columns.LATER] = later[seat]
