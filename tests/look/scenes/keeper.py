"""A score sheet for real cards: begun, written, refused, corrected, shown and won."""

from tests.cogs.keeper.typing_window import OURS, THEIRS, begun, named, takes
from tests.look.scene import Scene
from tests.look.visit import Visit


async def score_sheet(visit: Visit) -> None:
    """Four people at a kitchen table; the last deal wins the game."""
    async with visit.evening.with_people("Alice") as (alice,):
        visit.take("keeper-start", await alice.slash("belote score"))
        page = await begun(alice, names="Alice, Bertrand, Colette, David", target="1000")
        visit.take("keeper-empty", page)
        await takes(alice, page, OURS, "belote-attack-1", bid="100", trump="H", points="112")
        await takes(alice, page, THEIRS, "doubled-1", bid="110", trump="S", points="96")
        await alice.press(page, "keeper-passed")
        await takes(alice, page, OURS, bid="90", trump="D", points="102")
        visit.take("keeper-sheet", page)
        await takes(alice, page, THEIRS, bid="80", trump="C", points="102 / 70")
        visit.take("keeper-refused", page)
        await alice.press(page, "keeper", "1")
        await alice.choose(page, "1", verb="keeper-correct")
        visit.take("keeper-correcting", page)
        await alice.press(page, "keeper", "1")
        await alice.press(page, "keeper", "1-text")
        visit.take("keeper-text", page)
        await alice.press(page, "keeper-show")
        await takes(alice, visit.newest, OURS, "swept-attack", bid="capot", trump="H")
        visit.take("keeper-won", visit.newest)
        page = await alice.slash("belote score")
        await alice.choose(page, "baloot", verb="keeper-game")
        visit.take("keeper-presets", page)
        await named(alice, page, target="152")
        await takes(alice, page, OURS, "doubled-1", "belote-attack-1", trump="H", points="100")
        visit.take("keeper-baloot", page)


KEEPER = (Scene(play=score_sheet, settings={"table_pictures": "tricks"}),)
