"""The settlement that cuts last digits off."""

from bot.i18n import Words
from bot.rulebook.comparing import all_tricks
from bot.rulebook.every_trick import needs
from bot.rulebook.parts import failed_line, listed, own_parts
from bot.rulebook.settlements import what_helps
from engine.ruleset import RuleSet
from engine.scoring.cut_tens import CutTens


def cut_tens(rules: RuleSet, scores: CutTens, say: Words) -> tuple[str, ...]:
    """When the number is reached, what is written, and where a lost ten goes."""
    own = listed(own_parts(rules, say), say)
    return (
        what_helps("rules-score-bid", rules, say),
        *needs(rules, say),
        say("rules-score-made-own", own=own),
        failed_line(rules, scores.failure, say),
        *all_tricks(rules, scores.all_tricks, say),
        say("rules-score-cut"),
        *((say("rules-score-lost-unit"),) if scores.lost_unit else ()),
    )
