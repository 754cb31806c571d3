"""House rules of play: the first lead and the obligations."""

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.auctions.sun import SunAuction
from engine.cards import Trump
from engine.obligations import (
    FollowSuit,
    NoLowRuffOverPartner,
    NoTrumpLead,
    Overruff,
    OvertakeLead,
    Ruff,
    RuffToWin,
)
from engine.options.families import CONTREE_AUCTION, have_partners
from engine.options.option import Option, OptionCategory, OptionName, parameter
from engine.ruleset import FirstLead, Obligation, RuleSet

DUTIES = (Ruff, RuffToWin, Overruff, NoLowRuffOverPartner)


class Exempt(StrEnum):
    """Whether a player may discard while their partner is winning: only then, never, or always."""

    YES = "yes"
    NO = "no"
    NEVER = "never"


class Undertrump(StrEnum):
    """What a player obliged to ruff may play when they cannot overruff."""

    REQUIRED = "required"
    FREE = "free"
    ANY_TRUMP = "any-trump"


@dataclass(frozen=True, slots=True)
class Ruffing:
    """The three choices; ``higher``: a trump laid on the partner's ruff beats it if it can."""

    exempt: Exempt
    undertrump: Undertrump = Undertrump.REQUIRED
    higher: bool = False

    def duties(self) -> tuple[Obligation, ...]:
        """The chain that says it."""
        if self.exempt is Exempt.NEVER:
            return ()
        spares = self.exempt is Exempt.YES
        over_partner = (NoLowRuffOverPartner(),) if spares and self.higher else ()
        match self.undertrump:
            case Undertrump.REQUIRED:
                return Ruff(spares), Overruff(spares), *over_partner
            case Undertrump.FREE:
                return RuffToWin(spares), *over_partner
            case Undertrump.ANY_TRUMP:
                return Ruff(spares), *over_partner


def ruffing(duties: tuple[Obligation, ...]) -> Ruffing:
    """The choices that a chain of obligations makes."""
    ruffs = [duty for duty in duties if isinstance(duty, Ruff | RuffToWin)]
    if not ruffs:
        return Ruffing(Exempt.NEVER)
    under = Undertrump.ANY_TRUMP
    if isinstance(ruffs[0], RuffToWin):
        under = Undertrump.FREE
    elif any(isinstance(duty, Overruff) for duty in duties):
        under = Undertrump.REQUIRED
    exempt = Exempt.YES if ruffs[0].unless_partner_winning else Exempt.NO
    return Ruffing(exempt, under, any(isinstance(duty, NoLowRuffOverPartner) for duty in duties))


def with_ruffing(duties: tuple[Obligation, ...], choices: Ruffing) -> tuple[Obligation, ...]:
    """Return the obligations with these choices instead of their own, after all others."""
    others = tuple(duty for duty in duties if not isinstance(duty, DUTIES))
    return (*others, *choices.duties())


_EVERY_LEAD = parameter(
    OptionName.FIRST_LEAD,
    OptionCategory.PLAY,
    {lead.value: lead for lead in FirstLead},
    lambda rules: rules.lead if have_partners(rules) else None,
    lambda rules, lead: replace(rules, lead=lead),
)


def _leads(rules: RuleSet) -> tuple[str, ...]:
    """Return the choices; that of a générale where one can be bid."""
    bids = CONTREE_AUCTION.of(rules)
    alone = bids is not None and bids.generale is not None
    every = _EVERY_LEAD.choices(rules)
    return tuple(word for word in every if alone or word != FirstLead.GENERALE)


FIRST_LEAD = replace(_EVERY_LEAD, choices=_leads)


def _overtaking(rules: RuleSet) -> OvertakeLead | None:
    duties = (duty for duty in rules.obligations if isinstance(duty, OvertakeLead))
    return next(duties, None)


def _with_overtaking(rules: RuleSet, duty: OvertakeLead | None) -> RuleSet:
    """The obligation stands behind that of following suit."""
    others = [each for each in rules.obligations if not isinstance(each, OvertakeLead)]
    if duty is not None:
        others.insert(others.index(FollowSuit()) + 1, duty)
    return replace(rules, obligations=tuple(others))


def _trump_leads(rules: RuleSet) -> tuple[str, ...]:
    return ("overtake", "unless-partner", "any") if have_partners(rules) else ("overtake", "any")


def _trump_lead(rules: RuleSet) -> str:
    duty = _overtaking(rules)
    if duty is None:
        return "any"
    return "unless-partner" if duty.unless_partner_winning else "overtake"


def _with_trump_lead(rules: RuleSet, value: str) -> RuleSet:
    if value == "any":
        return _with_overtaking(rules, None)
    duty = _overtaking(rules) or OvertakeLead()
    spares = value == "unless-partner"
    return _with_overtaking(rules, replace(duty, unless_partner_winning=spares))


TRUMP_LEAD = Option(
    OptionName.TRUMP_LEAD, OptionCategory.PLAY, _trump_leads, _trump_lead, _with_trump_lead
)


def _exemptions(rules: RuleSet) -> tuple[str, ...]:
    """Return the exemptions; without partners a player must ruff or need not."""
    return tuple(way for way in Exempt if have_partners(rules) or way is not Exempt.YES)


def _with_exemption(rules: RuleSet, value: str) -> RuleSet:
    choices = replace(ruffing(rules.obligations), exempt=Exempt(value))
    return replace(rules, obligations=with_ruffing(rules.obligations, choices))


PARTNER_EXEMPT = Option(
    OptionName.PARTNER_EXEMPT,
    OptionCategory.PLAY,
    _exemptions,
    lambda rules: ruffing(rules.obligations).exempt.value,
    _with_exemption,
)


def _undertrump(rules: RuleSet) -> Undertrump | None:
    """None where nobody ruffs before another, or nobody has to."""
    choices = ruffing(rules.obligations)
    bound = have_partners(rules) and choices.exempt is not Exempt.NEVER
    return choices.undertrump if bound else None


def _with_undertrump(rules: RuleSet, way: Undertrump) -> RuleSet:
    choices = replace(ruffing(rules.obligations), undertrump=way)
    return replace(rules, obligations=with_ruffing(rules.obligations, choices))


UNDERTRUMP = parameter(
    OptionName.UNDERTRUMP,
    OptionCategory.PLAY,
    {way.value: way for way in Undertrump},
    _undertrump,
    _with_undertrump,
)


def _higher(rules: RuleSet) -> bool | None:
    """None where nobody is free while the partner is winning."""
    choices = ruffing(rules.obligations)
    return choices.higher if choices.exempt is Exempt.YES else None


def _with_higher(rules: RuleSet, higher: bool) -> RuleSet:
    choices = replace(ruffing(rules.obligations), higher=higher)
    return replace(rules, obligations=with_ruffing(rules.obligations, choices))


TRUMP_OVER_PARTNER = parameter(
    OptionName.TRUMP_OVER_PARTNER,
    OptionCategory.PLAY,
    {"free": False, "higher": True},
    _higher,
    _with_higher,
)


def _at_all_trumps(rules: RuleSet) -> bool | None:
    duty = _overtaking(rules)
    if duty is None or Trump.ALL not in rules.auction.trumps:
        return None
    return duty.at_all_trumps


def _with_all_trumps_lead(rules: RuleSet, bound: bool) -> RuleSet:
    duty = _overtaking(rules) or OvertakeLead()
    return _with_overtaking(rules, replace(duty, at_all_trumps=bound))


ALL_TRUMPS_LEAD = parameter(
    OptionName.ALL_TRUMPS_LEAD,
    OptionCategory.PLAY,
    {"as-trump": True, "follow": False},
    _at_all_trumps,
    _with_all_trumps_lead,
)

LOCKED = (1, 3)
"""The levels of doubling at which a hokum locks the trumps (rules.md 2.10)."""

LOCKS = {
    "every-lead": (NoTrumpLead(LOCKED),),
    "first-lead": (NoTrumpLead(LOCKED, opening_only=True),),
    "none": (),
}


def _lock(rules: RuleSet) -> tuple[NoTrumpLead, ...] | None:
    """None where no contract is doubled in such levels."""
    if not isinstance(rules.auction, SunAuction) or rules.auction.doubling is None:
        return None
    return tuple(duty for duty in rules.obligations if isinstance(duty, NoTrumpLead))


def _with_lock(rules: RuleSet, lock: tuple[NoTrumpLead, ...]) -> RuleSet:
    others = tuple(duty for duty in rules.obligations if not isinstance(duty, NoTrumpLead))
    return replace(rules, obligations=(*lock, *others))


TRUMP_LOCK = parameter(OptionName.TRUMP_LOCK, OptionCategory.PLAY, LOCKS, _lock, _with_lock)

PLAY_OPTIONS = (
    FIRST_LEAD,
    TRUMP_LEAD,
    PARTNER_EXEMPT,
    UNDERTRUMP,
    TRUMP_OVER_PARTNER,
    ALL_TRUMPS_LEAD,
    TRUMP_LOCK,
)
