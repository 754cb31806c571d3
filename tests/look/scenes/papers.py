"""What is looked up: rules, help, what one has chosen, what there is not yet."""

from tests.look.scene import Scene
from tests.look.visit import Visit
from tests.rig.screens import buttons_of


async def papers(visit: Visit) -> None:
    """The pages of a server on which nothing has been played."""
    async with visit.evening as evening:
        (alice,) = evening.people("Alice")
        for name, command in (
            ("help", "help"),
            ("leaderboard-empty", "leaderboard"),
            ("statistics-none", "stats"),
            ("habits", "me"),
            ("privacy-none", "privacy"),
            ("refusal-no-table", "hand"),
            ("refusal-settings", "settings"),
        ):
            visit.take(name, await alice.slash(f"contree {command}"))
        lesson = await alice.press(await alice.slash("contree help"), "learn")
        visit.take("lesson", lesson)
        await alice.slash("contree start")
        visit.take("verify-none", await alice.slash("contree verify"))


async def rules(visit: Visit) -> None:
    """Every page of the rules of some games: one of each family."""
    async with visit.evening as evening:
        (alice,) = evening.people("Alice")
        for game in ("contree", "belote", "tarabish"):
            page = await alice.slash("contree rules", game=game)
            tabs = [
                button.custom_id.argument
                for button in buttons_of(page)
                if button.custom_id.verb == "rules-page"
            ]
            for place, tab in enumerate(tabs or [""]):
                if place:
                    await alice.press(page, "rules-page", tab)
                visit.take(f"rules-{game}-{place}", page)


PAPERS = (Scene(play=papers), Scene(play=rules))
