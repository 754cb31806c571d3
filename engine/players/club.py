"""The club player: rules of thumb in the play, and the published convention in the auction."""

from engine.actions import PlayCard
from engine.dealing import Chance
from engine.players.bidding import speak
from engine.players.choice import Choice, Reason
from engine.players.following import follow
from engine.players.leading import lead
from engine.players.position import position
from engine.ruleset import RuleSet
from engine.view import PlayerView


def think(view: PlayerView, rules: RuleSet, luck: Chance) -> Choice:
    """The choice of whoever is to act; ValueError when nothing is asked of this seat."""
    deal = view.deal
    if deal is None or view.seat is None or not deal.legal:
        raise ValueError("nothing is asked of this seat")
    if len(deal.legal) == 1:
        return Choice(deal.legal[0], Reason.FORCED)
    if not isinstance(deal.legal[0], PlayCard):
        return speak(rules, view, deal, view.seat)
    at = position(rules, deal, view.seat)
    return follow(at) if at.trick.plays else lead(at)
