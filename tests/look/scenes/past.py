"""What has been: the games of a player, one of them, its deals, and their achievements."""

from tests.cogs.past import keep, many_games, one_game
from tests.cogs.playing import sit_down
from tests.look.scene import Scene
from tests.look.visit import NAMES, Visit
from tests.rig.screens import buttons_of, selects_of
from tests.rig.ways import achievements


async def history(visit: Visit) -> None:
    """No game, then one that is opened deal by deal, by a player and by somebody else."""
    async with visit.evening as evening:
        (zora,) = evening.people("Zora")
        visit.take("history-none", await zora.slash("contree history"))
        game = await sit_down(evening, *NAMES, target=500)
        host = next(iter(game.people.values()))
        await game.play_until(None)
        visit.take("feats-told", host.newest_private())
        page = await host.slash("contree history")
        (option, _) = selects_of(page)[0].options[0]
        await host.choose(page, option, verb="history-game")
        visit.take("history-game", page)
        await host.choose(page, "1", verb="history-deal")
        visit.take("history-deal", page)
        for step in ("first", "second"):
            at = next(b for b in buttons_of(page) if "-n-" in b.custom_id.argument)
            await host.press(page, "history-step", at.custom_id.argument)
            visit.take(f"history-{step}-trick", page)
        page = await zora.slash("contree history", member=host)
        await zora.choose(page, option, verb="history-game")
        await zora.choose(page, "1", verb="history-deal")
        visit.take("history-deal-public", page)


async def many(visit: Visit) -> None:
    """The games and the achievements of somebody who has played much."""
    async with visit.evening as evening:
        people = evening.people(*NAMES)
        alice, seated = people[0], [person.id for person in people]
        visit.take("feats-none", await achievements(alice))
        await keep(evening, [one_game(evening, seated), *many_games(evening, seated)[1:]])
        page = await alice.slash("contree history")
        await alice.press(page, "history", label=visit.say("leaderboard-button-next"))
        visit.take("history-many", page)
        page = await achievements(alice)
        visit.take("feats-earned", page)
        await alice.press(page, "feats", label=visit.say("feats-button-missing"))
        visit.take("feats-missing", page)


PAST = (Scene(play=history), Scene(play=many))
