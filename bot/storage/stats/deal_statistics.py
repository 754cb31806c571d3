"""Statistics of a player's deals: as declarer, as the declarer's partner, in defence.

A deal counts for the people who played it in person. Its declarer is stored by name.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from sqlalchemy import CTE, Connection, case, func, or_, select

from bot.storage.database.schema import game_deals
from bot.storage.results.game_record import DealResult
from bot.storage.results.game_results import GameResult, PlayerResult
from bot.storage.stats.history import played_in_person
from engine.cards import Trump
from engine.contract import ContractKind
from engine.settlement import Result


class Role(StrEnum):
    """A player's role in a deal."""

    DECLARER = "declarer"
    PARTNER = "partner"
    DEFENCE = "defence"


@dataclass(frozen=True, slots=True)
class ContractTally:
    """Contracts from the attack's view: made, failed, or neither (a tie, a deal nobody won)."""

    made: int = 0
    failed: int = 0
    neither: int = 0

    @property
    def all(self) -> int:
        """The total."""
        return self.made + self.failed + self.neither


@dataclass(frozen=True, slots=True, kw_only=True)
class Undertaking:
    """Contracts of one kind that they declared, and how they ended; value 0 bids no points."""

    kind: ContractKind
    value: int
    tally: ContractTally


@dataclass(frozen=True, slots=True)
class DoubledContracts:
    """Doubled contracts, and those that ended well for the player.

    ``balance`` are their game points in all, None where they are of games that count differently.
    """

    count: int = 0
    won: int = 0
    balance: int | None = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class DealStatistics:
    """A player's deals; ``over`` and ``under``: mean points above and below their bid, or None.

    They are None as well where the bids are of games that count differently.
    ``sweeps`` are deals in which their side took every trick. ``given`` are the contracts that they
    doubled themselves, ``received`` those that were doubled against them or their partner.
    """

    roles: dict[Role, ContractTally]
    undertakings: tuple[Undertaking, ...]
    trumps: dict[Trump, ContractTally]
    given: DoubledContracts
    received: DoubledContracts
    over: float | None
    under: float | None
    sweeps: int


@dataclass(frozen=True, slots=True, kw_only=True)
class _Group:
    """Deals that count the same in every statistic."""

    rules_key: str
    role: Role | None
    kind: ContractKind
    value: int
    trump: Trump
    result: Result
    doubled: bool
    doubler: bool
    count: int
    over_count: int
    over: int
    under_count: int
    under: int
    sweeps: int
    balance: int


def deal_statistics(
    connection: Connection, mine: CTE, user_id: int, unfinished: Iterable[GameResult] = ()
) -> DealStatistics:
    """The deals of the player of these games, and of games that have no result yet."""
    so_far = (group for result in unfinished for group in _groups_of(result, user_id))
    groups = (*_groups(connection, mine, user_id), *so_far)
    declared = [group for group in groups if group.role is Role.DECLARER]
    attacked = [group for group in groups if group.role in (Role.DECLARER, Role.PARTNER)]
    bids = [group for group in declared if group.over_count or group.under_count]
    told = bids if _count_alike(bids) else []
    over, under = sum(g.over_count for g in told), sum(g.under_count for g in told)
    return DealStatistics(
        roles={role: _tally(g for g in groups if g.role is role) for role in Role},
        undertakings=tuple(_undertakings(declared)),
        trumps={trump: _tally(g for g in declared if g.trump is trump) for trump in Trump},
        given=_doubled([g for g in groups if g.doubler], Result.FAILED),
        received=_doubled([g for g in attacked if g.doubled], Result.MADE),
        over=sum(g.over for g in told) / over if over else None,
        under=sum(g.under for g in told) / under if under else None,
        sweeps=sum(g.sweeps for g in groups if g.role),
    )


def _groups(connection: Connection, mine: CTE, user_id: int) -> Iterator[_Group]:
    deals, margin = game_deals.c, game_deals.c.margin
    role = case(
        (deals.declarer_id == user_id, Role.DECLARER.value),
        (or_(~played_in_person(mine), deals.declarer == mine.c.seat), None),
        (deals.attack == mine.c.team, Role.PARTNER.value),
        else_=Role.DEFENCE.value,
    ).label("role")
    # Where nobody doubled it is NULL, which would be a group of its own.
    doubler = func.coalesce(deals.doubler_id == user_id, False).label("doubler")
    alike = (
        mine.c.rules_key,
        role,
        deals.kind,
        deals.value,
        deals.trump,
        deals.result,
        (deals.doubles > 0).label("doubled"),
        doubler,
    )
    ahead = case((mine.c.team == 0, 1), else_=-1) * (deals.score_0 - deals.score_1)
    counted = (
        func.count().label("count"),
        func.count().filter(margin >= 0).label("over_count"),
        func.coalesce(func.sum(margin).filter(margin >= 0), 0).label("over"),
        func.count().filter(margin < 0).label("under_count"),
        func.coalesce(-func.sum(margin).filter(margin < 0), 0).label("under"),
        func.count().filter(deals.sweep == mine.c.team).label("sweeps"),
        func.sum(ahead).label("balance"),
    )
    rows = connection.execute(
        select(*alike, *counted)
        .select_from(mine.join(game_deals, deals.game_id == mine.c.game_id))
        .group_by(*alike)
    )
    for row in rows.mappings():
        told = {
            "role": Role(row["role"]) if row["role"] else None,
            "kind": ContractKind(row["kind"]),
            "trump": Trump(row["trump"]),
            "result": Result(row["result"]),
        }
        yield _Group(**{**row, **told})


def _groups_of(result: GameResult, user_id: int) -> Iterator[_Group]:
    """The groups of a game without a row: one for each of its deals."""
    own = next(each for each in result.players if each.user_id == user_id)
    for deal in result.settled:
        margin, balance = deal.margin, deal.scores[own.team] - deal.scores[1 - own.team]
        yield _Group(
            rules_key=result.rules_key,
            role=_role(deal, own, user_id),
            kind=deal.kind,
            value=deal.value,
            trump=deal.trump,
            result=deal.result,
            doubled=deal.doubles > 0,
            doubler=deal.doubler_id == user_id,
            count=1,
            over_count=int(margin is not None and margin >= 0),
            over=max(margin or 0, 0),
            under_count=int(margin is not None and margin < 0),
            under=max(-(margin or 0), 0),
            sweeps=int(deal.sweep == own.team),
            balance=balance,
        )


def _role(deal: DealResult, own: PlayerResult, user_id: int) -> Role | None:
    if deal.declarer_id == user_id:
        return Role.DECLARER
    in_person = not own.replaced if deal.present is None else deal.present >> own.seat & 1
    if deal.declarer == own.seat or not in_person:
        return None
    return Role.PARTNER if deal.attack == own.team else Role.DEFENCE


def _tally(groups: Iterable[_Group]) -> ContractTally:
    counts = dict.fromkeys(Result, 0)
    for group in groups:
        counts[group.result] += group.count
    made, failed = counts.pop(Result.MADE), counts.pop(Result.FAILED)
    return ContractTally(made, failed, sum(counts.values()))


def _undertakings(declared: Sequence[_Group]) -> Iterator[Undertaking]:
    """The contracts declared, lowest first."""
    for kind in ContractKind:
        for value in sorted({group.value for group in declared if group.kind is kind}):
            alike = (g for g in declared if g.kind is kind and g.value == value)
            yield Undertaking(kind=kind, value=value, tally=_tally(alike))


def _doubled(groups: Sequence[_Group], well: Result) -> DoubledContracts:
    return DoubledContracts(
        count=sum(group.count for group in groups),
        won=sum(group.count for group in groups if group.result is well),
        balance=sum(group.balance for group in groups) if _count_alike(groups) else None,
    )


def _count_alike(groups: Sequence[_Group]) -> bool:
    """Whether their points may be added up: 16 in one game is what 160 is in another."""
    return len({group.rules_key for group in groups}) <= 1
