"""The dialogue of contrée and coinche: what each call in a suit says.

The default is the common French one: pieces first (jack and nine), the partner adds what is
missing, each card is told once. ``aces`` is the "petit jeu", in which aces open. ``docs/
computers.md`` has it as a table.
"""

from dataclasses import replace

from engine.actions import Call, Double, Pass
from engine.contract import EVERY_TRICK, Bid, ContractKind
from engine.players.auction_talk import Meaning, Promise, Speaker
from engine.players.hand_measures import ACE, BELOTE, OPENING, STEP, TRICK, Measure, Term
from engine.players.understanding import Convention

FORCED = 10
"""The points above its strength that an answer may say once, by the lowest bid over an opponent."""

OVER = 30
"""The points above its strength that a hand may bid by the lowest bid over an opponent.

``FORCED`` once its partner has passed, in a second suit, and over a suit of partner's.
"""

HIDES = 10
"""The points that a hand may hide from its partner by a pass, or by a suit of its own."""

ALONE = 1000
"""A number that no hand is worth by itself: to redouble alone takes jack and nine fourth.

So nobody names the suit of the opponents.
"""

REDOUBLES_WITH = 20
"""The least that a hand has to show, whatever its partner has told: one ace does not redouble."""

ANSWERED_UP_TO = 110
"""The highest bid of the partner at which a pass says that there is no more to show."""


def dialogue_promise(speaker: Speaker, call: Call) -> Promise | None:
    """The promise of this call; None if points are counted as in other games."""
    standing = speaker.heard.standing
    match call:
        case Bid() if call.trump.suit is None or call.kind is ContractKind.GENERALE:
            return None
        case Bid() if call.kind is ContractKind.CAPOT:
            aces = aces_told(speaker, call)
            return Promise(meaning=Meaning.EVERY_TRICK, trumps=(call.trump,), told=aces, tells=0)
        case Bid():
            return _bid(speaker, call)
        case Double() if standing is not None and standing[1].trump.suit is not None:
            if speaker.is_ours(standing[0]):
                return _surcontre(speaker, standing[1])
            bid = standing[1]
            term = Term(Measure.TRICKS, bid.trump, TRICK, number=bid.value)
            if bid.kind in EVERY_TRICK:
                term = replace(term, number=0)
            return Promise(meaning=Meaning.CONTRE, trumps=(bid.trump,), terms=(term,))
        case Pass() if standing is None:
            return Promise(meaning=Meaning.NOTHING)  # nobody is obliged to open
        case Pass() if standing is not None and standing[1].trump.suit is not None:
            return _pass(speaker)
        case _:
            return None


def _bid(speaker: Speaker, bid: Bid) -> Promise:
    meaning = speaker.meaning(bid)
    partner_bid = speaker.partner in speaker.heard.suits
    if meaning is Meaning.OVERCALL and partner_bid:
        meaning = Meaning.CHANGE
    plain = Promise(meaning=meaning, trumps=(bid.trump,), tells=bid.value)
    match meaning:
        case Meaning.OPENING:
            measure = opening_measure(speaker)
            term = Term(measure, bid.trump, 0, number=bid.value)
            return replace(plain, terms=(term,), opens=bid.value)
        case Meaning.RAISE:
            return _answer(speaker, bid, plain)
        case Meaning.AGAIN:
            return _again(speaker, bid, plain)
        case _ if (speaker.team.other, bid.trump) in speaker.heard.first:
            terms: tuple[Term, ...] = (Term(Measure.STRENGTH, bid.trump, ALONE),)
        case Meaning.CHANGE:
            terms = _change(speaker, bid)
        case _:
            terms = (_alone(speaker, bid, _room(speaker)),)
    return replace(plain, terms=terms, opens=OPENING if is_forced(speaker, bid) else None)


def opening_measure(speaker: Speaker) -> Measure:
    """By what this seat opens."""
    if speaker.heard.convention is Convention.ACES:
        return Measure.OPENS_ACES
    last = len(speaker.auction.calls) == len(speaker.rules.seating.order) - 1
    return Measure.OPENS_LAST if last else Measure.OPENS


def answer_measure(speaker: Speaker, bid: Bid) -> Measure:
    """By what this seat answers its partner's suit."""
    answered = speaker.shown(speaker.seat, bid.trump)
    if speaker.heard.convention is Convention.ACES and not answered:
        return Measure.FIRST_HELP_ACES
    return Measure.HELP


def untold_measure(speaker: Speaker) -> Measure:
    """By what is hidden from the partner."""
    aces = speaker.heard.convention is Convention.ACES
    return Measure.UNTOLD_ACES if aces else Measure.UNTOLD


def hidden_measure(speaker: Speaker) -> Measure:
    """By what a suit of one's own hides from the partner, over an opponent."""
    aces = speaker.heard.convention is Convention.ACES
    return Measure.HIDDEN_ACES if aces else Measure.HIDDEN


def rise(speaker: Speaker, bid: Bid) -> int:
    """The points by which a number is above this side's last one in its trump."""
    return bid.value - speaker.heard.numbers.get((speaker.team, bid.trump), bid.value)


def may_force(speaker: Speaker, bid: Bid) -> bool:
    """Whether it may say ten more than it has to tell, as it may once."""
    return is_forced(speaker, bid) and (speaker.seat, bid.trump) not in speaker.heard.forced


def is_forced(speaker: Speaker, bid: Bid) -> bool:
    """Whether it is the lowest number over the opponents."""
    return speaker.contested and speaker.is_lowest(bid)


def _answer(speaker: Speaker, bid: Bid, plain: Promise) -> Promise:
    """Each card is told once: all answers together are what the hand has to tell."""
    told = speaker.shown(speaker.seat, bid.trump)
    total = told + rise(speaker, bid)
    forced = may_force(speaker, bid)
    least = max(told + STEP, total - FORCED) if forced else total
    most = None if speaker.is_highest(bid) else total
    term = Term(answer_measure(speaker, bid), bid.trump, least, most)
    return replace(plain, terms=(term,), tells=least, forced=forced)


def _again(speaker: Speaker, bid: Bid, plain: Promise) -> Promise:
    """After an answer the opener adds what was not told; a forced bid is like an opening of 80."""
    told, more = speaker.shown(speaker.seat, bid.trump), rise(speaker, bid)
    forced = may_force(speaker, bid)
    more -= FORCED * forced
    opened = speaker.heard.opened.get((speaker.seat, bid.trump))
    if opened is None:
        term = Term(Measure.STRENGTH, bid.trump, told + more)
    else:
        first = speaker.heard.firsts[speaker.seat, bid.trump]
        term = Term(kept_back_measure(speaker), bid.trump, told - first + more, number=opened)
    terms: tuple[Term, ...] = (term,)
    if speaker.told(bid.trump) <= 0:  # partner has not answered: the hand alone is worth it
        terms = (term, *_own(bid))
    return replace(plain, terms=terms, tells=told + more, forced=forced)


def kept_back_measure(speaker: Speaker) -> Measure:
    """By what an opener bids again."""
    aces = speaker.heard.convention is Convention.ACES
    return Measure.KEPT_BACK_ACES if aces else Measure.KEPT_BACK


def _alone(speaker: Speaker, bid: Bid, room: int) -> Term:
    """The strength behind a suit of one's own: up to ``room`` points less if forced, else exact."""
    if is_forced(speaker, bid):
        return Term(Measure.STRENGTH, bid.trump, bid.value - room)
    return Term(Measure.JUMP, bid.trump, bid.value)


def _room(speaker: Speaker) -> int:
    """The points that it may bid above its strength, where its partner has named no other suit."""
    has_passed = any(
        called.seat is speaker.partner and isinstance(called.call, Pass)
        for called in speaker.auction.calls
    )
    return FORCED if has_passed or speaker.seat in speaker.heard.bidders else OVER


def _own(bid: Bid) -> tuple[Term, Term]:
    """What partner may count on without help of theirs: a piece, and the number."""
    piece = Term(Measure.PIECE, bid.trump, 1)
    return Term(Measure.STRENGTH, bid.trump, bid.value), piece


def _change(speaker: Speaker, bid: Bid) -> tuple[Term, ...]:
    """A suit of one's own with a piece, and little to tell of the partner's, unless void in it."""
    suit, (own, piece) = speaker.partner_suit, _own(bid)
    if speaker.contested:
        own = _alone(speaker, bid, FORCED)
    if suit is None:
        return (own, piece)
    numbers = speaker.numbers(suit)
    if not speaker.contested:
        return (own, piece, Term(Measure.PIECES, suit, 0, HIDES))
    if not numbers:
        return (own, piece)
    # Over an opponent it hides no more than a pass would: what is too little for a bid of that
    # suit could not be told in any case.
    lacking = numbers[0].value - speaker.heard.numbers[speaker.team, suit]
    return (own, piece, Term(hidden_measure(speaker), suit, 0, HIDES, lacking))


def _surcontre(speaker: Speaker, bid: Bid) -> Promise:
    """More than the number between both, if the partner has promised something."""
    told, plain = speaker.told(bid.trump), Promise(meaning=Meaning.SURCONTRE, trumps=(bid.trump,))
    if bid.kind in EVERY_TRICK:
        return plain
    if speaker.first(bid.trump) == speaker.partner:
        least = max(bid.value - told + STEP, REDOUBLES_WITH)
        term = Term(Measure.HELP, bid.trump, least)
    else:
        alone = told <= 0
        term = Term(Measure.SURE, bid.trump, STEP, number=ALONE if alone else bid.value - told)
    return replace(plain, terms=(term,), told=told)


def _pass(speaker: Speaker) -> Promise:
    """A first pass over the partner's number hides no piece, no belote and not two aces.

    Others may leave cards untold.
    """
    suit, heard = speaker.partner_suit, speaker.heard
    if suit is None or heard.doubles or not heard.habit(speaker.partner).is_trusted:
        return Promise(meaning=Meaning.NOTHING)
    if speaker.seat in heard.bidders:
        return Promise(meaning=Meaning.STOPS)
    numbers, last = speaker.numbers(suit), heard.numbers[speaker.team, suit]
    if _has_called_since(speaker):
        return Promise(meaning=Meaning.NOTHING)
    if not numbers or last > ANSWERED_UP_TO:
        return Promise(meaning=Meaning.TOO_HIGH)
    term = Term(untold_measure(speaker), suit, 0, HIDES, numbers[0].value - last)
    return Promise(meaning=Meaning.LEAVE, trumps=(suit,), terms=(term,))


def _has_called_since(speaker: Speaker) -> bool:
    """Whether it has called after its partner's first bid."""
    calls = speaker.auction.calls
    first = next(
        at
        for at, called in enumerate(calls)
        if called.seat is speaker.partner and isinstance(called.call, Bid)
    )
    return any(called.seat is speaker.seat for called in calls[first:])


def aces_told(speaker: Speaker, bid: Bid) -> int:
    """The number of aces that the partner's answers in this trump surely show."""
    if speaker.first(bid.trump) is not speaker.seat:
        return 0
    return max(0, speaker.told(bid.trump) - BELOTE) // ACE
