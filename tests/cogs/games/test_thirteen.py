"""Every game that is offered, from the command to the result, by presses alone."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.i18n import words
from bot.tables.table import Stage
from engine.events import (
    ContractFixed,
    Event,
    MeldsAnnounced,
    RenegeClaimed,
)
from engine.ruleset import Announcing, Enforcement, RuleSet
from engine.seats import Team
from engine.variants import VARIANTS
from engine.variants.contree import CONTREE
from tests.cogs.evening import Evening
from tests.cogs.facts import numbers
from tests.cogs.house import play_by
from tests.cogs.playing import NAMES, Game, at_table, sit_down, verbs
from tests.cogs.secrets import Watch
from tests.rig.screens import text_of
from tests.rig.slow import slow_except

SHORT_GAME, LONGER_GAME = 50, 300
MORE_GAMES = 4
"""Rematches until something happens that the players bring about by chance."""


async def seated(evening: Evening, rules: RuleSet) -> Game:
    """A short game of these rules, a person in each seat."""
    people = NAMES[: len(rules.seating.order)]
    return await sit_down(evening, *people, bold=True, game=rules.key, target=SHORT_GAME)


@pytest.mark.parametrize("rules", slow_except(VARIANTS, (CONTREE,)), ids=lambda rules: rules.key)
async def test_a_whole_game_of_each_variant(evening: Evening, rules: RuleSet) -> None:
    async with evening:
        game = await seated(evening, rules)
        game.after_each = Watch(evening).look
        await game.play_until(None)

        kept = await evening.kept()
        assert kept == evening.table()
        assert kept.stage is Stage.FINISHED
        assert kept.rules.key == rules.key
        assert kept.game == await evening.replayed()
        assert any(isinstance(event, ContractFixed) for event in await evening.log())
        await check_the_result(game)


def announced_by_hand(rules: RuleSet) -> RuleSet:
    return replace(rules, announcing=Announcing.BY_HAND)


def with_claims(rules: RuleSet) -> RuleSet:
    return replace(rules, enforcement=Enforcement.CLAIMED)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("key", "change", "occurs"),
    [
        ("belote", announced_by_hand, MeldsAnnounced),
        ("tarabish", with_claims, RenegeClaimed),
        ("clabber", with_claims, RenegeClaimed),
    ],
)
async def test_a_whole_game_with_manual_announcements_and_challenges(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    key: str,
    change: Callable[[RuleSet], RuleSet],
    occurs: type[Event],
) -> None:
    play_by(monkeypatch, change)
    async with at_table(evening, bold=True, game=key, target=LONGER_GAME) as game:
        game.after_each = Watch(evening).look
        await game.play_until(None)
        for _ in range(MORE_GAMES):
            if any(isinstance(event, occurs) for event in await evening.log()):
                break
            await next(iter(game.people.values())).press(game.table, "rematch")
            await game.play_until(None)
        assert (await evening.kept()).game == await evening.replayed()
        assert any(isinstance(event, occurs) for event in await evening.log())


async def check_the_result(game: Game) -> None:
    """The table names who has won, and the scores; its sheet both sides as this game has them."""
    table = game.evening.table()
    assert table.game is not None
    shown, say = text_of(game.table), words("fr").playing(table.rules)
    assert set(table.game.scores) <= set(numbers(shown))
    # Two players exchange no seats, and challenge nobody: that takes a partner.
    together = {"swap", "challenge"} if len(table.playing_seats) > 2 else set()
    looks = {"rematch", "length", "seats", "ask-leave", "sheet", "details", "review", "analyse"}
    assert verbs(game.table) == looks | together
    if table.game.winner is not None:
        assert say.team(table.game.winner) in shown.splitlines()[0]
    person = next(iter(game.people.values()))
    await game.press(person, "sheet", on=game.table)
    own = person.newest_private()
    assert say("game-sheet-title") in text_of(own)
    shared = text_of(await person.press(own, "share-sheet"))
    assert all(say.team_short(team) in shared for team in Team)
