"""Answers and removals of one private message keep out of each other's way."""

import asyncio

from cogs.ui.delivery.private_messages import MAX_REMEMBERED_REMOVALS, DeletionGuard

HAND, OTHER = 1, 2


async def remove(withdrawals: DeletionGuard, message: int, done: list[str]) -> None:
    async with withdrawals.removing(message):
        done.append(f"removed {message}")


async def test_a_message_is_not_deleted_while_it_is_being_answered() -> None:
    withdrawals, done = DeletionGuard(), list[str]()
    async with withdrawals.answering(HAND):
        removal = asyncio.create_task(remove(withdrawals, HAND, done))
        other = asyncio.create_task(remove(withdrawals, OTHER, done))
        await other
        assert withdrawals.has_gone(HAND)  # for whoever presses from now on
        done.append("answered")
    await removal
    assert done == ["removed 2", "answered", "removed 1"]


async def test_only_deleted_messages_count_as_gone() -> None:
    withdrawals = DeletionGuard()
    await remove(withdrawals, HAND, [])
    assert withdrawals.has_gone(HAND)
    assert not withdrawals.has_gone(OTHER)


async def test_the_number_remembered_is_bounded() -> None:
    withdrawals = DeletionGuard()
    for message in range(MAX_REMEMBERED_REMOVALS + 1):
        await remove(withdrawals, message, [])
    assert not withdrawals.has_gone(0)
    assert withdrawals.has_gone(1)
    assert withdrawals.has_gone(MAX_REMEMBERED_REMOVALS)
