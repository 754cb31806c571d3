"""What experts make of challenges: deals that were left, and tables to compare people with."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import Connection, exists, select, update

from bot.shared_plays.alone import read_alone
from bot.shared_plays.kinds import ChallengeWay
from bot.storage.challenges import CHALLENGE, CHALLENGES, Challenge, at_its_end, lately
from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import challenges, expert_plays, played_deals, shared_plays
from bot.storage.errors import DamagedRow
from bot.storage.posts import touch_post
from bot.storage.rows import StoredRows
from bot.storage.shared_plays import SoloPlay, all_plays, deals_of
from engine.notation import UnreadableDeal
from engine.options import OptionRefused

EXPERT_TABLES = 3
"""The tables of experts with which people at tables are compared."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BegunDeal:
    """A deal of a challenge that somebody began and did not finish: experts do at its end."""

    shared_play: int
    deal: int
    line: str
    seed: bytes
    at_table: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpertPlay:
    """A deal of a challenge as a table of experts played it."""

    shared_play: int
    deal: int
    number: int
    line: str
    scores: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class DueDeal:
    """A deal that a table of experts is to play, from its line, by the luck of a seed."""

    shared_play: int
    deal: int
    number: int
    line: str
    seed: bytes


EXPERT_PLAYS = StoredRows(
    ExpertPlay, expert_plays, scores=(expert_plays.c.score_0, expert_plays.c.score_1)
)


def begun_due(connection: Connection, now: datetime) -> BegunDeal | None:
    """The next deal that was begun in a challenge that is over, and that nobody has finished."""
    over = lately(now).where(~challenges.c.outdated, shared_plays.c.closes_at <= now)
    plays = played_deals.c
    for challenge in CHALLENGES.all(connection, over):
        begun = select(plays.deal, plays.line, plays.at_table).where(
            plays.shared_play_id == challenge.shared_play,
            plays.done_at.is_(None),
            # What is begun after the end is played for itself.
            plays.started_at < challenge.closes_at,
        )
        for deal, line, at_table in connection.execute(begun.order_by(plays.deal, plays.user_id)):
            if not challenge.has_other_rules and _is_readable(line):
                return BegunDeal(
                    shared_play=challenge.shared_play,
                    deal=deal,
                    line=line,
                    seed=challenge.seed,
                    at_table=at_table,
                )
    return None


def _is_readable(line: str) -> bool:
    """Whether experts can go on from a line: a damaged one lets no other wait."""
    try:
        read_alone(line)
    except (UnreadableDeal, OptionRefused):
        return False
    return True


def finish_begun(connection: Connection, begun: BegunDeal, line: str, at: datetime) -> None:
    """Keep how experts have finished a deal, for all who left it at the same place and line."""
    rows = update(played_deals).where(
        played_deals.c.shared_play_id == begun.shared_play,
        played_deals.c.deal == begun.deal,
        played_deals.c.line == begun.line,
        played_deals.c.at_table.is_not_distinct_from(begun.at_table),
        played_deals.c.done_at.is_(None),
    )
    connection.execute(rows.values(at_its_end(line, at)))
    touch_post(connection, CHALLENGE, begun.shared_play, at)


def keep_experts(connection: Connection, play: ExpertPlay, at: datetime) -> None:
    """Keep how a table of experts has played a deal."""
    new = insert_into(connection, expert_plays).on_conflict_do_nothing()
    connection.execute(new, EXPERT_PLAYS.values(play))
    touch_post(connection, CHALLENGE, play.shared_play, at)


def experts_of(connection: Connection, shared_play: int) -> tuple[ExpertPlay, ...]:
    """The deals of a challenge as tables of experts have played them."""
    chosen = EXPERT_PLAYS.every.where(expert_plays.c.shared_play_id == shared_play)
    return EXPERT_PLAYS.all(connection, chosen.order_by(*expert_plays.primary_key))


def every_expert_play(connection: Connection) -> tuple[ExpertPlay, ...]:
    """All that tables of experts have played."""
    return EXPERT_PLAYS.all(connection, EXPERT_PLAYS.every.order_by(*expert_plays.primary_key))


def for_experts(challenge: Challenge, plays: Iterable[SoloPlay], count: int) -> frozenset[int]:
    """The deals that tables of experts are to play, once a challenge at tables is over.

    Of an evening those alone that one table has begun, and no other.
    """
    if challenge.evening is None:
        return frozenset(range(1, count + 1))
    tables = {(play.deal, play.at_table) for play in plays}
    begun = Counter(deal for deal, _ in tables)
    return frozenset(deal for deal, times in begun.items() if times == 1)


def experts_due(connection: Connection, now: datetime) -> DueDeal | None:
    """The next deal for a table of experts, from challenges at tables that are over."""
    over = lately(now).where(
        challenges.c.way == ChallengeWay.TABLE,
        ~challenges.c.outdated,
        shared_plays.c.closes_at <= now,
        exists().where(played_deals.c.shared_play_id == shared_plays.c.id),
    )
    for challenge in CHALLENGES.all(connection, over):
        try:
            deals = deals_of(connection, challenge.shared_play)
        except DamagedRow:  # nobody finds all of its deals, and the others do not wait for it
            continue
        # By their keys, whatever else is damaged: what is kept is not played for ever.
        kept = select(expert_plays.c.deal, expert_plays.c.number)
        kept = kept.where(expert_plays.c.shared_play_id == challenge.shared_play)
        done = set(map(tuple, connection.execute(kept)))
        of_evening = challenge.evening is not None
        plays = all_plays(connection, challenge.shared_play) if of_evening else ()
        wanted = for_experts(challenge, plays, len(deals))
        for deal in deals:
            if deal.deal not in wanted:
                continue
            for number in range(1, EXPERT_TABLES + 1):
                if (deal.deal, number) not in done and not deal.outdated:
                    return DueDeal(
                        shared_play=challenge.shared_play,
                        deal=deal.deal,
                        number=number,
                        line=deal.line,
                        seed=deal.seed,
                    )
    return None
