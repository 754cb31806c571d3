"""``python -m tests.wire.kills``: a game during which the bot is killed, again and again.

The bot is a process of its own; it is killed with SIGKILL at random moments and started anew on
the same file, while two people go on pressing. What was answered must be in the log, nothing may
be there that nobody pressed, and the score that is shown must be the one of the log.
"""

import asyncio
import sys
import tempfile
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.process import switch_threads_often
from bot.tables.fold import folded
from engine.events import GameEnded
from tests.bench.load_figures import spread
from tests.cogs.facts import numbers
from tests.cogs.replaying import decided_again
from tests.wire.killing import Reaper, play_through
from tests.wire.limits import UNLIMITED
from tests.wire.logbook import logged
from tests.wire.people import words_of
from tests.wire.player import Player
from tests.wire.programme import serving
from tests.wire.server import LittleDiscord
from tests.wire.tables import sit_down

IMPATIENT = 0.5
POINTS_A_KILL = 60
SECONDS_A_KILL = 40


@dataclass(frozen=True, slots=True)
class Killings:
    """A game through many kills: what is wrong with it, and how it went."""

    kills: int
    complaints: tuple[str, ...]
    figures: tuple[str, ...]


async def kill_often(
    discord: LittleDiscord, folder: Path, *, kills: int, target: int, seed: int
) -> Killings:
    """Play a game to the end while the bot is killed; the game may end before so many kills."""
    discord.rest.limit(UNLIMITED)
    async with serving(discord, folder) as programme:
        players = await sit_down(discord, "Alice", "Basile", target=target, seed=seed)
        for player in players:
            # Nobody answers while the bot is dead: they need not wait as long as Discord does.
            player.person.patience = player.looks_again = IMPATIENT
        reaper = await play_through(
            programme, players, kills=kills, seed=seed, seconds=60 + kills * SECONDS_A_KILL
        )
        wrong = (*reaper.complaints, *_of_the_end(programme.data, players))
        return Killings(reaper.kills, wrong, _figures(programme.data, players, reaper))


def _of_the_end(data: Path, players: Sequence[Player]) -> list[str]:
    """Complain of a game that has not ended, not once, or with another score than is shown."""
    events = logged(data)
    table = folded(1, events)
    ends = sum(isinstance(event, GameEnded) for event in events)
    if ends != 1 or table.game is None:
        return [f"the game ended {ends} times"]
    wrong = []
    if decided_again(table.rules, events) != table.game:
        wrong.append("the engine decides otherwise than the log")
    if not set(table.game.scores) <= set(numbers(words_of(players[0].table))):
        wrong.append(f"the score {table.game.scores} is not the one that is shown")
    return wrong


def _figures(data: Path, players: Sequence[Player], reaper: Reaper) -> tuple[str, ...]:
    pressed = sum(len(player.deeds) for player in players)
    unanswered = sum(len(player.unanswered()) for player in players)
    accepted = sum(len(player.accepted()) for player in players)
    return (
        f"kills: {reaper.kills}, events: {len(logged(data))}",
        f"presses: {pressed}, accepted: {accepted}, not answered: {unanswered}",
        f"away after a kill: {spread(reaper.away, 's', 1.0)}",
    )


async def _run(kills: int, seed: int) -> Killings:
    with tempfile.TemporaryDirectory() as folder:
        async with LittleDiscord() as discord:
            target = 100 + kills * POINTS_A_KILL
            return await kill_often(discord, Path(folder), kills=kills, target=target, seed=seed)


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, play and kill, tell the figures; 1 when something was lost."""
    parser = ArgumentParser(prog="python -m tests.wire.kills", description=__doc__)
    parser.add_argument("--kills", type=int, default=50, help="how many (50)")
    parser.add_argument("--seed", type=int, default=1, help="another one, other moments (1)")
    chosen = parser.parse_args(arguments)
    switch_threads_often()
    killings = asyncio.run(_run(chosen.kills, chosen.seed))
    lines = (*killings.figures, *(killings.complaints or ("nothing lost, nothing doubled",)))
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 1 if killings.complaints or killings.kills < chosen.kills else 0


if __name__ == "__main__":
    sys.exit(main())
