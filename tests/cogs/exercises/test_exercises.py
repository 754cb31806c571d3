"""/belote train mistakes: one's own errors, asked again."""

import re
from datetime import timedelta
from typing import Any

import pytest
from sqlalchemy import Connection, select

from bot.exercises import MOST_NEW, PositionId
from bot.i18n import words
from bot.secrecy import Secrecy
from bot.shared_plays.alone import word_of
from bot.storage.database.schema import analysis_errors, analysis_players, exercises
from bot.storage.privacy.export import data_summary, summary_of
from bot.storage.stats.history import Selection
from bot.storage.stats.player_accuracy import player_accuracy
from bot.storage.stats.statistics import player_statistics
from cogs.analysis import presses
from cogs.exercises.controls import ExerciseControl
from cogs.upkeep.stored_games import OldAnalyses
from engine.state import Phase
from tests.bot.analysis.made_judges import MadeJudges
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, offers, sit_down, verbs
from tests.cogs.refused import refused
from tests.rig.people import Person
from tests.rig.screens import Button, MessageLike, buttons_of, message_of, text_of

SAY = words("fr")
REST = 60
MANY = 100
"""More decisions than a deal has."""

AFTER_CALLS = 20
"""More decisions than the auction of a deal has here."""


@pytest.fixture(autouse=True)
def _rests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rest for longer than what SimCord lets pass by itself."""
    monkeypatch.setattr(presses, "EDIT_SECONDS", REST)


async def erred(evening: Evening, *names: str, first: int = 1) -> tuple[Game, MessageLike]:
    """A game in which each decision from the ``first`` on was an error, and its analysis.

    The first other action that was legal would have been the best.
    """
    evening.bot.services.analyst._judges = MadeJudges(range(first, MANY))
    game = await sit_down(evening, *names, target=2000)
    await game.play_until(Phase.OVER)
    page = await next(iter(game.people.values())).press(game.table, "analyse")
    await evening.cafe.env.advance_time(REST)
    return game, page


async def own_errors(evening: Evening, person: Person) -> set[PositionId]:
    """The errors of a person that their analyses hold."""
    error, player = analysis_errors.c, analysis_players.c
    own = select(player.code, error.number).where(
        error.user_id == person.id, player.user_id == person.id, player.deal == error.deal
    )
    found = await evening.bot.services.database.read(
        lambda connection: connection.execute(own).all()
    )
    return {PositionId(*row) for row in found}


def asked(page: MessageLike) -> PositionId:
    """The position that a page asks."""
    return ExerciseControl.read(answers(page)[0].custom_id.argument).position.place


def answers(page: MessageLike) -> list[Button]:
    """The buttons that answer at once: the cards, and calls that need no more choice."""
    return [each for each in offers(page, "exercise") if each.custom_id.argument.count("-") > 4]


async def word(evening: Evening, page: MessageLike, *, right: bool) -> str:
    """The argument of a button of the page that is right, or of one that is not."""
    place = asked(page)
    found = await evening.bot.services.analyst.moments(place.code)
    judged = None if found is None else found.decision(place.number)
    assert judged is not None
    assert judged.fair is not None
    best = {word_of(each) for each in judged.fair.best.actions}
    arguments = [each.custom_id.argument for each in answers(page)]
    return next(each for each in arguments if (each.rsplit("-", 1)[1] in best) is right)


async def answer(evening: Evening, person: Person, page: MessageLike, *, right: bool) -> str:
    """Answer the position of a page; the argument that was pressed."""
    argument = await word(evening, page, right=right)
    await person.press(page, "exercise", argument)
    return argument


async def rows(evening: Evening) -> list[dict[str, Any]]:
    """What is kept of all answers."""
    chosen = select(exercises).order_by(exercises.c.reviewed_at, exercises.c.number)
    found = await evening.bot.services.database.read(
        lambda connection: connection.execute(chosen).mappings().all()
    )
    return [dict(each) for each in found]


async def test_somebody_is_asked_exactly_their_own_errors_until_they_are_found(
    evening: Evening,
) -> None:
    async with evening:
        game, page = await erred(evening, "Ann", "Ben")
        ann, ben = game.people.values()
        own = await own_errors(evening, ann)
        assert len(own) > MOST_NEW
        assert not own & await own_errors(evening, ben)
        await ann.press(page, "exercises")
        assert SAY("exercise-new", count=len(own)) in text_of(page)
        page = await ann.slash("belote train mistakes")
        assert page.ephemeral
        await ann.press(page, "exercise-next")
        seen = []
        for right in (True, False, True):
            seen.append(asked(page))
            assert "analysis" not in verbs(page)
            await answer(evening, ann, page, right=right)
            assert ("✅" in text_of(page), "❌" in text_of(page)) == (right, not right)
            await ann.press(page, "exercise-next")
        assert len(set(seen)) == MOST_NEW
        assert set(seen) <= own
        assert SAY("exercise-head-again") in text_of(page)
        assert asked(page) == seen[1]
        argument = await answer(evening, ann, page, right=True)
        await ann.press(page, "exercise-next")
        assert SAY("exercise-done", found=2, count=3) in text_of(page)
        kept = {each["number"]: each for each in await rows(evening)}
        now = evening.bot.clock.now()
        days = [(kept[each.number]["due"] - now) / timedelta(days=1) for each in seen]
        assert [round(each) for each in days] == [2, 1, 2]
        assert kept[seen[1].number]["repeats"] == 1
        assert kept[seen[1].number]["answer"] == argument.rsplit("-", 1)[1]
        await evening.skip(timedelta(days=1, minutes=1))
        page = await ann.slash("belote train mistakes")
        assert SAY("exercise-due", count=1) in text_of(page)
        await ann.press(page, "exercise-next")
        assert asked(page) == seen[1]


async def test_a_month_later_errors_are_asked_as_before_and_the_whole_is_made_again(
    evening: Evening,
) -> None:
    async with evening:
        game, _ = await erred(evening, "Ann")
        (ann,), services = game.people.values(), evening.bot.services
        judges = services.analyst._judges
        assert isinstance(judges, MadeJudges)

        def profile(connection: Connection) -> tuple[object, ...]:
            chosen = Selection()
            return (
                player_accuracy(connection, chosen, ann.id),
                player_statistics(connection, chosen, ann.id),
                data_summary(connection, ann.id),
            )

        page = await ann.slash("belote train mistakes")
        await ann.press(page, "exercise-next")
        await answer(evening, ann, page, right=False)
        why, place = text_of(page), (await rows(evening))[0]
        before, own = await services.database.read(profile), await own_errors(evening, ann)
        await evening.skip(timedelta(days=31))
        await OldAnalyses(evening.bot).look()
        assert await services.analyst.kept(place["code"]) is None
        assert await services.database.read(profile) == before
        assert await own_errors(evening, ann) == own
        page = await ann.slash("belote train mistakes")
        await ann.press(page, "exercise-next")
        assert asked(page) == PositionId(place["code"], place["number"])
        await answer(evening, ann, page, right=False)
        assert explained(text_of(page)) == explained(why)
        judged = len(judges.asked)
        await ann.press(page, "analysis")
        await evening.cafe.env.advance_time(REST)
        assert len(judges.asked) > judged
        assert await services.analyst.kept(place["code"]) is not None
        assert await services.database.read(profile) == before


def explained(page: str) -> str:
    """What a page says after an answer, but when the position comes back."""
    return re.sub(r"<t:\d+:R>", "", page)


async def test_two_presses_count_once_and_tell_what_the_first_answered(evening: Evening) -> None:
    async with evening:
        game, _ = await erred(evening, "Ann", first=AFTER_CALLS)
        (ann,) = game.people.values()
        page = await ann.slash("belote train mistakes")
        await ann.press(page, "exercise-next")
        wrong, right = [await word(evening, page, right=each) for each in (False, True)]
        late = evening.cafe.leftover(f"b1:exercise:0:0:{right}")
        await ann.press(page, "exercise", wrong)
        told = await ann.press(late, "exercise")
        assert "❌" in text_of(told)
        (kept,) = await rows(evening)
        assert (kept["wrongs"], kept["rights"], kept["repeats"]) == (1, 0, 0)
        await ann.press(page, "exercise-drop")
        (kept,) = await rows(evening)
        assert kept["retired"]
        assert asked(page).number != kept["number"]


async def test_somebody_elses_errors_are_not_asked(evening: Evening) -> None:
    async with evening:
        game, _ = await erred(evening, "Ann")
        (ann,), (cleo,) = game.people.values(), evening.people("Cleo")
        page = await cleo.slash("belote train mistakes")
        assert SAY("exercise-none") in text_of(page)
        assert SAY("exercise-waiting", count=0, most=20) in text_of(page)
        own = await ann.slash("belote train mistakes")
        await ann.press(own, "exercise-next")
        button = evening.cafe.leftover(answers(own)[0].custom_id.text)
        await refused(evening, cleo.press(button, "exercise"), "stale-press")
        assert not await rows(evening)


async def test_nothing_is_asked_of_cards_that_are_in_play_elsewhere(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def closed(*_: object) -> bool:
        return True

    async with evening:
        game, _ = await erred(evening, "Ann")
        (ann,) = game.people.values()
        page = await ann.slash("belote train mistakes")
        await ann.press(page, "exercise-next")
        way = evening.cafe.leftover(answers(page)[0].custom_id.text)
        monkeypatch.setattr(Secrecy, "_are_to_play", closed)
        await refused(evening, ann.press(way, "exercise"), "cards-in-shared-play")
        page = await ann.slash("belote train mistakes")
        await ann.press(page, "exercise-next")
        assert not answers(page)
        assert not await rows(evening)


async def test_it_works_in_a_direct_message_and_is_exported(evening: Evening) -> None:
    async with evening:
        game, _ = await erred(evening, "Ann")
        (ann,) = game.people.values()
        user = ann.actor.user
        page = await user.slash("belote train mistakes")
        way = next(each for each in buttons_of(page) if each.custom_id.verb == "exercise-next")
        await user.click(message_of(page), custom_id=way.custom_id.text)
        press = answers(page)[0]
        await user.click(message_of(page), custom_id=press.custom_id.text)
        assert "✅" in text_of(page) or "❌" in text_of(page)
        assert len(await rows(evening)) == 1
        database = evening.bot.services.database
        held = await database.read(lambda connection: data_summary(connection, ann.id))
        told: Any = await database.read(lambda connection: summary_of(connection, ann.id))
        assert held.counts["exercises"] == 1
        (exported,), (kept,) = told["exercises"], await rows(evening)
        assert (exported["number"], exported["answer"]) == (kept["number"], kept["answer"])
