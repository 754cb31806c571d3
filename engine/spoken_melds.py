"""The comparison of melds as players speak it while they declare (rules.md 1.6)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from engine.cards import Rank
from engine.meld import Meld, MeldKind
from engine.meld_rules import Height, Melds, Scope
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Deal


class MeldAnswer(StrEnum):
    """How the best meld of a player stands against their rivals' best of before."""

    LOWER = "lower"  # of a kind that is lower, or higher
    HIGHER = "higher"
    GOOD = "good"  # of the same kind: the earlier one is higher, or this one
    OVER = "over"
    LEVEL = "level"  # as high: neither in trumps, this one, or the earlier one
    IN_TRUMPS = "in-trumps"
    AGAINST_TRUMPS = "against-trumps"


@dataclass(frozen=True, slots=True)
class MeldHeight:
    """What is said of the height of a meld: its rank, and its cards where their number decides."""

    top: Rank
    length: int = 0


@dataclass(frozen=True, slots=True)
class MeldExchange:
    """What is said of a meld as it is declared, and nothing more is told.

    ``holder`` has the best meld of those declared before. Only of two of one kind heights are said:
    theirs, and the new one's if it is higher.
    """

    seat: Seat
    holder: Seat
    kind: MeldKind
    answer: MeldAnswer
    standing: MeldHeight | None = None
    raised: MeldHeight | None = None


def meld_exchanges(rules: RuleSet, deal: Deal) -> Iterator[MeldExchange]:
    """What was said over the first trick, in order; nothing in games that compare in silence."""
    offered = rules.melds
    if not isinstance(offered, Melds) or not offered.spoken or deal.contract is None:
        return
    trump, declared = deal.contract.trump, dict[Seat, tuple[Height, Meld]]()
    for play in deal.all_tricks[0].plays if deal.all_tricks else ():
        melds = deal.melds[play.seat]
        if not melds:
            continue
        own = max(((offered.ranking.height(meld, trump), meld) for meld in melds), key=_height)
        rivals = {seat: best for seat, best in declared.items() if _rivals(rules, seat, play.seat)}
        friends = [best for seat, best in declared.items() if seat not in rivals]
        declared[play.seat] = own
        if not rivals:
            continue
        holder = max(rivals, key=lambda seat: _height(rivals[seat]))
        # Whose partner has won already is asked nothing.
        if all(_height(best) <= _height(rivals[holder]) for best in friends):
            yield _exchange(offered, play.seat, own, holder, rivals[holder])


def _height(best: tuple[Height, Meld]) -> Height:
    return best[0]


def _rivals(rules: RuleSet, one: Seat, other: Seat) -> bool:
    alone = isinstance(rules.melds, Melds) and rules.melds.comparison.scope is Scope.BEST_PLAYER
    return alone or rules.seating.team(one) is not rules.seating.team(other)


def _exchange(
    offered: Melds,
    seat: Seat,
    own: tuple[Height, Meld],
    holder: Seat,
    standing: tuple[Height, Meld],
) -> MeldExchange:
    ours, theirs, kind = own[0], standing[0], own[1].kind
    if ours[0] != theirs[0]:
        answer = MeldAnswer.HIGHER if ours > theirs else MeldAnswer.LOWER
        return MeldExchange(seat, holder, kind, answer)
    answer = _of_one_kind(ours, theirs)
    raised = _told(offered, own[1]) if answer is MeldAnswer.OVER else None
    return MeldExchange(seat, holder, kind, answer, _told(offered, standing[1]), raised)


def _of_one_kind(ours: Height, theirs: Height) -> MeldAnswer:
    (*height, in_trumps), (*other, others_in_trumps) = ours[1:], theirs[1:]
    if height != other:
        return MeldAnswer.OVER if height > other else MeldAnswer.GOOD
    if in_trumps == others_in_trumps:
        return MeldAnswer.LEVEL
    return MeldAnswer.IN_TRUMPS if in_trumps else MeldAnswer.AGAINST_TRUMPS


def _told(offered: Melds, meld: Meld) -> MeldHeight:
    counted = offered.ranking.exact_length and meld.kind is MeldKind.FIVE
    return MeldHeight(meld.cards[0].rank, len(meld.cards) if counted else 0)
