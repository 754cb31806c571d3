"""A score sheet for real cards: begun, written, refused, corrected, shown and won."""

from tests.cogs.playing import offers
from tests.cogs.score_sheets.typing_window import OURS, THEIRS, begun, named, takes
from tests.look.scene import Scene
from tests.look.visit import Visit


async def score_sheet(visit: Visit) -> None:
    """Four people at a kitchen table; the last deal wins the game."""
    async with visit.evening.with_people("Alice") as (alice,):
        visit.take("score-sheet-start", await alice.slash("belote score"))
        page = await begun(alice, names="Alice, Bertrand, Colette, David", target="1000")
        visit.take("score-sheet-empty", page)
        await takes(alice, page, OURS, "belote-attack-1", bid="100", trump="H", points="112")
        await takes(alice, page, THEIRS, "doubled-1", bid="110", trump="S", points="96")
        await alice.press(page, "score-sheet-passed")
        await takes(alice, page, OURS, bid="90", trump="D", points="102")
        visit.take("score-sheet-sheet", page)
        await takes(alice, page, THEIRS, bid="80", trump="C", points="102 / 70")
        visit.take("score-sheet-refused", page)
        await alice.press(page, "score-sheet")
        await alice.choose(page, "1", verb="score-sheet-correct")
        visit.take("score-sheet-correcting", page)
        await alice.press(page, "score-sheet")
        arguments = (each.custom_id.argument for each in offers(page, "score-sheet"))
        in_text = next(argument for argument in arguments if argument.endswith("-text"))
        await alice.press(page, "score-sheet", in_text)
        visit.take("score-sheet-text", page)
        await alice.press(page, "score-sheet-show")
        await takes(alice, visit.newest, OURS, "swept-attack", bid="capot", trump="H")
        visit.take("score-sheet-won", visit.newest)
        page = await alice.slash("belote score")
        await alice.choose(page, "baloot", verb="score-sheet-game")
        visit.take("score-sheet-presets", page)
        await named(alice, page, target="152")
        await takes(alice, page, OURS, "doubled-1", "belote-attack-1", trump="H", points="100")
        visit.take("score-sheet-baloot", page)


SCORE_SHEET = (Scene(play=score_sheet, settings={"table_pictures": "tricks"}),)
