"""Where points are counted computers call what the documented table allows, as a reader finds."""

from random import Random

import pytest

from engine.actions import Double, Pass
from engine.cards import Card, Trump
from engine.contract import Bid, naming
from engine.events import Called
from engine.game import after_action, awaited, begun
from engine.options import with_options
from engine.players import Level
from engine.players.auction_talk import Meaning, Promise
from engine.players.bidding_system import allowed, fits, promise, promises
from engine.players.hand_count import Count
from engine.players.understanding import Convention, Understanding
from engine.ruleset import RuleSet
from engine.seats import Seat
from engine.state import Auction, Phase
from engine.variants import VARIANTS, find_variant
from engine.view import view
from tests.bench.bidding_system import breaches
from tests.engine.players.naive_bidding import Reader
from tests.engine.players.positions import Laid
from tests.rig.slow import FAST_GAMES, slow_except

CONTREE = find_variant("contree")
NATURAL = Understanding(Convention.NATURAL)
UNNAMED = with_options(find_variant("pilotta"), {"trump-named": "after-auction"})
SPOKEN = [*(rules for rules in VARIANTS if not rules.dealing.tableau), UNNAMED]
QUICK = 400_000

every_game = pytest.mark.parametrize(
    "rules", slow_except(SPOKEN, FAST_GAMES), ids=lambda rules: rules.key
)


def broken(rules: RuleSet, auctions: int, level: Level) -> list[str]:
    """What the table forbids of the calls of so many auctions."""
    made = breaches(rules, range(auctions), 7, level=level, nodes=QUICK)
    return [found for _, found in made if found is not None]


@every_game
def test_the_club_calls_what_the_table_allows(rules: RuleSet) -> None:
    assert broken(rules, 25, Level.CLUB) == []


@pytest.mark.slow
@every_game
def test_the_expert_calls_what_the_table_allows(rules: RuleSet) -> None:
    assert broken(rules, 2, Level.EXPERT) == []


@pytest.mark.slow
@every_game
def test_in_many_auctions_the_expert_calls_what_the_table_allows(rules: RuleSet) -> None:
    assert broken(rules, 6, Level.EXPERT) == []


def test_an_auction_ends_where_imagined_hands_differ_in_length() -> None:
    made = breaches(find_variant("baloot"), range(18, 20), 7, level=Level.EXPERT, nodes=QUICK)
    assert [found for _, found in made if found is not None] == []


@every_game
def test_the_reader_and_the_system_allow_the_same_calls(rules: RuleSet) -> None:
    luck = Random(f"{rules.key} both")
    seen_both = set[bool]()
    for _ in range(12):
        state, reader = begun(rules, rules.seating.order[0], luck), Reader(rules)
        while state.deal is not None and state.deal.phase is Phase.AUCTION:
            seat = awaited(rules, state)[0]
            deal = view(rules, state, seat).deal
            assert deal is not None
            said = luck.choice(deal.legal)
            assert isinstance(said, Pass | Bid | Double)
            may = fits(rules, deal.hand, promise(rules, deal.auction, seat, said, NATURAL))
            found = reader.breach(deal.auction, seat, deal.hand, said)
            assert may is (found is None), found
            seen_both.add(may)
            state = after_action(rules, state, seat, said)
    assert seen_both == {True, False}


def hand(text: str) -> tuple[Card, ...]:
    """The cards of two letters each."""
    return tuple(Card.parse(text[at : at + 2]) for at in range(0, len(text), 2))


def after(*calls: str) -> tuple[Auction, Seat]:
    """The auction of contrée after these calls, and who is asked."""
    table = Laid(CONTREE)
    table.say(*calls)
    return table.deal.auction, awaited(CONTREE, table.state)[0]


def may_call(held: str, *calls: str) -> set[str]:
    """What a hand may call after these calls."""
    auction, seat = after(*calls)
    legal = CONTREE.auction.legal_calls(auction, CONTREE.seating, seat, hand(held))
    return {named(call) for call in allowed(CONTREE, auction, seat, hand(held), legal, NATURAL)}


def named(call: object) -> str:
    """A call in a few signs."""
    match call:
        case Bid():
            return str(call)
        case Double(level):
            return "x" * level
        case _:
            return "-"


@pytest.mark.parametrize(
    ("held", "calls"),
    [
        ("QHKH7S8S9S7D8D7C", {"-"}),
        ("JH7H8S9STDQD8D7C", {"-"}),
        ("JH8H7H8S9S7D8D7C", {"-", "80H"}),
        ("9H8H7H8S9S7D8DAC", {"-", "80H"}),
        ("JH9H8H7HAS8S7D8C", {"90H", "100H", "110H"}),
        ("7H8HTHQHAH8S7D8C", {"-", "80H"}),
    ],
)
def test_an_opening_says_what_the_table_says(held: str, calls: set[str]) -> None:
    assert may_call(held) == calls


def test_the_partner_is_raised_by_what_the_hand_adds() -> None:
    assert may_call("8H7HAS7S8S7D8D7C", "80H", "-") == {"-", "90H"}
    assert may_call("JH7HAS7S8S7D8D7C", "80H", "-") == {"90H", "100H", "110H"}
    assert may_call("QS7HTS7S8S7D8D7C", "80H", "-") == {"-"}


@pytest.mark.parametrize(
    ("held", "overcalls"),
    [
        ("JSTS8S7H8H7D8D7C", True),
        ("KSTS8SAHAD7D8DAC", True),
        ("KSTS8SAH7H7D8D7C", True),
        ("KSTS8S8H7H7D8D7C", False),
        ("JSTSADTH7D8D7C8C", True),
        ("9SASADTH7D8D7CAC", False),
        ("JSADTH7D8D7CACTC", False),
    ],
)
def test_an_overcall_takes_three_trumps_or_two_with_the_jack(held: str, overcalls: bool) -> None:
    assert ("90S" in may_call(held, "80H")) is overcalls


def test_an_overcall_lacks_twenty_at_most() -> None:
    assert "100S" in may_call("JSTS8S7H8H7D8DTD", "90H")
    assert "110S" in may_call("JSTS8S7H8H7D8DTD", "100H")
    assert "120S" not in may_call("JSTS8S7H8H7D8DTD", "110H")


def test_two_trumps_are_named_again_but_never_opened() -> None:
    assert may_call("JS9S7H8H7D8DADAC") == {"-"}
    assert "110S" in may_call("JS9S7H8H7D8DADAC", "80H", "90S", "100H", "-", "-")


def test_partners_are_raised_over_an_opponent_with_less() -> None:
    assert "110H" in may_call("8H7HAS7S8S7D8D7C", "80H", "90S")
    assert "120H" not in may_call("8H7HAS7S8S7D8D7C", "80H", "110S")
    assert "100H" not in may_call("8HTS7S8STD7D8D7C", "80H", "90S")


def test_each_call_says_what_its_partner_has_not_said_yet() -> None:
    auction, _ = after("80H", "-", "100H", "-", "120H")
    told = [found for _, _, found in promises(CONTREE, auction, NATURAL)]
    assert [(each.meaning, each.count, each.least) for each in told if each.least] == [
        (Meaning.OPENING, Count.OWN, 80),
        (Meaning.RAISE, Count.SUPPORT, 20),
        (Meaning.AGAIN, Count.OWN, 100),
    ]


def test_a_call_that_cannot_be_refused_says_nothing() -> None:
    table = Laid(find_variant("tarabish"))
    table.say("-", "-", "-")
    seat = awaited(table.rules, table.state)[0]
    said = naming(Trump.HEARTS)
    assert promise(table.rules, table.deal.auction, seat, said) == Promise(meaning=Meaning.NOTHING)


@pytest.mark.parametrize(("turned", "shown"), [("AH", 10), ("9H", 20), ("JH", 30)])
def test_the_dealers_turned_card_shows_its_length_and_rank_and_no_void(
    turned: str, shown: int
) -> None:
    rules = find_variant("clabber")
    first, partner, _, dealer = rules.seating.order
    calls = (Called(first, Pass()),)
    auction = Auction(first=first, calls=calls, turned=Card.parse(turned))
    assert rules.seating.partner(partner) is dealer
    hearts = promise(rules, auction, partner, naming(Trump.HEARTS))
    assert (hearts.told, hearts.least) == (shown, 70 - shown)
