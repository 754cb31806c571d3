"""A whole deal can be followed by ear: its texts, or the words of its pictures, are enough."""

import pytest

from bot.i18n import words
from bot.settings import Settings
from bot.tables import computer_moves
from bot.tables.table_settings import Pictures
from engine.events import Called, CardPlayed, TrickTaken
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.hand.following import Listener
from tests.cogs.playing import Game, sit_down
from tests.cogs.table.test_pictures import choose, description
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of
from tests.rig.slow import slow_except


@pytest.fixture(autouse=True)
def _last_trick_by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a pause the last trick would fall by itself before anybody reads the one before."""
    monkeypatch.setattr(computer_moves, "is_last_trick", lambda _: False)


NAMES = ("Alice", "Bob", "Chloe", "David")
SEEDS = (0, 1, 2, 3)


async def listened(evening: Evening, *, pictures: bool) -> tuple[Game, list[tuple[str, str]]]:
    """A deal, and each state of its table: the text, and the description of the picture."""
    if pictures:
        await choose(evening, Pictures.CARDS)
    game = await sit_down(evening, *NAMES, bold=not pictures)
    states: list[tuple[str, str]] = []

    def note() -> None:
        states.append((text_of(game.table), description(game.table)))

    note()
    game.after_each = note
    await game.play_until(Phase.OVER)
    return game, states


async def happened(evening: Evening, listener: Listener) -> None:
    """What was understood is what has happened."""
    log = await evening.log()
    deal, game = listener.deal, evening.table().game
    assert game is not None
    assert deal.calls == [(e.seat, e.call) for e in log if isinstance(e, Called)]
    assert deal.plays == [(e.seat, e.card) for e in log if isinstance(e, CardPlayed)]
    assert deal.winners == [e.seat for e in log if isinstance(e, TrickTaken)]
    assert deal.scores == game.scores


@pytest.mark.parametrize("seed", slow_except(SEEDS, {1}))
async def test_the_texts_alone_tell_the_whole_deal(
    seed: int, open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings, seed=seed)
    async with evening:
        _, states = await listened(evening, pictures=False)
        listener = Listener(words("fr").playing(evening.table().rules))
        for text, _ in states:
            listener.reads(text)
        await happened(evening, listener)


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS[:2])
async def test_the_picture_descriptions_tell_the_whole_deal(
    seed: int, open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = Evening(open_cafe, settings, seed=seed)
    async with evening:
        _, states = await listened(evening, pictures=True)
        listener = Listener(words("fr").playing(evening.table().rules))
        *during, (last, _) = states
        for text, told in during:
            assert told, text
            listener.hears(told)
        listener.reads(last)
        await happened(evening, listener)
