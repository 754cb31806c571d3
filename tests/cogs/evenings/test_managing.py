"""/contree evening: a server's list, its window, and every mistake that can be made in it."""

from datetime import UTC, date, datetime, time
from functools import partial

import discord
import pytest
import simcord
from simcord.components import walk_components

from bot.evenings import Evening as KeptEvening
from bot.evenings import EveningStage, WhyPaused
from bot.i18n import words
from bot.storage import evenings as rows
from bot.storage.database.schema import evenings
from tests.bot.storage.made import count
from tests.cogs.evening import Evening
from tests.cogs.evenings.gathering import HOUR, MINUTE, THURSDAY, Gathering, at_nine
from tests.cogs.refused import refused
from tests.cogs.settings.test_settings import manager
from tests.rig.people import Person
from tests.rig.screens import MessageLike, buttons_of, text_of

SAY = words("fr")
NINE = at_nine(THURSDAY)


async def filled(
    boss: Person, page: MessageLike, channel: simcord.ChannelHandle, **typed: str
) -> simcord.InteractionResult:
    """Fill in the window for a new one, or for the one whose number is its ``kept``."""
    window = await boss.press(page, "evening-edit", typed.pop("kept", ""))
    fields: dict[str, object] = {"title": "Jeudi", "day": "jeudi", "hour": "21h"}
    fields |= {**typed, "game": typed.get("game", "usual").split(), "channel": [channel]}
    return await boss.actor.submit_modal(window, fields)


async def of_server(evening: Evening) -> tuple[KeptEvening, ...]:
    guild = evening.cafe.server.id
    return await evening.bot.services.database.read(partial(rows.of_guild, guild=guild))


def set_clock(evening: Evening) -> Gathering:
    night = Gathering(evening)
    night.turn_to(datetime(2026, 3, 11, 12, tzinfo=UTC))
    return night


async def test_managers_make_change_pause_and_delete_one(evening: Evening) -> None:
    async with evening:
        boss, channel = manager(evening), evening.cafe.channel
        night = set_clock(evening)
        page = await boss.slash("contree evening")
        assert SAY("evening-none") in text_of(page)
        await filled(boss, page, channel, game="coinche")
        (kept,) = await of_server(evening)
        night.number = kept.id
        assert (kept.weekly, kept.day, kept.hour) == (True, THURSDAY, time(21))
        assert (kept.title, kept.rules_key) == ("Jeudi", "coinche")
        (card,) = evening.cafe.posted()
        assert f"<t:{NINE.timestamp():.0f}:F>" in text_of(card)
        (ann,) = evening.people("Ann")
        await night.answers(ann)
        page = await boss.slash("contree evening")
        await filled(boss, page, channel, hour="20:30", kept=str(kept.id))
        (kept,) = await of_server(evening)
        assert (kept.hour, kept.stage) == (time(20, 30), EveningStage.ANNOUNCED)
        assert not buttons_of(card)
        assert f"<@{ann.id}>" in text_of(night.card)
        await boss.press(page, "evening-pause")
        (kept,) = await of_server(evening)
        assert (kept.paused, kept.stage) == (WhyPaused.MANAGER, EveningStage.WAITING)
        assert not any(map(buttons_of, evening.cafe.posted()))
        await night.tick(NINE + 200 * HOUR)
        await boss.press(page, "evening-pause")
        (kept,) = await of_server(evening)
        assert (kept.paused, kept.day) == (None, date(2026, 3, 26))
        await boss.choose(page, "144", verb="evening-signup")
        assert (await of_server(evening))[0].stage is EveningStage.ANNOUNCED
        await boss.press(page, "evening-card")
        await boss.press(page, "evening-delete")
        await boss.press(page, "evening-delete")
        assert await of_server(evening) == ()
        assert not any(map(buttons_of, evening.cafe.posted()))


async def test_mistakes_in_the_window_are_said_and_nothing_is_kept(evening: Evening) -> None:
    async with evening:
        boss, channel = manager(evening), evening.cafe.channel
        set_clock(evening)
        page = await boss.slash("contree evening")
        mistakes = (
            ({"day": "un jour"}, "evening-refused-day", {"typed": "un jour"}),
            ({"hour": "le soir"}, "evening-refused-hour", {"typed": "le soir"}),
            ({"day": "2026-03-10"}, "evening-refused-past", {"when": "2026-03-10"}),
            ({"day": "0001-01-01"}, "evening-refused-past", {"when": "0001-01-01"}),
            ({"day": "31/12/9999"}, "evening-refused-far", {"typed": "31/12/9999"}),
            (
                {"day": "2026-03-11", "hour": "9:30 a.m."},
                "evening-refused-past",
                {"when": f"<t:{datetime(2026, 3, 11, 8, 30, tzinfo=UTC).timestamp():.0f}>"},
            ),
        )
        for typed, key, facts in mistakes:
            page = await boss.slash("contree evening")
            assert SAY(key, **facts) in text_of(await filled(boss, page, channel, **typed))
        page = await boss.slash("contree evening")
        closed = evening.cafe.channel_without("send_messages")
        missing = SAY("permission-send-messages")
        told = SAY("refusal-post-channel", channel=f"<#{closed.id}>", permissions=missing)
        assert told in text_of(await filled(boss, page, closed))
        page = await boss.slash("contree evening")
        barred = discord.PermissionOverwrite(send_messages=False)
        mods = evening.cafe.server.create_text_channel("mods", overwrites={boss.actor: barred})
        told = SAY("refusal-post-not-writer", channel=f"<#{mods.id}>")
        assert told in text_of(await filled(boss, page, mods))
        assert await count(evening.bot.services.database, evenings) == 0
        page = await boss.slash("contree evening")
        await filled(boss, page, channel)
        page = await boss.slash("contree evening")
        (kept,) = await of_server(evening)
        again = await filled(boss, page, channel, day="lundi", hour="8pm")
        assert SAY("evening-refused-channel", title=kept.title) in text_of(again)


async def test_what_was_typed_is_there_again_after_a_mistake(evening: Evening) -> None:
    async with evening:
        boss, elsewhere = manager(evening), evening.cafe.server.create_text_channel("belote")
        set_clock(evening)
        page = await boss.slash("contree evening")
        typed = {"title": "Grande soirée", "day": "un jour", "hour": "20 h 15", "game": "coinche"}
        refused = await filled(boss, page, elsewhere, **typed)
        window = await boss.press(refused, "evening-edit")
        shown = {each.get("custom_id"): each for each in walk_components(window.modal)}
        for field in ("title", "day", "hour"):
            assert shown[field]["value"] == typed[field]
        assert [value["id"] for value in shown["channel"]["default_values"]] == [elsewhere.id]
        chosen = [each["value"] for each in shown["game"]["options"] if each.get("default")]
        assert chosen == ["coinche"]
        fields = {**typed, "day": "jeudi", "game": ["coinche"], "channel": [elsewhere]}
        await boss.actor.submit_modal(window, fields)
        (kept,) = await of_server(evening)
        assert (kept.title, kept.day, kept.hour) == ("Grande soirée", THURSDAY, time(20, 15))
        # Another window is an empty one.
        window = await boss.press(await boss.slash("contree evening"), "evening-edit", "")
        shown = {each.get("custom_id"): each for each in walk_components(window.modal)}
        assert shown["title"]["value"] == SAY("evening-usual-title")


@pytest.mark.parametrize(
    ("locale", "day"), [("en-US", date(2026, 5, 12)), ("fr", date(2026, 12, 5))]
)
async def test_a_day_is_read_as_it_is_typed_where_its_reader_lives(
    evening: Evening, locale: str, day: date
) -> None:
    async with evening:
        boss = manager(evening, locale)
        set_clock(evening)
        page = await boss.slash("contree evening")
        await filled(boss, page, evening.cafe.channel, day="5/12")
        (kept,) = await of_server(evening)
        assert (kept.day, kept.weekly) == (day, False)


async def test_missing_threads_are_said_when_one_is_made(evening: Evening) -> None:
    async with evening:
        evening.cafe.forbid("create_public_threads")
        boss = manager(evening)
        set_clock(evening)
        page = await boss.slash("contree evening")
        await filled(boss, page, evening.cafe.channel)
        missing = SAY("permission-create-public-threads")
        told = SAY("evening-no-threads", permissions=missing, same="no")
        assert told in text_of(await boss.slash("contree evening"))


@pytest.mark.secrecy
async def test_only_managers_change_them(evening: Evening) -> None:
    async with evening.with_people("Eve") as (eve,):
        night = Gathering(evening)
        await night.keep()
        page = await eve.slash("contree evening")
        assert "Belote du jeudi" in text_of(page)
        assert not buttons_of(page)
        for verb in ("evening-edit", "evening-pause", "evening-delete", "evening-card"):
            word = {"evening-pause": "-pause", "evening-delete": "-ask"}.get(verb, "")
            late = evening.cafe.leftover(f"b1:{verb}:0:0:{night.number}{word}")
            await refused(evening, eve.press(late), "not-server-manager")


async def test_a_lost_channel_pauses_it_and_the_settings_say_so(evening: Evening) -> None:
    async with evening:
        boss = manager(evening)
        night = Gathering(evening)
        await night.keep()
        await night.tick(NINE - HOUR)
        evening.cafe.forbid("send_messages")
        await night.tick(NINE - 30 * MINUTE)
        assert (await night.stored()).paused is WhyPaused.CHANNEL
        before = len(evening.cafe.env.http_requests)
        await night.tick(NINE)
        assert evening.cafe.env.http_requests[before:] == []
        elsewhere = evening.cafe.server.create_text_channel("ailleurs")
        page = await boss.slash("contree-admin setup", channel=elsewhere)
        assert SAY("settings-evenings-paused") in text_of(page)
        page = await boss.slash("contree evening", channel=elsewhere)
        assert SAY("evening-paused", why="channel") in text_of(page)
        other = Gathering(evening)
        await other.keep(channel_id=elsewhere.id)
        evening.cafe.env.backend.delete_channel(elsewhere.id)
        await evening.cafe.env.settle()
        assert (await other.stored()).paused is WhyPaused.CHANNEL
