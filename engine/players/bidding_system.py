"""The bidding system: what each call promises, in the words of the table's convention.

In contrée and coinche calls in suits are a dialogue (``dialogue_calls.py``), everywhere else points
are counted (``natural_calls.py``). ``docs/computers.md`` has the same as tables.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import attrgetter

from engine.actions import Action, Call, Double, Pass
from engine.cards import Card, Trump
from engine.contract import Bid, ContractKind
from engine.players.auction_talk import Heard, Meaning, Promise, Speaker
from engine.players.dialogue_calls import dialogue_promise
from engine.players.hand_count import NEVER, Count, count, may_name, wins_every_trick
from engine.players.hand_measures import Trumps, wins_all_with
from engine.players.natural_calls import natural_promise
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.state import Auction
from engine.view import DealView


def promised(speaker: Speaker, call: Call) -> Promise:
    """The promise that a seat makes by this call."""
    if not speaker.is_free:
        return Promise(meaning=Meaning.NOTHING)
    found = dialogue_promise(speaker, call) if speaker.in_dialogue else None
    if found is None:
        return natural_promise(speaker, call)
    offset = speaker.heard.habit(speaker.seat).offset
    if not offset or not isinstance(call, Bid):
        return found
    return replace(found.lower(offset), or_terms=found.terms)


def promise(
    rules: RuleSet,
    auction: Auction,
    seat: Seat,
    call: Call,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Promise:
    """The promise that this seat makes if it calls this now."""
    said = heard(rules, auction, understanding)
    return promised(Speaker.of(rules, auction, seat, said), call)


def tells_all(
    rules: RuleSet,
    auction: Auction,
    seat: Seat,
    hand: Sequence[Card],
    call: Call,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> bool:
    """Whether a call answers the partner's suit with what the hand has, no more and no less."""
    found = promise(rules, auction, seat, call, understanding)
    return found.meaning is Meaning.RAISE and any(
        term.most is not None and term.value(hand) == term.most for term in found.terms
    )


def promises(
    rules: RuleSet, auction: Auction, understanding: Understanding = DEFAULT_UNDERSTANDING
) -> Iterator[tuple[Seat, Call, Promise]]:
    """Yield each call of an auction with its promise."""
    said = Heard.before_calls(understanding)
    for number, called in enumerate(auction.calls):
        before = replace(auction, calls=auction.calls[:number])
        found = promised(Speaker.of(rules, before, called.seat, said), called.call)
        yield called.seat, called.call, found
        said.hear(rules, called.seat, called.call, found)


def heard(
    rules: RuleSet, auction: Auction, understanding: Understanding = DEFAULT_UNDERSTANDING
) -> Heard:
    """The promises of all calls."""
    said = Heard.before_calls(understanding)
    for number, called in enumerate(auction.calls):
        before = replace(auction, calls=auction.calls[:number])
        found = promised(Speaker.of(rules, before, called.seat, said), called.call)
        said.hear(rules, called.seat, called.call, found)
    return said


def allowed(
    rules: RuleSet,
    auction: Auction,
    seat: Seat,
    hand: Sequence[Card],
    legal: Sequence[Action],
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> tuple[Action, ...]:
    """The calls among these that the system allows with this hand: never none."""
    caller = Speaker.of(rules, auction, seat, heard(rules, auction, understanding))
    found = tuple(
        call
        for call in legal
        if isinstance(call, Pass | Bid | Double) and fits(rules, hand, promised(caller, call))
    )
    if caller.in_dialogue:
        found = tuple(_not_on_a_void(caller, hand, found))
        if caller.seat not in caller.heard.bidders:
            found = tuple(_in_the_best_suit(caller, hand, found))
    return found or tuple(legal)


def _not_on_a_void(caller: Speaker, hand: Sequence[Card], calls: Sequence[Call]) -> Iterator[Call]:
    """A hand void in partner's suit that can name one of its own does not raise partner's."""
    suit = caller.partner_suit
    bids = [call for call in calls if isinstance(call, Bid)]
    is_void = suit is not None and not any(map(suit.covers, hand))
    names = is_void and any(_names_a_suit(caller, bid) for bid in bids)
    for call in calls:
        if not (names and isinstance(call, Bid) and call.trump == suit):
            yield call


def _in_the_best_suit(
    caller: Speaker, hand: Sequence[Card], calls: Sequence[Call]
) -> Iterator[Call]:
    """A hand opens in the suit in which it could open highest, of two such in the better one.

    Later it bids a number in the better one of the suits in which it could bid that number.
    """
    opens = caller.heard.standing is None
    named = [call for call in calls if isinstance(call, Bid) and _names_a_suit(caller, call)]
    highest = {bid.trump: bid.value for bid in sorted(named, key=attrgetter("value"))}
    ranks = {bid: (highest[bid.trump] * opens, _rank(caller, hand, bid.trump)) for bid in named}
    for call in calls:
        if isinstance(call, Bid) and call in ranks:
            rivals = (ranks[bid] for bid in named if opens or bid.value == call.value)
            if ranks[call] < max(rivals):
                continue
        yield call


def _names_a_suit(caller: Speaker, bid: Bid) -> bool:
    """Whether it is a number in a suit that nobody has named."""
    if bid.kind is not ContractKind.POINTS or bid.trump.suit is None:
        return False
    return not any((team, bid.trump) in caller.heard.first for team in Team)


def _rank(caller: Speaker, hand: Sequence[Card], trump: Trump) -> float:
    """The rank of a suit among those of a hand: its count, and what tells equals apart."""
    held = Trumps(frozenset(card.rank for card in hand if trump.covers(card)))
    return count(caller.rules, hand, trump, Count.OWN) + held.beside_count


def within_system(
    rules: RuleSet,
    deal: DealView,
    seat: Seat,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> DealView:
    """The deal as this seat sees it, with the calls that the system allows it."""
    if any(deal.tableau) or rules.seating.partner(seat) is None:
        return deal
    legal = allowed(rules, deal.auction, seat, deal.hand, deal.legal, understanding)
    return replace(deal, legal=legal)


def fits(rules: RuleSet, hand: Sequence[Card], promised: Promise) -> bool:
    """Whether a hand keeps a promise."""
    if promised.terms:
        either = filter(None, (promised.terms, promised.or_terms))
        return any(all(term.holds(hand) for term in terms) for terms in either)
    cards = hand
    if promised.turned is not None and promised.turned not in hand:
        cards = (*hand, promised.turned)
    if promised.meaning in (Meaning.ALONE, Meaning.EVERY_TRICK):
        trump = promised.trumps[0]
        if wins_every_trick(rules, cards, trump, leads=promised.leads):
            return True
        if promised.tells is not None:
            return wins_all_with(hand, trump, promised.told)
    if promised.meaning is Meaning.ALONE:
        return False
    counts = [
        count(rules, cards, trump, promised.count, leads=promised.leads)
        if promised.count is not Count.OWN or may_name(rules, cards, trump, promised.naming)
        else NEVER
        for trump in promised.trumps
    ]
    if promised.least is not None and max(counts) < promised.least:
        return False
    return promised.most is None or max(counts) <= promised.most
