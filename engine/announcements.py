"""Belotes, and all that a seat can announce with a card (rules.md 1.6, 1.7)."""

from collections.abc import Sequence

from engine.cards import Card, Rank, Suit, Trump
from engine.events import BeloteAnnounced, MeldsAnnounced
from engine.meld import Meld, MeldKind
from engine.ruleset import BeloteRules, BeloteTiming, RuleSet
from engine.seats import Seat
from engine.state import Belote, Deal, Trick
from engine.zones import Holding

BeloteCards = tuple[Card, Card]
"""King and queen of one suit, in this order."""


def belote_pairs(belote: BeloteRules | None, trump: Trump) -> tuple[BeloteCards, ...]:
    """The pairs that are a belote: that of the trump suit, or at all trumps every one (R-04)."""
    if belote is None:
        return ()
    if trump is Trump.ALL and belote.at_all_trumps:
        return tuple(map(pair_of, Suit))
    return () if trump.suit is None else (pair_of(trump.suit),)


def pair_of(suit: Suit) -> BeloteCards:
    """King and queen of this suit."""
    return Card(Rank.KING, suit), Card(Rank.QUEEN, suit)


def belotes_dealt(
    belote: BeloteRules | None, dealt: Sequence[Holding], trump: Trump
) -> tuple[Belote, ...]:
    """The pairs that were dealt to one seat; holdings are indexed by seat."""
    return tuple(
        Belote(seat, pair[0].suit)
        for pair in belote_pairs(belote, trump)
        for seat in Seat
        if all(card in dealt[seat].cards for card in pair)
    )


def calls_that_earn(belote: BeloteRules) -> int:
    """Return how many announcements the belote needs to score: 1 or 2."""
    return 2 if belote.timing is BeloteTiming.BOTH else 1


def is_due(belote: BeloteRules, deal: Deal, held: Belote) -> bool:
    """Whether its holder may announce the belote with the card just played.

    A missed announcement is lost, and the second one is worth nothing without the first.
    """
    if deal.contract is None or deal.trick is None or is_barred(belote, deal, held):
        return False
    pair, calls = pair_of(held.suit), held.calls
    plays = (play for trick in deal.all_tricks for play in trick.plays)
    played = tuple(play.card for play in plays if play.card in pair)
    # The option “card order”: king before queen, else nothing (rules.md 2.6).
    if belote.king_first and played[:1] and played[0].rank is Rank.QUEEN:
        return False
    # In Bulgarian belot a belote cannot be said with a discard, and is lost (rules.md 2.14).
    if belote.discard_loses and is_discarded(
        deal.trick.plays[-1].card, deal.trick, deal.contract.trump
    ):
        return False
    of_the_pair = deal.trick.plays[-1].card in played
    match belote.timing:
        case BeloteTiming.BOTH:
            return of_the_pair and len(played) == calls + 1
        case BeloteTiming.FIRST | BeloteTiming.SHOWN:
            return of_the_pair and len(played) == 1 and calls == 0
        case BeloteTiming.SECOND:
            second = of_the_pair and len(played) > 1
            return calls == 0 and (second or (belote.with_run and _showing_a_run(deal, held)))


def is_barred(belote: BeloteRules, deal: Deal, held: Belote) -> bool:
    """Whether melds that its holder has scored exclude the belote (rules.md 2.10)."""
    if not belote.barred_by_melds or held.seat not in (deal.scoring or ()):
        return False
    pair = pair_of(held.suit)
    shares = [(meld, sum(card in meld.cards for card in pair)) for meld in deal.melds[held.seat]]
    return any(count == 1 or (count > 1 and meld.kind is MeldKind.FIVE) for meld, count in shares)


def is_discarded(card: Card, trick: Trick, trump: Trump) -> bool:
    """Whether a card of the trick neither follows the suit led nor ruffs it."""
    return card.suit is not trick.plays[0].card.suit and not trump.covers(card)


def _showing_a_run(deal: Deal, held: Belote) -> bool:
    """Whether a meld that the holder shows with this card contains the whole pair."""
    if len(deal.tricks) != 1 or held.seat not in (deal.scoring or ()):
        return False
    pair = pair_of(held.suit)
    return any(all(card in meld.cards for card in pair) for meld in deal.melds[held.seat])


Announcement = MeldsAnnounced | BeloteAnnounced


def announceable(
    rules: RuleSet, deal: Deal, *, other_melds: bool = False
) -> tuple[Announcement, ...]:
    """Return what a seat can still announce with the card it has just played, in order."""
    if deal.trick is None or not deal.trick.plays:
        return ()
    seat = deal.trick.plays[-1].seat
    found = list[Announcement]()
    melds = (other_plan if other_melds else best_melds)(rules, deal, seat)
    if melds and not deal.tricks and not deal.melds[seat]:
        found.append(MeldsAnnounced(seat, melds))
    if rules.belote is not None and deal.contract is not None:
        # At all trumps a seat may hold several: only there an announcement says its suit.
        several = deal.contract.trump.suit is None
        for held in deal.belotes:
            if held.seat is seat and is_due(rules.belote, deal, held):
                suit = held.suit if several else None
                found.append(BeloteAnnounced(seat, again=held.calls > 0, suit=suit))
    return tuple(found)


def best_melds(rules: RuleSet, deal: Deal, seat: Seat) -> tuple[Meld, ...]:
    """Return the melds that a seat holds, announced or not."""
    if rules.melds is None or deal.contract is None:
        return ()
    return rules.melds.plan(deal.dealt[seat].cards, deal.contract.trump)


def other_plan(rules: RuleSet, deal: Deal, seat: Seat) -> tuple[Meld, ...]:
    """Return what a seat may announce instead, if it has that choice."""
    if rules.melds is None or deal.contract is None:
        return ()
    return rules.melds.other_plan(deal.dealt[seat].cards, deal.contract.trump)


def granted_melds(deal: Deal) -> tuple[tuple[Meld, ...], ...]:
    """Return the melds that score, by seat; none before they were compared."""
    scoring, granted = deal.scoring or (), deal.granted
    return tuple(
        tuple(meld for meld in melds if not granted or meld.kind in granted[seat])
        if seat in scoring
        else ()
        for seat, melds in zip(Seat, deal.melds, strict=True)
    )
