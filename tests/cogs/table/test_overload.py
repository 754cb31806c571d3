"""Tables and hands while the bot has too much to do, and afterwards."""

import asyncio
from collections.abc import Callable
from operator import ne

import discord
import pytest
import simcord

from bot.client import ContreeBot
from bot.discord_api.interaction_ages import ACKNOWLEDGE_SECONDS, HURRIED_SECONDS, START_SECONDS
from bot.i18n import words, yes
from bot.monitoring.overload import LoadShedding, Shed, Work
from bot.tables.clock import OVERDUE
from bot.tables.table import Table
from bot.tables.table_settings import Pictures
from cogs.hand.hands import Hands
from cogs.ui import attachments
from cogs.ui.delivery import budget
from cogs.ui.screens import TableScreens
from engine.seats import Seat
from tests.cogs.auctions import bid_and_passes, in_play
from tests.cogs.evening import CafeClock, Evening
from tests.cogs.players.test_kick import kick
from tests.cogs.playing import Game, at_table, offers
from tests.cogs.table.test_pictures import with_pictures
from tests.rig.patience import PATIENCE
from tests.rig.screens import buttons_of, pictures_of, text_of

SAY = words("fr")


def lag(shedding: LoadShedding, seconds: float) -> None:
    """Let the event loop be so late for half a minute."""
    for _ in range(30):
        shedding.note(seconds, 1.0)


def hands(game: Game) -> list[simcord.ResponseMessage]:
    return [game.hand(person) for person in game.people.values()]


async def until(evening: Evening, reached: Callable[[], bool]) -> None:
    """Wait until this is so: what is drawn again comes of no press."""
    async with asyncio.timeout(PATIENCE):
        while not reached():
            await evening.cafe.env.settle()


def rest_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a table rest so long that SimCord does not sit it out."""
    monkeypatch.setattr(budget, "SELDOM_SECONDS", {Shed.HANDS: 30.0})
    monkeypatch.setattr(budget, "LOOK_SECONDS", 10.0)


def delay_presses(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let each press from now on reach the bot so late."""
    monkeypatch.setattr(CafeClock, "monotonic", lambda self: self.now().timestamp() + seconds)


async def test_pictures_give_way_to_words_and_come_back(evening: Evening) -> None:
    async with with_pictures(evening, Pictures.CARDS) as game:
        assert pictures_of(game.table)
        assert all(pictures_of(hand) for hand in hands(game))
        lag(evening.bot.shedding, 0.08)
        assert evening.bot.shedding.level is Shed.PICTURES
        await game.press(game.turn, "pass")
        assert not game.table.attachments
        assert not any(hand.attachments for hand in hands(game))
        lag(evening.bot.shedding, 0.0)
        await until(evening, lambda: all(map(pictures_of, (game.table, *hands(game)))))


async def test_a_queue_of_pictures_that_is_too_long_leaves_pictures_out(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_pictures(evening, Pictures.CARDS) as game:
        monkeypatch.setattr(attachments, "MOST_WAITING", 0)
        await game.press(game.turn, "pass")
        assert evening.bot.shedding.level is Shed.PICTURES
        assert not game.table.attachments


async def test_only_the_hand_that_is_waited_for_is_redrawn_and_later_all_are(
    evening: Evening,
) -> None:
    async with in_play(evening) as game:
        for _ in range(3):
            await game.play()
        last, before = game.turn, [text_of(hand) for hand in hands(game)]
        lag(evening.bot.shedding, 0.15)
        assert evening.bot.shedding.level is Shed.HANDS
        await game.play()
        winner = game.turn
        for person, hand, was in zip(game.people.values(), hands(game), before, strict=True):
            assert (text_of(hand) != was) == (person in {last, winner})
        lag(evening.bot.shedding, 0.0)
        await until(evening, lambda: all(map(ne, map(text_of, hands(game)), before)))


@pytest.mark.secrecy
async def test_who_loses_their_seat_loses_their_hand_under_overload_too(evening: Evening) -> None:
    async with in_play(evening) as game:
        host = game.people[Seat.SOUTH]
        while game.turn is host:
            await game.play()
        whom, hand = game.turn, game.hand(game.turn)
        assert offers(hand, "card")
        await evening.skip(OVERDUE)
        lag(evening.bot.shedding, 0.15)
        assert evening.bot.shedding.level is Shed.HANDS
        await kick(game, host, whom)
        assert text_of(hand) == SAY("kick-told")


async def test_a_hand_that_is_being_drawn_again_does_not_overwrite_a_fresher_answer(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_pictures(evening, Pictures.CARDS) as game:
        lag(evening.bot.shedding, 0.08)
        await bid_and_passes(game)
        player, draw, answer = game.turn, Hands.draw, Hands.answer
        card, enter = (
            offers(game.hand(player), "card")[0].custom_id.argument,
            evening.bot.admission.enter,
        )
        drawing, answered = asyncio.Event(), asyncio.Event()

        async def first_is_slow(hands: Hands, table: Table, user: int, *rest: object) -> object:
            drawn = await draw(hands, table, user, *rest)  # type: ignore[arg-type]
            if user == player.id and not drawing.is_set():
                drawing.set()
                await asyncio.wait_for(answered.wait(), PATIENCE)
            return drawn

        async def enters(work: Work) -> None:
            if work is Work.MOVE:
                await asyncio.wait_for(drawing.wait(), PATIENCE)
            await enter(work)

        async def answers(hands: Hands, *rest: object) -> None:
            await answer(hands, *rest)  # type: ignore[arg-type]
            answered.set()

        monkeypatch.setattr(Hands, "draw", first_is_slow)
        monkeypatch.setattr(Hands, "answer", answers)
        monkeypatch.setattr(evening.bot.admission, "enter", enters)
        async with evening.cafe.at_once():
            lag(evening.bot.shedding, 0.0)  # what was left out is drawn now
            await game.press(player, "card", card)
        assert drawing.is_set()
        assert card not in {each.custom_id.argument for each in buttons_of(game.hand(player))}


async def test_a_table_is_drawn_seldom_while_hands_are_left_out(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    rest_long(monkeypatch)
    async with at_table(evening) as game:
        lag(evening.bot.shedding, 0.15)
        await game.press(game.turn, "pass")
        shown = text_of(game.table)
        await game.press(game.turn, "pass")
        assert text_of(game.table) == shown
        await evening.cafe.env.advance_time(31)
        assert text_of(game.table) != shown


async def test_a_new_deal_does_not_wait_until_the_table_is_drawn_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    rest_long(monkeypatch)
    async with at_table(evening) as game:
        table = game.table
        lag(evening.bot.shedding, 0.15)
        for _ in range(4):
            await game.press(game.turn, "pass")
        for person in game.people.values():
            await game.press(person, "next")
        assert game.table.id == table.id
        await evening.cafe.env.advance_time(11)
        assert game.table.id != table.id


async def test_a_press_that_comes_too_late_changes_nothing(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(evening) as game:
        before, hand = evening.table(), game.hand(game.turn)
        delay_presses(monkeypatch, START_SECONDS + 0.5)
        with pytest.raises(AssertionError):  # Discord has told the person by then
            await game.press(game.turn, "pass", on=hand)
        assert evening.table() == before
        assert game.turn.private()[-1].id == hand.id


async def test_a_command_that_comes_too_late_changes_nothing(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree help")
        delay_presses(monkeypatch, START_SECONDS + 0.5)
        with pytest.raises(AssertionError):
            await alice.slash("contree start")
        assert not evening.bot.services.registry.sessions


@pytest.mark.parametrize(
    ("seconds", "late", "acknowledged"),
    [(ACKNOWLEDGE_SECONDS + 0.5, 0.0, True), (HURRIED_SECONDS + 0.1, 0.15, True),
     (HURRIED_SECONDS + 0.1, 0.0, False)],
)  # fmt: skip
async def test_a_press_that_has_waited_is_acknowledged_before_its_hand_is_drawn(
    evening: Evening,
    monkeypatch: pytest.MonkeyPatch,
    seconds: float,
    late: float,
    acknowledged: bool,
) -> None:
    async with at_table(evening) as game:
        caller = game.turn
        lag(evening.bot.shedding, late)
        delay_presses(monkeypatch, seconds)
        answer = await game.press(caller, "pass")
        assert answer.deferred == acknowledged
        assert len(caller.private()) == 1
        assert SAY("hand-call-own", call=SAY("auction-pass")) in text_of(game.hand(caller))


def hold_presses(evening: Evening, monkeypatch: pytest.MonkeyPatch, presses: int) -> None:
    """Let moves and looks wait until Discord has been sent so many acknowledgements."""
    sent, all_sent = 0, asyncio.Event()
    enter, defer = evening.bot.admission.enter, discord.InteractionResponse.defer

    async def enters(work: Work) -> None:
        if work in {Work.MOVE, Work.LOOK}:
            await asyncio.wait_for(all_sent.wait(), PATIENCE)
        await enter(work)

    async def defers(
        response: discord.InteractionResponse[ContreeBot], *, ephemeral: bool = False
    ) -> None:
        nonlocal sent
        try:
            await defer(response, ephemeral=ephemeral)
        finally:
            sent += 1
            if sent == presses:
                all_sent.set()

    monkeypatch.setattr(evening.bot.admission, "enter", enters)
    monkeypatch.setattr(discord.InteractionResponse, "defer", defers)
    delay_presses(monkeypatch, ACKNOWLEDGE_SECONDS + 0.5)


async def pass_at_once(game: Game, hand: simcord.ResponseMessage, times: int) -> None:
    """Let the player whose turn it is press so often before the bot does anything."""
    caller = game.turn
    async with game.evening.cafe.at_once():
        for _ in range(times):
            await game.press(caller, "pass", on=hand)


async def test_who_presses_again_while_a_move_waits_has_made_one_move(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(evening) as game:
        caller, before, hand = game.turn, evening.table(), game.hand(game.turn)
        hold_presses(evening, monkeypatch, presses=3)
        await pass_at_once(game, hand, 3)
        assert evening.table().move == before.move + 1
        assert "\N{WARNING SIGN}" not in text_of(game.hand(caller))


async def test_what_is_pressed_again_does_not_wait_with_the_first(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(evening) as game:
        before, hand = evening.table(), game.hand(game.turn)
        hold_presses(evening, monkeypatch, presses=3)
        enter, screens = evening.bot.admission.enter, TableScreens.of(evening.bot)

        def one_waits() -> bool:
            return [len(presses) for presses in screens.waiting.values()] == [1]

        async def enters(work: Work) -> None:
            await enter(work)
            async with asyncio.timeout(PATIENCE):
                while work is Work.MOVE and not one_waits():  # noqa: ASYNC110 - nothing tells it
                    await asyncio.sleep(0.01)

        monkeypatch.setattr(evening.bot.admission, "enter", enters)
        await pass_at_once(game, hand, 3)
        assert evening.table().move == before.move + 1


async def test_what_else_is_pressed_while_a_move_waits_comes_too_late_and_is_told_so(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with in_play(evening) as game:
        player, before, hand = game.turn, evening.table(), game.hand(game.turn)
        first, second = (button.custom_id.argument for button in offers(hand, "card")[:2])
        hold_presses(evening, monkeypatch, presses=2)
        async with evening.cafe.at_once():
            await player.press(hand, "card", first)
            await player.press(hand, "card", second)
        assert evening.table().move == before.move + 1
        assert first not in {button.custom_id.argument for button in offers(hand, "card")}
        assert SAY("refusal-stale-press") in text_of(hand)


async def test_a_move_that_discord_called_failed_is_made_when_it_is_pressed_again(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(evening) as game:
        before, hand = evening.table(), game.hand(game.turn)
        hold_presses(evening, monkeypatch, presses=2)
        evening.cafe.env.inject_error("POST", "/interactions/*", status=404, code=10062)
        with pytest.raises(AssertionError):  # Discord has told the person by then
            await pass_at_once(game, hand, 2)
        assert evening.table().move == before.move + 1


async def events_after(evening: Evening, before: int) -> list[str]:
    """The kinds of the events of the table, without the first ones."""
    return [type(event).__name__ for event in (await evening.log())[before:]]


@pytest.mark.parametrize(
    ("first", "done"), [("pass", ["Called", "PlayerAway"]), ("hand", ["PlayerAway"])]
)
async def test_who_leaves_while_a_press_of_theirs_waits_leaves_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, first: str, done: list[str]
) -> None:
    async with at_table(evening) as game:
        player, before = game.turn, len(await evening.log())
        leaving = await player.slash("contree leave")
        hold_presses(evening, monkeypatch, presses=1)
        async with evening.cafe.at_once():
            await player.press(game.table if first == "hand" else game.hand(player), first)
            for _ in range(2):
                await player.press(leaving, "leave")
        told = await events_after(evening, before)
        assert told[: len(done)] == done
        assert "PlayerBack" not in told
        assert SAY("leave-done", playing=yes(True)) in text_of(leaving)
        assert "\N{WARNING SIGN}" not in text_of(player.newest_private())


async def test_who_pauses_while_their_move_waits_pauses_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(evening) as game:
        player, hand, before = game.turn, game.hand(game.turn), len(await evening.log())
        more = await player.press(game.table, "more")
        hold_presses(evening, monkeypatch, presses=1)
        async with evening.cafe.at_once():
            await player.press(hand, "pass")
            await player.press(more, "pause")
        assert await events_after(evening, before) == ["Called", "TablePaused"]


async def test_who_pauses_by_a_command_while_their_move_waits_pauses_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with at_table(evening) as game:
        player, hand, before = game.turn, game.hand(game.turn), len(await evening.log())
        hold_presses(evening, monkeypatch, presses=2)
        async with evening.cafe.at_once():
            await player.press(hand, "pass")
            await player.slash("contree pause")
        assert await events_after(evening, before) == ["Called", "TablePaused"]
        assert SAY("pause-done") in text_of(player.newest_private())
