"""What a side writes down, part by part."""

from bot.i18n import Words
from bot.rulebook.settlements import belote_is_written
from engine.ruleset import RuleSet
from engine.scoring.failure import Failure, OnFailure


def listed(parts: list[str], say: Words) -> str:
    """Parts as one enumeration; of an empty one the sentence says that it is nothing."""
    return say.every(parts) if parts else "nothing"


def part(name: str, say: Words) -> str:
    """A part by its name."""
    return say("rules-score-part", part=name)


def own_parts(rules: RuleSet, say: Words) -> list[str]:
    """All that a side has itself: its points, and what this game has besides."""
    return [
        part("points", say),
        *([part("melds", say)] if rules.melds else []),
        *([part("belote", say)] if belote_is_written(rules) else []),
    ]


def failed_line(rules: RuleSet, failure: Failure, say: Words) -> str:
    """What becomes of everything when the contract fails."""
    fates = [("points", failure.cards)]
    if rules.melds:
        fates.append(("melds", failure.melds))
    if belote_is_written(rules):
        fates.append(("belote", failure.belote))
    defence: list[str] = []
    for name, fate in fates:
        defence += _of_defence(name, fate, say)
    kept = [part(name, say) for name, fate in fates if fate is OnFailure.KEPT]
    return failed(defence, kept, say)


def failed(defence: list[str], attack: list[str], say: Words) -> str:
    """What both sides write when the contract fails."""
    return say("rules-score-failed", defence=listed(defence, say), attack=listed(attack, say))


def _of_defence(name: str, fate: OnFailure, say: Words) -> list[str]:
    """What the defence has of the cards, the melds or the belote: always its own."""
    if fate is not OnFailure.TO_DEFENCE:
        return [part(name, say)]
    if name == "points":
        return [part(name, say), part("attack", say)]
    return [part(f"{name}-of-both", say)]
