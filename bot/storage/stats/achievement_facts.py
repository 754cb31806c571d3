"""The facts of a player's games, oldest first, from which achievements are computed.

Run it in a reader, not on the event loop: the games of years take a while.
"""

from datetime import datetime
from itertools import groupby
from operator import attrgetter, itemgetter

from sqlalchemy import Connection, RowMapping, select

from bot.achievements import (
    Achievement,
    AchievementProgress,
    DealFacts,
    GameFacts,
    newly_earned,
    standings,
)
from bot.storage.database.columns import Unreadable
from bot.storage.database.schema import game_deals, game_players
from bot.storage.stats.history import GameOutcome, Selection, games_of, played_in_person
from bot.tables.occupants import is_erased
from engine.players import Level

EVERYTHING = Selection()


def standings_of(connection: Connection, user_id: int) -> tuple[AchievementProgress, ...]:
    """The progress of this person with every achievement."""
    return standings(facts_of(connection, user_id))


def earned_since(connection: Connection, user_id: int, moment: datetime) -> tuple[Achievement, ...]:
    """The achievements of this person's last game, if it ended after this moment."""
    games = facts_of(connection, user_id)
    return newly_earned(games) if games and games[-1].finished_at > moment else ()


def facts_of(connection: Connection, user_id: int) -> tuple[GameFacts, ...]:
    """All the games that this person finished, on every server."""
    mine = games_of(user_id, EVERYTHING)
    games = connection.execute(select(mine).order_by(mine.c.nth.desc())).mappings().all()
    rows = connection.execute(
        select(game_deals, played_in_person(mine).label("there"))
        .join(mine, mine.c.game_id == game_deals.c.game_id)
        .order_by(game_deals.c.game_id, game_deals.c.number)
    ).mappings()
    deals = (row for row in rows if not any(isinstance(each, Unreadable) for each in row.values()))
    seats = game_players.c
    others = connection.execute(
        select(seats.game_id, seats.seat, seats.team, seats.user_id, seats.level)
        .join(mine, mine.c.game_id == seats.game_id)
        .where(seats.seat != mine.c.seat)
        .order_by(seats.game_id)
    )
    of_game = {number: list(each) for number, each in groupby(deals, itemgetter("game_id"))}
    beside = {number: list(each) for number, each in groupby(others, attrgetter("game_id"))}
    return tuple(
        GameFacts(
            finished_at=game["finished_at"],
            family=game["family"],
            won=game["outcome"] == GameOutcome.WON,
            score=game["score"],
            others=game["others"],
            target=game["target"],
            dealt=game["deals"],
            belotes=game["belotes"],
            moves=game["moves"],
            thinking=game["thinking"],
            partners=tuple(
                other.user_id
                for other in beside.get(game["game_id"], ())
                if other.team == game["team"] and other.user_id is not None
                if not is_erased(other.user_id)  # one erased person is somebody else at each table
            ),
            against=tuple(
                Level(other.level) if other.level in set(Level) else None
                for other in beside.get(game["game_id"], ())
                if other.team != game["team"]
            ),
            deals=tuple(_deal(deal, game) for deal in of_game.get(game["game_id"], ())),
        )
        for game in games
    )


def _deal(deal: RowMapping, game: RowMapping) -> DealFacts:
    """A deal from the player's side; if a computer played it for them, only named parts count."""
    team, there = game["team"], deal["there"]
    took = deal["declarer_id"] == game["user_id"]
    attacked = deal["attack"] == team
    scores = (deal["score_0"], deal["score_1"])
    return DealFacts(
        took=took,
        attacked=attacked,
        doubled=deal["doubler_id"] == game["user_id"],
        kind=deal["kind"],
        value=deal["value"],
        trump=deal["trump"],
        doubles=deal["doubles"],
        result=deal["result"],
        margin=deal["margin"],
        swept=there and deal["sweep"] == team,
        was_swept=there and deal["sweep"] == 1 - team,
        score=scores[team],
        others=scores[1 - team],
    )
