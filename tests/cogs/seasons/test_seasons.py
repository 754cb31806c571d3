"""The podium of a season is posted once, where it is wanted, and also after its end was missed."""

from collections import defaultdict
from dataclasses import replace
from datetime import timedelta
from functools import partial
from random import Random
from statistics import fmean
from unittest.mock import Mock

import discord
import pytest
import simcord

from bot.evenings import WEEK
from bot.i18n import Fact, words
from bot.ratings.ladders import season_at
from bot.ratings.rating import PLACEMENT
from bot.server_choices import GuildPreferences
from bot.storage import evenings
from bot.storage.database.schema import podiums
from bot.storage.errors import StorageUnavailable
from bot.storage.ratings.podiums import choose_channel, due
from cogs.challenges.shown import signed_mark
from cogs.seasons import Seasons
from cogs.ui.ids import ControlId
from tests.bot.storage.made import a_game, count
from tests.bot.storage.test_same_deals import drawn, naive_marks
from tests.bot.storage.test_same_deals import keep as keep_evening
from tests.bot.test_evenings import WEEKLY
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned
from tests.cogs.leaderboard.test_leaderboard import keep
from tests.cogs.posting import not_stored
from tests.cogs.refused import refused
from tests.cogs.settings.test_settings import kept, manager, store
from tests.rig.people import Person
from tests.rig.screens import buttons_of, text_of
from tests.rig.ways import setup

FR = words("fr")
MORNING = 9


def seasons_of(evening: Evening) -> Seasons:
    cog = evening.bot.get_cog("Seasons")
    assert isinstance(cog, Seasons)
    return cog


async def season_over(evening: Evening) -> list[Person]:
    """Let four people play enough in the season that is over, and want its podium; it is nine."""
    people = evening.people("Alice", "Bob", "Chloe", "Dan")
    await evening.skip(timedelta(hours=MORNING - 1))  # by the clocks of Paris it is one already
    server, season = evening.cafe.server.id, season_at(evening.bot.clock.now()).before
    games = [
        a_game(
            number=n,
            guild_id=server,
            players=tuple(person.id for person in people),
            at=season.ends - timedelta(hours=PLACEMENT - n),
        )
        for n in range(PLACEMENT)
    ]
    await keep(evening, games)
    await evening.bot.services.store.abandon(1, season.ends)
    wanted = partial(choose_channel, guild=server, channel=evening.cafe.channel.id, running=season)
    await evening.bot.services.database.write(wanted)
    return people


def posted(evening: Evening) -> list[str]:
    """The podiums in the channel."""
    told = map(text_of, evening.cafe.channel.history())
    return [each for each in told if FR("podium-next") in each]


def questions(evening: Evening) -> list[simcord.ResponseMessage]:
    """The questions below podiums that nobody has answered."""
    return [each for each in evening.cafe.posted() if FR("podium-feats") in text_of(each)]


async def test_a_podium_has_the_season_of_the_evenings_with_the_same_deals_below(
    evening: Evening,
) -> None:
    async with evening:
        people = [*await season_over(evening), *evening.people("Eve", "Fay", "Gus", "Hal")]
        database, ends = evening.bot.services.database, season_at(evening.bot.clock.now()).begins
        weekly = replace(WEEKLY, id=0, guild_id=evening.cafe.server.id, same_deals=True)
        number = await database.write(partial(evenings.keep, kept=weekly))
        marks, chance = defaultdict[int, list[float]](list), Random(1)
        for week in range(1, 7):
            of_week = drawn(chance, absent=week)
            lines = [replace(each, user=people[each.user - 1].id) for each in of_week]
            for user, mark in naive_marks(lines):
                marks[user].append(mark)
            kept_now = partial(keep_evening, evening=number, start=ends - week * WEEK, lines=lines)
            await database.write(kept_now)
        await seasons_of(evening).look()
        (told,) = posted(evening)
        order = sorted(marks, key=lambda user: -round(fmean(marks[user])))
        whole = [round(fmean(marks[user])) for user in order]
        assert weekly.title in told
        for user, mark in zip(order, whole, strict=True):
            facts = {"rank": 1 + whole.index(mark), "came": len(marks[user]), "count": 6}
            player = f"<@{user}>"
            line = FR("evening-season-line", player=player, mark=signed_mark(mark), **facts)
            assert line in told


async def test_a_podium_waits_for_the_morning_of_its_server(evening: Evening) -> None:
    async with evening:
        await season_over(evening)
        for zone, count in (("America/New_York", 0), ("Asia/Tokyo", 1)):
            await store(evening, GuildPreferences(zone=zone))
            await seasons_of(evening).look()
            assert len(posted(evening)) == count


async def test_a_podium_is_posted_once_with_its_picture(evening: Evening) -> None:
    async with evening:
        alice, bob, chloe, dan = await season_over(evening)
        for _ in range(2):
            await seasons_of(evening).look()
        (told,) = posted(evening)
        assert FR("podium-next") in told
        assert mentioned(told) == [
            *sorted((alice.id, chloe.id)),
            *sorted((bob.id, dan.id)),
        ]
        message, _ = evening.cafe.channel.history()
        assert [file.filename for file in message.attachments] == ["podium.png"]


async def test_a_restart_after_the_seasons_end_posts_the_podium(evening: Evening) -> None:
    async with evening:
        await season_over(evening)
        assert posted(evening) == []
        await evening.restart()
        (told,) = posted(evening)
        await evening.restart()
        assert posted(evening) == [told]


async def test_a_podium_that_was_posted_but_not_noted_is_found(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        await season_over(evening)
        with monkeypatch.context() as full:
            full.setattr("cogs.seasons.mark_posted", not_stored)
            with pytest.raises(StorageUnavailable):
                await seasons_of(evening).look()
        await evening.skip(timedelta(hours=1))
        assert len(posted(evening)) == 1
        season = season_at(evening.bot.clock.now()).before
        assert await evening.bot.services.database.read(partial(due, season=season)) == ()


async def test_without_ranked_players_nothing_is_posted(evening: Evening) -> None:
    async with evening:
        season = season_at(evening.bot.clock.now()).before
        server, channel = evening.cafe.server.id, evening.cafe.channel.id
        await evening.bot.services.database.write(
            partial(choose_channel, guild=server, channel=channel, running=season)
        )
        await seasons_of(evening).look()
        assert posted(evening) == []


async def test_a_season_that_runs_is_posted_when_it_is_over(evening: Evening) -> None:
    async with evening:
        boss = manager(evening)
        page = await setup(boss, "ratings")
        await boss.choose(page, evening.cafe.channel, verb="settings-podium")
        assert await count(evening.bot.services.database, podiums) == 1
        await seasons_of(evening).look()
        assert posted(evening) == []


async def test_a_channel_without_permission_is_refused_when_chosen(evening: Evening) -> None:
    async with evening:
        boss, closed = manager(evening), evening.cafe.channel_without("send_messages")
        page = await setup(boss, "ratings")
        choosing = boss.choose(page, closed, verb="settings-podium")
        missing = FR("permission-send-messages")
        await refused(
            evening, choosing, "post-channel", channel=f"<#{closed.id}>", permissions=missing
        )
        assert await count(evening.bot.services.database, podiums) == 0


async def test_a_channel_takes_its_choosers_own_right_to_write(evening: Evening) -> None:
    async with evening:
        boss = manager(evening)
        barred = discord.PermissionOverwrite(send_messages=False)
        closed = evening.cafe.server.create_text_channel("mods", overwrites={boss.actor: barred})
        page = await setup(boss, "ratings")
        choosing = boss.choose(page, closed, verb="settings-podium")
        await refused(evening, choosing, "post-not-writer", channel=f"<#{closed.id}>")
        assert await count(evening.bot.services.database, podiums) == 0


@pytest.mark.parametrize("gone", [False, True])
async def test_a_lost_channel_is_not_retried(evening: Evening, *, gone: bool) -> None:
    async with evening:
        await season_over(evening)
        if gone:
            evening.cafe.env.backend.delete_channel(evening.cafe.channel.id)
        else:
            evening.cafe.forbid("view_channel")
        await evening.restart()
        before = len(evening.cafe.env.http_requests)
        await seasons_of(evening).look()
        assert evening.cafe.env.http_requests[before:] == []


async def test_without_attach_files_the_podium_is_text(evening: Evening) -> None:
    async with evening:
        evening.cafe.forbid("attach_files")
        await season_over(evening)
        await evening.restart()
        message, _ = evening.cafe.channel.history()
        assert FR("podium-next") in text_of(message)
        assert message.attachments == []


async def test_a_failed_podium_post_is_retried(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        await season_over(evening)
        with monkeypatch.context() as patched:

            async def refuses(*_: object, **__: object) -> None:
                raise discord.Forbidden(Mock(status=403, reason="Forbidden"), "no")

            patched.setattr(discord.TextChannel, "send", refuses)
            await seasons_of(evening).look()
        assert posted(evening) == []
        await seasons_of(evening).look()
        assert len(posted(evening)) == 1


async def test_a_server_is_asked_once_whether_it_announces_achievements(evening: Evening) -> None:
    async with evening:
        alice, *_ = await season_over(evening)
        await seasons_of(evening).look()
        await evening.restart()
        (question,) = questions(evening)
        announce = FR("podium-button-announce")
        asking = alice.press(question, "settings-feats", label=announce)
        await refused(evening, asking, "not-server-manager")
        assert not (await kept(evening)).announces_feats
        boss = manager(evening)
        await boss.press(question, "settings-feats", label=announce)
        # The same press once more, from a window that still shows the question.
        seen = evening.cafe.leftover(str(ControlId("settings-feats", argument="yes")))
        await boss.press(seen, "settings-feats")
        assert (await kept(evening)).announces_feats
        facts: dict[str, Fact] = {"player": f"<@{boss.id}>", "announced": "yes"}
        for message in (question, seen):
            assert text_of(message) == FR("podium-feats-answered", **facts)
        page = await setup(boss, "ratings")
        assert FR("settings-feats", announced="yes") in {each.label for each in buttons_of(page)}
        await boss.press(page, "settings-feats", "no")
        assert FR("settings-feats", announced="no") in {each.label for each in buttons_of(page)}
        server, season = evening.cafe.server.id, season_at(evening.bot.clock.now()).before
        for channel in (None, evening.cafe.channel.id):
            wanted = partial(choose_channel, guild=server, channel=channel, running=season)
            await evening.bot.services.database.write(wanted)
        await seasons_of(evening).look()
        assert len(posted(evening)) == 1
        assert questions(evening) == []


async def test_a_server_that_announces_achievements_is_not_asked(evening: Evening) -> None:
    async with evening:
        await season_over(evening)
        await store(evening, GuildPreferences(announces_feats=True))
        await seasons_of(evening).look()
        assert len(posted(evening)) == 1
        assert questions(evening) == []
