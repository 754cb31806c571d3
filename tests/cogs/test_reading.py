"""The leaderboard and the statistics, as they are read through the commands."""

from collections.abc import Sequence

import pytest
from sqlalchemy import Connection

from bot.i18n import words
from bot.storage import results
from bot.storage.open_tables import open_table
from bot.storage.results import GameResult
from tests.bot.storage.made import NOON, a_game
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned, numbers
from tests.cogs.playing import sit_down, verbs
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.screens import buttons_of, text_of

PAGE = 10


async def won_by(evening: Evening, *winners: Person) -> None:
    """Keep one game a winner, the first one's points being the most."""
    server = evening.cafe.server.id
    games = [
        a_game(number=n, guild_id=server, players=(p.id, None, None, None), points=(3000 - n, 0))
        for n, p in enumerate(winners, start=1)
    ]
    await keep(evening, games)


async def keep(evening: Evening, games: Sequence[GameResult]) -> None:
    def work(connection: Connection) -> None:
        open_table(connection, games[0].guild_id, 1, NOON)
        for game in games:
            assert results.record(connection, game)

    await evening.bot.services.database.write(work)


async def test_an_empty_leaderboard_says_how_to_begin(evening: Evening) -> None:
    async with evening:
        (alice,) = evening.people("Alice")
        told = await refused(evening, alice.slash("contree leaderboard"))
        assert words("fr")("leaderboard-empty") in told


async def test_pages_are_turned_in_place(evening: Evening) -> None:
    async with evening:
        crowd = evening.people(*(f"Guest{number}" for number in range(25)))
        await won_by(evening, *crowd)
        (eve,) = evening.people("Eve")
        board = await eve.slash("contree leaderboard")
        assert board.ephemeral
        seen = [mentioned(text_of(board))]
        assert verbs(board) == {"page"}
        for _ in range(2):
            forward = words("fr")("leaderboard-button-next")
            await eve.press(board, "page", label=forward)
            seen.append(mentioned(text_of(board)))
        assert seen == [
            [person.id for person in crowd[start : start + PAGE]] for start in (0, PAGE, 2 * PAGE)
        ]
        last = {button.label: button.disabled for button in buttons_of(board)}
        assert last[words("fr")("leaderboard-button-next")]
        await eve.press(board, "page", label=words("fr")("leaderboard-button-previous"))
        assert mentioned(text_of(board)) == seen[1]
        assert len(eve.private()) == 1


async def test_ones_own_rank_is_told_and_one_press_away(evening: Evening) -> None:
    async with evening:
        crowd = evening.people(*(f"Guest{number}" for number in range(15)))
        await won_by(evening, *crowd)
        thirteenth = crowd[12]
        board = await thirteenth.slash("contree leaderboard")
        assert thirteenth.id not in mentioned(text_of(board))
        assert words("fr")("leaderboard-own", rank=13, of=15) in text_of(board)
        await thirteenth.press(board, "page", label=words("fr")("leaderboard-button-own"))
        assert thirteenth.id in mentioned(text_of(board))


async def test_somebody_without_a_game_has_no_rank(evening: Evening) -> None:
    async with evening:
        alice, eve = evening.people("Alice", "Eve")
        await won_by(evening, alice)
        board = await eve.slash("contree leaderboard")
        assert words("fr")("leaderboard-unranked") in text_of(board)
        assert mentioned(text_of(board)) == [alice.id]


async def test_other_servers_have_their_own(evening: Evening) -> None:
    async with evening:
        (alice,) = evening.people("Alice")
        await keep(evening, [a_game(guild_id=1, players=(alice.id, None, None, None))])
        assert mentioned(text_of(await alice.slash("contree leaderboard"))) == []
        assert words("fr")("stats-none", player=f"<@{alice.id}>") in text_of(
            await alice.slash("contree stats")
        )


@pytest.mark.parametrize(("locale", "language"), [("fr", "fr"), ("en-GB", "en")])
async def test_it_is_read_in_ones_own_language(
    evening: Evening, locale: str, language: str
) -> None:
    async with evening:
        eve = evening.cafe.person("Eve", locale=locale)
        for command in ("leaderboard", "stats"):
            answer = await eve.slash(f"contree {command}")
            assert answer.ephemeral
        board = text_of(eve.private()[0])
        assert words(language)("leaderboard-title") in board
        none = words(language)("stats-none", player=f"<@{eve.id}>")
        assert none in text_of(eve.newest_private())


async def test_the_statistics_of_oneself_and_of_others(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, "Alice", "Bob", target=100)
        await game.play_until(None)
        alice, bob = game.people.values()
        table = evening.table()
        assert table.game is not None
        for person in (alice, bob):
            own = await refused(evening, person.slash("contree stats"))
            others = await refused(evening, alice.slash("contree stats", member=person))
            assert own == others
            assert mentioned(own)[0] == person.id
            team = table.rules.seating.team(game.seat(person))
            assert {1, table.game.scores[team]} <= set(numbers(own))
        (eve,) = evening.people("Eve")
        told = await refused(evening, alice.slash("contree stats", member=eve))
        assert words("fr")("stats-none", player=f"<@{eve.id}>") in told


@pytest.mark.parametrize("argument", ["9" * 40, "-1", "x", ""])
async def test_a_page_that_is_none_is_answered(evening: Evening, argument: str) -> None:
    async with evening:
        (alice,) = evening.people("Alice")
        await won_by(evening, alice)
        forged = evening.cafe.leftover(f"b1:page:0:0:{argument}")
        answer = await alice.press(forged)
        assert words("fr")("leaderboard-title") in text_of(answer)
