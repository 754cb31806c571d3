"""What it brings to claim that the other side has played against the rules."""

from bot.i18n import Words
from bot.rulebook.cards import totals
from bot.rulebook.flags import yes
from engine.ruleset import Enforcement, PenaltyRules, RuleSet
from engine.scoring.award import EveryPoint


def claims(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """What is claimed and what follows; nothing where the rules are enforced."""
    if rules.enforcement is Enforcement.ENFORCED or rules.penalty is None:
        return ()
    award = _known(rules.penalty)
    return (
        say("rules-claims-title"),
        say("rules-claims"),
        say("rules-claims-right", totals=totals(rules, say), own=yes(award.own_melds)),
        say("rules-claims-wrong", void=yes(award.void_when_wrong)),
        say("rules-claims-both", void=yes(award.void_when_both)),
    )


def _known(penalty: PenaltyRules) -> EveryPoint:
    match penalty:
        case EveryPoint():
            return penalty
        case _:
            raise TypeError(f"no words for {type(penalty).__name__}")
