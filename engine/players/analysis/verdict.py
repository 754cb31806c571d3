"""The common verdict of two judges on a decision, and the kind of mistake."""

from dataclasses import replace

from engine.actions import Call, PlayCard
from engine.cards import Card
from engine.deal_record import Decision
from engine.dealing import Chance
from engine.players.analysis import JudgedDecision, Mistake, Verdict
from engine.players.bidding_system import tells_all
from engine.players.club.card_play import CardDecision, position
from engine.players.judge import (
    Deciding,
    Judgement,
    covered_cards,
    is_forced,
    judged_in_steps,
)
from engine.players.steps import Steps
from engine.players.understanding import DEFAULT_UNDERSTANDING, Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.solver import Limits
from engine.view import DealView, PlayerView, view

BLAME = 0.05
"""The loss, as a part of the game, from which a decision is blamed."""

DOUBTFUL = 0.015
"""From this loss on a decision is judged again; below, a fair player could not know better."""

AGAIN = 4
"""The budgets of search for a decision that is judged again."""

# ADR 22: with four runs and up to 32 two verdicts of 89 fall silent with another seed, and none is
# contradicted; judged once, a third of those near a limit changed.
MOST = 32
"""The most budgets of search, as long as chance may decide the verdict.

Where cards lie covered it is ``AGAIN``, of budgets that are greater.
"""

SURE, CLOSE = 2.0, 3.0
"""Standard errors by which a loss must stand out to be blamed, and not to be judged again."""


BLAMELESS = {Verdict.ERROR: Verdict.BAD_LUCK, Verdict.LUCKY: Verdict.FINE}
"""What a verdict on an exact answer to the partner becomes: the convention asks for it."""


def judged(
    rules: RuleSet,
    decision: Decision,
    number: int,
    luck: Chance,
    limits: Limits,
    understanding: Understanding = DEFAULT_UNDERSTANDING,
) -> Steps[JudgedDecision]:
    """Judge a decision of a deal, whose cards must all be known.

    ValueError before the deal or without an action.
    """
    state, action = decision.state, decision.action
    deal = state.deal
    if deal is None or action is None:
        raise ValueError("nothing was decided")
    seen = view(rules, state, decision.seat)
    if rules.dealing.tableau:
        limits = replace(limits, nodes=covered_cards.BUDGETS * limits.nodes)
    forced = is_forced(seen, rules, action)
    deciding = Deciding(seen, rules, understanding)
    fair = known = None
    if not forced:
        fair = yield from judged_in_steps(deciding, action, luck, limits)
    if fair is not None:
        yield
        known = yield from judged_in_steps(deciding, action, luck, limits, deal)
    if fair is not None and known is not None:
        fair = yield from _again(deciding, fair, known, luck, limits)
        verdict = verdict_of(fair, known)
        if isinstance(action, Call) and tells_all(
            rules,
            deal.auction,
            decision.seat,
            deal.holdings[decision.seat].hand,
            action,
            understanding,
        ):
            verdict = BLAMELESS.get(verdict, verdict)
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
        mistake=_mistake(rules, seen, fair) if fair and verdict is Verdict.ERROR else None,
    )


def _again(
    deciding: Deciding, fair: Judgement, known: Judgement, luck: Chance, limits: Limits
) -> Steps[Judgement]:
    """The fair judgement by as many more deals as it takes."""
    action = fair.done
    if not isinstance(action, PlayCard):
        if not is_doubtful(fair, known):
            return fair
        # Other calls may seem worth a try in other deals: these are judged anew.
        more = replace(limits, nodes=AGAIN * limits.nodes)
        return (yield from judged_in_steps(deciding, action, luck, more)) or fair
    most = AGAIN if deciding.rules.dealing.tableau else MOST
    # Runs with pools of their own: the error of a loss follows from how they differ (ADR 22).
    while is_doubtful(fair, known) and fair.runs < most:
        yield
        other = yield from judged_in_steps(deciding, action, luck, limits)
        if other is None:
            break
        fair = fair.joined(other)
    return fair


def _mistake(rules: RuleSet, seen: PlayerView, fair: Judgement) -> Mistake | None:
    best, done = fair.best.action, fair.done
    if seen.deal is None or not isinstance(best, PlayCard) or not isinstance(done, PlayCard):
        return None
    return mistake(rules, seen.deal, fair.seat, best.card, done.card)


def is_doubtful(fair: Judgement, seen: Judgement) -> bool:
    """Whether chance in the fair judge's deals may decide the verdict."""
    if not any(one.gap_error for one in fair.tried):
        return False
    if fair.runs < AGAIN and (fair.loss >= DOUBTFUL or seen.loss >= BLAME):
        return True
    # The loss may be smaller by its own error, or greater by that of any action tried: a verdict is
    # in doubt if one of its limits lies between the two.
    least = fair.loss - CLOSE * fair.error
    most = max(one.worth - fair.chosen.worth + CLOSE * one.gap_error for one in fair.tried)
    limits = (DOUBTFUL, BLAME) if seen.loss >= BLAME else (BLAME,)
    return any(least < limit < most for limit in limits)


def verdict_of(fair: Judgement, seen: Judgement) -> Verdict:
    """The verdict of both; fine if a loss is too small or too uncertain to mention."""
    blamed = fair.loss >= BLAME and fair.loss >= SURE * fair.error
    if seen.loss >= BLAME:
        if blamed:
            return Verdict.ERROR
        return Verdict.BAD_LUCK if fair.loss < DOUBTFUL else Verdict.FINE
    return Verdict.LUCKY if blamed else Verdict.FINE


def mistake(rules: RuleSet, deal: DealView, seat: Seat, best: Card, done: Card) -> Mistake:
    """The kind of the mistake of playing ``done`` when ``best`` was better."""
    at = position(rules, deal, seat)
    named = _in_trick(at, best, done) if at.trick.plays else _leading(at, best, done)
    if named is not None:
        return named
    higher = at.strength(done) > at.strength(best)
    return Mistake.PLAYED_HIGH if higher else Mistake.PLAYED_LOW


def _leading(at: CardDecision, best: Card, done: Card) -> Mistake | None:
    if best.suit is done.suit:
        return None
    if at.is_trump(best):
        return Mistake.TRUMPS_LATE
    if at.is_trump(done):
        return Mistake.TRUMPS_WASTED
    if at.is_master(best) and not at.is_master(done):
        return Mistake.MASTER_KEPT
    if at.is_master(done) and not at.is_master(best):
        return Mistake.MASTER_EARLY
    return Mistake.WRONG_SUIT


def _in_trick(at: CardDecision, best: Card, done: Card) -> Mistake | None:
    led, winner = at.trick.plays[0].card, at.best
    if winner is None:
        raise ValueError("nobody has led to the trick")
    if not at.is_trump(led) and at.is_trump(best) is not at.is_trump(done):
        return Mistake.RUFF_MISSED if at.is_trump(best) else Mistake.RUFF_WASTED
    taking = at.beats(best, winner.card)
    if taking is not at.beats(done, winner.card):
        return Mistake.TRICK_LEFT if taking else Mistake.TRICK_TAKEN
    if not taking and at.worth(best) != at.worth(done):
        ours = at.rules.seating.team(winner.seat) is at.rules.seating.team(at.seat)
        less = at.worth(done) < at.worth(best)
        if ours is less:
            return Mistake.POINTS_KEPT if less else Mistake.POINTS_GIVEN
    return None if best.suit is done.suit else Mistake.WRONG_DISCARD
