"""The measures of a hand in the dialogue: the cards of one suit as trump, and the side aces.

Each measure is a number that depends on nothing else, so it is looked up in a table too: for each
set of ranks of the trump suit and each number of side aces.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import cache
from itertools import takewhile

from engine.cards import PLAIN_SCALE, TRUMP_SCALE, Card, Rank, Suit, Trump

RANKS = (
    Rank.SEVEN,
    Rank.EIGHT,
    Rank.NINE,
    Rank.TEN,
    Rank.JACK,
    Rank.QUEEN,
    Rank.KING,
    Rank.ACE,
)
"""The ranks of a pack of 32, as sets of them are written: the lowest first."""

SUITS = tuple(Suit)

SIDE_ACES = 4
"""The aces beside a trump suit are fewer than this."""

NO_WAY = -1000
"""The measure of a hand that the call does not allow."""

SECOND, THIRD, FOURTH, FIFTH = 2, 3, 4, 5
"""The length of a trump suit, its best card counted."""

PAIR, ALL_BUT_TRUMP = 2, 3
"""Numbers of aces."""

STEP = 10
OPENING, WITH_BOTH, FIVE_CARDS = 80, 90, 100
"""The openings with a piece, with jack and nine together, and with a piece fourth or fifth."""

JACK, NINE, ACE, BELOTE, FOUR_TRUMPS, NO_TRUMP = 20, 10, 10, 20, 10, -10
"""The points that an answer shows a partner who has named the trump."""

WITH_JACK, WITH_NINE, WITHOUT = 80, 70, 60
"""The strength over opponents before other cards are counted."""

TRICK = 10
"""The count of a sure trick against a trump."""

THREE_ACES_FROM = 120
"""From this number on three side aces are enough to double without a trump trick."""


@dataclass(frozen=True, slots=True)
class Trumps:
    """The cards that a hand has of a trump suit."""

    held: frozenset[Rank]

    @property
    def length(self) -> int:
        """The number of trumps."""
        return len(self.held)

    @property
    def piece(self) -> bool:
        """Whether the jack or the nine is among them."""
        return Rank.JACK in self.held or Rank.NINE in self.held

    @property
    def both(self) -> bool:
        """Whether the jack and the nine are."""
        return {Rank.JACK, Rank.NINE} <= self.held

    @property
    def belote(self) -> bool:
        """Whether the king and the queen are."""
        return {Rank.KING, Rank.QUEEN} <= self.held

    @property
    def guarded_nine(self) -> bool:
        """Whether the nine is there with another trump."""
        return Rank.NINE in self.held and self.length > 1

    @property
    def extra(self) -> int:
        """The count of the trumps from the fourth on."""
        return STEP * max(0, self.length - 3)

    @property
    def beside_count(self) -> float:
        """What tells a suit from others of the same count (0-1): length, ace, then card points.

        The count has side aces alone: J-A-8 counts no more than 9-8-7 beside that ace.
        """
        points = sum(map(TRUMP_SCALE.worth, self.held))
        return self.length / 10 + (Rank.ACE in self.held) / 20 + points / 2000


class Measure(StrEnum):
    """The measures of a hand; each is the name of a function below."""

    OPENS = "opens"
    OPENS_LAST = "opens-last"
    OPENS_ACES = "opens-aces"
    HELP = "help"
    FIRST_HELP_ACES = "first-help-aces"
    UNTOLD = "untold"
    UNTOLD_ACES = "untold-aces"
    HIDDEN = "hidden"
    HIDDEN_ACES = "hidden-aces"
    PIECES = "pieces"
    PIECE = "piece"
    KEPT_BACK = "kept-back"
    KEPT_BACK_ACES = "kept-back-aces"
    STRENGTH = "strength"
    JUMP = "jump"
    TRICKS = "tricks"
    SURE = "sure"


def _opening(trumps: Trumps, aces: int) -> tuple[int, int] | None:
    """The lowest and the highest number that opens; None if none does."""
    held, length = trumps.held, trumps.length
    if trumps.both and length >= THIRD:
        most = WITH_BOTH + ACE * (Rank.ACE in held) + trumps.extra + ACE * aces
        return max(WITH_BOTH, most - 2 * STEP), most
    strong = trumps.piece and length >= FOURTH and bool({Rank.ACE, Rank.TEN} & held)
    five = length >= FIFTH and (trumps.piece or trumps.belote)
    if aces and (strong or five):
        return OPENING, FIVE_CARDS
    jack = Rank.JACK in held and length >= THIRD
    nine = Rank.NINE in held and (
        length >= FOURTH or (length == THIRD and (aces or Rank.ACE in held))
    )
    no_piece = aces and (length >= FIFTH or (length == FOURTH and {Rank.ACE, Rank.TEN} <= held))
    return (OPENING, OPENING) if jack or nine or no_piece else None


def opens(trumps: Trumps, aces: int, number: int) -> int:
    """The points above this number that the hand would have opened."""
    opening = _opening(trumps, aces)  # 90 without both pieces is never said
    if opening is None or not opening[0] <= number <= opening[1]:
        return NO_WAY
    least, most = opening
    return NO_WAY if least == OPENING and number == WITH_BOTH else most - number


def opens_last(trumps: Trumps, aces: int, number: int) -> int:
    """The opening after three passes."""
    second = trumps.piece and trumps.length == SECOND and aces > 0
    return 0 if second and number == OPENING else opens(trumps, aces, number)


def opens_aces(trumps: Trumps, aces: int, number: int) -> int:
    """The opening in the system in which aces come first."""
    held, length = trumps.held, trumps.length
    most = 0
    if length >= THIRD and aces + (Rank.ACE in held) >= PAIR:
        most = 80
    if aces and ((trumps.piece and length >= FOURTH) or (trumps.both and length >= THIRD)):
        most = 90
    if trumps.both and Rank.ACE in held:
        most = 100 + ACE * aces + trumps.extra
    return most - number if OPENING <= number <= most and number >= most - 2 * STEP else NO_WAY


def help_for(trumps: Trumps, aces: int, number: int) -> int:
    """The help that the hand has to show a partner who has named the trump."""
    return first_help_aces(trumps, aces, number) + BELOTE * trumps.belote


def first_help_aces(trumps: Trumps, aces: int, number: int) -> int:
    """The help for a partner's trump, without the belote."""
    return (
        JACK * (Rank.JACK in trumps.held)
        + NINE * trumps.guarded_nine
        + ACE * aces
        + FOUR_TRUMPS * (trumps.length >= FOURTH)
        + NO_TRUMP * (trumps.length == 0)
    )


def untold(trumps: Trumps, aces: int, number: int) -> int:
    """The strength that a pass hides from the partner: a piece, the belote, aces.

    Nothing, if the hand has less to show than the lowest bid is above the partner's.
    """
    if help_for(trumps, aces, number) < number:
        return 0
    return max(untold_aces(trumps, aces, 0), BELOTE * trumps.belote)


def untold_aces(trumps: Trumps, aces: int, number: int) -> int:
    """The strength hidden by a pass, without the belote, which waits for the second round."""
    if first_help_aces(trumps, aces, number) < number:
        return 0
    return JACK * (Rank.JACK in trumps.held or trumps.guarded_nine) + ACE * aces


def hidden(trumps: Trumps, aces: int, number: int) -> int:
    """The strength that another suit hides from the partner, over an opponent.

    As by a pass, but to raise on a void misleads more than its aces tell.
    """
    return untold(trumps, aces, number) if trumps.length else 0


def hidden_aces(trumps: Trumps, aces: int, number: int) -> int:
    """The same without the belote."""
    return untold_aces(trumps, aces, number) if trumps.length else 0


def pieces(trumps: Trumps, aces: int, number: int) -> int:
    """The help that naming another suit hides from a partner who has named one; a void has none."""
    return JACK * trumps.piece + ACE * aces if trumps.length else 0


def piece(trumps: Trumps, aces: int, number: int) -> int:
    """Whether the jack or the nine is there."""
    return int(trumps.piece)


def kept_back(trumps: Trumps, aces: int, number: int) -> int:
    """The strength that an opening of this number has not shown yet."""
    belote = BELOTE * trumps.belote
    if number <= OPENING:
        return ACE * aces + trumps.extra + belote
    return max(0, opens(trumps, aces, number)) + belote


def kept_back_aces(trumps: Trumps, aces: int, number: int) -> int:
    """The strength kept back by an opening in the system in which aces come first."""
    belote = BELOTE * trumps.belote
    if number <= OPENING:
        every = ACE * max(0, aces + (Rank.ACE in trumps.held) - 2)
        return every + JACK * (Rank.JACK in trumps.held) + NINE * trumps.guarded_nine + belote
    return max(0, opens_aces(trumps, aces, number)) + belote


def strength(trumps: Trumps, aces: int, number: int) -> int:
    """The worth of the hand alone: with three trumps and a piece, or five."""
    if trumps.length < (THIRD if trumps.piece else FIFTH):
        return NO_WAY
    first = WITHOUT
    if trumps.piece:
        first = WITH_JACK if Rank.JACK in trumps.held else WITH_NINE
    return first + STEP * trumps.both + trumps.extra + ACE * aces + BELOTE * trumps.belote


def jump(trumps: Trumps, aces: int, number: int) -> int:
    """The strength, ten more with both pieces: a jump shows them."""
    return strength(trumps, aces, number) + STEP * trumps.both


def tricks(trumps: Trumps, aces: int, number: int) -> int:
    """The sure tricks of trumps against this number, or what stands for them."""
    held, length = trumps.held, trumps.length
    found = (Rank.JACK in held) + trumps.guarded_nine + (Rank.ACE in held and length >= THIRD)
    found += length >= FOURTH and not trumps.both
    enough = number >= THREE_ACES_FROM and aces >= ALL_BUT_TRUMP
    return TRICK * max(found, enough)


def sure(trumps: Trumps, aces: int, number: int) -> int:
    """The worth of the hand by itself above a number; both pieces fourth are always enough."""
    enough = trumps.both and trumps.length >= FOURTH and aces >= PAIR
    return max(STEP * enough, strength(trumps, aces, number) - number)


FUNCTIONS: Mapping[Measure, Callable[[Trumps, int, int], int]] = {
    Measure.OPENS: opens,
    Measure.OPENS_LAST: opens_last,
    Measure.OPENS_ACES: opens_aces,
    Measure.HELP: help_for,
    Measure.FIRST_HELP_ACES: first_help_aces,
    Measure.UNTOLD: untold,
    Measure.UNTOLD_ACES: untold_aces,
    Measure.HIDDEN: hidden,
    Measure.HIDDEN_ACES: hidden_aces,
    Measure.PIECES: pieces,
    Measure.PIECE: piece,
    Measure.KEPT_BACK: kept_back,
    Measure.KEPT_BACK_ACES: kept_back_aces,
    Measure.STRENGTH: strength,
    Measure.JUMP: jump,
    Measure.TRICKS: tricks,
    Measure.SURE: sure,
}


OPENINGS = frozenset({Measure.OPENS, Measure.OPENS_LAST, Measure.OPENS_ACES})

NUMBERED = frozenset(
    {
        Measure.HELP,
        Measure.FIRST_HELP_ACES,
        Measure.KEPT_BACK,
        Measure.KEPT_BACK_ACES,
        Measure.STRENGTH,
        Measure.JUMP,
    }
)
"""Of these a higher number asks for more."""


@dataclass(frozen=True, slots=True)
class Term:
    """A condition: a hand measures from ``least`` to ``most`` with this trump suit."""

    measure: Measure
    trump: Trump
    least: int
    most: int | None = None
    number: int = 0

    def value(self, hand: Iterable[Card]) -> int:
        """The measure of a hand."""
        cards = tuple(hand)
        held = frozenset(card.rank for card in cards if self.trump.covers(card))
        aces = sum(card.rank is Rank.ACE and not self.trump.covers(card) for card in cards)
        return FUNCTIONS[self.measure](Trumps(held), aces, self.number)

    def holds(self, hand: Iterable[Card]) -> bool:
        """Whether a hand fulfils it."""
        return self.fits(self.value(hand))

    def lower(self, by: int) -> "Term":
        """The term of a number this many points lower; an opening is at least the lowest."""
        if self.measure in OPENINGS:
            return replace(self, number=max(OPENING, self.number - by))
        if self.measure not in NUMBERED:
            return self
        most = None if self.most is None else self.most - by
        return replace(self, least=self.least - by, most=most)

    def fits(self, value: int) -> bool:
        """Whether this is enough, and not too much."""
        return self.least <= value and (self.most is None or value <= self.most)


ACE_BIT = len(RANKS) - 1


def measured(term: Term, masks: Sequence[int]) -> int:
    """The measure of a hand that is written as a set of ranks for each suit."""
    suit = SUITS.index(term.trump.suit)
    held = masks[suit]
    aces = sum(mask >> ACE_BIT for mask in masks) - (held >> ACE_BIT)
    return table(term.measure, term.number)[held * SIDE_ACES + aces]


@cache
def table(measure: Measure, number: int) -> tuple[int, ...]:
    """The measure of each set of trumps with none to three side aces, in this order."""
    function = FUNCTIONS[measure]
    return tuple(
        function(_held(mask), aces, number)
        for mask in range(1 << len(RANKS))
        for aces in range(SIDE_ACES)
    )


@cache
def _held(mask: int) -> Trumps:
    return Trumps(frozenset(rank for place, rank in enumerate(RANKS) if mask >> place & 1))


@cache
def beside_count(mask: int) -> float:
    """``Trumps.beside_count`` of a set of ranks, computed once."""
    return _held(mask).beside_count


def wins_all_with(hand: Iterable[Card], trump: Trump, aces: int) -> bool:
    """Whether a hand wins every trick if its partner has this many aces.

    It needs the three best trumps fourth, and a side suit of four from the ace, or no more losers
    than the aces cover. A loser is a side card that does not follow on the ace, the ten and the
    king.
    """
    cards = tuple(hand)
    held = {card.rank for card in cards if trump.covers(card)}
    if not {Rank.JACK, Rank.NINE, Rank.ACE} <= held or len(held) < FOURTH:
        return False
    losers, long = 0, False
    for suit in Suit:
        ranks = {card.rank for card in cards if card.suit is suit}
        if suit is not trump.suit:
            long = long or (Rank.ACE in ranks and len(ranks) >= FOURTH)
            losers += len(ranks) - sum(1 for _ in takewhile(ranks.__contains__, PLAIN_SCALE.order))
    return long or losers <= aces
