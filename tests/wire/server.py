"""A little Discord on real sockets: HTTP and gateway on one port of this machine."""

from types import TracebackType
from typing import Self

from aiohttp import web
from simcord.backend.models import Channel, Guild

from tests.rig.openapi import Description
from tests.wire.gateway import Gateway
from tests.wire.limits import AT_FULL_SPEED, Limits
from tests.wire.people import WirePerson
from tests.wire.rest import BASE, Rest
from tests.wire.world import WireWorld

TOKEN = "a-token-of-the-little-discord"
LARGEST_REQUEST = 25 * 1024 * 1024


class LittleDiscord:
    """A server with channels and people; `async with` opens its port."""

    def __init__(
        self,
        *,
        description: Description | None = None,
        limits: Limits = AT_FULL_SPEED,
        judging: bool = True,
        locale: str = "fr",
    ) -> None:
        self.world = WireWorld()
        self.guild = self.world.create_guild("Café", preferred_locale=locale)
        self.rest = Rest(self.world, TOKEN, limits=limits, description=description, judging=judging)
        self.gateway = Gateway(self.world, TOKEN)
        self.ledger = self.rest.ledger
        self.faults = self.rest.faults
        self.address = ""
        self._app = web.Application(client_max_size=LARGEST_REQUEST)
        self._app.router.add_route("*", BASE + "/{rest:.*}", self.rest.handle)
        self._app.router.add_get("/", self.gateway.handle)
        self._runner = web.AppRunner(self._app, access_log=None, shutdown_timeout=0.1)

    async def __aenter__(self) -> Self:
        await self._runner.setup()
        self.address, port = await self.door()
        self.gateway.url = self.rest.gateway = f"ws://127.0.0.1:{port}/"
        return self

    async def door(self) -> tuple[str, int]:
        """Open another port: its address and number, by which the ledger tells who asked."""
        known = set(self._runner.addresses)
        await web.TCPSite(self._runner, "127.0.0.1", 0).start()
        (port,) = (address[1] for address in self._runner.addresses if address not in known)
        return f"http://127.0.0.1:{port}{BASE}", port

    def server(self, name: str, *, shard: int, shards: int) -> Guild:
        """Make another server, of this shard."""
        return self.world.create_guild(
            name, preferred_locale="fr", shard_id=shard, shard_count=shards
        )

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        """Close; fail if the bot sent what Discord would refuse."""
        await self.gateway.close()
        await self._runner.cleanup()
        wrong = "\n".join(self.ledger.complaints)
        if error is not None:
            error.add_note(f"{wrong}\nWhat was asked:\n{self.ledger}")
        elif wrong:
            raise AssertionError(f"Discord would refuse:\n{wrong}")

    def channel(self, name: str = "belote", guild: Guild | None = None) -> Channel:
        """Make a text channel, in another server than the usual one where one is named."""
        return self.world.create_channel((guild or self.guild).id, name)

    def person(self, name: str, channel: Channel, *, locale: str = "fr") -> WirePerson:
        """Let somebody in, who plays in this channel."""
        user = self.world.make_user(name.lower(), global_name=name)
        self.world.locales[user.id] = locale
        self.world.add_member(channel.guild_id or self.guild.id, user.id)
        return WirePerson(self.world, user, channel)
