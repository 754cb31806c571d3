"""Solver: what each side can force when every card is known."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cards import Card, Trump
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.solver.position import NO_LIMITS, Limits, Position, SearchAbandoned

if TYPE_CHECKING:
    from engine.solver.card_layouts import Layouts, LayoutValues, WordArray
    from engine.solver.search import Placing

Points = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Value:
    """Points of each side from here on with best play, by team, and the nodes searched."""

    points: Points
    nodes: int


@dataclass(frozen=True, slots=True)
class CardValues:
    """Points of each side from here on after each card, by card, and the nodes searched."""

    points: Mapping[Card, Points]
    nodes: int


@dataclass(frozen=True, slots=True)
class SolverVerdict:
    """Whether a side can force what was asked, and the nodes searched."""

    holds: bool
    nodes: int


class Solver:
    """Solves positions of one contract; any number of threads may use it at once.

    Points are those of the trick on the table and of the cards to come, with those of the last
    trick; ``bonus`` is added for taking every trick of the deal. ``closed``: no trump may be led.
    Each search may raise ImpossiblePosition, and SearchAbandoned when it reaches its limits.

    The first one made loads the compiled search, or compiles it. UnrepresentableRules when these
    rules cannot be solved.
    """

    def __init__(self, rules: RuleSet, trump: Trump, closed: bool = False) -> None:
        # Numbers are loaded only where something is solved: not by a game among people.
        from engine.solver.search import Search

        self._search = Search(rules, trump, closed)

    @property
    def bits(self) -> Mapping[Card, int]:
        """The number of each card of the pack in the sets of ``Layouts``."""
        return self._search.bits

    def contract_words(self) -> "WordArray":
        """A copy of the contract as compiled functions read it (memory_layout.py)."""
        return self._search.contract_words()

    def card_values_of_each(
        self, position: Position, layouts: "Layouts", *, limits: Limits = NO_LIMITS
    ) -> "LayoutValues":
        """The points that each card brings in each layout of the cards to come.

        All else is as in the position, which is one of them. The limits are for all together:
        when they are reached the layouts solved so far are given, which may be none.
        """
        return self._search.values_of_each(self._search.place(position), layouts, limits)

    def rounded_card_values_of_each(
        self,
        position: Position,
        layouts: "Layouts",
        *,
        cards: Sequence[Card],
        step: int,
        first: int = 0,
        limits: Limits = NO_LIMITS,
    ) -> "LayoutValues":
        """The values of these cards alone, rounded to steps of card points, which is cheaper.

        The steps lie elsewhere in each layout, as its number says: those are counted from
        ``first``. On average over many layouts nothing is rounded up or down.
        """
        placing = self._search.place(position)
        return self._search.rounded_values_of_each(
            placing, layouts, limits, cards=cards, step=step, first=first
        )

    def value(self, position: Position, *, bonus: int = 0, limits: Limits = NO_LIMITS) -> Value:
        """The points that each side can force."""
        placing = self._search.place(position)
        value, nodes = self._search.value(placing, limits, in_tricks=False)
        points = (value, placing.root.rest - value)
        for team in Team if bonus else ():
            # A side without points may still have a trick: only then is it worth a second search.
            if points[team.other] == 0 and not position.taken[team.other]:
                every = self._every_trick(placing, team, limits.after(nodes))
                nodes += every.nodes
                if every.holds:
                    return Value(_with_bonus(points, team, bonus), nodes)
        return Value(points, nodes)

    def card_values(
        self, position: Position, *, bonus: int = 0, limits: Limits = NO_LIMITS
    ) -> CardValues:
        """The points that each side can force after each card that may be played now.

        SearchAbandoned at the limits, with what is known by then.
        """
        placing = self._search.place(position)
        values, nodes, abandoned = self._search.values(placing, limits, in_tricks=False)
        points = {card: (value, placing.root.rest - value) for card, value in values.items()}
        if abandoned:
            raise SearchAbandoned(nodes, {} if bonus else points)
        for team in Team if bonus else ():
            whole = {card for card, shares in points.items() if shares[team.other] == 0}
            if whole and not position.taken[team.other]:
                window, goal = _all_of(placing.tricks, team)
                tricks, more, abandoned = self._search.values(
                    placing, limits.after(nodes), window=window, in_tricks=True
                )
                nodes += more
                if abandoned:
                    raise SearchAbandoned(nodes)
                for card in whole:
                    if tricks[card] == goal:
                        points[card] = _with_bonus(points[card], team, bonus)
        return CardValues(points, nodes)

    def at_least(
        self, position: Position, team: Team, points: int, *, limits: Limits = NO_LIMITS
    ) -> SolverVerdict:
        """Whether the side can force this many points from here on; much cheaper than ``value``."""
        placing = self._search.place(position)
        rest = placing.root.rest
        if not 0 < points <= rest:
            return SolverVerdict(points <= 0, 0)
        # With a window of a single point most of the tree is cut: 0.5 ms on average in place of 3.4
        # for the value (docs/measuring-strength.md).
        wanted = points if team is Team.NORTH_SOUTH else rest - points + 1
        value, nodes = self._search.value(
            placing, limits, window=(wanted - 1, wanted), in_tricks=False
        )
        return SolverVerdict((value >= wanted) is (team is Team.NORTH_SOUTH), nodes)

    def every_trick(
        self, position: Position, team: Team, *, limits: Limits = NO_LIMITS
    ) -> SolverVerdict:
        """Whether the side can force every trick of the deal."""
        if position.taken[team.other]:
            return SolverVerdict(False, 0)
        return self._every_trick(self._search.place(position), team, limits)

    def _every_trick(self, placing: "Placing", team: Team, limits: Limits) -> SolverVerdict:
        window, goal = _all_of(placing.tricks, team)
        tricks, nodes = self._search.value(placing, limits, window=window, in_tricks=True)
        return SolverVerdict(tricks == goal, nodes)


def _all_of(tricks: int, team: Team) -> tuple[tuple[int, int], int]:
    """The window that tells whether a side takes all these tricks, and the value that says yes."""
    return ((tricks - 1, tricks), tricks) if team is Team.NORTH_SOUTH else ((0, 1), 0)


def _with_bonus(points: Points, team: Team, bonus: int) -> Points:
    first, second = points
    return (first + bonus, second) if team is Team.NORTH_SOUTH else (first, second + bonus)
