"""A deal played with real cards: the facts that its settlement needs, and its settlement."""

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.score_sheets.contracts import ReachableContracts
from engine.cards import Trump
from engine.consequences import settle_deal
from engine.contract import Contract
from engine.ruleset import RuleSet
from engine.scoring.early_end import won_by_a_run
from engine.seats import Team
from engine.settlement import Line, LineCode, Settlement, Side, Tally
from engine.tally import whole


class SweptBy(StrEnum):
    """The winner of every trick: a side, or the declarer alone."""

    ATTACK = "attack"
    ALONE = "alone"
    DEFENCE = "defence"


@dataclass(frozen=True, slots=True, kw_only=True)
class RealDeal:
    """A deal as it was typed; pairs are (attack, defence).

    Nobody bid if there is no ``attack``. ``trump`` is None if nobody said which suit, and
    ``points`` if a renege ended the deal: ``guilty`` are the sides that did; or a run did, that won
    the game for the side of ``winning_run``. ``belotes`` are counted, ``melds`` are points.
    ``eldest_ace``: who bought the deal spoke first and held an ace.
    """

    attack: Team | None = None
    undertaken: str = ""
    trump: Trump | None = None
    doubles: int = 0
    points: tuple[int, int] | None = None
    sweep: SweptBy | None = None
    belotes: tuple[int, int] = (0, 0)
    melds: tuple[int, int] = (0, 0)
    exposed_ace: bool = False
    eldest_ace: bool = False
    last_trick: Side | None = None
    guilty: tuple[bool, bool] = (False, False)
    winning_run: Side | None = None


THROWN_IN = RealDeal()
"""A deal in which nobody bid."""


TRICKS = "tricks"
"""The fact of a line that is a number of tricks."""

MISSED = (LineCode.CAPOT_MISSED, LineCode.GENERALE_MISSED)


def contract_of(rules: RuleSet, contracts: ReachableContracts, deal: RealDeal) -> Contract:
    """The contract of a deal; KeyError or IndexError if these rules have none such.

    A suit that nobody named is any: no settlement asks which one it was.
    """
    if deal.attack is None:
        raise KeyError("nobody bid")
    trump = deal.trump or next(each for what, each in contracts if what == deal.undertaken)
    found = contracts[deal.undertaken, trump][deal.doubles]
    return replace(found, declarer=rules.seating.members(deal.attack)[0])


def settle(
    rules: RuleSet,
    contracts: ReachableContracts,
    deal: RealDeal,
    carry: int = 0,
    totals: tuple[int, int] = (0, 0),
    played: int = 0,
) -> Settlement | None:
    """The settlement of a deal by these rules; None if nobody bid.

    ``carry``: points that earlier ties left hanging. ``totals`` are the scores before it, and
    ``played`` counts the deals with a contract. KeyError or IndexError as `contract_of`.
    """
    if deal.attack is None:
        return None
    told = _tally(rules, contract_of(rules, contracts, deal), deal, deal.attack, carry)
    if any(deal.guilty) and rules.penalty:
        claimer = Side.DEFENCE if deal.guilty == (True, False) else Side.ATTACK
        every = whole(rules, told.contract.trump)
        return rules.penalty.award(told, deal.guilty, claimer, every)
    if deal.winning_run is not None:
        return won_by_a_run(told, deal.winning_run)
    settlement = settle_deal(rules, told, totals, played)
    lines: list[Line] = []
    for line in settlement.lines:
        # Nobody counts tricks with real cards: only every trick is known, and ticked.
        known = deal.sweep is not None and line.code not in MISSED
        facts = tuple(fact for fact in line.facts if known or fact[0] != TRICKS)
        lines.append(replace(line, facts=facts))
    return replace(settlement, lines=tuple(lines))


def _tally(rules: RuleSet, contract: Contract, deal: RealDeal, attack: Team, carry: int) -> Tally:
    """All that a settlement asks; the tricks are some, unless one side won every one."""
    every, points = rules.hand_size, rules.belote.points if rules.belote else 0
    some = every // 2, every - every // 2
    tricks = {SweptBy.ATTACK: (every, 0), SweptBy.ALONE: (every, 0), SweptBy.DEFENCE: (0, every)}
    return Tally(
        contract=contract,
        attack=attack,
        card_points=deal.points or (0, 0),
        tricks=tricks[deal.sweep] if deal.sweep else some,
        belote=(deal.belotes[0] * points, deal.belotes[1] * points),
        last_trick=deal.last_trick,
        declarer_tricks=every if deal.sweep is SweptBy.ALONE else 0,
        melds=deal.melds,
        carry=carry,
        exposed_ace=deal.exposed_ace,
        eldest_ace=deal.eldest_ace,
    )
