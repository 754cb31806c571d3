"""Before a game: the lobby, and the pages on which it is set up."""

from tests.cogs.playing import take_seats
from tests.look.scene import Scene
from tests.look.visit import NAMES, Visit
from tests.rig.screens import buttons_of


async def lobby(visit: Visit) -> None:
    """Empty, half full, full, changed, begun."""
    async with visit.evening.with_people(*NAMES[:3]) as (alice, bertrand, colette):
        await alice.slash("contree start")
        visit.take("lobby-empty", visit.newest)
        await bertrand.press(visit.newest, "sit", "north")
        await colette.press(visit.newest, "sit", "east")
        await alice.press(visit.newest, "add-computer")
        visit.take("lobby-full", visit.newest)
        pages = {"computers": "computers", "choices": "setup"}
        for name, verb in pages.items():
            visit.take(f"{name}-host", await alice.press(visit.newest, verb))
            visit.take(f"{name}-guest", await bertrand.press(visit.newest, verb))
        house = await alice.press(visit.newest, "house-rules")
        visit.take("house-rules-first", house)
        await alice.choose(house, "coinchons", verb="choose-preset")
        visit.take("house-rules-preset", house)
        await alice.choose(await alice.press(house, "setup"), "half", verb="choose-length")
        visit.take("lobby-changed", visit.newest)
        visit.take("house-rules-read", await bertrand.press(visit.newest, "house-rules"))
        visit.take("preset-text", await bertrand.press(visit.newest, "preset-text"))
        begun = visit.newest
        await alice.press(begun, "start")
        visit.take("lobby-begun", begun)


async def house_rules(visit: Visit) -> None:
    """Every page of the house rules, and a choice that the others forbid."""
    async with visit.evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        page = await alice.press(visit.newest, "house-rules")
        tabs = [
            button.custom_id.argument
            for button in buttons_of(page)
            if button.custom_id.verb == "house-rules" and button.custom_id.argument.endswith("-0")
        ]
        for tab in tabs:
            here = [button for button in buttons_of(page) if button.custom_id.argument == tab]
            if not here[0].disabled:
                await alice.press(page, "house-rules", tab)
            visit.take(f"house-rules-{tab}", page)


async def coming_and_going(visit: Visit) -> None:
    """A table closed before it began, and one that another holds."""
    async with visit.evening as evening:
        people = evening.people(*NAMES)
        await take_seats(evening, people[:2])
        visit.take("refusal-table-exists", await people[2].slash("contree start"))
        asked = await people[0].press(visit.newest, "stand", "west")
        visit.take("kick-confirm-lobby", asked)
        await people[0].press(visit.newest, "cancel")
        visit.take("closed-lobby", visit.newest)


LOBBY = (Scene(play=lobby), Scene(play=house_rules), Scene(play=coming_and_going))
