"""Killed at every event of a game: nothing that was stored is lost, and the game ends the same."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from bot.tables.events import TableEvent
from tests.cogs.kills.dying import Death, Moment, make_killable
from tests.cogs.kills.scripted import Script, game_part, scripted
from tests.rig.plugin import OpenCafe
from tests.rig.slow import slow_except

SEED = 1
EVERY_SO_MANY = 23
"""Of the games with one death each, those that are played each time; ``make wire`` plays all."""

Point = tuple[int, Moment]


async def play(script: Script) -> tuple[TableEvent, ...]:
    """Play to the end; the log."""
    while not script.over:
        await script.step()
    return await script.evening.log()


async def play_and_die(
    script: Script, death: Death, points: Iterable[Point], expected: tuple[TableEvent, ...]
) -> tuple[TableEvent, ...]:
    """Play to the end, dying at each of these points and starting anew; the log."""
    for number, moment in points:
        death.awaits(number, moment)
        if script.died:
            await script.begin_again()  # and maybe die of it: computers move at once
        while not death.struck:
            assert not script.over, f"nobody died {moment} event {number}"
            await until_dead(script, death)
        script.died = True
        kept = await script.kept()
        assert kept == expected[: len(kept)], f"{moment} event {number}"
        assert len(kept) < number or (len(kept) == number and moment is Moment.AFTER)
    await script.begin_again()
    return await play(script)


async def until_dead(script: Script, death: Death) -> None:
    """Do the next thing; it may go unanswered if the bot dies of it."""
    try:
        await script.step()
    except AssertionError as unanswered:
        if not death.struck or "did not answer" not in str(unanswered):
            raise


def all_points(events: int) -> list[Point]:
    """Every death that a game of so many events can die."""
    return [(number, moment) for number in range(1, events + 1) for moment in Moment]


async def undisturbed(
    open_cafe: OpenCafe, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> tuple[TableEvent, ...]:
    """The log of the game in which nobody dies."""
    async with scripted(open_cafe, folder, monkeypatch, SEED) as script:
        return await play(script)


@pytest.mark.parametrize("every", slow_except((3, 40), {40}))
async def test_a_game_with_many_crashes_ends_like_one_without(
    open_cafe: OpenCafe, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    expected = await undisturbed(open_cafe, tmp_path / "quiet", monkeypatch)
    death = make_killable(monkeypatch)
    async with scripted(open_cafe, tmp_path / "deadly", monkeypatch, SEED) as script:
        points = all_points(len(expected))[::every]
        kept = await play_and_die(script, death, points, expected)
        assert kept == expected
        assert (await script.evening.kept()).game == await script.evening.replayed()


async def check_deaths(
    open_cafe: OpenCafe, folder: Path, monkeypatch: pytest.MonkeyPatch, every: int
) -> None:
    """One death a game: each of these points alone."""
    expected = await undisturbed(open_cafe, folder / "quiet", monkeypatch)
    death = make_killable(monkeypatch)
    for number, moment in all_points(len(expected))[::every]:
        where = folder / f"{moment}-{number}"
        async with scripted(open_cafe, where, monkeypatch, SEED) as script:
            kept = await play_and_die(script, death, [(number, moment)], expected)
            assert game_part(kept) == game_part(expected), f"{moment} event {number}"


@pytest.mark.slow
async def test_a_game_with_one_crash_ends_like_one_without(
    open_cafe: OpenCafe, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await check_deaths(open_cafe, tmp_path, monkeypatch, EVERY_SO_MANY)


@pytest.mark.wire
async def test_a_crash_at_any_event_gives_the_same_game(
    open_cafe: OpenCafe, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await check_deaths(open_cafe, tmp_path, monkeypatch, 1)
