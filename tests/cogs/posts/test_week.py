"""A week of a server with everything on: what the bot posts by itself, and when."""

from collections import Counter
from datetime import date, datetime, time, timedelta
from functools import partial
from zoneinfo import ZoneInfo

import pytest

from bot.server_choices import GuildPreferences
from bot.settings import Settings
from bot.storage.day_posts import choose_day_post
from tests.cogs.evening import Evening
from tests.cogs.evenings.gathering import Gathering
from tests.cogs.playing import sit_down
from tests.cogs.seasons.test_seasons import season_over
from tests.cogs.settings.test_settings import store
from tests.cogs.today.quick_experts import QuickExperts, daily
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of
from tests.rig.seams import messages_in, posted_by

PARIS = ZoneInfo("Europe/Paris")
MORNING, NIGHT = time(8), time(23)
TUESDAY = date(2026, 1, 6)

POSTS = {1: 2, 2: 2, 3: 4, 4: 2, 5: 1, 6: 6, 7: 1}
"""How many there are on each day of January: that of the day, and …

1 the podium of a season; 2 a challenge; 3 a game: how it
began, its one message for all deals, and achievements; 4 the card of an evening; 6 its reminder,
who is there, the seats, its thread and the table in it.
"""


class Diary:
    """What the bot has posted in public, by the half hour in which it did."""

    def __init__(self, evening: Evening) -> None:
        self._evening = evening
        self._known = set[int]()
        self.posts = list[tuple[datetime, str]]()

    def note(self) -> None:
        """Write down what is new, in whatever channel."""
        env, now = self._evening.cafe.env, self._evening.bot.clock.now()
        for channel in list(env.backend.channels):
            for message in messages_in(env, channel):
                if message.id not in self._known:
                    self._known.add(message.id)
                    if posted_by(env, message) == env.backend.bot_user.id:
                        self.posts.append((now.astimezone(PARIS), text_of(message)))

    async def wait_until(self, day: int, hour: int) -> None:
        """Let time pass until this hour of January."""
        until = datetime(2026, 1, day, hour, tzinfo=PARIS)
        while self._evening.bot.clock.now() < until:
            await self._evening.skip(timedelta(minutes=30))
            self.note()


@pytest.mark.slow
async def test_a_week_with_everything_on_is_quiet_at_night(
    open_cafe: OpenCafe, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.ai_workers.pool.Supervisor", QuickExperts)
    async with (evening := daily(open_cafe, settings)):
        people, cafe = await season_over(evening), evening.cafe
        await store(evening, GuildPreferences(folds_deals=True, announces_feats=True))
        day = partial(choose_day_post, guild=cafe.server.id, channel=cafe.channel.id, hour=9)
        await evening.bot.services.database.write(partial(day, today=date(2000, 1, 1)))
        night, diary = Gathering(evening), Diary(evening)
        await night.keep(day=TUESDAY)
        await diary.wait_until(2, 18)
        await people[0].press(await people[0].slash("belote challenge"), "challenge-call")
        await diary.wait_until(3, 22)
        game = await sit_down(evening, "Ann", "Ben", "Cid", "Dot", target=500)
        await game.play_until(None)
        await diary.wait_until(5, 18)
        for person in people:
            await night.answers(person)
        await diary.wait_until(6, 21)
        await night.is_here(*people)
        await diary.wait_until(6, 22)
        await night.close_tables()
        await diary.wait_until(8, 0)
        assert Counter(at.day for at, _ in diary.posts) == POSTS
        assert [told for at, told in diary.posts if not MORNING <= at.time() < NIGHT] == []
