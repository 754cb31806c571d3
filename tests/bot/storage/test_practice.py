"""Deals for practice: one at a time for each person, however quickly they press."""

import asyncio
from functools import partial

from bot.shared_plays.choice import candidate
from bot.shared_plays.rehearsal import GAME
from bot.storage.database.database import Database
from bot.storage.practice import ONE, practice_for
from bot.storage.shared_plays import advance, play_of
from engine.variants import find_variant
from tests.bot.shared_plays.made_days import SEED
from tests.bot.storage.made import NOON

ANN, BOB = 1, 2


async def test_of_two_presses_at_once_the_second_goes_on_with_the_deal_of_the_first(
    database: Database,
) -> None:
    chosen = candidate(find_variant(GAME), SEED, 0)
    dealing = partial(practice_for, guild=0, seed=SEED, chosen=chosen, now=NOON)
    for_ann = partial(dealing, user=ANN)
    one, other, bobs = await asyncio.gather(
        *(database.write_for(None, each) for each in (for_ann, for_ann, partial(dealing, user=BOB)))
    )
    assert one == other
    assert bobs.shared_play != one.shared_play
    play = await database.read(partial(play_of, shared_play=one.shared_play, deal=ONE, user=ANN))
    assert play is not None
    over = partial(advance, play=play, line=play.line, moves=1, done_at=NOON, scores=(0, 0))
    await database.write_for(None, over)
    following = await database.write_for(None, for_ann)
    assert following.shared_play not in {one.shared_play, bobs.shared_play}
