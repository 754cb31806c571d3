"""The ways to pages that no command opens by itself."""

import simcord

from tests.rig.people import Person
from tests.rig.screens import MessageLike


async def wait_for_a_seat(person: Person) -> simcord.InteractionResult:
    """Ask for a call when a seat is free; the page that says so."""
    return await person.press(await person.slash("contree me"), "notify", "on")


async def verify(person: Person) -> simcord.InteractionResult:
    """Verify the deals of the channel."""
    return await person.press(await person.slash("contree history"), "verify-here")


async def achievements(person: Person, **of: object) -> simcord.InteractionResult:
    """Open one's achievements, or those of a ``member``."""
    return await person.press(await person.slash("contree stats", channel=None, **of), "feats")


async def ask_to_kick(person: Person, table: MessageLike, other: int) -> simcord.InteractionResult:
    """Ask at a running table whether to remove somebody."""
    return await person.press(await person.press(table, "players"), "ask-kick", str(other))


async def setup(manager: Person, page: str) -> simcord.InteractionResult:
    """Open a page of the server's settings."""
    return await manager.press(await manager.slash("contree-admin setup"), "settings", page)
