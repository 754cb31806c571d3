"""The posts of the bot that are drawn again once what they are about has changed.

What a post is about is a row of another table, by the number of its ``kind``. Whoever changes that
row touches its posts in the same transaction: whatever fails afterwards, they are still due. The
same may be posted in several places: each is drawn again, so that none goes on to name somebody who
is erased.
"""

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import ColumnElement, Connection, and_, delete, update

from bot.storage.database.dialects import insert_into
from bot.storage.database.schema import posts
from bot.storage.rows import StoredRows


@dataclass(frozen=True, slots=True)
class KeptPost:
    """Where a post is, and the moment from which it is to be drawn again; None if it is not."""

    kind: str
    about: int
    guild: int
    channel: int
    message: int
    due_at: datetime | None = None


POSTS = StoredRows(KeptPost, posts)


def keep_post(connection: Connection, post: KeptPost) -> None:
    """Keep where a post is."""
    new = insert_into(connection, posts).on_conflict_do_nothing()
    connection.execute(new, POSTS.values(post))


def posts_about(connection: Connection, kind: str, about: int) -> tuple[KeptPost, ...]:
    """The posts about this that are drawn again, the oldest first."""
    every = POSTS.every.where(_about(kind, about))
    return POSTS.all(connection, every.order_by(posts.c.message_id))


def touch_post(connection: Connection, kind: str, about: int, at: datetime) -> None:
    """What posts are about changes at this moment: they are to be drawn again, if there are any."""
    connection.execute(update(posts).where(_about(kind, about)).values(due_at=at))


def posts_due(connection: Connection, now: datetime) -> tuple[KeptPost, ...]:
    """The posts that are to be drawn again, those first that have waited longest."""
    due = POSTS.every.where(posts.c.due_at <= now)
    return POSTS.all(connection, due.order_by(posts.c.due_at, posts.c.kind, posts.c.about))


def note_drawn(connection: Connection, post: KeptPost, again_at: datetime | None) -> None:
    """Note that a post was drawn as it was due: it is drawn again at that moment, or by a change.

    What has changed meanwhile leaves it due.
    """
    drawn = and_(_is(post), posts.c.due_at == post.due_at)
    connection.execute(update(posts).where(drawn).values(due_at=again_at))


def let_go(connection: Connection, post: KeptPost) -> None:
    """Draw this post no more: it is gone, or may not be written."""
    connection.execute(delete(posts).where(_is(post)))


def _about(kind: str, about: int) -> ColumnElement[bool]:
    return and_(posts.c.kind == kind, posts.c.about == about)


def _is(post: KeptPost) -> ColumnElement[bool]:
    return and_(_about(post.kind, post.about), posts.c.message_id == post.message)
