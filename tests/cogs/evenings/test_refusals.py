"""What is said to whoever presses at the wrong moment, and what the card says of its evening."""

from functools import partial

import pytest

from bot.i18n import words
from bot.storage import evenings as rows
from tests.cogs.evening import Evening
from tests.cogs.evenings.gathering import HOUR, Gathering, argument_of
from tests.cogs.evenings.test_evenings import NAMES, NINE
from tests.cogs.evenings.test_managing import filled
from tests.cogs.settings.test_settings import manager
from tests.rig.screens import text_of

SAY = words("fr")
TITLE = "Belote du jeudi"


async def test_each_press_at_the_wrong_moment_has_its_sentence(evening: Evening) -> None:
    async with evening:
        boss, (ann, bob, eve) = manager(evening), evening.people(*NAMES[:3])
        night = Gathering(evening)
        await night.keep()
        await night.tick(NINE - HOUR)
        card, first = night.card, await night.stored()
        asked = await ann.press(card, "evening-with")
        own = await ann.choose(asked, ann.actor, verb="evening-partner")
        assert SAY("evening-refused-self") in text_of(own)
        for person in (ann, bob):
            await night.answers(person)
        await night.tick(NINE)
        places = evening.cafe.server.id, evening.cafe.channel.id, (await night.stored()).notice_id
        link = "https://discord.com/channels/" + "/".join(map(str, places))
        assert SAY("evening-goes-on", link=link) in text_of(card)
        late = evening.cafe.leftover(f"b1:evening-answer:0:0:{argument_of(first, 'yes')}")
        assert SAY("evening-refused-begun") in text_of(await eve.press(late))
        page = await boss.slash("contree evening")
        changed = await filled(boss, page, evening.cafe.channel, hour="22h", kept=str(first.id))
        assert SAY("evening-refused-going-on") in text_of(changed)
        await night.is_here(ann, bob)
        mix = evening.cafe.leftover(f"b1:evening-mix:0:0:{argument_of(first)}")
        assert SAY("evening-refused-not-here") in text_of(await eve.press(mix))
        await night.close_tables()
        await night.tick(NINE + 2 * HOUR)
        assert SAY("evening-card-over", title=TITLE) in text_of(card)
        assert SAY("evening-refused-over") in text_of(await eve.press(late))
        await evening.bot.services.database.write(partial(rows.forget, number=first.id))
        assert SAY("evening-refused-gone") in text_of(await eve.press(late))


@pytest.mark.slow
async def test_a_card_says_why_its_evening_is_not(evening: Evening) -> None:
    async with evening:
        boss, channel = manager(evening), evening.cafe.channel
        night = Gathering(evening)
        await night.keep()
        await night.tick(NINE - HOUR)
        kept, card = await night.stored(), night.card
        page = await boss.slash("contree evening")
        await filled(boss, page, channel, title=TITLE, hour="20:45", kept=str(kept.id))
        assert SAY("evening-card-moved", title=TITLE) in text_of(card)
        card = night.card
        await boss.press(page, "evening-pause")
        assert SAY("evening-card-paused", title=TITLE) in text_of(card)
        late = evening.cafe.leftover(f"b1:evening-answer:0:0:{argument_of(kept, 'yes')}")
        assert SAY("evening-refused-over") in text_of(await boss.press(late))
        await boss.press(page, "evening-pause")
        card = night.card
        await night.tick(NINE + 2 * HOUR)
        assert SAY("evening-card-missed", title=TITLE) in text_of(card)
        await night.tick(NINE + 130 * HOUR)
        card = night.card
        await boss.press(page, "evening-delete")
        await boss.press(page, "evening-delete")
        assert SAY("evening-card-deleted", title=TITLE) in text_of(card)
        for number in range(3):
            await night.keep(channel_id=channel.id + number, paused="manager")
        page = await boss.slash("contree evening")
        fourth = evening.cafe.leftover("b1:evening-edit:0:0:")
        assert SAY("evening-refused-many", count=3) in text_of(await boss.press(fourth))
