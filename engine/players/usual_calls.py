"""The bids of a dialogue that a partner expects, of those that it allows.

The dialogue lets a seat go beyond its hand to take room from the opponents. French players frown at
it where the partner has named another suit, or has not answered: an expert bids so only where it
is surely better.
"""

from collections.abc import Sequence

from engine.actions import Call
from engine.cards import Card
from engine.contract import Bid, ContractKind
from engine.players.auction_talk import Speaker
from engine.players.dialogue_calls import FORCED, HIDES
from engine.players.hand_measures import Measure, Term


def is_usual(speaker: Speaker, hand: Sequence[Card], call: Call) -> bool:
    """Whether a partner expects this call, of those that are allowed with this hand."""
    if not isinstance(call, Bid) or call.kind is not ContractKind.POINTS:
        return True
    if call.trump.suit is None or not speaker.in_dialogue:
        return True
    first = speaker.first(call.trump)
    if first is speaker.seat:
        answered = speaker.told(call.trump) > 0
        return answered or Term(Measure.STRENGTH, call.trump, call.value).holds(hand)
    partner = speaker.partner
    suit = None if partner is None else speaker.heard.suits.get(partner)
    if first is not None or suit is None or suit.suit is None:
        return True
    strong = Term(Measure.STRENGTH, call.trump, call.value - FORCED)
    return strong.holds(hand) and Term(Measure.PIECES, suit, 0, HIDES).holds(hand)
