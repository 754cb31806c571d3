"""A podium names all who share a step, as many as there is room for."""

from datetime import UTC, datetime

import pytest

from bot.i18n import words
from bot.pictures.podium import NAMES, PodiumPicture
from bot.ratings.ladders import Ladder, season_at
from bot.storage.ratings.leaderboard import RankedLine
from bot.storage.ratings.podiums import Podium
from cogs.seasons import NAMED, drawn_on, podium, podium_illustration
from tests.cogs.drawing import drawn, texts
from tests.cogs.facts import mentioned
from tests.rig.languages import DRAWN
from tests.rig.message_limits import broken_message_limits

SEASON = season_at(datetime(2026, 5, 1, tzinfo=UTC))


def shared(rank: int, first: int, count: int) -> tuple[RankedLine, ...]:
    return tuple(RankedLine(rank, user, 1700 - rank, 0, 12) for user in range(first, first + count))


def podium_of(*steps: tuple[RankedLine, ...]) -> Podium:
    return Podium(Ladder("contree"), tuple(line for step in steps for line in step))


@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("count", [1, 3, NAMED, NAMED + 1, NAMED + 40])
def test_all_players_sharing_third_place_are_listed(language: str, count: int) -> None:
    say = words(language)
    found = podium_of(shared(1, 1, 1), shared(2, 2, 1), shared(3, 3, count))
    view = podium(found, SEASON, say, None)
    told = texts(drawn(view))
    assert mentioned(told) == list(range(1, 3 + min(count, NAMED)))
    others = [say("podium-others", count=more) for more in range(1, 50)]
    more = [line for line in told.splitlines() if line in others]
    assert more == ([say("podium-others", count=count - NAMED)] if count > NAMED else [])
    assert broken_message_limits({"components": drawn(view)}) == []


@pytest.mark.parametrize("count", [1, NAMES, NAMES + 1, 12])
def test_the_picture_shows_as_many_as_fit(count: int) -> None:
    say = words("fr")
    found = podium_of(shared(1, 1, count))
    names = {line.user_id: f"Name {line.user_id}" for line in drawn_on(found.steps[0])}
    illustration = podium_illustration(found, names, say)
    assert isinstance(illustration.picture, PodiumPicture)
    (step,) = illustration.picture.steps
    assert len(step.names) <= NAMES
    left = count - len(names)
    assert (say("podium-others", count=left) in step.names) == bool(left)
    assert all(name in illustration.words for name in step.names)


@pytest.mark.parametrize(
    ("language", "line", "words_below"),
    [
        ("fr", "2e place : <@2>, cote **1698** en 12 parties", "2e place : Zoé, cote 1698."),
        ("en", "2nd place: <@2>, rating **1698** in 12 games", "2nd place: Zoé, rating 1698."),
    ],
)
def test_a_place_is_named_with_its_number(language: str, line: str, words_below: str) -> None:
    say = words(language)
    found = podium_of(shared(1, 1, 1), shared(2, 2, 1))
    told = texts(drawn(podium(found, SEASON, say, None)))
    assert line in told.replace("\xa0", " ")
    illustration = podium_illustration(found, {1: "Ann", 2: "Zoé"}, say)
    assert words_below in illustration.words.replace("\xa0", " ")
    nameless = podium_illustration(found, {}, say)
    assert nameless.words.count(say("privacy-erased")) == 2


def test_every_shared_step_looks_different() -> None:
    say = words("fr")
    drawings = {
        podium_illustration(podium_of(*steps), {}, say).picture.draw()
        for steps in (
            (shared(1, 1, 1), shared(2, 2, 1), shared(3, 3, 1)),
            (shared(1, 1, 1), shared(2, 2, 1), shared(3, 3, 2)),
            (shared(1, 1, 2), shared(3, 3, 1)),
            (shared(1, 1, 3),),
        )
    }
    assert len(drawings) == 4
