"""Auctions without numbers: take or name, ranked contracts (rules.md 2.5-2.7, 2.9, 2.12, 2.13)."""

from tests.engine.naive_games.calls import Auction, Contract, Facts, sides
from tests.engine.naive_games.cards import SUITS, players

LADDER = ["C", "D", "H", "S", "NT", "AT"]


def take_then_name(game: str, facts: Facts) -> Auction:
    """A round to take the turned suit, a round to name another one."""
    turned = facts.turned[1]
    for suits in (turned, SUITS.replace(turned, "")):
        for seat in range(players(game)):
            playable = {suit for suit in suits if _may_play(game, facts, seat, suit)}
            _, word = yield {seat: {"pass"} | playable}
            if word != "pass":
                return Contract(seat, word)
    return None


def _may_play(game: str, facts: Facts, seat: int, suit: str) -> bool:
    """In clabber one must hold a card of the suit; the turned-up card counts as the dealer's."""
    if game != "clabber":
        return True
    held = facts.hands[seat] + ([facts.turned] if seat == 3 else [])
    return any(card[1] == suit for card in held)


def name_or_pass() -> Auction:
    """One round; the first suit named is trump, and the dealer must name one."""
    for seat in range(4):
        _, word = yield {seat: set(SUITS) | (set() if seat == 3 else {"pass"})}
        if word != "pass":
            return Contract(seat, word)
    return None


def ranked_contracts(most_doubles: int) -> Auction:
    """Ever higher contracts; double, redouble … in turn, wiped by the next contract."""
    standing, declarer, passes, turn, doubles = "", -1, 0, 0, 0
    while passes < (3 if standing else 4):
        above = LADDER[LADDER.index(standing) + 1 :] if standing else LADDER
        words = {"pass", *above}
        if standing and doubles < most_doubles:
            attack, defence = sides(declarer)
            if turn in (attack if doubles == 1 else defence):
                words.add("x" * (doubles + 1))
        seat, word = yield {turn: words}
        if word == "pass":
            passes += 1
        elif word in LADDER:
            standing, declarer, passes, doubles = word, seat, 0, 0
        else:
            doubles, passes = doubles + 1, 0
        turn = (turn + 1) % 4
    return Contract(declarer, standing, doubles) if standing else None
