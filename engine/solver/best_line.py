"""One way in which a position is played when nobody errs."""

from collections.abc import Iterator
from dataclasses import replace

from engine.cards import Card
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.solver.position import Position
from engine.solver.solver import Solver
from engine.state import Play, Trick
from engine.tricks import best_play, worth
from engine.trumps import Trump


def best_line(rules: RuleSet, trump: Trump, position: Position) -> Iterator[Trick]:
    """The tricks from here on, each with its winner and points; of equal cards the cheapest."""
    solver = Solver(rules, trump)
    while any(holding.cards for holding in position.holdings):
        team = rules.seating.team(to_play(rules, position))
        points = solver.card_values(position).points
        card = max(points, key=lambda one: (points[one][team], -rules.scales.worth(one, trump)))
        position, taken = after(rules, trump, position, card)
        if taken is not None:
            yield taken


def to_play(rules: RuleSet, position: Position) -> Seat:
    """Whose turn it is."""
    order = rules.seating.starting_at(position.trick.leader)
    return order[len(position.trick.plays)]


def after(
    rules: RuleSet, trump: Trump, position: Position, card: Card
) -> tuple[Position, Trick | None]:
    """The position once this card was played, and the trick if that ended it."""
    seat = to_play(rules, position)
    holdings = tuple(
        holding.without(card) if number == seat else holding
        for number, holding in enumerate(position.holdings)
    )
    plays = (*position.trick.plays, Play(seat, card))
    trick = replace(position.trick, plays=plays)
    if len(plays) < len(rules.seating.order):
        return replace(position, holdings=holdings, trick=trick), None
    winner = best_play(plays, trump, rules.scales).seat
    points = worth(plays, trump, rules.scales)
    if not any(holding.cards for holding in holdings):
        points += rules.scoring.last_trick
    first, second = position.taken
    won = rules.seating.team(winner) is Team.NORTH_SOUTH
    following = Position(
        tuple(holding.opened for holding in holdings),
        Trick(winner),
        (first + won, second + (not won)),
    )
    return following, replace(trick, winner=winner, points=points)
