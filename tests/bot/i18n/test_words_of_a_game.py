"""Words at the table of a game: it may have its own, and its sides may be single players."""

import pytest

from bot.i18n import words
from bot.i18n.game_values import Stake, stake_of
from bot.i18n.languages import HYPHEN
from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind, naming
from engine.seats import Seat, Team
from engine.variants import VARIANTS, find_variant

SUN, HOKUM = naming(Trump.NONE), naming(Trump.HEARTS)


def plain(text: str) -> str:
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{VARIATION SELECTOR-15}", "")


@pytest.mark.parametrize(
    ("key", "hearts", "no_trumps"),
    [("bidding_belote", "cœur", "sans atout"), ("baloot", "hokum cœur", "sun")],
)
def test_name_of_a_bid_without_a_number(key: str, hearts: str, no_trumps: str) -> None:
    say = words("fr").playing(find_variant(key))
    assert say.bid(HOKUM) == hearts
    assert say.bid(SUN) == no_trumps
    assert say.contract(Contract(Seat.NORTH, SUN)) == no_trumps
    standing = say.in_full("auction-standing", bid=HOKUM, seat=Seat.EAST, relation="partner")
    assert standing.startswith(f"{hearts} par Est")


def test_name_of_ashkal_has_no_trump() -> None:
    assert words("fr").bid(Bid(0, Trump.NONE, ContractKind.ASHKAL)) == "ashkal"


def test_the_default_words_are_those_of_belote() -> None:
    assert words("fr").bid(HOKUM) == "cœur"
    assert words("fr")("play-belote-word") == "belote"
    assert words("fr").team(Team.NORTH_SOUTH) == f"Nord{HYPHEN}Sud"


def test_a_side_of_one_player_is_named_by_its_seat() -> None:
    alone = words("fr").playing(find_variant("decouverte"))
    assert [alone.team(team) for team in Team] == ["Nord", "Sud"]
    facts = {"points": 3, "tricks": 1}
    assert alone("play-tally", team=Team.EAST_WEST, **facts).startswith("Sud")
    pairs = words("fr").playing(find_variant("belote"))
    assert pairs("play-tally", team=Team.EAST_WEST, **facts).startswith(f"Est{HYPHEN}Ouest")


def test_the_words_of_one_game_do_not_change_the_others() -> None:
    say = words("fr")
    say.playing(find_variant("baloot"))
    assert say is words("fr")
    assert not say.game


@pytest.mark.parametrize(
    ("doubles", "multiplier", "decides", "stake"),
    [
        (0, 1, False, Stake.NONE),
        (1, 2, False, Stake.DOUBLE),
        (2, 3, False, Stake.TRIPLE),
        (2, 4, False, Stake.REDOUBLE),
        (3, 4, False, Stake.FOUR),
        (3, 4, True, Stake.MATCH),
        (4, 4, True, Stake.GAHWA),
    ],
)
def test_names_of_doubling_levels_without_a_number(
    doubles: int, multiplier: int, decides: bool, stake: Stake
) -> None:
    contract = Contract(Seat.WEST, HOKUM, doubles, multiplier, decides)
    assert stake_of(contract) is stake


def test_name_of_a_redouble_that_multiplies_by_three() -> None:
    contract = Contract(Seat.WEST, Bid(100, Trump.HEARTS), doubles=2, multiplier=3)
    assert stake_of(contract) is Stake.REDOUBLE
    assert words("fr").contract(contract) == "100 cœur, surcontré (×3)"


@pytest.mark.parametrize(
    ("doubles", "french", "english"),
    [
        (3, "cœur, match (pour la partie)", "hearts, match (for the game)"),
        (4, "cœur, gahwa (pour la partie)", "hearts, gahwa (for the game)"),
    ],
)
def test_name_of_a_contract_that_decides_the_game(doubles: int, french: str, english: str) -> None:
    contract = Contract(Seat.WEST, HOKUM, doubles, 4, decides_game=True)
    assert words("fr").contract(contract) == french
    assert words("en").contract(contract) == english


def test_la_coinche_has_its_own_words_for_doubling() -> None:
    coinche, contree = (words("fr").playing(find_variant(key)) for key in ("coinche", "contree"))
    bid = Bid(100, Trump.HEARTS)
    for say, button, call in (
        (coinche, "Coincher", "coinche"),
        (contree, "Contrer", "contre"),
    ):
        assert say("auction-button-double", double=Stake.DOUBLE) == button
        assert say("auction-double", double=Stake.DOUBLE) == call
    redouble = coinche("auction-button-double", double=Stake.REDOUBLE)
    assert redouble == "Surcoincher"
    doubled = Contract(Seat.WEST, bid, doubles=1, multiplier=2)
    assert plain(coinche.contract(doubled)) == "100 cœur, coinché (×2)"


@pytest.mark.parametrize(
    ("game", "buttons", "contract"),
    [
        ("coinche", ["Coinche", "Surcoinche"], "hearts, coinche (×2)"),
        ("bulgarian_belot", ["Kontra", "Rekontra"], "hearts, kontra (×2)"),
        ("contree", ["Double", "Redouble"], "hearts, doubled (×2)"),
    ],
)
def test_english_buttons_say_what_players_of_the_game_do(
    game: str, buttons: list[str], contract: str
) -> None:
    say = words("en").playing(find_variant(game))
    stakes = (Stake.DOUBLE, Stake.REDOUBLE)
    assert [say("auction-button-double", double=stake) for stake in stakes] == buttons
    assert say.contract(Contract(Seat.WEST, HOKUM, doubles=1, multiplier=2)) == contract


@pytest.mark.parametrize(
    ("language", "sun"),
    [("en", "sun"), ("fr", "sun"), ("hr", "sun"), ("bg", "сан"), ("el", "sun"), ("ar", "صن")],
)
def test_baloot_has_one_word_for_a_deal_without_trumps(language: str, sun: str) -> None:
    say = words(language).playing(find_variant("baloot"))
    assert {
        say.trump(Trump.NONE),
        say.bid(SUN),
        say("trump-short", trump=Trump.NONE, symbol=""),
    } == {sun}
    assert say("play-meld-four-of-a-kind", count=1) == say("play-meld-five", count=1)


def test_no_two_games_share_a_name() -> None:
    for language in ("fr", "en"):
        names = [words(language).variant(rules) for rules in VARIANTS]
        assert len(set(names)) == len(VARIANTS)
