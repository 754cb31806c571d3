"""What each side can force, by trying everything: slow and plain, by the engine's own rules."""

from dataclasses import replace

from engine.cards import Card, Trump
from engine.contract import Bid, Contract
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.solver import Position
from engine.state import Play, Trick
from engine.tricks import best_play, sift, situation, worth
from engine.zones import Holding

Scores = tuple[int, int]


class Naive:
    """Tries every line of play of a contract; positions between tricks are remembered."""

    def __init__(self, rules: RuleSet, trump: Trump, closed: bool, bonus: int = 0) -> None:
        self.rules = rules
        self.contract = Contract(rules.seating.order[0], Bid(80, trump), closed=closed)
        self.bonus = bonus
        self.known: dict[object, Scores] = {}

    def value(self, position: Position) -> Scores:
        """The points of each side from here on, by team."""
        if not position.trick.plays:
            key = (position.holdings, position.trick.leader, position.taken)
            if key not in self.known:
                self.known[key] = self.best(position)
            return self.known[key]
        return self.best(position)

    def best(self, position: Position) -> Scores:
        """The same, not remembered."""
        if not any(holding.cards for holding in position.holdings):
            first, second = position.taken
            return (0 if second else self.bonus), (0 if first else self.bonus)
        team = self.rules.seating.team(self.to_play(position.trick))
        return max(
            self.values(position).values(), key=lambda scores: scores[team] - scores[1 - team]
        )

    def values(self, position: Position) -> dict[Card, Scores]:
        """The points of each side after each card that may be played."""
        seat = self.to_play(position.trick)
        met = situation(self.rules, position.trick, self.contract, seat)
        allowed = sift(position.holdings[seat].playable, self.rules.obligations, met).allowed
        return {card: self.after(position, seat, card) for card in allowed}

    def after(self, position: Position, seat: Seat, card: Card) -> Scores:
        """The points of each side once this card is played."""
        holdings = with_holding(position.holdings, seat, position.holdings[seat].without(card))
        plays = (*position.trick.plays, Play(seat, card))
        trick = replace(position.trick, plays=plays)
        if len(plays) < len(self.rules.seating.order):
            return self.value(replace(position, holdings=holdings, trick=trick))
        trump, scales = self.contract.trump, self.rules.scales
        winner = best_play(plays, trump, scales).seat
        won = self.rules.seating.team(winner)
        points = worth(plays, trump, scales)
        if not any(holding.cards for holding in holdings):
            points += self.rules.scoring.last_trick
        first, second = position.taken
        taken = (first + 1, second) if won is Team.NORTH_SOUTH else (first, second + 1)
        opened = tuple(holding.opened for holding in holdings)
        later = self.value(Position(opened, Trick(winner), taken))
        return (
            later[0] + (points if won is Team.NORTH_SOUTH else 0),
            later[1] + (points if won is Team.EAST_WEST else 0),
        )

    def to_play(self, trick: Trick) -> Seat:
        """Whose turn it is."""
        return self.rules.seating.starting_at(trick.leader)[len(trick.plays)]


def with_holding(
    holdings: tuple[Holding, ...], seat: Seat, holding: Holding
) -> tuple[Holding, ...]:
    """The holdings with another one for this seat."""
    return (*holdings[:seat], holding, *holdings[seat + 1 :])
