"""Shared plays, their deals, and how people play these alone.

A deal is open while its shared play has not ended: that is a matter of the clock, so that nothing
has to be done at midnight, and nothing can be forgotten. What is played afterwards is unranked.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    func,
    or_,
    select,
    update,
)

from bot.shared_plays.alone import PLAYER, read_alone
from bot.shared_plays.chosen import Chosen, Par
from bot.shared_plays.kinds import SharedPlayKind
from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import (
    alone_replies,
    card_viewers,
    played_deals,
    shared_play_deals,
    shared_plays,
)
from bot.storage.posts import touch_post
from bot.storage.rows import StoredRows
from bot.tables.dealt_cards import fingerprint_of_line
from engine.notation import UnreadableDeal
from engine.options import OptionRefused
from engine.seats import CLOCKWISE, Seat, Team

DAY = SharedPlayKind.DAY

DOWN_FOR = timedelta(hours=6)
"""The downtime on a day after which nobody has missed it."""

FINISHED_WITHIN = timedelta(days=1)
"""The time after the end of a day in which a deal begun on it keeps a streak once it is done."""

KEPT_FOR = timedelta(days=31)
"""The time after its end during which a deal can still be played, unranked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenDeal:
    """A deal of a shared play: ``line`` before the first call, ``model`` as experts play.

    ``par`` tells its best contract, None as long as nobody has asked for it; ``drawn`` is the
    number of the deal in the list of the ``seed``, ``rules_version`` that of the rules by then.
    """

    shared_play: int
    deal: int
    kind: str
    name: str
    number: int
    seed: bytes
    opens_at: datetime
    closes_at: datetime
    line: str
    drawn: int
    model: str
    par: Par | None = None
    rules_version: int = 1

    @property
    def outdated(self) -> bool:
        """Whether its game has other rules by now: its lines may mean something else."""
        try:
            return read_alone(self.line).rules.version != self.rules_version
        except (UnreadableDeal, OptionRefused):
            return True

    @property
    def day(self) -> date:
        """The day of a deal of the day."""
        return date.fromisoformat(self.name)


@dataclass(frozen=True, slots=True, kw_only=True)
class GivenDay:
    """A day that was given its deal, and when the bot was there; ``down``: it was away for long."""

    id: int
    name: str
    opens_at: datetime
    closes_at: datetime
    seen_at: datetime | None
    down: bool

    @property
    def day(self) -> date:
        """The day."""
        return date.fromisoformat(self.name)

    @property
    def was_down(self) -> bool:
        """Whether nobody has missed it: the bot was away."""
        return self.down or self.closes_at - (self.seen_at or self.opens_at) >= DOWN_FOR


@dataclass(frozen=True, slots=True, kw_only=True)
class SoloPlay:
    """A person's play of a deal that many play; ``scores`` of both sides count once it is done.

    ``squares`` and ``accuracy`` are None until the deal was judged. ``seen``: they had seen its
    cards before they began. ``at_table``: the table at which they played it with others, from this
    ``seat``; somebody else ``stood_in`` on their side for a part of it.
    """

    shared_play: int
    deal: int
    user: int
    guild: int
    line: str
    moves: int
    started_at: datetime
    done_at: datetime | None = None
    scores: tuple[int, int] = (0, 0)
    squares: str | None = None
    accuracy: float | None = None
    seen: bool = False
    at_table: int | None = None
    seat: Seat = PLAYER
    stood_in: bool = False

    @property
    def team(self) -> Team:
        """The side on which they play."""
        return CLOCKWISE.team(self.seat)

    @property
    def points(self) -> int:
        """The game points by which their side leads."""
        return self.scores[self.team] - self.scores[self.team.other]


@dataclass(frozen=True, slots=True)
class BegunPlay:
    """A play of a deal, as far as its round asks about it."""

    deal: int
    user: int
    started_at: datetime


DEALS = StoredRows(
    OpenDeal,
    shared_play_deals,
    shared_plays,
    deal=shared_play_deals.c.number,
    number=shared_plays.c.number,
)
GIVEN_DAYS = StoredRows(GivenDay, shared_plays)
BEGUN_PLAYS = StoredRows(BegunPlay, played_deals)
SOLO_PLAYS = StoredRows(
    SoloPlay, played_deals, scores=(played_deals.c.score_0, played_deals.c.score_1)
)


def tables_closed_to(reader: int | None, now: datetime) -> Select[int | None]:
    """The tables at which deals are compared that others may still play, but for the reader's."""
    at = played_deals.c.at_table
    own_tables = select(at).where(played_deals.c.user_id == reader, at.is_not(None))
    return (
        select(at)
        .join(shared_plays, shared_plays.c.id == played_deals.c.shared_play_id)
        .where(at.is_not(None), shared_plays.c.closes_at > now, at.not_in(own_tables))
    )


def is_table_closed_to(connection: Connection, table: int, reader: int, now: datetime) -> bool:
    """Whether deals are compared at this table that others than this reader may still play."""
    closed = tables_closed_to(reader, now).where(played_deals.c.at_table == table)
    return bool(connection.execute(select(closed.exists())).scalar())


def is_open_deal(connection: Connection, cards: str, now: datetime) -> bool:
    """Whether the cards of this fingerprint are to be played in a shared play that is open."""
    open_deals = (
        select(shared_play_deals.c.cards)
        .join(shared_plays, shared_plays.c.id == shared_play_deals.c.shared_play_id)
        .where(shared_play_deals.c.cards == cards, shared_plays.c.closes_at > now)
    )
    return connection.execute(open_deals.limit(1)).first() is not None


def is_played_again(connection: Connection, shared_play: int, now: datetime) -> bool:
    """Whether deals of a shared play that is over are to be played in another one that is open."""
    own = shared_play_deals.alias("own")
    again = (
        select(own.c.number)
        .join(shared_play_deals, shared_play_deals.c.cards == own.c.cards)
        .join(shared_plays, shared_plays.c.id == shared_play_deals.c.shared_play_id)
        .where(
            own.c.shared_play_id == shared_play,
            shared_plays.c.id != shared_play,
            shared_plays.c.closes_at > now,
        )
    )
    return connection.execute(again.limit(1)).first() is not None


def is_playing(connection: Connection, user: int, now: datetime) -> bool:
    """Whether somebody is in the middle of a deal of a shared play that has not ended."""
    unfinished = (
        select(played_deals.c.deal)
        .join(shared_plays, shared_plays.c.id == played_deals.c.shared_play_id)
        .where(
            played_deals.c.user_id == user,
            played_deals.c.done_at.is_(None),
            shared_plays.c.closes_at > now,
        )
    )
    return connection.execute(unfinished.limit(1)).first() is not None


def day_at(connection: Connection, now: datetime) -> OpenDeal | None:
    """The deal of the day that runs; None while there is none, or if it is damaged."""
    conditions = (
        shared_plays.c.kind == DAY,
        shared_plays.c.opens_at <= now,
        shared_plays.c.closes_at > now,
    )
    running = DEALS.all(connection, DEALS.every.where(*conditions).limit(1))
    return next(iter(running), None)


def day_before(connection: Connection, deal: OpenDeal) -> OpenDeal | None:
    """The deal of the day before this one; None before the first."""
    conditions = (shared_plays.c.kind == DAY, shared_plays.c.closes_at <= deal.opens_at)
    latest = DEALS.every.where(*conditions).order_by(shared_plays.c.closes_at.desc())
    # A damaged one is as if there was none: whatever tells of it goes on.
    return next(iter(DEALS.all(connection, latest.limit(1))), None)


def days_since(connection: Connection, first: date, end: date) -> tuple[OpenDeal, ...]:
    """The deals of the day from the first of these days until before the other, in order."""
    names = (first.isoformat(), end.isoformat())
    conditions = (
        shared_plays.c.kind == DAY,
        shared_plays.c.name >= names[0],
        shared_plays.c.name < names[1],
    )
    return DEALS.all(connection, DEALS.every.where(*conditions).order_by(shared_plays.c.name))


def days_ended(connection: Connection, now: datetime, count: int) -> tuple[OpenDeal, ...]:
    """The last deals of the day that have ended, the latest first."""
    conditions = (shared_plays.c.kind == DAY, shared_plays.c.closes_at <= now)
    latest = DEALS.every.where(*conditions).order_by(shared_plays.c.closes_at.desc())
    return DEALS.all(connection, latest.limit(count))


def deal_of(connection: Connection, shared_play: int, deal: int = 1) -> OpenDeal | None:
    """A deal of a shared play; None if there is none."""
    conditions = (shared_plays.c.id == shared_play, shared_play_deals.c.number == deal)
    return DEALS.one(connection, DEALS.every.where(*conditions))


def deals_of(connection: Connection, shared_play: int) -> tuple[OpenDeal, ...]:
    """The deals of a shared play, in order. DamagedRow if one of them is."""
    deals = DEALS.every.where(shared_play_deals.c.shared_play_id == shared_play)
    return DEALS.whole(connection, deals.order_by(shared_play_deals.c.number))


def has_day(connection: Connection, day: date) -> bool:
    """Whether a day has its deal."""
    conditions = (shared_plays.c.kind == DAY, shared_plays.c.name == day.isoformat())
    return connection.execute(select(shared_plays.c.id).where(*conditions)).first() is not None


def add_day(
    connection: Connection,
    day: date,
    bounds: tuple[datetime, datetime],
    seed: bytes,
    chosen: Chosen,
) -> bool:
    """Give a day its deal; False if it has one."""
    if has_day(connection, day):
        return False
    number = connection.execute(
        select(func.coalesce(func.max(shared_plays.c.number), 0) + 1).where(
            shared_plays.c.kind == DAY
        )
    ).scalar_one()
    opens_at, closes_at = bounds
    new = insert_into(connection, shared_plays).on_conflict_do_nothing()
    row = {"kind": DAY, "name": day.isoformat(), "number": number, "seed": seed}
    row["rules_version"] = read_alone(chosen.line).rules.version
    connection.execute(new, {**row, "opens_at": opens_at, "closes_at": closes_at})
    conditions = (shared_plays.c.kind == DAY, shared_plays.c.name == day.isoformat())
    shared_play = connection.execute(select(shared_plays.c.id).where(*conditions)).scalar_one()
    add_deal(connection, shared_play, 1, chosen)
    forget_replies(connection, opens_at)
    return True


def add_deal(connection: Connection, shared_play: int, number: int, chosen: Chosen) -> None:
    """Give a shared play its deal of this number, unless it has one."""
    new = insert_into(connection, shared_play_deals).on_conflict_do_nothing()
    cards = {"line": chosen.line, "cards": fingerprint_of_line(chosen.line), "drawn": chosen.number}
    known = {"model": chosen.model or chosen.line, "par": chosen.par}
    connection.execute(new, {"shared_play_id": shared_play, "number": number, **cards, **known})


def keep_par(connection: Connection, deal: OpenDeal, par: Par) -> None:
    """Store the best contract of a deal."""
    key = shared_play_deals.c.shared_play_id == deal.shared_play
    number = shared_play_deals.c.number == deal.deal
    connection.execute(update(shared_play_deals).where(key, number).values(par=par))


def begin(connection: Connection, deal: OpenDeal, user: int, guild: int, now: datetime) -> SoloPlay:
    """The play of a deal by somebody, begun now or before: there is one try."""
    if (begun := play_of(connection, deal.shared_play, deal.deal, user)) is not None:
        return begun
    # Of two presses at once, in two processes perhaps, the second finds the play of the first.
    new = insert_into(connection, played_deals).on_conflict_do_nothing()
    key = {"shared_play_id": deal.shared_play, "deal": deal.deal, "user_id": user}
    row = {"guild_id": guild, "line": deal.line, "moves": 0, "started_at": now}
    seen = deal.deal in seen_deals(connection, deal.shared_play, user)
    connection.execute(new, {**key, **row, "seen": seen})
    play = play_of(connection, deal.shared_play, deal.deal, user)
    if play is None:
        raise ValueError("a play was just begun")
    return play


def seen_deals(connection: Connection, shared_play: int, user: int) -> frozenset[int]:
    """The deals of a shared play whose cards somebody has seen, or played in another one."""
    deals, others = shared_play_deals, shared_play_deals.alias("other")
    looked = (
        select(deals.c.number)
        .join(card_viewers, card_viewers.c.cards == deals.c.cards)
        .where(deals.c.shared_play_id == shared_play, card_viewers.c.user_id == user)
    )
    played = (
        select(deals.c.number)
        .join(others, others.c.cards == deals.c.cards)
        .join(
            played_deals,
            and_(
                played_deals.c.shared_play_id == others.c.shared_play_id,
                played_deals.c.deal == others.c.number,
            ),
        )
        .where(
            deals.c.shared_play_id == shared_play,
            others.c.shared_play_id != shared_play,
            played_deals.c.user_id == user,
        )
    )
    return frozenset(connection.execute(looked.union(played)).scalars())


def play_of(connection: Connection, shared_play: int, deal: int, user: int) -> SoloPlay | None:
    """A person's play of a deal; None if they have not begun."""
    of_user = _played_by(shared_play, deal, user)
    return SOLO_PLAYS.one(connection, SOLO_PLAYS.every.where(of_user))


def _played_by(shared_play: int, deal: int, user: int) -> ColumnElement[bool]:
    return and_(
        played_deals.c.shared_play_id == shared_play,
        played_deals.c.deal == deal,
        played_deals.c.user_id == user,
    )


def advance(
    connection: Connection,
    play: SoloPlay,
    line: str,
    moves: int,
    done_at: datetime | None = None,
    scores: tuple[int, int] = (0, 0),
) -> bool:
    """Make a play longer; False if another press was first, or the play is done."""
    longer = update(played_deals).where(
        _played_by(play.shared_play, play.deal, play.user),
        played_deals.c.moves == play.moves,
        played_deals.c.done_at.is_(None),
    )
    values = {"line": line, "moves": moves, "done_at": done_at}
    values |= {"score_0": scores[0], "score_1": scores[1]}
    if not connection.execute(longer.values(values)).rowcount:
        return False
    if done_at is not None:  # the post of a challenge tells how far everybody is
        touch_post(connection, SharedPlayKind.CHALLENGE, play.shared_play, done_at)
    return True


def kept_reply(connection: Connection, play: SoloPlay, position: str) -> str | None:
    """The computer's stored action in this position; None if nobody has reached it."""
    conditions = (
        alone_replies.c.shared_play_id == play.shared_play,
        alone_replies.c.deal == play.deal,
        alone_replies.c.position == position,
    )
    return connection.execute(select(alone_replies.c.action).where(*conditions)).scalar()


def keep_reply(connection: Connection, play: SoloPlay, position: str, action: str) -> str:
    """Keep a computer's action at a position unless one is kept, and return the one kept."""
    new = insert_into(connection, alone_replies).on_conflict_do_nothing()
    key = {"shared_play_id": play.shared_play, "deal": play.deal, "position": position}
    connection.execute(new, {**key, "action": action})
    return kept_reply(connection, play, position) or action


def judge(connection: Connection, play: SoloPlay, squares: str, accuracy: float | None) -> None:
    """Note what was found of a play that is done."""
    judged = update(played_deals).where(_played_by(play.shared_play, play.deal, play.user))
    connection.execute(judged.values(squares=squares, accuracy=accuracy))


def unjudged(connection: Connection, now: datetime) -> tuple[SoloPlay, ...]:
    """The plays that are done and wait to be judged, the oldest first."""
    lately = select(shared_plays.c.id).where(
        shared_plays.c.kind == DAY, shared_plays.c.opens_at > now - 2 * KEPT_FOR
    )
    conditions = (
        played_deals.c.shared_play_id.in_(lately),
        played_deals.c.done_at.is_not(None),
        played_deals.c.squares.is_(None),
    )
    oldest = SOLO_PLAYS.every.where(*conditions).order_by(played_deals.c.done_at)
    return SOLO_PLAYS.all(connection, oldest)


def all_plays(connection: Connection, shared_play: int) -> tuple[SoloPlay, ...]:
    """Every play of a shared play, done or not."""
    of_shared_play = played_deals.c.shared_play_id == shared_play
    return SOLO_PLAYS.all(connection, SOLO_PLAYS.every.where(of_shared_play))


def begun_plays(connection: Connection, shared_play: int) -> tuple[BegunPlay, ...]:
    """Who has begun which deal, without what was played: of 40 tables that takes a third of it."""
    of_play = played_deals.c.shared_play_id == shared_play
    return BEGUN_PLAYS.all(connection, BEGUN_PLAYS.every.where(of_play))


def plays_of_deal(connection: Connection, shared_play: int, deal: int) -> tuple[SoloPlay, ...]:
    """Every play of a deal, and of others those by people who had seen one."""
    one = or_(played_deals.c.deal == deal, played_deals.c.seen)
    chosen = SOLO_PLAYS.every.where(played_deals.c.shared_play_id == shared_play, one)
    return SOLO_PLAYS.all(connection, chosen)


def ranked_plays(connection: Connection, deals: Collection[int]) -> tuple[SoloPlay, ...]:
    """The plays of these shared plays that were done before the end."""
    in_time = (
        played_deals.c.shared_play_id.in_(list(deals)),
        played_deals.c.done_at < shared_plays.c.closes_at,
    )
    of_play = shared_plays.c.id == played_deals.c.shared_play_id
    return SOLO_PLAYS.all(connection, SOLO_PLAYS.every.join(shared_plays, of_play).where(*in_time))


def players_of(connection: Connection, guild: int) -> frozenset[int]:
    """The people who have begun a deal on a server, on any day: its leaderboard is theirs."""
    players = select(played_deals.c.user_id).where(played_deals.c.guild_id == guild)
    return frozenset(connection.execute(players.distinct()).scalars())


def met_by(connection: Connection, user: int) -> frozenset[int]:
    """The people who have begun a deal on a server where this person has: they may be named."""
    plays = played_deals.c
    servers = select(plays.guild_id).where(plays.user_id == user, plays.guild_id > 0)
    met = select(plays.user_id).where(plays.guild_id.in_(servers))
    return frozenset(connection.execute(met.distinct()).scalars())


def days_of(connection: Connection, user: int) -> tuple[frozenset[date], frozenset[date]]:
    """The days that somebody has played, and those that count for all: the bot was away.

    A deal that was begun on its day and finished on the next counts here, and nowhere else.
    """
    of_days = GIVEN_DAYS.every.where(shared_plays.c.kind == DAY)
    given = GIVEN_DAYS.all(connection, of_days.order_by(shared_plays.c.name))
    away = {each.day for each in given if each.was_down}
    if given:  # days without a deal at all: the bot was away then, too
        first, last = given[0].day, given[-1].day
        every = {first + timedelta(days=each) for each in range((last - first).days)}
        away |= every - {each.day for each in given}
    played = (
        select(shared_plays.c.id, shared_plays.c.closes_at, played_deals.c.done_at)
        .join(played_deals, played_deals.c.shared_play_id == shared_plays.c.id)
        .where(
            shared_plays.c.kind == DAY,
            played_deals.c.user_id == user,
            played_deals.c.done_at.is_not(None),
            played_deals.c.started_at < shared_plays.c.closes_at,
        )
    )
    rows = connection.execute(played).all()
    finished = {row.id for row in rows if row.done_at < row.closes_at + FINISHED_WITHIN}
    return frozenset(each.day for each in given if each.id in finished), frozenset(away)


NOTED_EVERY = timedelta(minutes=10)
"""The least time between two notes that the bot is there: notes stay cheap."""


def note_presence(connection: Connection, deal: OpenDeal, now: datetime) -> None:
    """Note that the bot is there on the day of a deal, and whether it was away for long.

    A deal that can be played no more, as its rules have changed, counts as that.
    """
    of_day = shared_plays.c.id == deal.shared_play
    noted = connection.execute(select(shared_plays.c.seen_at).where(of_day)).scalar()
    seen = noted or deal.opens_at
    if now - seen >= NOTED_EVERY or seen == deal.opens_at:
        values: dict[str, object] = {"seen_at": now}
        if now - seen >= DOWN_FOR or deal.outdated:
            values["down"] = True
        connection.execute(update(shared_plays).where(of_day).values(values))


def forget_replies(connection: Connection, now: datetime) -> None:
    """Forget the replies, and the unfinished plays, of deals that are not to be played any more.

    The post of a challenge that named somebody for such a play is drawn again.
    """
    over = select(shared_plays.c.id).where(shared_plays.c.closes_at < now - KEPT_FOR)
    connection.execute(delete(alone_replies).where(alone_replies.c.shared_play_id.in_(over)))
    unfinished = (
        played_deals.c.shared_play_id.in_(over),
        played_deals.c.done_at.is_(None),
    )
    forgotten = select(played_deals.c.shared_play_id).where(*unfinished).distinct()
    for shared_play in connection.execute(forgotten).scalars().all():
        touch_post(connection, SharedPlayKind.CHALLENGE, shared_play, now)
    connection.execute(delete(played_deals).where(*unfinished))


def every_solo_play(connection: Connection) -> tuple[SoloPlay, ...]:
    """Every play, done or not."""
    return SOLO_PLAYS.all(connection, SOLO_PLAYS.every.order_by(*played_deals.primary_key))


def every_deal(connection: Connection) -> tuple[OpenDeal, ...]:
    """The deals of every shared play, open or not."""
    return DEALS.all(connection, DEALS.every.order_by(*shared_play_deals.primary_key))
