"""The games by what is peculiar to their auction, and words for calls."""

from collections.abc import Mapping
from dataclasses import replace

from engine.actions import Action, Call, Double, Pass
from engine.auctions.sun import ASHKAL, KASHO, SunAuction
from engine.cards import Card, Trump
from engine.contract import Contract, naming, unnamed
from engine.doubling import Doubling, Timing
from engine.game import awaited, legal_actions
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal, Phase
from engine.variants.baloot import BALOOT
from engine.variants.belote_501 import BELOTE_501
from engine.variants.bidding_belote import BIDDING_BELOTE
from engine.variants.clabber import CLABBER
from engine.variants.decouverte import DECOUVERTE
from engine.variants.pilotta import PILOTTA
from engine.variants.tarabish import TARABISH
from engine.zones import Holding
from tests.engine.table import call, word
from tests.vectors.situations import after, fresh_deal, running

TAKING, TWO_PLAYERS, HOLDING = BELOTE_501, DECOUVERTE, CLABBER
FORCING, CLIMBING, SUNNY, FINAL = TARABISH, BIDDING_BELOTE, BALOOT, PILOTTA
LADDER = (Trump.CLUBS, Trump.DIAMONDS, Trump.HEARTS, Trump.SPADES, Trump.NONE, Trump.ALL)
SUN_DOUBLING = Doubling(
    multipliers=(2, 3, 4, 4), timing=Timing.AFTER_AUCTION, closes_bidding=True, decisive=4
)
SUNNY_AUCTION = SunAuction(doubling=SUN_DOUBLING)

WORDS: Mapping[str, Call] = {
    "-": Pass(),
    "ashkal": ASHKAL,
    "kasho": KASHO,
    **{"x" * level: Double(level) for level in range(1, 5)},
    **{str(trump): naming(trump) for trump in Trump},
    **{str(value): unnamed(value) for value in range(80, 251, 10)},
}

_NAMES: Mapping[Action, str] = {said: name for name, said in WORDS.items()}


class Bidding:
    """An auction driven by words; seats are numbered as they speak, the dealer last."""

    def __init__(
        self, rules: RuleSet, turned: str = "9H", scores: tuple[int, int] = (0, 0)
    ) -> None:
        self.rules = rules
        self.state = fresh_deal(rules, Card.parse(turned), scores)

    def say(self, *calls: str) -> "Bidding":
        """Add calls, each with the number of its speaker before it: ``0-``, ``1H``."""
        for text in calls:
            seat, said = self.seat(int(text[0])), text[1:]
            self.state = after(self.rules, self.state, seat, WORDS.get(said) or call(said))
        return self

    def may(self, number: int) -> set[str]:
        """What this speaker may say now."""
        legal = legal_actions(self.rules, self.state, self.seat(number))
        return {_NAMES.get(action) or word(action) for action in legal}

    def seat(self, number: int) -> Seat:
        """The seat of a speaker."""
        return self.rules.seating.order[number]

    @property
    def deal(self) -> Deal:
        """The deal as it stands."""
        return running(self.state)

    @property
    def asked(self) -> list[int]:
        """The speakers who are to say something."""
        order = self.rules.seating.order
        return [order.index(seat) for seat in awaited(self.rules, self.state)]

    @property
    def fixed(self) -> tuple[int, str, int] | None:
        """Who has the contract, what it is and how often it is doubled, once play begins."""
        contract = self.deal.contract
        return None if contract is None else self._read(contract)

    @property
    def standing(self) -> tuple[int, str, int] | None:
        """The same of the bid that stands so far."""
        contract = self.rules.auction.standing(self.deal.auction, self.rules.seating)
        return None if contract is None else self._read(contract)

    @property
    def all_passed(self) -> bool:
        """Whether the deal was thrown in."""
        return self.deal.phase is Phase.OVER

    def _read(self, contract: Contract) -> tuple[int, str, int]:
        bid = contract.bid
        named = _NAMES.get(bid) or str(bid)
        return self.rules.seating.order.index(contract.declarer), named, contract.doubles


def with_hand(bidding: Bidding, number: int, cards: tuple[Card, ...]) -> None:
    """Give a speaker this hand."""
    seat, deal = bidding.seat(number), bidding.deal
    holdings = (*deal.holdings[:seat], Holding(cards), *deal.holdings[seat + 1 :])
    bidding.state = replace(bidding.state, deal=replace(deal, holdings=holdings))
