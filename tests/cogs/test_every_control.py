"""Every control that is declared: what it carries, forged, and who may press it at a live table."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress

import pytest

from bot.client import Interaction
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table import Stage
from cogs.features import press_handlers
from cogs.presses import Presses
from cogs.ui.controls import WordedControl
from cogs.ui.ids import DECLARED, LONGEST_ID, ControlId, ControlName, Presser
from engine.state import Phase
from tests.cogs.arguments import examples_of
from tests.cogs.auctions import bid_and_passes, doubled_out_of_turn, in_play
from tests.cogs.drawn_controls import recorded_controls
from tests.cogs.evening import Evening
from tests.cogs.playing import NAMES, sit_down, take_seats
from tests.rig.slow import slow_except

press_handlers()
EVERY = tuple(DECLARED.values())
WORDED = tuple(each for each in EVERY if each.carries is not None)

FORGED = (
    *("", "-", "0", "00", "1", "-1", "7", "99", "9" * 19, "9" * 50, "zz", "z" * 50),
    *("JH", "JH-say-say", "80S", "north", "NORTH", "yes", "YES", "no", "next", "setup", "sure"),
    *("all", "here", "x", "h", "a-b-c-d-e-f", "20260230", "D-7K3Q2M", "PC-contree", "1-1-1-1-1-1"),
)
"""What stands in place of a word, or of all of them."""


def forgeries(written: str) -> Iterator[str]:
    """An argument with each of its words replaced, left out, said twice, and with more behind."""
    yield from FORGED
    words = written.split("-")
    for place, word in enumerate(words):
        before, after = words[:place], words[place + 1 :]
        yield "-".join((*before, *after))
        yield "-".join((*before, word, word, *after))
        for other in (*FORGED, word.upper(), f"0{word}"):
            yield "-".join((*before, other, *after))
    yield f"{written}-"


@pytest.mark.parametrize("declared", WORDED, ids=str)
def test_what_a_control_carries_is_read_as_it_was_written_or_refused(
    declared: ControlName,
) -> None:
    kind = declared.carries
    assert kind is not None
    assert issubclass(kind, WordedControl)
    made = list(examples_of(declared))
    assert made
    for control in made:
        assert isinstance(control, kind)
        told = control.at(36**12 - 1, 36**12 - 1)
        assert len(str(told)) <= LONGEST_ID
        assert kind.read(ControlId.parse(str(told)).argument) == control
        for argument in forgeries(told.argument):
            # A refusal is always that of a button that is not from here, never another error.
            with suppress(TableRefused):
                assert kind.read(argument).id.argument == argument


def test_what_was_drawn_is_read_and_written_alike() -> None:
    for ids in recorded_controls().values():
        for custom_id in ids:
            told = ControlId.parse(custom_id)
            kind = DECLARED[told.verb].carries
            if kind is None:
                assert not told.argument, custom_id
            else:
                assert issubclass(kind, WordedControl)
                assert kind.read(told.argument).at(told.table, told.move) == told


async def lobby(evening: Evening) -> None:
    await take_seats(evening, evening.people(*NAMES))


async def auction(evening: Evening) -> None:
    game = await sit_down(evening, *NAMES)
    await game.press(game.turn, "bid", "80S")


async def doubled(evening: Evening) -> None:
    await doubled_out_of_turn(await sit_down(evening, *NAMES))


async def play(evening: Evening) -> None:
    game = await sit_down(evening, *NAMES)
    await bid_and_passes(game)
    for _ in range(5):
        await game.play()


async def over(evening: Evening) -> None:
    game = await sit_down(evening, *NAMES)
    await bid_and_passes(game)
    await game.play_until(Phase.OVER)


async def finished(evening: Evening) -> None:
    game = await sit_down(evening, *NAMES, target=100)
    await bid_and_passes(game)
    await game.play_until(None)


SITUATIONS = (play, lobby, auction, doubled, over, finished)
ENDS_A_PAUSE = {"resume", "leave", "stop"}
REFUSED = {Presser.SEATED, Presser.HOST, Presser.MANAGER, Presser.OWNER}
"""Who presses, where a stranger is refused."""

FOR_THEIR_PERSON = {
    *(TableRefusal.NOT_SEATED, TableRefusal.NOT_HOST, TableRefusal.NOT_MANAGER),
    *(TableRefusal.NOT_YOURS_TO_ANSWER, TableRefusal.SWAP_NOT_YOURS, TableRefusal.WATCH_NOT_YOURS),
}
"""The refusals of who is not the right one: nobody reads them whom the declaration lets press."""

ASKS_TO_WATCH = "hand"
"""Who has no seat watches by it, and is refused where there is nothing to watch."""


def noted_refusals(monkeypatch: pytest.MonkeyPatch) -> list[Exception]:
    """Why nothing came of each press from here on."""
    refusals, refuse = list[Exception](), Presses.refuse

    async def noted(self: Presses, interaction: Interaction, error: Exception) -> None:
        refusals.append(error)
        await refuse(self, interaction, error)

    monkeypatch.setattr(Presses, "refuse", noted)
    return refusals


@pytest.mark.parametrize("situation", slow_except(SITUATIONS, (play,)))
async def test_a_stranger_may_press_what_is_declared_for_them_and_changes_no_table(
    evening: Evening,
    situation: Callable[[Evening], Awaitable[None]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    refusals, wrong = noted_refusals(monkeypatch), list[str]()
    async with evening:
        await situation(evening)
        (eve,) = evening.people("Eve")
        table = evening.table()
        # Where no game is played any more, whoever ends a lesson or is welcomed may open a table.
        free = {"lesson-table", "welcome-table"} if table.stage is Stage.FINISHED else set[str]()
        for declared in EVERY:
            if declared in free:
                continue
            shown = next(examples_of(declared)).at(table.id, table.move)
            for custom_id in dict.fromkeys(
                (str(shown), str(ControlId(declared, table.id, table.move, FORGED[1])))
            ):
                refusals.clear()
                await eve.press(evening.cafe.leftover(custom_id))
                forged = custom_id.endswith(FORGED[1])
                if not refusals and (forged or declared.presser in REFUSED):
                    wrong.append(f"{custom_id} is answered")
                codes = {getattr(error, "code", None) for error in refusals}
                lets_press = declared.presser not in REFUSED and declared != ASKS_TO_WATCH
                if lets_press and not forged and codes & FOR_THEIR_PERSON:
                    wrong.append(f"{custom_id} is not for a stranger")
                if declared.presser is not Presser.ONLOOKER and evening.table() is not table:
                    wrong.append(f"{custom_id} changes the table")
                table = evening.table()
    assert not wrong


async def test_what_a_pause_refuses_is_declared_to_play(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    refusals, refused = noted_refusals(monkeypatch), set[str]()
    async with in_play(evening) as game:
        player = game.turn
        await player.press(game.table, "pause")
        table = evening.table()
        for declared in EVERY:
            if declared.presser is not Presser.SEATED or declared in ENDS_A_PAUSE:
                continue
            refusals.clear()
            shown = next(examples_of(declared)).at(table.id, table.move)
            await player.press(evening.cafe.leftover(str(shown)))
            assert evening.table().paused is not None, declared
            if any(getattr(error, "code", None) is TableRefusal.PAUSED for error in refusals):
                refused.add(declared)
    assert {"card", "pass", "claim", "consent", "next", "coach"} <= refused
    assert refused <= {each for each in EVERY if each.plays}
