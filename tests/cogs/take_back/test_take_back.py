"""Taking back a misclick, as players see it: a button, a question, a word."""

import pytest

from bot.i18n import words
from bot.tables.clock import ANSWER_SECONDS, RESUME_DELAY
from bot.tables.events import Answered, Lapsed, TakenBack
from bot.tables.take_back import Finality, TakingBack
from cogs.ui.delivery.budget import DeliveryBudget
from engine.events import CardPlayed
from engine.seats import Seat
from engine.state import Phase
from tests.cogs.auctions import bid_and_passes
from tests.cogs.evening import Evening
from tests.cogs.playing import NAMES, Game, at_table, offers, sit_down, verbs
from tests.cogs.refused import refused
from tests.cogs.secrets import Watch
from tests.rig.people import Person
from tests.rig.screens import text_of

SAY = words("fr")


async def misclicked(evening: Evening) -> tuple[Game, Person, str]:
    """Somebody has played their first card, and wishes that they had not; and what they call it."""
    game = await sit_down(evening, *NAMES)
    await bid_and_passes(game)
    player = game.turn
    await game.play()
    last = (await evening.log())[-1]
    assert isinstance(last, CardPlayed)
    return game, player, SAY.card_the(last.card)


def waits(card: str, *awaited: Person) -> str:
    """What is told to who asked, while these have not answered."""
    return SAY("take-back-waiting", what=card, awaited=SAY.every(f"<@{a.id}>" for a in awaited))


def asks(game: Game, player: Person, card: str) -> str:
    return SAY("take-back-question", player=f"<@{player.id}>", what=card)


async def test_a_take_back_is_requested_agreed_and_undone(evening: Evening) -> None:
    async with evening:
        game, player, card = await misclicked(evening)
        first, partner, second = (game.after(player, places) for places in (1, 2, 3))
        game.after_each = Watch(evening).look
        hand = game.hand(player)
        (again,) = offers(hand, "take-back")
        (*_, done) = await evening.log()
        assert isinstance(done, CardPlayed)
        assert again.label == SAY("take-back-button", what=SAY.card_short(done.card))
        assert "take-back" not in verbs(game.hand(partner))
        await game.press(player, "take-back")
        both = sorted((first, second), key=game.seat)
        assert waits(card, *both) in text_of(hand)
        assert {"consent", "object"} <= verbs(game.table)
        assert card in text_of(game.table)
        for opponent in (first, second):
            assert asks(game, player, card) in text_of(game.hand(opponent))
        assert "consent" not in verbs(game.hand(partner))
        await game.press(first, "consent")
        assert game.turn is first
        assert waits(card, second) in text_of(hand)
        for place in (game.table, game.hand(first)):
            assert f"<@{second.id}>" in text_of(place)
        assert SAY("take-back-agreed", player=f"<@{first.id}>") in text_of(game.table)
        agreed = SAY(
            "take-back-agreed-waiting",
            player=f"<@{player.id}>",
            what=card,
            awaited=f"<@{second.id}>",
        )
        assert agreed in text_of(game.hand(first))
        await game.press(second, "consent", on=game.table)
        assert (await evening.log())[-1] == TakenBack(game.seat(player))
        assert game.turn is player
        assert SAY("take-back-done", player=f"<@{player.id}>", what=card) in text_of(game.table)
        assert "consent" not in verbs(game.table)
        assert "consent" not in verbs(game.hand(first))
        assert len(offers(game.hand(player), "card")) > 0
        await game.play()
        assert game.turn is first
        assert SAY("take-back-done", player=f"<@{player.id}>", what=card) not in text_of(game.table)
        assert evening.table().game == await evening.replayed()


async def test_a_take_back_can_be_refused(evening: Evening) -> None:
    async with evening:
        game, player, card = await misclicked(evening)
        opponent = game.after(player, 3)
        await player.press(game.hand(player), "take-back")
        await opponent.press(game.hand(opponent), "object")
        assert (await evening.log())[-1] == Answered(
            "take-back", player.id, game.seat(opponent), agree=False
        )
        told = SAY("take-back-refused", by=f"<@{opponent.id}>", player=f"<@{player.id}>", what=card)
        assert told in text_of(game.table)
        assert "take-back" not in verbs(game.hand(player))
        await game.play()
        assert told not in text_of(game.table)


async def test_the_next_card_removes_the_button_and_ends_a_request(
    evening: Evening,
) -> None:
    async with evening:
        game, player, card = await misclicked(evening)
        hand = game.hand(player)
        await player.press(hand, "take-back")
        await game.play()
        overtaken = SAY("take-back-overtaken", player=f"<@{player.id}>", what=card)
        assert overtaken in text_of(game.table)
        assert "consent" not in verbs(game.table)
        assert "take-back" not in verbs(hand)


async def test_pressing_as_the_next_card_is_played_is_too_late(
    evening: Evening,
) -> None:
    async with evening:
        game, player, _ = await misclicked(evening)
        hand, following = game.hand(player), game.turn
        card = offers(game.hand(following), "card")[0].custom_id.argument
        async with evening.cafe.at_once():
            await following.press(game.hand(following), "card", card)
            await player.press(hand, "take-back")
        assert SAY("refusal-take-back-late") in text_of(hand)
        assert not TakingBack.of(evening.table()).asked


async def test_an_expired_button_says_so_and_is_removed(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(DeliveryBudget, "has_plenty_of_room", lambda *_: False)
    async with evening:
        game, player, _ = await misclicked(evening)
        hand = game.hand(player)
        await game.play()
        assert "take-back" in verbs(hand)
        await player.press(hand, "take-back")
        assert SAY("refusal-take-back-late") in text_of(hand)
        assert "take-back" not in verbs(hand)
        assert not TakingBack.of(evening.table()).asked


@pytest.mark.slow
async def test_only_opponents_may_answer(evening: Evening) -> None:
    async with evening:
        game, player, _ = await misclicked(evening)
        (eve,) = evening.people("Eve")
        partner = game.after(player, 2)
        await player.press(game.hand(player), "take-back")
        table = game.table
        await refused(evening, eve.press(table, "consent"), "not-seated")
        await refused(evening, partner.press(table, "consent"), "not-yours-to-answer")
        await refused(evening, player.press(table, "object"), "not-yours-to-answer")
        assert TakingBack.of(evening.table()).asked


@pytest.mark.slow
async def test_a_request_survives_a_restart_and_expires(evening: Evening) -> None:
    async with evening:
        game, player, card = await misclicked(evening)
        await player.press(game.hand(player), "take-back")
        kept = await evening.log()
        await evening.restart()
        assert TakingBack.of(evening.table()).asker is game.seat(player)
        assert await evening.log() == kept
        first = game.after(player)
        await first.press(game.table, "consent")
        await evening.restart()
        await evening.cafe.env.advance_time(RESUME_DELAY.total_seconds() + ANSWER_SECONDS + 1)
        assert (await evening.log())[-1] == Lapsed("take-back", player.id)
        lapsed = SAY("take-back-lapsed", player=f"<@{player.id}>", what=card)
        assert lapsed in text_of(game.table)
        await evening.restart()
        assert evening.table() == await evening.kept()
        assert game.turn is first


async def test_the_request_names_the_call(evening: Evening) -> None:
    async with at_table(evening) as game:
        player = game.turn
        await game.press(player, "pass")
        await player.press(game.hand(player), "take-back")
        passed = SAY("take-back-call", call=SAY("auction-pass"))
        assert passed in text_of(game.table)
        for places in (1, 3):
            await game.after(player, places).press(game.table, "consent")
        assert game.turn is player
        assert SAY("take-back-done", player=f"<@{player.id}>", what=passed) in text_of(game.table)


async def test_the_host_can_forbid_taking_back_in_the_lobby(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await alice.slash("contree start")
        lobby = evening.cafe.newest()
        page = await alice.press(lobby, "setup")
        (allowed,) = offers(page, "take-backs")
        assert allowed.label == SAY("take-backs-button", allowed="yes")
        forged = evening.cafe.leftover(allowed.custom_id.text)
        told = await bob.press(forged)
        assert SAY("refusal-not-host", user=f"<@{alice.id}>") in text_of(told)
        await alice.press(page, "take-backs")
        (allowed,) = offers(page, "take-backs")
        assert allowed.label == SAY("take-backs-button", allowed="no")
        await alice.press(page, "take-backs")
        assert TakingBack.of(evening.table()).allowed


async def test_the_button_is_removed_once_a_computer_played_a_card(
    evening: Evening,
) -> None:
    async with evening.with_people("Alice") as (alice,):
        await alice.slash("contree start")
        # Alone with computers a game is unrated unless that is asked for, and this goes back.
        await alice.press(evening.cafe.newest(), "rated")
        await alice.press(evening.cafe.newest(), "fill")
        game = Game(evening, {Seat.SOUTH: alice})
        hand = game.hand(alice)
        await game.play_until(Phase.PLAY)
        await game.play()
        last = TakingBack.of(evening.table()).last
        assert last is not None
        assert last.final is Finality.FOLLOWED
        assert "take-back" not in verbs(hand)
