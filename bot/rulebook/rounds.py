"""The settlement in round points."""

from bot.i18n import Words
from bot.rulebook.cards import kinds_of_trumps
from bot.rulebook.comparing import level
from bot.rulebook.doubling import doubling_of
from bot.rulebook.flags import yes
from bot.rulebook.parts import failed_line, listed, own_parts
from bot.rulebook.settlements import belote_is_written, what_helps
from engine.deal_plan import TurnUp
from engine.ruleset import RuleSet
from engine.scoring.round_points import ACE_FACTOR, Rate, RoundPoints
from engine.trumps import Trump


def round_points(rules: RuleSet, scores: RoundPoints, say: Words) -> tuple[str, ...]:
    """Who wins the deal, what each side writes, and what tricks are worth."""
    own = listed(own_parts(rules, say), say)
    return (
        what_helps("rules-score-more", rules, say),
        *level(rules, scores.tie, None, say),
        say("rules-score-made-own", own=own),
        failed_line(rules, scores.failure, say),
        *(_rate(_of(scores, trump), trump, say) for trump in kinds_of_trumps(rules)),
        *(_every_trick(rules, scores, trump, say) for trump in kinds_of_trumps(rules)),
        *_multiplied(rules, say),
    )


def _multiplied(rules: RuleSet, say: Words) -> tuple[str, ...]:
    if doubling_of(rules.auction) is None:
        return ()
    if belote_is_written(rules):
        return (say("rules-score-rate-multiplied"),)
    return (say("rules-score-multiplied", what="whole"),)


def _of(scores: RoundPoints, trump: Trump) -> Rate:
    return scores.no_trumps if trump is Trump.NONE else scores.suit


def _rate(rate: Rate, trump: Trump, say: Words) -> str:
    return say(
        "rules-score-rate",
        trump=trump,
        ten=rate.a_ten,
        rest=rate.up_from,
        fives=yes(rate.exact_fives),
    )


def _every_trick(rules: RuleSet, scores: RoundPoints, trump: Trump, say: Words) -> str:
    points = _of(scores, trump).all_tricks
    turned = rules.dealing.turn_up is not TurnUp.NONE
    return say(
        "rules-score-rate-all-tricks",
        trump=trump,
        points=points,
        ace=points * ACE_FACTOR if turned else "none",
        added=yes(scores.all_tricks_added),
    )
