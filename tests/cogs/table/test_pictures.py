"""Pictures on messages: sent once, kept by edits, and only where a server has chosen them."""

import simcord

from bot.i18n import words
from bot.tables.table_settings import Pictures
from engine.cards import Trump
from engine.contract import Bid
from engine.seats import Seat
from engine.state import Phase
from tests.cogs.auctions import bid_and_passes
from tests.cogs.evening import Evening
from tests.cogs.players.test_kick import kick
from tests.cogs.playing import Game, offers, sit_down
from tests.cogs.settings.test_settings import manager
from tests.rig.screens import pictures_of, selects_of, text_of

SAY = words("fr")
NAMES = ("Alice", "Bob", "Chloe", "David")


def description(message: simcord.ResponseMessage) -> str:
    """The words of the picture of a message; nothing where it shows none."""
    told = pictures_of(message)
    assert len(told) <= 1
    return "".join(told)


def files(message: simcord.ResponseMessage) -> list[int]:
    """The numbers of what is attached to a message: a new file has a new one."""
    return [attachment.id for attachment in message.attachments]


async def choose(evening: Evening, pictures: Pictures) -> None:
    zoe = manager(evening)
    page = await zoe.slash("contree settings")
    await zoe.choose(page, pictures.value, verb="settings-pictures")
    (menu,) = [each for each in selects_of(page) if each.custom_id.verb == "settings-pictures"]
    assert menu.chosen == (pictures.value,)


async def finish_trick(game: Game) -> None:
    while True:
        await game.play()
        deal = game.evening.table().game
        assert deal is not None
        assert deal.deal is not None
        if deal.deal.trick is None or not deal.deal.trick.plays:
            return


async def test_a_table_is_drawn_at_each_card_where_that_was_chosen(evening: Evening) -> None:
    async with evening:
        await choose(evening, Pictures.CARDS)
        game = await sit_down(evening, *NAMES)
        (first,) = files(game.table)
        assert SAY("pictures-no-bid") in description(game.table)
        await bid_and_passes(game)
        (second,) = files(game.table)
        assert second != first
        await game.open_hands()
        assert files(game.table) == [second], "nothing has changed for the others"
        await game.play()
        (third,) = files(game.table)
        assert third != second
        for name in NAMES:
            assert f"\N{NO-BREAK SPACE}: {name}." in description(game.table)


async def test_a_table_is_drawn_at_each_trick_where_that_was_chosen(evening: Evening) -> None:
    async with evening:
        await choose(evening, Pictures.TRICKS)
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        (begun,) = files(game.table)
        await game.play()
        assert files(game.table) == [begun]
        assert description(game.table)
        await finish_trick(game)
        (after_trick,) = files(game.table)
        assert after_trick != begun
        await game.play()
        assert files(game.table) == [after_trick]


async def test_without_a_choice_there_is_no_picture_anywhere(evening: Evening) -> None:
    async with evening:
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        await game.open_hands()
        await game.play()
        shown = [game.table, *(game.hand(person) for person in game.people.values())]
        assert [files(message) for message in shown] == [[]] * 5
        assert [description(message) for message in shown] == [""] * 5


async def test_a_hand_is_drawn_for_its_owner(evening: Evening) -> None:
    async with evening:
        await choose(evening, Pictures.TRICKS)
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        await game.open_hands()
        person = game.turn
        before = game.hand(person)
        (first,) = files(before)
        held = offers(before, "card")
        assert SAY("pictures-held", cards="")[:-2] in description(before)
        await game.play()
        (second,) = files(game.hand(person))
        assert second != first
        named = {button.label for button in held} - {
            button.label for button in offers(game.hand(person), "card")
        }
        assert named, "a card was played"


async def test_the_game_ends_with_its_curve(evening: Evening) -> None:
    async with evening:
        await choose(evening, Pictures.TRICKS)
        game = await sit_down(evening, *NAMES, target=50)
        await game.play_until(None)
        table = evening.table()
        assert table.game is not None
        told = SAY("pictures-of-game", deals=len(table.game.sheet), scores="")
        assert description(game.table).startswith(told[:20])
        assert len(files(game.table)) == 1
        assert SAY("game-records") in text_of(game.table)


async def test_a_deal_that_is_over_has_no_picture_left(evening: Evening) -> None:
    async with evening:
        await choose(evening, Pictures.TRICKS)
        game = await sit_down(evening, *NAMES, target=3000)
        await game.play_until(Phase.PLAY)
        assert files(game.table)
        await game.play_until(Phase.OVER)
        assert files(game.table) == []
        assert description(game.table) == ""


async def test_a_picture_outlives_a_restart(evening: Evening) -> None:
    async with evening:
        await choose(evening, Pictures.TRICKS)
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        await evening.restart()
        assert len(files(game.table)) == 1
        await game.open_hands()
        await game.play()
        assert len(files(game.table)) == 1
        assert description(game.table)


async def test_where_files_are_refused_the_table_goes_on_in_words(evening: Evening) -> None:
    async with evening:
        await choose(evening, Pictures.CARDS)
        game = await sit_down(evening, *NAMES)
        evening.cafe.env.inject_error("PATCH", "/channels/*", status=403, code=50013, times=1)
        await game.press(game.turn, "bid", "80S")
        assert SAY.bid_short(Bid(80, Trump.SPADES)) in text_of(game.table)
        assert description(game.table) == ""
        assert files(game.table) == []
        await game.press(game.turn, "pass")
        assert description(game.table), "his press has told that files may be sent"


async def test_a_table_opened_where_files_may_not_be_sent_has_no_pictures(evening: Evening) -> None:
    async with evening:
        await choose(evening, Pictures.CARDS)
        evening.cafe.forbid("attach_files")
        await sit_down(evening, *NAMES)
        assert evening.table().opened.pictures is Pictures.NONE


async def test_who_has_lost_his_seat_keeps_no_picture_of_his_hand(evening: Evening) -> None:
    async with evening:
        await choose(evening, Pictures.TRICKS)
        game = await sit_down(evening, *NAMES)
        await bid_and_passes(game)
        host = game.people[Seat.SOUTH]
        while game.turn is host:
            await game.play()
        whom = game.turn
        hand = game.hand(whom)
        assert files(hand)
        await whom.press(await whom.slash("contree leave"), "leave")
        await kick(game, host, whom)
        assert text_of(hand) == SAY("kick-told")
        assert files(hand) == []
