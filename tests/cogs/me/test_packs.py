"""Cards as emojis of the bot's application, in the pack that a player has chosen."""

import re

import pytest
from simcord.backend.errors import BackendError

from bot.discord_api.application_emojis import (
    PATIENCE,
    ApplicationEmojis,
    EmojiProgress,
    find_card_emojis,
    sync_emojis,
)
from bot.discord_api.card_emojis import EmojiKey, all_emojis, emoji_named
from bot.i18n import words
from bot.i18n.game_values import SUIT_SYMBOLS
from bot.pictures.packs import DEFAULT, PicturePack
from bot.storage.preferences import PlayerPreferences
from engine.cards import Card, Suit
from engine.state import Phase
from tests.cogs.auctions import bid_and_passes
from tests.cogs.evening import Evening
from tests.cogs.me.test_me import kept
from tests.cogs.playing import NAMES, Game, at_table, offers, sit_down
from tests.rig.people import Person
from tests.rig.screens import Button, buttons_of, text_of

SAY = words("fr")
MARKUP = re.compile(r"<:([a-z0-9_]+):(\d+)>")


def ignore_progress(_: EmojiProgress) -> None:
    """Listen to nobody."""


def put_all(evening: Evening) -> None:
    """Let the emojis be at Discord before the bot asks for them."""
    for key in all_emojis():
        evening.cafe.env.backend.create_application_emoji(key.name)


def signs_in(text: str) -> list[EmojiKey]:
    """The signs that a text shows."""
    found = [emoji_named(name) for name, _ in MARKUP.findall(text)]
    return [key for key in found if key]


def card_buttons(game: Game, person: Person) -> list[Button]:
    return [button for button in buttons_of(game.hand(person)) if button.custom_id.verb == "card"]


async def to_the_play(evening: Evening) -> tuple[Game, Person]:
    game = await sit_down(evening, *NAMES)
    await bid_and_passes(game)
    return game, game.turn


async def test_without_emojis_cards_are_letters_and_suit_symbols(evening: Evening) -> None:
    async with evening:
        game, player = await to_the_play(evening)
        for button in card_buttons(game, player):
            card = Card.parse(button.custom_id.argument)
            assert (button.label, button.emoji) == (SAY.card_short(card), "")
        await game.play()
        assert MARKUP.findall(text_of(game.table) + text_of(game.hand(player))) == []


async def test_hand_buttons_and_the_trick_show_emojis(evening: Evening) -> None:
    put_all(evening)
    async with evening:
        game, player = await to_the_play(evening)
        for button in card_buttons(game, player):
            card = Card.parse(button.custom_id.argument)
            assert emoji_named(button.emoji) == EmojiKey(card, DEFAULT, "fr")
            assert button.label == ""
        played = offers(game.hand(player), "card")[0].custom_id.argument
        await game.press(player, "card", played)
        assert EmojiKey(Card.parse(played), DEFAULT, "fr") in signs_in(text_of(game.table))
        assert signs_in(text_of(game.hand(game.turn)))


async def test_bid_buttons_show_their_suits_as_emojis(evening: Evening) -> None:
    put_all(evening)
    async with at_table(evening) as game:
        suits = []
        for button in offers(game.hand(game.turn), "bid"):
            key = emoji_named(button.emoji)
            assert key is not None
            assert (button.label, key.language) == ("80", "fr")
            assert button.custom_id.argument == f"80{key.shown}"
            suits.append(key.shown)
        assert suits == list(Suit)
        await game.press(game.turn, "kind", "capot")
        assert [b.label for b in offers(game.hand(game.turn), "bid")] == ["Capot"] * len(Suit)


async def test_without_emojis_bid_buttons_have_suit_symbols(evening: Evening) -> None:
    async with at_table(evening) as game:
        shown = {(b.label, b.emoji) for b in offers(game.hand(game.turn), "bid")}
        assert shown == {(f"80\N{NO-BREAK SPACE}{SUIT_SYMBOLS[suit]}", "") for suit in Suit}


@pytest.mark.slow
async def test_a_whole_deal_is_played_with_emojis(evening: Evening) -> None:
    put_all(evening)
    async with evening:
        game, _ = await to_the_play(evening)
        while game.phase is Phase.PLAY:
            await game.play()
        assert evening.table().between_deals
        assert evening.table().game == await evening.replayed()


async def test_private_hands_use_the_owners_pack_and_the_table_the_default(
    evening: Evening,
) -> None:
    put_all(evening)
    async with at_table(evening) as game:
        alice = next(iter(game.people.values()))
        page = await alice.slash("contree me")
        await alice.choose(page, PicturePack.GERMAN, verb="me-pack")
        assert {key.pack for key in signs_in(text_of(page))} == {PicturePack.GERMAN}
        await bid_and_passes(game)
        for person in game.people.values():
            await game.press(person, "hand", on=game.table)
            shown = [emoji_named(button.emoji) for button in card_buttons(game, person)]
            pack = PicturePack.GERMAN if person is alice else DEFAULT
            assert {key and key.pack for key in shown} == {pack}
        await game.play()
        assert {key.pack for key in signs_in(text_of(game.table))} == {DEFAULT}


async def test_a_chosen_pack_survives_a_restart(evening: Evening) -> None:
    put_all(evening)
    async with evening.with_people("Alice") as (alice,):
        page = await alice.slash("contree me")
        await alice.choose(page, PicturePack.LARGE, verb="me-pack")
        await evening.restart()
        assert await kept(evening, alice) == PlayerPreferences(pack=PicturePack.LARGE)
        page = await alice.slash("contree me")
        assert {key.pack for key in signs_in(text_of(page))} == {PicturePack.LARGE}


@pytest.mark.slow
async def test_emojis_are_synchronised_with_discord(evening: Evening) -> None:
    async with evening:
        backend, store = evening.cafe.env.backend, ApplicationEmojis(evening.bot)
        backend.create_application_emoji("party")
        former = backend.create_application_emoji(next(all_emojis()).spoken + "_ffff")
        assert (await sync_emojis(store, ignore_progress)).done
        names = {emoji.name for emoji in backend.application_emojis.values()}
        assert names == {"party", *(key.name for key in all_emojis())}
        assert former.id not in backend.application_emojis
        requests = len(backend.http_requests)
        assert (await sync_emojis(store, ignore_progress)).steps == (0, 0)
        assert len(backend.http_requests) == requests + 1  # it has only looked
        book = await find_card_emojis(evening.bot)
        assert book is not None
        assert book.count == 8


@pytest.mark.slow
async def test_a_failed_upload_loses_nothing(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with evening:
        backend, store = evening.cafe.env.backend, ApplicationEmojis(evening.bot)
        create = backend.create_application_emoji

        def full(name: str, *, animated: bool = False) -> object:
            if len(backend.application_emojis) >= 10:
                raise BackendError(400, 30008, "Maximum number of emojis reached (10)")
            return create(name, animated=animated)

        monkeypatch.setattr(backend, "create_application_emoji", full)
        end = await sync_emojis(store, ignore_progress)
        assert (end.put, end.refused, end.done) == (10, PATIENCE, False)
        book = await find_card_emojis(evening.bot)
        assert book is not None
        assert book.count == 0  # no pack is whole
        monkeypatch.setattr(backend, "create_application_emoji", create)
        end = await sync_emojis(store, ignore_progress)
        assert end.done
        assert end.put == end.wanted - 10
