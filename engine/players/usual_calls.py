"""The calls of a dialogue that a partner expects, of those that it allows.

Over opponents the dialogue lets a seat name a suit of its own where its two aces are too few to be
told, and double with a single trump trick. French players frown at both: an expert does so only
where it is surely better.
"""

from collections.abc import Sequence

from engine.actions import Call, Double
from engine.cards import Card, Rank
from engine.contract import Bid, ContractKind
from engine.players.auction_talk import Speaker
from engine.players.dialogue_calls import HIDES
from engine.players.hand_measures import TRICK, Measure, Term

TRICKS, FEWER_TRICKS, FEWER_ABOVE = 3, 2, 100
"""The tricks that double a number: the first up to ``FEWER_ABOVE``, the second above."""


def is_usual(speaker: Speaker, hand: Sequence[Card], call: Call) -> bool:
    """Whether a partner expects this call, of those that are allowed with this hand."""
    if isinstance(call, Double) and call.level == 1:
        return not speaker.in_dialogue or _has_the_tricks(speaker, hand)
    if not isinstance(call, Bid) or call.kind is not ContractKind.POINTS:
        return True
    suit = speaker.partner_suit
    if call.trump.suit is None or suit is None or not speaker.in_dialogue:
        return True
    if speaker.first(call.trump) is not None:
        return True
    return Term(Measure.PIECES, suit, 0, HIDES).holds(hand)


def _has_the_tricks(speaker: Speaker, hand: Sequence[Card]) -> bool:
    """Whether sure trumps, side aces and a trick of a partner who has bid come to a double."""
    if speaker.heard.standing is None or speaker.heard.standing[1].trump.suit is None:
        return True
    bid = speaker.heard.standing[1]
    if bid.kind is not ContractKind.POINTS:
        return True
    trumps = Term(Measure.TRICKS, bid.trump, TRICK, number=bid.value).value(hand) // TRICK
    aces = sum(card.rank is Rank.ACE and not bid.trump.covers(card) for card in hand)
    found = trumps + aces + (speaker.partner in speaker.heard.bidders)
    return found >= (TRICKS if bid.value <= FEWER_ABOVE else FEWER_TRICKS)
