"""What two judges say of a decision together."""

from engine.deal_record import Decision
from engine.dealing import Chance
from engine.players.analysis import JudgedDecision, Verdict
from engine.players.judge import Judgement, Steps, is_forced, judged_in_steps
from engine.ruleset import RuleSet
from engine.solver import Limits
from engine.view import view

BLAME = 0.05
"""The loss, as a part of the game, from which a decision is blamed."""

DOUBTFUL = 0.015
"""From this loss on a decision is judged again; below, a fair player could not know better."""

AGAIN = 4
"""How much more may be searched when a decision is judged again."""

SURE = 2.0
"""Standard errors by which a loss must stand out to be blamed."""


def judged(
    rules: RuleSet, decision: Decision, number: int, luck: Chance, limits: Limits
) -> Steps[JudgedDecision]:
    """Judge a decision of a deal, whose cards must all be known."""
    state, action = decision.state, decision.action
    deal = state.deal
    if deal is None or action is None:
        raise ValueError("nothing was decided")
    seen = view(rules, state, decision.seat)
    forced = is_forced(seen, rules, action)
    fair = known = None
    if not forced:
        fair = yield from judged_in_steps(seen, rules, action, luck, limits)
    if fair is not None and fair.loss >= DOUBTFUL:
        more = Limits(AGAIN * limits.nodes, limits.stop)
        fair = (yield from judged_in_steps(seen, rules, action, luck, more)) or fair
    if fair is not None:
        yield
        known = yield from judged_in_steps(seen, rules, action, luck, limits, deal)
    if fair is not None and known is not None:
        verdict = verdict_of(fair, known)
    else:
        verdict = Verdict.FORCED if forced else Verdict.UNJUDGED
    return JudgedDecision(
        number=number,
        seat=decision.seat,
        done=action,
        trick=None if deal.trick is None else len(deal.tricks) + 1,
        verdict=verdict,
        fair=fair,
        seen=known,
    )


def verdict_of(fair: Judgement, seen: Judgement) -> Verdict:
    """What both say; fine where a loss is too small or too unsure to be told."""
    blamed = fair.loss >= BLAME and fair.loss >= SURE * fair.error
    if seen.loss >= BLAME:
        if blamed:
            return Verdict.ERROR
        return Verdict.BAD_LUCK if fair.loss < DOUBTFUL else Verdict.FINE
    return Verdict.LUCKY if blamed else Verdict.FINE
