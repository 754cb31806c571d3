"""Counting what the play of a deal produced."""

from engine.contract import Contract
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.settlement import Side, Tally
from engine.state import Deal, Trick


def tally(rules: RuleSet, deal: Deal, contract: Contract) -> Tally:
    """What the play of a deal produced so far."""
    attack = rules.seating.team(contract.declarer)

    def by_side(team: Team) -> tuple[int, int]:
        won = tuple(trick for trick in deal.tricks if _winners(rules, trick) is team)
        return sum(trick.points for trick in won), len(won)

    attack_points, attack_tricks = by_side(attack)
    defence_points, defence_tricks = by_side(attack.other)
    whole = len(deal.tricks) == rules.hand_size
    won_last = whole and _winners(rules, deal.tricks[-1]) is attack
    return Tally(
        contract=contract,
        attack=attack,
        card_points=(attack_points, defence_points),
        tricks=(attack_tricks, defence_tricks),
        belote=_belote_points(rules, deal, attack),
        last_trick=(Side.ATTACK if won_last else Side.DEFENCE) if whole else None,
    )


def _winners(rules: RuleSet, trick: Trick) -> Team | None:
    return None if trick.winner is None else rules.seating.team(trick.winner)


def _belote_points(rules: RuleSet, deal: Deal, attack: Team) -> tuple[int, int]:
    if rules.belote is None or deal.belote is None:
        return (0, 0)
    points = rules.belote.points
    return (points, 0) if rules.seating.team(deal.belote) is attack else (0, points)
