"""Guided deals as whoever follows the advice bids and plays them."""

from collections.abc import Iterator

from bot.lessons.guided_deal import DOUBLE, PASS, Course, Position, advice, told
from engine.actions import Action, Double, Pass, PlayCard
from engine.contract import Bid


def advised(deal: int) -> Iterator[tuple[Course, Position]]:
    """Each position of a deal, to its end."""
    course = Course(deal)
    while not told(course).over:
        yield course, told(course)
        course = following(course)
    yield course, told(course)


def following(course: Course) -> Course:
    """The same with what is advised done too."""
    return course.with_word(_written(advice(told(course)).action))


def _written(action: Action) -> str:
    """What a learner does, as a word of their buttons."""
    match action:
        case Pass():
            return PASS
        case Double(level):
            return DOUBLE * level
        case PlayCard(card, announcing=False):
            return str(card)
        case Bid():
            return str(action)
        case _:
            raise ValueError(action)
