"""Keeping the emojis at Discord in step with what is drawn."""

from io import BytesIO

import pytest
from PIL import Image

from bot.application_emojis import PATIENCE, Progress, sync_emojis
from bot.card_emojis import all_emojis
from tests.bot.card_emojis.emoji_stores import FakeStore, full_store, other_mark

ALL = {key.name for key in all_emojis()}


def hear(_: Progress) -> None:
    """Listen to nobody."""


async def test_what_is_missing_is_put_there() -> None:
    store = FakeStore()
    end = await sync_emojis(store, hear)
    assert set(store.names) == ALL
    assert (end.put, end.removed, end.refused, end.done) == (len(ALL), 0, 0, True)
    assert all(file.startswith(b"\x89PNG") for file in store.files.values())


async def test_what_is_there_is_left_there() -> None:
    store = full_store()
    end = await sync_emojis(store, hear)
    assert store.asked == 0
    assert end.done
    assert end.wanted == len(ALL)


async def test_one_that_was_lost_is_put_there_again_alone() -> None:
    store = full_store()
    lost = store.emojis.pop(7).name
    await sync_emojis(store, hear)
    assert list(store.files) == [lost]


async def test_a_former_picture_gives_way_to_the_present_one() -> None:
    store = full_store()
    now = store.names[3]
    store.emojis[3] = type(store.emojis[3])(store.emojis[3].id, other_mark(now))
    end = await sync_emojis(store, hear)
    assert list(store.files) == [now]
    assert store.removed == [other_mark(now)]
    assert set(store.names) == ALL
    assert (end.put, end.removed) == (1, 1)


async def test_what_is_not_ours_is_left_alone() -> None:
    store = FakeStore("party", "valet_coeur", "logo_0a1b")
    await sync_emojis(store, hear)
    assert store.names[:3] == ["party", "valet_coeur", "logo_0a1b"]
    assert store.removed == []


@pytest.mark.parametrize("taken", [0, 1, 100])
async def test_a_refusal_half_way_ends_it_and_the_next_run_goes_on(taken: int) -> None:
    store = FakeStore()
    store.refuse_after = taken
    end = await sync_emojis(store, hear)
    assert (end.put, end.refused, end.done) == (taken, PATIENCE, False)
    store.refuse_after, store.asked = None, 0
    assert (await sync_emojis(store, hear)).done
    assert set(store.names) == ALL
    assert store.asked == len(ALL) - taken


async def test_a_card_that_cannot_be_put_keeps_its_former_picture() -> None:
    store = full_store()
    former = other_mark(store.names[0])
    store.emojis[0] = type(store.emojis[0])(1, former)
    store.refuse_after = 0
    end = await sync_emojis(store, hear)
    assert former in store.names
    assert store.asked == 1
    assert not end.done


async def test_one_refusal_alone_does_not_end_it() -> None:
    class Moody(FakeStore):
        async def put(self, name: str, file: bytes) -> None:
            self.refuse_after = self.asked if self.asked == 2 else None
            await super().put(name, file)

    end = await sync_emojis(Moody(), hear)
    assert (end.put, end.refused, end.done) == (len(ALL) - 1, 1, False)


async def test_each_step_is_told() -> None:
    told: list[tuple[int, int]] = []
    await sync_emojis(FakeStore(), lambda progress: told.append(progress.steps))
    assert told == [(done, len(ALL)) for done in range(len(ALL) + 1)]


async def test_a_file_shows_a_sign() -> None:
    store = FakeStore()
    await sync_emojis(store, hear)
    with Image.open(BytesIO(next(iter(store.files.values())))) as picture:
        assert (picture.format, picture.size) == ("PNG", (128, 128))
