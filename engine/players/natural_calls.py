"""The promises of calls if points are counted: in all games but contrée and coinche.

There too at no trumps and all trumps, and where the table has chosen so. A bid promises what its
partner has not promised yet, so that both together keep it.
"""

from engine.actions import Call, Double
from engine.cards import Trump
from engine.contract import EVERY_TRICK, Bid, ContractKind
from engine.players.auction_talk import Meaning, Promise, Speaker
from engine.players.hand_count import STEP, SUITLESS, Count, Naming
from engine.ruleset import RuleSet
from engine.scoring.totals import scored_whole

NAMINGS = {Meaning.OVERCALL: Naming.OVER, Meaning.AGAIN: Naming.ALONE}
"""The way to name a suit by a number, for meanings in which it is not the usual one."""

OPEN = 80
"""A hand that counts more in some suit does not pass while nobody has bid."""

HIDDEN = 20
"""The points that the hand may have above its opening."""

KEPT_BACK = 20
"""Points of support not yet shown from which the partner's bid is not passed."""

LEFT_UP_TO = 120
"""The highest bid of the partner at which a pass limits the support that is left."""

AGAINST_THEM = 20
"""The points by which a bid over the opponents promises less."""

CAPOT = 140
"""The least that both hands count for every trick."""

TAKE, TAKE_WITHOUT = 70, {Trump.NONE: 50, Trump.ALL: 110}
"""The promises of a trump named alone: of a suit, and without one."""

CONTRE = ((90, 30), (110, 20), (140, 10), (1000, 0))
"""The points that a contre of a bid up to each number takes from it, if partner promised nothing.
"""

CONTRE_OF_NAME = 30


def natural_promise(speaker: Speaker, call: Call) -> Promise:
    """The promise that this seat makes by this call."""
    match call:
        case Bid():
            return _bid(speaker, call)
        case Double():
            return _double(speaker)
        case _:
            return _pass(speaker)


def _count(speaker: Speaker, trump: Trump) -> Count:
    first = speaker.first(trump)
    return Count.SUPPORT if first is not None and first == speaker.partner else Count.OWN


def _bid(speaker: Speaker, bid: Bid) -> Promise:
    if bid.kind is ContractKind.NUMBER:
        return _number(speaker, bid)
    meaning, count, told = speaker.meaning(bid), _count(speaker, bid.trump), speaker.told(bid.trump)
    naming = NAMINGS.get(meaning, Naming.NUMBER)
    least: int | None = None
    most: int | None = None
    match bid.kind:
        case ContractKind.GENERALE:
            meaning, count, told = Meaning.ALONE, Count.OWN, 0
        case ContractKind.CAPOT:
            meaning, least = Meaning.EVERY_TRICK, CAPOT - told
        case ContractKind.TRUMP | ContractKind.ASHKAL:
            least = TAKE_WITHOUT.get(bid.trump, TAKE) - told
            meaning, naming = Meaning.TAKE, Naming.ALONE
        case _:
            contested = AGAINST_THEM * speaker.contested
            least = of_whole(speaker.rules, bid) - told - contested
            if count is Count.SUPPORT:
                least = max(0 if contested else STEP, least)
            if speaker.heard.standing is None and not speaker.is_highest(bid):
                most = least + HIDDEN
    return Promise(
        meaning=meaning,
        count=count,
        trumps=(bid.trump,),
        least=least,
        most=most,
        naming=naming,
        turned=speaker.turned(bid),
        leads=speaker.leads,
        told=told,
    )


def _number(speaker: Speaker, bid: Bid) -> Promise:
    """A number whose trump is named later: its best suit, or its partner's."""
    partner_bid = speaker.partner in speaker.heard.bidders
    least = bid.value - AGAINST_THEM * speaker.contested - (KEPT_BACK if partner_bid else 0)
    trumps = speaker.rules.auction.trumps
    return Promise(meaning=Meaning.NUMBER, trumps=trumps, least=least, leads=speaker.leads)


def _double(speaker: Speaker) -> Promise:
    if speaker.heard.standing is None:
        return Promise(meaning=Meaning.NOTHING)
    seat, bid = speaker.heard.standing
    trumps = (bid.trump,) if bid.kind is not ContractKind.NUMBER else ()
    number = of_whole(speaker.rules, bid)
    if speaker.is_ours(seat):
        told = speaker.told(bid.trump)
        least = (number or TAKE) - told
        return Promise(
            meaning=Meaning.SURCONTRE,
            count=_count(speaker, bid.trump),
            naming=Naming.ALONE,
            trumps=trumps,
            least=least if trumps and bid.kind not in EVERY_TRICK else None,
            leads=speaker.leads,
            told=told,
        )
    least = next(least for up_to, least in CONTRE if number <= up_to)
    if not number:
        least = CONTRE_OF_NAME
    if speaker.partner in speaker.heard.bidders:
        least -= STEP
    return Promise(
        meaning=Meaning.CONTRE,
        count=Count.AGAINST,
        trumps=trumps,
        least=least if trumps else None,
    )


def _pass(speaker: Speaker) -> Promise:
    standing, auction = speaker.heard.standing, speaker.rules.auction
    if not speaker.offers_numbers:
        return Promise(meaning=Meaning.NOTHING)
    if standing is None:
        return Promise(
            meaning=Meaning.PASS,
            trumps=tuple(trump for trump in auction.trumps if trump.suit is not None),
            most=OPEN,
        )
    seat, bid = standing
    relied_on = seat == speaker.partner and speaker.heard.habit(seat).is_trusted
    if not relied_on or speaker.heard.doubles or bid.kind is not ContractKind.POINTS:
        return Promise(meaning=Meaning.NOTHING)
    own = _count(speaker, bid.trump) is Count.OWN
    if speaker.is_highest(bid) or bid.value > LEFT_UP_TO or own:
        return Promise(meaning=Meaning.NOTHING)
    return Promise(
        meaning=Meaning.LEAVE,
        count=Count.SUPPORT,
        trumps=(bid.trump,),
        most=speaker.shown(speaker.seat, bid.trump) + KEPT_BACK,
        leads=speaker.leads,
    )


def of_whole(rules: RuleSet, bid: Bid) -> int:
    """The number as it would be of the points for which hands are counted."""
    if bid.trump.suit is not None or bid.kind is not ContractKind.POINTS:
        return bid.value
    counted = SUITLESS[bid.trump, Count.OWN].whole
    return bid.value * counted // scored_whole(rules, bid.trump)
