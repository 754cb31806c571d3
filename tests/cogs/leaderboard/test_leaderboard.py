"""/contree leaderboard: whose, over what, by what, page by page."""

import re
from collections.abc import Sequence
from dataclasses import replace
from datetime import timedelta

import pytest
from sqlalchemy import Connection

from bot.i18n import words
from bot.ratings.ladders import LADDERS, Span
from bot.ratings.rating import PLACEMENT
from bot.ratings.recent_games import MEMORY
from bot.storage.log.open_tables import open_table
from bot.storage.ratings import fold
from bot.storage.ratings.leaderboard import Own, RankedLine, RankedPage, RankingMeasure
from bot.storage.ratings.player_ratings import RatingChange
from bot.storage.results.game_results import GameResult
from bot.tables.refusals import TableRefused
from cogs.leaderboard import (
    PAGE,
    LeaderboardMenu,
    LeaderboardMenuControl,
    LeaderboardPage,
    LeaderboardPageControl,
    changed,
    leaderboard_page,
)
from cogs.ui.control import PageWay
from tests.bot.storage.made import NOON, a_game, name_people
from tests.cogs.drawing import drawn, texts
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned, numbers
from tests.cogs.playing import verbs
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.screens import MessageLike, buttons_of, selects_of, text_of

FR = words("fr")
SHOWN = LeaderboardPage(ladder=LADDERS[0])


async def keep(evening: Evening, games: Sequence[GameResult]) -> None:
    def work(connection: Connection) -> None:
        open_table(connection, games[0].guild_id, 1, NOON)
        name_people(connection, games)
        for game in games:
            assert fold.record(connection, game)

    await evening.bot.services.database.write(work)


async def won_by(evening: Evening, *winners: Person, games_each: int = 1) -> None:
    """Let each pair of people win over the next ones, the first ones as often as they are."""
    server, now = evening.cafe.server.id, evening.bot.clock.now()
    games = [
        a_game(
            number=number * 100 + n,
            guild_id=server,
            players=tuple(person.id for person in winners[number : number + 4]),
            at=now + timedelta(minutes=1 + number * 100 + n),
        )
        for number in range(0, len(winners), 4)
        for n in range(games_each + len(winners) - number)
    ]
    await keep(evening, games)


async def shown_by_wins(person: Person) -> MessageLike:
    board = await person.slash("contree leaderboard")
    await person.choose(board, "wins", verb="leaderboard", argument=menu(board, "measure"))
    return board


def menu(board: MessageLike, part: str) -> str:
    """The argument of the menu that chooses this part."""
    (found,) = [
        select.custom_id.argument
        for select in selects_of(board)
        if select.custom_id.argument.endswith(f"-{part}")
    ]
    return found


@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("en-GB", "en")])
async def test_without_games_the_page_says_how_to_begin(
    evening: Evening, locale: str, language: str
) -> None:
    async with evening:
        eve = evening.cafe.person("Eve", locale=locale)
        told = await refused(evening, eve.slash("contree leaderboard"))
        assert words(language)("leaderboard-empty") in told


@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("en-GB", "en")])
async def test_with_one_game_the_page_says_how_many_are_missing(
    evening: Evening, locale: str, language: str
) -> None:
    async with evening:
        say = words(language)
        eve = evening.cafe.person("Eve", locale=locale)
        await won_by(evening, *evening.people("Alice", "Bob", "Chloe"), eve)
        board = await eve.slash("contree leaderboard")
        assert board.ephemeral
        assert say("leaderboard-own", rank=3, of=4) in text_of(board)
        await eve.choose(board, "rating", verb="leaderboard", argument=menu(board, "measure"))
        assert say("leaderboard-provisional", games=5, least=PLACEMENT) in text_of(board)
        assert len(eve.private()) == 1


@pytest.mark.slow
@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("en-GB", "en")])
async def test_with_many_games_players_are_ranked_by_rating(
    common_evening: Evening, locale: str, language: str
) -> None:
    async with common_evening as evening:
        say = words(language)
        first = evening.cafe.person("First", locale=locale)
        crowd = [first, *evening.people(*(f"Guest{number}" for number in range(23)))]
        await won_by(evening, *crowd, games_each=PLACEMENT)
        board = await first.slash("contree leaderboard")
        assert say("leaderboard-own", rank=1, of=24) in text_of(board)
        assert mentioned(text_of(board))[0] in {first.id, crowd[2].id}
        assert numbers(text_of(board))[1] > 1500
        for measure in ("wins", "contracts", "average", "rating"):
            await first.choose(board, measure, verb="leaderboard", argument=menu(board, "measure"))
            assert len(mentioned(text_of(board))) >= PAGE
        for part, value in (("span", "week"), ("span", "ever")):
            await first.choose(board, value, verb="leaderboard", argument=menu(board, part))
            assert len(mentioned(text_of(board))) >= PAGE
        await first.choose(board, "all", verb="leaderboard", argument=menu(board, "scope"))
        assert say("leaderboard-one-server") in text_of(board)
        await first.choose(board, "belote", verb="leaderboard", argument=menu(board, "ladder"))
        assert say("leaderboard-empty") in text_of(board)


@pytest.mark.slow
async def test_pages_change_in_the_same_message(evening: Evening) -> None:
    async with evening:
        crowd = evening.people(*(f"Guest{number}" for number in range(24)))
        await won_by(evening, *crowd)
        (eve,) = evening.people("Eve")
        board = await shown_by_wins(eve)
        seen = [mentioned(text_of(board))]
        assert verbs(board) == {"leaderboard-page"}
        for _ in range(3):
            await eve.press(board, "leaderboard-page", label=FR("leaderboard-button-next"))
            seen.append(mentioned(text_of(board)))
        assert [len(page) for page in seen] == [PAGE, PAGE, PAGE, 24 - 3 * PAGE]
        assert sorted(user for page in seen for user in page) == sorted(p.id for p in crowd)
        last = {button.label: button.disabled for button in buttons_of(board)}
        assert last[FR("leaderboard-button-next")]
        await eve.press(board, "leaderboard-page", label=FR("leaderboard-button-previous"))
        assert mentioned(text_of(board)) == seen[2]
        assert len(eve.private()) == 1


@pytest.mark.slow
async def test_the_readers_rank_is_shown_with_a_button_to_their_page(evening: Evening) -> None:
    async with evening:
        crowd = evening.people(*(f"Guest{number}" for number in range(24)))
        await won_by(evening, *crowd)
        far_down = crowd[17]
        board = await shown_by_wins(far_down)
        beside = mentioned(text_of(board))[PAGE:]
        assert len(beside) == 3
        assert far_down.id in beside
        await far_down.press(board, "leaderboard-page", label=FR("leaderboard-button-own"))
        on_page = mentioned(text_of(board))
        assert len(on_page) == PAGE
        assert far_down.id in on_page


async def test_a_shared_rank_is_the_same_number_everywhere(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Chloe", "Dan") as crowd:
        await won_by(evening, *crowd)
        chloe = crowd[2]
        content = text_of(await shown_by_wins(chloe))
        assert FR("leaderboard-own", rank=1, of=4) in content
        # Not as a list of Discord's: that would number them 1, 2, 3, 4 whatever stands there.
        places = re.findall(r"^(\d)\\\. <@(\d+)>", content, re.MULTILINE)
        assert [place for place, _ in places] == ["1", "1", "3", "3"]
        assert ("1", str(chloe.id)) in places


async def test_each_server_has_its_leaderboard_and_there_is_a_global_one(
    common_evening: Evening,
) -> None:
    async with common_evening as evening:
        alice, bob, chloe, dan = evening.people("Alice", "Bob", "Chloe", "Dan")
        players = tuple(each.id for each in (alice, bob, chloe, dan))
        at = evening.bot.clock.now()
        await keep(evening, [a_game(guild_id=1, players=players, at=at)])
        board = await shown_by_wins(alice)
        assert mentioned(text_of(board)) == []
        await alice.choose(board, "all", verb="leaderboard", argument=menu(board, "scope"))
        assert sorted(mentioned(text_of(board))) == sorted(players)


async def test_without_a_global_ladder_nobody_is_asked_which_is_meant(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob", "Chloe", "Dan") as crowd:
        await won_by(evening, *crowd)
        board = await shown_by_wins(crowd[0])
        menus = [each.custom_id.argument for each in selects_of(board)]
        assert [each.rpartition("-")[2] for each in menus] == ["span", "ladder", "measure"]
        wins = replace(SHOWN, here=False, span=Span.EVER, measure=RankingMeasure.WINS)
        left_over = evening.cafe.leftover(str(LeaderboardPageControl(wins, PageWay.NEXT).id))
        answer = await crowd[0].press(left_over)
        assert sorted(mentioned(text_of(answer))) == sorted(each.id for each in crowd)


@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_reader_is_told_what_their_latest_game_changed_and_why(language: str) -> None:
    say = words(language)
    wanted = LeaderboardPage(ladder=LADDERS[0], here=False)
    line = RankedLine(1, 7, value=1512, other=0, games=12)
    told = []
    for latest in (
        RatingChange(7, 1500, 1512, 12),
        RatingChange(7, 1515, 1512, 12, weight=0.2),
        RatingChange(7, 1512, 1512, 12, weight=0.2, unknown=True),
    ):
        stands = Own(12, place=0, rank=1, neighbours=(line,), latest=latest)
        view = leaderboard_page(wanted, RankedPage((line,), 0, 1), stands, say, common=True)
        told.append(texts(drawn(view)))
    whole, often, unknown = told
    assert "+12" in whole
    assert say("leaderboard-latest", change="down", points=3) in often
    assert say("leaderboard-latest", change="none", points=0) in unknown
    for why, content in (("often", often), ("unknown", unknown)):
        assert say("leaderboard-latest-weight", why=why, days=MEMORY.days) in content
    assert say("leaderboard-latest-weight", why="often", days=MEMORY.days) not in whole


async def test_how_ratings_come_about_is_one_press_away_and_back(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        board = await alice.slash("contree leaderboard")
        told = text_of(board)
        assert FR("leaderboard-rules") not in told
        await alice.press(board, "leaderboard-about")
        assert FR("leaderboard-rules") in text_of(board)
        await alice.press(board, "leaderboard-page", label=FR("leaderboard-button-back"))
        assert text_of(board) == told


async def test_a_page_that_is_not_there_is_answered(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        far = LeaderboardPageControl(replace(SHOWN, page=99), PageWay.NEXT)
        answer = await alice.press(evening.cafe.leftover(str(far.id)))
        assert FR("leaderboard-empty") in text_of(answer)


@pytest.mark.parametrize("value", ["north", "+computers", "capotH"])
def test_an_unknown_ladder_is_refused(value: str) -> None:
    with pytest.raises(TableRefused):
        changed(LeaderboardMenuControl(SHOWN, LeaderboardMenu.LADDER), value)
