"""The season of an evening: for its own server, and of those who may be named."""

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from bot.evenings import WEEK
from bot.i18n import words
from tests.bot.storage.preferences.test_hidden_players import hide
from tests.bot.storage.test_same_deals import PEOPLE, drawn, keep
from tests.cogs.evening import Evening
from tests.cogs.evenings.gathering import Gathering
from tests.rig.screens import text_of

SAY = words("fr")


@pytest.mark.secrecy
async def test_who_is_hidden_is_somebody_in_the_season_of_an_evening(evening: Evening) -> None:
    async with evening.with_people(*(f"P{user}" for user in PEOPLE)) as people:
        night = Gathering(evening)
        await night.keep(same_deals=True)
        chance, now = Random(1), evening.bot.clock.now()
        for week in range(1, 5):
            lines = [replace(each, user=people[each.user - 1].id) for each in drawn(chance, week)]
            kept = partial(keep, evening=night.number, start=now - week * WEEK, lines=lines)
            await evening.bot.services.database.write(kept)
        page = evening.cafe.leftover(f"b1:evening-season:0:0:{night.number}")
        told = text_of(await people[0].press(page))
        assert all(f"<@{person.id}>" in told for person in people[:2])
        await hide(evening.bot.services.database, people[1].id)
        told = text_of(await people[0].press(page))
        assert f"<@{people[0].id}>" in told
        assert f"<@{people[1].id}>" not in told
        assert SAY("alone-somebody") in told
