"""Which screen of a day shows whose cards, to whom and when.

What other screens show of cards that are to be played is a stage of ``test_secrecy_matrix.py``.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

import pytest
import simcord

from bot.shared_plays.alone import PLAYER, read_alone
from bot.storage.shared_plays import OpenDeal, every_solo_play
from cogs.ui.ids import DECLARED, ControlId
from engine.cards import Card
from tests.cogs.evening import Evening
from tests.cogs.secrets import Watch
from tests.cogs.test_secrecy_matrix import READERS, listed_at, replay
from tests.cogs.today.quick_experts import end_day, kept, look, moves_on, running, want_posts
from tests.cogs.today.test_today import play
from tests.rig.people import Person
from tests.rig.screens import selects_of
from tests.rig.slow import slow_except

SHOWN = """
screen      reader            running   between   closed

today       everyone          none      none      none
board-here  everyone          none      none      none
board-all   everyone          none      none      none
board-week  everyone          none      none      none
earlier     everyone          none      none      none
day         everyone          none      none      none
share       everyone          none      none      none
post        everyone          none      none      none
look        everyone          none      none      all
own         everyone          none      none      all
line        everyone          none      none      all
paste       everyone          none      none      all
hand        player            own       none      none
hand        others            none      none      none
bids        player            own       none      none
bids        others            none      none      none
play        player            own       none      none
play        other             none      none      none
play        onlookers         own       own       own
"""
"""The player is in the deal while it is ``running``, and has finished it by ``between``; the other
has finished it before; the watcher and the stranger have not begun, and begin by ``play``."""


@dataclass(frozen=True)
class Scene:
    """A day at a stage; ``moves`` are those of the player."""

    today: Evening
    deal: OpenDeal
    people: Mapping[str, Person]
    moves: int

    async def press(
        self, reader: Person, verb: str, *more: str, move: int = 0
    ) -> simcord.InteractionResult:
        """Press a button of the day, whether it is drawn for this reader or not."""
        bare = DECLARED[verb].carries is None
        argument = "" if bare else "-".join((str(self.deal.shared_play), *more))
        control = ControlId(verb, move=move, argument=argument)
        return await reader.press(self.today.cafe.leftover(str(control)))


Opener = Callable[[Scene, Person], Awaitable[object]]


def pressing(verb: str, *more: str) -> Opener:
    async def opened(scene: Scene, reader: Person) -> None:
        await scene.press(reader, verb, *more)

    return opened


def pressing_in_hand(verb: str, *more: str) -> Opener:
    """A button of the hand as the player has it."""

    async def opened(scene: Scene, reader: Person) -> None:
        await scene.press(reader, verb, str(scene.deal.deal), *more, move=scene.moves)

    return opened


def replaying(verb: str, *more: str) -> Opener:
    """All hands, where the cover of the deal leads to them."""

    async def opened(scene: Scene, reader: Person) -> None:
        await replay(reader, await scene.press(reader, verb, *more))

    return opened


async def _today(_: Scene, reader: Person) -> None:
    await reader.slash("belote today")


async def _line(scene: Scene, reader: Person) -> None:
    """How the first of the board has played."""
    board = await scene.press(reader, "today-leaderboard", "all")
    if any(menu.custom_id.verb == "today-line" for menu in selects_of(board)):
        await replay(reader, await reader.choose(board, "1-0", verb="today-line"))


async def _paste(scene: Scene, reader: Person) -> None:
    await replay(reader, await reader.slash("belote deal", deal=scene.deal.line))


async def _post(scene: Scene, _: Person) -> None:
    await look(scene.today)


SCREENS: dict[str, Opener] = {
    "today": _today,
    "board-here": pressing("today-leaderboard", "here"),
    "board-all": pressing("today-leaderboard", "all"),
    "board-week": pressing("today-leaderboard", "week"),
    "earlier": pressing("today-earlier"),
    "day": pressing("today-day"),
    "share": pressing("today-share"),
    "post": _post,
    "look": replaying("today-look"),
    "own": replaying("today-look", "played"),
    "line": _line,
    "paste": _paste,
    "hand": pressing_in_hand("alone"),
    "bids": pressing_in_hand("alone-choose", "90"),
    "play": pressing("today-play"),
}


async def scene_at(today: Evening, stage: str) -> Scene:
    """A day at this stage, with people who have come so far."""
    await look(today)
    people = dict(zip(READERS, today.people("Ann", "Bob", "Eve", "Max"), strict=True))
    deal = await running(today)
    for name in ("other", "player"):
        page = await people[name].slash("belote today")
        await people[name].press(page, "today-play")
        if name == "other" or stage != "running":
            await play(people[name], page)
        else:
            await people[name].press(page, "alone", moves_on(page)[-1])
    moves = (await kept(today, people["player"].id)).moves
    if stage == "closed":
        await end_day(today)
    await want_posts(today)
    return Scene(today, deal, people, moves)


async def shown(scene: Scene, screen: str, reader: str, watch: Watch) -> str:
    """Whose hands this reader is shown: one card of a hand is enough, of a deal that is not over.

    What the player has seen fall does not count for them.
    """
    person = scene.people[reader]
    await SCREENS[screen](scene, person)
    told = (sent.cards for sent, _ in watch.unread() if sent.reader in {None, person.id})
    cards, alone = {card for each in told for card in each}, read_alone(scene.deal.line)
    held = {seat: set(alone.deal.holdings[seat].cards) for seat in alone.rules.seating.order}
    if all(hand <= cards for hand in held.values()):
        return "all"
    seen = await _fallen(scene, person)
    seats = {seat for seat, hand in held.items() if hand & (cards - seen)}
    return "own" if seats == {PLAYER} else ",".join(sorted(map(str, seats))) or "none"


async def _fallen(scene: Scene, person: Person) -> set[Card]:
    if person is not scene.people["player"]:
        return set()
    play = await scene.today.bot.services.database.read(
        lambda c: next(each for each in every_solo_play(c) if each.user == person.id)
    )
    tricks = read_alone(play.line).deal.all_tricks
    return {played.card for trick in tricks for played in trick.plays}


async def found_at(today: Evening, stage: str) -> dict[tuple[str, str], str]:
    async with today:
        scene, watch = await scene_at(today, stage), Watch(today)
        watch.skip()
        return {
            (screen, reader): await shown(scene, screen, reader, watch)
            for screen in SCREENS
            for reader in READERS
        }


@pytest.mark.parametrize("stage", slow_except(["running", "between", "closed"], {"running"}))
async def test_no_screen_of_a_day_shows_a_hand_that_is_not_listed(
    today: Evening, stage: str
) -> None:
    assert await found_at(today, stage) == listed_at(SHOWN, stage)


@pytest.mark.slow
async def test_without_its_predicate_a_running_day_would_show_all_hands(
    today: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.secrecy.is_open_deal", lambda *_, **__: False)
    found = await found_at(today, "running")
    told = {key for key, hands in listed_at(SHOWN, "running").items() if found[key] != hands}
    assert told == {(screen, reader) for screen in ("look", "own", "paste") for reader in READERS}
