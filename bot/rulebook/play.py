"""The play of tricks: the lead, the duties, and the winner."""

from bot.i18n import Words, yes
from bot.rulebook.auction import doubling_of, levels
from bot.rulebook.phrases import eldest, have_partners
from engine.cards import Trump
from engine.obligations import (
    FollowSuit,
    NoLowRuffOverPartner,
    NoTrumpLead,
    NoUnderruff,
    Overruff,
    OvertakeLead,
    Ruff,
    RuffToWin,
)
from engine.ruleset import Enforcement, FirstLead, Obligation, RuleSet


def play(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The lead, each duty in the order in which it binds, and the winner of the trick.

    TypeError for an unknown duty.
    """
    trumps = rules.auction.trumps
    by_declarer = rules.lead is FirstLead.DECLARER
    overtake = overtaking(rules, at_all_trumps=True)
    # Without a partner to spare, the duty always binds: the sentence has no words of its own.
    overtake = "always" if overtake == "alone" else overtake
    return (
        say("rules-play-title"),
        say("rules-play-lead", leader="declarer" if by_declarer else eldest(rules.seating)),
        *((say("rules-play-lead-generale"),) if rules.lead is FirstLead.GENERALE else ()),
        *((say("rules-play-open"),) if rules.dealing.tableau else ()),
        *duties(rules, say),
        say("rules-play-winner"),
        *((say("rules-play-no-trumps"),) if Trump.NONE in trumps else ()),
        *((say("rules-play-all-trumps", overtake=overtake),) if Trump.ALL in trumps else ()),
        *((say("rules-play-claim"),) if rules.enforcement is Enforcement.ENFORCED else ()),
    )


def duties(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The chain of duties in words, then the freedoms. TypeError for an unknown duty."""
    told = (_duty(duty, rules, say) for duty in rules.obligations)
    return (*(line for line in told if line), *_freedoms(rules, say))


def overtaking(rules: RuleSet, *, at_all_trumps: bool = False) -> str:
    """When players must overtake a led trump, or at all trumps a led card of any suit.

    ``always``, ``unless-partner`` is winning, ``alone`` without partners, or ``never``.
    """
    for duty in rules.obligations:
        if isinstance(duty, OvertakeLead) and (duty.at_all_trumps or not at_all_trumps):
            return _bound(rules, unless_partner=duty.unless_partner_winning)
    return "never"


def _duty(duty: Obligation, rules: RuleSet, say: Words) -> str:
    match duty:
        case FollowSuit():
            return say("rules-duty-follow")
        case OvertakeLead():
            sentence = "rules-duty-overtake-every" if duty.every_suit else "rules-duty-overtake"
            return say(sentence, overtake=overtaking(rules))
        case NoTrumpLead():
            return _closed(duty, rules, say)
        case RuffToWin(spares, once_ruffed):
            ruff = "once-ruffed" if once_ruffed else _bound(rules, unless_partner=spares)
            return say("rules-duty-ruff-to-win", ruff=ruff)
        case Ruff(spares, once_ruffed):
            ruff = "once-ruffed" if once_ruffed else _bound(rules, unless_partner=spares)
            return say("rules-duty-ruff", ruff=ruff)
        case Overruff(spares) if have_partners(rules.seating):
            return say("rules-duty-overruff", overruff=_bound(rules, unless_partner=spares))
        case Overruff():
            return ""  # a trick of two cards is never ruffed before the second
        case NoUnderruff():
            return say("rules-duty-no-underruff")
        case NoLowRuffOverPartner(hands):
            return say("rules-duty-no-low-ruff", hands=hands)
        case _:
            raise TypeError(f"no words for {type(duty).__name__}")


def _closed(duty: NoTrumpLead, rules: RuleSet, say: Words) -> str:
    """The levels at which no trump is led, or those at which whoever doubles says so."""
    doubling = doubling_of(rules.auction)
    if doubling is None:
        return ""
    closed, chosen = (
        say.either(
            say("rules-lock-level", double=level.stake, multiplier=level.multiplier)
            for number, level in enumerate(levels(rules.auction), start=1)
            if number in which
        )
        for which in (doubling.closed_at, doubling.chosen_at)
    )
    if chosen:
        return say("rules-duty-chosen-lock", levels=chosen)
    opening = yes(duty.opening_only)
    return say("rules-duty-no-trump-lead", levels=closed, opening=opening) if closed else ""


def _bound(rules: RuleSet, *, unless_partner: bool) -> str:
    """The reach of a duty that may spare a partner who is winning."""
    if not have_partners(rules.seating):
        return "alone"
    return "unless-partner" if unless_partner else "always"


def _freedoms(rules: RuleSet, say: Words) -> tuple[str, ...]:
    """The freedoms that no duty mentions, but that a player would ask about."""
    kinds = {type(duty) for duty in rules.obligations}
    lines = []
    if OvertakeLead not in kinds:
        lines.append(say("rules-duty-overtake", overtake="never"))
    if not kinds & {Ruff, RuffToWin}:
        lines.append(say("rules-duty-ruff", ruff="never"))
    elif not kinds & {Overruff, RuffToWin} and have_partners(rules.seating):
        lines.append(say("rules-duty-overruff", overruff="never"))
    return tuple(lines)
