"""A game's melds: what they are worth, how they rank, and whose score (rules.md 1.6)."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import chain, combinations
from operator import add

from engine.cards import NATURAL_ORDER, Card, Rank, Suit, Trump
from engine.meld import Meld, MeldKind
from engine.ruleset import ImpossibleRuleSet, Showing
from engine.seats import Seat, Seating


@dataclass(frozen=True, slots=True)
class MeldWorth:
    """The points of sequences by kind and of fours by rank; nothing else is a meld.

    ``own_kinds``: the ranks of which four are a kind of their own (rules.md 2.10, 2.13).
    """

    sequences: Mapping[MeldKind, int]
    fours: Mapping[Rank, int]
    own_kinds: Mapping[Rank, MeldKind] = field(default_factory=dict)

    def four_kind(self, rank: Rank) -> MeldKind:
        """The kind of a four of this rank."""
        return self.own_kinds.get(rank, MeldKind.FOUR_OF_A_KIND)

    @property
    def kinds(self) -> frozenset[MeldKind]:
        """Every kind that there is."""
        return frozenset(self.sequences) | {self.four_kind(rank) for rank in self.fours}


Height = tuple[int, int, int, bool]
"""Class, length if it counts, top card or rank, trump: the better meld has the greater."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """The kinds of melds from the best down, and so the ranks of fours.

    ``exact_length``: among sequences of five and more the longer is the better one. ``by_trump``:
    of two sequences that are otherwise equal that of trumps is.
    """

    kinds: tuple[MeldKind, ...]
    fours: tuple[Rank, ...] = ()
    exact_length: bool = False
    by_trump: bool = True

    @property
    def shorter_first(self) -> bool:
        """Whether three in sequence beat four."""
        short = [kind for kind in self.kinds if kind in _SHORT_KINDS.values()]
        return short == [*_SHORT_KINDS.values()]

    def height(self, meld: Meld, trump: Trump) -> Height:
        """Return the rank of a meld; melds that only the owners' seats distinguish are equal."""
        kind, top = -self.kinds.index(meld.kind), meld.cards[0]
        if meld.kind.is_four:
            return kind, 0, -self.fours.index(top.rank), False
        length = len(meld.cards) if self.exact_length else 0
        return kind, length, NATURAL_ORDER.index(top.rank), self.by_trump and trump.covers(top)


class Scope(StrEnum):
    """The scorer of melds: the side of the best one, its owner alone, or everyone."""

    BEST_SIDE = "best_team_scores_all"
    BEST_PLAYER = "best_player_scores_own"
    EVERY_SIDE = "each_team_scores_all"


class LastTie(StrEnum):
    """The tie-break between equal melds of opponents; with no winner, nobody scores.

    ``TURN``: as ``ELDEST``, but melds of a kind are equal as soon as they are worth the same.
    """

    ELDEST = "eldest"
    DEALER_FIRST = "dealer_first"
    CANCEL = "cancel"
    TURN = "turn"


@dataclass(frozen=True, slots=True)
class Comparison:
    """The comparison of melds: who scores, and who wins a tie.

    ``apart``: sequences are compared with sequences and fours with fours, each for themselves.
    """

    scope: Scope
    last_tie: LastTie = LastTie.ELDEST
    apart: bool = False

    def scoring(
        self, heights: Mapping[Seat, Height], seating: Seating, dealer: Seat
    ) -> tuple[Seat, ...]:
        """The seats that score, by the height of each one's best meld, in order of play."""
        announcing = tuple(
            seat for seat in seating.starting_at(seating.after(dealer)) if seat in heights
        )
        if self.scope is Scope.EVERY_SIDE or not announcing:
            return announcing
        # None if a rival holds an equal meld, and both cancel.
        highest = max(heights.values())
        dealer_first = self.last_tie is LastTie.DEALER_FIRST
        order = seating.starting_at(dealer if dealer_first else seating.after(dealer))
        first, *others = (seat for seat in order if heights.get(seat) == highest)
        rivals = any(not self._together(seat, first, seating) for seat in others)
        best = None if rivals and self.last_tie is LastTie.CANCEL else first
        return tuple(seat for seat in announcing if self._together(seat, best, seating))

    def _together(self, seat: Seat, best: Seat | None, seating: Seating) -> bool:
        """Whether this seat scores together with the owner of the best meld."""
        if best is None or self.scope is Scope.BEST_PLAYER:
            return seat is best
        return seating.team(seat) is seating.team(best)


_SHORT_KINDS = {3: MeldKind.THREE, 4: MeldKind.FOUR_IN_SEQUENCE}
_SHORTEST = min(_SHORT_KINDS)
_SUITS = tuple(Suit)
_HEIGHTS = {rank: height for height, rank in enumerate(NATURAL_ORDER)}


def fours_in(cards: Collection[Card], worth: MeldWorth) -> tuple[Meld, ...]:
    """Every four of a kind that is worth something."""
    held = ((rank, tuple(card for card in cards if card.rank is rank)) for rank in worth.fours)
    return tuple(
        Meld(
            worth.four_kind(rank),
            tuple(sorted(four, key=lambda card: _SUITS.index(card.suit))),
            worth.fours[rank],
        )
        for rank, four in held
        if len(four) == len(_SUITS)
    )


def sequences_in(
    cards: Collection[Card], worth: MeldWorth, longest: int | None
) -> tuple[Meld, ...]:
    """The maximal runs of each suit; those above ``longest`` are cut from the top (R-76).

    Where five are no kind of their own, a longer run is one of four.
    """
    longer = MeldKind.FIVE if MeldKind.FIVE in worth.sequences else MeldKind.FOUR_IN_SEQUENCE
    found = list[Meld]()
    for run in _runs(cards):
        most = longest or len(run)
        for top in range(0, len(run), most):
            piece = run[top : top + most]
            kind = _SHORT_KINDS.get(len(piece), longer)
            if len(piece) >= _SHORTEST and kind in worth.sequences:
                found.append(Meld(kind, piece, worth.sequences[kind]))
    return tuple(found)


def _runs(cards: Collection[Card]) -> Iterator[tuple[Card, ...]]:
    """Return runs of consecutive cards of one suit, highest first, of any length."""
    for suit in _SUITS:
        run: tuple[Card, ...] = ()
        held = (card for card in cards if card.suit is suit)
        for card in sorted(held, key=_height, reverse=True):
            if run and _height(run[-1]) - _height(card) > 1:
                yield run
                run = ()
            run += (card,)
        if run:
            yield run


def _height(card: Card) -> int:
    return _HEIGHTS[card.rank]


@dataclass(frozen=True, slots=True, kw_only=True)
class Melds:
    """The melds of a game: their worth (at no trumps perhaps another), ranking and comparison.

    ``most``: only so many of a hand, its best, count. ``longest``: longer runs are cut
    from the top into melds of that length. ``shared``: a card may serve a four and a run (R-80).
    ``winning_run``: so many cards in a row win the game. ``spoken``: they are compared aloud while
    they are declared.
    """

    worth: MeldWorth
    ranking: Ranking
    comparison: Comparison
    showing: Showing = Showing.NEVER
    no_trump_worth: MeldWorth | None = None
    most: int | None = None
    longest: int | None = None
    shared: bool = False
    winning_run: int | None = None
    spoken: bool = False

    def __post_init__(self) -> None:
        for worth in (self.worth, self.no_trump_worth or self.worth):
            if not worth.kinds <= set(self.ranking.kinds):
                raise ImpossibleRuleSet("a kind of meld has no place among the others")
            if not set(worth.fours) <= set(self.ranking.fours):
                raise ImpossibleRuleSet("four of a kind have no place among the others")

    @property
    def of_both_sides(self) -> bool:
        """Whether both sides may score melds in one deal."""
        return self.comparison.scope is Scope.EVERY_SIDE

    def classes(self, trump: Trump) -> tuple[frozenset[int], ...]:
        """The values of a single meld under this trump, in card points.

        One set for each class of melds that is compared for itself.
        """
        worth = self._worth(trump)
        runs, fours = frozenset(worth.sequences.values()), frozenset(worth.fours.values())
        return (runs, fours) if self.comparison.apart else (runs | fours,)

    def _worth(self, trump: Trump) -> MeldWorth:
        return (self.no_trump_worth if trump is Trump.NONE else None) or self.worth

    def plan(self, hand: Sequence[Card], trump: Trump) -> tuple[Meld, ...]:
        """The melds of a hand that are worth most together, best first.

        >>> from engine.variants import find_variant
        >>> hand = [Card.parse(card) for card in "JS JH JD JC TS 9S 8S 7S".split()]
        >>> plan = find_variant("pilotta").melds.plan(hand, Trump.HEARTS)
        >>> [(str(meld.kind), meld.points) for meld in plan]
        [('four-of-a-kind', 200), ('four-in-sequence', 50)]

        Every choice of its fours is tried with the maximal runs of the rest, or of all cards where
        they are ``shared``; of equal totals the one with the best single meld is kept (R-80).
        """

        def value(plan: tuple[Meld, ...]) -> tuple[int, tuple[Height, ...]]:
            points = sum(meld.points for meld in plan)
            return points, tuple(self.ranking.height(meld, trump) for meld in plan)

        return max(self._plans(hand, trump), key=value)

    def other_plan(self, hand: Sequence[Card], trump: Trump) -> tuple[Meld, ...]:
        """The melds of a hand if its owner keeps the other of a four and a run; none: no choice.

        A choice is theirs if fours and runs are compared apart, and so each may win or lose.
        """
        if not self.comparison.apart:
            return ()
        best, plans = self.plan(hand, trump), list(self._plans(hand, trump))
        others = (plan for plan in (plans[0], plans[-1]) if not set(plan) <= set(best))
        return next(others, ())

    def granted(
        self, announced: Sequence[tuple[Meld, ...]], trump: Trump, seating: Seating, dealer: Seat
    ) -> tuple[tuple[Meld, ...], ...]:
        """The melds that score, of those announced; both are indexed by seat."""
        if not self.comparison.apart:
            return self._granted(announced, trump, seating, dealer)
        fours, runs = (
            self._granted(
                [tuple(meld for meld in melds if meld.kind.is_four is four) for melds in announced],
                trump,
                seating,
                dealer,
            )
            for four in (True, False)
        )
        return tuple(map(add, fours, runs))

    def _granted(
        self, announced: Sequence[tuple[Meld, ...]], trump: Trump, seating: Seating, dealer: Seat
    ) -> tuple[tuple[Meld, ...], ...]:
        heights = {
            seat: max(self._compared(meld, trump) for meld in announced[seat])
            for seat in seating.order
            if announced[seat]
        }
        scoring = self.comparison.scoring(heights, seating, dealer)
        return tuple(melds if seat in scoring else () for seat, melds in enumerate(announced))

    def _compared(self, meld: Meld, trump: Trump) -> Height:
        height = self.ranking.height(meld, trump)
        if self.comparison.last_tie is not LastTie.TURN:
            return height
        # Then of a kind nothing counts but the points: neither length nor top card nor trump.
        return height[0], meld.points, 0, False

    def _plans(self, hand: Sequence[Card], trump: Trump) -> Iterator[tuple[Meld, ...]]:
        worth = self._worth(trump)
        fours = fours_in(hand, worth)
        choices = chain.from_iterable(combinations(fours, size) for size in range(len(fours) + 1))
        # The dearest four is not always part of the best plan: it may break a run.
        for chosen in choices:
            used = {card for four in chosen for card in four.cards if not self.shared}
            rest = [card for card in hand if card not in used]
            melds = [*chosen, *sequences_in(rest, worth, self.longest)]
            melds.sort(key=lambda meld: self.ranking.height(meld, trump), reverse=True)
            yield tuple(melds[: self.most])
