"""Counting what the play of a deal produced."""

from collections.abc import Sequence

from engine.contract import Contract
from engine.ruleset import RuleSet
from engine.seats import Seating, Team
from engine.settlement import Side, Tally
from engine.state import Deal, Trick


def tally(rules: RuleSet, deal: Deal, contract: Contract) -> Tally:
    """What the play of a deal produced so far."""
    attack = rules.seating.team(contract.declarer)
    attack_points, attack_tricks = taken(deal.tricks, rules.seating, attack)
    defence_points, defence_tricks = taken(deal.tricks, rules.seating, attack.other)
    whole = len(deal.tricks) == rules.hand_size
    won_last = whole and _winners(deal.tricks[-1], rules.seating) is attack
    return Tally(
        contract=contract,
        attack=attack,
        card_points=(attack_points, defence_points),
        tricks=(attack_tricks, defence_tricks),
        belote=_belote_points(rules, deal, attack),
        declarer_tricks=sum(trick.winner is contract.declarer for trick in deal.tricks),
        last_trick=(Side.ATTACK if won_last else Side.DEFENCE) if whole else None,
    )


def taken(tricks: Sequence[Trick], seating: Seating, team: Team) -> tuple[int, int]:
    """The points and the number of the tricks that a side has won."""
    won = [trick for trick in tricks if _winners(trick, seating) is team]
    return sum(trick.points for trick in won), len(won)


def _winners(trick: Trick, seating: Seating) -> Team | None:
    return None if trick.winner is None else seating.team(trick.winner)


def _belote_points(rules: RuleSet, deal: Deal, attack: Team) -> tuple[int, int]:
    if rules.belote is None or deal.belote is None:
        return (0, 0)
    points = rules.belote.points
    return (points, 0) if rules.seating.team(deal.belote) is attack else (0, points)
