"""Section ``auction``: the state after a list of calls."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace

from engine.actions import Call, Double, IllegalAction, Pass
from engine.auctions.sun import ASHKAL, SUN, SunAuction
from engine.cards import Card, Trump
from engine.contract import Bid, Contract, ContractKind, naming
from engine.deal_plan import TurnUp
from engine.events import Dealt
from engine.game import awaited, deal, legal_actions
from engine.ruleset import AuctionOutcome, RuleSet, StillOpen
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.zones import Holding
from tests.vectors.records import ComparedSides, Json, NotUnderstood, Record
from tests.vectors.situations import after, fresh_deal, opening_bids, running

_DOUBLES = (
    "double coinche",
    "redouble surcoinche recoinche triple",
    "match four",
    "gahwa",
)
"""What each level of doubling is called, from the first."""

_DECISIVE = {3: "match", 4: "gahwa"}
"""What a level is called at which the deal decides the game."""

_CALLS: Mapping[str, Call] = {
    "pass": Pass(),
    "confirm": Pass(),
    "sun": SUN,
    "ashkal": ASHKAL,
    **{str(trump): naming(trump) for trump in Trump},
    **{
        f"{word}{way}": Double(level, closed=closed)
        for level, words in enumerate(_DOUBLES, start=1)
        for word in words.split()
        for way, closed in (("", False), (" open", False), (" closed", True))
    },
}
_NUMBER = re.compile(r"(\d+)([A-Z]+)")
_NAMING = re.compile(r"(?:name|hokum) ([A-Z]+)")
_TAKING = ("take", "play", "hokum")
"""To name the suit of the turned-up card."""


def check_auction(rules: RuleSet, vector: Record) -> ComparedSides:
    """Compare the status of the auction after the calls, and what goes with it."""
    vector.only(
        "id",
        "ruleset",
        "title",
        "why",
        "expected",
        "calls",
        "turn_up",
        "hand_of_last_caller",
        "scores",
    )
    return ComparedSides(vector.expected(), _outcome(rules, vector))


def _outcome(rules: RuleSet, vector: Record) -> Json:
    state = _begun(rules, vector)
    said = vector.calls("calls", rules.seating.order)
    for place, (seat, text) in enumerate(said, start=1):
        if place == len(said) and vector.has("hand_of_last_caller"):
            state = _holding(state, seat, vector.cards("hand_of_last_caller"))
        try:
            state = after(rules, state, seat, _call(rules, state, text))
        except IllegalAction as refusal:
            if place == len(said):
                return {"status": "illegal_last_call", "refusal": str(refusal.code)}
            return {"status": f"call {place} refused", "refusal": str(refusal.code)}
    return _status(rules, state)


def _begun(rules: RuleSet, vector: Record) -> GameState:
    """The deal before the first call, with the card turned up and the scores that are told."""
    scores = vector.pair("scores") if vector.has("scores") else (0, 0)
    if not vector.has("turn_up"):
        return fresh_deal(rules, scores=scores)
    if rules.dealing.turn_up is TurnUp.NONE:
        raise NotUnderstood("'turn_up' is told, and these rules turn up no card")
    return fresh_deal(rules, vector.card("turn_up"), scores)


def _holding(state: GameState, seat: Seat, hand: tuple[Card, ...]) -> GameState:
    """The game with this hand in the place of the seat's own."""
    deal = running(state)
    holdings = (*deal.holdings[:seat], Holding(hand), *deal.holdings[seat + 1 :])
    return replace(state, deal=replace(deal, holdings=holdings))


def _call(rules: RuleSet, state: GameState, text: str) -> Call:
    calls: Mapping[str, Call] = {**_CALLS, **{str(bid): bid for bid in opening_bids(rules)}}
    turned = running(state).turned
    if text in calls:
        return calls[text]
    if text in _TAKING and turned is not None:
        return naming(Trump.of(turned.suit))
    named, number = _NAMING.fullmatch(text), _NUMBER.fullmatch(text)
    if named and named[1] in list(Trump):
        return naming(Trump(named[1]))
    if number and number[2] in list(Trump):
        return Bid(int(number[1]), Trump(number[2]))
    raise NotUnderstood(f"the call {text!r} is not understood")


def _status(rules: RuleSet, state: GameState) -> Json:
    running_deal = running(state)
    outcome = rules.auction.outcome(running_deal.auction, rules.seating)
    if running_deal.phase is Phase.OVER:
        return {"status": "all_pass", "next_dealer": _next_dealer(rules, state)}
    contract = running_deal.contract or _undoubled(outcome)
    if contract:
        return _fixed(rules, contract)
    waiting = awaited(rules, state)
    if _closed_by_double(rules, state):
        doublers = (seat for seat in waiting if Double in _kinds(rules, state, seat))
        return {"status": "redouble_window", "may_redouble": _numbers(rules, doublers)}
    return {"status": "open", "next_seat": _numbers(rules, waiting)[0]}


def _undoubled(outcome: AuctionOutcome) -> Contract | None:
    """The contract that can no longer be overbid, while it is undoubled."""
    contract = outcome.settled if isinstance(outcome, StillOpen) else None
    return None if contract is None or contract.doubles else contract


def _fixed(rules: RuleSet, contract: Contract) -> Json:
    bid = contract.bid
    values: Mapping[ContractKind, Json] = {
        ContractKind.POINTS: bid.value,
        ContractKind.TRUMP: None,
        ContractKind.ASHKAL: None,
    }
    is_sun = isinstance(rules.auction, SunAuction) and bid.trump is Trump.NONE
    decisive = _DECISIVE[contract.doubles] if contract.decides_game else None
    return {
        "status": "contract",
        "declarer": rules.seating.order.index(contract.declarer),
        "value": values.get(bid.kind, bid.kind.value),
        "mode": "sun" if is_sun else str(contract.trump),
        "level": decisive or contract.multiplier,
        "closed": contract.closed,
    }


def _closed_by_double(rules: RuleSet, state: GameState) -> bool:
    """Whether someone doubled, and those who are asked can only pass or redouble."""
    doubled = any(isinstance(called.call, Double) for called in running(state).auction.calls)
    said = {kind for seat in awaited(rules, state) for kind in _kinds(rules, state, seat)}
    return doubled and said <= {Pass, Double}


def _kinds(rules: RuleSet, state: GameState, seat: Seat) -> set[type]:
    return {type(action) for action in legal_actions(rules, state, seat)}


def _numbers(rules: RuleSet, seats: Iterable[Seat]) -> list[int]:
    return sorted(rules.seating.order.index(seat) for seat in seats)


class _NoChance:
    def randrange(self, stop: int, /) -> int:
        """Return 0: the cut of the next deal does not matter here."""
        return 0


def _next_dealer(rules: RuleSet, state: GameState) -> str:
    for event in deal(rules, state, _NoChance()):
        if isinstance(event, Dealt):
            dealers = {rules.seating.after(state.dealer): "next", state.dealer: "same"}
            return dealers.get(event.dealer, "another")
    return "none"
