"""The auctions of a game that are over, from which its computers learn how people bid.

Their hands are known to all by then. Nothing is stored: it follows from the log, and is forgotten
when the next game begins.
"""

from dataclasses import dataclass, replace
from functools import cached_property

from engine.cards import Card
from engine.fairness import may_be_opened
from engine.players.habit_learning import ShownCall, shown_calls
from engine.players.habits import UNKNOWN, Habit
from engine.players.understanding import Understanding
from engine.ruleset import RuleSet
from engine.state import Auction, GameState


@dataclass(frozen=True)
class PastAuction:
    """An auction with the hands by seat, and who made each call; None if it was a computer."""

    rules: RuleSet
    understanding: Understanding
    auction: Auction
    hands: tuple[tuple[Card, ...], ...]
    callers: tuple[int | None, ...]

    @cached_property
    def shown(self) -> tuple[tuple[int, ShownCall], ...]:
        """The meaning of people's calls, worked out only when a computer thinks."""
        found = shown_calls(self.rules, self.auction, self.hands, self.understanding)
        callers = ((self.callers[each.place], each) for each in found)
        return tuple((caller, each) for caller, each in callers if caller is not None)


@dataclass(frozen=True, slots=True)
class PastAuctions:
    """The auctions of a game so far; ``callers`` made the calls of the one that goes on."""

    deals: tuple[PastAuction, ...] = ()
    callers: tuple[int | None, ...] = ()

    def habit(self, user: int) -> Habit:
        """The bidding habits of this person, as far as they were seen."""
        habit = UNKNOWN
        for auction in self.deals:
            for caller, shown in auction.shown:
                if caller == user:
                    habit = shown.added_to(habit)
        return habit

    def with_call(self, place: int, caller: int | None) -> "PastAuctions":
        """The auction after the call of this place; later ones were taken back."""
        return replace(self, callers=(*self.callers[:place], caller))

    def after_deal(
        self, rules: RuleSet, game: GameState, understanding: Understanding
    ) -> "PastAuctions":
        """The auctions after a deal; nothing is learned from one whose hands stay hidden."""
        deal, new = game.deal, replace(self, callers=())
        if deal is None or deal.contract is None or not any(self.callers):
            return new
        # Hidden hands would let computers know more than the people at the table.
        if not may_be_opened(rules, game):
            return new
        hands = tuple(holding.hand for holding in deal.laid_out.holdings)
        over = PastAuction(rules, understanding.of_strangers, deal.auction, hands, self.callers)
        return replace(new, deals=(*self.deals, over))
