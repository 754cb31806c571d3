"""What players ask of the coach at random, and of each other about it."""

from random import Random

from bot.tables.coach import AnswerCoach, AskCoach, Coach
from bot.tables.requests import Request, SetTraining
from bot.tables.table import Stage, Table
from tests.bot.tables.evening import ANNA, BRUNO, CHLOE, owner

TRAINS = 0.05
"""How often the host of a lobby says whether it is a training table."""
OFTEN = 0.3
"""How often somebody at a training table turns to the coach, and asks for it at others."""
WILD = 0.1
"""How often whoever does so is not asked, or not in turn."""
AGREES = 0.6


def coached(table: Table, rng: Random) -> tuple[int, Request] | None:
    """Who asks for what, if anybody does."""
    if table.stage is Stage.LOBBY and rng.random() < TRAINS:
        return table.host, SetTraining(training=rng.random() < AGREES)
    if table.stage is not Stage.PLAYING or rng.random() > (OFTEN if table.training else WILD**2):
        return None
    asked = sorted(Coach.to_answer(table))
    people = [seat for seat in table.awaited if table.is_present(seat)]
    if rng.random() < WILD or not (asked or people):
        wild = (AskCoach(table.move - rng.randrange(2)), AnswerCoach(agree=True))
        return rng.choice((ANNA, BRUNO, CHLOE)), rng.choice(wild)
    if asked and rng.random() < AGREES:
        return owner(table, rng.choice(asked)), AnswerCoach(agree=rng.random() < AGREES)
    return owner(table, rng.choice(people or asked)), AskCoach(table.move)
