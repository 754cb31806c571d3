"""A rule set: the data and the strategies that make one game of the family."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from engine.actions import Call
from engine.cards import Card, Pack
from engine.contract import Contract
from engine.refusals import IllegalAction, Refusal
from engine.scales import Scales
from engine.seats import Seat, Seating, Team
from engine.settlement import Settlement, Tally
from engine.state import Auction
from engine.trumps import Trump


class ImpossibleRuleSet(ValueError):
    """Parameters that contradict each other."""


class Shuffle(StrEnum):
    """When the pack is shuffled; otherwise the piles are joined and cut (RULES.md 1.9)."""

    FIRST_DEAL = "first_hand_only"
    EVERY_DEAL = "every_hand"


@dataclass(frozen=True, slots=True)
class DealPlan:
    """How many cards at a time, when the pack is shuffled, how many cards a cut leaves at least."""

    packets: tuple[int, ...]
    shuffle: Shuffle
    shortest_cut: int = 3


@dataclass(frozen=True, slots=True)
class Open:
    """The auction goes on: these seats are asked to speak."""

    awaited: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Fixed:
    """The auction has ended in this contract."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class AllPassed:
    """Nobody bid."""


AuctionOutcome = Open | Fixed | AllPassed


class AuctionRules(Protocol):
    """One way of choosing trumps."""

    @property
    def trumps(self) -> tuple[Trump, ...]:
        """The trumps that can be bid, in the order in which they are offered."""
        ...

    def outcome(self, auction: Auction, seating: Seating) -> AuctionOutcome:
        """Where the auction stands."""
        ...

    def standing(self, auction: Auction, seating: Seating) -> Contract | None:
        """The bid that stands so far, as a contract, with its doubles."""
        ...

    def legal_calls(self, auction: Auction, seating: Seating, seat: Seat) -> tuple[Call, ...]:
        """What this seat may say now, whether or not it is its turn."""
        ...

    def refuse(self, auction: Auction, seating: Seating, seat: Seat, call: Call) -> IllegalAction:
        """Why this call, which is not legal, is refused."""
        ...


@dataclass(frozen=True, slots=True)
class Situation:
    """What a player who is to play sees of the trick: enough for every obligation."""

    trick: tuple[Card, ...]
    trump: Trump
    scales: Scales
    best: Card | None
    partner_winning: bool

    def beats(self, card: Card, other: Card) -> bool:
        """Whether ``card`` would win over ``other`` in this trick."""
        if card.suit is other.suit:
            return self.scales.strength(card, self.trump) > self.scales.strength(other, self.trump)
        return self.trump.covers(card)


class Obligation(Protocol):
    """One duty in play; the cards that it keeps are binding unless it would keep none."""

    def keep(self, cards: Sequence[Card], situation: Situation) -> tuple[Card, ...]:
        """Of these cards, those that fulfil the duty; all of them where it does not apply."""
        ...

    def reason(self, situation: Situation) -> Refusal:
        """The name of the duty, for those whose card it bars."""
        ...


@dataclass(frozen=True, slots=True)
class BeloteRules:
    """King and queen of trumps in one hand, announced as they are played, for so many points."""

    points: int


class ScoringRules(Protocol):
    """One way of settling a deal."""

    @property
    def last_trick(self) -> int:
        """The card points that go with the last trick."""
        ...

    def settle(self, tally: Tally) -> Settlement:
        """Game points of a deal, with the arithmetic."""
        ...


class Equal(StrEnum):
    """What equal scores at the target mean (RULES.md 1.11)."""

    PLAY_ON = "play_on"
    LAST_DEAL_WINNER = "last_deal_winner"


@dataclass(frozen=True, slots=True)
class GameEnd:
    """When a game is over: a side has this many game points and more than the other (R-06)."""

    target: int
    equal: Equal = Equal.PLAY_ON

    def winner(self, scores: tuple[int, int], last_deal: Team | None) -> Team | None:
        """The side that has won, None while the game goes on; asked after each whole deal.

        ``last_deal`` is the side that won it, if there was a contract.
        """
        north_south, east_west = scores
        if max(scores) < self.target:
            return None
        if north_south != east_west:
            return Team.NORTH_SOUTH if north_south > east_west else Team.EAST_WEST
        return last_deal if self.equal is Equal.LAST_DEAL_WINNER else None


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """A game of the family; ``version`` rises when the same log would be read otherwise."""

    key: str
    version: int
    seating: Seating
    pack: Pack
    scales: Scales
    dealing: DealPlan
    auction: AuctionRules
    obligations: tuple[Obligation, ...]
    belote: BeloteRules | None
    scoring: ScoringRules
    end: GameEnd

    def __post_init__(self) -> None:
        players = len(self.seating.order)
        if sum(self.dealing.packets) * players != len(self.pack):
            raise ImpossibleRuleSet("the packets do not deal out the pack")
        if not 0 < self.dealing.shortest_cut * 2 <= len(self.pack):
            raise ImpossibleRuleSet("the pack cannot be cut so")
        if self.end.target <= 0:
            raise ImpossibleRuleSet("the target must be positive")

    @property
    def hand_size(self) -> int:
        """Cards a seat holds when play begins, and so the number of tricks."""
        return sum(self.dealing.packets)
