"""How watching a hand ends: by either of them, with the player or the game, with no answer."""

import pytest

from bot.i18n import words
from bot.tables.events import Lapsed
from engine.seats import Seat
from tests.cogs.auctions import all_pass
from tests.cogs.evening import Evening
from tests.cogs.mentions import named
from tests.cogs.playing import at_table, verbs
from tests.cogs.secrets import held
from tests.cogs.watching import asked, begun, watched, who
from tests.rig.screens import text_of

SAY = words("fr")


async def test_a_watcher_can_stop_and_the_page_says_so(evening: Evening) -> None:
    async with evening:
        game, player, eve, page = await watched(evening)
        await game.press(eve, "stop-watching", on=page)
        assert (await evening.log())[-1] == Lapsed("watch", eve.id)
        assert SAY("watch-stopped") in text_of(page)
        assert named(text_of(page)) == set()
        assert who(eve) not in text_of(game.table)
        assert who(eve) not in text_of(game.hand(player))
        sent = len(evening.cafe.env.http_requests)
        await game.play()
        tokens = {
            each.token
            for each in evening.cafe.env.backend.interactions.values()
            if each.user_id == eve.id
        }
        later = evening.cafe.env.http_requests[sent:]
        assert not [each for each in later if any(token in each.path for token in tokens)]


async def test_a_watcher_can_withdraw_their_request(evening: Evening) -> None:
    async with evening:
        game, player, eve = await begun(evening)
        page = await asked(game, player, eve)
        await game.press(eve, "stop-watching", on=page)
        assert SAY("watch-withdrawn") in text_of(page)
        assert "watch" not in verbs(game.table)
        assert "watch" not in verbs(game.hand(player))


async def test_the_player_can_hide_their_hand_again(evening: Evening) -> None:
    async with evening:
        game, player, eve, page = await watched(evening)
        await game.press(player, "hide-hand")
        assert (await evening.log())[-1] == Lapsed("watch", eve.id)
        assert SAY("watch-over") in text_of(page)
        assert named(text_of(page)) == set()
        assert "hide-hand" not in verbs(game.hand(player))
        assert len(held(evening.table(), game.seat(player))) == 8


async def test_watching_ends_when_the_player_leaves(evening: Evening) -> None:
    async with evening:
        game, player, _, page = await watched(evening)
        leaving = await player.press(game.table, "ask-leave")
        await player.press(leaving, "leave")
        assert SAY("watch-over") in text_of(page)
        assert named(text_of(page)) == set()
        assert SAY("refusal-watch-absent") in text_of(page)


async def test_watching_ends_when_the_game_is_stopped(evening: Evening) -> None:
    async with evening:
        game, _, _, page = await watched(evening)
        host = game.people[Seat.SOUTH]
        await host.press(await host.slash("contree stop"), "stop")
        assert text_of(page) == SAY("watch-over")


@pytest.mark.slow
async def test_watching_ends_with_the_game(evening: Evening) -> None:
    async with at_table(evening, "Alice", target=100) as game:
        (alice,) = game.people.values()
        (eve,) = evening.people("Eve")
        page = await asked(game, alice, eve)
        await alice.press(await alice.press(game.table, "watch"), "show-hand")
        await game.play_until(None)
        assert [m for m in eve.private() if text_of(m) == SAY("watch-over")]
        assert all("watch" not in verbs(m) for m in eve.private())
        assert eve.sees(page) is False or named(text_of(page)) == set()


async def test_an_unanswered_request_expires_with_the_next_deal(evening: Evening) -> None:
    async with at_table(evening) as game:
        (eve,) = evening.people("Eve")
        page = await asked(game, game.turn, eve)
        await all_pass(game)
        assert SAY("watch-waiting", player="")[:20] in text_of(page)
        await game.go_on()
        assert SAY("watch-not-granted") in text_of(page)
        assert "watch" not in verbs(game.table)
