"""Problems of cards and of bids, and hand reading: asked, found, missed, and why."""

from itertools import cycle
from unittest.mock import patch

from engine.players.problems import Problem, ProblemKind
from tests.bot.ai_workers.asking import InThread
from tests.bot.made_problems import BID, made_problems
from tests.cogs.exercises.test_problems import answered
from tests.cogs.exercises.test_reading import first, pressed
from tests.cogs.playing import offers
from tests.look.scene import Scene
from tests.look.visit import Visit
from tests.rig.screens import MessageLike


def _made(_: str, kind: ProblemKind) -> dict[int, Problem]:
    return made_problems() if kind is ProblemKind.CARDS else {BID.number: BID}


async def problems(visit: Visit) -> None:
    """A problem that is missed, why, one that is found, the last one, and one of bids."""
    with patch("bot.problems.problems", _made):
        async with visit.evening as evening:
            evening.bot.ai_workers.supervisor = InThread({})
            alice, bertrand = evening.people("Alice", "Bertrand")
            page = await alice.slash("belote train cards")
            visit.take("problem-card", page)
            await alice.press(page, "exercise", answered(page, right=False))
            visit.take("problem-card-missed", page)
            await alice.press(page, "problem-why")
            visit.take("problem-card-why", page)
            await alice.press(page, "problem-next")
            for name in ("problem-card-found", "problem-card-last"):
                await alice.press(page, "exercise", answered(page, right=True))
                visit.take(name, page)
                await alice.press(page, "problem-next")
            visit.take("problem-none", page)
            for person, how, word in ((alice, "found", BID.right[0]), (bertrand, "missed", "p")):
                page = await person.slash("belote train bids")
                if person is alice:
                    visit.take("problem-bid", page)
                await person.press(page, "exercise", answer_of(page, word))
                visit.take(f"problem-bid-{how}", page)
            await bertrand.press(page, "problem-why")
            visit.take("problem-bid-why", page)


def answer_of(page: MessageLike, word: str) -> str:
    """The argument of the button that answers so."""
    arguments = (each.custom_id.argument for each in offers(page, "exercise"))
    return next(each for each in arguments if each.endswith(f"-{word}"))


class _Seeds:
    """Draws the questions that are looked at, in turn."""

    drawn = cycle((first(asks_card=True), first(asks_card=False)))

    def randrange(self, _: int) -> int:
        return next(self.drawn)


async def hand_reading(visit: Visit) -> None:
    """Who holds a card, and how many trumps are left; found and missed."""
    with patch("cogs.exercises.reading.SystemRandom", _Seeds):
        async with visit.evening as evening:
            (alice,) = evening.people("Alice")
            page = await alice.slash("belote train reading")
            for name in ("holder", "trumps"):
                visit.take(f"reading-{name}", page)
                for how, right in (("missed", False), ("found", True)):
                    late = evening.cafe.leftover(f"b1:reading:0:0:{pressed(page, right=right)}")
                    visit.take(f"reading-{name}-{how}", await alice.press(late, "reading"))
                await alice.press(page, "reading", pressed(page, right=True))
                await alice.press(page, "reading-next")


PROBLEMS = (
    Scene(play=problems, settings={"table_pictures": "tricks"}),
    Scene(play=hand_reading, settings={"table_pictures": "tricks"}),
)
