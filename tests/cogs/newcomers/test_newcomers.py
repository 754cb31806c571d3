"""*New here?*: on the hand of whoever has finished no game, during the auction."""

import pytest

from bot.i18n import words
from bot.lessons.course import CoursePlace
from bot.newcomers import Experience
from bot.tables.house_rules import HouseRules
from cogs.newcomers import newcomer_page
from engine.seats import Seat
from engine.variants import VARIANTS
from tests.cogs.arguments import as_argument
from tests.cogs.drawing import drawn, table_of, texts
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, offers, verbs
from tests.rig.languages import DRAWN
from tests.rig.message_limits import broken_message_limits
from tests.rig.screens import text_of

SAY = words("fr")


async def test_who_has_played_no_game_is_offered_the_first_steps(evening: Evening) -> None:
    async with at_table(evening, "Ann", training=True) as game:
        ann = game.people[Seat.SOUTH]
        hand = ann.newest_private()
        assert "newcomer" in verbs(hand)
        page = await ann.press(hand, "newcomer")
        told = text_of(page)
        assert SAY("newcomer-sides") in told
        assert SAY("newcomer-numbers") in told
        assert [b.custom_id.argument for b in offers(page, "learn")] == [as_argument(CoursePlace())]
        await ann.press(page, "words")
        assert SAY("words-trick") in text_of(page)
        await ann.press(page, "words", label=SAY("leaderboard-button-next"))
        assert SAY("words-bid") in text_of(page)
        page = await ann.press(hand, "newcomer")
        beside = len(ann.private())
        await ann.press(page, "learn")
        assert SAY("lesson-progress", number=1, count=len(CoursePlace().moments)) in text_of(page)
        assert (len(ann.private()), "close" in verbs(page)) == (beside, True)
        await ann.press(page, "close")
        assert len(ann.private()) == beside - 1
        page = await ann.press(hand, "newcomer")
        await ann.press(page, "words")
        assert SAY("words-trick") in text_of(page)
        evening.bot.newcomers._known[ann.id] = Experience(played=True, during=(0, 0))
        assert "newcomer" not in verbs(await ann.slash("contree hand"))
        evening.bot.forget(ann.id)
        assert "newcomer" in verbs(await ann.slash("contree hand"))


@pytest.mark.parametrize("language", DRAWN)
def test_the_page_fits_in_every_game_and_names_the_partner_where_there_is_one(
    language: str,
) -> None:
    say = words(language)
    for rules in VARIANTS:
        table = table_of(None, house=HouseRules(rules.key))
        for seat in (*rules.seating.order, None):
            page = drawn(newcomer_page(table, seat, say))
            assert broken_message_limits({"components": page}) == []
            partner = None if seat is None else rules.seating.partner(seat)
            assert (say("newcomer-sides") in texts(page)) is (partner is not None)
