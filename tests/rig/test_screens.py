"""Messages are read as a person reads them, wherever in the layout a thing stands."""

import discord
import pytest
from discord import ui

from tests.rig.cafe import Cafe
from tests.rig.plugin import OpenCafe
from tests.rig.screens import CustomId, buttons_of, selects_of, text_of
from tests.rig.toy import ToyBot


def layout() -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    sit: ui.Button[ui.LayoutView] = ui.Button(
        label="Sit", custom_id="b1:sit:t1:0:N", id=11, style=discord.ButtonStyle.success
    )
    rules: ui.Button[ui.LayoutView] = ui.Button(
        emoji="📜", custom_id="b1:rules:t1:0:", id=12, disabled=True
    )
    options = [
        discord.SelectOption(label="2000 points", value="2000", default=True),
        discord.SelectOption(label="1000 points", value="1000"),
    ]
    target: ui.Select[ui.LayoutView] = ui.Select(
        custom_id="b1:target:t1:0:", id=13, options=options, placeholder="Target"
    )
    view.add_item(ui.TextDisplay("First"))
    view.add_item(ui.Container(ui.Section("Second", accessory=sit), ui.ActionRow(rules)))
    view.add_item(ui.ActionRow(target))
    view.add_item(ui.ActionRow(ui.Button(label="Docs", url="https://example.org")))
    view.add_item(ui.TextDisplay("Third"))
    return view


async def posted(cafe: Cafe) -> discord.Message:
    channel = cafe.env.bot.get_channel(cafe.channel.id)
    assert isinstance(channel, discord.TextChannel)
    return await channel.send(view=layout())


async def test_a_layout_is_read_from_top_to_bottom(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        for message in (await posted(cafe), cafe.newest()):
            assert text_of(message) == "First\nSecond\nThird"

            sit, rules = buttons_of(message)
            assert (sit.id, sit.label, sit.emoji, sit.disabled) == (11, "Sit", "", False)
            assert sit.style is discord.ButtonStyle.success
            assert (rules.id, rules.label, rules.emoji, rules.disabled) == (12, "", "📜", True)
            assert str(rules) == "[📜] b1:rules:t1:0: (disabled)"

            (target,) = selects_of(message)
            assert target.options == (("2000", "2000 points"), ("1000", "1000 points"))
            assert (target.chosen, target.placeholder) == (("2000",), "Target")
            assert str(target) == "[Target ▾ 2000 points | 1000 points] b1:target:t1:0:"


async def test_plain_content_is_read(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        channel = cafe.env.bot.get_channel(cafe.channel.id)
        assert isinstance(channel, discord.TextChannel)
        message = await channel.send("Hello")
        assert (text_of(message), buttons_of(message), selects_of(message)) == ("Hello", (), ())


async def test_an_answer_without_a_message_is_an_error(open_cafe: OpenCafe) -> None:
    async with open_cafe(ToyBot()) as cafe:
        alice = cafe.person("Alice")
        await alice.slash("toy start")
        answer = await alice.press(cafe.newest(), "late")
        await cafe.channel.history()[0].delete()
        with pytest.raises(AssertionError, match="brought no message"):
            text_of(answer)


def test_a_custom_id_has_four_fields() -> None:
    card = CustomId("b1:card:t1:42:JH")
    assert (card.verb, card.table, card.revision, card.argument) == ("card", "t1", "42", "JH")
    assert CustomId("b1:seat:t1:0:N:computer").argument == "N:computer"
    assert CustomId("something").verb == ""
