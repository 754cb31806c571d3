"""King and queen of trumps in one hand (RULES.md 1.7)."""

from collections.abc import Sequence

from engine.cards import Card, Rank
from engine.contract import Contract
from engine.meld import MeldKind
from engine.ruleset import BeloteRules, BeloteTiming
from engine.seats import Seat
from engine.state import Deal
from engine.trumps import Trump
from engine.zones import Holding


def belote_cards(trump: Trump) -> tuple[Card, ...]:
    """King and queen of the trump suit; none when there is no single trump suit (R-04)."""
    suit = trump.suit
    return () if suit is None else (Card(Rank.KING, suit), Card(Rank.QUEEN, suit))


def belote_holder(dealt: Sequence[Holding], trump: Trump) -> Seat | None:
    """The seat to which both cards were dealt; holdings are indexed by seat."""
    pair = belote_cards(trump)
    if not pair:
        return None
    for seat in Seat:
        cards = dealt[seat].cards
        if all(card in cards for card in pair):
            return seat
    return None


def calls_that_earn(belote: BeloteRules) -> int:
    """How often it is announced before it counts."""
    return 2 if belote.timing is BeloteTiming.BOTH else 1


def is_due(belote: BeloteRules, deal: Deal) -> bool:
    """Whether a word of it goes with the card that its holder has just laid.

    A word that was not said with its own card is lost, and the second nothing without the first.
    """
    if deal.contract is None or deal.trick is None or is_barred(belote, deal):
        return False
    played, calls = _pair_played(deal, deal.contract), deal.belote_calls
    if belote.king_first and played[:1] and played[0].rank is Rank.QUEEN:
        return False
    of_the_pair = deal.trick.plays[-1].card in played
    match belote.timing:
        case BeloteTiming.BOTH:
            return of_the_pair and len(played) == calls + 1
        case BeloteTiming.FIRST | BeloteTiming.SHOWN:
            return of_the_pair and len(played) == 1 and calls == 0
        case BeloteTiming.SECOND:
            second = of_the_pair and len(played) > 1
            return calls == 0 and (second or (belote.with_run and _showing_a_run(deal)))


def is_barred(belote: BeloteRules, deal: Deal) -> bool:
    """Whether the melds that its holder scored leave nothing of it (RULES.md 2.10)."""
    if not belote.barred_by_melds or deal.belote is None or deal.contract is None:
        return False
    if deal.belote not in (deal.scoring or ()):
        return False
    pair = belote_cards(deal.contract.trump)
    shares = [(meld, sum(card in meld.cards for card in pair)) for meld in deal.melds[deal.belote]]
    return any(held == 1 or (held > 1 and meld.kind is MeldKind.FIVE) for meld, held in shares)


def _pair_played(deal: Deal, contract: Contract) -> tuple[Card, ...]:
    """Those of the two that its holder has played, in order."""
    pair = belote_cards(contract.trump)
    tricks = (*deal.tricks, deal.trick) if deal.trick else deal.tricks
    return tuple(play.card for trick in tricks for play in trick.plays if play.card in pair)


def _showing_a_run(deal: Deal) -> bool:
    """Whether its holder shows a meld with both cards, as he does with his second card."""
    if deal.contract is None or deal.belote is None or len(deal.tricks) != 1:
        return False
    pair = belote_cards(deal.contract.trump)
    melds = deal.melds[deal.belote] if deal.belote in (deal.scoring or ()) else ()
    return any(all(card in meld.cards for card in pair) for meld in melds)
