"""Run the compiled search: write a position into this thread's memory, search, read the values."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from threading import local

import numpy as np

from engine.cards import Card, Pack, Scales, Trump
from engine.ruleset import Obligation, RuleSet
from engine.seats import Seating
from engine.solver import memory_layout
from engine.solver.card_layouts import Layouts, LayoutValues, WordArray
from engine.solver.contract_encoding import Board
from engine.solver.kernel_cache import kernel
from engine.solver.memory_layout import Moment
from engine.solver.position import ImpossiblePosition, Limits, Position, SearchAbandoned
from engine.zones import Holding


class _Blocks(local):
    """Each thread that searches finds its own block here."""

    def __init__(self) -> None:
        # One per thread, made once: 8 MB of zeros for each search would take longer than most
        # searches.
        self.block: WordArray = np.zeros(memory_layout.LENGTH, dtype=np.int64)


_blocks = _Blocks()


def prepared(contract: WordArray) -> WordArray:
    """The block of this thread with the words of a contract."""
    block = _blocks.block
    block[: memory_layout.GIVEN] = contract
    block[memory_layout.NODES] = block[memory_layout.STOP] = block[memory_layout.ABANDONED] = 0
    return block


@dataclass(frozen=True, slots=True)
class Placing:
    """A position as the search sees it: each hand, what covers what, and where it begins."""

    hands: tuple[int, ...]
    under: tuple[tuple[int, int], ...]
    size: int
    root: Moment

    @property
    def tricks(self) -> int:
        """The tricks that are still to be taken."""
        return self.size // len(self.hands)

    @property
    def root_in_tricks(self) -> Moment:
        """The root position when every trick counts 1 and cards nothing."""
        return self.root._replace(points=0, rest=self.tricks)

    def write(self, block: WordArray) -> None:
        """Put the position into the words of a search that already hold the contract."""
        block[memory_layout.SIZE] = self.size
        block[memory_layout.HANDS : memory_layout.HANDS + memory_layout.SEATS] = 0
        for seat, hand in enumerate(self.hands):
            block[memory_layout.HANDS + seat] = hand
        for bit, covered in self.under:
            block[memory_layout.UNDER + bit] = covered


def place(board: Board, position: Position) -> Placing:
    """The position in bits; ImpossiblePosition when the cards cannot lie so."""
    trick = position.trick
    if trick.leader not in board.seats:
        raise ImpossiblePosition("who leads does not play")
    leader = board.seats.index(trick.leader)
    order = board.seats[leader:] + board.seats[:leader]
    playing = tuple(play.seat for play in trick.plays)
    if len(playing) >= len(order) or playing != order[: len(playing)]:
        raise ImpossiblePosition("the trick was not played in turn, or it is over")
    table = [_bit(board, play.card) for play in trick.plays]
    on_table = dict(zip(playing, table, strict=True))
    laid = [_lay(board, position.holdings[seat], on_table.get(seat)) for seat in board.seats]
    hands = tuple(hand for hand, _, _ in laid)
    under = tuple(pair for _, pairs, _ in laid for pair in pairs)
    seats = zip(board.seats, hands, strict=True)
    lengths = {hand.bit_count() + (seat in on_table) for seat, hand in seats}
    alive, gone = sum(hands), sum(1 << bit for bit in table)
    to_come = sum(worth for _, _, worth in laid)
    size = lengths.pop() * len(hands)
    if lengths or not size or (alive | gone).bit_count() != size:
        raise ImpossiblePosition("the hands are of different lengths, or a card is there twice")
    best, winner = table[0] if table else 0, leader
    for played, bit in enumerate(table):
        if board.beats(bit, best):
            best, winner = bit, (leader + played) % len(order)
    points = sum(board.worth[bit] for bit in table)
    return Placing(
        hands,
        under,
        size,
        Moment(
            alive=alive,
            hidden=sum(covered for _, covered in under),
            whole=alive | gone,
            ply=len(table),
            seat=(leader + len(table)) % len(order),
            led=board.suit(table[0]) if table else 0,
            best=best,
            winner=winner,
            points=points,
            rest=points + to_come + board.last_points,
        ),
    )


def _lay(
    board: Board, holding: Holding, played: int | None
) -> tuple[int, list[tuple[int, int]], int]:
    """All cards of a seat as a set, for each that covers another which, and what they are worth."""
    if holding.kitty:
        raise ImpossiblePosition("a kitty is still set aside")
    hand, worth, under = 0, 0, list[tuple[int, int]]()
    for card in holding.cards:
        bit = _bit(board, card)
        if hand >> bit & 1:
            raise ImpossiblePosition(f"{card} is there twice")
        hand |= 1 << bit
        worth += board.worth[bit]
    for pile in holding.piles:
        if pile.under is None:
            continue
        top = played if pile.top is None else _bit(board, pile.top)
        # Between tricks nothing lies bare and covered: it is turned up.
        if top is not None:
            under.append((top, 1 << _bit(board, pile.under)))
    return hand, under, worth


def _bit(board: Board, card: Card) -> int:
    bit = board.bits.get(card)
    if bit is None:
        raise ImpossiblePosition(f"{card} is not of this pack")
    return bit


SearchWindow = tuple[int, int]
NOT_LEGAL = -1
NOTHING_COVERED: WordArray = np.zeros((0, memory_layout.CARDS), dtype=np.int64)

CONTRACTS = 128
"""Contracts kept ready: preparing one can take longer than a search."""


class Search:
    """Searches of one contract; values are what the side of the first seat takes from here on.

    They are in points or, ``in_tricks``, in tricks. With a window a value at or below its first
    number is only known to be no more than it says, one at or above the second to be no less.
    """

    def __init__(self, rules: RuleSet, trump: Trump, closed: bool) -> None:
        self._board = _board(_Played.by(rules), trump, closed)
        self._kernel = kernel()

    @property
    def bits(self) -> Mapping[Card, int]:
        """The number of each card of the pack."""
        return self._board.bits

    def contract_words(self) -> WordArray:
        """The words of the contract that counts points, a copy."""
        return self._board.in_points.copy()

    def place(self, position: Position) -> Placing:
        """The position in bits; ImpossiblePosition when the cards cannot lie so."""
        return place(self._board, position)

    def value(
        self,
        placing: Placing,
        limits: Limits,
        *,
        window: SearchWindow | None = None,
        in_tricks: bool,
    ) -> tuple[int, int]:
        """The value of the position, and the nodes that it took; may raise SearchAbandoned."""
        block, root = self._begin(placing, limits, in_tricks)
        with limits.watching(block):
            value = self._kernel.value_of(block, root, *(window or (0, root.rest)))
        nodes = int(block[memory_layout.NODES])
        if block[memory_layout.ABANDONED]:
            raise SearchAbandoned(nodes)
        return int(value), nodes

    def values(
        self,
        placing: Placing,
        limits: Limits,
        *,
        window: SearchWindow | None = None,
        in_tricks: bool,
    ) -> tuple[dict[Card, int], int, bool]:
        """The values of the legal cards, the nodes that it took, and whether it was given up."""
        block, root = self._begin(placing, limits, in_tricks)
        found = np.full(memory_layout.CARDS, NOT_LEGAL, dtype=np.int64)
        with limits.watching(block):
            self._kernel.values_of(block, root, *(window or (0, root.rest)), found)
        values = {
            self._board.cards[bit]: value
            for bit, value in enumerate(found.tolist())
            if value != NOT_LEGAL
        }
        return values, int(block[memory_layout.NODES]), bool(block[memory_layout.ABANDONED])

    def values_of_each(self, placing: Placing, layouts: Layouts, limits: Limits) -> LayoutValues:
        """The values of the legal cards in each layout, as far as the limits allow."""
        block, root = self._begin(placing, limits, in_tricks=False)
        found, under = _to_be_found(layouts)
        with limits.watching(block):
            solved = self._kernel.values_of_each(
                block, root, 0, root.rest, layouts.hands, under, found
            )
        return self._found(found[:solved], root.rest, block)

    def rounded_values_of_each(
        self,
        placing: Placing,
        layouts: Layouts,
        limits: Limits,
        *,
        cards: Sequence[Card],
        step: int,
        first: int,
    ) -> LayoutValues:
        """The values of some cards, rounded to steps of so many card points.

        The steps are laid by the number of each layout, from ``first`` on.
        """
        block, root = self._begin(placing, limits, in_tricks=False)
        found, under = _to_be_found(layouts)
        asked = sum(1 << self.bits[card] for card in cards)
        with limits.watching(block):
            solved = self._kernel.rounded_values_of_each(
                block, root, asked, step, first, layouts.hands, under, found
            )
        return self._found(found[:solved], root.rest, block)

    def _found(self, values: WordArray, rest: int, block: WordArray) -> LayoutValues:
        legal = np.flatnonzero((values != NOT_LEGAL).all(axis=0)).tolist() if len(values) else []
        points = {self._board.cards[bit]: values[:, bit] for bit in legal}
        return LayoutValues(points, rest, int(block[memory_layout.NODES]), len(values))

    def _begin(self, placing: Placing, limits: Limits, in_tricks: bool) -> tuple[WordArray, Moment]:
        block = prepared(self._board.in_tricks if in_tricks else self._board.in_points)
        block[memory_layout.BUDGET] = limits.nodes
        placing.write(block)
        return block, placing.root_in_tricks if in_tricks else placing.root


def _to_be_found(layouts: Layouts) -> tuple[WordArray, WordArray]:
    """The arrays for the value of each layout and for its covered cards."""
    found = np.full((len(layouts.hands), memory_layout.CARDS), NOT_LEGAL, dtype=np.int64)
    return found, NOTHING_COVERED if layouts.under is None else layouts.under


@dataclass(frozen=True, slots=True)
class _Played:
    """The part of a rule set that decides the play: equal for rule sets that play alike."""

    seating: Seating
    pack: Pack
    scales: Scales
    obligations: tuple[Obligation, ...]
    last_trick: int
    rules: RuleSet = field(compare=False)

    @classmethod
    def by(cls, rules: RuleSet) -> "_Played":
        last_trick = rules.scoring.last_trick
        return cls(rules.seating, rules.pack, rules.scales, rules.obligations, last_trick, rules)


@lru_cache(maxsize=CONTRACTS)
def _board(played: _Played, trump: Trump, closed: bool) -> Board:
    return Board(played.rules, trump, closed)
