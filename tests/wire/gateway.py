"""The gateway, version 10: IDENTIFY, READY, heartbeats, RESUME, and all that can go wrong."""

import asyncio
import copy
import time
from collections.abc import Mapping
from typing import cast

import discord
import simcord.intents
from aiohttp import web
from simcord.backend import serializers

from tests.wire.links import Link
from tests.wire.ops import Close, Op
from tests.wire.sessions import Session
from tests.wire.world import WireWorld

BEAT_MILLISECONDS = 41_250
GOODBYES = frozenset({Close.NORMAL, Close.GOING_AWAY})
"""How a client ends that will not resume."""


class Gateway:
    """The half of the little Discord that speaks first."""

    def __init__(self, world: WireWorld, token: str) -> None:
        self.acknowledges = True
        self.admits = True
        self.silent = False
        self.beat_milliseconds = BEAT_MILLISECONDS
        self.url = ""
        self.identified = 0
        self.identifies: list[tuple[float, int]] = []
        """When a shard began a session, and which."""
        self.resumed = 0
        self.replayed = 0
        self.beats = 0
        self.beaten = asyncio.Event()
        self._world = world
        self._token = token
        self._sessions: dict[str, Session] = {}
        self._links: set[Link] = set()
        self._arrived = asyncio.Event()
        self._refusal = asyncio.Event()
        world.subscribers.append(self.feed)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Serve a connection until it ends."""
        if not self.admits:
            self._refusal.set()
            return web.Response(status=503)
        socket = web.WebSocketResponse(max_msg_size=4096)
        await socket.prepare(request)
        link = Link(socket, request)
        link.silent = self.silent
        self._links.add(link)
        try:
            await self._serve(link)
        finally:
            self._links.discard(link)
            self._leave(link, socket.close_code)
            link.cut()
        return socket

    def feed(self, event: str, payload: Mapping[str, object]) -> None:
        """Send an event to the shard that it is for."""
        for session in self._sessions.values():
            if session.hears(event, payload):
                session.dispatch(event, payload)

    @property
    def connected(self) -> bool:
        """Whether a shard is there now."""
        return any(session.link for session in self._sessions.values())

    async def arrival(self, seconds: float = 30.0) -> None:
        """Wait until a shard has begun or resumed a session since this was asked last."""
        async with asyncio.timeout(seconds):
            await self._arrived.wait()
        self._arrived.clear()

    async def refusal(self, seconds: float = 30.0) -> None:
        """Wait until somebody was not admitted."""
        async with asyncio.timeout(seconds):
            await self._refusal.wait()

    def ask_to_reconnect(self) -> None:
        """Ask the bot to come again and resume: op 7."""
        for _, link in self._linked():
            link.send(Op.RECONNECT)

    def invalidate(self, *, resumable: bool) -> None:
        """Tell the bot that its session is none: op 9."""
        for session, link in self._linked():
            link.send(Op.INVALID_SESSION, resumable)
            if not resumable:
                del self._sessions[session.id]

    def cut(self) -> None:
        """Lose every connection without a word."""
        for link in tuple(self._links):
            link.cut()

    def fall_silent(self) -> None:
        """Say nothing more, on no connection, old or new."""
        self.silent = True
        for link in self._links:
            link.silent = True

    def outage(self, guild_id: int) -> None:
        """Let a server become unavailable: nobody has left it."""
        self.feed("GUILD_DELETE", {"id": str(guild_id), "unavailable": True})

    def recovery(self, guild_id: int) -> None:
        """Let a server be there again."""
        self.feed("GUILD_CREATE", self._guild(guild_id))

    async def close(self) -> None:
        """End every connection as Discord does when it restarts."""
        for link in tuple(self._links):
            await link.close(1001)

    def _linked(self) -> list[tuple[Session, Link]]:
        return [(session, session.link) for session in self._sessions.values() if session.link]

    async def _serve(self, link: Link) -> None:
        link.send(Op.HELLO, {"heartbeat_interval": self.beat_milliseconds, "_trace": []})
        while (frame := await link.receive()) is not None:
            data = frame.get("d")
            match frame.get("op"):
                case Op.HEARTBEAT:
                    self.beats += 1
                    self.beaten.set()
                    if self.acknowledges:
                        link.send(Op.ACK)
                case Op.IDENTIFY | Op.RESUME as op:
                    if not isinstance(data, dict) or data.get("token") != self._token:
                        await link.close(Close.BAD_TOKEN)
                    elif op == Op.IDENTIFY:
                        self._identify(link, data)
                    else:
                        self._resume(link, data)
                case Op.PRESENCE | Op.VOICE_STATE | Op.REQUEST_MEMBERS:
                    pass
                case _:
                    await link.close(Close.UNKNOWN_OP)

    def _identify(self, link: Link, data: Mapping[str, object]) -> None:
        shard, shards = cast("tuple[int, int]", data.get("shard", (0, 1)))
        for session in tuple(self._sessions.values()):
            # Whoever identifies anew will not resume what its killed process had.
            if session.shard == shard and session.link is None:
                del self._sessions[session.id]
        self.identified += 1
        self.identifies.append((time.monotonic(), shard))
        session = Session(
            f"session-{self.identified}", shard, shards, int(str(data["intents"])), link
        )
        self._sessions[session.id] = session
        guilds = [
            guild_id
            for guild_id in self._world.guilds
            if session.hears("GUILD_CREATE", {"id": str(guild_id)})
        ]
        session.dispatch("READY", self._ready(session, guilds))
        for guild_id in guilds:
            session.dispatch("GUILD_CREATE", self._guild(guild_id))
        self._arrived.set()

    def _resume(self, link: Link, data: Mapping[str, object]) -> None:
        session = self._sessions.get(str(data["session_id"]))
        sequence = int(str(data["seq"]))
        if session is None or not session.can_replay(sequence):
            link.send(Op.INVALID_SESSION, data=False)
            return
        self.resumed += 1
        session.link = link
        self.replayed += session.replay(sequence)
        session.dispatch("RESUMED", {"_trace": []})
        self._arrived.set()

    def _leave(self, link: Link, code: int | None) -> None:
        for session in tuple(self._sessions.values()):
            if session.link is link:
                session.link = None
                if code in GOODBYES:
                    del self._sessions[session.id]

    def _ready(self, session: Session, guilds: list[int]) -> dict[str, object]:
        return {
            "v": 10,
            "user": serializers.user_payload(self._world.bot_user),
            "guilds": [{"id": str(guild_id), "unavailable": True} for guild_id in guilds],
            "session_id": session.id,
            "resume_gateway_url": self.url,
            "shard": [session.shard, session.shards],
            "application": {"id": str(self._world.application_id), "flags": 0},
        }

    def _guild(self, guild_id: int) -> dict[str, object]:
        guild = self._world.get_guild(guild_id)
        payload = copy.copy(dict(serializers.guild_create_payload(self._world, guild)))
        # The others are a privileged intent's, which the bot does not have.
        simcord.intents.prune_guild_create(payload, discord.Intents.none(), self._world.bot_user.id)
        return payload
