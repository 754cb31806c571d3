"""Requests to Discord: when they may be sent, and which ones were refused or lost."""

from collections.abc import Callable, Mapping
from enum import IntEnum, StrEnum
from hashlib import sha256
from types import SimpleNamespace
from typing import TypeGuard

import aiohttp
import discord
import structlog
from discord.http import Route
from yarl import URL

from bot.discord_api.rate_limits import Allowance, SlidingWindow
from bot.monitoring import metrics
from bot.tables.ports import Clock

INVALID = frozenset({401, 403, 429})
"""The statuses that Discord counts as invalid requests."""

SHARED = "shared"
"""The scope of a 429 that other bots caused, which does not count."""

WINDOW = 600.0
"""The seconds for which Discord counts an invalid request."""

MOST = 1000
"""The refusals in the window above which only responses are sent.

Discord bans an address after ten times as many.
"""

logger = structlog.stdlib.get_logger(__name__)


class InvalidRequests:
    """Counts invalid requests as Discord does, and tells when to send only what is necessary."""

    def __init__(self, clock: Clock) -> None:
        self._refused = SlidingWindow(WINDOW, clock)
        self._told = False

    def note(self, status: int, scope: str = "") -> None:
        """Record the status of an answer."""
        if status not in INVALID or scope == SHARED:
            return
        self._refused.note()
        if self.too_many and not self._told:
            self._told = True
            logger.error("Discord refuses too many requests: only replies", refused=self.count)

    @property
    def count(self) -> int:
        """The number in the last ten minutes."""
        return len(self._refused.times)

    @property
    def too_many(self) -> bool:
        """Whether pictures, notifications and unrequested hands must wait."""
        if self.count >= MOST:
            return True
        if self._told:
            self._told = False
            logger.warning("Discord accepts requests again: sending everything")
        return False


EXEMPT = ("interactions", "webhooks")
"""Interaction responses and webhooks: Discord's global limit does not count them."""

BROKEN_OFF = (OSError, aiohttp.ClientError)
"""Network errors; Discord may have carried out the request all the same."""

REQUEST_ERRORS = (discord.HTTPException, *BROKEN_OFF)
"""All errors of a request."""

RequestError = discord.HTTPException | OSError | aiohttp.ClientError

TOO_MANY = 429
"""Rate-limited: the request itself is not wrong."""

OUT_OF_ORDER = 500
"""From this status on the fault is Discord's."""


class NotServed(ConnectionError):
    """Raised for a request that may concern what another process serves by now: it is not sent."""


def limiting_trace(
    allowance: Allowance, refused: InvalidRequests, may_ask: Callable[[], bool] = lambda: True
) -> aiohttp.TraceConfig:
    """An aiohttp trace that makes each request wait for the limit and counts the answers.

    Where this process ``may_ask`` nothing by then, the request fails with NotServed.
    """

    async def begins(
        _session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        request.is_open = True
        request.counts = is_counted(params.url)
        if request.counts:
            await allowance.spend()
        # Asked last: the lease may have run out while the request waited for its turn (ADR 19).
        if not may_ask() and path_in_api(params.url) is not None:
            if request.counts:
                allowance.answered()
            raise NotServed

    def answered(request: SimpleNamespace, method: str, url: URL, status: int) -> None:
        if not request.is_open:
            return  # an error after the answer
        request.is_open = False
        if request.counts:
            allowance.answered()
        _count(method, url, status)

    async def ended(
        _session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        answered(request, params.method, params.url, params.response.status)
        scope = params.response.headers.get("X-RateLimit-Scope", "")
        refused.note(params.response.status, scope)

    async def broken(
        _session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        answered(request, params.method, params.url, NO_ANSWER)

    config = aiohttp.TraceConfig()
    config.on_request_start.append(begins)
    config.on_request_end.append(ended)
    config.on_request_exception.append(broken)
    return config


def path_in_api(url: URL) -> str | None:
    """The path of a request to Discord's API; None for the gateway and files."""
    base = URL(Route.BASE)
    prefix = base.path + "/"
    if url.host != base.host or not url.path.startswith(prefix):
        return None
    return url.path.removeprefix(prefix)


def is_counted(url: URL) -> bool:
    """Whether this request counts towards Discord's global limit."""
    path = path_in_api(url)
    return path is not None and path.partition("/")[0] not in EXEMPT


NO_ANSWER = 0
"""Stands for the status of a request that broke off."""

SUCCESS = range(200, 300)


def _count(method: str, url: URL, status: int) -> None:
    """Add a request to the metrics: its route without ids and tokens."""
    path = path_in_api(url)
    if path is None:
        return
    match path.split("/"):
        case ["interactions", interaction, _, "callback"]:
            if status in SUCCESS:
                age = discord.utils.utcnow() - discord.utils.snowflake_time(int(interaction))
                metrics.ANSWER_SECONDS.observe(max(age.total_seconds(), 0.0))
            route = ["interactions", "{id}", "{token}", "callback"]
        case ["webhooks", _, _, *rest]:
            route = ["webhooks", "{id}", "{token}", *rest]
        case route:
            pass
    named = ("{id}" if part.isdecimal() else part for part in route)
    metrics.REQUESTS.labels(f"{method} /{'/'.join(named)}", status).inc()


def is_refusal(error: RequestError) -> TypeGuard[discord.HTTPException]:
    """Whether Discord refuses the request for good; otherwise it may be repeated."""
    if not isinstance(error, discord.HTTPException):
        return False
    return error.status < OUT_OF_ORDER and error.status != TOO_MANY


def log_facts(error: RequestError) -> Mapping[str, object]:
    """The facts of an error for the log."""
    if isinstance(error, discord.HTTPException):
        return {"status": error.status, "code": error.code}
    return {"why": repr(error)}


NONCE_LENGTH = 25
"""Characters that Discord takes at most."""


def nonce_for(*what: object) -> str:
    """A nonce that prevents a second message if the bot dies before it learns that it has posted.

    It is always the same for what a message is about.
    """
    return sha256(" ".join(map(str, what)).encode()).hexdigest()[:NONCE_LENGTH]


class Undoing(StrEnum):
    """Why Discord does not do what is asked, as far as people need to know."""

    DOWN = "down"
    """It is out of order, asks for patience, or the line broke: trying again may help."""
    FORBIDDEN = "forbidden"
    GONE = "gone"
    """The target no longer exists."""
    ANSWERED = "answered"
    """It has an answer already, or takes none any more."""


def undoing(error: Exception) -> Undoing | None:
    """The kind of failure by which Discord did not do what was asked; None for any other fault."""
    match error:
        case discord.HTTPException() if is_dead_token(error) or error.code in OVER:
            return Undoing.ANSWERED
        case discord.Forbidden():
            return Undoing.FORBIDDEN
        case discord.NotFound():
            return Undoing.GONE
        case discord.HTTPException():
            return None if is_refusal(error) else Undoing.DOWN
        case ConnectionError() | TimeoutError() | aiohttp.ClientError():
            return Undoing.DOWN
        case _:
            return None


class Code(IntEnum):
    """The error codes that the bot handles."""

    UNKNOWN_CHANNEL = 10003
    UNKNOWN_MEMBER = 10007
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_ROLE = 10011
    UNKNOWN_USER = 10013
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    TOO_OLD_TO_EDIT = 30046
    ACKNOWLEDGED_BEFORE = 40060
    INVALID_TOKEN = 50027
    INVALID_FORM = 50035
    THREAD_ARCHIVED = 50083
    THREAD_EXISTS = 160004
    THREAD_LOCKED = 160005


OVER = frozenset({Code.UNKNOWN_INTERACTION, Code.ACKNOWLEDGED_BEFORE})
"""Errors for an interaction that can be answered no more.

An answer that seemed lost may have arrived: then a second one is refused as ACKNOWLEDGED_BEFORE.
"""

UNAUTHORIZED = 401
FORBIDDEN = 403


def is_dead_token(error: discord.HTTPException) -> bool:
    """Whether the token of an interaction has expired."""
    # Discord has two answers to an expired token: 401 with 50027, or 404 with 10015.
    dead = error.code in {Code.INVALID_TOKEN, Code.UNKNOWN_WEBHOOK}
    return dead or error.status == UNAUTHORIZED


def is_refused_emoji(error: discord.HTTPException) -> bool:
    """Whether a control of the message names an emoji that is gone; in texts none is refused."""
    return error.code == Code.INVALID_FORM and "emoji" in error.text.casefold()


def is_closed_channel(error: discord.HTTPException) -> bool:
    """Whether the bot may not write in a channel, or there is no such channel any more."""
    closed = error.code in {Code.UNKNOWN_CHANNEL, Code.THREAD_LOCKED}
    return closed or error.status == FORBIDDEN


def is_gone_message(error: discord.HTTPException) -> bool:
    """Whether a message can be edited no more: deleted, too old, or in an archived thread.

    A new message brings an archived thread back, unless it is locked.
    """
    # After an hour a message takes so few edits (30046) that a table needs a new one.
    gone = {Code.UNKNOWN_MESSAGE, Code.TOO_OLD_TO_EDIT, Code.THREAD_ARCHIVED}
    return error.code in gone
