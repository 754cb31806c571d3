"""A season looked back at, computed from what statistics keep: of one person, or of a server.

Of a server everybody is told of who is not hidden, and nobody who is hidden is named.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy import (
    CTE,
    ColumnElement,
    Connection,
    and_,
    case,
    func,
    or_,
    select,
)

from bot.ratings.ladders import MONTHS, Season
from bot.storage.database.schema import analysis_players, game_deals, game_players, games
from bot.storage.preferences import hidden_among, is_shown
from bot.storage.results.game_record import DealResult
from bot.storage.results.game_results import DEAL_RESULTS
from bot.storage.stats.history import GameOutcome, Selection, games_of, played_in_person
from bot.storage.stats.player_accuracy import MeanAccuracy, Period, analysed_deals
from bot.storage.stats.statistics import ENOUGH_GAMES, runs_of
from engine.cards import Trump
from engine.contract import ContractKind
from engine.settlement import Result


@dataclass(frozen=True, slots=True)
class BestPair:
    """Two people who won most often as one side; the first is whose season it is, if anybody's."""

    users: tuple[int, int]
    games: int
    wins: int


@dataclass(frozen=True, slots=True)
class ToldContract:
    """A contract of the season, of a game with these rules; ``team`` is the side it is told of."""

    deal: DealResult
    rules_key: str
    finished_at: datetime
    team: int

    @property
    def lead(self) -> int:
        """The points by which that side led in the deal."""
        return self.deal.scores[self.team] - self.deal.scores[1 - self.team]


@dataclass(frozen=True, slots=True)
class LongestRun:
    """Games that somebody won one after the other."""

    user_id: int
    length: int


@dataclass(frozen=True, slots=True)
class SurprisingDeal:
    """The analysed deal that went furthest from what average tables make of its cards.

    The points are those by which the side of ``user_id`` led, and leads there.
    """

    code: str
    user_id: int
    lead: int
    usual: float


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonRecap:
    """The games of a season, and what stands out; None where there is nothing of the kind.

    ``players`` is 1 for a person. ``months`` are those in which cards were judged.
    """

    games: int
    wins: int
    draws: int
    deals: int
    players: int
    pair: BestPair | None
    boldest: ToldContract | None
    costliest: ToldContract | None
    trump: tuple[Trump, int] | None
    months: tuple[Period, ...]
    run: LongestRun | None
    deal: SurprisingDeal | None


def season_recap(
    connection: Connection, season: Season, *, guild_id: int | None, user_id: int | None
) -> SeasonRecap:
    """The season of a person, or of everybody; on a server, or on all."""
    chosen = Selection(guild_id=guild_id, since=season.begins, until=season.ends)
    # Contracts are told of games that they left, too, as statistics count them.
    mine, begun = games_of(user_id, chosen), games_of(user_id, chosen, left=True)
    every = connection.execute(
        select(
            func.count().label("games"),
            func.coalesce(func.sum(games.c.deals), 0).label("deals"),
        ).where(games.c.id.in_(select(mine.c.game_id)))
    ).one()
    own = connection.execute(
        select(
            func.count().filter(mine.c.outcome == GameOutcome.WON.value).label("wins"),
            func.count().filter(mine.c.outcome == GameOutcome.DRAWN.value).label("draws"),
            func.count(mine.c.user_id.distinct()).label("players"),
        ).select_from(mine)
    ).one()
    return SeasonRecap(
        games=every.games,
        deals=every.deals,
        wins=own.wins,
        draws=own.draws,
        players=own.players,
        pair=_best_pair(connection, mine, user_id),
        boldest=_without_hidden(connection, _boldest(connection, begun)),
        costliest=_without_hidden(connection, _costliest(connection, begun)),
        trump=_favourite_trump(connection, begun),
        months=_months(connection, chosen, season, user_id),
        run=_longest_run(connection, mine),
        deal=_most_surprising(connection, chosen, user_id),
    )


def _best_pair(connection: Connection, mine: CTE, user_id: int | None) -> BestPair | None:
    other = game_players.alias("other")
    beside = [
        other.c.game_id == mine.c.game_id,
        other.c.team == mine.c.team,
        other.c.seat != mine.c.seat,
        is_shown(other.c.user_id),
    ]
    if user_id is None:
        beside.append(mine.c.user_id < other.c.user_id)  # each pair once
    count, wins = func.count(), func.count().filter(mine.c.outcome == GameOutcome.WON.value)
    both = (mine.c.user_id, other.c.user_id)
    row = connection.execute(
        select(*both, count, wins)
        .select_from(mine.join(other, and_(*beside)))
        .group_by(*both)
        .having(count >= ENOUGH_GAMES, wins > 0)
        # Without a fraction, both databases would divide whole numbers and drop the rest.
        .order_by((wins * 1.0 / count).desc(), count.desc(), *both)
        .limit(1)
    ).first()
    return None if row is None else BestPair((row[0], row[1]), row[2], row[3])


def _boldest(connection: Connection, mine: CTE) -> ToldContract | None:
    """The highest contract that was made: every trick, then the number, then the doubling."""
    deal = game_deals.c
    every_trick = case(
        (deal.kind == ContractKind.GENERALE.value, 2),
        (deal.kind == ContractKind.CAPOT.value, 1),
        else_=0,
    )
    # Where only a trump is named, one contract is as bold as another.
    bold = or_(every_trick > 0, deal.value > 0, deal.doubles > 0)
    made = (deal.declarer_id == mine.c.user_id, deal.result == Result.MADE.value, bold)
    return _first_contract(
        connection, mine, made, (every_trick.desc(), deal.value.desc(), deal.doubles.desc())
    )


def _costliest(connection: Connection, mine: CTE) -> ToldContract | None:
    """The doubled contract that parted the two sides most."""
    deal, user = game_deals.c, mine.c.user_id
    there = or_(deal.declarer_id == user, deal.doubler_id == user, played_in_person(mine))
    apart = func.abs(deal.score_0 - deal.score_1)
    return _first_contract(connection, mine, (deal.doubles > 0, there), (apart.desc(),))


TRIED = 9
"""The contracts that are tried: one that is damaged is not told of, and the next is."""


def _first_contract(
    connection: Connection,
    mine: CTE,
    conditions: Iterable[ColumnElement[bool]],
    order: Iterable[ColumnElement[int]],
) -> ToldContract | None:
    deal = game_deals.c
    latest = (mine.c.finished_at.desc(), deal.game_id, deal.number.desc(), mine.c.team)
    first = (
        select(deal.game_id, deal.number, mine.c.rules_key, mine.c.finished_at, mine.c.team)
        .select_from(mine.join(game_deals, deal.game_id == mine.c.game_id))
        .where(*conditions)
        .order_by(*order, *latest)
        .limit(TRIED)
    )
    for game, number, rules_key, finished_at, team in connection.execute(first).all():
        own = DEAL_RESULTS.every.where(deal.game_id == game, deal.number == number)
        for told in DEAL_RESULTS.all(connection, own):
            return ToldContract(told, rules_key, finished_at, team)
    return None


def _favourite_trump(connection: Connection, mine: CTE) -> tuple[Trump, int] | None:
    """The trump that was declared most often."""
    deal, count = game_deals.c, func.count()
    rows = connection.execute(
        select(deal.trump, count)
        .select_from(mine.join(game_deals, deal.game_id == mine.c.game_id))
        .where(deal.declarer_id == mine.c.user_id)
        .group_by(deal.trump)
        .order_by(count.desc(), deal.trump)
    )
    return next(((trump, times) for trump, times in rows if isinstance(trump, Trump)), None)


def _whose(user_id: int | None) -> ColumnElement[bool]:
    """The rows of analysed deals that are told of."""
    player = analysis_players.c.user_id
    return is_shown(player) if user_id is None else player == user_id


def _months(
    connection: Connection, chosen: Selection, season: Season, user_id: int | None
) -> tuple[Period, ...]:
    begins = [season.begins.replace(month=season.begins.month + place) for place in range(MONTHS)]
    month = case(
        *((games.c.finished_at < after, place) for place, after in enumerate(begins[1:])),
        else_=MONTHS - 1,
    ).label("month")
    card = analysis_players.c
    rows = connection.execute(
        select(month, func.sum(card.card_accuracy), func.sum(card.cards))
        .select_from(analysed_deals(chosen))
        .where(_whose(user_id), card.cards > 0)
        .group_by(month)
        .order_by(month)
    )
    return tuple(Period(begins[at], MeanAccuracy(total, cards)) for at, total, cards in rows)


def _longest_run(connection: Connection, mine: CTE) -> LongestRun | None:
    runs = runs_of(mine)
    row = connection.execute(
        select(runs.c.user_id, runs.c.length)
        .where(runs.c.outcome == GameOutcome.WON.value)
        .order_by(runs.c.length.desc(), runs.c.latest, runs.c.user_id)
        .limit(1)
    ).first()
    return None if row is None else LongestRun(*row)


def _most_surprising(
    connection: Connection, chosen: Selection, user_id: int | None
) -> SurprisingDeal | None:
    card = analysis_players.c
    row = connection.execute(
        select(card.code, card.user_id, card.lead, card.usual)
        .select_from(analysed_deals(chosen))
        .where(_whose(user_id), card.role.is_not(None))
        # Of two sides that are as far from it, the one that gained.
        .order_by(func.abs(card.lead - card.usual).desc(), card.lead.desc(), card.at.desc())
        .limit(1)
    ).first()
    return None if row is None else SurprisingDeal(*row)


def _without_hidden(connection: Connection, contract: ToldContract | None) -> ToldContract | None:
    """A copy of the contract in which a hidden declarer or doubler is ``NOBODY_KNOWN``."""
    if contract is None:
        return None
    named = (contract.deal.declarer_id, contract.deal.doubler_id)
    return replace(contract, deal=contract.deal.without(hidden_among(connection, named)))
