"""What a seat can announce with a card: its melds with the first one, the belote (1.6, 1.7)."""

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
    melds, belote = _melds(rules, deal, seat), _belote(rules, deal, seat)
    return (*((melds,) if melds else ()), *((belote,) if belote else ()))


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


def _belote(rules: RuleSet, deal: Deal, seat: Seat) -> BeloteAnnounced | None:
    if rules.belote is None or seat is not deal.belote or not is_due(rules.belote, deal):
        return None
    return BeloteAnnounced(seat, again=deal.belote_calls > 0)
