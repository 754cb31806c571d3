"""A deal in play among four people, and what a fault does to it."""

from dataclasses import dataclass

import pytest
import simcord

from bot.i18n import words
from engine.state import Phase
from tests.cogs.auctions import bid_and_passes
from tests.cogs.evening import Evening
from tests.cogs.playing import Game, offers, sit_down
from tests.rig.people import Person
from tests.rig.screens import buttons_of, text_of
from tests.rig.seams import break_connection

NAMES = ("Alice", "Bob", "Chloe", "David")


@dataclass(frozen=True, slots=True)
class Scene:
    """Four people with their hands before them, the first card to be played."""

    evening: Evening
    game: Game

    @property
    def env(self) -> simcord.Env:
        return self.evening.cafe.env

    def refuse(self, method: str, path: str, status: int, code: int, times: int | None) -> None:
        """Let a route be refused from now on."""
        self.env.inject_error(method, path, status=status, code=code, times=times)

    def break_connection(self, method: str, path: str) -> None:
        """Let the connection break on a route from now on."""
        break_connection(self.env, method, path)

    def end_refusals(self) -> None:
        """Let everything work again."""
        self.env.backend.faults.clear()

    async def play(self) -> str:
        """Let whoever is to act play a card on their hand: which one."""
        player, hand = self.game.turn, self.game.hand(self.game.turn)
        card = offers(hand, "card")[0].custom_id.argument
        await self.game.press(player, "card", card)
        return card

    async def look(self, person: Person) -> None:
        """Let somebody press « Ma main », or ask for it where the table does not show it."""
        if offers(self.game.table, "hand"):
            await self.game.press(person, "hand", on=self.game.table)
        else:
            await person.slash("contree hand")

    async def is_kept(self) -> None:
        """What is stored is what the bot has in mind, and what the rules make of it."""
        assert self.evening.table() == await self.evening.kept()
        assert self.evening.table().game == await self.evening.replayed()

    async def goes_on(self) -> None:
        """Now that the fault is over: everybody plays on, and the table shows it."""
        for _ in range(len(NAMES)):
            await self.look(self.game.turn)
            await self.game.step()
        assert self.is_shown()
        await self.is_kept()

    def is_shown(self) -> bool:
        """Whether the newest public picture is the present one."""
        move = self.evening.table().move
        drawn = [int(button.custom_id.revision, 36) for button in buttons_of(self.game.table)]
        return move in drawn


async def begun(evening: Evening) -> Scene:
    game = await sit_down(evening, *NAMES)
    await bid_and_passes(game)
    await game.open_hands()
    return Scene(evening, game)


async def plays_on(scene: Scene) -> None:
    """Their card is played on their hand at once; the table is drawn later."""
    player, shown = scene.game.turn, text_of(scene.game.table)
    card = await scene.play()
    left = {button.custom_id.argument for button in buttons_of(scene.game.hand(player))}
    assert card not in left
    assert text_of(scene.game.table) == shown
    await scene.play()  # the next one has their hand, too


async def posted_again(scene: Scene) -> None:
    """The table comes back as a new message, with their card on it."""
    before = scene.game.table.id
    await scene.play()
    assert scene.game.table.id != before
    assert scene.is_shown()


async def opens_hand(scene: Scene) -> None:
    """The next one's hand stays as it was, until they open it anew."""
    await scene.play()
    player = scene.game.turn
    assert not offers(scene.game.hand(player), "card")
    await scene.look(player)
    assert offers(scene.game.hand(player), "card")


async def new_hand(scene: Scene) -> None:
    """Their card is played, and their hand is there as a new message."""
    player = scene.game.turn
    before = scene.game.hand(player).id
    await scene.play()
    (hand,) = (scene.evening.cafe.forgive() and player.private()) or player.private()
    assert hand.id != before


async def no_answer(scene: Scene) -> None:
    """« This interaction failed »; when they look again their card lies on the table."""
    player, move = scene.game.turn, scene.evening.table().move
    with pytest.raises(AssertionError, match="did not answer"):
        await scene.play()
    assert scene.evening.table().move > move
    scene.evening.cafe.forgive()
    scene.end_refusals()
    await scene.look(player)
    assert not offers(scene.game.hand(player), "card")


async def in_letters(scene: Scene) -> None:
    """Their hand comes in letters, and they play on it."""
    player = scene.game.turn
    await scene.look(player)
    assert all(each.label for each in offers(scene.game.hand(player), "card"))
    scene.evening.cafe.forgive()
    await scene.play()


async def next_deal(scene: Scene) -> None:
    """The next deal comes, and everybody can open their hand."""
    await scene.game.play_until(Phase.OVER)
    await scene.game.go_on()
    assert scene.game.phase is Phase.AUCTION
    scene.end_refusals()
    await scene.look(scene.game.turn)
    assert offers(scene.game.hand(scene.game.turn), "pass")


async def told_to_try_again(scene: Scene) -> None:
    """They are told that it cannot be stored now, and their card is in their hand still."""
    player, table = scene.game.turn, scene.evening.table()
    card = offers(scene.game.hand(player), "card")[0].custom_id.argument
    answer = await scene.game.press(player, "card", card)
    assert words("fr")("refusal-not-played") in text_of(answer)
    assert scene.evening.table() == table
    assert card in {b.custom_id.argument for b in offers(scene.game.hand(player), "card")}
    assert all("the database is unavailable" in each for each in scene.evening.cafe.forgive())


async def stays(scene: Scene) -> None:
    """Who wants the table below is told to try again, and it stays; where it was gone it comes."""
    player, shown = scene.game.turn, scene.game.table.id
    answer = await player.slash("contree table")
    if answer.response is None:
        assert scene.game.table.id != shown
    else:
        assert words("fr")("refusal-discord-busy") in text_of(answer)
        assert scene.game.table.id == shown
    await scene.play()


async def told_to_wait(scene: Scene) -> None:
    """Who wants the table at the bottom is told to try again; the next move brings it back."""
    player = scene.game.turn
    answer = await player.slash("contree table")
    assert words("fr")("refusal-discord-busy") in text_of(answer)
    scene.end_refusals()
    await player.slash("contree table")
    assert scene.is_shown()
    await scene.play()
