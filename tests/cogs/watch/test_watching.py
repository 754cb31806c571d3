"""A hand that is watched, as players and spectators see it: asked for, shown, kept fresh."""

import pytest

from bot.i18n import words
from bot.tables.events import Answered, Asked
from bot.tables.watching import Spectators
from cogs.ui.delivery.writer import TOKEN_LIFE
from engine.seats import Seat
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.mentions import named
from tests.cogs.playing import at_table, verbs
from tests.cogs.refused import refused, refused_on_leftover
from tests.cogs.secrets import held
from tests.cogs.watching import NAMES, answered, asked, begun, watched, who
from tests.rig.screens import buttons_of, text_of

SAY = words("fr")


async def test_a_hand_is_requested_granted_and_shown_to_the_watcher_alone(evening: Evening) -> None:
    async with evening:
        game, player, eve = await begun(evening)
        page = await asked(game, player, eve)
        assert SAY("watch-waiting", player=who(player)) in text_of(page)
        assert named(text_of(page)) == set()
        assert SAY("watch-asked-you", watcher=who(eve)) in text_of(game.hand(player))
        assert "watch" not in verbs(game.hand(game.after(player)))
        await answered(game, player)
        assert (await evening.log())[-1] == Answered("watch", eve.id, game.seat(player), agree=True)
        assert named(text_of(page)) >= held(evening.table(), game.seat(player))
        assert not {"card", "bid", "pass", "claim", "take-back"} & verbs(page)
        line = SAY("watch-following", watchers=who(eve), player=who(player))
        assert line in text_of(game.table)
        assert SAY("watch-shown-to", watchers=who(eve)) in text_of(game.hand(player))
        for other in game.people.values():
            assert not other.sees(page)
        assert eve.sees(page)


@pytest.mark.slow
async def test_a_watched_hand_is_updated_after_every_card_and_deal(evening: Evening) -> None:
    async with evening:
        game, player, eve, page = await watched(evening)
        seat, turn = game.seat(player), SAY("hand-turn-play", who=who(player))
        assert turn in text_of(page)
        await game.play()
        assert turn not in text_of(page)
        assert named(text_of(page)) >= held(evening.table(), seat)
        while game.turn is not player:
            await game.play()
        assert turn in text_of(page)
        await game.play_until(Phase.OVER)
        assert SAY("watch-deal-over") in text_of(page)
        assert len(named(text_of(page))) == 4
        pack = set(evening.table().rules.pack.cards)
        review = await eve.press(game.table, "review")
        assert named(text_of(review)) == pack  # all hands are open, to her as to all
        assert eve.sees(game.table)
        await game.go_on()
        (fresh,) = [m for m in eve.private() if "stop-watching" in verbs(m)]
        assert fresh.id > game.table.id
        assert named(text_of(fresh)) == held(evening.table(), seat)
        line = SAY("watch-following", watchers=who(eve), player=who(player))
        assert line in text_of(game.table)


async def test_a_refused_request_cannot_be_repeated(evening: Evening) -> None:
    async with evening:
        game, player, eve = await begun(evening)
        page = await asked(game, player, eve)
        question = await player.press(game.table, "watch")
        await game.press(player, "keep-hand", on=question)
        assert SAY("watch-nobody") in text_of(question)
        refusal = Answered("watch", eve.id, game.seat(player), agree=False)
        assert (await evening.log())[-1] == refusal
        assert SAY("watch-not-granted") in text_of(page)
        assert SAY("refusal-watch-refused") in text_of(page)
        assert named(text_of(page)) == set()
        own = game.seat(player).name.lower()
        offered = {b.custom_id.argument for b in buttons_of(page)}
        assert own not in offered
        assert len(offered) == len(NAMES) - 1
        assert "watch" not in verbs(game.table)


@pytest.mark.parametrize("way", ["button", "command"])
async def test_players_without_a_seat_may_ask(evening: Evening, way: str) -> None:
    async with evening:
        game, player, eve = await begun(evening)
        opened = (
            await eve.press(game.table, "hand")
            if way == "button"
            else await eve.slash("contree hand")
        )
        assert SAY("refusal-not-seated") in text_of(opened)
        assert len(verbs(opened)) == 1
        await game.press(eve, "ask-watch", game.seat(player).name.lower(), on=opened)
        await answered(game, player)
        again = await eve.press(game.table, "hand")
        assert named(text_of(again)) >= held(evening.table(), game.seat(player))
        assert len(eve.private()) == 1


async def test_players_see_who_watches_them_and_watch_no_one(evening: Evening) -> None:
    async with evening:
        game, player, eve, _ = await watched(evening)
        other = game.after(player)
        page = await other.press(game.table, "watch")
        assert SAY("watch-nobody") in text_of(page)
        assert SAY("watch-following", watchers=who(eve), player=who(player)) in text_of(page)
        assert "ask-watch" not in verbs(page)
        own = await player.press(game.table, "watch")
        assert SAY("watch-shown-to", watchers=who(eve)) in text_of(own)
        assert "hide-hand" in verbs(own)
        seat = game.seat(player).name.lower()
        await refused_on_leftover(evening, other, f"b1:ask-watch:1:0:{seat}", "watch-seated")


async def test_only_the_player_answers(evening: Evening) -> None:
    async with evening:
        game, player, eve = await begun(evening)
        await asked(game, player, eve)
        other = game.after(player)
        seat = game.seat(player)
        asks = f"b1:show-hand:1:0:{eve.id}"
        assert "show-hand" not in verbs(await other.press(game.table, "watch"))
        await refused_on_leftover(evening, other, asks, "watch-not-yours", seat=seat)
        await refused_on_leftover(evening, eve, asks, "not-seated")
        assert Spectators.of(evening.table()).following == ()


@pytest.mark.slow
async def test_late_and_foreign_buttons_are_refused(evening: Evening) -> None:
    async with evening:
        game, player, eve = await begun(evening)
        (zoe,) = evening.people("Zoe")
        await asked(game, player, eve)
        await answered(game, player)
        for verb in ("show-hand", "keep-hand"):
            for argument in (eve.id, zoe.id, "north", ""):
                forged = f"b1:{verb}:1:0:{argument}"
                await refused_on_leftover(evening, player, forged, "stale-press")
        await refused_on_leftover(evening, zoe, "b1:stop-watching:1:0:", "stale-press")
        await refused_on_leftover(evening, zoe, "b1:hide-hand:1:0:", "not-seated")
        await refused_on_leftover(evening, game.after(player), "b1:hide-hand:1:0:", "stale-press")
        await refused_on_leftover(evening, zoe, "b1:ask-watch:1:0:nowhere", "stale-press")
        assert Spectators.of(evening.table()).following == ((eve.id, game.seat(player)),)


async def test_computers_hands_are_not_offered(evening: Evening) -> None:
    async with at_table(evening, "Alice") as game:
        (eve,) = evening.people("Eve")
        page = await eve.press(game.table, "watch")
        assert SAY("refusal-watch-computer") in text_of(page)
        assert [b.custom_id.argument for b in buttons_of(page)] == ["south"]
        await refused_on_leftover(evening, eve, "b1:ask-watch:1:0:east", "watch-computer")


@pytest.mark.slow
async def test_watching_survives_a_restart(evening: Evening) -> None:
    async with evening:
        game, player, eve, page = await watched(evening)
        kept = await evening.log()
        assert Asked("watch", eve.id, (game.seat(player),)) in kept
        await evening.restart()
        assert await evening.log() == kept
        line = SAY("watch-following", watchers=who(eve), player=who(player))
        assert line in text_of(game.table)
        await game.press(eve, "watch", on=page)
        await player.press(game.table, "hand")
        await game.play()
        assert named(text_of(page)) >= held(evening.table(), game.seat(player))


async def test_after_fifteen_minutes_a_press_resumes_watching(evening: Evening) -> None:
    async with evening:
        game, player, eve, page = await watched(evening)
        before = named(text_of(page))
        await evening.skip(TOKEN_LIFE)
        await player.press(game.table, "hand")
        await game.play()
        assert named(text_of(page)) == before
        await game.press(eve, "watch", on=page)
        (laid,) = before - held(evening.table(), game.seat(player))
        assert named(text_of(page)) == before
        assert SAY.card_sign(laid) in text_of(page)
        assert SAY("hand-turn-play", who=who(game.turn)) in text_of(page)


async def test_a_watcher_takes_another_seat_only_in_the_next_deal(evening: Evening) -> None:
    async with evening:
        game, player, eve, _ = await watched(evening)
        host = game.people[Seat.SOUTH]
        other = next(p for p in game.people.values() if p not in (host, player))
        await other.press(await other.slash("contree leave"), "leave")
        page = await host.press(game.table, "players")
        await host.press(page, "ask-kick", str(other.id))
        await host.press(page, "kick", str(other.id))
        free = game.seat(other).name.lower()
        page = await eve.press(game.table, "players")
        await refused(evening, eve.press(page, "take-seat", free), "saw-other-cards")
        assert evening.table().seat_of(eve.id) is None


async def test_both_privacy_pages_name_who_watches_whom(evening: Evening) -> None:
    async with evening:
        _, player, eve, page = await watched(evening)
        shown = SAY("watch-shown-to", watchers=who(eve))
        seen = SAY("watch-shown-you", player=who(player))
        for person, line, other in ((player, shown, seen), (eve, seen, shown)):
            told = text_of(await person.slash("belote privacy"))
            assert line in told
            assert other not in told
            assert f"/{evening.cafe.channel.id}" in told
        await eve.press(page, "stop-watching")
        for person in (player, eve):
            told = text_of(await person.slash("belote privacy"))
            assert SAY("privacy-hands") not in told
