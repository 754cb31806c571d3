"""A decision in the play as one seat sees it, and how likely each card is to win the trick."""

from dataclasses import dataclass

from engine.cards import Card, Suit
from engine.contract import Bid, Contract
from engine.players.candidates import candidates
from engine.players.card_memory import Memory, remember
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Play, Trick
from engine.tricks import best_play, worth
from engine.trumps import Trump
from engine.view import DealView


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """What the rules of thumb look at; ``to_come`` are the seats that play after this one."""

    rules: RuleSet
    deal: DealView
    seat: Seat
    contract: Contract
    memory: Memory
    cards: tuple[Card, ...]
    trick: Trick
    to_come: tuple[Seat, ...]

    @property
    def trump(self) -> Trump:
        """What is trump."""
        return self.contract.trump

    @property
    def partner(self) -> Seat | None:
        """The seat across, if any."""
        return self.rules.seating.partner(self.seat)

    @property
    def opponents(self) -> tuple[Seat, ...]:
        """The seats of the other side."""
        seating = self.rules.seating
        return seating.members(seating.team(self.seat).other)

    @property
    def attacking(self) -> bool:
        """Whether the contract is this side's."""
        return self.contract.declarer in (self.seat, self.partner)

    @property
    def best(self) -> Play | None:
        """The card that wins the trick so far."""
        plays = self.trick.plays
        return best_play(plays, self.trump, self.rules.scales) if plays else None

    @property
    def on_table(self) -> int:
        """The points that lie on the table."""
        return worth(self.trick.plays, self.trump, self.rules.scales)

    def strength(self, card: Card) -> int:
        """How strong a card is within its suit."""
        return self.rules.scales.strength(card, self.trump)

    def worth(self, card: Card) -> int:
        """The points of a card."""
        return self.rules.scales.worth(card, self.trump)

    def is_trump(self, card: Card) -> bool:
        """Whether the card is a trump of a one-suit contract."""
        return self.trump.covers(card)

    def beats(self, card: Card, other: Card) -> bool:
        """Whether ``card``, played after ``other``, wins over it."""
        if card.suit is other.suit:
            return self.strength(card) > self.strength(other)
        return self.is_trump(card)

    def held_in(self, suit: Suit) -> tuple[Card, ...]:
        """The own cards of a suit."""
        return tuple(card for card in self.deal.hand if card.suit is suit)

    def over(self, card: Card) -> tuple[Card, ...]:
        """The cards out in its suit that are stronger."""
        strength = self.strength(card)
        return tuple(c for c in self.memory.left_in(card.suit) if self.strength(c) > strength)

    def is_master(self, card: Card) -> bool:
        """Whether no card still out in its suit is stronger."""
        return not self.over(card)

    def trumps_out(self) -> tuple[Card, ...]:
        """The trumps that others hold."""
        suit = self.trump.suit
        return () if suit is None else self.memory.left_in(suit)

    def trumps_against(self) -> tuple[Card, ...]:
        """The trumps that an opponent may hold."""
        return tuple(
            card
            for card in self.trumps_out()
            if any(self.memory.may_hold(seat, card) for seat in self.opponents)
        )

    def suits_named_by(self, seat: Seat) -> tuple[Suit, ...]:
        """The suits that a seat has bid."""
        suits = (
            said.call.trump.suit
            for said in self.deal.auction.calls
            if said.seat == seat and isinstance(said.call, Bid)
        )
        return tuple(suit for suit in suits if suit is not None)


def position(rules: RuleSet, deal: DealView, seat: Seat) -> Position:
    """The decision that waits for this seat; ValueError when no card is asked of it."""
    if deal.contract is None or deal.trick is None:
        raise ValueError("no card is asked of this seat")
    order = rules.seating.starting_at(deal.trick.leader)
    return Position(
        rules=rules,
        deal=deal,
        seat=seat,
        contract=deal.contract,
        memory=remember(rules, deal, seat, deal.contract),
        cards=candidates(rules, deal, deal.contract),
        trick=deal.trick,
        to_come=order[len(deal.trick.plays) + 1 :],
    )


RECOVERY = 0.5
"""How often the partner overtakes an opponent's later card, relative to one on the table."""


def beaten_by(at: Position, seat: Seat, best: Card, led: Card) -> float:
    """The chance that the seat can beat the card that wins so far."""
    over = tuple(card for card in at.over(best) if at.memory.may_hold(seat, card))
    beating = 1.0 - at.memory.none_of(seat, over)
    if at.is_trump(best) and not at.is_trump(led):
        return void_in(at, seat, led) * beating
    if at.is_trump(led) or at.trump.suit is None:
        return beating
    ruffing = 1.0 - at.memory.none_of(seat, at.trumps_out())
    return beating + void_in(at, seat, led) * ruffing


def void_in(at: Position, seat: Seat, led: Card) -> float:
    """The chance that the seat has no card of the suit led."""
    return at.memory.none_of(seat, at.memory.left_in(led.suit))


def winning(at: Position, card: Card) -> float:
    """The chance that this side wins the trick when the seat plays this card."""
    plays = at.trick.plays
    led = plays[0].card if plays else card
    so_far = at.best
    mine = so_far is None or at.beats(card, so_far.card)
    best = card if so_far is None or mine else so_far.card
    chance = 1.0 if mine or (so_far is not None and so_far.seat == at.partner) else 0.0
    for seat in at.to_come:
        beaten = min(1.0, beaten_by(at, seat, best, led))
        if seat == at.partner:
            fresh = chance == 0.0
            chance += (1.0 - chance) * beaten * (1.0 if fresh else RECOVERY)
        else:
            chance *= 1.0 - beaten
    return chance
