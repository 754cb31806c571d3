"""Score sheets begun and written as people do: by buttons and windows."""

from functools import partial

import simcord

from bot.storage.score_sheets import StoredSheet, sheet_numbered, sheets_of
from tests.cogs.evening import Evening
from tests.rig.people import Person
from tests.rig.screens import MessageLike, buttons_of, message_of

OURS, THEIRS = "0", "1"
"""The sides, as the buttons name the taker."""


async def begun(person: Person, names: str = "", target: str = "") -> simcord.InteractionResult:
    """Open the command, and begin a sheet of what it offers first."""
    page = await person.slash("belote score")
    if any(each.custom_id.verb == "score-sheet" for each in buttons_of(page)):
        await person.press(page, "score-sheet", "")
    return await named(person, page, names, target)


async def named(
    person: Person, page: MessageLike, names: str = "", target: str = ""
) -> simcord.InteractionResult:
    """Name the sheet that a page is about to begin."""
    window = await person.press(page, "score-sheet-names")
    fields = {"names": names} | ({"target": target} if target else {"target": "2000"})
    return await person.actor.submit_modal(window, dict(fields))


async def takes(
    person: Person,
    page: MessageLike,
    side: str = OURS,
    *ticks: str,
    where: str = "next",
    label: str | None = None,
    **fields: str,
) -> simcord.InteractionResult:
    """Press who took, and fill in the window; the answer to that."""
    (way,) = (
        each
        for each in buttons_of(page)
        if each.custom_id.verb == "score-sheet-deal"
        and label in {None, each.label}
        and each.custom_id.argument.split("-")[1:3] == [where, side]
    )
    window = await person.actor.click(message_of(page), custom_id=way.custom_id.text)
    typed: dict[str, object] = {
        name: [value] if name in {"bid", "trump"} else value for name, value in fields.items()
    }
    return await person.actor.submit_modal(window, {**typed, "ticks": list(ticks)})


async def sheets(evening: Evening, person: Person) -> tuple[StoredSheet, ...]:
    """What is kept of somebody, the latest first."""
    read = partial(sheets_of, owner=person.id, most=99)
    return await evening.bot.services.database.read(read)


async def latest(evening: Evening, number: int) -> StoredSheet:
    """A sheet as it is stored."""
    found = await evening.bot.services.database.read(partial(sheet_numbered, number=number))
    assert found is not None
    return found
