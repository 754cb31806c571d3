"""What the public message costs: answers and tokens draw it, where Discord does not count that."""

import asyncio

import pytest
import simcord

from bot.client import Interaction
from bot.discord_api.rate_limits import Allowance
from bot.i18n import words
from bot.settings import Settings
from bot.tables.table import Table
from cogs.table.public_message import PublicMessage
from cogs.table.screens import Screens
from cogs.ui.delivery.writer import TOKEN_LIFE
from tests.cogs.evening import Evening
from tests.cogs.playing import NAMES, at_table, offers, sit_down, take_seats
from tests.rig.patience import PATIENCE
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of

SAY = words("fr")
INVALID_TOKEN = 50027


def counted(evening: Evening, since: int) -> list[str]:
    """The requests from this one on that Discord counts against the limit for the whole bot."""
    asked = evening.cafe.env.http_requests[since:]
    return [
        f"{each.method} {each.path}"
        for each in asked
        if not each.path.startswith(("/interactions/", "/webhooks/"))
    ]


def sent(evening: Evening) -> int:
    return len(evening.cafe.env.http_requests)


def by_token(evening: Evening, method: str, since: int, message: int | None = None) -> int:
    """How many requests on public messages a token made; of an edit, those of this message."""
    asked = evening.cafe.env.http_requests[since:]
    end = "" if message is None else f"/messages/{message}"
    return sum(
        each.method == method and each.path.startswith("/webhooks/") and each.path.endswith(end)
        for each in asked
    )


def following_up(open_cafe: OpenCafe, settings: Settings) -> Evening:
    return Evening(open_cafe, settings.model_copy(update={"deal_follow_ups": True}))


async def later(evening: Evening) -> None:
    """Let every token expire."""
    await evening.skip(TOKEN_LIFE)


async def draw_again(evening: Evening) -> None:
    """Draw the table, although nobody has pressed anything."""
    Screens.of(evening.bot).message_of(evening.table()).draw_again()
    await evening.cafe.env.settle()


async def test_a_press_in_the_lobby_is_answered_by_drawing_the_lobby(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(evening, [alice])
        lobby, since = evening.cafe.newest(), sent(evening)
        answer = await bob.press(lobby, "sit", "west")
        assert answer.response is not None
        assert answer.response.id == lobby.id
        assert len(offers(lobby, "stand")) == 2
        assert sent(evening) == since + 1


async def test_each_drawing_tells_how_long_the_table_was_not_shown(evening: Evening) -> None:
    ages: list[float] = []

    async def on_table_drawn(seconds: float) -> None:
        ages.append(seconds)

    async with evening:
        evening.bot.add_listener(on_table_drawn)
        game = await sit_down(evening, *NAMES)
        ages.clear()
        board = Screens.of(evening.bot).message_of(evening.table())
        with board.answering():
            await game.press(game.turn, "pass")
            await evening.cafe.env.advance_time(3)
        await evening.cafe.env.settle()
        assert len(ages) == 1
        assert 3 <= ages[0] < 4


async def test_a_press_does_not_wait_for_a_post_nor_draw_across_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it answers with would be drawn on a message that is being replaced."""
    post, is_answer = PublicMessage._post, PublicMessage._is_answer
    posting, asked, waited = asyncio.Event(), asyncio.Event(), list[bool]()

    async def slow(board: PublicMessage, table: Table) -> None:
        posting.set()
        await asyncio.wait_for(asked.wait(), PATIENCE)
        await post(board, table)

    async def meanwhile(board: PublicMessage, interaction: Interaction) -> bool:
        await asyncio.wait_for(posting.wait(), PATIENCE)
        answering = asyncio.ensure_future(is_answer(board, interaction))
        await asyncio.sleep(0)
        waited.append(not answering.done())
        asked.set()
        return await answering

    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(evening, [alice])
        lobby = evening.cafe.newest()
        monkeypatch.setattr(PublicMessage, "_post", slow)
        monkeypatch.setattr(PublicMessage, "_is_answer", meanwhile)
        async with evening.cafe.at_once():
            await alice.slash("contree table")
            answer = await bob.press(lobby, "sit", "west")
        assert waited == [False]
        assert answer.deferred
        assert evening.cafe.newest().id != lobby.id
        assert len(offers(evening.cafe.newest(), "stand")) == 2


async def test_a_pause_is_answered_by_drawing_the_table(evening: Evening) -> None:
    async with at_table(evening) as game:
        await game.press(game.turn, "pause", on=game.table)
        since = sent(evening)
        answer = await game.press(game.turn, "resume", on=game.table)
        assert answer.response is not None
        assert answer.response.id == game.table.id
        assert not counted(evening, since)


async def test_the_answer_to_a_command_is_edited_by_its_token_while_that_lives(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice") as (alice,):
        await take_seats(evening, [alice])
        lobby, since = evening.cafe.newest(), sent(evening)
        await draw_again(evening)
        assert by_token(evening, "PATCH", since, lobby.id) == 1
        assert not counted(evening, since)
        await later(evening)
        since = sent(evening)
        await draw_again(evening)
        assert len(counted(evening, since)) == 1
        assert not by_token(evening, "PATCH", since)


async def test_a_press_lets_its_message_be_edited_for_as_long_again(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(evening, [alice])
        lobby = evening.cafe.newest()
        await later(evening)
        await bob.press(lobby, "sit", "west")
        since = sent(evening)
        await draw_again(evening)
        assert by_token(evening, "PATCH", since, lobby.id) == 1
        assert not counted(evening, since)


async def test_a_refused_token_is_replaced_by_the_usual_way(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        await take_seats(evening, [alice])
        path = "/webhooks/*"
        evening.cafe.env.inject_error("PATCH", path, status=401, code=INVALID_TOKEN, times=1)
        since = sent(evening)
        await draw_again(evening)
        assert len(counted(evening, since)) == 1


async def test_a_deal_is_posted_as_usual_without_the_setting(evening: Evening) -> None:
    async with evening:
        since = 0
        game = await sit_down(evening, *NAMES)
        posted = [each for each in counted(evening, since) if each.startswith("POST /channels")]
        assert len(posted) == 1
        since = sent(evening)
        await game.press(game.turn, "pass")
        assert len(counted(evening, since)) == 1


async def test_a_deal_follows_up_the_press_that_began_it(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = following_up(open_cafe, settings)
    async with at_table(evening) as game:
        assert not [each for each in counted(evening, 0) if "/messages" in each]
        assert game.table.id != game.hand(game.turn).id
        since, before = sent(evening), text_of(game.table)
        await game.press(game.turn, "pass")
        assert text_of(game.table) != before
        assert by_token(evening, "PATCH", since, game.table.id) == 1
        assert not counted(evening, since)
        await later(evening)
        since = sent(evening)
        await game.press(game.turn, "pass")
        assert len(counted(evening, since)) == 1


async def test_a_follow_up_that_is_refused_is_posted_as_usual(
    open_cafe: OpenCafe, settings: Settings
) -> None:
    evening = following_up(open_cafe, settings)
    async with evening.with_people("Alice") as (alice,):
        await take_seats(evening, [alice])
        lobby: simcord.ResponseMessage = evening.cafe.newest()
        path = "/webhooks/*"
        evening.cafe.env.inject_error("POST", path, status=401, code=INVALID_TOKEN, times=1)
        since = sent(evening)
        await alice.press(lobby, "fill")
        posted = [each for each in counted(evening, since) if each.startswith("POST /channels")]
        assert len(posted) == 1
        assert evening.cafe.newest().id != lobby.id


@pytest.mark.parametrize("crowded", [False, True])
async def test_hands_keep_their_room_beside_the_table(
    open_cafe: OpenCafe, settings: Settings, monkeypatch: pytest.MonkeyPatch, *, crowded: bool
) -> None:
    """Where tables queue for the limit of the bot, a token draws with less room left."""
    monkeypatch.setattr(Allowance, "crowded", crowded)
    few = settings.model_copy(update={"deal_follow_ups": True, "hand_edits": 12})
    evening = Evening(open_cafe, few)
    async with at_table(evening) as game:
        since = sent(evening)
        await game.press(game.turn, "pass")
        assert bool(by_token(evening, "PATCH", since, game.table.id)) is crowded
        assert len(counted(evening, since)) == (not crowded)
