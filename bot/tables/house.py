"""What all tables share."""

from dataclasses import dataclass

from bot.tables.pace import Pace
from bot.tables.ports import Brain, Clock, Habits, Line, Screen, TableLog
from bot.tables.tasks import Tasks
from engine.dealing import Chance


@dataclass(frozen=True, slots=True, kw_only=True)
class House:
    """What a live table works with."""

    log: TableLog
    screen: Screen
    brain: Brain
    line: Line
    habits: Habits
    clock: Clock
    chance: Chance
    pace: Pace
    tasks: Tasks
