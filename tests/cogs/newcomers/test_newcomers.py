"""*New here?* and the first page of a game: one press away from every hand."""

import pytest

from bot.i18n import words
from bot.lessons.course import CoursePlace
from bot.newcomers import Experience
from bot.rulebook.first_page import first_page
from bot.rulebook.strip import strip
from bot.tables.house_rules import HouseRules
from bot.tables.table_settings import Pictures
from cogs.newcomers import newcomer_page
from cogs.ui.first_page import STRIP_FILE, strip_illustration
from cogs.ui.people import player
from engine.seats import Seat
from engine.state import Phase
from engine.variants import VARIANTS
from engine.variants.contree import CONTREE
from engine.variants.tarabish import TARABISH
from tests.cogs.arguments import as_argument
from tests.cogs.drawing import drawn, table_of, texts
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, offers, verbs
from tests.cogs.table.test_pictures import description, with_pictures
from tests.rig.languages import DRAWN
from tests.rig.message_limits import broken_message_limits
from tests.rig.screens import MessageLike, text_of

SAY = words("fr")


def label(hand: MessageLike) -> str | None:
    """What the button to the first page says."""
    (control,) = offers(hand, "newcomer")
    return control.label


async def test_each_hand_has_the_first_page_of_its_game_one_press_away(evening: Evening) -> None:
    async with at_table(evening, "Ann", training=True) as game:
        ann = game.people[Seat.SOUTH]
        hand = ann.newest_private()
        assert label(hand) == SAY("newcomer-button")
        page = await ann.press(hand, "newcomer")
        told = text_of(page)
        north = player(evening.table(), Seat.NORTH, SAY)
        assert SAY("newcomer-partner", seat=Seat.NORTH, player=north, taken="yes") in told
        for sentence in first_page(CONTREE, SAY):
            assert sentence in told
        for line in strip(CONTREE, SAY).lines(SAY):
            assert line in told
        assert [b.custom_id.argument for b in offers(page, "learn")] == [as_argument(CoursePlace())]
        await ann.press(page, "words")
        assert SAY("words-trick") in text_of(page)
        await ann.press(page, "words", label=SAY("leaderboard-button-next"))
        assert SAY("words-bid") in text_of(page)
        page = await ann.press(hand, "newcomer")
        beside = len(ann.private())
        await ann.press(page, "learn")
        assert SAY("lesson-private") in text_of(page)
        assert (len(ann.private()), "close" in verbs(page)) == (beside, True)
        await ann.press(page, "close")
        assert len(ann.private()) == beside - 1
        page = await ann.press(hand, "newcomer")
        await ann.press(page, "words")
        assert SAY("words-trick") in text_of(page)
        evening.bot.newcomers._known[ann.id] = Experience(played=True, during=(0, 0))
        assert label(await ann.slash("contree hand")) == SAY("first-button")
        await evening.bot.forget(ann.id)
        assert label(await ann.slash("contree hand")) == SAY("newcomer-button")
        await game.play_until(Phase.PLAY)
        assert label(game.hand(ann)) == SAY("newcomer-button")


async def test_the_strip_is_on_a_picture_where_the_table_has_pictures(evening: Evening) -> None:
    async with with_pictures(evening, Pictures.TRICKS) as game:
        player = game.turn
        await player.press(game.hand(player), "newcomer")
        page = player.newest_private()
        assert [file.filename for file in page.attachments] == [STRIP_FILE]
        for line in strip(CONTREE, SAY).lines(SAY):
            assert line not in text_of(page)
            assert line.partition(":")[0] in description(page)


async def test_whoever_comes_by_reads_it_in_the_lobby(evening: Evening) -> None:
    async with evening:
        ann, zoe = evening.people("Ann", "Zoe")
        await ann.slash("contree start", game="tarabish")
        await zoe.press(evening.cafe.newest(), "newcomer")
        told = text_of(zoe.newest_private())
        assert first_page(TARABISH, SAY)[0] in told
        await ann.press(evening.cafe.newest(), "newcomer")
        alone = text_of(ann.newest_private())
        assert SAY("newcomer-partner", seat=Seat.NORTH, player="", taken="no") in alone
        assert SAY("lobby-seat-free") not in alone
        assert "newcomer" in verbs(evening.cafe.newest())


@pytest.mark.parametrize("language", DRAWN)
def test_the_page_fits_in_every_game_and_names_the_partner_where_there_is_one(
    language: str,
) -> None:
    say = words(language)
    for rules in VARIANTS:
        table = table_of(None, house=HouseRules(rules.key))
        for seat in (*rules.seating.order, None):
            page = drawn(newcomer_page(table, seat, say, strip_illustration(rules, say)))
            assert broken_message_limits({"components": page}) == []
            assert first_page(rules, say)[0] in texts(page)
            partner = None if seat is None else rules.seating.partner(seat)
            if partner is not None:
                who = player(table, partner, say.playing(rules))
                told = say("newcomer-partner", seat=partner, player=who, taken="yes")
                assert told in texts(page)
