"""The solver on the command line: ``python -m engine solve``.

A deal is one line: ``<rule set> <trump> <leader> <hand> …``. The trump is S, H, D, C, NT or AT. The
leader is a number, and the hands follow in the order of play, counted from 0. Cards are joined by
commas; if the game has piles, an open card and the covered one under it are joined by a slash
(``JS/7H``). Anything after a # is ignored.
"""

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from engine.cards import Card, Trump
from engine.console import complain, decoded, standard_input
from engine.notation.syntax import card_letters, plain
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.solver.position import Position
from engine.solver.solver import Solver
from engine.state import Play, Trick
from engine.tricks import best_play, worth
from engine.zones import Holding, Pile

COMMENT = "#"


class UnsolvableDeal(ValueError):
    """A line that is no deal of a game that is known here; says why."""


@dataclass(frozen=True, slots=True)
class DealToSolve:
    """A deal before the first card, its game and its trump."""

    rules: RuleSet
    trump: Trump
    position: Position


def read_deal(line: str, find: Callable[[str], RuleSet]) -> DealToSolve:
    """The deal of a line; UnsolvableDeal, with its reason, if the line has none."""
    match plain(line.partition(COMMENT)[0]).split():
        case [key, trump, leader, *hands]:
            pass
        case _:
            raise UnsolvableDeal("a rule set, a trump, a leader and the hands are needed")
    try:
        rules = find(key.lower())
    except KeyError:
        raise UnsolvableDeal(f"there is no rule set {key!r}") from None
    order = rules.seating.order
    if trump.upper() not in {one.value for one in rules.auction.trumps}:
        raise UnsolvableDeal(f"{trump!r} is no trump of {key}")
    if leader not in map(str, range(len(order))):
        raise UnsolvableDeal(f"the leader is a number from 0 to {len(order) - 1}, not {leader!r}")
    if len(hands) != len(order):
        raise UnsolvableDeal(f"{key} has {len(order)} hands, not {len(hands)}")
    holdings = [Holding()] * len(Seat)
    for seat, hand in zip(order, hands, strict=True):
        holdings[seat] = _holding(rules, hand)
    seen = set[Card]()
    for number, holding in enumerate([holdings[seat] for seat in order]):
        for card in holding.cards:
            if card in seen:
                raise UnsolvableDeal(f"{card} is there twice")
            if card not in rules.pack.cards:
                raise UnsolvableDeal(f"{card} is not in the pack of {rules.key}")
            seen.add(card)
        if len(holding.cards) != rules.hand_size:
            held = len(holding.cards)
            raise UnsolvableDeal(f"hand {number} has {held} cards, not {rules.hand_size}")
    position = Position(tuple(holdings), Trick(order[int(leader)]))
    return DealToSolve(rules, Trump(trump.upper()), position)


def _holding(rules: RuleSet, text: str) -> Holding:
    words = text.split(",")
    if not rules.dealing.tableau:
        return Holding(hand=tuple(map(_card, words)))
    return Holding(piles=tuple(map(_pile, words)))


def _pile(word: str) -> Pile:
    top, covers, under = word.partition("/")
    return Pile(_card(top), _card(under) if covers else None)


def _card(word: str) -> Card:
    try:
        return Card.parse(card_letters(word))
    except ValueError:
        raise UnsolvableDeal(f"{word!r} is no card") from None


def best_line(rules: RuleSet, trump: Trump, position: Position) -> Iterator[Trick]:
    """The tricks of best play from here on; among equal cards the cheapest is played."""
    solver = Solver(rules, trump)
    while any(holding.cards for holding in position.holdings):
        team = rules.seating.team(to_play(rules, position))
        points = solver.card_values(position).points
        card = max(points, key=lambda one: (points[one][team], -rules.scales.worth(one, trump)))
        position, taken = after(rules, trump, position, card)
        if taken is not None:
            yield taken


def to_play(rules: RuleSet, position: Position) -> Seat:
    """The seat whose turn it is."""
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
    # Only the end of a trick turns up what lies bare.
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


STANDARD_INPUT = "-"


def solve(said: str, find: Callable[[str], RuleSet]) -> bool:
    """Solve a deal, or each line of a file, and print it; whether all could be read.

    A deal's first line is the points of seats 0 and 2, the last trick's included; its best line of
    play follows. Of a file nothing but the points is printed, a deal a line.
    """
    if said == STANDARD_INPUT or Path(said).is_file():
        text = standard_input() if said == STANDARD_INPUT else decoded(Path(said).read_bytes())
        return _solve_lines(text.splitlines(), find)
    try:
        deal = read_deal(said, find)
    except UnsolvableDeal as reason:
        complain(f"This is neither a file nor a deal: {reason}.")
        return False
    _say(str(_points(deal)))
    seats = deal.rules.seating.order
    for number, trick in enumerate(best_line(deal.rules, deal.trump, deal.position), start=1):
        cards = " ".join(str(play.card) for play in trick.plays)
        winner = seats.index(trick.winner) if trick.winner is not None else None
        _say(f"trick {number}: {seats.index(trick.leader)} leads {cards}, {winner} +{trick.points}")
    return True


def _solve_lines(lines: list[str], find: Callable[[str], RuleSet]) -> bool:
    all_read = True
    for number, line in enumerate(lines, start=1):
        if not line.partition(COMMENT)[0].strip():
            continue
        try:
            deal = read_deal(line, find)
        except UnsolvableDeal as reason:
            complain(f"Line {number}: {reason}.")
            all_read = False
        else:
            _say(str(_points(deal)))
    return all_read


def _points(deal: DealToSolve) -> int:
    points = Solver(deal.rules, deal.trump).value(deal.position).points
    return points[Team.NORTH_SOUTH]


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
