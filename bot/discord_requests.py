"""What goes out to Discord: when a request may be sent, and what became of it."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import TypeGuard

import aiohttp
import discord
from discord.http import Route
from yarl import URL

from bot.invalid_requests import InvalidRequests
from bot.rate_limits import Allowance

EXEMPT = ("interactions", "webhooks")
"""Answers and hands: Discord does not count them among the requests of the whole bot."""

BROKEN_OFF = (OSError, aiohttp.ClientError)
"""What the network may raise; Discord may have done all the same what was asked."""

UNDONE = (discord.HTTPException, *BROKEN_OFF)
"""What a request may raise."""

Undone = discord.HTTPException | OSError | aiohttp.ClientError

TOO_MANY = 429
"""The request came too early, and is not wrong for it."""

OUT_OF_ORDER = 500
"""From this status on it is not the request that is wrong, either."""


def watched(allowance: Allowance, refused: InvalidRequests) -> aiohttp.TraceConfig:
    """What makes each request wait until it may be sent, and hears of each answer."""

    async def begins(
        _session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        request.counts = is_counted(params.url)
        if request.counts:
            await allowance.spend()

    def answered(request: SimpleNamespace) -> None:
        if request.counts:
            request.counts = False  # what is broken off after its answer is told of twice
            allowance.answered()

    async def ended(
        _session: aiohttp.ClientSession,
        request: SimpleNamespace,
        params: aiohttp.TraceRequestEndParams,
    ) -> None:
        answered(request)
        scope = params.response.headers.get("X-RateLimit-Scope", "")
        refused.note(params.response.status, scope)

    async def broken(
        _session: aiohttp.ClientSession,
        request: SimpleNamespace,
        _params: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        answered(request)

    config = aiohttp.TraceConfig()
    config.on_request_start.append(begins)
    config.on_request_end.append(ended)
    config.on_request_exception.append(broken)
    return config


def is_counted(url: URL) -> bool:
    """Whether Discord counts this request among those of the whole bot."""
    base = URL(Route.BASE)
    if url.host != base.host or not url.path.startswith(base.path + "/"):
        return False  # the gateway, a file
    return url.path.removeprefix(base.path + "/").partition("/")[0] not in EXEMPT


def is_refusal(error: Undone) -> TypeGuard[discord.HTTPException]:
    """Whether Discord does not want what was asked; else the same may do a little later."""
    if not isinstance(error, discord.HTTPException):
        return False
    return error.status < OUT_OF_ORDER and error.status != TOO_MANY


def why(error: Undone) -> Mapping[str, object]:
    """What the log tells of it."""
    if isinstance(error, discord.HTTPException):
        return {"status": error.status, "code": error.code}
    return {"why": repr(error)}
