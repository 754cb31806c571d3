"""The fault table: what can go wrong, what the player sees then, and what is kept."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from enum import StrEnum

from bot.discord_api.taken_away import TakenAway
from tests.bot.storage.faults import Fault, locked, out_of_pages, read_only
from tests.cogs.emojis import book, emojis_lost
from tests.cogs.faults.scene import (
    Scene,
    in_letters,
    new_hand,
    next_deal,
    no_answer,
    opens_hand,
    plays_on,
    posted_again,
    stays,
    told_to_try_again,
    told_to_wait,
)

FILE = "contree.sqlite3"

EDIT = ("PATCH", "/channels/*/messages/*")
POST = ("POST", "/channels/*/messages")
HAND = ("PATCH", "/webhooks/*")
NEW_HAND = ("POST", "/webhooks/*")
OLD_HAND = ("DELETE", "/webhooks/*")
OLD_TABLE = ("DELETE", "/channels/*/messages/*")
ANSWER = ("POST", "/interactions/*")


class Keeps(StrEnum):
    """What is in the log afterwards."""

    ALL = "everything that was pressed"
    NOTHING = "nothing of the press, which can be made again"


Strike = Callable[[Scene], AbstractAsyncContextManager[None]]
Check = Callable[[Scene], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Row:
    """A fault, what the player sees (the sentence of the check), and what is kept.

    ``takes`` is what Discord has taken away, if it is something without which all goes on.
    """

    fault: str
    strikes: Strike
    sees: Check
    keeps: Keeps = Keeps.ALL
    takes: TakenAway | None = None

    def __str__(self) -> str:
        return self.fault


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """A fault that a test of its own brings about: what the player sees, and where that test is."""

    fault: str
    sees: str
    test: str
    takes: TakenAway | None = None

    def __str__(self) -> str:
        return self.fault


def refused(
    route: tuple[str, str], status: int, code: int = 0, *, times: int | None = None
) -> Strike:
    """A route is refused while the fault lasts, or so many times."""

    @asynccontextmanager
    async def strike(scene: Scene) -> AsyncIterator[None]:
        scene.refuse(*route, status, code, times)
        yield
        scene.end_refusals()

    return strike


def cut(route: tuple[str, str]) -> Strike:
    """The connection breaks on a route while the fault lasts."""

    @asynccontextmanager
    async def strike(scene: Scene) -> AsyncIterator[None]:
        scene.break_connection(*route)
        yield
        scene.end_refusals()

    return strike


def forbidden(permission: str) -> Strike:
    """A permission is taken from the bot, and given back."""

    @asynccontextmanager
    async def strike(scene: Scene) -> AsyncIterator[None]:
        scene.evening.cafe.forbid(permission)
        yield
        scene.evening.cafe.forbid()

    return strike


@asynccontextmanager
async def deleted(scene: Scene) -> AsyncIterator[None]:
    """Somebody deletes the message of the table."""
    table = scene.game.table
    scene.env.backend.delete_message(table.channel_id, table.id)
    yield


@asynccontextmanager
async def emojis_gone(scene: Scene) -> AsyncIterator[None]:
    """The emojis of the cards that the bot knows are deleted."""
    scene.evening.bot.readers.found(book())
    with emojis_lost():
        yield


def broken(fault: Fault) -> Strike:
    """The database cannot be written while the fault lasts."""

    @asynccontextmanager
    async def strike(scene: Scene) -> AsyncIterator[None]:
        services, settings = scene.evening.bot.services, scene.evening.bot.settings
        async with fault(services.database, settings.data_dir / FILE):
            yield

    return strike


ROWS = (
    *(
        Row(f"{status}/{code} on editing the table", refused(EDIT, status, code), plays_on)
        for status, code in [(429, 0), (500, 0), (403, 50001), (403, 50013), (404, 10003)]
    ),
    Row("404/10008 on editing the table: deleted", refused(EDIT, 404, 10008), posted_again),
    Row("the table's message is deleted", deleted, posted_again),
    Row("30046: the table is too old to edit", refused(EDIT, 400, 30046), posted_again),
    Row("50083: the thread is archived", refused(EDIT, 400, 50083), posted_again),
    Row(
        "160005: the thread is locked",
        refused(EDIT, 400, 160005),
        plays_on,
        takes=TakenAway.THREAD,
    ),
    Row("the emojis of the cards are gone", emojis_gone, in_letters, takes=TakenAway.EMOJI),
    Row(
        "401/50027 on drawing a hand, once",
        refused(HAND, 401, 50027, times=1),
        opens_hand,
        takes=TakenAway.TOKEN,
    ),
    Row("the bot may not see the channel any more", forbidden("view_channel"), plays_on),
    *(
        Row(f"{status}/{code} on posting the next deal", refused(POST, status, code), next_deal)
        for status, code in [(429, 0), (500, 0), (403, 50013), (404, 10003), (400, 160005)]
    ),
    Row("the bot may not write any more", forbidden("send_messages"), next_deal),
    *(
        Row(f"{status}/{code} on drawing a hand", refused(HAND, status, code), opens_hand)
        for status, code in [(429, 0), (500, 0), (403, 50013), (404, 10015), (401, 50027)]
    ),
    Row("404/10008 on drawing a hand: dismissed", refused(HAND, 404, 10008), opens_hand),
    *(
        Row(f"{status}/{code} on sending a hand", refused(NEW_HAND, status, code), next_deal)
        for status, code in [(429, 0), (500, 0), (403, 50013), (404, 10015), (401, 50027)]
    ),
    *(
        Row(f"{status}/{code} on removing a hand", refused(OLD_HAND, status, code), next_deal)
        for status, code in [(429, 0), (500, 0), (403, 50013), (404, 10008), (401, 50027)]
    ),
    *(
        Row(f"{status}/{code} on answering a press", refused(ANSWER, status, code), no_answer)
        for status, code in [(429, 0), (500, 0), (403, 50001), (404, 10062), (401, 50027)]
    ),
    *(
        Row(f"{status}/{code} on removing the table", refused(OLD_TABLE, status, code), stays)
        for status, code in [(429, 0), (500, 0), (403, 50001), (404, 10003)]
    ),
    *(
        Row(f"{status}/{code} on posting it below", refused(POST, status, code), told_to_wait)
        for status, code in [(429, 0), (500, 0), (403, 50013), (404, 10003)]
    ),
    *(
        Row(f"the connection breaks on {deed}", cut(route), sees)
        for deed, route, sees in (
            ("editing the table", EDIT, plays_on),
            ("posting the next deal", POST, next_deal),
            ("drawing a hand", HAND, opens_hand),
            ("sending a hand", NEW_HAND, next_deal),
            ("removing a hand", OLD_HAND, next_deal),
            ("answering a press", ANSWER, no_answer),
            ("removing the table", OLD_TABLE, stays),
            ("posting it below", POST, told_to_wait),
        )
    ),
    Row(
        "404/10008 on answering: the hand is gone",
        refused(ANSWER, 404, 10008, times=1),
        new_hand,
    ),
    Row("the database is locked", broken(locked), told_to_try_again, Keeps.NOTHING),
    Row("the disk is full", broken(out_of_pages), told_to_try_again, Keeps.NOTHING),
    Row("the database is read-only", broken(read_only), told_to_try_again, Keeps.NOTHING),
)
