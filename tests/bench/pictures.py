"""``python -m tests.bench.pictures``: what pictures of tables cost.

Random games are drawn as their channel would show them: how long a picture takes once its cards
are known, how large its file is, how often it was there already, and how late the event loop comes
while another thread draws.
"""

import asyncio
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import replace
from statistics import median, quantiles
from time import thread_time

from bot.i18n import words
from bot.pictures.picture_cache import Picture, PictureCache
from bot.process import switch_threads_often
from bot.tables.table_settings import Pictures
from cogs.ui.table_pictures import curve_illustration, hand_illustration, table_illustration
from engine.lab.arena.command import above_zero
from engine.variants import find_variant
from tests.bench.load_figures import spread
from tests.bench.metered_bot import Stalls, measure
from tests.cogs.drawing import positions

KIB = 1024
MILLI = 1000
PAUSE = 0.001
QUIET = 2.0


def name_of(user: int) -> str:
    """The name of a player."""
    return f"Joueur {user % 10}"


def pictures(rules: str, pace: Pictures, seed: int) -> dict[str, list[Picture]]:
    """What a game shows, by kind: the table at each change of its message, hands, the end."""
    say = words("fr").playing(find_variant(rules))
    shown: dict[str, list[Picture]] = {"table": [], "hand": [], "curve": []}
    for table, game in positions(seed, 1, find_variant(rules)):
        drawn = replace(table, opened=replace(table.opened, pictures=pace))
        if found := table_illustration(drawn, game, say, name_of):
            shown["table"].append(found.picture)
        for seat in table.awaited:
            if held := hand_illustration(drawn, seat, say, name_of):
                shown["hand"].append(held.picture)
        if game.over:
            shown["curve"].append(curve_illustration(drawn, game, say).picture)
    return shown


def cost(kind: str, drawn: Sequence[Picture]) -> str:
    """Time and size of these pictures, each drawn on its own on one core."""
    for picture in drawn[:40]:
        picture.draw()
    took: list[float] = []
    sizes: list[int] = []
    for picture in dict.fromkeys(drawn):
        began = thread_time()
        sizes.append(len(picture.draw()))
        took.append((thread_time() - began) * MILLI)
    late = quantiles(took, n=20)[-1] if len(took) > 1 else took[0]
    return (
        f"{kind}: {median(took):.1f} ms half the time, {late:.1f} ms at most in 95 of 100, "
        f"{max(sizes) / KIB:.1f} KiB the largest of {len(sizes)}"
    )


async def lateness(drawn: Sequence[Picture]) -> str:
    """How often a picture was there, and how late the loop came meanwhile, and before."""
    cache, quiet, busy = PictureCache(), Stalls(), Stalls()
    meter = asyncio.create_task(measure(quiet))
    await asyncio.sleep(QUIET)
    meter.cancel()
    meter = asyncio.create_task(measure(busy))
    try:
        for picture in drawn:
            await cache.draw(picture)
            await asyncio.sleep(PAUSE)
    finally:
        meter.cancel()
        cache.close()
    return (
        f"{cache.counts.hits * 100:.0f} % of {cache.counts.asked} were there already; "
        f"loop late by {spread(busy.late)}; while nothing is drawn {spread(quiet.late)}"
    )


def main(arguments: Sequence[str]) -> int:
    """Measure what is asked for, and say it."""
    parser = ArgumentParser(prog="python -m tests.bench.pictures", description=__doc__)
    parser.add_argument("--rules", default="contree")
    parser.add_argument("--games", type=above_zero, default=1)
    asked = parser.parse_args(arguments)
    switch_threads_often()
    for pace in (Pictures.TRICKS, Pictures.CARDS):
        shown = [pictures(asked.rules, pace, seed) for seed in range(asked.games)]
        every = {kind: [each for game in shown for each in game[kind]] for kind in shown[0]}
        for kind, drawn in every.items():
            sys.stdout.write(f"{pace}, {cost(kind, drawn)}\n")
        sys.stdout.write(f"{pace}, tables: {asyncio.run(lateness(every['table']))}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
