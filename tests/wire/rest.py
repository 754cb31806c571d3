"""REST, version 10: every request is counted, limited, judged, and passed on to SimCord."""

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import simcord
import simcord.http.routes
from aiohttp import web
from simcord.backend import serializers
from simcord.backend.errors import BackendError
from simcord.http import router

from tests.rig.judging import complaints
from tests.rig.openapi import Description
from tests.wire.bodies import Body, read_body
from tests.wire.faults import Faults
from tests.wire.form_errors import form_error, worded
from tests.wire.ledger import Heard, Ledger, route_of
from tests.wire.limits import ALL_IN_ALL, Limits, Turnstile, Verdict
from tests.wire.nonces import Nonces, redraw_key
from tests.wire.world import WireWorld

if TYPE_CHECKING:
    from simcord.backend.models import Interaction

BASE = "/api/v10"
UNAUTHORIZED = {"code": 0, "message": "401: Unauthorized"}
UNREADABLE = {"code": 50109, "message": "The request body contains invalid JSON."}
EXPIRED = {"code": 50027, "message": "Invalid Webhook Token"}
BROKEN = {"code": 0, "message": "500: Internal Server Error"}


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer: its status, its JSON if it has any, and what it says of the limits."""

    status: int
    body: object = None
    headers: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A request, read."""

    method: str
    path: str
    query: Mapping[str, str]
    body: Body

    @property
    def parts(self) -> tuple[str, ...]:
        """The path, taken apart."""
        return tuple(self.path.strip("/").split("/"))

    @property
    def is_callback(self) -> bool:
        """Whether it answers an interaction."""
        return self.parts[0] == "interactions"

    def wants(self, option: str) -> bool:
        """Whether the query asks for something."""
        return self.query.get(option, "").lower() in {"1", "true"}


class Rest:
    """The HTTP half of the little Discord."""

    def __init__(
        self,
        world: WireWorld,
        token: str,
        *,
        limits: Limits,
        description: Description | None,
        judging: bool = True,
    ) -> None:
        self.ledger = Ledger()
        self.faults = Faults()
        self._world = world
        self._token = token
        self._turnstile = Turnstile(limits)
        self._description = description
        self._judging = judging
        self._nonces = Nonces()
        self.gateway = ""

    def limit(self, limits: Limits) -> None:
        """Let other limits hold from now on."""
        self._turnstile = Turnstile(limits)

    async def handle(self, request: web.Request) -> web.Response:
        method, path = request.method, request.path.removeprefix(BASE)
        try:
            reply = await self._reply(request, method, path)
        except ConnectionResetError:  # whoever asked has gone, in the middle of a body
            raise
        except Exception as error:
            self.ledger.complaints.append(f"{method} {path} broke the little Discord: {error!r}")
            raise
        self.ledger.note(method, path, reply.status)
        door = request.transport.get_extra_info("sockname") if request.transport else None
        if door is not None and self.ledger.journal is not None:
            entry = Heard(door[1], time.monotonic(), route_of(method, path), path, reply.status)
            self.ledger.journal.append(entry)
        if reply.body is None:
            return web.Response(status=reply.status, headers=reply.headers)
        # discord.py reads JSON only where the type is this, without a charset.
        return web.Response(
            status=reply.status,
            body=json.dumps(reply.body).encode(),
            content_type="application/json",
            headers=reply.headers,
        )

    async def _reply(self, request: web.Request, method: str, path: str) -> Reply:
        await self.faults.delay()
        try:
            body = await read_body(request)
        except ValueError:
            return Reply(400, UNREADABLE)
        asked = Asked(method=method, path=path, query=dict(request.query), body=body)
        by_token = asked.is_callback or (asked.parts[0] == "webhooks" and len(asked.parts) > 2)
        if not by_token and request.headers.get("Authorization") != f"Bot {self._token}":
            return Reply(401, UNAUTHORIZED)
        channel = self._channel_of(asked)
        verdict = self._turnstile.judge(method, asked.parts, time.monotonic(), time.time(), channel)
        self.ledger.impatient += verdict.impatient
        if not verdict.passes:
            met = ALL_IN_ALL if verdict.for_all else verdict.headers["X-RateLimit-Bucket"]
            self.ledger.limits_met[met] += 1
            return _too_many(verdict)
        await self.faults.wait(method, path, done=False)
        reply = self._after_faults(asked)
        await self.faults.wait(method, path, done=True)
        return Reply(reply.status, reply.body, {**verdict.headers, **reply.headers})

    def _after_faults(self, asked: Asked) -> Reply:
        fault = self.faults.meeting(asked.method, asked.path)
        if fault is None:
            return self._done(asked)
        if fault.done:
            self._done(asked)
        headers = {"Via": "1.1 little-discord"} if fault.status == 429 else {}
        return Reply(fault.status, fault.body, headers)

    def _done(self, asked: Asked) -> Reply:
        if asked.path == "/gateway/bot":
            return Reply(200, self._gateway_bot())
        if self._judging and (problems := self._problems(asked)):
            return Reply(400, form_error(problems))
        if asked.parts[0] == "webhooks" and self._is_over(asked.parts[2]):
            return Reply(401, EXPIRED)
        nonce = redraw_key(asked.method, asked.parts, asked.body.json)
        if nonce and (sent := self._nonces.known(nonce, self._world.messages[nonce[0]])):
            return Reply(200, serializers.message_payload(self._world, sent))
        try:
            given = router.dispatch(
                self._world,
                asked.method,
                asked.path,
                json=asked.body.json,
                params=dict(asked.query),
                files=list(asked.body.files),
            )
        except (router.RouteNotImplemented, router.UnsupportedField) as gap:
            self.ledger.complaints.append(f"{asked.method} {asked.path}: SimCord: {gap.message}")
            return Reply(501, gap.to_json())
        except BackendError as error:
            return Reply(error.status, worded(error, "$.data" if asked.is_callback else "$"))
        if nonce:
            self._nonces.remember(nonce, int(given["id"]))
        return self._given(asked, given)

    def _given(self, asked: Asked, given: object) -> Reply:
        if asked.is_callback:
            assert isinstance(asked.body.json, dict)
            self._world.answered(int(asked.parts[1]), asked.body.json)
            return Reply(200, given) if asked.wants("with_response") else Reply(204)
        if asked.parts[0] == "webhooks":
            self._world.followed_up(asked.parts[2], asked.body.json, new=asked.method == "POST")
        is_execution = asked.method == "POST" and asked.parts[0] == "webhooks"
        if given is None or (is_execution and not asked.wants("wait")):
            return Reply(204)
        return Reply(200, given)

    def _problems(self, asked: Asked) -> list[str]:
        """List what Discord's description does not allow, and complain of what no one should."""
        entry = simcord.HttpLogEntry(
            asked.method, asked.path, dict(asked.query), asked.body.json, None
        )
        self.ledger.complaints += complaints([entry], self._description)
        if self._description is None:
            return []
        return self._description.problems(asked.method, asked.path, asked.body.json, asked.query)

    def _channel_of(self, asked: Asked) -> int | None:
        """The channel of the interaction whose token a request carries."""
        token = asked.parts[2] if len(asked.parts) > 2 else ""
        number = self._world.interaction_tokens.get(token)
        record: Interaction | None = self._world.interactions.get(number or 0)
        return record.channel_id if record else None

    def _is_over(self, token: str) -> bool:
        """Whether the fifteen minutes of an interaction are over; SimCord says it otherwise."""
        number = self._world.interaction_tokens.get(token)
        record: Interaction | None = self._world.interactions.get(number or 0)
        return bool(record and record.expires_at and self._world.now_iso() >= record.expires_at)

    def _gateway_bot(self) -> dict[str, object]:
        return {
            "url": self.gateway,
            "shards": 1,
            "session_start_limit": {
                "total": 1000,
                "remaining": 999,
                "reset_after": 14_400_000,
                "max_concurrency": 1,
            },
        }


def _too_many(verdict: Verdict) -> Reply:
    body = {
        "message": "You are being rate limited.",
        "retry_after": round(verdict.retry_after, 3),
        "global": verdict.for_all,
    }
    return Reply(429, body, verdict.headers)
