"""/contree-admin setup: where a server wants the podium of a season to be posted."""

from functools import partial

import pytest

from bot.i18n import words
from bot.storage.ratings.podiums import channel_of_podiums
from tests.cogs.evening import Evening
from tests.cogs.refused import refused
from tests.cogs.settings.test_settings import chosen, manager
from tests.rig.screens import parts_of, text_of
from tests.rig.ways import setup

SAY = words("fr")
CHANNEL_SELECT = 8


async def test_the_podium_channel_can_be_set(evening: Evening) -> None:
    async with evening:
        zoe, channel = manager(evening), evening.cafe.channel
        page = await setup(zoe, "ratings")
        assert chosen(page, "settings-podium") == ()
        await zoe.choose(page, channel, verb="settings-podium")
        assert chosen(page, "settings-podium") == (str(channel.id),)
        wanted = partial(channel_of_podiums, guild=evening.cafe.server.id)
        assert await evening.bot.services.database.read(wanted) == channel.id
        # Looking into a menu turns nothing off: a button does that, and says so.
        (least,) = [p.get("min_values", 1) for p in parts_of(page) if p["type"] == CHANNEL_SELECT]
        assert least == 1
        await zoe.press(page, "settings-podium-off")
        assert chosen(page, "settings-podium") == ()
        assert await evening.bot.services.database.read(wanted) is None
        await zoe.press(page, "settings-undo")
        assert await evening.bot.services.database.read(wanted) == channel.id
        assert chosen(page, "settings-podium") == (str(channel.id),)


@pytest.mark.slow
async def test_an_unusable_podium_channel_is_refused(evening: Evening) -> None:
    async with evening:
        zoe, channel = manager(evening), evening.cafe.server.create_text_channel("podium")
        page = await setup(zoe, "ratings")
        closed = evening.cafe.channel_without("send_messages")
        link = {"channel": f"<#{closed.id}>", "permissions": SAY("permission-send-messages")}
        await refused(
            evening, zoe.choose(page, closed, verb="settings-podium"), "post-channel", **link
        )
        await zoe.choose(page, channel, verb="settings-podium")
        evening.cafe.env.backend.delete_channel(channel.id)
        await evening.restart()
        page = await setup(zoe, "ratings")
        assert SAY("refusal-post-channel-gone") in text_of(page)
        assert chosen(page, "settings-podium") == ()
        await zoe.press(page, "settings-podium-off")
        assert SAY("refusal-post-channel-gone") not in text_of(page)
