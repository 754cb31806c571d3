"""A player's accuracy in their analysed deals: by month and role, errors by kind, and luck.

Deals of finished games count, once an analysis says something of the player (``analyses``).
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import groupby

from sqlalchemy import Connection, Join, and_, exists, func, select

from bot.ratings.ladders import Span, period_start
from bot.storage.analyses import DealPlace, is_current
from bot.storage.database.schema import (
    analyses,
    analysis_errors,
    analysis_players,
    game_deals,
    games,
)
from bot.storage.rows import StoredRows
from bot.storage.stats.deal_statistics import Role
from bot.storage.stats.history import Selection, games_of, played_in_person

MONTHS_FROM = timedelta(days=90)
"""A shorter time is shown by weeks, a longer one by months."""

MOST_PERIODS = 24
"""The latest months that are shown."""

TOLD = 3
"""The most kinds of errors that are listed."""


@dataclass(frozen=True, slots=True)
class MeanAccuracy:
    """The mean accuracy (0 to 100) of a number of decisions; ``total`` is their sum."""

    total: float = 0.0
    decisions: int = 0

    @property
    def mean(self) -> float:
        """The accuracy; 0 of no decisions."""
        return self.total / self.decisions if self.decisions else 0.0

    def __add__(self, other: "MeanAccuracy") -> "MeanAccuracy":
        return MeanAccuracy(self.total + other.total, self.decisions + other.decisions)


@dataclass(frozen=True, slots=True)
class Period:
    """The accuracy of a player's cards in the month or the week that began at ``began``."""

    began: datetime
    cards: MeanAccuracy


@dataclass(frozen=True, slots=True)
class CostlyMistake:
    """A kind of error: how often it came, and what it cost in all, in games and game points."""

    kind: str
    count: int
    loss: float
    points: float


@dataclass(frozen=True, slots=True)
class CardLuck:
    """The game points by which the player's side led, added up over ``deals`` deals.

    ``held`` is its lead with the best play of all, every card seen; ``usual`` its lead at average
    tables with the same cards; ``made`` its lead as the deals were played.
    """

    deals: int = 0
    held: int = 0
    usual: float = 0.0
    made: int = 0

    @property
    def balance(self) -> float:
        """The luck of the cards: their worth with all hands open, less that of average tables."""
        return self.held - self.usual


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayerAccuracy:
    """A player's accuracy; ``periods`` are ``weekly`` or months, the oldest first.

    Without ``one_game`` the points of ``luck`` are of games that count differently.
    """

    user_id: int
    cards: MeanAccuracy
    calls: MeanAccuracy
    roles: dict[Role, MeanAccuracy]
    weekly: bool
    periods: tuple[Period, ...]
    mistakes: tuple[CostlyMistake, ...]
    errors: int
    luck: CardLuck
    one_game: bool = True


def player_accuracy(connection: Connection, chosen: Selection, user_id: int) -> PlayerAccuracy:
    """A player's accuracy in the games of a selection."""
    of_player = analysis_players.c
    own = DEALS_OF_PLAYER.every.where(of_player.user_id == user_id)
    own = own.select_from(analysed_deals(chosen)).order_by(of_player.at)
    rows = DEALS_OF_PLAYER.all(connection, own)
    of_games = select(games.c.rules_key).distinct().where(of_player.user_id == user_id)
    played = connection.execute(of_games.select_from(analysed_deals(chosen))).all()
    kinds = tuple(_mistakes(connection, chosen, user_id))
    weekly = not rows or rows[-1].at - rows[0].at < MONTHS_FROM
    return PlayerAccuracy(
        user_id=user_id,
        cards=_cards(rows),
        calls=sum((MeanAccuracy(row.call_accuracy, row.calls) for row in rows), MeanAccuracy()),
        roles={role: _cards(row for row in rows if row.role == role) for role in Role},
        weekly=weekly,
        periods=tuple(_periods(rows, weekly=weekly))[-MOST_PERIODS:],
        mistakes=kinds[:TOLD],
        errors=sum(each.count for each in kinds),
        luck=CardLuck(
            deals=len(rows),
            held=sum(row.held for row in rows),
            usual=sum(row.usual for row in rows),
            made=sum(row.lead for row in rows),
        ),
        one_game=len(played) <= 1,
    )


@dataclass(frozen=True, slots=True, kw_only=True)
class _Deal:
    """The player's row of an analysed deal."""

    at: datetime
    role: str | None
    cards: int
    card_accuracy: float
    calls: int
    call_accuracy: float
    held: int
    usual: float
    lead: int


DEALS_OF_PLAYER = StoredRows(_Deal, analysis_players)


def analysed_deals(chosen: Selection) -> Join:
    """The players of current analyses, joined with the games of a selection."""
    of_player = analysis_players.c
    in_game = and_(of_player.table_id == games.c.table_id, of_player.game == games.c.number)
    # Versions judge differently: one of another version is made again first (ADR 17).
    of_deal = and_(of_player.code == analyses.c.code, is_current())
    return analysis_players.join(games, and_(in_game, *chosen.conditions())).join(analyses, of_deal)


def _mistakes(connection: Connection, chosen: Selection, user_id: int) -> Iterator[CostlyMistake]:
    """The errors of their cards by kind, those that cost most in all first."""
    error, of_player = analysis_errors.c, analysis_players.c
    of_deal = and_(
        *(error[name] == of_player[name] for name in ("table_id", "game", "deal", "user_id"))
    )
    loss = func.sum(error.loss)
    rows = connection.execute(
        select(error.kind, func.count(), loss, func.sum(error.points))
        .select_from(analysed_deals(chosen).join(analysis_errors, of_deal))
        .where(of_player.user_id == user_id, error.kind.is_not(None))
        .group_by(error.kind)
        .order_by(loss.desc(), error.kind)
    )
    return (CostlyMistake(*row) for row in rows)


def _cards(rows: Iterable[_Deal]) -> MeanAccuracy:
    return sum((MeanAccuracy(row.card_accuracy, row.cards) for row in rows), MeanAccuracy())


def _periods(rows: Sequence[_Deal], *, weekly: bool) -> Iterator[Period]:
    """The weeks or months in which cards were judged, the oldest first."""
    span = Span.WEEK if weekly else Span.MONTH
    for start, deals in groupby(rows, key=lambda row: period_start(span, row.at)):
        cards = _cards(deals)
        if start is not None and cards.decisions:
            yield Period(start, cards)


@dataclass(frozen=True, slots=True)
class WaitingDeals:
    """A player's deals that are not analysed: how many, and some of them, the latest first."""

    total: int
    latest: tuple[DealPlace, ...]


def waiting_deals(
    connection: Connection, chosen: Selection, user_id: int, limit: int
) -> WaitingDeals:
    """The deals that a player played in person, in finished games, and that are not analysed."""
    mine = games_of(user_id, chosen)
    of_player = analysis_players.c
    analysed = exists().where(
        of_player.table_id == mine.c.table_id,
        of_player.game == mine.c.number,
        of_player.deal == game_deals.c.number,
        of_player.code == analyses.c.code,
        is_current(),
    )
    waiting = (
        select(mine.c.table_id, mine.c.number, game_deals.c.number.label("deal"))
        .join(game_deals, game_deals.c.game_id == mine.c.game_id)
        .where(played_in_person(mine), ~analysed)
    )
    latest = waiting.order_by(mine.c.nth, game_deals.c.number.desc()).limit(limit)
    total = connection.execute(select(func.count()).select_from(waiting.subquery())).scalar_one()
    places = (DealPlace(*row) for row in connection.execute(latest))
    return WaitingDeals(total, tuple(places))
