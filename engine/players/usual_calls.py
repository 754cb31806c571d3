"""The bids of a dialogue that a partner expects, of those that it allows.

Over opponents the dialogue lets a seat name a suit of its own where its two aces are too few to be
told. French players frown at it: an expert does so only where it is surely better.
"""

from collections.abc import Sequence

from engine.actions import Call
from engine.cards import Card
from engine.contract import Bid, ContractKind
from engine.players.auction_talk import Speaker
from engine.players.dialogue_calls import HIDES
from engine.players.hand_measures import Measure, Term


def is_usual(speaker: Speaker, hand: Sequence[Card], call: Call) -> bool:
    """Whether a partner expects this call, of those that are allowed with this hand."""
    if not isinstance(call, Bid) or call.kind is not ContractKind.POINTS:
        return True
    suit = speaker.partner_suit
    if call.trump.suit is None or suit is None or not speaker.in_dialogue:
        return True
    if speaker.first(call.trump) is not None:
        return True
    return Term(Measure.PIECES, suit, 0, HIDES).holds(hand)
