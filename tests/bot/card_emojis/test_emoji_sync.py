"""Keeping the emojis at Discord in step with what is drawn."""

from io import BytesIO

import pytest
from PIL import Image

from bot.card_emojis.names import all_emojis
from bot.card_emojis.sync import PATIENCE, Progress, keep_in_step
from tests.bot.card_emojis.shelves import Shelf, full_shelf, other_mark

ALL = {key.name for key in all_emojis()}


def hear(_: Progress) -> None:
    """Listen to nobody."""


async def test_what_is_missing_is_put_there() -> None:
    shelf = Shelf()
    end = await keep_in_step(shelf, hear)
    assert set(shelf.names) == ALL
    assert (end.put, end.removed, end.refused, end.done) == (len(ALL), 0, 0, True)
    assert all(file.startswith(b"\x89PNG") for file in shelf.files.values())


async def test_what_is_there_is_left_there() -> None:
    shelf = full_shelf()
    end = await keep_in_step(shelf, hear)
    assert shelf.asked == 0
    assert end.done
    assert end.wanted == len(ALL)


async def test_one_that_was_lost_is_put_there_again_alone() -> None:
    shelf = full_shelf()
    lost = shelf.emojis.pop(7).name
    await keep_in_step(shelf, hear)
    assert list(shelf.files) == [lost]


async def test_a_former_picture_gives_way_to_the_present_one() -> None:
    shelf = full_shelf()
    now = shelf.names[3]
    shelf.emojis[3] = type(shelf.emojis[3])(shelf.emojis[3].id, other_mark(now))
    end = await keep_in_step(shelf, hear)
    assert list(shelf.files) == [now]
    assert shelf.removed == [other_mark(now)]
    assert set(shelf.names) == ALL
    assert (end.put, end.removed) == (1, 1)


async def test_what_is_not_ours_is_left_alone() -> None:
    shelf = Shelf("party", "valet_coeur", "logo_0a1b")
    await keep_in_step(shelf, hear)
    assert shelf.names[:3] == ["party", "valet_coeur", "logo_0a1b"]
    assert shelf.removed == []


@pytest.mark.parametrize("taken", [0, 1, 100])
async def test_a_refusal_half_way_ends_it_and_the_next_run_goes_on(taken: int) -> None:
    shelf = Shelf()
    shelf.refuse_after = taken
    end = await keep_in_step(shelf, hear)
    assert (end.put, end.refused, end.done) == (taken, PATIENCE, False)
    shelf.refuse_after, shelf.asked = None, 0
    assert (await keep_in_step(shelf, hear)).done
    assert set(shelf.names) == ALL
    assert shelf.asked == len(ALL) - taken


async def test_a_card_that_cannot_be_put_keeps_its_former_picture() -> None:
    shelf = full_shelf()
    former = other_mark(shelf.names[0])
    shelf.emojis[0] = type(shelf.emojis[0])(1, former)
    shelf.refuse_after = 0
    end = await keep_in_step(shelf, hear)
    assert former in shelf.names
    assert shelf.asked == 1
    assert not end.done


async def test_one_refusal_alone_does_not_end_it() -> None:
    class Moody(Shelf):
        async def put(self, name: str, file: bytes) -> None:
            self.refuse_after = self.asked if self.asked == 2 else None
            await super().put(name, file)

    end = await keep_in_step(Moody(), hear)
    assert (end.put, end.refused, end.done) == (len(ALL) - 1, 1, False)


async def test_each_step_is_told() -> None:
    told: list[tuple[int, int]] = []
    await keep_in_step(Shelf(), lambda progress: told.append(progress.steps))
    assert told == [(done, len(ALL)) for done in range(len(ALL) + 1)]


async def test_a_file_shows_a_sign() -> None:
    shelf = Shelf()
    await keep_in_step(shelf, hear)
    with Image.open(BytesIO(next(iter(shelf.files.values())))) as picture:
        assert (picture.format, picture.size) == ("PNG", (128, 128))
