"""The analysis of a deal: opened, filled in, its pages turned, and refused."""

import re
from functools import partial

import pytest
import simcord

from bot.analysis import jobs
from bot.i18n import words
from bot.storage import analyses
from bot.storage.analyses import counted
from cogs.analysis import presses
from cogs.ui.ids import ControlId
from engine.players.analysis import Verdict
from engine.players.analysis.accuracy import ENOUGH
from engine.state import Phase
from tests.bot.analysis.made_judges import KeptJudges, MadeJudges, choices
from tests.cogs.deals.test_deals import code_of, knowing
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, offers, sit_down
from tests.cogs.refused import refused
from tests.engine.players.analysis.kept_analyses import ERRING, OVERBID, UNTRUE, kept
from tests.engine.players.analysis.played_deals import played
from tests.rig.people import Person
from tests.rig.screens import MessageLike, buttons_of, parts_of, text_of

FR = words("fr")
SLOW, REST, LONG = 10, 60, 600
"""Seconds that a slow judge takes for a decision, between two edits, and for a whole deal."""

MOST_PARTS, MOST_LETTERS = 40, 4000


@pytest.fixture(autouse=True)
def _rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rest for longer than what SimCord lets pass by itself."""
    monkeypatch.setattr(presses, "EDIT_SECONDS", REST)


def edits(evening: Evening) -> list[str]:
    """The edits of messages by the tokens of presses."""
    sent = evening.cafe.env.http_requests
    return [each.path for each in sent if each.path.endswith("@original")]


def judging(evening: Evening, judges: MadeJudges) -> MadeJudges:
    evening.bot.services.analyst._judges = judges
    return judges


async def a_deal(evening: Evening, *names: str) -> Game:
    """A game whose first deal is over."""
    game = await sit_down(evening, *names, target=2000)
    await game.play_until(Phase.OVER)
    return game


async def analysed(
    evening: Evening, errors: int = 0, verdict: Verdict = Verdict.ERROR
) -> tuple[Person, MessageLike]:
    """A known deal, analysed by its id, with so many errors."""
    record = played("contree", 1)
    judging(evening, MadeJudges(choices(record)[:errors], verdict))
    (ann,) = evening.people("Ann")
    page = await ann.slash("belote deal", deal=str(record))
    await ann.press(page, "deal-look")
    await ann.press(page, "analysis")
    await evening.cafe.env.advance_time(REST)
    return ann, page


def fits(page: MessageLike) -> bool:
    """Whether Discord takes a page."""
    return len(list(parts_of(page))) <= MOST_PARTS and len(text_of(page)) <= MOST_LETTERS


def plain(page: MessageLike) -> str:
    """What a page says, with plain spaces."""
    return text_of(page).replace("\N{NO-BREAK SPACE}", " ")


async def test_a_deal_without_an_error_is_said_proudly(evening: Evening) -> None:
    async with evening:
        _, page = await analysed(evening)
        assert FR("analysis-no-error") in text_of(page)
        assert not offers(page, "analysis-moment")
        assert fits(page)


async def test_bad_luck_is_called_bad_luck(evening: Evening) -> None:
    async with evening:
        _, page = await analysed(evening, 2, Verdict.BAD_LUCK)
        assert FR("analysis-no-error") in text_of(page)
        assert FR("analysis-only-bad-luck", count=2) in text_of(page)


async def test_the_three_moments_that_cost_most_are_shown_with_their_positions(
    evening: Evening,
) -> None:
    async with evening:
        ann, page = await analysed(evening, 5)
        shows = offers(page, "analysis-moment")
        assert len(shows) == 3
        assert fits(page)
        await ann.press(page, "analysis-moment", shows[0].custom_id.argument)
        assert FR("analysis-lines-title") in text_of(page)
        assert "Les chances de gagner la partie sont passées" in text_of(page)
        assert fits(page)
        await ann.press(page, "analysis-moment")
        assert offers(page, "analysis-moment")
        await ann.press(page, "analysis")
        assert offers(page, "analysis-bids")


async def analysis_of(evening: Evening, number: int) -> tuple[Person, simcord.InteractionResult]:
    """Somebody, and the page on which they read the kept analysis of a deal."""
    found, record = kept(number)
    judging(evening, KeptJudges(found))
    (ann,) = evening.people("Ann")
    page = await ann.slash("belote deal", deal=str(record))
    await ann.press(page, "deal-look")
    await ann.press(page, "analysis")
    await evening.cafe.env.advance_time(REST)
    return ann, page


async def test_the_verdict_names_the_call_that_lost_the_deal(evening: Evening) -> None:
    async with evening:
        ann, page = await analysis_of(evening, OVERBID)
        told = plain(page)
        assert told.index("a perdu cette donne aux enchères") < told.index("Joué")
        assert "L’enchère en cause : **Sud 110" in told
        assert FR("analysis-no-error") not in told
        assert "87 points + 20 de belote" in told
        await ann.press(page, "analysis-moment", f"{code_of(page)}-x-1")
        told = text_of(page)
        assert "Passer valait mieux" in told
        assert "ce qui dit" in told
        assert fits(page)
        await ann.press(page, "analysis")
        await ann.press(page, "analysis-bids")
        assert "hors convention" in text_of(page)
        assert fits(page)


async def test_a_call_against_the_convention_is_named_where_it_won(evening: Evening) -> None:
    async with evening:
        _, page = await analysis_of(evening, UNTRUE)
        told = plain(page)
        assert "Aucune carte n’était mauvaise" in told
        assert "**Est 110" in told
        assert FR("analysis-no-error") not in told
        assert not offers(page, "analysis-moment")


async def test_the_bids_say_what_the_expert_would_have_said(evening: Evening) -> None:
    async with evening:
        ann, page = await analysed(evening)
        await ann.press(page, "analysis-bids")
        assert FR("analysis-bid-agrees") in text_of(page)
        assert fits(page)
        await ann.press(page, "analysis")
        await ann.press(page, "deal")
        assert offers(page, "deal-look")


async def test_many_bids_are_read_on_several_pages(evening: Evening) -> None:
    async with evening:
        ann, page = await analysis_of(evening, ERRING)
        await ann.press(page, "analysis-bids")
        told = plain(page)
        assert "Ouest 80" in told
        assert "Sud contre" not in told
        await ann.press(page, "analysis-bids", label=FR("leaderboard-button-next"))
        told = plain(page)
        assert "Ouest 80" not in told
        assert "Sud contre" in told


async def test_a_deal_is_analysed_from_its_score_for_its_reader_alone(evening: Evening) -> None:
    async with evening:
        judging(evening, MadeJudges())
        game = await a_deal(evening, "Ann", "Ben")
        (ann, ben), (cleo,) = game.people.values(), evening.people("Cleo")
        page = await ann.press(game.table, "analyse")
        assert page.response is not None
        assert page.response.ephemeral
        await evening.cafe.env.advance_time(REST)
        database, code = evening.bot.services.database, code_of(page)
        await ann.press(page, "analysis-tricks")
        assert "(vous)" in text_of(page)
        assert FR("analysis-accuracy-title") in text_of(page)
        assert await knowing(evening, code, ann, ben) == {ann.id, ben.id}
        for person in (ann, ben):
            places = await database.read(partial(counted, user_id=person.id))
            assert [(place.game, place.deal) for place in places] == [(1, 1)]
        page = await cleo.press(game.table, "analyse")
        await cleo.press(page, "analysis-tricks")
        assert "(vous)" not in text_of(page)
        assert not await database.read(partial(counted, user_id=cleo.id))


async def test_a_deal_is_analysed_from_the_history_by_those_who_played_it(
    evening: Evening,
) -> None:
    async with evening:
        judging(evening, MadeJudges())
        game = await sit_down(evening, "Ann", target=100)
        await game.play_until(None)
        (ann,), (cleo,) = game.people.values(), evening.people("Cleo")
        for person, offered in ((ann, True), (cleo, False)):
            page = await person.slash("contree history", member=ann)
            await person.choose(page, f"{evening.table().id}-1")
            await person.choose(page, "1")
            assert bool(offers(page, "analyse")) is offered
            if offered:
                found = await person.press(page, "analyse")
                assert FR("analysis-title", code=code_of(found)) in text_of(found)


async def test_what_is_there_is_shown_at_once_and_the_rest_filled_in(evening: Evening) -> None:
    async with evening:
        judges = judging(evening, MadeJudges())
        judges.seconds = SLOW
        game = await a_deal(evening, "Ann")
        (ann,) = game.people.values()
        page = await ann.press(game.table, "analyse")
        assert FR("analysis-strip-title") in text_of(page)
        assert FR("analysis-accuracy-title") not in text_of(page)
        assert "0\N{NO-BREAK SPACE}décision jugée" in text_of(page)
        assert [button.custom_id.verb for button in buttons_of(page)] == ["analysis", "close"]
        before = len(edits(evening))
        await evening.cafe.env.advance_time(REST)
        assert re.search(r"\b[1-9]\d*\sdécisions jugées", text_of(page))
        await evening.cafe.env.advance_time(LONG)
        assert 1 < len(edits(evening)) - before <= 1 + (REST + LONG) // REST
        await ann.press(page, "analysis-tricks")
        assert text_of(page).count(FR("analysis-accuracy-least", least=ENOUGH)) == 1
        legend = FR("analysis-measures")
        assert legend not in text_of(page)
        await ann.press(page, "analysis-tricks", label=FR("analysis-button-legend"))
        assert legend in text_of(page)


@pytest.mark.slow
async def test_two_people_who_ask_at_once_wait_for_one_analysis(evening: Evening) -> None:
    async with evening:
        judges = judging(evening, MadeJudges())
        judges.seconds = SLOW
        game = await a_deal(evening, "Ann", "Ben")
        pages = [await person.press(game.table, "analyse") for person in game.people.values()]
        await evening.cafe.env.advance_time(LONG)
        assert [bool(offers(page, "analysis-tricks")) for page in pages] == [True, True]
        numbers = [number for _, number in judges.asked]
        assert sorted(numbers) == [0, *range(len(numbers) - 1)]
        assert judges.most_at_once == 1


async def test_an_analysis_of_an_older_version_is_made_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        ann, page = await analysed(evening)
        judges = judging(evening, MadeJudges())
        await ann.press(page, "analysis-bids")
        await ann.press(page, "analysis")
        assert judges.asked == []
        monkeypatch.setattr(analyses, "VERSION", analyses.VERSION + 1)
        await refused(evening, ann.press(page, "analysis-bids"), "stale-press")
        await evening.cafe.env.advance_time(REST)
        assert judges.asked != []
        await ann.press(page, "analysis-bids")
        assert FR("analysis-bids-title") in text_of(page)


@pytest.mark.slow
async def test_a_failed_analysis_says_so_and_can_be_asked_for_again(evening: Evening) -> None:
    async with evening:
        judges = judging(evening, MadeJudges())
        judges.broken = True
        game = await a_deal(evening, "Ann")
        (ann,) = game.people.values()
        page = await ann.press(game.table, "analyse")
        assert FR("analysis-failed") in text_of(page)
        judges.broken = False
        await ann.press(page, "analysis")
        await evening.cafe.env.advance_time(REST)
        assert offers(page, "analysis-tricks")


@pytest.mark.slow
async def test_too_many_analyses_are_refused(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "MOST_JOBS", 0)
    async with evening:
        game = await a_deal(evening, "Ann")
        (ann,) = game.people.values()
        assert FR("analysis-busy") in text_of(await ann.press(game.table, "analyse"))


@pytest.fixture
def _answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Answer without waiting for a first result: beside slow judges no time passes by itself."""
    monkeypatch.setattr(presses, "FIRST_SECONDS", 0)


@pytest.mark.usefixtures("_answers_at_once")
async def test_a_page_says_its_place_in_the_queue_and_moves_up(evening: Evening) -> None:
    async with evening:
        judges = judging(evening, MadeJudges())
        judges.seconds = SLOW
        people = evening.people("Ann", "Ben", "Cleo")
        pages = [await asks_for(person, seed) for seed, person in enumerate(people, start=1)]
        place = FR("analysis-place", place=2)
        assert [place in text_of(page) for page in pages] == [False, False, True]
        judges.seconds = 1  # within the life of the pages' tokens
        await evening.cafe.env.advance_time(LONG)
        for page in pages:
            assert place not in text_of(page)
            assert offers(page, "analysis-tricks")


@pytest.mark.usefixtures("_answers_at_once")
async def test_one_person_cannot_fill_the_queue(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "MOST_OF_A_PERSON", 1)
    async with evening:
        judging(evening, MadeJudges()).seconds = SLOW
        ann, ben = evening.people("Ann", "Ben")
        await asks_for(ann, 1)
        full = FR("analysis-busy-own", count=1)
        assert full in text_of(await asks_for(ann, 2))
        assert full not in text_of(await asks_for(ben, 2))


async def asks_for(person: Person, seed: int) -> MessageLike:
    """The answer to somebody who has a deal analysed."""
    page = await person.slash("belote deal", deal=str(played("contree", seed)))
    await person.press(page, "deal-look")
    return await person.press(page, "analysis")


async def test_nothing_of_a_deal_that_is_going_on_is_said(evening: Evening) -> None:
    async with evening:
        judges = judging(evening, MadeJudges())
        game = await sit_down(evening, "Ann", "Ben")
        assert not offers(game.table, "analyse")
        (ann, _), (cleo,) = game.people.values(), evening.people("Cleo")
        for deal in ("1", "7"):
            for person in (ann, cleo):
                control = ControlId("analyse", evening.table().id, argument=f"1-{deal}")
                button = evening.cafe.leftover(str(control))
                told = text_of(await person.press(button))
                assert told == FR("refusal-stale-press")
        assert judges.asked == []


async def test_somebody_who_plays_a_given_deal_cannot_analyse_it(evening: Evening) -> None:
    async with evening:
        judges = judging(evening, MadeJudges())
        (ann,) = evening.people("Ann")
        page = await ann.slash("belote deal", deal=str(played("contree", 1)))
        code = code_of(page)
        await ann.press(page, "deal-play")
        await ann.press(await ann.press(evening.cafe.newest(), "fill"), "fill")
        control = evening.cafe.leftover(str(ControlId("analysis", argument=f"{code}-x-0")))
        told = await refused(evening, ann.press(control))
        assert FR("refusal-cards-in-play") in told
        assert judges.asked == []


async def test_a_moment_that_is_not_there_is_refused(evening: Evening) -> None:
    async with evening:
        ann, page = await analysed(evening, 1)
        code = code_of(page)
        control = ControlId("analysis-moment", argument=f"{code}-x-2")
        await refused(evening, ann.press(evening.cafe.leftover(str(control))), "stale-press")


@pytest.mark.slow
async def test_who_is_erased_is_not_counted_any_more(evening: Evening) -> None:
    async with evening:
        judging(evening, MadeJudges())
        game = await sit_down(evening, "Ann", target=100)
        await game.play_until(None)
        (ann,) = game.people.values()
        await ann.press(game.table, "analyse")
        database = evening.bot.services.database
        assert await database.read(partial(counted, user_id=ann.id))
        await ann.press(await ann.slash("contree stop"), "stop")
        page = await ann.slash("belote privacy")
        await ann.press(page, "privacy-ask-erase")
        await ann.press(page, "privacy-erase")
        assert not await database.read(partial(counted, user_id=ann.id))
