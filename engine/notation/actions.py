"""The calls and cards of a line, with manual announcements and a renege claim."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from engine.actions import Action, Call, Double, IllegalAction, Pass, PlayCard, RenegeClaim
from engine.announcements import best_melds
from engine.cards import Suit, Trump
from engine.contract import Bid, ContractKind, naming, unnamed
from engine.events import BeloteAnnounced, Dealt, Event, MeldsAnnounced
from engine.evolve import evolve
from engine.game import awaited, decide
from engine.notation.hands import read_card
from engine.notation.syntax import (
    ANNOUNCING,
    CLOSED,
    DOUBLE,
    NAMED,
    OTHER_MELDS,
    PASS,
    RENEGE_CLAIM,
    SEATS,
    NotationFault,
    NotationPart,
    UnreadableDeal,
    card_letters,
    letter,
)
from engine.ruleset import Announcing, RuleSet
from engine.seats import Seat
from engine.state import Auction, Deal, GameState, Play

_NAMED_CALLS = (ContractKind.ASHKAL, ContractKind.KASHO)
_BID = re.compile(rf"(\d{{1,4}}|{'|'.join(_NAMED_CALLS)}|)(S|H|D|C|NT|AT)", re.ASCII)
_DOUBLES = re.compile(rf"({DOUBLE}+)({CLOSED}?)", re.ASCII | re.IGNORECASE)
_NUMBER = re.compile(r"\d{1,4}", re.ASCII)
_IN_ANY_CASE = re.compile(r"(\w*?)(S|H|D|C|NT|AT)", re.ASCII | re.IGNORECASE)


def written_calls(rules: RuleSet, auction: Auction) -> Iterator[str]:
    """Write the calls, one word each."""
    expected = auction.first
    for called in auction.calls:
        named = "" if called.seat is expected else letter(called.seat) + NAMED
        yield named + written_action(called.call)
        expected = rules.seating.after(called.seat)


Bids = Mapping[str, Bid]
"""Bids by the word of each."""


def offered(rules: RuleSet, opening: Auction) -> Bids:
    """Return the opening bids of an auction by their words."""
    calls = rules.auction.legal_calls(opening, rules.seating, opening.first, rules.pack.cards)
    return {str(call): call for call in calls if isinstance(call, Bid)}


def read_call(
    rules: RuleSet, auction: Auction, word: str, bids: Bids, place: int
) -> tuple[Seat, Call]:
    """Read a caller and a call, legal or not; ``bids`` are the opening bids.

    UnreadableDeal with the place of what cannot be read.
    """
    named, _, bare = word.rpartition(NAMED)
    if named:
        seat = SEATS.get(named.upper())
        if seat is None or seat not in rules.seating.order:
            raise UnreadableDeal(NotationFault.NOT_A_SEAT, NotationPart.CALLS, place, word)
    else:
        seat = rules.seating.after(auction.calls[-1].seat) if auction.calls else auction.first
    if bare == PASS:
        return seat, Pass()
    doubled = _DOUBLES.fullmatch(bare)
    if doubled:
        return seat, Double(len(doubled[1]), closed=bool(doubled[2]))
    bid = read_bid(bare, bids)
    if bid is None:
        raise UnreadableDeal(NotationFault.NOT_A_CALL, NotationPart.CALLS, place, word)
    return seat, bid


def written_action(action: Action) -> str:
    """An action in a word, without its seat."""
    match action:
        case Pass():
            return PASS
        case Double(level, closed=closed):
            return DOUBLE * level + CLOSED * closed
        case Bid():
            return str(action)
        case PlayCard(card, announcing=announcing, other_melds=other):
            return f"{card}{ANNOUNCING * announcing}{OTHER_MELDS * other}"
        case RenegeClaim():
            return RENEGE_CLAIM


def read_bid(word: str, bids: Bids) -> Bid | None:
    """The bid of a word, None if it is none; ``bids`` are those that were offered first."""
    if loose := _IN_ANY_CASE.fullmatch(word):
        word = loose[1].lower() + loose[2].upper()
    if word in bids:
        return bids[word]
    # What was not offered at first may be later; if it never is, the rules shall say so.
    if _NUMBER.fullmatch(word):
        return unnamed(int(word))
    read = _BID.fullmatch(word)
    if read is None:
        return None
    trump = Trump(read[2])
    if not read[1]:
        return naming(trump)
    if read[1] in _NAMED_CALLS:
        return Bid(0, trump, ContractKind(read[1]))
    return Bid(int(read[1]), trump)


Announced = MeldsAnnounced | BeloteAnnounced


@dataclass(slots=True)
class Replaying:
    """A game with one running deal, and its events."""

    rules: RuleSet
    state: GameState
    events: list[Event] = field(default_factory=list)

    @classmethod
    def of(cls, rules: RuleSet, opening: GameState, dealt: Dealt) -> "Replaying":
        """Begin a deal with this pack, at these scores."""
        return cls(rules, evolve(rules, opening, dealt), [dealt])

    @property
    def deal(self) -> Deal:
        """The deal so far. ValueError before the first."""
        if self.state.deal is None:
            raise ValueError("nothing is dealt yet")
        return self.state.deal

    @property
    def to_play(self) -> Seat:
        """The seat to play; the dealer if there is none, whose action is then refused."""
        waiting = awaited(self.rules, self.state)
        return waiting[0] if waiting else self.deal.dealer

    def act(self, seat: Seat, action: Action) -> None:
        """Let a seat act; raise IllegalAction if it is refused."""
        for event in decide(self.rules, self.state, seat, action):
            self.events.append(event)
            self.state = evolve(self.rules, self.state, event)

    def announced_by(self, seat: Seat, action: Action) -> tuple[Announced, ...]:
        """Return the announcements of this action; none if it is refused."""
        try:
            events = decide(self.rules, self.state, seat, action)
        except IllegalAction:
            return ()
        return tuple(
            event for event in events if isinstance(event, Announced) and event.seat is seat
        )


_CLAIM = NAMED + RENEGE_CLAIM


def written_plays(rules: RuleSet, deal: Deal) -> Iterator[str]:
    """Write the tricks, one word each, and a renege claim that ended the deal."""
    if rules.announcing is Announcing.BY_HAND and deal.contract:
        announcing = _announcing(rules, deal)
    else:
        announcing = frozenset()
    for trick in deal.all_tricks:
        if trick.plays:
            actions = (
                PlayCard(
                    p.card,
                    announcing=p in announcing,
                    other_melds=trick in deal.all_tricks[:1] and _keeps_others(rules, deal, p.seat),
                )
                for p in trick.plays
            )
            yield "".join(map(written_action, actions))
    if deal.claim:
        yield letter(deal.claim.seat) + _CLAIM


def read_plays(rules: RuleSet, text: str) -> Iterator[tuple[str, Seat | None, Action]]:
    """Yield each action as written, its seat (None: the one to play) and the action.

    UnreadableDeal with the place of what cannot be read.
    """
    letters = card_letters(text)
    at, place = 0, 1
    while at < len(letters):
        if letters.startswith(_CLAIM, at + 1):
            written = letters[at] + _CLAIM
            seat = SEATS.get(letters[at])
            if seat is None or seat not in rules.seating.order:
                raise UnreadableDeal(NotationFault.NOT_A_SEAT, NotationPart.CARDS, place, written)
            yield written, seat, RenegeClaim()
        else:
            written = letters[at : at + 2]
            card = read_card(written, NotationPart.CARDS, place)
            announcing = letters.startswith(ANNOUNCING, at + 2)
            written += ANNOUNCING * announcing
            other = letters.startswith(OTHER_MELDS, at + len(written))
            written += OTHER_MELDS * other
            yield written, None, PlayCard(card, announcing=announcing, other_melds=other)
        at += len(written)
        place += 1


def _keeps_others(rules: RuleSet, deal: Deal, seat: Seat) -> bool:
    """Whether a seat announced the other of a four and a run."""
    melds = deal.melds[seat]
    return bool(melds) and melds != best_melds(rules, deal, seat)


def _announcing(rules: RuleSet, deal: Deal) -> frozenset[Play]:
    """Return the plays with which the deal's announcements can have been made."""
    opening = GameState(dealer=deal.dealer, scores=deal.auction.scores)
    again = Replaying.of(rules, opening, deal.laid_out)
    for called in deal.auction.calls:
        again.act(called.seat, called.call)
    found: set[Play] = set()
    for play in (play for trick in deal.all_tricks for play in trick.plays):
        others = not again.deal.tricks and _keeps_others(rules, deal, play.seat)
        action = PlayCard(play.card, announcing=True, other_melds=others)
        announced = again.announced_by(play.seat, action)
        if announced and all(_happened(deal, again.deal, each) for each in announced):
            found.add(play)
        else:
            action = PlayCard(play.card)
        again.act(play.seat, action)
    return frozenset(found)


def _happened(deal: Deal, so_far: Deal, announced: Announced) -> bool:
    match announced:
        case MeldsAnnounced(seat, melds):
            return deal.melds[seat] == melds
        case BeloteAnnounced(seat, suit=suit):
            return _calls(so_far, seat, suit) < _calls(deal, seat, suit)


def _calls(deal: Deal, seat: Seat, suit: Suit | None) -> int:
    """Return how often this seat has announced a belote, of this suit if one is given."""
    return sum(
        held.calls for held in deal.belotes if held.seat is seat and suit in {None, held.suit}
    )
