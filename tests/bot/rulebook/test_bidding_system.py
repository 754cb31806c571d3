"""What the computers' calls say is told with the numbers by which they call."""

from dataclasses import replace
from itertools import cycle
from textwrap import wrap

import pytest

from bot.i18n import words
from bot.rulebook import rulebook
from bot.rulebook.bidding_system import (
    HANDS,
    MOST_ACES,
    bid_table,
    computers,
    example_hands,
    own_promise_told,
    promise_told,
)
from engine.actions import Call, Double, Pass
from engine.auctions.points import PointsAuction
from engine.cards import Card, Rank, Suit, Trump
from engine.contract import Bid, naming
from engine.events import Called
from engine.players.auction_talk import Meaning, Promise, has_dialogue
from engine.players.bidding_system import promise, promises
from engine.players.hand_count import Count, counted
from engine.players.understanding import Convention, Understanding
from engine.ruleset import RuleSet
from engine.state import Auction
from engine.variants import VARIANTS, find_variant
from tests.engine.options.houses import house
from tests.rig.languages import DRAWN

everywhere = pytest.mark.parametrize("language", DRAWN)

CONTREE, COINCHE = find_variant("contree"), find_variant("coinche")
SPOKEN = [rules for rules in VARIANTS if not rules.dealing.tableau]


def a_hand(places: tuple[int, ...], length: int, aces: int) -> tuple[Card, ...]:
    """These best spades with small ones, aces, and a card of each suit if there is room for it."""
    high = [Rank.JACK, Rank.NINE]
    small = [Rank.TEN, Rank.EIGHT, Rank.SEVEN, Rank.QUEEN, Rank.ACE]
    trumps = [*(high[place] for place in places), *small][:length]
    plain = [Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS]
    sides = [Card(Rank.ACE, suit) for suit in plain[:aces]]
    others = [Card(Rank.SEVEN, suit) for suit in plain[aces:]]
    hand = (*(Card(rank, Suit.SPADES) for rank in trumps), *sides, *others)
    return hand[: CONTREE.hand_size]


@pytest.mark.parametrize(("places", "length"), HANDS)
@pytest.mark.parametrize("aces", range(MOST_ACES + 1))
def test_an_example_counts_just_what_it_is_told_for(
    places: tuple[int, ...], length: int, aces: int
) -> None:
    hand, say = a_hand(places, length, aces), words("en")
    least = counted(CONTREE, hand, Trump.SPADES, Count.OWN)
    ranks = say.every(say.rank((Rank.JACK, Rank.NINE)[place]) for place in places)
    told = say("rules-computers-hand", ranks=ranks, length=length, aces=aces)
    every = [example_hands(CONTREE, least, say), example_hands(CONTREE, least + 10, say)]
    assert told not in every[1]
    fits = length + aces <= CONTREE.hand_size
    assert all((told in found) is fits for found in every[:1] if len(found) < 2)


def test_an_example_is_a_hand_that_can_be_dealt() -> None:
    told = [example_hands(CONTREE, least, words("fr")) for least in range(40, 260, 10)]
    assert not any("sixième avec trois as" in hand for hands in told for hand in hands)
    assert any("valet-9 sixième avec deux as" in hand for hands in told for hand in hands)


def test_openings_are_told_by_hands() -> None:
    told = computers(CONTREE, words("fr"), Convention.NATURAL)[3:8]
    rows = [line.replace("\xa0", " ").replace("\u202f", " ").strip(" -") for line in told]
    assert rows[0] == "80 : valet troisième, ou 9 troisième avec un as"
    assert [row.partition(" ")[0] for row in rows] == ["80", "90", "100", "110", "120"]
    assert rows[3] == "110 : valet-9 quatrième avec un as, ou valet cinquième avec un as"


@everywhere
def test_capots_and_doubles_are_not_explained_in_games_without_them(language: str) -> None:
    with_it, without = (
        computers(find_variant(key), words(language), Convention.NATURAL)
        for key in ("contree", "pilotta")
    )
    # The capot, the double and the redouble.
    assert len(with_it) == len(without) + 3


@everywhere
def test_a_turned_card_counts_only_where_one_is_turned(language: str) -> None:
    say = words(language)
    taken, named = (
        say("rules-computers-name", least=70, turned=turned) for turned in ("yes", "no")
    )
    lines = {
        key: computers(find_variant(key), say) for key in ("belote", "tarabish", "bidding_belote")
    }
    assert taken in lines["belote"]
    assert named in lines["tarabish"]
    assert named in lines["bidding_belote"]


@everywhere
def test_the_belote_is_told_where_it_helps(language: str) -> None:
    say = words(language)
    counts = {
        key: computers(find_variant(key), say, Convention.NATURAL)[1]
        for key in ("contree", "belote", "baloot")
    }
    assert counts["contree"] == say("rules-computers-count", belote=20)
    assert counts["belote"] == say("rules-computers-count", belote=10)
    assert counts["baloot"] == say("rules-computers-count", belote=0)


@everywhere
def test_computer_bidding_is_explained_in_every_game_with_partners(language: str) -> None:
    say = words(language)
    for rules in VARIANTS:
        told = [chapter for page in rulebook(rules, say) for chapter in page.chapters]
        title = say("rules-computers-title")
        alone = rules.seating.partner(rules.seating.order[0]) is None
        assert any(chapter.startswith(title) for chapter in told) is not alone


@everywhere
@pytest.mark.parametrize("convention", Convention)
def test_each_convention_has_a_chapter_of_its_own(language: str, convention: Convention) -> None:
    told = {each: computers(CONTREE, words(language), each) for each in Convention}
    assert len(set(told.values())) == len(Convention)
    assert all(len(line) < 300 for line in told[convention])


@everywhere
@pytest.mark.parametrize("rules", SPOKEN, ids=lambda rules: rules.key)
def test_every_bid_is_told_in_a_short_line(language: str, rules: RuleSet) -> None:
    say, first = words(language).playing(rules), rules.seating.order[0]
    legal = rules.auction.legal_calls(Auction(first), rules.seating, first, rules.pack.cards)
    for call in legal:
        told = promise_told(rules, promise(rules, Auction(first), first, call), say)
        counts = isinstance(rules.auction, PointsAuction) and not has_dialogue(rules)
        assert bool(told) is (isinstance(call, Bid) or counts)  # in a dialogue nobody has to open
        assert len(told) < 150


SEVENTY = "une main de 70 ou plus, sans compter sur son partenaire, par exemple 9 troisième"


@pytest.mark.parametrize(
    ("calls", "told"),
    [
        ("80AT", "80 ou plus : deux valets à peu près"),
        (
            "80NT 90S",
            SEVENTY,
        ),
        ("80NT - 90NT", "10 ou plus en soutien : un as à peu près"),
        ("100NT x", "le contrat chutera : un as ou l’équivalent"),
        ("150S x", "rien de plus que les enchères"),
        ("100S x", "deux plis contre cet atout"),
        ("90S - capotS", "50 ou plus en soutien, ou tous les plis"),
        ("capotS", "140 ou plus, ou tous les plis"),
    ],
)
def test_the_last_call_is_told_where_points_are_counted(calls: str, told: str) -> None:
    assert last_told(calls, Convention.NATURAL) == told


@pytest.mark.parametrize(
    ("calls", "told"),
    [
        (
            "80H",
            "une pièce troisième, sinon une longue et un as",
        ),
        ("110H", "valet-9, deux as ou atouts de plus"),
        ("80H - 100H", "le valet, la belote ou deux petites aides (9 gardé, as, quatre atouts)"),
        ("80H 90S 100H", "le 9 gardé, un as ou quatre atouts"),
        ("80H - -", "ni valet, ni 9 gardé, ni belote, ni deux as"),
        ("80H 100S -", "ni valet, ni 9 gardé, ni belote, ni deux as ; ou moins de 30 d’aide"),
        ("80H - 100H - -", "ne va pas plus loin ; des as ou des atouts peuvent rester"),
        ("120H - -", "trop haut pour en dire plus"),
        ("80H 90H", "rien de convenu"),
        ("80H - 100D", "une main de 100 ou plus, sans compter sur son partenaire ; au plus un as"),
        ("80H - 100H - 110H", "au moins un as ou un atout de plus, pas encore annoncé"),
        ("80H 90S", "une pièce troisième ou cinq atouts"),
        (
            "80H 110S",
            "une main de 110 ou plus, sans compter sur son partenaire (de 100 avec",
        ),
        ("110H x", "un pli d’atout : le valet, le 9 gardé, l’as troisième ou quatre atouts"),
        ("120H x", "un pli d’atout, ou trois as à côté"),
        ("100H - 120H - capotH", "valet, 9 et as quatrièmes, sans perdante à côté"),
    ],
)
def test_the_last_call_of_a_dialogue_is_told(calls: str, told: str) -> None:
    assert last_told(calls, Convention.DIALOGUE).replace("\u202f", " ").startswith(told)


PHONE = 40
"""Letters of small print in a line of a narrow phone, and the lines that leave room for calls."""
LINES = 23


NAMED = ((), (Trump.HEARTS,), (Trump.ALL,), (Trump.HEARTS, Trump.NONE, Trump.ALL))


@everywhere
@pytest.mark.parametrize("named", NAMED, ids=lambda named: "-".join(map(str, named)) or "nobody")
@pytest.mark.parametrize("convention", Convention)
@pytest.mark.parametrize("rules", SPOKEN, ids=lambda rules: rules.key)
def test_the_short_table_leaves_room_on_a_phone_for_the_calls(
    language: str, convention: Convention, rules: RuleSet, named: tuple[Trump, ...]
) -> None:
    told = bid_table(rules, words(language).playing(rules), convention, named)
    lines = [wrap(line.replace("**", ""), PHONE) for line in told]
    assert sum(map(len, lines)) <= LINES


@everywhere
def test_the_short_table_tells_what_openings_take(language: str) -> None:
    say = words(language)
    told = bid_table(CONTREE, say, Convention.DIALOGUE)
    for number in (80, 90, 100, 110):
        hands = say("rules-dialogue-opens", number=number, extras=(number - 90) // 10)
        assert any(str(number) in line and hands in line for line in told)


@pytest.mark.parametrize(
    ("way", "told_of"),
    [
        (
            None,
            (
                "À sans atout, sur 130 points : 20, +15 par as, +5 par 10",
                "À tout atout, sur 258 points : 60, +30 par valet, +10 par 9",
                "Soutenir tout atout : 40 par valet, 10 par 9 accompagné, moins 30.",
            ),
        ),
        (
            "162-from-14",
            (
                "À sans atout, sur 162 points : 25, +19 par as, +6 par 10",
                "À tout atout, sur 162 points : 38, +19 par valet, +6 par 9",
                "Soutenir tout atout : 25 par valet, 6 par 9 accompagné, moins 19.",
            ),
        ),
    ],
)
def test_the_table_says_what_no_trumps_and_all_trumps_promise_in_points_that_are_bid(
    way: str | None, told_of: tuple[str, str, str]
) -> None:
    rules = house("coinche", **({} if way is None else {"trumpless-points": way}))
    say = words("fr").playing(rules)

    def table(*named: Trump) -> str:
        told = "\n".join(bid_table(rules, say, Convention.DIALOGUE, named))
        return told.replace("**", "").replace("\N{NO-BREAK SPACE}", " ")

    no_trumps, all_trumps, support = told_of
    for named in ((), (Trump.HEARTS,)):
        assert no_trumps in table(*named)
        assert all_trumps in table(*named)
        assert ("Ouvrir" in table(*named), "Répondre" in table(*named)) == (not named, bool(named))
    over_it = table(Trump.HEARTS, Trump.ALL)
    assert all_trumps in over_it
    assert support in over_it
    assert "annonce que le contrat chutera" in over_it
    assert no_trumps not in over_it
    assert "Répondre" not in over_it
    chapter = "\n".join(computers(rules, say)).replace("**", "")
    assert all_trumps in chapter.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("way", "calls", "told"),
    [
        ("full", "110AT x", "le contrat chutera : un valet ou l’équivalent"),
        ("full", "80NT x", "le contrat chutera : deux as ou l’équivalent"),
        ("full", "80C - 150AT x", "le contrat chutera : d’après les enchères"),
        ("full", "80NT x xx", "le contrat passera, avec ce que le partenaire a annoncé"),
        ("full", "110AT", "110 ou plus : deux valets à peu près"),
        ("162-from-14", "80AT", "80 ou plus : deux valets à peu près"),
        ("162-from-14", "- 80AT", "80 ou plus : trois valets à peu près"),
        ("162-from-14", "80AT - 100AT", "20 ou plus en soutien : deux valets à peu près"),
        ("162-from-14", "80AT - -", "pas plus de 13 de soutien"),
    ],
)
def test_calls_without_a_suit_are_told_in_sentences_and_in_points_that_are_bid(
    way: str, calls: str, told: str
) -> None:
    rules = house("coinche", **{"trumpless-points": way})
    assert last_told(calls, Convention.DIALOGUE, rules) == told


def last_told(calls: str, convention: Convention, rules: RuleSet = COINCHE) -> str:
    """What the last of these calls said at coinche."""
    order = rules.seating.order
    auction = Auction(order[0])
    for seat, word in zip(cycle(order), calls.split(), strict=False):
        spoken: dict[str, Call] = {"-": Pass(), "x": Double(), "xx": Double(2)}
        call = spoken.get(word) or next(
            bid
            for bid in rules.auction.legal_calls(auction, rules.seating, seat, rules.pack.cards)
            if str(bid) == word
        )
        auction = replace(auction, calls=(*auction.calls, Called(seat, call)))
    *_, (_, _, last) = promises(rules, auction, Understanding(convention))
    return promise_told(rules, last, words("fr").playing(rules)).replace("\xa0", " ")


def test_a_forced_answer_names_all_that_it_can_mean() -> None:
    """« Le 9 gardé, un as ou quatre atouts » left out the jack that the player held."""
    say = words("fr")
    less, more = (say("dialogue-help", least=least) for least in (10, 20))
    told = say("dialogue-help-either", less=less, more=more).replace("\xa0", " ")
    assert last_told("80H 90D 100H", Convention.DIALOGUE) == told
    assert "valet" in told


@pytest.mark.parametrize(
    ("hand", "counts"),
    [
        ("JH9HAH8HASKC7C8D", 110),
        ("9HAHTHKSQSJS7C8D", None),
    ],
)
def test_an_own_bid_is_told_with_what_the_hand_counts(hand: str, counts: int | None) -> None:
    say, order = words("fr"), COINCHE.seating.order
    calls = (Called(order[0], Bid(80, Trump.DIAMONDS)), Called(order[1], Bid(100, Trump.HEARTS)))
    *_, (_, _, last) = promises(COINCHE, Auction(order[0], calls=calls))
    cards = tuple(Card.parse(hand[at : at + 2]) for at in range(0, len(hand), 2))
    told = promise_told(COINCHE, last, say)
    own = own_promise_told(COINCHE, last, cards, say)
    expected = told if counts is None else say("promise-own-hand", count=counts, told=told)
    assert own == expected


def test_the_turned_card_is_counted_where_a_trump_is_named() -> None:
    rules = find_variant("belote")
    first = rules.seating.order[0]
    take = promise(rules, Auction(first, turned=Card.parse("7H")), first, naming(Trump.HEARTS))
    assert promise_told(rules, take, words("fr")).startswith("70 ou plus, retourne comprise")


@everywhere
@pytest.mark.parametrize("meaning", [each for each in Meaning if each is not Meaning.NOTHING])
def test_every_meaning_has_words(language: str, meaning: Meaning) -> None:
    for count in Count:
        said = Promise(
            meaning=meaning, count=count, trumps=(Trump.HEARTS,), least=20, most=80, told=10
        )
        assert promise_told(CONTREE, said, words(language))
