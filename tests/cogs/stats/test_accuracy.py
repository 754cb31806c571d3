"""The page of accuracy: by month and role, what cost most, luck; and one's own deals analysed."""

from collections.abc import Sequence

import pytest

from bot.analysis.batches import MOST_DEALS
from bot.i18n import words
from bot.i18n.words import DOT
from bot.storage.stats.deal_statistics import Role
from bot.tables.table_settings import Pictures
from cogs.stats.accuracy_page import LEAST, LEAST_DEALS
from cogs.ui.layout import signed
from tests.cogs.evening import Evening
from tests.cogs.past import four, hide, ids, keep, many_games
from tests.cogs.refused import refused
from tests.cogs.stats.analysed import GAMES, analysed
from tests.cogs.stats.test_stats import choose_pictures
from tests.rig.people import Person
from tests.rig.screens import MessageLike, pictures_of, text_of

FR = words("fr")
LANGUAGES = [("fr", "fr"), ("en-GB", "en")]


async def page_of(people: Sequence[Person], language: str = "fr") -> MessageLike:
    """The first of them opens their own page."""
    ann = people[0]
    page = await ann.slash("contree stats")
    label = words(language)("stats-button-accuracy")
    await ann.press(page, "stats", label=label)
    return page


@pytest.mark.parametrize(("locale", "language"), LANGUAGES)
async def test_a_player_reads_how_well_they_play(
    evening: Evening, locale: str, language: str
) -> None:
    say = words(language)
    async with evening:
        ann, *_ = people = four(evening, locale)
        await keep(evening, many_games(evening, ids(people), GAMES))
        await analysed(evening, [ann.id])
        page = await page_of(people, language)
        told = text_of(page)
        assert say("accuracy-deals", deals=GAMES) in told
        cards = say("accuracy-what", what="cards")
        assert say("accuracy-line", name=cards, value=75, count=6 * GAMES) in told
        for role in Role:
            assert say("accuracy-what", what=role.value) in told
        bids = say("accuracy-what", what="calls")
        assert say("accuracy-line", name=bids, value=60, count=2 * GAMES) in told
        assert say("accuracy-periods", weekly="no") in told
        await ann.press(page, "stats", label=say("stats-button-luck"))
        told = text_of(page)
        assert say("accuracy-mistake", kind="trumps-late", count=3, points=12) in told
        assert say("accuracy-mistakes-all", count=5) in told
        assert say("accuracy-luck-held", points="+600") in told
        assert say("accuracy-luck-usual", points="+246") in told
        assert say("accuracy-luck-made", points="\N{MINUS SIGN}120") in told
        assert say("accuracy-luck-balance", points="+354", each="+30") in told
        assert len(told) < 4000


async def test_with_too_little_nothing_is_said_of_it(evening: Evening) -> None:
    async with evening:
        ann, *_ = people = four(evening)
        await keep(evening, many_games(evening, ids(people), 3))
        assert FR("accuracy-none", player=f"<@{ann.id}>") in text_of(await page_of(people))
        await analysed(evening, [ann.id], 3, errors=0)
        told = text_of(await page_of(people))
        cards = FR("accuracy-what", what="cards")
        assert FR("accuracy-few-one", name=cards, count=18) in told
        assert told.count(FR("accuracy-few", names="", least=LEAST).strip()) == 1
        assert FR("accuracy-periods", weekly="yes") not in told
        page = await page_of(people)
        await ann.press(page, "stats", label=FR("stats-button-luck"))
        assert FR("accuracy-luck-few", count=3, least=LEAST_DEALS) in text_of(page)
        assert FR("accuracy-mistakes") not in text_of(page)


async def test_the_curve_is_a_picture_if_the_server_wants_it(evening: Evening) -> None:
    async with evening:
        ann, *_ = people = four(evening)
        await keep(evening, many_games(evening, ids(people), GAMES))
        await analysed(evening, [ann.id], days=1)
        await choose_pictures(evening, Pictures.TRICKS)
        page = await page_of(people)
        (told,) = pictures_of(page)
        assert FR("accuracy-curve", weekly="yes") in told
        assert FR("accuracy-periods", weekly="yes") not in text_of(page)
        await choose_pictures(evening, Pictures.NONE)
        bare = await page_of(people)
        assert pictures_of(bare) == []
        *enough, few = periods_of(bare)
        assert few
        assert enough
        for line in enough:
            assert line.replace("**", "") in told


def periods_of(page: MessageLike) -> list[str]:
    """The weeks that a page tells of."""
    heading = f"**{FR('accuracy-periods', weekly='yes')}**"
    line, *_ = text_of(page).partition(heading)[2].strip().splitlines()
    return line.split(DOT)


async def test_others_read_it_as_they_read_all_statistics(evening: Evening) -> None:
    async with evening:
        ann, bob, *_ = people = four(evening)
        await keep(evening, many_games(evening, ids(people), GAMES))
        await analysed(evening, [ann.id])
        page = await bob.slash("contree stats", member=ann)
        await bob.press(page, "stats", label=FR("stats-button-accuracy"))
        assert FR("accuracy-deals", deals=GAMES) in text_of(page)
        assert FR("accuracy-waiting", count=GAMES * 10, most=MOST_DEALS) not in text_of(page)
        await hide(evening, ann)
        told = await refused(evening, bob.press(page, "stats", label=FR("stats-button-people")))
        assert FR("refusal-hidden-player", user=f"<@{ann.id}>") in told
        own = text_of(await page_of(people))
        assert FR("stats-hidden") in own
        assert FR("accuracy-waiting", count=GAMES * 10, most=MOST_DEALS) in own


@pytest.mark.parametrize(
    ("language", "once", "often"),
    [
        ("fr", "une fois, {}", "2\xa0fois, {} à chaque fois"),
        ("en", "once, {}", "2\xa0times, {} each time"),
    ],
)
def test_only_what_came_several_times_cost_so_much_each_time(
    language: str, once: str, often: str
) -> None:
    told = [
        words(language)("accuracy-mistake", kind="trumps-late", count=count, points=12)
        for count in (1, 2)
    ]
    assert told[0].endswith(once.format("12\xa0points"))
    assert told[1].endswith(often.format("12\xa0points"))


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", ["+3\u202f000", "\N{MINUS SIGN}600", "+0"]),
        ("en", ["+3,000", "\N{MINUS SIGN}600", "+0"]),
    ],
)
def test_points_with_a_sign_are_written_as_the_language_writes_numbers(
    language: str, told: list[str]
) -> None:
    assert [signed(points, words(language)) for points in (3000, -600, 0)] == told
