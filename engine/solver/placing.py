"""A position written into the words of a search."""

from dataclasses import dataclass

from engine.cards import Card
from engine.solver import memory_layout
from engine.solver.contract_words import Board
from engine.solver.moment import Moment
from engine.solver.position import Position
from engine.solver.refusals import ImpossiblePosition
from engine.solver.words import Words
from engine.zones import Holding


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
        """Where it begins when every trick counts 1 and cards nothing."""
        return self.root._replace(points=0, rest=self.tricks)

    def write(self, block: Words) -> None:
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
