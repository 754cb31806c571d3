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
    first, suit = speaker.first(call.trump), speaker.partner_suit
    if first is speaker.seat:
        # A partner who has answered counts on what a forced bid may add; a silent one on the hand.
        answered = speaker.told(call.trump) > 0
        return answered or Term(Measure.STRENGTH, call.trump, call.value).holds(hand)
    if first is not None or suit is None:
        # An answer, or room taken beside a silent partner, which the loose dialogue is for.
        return True
    strong = Term(Measure.STRENGTH, call.trump, call.value - FORCED)
    return strong.holds(hand) and Term(Measure.PIECES, suit, 0, HIDES).holds(hand)
