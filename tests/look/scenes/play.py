"""The play: the table with its trick, the hands, misclicks and claims."""

from cogs.ui.ids import ControlId
from engine.actions import PlayCard
from engine.view import view
from tests.cogs.auctions import bid_and_passes
from tests.cogs.playing import Game, at_table, offers, sit_down
from tests.cogs.take_back.test_claiming import until_certain
from tests.look.scene import Scene
from tests.look.visit import NAMES, Visit


def barred(game: Game) -> list[str]:
    """The cards of whoever is to play that they may not play."""
    table = game.evening.table()
    assert table.game is not None
    deal = view(table.rules, table.game, game.seat(game.turn)).deal
    assert deal is not None
    return [str(card) for card in deal.hand if PlayCard(card) not in deal.legal]


FEW = 5
"""Cards in a hand that has played some."""


async def tricks(visit: Visit) -> None:
    """A trick begun, one that obliges, a full one, and those before it."""
    async with visit.evening as evening:
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        visit.take("play-hand-lead", game.hand(game.turn))
        visit.take("play-hand-waiting", game.hand(game.after(game.turn)))
        more = await game.turn.press(game.table, "more")
        visit.take("more", more)
        visit.take("play-promises", await game.turn.press(more, "auction"))
        visit.take("tricks-none", await game.turn.press(game.table, "tricks"))
        while not barred(game):
            await game.play()
        visit.take("play-board-trick", game.table)
        visit.take("play-hand-barred", game.hand(game.turn))
        spectator = evening.people("Zora")[0]
        visit.take("refusal-spectator", await spectator.press(game.table, "hand"))
        while len(offers(game.hand(game.turn), "card")) + len(barred(game)) > FEW:
            await game.play()
        visit.take("play-hand-late", game.hand(game.turn))
        visit.take("tricks-past", await game.turn.press(game.table, "tricks"))
        visit.take("play-board-late", game.table)


async def refusals(visit: Visit) -> None:
    """A card that may not be played, and a press that comes too late."""
    async with visit.evening as evening:
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        while not barred(game):
            await game.play()
        table = evening.table()
        card = ControlId("card", table.id, table.move, barred(game)[0])
        visit.take("refusal-card", await game.turn.press(evening.cafe.leftover(str(card))))
        past = ControlId("card", table.id, 1, "AS")
        visit.take("refusal-stale", await game.turn.press(evening.cafe.leftover(str(past))))


async def full_trick(visit: Visit) -> None:
    """Four cards on the table, and who takes them."""
    async with at_table(visit.evening, *NAMES) as game:
        await bid_and_passes(game)
        for _ in range(4):
            await game.play()
        visit.take("play-board-full-trick", game.table)


async def take_back(visit: Visit) -> None:
    """A misclick that one asks to take back, and what becomes of it."""
    async with at_table(visit.evening, *NAMES) as game:
        await bid_and_passes(game)
        player = game.turn
        await game.play()
        visit.take("take-back-hand", game.hand(player))
        await game.press(player, "take-back")
        visit.take("take-back-board", game.table)
        visit.take("take-back-asker", game.hand(player))
        visit.take("take-back-opponent", game.hand(game.after(player)))
        await game.press(game.after(player), "object")
        visit.take("take-back-refused", game.table)


async def claims(visit: Visit) -> None:
    """The rest claimed by who can prove it: nobody else has the button."""
    async with at_table(visit.evening, *NAMES) as game:
        await until_certain(game)
        await game.press(game.turn, "claim")
        visit.take("claim-score", game.table)


PLAY = (
    Scene(play=tricks),
    Scene(play=refusals),
    Scene(play=full_trick),
    Scene(play=take_back),
    Scene(play=claims),
)
