"""Pictures on messages: sent once, kept by edits, and only where a server has chosen them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
import simcord
from structlog.testing import capture_logs

from bot.discord_api.taken_away import TakenAway
from bot.i18n import words
from bot.i18n.words import DOT
from bot.settings import Settings
from bot.tables.table_settings import Pictures
from cogs.table.score import deal_title
from cogs.ui.big_moment import big_moment
from cogs.ui.people import team_scores
from engine.cards import Trump
from engine.contract import Bid
from engine.seats import Seat
from engine.state import GameState, Phase
from tests.cogs.auctions import bid_and_passes, in_play
from tests.cogs.evening import Evening
from tests.cogs.players.test_kick import kick
from tests.cogs.playing import NAMES, Game, at_table, offers, sit_down, take_seats
from tests.cogs.settings.test_settings import manager
from tests.cogs.taken_away import taken_away
from tests.rig.plugin import OpenCafe
from tests.rig.screens import buttons_of, pictures_of, selects_of, text_of
from tests.rig.ways import setup

SAY = words("fr")


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
    page = await setup(zoe, "tables")
    await zoe.choose(page, pictures.value, verb="settings-pictures")
    (menu,) = [each for each in selects_of(page) if each.custom_id.verb == "settings-pictures"]
    assert menu.chosen == (pictures.value,)


@asynccontextmanager
async def with_pictures(
    evening: Evening, pictures: Pictures, **options: object
) -> AsyncIterator[Game]:
    """Four people at a table that is drawn as their server has chosen."""
    async with evening:
        await choose(evening, pictures)
        yield await sit_down(evening, *NAMES, channel=None, bold=False, **options)


async def finish_trick(game: Game) -> None:
    while True:
        await game.play()
        deal = game.evening.table().game
        assert deal is not None
        assert deal.deal is not None
        if deal.deal.trick is None or not deal.deal.trick.plays:
            return


@pytest.mark.slow
async def test_the_table_can_be_drawn_after_every_card(evening: Evening) -> None:
    async with with_pictures(evening, Pictures.CARDS) as game:
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


@pytest.mark.slow
async def test_the_table_can_be_drawn_after_every_trick(evening: Evening) -> None:
    async with with_pictures(evening, Pictures.TRICKS) as game:
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


@pytest.fixture
def drawn(open_cafe: OpenCafe, settings: Settings) -> Evening:
    """A café whose bot draws tables as it does where nobody chooses."""
    usual = Settings.model_fields["table_pictures"].default
    return Evening(open_cafe, settings.model_copy(update={"table_pictures": usual}))


async def test_by_default_the_table_is_drawn_after_every_trick(drawn: Evening) -> None:
    async with at_table(drawn) as game:
        assert drawn.table().opened.pictures is Pictures.TRICKS
        await bid_and_passes(game)
        (begun,) = files(game.table)
        await game.play()
        assert files(game.table) == [begun]
        assert SAY("pictures-scores", scores="")[:8] in description(game.table)


async def test_a_server_that_chose_text_keeps_it(drawn: Evening) -> None:
    async with drawn:
        await choose(drawn, Pictures.NONE)
        await sit_down(drawn, *NAMES)
        assert drawn.table().opened.pictures is Pictures.NONE


async def test_without_attach_files_nothing_is_drawn_and_nothing_fails(
    drawn: Evening,
) -> None:
    async with drawn:
        drawn.cafe.forbid("attach_files")
        game = await sit_down(drawn, *NAMES)
        assert description(game.table) == ""
        assert SAY("table-deal", number=1, dealer=Seat.WEST)[:7] in text_of(game.table)


@pytest.mark.slow
async def test_what_the_picture_shows_is_not_repeated_in_text(drawn: Evening) -> None:
    async with in_play(drawn) as game:
        await game.play()
        deal = SAY("table-deal", number=1, dealer=Seat.WEST).partition(DOT)[0]
        assert deal in description(game.table)
        assert deal not in text_of(game.table)
        assert SAY("hand-trick", plays="", seat=game.seat(game.turn))[:12] in text_of(game.table)
        await finish_trick(game)
        assert SAY("hand-trick", plays="", seat=Seat.WEST)[:12] not in text_of(game.table)


async def test_the_lobby_picture_shows_who_sits_where(drawn: Evening) -> None:
    async with drawn.with_people("Alice", "Bob") as (alice, bob):
        await take_seats(drawn, [alice, bob])
        lobby = drawn.cafe.newest()
        assert len(files(lobby)) == 1
        for name, seat in (("Alice", Seat.SOUTH), ("Bob", Seat.WEST)):
            assert SAY("pictures-seat", seat=seat, player=name) in description(lobby)
        seats = {button.label for button in buttons_of(lobby)} & {
            SAY(f"lobby-button-{what}", seat=seat)
            for seat, what in zip(
                Seat, ("sit-at", "sit-at", "stand-from", "stand-from"), strict=True
            )
        }
        assert len(seats) == 4
        assert "S’asseoir en Nord" in seats
        await alice.press(lobby, "fill")
        (left,) = [each for each in drawn.cafe.posted() if each.id == lobby.id]
        assert description(left) == ""
        assert files(left) == []


@pytest.mark.slow
async def test_only_special_moments_have_their_own_picture(drawn: Evening) -> None:
    async with at_table(drawn, bold=True, target=3000) as game:
        seen = set()
        for _ in range(6):
            await game.play_until(Phase.OVER, None)
            table = drawn.table()
            if game.phase is None or table.game is None:
                break
            moment = big_moment(table.rules, table.game)
            assert bool(description(game.table)) == (moment is not None)
            assert len(files(game.table)) == (moment is not None)
            if moment is not None:
                assert SAY(f"pictures-moment-{moment.kind}") in description(game.table)
                _in_the_picture_alone(game.table, table.game)
            seen.add(moment is not None)
            if len(seen) > 1:
                break
            await game.go_on()
        assert seen == {True, False}


def _in_the_picture_alone(message: simcord.ResponseMessage, game: GameState) -> None:
    """The deal's contract and the game's score, which the words below do not repeat."""
    line, told = game.sheet[-1], text_of(message)
    deal, total = deal_title(line.number, line.settlement, SAY), team_scores(game.scores, SAY)
    assert all(said in description(message) for said in (deal.partition(",")[0], total))
    assert deal not in told
    named = (SAY("score-row-deal"), SAY("score-row-total"))
    rows = [row.split()[0] for row in told.splitlines() if row.startswith(named)]
    assert rows == [SAY("score-row-deal")]


async def test_a_text_table_has_no_pictures(evening: Evening) -> None:
    async with in_play(evening) as game:
        await game.open_hands()
        await game.play()
        shown = [game.table, *(game.hand(person) for person in game.people.values())]
        assert [files(message) for message in shown] == [[]] * 5
        assert [description(message) for message in shown] == [""] * 5


async def test_a_hand_is_drawn_for_its_owner(evening: Evening) -> None:
    async with with_pictures(evening, Pictures.TRICKS) as game:
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


@pytest.mark.slow
async def test_a_finished_game_shows_its_score_curve(evening: Evening) -> None:
    async with with_pictures(evening, Pictures.TRICKS, target=50) as game:
        await game.play_until(None)
        table = evening.table()
        assert table.game is not None
        told = SAY("pictures-of-game", deals=len(table.game.sheet), scores="")
        assert description(game.table).startswith(told[:20])
        assert len(files(game.table)) == 1
        person = next(iter(game.people.values()))
        assert SAY("game-records") in text_of(await person.press(game.table, "details"))


@pytest.mark.slow
async def test_a_finished_deal_has_no_picture(evening: Evening) -> None:
    async with with_pictures(evening, Pictures.TRICKS, target=3000) as game:
        await game.play_until(Phase.PLAY)
        assert files(game.table)
        await game.play_until(Phase.OVER)
        assert files(game.table) == []
        assert description(game.table) == ""


@pytest.mark.slow
async def test_pictures_survive_a_restart(evening: Evening) -> None:
    async with with_pictures(evening, Pictures.TRICKS) as game:
        await bid_and_passes(game)
        await evening.restart()
        assert len(files(game.table)) == 1
        await game.open_hands()
        await game.play()
        assert len(files(game.table)) == 1
        assert description(game.table)


async def test_when_files_are_refused_the_table_continues_as_text(evening: Evening) -> None:
    async with with_pictures(evening, Pictures.CARDS) as game:
        evening.cafe.env.inject_error("PATCH", "/channels/*", status=403, code=50013, times=1)
        with capture_logs() as told:
            await game.press(game.turn, "bid", "80S")
        assert taken_away(told) == {TakenAway.PICTURE}
        assert SAY.bid_short(Bid(80, Trump.SPADES)) in text_of(game.table)
        assert description(game.table) == ""
        assert files(game.table) == []
        await game.press(game.turn, "pass")
        assert description(game.table), "his press has told that files may be sent"


async def test_a_table_opened_without_attach_files_is_text(evening: Evening) -> None:
    async with evening:
        await choose(evening, Pictures.CARDS)
        evening.cafe.forbid("attach_files")
        await sit_down(evening, *NAMES)
        assert evening.table().opened.pictures is Pictures.NONE


@pytest.mark.slow
async def test_a_player_who_lost_their_seat_keeps_no_picture_of_the_hand(evening: Evening) -> None:
    async with with_pictures(evening, Pictures.TRICKS) as game:
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


@pytest.mark.slow
async def test_a_past_trick_is_drawn_as_its_player_saw_it(evening: Evening) -> None:
    async with with_pictures(evening, Pictures.TRICKS) as game:
        await bid_and_passes(game)
        await game.play_until(Phase.OVER)
        alice, told = game.people[Seat.SOUTH], evening.table().game
        assert told is not None
        assert told.deal is not None
        await alice.press(game.table, "review")
        page = alice.newest_private()
        assert description(page) == ""
        await alice.press(page, "review", "1-1-1-n")
        first, second, *_ = told.deal.tricks
        held = told.deal.dealt[Seat.SOUTH].cards
        for play in first.plays:
            assert SAY.card(play.card) in description(page)
        left = [card for card in held if card not in {play.card for play in first.plays}]
        assert len(left) == 7
        assert all(SAY.card(card) in description(page) for card in left)
        assert SAY("score-review-hand", cards="") not in text_of(page)
        await alice.press(page, "review", "1-1-2-n")
        assert all(SAY.card(play.card) in description(page) for play in second.plays)
        assert SAY("pictures-past-trick", plays="")[:8] in description(page)
        await alice.press(page, "review", "1-1-f")
        assert description(page) == ""
        assert SAY("score-review-auction") in text_of(page)
