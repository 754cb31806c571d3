"""Rank roles follow the ratings: given, exchanged, taken back, and never asked for in vain."""

from collections.abc import Coroutine
from functools import partial
from itertools import pairwise

import pytest

from bot.discord_api.requests import Code
from bot.i18n import words
from bot.ratings.rating import PLACEMENT
from bot.storage.ratings.rank_roles import choose_ranks, held_by, rank_roles_of
from cogs.ranks.roles import PAUSE, Ranks
from tests.cogs.admin.test_admin import one_game
from tests.cogs.evening import Evening
from tests.cogs.playing import sit_down
from tests.cogs.ranking import (
    LADDER,
    about_roles,
    followed,
    passed,
    rated,
    role_giver,
    roles_of,
    turned_on,
)
from tests.rig.people import Person
from tests.rig.screens import text_of

GIVING = "/guilds/*/members/*/roles/*"


async def holds(evening: Evening, person: Person) -> dict[int, set[int]]:
    """The roles that somebody was given, as it is kept."""
    return await evening.bot.services.database.read(partial(held_by, user=person.id))


async def refused_tiers(evening: Evening) -> set[str]:
    server = evening.cafe.server.id
    chosen = await evening.bot.services.database.read(lambda c: rank_roles_of(c, server))
    return {str(tier) for tier, each in chosen.roles.items() if each.refused}


async def player_with_role(evening: Evening) -> Person:
    """Somebody on a server with rank roles, who has hers."""
    (alice,) = evening.people("Alice")
    await turned_on(evening)
    await rated(evening, {alice: 1700})
    await followed(evening)
    return alice


@pytest.mark.slow
async def test_the_game_that_completes_placement_gives_a_role(evening: Evening) -> None:
    async with evening:
        await turned_on(evening)
        game = await sit_down(evening, "Alice", "Bob", "Chloe", "Dan", target=100)
        people = list(game.people.values())
        await rated(evening, dict.fromkeys(people[:3], 1600), PLACEMENT - 1)
        await game.play_until(None)
        await passed(evening)
        assert [roles_of(evening, each) for each in people] == [["King"]] * 3 + [[]]
        assert len(about_roles(evening)) == 3


async def test_roles_are_exchanged_without_redundant_requests(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await turned_on(evening)
        await rated(evening, {alice: 1700, bob: 1000})
        assert len(await followed(evening)) == 2
        assert (roles_of(evening, alice), roles_of(evening, bob)) == (["Ace"], ["Jack"])
        assert await followed(evening) == []
        await rated(evening, {alice: 1900, bob: 1299})
        made = await followed(evening)
        assert [method for method, _ in made] == ["PUT", "DELETE"]
        assert (roles_of(evening, alice), roles_of(evening, bob)) == (["Master"], ["Jack"])


@pytest.mark.slow
async def test_many_roles_are_given_gradually(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        people = evening.people(*(f"P{n}" for n in range(5)))
        await turned_on(evening)
        await rated(evening, dict.fromkeys(people, 1500))
        asked: list[float] = []
        give = evening.bot.http.add_role

        def noting(*of: int, reason: str) -> Coroutine[object, object, None]:
            asked.append(evening.bot.clock.monotonic())
            return give(*of, reason=reason)

        monkeypatch.setattr(evening.bot.http, "add_role", noting)
        await followed(evening)
        assert all(roles_of(evening, person) == ["King"] for person in people)
        assert all(later - earlier >= PAUSE for earlier, later in pairwise(asked))
        assert len(asked) == len(people)


async def test_all_players_are_checked_hourly(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await turned_on(evening)
        await rated(evening, {alice: 1700})
        await evening.skip(Ranks.every)
        assert roles_of(evening, alice) == ["Ace"]
        await rated(evening, {alice: 1500})
        await evening.restart()
        await passed(evening)
        assert roles_of(evening, alice) == ["King"]


async def test_disabling_removes_only_roles_the_bot_gave(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        roles = await turned_on(evening)
        server = evening.cafe.server.id
        evening.cafe.env.backend.add_member_role(server, bob.id, next(iter(roles.values())).id)
        await rated(evening, {alice: 1900})
        await followed(evening)
        await evening.bot.services.database.write(
            lambda c: choose_ranks(c, server, LADDER, is_on=False)
        )
        await followed(evening)
        assert (roles_of(evening, alice), roles_of(evening, bob)) == ([], ["Master"])


async def test_hiding_removes_the_role_and_showing_returns_it(evening: Evening) -> None:
    async with evening:
        alice = await player_with_role(evening)
        page = await alice.slash("belote privacy")
        await alice.press(page, "privacy-hide")
        await passed(evening)
        assert roles_of(evening, alice) == []
        await alice.press(page, "privacy-show")
        await passed(evening)
        assert roles_of(evening, alice) == ["Ace"]


async def test_erasing_removes_the_role_and_its_record(evening: Evening) -> None:
    async with evening:
        alice = await player_with_role(evening)
        page = await alice.slash("belote privacy")
        await alice.press(page, "privacy-ask-erase")
        await alice.press(page, "privacy-erase")
        await passed(evening)
        assert roles_of(evening, alice) == []
        assert await holds(evening, alice) == {}


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("en-GB", "en")])
async def test_a_role_left_after_an_erasure_is_reported_and_removed_later(
    evening: Evening, locale: str, language: str
) -> None:
    async with evening:
        alice = evening.cafe.person("Alice", locale=locale)
        await turned_on(evening)
        await rated(evening, {alice: 1700})
        await followed(evening)
        for status, code in ((400, 0), (403, 50013)):
            evening.cafe.env.inject_error("DELETE", GIVING, status=status, code=code)
        page = await alice.slash("belote privacy")
        await alice.press(page, "privacy-ask-erase")
        await alice.press(page, "privacy-erase")
        await passed(evening, 1)
        role = words(language)("privacy-role", role="Ace", server="Café")
        assert role in text_of(alice.newest_private())
        assert await holds(evening, alice) == {}
        await evening.skip(Ranks.every)
        assert roles_of(evening, alice) == ["Ace"]
        evening.cafe.forgive()
        await evening.skip(Ranks.every)
        assert roles_of(evening, alice) == []
        assert await followed(evening) == []


async def test_a_role_earned_after_an_erasure_is_kept(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await turned_on(evening)
        await rated(evening, {alice: 1700})
        await followed(evening)
        evening.cafe.env.inject_error("DELETE", GIVING, status=400, code=0)
        page = await alice.slash("belote privacy")
        await alice.press(page, "privacy-ask-erase")
        await alice.press(page, "privacy-erase")
        await passed(evening, 1)
        await rated(evening, {alice: 1700})
        evening.cafe.forgive()
        await followed(evening)
        assert roles_of(evening, alice) == ["Ace"]
        assert await followed(evening) == []
        assert roles_of(evening, alice) == ["Ace"]


async def test_voiding_a_game_updates_roles(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Chloe", "Dan") as people:
        boss = role_giver(evening)
        await turned_on(evening)
        await one_game(evening, *people)
        await rated(evening, {people[0]: 1600})
        await followed(evening)
        assert roles_of(evening, people[0]) == ["King"]
        await boss.slash("contree-admin void", game="1-1", reason="open hands")
        await passed(evening)
        assert roles_of(evening, people[0]) == []


@pytest.mark.parametrize(
    ("status", "code"), [(403, 50013), (404, Code.UNKNOWN_ROLE.value), (403, 50001)]
)
async def test_a_role_discord_refuses_is_not_retried(
    evening: Evening, status: int, code: int
) -> None:
    async with evening.with_people("Alice", "Bob", "Chloe") as (alice, bob, chloe):
        await turned_on(evening)
        await rated(evening, {alice: 1900, bob: 1900, chloe: 1500})
        evening.cafe.env.inject_error("PUT", GIVING, status=status, code=code)
        assert len(await followed(evening)) == 2
        assert await refused_tiers(evening) == {"master"}
        assert await followed(evening) == []
        assert roles_of(evening, chloe) == ["King"]
        evening.cafe.forgive()


async def test_a_discord_error_is_retried_at_the_next_check(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await turned_on(evening)
        await rated(evening, {alice: 1900, bob: 1500})
        evening.cafe.env.inject_error("PUT", GIVING, status=400, code=0)
        assert len(await followed(evening)) == 1
        assert await refused_tiers(evening) == set()
        assert len(await followed(evening)) == 2
        assert roles_of(evening, alice) == ["Master"]
        evening.cafe.forgive()


async def test_members_who_left_are_not_requested_again(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await turned_on(evening)
        await rated(evening, {alice: 1900})
        code = Code.UNKNOWN_MEMBER.value
        evening.cafe.env.inject_error("PUT", GIVING, status=404, code=code)
        assert len(await followed(evening)) == 1
        assert await followed(evening) == []
        evening.cafe.forgive()


@pytest.mark.parametrize("lost", ["the right", "the height", "the role", "its harmlessness"])
async def test_impossible_roles_are_not_requested(evening: Evening, lost: str) -> None:
    async with evening.with_people("Alice") as (alice,):
        roles = await turned_on(evening)
        await rated(evening, {alice: 1900})
        backend, server = evening.cafe.env.backend, evening.cafe.server
        master = next(iter(roles.values()))
        own = backend.get_guild(server.id).members[backend.bot_user.id].role_ids[0]
        if lost == "the role":
            backend.delete_role(server.id, master.id)
        else:
            role, changes = {
                "the right": (own, {"permissions": 0}),
                "the height": (master.id, {"position": 50}),
                "its harmlessness": (master.id, {"permissions": 8}),
            }[lost]
            backend.edit_role(server.id, role, changes)
        assert await followed(evening) == []


async def test_a_deleted_role_is_given_to_no_one(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        roles = await turned_on(evening)
        await rated(evening, {alice: 1900})
        await followed(evening)
        evening.cafe.env.backend.delete_role(evening.cafe.server.id, next(iter(roles.values())).id)
        await rated(evening, {alice: 1500})
        assert [method for method, _ in await followed(evening)] == ["PUT"]
        assert roles_of(evening, alice) == ["King"]
