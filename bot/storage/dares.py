"""Dares, as code calls the challenges by which people compare themselves with the same deals.

A dare is a tournament: its deals, plays and end are those of ``bot.storage.tournaments``. What is
kept beside is who called it out, where its post is, and by which version of the rules it is played.
"""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from enum import StrEnum

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Update,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import (
    OF_A_TOURNAMENT,
    dares,
    expert_plays,
    tournament_plays,
    tournaments,
)
from bot.storage.shared_deals import drawn_code, read_code, see
from bot.storage.tournaments import (
    KEPT_FOR,
    add_deal,
    deals_of,
    forget_replies,
    seen_deals,
)
from bot.tables.dealt_cards import fingerprint_of_line
from bot.tournaments.alone import read_alone
from bot.tournaments.chosen import Chosen
from engine.seats import CLOCKWISE, Seat, Team
from engine.variants import find_variant

DARE = "dare"
"""The kind of these tournaments; the name of one is its code."""

PREFIX = "C-"


class DareWay(StrEnum):
    """The way in which the deals of a dare are played."""

    ALONE = "alone"
    """Everybody from South, with three experts."""
    PAIR = "pair"
    """Two people at a table, against two experts."""
    TABLE = "table"
    """Four people at a table; tables of experts play the same deals once it is over."""


OF_A_GAME = -1
"""Stands for the number of a deal in a list, if it comes from a game that was played."""

EXPERT_TABLES = 3
"""The tables of experts with which people at tables are compared."""

MOST_OPEN = 5
"""The dares that one person may have open at a time."""

LISTED_FOR = timedelta(days=7)
"""The time after its end during which a dare is listed among the reader's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Dare:
    """A dare: ``guild`` and ``channel`` are where it was called out, ``message`` is its post.

    ``outdated``: it ended early, because its rules have changed.
    """

    tournament: int
    code: str
    seed: bytes
    opens_at: datetime
    closes_at: datetime
    guild: int
    host: int
    rules_key: str
    rules_version: int
    way: DareWay = DareWay.ALONE
    outdated: bool = False
    channel: int | None = None
    message: int | None = None

    def is_open(self, now: datetime) -> bool:
        """Whether what is played counts."""
        return now < self.closes_at

    @property
    def has_other_rules(self) -> bool:
        """Whether it began by other rules of its game than this version plays."""
        return self.rules_version != find_variant(self.rules_key).version


@dataclass(frozen=True, slots=True, kw_only=True)
class NewDare:
    """A dare to be stored: its code, host and place, and when it ends."""

    code: str
    guild: int
    host: int
    rules_key: str
    seed: bytes
    opens_at: datetime
    closes_at: datetime
    way: DareWay = DareWay.ALONE


@dataclass(frozen=True, slots=True, kw_only=True)
class DareTable:
    """A deal of a dare as it was played at a table, with its people and their seats.

    ``stood_in``: the sides on which somebody else sat for a part of it.
    """

    code: str
    number: int
    table: int
    guild: int
    line: str
    people: tuple[tuple[Seat, int], ...]
    stood_in: frozenset[Team]
    began: datetime
    done: datetime


@dataclass(frozen=True, slots=True, kw_only=True)
class ExpertPlay:
    """A deal of a dare as a table of experts played it."""

    tournament: int
    deal: int
    number: int
    line: str
    scores: tuple[int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class DueDeal:
    """A deal that a table of experts is to play, from its line, by the luck of a seed."""

    tournament: int
    deal: int
    number: int
    line: str
    seed: bytes


def new_code() -> str:
    """A code at random."""
    return drawn_code(PREFIX)


def read_dare_code(text: str) -> str | None:
    """The code written in a text; None if there is none."""
    return read_code(text, PREFIX)


def call_out(
    connection: Connection, new: NewDare, deals: Sequence[Chosen], knowing: Collection[int] = ()
) -> bool:
    """Keep a new dare with its deals, whose cards the ``knowing`` have seen.

    False if its code is taken: it was called out before.
    """
    row = {"kind": DARE, "name": new.code, "number": len(deals), "seed": new.seed}
    row["rules_version"] = find_variant(new.rules_key).version
    times = {"opens_at": new.opens_at, "closes_at": new.closes_at}
    made = insert_into(connection, tournaments).on_conflict_do_nothing()
    if not connection.execute(made, {**row, **times}).rowcount:
        return False
    tournament = connection.execute(
        select(tournaments.c.id).where(tournaments.c.kind == DARE, tournaments.c.name == new.code)
    ).scalar_one()
    own = {"guild_id": new.guild, "host_id": new.host, "changed_at": new.opens_at}
    row = {"tournament_id": tournament, "rules_key": new.rules_key, "way": new.way}
    connection.execute(insert(dares), {**row, **own})
    for number, chosen in enumerate(deals, start=1):
        add_deal(connection, tournament, number, chosen)
        see(connection, fingerprint_of_line(chosen.line), knowing, new.opens_at)
    forget_replies(connection, new.opens_at)
    return True


def open_of(connection: Connection, host: int, now: datetime) -> int:
    """The number of somebody's open dares."""
    here = (dares.c.host_id == host, tournaments.c.closes_at > now)
    counted = select(func.count()).select_from(dares).join(tournaments).where(*here)
    return connection.execute(counted).scalar_one()


def dare_of(connection: Connection, tournament: int) -> Dare | None:
    """A dare by its tournament; None if there is none."""
    return _first(connection, dares.c.tournament_id == tournament)


def dare_coded(connection: Connection, code: str) -> Dare | None:
    """A dare by its code; None if there is none."""
    return _first(connection, tournaments.c.kind == DARE, tournaments.c.name == code)


def dares_of(connection: Connection, user: int, now: datetime, most: int) -> tuple[Dare, ...]:
    """The dares that a person made or accepted, open or recently ended; latest end first."""
    taken_up = select(tournament_plays.c.tournament_id).where(tournament_plays.c.user_id == user)
    own = or_(dares.c.host_id == user, dares.c.tournament_id.in_(taken_up))
    listed = (
        _dares()
        .where(own, tournaments.c.closes_at > now - LISTED_FOR)
        .order_by(tournaments.c.closes_at.desc(), tournaments.c.id)
    )
    return tuple(map(_dare, connection.execute(listed.limit(most))))


def posts_due(connection: Connection, now: datetime) -> tuple[Dare, ...]:
    """The dares whose posts do not show what has come since, or that they have ended."""
    ended = tournaments.c.closes_at <= now
    due = or_(
        dares.c.drawn_at <= dares.c.changed_at,
        ended & (dares.c.drawn_at < tournaments.c.closes_at),
    )
    rows = connection.execute(_lately(now).where(dares.c.message_id.is_not(None), due))
    return tuple(map(_dare, rows))


def running(connection: Connection, now: datetime) -> tuple[Dare, ...]:
    """The dares that are open."""
    rows = connection.execute(_lately(now).where(tournaments.c.closes_at > now))
    return tuple(map(_dare, rows))


def note_post(
    connection: Connection, tournament: int, at: datetime, channel: int, message: int
) -> None:
    """Note where the post of a dare is, and that it shows what there was at this moment."""
    values = {"channel_id": channel, "message_id": message, "drawn_at": at}
    connection.execute(_own(tournament).values(values))


def lose_post(connection: Connection, tournament: int) -> None:
    """Note that the post of a dare is gone; its code opens it as before."""
    connection.execute(_own(tournament).values(message_id=None))


def end_early(connection: Connection, tournament: int, now: datetime) -> None:
    """Close a dare whose rules have changed: those who have played keep what they have."""
    own = tournaments.c.id == tournament
    connection.execute(update(tournaments).where(own).values(closes_at=now))
    connection.execute(_own(tournament).values(outdated=True, changed_at=now))


def keep_table(connection: Connection, played: DareTable) -> None:
    """Keep how a deal was played at a table, for each of its people; their first play counts."""
    dare = dare_coded(connection, played.code)
    if dare is None:  # its server has left since
        return
    alone, new = read_alone(played.line), insert_into(connection, tournament_plays)
    scores = dict(zip(("score_0", "score_1"), alone.record.scores, strict=True))
    told = {"guild_id": played.guild, "line": played.line, "moves": alone.moves, **scores}
    times = {"started_at": played.began, "done_at": played.done, "at_table": played.table}
    for seat, user in played.people:
        key = {"tournament_id": dare.tournament, "deal": played.number, "user_id": user}
        own: dict[str, object] = {"seat": seat, "stood_in": CLOCKWISE.team(seat) in played.stood_in}
        own["seen"] = played.number in seen_deals(connection, dare.tournament, user)
        connection.execute(new.on_conflict_do_nothing(), {**key, **told, **times, **own})
    connection.execute(_own(dare.tournament).values(changed_at=played.done))


def keep_experts(connection: Connection, play: ExpertPlay, at: datetime) -> None:
    """Keep how a table of experts has played a deal."""
    key = {"tournament_id": play.tournament, "deal": play.deal, "number": play.number}
    told = {"line": play.line, "score_0": play.scores[0], "score_1": play.scores[1]}
    new = insert_into(connection, expert_plays).on_conflict_do_nothing()
    connection.execute(new, {**key, **told})
    connection.execute(_own(play.tournament).values(changed_at=at))


def experts_of(connection: Connection, tournament: int) -> tuple[ExpertPlay, ...]:
    """The deals of a dare as tables of experts have played them."""
    own = select(expert_plays).where(expert_plays.c.tournament_id == tournament)
    return tuple(map(_expert_play, connection.execute(own.order_by(*expert_plays.primary_key))))


def every_expert_play(connection: Connection) -> Iterable[ExpertPlay]:
    """All that tables of experts have played."""
    rows = connection.execute(select(expert_plays).order_by(*expert_plays.primary_key))
    return map(_expert_play, rows)


def experts_due(connection: Connection, now: datetime) -> DueDeal | None:
    """The next deal for a table of experts, from dares that are over and were played at tables."""
    over = _lately(now).where(
        dares.c.way == DareWay.TABLE,
        ~dares.c.outdated,
        tournaments.c.closes_at <= now,
        exists().where(tournament_plays.c.tournament_id == tournaments.c.id),
    )
    for dare in map(_dare, connection.execute(over)):
        done = {(play.deal, play.number) for play in experts_of(connection, dare.tournament)}
        for deal in deals_of(connection, dare.tournament):
            for number in range(1, EXPERT_TABLES + 1):
                if (deal.deal, number) not in done and not deal.outdated:
                    return DueDeal(
                        tournament=dare.tournament,
                        deal=deal.deal,
                        number=number,
                        line=deal.line,
                        seed=deal.seed,
                    )
    return None


def forget_dares(connection: Connection, guild: int) -> None:
    """Delete the dares that were called out on a server, with everything that was played."""
    held = select(dares.c.tournament_id).where(dares.c.guild_id == guild)
    numbers = connection.execute(held).scalars().all()
    for rows in OF_A_TOURNAMENT:
        connection.execute(delete(rows).where(rows.c.tournament_id.in_(numbers)))
    connection.execute(delete(tournaments).where(tournaments.c.id.in_(numbers)))


def _own(tournament: int) -> Update:
    return update(dares).where(dares.c.tournament_id == tournament)


def _dares() -> Select[tuple[object, ...]]:
    return select(*tournaments.c, *(c for c in dares.c if c.name != "tournament_id")).join(
        dares, dares.c.tournament_id == tournaments.c.id
    )


def _lately(now: datetime) -> Select[tuple[object, ...]]:
    """The dares that opened lately, by an index: the others have nothing that is due."""
    return _dares().where(tournaments.c.kind == DARE, tournaments.c.opens_at > now - KEPT_FOR)


def _first(connection: Connection, *here: ColumnElement[bool]) -> Dare | None:
    row = connection.execute(_dares().where(*here)).first()
    return None if row is None else _dare(row)


def _expert_play(row: Row[tuple[object, ...]]) -> ExpertPlay:
    return ExpertPlay(
        tournament=row.tournament_id,
        deal=row.deal,
        number=row.number,
        line=row.line,
        scores=(row.score_0, row.score_1),
    )


def _dare(row: Row[tuple[object, ...]]) -> Dare:
    return Dare(
        tournament=row.id,
        code=row.name,
        seed=row.seed,
        opens_at=row.opens_at,
        closes_at=row.closes_at,
        guild=row.guild_id,
        host=row.host_id,
        rules_key=row.rules_key,
        rules_version=row.rules_version,
        way=DareWay(row.way),
        outdated=row.outdated,
        channel=row.channel_id,
        message=row.message_id,
    )
