"""The expert as a coach: its decision for a player, why, and the alternatives compared."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace

from engine.actions import Action, Call, Double, Pass, PlayCard
from engine.cards import Trump
from engine.contract import Bid
from engine.dealing import Chance
from engine.players.advice import Advice
from engine.players.bidding_system import within_system
from engine.players.expert.explain import explained_in_steps
from engine.players.explanation import Explanation, contract_after
from engine.players.judge import Deciding, is_forced, judged_in_steps
from engine.players.steps import Steps, finished
from engine.players.tried import Tried
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.state import Phase
from engine.view import DealView, PlayerView


def advise(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Advice:
    """The expert's action with this luck, its reasons and its alternatives."""
    return finished(advised_in_steps(view, rules, luck, limits, understanding))


def advised_in_steps(
    view: PlayerView,
    rules: RuleSet,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Steps[Advice]:
    """Advise in steps: first the expert's action, then the alternatives.

    ValueError if nothing is asked of the seat.
    """
    deal, seat = view.deal, view.seat
    if deal is None or seat is None:
        raise ValueError("nothing is asked of this seat")
    same = deepcopy(luck)  # so that calls, cards and their judge look at the same deals
    # The expert values calls by itself; cards are compared by the fair judge, in the same deals.
    if deal.phase is Phase.AUCTION and not any(deal.tableau):
        also = tuple(_compared(deal))
        explanation = yield from explained_in_steps(view, rules, luck, limits, understanding, also)
        kept = within_system(rules, deal, seat, understanding).legal
        return _advice(
            explanation,
            (replace(each, in_system=each.action in kept) for each in explanation.tried),
        )
    explanation = yield from explained_in_steps(view, rules, luck, limits, understanding)
    action = explanation.choice.action
    found, deciding = None, Deciding(view, rules, understanding)
    if not is_forced(view, rules, action):
        found = yield from judged_in_steps(deciding, _silent(action), same, limits)
    if found is None:
        return Advice(explanation)
    options = (
        replace(each, contract=contract_after(rules, deal, seat, each.action))
        for each in found.tried
    )
    return _advice(explanation, options)


def _advice(explanation: Explanation, options: Iterator[Tried]) -> Advice:
    """The advice with the advised action first, the others in their order."""
    action = _silent(explanation.choice.action)
    ranked = sorted(options, key=lambda one: action not in one.actions)
    return Advice(explanation, tuple(ranked))


def _compared(deal: DealView) -> Iterator[Call]:
    """Calls that a player may wonder about: to pass, to double, the lowest bid of each trump."""
    lowest: dict[Trump, Bid] = {}
    for call in deal.legal:
        if isinstance(call, Bid):
            lowest.setdefault(call.trump, call)
        elif isinstance(call, Pass | Double):
            yield call
    yield from lowest.values()


def _silent(action: Action) -> Action:
    """The action without an announcement: only the card is judged."""
    return PlayCard(action.card) if isinstance(action, PlayCard) else action
