"""From a line to its deal."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace

from engine.actions import Action
from engine.events import Event
from engine.notation.calls import offered, read_call
from engine.notation.hands import read_hands
from engine.notation.marks import BAR, SEATS
from engine.notation.plays import read_plays
from engine.notation.replaying import Replaying
from engine.notation.syntax import Fault, Part, UnreadableDeal
from engine.refusals import IllegalAction
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal, GameState

_HEAD = re.compile(
    r"(?P<key>\S+)(?:\s+(?P<number>[1-9]\d{0,5}))?\s+(?P<dealer>\S+)"
    r"(?:\s+(?P<north_south>\d{1,6}):(?P<east_west>\d{1,6}))?(?:\s+\+(?P<carry>\d{1,6}))?",
    re.ASCII,
)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a line tells: the deal as it stands, the game before it, and what happened since."""

    rules: RuleSet
    deal: Deal
    opening: GameState
    events: tuple[Event, ...]


def read(text: str, find_rules: Callable[[str], RuleSet]) -> Reading:
    """The deal that a line tells, replayed by the rules; UnreadableDeal when it cannot be.

    ``find_rules`` gives the rule set of a key and raises KeyError when there is none.
    """
    head, hands, calls, cards = _parts(text)
    rules, number, opening = _read_head(head, find_rules)
    replaying = Replaying.of(rules, opening, read_hands(rules, opening.dealer, hands))
    bids = offered(rules, replaying.deal.auction)
    for place, word in enumerate(calls.split(), start=1):
        seat, call = read_call(rules, replaying.deal.auction, word, bids, place)
        _act(replaying, seat, call, Part.CALLS, place, word)
    for place, (word, named, action) in enumerate(read_plays(rules, cards), start=1):
        seat = replaying.to_play if named is None else named
        _act(replaying, seat, action, Part.CARDS, place, word)
    deal = replace(replaying.deal, number=number)
    return Reading(rules, deal, opening, tuple(replaying.events))


def _parts(text: str) -> tuple[str, str, str, str]:
    parts = [part.strip() for part in text.split(BAR)]
    if len(parts) > len(Part):
        raise UnreadableDeal(Fault.TOO_MANY_PARTS, Part.CARDS, len(parts), parts[-1])
    head, hands, calls, cards = (*parts, "", "", "")[: len(Part)]
    return head, hands, calls, cards


def _read_head(text: str, find_rules: Callable[[str], RuleSet]) -> tuple[RuleSet, int, GameState]:
    read = _HEAD.fullmatch(text)
    if read is None:
        raise UnreadableDeal(Fault.NOT_A_HEAD, Part.HEAD, 1, text)
    try:
        rules = find_rules(read["key"])
    except KeyError as error:
        raise UnreadableDeal(Fault.UNKNOWN_RULES, Part.HEAD, 1, read["key"]) from error
    dealer = SEATS.get(read["dealer"])
    if dealer is None or dealer not in rules.seating.order:
        place = 3 if read["number"] else 2
        raise UnreadableDeal(Fault.NOT_A_SEAT, Part.HEAD, place, read["dealer"])
    scores = (int(read["north_south"] or 0), int(read["east_west"] or 0))
    opening = GameState(dealer=dealer, scores=scores, carry=int(read["carry"] or 0))
    return rules, int(read["number"] or 1), opening


def _act(
    replaying: Replaying, seat: Seat, action: Action, part: Part, place: int, found: str
) -> None:
    """Let a seat act, and say where it stood when that is refused."""
    try:
        replaying.act(seat, action)
    except IllegalAction as refusal:
        raise UnreadableDeal(Fault.ILLEGAL, part, place, found, refusal) from refusal
