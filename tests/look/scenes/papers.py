"""What is looked up: rules, help, what one has chosen, what there is not yet."""

from itertools import count

from bot.rulebook import PageName
from tests.look.scene import Scene
from tests.look.visit import Visit
from tests.rig.people import Person
from tests.rig.screens import MessageLike, buttons_of
from tests.rig.ways import verify


async def papers(visit: Visit) -> None:
    """The pages of a server on which nothing has been played."""
    async with visit.evening.with_people("Alice") as (alice,):
        for name, command in (
            ("help", "help"),
            ("leaderboard-empty", "leaderboard"),
            ("statistics-none", "stats"),
            ("preferences", "me"),
            ("refusal-no-table", "hand"),
        ):
            visit.take(name, await alice.slash(f"contree {command}"))
        visit.take("privacy-none", await alice.slash("belote privacy"))
        for page in ("table", "alone", "yours"):
            shown = await alice.press(await alice.slash("contree help"), "help", page)
            visit.take(f"help-{page}", shown)
        await alice.slash("contree start")
        visit.take("verify-none", await verify(alice))


async def rules(visit: Visit) -> None:
    """Every page of the rules of some games: one of each family."""
    async with visit.evening.with_people("Alice") as (alice,):
        for game in ("contree", "belote", "tarabish"):
            page = await alice.slash("contree rules", game=game)
            for number, tab in enumerate(PageName):
                if number:
                    label = visit.say(f"rules-button-{tab}")
                    await alice.press(page, "rules-page", label=label)
                await _turned_through(visit, alice, page, f"rules-{game}-{tab}")
            await alice.press(page, "words")
            await _turned_through(visit, alice, page, f"words-{game}")


async def _turned_through(visit: Visit, person: Person, page: MessageLike, name: str) -> None:
    """Take each screen, from the one that is shown to the last."""
    label = visit.say("leaderboard-button-next")
    for place in count():
        visit.take(f"{name}-{place}", page)
        ways = (each for each in buttons_of(page) if each.label == label and not each.disabled)
        if (on := next(ways, None)) is None:
            return
        await person.press(page, on.custom_id.verb, label=label)


async def privacy(visit: Visit) -> None:
    """What is kept about somebody who has just opened a table, and what they do about it."""
    async with visit.evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        page = await alice.slash("belote privacy")
        await alice.press(page, "privacy-hide")
        visit.take("privacy", page)
        await alice.press(page, "privacy-ask-erase")
        visit.take("privacy-confirm", page)
        await alice.press(page, "privacy-erase")
        visit.take("privacy-still-seated", page)
        stop = await alice.slash("contree stop")
        await alice.press(stop, "stop")
        page = await alice.slash("belote privacy")
        await alice.press(page, "privacy-export")


PAPERS = (Scene(play=papers), Scene(play=rules), Scene(play=privacy))
