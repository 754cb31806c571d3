"""Two bots on one PostgreSQL: each hears what people choose, and erase, at the other one."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from functools import partial
from math import inf
from types import SimpleNamespace

import pytest

from bot.app import create_bot
from bot.client import ContreeBot
from bot.preferences import USUAL, HandOrder
from bot.settings import Settings
from bot.storage.database.fence import slot_of
from bot.storage.preferences import NOWHERE, PlayerPreferences, change_player_preferences
from bot.storage.privacy.erasure import Erased, erase
from bot.storage.ratings.rank_roles import RankChange, note_change
from cogs.ranks import roles
from cogs.ranks.roles import Ranks
from tests.bot.storage import server
from tests.rig.patience import PATIENCE

pytestmark = pytest.mark.skipif(not server.ADDRESS, reason="TEST_POSTGRESQL_URL names no server")

ALICE, SERVER, ROLE = 7, 8, 9


@pytest.fixture
def among_others(settings: Settings) -> Iterator[Settings]:
    """The settings of one process of several."""
    with server.a_database() as url:
        chosen = {"database_url": url, "shards": (0,), "shard_count": 1}
        yield settings.model_copy(update=chosen)


@asynccontextmanager
async def listening(settings: Settings) -> AsyncIterator[ContreeBot]:
    """A bot that has opened its database and hears the others, without Discord."""
    bot = create_bot(settings)
    assert bot.cluster is not None
    bot._services = services = await bot._open_services(bot)
    services.tasks.spawn(bot.cluster.follow_people(bot._learn_people), "people")
    try:
        yield bot
    finally:
        await services.tasks.close()
        await services.database.close()
        await bot.cluster.close()
        bot.ai_workers.close()


async def until(holds: Callable[[], bool]) -> None:
    """Let others go on until this holds."""
    async with asyncio.timeout(PATIENCE):
        while True:
            if holds():
                return
            await asyncio.sleep(0.01)


async def choose(bot: ContreeBot, chosen: PlayerPreferences) -> None:
    """Let Alice choose this at one bot."""
    work = partial(change_player_preferences, user=ALICE, change=lambda _: chosen)
    await bot.services.database.write(work)


async def erase_alice(bot: ContreeBot) -> Erased:
    """Let Alice erase herself at one bot."""
    return await bot.services.database.write(lambda c: erase(c, ALICE))


async def test_each_process_knows_what_people_choose_at_the_other(among_others: Settings) -> None:
    async with listening(among_others) as one:
        await choose(one, PlayerPreferences(pinged_in=NOWHERE))
        async with listening(among_others) as other:
            await until(lambda: not other.preference_cache.may_ping(ALICE, SERVER))
            await choose(
                one, PlayerPreferences(hand_order="suits", pack="large", pinged_in=NOWHERE)
            )
            await until(lambda: other.preference_cache.of(ALICE).order is HandOrder.SUITS)
            assert ALICE in other.readers._packs
            await erase_alice(one)
            await until(lambda: other.preference_cache.of(ALICE) == USUAL)
            assert other.preference_cache.may_ping(ALICE, SERVER)
            assert ALICE not in other.readers._packs


class Server:
    """Rank roles on a server, which one of the bots serves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken_by: list[ContreeBot] = []
        self._patch = monkeypatch
        monkeypatch.setattr(roles, "role_trouble", lambda *_: None)

    async def joined(self, bot: ContreeBot) -> Ranks:
        """Let a bot see the server; its rank roles."""
        here = SimpleNamespace(unavailable=False, get_role=lambda role: role)

        async def remove_role(guild: int, user: int, role: int, *, reason: str) -> None:
            assert (guild, user, role) == (SERVER, ALICE, ROLE)
            self.taken_by.append(bot)

        self._patch.setattr(bot, "get_guild", lambda _: here)
        self._patch.setattr(bot.http, "remove_role", remove_role)
        bot.loop = asyncio.get_running_loop()
        ranks = Ranks(bot)
        await bot.add_cog(ranks)
        return ranks


async def serve(bot: ContreeBot) -> None:
    """Let this bot have the lease on the server."""
    assert bot.cluster is not None
    (taken,) = await bot.cluster._store.take({slot_of(SERVER)})
    bot.cluster.held.renewed({taken.slot: taken.epoch}, inf)


async def give_alice_her_role(bot: ContreeBot) -> None:
    """Note that Alice was given the role."""
    given = partial(note_change, guild=SERVER, change=RankChange(ALICE, ROLE, give=True))
    await bot.services.database.write(given)


async def owe_a_role(one: ContreeBot, ranks: Ranks) -> None:
    """Let Alice have a role when one bot erases her, which the ranks of another hear."""
    await give_alice_her_role(one)
    await erase_alice(one)
    await until(lambda: SERVER in ranks._owed)


@pytest.mark.slow
async def test_the_process_of_a_server_takes_roles_back_from_who_is_erased_at_the_other(
    among_others: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(monkeypatch)
    async with listening(among_others) as one, listening(among_others) as other:
        ranks, _ = await server.joined(one), await server.joined(other)
        await serve(other)
        await give_alice_her_role(one)
        erased = await erase_alice(one)
        assert await ranks.person_erased(ALICE, erased.roles) == ()
        await until(lambda: server.taken_by == [other])


async def test_who_takes_a_server_over_takes_roles_back_from_who_was_erased_meanwhile(
    among_others: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(monkeypatch)
    async with listening(among_others) as one, listening(among_others) as other:
        ranks = await server.joined(other)
        await owe_a_role(one, ranks)
        await serve(other)
        await ranks.look()
        await until(lambda: server.taken_by == [other])


async def test_a_role_that_an_erased_person_was_given_since_by_another_process_is_kept(
    among_others: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Server(monkeypatch)
    monkeypatch.setattr(roles, "changes_due", lambda *_, **__: ())  # she has earned it
    async with listening(among_others) as one, listening(among_others) as other:
        ranks = await server.joined(other)
        await owe_a_role(one, ranks)
        await give_alice_her_role(one)
        await serve(other)
        await ranks.look()
        await until(lambda: SERVER not in ranks._owed)
        assert not server.taken_by
