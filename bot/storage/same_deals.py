"""Evenings whose tables play the same deals: the challenge of each, and what it has come to."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, func, select

from bot.evenings import Evening
from bot.ratings.ladders import Season
from bot.shared_plays.marks import ChallengeResults, LeftPlay, Place
from bot.storage.challenge_experts import experts_of
from bot.storage.challenges import CHALLENGES, Challenge, challenge_coded
from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import (
    challenges,
    missed_deals,
    shared_play_deals,
    shared_plays,
)
from bot.storage.rows import StoredRows
from bot.storage.shared_plays import SoloPlay, all_plays, plays_of_deal


@dataclass(frozen=True, slots=True)
class MissedDeal:
    """A deal that somebody missed, who had left the evening by then."""

    shared_play: int
    deal: int
    user: int


MISSED_DEALS = StoredRows(MissedDeal, missed_deals)


def challenge_tonight(connection: Connection, kept: Evening) -> Challenge | None:
    """The challenge that the tables of an evening play just now; None before it is called out."""
    own = challenges.c.evening_id == kept.id, shared_plays.c.opens_at >= kept.starts_at
    latest = CHALLENGES.every.where(*own).order_by(shared_plays.c.opens_at.desc())
    return CHALLENGES.one(connection, latest.limit(1))


def note_missed(
    connection: Connection, shared_play: int, missed: Iterable[tuple[int, int]]
) -> None:
    """Note the deals that people have missed, each with who did."""
    new = insert_into(connection, missed_deals).on_conflict_do_nothing()
    for deal, user in missed:
        connection.execute(new, MISSED_DEALS.values(MissedDeal(shared_play, deal, user)))


def results_of(
    connection: Connection, challenge: Challenge, plays: Sequence[SoloPlay]
) -> ChallengeResults:
    """What these plays of a challenge come to, with those of tables of experts."""
    points: dict[int, dict[int, int]] = {}
    places: dict[int, dict[int, Place]] = {}
    left: dict[int, dict[int, LeftPlay]] = {}
    begun = [play for play in plays if play.started_at < challenge.closes_at]
    for play in begun:
        if play.done_at is None:
            continue
        if play.done_at < challenge.closes_at:
            points.setdefault(play.deal, {})[play.user] = play.points
            if play.at_table is not None:
                places.setdefault(play.deal, {})[play.user] = (play.at_table, play.team)
        else:  # what was begun and left is finished by experts, once the challenge is over
            place = (play.at_table or play.user, play.team)
            left.setdefault(play.deal, {})[play.user] = LeftPlay(play.points, place)
    leads: dict[int, list[int]] = {}
    for each in experts_of(connection, challenge.shared_play):
        leads.setdefault(each.deal, []).append(each.scores[0] - each.scores[1])
    of_play = shared_play_deals.c.shared_play_id == challenge.shared_play
    counted = select(func.count()).select_from(shared_play_deals).where(of_play)
    return ChallengeResults(
        count=connection.execute(counted).scalar_one(),
        points=points,
        users={play.user for play in begun},
        seen=frozenset(play.user for play in plays if play.seen),
        places=places,
        experts=leads,
        left=left,
        missed=None if challenge.evening is None else _missed(connection, challenge.shared_play),
    )


def deal_compared(
    connection: Connection, code: str, deal: int, user: int
) -> tuple[ChallengeResults, SoloPlay] | None:
    """What a deal of a challenge has come to so far, and somebody's play; None before its end."""
    challenge = challenge_coded(connection, code)
    plays = () if challenge is None else plays_of_deal(connection, challenge.shared_play, deal)
    own = next((play for play in plays if (play.user, play.deal) == (user, deal)), None)
    if challenge is None or own is None or own.done_at is None:
        return None
    return results_of(connection, challenge, plays), own


def _missed(connection: Connection, shared_play: int) -> dict[int, set[int]]:
    chosen = MISSED_DEALS.every.where(missed_deals.c.shared_play_id == shared_play)
    missed: dict[int, set[int]] = {}
    for each in MISSED_DEALS.all(connection, chosen):
        missed.setdefault(each.deal, set()).add(each.user)
    return missed


def season_of(
    connection: Connection, evening: int, season: Season, now: datetime
) -> tuple[ChallengeResults, ...]:
    """The results of each of an evening's days in a season that is over, the first day first."""
    in_season = shared_plays.c.opens_at >= season.begins, shared_plays.c.opens_at < season.ends
    over = challenges.c.evening_id == evening, shared_plays.c.closes_at <= now, *in_season
    chosen = CHALLENGES.every.where(*over).order_by(shared_plays.c.opens_at)
    every = (
        results_of(connection, each, all_plays(connection, each.shared_play))
        for each in CHALLENGES.all(connection, chosen)
    )
    return tuple(results for results in every if results.users)
