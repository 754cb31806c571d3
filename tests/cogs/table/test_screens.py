"""The public message: one a table, whatever becomes of it, and the game goes on."""

import re

import pytest
import simcord

from bot.i18n import words
from bot.settings import Settings
from cogs.table import public_message
from engine.state import Phase
from tests.cogs.auctions import all_pass, bid_and_passes, in_play
from tests.cogs.evening import Evening
from tests.cogs.playing import at_table, verbs
from tests.rig.plugin import OpenCafe
from tests.rig.screens import text_of

PUBLIC = "/channels/*/messages*"


def lose(evening: Evening, message: simcord.ResponseMessage) -> None:
    """Let a moderator delete a message."""
    evening.cafe.env.backend.delete_message(message.channel_id, message.id)


@pytest.mark.slow
async def test_every_deal_has_its_own_message_that_keeps_the_score(evening: Evening) -> None:
    async with at_table(evening) as game:
        for _ in range(2):
            await bid_and_passes(game)
            await game.play_until(Phase.OVER)
            (head, *_) = text_of(game.table).splitlines()
            old = game.table
            await game.go_on()
            assert text_of(old).splitlines()[0] == head
            assert re.search(r"^total +\d+ +\d+$", text_of(old), re.MULTILINE)
            assert verbs(old) == {"details", "review", "analyse"}
        assert len(evening.cafe.posted()) == 1 + 3
        assert verbs(game.table) >= {"hand"}


@pytest.mark.parametrize("restarts", [False, True])
async def test_the_lobby_message_stays_until_the_first_deal(
    evening: Evening, *, restarts: bool
) -> None:
    async with at_table(evening) as game:
        lobby, table = evening.cafe.posted()
        if restarts:
            await evening.restart()
            await game.press(game.turn, "pass")
        assert table.id == game.table.id > lobby.id
        assert verbs(lobby) == set()
        (link,) = re.findall(r"https://[^\s)]+", text_of(lobby))
        assert link.endswith(f"/{table.channel_id}/{table.id}")
        assert words("fr")("lobby-begun", link=link) in text_of(lobby)
        assert "hand" in verbs(table)


async def test_the_first_deals_message_pings_the_first_caller(evening: Evening) -> None:
    async with at_table(evening) as game:
        lobby, table = evening.cafe.posted()
        assert pings_of(evening, table.id) == [game.turn.id]
        assert pings_of(evening, lobby.id) == []


@pytest.mark.slow
async def test_changing_seats_opens_a_new_lobby_message(evening: Evening) -> None:
    async with at_table(evening, target=100) as game:
        await game.play_until(None)
        before = evening.cafe.posted()
        (alice, *_) = game.people.values()
        await alice.press(game.table, "seats")
        assert [message.id for message in evening.cafe.posted()][:-1] == [m.id for m in before]
        assert "start" in verbs(game.table)
        await alice.press(game.table, "start")
        begun, _, _ = words("fr")("lobby-begun", link="").partition("[")
        assert begun in text_of(evening.cafe.posted()[-2])
        assert game.phase is Phase.AUCTION


async def test_a_lobby_is_posted_even_if_its_answer_was_lost(evening: Evening) -> None:
    async with evening.with_people("Alice") as (alice,):
        evening.cafe.env.inject_error("POST", "/interactions/*", times=None)
        with pytest.raises(AssertionError, match="did not answer"):
            await alice.slash("contree start")
        evening.cafe.env.backend.faults.clear()
        (lobby,) = evening.cafe.posted()
        await alice.press(lobby, "fill")
        (still, table) = evening.cafe.posted()
        assert still.id == lobby.id
        assert "hand" in verbs(table)


async def test_a_deleted_table_message_is_reposted(evening: Evening) -> None:
    async with at_table(evening) as game:
        lose(evening, game.table)
        (lobby,) = evening.cafe.posted()
        await game.press(game.turn, "pass")
        (_, table) = evening.cafe.posted()
        await game.press(game.turn, "pass")
        assert [message.id for message in evening.cafe.posted()] == [lobby.id, table.id]
        await game.turn.press(table, "hand")


async def test_a_table_message_deleted_during_downtime_is_reposted(evening: Evening) -> None:
    async with at_table(evening) as game:
        old = game.table
        lose(evening, old)
        await evening.restart()
        (_, table) = evening.cafe.posted()
        assert table.id != old.id
        await game.turn.press(table, "hand")


async def test_a_message_too_old_to_edit_is_reposted(evening: Evening) -> None:
    async with at_table(evening) as game:
        evening.cafe.env.inject_error("PATCH", PUBLIC, status=429, code=30046)
        old = game.table
        await game.press(game.turn, "pass")
        assert game.table.id != old.id


@pytest.mark.slow
@pytest.mark.parametrize(("status", "code"), [(403, 50013), (403, 50001), (500, 0), (404, 10003)])
async def test_a_table_that_cannot_be_shown_does_not_stop_play(
    evening: Evening, status: int, code: int
) -> None:
    async with in_play(evening) as game:
        table, shown = game.table, text_of(game.table)
        world = evening.cafe.env
        world.inject_error("*", PUBLIC, status=status, code=code, times=None)
        await game.play_until(Phase.OVER)
        assert text_of(table) == shown
        assert evening.table().game == await evening.replayed()

        world.backend.faults.clear()
        player = next(iter(game.people.values()))
        await game.press(player, "next")
        assert text_of(game.table) != shown
        assert verbs(game.table) >= {"next", "review"}


async def test_a_deal_that_cannot_be_posted_is_played_in_the_hands(
    evening: Evening,
) -> None:
    async with at_table(evening) as game:
        await all_pass(game)
        table = game.table
        evening.cafe.env.inject_error("POST", PUBLIC, status=403, code=50013, times=None)
        await game.go_on()
        await bid_and_passes(game)
        await game.play()
        assert [message.id for message in evening.cafe.posted()][1:] == [table.id]
        evening.cafe.env.backend.faults.clear()
        await game.play()
        assert game.table.id != table.id
        await game.turn.press(game.table, "hand")


@pytest.mark.slow
async def test_only_active_players_are_pinged_and_only_by_new_messages(evening: Evening) -> None:
    async with at_table(evening) as game:
        due = [game.turn.id]
        for _ in range(3):
            await all_pass(game)
            await game.go_on()
            due.append(game.turn.id)
            assert pings_of(evening, game.table.id) == [game.turn.id]
        await bid_and_passes(game)
        await game.play()
        assert allowed_mentions(evening) == due


def pings_of(evening: Evening, message: int) -> list[int]:
    """The people whom a message has called."""
    return evening.cafe.env.backend.get_message(evening.cafe.channel.id, message).ping_user_ids


def allowed_mentions(evening: Evening) -> list[int]:
    """The people whom the requests allow to be called."""
    return [
        int(user)
        for request in evening.cafe.env.http_requests
        if isinstance(request.json, dict)
        for user in (allowed_in(request.json) or allowed_in(request.json.get("data") or {}))
    ]


def allowed_in(body: dict[str, object]) -> list[str]:
    allowed = body.get("allowed_mentions") or {}
    assert isinstance(allowed, dict)
    assert not allowed.get("parse")
    assert not allowed.get("roles")
    return list(allowed.get("users") or [])


async def test_players_who_left_are_not_pinged(open_cafe: OpenCafe, settings: Settings) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"pace_seconds": 30.0}))
    async with at_table(evening) as game:
        absent = game.after(game.turn)
        await all_pass(game)
        await absent.press(await absent.slash("contree leave"), "leave")
        for person in game.people.values():
            if person is not absent:
                await game.press(person, "next")
        assert game.turn is absent
        assert pings_of(evening, game.table.id) == []


@pytest.mark.slow
async def test_computers_are_not_pinged(evening: Evening) -> None:
    async with at_table(evening, "Alice") as game:
        await game.play_until(Phase.OVER)
        await game.go_on()
        assert pings_of(evening, game.table.id) in ([], [game.turn.id])
        assert set(allowed_mentions(evening)) <= {game.turn.id}


async def test_a_burst_of_moves_ends_in_one_edit(open_cafe: OpenCafe, settings: Settings) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"refresh_seconds": 20.0}))
    async with at_table(evening) as game:
        await evening.cafe.env.advance_time(20)
        await bid_and_passes(game)
        edits = edits_of(evening)
        before = text_of(game.table)
        for _ in range(4):
            await game.play()
        assert edits_of(evening) == edits
        assert text_of(game.table) == before
        await evening.cafe.env.advance_time(20)
        assert edits_of(evening) == edits + 1
        assert text_of(game.table) != before
        await evening.cafe.env.advance_time(20)


@pytest.mark.parametrize(("pace", "edits"), [(0.3, 1), (2.0, 4)])
async def test_moves_of_computers_are_shown_with_the_one_before_unless_they_take_long(
    open_cafe: OpenCafe, settings: Settings, pace: float, edits: int
) -> None:
    evening = Evening(open_cafe, settings.model_copy(update={"pace_seconds": pace}))
    async with at_table(evening, "Alice") as game:
        await evening.cafe.env.advance_time(10)
        before, alice = edits_of(evening), game.turn
        await game.press(alice, "pass")
        await evening.cafe.env.advance_time(10)
        assert game.turn is alice
        assert edits_of(evening) == before + edits


async def test_a_full_trick_is_shown_before_a_computer_leads(
    open_cafe: OpenCafe, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(public_message, "JOIN_SECONDS", 60.0)
    evening = Evening(open_cafe, settings.model_copy(update={"trick_seconds": 90.0}))
    async with at_table(evening, "Alice") as game:
        while not (evening.table().shows_full_trick and evening.table().thinker is not None):
            before = edits_of(evening)
            await game.step()
        assert edits_of(evening) > before


def edits_of(evening: Evening) -> int:
    return sum(
        request.method == "PATCH" and request.path.startswith("/channels/")
        for request in evening.cafe.env.http_requests
    )
