"""A coach's advice: what to do and why, and what else there is, from the view of a player alone."""

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass

from engine.actions import Action, Call, Double, Pass, PlayCard
from engine.cards import Trump
from engine.contract import Bid, Contract
from engine.dealing import Chance
from engine.players.club import think
from engine.players.expert.explain import by_thumb, contract_after, explain
from engine.players.explanation import Explanation
from engine.players.judge import is_forced, judge
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.state import Phase
from engine.view import DealView, PlayerView


@dataclass(frozen=True, slots=True)
class Option:
    """An action with those that are ``equal`` to it, and what it is worth.

    That is mostly the chance to win the game. ``contract`` is played, or stands after the action.
    """

    action: Action
    equal: tuple[Action, ...]
    worth: float
    contract: Contract | None


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do and why; ``options`` are all that were compared, the advised one first.

    There are none where nothing can be compared: one action alone is possible, or a rule of thumb
    decided. ``error`` is the standard error of the difference between the advised and the next.
    """

    explanation: Explanation
    options: tuple[Option, ...] = ()
    error: float = 0.0


def advise(view: PlayerView, rules: RuleSet, luck: Chance, limits: Limits) -> Advice:
    """What the expert does with this luck, why, and what else there is."""
    deal, seat = view.deal, view.seat
    if deal is None or seat is None:
        raise ValueError("nothing is asked of this seat")
    same = deepcopy(luck)  # so that calls, cards and their judge look at the same deals
    if deal.phase is Phase.AUCTION and not any(deal.tableau):
        explanation = explain(view, rules, luck, limits, tuple(_compared(deal)))
        return _advice(
            explanation,
            (Option(each.action, (), each.worth, each.contract) for each in explanation.tried),
            explanation.error,
        )
    explanation = explain(view, rules, luck, limits)
    action = explanation.choice.action
    found = None
    if not is_forced(view, rules, action):
        found = judge(view, rules, _silent(action), same, limits)
    if found is None:
        return Advice(explanation)
    options = (
        Option(each.action, each.equal, each.worth, contract_after(rules, deal, seat, each.action))
        for each in found.tried
    )
    return _advice(explanation, options, max(each.error for each in found.tried[:2]))


def advise_by_thumb(view: PlayerView, rules: RuleSet, luck: Chance) -> Advice:
    """What a club player does with this luck, and why: at once, and compared with nothing."""
    if view.deal is None or view.seat is None:
        raise ValueError("nothing is asked of this seat")
    return Advice(by_thumb(think(view, rules, luck), rules, view.deal, view.seat))


def _advice(explanation: Explanation, options: Iterator[Option], error: float) -> Advice:
    action = _silent(explanation.choice.action)
    ranked = sorted(options, key=lambda one: action not in (one.action, *one.equal))
    return Advice(explanation, tuple(ranked), error)


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
    """The same without an announcement: only the card is judged."""
    return PlayCard(action.card) if isinstance(action, PlayCard) else action
