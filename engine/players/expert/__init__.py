"""The expert player: it samples the hidden hands and searches them."""

from engine.dealing import Chance
from engine.players.choice import Choice
from engine.players.club import think as club_choice
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.state import Phase
from engine.view import PlayerView


def think(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Choice:
    """Choose an action for the seat of the view; raise ValueError if it is not its turn."""
    deal = view.deal
    if deal is None or len(deal.legal) <= 1:
        return club_choice(view, rules, luck, understanding)
    # Numbers are loaded only where something is imagined: not by a game among people.
    from engine.players.expert.auction.call_choice import call
    from engine.players.expert.play.card_choice import card

    if deal.phase is Phase.AUCTION:
        return call(view, rules, luck, limits, understanding)
    return card(view, rules, luck, limits, understanding)
