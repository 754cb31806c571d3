"""The worth of each action of a decision: to a fair player, and with every card seen.

Both judges count alike. The fair one draws deals that fit what the seat knew, the other has the
true deal as its only one. Neither has a preference of style; both read calls and cards as the table
understands them.
"""

from engine.actions import Action, PlayCard, RenegeClaim
from engine.dealing import Chance
from engine.players.judge.calls import judge_call
from engine.players.judge.cards import classes_of, judge_card
from engine.players.judge.deciding import Deciding
from engine.players.judgement import Judgement
from engine.players.steps import Steps, finished
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.state import Deal
from engine.view import PlayerView

__all__ = ["Deciding", "Judgement", "is_forced", "judge", "judged_in_steps"]


def is_forced(view: PlayerView, rules: RuleSet, action: Action) -> bool:
    """Whether the seat could do nothing else, or only what is equal. ValueError before the deal."""
    deal = view.deal
    if deal is None:
        raise ValueError("nothing is asked of this seat")
    if isinstance(action, PlayCard):
        return len(classes_of(rules, deal, action.card)) == 1
    return len(deal.legal) <= 1


def judge(
    deciding: Deciding, action: Action, luck: Chance, limits: Limits, true: Deal | None = None
) -> Judgement | None:
    """Judge this action of the seat against the others; by the ``true`` deal if given.

    None if nothing can be compared: one action alone is possible, these rules cannot be
    searched, the limits allow too little, or the action breaks the rules.
    """
    return finished(judged_in_steps(deciding, action, luck, limits, true))


def judged_in_steps(
    deciding: Deciding, action: Action, luck: Chance, limits: Limits, true: Deal | None = None
) -> Steps[Judgement | None]:
    """Judge in steps that take a tenth of a second or so each."""
    match action:
        case PlayCard(card):
            return (yield from judge_card(deciding, card, luck, limits, true))
        case RenegeClaim():
            return None
        case _:
            return (yield from judge_call(deciding, action, luck, limits, true))
