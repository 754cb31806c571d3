"""The hands: opened by a press, kept up to date while they can be, each on one message alone."""

from datetime import timedelta

import pytest

from bot.i18n import words
from cogs.ui.delivery.writer import TOKEN_LIFE
from engine.actions import PlayCard, Refusal
from engine.state import Phase
from engine.view import DealView, view
from tests.cogs.auctions import all_pass, bid_and_passes, in_play
from tests.cogs.evening import Evening
from tests.cogs.mentions import named
from tests.cogs.playing import Game, at_table, offers, take_seats
from tests.cogs.secrets import EDIT_OF_SOURCE, held
from tests.rig.people import Person
from tests.rig.screens import buttons_of, text_of


def by_token(evening: Evening, since: int = 0) -> list[str]:
    """The paths of what went to Discord by somebody's token, answers left out."""
    return [
        request.path
        for request in evening.cafe.env.http_requests[since:]
        if request.path.startswith("/webhooks/")
    ]


async def test_hands_are_sent_to_players_who_pressed_in_the_lobby(evening: Evening) -> None:
    async with at_table(evening) as game:
        for person in game.people.values():
            (hand,) = person.private()
            assert named(text_of(hand)) == held(evening.table(), game.seat(person))
            assert hand.id > game.table.id


async def test_the_hand_command_opens_a_hand(evening: Evening) -> None:
    async with at_table(evening, "Alice") as game:
        (alice,) = game.people.values()
        (first,) = alice.private()
        answer = await alice.press(game.table, "hand")
        assert answer.ephemeral
        (second,) = alice.private()
        assert second.id != first.id
        assert named(text_of(second)) == held(evening.table(), game.seat(alice))


async def test_an_expired_press_gets_no_hand(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(evening, [alice, bob])
        await evening.skip(TOKEN_LIFE)
        sent = len(evening.cafe.env.http_requests)
        await alice.press(evening.cafe.newest(), "fill")
        assert len(alice.private()) == 1
        assert bob.private() == []
        asked = evening.cafe.env.backend.interactions.values()
        bobs = {each.token for each in asked if each.user_id == bob.id}
        assert not [path for path in by_token(evening, sent) if path.split("/")[3] in bobs]


async def test_a_press_just_before_expiry_gets_a_hand(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(evening, [alice, bob])
        await evening.skip(TOKEN_LIFE - timedelta(seconds=1))
        await alice.press(evening.cafe.newest(), "fill")
        assert len(bob.private()) == 1


async def test_a_hand_is_redrawn_when_its_turn_comes(evening: Evening) -> None:
    async with in_play(evening) as game:
        leader, second = game.turn, game.after(game.turn)
        hand = game.hand(second)
        assert offers(hand, "card") == ()
        await game.press(leader, "card", offers(game.hand(leader), "card")[0].custom_id.argument)
        assert offers(hand, "card")
        assert offers(game.hand(leader), "card") == ()


async def test_a_press_on_a_hand_updates_that_message_at_once(evening: Evening) -> None:
    """By the answer itself: what is sent afterwards counts towards a limit of its own."""
    async with in_play(evening) as game:
        for _ in range(5):
            player, sent = game.turn, len(evening.cafe.env.http_requests)
            await game.play()
            answers = [
                request.json["type"]
                for request in evening.cafe.env.http_requests[sent:]
                if request.json and request.path.startswith("/interactions/")
            ]
            assert answers == [EDIT_OF_SOURCE]
            hand = f"/messages/{game.hand(player).id}"
            assert not [path for path in by_token(evening, sent) if path.endswith(hand)]


async def test_a_hand_with_an_expired_token_is_left_alone(evening: Evening) -> None:
    async with in_play(evening) as game:
        leader, second = game.turn, game.after(game.turn)
        old = text_of(game.hand(second)), buttons_of(game.hand(second))
        await evening.skip(TOKEN_LIFE)
        sent = len(evening.cafe.env.http_requests)

        await game.press(leader, "card", offers(game.hand(leader), "card")[0].custom_id.argument)

        assert by_token(evening, sent) == []
        assert (text_of(game.hand(second)), buttons_of(game.hand(second))) == old
        await second.press(game.table, "hand")
        assert by_token(evening, sent) == []  # nor is the old one taken away with it
        assert offers(game.hand(second), "card")
        await game.play()
        assert game.turn is game.after(second)


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (401, 50027), (500, 0)])
async def test_an_unreachable_hand_blocks_no_one(evening: Evening, status: int, code: int) -> None:
    async with in_play(evening) as game:
        second = game.after(game.turn)
        world = evening.cafe.env
        world.inject_error("*", "/webhooks/*", status=status, code=code, times=None)
        await game.play()
        assert game.turn is second
        assert offers(game.hand(second), "card") == ()
        world.backend.faults.clear()
        await second.press(game.table, "hand")
        await game.play()
        assert game.turn is game.after(second)


async def test_a_hand_that_is_gone_is_not_edited_again(evening: Evening) -> None:
    async with in_play(evening) as game:
        leader, second = game.turn, game.after(game.turn)
        gone = f"/messages/{game.hand(second).id}"
        evening.cafe.env.inject_error("PATCH", f"*{gone}", status=404, code=10008, times=None)
        sent = len(evening.cafe.env.http_requests)
        await game.play()
        tried = [path for path in by_token(evening, sent) if path.endswith(gone)]
        assert len(tried) == 1
        await leader.press(game.table, "pause")
        assert [path for path in by_token(evening, sent) if path.endswith(gone)] == tried


async def test_a_deal_reaches_those_whose_hands_cannot_be_sent(evening: Evening) -> None:
    async with at_table(evening) as game:
        await all_pass(game)
        evening.cafe.env.inject_error("*", "/webhooks/*", status=404, code=10015, times=None)
        await game.go_on()
        evening.cafe.env.backend.faults.clear()
        await game.open_hands()
        await bid_and_passes(game)
        await game.play()


async def test_a_hand_is_redrawn_until_its_token_expires(evening: Evening) -> None:
    async with in_play(evening) as game:
        leader, second = game.turn, game.after(game.turn)
        await game.open_hands()
        await evening.skip(TOKEN_LIFE - timedelta(seconds=1))
        await game.press(leader, "card", offers(game.hand(leader), "card")[0].custom_id.argument)
        assert offers(game.hand(second), "card")


async def test_a_hand_is_resent_below_each_new_deal(evening: Evening) -> None:
    async with at_table(evening) as game:
        before = {person: game.hand(person).id for person in game.people.values()}
        await all_pass(game)
        await game.go_on()
        for person in game.people.values():
            (hand,) = person.private()
            assert hand.id != before[person]
            assert hand.id > game.table.id
            assert named(text_of(hand)) == held(evening.table(), game.seat(person))


@pytest.mark.slow
async def test_a_player_has_one_live_hand(evening: Evening) -> None:
    async with at_table(evening) as game:
        player = game.turn
        for _ in range(3):
            await player.press(game.table, "hand")
            await player.slash("contree hand")
        (hand,) = player.private()
        await player.press(hand, "pass")
        assert player.private()[0].id == hand.id


@pytest.mark.slow
async def test_illegal_cards_are_disabled_with_their_reason(
    evening: Evening,
) -> None:
    async with in_play(evening) as game:
        read: set[Refusal] = set()
        while game.phase is Phase.PLAY:
            hand, deal = game.hand(game.turn), deal_seen_by(game, game.turn)
            cards = [button for button in buttons_of(hand) if button.custom_id.verb == "card"]
            playable = {str(action.card) for action in deal.legal if isinstance(action, PlayCard)}
            assert {card.custom_id.argument for card in cards} == set(map(str, deal.hand))
            assert {card.custom_id.argument for card in cards if not card.disabled} == playable
            for _, reason in deal.barred:
                assert deal.trick is not None
                led = deal.trick.plays[0].card.suit
                assert words("fr")(f"duty-{reason}", suit=led) in text_of(hand)
                read.add(reason)
            await game.play()
        assert Refusal.MUST_FOLLOW in read


async def test_hands_are_completed_during_the_doubling_phase(evening: Evening) -> None:
    async with at_table(evening, game="baloot") as game:
        table, bidder = evening.table(), game.turn
        assert table.game is not None
        assert table.game.deal is not None
        assert table.game.deal.turned is not None
        assert {len(held(table, game.seat(person))) for person in game.people.values()} == {5}
        await game.press(bidder, "bid", table.game.deal.turned.suit.value)
        for _ in range(4):  # nobody says sun, and the bidder keeps their hokum
            await game.press(game.turn, "pass")
        assert game.phase is Phase.AUCTION
        for person in game.people.values():
            cards = held(evening.table(), game.seat(person))
            assert len(cards) == 8
            assert cards <= named(text_of(game.hand(person)))


async def test_the_kitty_is_taken_when_trumps_are_named(evening: Evening) -> None:
    async with at_table(evening, game="tarabish") as game:
        for person in game.people.values():
            assert len(named(text_of(game.hand(person)))) == 6
        await game.press(game.turn, "bid", "H")
        for person in game.people.values():
            cards = {b.custom_id.argument for b in buttons_of(game.hand(person))}
            assert {str(card) for card in held(evening.table(), game.seat(person))} <= cards
            assert len(held(evening.table(), game.seat(person))) == 9


async def test_in_a_game_for_two_both_hands_show_the_open_cards(evening: Evening) -> None:
    async with at_table(evening, "Alice", "Bob", game="decouverte", target=50) as game:
        await game.play_until(Phase.PLAY)
        first, second = game.turn, game.after(game.turn)
        before = text_of(game.hand(second))
        card = offers(game.hand(first), "card")[0]
        await game.press(first, "card", card.custom_id.argument)
        assert text_of(game.hand(second)) != before
        await game.play()
        for person in (first, second):
            (other,) = set(game.people.values()) - {person}
            assert held(evening.table(), game.seat(other)) <= named(text_of(game.hand(person)))


def deal_seen_by(game: Game, person: Person) -> DealView:
    table = game.evening.table()
    assert table.game is not None
    deal = view(table.rules, table.game, game.seat(person)).deal
    assert deal is not None
    return deal
