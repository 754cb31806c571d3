"""What a seat can announce with a card: its melds with the first one, the belote (1.6, 1.7)."""

from collections.abc import Iterator

from engine.belote import is_due
from engine.events import BeloteAnnounced, MeldsAnnounced
from engine.meld import Meld
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal

Announcement = MeldsAnnounced | BeloteAnnounced


def announceable(rules: RuleSet, deal: Deal) -> tuple[Announcement, ...]:
    """What the seat that has just laid a card can announce with it and has not yet, in order."""
    if deal.trick is None or not deal.trick.plays:
        return ()
    seat = deal.trick.plays[-1].seat
    melds = _melds(rules, deal, seat)
    return (*((melds,) if melds else ()), *_belotes(rules, deal, seat))


def best_melds(rules: RuleSet, deal: Deal, seat: Seat) -> tuple[Meld, ...]:
    """The melds that a seat holds, whether or not it has announced them."""
    if rules.melds is None or deal.contract is None:
        return ()
    return rules.melds.plan(deal.dealt[seat].cards, deal.contract.trump)


def _melds(rules: RuleSet, deal: Deal, seat: Seat) -> MeldsAnnounced | None:
    if deal.tricks or deal.melds[seat]:
        return None
    melds = best_melds(rules, deal, seat)
    return MeldsAnnounced(seat, melds) if melds else None


def _belotes(rules: RuleSet, deal: Deal, seat: Seat) -> Iterator[BeloteAnnounced]:
    if rules.belote is None or deal.contract is None:
        return
    several = deal.contract.trump.suit is None
    for held in deal.belotes:
        if held.seat is seat and is_due(rules.belote, deal, held):
            suit = held.suit if several else None
            yield BeloteAnnounced(seat, again=held.calls > 0, suit=suit)
