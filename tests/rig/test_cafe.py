"""The café: people act, the bot must answer, and nothing that goes wrong passes unseen."""

import discord
import pytest

from tests.rig.cafe import Cafe
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of
from tests.rig.seams import QuickEnv
from tests.rig.toy import ToyBot


async def test_a_command_opens_a_table_and_presses_change_it(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice = cafe.person("Alice")

        opened = await alice.slash("toy start", target=7)
        assert text_of(opened) == "Count 0 of 7"

        table = cafe.newest()
        await alice.press(table, "add")
        assert text_of(table) == "Count 1 of 10"
        assert [message.id for message in cafe.posted()] == [table.id]


async def test_a_private_message_is_seen_only_by_its_owner(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice, bob = cafe.person("Alice"), cafe.person("Bob", locale="en-US")
        await alice.slash("toy start")
        table = cafe.newest()

        await alice.press(table, "hand")
        await bob.press(table, "hand")

        assert text_of(alice.newest_private()) == "Votre main secrète, alice"
        assert text_of(bob.newest_private()) == "Your secret hand, bob"
        assert [text_of(message) for message in bob.private()] == ["Your secret hand, bob"]
        assert alice.sees(table)
        assert bob.sees(table)
        assert alice.sees(alice.newest_private())
        assert not bob.sees(alice.newest_private())
        assert len(cafe.posted()) == 1


async def test_a_choice_in_a_select_reaches_the_bot(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice = cafe.person("Alice")
        await alice.slash("toy start")
        await alice.press(cafe.newest(), "hand")

        answer = await alice.choose(alice.newest_private(), "90", verb="pick")

        assert text_of(answer) == "Picked 90"
        with pytest.raises(Exception, match="100"):
            await alice.choose(alice.private()[0], "100", verb="pick")


async def test_people_have_languages_permissions_and_roles(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice = cafe.person("Alice", permissions=discord.Permissions(manage_guild=True))
        bob = cafe.person("Bob", locale="en-US")

        assert text_of(await alice.slash("toy who", friend=bob)) == (
            "fr · fr · manages=True · bot may send=True · bob"
        )
        assert text_of(await bob.slash("toy who")) == (
            "en-US · fr · manages=False · bot may send=True · alone"
        )


async def test_in_a_closed_channel_the_bot_lacks_a_permission(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice = cafe.person("Alice")
        closed = cafe.channel_without("send_messages")

        answer = await alice.slash("toy who", channel=closed)

        assert "bot may send=False" in text_of(answer)
        assert alice.private(closed)
        assert not alice.private()
        channel = cafe.env.bot.get_channel(closed.id)
        assert isinstance(channel, discord.TextChannel)
        with pytest.raises(discord.Forbidden):
            await channel.send("anyway")


async def test_a_restarted_bot_finds_the_same_world(open_cafe: OpenCafe) -> None:
    old = ToyBot()
    async with open_cafe(old) as cafe:
        alice = cafe.person("Alice")
        await alice.slash("toy start")
        table = cafe.newest()
        await alice.press(table, "hand")

        await cafe.restart(ToyBot())

        assert old.is_closed()
        await alice.press(table, "add")
        assert text_of(table) == "Count 1 of 10"
        assert text_of(alice.newest_private()) == "Votre main secrète, alice"
        await alice.slash("toy start")


async def test_leaving_the_cafe_closes_the_bot(open_cafe: OpenCafe) -> None:
    bot = ToyBot()
    async with open_cafe(bot):
        assert not bot.is_closed()
    assert bot.is_closed()


async def test_time_passes_only_on_request(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        before = cafe.env.now()
        await cafe.env.advance_time(3600)
        assert (cafe.env.now() - before).total_seconds() == 3600


async def test_simultaneous_presses_arrive_before_any_is_answered(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice, bob = cafe.person("Alice"), cafe.person("Bob")
        await alice.slash("toy start")
        table = cafe.newest()

        async with cafe.at_once():
            first = await alice.press(table, "add")
            second = await bob.press(table, "add")
            assert [answer.acknowledged for answer in (first, second)] == [False, False]
            assert text_of(table) == "Count 0 of 10"

        assert [answer.acknowledged for answer in (first, second)] == [True, True]
        assert text_of(table) == "Count 2 of 10"


async def test_an_unanswered_simultaneous_press_fails(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice = cafe.person("Alice")
        await alice.slash("toy start")
        with pytest.raises(AssertionError, match=r"alice: .*b1:mute.* did not answer"):
            async with cafe.at_once():
                await alice.press(cafe.newest(), "mute")


async def test_a_button_of_a_former_process_can_be_pressed(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice = cafe.person("Alice")
        leftover = cafe.leftover("b1:add:9:0:", "b0:add:9:0:")

        with pytest.raises(AssertionError, match="did not answer"):
            await alice.press(leftover, starts="b0:")

        await alice.press(leftover, "add", starts="b1:")
        assert text_of(leftover) == "Count 1 of 10"


async def test_people_cannot_press_what_they_do_not_see(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice, bob = cafe.person("Alice"), cafe.person("Bob")
        await alice.slash("toy start")
        await alice.press(cafe.newest(), "hand")
        with pytest.raises(Exception, match="not visible"):
            await bob.choose(alice.newest_private(), "80", verb="pick")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"verb": "full"}, "is disabled"),
        ({"verb": "shuffle"}, "0 controls match 'shuffle'; there are"),
        ({"starts": "b1:"}, "7 controls match"),
        ({"label": "No such label"}, "0 controls match"),
        ({"verb": "add", "argument": "JH"}, "0 controls match 'add JH'"),
    ],
)
async def test_a_press_matches_exactly_one_button(
    open_cafe: OpenCafe, asked: dict[str, str], said: str
) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice = cafe.person("Alice")
        await alice.slash("toy start")
        with pytest.raises(AssertionError, match=said) as failed:
            await alice.press(cafe.newest(), **asked)
        assert "[Full] b1:full:1:0: (disabled)" in str(failed.value)


async def test_a_command_without_an_answer_fails(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice = cafe.person("Alice")
        with pytest.raises(AssertionError, match="alice: /toy silence: the bot did not answer"):
            await alice.slash("toy silence")


async def test_an_error_logged_by_a_button_fails_the_press_and_the_test(
    open_cafe: OpenCafe,
) -> None:
    async def evening() -> None:
        async with open_cafe(ToyBot()) as cafe:
            alice = cafe.person("Alice")
            await alice.slash("toy start")
            with pytest.raises(AssertionError, match="RuntimeError: toy"):
                await alice.press(cafe.newest(), "crash")

    with pytest.raises(AssertionError, match=r"bot\.toy logged") as failed:
        await evening()
    assert "RuntimeError: toy" in str(failed.value)
    assert "What happened last" in str(failed.value)


async def test_an_error_outside_the_bots_handlers_is_noticed_too(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice = cafe.person("Alice")
        with pytest.raises(AssertionError, match="did not answer"):
            await alice.press(cafe.leftover("b1:crash:1:0:loose"), "crash", "loose")
        (heard,) = cafe.forgive()
        assert heard.startswith("discord.ui.view logged")
        assert "LookupError: toy, past its own boundary" in heard


async def test_an_expected_error_can_be_allowed(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice = cafe.person("Alice")
        await alice.slash("toy start")
        with pytest.raises(AssertionError):
            await alice.press(cafe.newest(), "crash")
        (expected,) = cafe.forgive()
        assert "RuntimeError: toy" in expected


async def test_an_error_in_a_command_fails_the_test(open_cafe: OpenCafe) -> None:
    async def evening() -> None:
        async with open_cafe(ToyBot()) as cafe:
            alice = cafe.person("Alice")
            cafe.env.inject_error("POST", "/interactions/*")
            with pytest.raises(AssertionError, match="did not answer"):
                await alice.slash("toy start")

    with pytest.raises(AssertionError, match="the bot raised"):
        await evening()


async def test_a_request_that_discord_would_refuse_fails_the_test(open_cafe: OpenCafe) -> None:
    async def evening() -> None:
        async with open_cafe(ToyBot()) as cafe:
            await cafe.person("Alice").slash("toy shapeless")

    with pytest.raises(AssertionError, match="neither label nor emoji") as failed:
        await evening()
    assert "a control without an id" in str(failed.value)


async def test_an_error_of_the_test_itself_is_shown() -> None:
    async def evening() -> None:
        async with Cafe(QuickEnv(ToyBot())) as cafe:
            await cafe.person("Alice").slash("toy shapeless")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError) as failed:
        await evening()
    (note,) = failed.value.__notes__
    assert "neither label nor emoji" in note
