"""Challenges, by which people compare themselves with the same deals.

A challenge is a shared play: its deals, plays and end are those of ``bot.storage.shared_plays``.
What is kept beside is who called it out, and by which version of the rules it is played.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from sqlalchemy import (
    Connection,
    Select,
    func,
    insert,
    or_,
    select,
    update,
)

from bot.shared_plays.alone import read_alone
from bot.shared_plays.chosen import Chosen
from bot.shared_plays.kinds import PREFIX, ChallengeWay, SharedPlayKind
from bot.storage.database.dependents import delete_with_dependents
from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import (
    card_viewers,
    challenges,
    played_deals,
    shared_play_deals,
    shared_plays,
)
from bot.storage.posts import touch_post
from bot.storage.rows import StoredRows
from bot.storage.shared_deals import drawn_code, read_code, see
from bot.storage.shared_plays import (
    KEPT_FOR,
    add_deal,
    deals_of,
    forget_replies,
    seen_deals,
)
from bot.tables.dealt_cards import fingerprint_of_line
from bot.tables.refusals import TableRefusal, TableRefused
from engine.seats import CLOCKWISE, Seat, Team
from engine.variants import find_variant

CHALLENGE = SharedPlayKind.CHALLENGE

OF_A_GAME = -1
"""Stands for the number of a deal in a list, if it comes from a game that was played."""

MOST_OPEN = 5
"""The challenges that one person may have open at a time."""

LISTED_FOR = timedelta(days=7)
"""The time after its end during which a challenge is listed among the reader's own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Challenge:
    """A challenge, called out on a ``guild``.

    ``outdated``: it ended early, because its rules have changed. ``evening``: the one whose tables
    play it, and nobody else.
    """

    shared_play: int
    code: str
    seed: bytes
    opens_at: datetime
    closes_at: datetime
    guild: int
    host: int
    rules_key: str
    rules_version: int
    way: ChallengeWay = ChallengeWay.ALONE
    outdated: bool = False
    evening: int | None = None

    def is_open(self, now: datetime) -> bool:
        """Whether what is played counts."""
        return now < self.closes_at

    @property
    def has_other_rules(self) -> bool:
        """Whether it began by other rules of its game than this version plays."""
        return self.rules_version != find_variant(self.rules_key).version


@dataclass(frozen=True, slots=True, kw_only=True)
class NewChallenge:
    """A challenge to be stored: its code, host and place, and when it ends."""

    code: str
    guild: int
    host: int
    rules_key: str
    seed: bytes
    opens_at: datetime
    closes_at: datetime
    way: ChallengeWay = ChallengeWay.ALONE
    evening: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeTable:
    """A deal of a challenge as far as it has come at a table, with its people and their seats.

    ``done`` is None until it is over. ``left``: those who were away by then, or had others make
    most of their moves; ``stood_in``: the sides on which somebody else sat for a part of it.
    """

    code: str
    number: int
    table: int
    guild: int
    line: str
    people: tuple[tuple[Seat, int], ...]
    began: datetime
    done: datetime | None = None
    left: frozenset[int] = frozenset()
    stood_in: frozenset[Team] = frozenset()


class GameChallenged(Exception):
    """With the deals of this game somebody challenges others already; ``code`` says where."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class TooManyChallenges(Exception):
    """Somebody has as many challenges open as a person may have."""


CHALLENGES = StoredRows(Challenge, challenges, shared_plays, code=shared_plays.c.name)


def new_code() -> str:
    """A code at random."""
    return drawn_code(PREFIX)


def read_challenge_code(text: str) -> str | None:
    """The code written in a text; None if there is none."""
    return read_code(text, PREFIX)


def call_out(
    connection: Connection,
    new: NewChallenge,
    deals: Sequence[Chosen],
    knowing: Collection[int] = (),
) -> bool:
    """Keep a new challenge with its deals, whose cards the ``knowing`` have seen.

    False if its code is taken: it was called out before. GameChallenged if its deals are those of
    a game with which somebody challenges others already, TooManyChallenges if its host has
    ``MOST_OPEN``.
    """
    row = {"kind": CHALLENGE, "name": new.code, "number": len(deals), "seed": new.seed}
    row["rules_version"] = find_variant(new.rules_key).version
    times = {"opens_at": new.opens_at, "closes_at": new.closes_at}
    play = insert_into(connection, shared_plays).on_conflict_do_nothing()
    if not connection.execute(play, {**row, **times}).rowcount:
        return False
    # Here, as presses may come at once: writes for one server come one after the other.
    if new.evening is None and open_of(connection, new.host, new.opens_at) >= MOST_OPEN:
        raise TooManyChallenges
    cards = [fingerprint_of_line(each.line) for each in deals if each.number == OF_A_GAME]
    if (taken := _open_on_game(connection, cards, new.opens_at)) is not None:
        raise GameChallenged(taken)
    shared_play = connection.execute(
        select(shared_plays.c.id).where(
            shared_plays.c.kind == CHALLENGE, shared_plays.c.name == new.code
        )
    ).scalar_one()
    called = {"guild_id": new.guild, "host_id": new.host}
    row = {"shared_play_id": shared_play, "rules_key": new.rules_key, "way": new.way}
    connection.execute(insert(challenges), {**row, **called, "evening_id": new.evening})
    for number, chosen in enumerate(deals, start=1):
        add_deal(connection, shared_play, number, chosen)
        see(connection, fingerprint_of_line(chosen.line), knowing, new.opens_at)
    forget_replies(connection, new.opens_at)
    return True


def knew_before(connection: Connection, cards: str, user: int, now: datetime) -> bool:
    """Whether somebody knew these cards before they were to be played again, from their game.

    True if that is so of each challenge with them that is open.
    """
    deal, viewer = shared_play_deals.c, card_viewers.c
    seen = select(viewer.seen_at).where(viewer.cards == cards, viewer.user_id == user)
    seen_at = connection.execute(seen).scalar_one_or_none()
    again = (
        select(deal.drawn, shared_plays.c.opens_at)
        .join(shared_plays, shared_plays.c.id == deal.shared_play_id)
        .where(deal.cards == cards, shared_plays.c.closes_at > now)
    )
    return seen_at is not None and all(
        row.drawn == OF_A_GAME and seen_at <= row.opens_at for row in connection.execute(again)
    )


def _open_on_game(connection: Connection, cards: Collection[str], now: datetime) -> str | None:
    """The code of an open challenge with deals of a game that have these cards; None without."""
    deal = shared_play_deals.c
    codes = (
        select(shared_plays.c.name)
        .join(shared_play_deals, deal.shared_play_id == shared_plays.c.id)
        .where(deal.cards.in_(list(cards)), deal.drawn == OF_A_GAME, shared_plays.c.closes_at > now)
        .order_by(shared_plays.c.id)
    )
    return connection.execute(codes.limit(1)).scalar_one_or_none()


def open_of(connection: Connection, host: int, now: datetime) -> int:
    """The number of somebody's open challenges."""
    own = challenges.c.host_id == host, challenges.c.evening_id.is_(None)
    conditions = (*own, shared_plays.c.closes_at > now)
    counted = select(func.count()).select_from(challenges).join(shared_plays).where(*conditions)
    return connection.execute(counted).scalar_one()


def challenge_of(connection: Connection, shared_play: int) -> Challenge | None:
    """A challenge by its shared play; None if there is none."""
    chosen = CHALLENGES.every.where(challenges.c.shared_play_id == shared_play)
    return CHALLENGES.one(connection, chosen)


def challenge_coded(connection: Connection, code: str) -> Challenge | None:
    """A challenge by its code; None if there is none."""
    coded = shared_plays.c.kind == CHALLENGE, shared_plays.c.name == code
    return CHALLENGES.one(connection, CHALLENGES.every.where(*coded))


def see_deals(connection: Connection, shared_play: int, user: int, now: datetime) -> None:
    """Note that somebody knows the cards of all its deals, as whoever can deal them by its seed."""
    known = seen_deals(connection, shared_play, user)
    for deal in deals_of(connection, shared_play):
        if deal.deal not in known:
            see(connection, fingerprint_of_line(deal.line), (user,), now)


def challenges_of(
    connection: Connection, user: int, now: datetime, most: int
) -> tuple[Challenge, ...]:
    """The challenges that a person made or accepted, open or recently ended; latest end first."""
    taken_up = select(played_deals.c.shared_play_id).where(played_deals.c.user_id == user)
    theirs = or_(challenges.c.host_id == user, challenges.c.shared_play_id.in_(taken_up))
    listed = CHALLENGES.every.where(theirs, shared_plays.c.closes_at > now - LISTED_FOR)
    latest = shared_plays.c.closes_at.desc(), shared_plays.c.id
    return CHALLENGES.all(connection, listed.order_by(*latest).limit(most))


def running(connection: Connection, now: datetime) -> tuple[Challenge, ...]:
    """The challenges that are open."""
    return CHALLENGES.all(connection, lately(now).where(shared_plays.c.closes_at > now))


def draw_posts_naming(connection: Connection, user: int) -> None:
    """Let the posts be drawn again that name this person: as host, or for what they played."""
    theirs = select(played_deals.c.shared_play_id).where(played_deals.c.user_id == user)
    named = or_(challenges.c.host_id == user, challenges.c.shared_play_id.in_(theirs))
    begun = select(shared_plays.c.id, shared_plays.c.opens_at).join(challenges).where(named)
    for row in connection.execute(begun).all():
        # They are due at once: any moment that has passed says so.
        touch_post(connection, CHALLENGE, row.id, row.opens_at)


def end_early(
    connection: Connection, shared_play: int, now: datetime, *, outdated: bool = True
) -> None:
    """Close a challenge, because its rules have changed or its evening is over.

    Those who have played keep what they have: it ends after all that they have played, even where
    the clock shows no later time than at the last card, and never later than it would have.
    """
    plays = played_deals.c
    times = select(func.max(plays.started_at), func.max(plays.done_at))
    played = connection.execute(times.where(plays.shared_play_id == shared_play)).one()
    end = max([now, *(at + timedelta.resolution for at in played if at is not None)])
    early = shared_plays.c.id == shared_play, shared_plays.c.closes_at > end
    connection.execute(update(shared_plays).where(*early).values(closes_at=end))
    ended = update(challenges).where(challenges.c.shared_play_id == shared_play)
    connection.execute(ended.values(outdated=outdated))
    touch_post(connection, CHALLENGE, shared_play, now)


def keep_table(connection: Connection, played: ChallengeTable) -> None:
    """Keep how far a deal has come at a table, for each of its people.

    It is done for all but those who left it: for them experts finish it at the end. TableRefused
    for a deal in play, with somebody who has begun it elsewhere: nobody plays a deal twice.
    """
    challenge = challenge_coded(connection, played.code)
    if challenge is None:  # its server has left since
        return
    alone, new = read_alone(played.line), insert_into(connection, played_deals)
    progress = {"line": played.line, "moves": alone.moves}
    for seat, user in played.people:
        key = {"shared_play_id": challenge.shared_play, "deal": played.number, "user_id": user}
        at = {"seat": seat, "at_table": played.table, "guild_id": played.guild}
        seen = played.number in seen_deals(connection, challenge.shared_play, user)
        row = {**key, **progress, **at, "seen": seen, "started_at": played.began}
        connection.execute(new.on_conflict_do_nothing(), row)
    if played.done is None:
        # Of two tables that begin at once the second finds the rows of the first.
        people = [user for _, user in played.people]
        require_new_to(connection, played.code, played.number, people, played.table)
    conditions = (
        played_deals.c.shared_play_id == challenge.shared_play,
        played_deals.c.deal == played.number,
        played_deals.c.at_table == played.table,
        played_deals.c.done_at.is_(None),
    )
    connection.execute(update(played_deals).where(*conditions).values(progress))
    if played.done is None:
        return
    ended = at_its_end(played.line, played.done)
    for seat, user in played.people:
        if user not in played.left:
            stood_in = CLOCKWISE.team(seat) in played.stood_in
            own_row = update(played_deals).where(*conditions, played_deals.c.user_id == user)
            connection.execute(own_row.values(**ended, stood_in=stood_in))
    touch_post(connection, CHALLENGE, challenge.shared_play, played.done)


def require_new_to(
    connection: Connection, code: str, number: int, people: Collection[int], table: int
) -> None:
    """TableRefused if one of these people has begun this deal elsewhere than at this table."""
    elsewhere = (
        select(played_deals.c.user_id)
        .join(shared_plays, shared_plays.c.id == played_deals.c.shared_play_id)
        .where(
            shared_plays.c.kind == CHALLENGE,
            shared_plays.c.name == code,
            played_deals.c.deal == number,
            played_deals.c.user_id.in_(list(people)),
            played_deals.c.at_table.is_distinct_from(table),
        )
        .order_by(played_deals.c.user_id)
    )
    user = connection.execute(elsewhere.limit(1)).scalar()
    if user is not None:
        raise TableRefused(TableRefusal.DEAL_BEGUN, user=user)


def at_its_end(line: str, at: datetime) -> dict[str, object]:
    """What the row of a play says from its end on."""
    alone = read_alone(line)
    first, second = alone.record.scores
    return {"line": line, "moves": alone.moves, "score_0": first, "score_1": second, "done_at": at}


def forget_challenges(connection: Connection, guild: int) -> None:
    """Delete the challenges that were called out on a server, with everything that was played."""
    held = select(challenges.c.shared_play_id).where(challenges.c.guild_id == guild)
    numbers = connection.execute(held).scalars().all()
    delete_with_dependents(connection, shared_plays, shared_plays.c.id.in_(numbers))


def lately(now: datetime) -> Select[tuple[object, ...]]:
    """The challenges that opened lately, by an index: the others have nothing that is due."""
    return CHALLENGES.every.where(
        shared_plays.c.kind == CHALLENGE, shared_plays.c.opens_at > now - KEPT_FOR
    )
