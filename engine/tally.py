"""Count the points and tricks of a deal."""

from collections.abc import Iterable, Sequence
from functools import cache

from engine.announcements import calls_that_earn, granted_melds, is_barred
from engine.cards import Card, Pack, Rank, Scales, Trump
from engine.contract import Contract
from engine.meld import Meld
from engine.ruleset import RuleSet
from engine.seats import Seat, Seating, Team
from engine.settlement import Side, Tally
from engine.state import Deal, Trick


def tally(rules: RuleSet, deal: Deal, contract: Contract, carry: int = 0) -> Tally:
    """Count a deal as far as it was played; ``carry`` is what earlier ties carried over."""
    attack = rules.seating.team(contract.declarer)
    attack_points, attack_tricks = taken(deal.tricks, rules.seating, attack)
    defence_points, defence_tricks = taken(deal.tricks, rules.seating, attack.other)
    finished = len(deal.tricks) == rules.hand_size
    melds = meld_points(granted_melds(deal), rules.seating)
    won_last = finished and _winners(deal.tricks[-1], rules.seating) is attack
    return Tally(
        contract=contract,
        attack=attack,
        card_points=(attack_points, defence_points),
        tricks=(attack_tricks, defence_tricks),
        belote=_belote_points(rules, deal, attack),
        declarer_tricks=sum(trick.winner is contract.declarer for trick in deal.tricks),
        last_trick=(Side.ATTACK if won_last else Side.DEFENCE) if finished else None,
        melds=(melds[attack], melds[attack.other]),
        carry=carry,
        exposed_ace=deal.turned is not None and deal.turned.rank is Rank.ACE,
        eldest_ace=contract.declarer is rules.seating.after(deal.dealer)
        and has_ace(deal.dealt[contract.declarer].cards),
    )


def has_ace(cards: Iterable[Card]) -> bool:
    """Whether there is an ace among these cards."""
    return any(card.rank is Rank.ACE for card in cards)


def taken(tricks: Sequence[Trick], seating: Seating, team: Team) -> tuple[int, int]:
    """The points and the number of the tricks that a side has won."""
    won = [trick for trick in tricks if _winners(trick, seating) is team]
    return sum(trick.points for trick in won), len(won)


def _winners(trick: Trick, seating: Seating) -> Team | None:
    return None if trick.winner is None else seating.team(trick.winner)


def meld_points(granted: Sequence[Sequence[Meld]], seating: Seating) -> tuple[int, int]:
    """Return by team the points of the melds that score, which are indexed by seat."""
    points = [0, 0]
    for seat in seating.order:
        points[seating.team(seat)] += sum(meld.points for meld in granted[seat])
    return points[Team.NORTH_SOUTH], points[Team.EAST_WEST]


def scoring_seats(
    granted: Sequence[Sequence[Meld]], seating: Seating, dealer: Seat
) -> tuple[Seat, ...]:
    """Return whose melds score, in order of play."""
    return tuple(seat for seat in seating.starting_at(seating.after(dealer)) if granted[seat])


def _belote_points(rules: RuleSet, deal: Deal, attack: Team) -> tuple[int, int]:
    belote = rules.belote
    if belote is None:
        return (0, 0)
    points = {Side.ATTACK: 0, Side.DEFENCE: 0}
    # A belote that was not announced as often as it has to be brings nothing (rules.md 1.7).
    for held in deal.belotes:
        if held.calls >= calls_that_earn(belote) and not is_barred(belote, deal, held):
            side = Side.ATTACK if rules.seating.team(held.seat) is attack else Side.DEFENCE
            points[side] += belote.points
    return points[Side.ATTACK], points[Side.DEFENCE]


def whole(rules: RuleSet, trump: Trump) -> int:
    """All card points of a deal, the last trick's bonus included."""
    return _in_cards(rules.pack, rules.scales, trump) + rules.scoring.last_trick


@cache
def _in_cards(pack: Pack, scales: Scales, trump: Trump) -> int:
    return sum(scales.worth(card, trump) for card in pack.cards)
