"""The host draws for partners: everybody sees the cards, in words or on the picture."""

import pytest

from bot.i18n import LANGUAGES, words
from bot.pictures.table import TablePicture
from bot.tables.partners import PartnersSeated
from bot.tables.requests import DrawPartners, Start
from bot.tables.table import Table
from cogs.lobby import lobby_page
from cogs.table.pages import public
from cogs.ui.table_pictures import lobby_illustration
from engine.cards import Rank
from engine.seats import Seat
from engine.variants import find_variant
from tests.bot.tables.evening import ANNA
from tests.bot.tables.test_partners import evening_of
from tests.cogs.drawing import drawn, texts
from tests.cogs.evening import Evening
from tests.cogs.playing import verbs
from tests.rig.screens import text_of


async def test_the_host_draws_once_all_seats_are_taken(evening: Evening) -> None:
    async with evening.with_people("Alice", "Bob") as (alice, bob):
        await alice.slash("contree start", game="belote")
        lobby = evening.cafe.newest()
        await bob.press(lobby, "sit", "east")
        assert "draw-partners" not in verbs(lobby)
        await alice.press(lobby, "add-computer")
        await alice.press(lobby, "add-computer")
        assert "draw-partners" in verbs(lobby)
        say = words("fr").playing(find_variant("belote"))
        assert say("refusal-not-host", user=f"<@{alice.id}>") in text_of(
            await bob.press(lobby, "draw-partners")
        )
        await alice.press(lobby, "draw-partners")
        shown = PartnersSeated.of(evening.table()).shown
        assert set(shown) == set(Seat)
        told = text_of(lobby)
        assert all(say("play-card", seat=seat, card=card) in told for seat, card in shown.items())
        dealer = PartnersSeated.of(evening.table()).first_dealer
        assert dealer is not None
        assert say("partners-deals", dealer=dealer) in told
        await alice.press(lobby, "start")
        game = evening.table().game
        assert game is not None
        assert game.dealer is dealer
        assert say("table-deal", number=1, dealer=dealer) in text_of(evening.cafe.newest())


def drawn_table(variant: str) -> Table:
    """A lobby after the draw."""
    evening = evening_of(variant)
    evening.ask(ANNA, DrawPartners())
    return evening.table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("variant", ["belote", "clabber", "contree"])
def test_the_cards_are_told_in_every_language_and_lie_on_the_picture(
    variant: str, language: str
) -> None:
    table = drawn_table(variant)
    say = words(language).playing(table.rules)
    cards = PartnersSeated.of(table).shown
    told = texts(drawn(lobby_page(table, say)))
    assert all(say("play-card", seat=seat, card=card) in told for seat, card in cards.items())
    picture = lobby_illustration(table, say, lambda _: "Anna")
    assert picture is not None
    assert isinstance(picture.picture, TablePicture)
    assert {laid.seat: laid.card for laid in picture.picture.trick} == cards


@pytest.mark.parametrize("seed", range(4))
def test_the_table_tells_the_first_jack_alone(seed: int) -> None:
    evening = evening_of("clabber", seed)
    evening.ask(ANNA, DrawPartners())
    drawn_cards = PartnersSeated.of(evening.table).cards
    evening.ask(ANNA, Start())
    table = evening.table
    assert table.game is not None
    say = words("fr").playing(table.rules)
    seat, card = next(draw for draw in drawn_cards if draw[1].rank is Rank.JACK)
    jack = say("play-card", seat=seat, card=card)
    line = say("table-drawn-first-jack", draws=jack, dealer=seat)
    assert line in texts(drawn(public(table, say)))
