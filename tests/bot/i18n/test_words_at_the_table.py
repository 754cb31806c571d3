"""What players read most often, word for word."""

import pytest

from bot.i18n import words
from bot.i18n.catalogue import sources
from bot.i18n.game_values import Fact
from bot.i18n.languages import NO_BREAK
from bot.rulebook import in_one_line
from bot.tables.house_rules import HouseRules
from cogs.ui.people import PointOfView
from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind
from engine.seats import Seat
from engine.variants import VARIANTS, find_variant
from tests.cogs.drawing import table_of


@pytest.mark.parametrize(
    ("language", "counts"),
    [
        ("fr", {1: "Sud a consulté le coach une fois", 2: "Sud a consulté le coach 2 fois"}),
        ("en", {1: "South has asked the coach once", 3: "South has asked the coach 3 times"}),
    ],
)
def test_the_coach_is_asked_so_many_times(language: str, counts: dict[int, str]) -> None:
    say = words(language)
    for count, told in counts.items():
        assert plain(say("coach-count", seat=Seat.SOUTH, count=count)) == told


@pytest.mark.parametrize(("points", "told"), [(0, "Nous 0"), (90, "Nous +90")])
def test_nothing_won_has_no_sign(points: int, told: str) -> None:
    assert words("fr")("hand-gain", side="Nous", points=points) == told


def test_tricks_are_named_for_both_sides() -> None:
    told = words("fr")("hand-tally", side="Eux", points=0, tricks=0)
    assert plain(told) == "Eux 0 (0 pli)"


def test_a_trump_alone_is_a_word_at_the_head_of_a_line() -> None:
    rules = find_variant("belote")
    say = words("fr").playing(rules)
    hearts = Bid(0, Trump.HEARTS, ContractKind.TRUMP)
    seen = PointOfView(table_of(None, house=HouseRules("belote")), say)
    called = seen.contract(Contract(Seat.WEST, hearts))
    assert plain(say("hand-result", contract=called, result="made")) == "cœur par Ouest : réussi"
    assert plain(say("auction-takes", trump=Trump.HEARTS)) == "prend à cœur"


@pytest.mark.parametrize(
    ("language", "told"), [("fr", "À deux · 32 cartes"), ("en", "Two players · 32 cards")]
)
def test_a_game_for_two_says_so_first(language: str, told: str) -> None:
    rules = next(rules for rules in VARIANTS if len(rules.seating.order) == 2)
    assert plain(in_one_line(rules, words(language))).startswith(told)


def test_doubling_out_of_turn_is_allowed_in_words() -> None:
    told = in_one_line(find_variant("contree"), words("en"))
    assert "doubling allowed out of turn" in told


@pytest.mark.parametrize(
    ("key", "facts", "told"),
    [
        ("promise-support", {"least": 0}, "simple soutien (deux atouts, ou un et un as)"),
        ("promise-least", {"least": 80}, "une main de 80 ou plus, sans compter sur son partenaire"),
        ("promise-pass", {"most": 70}, "pas de quoi ouvrir (70 au plus)"),
        ("rules-dialogue-opens", {"number": 80}, "valet troisième, 9 quatrième, 9 troisième avec"),
        ("lobby-button-sit-at", {"seat": Seat.NORTH}, "S’asseoir en Nord"),
        ("lobby-button-stand-from", {"seat": Seat.NORTH}, "Se lever (Nord)"),
        ("stop-confirm-lost", {"ladder": "Contrée"}, "au classement « Contrée »"),
        ("stop-confirm-free", {"others": "no"}, "Cela ne coûte rien."),
    ],
)
def test_a_french_player_reads(key: str, facts: dict[str, Fact], told: str) -> None:
    say = words("fr")
    assert told in plain(say(key, **{**dict.fromkeys(say.catalogue[key], 1), **facts}))


def test_nothing_is_said_of_oneself_alone_where_a_partner_is_meant() -> None:
    folder = sources("fr")
    assert [name for name, text in folder.items() if "à soi seul" in plain(text)] == []


def plain(text: str) -> str:
    """A text with ordinary spaces."""
    return text.replace(NO_BREAK, " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
