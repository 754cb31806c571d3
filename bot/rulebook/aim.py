"""What one plays for: who plays, and what wins the game."""

from bot.i18n import Words
from bot.rulebook.doubling import levels
from engine.game_end import BothReach, Equal
from engine.ruleset import RuleSet
from engine.seats import CLOCKWISE


def aim(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """Who plays with whom, the target or the number of deals, and what decides at once."""
    direction = "clockwise" if rules.seating == CLOCKWISE else "counter-clockwise"
    players = len(rules.seating.order)
    return (
        say("rules-aim-title"),
        say("rules-aim-players", players=players, direction=direction),
        _end(rules, say),
        *_decisive(rules, say),
    )


def _end(rules: RuleSet, say: Words) -> str:
    end = rules.end
    if end.deals is not None:
        equal = Equal.DRAW if end.both_reach is BothReach.DRAW else end.equal
        return say("rules-aim-deals", deals=end.deals, equal=equal)
    return say("rules-aim-target", target=end.target, both=end.both_reach, equal=end.equal)


def _decisive(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """A deal that was doubled so high decides the game."""
    stakes = (level.stake for level in levels(rules.auction) if level.decides_game)
    return tuple(say("rules-aim-decisive", double=stake) for stake in stakes)
