"""One message for all deals of a game, where a server wants that."""

from datetime import timedelta

from bot.i18n import words
from bot.server_choices import GuildPreferences
from cogs.table.public_message import EDITED_FOR
from cogs.table.score import deal_title
from cogs.upkeep.upkeep import IDLE
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.playing import NAMES, sit_down
from tests.cogs.settings.test_settings import store
from tests.rig.screens import text_of

SAY = words("fr")


async def test_a_game_has_one_message_until_it_is_an_hour_old(evening: Evening) -> None:
    async with evening:
        await store(evening, GuildPreferences(folds_deals=True))
        game = await sit_down(evening, *NAMES)
        first = game.table.id
        for number in (1, 2):
            await game.play_until(Phase.OVER)
            played = evening.table().game
            assert played is not None
            assert played.deal is not None
            assert deal_title(number, played.deal.settlement, SAY) in text_of(game.table)
            await game.go_on()
            assert game.table.id == first
        posted = len(evening.cafe.posted())
        await evening.restart()
        await game.open_hands()
        await game.play_until(Phase.OVER)
        assert game.table.id == first
        await evening.skip(EDITED_FOR + timedelta(minutes=1))
        await game.go_on()
        assert game.table.id != first
        assert len(evening.cafe.posted()) == posted


async def test_a_table_that_closes_a_day_later_posts_nothing_anew(evening: Evening) -> None:
    async with evening:
        await store(evening, GuildPreferences(folds_deals=True))
        game = await sit_down(evening, *NAMES, target=100)
        await game.play_until(None)
        posted = [each.id for each in evening.cafe.posted()]
        await evening.skip(IDLE + timedelta(hours=1))
        assert evening.bot.services.registry.sessions == ()
        assert [each.id for each in evening.cafe.posted()] == posted
