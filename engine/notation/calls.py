"""The calls of a line; a caller out of turn is named."""

import re
from collections.abc import Iterator, Mapping

from engine.actions import Call, Double, Pass
from engine.contract import Bid, ContractKind, naming, unnamed
from engine.notation.syntax import DOUBLE, NAMED, PASS, SEATS, Fault, Part, UnreadableDeal, letter
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Auction
from engine.trumps import Trump

_BID = re.compile(rf"(\d{{1,4}}|{ContractKind.ASHKAL}|)(S|H|D|C|NT|AT)", re.ASCII)
_NUMBER = re.compile(r"\d{1,4}", re.ASCII)


def written_calls(rules: RuleSet, auction: Auction) -> Iterator[str]:
    """The calls, a word each."""
    expected = auction.first
    for called in auction.calls:
        named = "" if called.seat is expected else letter(called.seat) + NAMED
        yield named + _written(called.call)
        expected = rules.seating.after(called.seat)


def offered(rules: RuleSet, opening: Auction) -> dict[str, Bid]:
    """The bids that an auction is opened with, by the word of each."""
    calls = rules.auction.legal_calls(opening, rules.seating, opening.first, rules.pack.cards)
    return {str(call): call for call in calls if isinstance(call, Bid)}


def read_call(
    rules: RuleSet, auction: Auction, word: str, bids: Mapping[str, Bid], place: int
) -> tuple[Seat, Call]:
    """Who says what, legal or not; ``bids`` are those that were offered first."""
    named, _, bare = word.rpartition(NAMED)
    if named:
        seat = SEATS.get(named)
        if seat is None or seat not in rules.seating.order:
            raise UnreadableDeal(Fault.NOT_A_SEAT, Part.CALLS, place, word)
    else:
        seat = rules.seating.after(auction.calls[-1].seat) if auction.calls else auction.first
    if bare == PASS:
        return seat, Pass()
    if bare and not bare.strip(DOUBLE):
        return seat, Double(len(bare))
    # What was not offered at first may be later; if it never is, the rules shall say so.
    bid = bids.get(bare) or _read_bid(bare)
    if bid is None:
        raise UnreadableDeal(Fault.NOT_A_CALL, Part.CALLS, place, word)
    return seat, bid


def _written(call: Call) -> str:
    match call:
        case Pass():
            return PASS
        case Double(level):
            return DOUBLE * level
        case Bid():
            return str(call)


def _read_bid(word: str) -> Bid | None:
    if _NUMBER.fullmatch(word):
        return unnamed(int(word))
    read = _BID.fullmatch(word)
    if read is None:
        return None
    trump = Trump(read[2])
    if not read[1]:
        return naming(trump)
    if read[1] == ContractKind.ASHKAL:
        return Bid(0, trump, ContractKind.ASHKAL)
    return Bid(int(read[1]), trump)
