"""/contree start: a lobby in this channel, or the reason why not."""

import pytest
import simcord
from simcord import interactions

from bot.i18n import words
from bot.settings import Settings
from bot.tables.events import Closing, TableClosed
from bot.tables.occupants import Computer, Human
from bot.tables.table import Stage
from engine.options import HIGHEST_TARGET, LOWEST_TARGET
from engine.seats import Seat
from tests.cogs.evening import Evening
from tests.cogs.facts import numbers
from tests.cogs.playing import at_table, offers, sit_down, verbs
from tests.cogs.refused import LINK, everything_kept, refused
from tests.rig.plugin import OpenCafe
from tests.rig.screens import buttons_of, parts_of, text_of


def thread_in(evening: Evening, *, name: str = "partie") -> simcord.ChannelHandle:
    """A thread of the channel."""
    cafe = evening.cafe
    cafe.env.backend.create_thread(cafe.channel.id, name, cafe.server.owner.id)
    return cafe.channel.threads[-1]


async def test_the_host_is_seated_in_the_displayed_lobby(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        answer = await alice.slash("contree start")
        table = evening.table()
        assert answer.response is not None
        assert answer.response.id == evening.cafe.newest().id
        assert not answer.response.ephemeral
        assert table.host == alice.id
        assert table.occupant(Seat.SOUTH) == Human(alice.id)
        assert len(table.free_seats) == 3
        shown = {(b.custom_id.verb, b.custom_id.argument) for b in buttons_of(answer)}
        assert shown >= {("sit", "north"), ("sit", "east"), ("sit", "west"), ("stand", "south")}
        assert f"<@{alice.id}>" in text_of(answer)
        assert 2000 in numbers(text_of(answer))


@pytest.mark.parametrize("target", [LOWEST_TARGET, 750, HIGHEST_TARGET])
async def test_the_target_can_be_chosen(evening: Evening, target: int) -> None:
    async with evening.with_people("Alice") as (alice,):
        answer = await alice.slash("contree start", target=target)
        assert evening.table().rules.end.target == target
        assert target in numbers(text_of(answer))


@pytest.mark.parametrize("target", [LOWEST_TARGET - 1, HIGHEST_TARGET + 1])
async def test_other_targets_are_refused(evening: Evening, target: int) -> None:
    async with evening.with_people("Alice") as (alice,):
        with pytest.raises(simcord.SetupError):
            await alice.slash("contree start", target=target)
        assert evening.cafe.posted() == []


@pytest.mark.parametrize("target", [0, LOWEST_TARGET - 1])
async def test_a_target_that_discord_let_through_is_refused_with_its_bounds(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, target: int
) -> None:
    monkeypatch.setattr(interactions, "_check_numeric_range", lambda *_: None)
    async with evening.with_people("Alice") as (alice,):
        await refused(
            evening,
            alice.slash("contree start", target=target),
            "number-out-of-bounds",
            value=str(target),
            least=LOWEST_TARGET,
            most=HIGHEST_TARGET,
        )


async def test_a_direct_message_says_where_to_play(evening: Evening) -> None:
    async with evening:
        account = evening.cafe.env.create_user("alice", global_name="Alice")
        evening.cafe.env.backend.locales[account.id] = "fr"
        answer = await account.slash("contree start")
        assert words("fr")("refusal-no-server") in text_of(answer)


async def test_the_default_target_comes_from_the_settings(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"default_target": 1500}))
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        assert evening.table().rules.end.target == 1500


async def test_computers_can_fill_the_other_seats(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        answer = await alice.slash("contree start", computers=True)
        computers = [seat for seat in Seat if evening.table().occupant(seat) == Computer()]
        assert len(computers) == 3
        assert offers(answer, "start")
        assert not offers(answer, "fill")

        (north, *_) = computers
        await alice.press(evening.cafe.newest(), "remove-computer", north.name.lower())
        await bob.press(evening.cafe.newest(), "sit", north.name.lower())
        assert evening.table().occupant(north) == Human(bob.id)


async def test_a_channel_has_one_live_table(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await alice.slash("contree start")
        for person in (alice, bob):
            await refused(evening, person.slash("contree start"), "channel-busy")
        await alice.press(evening.cafe.newest(), "fill")
        await refused(evening, bob.slash("contree start"), "channel-busy")
        told = await bob.slash("contree start")
        assert [part["url"] for part in parts_of(told) if "url" in part] == [
            LINK.format(
                guild=evening.table().opened.guild,
                channel=evening.table().opened.channel,
                message=evening.cafe.newest().id,
            )
        ]
        assert len(evening.cafe.posted()) == 2  # its lobby, and its first deal


async def test_two_simultaneous_commands_open_one_table(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        async with evening.cafe.at_once():
            answers = [await person.slash("contree start") for person in (alice, bob)]
        (opened,) = [answer for answer in answers if not answer.ephemeral]
        (refused,) = [answer for answer in answers if answer.ephemeral]
        assert words("fr")("refusal-channel-busy") in text_of(refused)
        assert evening.table().host == (alice, bob)[answers.index(opened)].id
        assert opened.response is not None
        assert [message.id for message in evening.cafe.posted()] == [opened.response.id]


@pytest.mark.slow
async def test_a_finished_table_frees_its_channel(evening: Evening) -> None:
    async with at_table(evening, "Alice", target=100) as game:
        await game.play_until(None)
        old = game.table
        assert verbs(old) >= {"rematch", "seats", "sheet"}
        (bob,) = evening.people("Bob")

        await bob.slash("contree start")

        assert evening.table().id == 2
        assert evening.table().host == bob.id
        assert (await evening.log(1))[-1] == TableClosed(Closing.REPLACED)
        assert verbs(old) == {"details", "review", "analyse"}
        assert verbs(game.table) >= {"sit"}


async def test_a_table_can_be_opened_in_a_thread(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        thread = thread_in(evening)
        await alice.slash("contree start", channel=thread)
        await alice.press(evening.cafe.newest(thread), "fill")
        assert evening.table(thread).stage is Stage.PLAYING
        assert evening.table().stage is Stage.LOBBY


@pytest.mark.slow
async def test_tables_in_two_channels_are_independent(evening: Evening) -> None:
    async with evening:
        other = evening.cafe.server.create_text_channel("tarot")
        game = await sit_down(evening, "Alice", target=300)
        second = await sit_down(evening, "Alice", target=300, channel=other)
        while game.phase or second.phase:
            for each in (game, second):
                if each.phase:
                    await each.step()
        for number in (1, 2):
            kept = await evening.kept(number)
            assert kept.game == await evening.replayed(number)
            assert kept.game is not None
            assert kept.game.over


@pytest.mark.parametrize("missing", ["send_messages", "view_channel"])
async def test_missing_permissions_are_named_before_a_table_opens(
    evening: Evening, missing: str
) -> None:
    async with evening.with_people("Alice") as (alice,):
        closed = evening.cafe.channel_without(missing)
        answer = await alice.slash("contree start", channel=closed)
        assert words("fr")(f"permission-{missing.replace('_', '-')}") in text_of(answer)
        assert answer.ephemeral
        assert await everything_kept(evening) == ()


async def test_a_thread_needs_a_different_permission(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        silent = evening.cafe.channel_without("send_messages_in_threads", name="silent")
        evening.cafe.env.backend.create_thread(silent.id, "fil", evening.cafe.server.owner.id)
        (thread,) = silent.threads
        answer = await alice.slash("contree start", channel=thread)
        assert words("fr")("permission-send-messages-in-threads") in text_of(answer)
        assert await everything_kept(evening) == ()
        await alice.slash("contree start", channel=silent)
        assert evening.table(silent).host == alice.id
