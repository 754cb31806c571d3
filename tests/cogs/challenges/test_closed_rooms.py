"""A table of a challenge is a closed room: its channel learns nothing of what is played there."""

import re
from collections.abc import Collection

import pytest

from bot.settings import Settings
from bot.tables.table import Stage, Table
from cogs.history import HistoryPage, PastGameControl
from cogs.ui.ids import ControlId
from engine.cards import PACK_32
from engine.state import Phase
from tests.cogs.challenges.spying import SAY, Spy
from tests.cogs.challenges.test_challenge_tables import begun, call_out
from tests.cogs.evening import Evening
from tests.cogs.playing import Game
from tests.rig.people import Person
from tests.rig.plugin import OpenCafe
from tests.rig.screens import selects_of, text_of

CLOCK = 60

PLAYED = """
surface             closed   open
message             none     points
picture             none     drawn
words of a picture  none     calls,cards,contract,points
record              none     contract,points
ping                none     none
thread              none     none
answer              none     calls,cards,contract,points,suits
"""
"""What is told of what is played at a table of a challenge, and would be if it were not closed."""


def listed(column: str) -> dict[str, set[str]]:
    """The column of the list."""
    head, *lines = (re.split(r"\s{2,}", line) for line in PLAYED.strip().splitlines())
    at = head.index(column)
    return {line[0]: set(line[at].split(",")) - {"none"} for line in lines}


@pytest.fixture
def drawn(open_cafe: OpenCafe, settings: Settings) -> Evening:
    """A café whose tables are drawn after each card, with a minute for each turn."""
    changes = {"table_pictures": "cards", "turn_seconds": CLOCK}
    return Evening(open_cafe, settings.model_copy(update=changes))


async def room(evening: Evening, way: str) -> tuple[Game, Spy]:
    """The first deal of a challenge, dealt to two people, and a stranger who reads along."""
    player, other, stranger = evening.people("Ann", "Bob", "Max")
    post, _ = await call_out(evening, player, way)
    await player.press(post, "challenge-play")
    lobby = evening.cafe.newest()
    await other.press(lobby, "sit", "north")
    spy = Spy(evening, stranger)
    await player.press(lobby, {"pair": "start", "table": "fill"}[way])
    spy.look()  # a hand is known for its owner's as long as it is there
    game = await begun(evening, player, other)
    spy.look()
    game.after_each = spy.look
    return game, spy


def tricks_in(evening: Evening) -> int:
    """The full tricks of the deal."""
    game = evening.table().game
    assert game is not None
    assert game.deal is not None
    return len(game.deal.tricks)


async def told_by(evening: Evening, way: str, pressing: Collection[int], until: int = 8) -> Spy:
    """What a stranger learns of a deal of a challenge and its record, pressing at these tricks."""
    async with evening:
        game, spy = await room(evening, way)
        await spy.press_everything()
        await game.play_until(Phase.PLAY)
        await evening.cafe.env.advance_time(CLOCK / 2 + 1)  # who is slow is pinged
        player, pressed = next(iter(game.people.values())), set[int]()
        while game.phase is Phase.PLAY and (now := tricks_in(evening)) < until:
            if now in pressing and now not in pressed:
                pressed.add(now)
                await spy.press_everything()
            await game.play()
        await spy.press_everything()
        await player.slash("contree table")
        if evening.table().stage is Stage.FINISHED:
            on = ControlId("challenge-next", evening.table().id)
            await player.press(evening.cafe.leftover(str(on)), "challenge-next")
        spy.look()
        return spy


@pytest.mark.secrecy
@pytest.mark.parametrize("way", ["pair", "table"])
async def test_a_stranger_learns_none_of_32_cards_from_a_table_of_a_challenge(
    drawn: Evening, way: str
) -> None:
    spy = await told_by(drawn, way, pressing={0, 4})
    assert len(spy.cards & set(PACK_32.cards)) == 0
    assert {where: spy.told[where] for where in listed("closed")} == listed("closed")
    assert set(spy.told) <= set(listed("closed"))


LOOKS = {
    "watch": "",
    "ask-watch": "south",
    "tricks": "",
    "auction": "",
    "sheet": "",
    "details": "1-1",
    "review": "1-1",
}
"""What a stranger may want to look at, with the arguments of the controls."""

ONCE_OVER = {"details", "review"}


@pytest.mark.secrecy
async def test_each_look_at_a_table_of_a_challenge_is_refused_with_its_sentence(
    evening: Evening,
) -> None:
    async with evening:
        game, spy = await room(evening, "pair")
        player, *_ = game.people.values()
        closed = SAY("refusal-cards-in-shared-play")

        async def answer(person: Person, verb: str, argument: str = "") -> str:
            control = ControlId(verb, evening.table().id, evening.table().move, argument)
            return text_of(await person.press(evening.cafe.leftover(str(control))))

        await game.play_until(Phase.PLAY)
        assert SAY("refusal-take-backs-barred") in await answer(player, "take-back")
        assert closed in await answer(player, "share-sheet")
        for verb in LOOKS.keys() - ONCE_OVER:
            assert closed in await answer(spy.stranger, verb, LOOKS[verb]), verb
        await game.play_until(None)
        assert closed in await answer(player, "share-sheet")
        for verb in LOOKS.keys() - {"watch", "ask-watch"}:
            assert closed in await answer(spy.stranger, verb, LOOKS[verb]), verb


@pytest.mark.secrecy
async def test_a_strangers_page_of_ones_games_tells_nothing_of_a_challenge_that_is_open(
    evening: Evening,
) -> None:
    async with evening:
        game, spy = await room(evening, "pair")
        while evening.table().stage is not Stage.FINISHED:
            await game.step()
        player, *_ = game.people.values()
        assert selects_of(await player.slash("contree history"))
        page = await spy.stranger.slash("contree history", member=player)
        assert not selects_of(page)
        assert not re.search("perdue|gagnée", text_of(page))
        asked = PastGameControl(1, HistoryPage(player.id)).at(evening.table().id)
        closed = SAY("refusal-cards-in-shared-play")
        for reader in (spy.stranger, player):
            told = text_of(await reader.press(evening.cafe.leftover(str(asked))))
            assert (closed in told) is (reader is spy.stranger)


@pytest.mark.secrecy
async def test_the_same_table_would_tell_everything_if_it_were_not_closed(
    drawn: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "is_closed_room", property(lambda _: False))
    spy = await told_by(drawn, "pair", pressing={1})
    assert len(spy.cards & set(PACK_32.cards)) >= 24
    assert {where: spy.told[where] for where in listed("open")} == listed("open")
