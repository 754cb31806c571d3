"""The expert player: it samples the hidden hands and searches them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.actions import Action, Call
from engine.dealing import Chance
from engine.players.choice import Choice
from engine.players.club import think as club_choice
from engine.players.steps import Steps, finished
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.state import Phase
from engine.view import PlayerView

if TYPE_CHECKING:
    from engine.players.expert.auction.call_choice import WeighedCalls
    from engine.players.expert.play.card_choice import WeighedCards


def think(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Choice:
    """Choose an action for the seat of the view; raise ValueError if it is not its turn."""
    return finished(think_in_steps(view, rules, luck, limits, understanding))


def think_in_steps(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Steps[Choice]:
    """Choose an action in steps of some hundredths of a second; ValueError at the first step."""
    found = yield from weighed_in_steps(view, rules, luck, limits, understanding)
    return found if isinstance(found, Choice) else found.choice()


def weighed_in_steps(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
    also: Sequence[Action] = (),
) -> "Steps[Choice | WeighedCalls | WeighedCards]":
    """The actions that make sense, weighed; the club's choice where they cannot be.

    ``also`` are calls to be tried besides those. ValueError at the first step when it is not its
    turn.
    """
    deal = view.deal
    # The club player also says what is wrong with a view in which nothing is asked.
    if deal is None or len(deal.legal) <= 1:
        return club_choice(view, rules, luck, understanding)
    # Numbers are loaded only where something is imagined: not by a game among people.
    from engine.players.expert.auction.call_choice import weighed_calls
    from engine.players.expert.play.card_choice import weighed_cards

    if deal.phase is Phase.AUCTION:
        calls = tuple(call for call in also if isinstance(call, Call))
        return (yield from weighed_calls(view, rules, luck, limits, understanding, calls))
    return (yield from weighed_cards(view, rules, luck, limits, understanding))
