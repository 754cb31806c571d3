"""One's own errors asked again: the first page, a card and a call, and their answers."""

from unittest.mock import patch

from cogs.analysis import presses
from engine.state import Phase
from tests.bot.analysis.made_judges import MadeJudges
from tests.cogs.exercises.test_exercises import AFTER_CALLS, MANY, REST, answer
from tests.cogs.playing import sit_down
from tests.look.scene import Scene
from tests.look.visit import Visit


async def exercises(visit: Visit) -> None:
    """Errors of a deal, from its analysis to the end of a session."""
    with patch.object(presses, "EDIT_SECONDS", REST):
        async with visit.evening as evening:
            (alice,) = evening.people("Alice")
            page = await alice.slash("belote train mistakes")
            visit.take("exercises-none", page)
            evening.bot.services.analyst._judges = MadeJudges((1, *range(AFTER_CALLS, MANY)))
            game = await sit_down(evening, "Bertrand", target=2000)
            (bertrand,) = game.people.values()
            await game.play_until(Phase.OVER)
            page = await bertrand.press(game.table, "analyse")
            await evening.cafe.env.advance_time(REST)
            visit.take("exercises-way", page)
            await bertrand.press(page, "exercises")
            page = await bertrand.slash("belote train mistakes")
            visit.take("exercises", page)
            await bertrand.press(page, "exercise-next")
            for number, right in enumerate((True, False, True), start=1):
                visit.take(f"exercise-{number}", page)
                await answer(evening, bertrand, page, right=right)
                visit.take(f"exercise-{number}-answer", page)
                await bertrand.press(page, "exercise-next")
            visit.take("exercise-again", page)
            await answer(evening, bertrand, page, right=True)
            await bertrand.press(page, "exercise-next")
            visit.take("exercises-done", page)


EXERCISES = (Scene(play=exercises, settings={"table_pictures": "tricks"}),)
