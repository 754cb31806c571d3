"""Tables to draw, without a bot: positions of random games with four people at them."""

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import count, islice
from random import Random

from discord import ui

from bot.tables.events import TableOpened
from bot.tables.fold import after
from bot.tables.house_rules import HouseRules
from bot.tables.occupants import Human
from bot.tables.table import Stage, Table
from engine.cards import Card
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import GameState, Phase
from engine.variants.contree import CONTREE
from tests.engine.random_play import steps

HOST = 800_000_000_000_000_001
PEOPLE = tuple(Human(HOST + place) for place in range(4))

HOUSE = HouseRules(CONTREE.key)

BUTTON = 2
SHORT_TARGET = 60

Components = list[dict[str, object]]


@dataclass(frozen=True, slots=True)
class Invented(HouseRules):
    """Rules that need not be those of any game that is offered."""

    invented: RuleSet = CONTREE

    @property
    def rules(self) -> RuleSet:
        """The rules as they were invented."""
        return self.invented


def house_of(rules: RuleSet) -> HouseRules:
    """These rules, as a table has them."""
    return Invented(rules.key, (), rules)


def table_of(
    game: GameState | None,
    *,
    move: int = 1,
    house: HouseRules = HOUSE,
    drawn: tuple[tuple[Seat, Card], ...] = (),
) -> Table:
    """A table at which this game is being played, by these rules."""
    stage = Stage.LOBBY if game is None else Stage.FINISHED if game.over else Stage.PLAYING
    opened = TableOpened(
        guild=1,
        channel=2,
        host=HOST,
        language="fr",
        variant=house.variant,
        version=house.rules.version,
        options=house.options,
    )
    return Table(
        id=1,
        opened=opened,
        house=house,
        host=HOST,
        seats=PEOPLE,
        stage=stage,
        game=game,
        drawn=drawn,
        move=move,
        games=1,
    )


def positions(seed: int, every: int, rules: RuleSet = CONTREE) -> Iterator[tuple[Table, GameState]]:
    """Positions of a random game, and each end of a deal."""
    for move, (table, game) in enumerate(_played(seed, rules)):
        if game.deal and (move % every == 0 or game.deal.phase is Phase.OVER):
            yield table_of(game, move=move, house=table.house, drawn=table.drawn), game


class _Played:
    """A random game that is played on as far as anybody looks, and once for all who do."""

    def __init__(self, seed: int, rules: RuleSet) -> None:
        self.of = seed, rules
        self._seen: list[tuple[Table, GameState]] = []
        self._to_come = self._moves(seed, rules)

    def __iter__(self) -> Iterator[tuple[Table, GameState]]:
        for move in count():
            if move == len(self._seen):
                self._seen += islice(self._to_come, 1)
            if move == len(self._seen):
                return
            yield self._seen[move]

    @staticmethod
    def _moves(seed: int, rules: RuleSet) -> Iterator[tuple[Table, GameState]]:
        table = table_of(None, house=house_of(rules))
        for step in steps(rules, Random(seed)):
            for event in step.events:
                table = after(table, event)
            yield table, step.state


_latest = deque[_Played](maxlen=50)


def _played(seed: int, rules: RuleSet) -> _Played:
    for game in _latest:
        if game.of == (seed, rules):
            return game
    _latest.append(game := _Played(seed, rules))
    return game


def short(rules: RuleSet) -> RuleSet:
    """The same game, soon over."""
    return replace(rules, end=replace(rules.end, target=SHORT_TARGET))


def drawn(view: ui.LayoutView) -> Components:
    """What Discord is sent."""
    components: Components = view.to_components()  # type: ignore[no-untyped-call] # discord.py's
    return components


def labels(components: Components, *, disabled: bool = False) -> set[str]:
    """What stands on the buttons that can be pressed, or on all of them."""
    return {
        str(button["label"])
        for button in _buttons(components)
        if disabled or not button.get("disabled")
    }


def custom_ids(components: Components) -> list[str]:
    """The ids of all buttons, in order."""
    return [str(button["custom_id"]) for button in _buttons(components)]


def _buttons(value: object) -> Iterator[dict[str, object]]:
    if isinstance(value, dict):
        if value.get("type") == BUTTON:
            yield value
        for part in value.values():
            yield from _buttons(part)
    elif isinstance(value, list):
        for part in value:
            yield from _buttons(part)


def texts(components: Components) -> str:
    """All that is written in it."""
    return "\n".join(_texts(components))


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(content := value.get("content"), str):
            yield content
        for part in value.values():
            yield from _texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)
