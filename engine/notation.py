"""A deal as one line of text, written and read back through the rules.

``contree 3 N | JS9SAS… / … / … / … | 80S - E:x - - | JS7STSQS KH…`` is, between bars:

- the rule set's key, the number of the deal in its game (left out when it is 1), the dealer;
- the hands as dealt, those of N, E, S and W as far as they play, between slashes;
- the calls: ``80S`` or ``capotH`` bids, ``-`` passes, ``x`` is a contre, ``xx`` a surcontre. Who
  follows the last speaker in the order of play speaks; any other seat is named: ``E:x``;
- the cards in the order played, one trick a word, though the spaces between them are free.

What follows by itself (who is to play, who wins, the score) is not written. Calls and cards may
stop anywhere, and empty parts at the end are left out.
"""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum

from engine.actions import Action, Call, Double, Pass, PlayCard
from engine.cards import Card
from engine.contract import Bid
from engine.events import Dealt, Event, GameStarted
from engine.evolve import evolve
from engine.game import awaited, decide
from engine.refusals import IllegalAction
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Auction, Deal, GameState
from engine.trumps import Trump
from engine.zones import Holding

BAR, SLASH, PASS, DOUBLE, NAMED = "|", "/", "-", "x", ":"

_SEATS = {seat.name[0]: seat for seat in Seat}
_BID = re.compile(r"(\d{1,4})(S|H|D|C|NT|AT)", re.ASCII)


class Part(StrEnum):
    """The parts of the line, in order."""

    HEAD = "head"
    HANDS = "hands"
    CALLS = "calls"
    CARDS = "cards"


class Fault(StrEnum):
    """What is wrong with a line."""

    TOO_MANY_PARTS = "too-many-parts"
    NOT_A_HEAD = "not-a-head"
    UNKNOWN_RULES = "unknown-rules"
    NOT_A_SEAT = "not-a-seat"
    WRONG_HANDS = "wrong-hands"
    WRONG_SIZE = "wrong-size"
    NOT_A_CARD = "not-a-card"
    CARD_TWICE = "card-twice"
    NOT_A_CALL = "not-a-call"
    ILLEGAL = "illegal"


class UnreadableDeal(ValueError):
    """A line that tells no legal deal: the fault, and where it is.

    ``place`` counts from 1 within the part; ``found`` is what stands there; ``refusal`` is the
    rules' own when the line can be read but breaks them.
    """

    def __init__(
        self, fault: Fault, part: Part, place: int, found: str, refusal: IllegalAction | None = None
    ) -> None:
        why = f"{fault} ({refusal.code})" if refusal else str(fault)
        super().__init__(f"{part} {place}: {why}: {found}")
        self.fault = fault
        self.part = part
        self.place = place
        self.found = found
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class Reading:
    """What a line tells: the deal as it stands, and the events of a game that begins with it."""

    rules: RuleSet
    deal: Deal
    events: tuple[Event, ...]


def write(rules: RuleSet, deal: Deal) -> str:
    """The deal as one line, as far as it has come."""
    number = [] if deal.number == 1 else [str(deal.number)]
    parts = [
        " ".join((rules.key, *number, _letter(deal.dealer))),
        f" {SLASH} ".join(_joined(deal.dealt[seat].hand) for seat in sorted(rules.seating.order)),
        " ".join(_written_calls(rules, deal.auction)),
        " ".join(_written_tricks(deal)),
    ]
    while not parts[-1]:
        parts.pop()
    return f" {BAR} ".join(parts)


def read(text: str, find_rules: Callable[[str], RuleSet]) -> Reading:
    """The deal that a line tells, replayed by the rules; UnreadableDeal when it cannot be.

    ``find_rules`` gives the rule set of a key and raises KeyError when there is none.
    """
    head, hands, calls, cards = _parts(text)
    rules, number, dealer = _read_head(head, find_rules)
    replaying = _Replaying(rules)
    replaying.happen(GameStarted(dealer), Dealt(dealer, _read_hands(rules, hands)))
    offered = _offered(rules, dealer)
    for place, word in enumerate(calls.split(), start=1):
        seat, call = _read_call(rules, replaying.deal.auction, word, offered, place)
        replaying.act(seat, call, Part.CALLS, place, word)
    for place, card in enumerate(_read_cards(cards, Part.CARDS), start=1):
        replaying.act(replaying.to_play, PlayCard(card), Part.CARDS, place, str(card))
    return Reading(rules, replace(replaying.deal, number=number), tuple(replaying.events))


def _letter(seat: Seat) -> str:
    return seat.name[0]


def _joined(cards: Sequence[Card]) -> str:
    return "".join(map(str, cards))


def _written_calls(rules: RuleSet, auction: Auction) -> Iterator[str]:
    expected = auction.first
    for called in auction.calls:
        named = "" if called.seat is expected else _letter(called.seat) + NAMED
        yield named + _written_call(called.call)
        expected = rules.seating.after(called.seat)


def _written_call(call: Call) -> str:
    match call:
        case Pass():
            return PASS
        case Double(level):
            return DOUBLE * level
        case Bid():
            return str(call)


def _written_tricks(deal: Deal) -> Iterator[str]:
    for trick in deal.tricks:
        yield _joined([play.card for play in trick.plays])
    if deal.trick and deal.trick.plays:
        yield _joined([play.card for play in deal.trick.plays])


@dataclass(slots=True)
class _Replaying:
    rules: RuleSet
    events: list[Event] = field(default_factory=list)
    state: GameState | None = None

    @property
    def deal(self) -> Deal:
        """The deal so far."""
        if self.state is None or self.state.deal is None:
            raise ValueError("nothing is dealt yet")
        return self.state.deal

    @property
    def to_play(self) -> Seat:
        """Who is to play; the dealer stands in where nobody is, to be refused."""
        waiting = awaited(self.rules, self.state) if self.state else ()
        return waiting[0] if waiting else self.deal.dealer

    def happen(self, *events: Event) -> None:
        """Add these events."""
        for event in events:
            self.events.append(event)
            self.state = evolve(self.rules, self.state, event)

    def act(self, seat: Seat, action: Action, part: Part, place: int, found: str) -> None:
        """Let a seat act, and say where it stood when that is refused."""
        if self.state is None:
            raise ValueError("nothing is dealt yet")
        try:
            events = decide(self.rules, self.state, seat, action)
        except IllegalAction as refusal:
            raise UnreadableDeal(Fault.ILLEGAL, part, place, found, refusal) from refusal
        self.happen(*events)


def _parts(text: str) -> tuple[str, str, str, str]:
    parts = [part.strip() for part in text.split(BAR)]
    if len(parts) > len(Part):
        raise UnreadableDeal(Fault.TOO_MANY_PARTS, Part.CARDS, len(parts), parts[-1])
    head, hands, calls, cards = (*parts, "", "", "")[: len(Part)]
    return head, hands, calls, cards


def _read_head(text: str, find_rules: Callable[[str], RuleSet]) -> tuple[RuleSet, int, Seat]:
    read = re.fullmatch(r"(\S+)(?:\s+([1-9]\d{0,5}))?\s+(\S+)", text, re.ASCII)
    if read is None:
        raise UnreadableDeal(Fault.NOT_A_HEAD, Part.HEAD, 1, text)
    key, number, letter = read.groups()
    try:
        rules = find_rules(key)
    except KeyError as error:
        raise UnreadableDeal(Fault.UNKNOWN_RULES, Part.HEAD, 1, key) from error
    dealer = _SEATS.get(letter)
    if dealer is None or dealer not in rules.seating.order:
        raise UnreadableDeal(Fault.NOT_A_SEAT, Part.HEAD, 3 if number else 2, letter)
    return rules, int(number or 1), dealer


def _read_hands(rules: RuleSet, text: str) -> tuple[Holding, ...]:
    seats = sorted(rules.seating.order)
    words = text.split(SLASH)
    if len(words) != len(seats):
        raise UnreadableDeal(Fault.WRONG_HANDS, Part.HANDS, len(words), text)
    hands: dict[Seat, tuple[Card, ...]] = {}
    unseen = set(rules.pack.cards)
    for place, (seat, word) in enumerate(zip(seats, words, strict=True), start=1):
        hands[seat] = tuple(_read_cards(word, Part.HANDS, place))
        if len(hands[seat]) != rules.hand_size:
            raise UnreadableDeal(Fault.WRONG_SIZE, Part.HANDS, place, word.strip())
        for card in hands[seat]:
            if card not in unseen:
                fault = Fault.CARD_TWICE if card in rules.pack.cards else Fault.NOT_A_CARD
                raise UnreadableDeal(fault, Part.HANDS, place, str(card))
            unseen.remove(card)
    return tuple(Holding(hands.get(seat, ())) for seat in Seat)


def _read_cards(text: str, part: Part, place: int | None = None) -> Iterator[Card]:
    letters = "".join(text.split())
    for start in range(0, len(letters), 2):
        written = letters[start : start + 2]
        try:
            yield Card.parse(written)
        except ValueError as error:
            where = place if place is not None else start // 2 + 1
            raise UnreadableDeal(Fault.NOT_A_CARD, part, where, written) from error


def _offered(rules: RuleSet, dealer: Seat) -> dict[str, Bid]:
    first = rules.seating.after(dealer)
    calls = rules.auction.legal_calls(Auction(first), rules.seating, first)
    return {str(call): call for call in calls if isinstance(call, Bid)}


def _read_call(
    rules: RuleSet, auction: Auction, word: str, offered: Mapping[str, Bid], place: int
) -> tuple[Seat, Call]:
    letter, _, bare = word.rpartition(NAMED)
    if letter:
        seat = _SEATS.get(letter)
        if seat is None or seat not in rules.seating.order:
            raise UnreadableDeal(Fault.NOT_A_SEAT, Part.CALLS, place, word)
    else:
        seat = rules.seating.after(auction.calls[-1].seat) if auction.calls else auction.first
    if bare == PASS:
        return seat, Pass()
    if bare and not bare.strip(DOUBLE):
        return seat, Double(len(bare))
    if bare in offered:
        return seat, offered[bare]
    bid = _BID.fullmatch(bare)  # never offered, but a bid: the rules shall say so
    if bid is None:
        raise UnreadableDeal(Fault.NOT_A_CALL, Part.CALLS, place, word)
    return seat, Bid(int(bid[1]), Trump(bid[2]))
