"""The club player: the published convention in the auction, rules of thumb in the play."""

from engine.actions import RenegeClaim
from engine.dealing import Chance
from engine.players.card_memory import sees_breach
from engine.players.choice import Choice, Reason, candidates, play
from engine.players.club.auction import speak
from engine.players.club.card_play import follow, lead, position
from engine.players.club.open_hands import play_open_hands
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.state import Phase
from engine.view import PlayerView


def think(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Choice:
    """Choose an action for the seat of the view; raise ValueError if it is not its turn."""
    deal, seat = view.deal, view.seat
    if deal is None or seat is None or not deal.legal:
        raise ValueError("nothing is asked of this seat")
    if RenegeClaim() in deal.legal and sees_breach(rules, deal, seat):
        return Choice(RenegeClaim(), Reason.CAUGHT)
    if deal.phase is Phase.AUCTION:
        return speak(rules, view, deal, seat, luck, understanding)
    cards = () if deal.contract is None else candidates(rules, deal, deal.contract)
    if deal.contract is None or not cards:
        raise ValueError("nothing is asked of this seat")
    if len(cards) == 1:
        return Choice(play(deal, cards[0]), Reason.FORCED)
    if any(deal.tableau):
        return play_open_hands(rules, deal, seat, deal.contract)
    at = position(rules, deal, seat)
    return follow(at) if at.trick.plays else lead(at)
