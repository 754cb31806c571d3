"""A game that nobody wins, and a game for two: told, kept and counted like any other."""

from dataclasses import fields, replace
from functools import partial

import pytest

from bot.i18n import words
from bot.i18n.languages import NO_BREAK
from bot.storage.stats.deal_statistics import Role
from bot.storage.stats.history import GameOutcome, Selection
from bot.storage.stats.statistics import Statistics, player_statistics
from cogs.table.score import deal_title
from engine.game_end import Finished, GameEnd
from engine.ruleset import RuleSet
from engine.seats import Team
from tests.cogs.evening import Evening
from tests.cogs.facts import mentioned, numbers
from tests.cogs.house import play_by
from tests.cogs.playing import NAMES, Game, at_table
from tests.rig.people import Person
from tests.rig.screens import text_of


class ADraw(GameEnd):
    """An end that nobody wins, after the first deal that has a contract."""

    def after(
        self,
        scores: tuple[int, int],
        last_deal: Team | None,
        played: int,
        belote_at_most: tuple[bool, bool] = (False, False),
        *,
        made: bool = True,
        swept: bool = False,
    ) -> Finished | None:
        return Finished(None) if played else None


def drawn(rules: RuleSet) -> RuleSet:
    end = {field.name: getattr(rules.end, field.name) for field in fields(rules.end)}
    return replace(rules, end=ADraw(**end))


async def counted(game: Game) -> list[Statistics]:
    """What is counted of each player."""
    evening = game.evening
    here = Selection(guild_id=evening.table().opened.guild)
    counting = (
        partial(player_statistics, chosen=here, user_id=person.id)
        for person in game.people.values()
    )
    return [await evening.bot.services.database.read(each) for each in counting]


async def outcomes(game: Game) -> list[tuple[GameOutcome, int, int]]:
    """How the only game ended for each, with their points and those of the others."""
    games = [one for stats in await counted(game) for one in stats.last_games]
    return [(one.outcome, one.score, one.others) for one in games]


@pytest.mark.parametrize(
    ("key", "people"), [("belote", 4), pytest.param("decouverte", 2, marks=pytest.mark.slow)]
)
async def test_a_drawn_game_is_shown_stored_and_counted(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, key: str, people: int
) -> None:
    play_by(monkeypatch, drawn)
    async with at_table(evening, *NAMES[:people], game=key) as game:
        await game.play_until(None)
        table = evening.table()
        assert table.game is not None
        assert table.game.winner is None
        first, *_ = text_of(game.table).splitlines()
        assert first.startswith("## Partie nulle")
        assert set(table.game.scores) <= set(numbers(first))
        assert mentioned(the_end(game)) == []
        kept = await outcomes(game)
        assert [outcome for outcome, _, _ in kept] == [GameOutcome.DRAWN] * people
        assert {(own, others) for _, own, others in kept} == {
            table.game.scores,
            table.game.scores[::-1],
        }
        alice = next(iter(game.people.values()))
        say = words("fr").playing(table.rules)
        assert say("game-records") in text_of(await alice.press(game.table, "details"))
        standing = text_of(await alice.slash("contree leaderboard"))
        assert len(mentioned(standing)) >= people
        assert standing.splitlines()[1] == f"-# Victoires{NO_BREAK}· parties"
        assert standing.count(f"{NO_BREAK}· **0**{NO_BREAK}· 1") == people
        await alice.press(game.table, "rematch")
        assert evening.table().games == 2


@pytest.mark.slow
async def test_a_game_for_two_has_a_winner_and_a_loser(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob", game="decouverte", target=50) as game:
        await game.play_until(None)
        table = evening.table()
        assert table.game is not None
        winner = winner_of(game)
        shown, say = text_of(game.table), words("fr").playing(table.rules)
        assert shown.splitlines()[0].startswith(f"## {say.seat(game.seat(winner))} gagne")
        assert mentioned(the_end(game)) == [winner.id]
        assert sorted(outcome for outcome, _, _ in await outcomes(game)) == [
            GameOutcome.LOST,
            GameOutcome.WON,
        ]
        contracts = [stats.deals.roles[Role.DECLARER].all for stats in await counted(game)]
        assert sum(contracts) == sum(line.settlement is not None for line in table.game.sheet)
        assert [stats.totals.capots for stats in await counted(game)] == [0, 0]  # nobody bid one
        standing = text_of(await winner.slash("contree leaderboard"))
        assert mentioned(standing)[0] == winner.id
        assert len(set(mentioned(standing))) == 2
        stats = text_of(await winner.slash("contree stats"))
        assert say("stats-games", games=1, wins=1, losses=0, draws=0, rate=1.0) in stats


def the_end(game: Game) -> str:
    """How the game ended, as the table tells it: what stands above its last deal and ratings."""
    table = game.evening.table()
    assert table.game is not None
    last, say = table.game.sheet[-1], words("fr").playing(table.rules)
    told, deal, _ = text_of(game.table).partition(deal_title(last.number, last.settlement, say))
    assert deal, "the last deal is told"
    return told


def winner_of(game: Game) -> Person:
    table = game.evening.table()
    assert table.game is not None
    assert table.game.winner is not None
    (seat,) = table.rules.seating.members(table.game.winner)
    return game.people[seat]
