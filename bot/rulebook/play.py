"""Which cards may be played, and what king and queen of trumps are good for."""

from bot.i18n import Words
from engine.obligations import (
    FollowSuit,
    NoLowRuffOverPartner,
    Overruff,
    OvertakeTrumpLead,
    Ruff,
    RuffToWin,
)
from engine.ruleset import Obligation, RuleSet
from engine.scoring.rounded_complement import RoundedComplement
from engine.seats import CLOCKWISE


def play(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """Who leads, and each duty in the order in which it binds."""
    first = "left" if rules.seating == CLOCKWISE else "right"
    duties = (f"- {_duty(duty, say)}" for duty in rules.obligations)
    return (
        say("rules-play-title"),
        say("rules-play-lead", direction=first),
        *duties,
        say("rules-play-winner"),
    )


def belote(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """What king and queen of trumps in one hand bring."""
    if rules.belote is None:
        return ()
    margin = "yes" if isinstance(rules.scoring, RoundedComplement) else "no"
    return (
        say("rules-belote-title"),
        say("rules-belote", points=rules.belote.points, margin=margin),
    )


def _duty(duty: Obligation, say: Words) -> str:
    match duty:
        case FollowSuit():
            return say("rules-duty-follow")
        case OvertakeTrumpLead(unless_partner_winning):
            return say("rules-duty-overtake", exempt=_yes(unless_partner_winning))
        case RuffToWin():
            return say("rules-duty-ruff-to-win")
        case Ruff(unless_partner_winning):
            return say("rules-duty-ruff", exempt=_yes(unless_partner_winning))
        case Overruff(unless_partner_winning):
            return say("rules-duty-overruff", exempt=_yes(unless_partner_winning))
        case NoLowRuffOverPartner():
            return say("rules-duty-no-low-ruff")
        case _:
            raise TypeError(f"no words for {type(duty).__name__}")


def _yes(flag: bool) -> str:
    return "yes" if flag else "no"
