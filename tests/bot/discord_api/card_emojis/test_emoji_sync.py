"""Keeping the emojis at Discord in step with what is drawn."""

from io import BytesIO

import pytest
from PIL import Image

from bot.discord_api.application_emojis import PATIENCE, EmojiProgress, sync_emojis
from bot.discord_api.card_emojis import all_emojis
from tests.bot.discord_api.card_emojis.emoji_stores import FakeStore, full_store, other_mark
from tests.rig.slow import slow_except

ALL = {key.name for key in all_emojis()}


def ignore_progress(_: EmojiProgress) -> None:
    """Listen to nobody."""


async def test_missing_emojis_are_uploaded_and_every_step_is_told() -> None:
    store, told = FakeStore(), list[tuple[int, int]]()
    end = await sync_emojis(store, lambda progress: told.append(progress.steps))
    assert set(store.names) == ALL
    assert (end.put, end.removed, end.refused, end.done) == (len(ALL), 0, 0, True)
    assert told == [(done, len(ALL)) for done in range(len(ALL) + 1)]
    for file in store.files.values():
        with Image.open(BytesIO(file)) as picture:
            assert (picture.format, picture.size) == ("PNG", (128, 128))


async def test_existing_emojis_are_left_alone() -> None:
    store = full_store()
    end = await sync_emojis(store, ignore_progress)
    assert store.asked == 0
    assert end.done
    assert end.wanted == len(ALL)


async def test_only_a_lost_emoji_is_uploaded_again() -> None:
    store = full_store()
    lost = store.emojis.pop(7).name
    await sync_emojis(store, ignore_progress)
    assert list(store.files) == [lost]


async def test_an_outdated_emoji_is_replaced() -> None:
    store = full_store()
    now = store.names[3]
    store.emojis[3] = type(store.emojis[3])(store.emojis[3].id, other_mark(now))
    end = await sync_emojis(store, ignore_progress)
    assert list(store.files) == [now]
    assert store.removed == [other_mark(now)]
    assert set(store.names) == ALL
    assert (end.put, end.removed) == (1, 1)


@pytest.mark.slow
async def test_other_emojis_are_left_alone() -> None:
    store = FakeStore("party", "valet_coeur", "logo_0a1b")
    await sync_emojis(store, ignore_progress)
    assert store.names[:3] == ["party", "valet_coeur", "logo_0a1b"]
    assert store.removed == []


@pytest.mark.slow
@pytest.mark.parametrize("taken", slow_except([0, 1, 100], {1}))
async def test_a_refusal_ends_the_run_and_the_next_run_continues(taken: int) -> None:
    store = FakeStore()
    store.refuse_after = taken
    end = await sync_emojis(store, ignore_progress)
    assert (end.put, end.refused, end.done) == (taken, PATIENCE, False)
    store.refuse_after, store.asked = None, 0
    assert (await sync_emojis(store, ignore_progress)).done
    assert set(store.names) == ALL
    assert store.asked == len(ALL) - taken


async def test_a_card_that_cannot_be_uploaded_keeps_its_old_emoji() -> None:
    store = full_store()
    former = other_mark(store.names[0])
    store.emojis[0] = type(store.emojis[0])(1, former)
    store.refuse_after = 0
    end = await sync_emojis(store, ignore_progress)
    assert former in store.names
    assert store.asked == 1
    assert not end.done


@pytest.mark.slow
async def test_a_single_refusal_does_not_end_the_run() -> None:
    class Moody(FakeStore):
        async def put(self, name: str, file: bytes) -> None:
            self.refuse_after = self.asked if self.asked == 2 else None
            await super().put(name, file)

    end = await sync_emojis(Moody(), ignore_progress)
    assert (end.put, end.refused, end.done) == (len(ALL) - 1, 1, False)
