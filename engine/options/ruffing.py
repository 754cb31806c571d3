"""What a player who cannot follow is bound to, as three choices, and the duties that say it."""

from dataclasses import dataclass
from enum import StrEnum

from engine.obligations import NoLowRuffOverPartner, Overruff, Ruff, RuffToWin
from engine.ruleset import Obligation

DUTIES = (Ruff, RuffToWin, Overruff, NoLowRuffOverPartner)


class Exempt(StrEnum):
    """Whether one is free while the partner is winning, or bound to ruff him, or never bound."""

    YES = "yes"
    NO = "no"
    NEVER = "never"


class Undertrump(StrEnum):
    """What one who is bound to ruff does over a ruff: a lower trump if need be, anything, any."""

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
    """The choices that a chain of duties makes."""
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
    """The chain with these choices in the place of its own, after all other duties."""
    others = tuple(duty for duty in duties if not isinstance(duty, DUTIES))
    return (*others, *choices.duties())
