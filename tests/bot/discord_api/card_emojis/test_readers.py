"""Words with signs for the cards, and without."""

from bot.discord_api.card_emojis import (
    CardEmojis,
    Emoji,
    EmojiKey,
    PackChoices,
    all_emojis,
    pack_of,
)
from bot.i18n import words
from bot.i18n.game_values import NO_SIGNS
from bot.pictures.packs import DEFAULT, PicturePack
from bot.storage.preferences import PlayerPreferences
from engine.cards import Card, Rank, Suit
from tests.bot.discord_api.card_emojis.emoji_stores import full_store, other_mark

ALICE, BOB, CAFE = 1, 2, 3
JACK = Card(Rank.JACK, Suit.HEARTS)
SAY = words("fr")


def markup(pack: PicturePack, language: str = "fr", card: Card = JACK) -> str:
    name = EmojiKey(card, pack, language).name
    (emoji,) = (emoji for emoji in full_store().emojis if emoji.name == name)
    return f"<:{emoji.name}:{emoji.id}>"


def readers(**chosen: PicturePack) -> PackChoices:
    known = PackChoices()
    known.found(CardEmojis(full_store().emojis))
    users = {"alice": ALICE, "bob": BOB}
    known.known({users[name]: PlayerPreferences(pack=pack) for name, pack in chosen.items()})
    return known


def test_without_emojis_the_words_are_those_of_everybody() -> None:
    assert PackChoices().publicly(SAY, CAFE) is SAY
    assert PackChoices().privately(SAY, ALICE) is SAY


def test_without_emojis_a_chosen_pack_changes_no_text() -> None:
    bare = PackChoices()
    bare.chose(ALICE, PlayerPreferences(pack=PicturePack.LARGE))
    say = bare.privately(SAY, ALICE)
    assert pack_of(say) is PicturePack.LARGE
    assert say("play-card", seat="Nord", card=JACK) == SAY("play-card", seat="Nord", card=JACK)
    assert say.cards([JACK]) == SAY.cards([JACK])


def test_a_text_shows_a_cards_emoji() -> None:
    say = readers().publicly(SAY, CAFE)
    sign = markup(DEFAULT)
    assert say("play-card", seat="Nord", card=JACK) == f"Nord\N{NO-BREAK SPACE}{sign}"
    assert say.cards([JACK]) == sign
    assert say.card_sign(JACK) == sign


def test_names_stay_text_and_labels_stay_letters() -> None:
    say = readers().publicly(SAY, CAFE)
    assert say.card_the(JACK) == "le valet de cœur"
    assert say("refusal-not-in-hand", card=JACK) == SAY("refusal-not-in-hand", card=JACK)
    assert say.card_short(JACK) == SAY.card_short(JACK)
    assert say.plain("play-card", seat="Nord", card=JACK) == SAY(
        "play-card", seat="Nord", card=JACK
    )


def test_private_texts_use_the_readers_pack_and_public_ones_the_default() -> None:
    known = readers(alice=PicturePack.GERMAN)
    assert known.privately(SAY, ALICE).card_sign(JACK) == markup(PicturePack.GERMAN)
    assert known.privately(SAY, BOB).card_sign(JACK) == markup(DEFAULT)
    assert known.publicly(SAY, CAFE).card_sign(JACK) == markup(DEFAULT)
    assert known.privately(words("en"), ALICE).card_sign(JACK) == markup(PicturePack.GERMAN, "en")


def test_a_server_chooses_the_pack_of_what_everybody_sees() -> None:
    known = readers()
    known.server_chose(CAFE, PicturePack.LARGE)
    assert known.publicly(SAY, CAFE).card_sign(JACK) == markup(PicturePack.LARGE)
    assert pack_of(known.publicly(SAY, CAFE)) is PicturePack.LARGE
    assert known.publicly(SAY, CAFE + 1).card_sign(JACK) == markup(DEFAULT)
    assert known.privately(SAY, BOB).card_sign(JACK) == markup(DEFAULT)
    known.server_chose(CAFE, "tarot")
    assert known.publicly(SAY, CAFE).card_sign(JACK) == markup(DEFAULT)


def test_a_pack_without_emojis_uses_a_related_packs() -> None:
    say = readers(alice=PicturePack.TRADITIONAL).privately(SAY, ALICE)
    assert pack_of(say) is PicturePack.TRADITIONAL
    assert say.card_sign(JACK) == markup(PicturePack.FRENCH)


def test_a_pack_that_exists_no_more_is_that_of_everybody() -> None:
    known = PackChoices()
    known.known({ALICE: PlayerPreferences(pack="tarot")})
    assert pack_of(known.privately(SAY, ALICE)) is DEFAULT
    known.chose(BOB, PlayerPreferences(pack=PicturePack.LARGE))
    known.chose(BOB, PlayerPreferences())
    assert pack_of(known.privately(SAY, BOB)) is DEFAULT


def test_who_listens_hears_every_card_in_full() -> None:
    known = readers(alice=PicturePack.GERMAN)
    known.chose(ALICE, PlayerPreferences(pack=PicturePack.GERMAN, read_to_me=True))
    say = known.privately(SAY, ALICE)
    assert known.listens(ALICE)
    assert say.heard
    assert say.cards([JACK]) == say.card_short(JACK) == "valet de cœur"
    assert say("play-card", seat="Nord", card=JACK) == "Nord\N{NO-BREAK SPACE}valet de cœur"
    assert known.publicly(SAY, CAFE).card_sign(JACK) == markup(DEFAULT)
    known.chose(ALICE, PlayerPreferences())
    assert not known.privately(SAY, ALICE).heard


def test_an_incomplete_pack_is_not_used() -> None:
    name = EmojiKey(JACK, DEFAULT, "fr").name
    book = CardEmojis(emoji for emoji in full_store().emojis if emoji.name != name)
    assert book.show(SAY, DEFAULT).signs is NO_SIGNS
    assert book.show(words("en"), DEFAULT).signs.marks
    assert book.show(SAY, PicturePack.LARGE).signs.marks


def test_a_pack_whose_suits_are_not_there_yet_is_used() -> None:
    """Whoever sent the cards to Discord with an earlier version keeps them."""
    suits = {EmojiKey(suit, DEFAULT, "fr").name for suit in Suit}
    signs = readers().publicly(SAY, CAFE).signs
    former = [emoji for emoji in full_store().emojis if emoji.name not in suits]
    bare = CardEmojis(former).show(SAY, DEFAULT).signs
    assert {bare.of(suit) for suit in Suit} == {""}
    assert bare.of(JACK) == signs.of(JACK) != ""
    assert len({signs.of(suit) for suit in Suit}) == len(Suit)


def test_the_newest_picture_of_a_card_is_used() -> None:
    names = [other_mark(key.name) for key in all_emojis()]
    former = [Emoji(number, name) for number, name in enumerate(names)]
    now = Emoji(5000, EmojiKey(JACK, DEFAULT, "fr").name)
    assert CardEmojis([now, *former]).show(SAY, DEFAULT).card_sign(JACK) == now.markup
    (old,) = (emoji for emoji in former if emoji.name == other_mark(now.name))
    assert CardEmojis(former).show(SAY, DEFAULT).card_sign(JACK) == old.markup


def test_the_words_object_is_cached() -> None:
    known = readers(alice=PicturePack.LARGE)
    assert known.privately(SAY, ALICE) is known.privately(SAY, ALICE)
    assert known.publicly(SAY, CAFE) is known.publicly(SAY, CAFE)
