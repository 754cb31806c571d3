"""The auction of baloot (rules.md 2.10): hokum in a suit, sun ("NT"), ashkal, then doubling."""

from tests.engine.naive_games.calls import Auction, Contract, Facts, sides, window
from tests.engine.naive_games.cards import SUITS

ASHKAL_SEATS = [2, 3]


def baloot(facts: Facts) -> Auction:
    """Two rounds, then the levels of doubling, the sides in turn."""
    contract = yield from _first_round(facts)
    if contract is None:
        contract = yield from _second_round(facts)
    if contract is None:
        return None
    attack, defence = sides(contract.declarer)
    if contract.mode == "NT":
        ours, theirs = facts.scores[attack[0] % 2], facts.scores[defence[0] % 2]
        if not (ours > 100 and theirs < 100):
            return contract
    doubles = 0
    for asked in (defence, attack, defence, attack):
        if not (yield from window(asked, "x" * (doubles + 1))):
            break
        doubles += 1
    return Contract(contract.declarer, contract.bid, doubles)


def _suns(facts: Facts, seat: int) -> set[str]:
    """The calls of sun in the first round: ashkal is for the last two seats, not on an ace."""
    may_ashkal = seat in ASHKAL_SEATS and facts.turned[0] != "A"
    return {"NT", "ashkal"} if may_ashkal else {"NT"}


def _others(seat: int) -> list[int]:
    """The other seats in order from this one."""
    return [(seat + step) % 4 for step in (1, 2, 3)]


def _first_round(facts: Facts) -> Auction:
    suit = facts.turned[1]
    for seat in range(4):
        _, word = yield {seat: {"pass", suit} | _suns(facts, seat)}
        if word == suit:
            return (yield from _over_hokum(facts, seat))
        if word != "pass":
            return (yield from _over_sun(Contract(seat, word), _others(seat)))
    return None


def _over_hokum(facts: Facts, bidder: int) -> Auction:
    """Everybody else is asked for sun, passed or not; then the bidder confirms or raises."""
    for seat in _others(bidder):
        _, word = yield {seat: {"pass"} | _suns(facts, seat)}
        if word != "pass":
            silent = [other for other in _others(seat) if other != bidder]
            return (yield from _over_sun(Contract(seat, word), silent))
    return (yield from _confirm(bidder, facts.turned[1]))


def _over_sun(contract: Contract, silent: list[int]) -> Auction:
    """Those who have not bid are asked once; the first sun among them is final."""
    for seat in silent:
        _, word = yield {seat: {"pass", "NT"}}
        if word != "pass":
            return Contract(seat, word)
    return contract


def _confirm(bidder: int, suit: str) -> Auction:
    _, word = yield {bidder: {"pass", "NT"}}
    return Contract(bidder, suit if word == "pass" else "NT")


def _second_round(facts: Facts) -> Auction:
    """Sun ends it at once; after a hokum only those who have not yet spoken may say sun."""
    for seat in range(4):
        _, word = yield {seat: {"pass", "NT", *SUITS} - {facts.turned[1]}}
        if word == "NT":
            return Contract(seat, word)
        if word == "pass":
            continue
        for later in range(seat + 1, 4):
            _, answer = yield {later: {"pass", "NT"}}
            if answer == "NT":
                return Contract(later, answer)
        return (yield from _confirm(seat, word))
    return None
