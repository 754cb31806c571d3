"""Write a deal as one line of text, and read it back through the rules."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.actions import Action, IllegalAction
from engine.events import Event
from engine.notation.actions import (
    Replaying,
    offered,
    read_call,
    read_plays,
    written_calls,
    written_plays,
)
from engine.notation.hands import read_hands, written_hands
from engine.notation.syntax import (
    BAR,
    CARRY,
    NAMED,
    SEATS,
    NotationFault,
    NotationPart,
    UnreadableDeal,
    letter,
    plain,
)
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal, GameState

# Digits are few, and those of ASCII: a line comes from anybody.
_HEAD = re.compile(
    r"(?P<key>\S+)(?:\s+(?P<number>[1-9]\d{0,5}))?\s+(?P<dealer>\S+)"
    r"(?:\s+(?P<north_south>\d{1,6}):(?P<east_west>\d{1,6}))?(?:\s+\+(?P<carry>\d{1,6}))?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class ParsedDeal:
    """A parsed line: the deal, the game before it, and the events since."""

    rules: RuleSet
    deal: Deal
    opening: GameState
    events: tuple[Event, ...]


def read(text: str, find_rules: Callable[[str], RuleSet]) -> ParsedDeal:
    """Read a deal from a line by replaying it; raise UnreadableDeal if it is not legal.

    ``find_rules`` gives the rule set of a key and raises KeyError when there is none.
    """
    head, hands, calls, cards = _parts(text)
    rules, number, opening = _read_head(head, find_rules)
    replaying = Replaying.of(rules, opening, read_hands(rules, opening.dealer, hands))
    bids = offered(rules, replaying.deal.auction)
    for place, word in enumerate(calls.split(), start=1):
        seat, call = read_call(rules, replaying.deal.auction, word, bids, place)
        _act(replaying, seat, call, NotationPart.CALLS, place, word)
    for place, (word, named, action) in enumerate(read_plays(rules, cards), start=1):
        seat = replaying.to_play if named is None else named
        _act(replaying, seat, action, NotationPart.CARDS, place, word)
    deal = replace(replaying.deal, number=number)
    return ParsedDeal(rules, deal, opening, tuple(replaying.events))


def _parts(text: str) -> tuple[str, str, str, str]:
    parts = [part.strip() for part in plain(text).split(BAR)]
    if len(parts) > len(NotationPart):
        raise UnreadableDeal(
            NotationFault.TOO_MANY_PARTS, NotationPart.CARDS, len(parts), parts[-1]
        )
    head, hands, calls, cards = (*parts, "", "", "")[: len(NotationPart)]
    return head, hands, calls, cards


def _read_head(text: str, find_rules: Callable[[str], RuleSet]) -> tuple[RuleSet, int, GameState]:
    read = _HEAD.fullmatch(text)
    if read is None:
        raise UnreadableDeal(NotationFault.NOT_A_HEAD, NotationPart.HEAD, 1, text)
    try:
        rules = find_rules(read["key"].lower())
    except KeyError as error:
        raise UnreadableDeal(
            NotationFault.UNKNOWN_RULES, NotationPart.HEAD, 1, read["key"]
        ) from error
    dealer = SEATS.get(read["dealer"].upper())
    if dealer is None or dealer not in rules.seating.order:
        place = 3 if read["number"] else 2
        raise UnreadableDeal(NotationFault.NOT_A_SEAT, NotationPart.HEAD, place, read["dealer"])
    scores = (int(read["north_south"] or 0), int(read["east_west"] or 0))
    opening = GameState(dealer=dealer, scores=scores, carry=int(read["carry"] or 0))
    return rules, int(read["number"] or 1), opening


def _act(
    replaying: Replaying, seat: Seat, action: Action, part: NotationPart, place: int, found: str
) -> None:
    """Let a seat act; an error names the place in the line."""
    try:
        replaying.act(seat, action)
    except IllegalAction as refusal:
        raise UnreadableDeal(NotationFault.ILLEGAL, part, place, found, refusal) from refusal


def write(rules: RuleSet, deal: Deal, carry: int = 0) -> str:
    """Write the deal as one line, as far as it was played.

    ``carry`` are the points carried over in its game; the tally of a scored deal has those
    that hung when it began.
    """
    parts = [
        _written_head(rules, deal, deal.settlement.tally.carry if deal.settlement else carry),
        written_hands(rules, deal.laid_out),
        " ".join(written_calls(rules, deal.auction)),
        " ".join(written_plays(rules, deal)),
    ]
    while not parts[-1]:
        parts.pop()
    return f" {BAR} ".join(parts)


def _written_head(rules: RuleSet, deal: Deal, carry: int) -> str:
    words = [rules.key]
    if deal.number != 1:
        words.append(str(deal.number))
    words.append(letter(deal.dealer))
    if any(deal.auction.scores):
        words.append(NAMED.join(map(str, deal.auction.scores)))
    if carry:
        words.append(f"{CARRY}{carry}")
    return " ".join(words)
