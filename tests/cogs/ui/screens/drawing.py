"""Tables to draw, without a bot: positions of random games with four people at them."""

from collections.abc import Iterator
from random import Random

from discord import ui

from bot.tables.events import TableOpened
from bot.tables.occupants import Human
from bot.tables.table import Stage, Table
from engine.options import OptionName
from engine.state import GameState, Phase
from engine.variants.contree import CONTREE
from tests.engine.random_play import steps

HOST = 800_000_000_000_000_001
PEOPLE = tuple(Human(HOST + place) for place in range(4))

Components = list[dict[str, object]]


def table_of(game: GameState | None, *, move: int = 1) -> Table:
    """A table at which this game is being played."""
    stage = Stage.LOBBY if game is None else Stage.FINISHED if game.over else Stage.PLAYING
    opened = TableOpened(
        guild=1,
        channel=2,
        host=HOST,
        language="fr",
        variant=CONTREE.key,
        version=CONTREE.version,
        options=((OptionName.TARGET, "2000"),),
    )
    return Table(
        id=1, opened=opened, host=HOST, seats=PEOPLE, stage=stage, game=game, move=move, games=1
    )


def positions(seed: int, every: int) -> Iterator[tuple[Table, GameState]]:
    """Positions of a random game, and each end of a deal."""
    for move, step in enumerate(steps(CONTREE, Random(seed))):
        deal = step.state.deal
        if deal and (move % every == 0 or deal.phase is Phase.OVER):
            yield table_of(step.state, move=move), step.state


def drawn(view: ui.LayoutView) -> Components:
    """What Discord is sent."""
    components: Components = view.to_components()  # type: ignore[no-untyped-call] # discord.py's
    return components


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
