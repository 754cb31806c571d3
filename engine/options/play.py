"""House rules of play: the first lead and the obligations."""

from dataclasses import dataclass, replace
from enum import StrEnum

from engine.auctions.sun import SunAuction
from engine.cards import Trump
from engine.obligations import (
    FollowSuit,
    LowRuff,
    NoLowRuffOverPartner,
    NoTrumpLead,
    NoUnderruff,
    Overruff,
    OvertakeLead,
    Ruff,
    RuffToWin,
)
from engine.options.families import CONTREE_AUCTION, CUT_TENS, NAMED_BELOTE, have_partners
from engine.options.option import WHOLE, Option, OptionCategory, OptionName, RulesPart, parameter
from engine.ruleset import FirstLead, Obligation, RuleSet

DUTIES = (Ruff, RuffToWin, Overruff, NoUnderruff, NoLowRuffOverPartner)


class Exempt(StrEnum):
    """When a player who cannot follow may discard: while their partner is winning, never, always.

    ``UNTIL_RUFFED``: as long as no opponent is winning with a ruff.
    """

    YES = "yes"
    NO = "no"
    UNTIL_RUFFED = "until-ruffed"
    NEVER = "never"


SPARING = (Exempt.YES, Exempt.UNTIL_RUFFED)
"""Those that let a player discard while their partner is winning."""


class Undertrump(StrEnum):
    """The cards allowed to a player who must ruff and cannot overruff."""

    REQUIRED = "required"
    FREE = "free"
    PLAIN_CARD = "plain-card"
    ANY_TRUMP = "any-trump"


class OverPartner(StrEnum):
    """Whether a trump laid on the partner's ruff must beat it if it can, or in which hands."""

    FREE = "free"
    HIGHER = "higher"
    ONLY_TRUMPS = "higher-only-trumps"
    BESIDE_OTHERS = "higher-beside-others"


HANDS = {
    OverPartner.HIGHER: LowRuff.ANY_HAND,
    OverPartner.ONLY_TRUMPS: LowRuff.ONLY_TRUMPS,
    OverPartner.BESIDE_OTHERS: LowRuff.BESIDE_OTHERS,
}


@dataclass(frozen=True, slots=True)
class Ruffing:
    """The three choices of a void hand."""

    exempt: Exempt
    undertrump: Undertrump = Undertrump.REQUIRED
    over_partner: OverPartner = OverPartner.FREE

    def duties(self) -> tuple[Obligation, ...]:
        """The chain that says it."""
        if self.exempt is Exempt.NEVER:
            return ()
        spares, late = self.exempt in SPARING, self.exempt is Exempt.UNTIL_RUFFED
        bound = HANDS.get(self.over_partner) if spares else None
        over_partner = (NoLowRuffOverPartner(bound),) if bound else ()
        match self.undertrump:
            case Undertrump.REQUIRED:
                return Ruff(spares, late), Overruff(spares), *over_partner
            case Undertrump.FREE:
                return RuffToWin(spares, late), *over_partner
            case Undertrump.PLAIN_CARD:
                return RuffToWin(spares, late), NoUnderruff(spares), *over_partner
            case Undertrump.ANY_TRUMP:
                return Ruff(spares, late), *over_partner


def ruffing(duties: tuple[Obligation, ...]) -> Ruffing:
    """The choices that a chain of obligations makes."""
    ruffs = [duty for duty in duties if isinstance(duty, Ruff | RuffToWin)]
    if not ruffs:
        return Ruffing(Exempt.NEVER)
    under = Undertrump.ANY_TRUMP
    if any(isinstance(duty, NoUnderruff) for duty in duties):
        under = Undertrump.PLAIN_CARD
    elif isinstance(ruffs[0], RuffToWin):
        under = Undertrump.FREE
    elif any(isinstance(duty, Overruff) for duty in duties):
        under = Undertrump.REQUIRED
    exempt = Exempt.YES if ruffs[0].unless_partner_winning else Exempt.NO
    if ruffs[0].once_ruffed:
        exempt = Exempt.UNTIL_RUFFED
    bound = {duty.hands for duty in duties if isinstance(duty, NoLowRuffOverPartner)}
    over = (way for way, hands in HANDS.items() if hands in bound)
    return Ruffing(exempt, under, next(over, OverPartner.FREE))


def with_ruffing(duties: tuple[Obligation, ...], choices: Ruffing) -> tuple[Obligation, ...]:
    """Return the obligations with these choices instead of their own, after all others."""
    others = tuple(duty for duty in duties if not isinstance(duty, DUTIES))
    return (*others, *choices.duties())


def _has_generale(rules: RuleSet) -> bool:
    bids = CONTREE_AUCTION.of(rules)
    return bids is not None and bids.generale is not None


FIRST_LEAD = WHOLE.field(
    "lead",
    OptionName.FIRST_LEAD,
    OptionCategory.PLAY,
    {lead.value: lead for lead in FirstLead},
    have_partners,
).offered(lambda rules, word: word != FirstLead.GENERALE or _has_generale(rules))


def _overtaking(rules: RuleSet) -> OvertakeLead | None:
    duties = (duty for duty in rules.obligations if isinstance(duty, OvertakeLead))
    return next(duties, None)


def _with_overtaking(rules: RuleSet, duty: OvertakeLead | None) -> RuleSet:
    """The rules with this obligation in place of their own, right after following suit."""
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


# Ordinary belote goes over the partner too.
TRUMP_LEAD = Option(
    OptionName.TRUMP_LEAD, OptionCategory.PLAY, _trump_leads, _trump_lead, _with_trump_lead
)


# In plain suits bela goes over too, on paper it need not; some tables of Cyprus do (rules.md 2.15).
PLAIN_LEAD = RulesPart(_overtaking, _with_overtaking).field(
    "every_suit",
    OptionName.PLAIN_LEAD,
    OptionCategory.PLAY,
    {"overtake": True, "any": False},
    lambda rules: NAMED_BELOTE.of(rules) is not None or CUT_TENS.of(rules) is not None,
)


RUFFING: RulesPart[Ruffing] = RulesPart(
    lambda rules: ruffing(rules.obligations),
    lambda rules, choices: replace(rules, obligations=with_ruffing(rules.obligations, choices)),
)


def _exempt(rules: RuleSet) -> Exempt:
    return RUFFING.required(rules).exempt


# Some sources give no relief, or may be read so that nobody ever has to ruff.
PARTNER_EXEMPT = RUFFING.field(
    "exempt",
    OptionName.PARTNER_EXEMPT,
    OptionCategory.PLAY,
    {way.value: way for way in Exempt},
).offered(lambda rules, word: have_partners(rules) or word not in SPARING)

UNDERTRUMP = RUFFING.field(
    "undertrump",
    OptionName.UNDERTRUMP,
    OptionCategory.PLAY,
    {way.value: way for way in Undertrump},
    lambda rules: have_partners(rules) and _exempt(rules) is not Exempt.NEVER,
)

# A trump laid on the partner's without need. The federation's texts free a hand
# of trumps alone, or bind it alone (rules.md 8).
TRUMP_OVER_PARTNER = RUFFING.field(
    "over_partner",
    OptionName.TRUMP_OVER_PARTNER,
    OptionCategory.PLAY,
    {way.value: way for way in OverPartner},
    lambda rules: _exempt(rules) in SPARING,
)

# Whether a lead at all trumps is one of trumps: R-44.
ALL_TRUMPS_LEAD = RulesPart(_overtaking, _with_overtaking).field(
    "at_all_trumps",
    OptionName.ALL_TRUMPS_LEAD,
    OptionCategory.PLAY,
    {"as-trump": True, "follow": False},
    lambda rules: Trump.ALL in rules.auction.trumps,
)


@dataclass(frozen=True, slots=True)
class TrumpLock:
    """The levels of doubling at which a hokum is closed, and those at which its doubler chooses.

    ``duties``: what a closed hokum asks of the leader.
    """

    closed_at: tuple[int, ...] = ()
    chosen_at: tuple[int, ...] = ()
    duties: tuple[NoTrumpLead, ...] = (NoTrumpLead(),)


# The source closes a hokum at x2 and x4, and speaks of the first trick and of any; others
# close it at x4 alone, or let whoever doubles choose up to x4 (rules.md 8, Saudi).
LOCKS = {
    "every-lead": TrumpLock(closed_at=(1, 3)),
    "first-lead": TrumpLock(closed_at=(1, 3), duties=(NoTrumpLead(opening_only=True),)),
    "at-four": TrumpLock(closed_at=(3,)),
    "chosen": TrumpLock(chosen_at=(1, 2, 3)),
    "none": TrumpLock(duties=()),
}


def _lock(rules: RuleSet) -> TrumpLock | None:
    """None where no contract is doubled in such levels."""
    if not isinstance(rules.auction, SunAuction) or rules.auction.doubling is None:
        return None
    doubling = rules.auction.doubling
    duties = tuple(duty for duty in rules.obligations if isinstance(duty, NoTrumpLead))
    return TrumpLock(doubling.closed_at, doubling.chosen_at, duties)


def _with_lock(rules: RuleSet, lock: TrumpLock) -> RuleSet:
    bids = rules.auction
    if not isinstance(bids, SunAuction) or bids.doubling is None:
        raise ValueError("nothing is doubled")
    doubling = replace(bids.doubling, closed_at=lock.closed_at, chosen_at=lock.chosen_at)
    others = tuple(duty for duty in rules.obligations if not isinstance(duty, NoTrumpLead))
    return replace(
        rules,
        auction=replace(bids, doubling=doubling),
        obligations=(*lock.duties, *others),
    )


TRUMP_LOCK = parameter(OptionName.TRUMP_LOCK, OptionCategory.PLAY, LOCKS, _lock, _with_lock)

PLAY_OPTIONS = (
    FIRST_LEAD,
    TRUMP_LEAD,
    PLAIN_LEAD,
    PARTNER_EXEMPT,
    UNDERTRUMP,
    TRUMP_OVER_PARTNER,
    ALL_TRUMPS_LEAD,
    TRUMP_LOCK,
)
