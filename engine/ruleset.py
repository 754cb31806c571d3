"""A rule set: the data and the strategies that make one game of the family."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from engine.actions import Call, IllegalAction, Refusal
from engine.cards import Card, Pack, Scales, Trump
from engine.contract import Contract, ContractKind
from engine.deal_plan import DealPlan, TurnUp
from engine.game_end import GameEnd
from engine.meld import Meld
from engine.seats import Seat, Seating
from engine.settlement import Settlement, Side, Tally
from engine.state import Auction


class ImpossibleRuleSet(ValueError):
    """The parameters of the rule set contradict each other."""


class FirstLead(StrEnum):
    """The leader of the first trick; ``GENERALE``: the declarer of one, else the eldest hand."""

    ELDEST = "eldest"
    DECLARER = "declarer"
    GENERALE = "generale"


class Announcing(StrEnum):
    """Whether melds and belote are announced automatically, or by the players or lost."""

    AUTOMATIC = "automatic"
    BY_HAND = "by-hand"


@dataclass(frozen=True, slots=True)
class StillOpen:
    """The auction continues: these seats may call.

    ``settled`` is the contract once only doubling can change it: hands that wait
    for it are completed first.
    """

    awaited: tuple[Seat, ...]
    settled: Contract | None = None


@dataclass(frozen=True, slots=True)
class Fixed:
    """The auction has ended in this contract."""

    contract: Contract


@dataclass(frozen=True, slots=True)
class AllPassed:
    """Every seat passed."""


AuctionOutcome = StillOpen | Fixed | AllPassed


class AuctionRules(Protocol):
    """One way of choosing trumps."""

    @property
    def trumps(self) -> tuple[Trump, ...]:
        """The trumps that can be bid, in the order in which they are offered."""
        ...

    def outcome(self, auction: Auction, seating: Seating) -> AuctionOutcome:
        """Return the state of the auction."""
        ...

    def standing(self, auction: Auction, seating: Seating) -> Contract | None:
        """Return the current bid as a contract, with its doubles."""
        ...

    def legal_calls(
        self, auction: Auction, seating: Seating, seat: Seat, hand: Sequence[Card]
    ) -> tuple[Call, ...]:
        """Return the calls that this seat may make with this hand, even out of turn."""
        ...

    def refuse(
        self, auction: Auction, seating: Seating, seat: Seat, hand: Sequence[Card], call: Call
    ) -> IllegalAction:
        """Return the reason why this illegal call is refused."""
        ...


@dataclass(frozen=True, slots=True)
class Situation:
    """The facts that obligations depend on: the trick and the hand of the player to play.

    ``closed``: the contract lets no trump be led; ``opening``: it is the first trick.
    """

    trick: tuple[Card, ...]
    trump: Trump
    scales: Scales
    best: Card | None
    partner_winning: bool
    closed: bool = False
    opening: bool = False

    def beats(self, card: Card, other: Card) -> bool:
        """Whether ``card`` would win over ``other`` in this trick."""
        if card.suit is other.suit:
            return self.scales.strength(card, self.trump) > self.scales.strength(other, self.trump)
        return self.trump.covers(card)


class Obligation(Protocol):
    """An obligation: only the cards that it keeps are legal, unless it keeps none."""

    def keep(self, cards: Sequence[Card], situation: Situation) -> tuple[Card, ...]:
        """Return the cards that fulfil the obligation; all of them if it does not apply."""
        ...

    def reason(self, situation: Situation) -> Refusal:
        """The name of the obligation, shown to players whose card it forbids."""
        ...


class BeloteTiming(StrEnum):
    """When the belote is announced: with which of its cards; ``SHOWN`` is both with the first."""

    BOTH = "first_and_second"
    FIRST = "first"
    SECOND = "second"
    SHOWN = "shown"


@dataclass(frozen=True, slots=True)
class BeloteRules:
    """The belote, king and queen of trumps in one hand: its points and its announcement.

    ``king_first``: it is lost when the queen is played before the king. ``with_run``: it may be
    said as well when a meld with both cards is shown. ``barred_by_melds``: it is nothing to a seat
    that scored a hundred with both cards, or any meld with just one of them (rules.md 2.10).
    ``at_all_trumps``: there it is one with the king and queen of any suit, each for itself (R-04).
    ``discard_loses``: it cannot be said with a card that is thrown on another suit.
    """

    points: int
    timing: BeloteTiming = BeloteTiming.BOTH
    king_first: bool = False
    with_run: bool = False
    barred_by_melds: bool = False
    at_all_trumps: bool = False
    discard_loses: bool = False


class Showing(StrEnum):
    """When melds are laid open: all as they are announced, or those that score, later or never."""

    NEVER = "never"
    AT_ONCE = "at-once"
    SECOND_TRICK = "second-trick"
    LAST_TRICK = "last-trick"


class MeldRules(Protocol):
    """The melds of a game: which exist, and whose score."""

    @property
    def showing(self) -> Showing:
        """When melds are shown."""
        ...

    @property
    def winning_run(self) -> int | None:
        """The number of cards in a row that win the game once announced, if any do."""
        ...

    @property
    def of_both_sides(self) -> bool:
        """Whether both sides may score melds in one deal."""
        ...

    def classes(self, trump: Trump) -> tuple[frozenset[int], ...]:
        """The values of a single meld under this trump, in card points.

        One set for each class of melds that is compared for itself.
        """
        ...

    def plan(self, hand: Sequence[Card], trump: Trump) -> tuple[Meld, ...]:
        """The melds of a hand that are worth most together (R-80)."""
        ...

    def other_plan(self, hand: Sequence[Card], trump: Trump) -> tuple[Meld, ...]:
        """The melds of a hand if its owner keeps the other of a four and a run; none: no choice."""
        ...

    def granted(
        self, announced: Sequence[tuple[Meld, ...]], trump: Trump, seating: Seating, dealer: Seat
    ) -> tuple[tuple[Meld, ...], ...]:
        """The melds that score, of those announced; both are indexed by seat."""
        ...


class Enforcement(StrEnum):
    """Whether illegal cards are refused, or can be played and claimed."""

    ENFORCED = "enforced"
    CLAIMED = "claimed"


class ScoringRules(Protocol):
    """One way of settling a deal."""

    @property
    def last_trick(self) -> int:
        """The card points that go with the last trick."""
        ...

    def settle(self, tally: Tally) -> Settlement:
        """Return the game points of a deal with every step of the arithmetic."""
        ...


class PenaltyRules(Protocol):
    """The scores of a renege claim."""

    def award(
        self, tally: Tally, guilty: tuple[bool, bool], claimer: Side, every_point: int
    ) -> Settlement:
        """Settle a deal by a renege claim: ``guilty`` by side, ``every_point`` of the pack."""
        ...


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleSet:
    """The rules of a game; ``version`` rises when the same log would replay differently.

    Games of one ``family`` need the same skill: their players share a ladder.
    """

    key: str
    family: str
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
    melds: MeldRules | None = None
    lead: FirstLead = FirstLead.ELDEST
    announcing: Announcing = Announcing.AUTOMATIC
    enforcement: Enforcement = Enforcement.ENFORCED
    penalty: PenaltyRules | None = None

    def __post_init__(self) -> None:
        plan, players = self.dealing, len(self.seating.order)
        if self.hand_size * players != len(self.pack):
            raise ImpossibleRuleSet("the packets do not deal out the pack")
        if plan.turn_up is TurnUp.TALON and not plan.after:
            raise ImpossibleRuleSet("a card is turned up, and nobody would take it")
        if plan.kitty >= sum(plan.packets):
            raise ImpossibleRuleSet("the kitty would be the whole hand")
        if plan.tableau and (len(set(plan.packets)) != 1 or len(plan.packets) % 2):
            raise ImpossibleRuleSet("the rows do not cover each other")
        if self.enforcement is Enforcement.CLAIMED and self.penalty is None:
            raise ImpossibleRuleSet("a breach could be claimed, and nothing would follow")
        if not 0 < self.dealing.shortest_cut * 2 <= len(self.pack):
            raise ImpossibleRuleSet("the pack cannot be cut so")
        if self.end.target <= 0:
            raise ImpossibleRuleSet("the target must be positive")

    @property
    def hand_size(self) -> int:
        """Cards a seat holds when play begins, and so the number of tricks."""
        return sum(self.dealing.packets) + sum(self.dealing.after)

    def leader(self, contract: Contract, dealer: Seat) -> Seat:
        """Return who leads to the first trick of this contract."""
        alone = contract.bid.kind is ContractKind.GENERALE and self.lead is FirstLead.GENERALE
        if self.lead is FirstLead.DECLARER or alone:
            return contract.declarer
        return self.seating.after(dealer)
