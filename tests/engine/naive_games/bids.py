"""Auctions for points: rising numbers, capot, générale (rules.md 2.1-2.4, 2.8, 2.11)."""

from collections.abc import Generator

from tests.engine.naive_games.calls import Auction, Contract, Question, Said, sides, window
from tests.engine.naive_games.cards import SUITS

HIGHEST = {
    "contree": dict.fromkeys(SUITS, 160),
    "contree_generale": dict.fromkeys(SUITS, 160),
    "contree_701": dict.fromkeys(SUITS, 160),
    "contree_coinche": dict.fromkeys(SUITS, 160),
    "coinche": {**dict.fromkeys(SUITS, 180), "NT": 130, "AT": 250},
    "pilotta": dict.fromkeys(SUITS, 250),
}
ALL_TRICKS = {
    "contree": ["capot"],
    "contree_generale": ["capot", "generale"],
    "contree_701": ["capot"],
    "contree_coinche": ["capot"],
    "coinche": ["capot"],
    "pilotta": [],
}
DOUBLE_CLOSES_THE_BIDDING = {"contree_coinche"}


def amounts(game: str) -> list[list[str]]:
    """The bids from the lowest amount to the highest; those of one amount do not rank."""
    highest = HIGHEST[game]
    numbers = [
        [f"{number}{mode}" for mode in highest if number <= highest[mode]]
        for number in range(80, max(highest.values()) + 10, 10)
    ]
    return numbers + [[word + mode for mode in highest] for word in ALL_TRICKS[game]]


def higher(game: str, standing: str) -> set[str]:
    """The bids over the one that stands; all of them while none does ("")."""
    rising = amounts(game)
    if standing:
        at = next(place for place, bids in enumerate(rising) if standing in bids)
        rising = rising[at + 1 :]
    return {bid for bids in rising for bid in bids}


def double_at_any_moment(game: str) -> Auction:
    """Either opponent may double until the next bid, even out of turn; that ends the bidding."""
    standing, declarer, passes, turn = "", -1, 0, 0
    while passes < (3 if standing else 4):
        question: Question = {turn: {"pass"} | higher(game, standing)}
        if standing:
            for opponent in sides(declarer)[1]:
                question.setdefault(opponent, set()).add("x")
        seat, word = yield question
        if word == "x":
            redoubled = yield from window(sides(declarer)[0], "xx")
            return Contract(declarer, standing, 2 if redoubled else 1)
        standing, declarer, passes = _after(seat, word, standing, declarer, passes)
        turn = (turn + 1) % 4
    return Contract(declarer, standing) if standing else None


def double_after_the_auction(game: str) -> Auction:
    """Bidding, one raise by the declarer in their suit (R-22), then the opponents may double."""
    contract = yield from _bidding_alone(game)
    if contract is None:
        return None
    declarer, bid = contract.declarer, contract.bid
    raises = {other for other in higher(game, bid) if other.endswith(contract.mode)}
    word = "pass"
    if raises:
        _, word = yield {declarer: {"pass"} | raises}
    if word != "pass":
        bid = word
    attack, defence = sides(declarer)
    if not (yield from window(defence, "x")):
        return Contract(declarer, bid)
    redoubled = yield from window(attack, "xx")
    return Contract(declarer, bid, 2 if redoubled else 1)


def double_in_turn(game: str) -> Auction:
    """A double is said on one's turn; a redouble ends the auction at once."""
    standing, declarer, passes, turn, doubles = "", -1, 0, 0, 0
    while passes < (3 if standing else 4):
        words = {"pass"}
        if not (doubles and game in DOUBLE_CLOSES_THE_BIDDING):
            words |= higher(game, standing)
        if standing:
            attack, defence = sides(declarer)
            if doubles == 0 and turn in defence:
                words.add("x")
            if doubles == 1 and turn in attack:
                words.add("xx")
        seat, word = yield {turn: words}
        if word == "xx":
            return Contract(declarer, standing, 2)
        if word == "x":
            doubles, passes = 1, 0
        else:
            if word != "pass":
                doubles = 0
            standing, declarer, passes = _after(seat, word, standing, declarer, passes)
        turn = (turn + 1) % 4
    return Contract(declarer, standing, doubles) if standing else None


def pass_is_final(game: str) -> Auction:
    """Who passes is out; it ends when only the bidder is left, or nobody."""
    standing, declarer, turn = "", -1, 0
    inside = {0, 1, 2, 3}
    while inside and inside != {declarer}:
        if turn in inside:
            seat, word = yield {turn: {"pass"} | higher(game, standing)}
            if word == "pass":
                inside.remove(seat)
            else:
                standing, declarer = word, seat
        turn = (turn + 1) % 4
    return Contract(declarer, standing) if standing else None


def _bidding_alone(game: str) -> Generator[Question, Said, Contract | None]:
    standing, declarer, passes, turn = "", -1, 0, 0
    while passes < (3 if standing else 4):
        seat, word = yield {turn: {"pass"} | higher(game, standing)}
        standing, declarer, passes = _after(seat, word, standing, declarer, passes)
        turn = (turn + 1) % 4
    return Contract(declarer, standing) if standing else None


def _after(seat: int, word: str, standing: str, declarer: int, passes: int) -> tuple[str, int, int]:
    """The bid that stands after a pass or a bid, whose it is, and the passes since."""
    return (standing, declarer, passes + 1) if word == "pass" else (word, seat, 0)
