"""What cannot be written on a score sheet is refused with the numbers that do not fit."""

import re
from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES, words
from bot.score_sheets.asked import asked_of
from bot.score_sheets.real_deals import RealDeal, SweptBy
from bot.score_sheets.sheets import ScoreSheet, read_names
from bot.score_sheets.typed import EntryFault, EntryRefused, TypedDeal, read_typed, typed_again
from bot.tables.house_rules import ChooseOption, ChoosePreset, HouseRules
from cogs.score_sheets.rows import bid_meant, deal_line, fault_line
from engine.cards import Trump
from engine.game_end import Finished
from engine.options import OptionName
from engine.seats import Team
from engine.variants import VARIANTS
from tests.bot.score_sheets.typing_in import each_tick, kept, settled

US = Team.NORTH_SOUTH
CONTREE, BELOTE, COINCHE = HouseRules("contree"), HouseRules("belote"), HouseRules("coinche")
BALOOT, BIDDING = HouseRules("baloot"), HouseRules("bidding_belote")
BULGARIAN, BELA = HouseRules("bulgarian_belot"), HouseRules("croatian_bela")
ARENA = COINCHE.after(ChoosePreset("board-game-arena"))
UP_TO_400 = COINCHE.after(ChoosePreset("federation-coinche-2015"))
ALL_TRUMPS = HouseRules("belote_501").after(ChoosePreset("federation-belote-2016"))

HUNDRED = TypedDeal(attack=US, bid="100", points="102")
TAKEN = TypedDeal(attack=US, points="102")

BAD_NUMBERS = (
    *("cent", "1e9", "-5", "102-60", "102 60", "10,5", "102 / 60 / 0", "++", "1+", "/ /", "½"),
    *(
        "9999999",
        "0x10",
        "102 points",
        "a/b",
        "١٠٢٣٤٥٦٧",
        "102 +",
        "102.0",
        "NaN",
        "\N{MINUS SIGN}5",
    ),
)

REFUSED = (
    *((CONTREE, replace(HUNDRED, points=bad), EntryFault.NO_NUMBER) for bad in BAD_NUMBERS),
    *((BELOTE, replace(TAKEN, melds=bad), EntryFault.NO_NUMBER) for bad in ("tierce", "20-50")),
    *(
        (CONTREE, replace(HUNDRED, points=bad), EntryFault.TOO_MANY)
        for bad in ("163", "252", "/ 900")
    ),
    *(
        (CONTREE, replace(HUNDRED, points=bad), EntryFault.EVERY_POINT)
        for bad in ("162", "0", "/ 0", "/162")
    ),
    *((CONTREE, replace(HUNDRED, points=bad), EntryFault.NO_POINTS) for bad in ("", " ", "/")),
    *(
        (CONTREE, replace(HUNDRED, points=bad), EntryFault.OTHER_TOTAL)
        for bad in ("102 / 70", "102/59", "0 / 0", "162 / 162")
    ),
    *(
        (CONTREE, replace(HUNDRED, bid=bad), EntryFault.UNKNOWN_BID)
        for bad in ("85", "170", "générale")
    ),
    *((CONTREE, replace(HUNDRED, bid=bad), EntryFault.NO_BID) for bad in ("", " ")),
    *(
        (BELA, replace(TAKEN, ticks=("run-attack",), points=points, melds=melds), fault)
        for points, melds in (("102", ""), ("", "20"), ("", "/ 20"))
        for fault in (EntryFault.BESIDE_RUN,)
    ),
    (
        BELA,
        replace(TAKEN, points="", ticks=("run-attack", "belote-attack-1")),
        EntryFault.BESIDE_RUN,
    ),
    (BELA, replace(TAKEN, points="", ticks=("run-attack", "run-defence")), EntryFault.TICKED_TWICE),
    *((COINCHE, replace(HUNDRED, trump=bad), EntryFault.NO_TRUMP) for bad in ("", "X")),
    (COINCHE, replace(HUNDRED, bid="140", trump="NT"), EntryFault.NOT_BID),
    (COINCHE, replace(HUNDRED, trump="NT", points="140"), EntryFault.TOO_MANY),
    (CONTREE, replace(HUNDRED, ticks=("doubled-1", "doubled-2")), EntryFault.TICKED_TWICE),
    (CONTREE, replace(HUNDRED, ticks=("swept-attack", "swept-defence")), EntryFault.TICKED_TWICE),
    (CONTREE, replace(HUNDRED, ticks=("swept-attack",), points="150"), EntryFault.SWEPT_POINTS),
    (CONTREE, replace(HUNDRED, ticks=("swept-defence",), points="1"), EntryFault.SWEPT_POINTS),
    (
        CONTREE,
        replace(HUNDRED, ticks=("belote-attack-1", "belote-defence-1")),
        EntryFault.BELOTES,
    ),
    (
        COINCHE,
        replace(HUNDRED, trump="NT", ticks=("belote-attack-1",)),
        EntryFault.BELOTES,
    ),
    (
        ALL_TRUMPS,
        replace(TAKEN, trump="AT", ticks=("belote-attack-3", "belote-defence-2")),
        EntryFault.BELOTES,
    ),
    *(
        (BELOTE, replace(TAKEN, melds=bad), EntryFault.NO_SUCH_MELD)
        for bad in ("30", "/ 10", "5000")
    ),
    (BALOOT, replace(TAKEN, trump="S", melds="3"), EntryFault.NO_SUCH_MELD),
    (BIDDING, replace(TAKEN, trump="NT", melds="50"), EntryFault.NO_SUCH_MELD),
    (BELOTE, replace(TAKEN, melds="20 / 50"), EntryFault.MELDS_OF_BOTH),
    (BULGARIAN, replace(TAKEN, trump="H", melds="20 / 50"), EntryFault.MELDS_OF_BOTH),
    (BULGARIAN, replace(TAKEN, trump="NT", melds="20"), EntryFault.NO_MELDS),
)


def test_every_row_that_cannot_be_is_refused_in_every_language() -> None:
    assert len(REFUSED) >= 50
    for house, typed, fault in REFUSED:
        with pytest.raises(EntryRefused) as refused:
            kept(house, typed)
        assert refused.value.fault is fault, typed
        sheet = ScoreSheet(house=house, names=("A", "B"))
        for language in LANGUAGES:
            told = fault_line(sheet, typed, refused.value, words(language))
            plain = re.sub(r"(?<=\d)\D(?=\d{3})", "", told)
            for fact in refused.value.facts.values():
                assert isinstance(fact, str) or fact < 2 or str(fact) in plain
    assert {fault for *_, fault in REFUSED} == set(EntryFault) - {EntryFault.NOT_DOUBLED}


def test_a_belot_wins_the_game_and_nothing_else_is_written() -> None:
    for tick, winner in (("run-attack", US), ("run-defence", US.other)):
        deal = kept(BELA, replace(TAKEN, points="", trump="H", ticks=(tick,)))
        assert settled(BELA, deal).scores == (0, 0)
        sheet = ScoreSheet(house=BELA, names=("A", "B"), deals=(deal,))
        assert sheet.end == Finished(winner)
        for language in LANGUAGES:
            told = deal_line(sheet, sheet.played[0], words(language).playing(BELA.rules))
            assert told.rstrip("\N{POP DIRECTIONAL ISOLATE}").endswith("AB"[winner])
    assert kept(BELA, replace(TAKEN, points="0 / 0", ticks=("run-attack",))).points is None
    assert not [tick for tick in asked_of(BULGARIAN).ticks if tick.startswith("run")]


@pytest.mark.parametrize(
    ("points", "both"),
    [
        ("112", (112, 50)),
        (" 82 + 20 ", (102, 60)),
        ("102/60", (102, 60)),
        ("/ 60", (102, 60)),
        ("102:60", (102, 60)),
        ("162 / 0", (162, 0)),
        ("0/162", (0, 162)),
        ("١١٢", (112, 50)),
    ],
)
def test_points_are_read_as_people_write_them(points: str, both: tuple[int, int]) -> None:
    assert kept(CONTREE, replace(HUNDRED, points=points)).points == both


def test_a_suit_may_be_left_out_and_a_bid_be_written_in_any_letters() -> None:
    assert kept(CONTREE, HUNDRED).trump is None
    assert kept(CONTREE, replace(HUNDRED, bid=" ٩٠ ")).undertaken == "90"
    for language in LANGUAGES:
        say = words(language)
        assert (
            bid_meant(f" {say('score-sheet-bid-capot').upper()} ", ("100", "capot"), say) == "capot"
        )
    assert bid_meant(" générale", ("100", "capot"), words("fr")) == " générale"
    long = replace(HUNDRED, bid=" Capot ", points="140 / 22")
    assert kept(UP_TO_400, long) == RealDeal(attack=US, undertaken="capot", points=(140, 22))
    guilty = replace(TAKEN, points="", ticks=("guilty-defence", "swept-attack"))
    assert kept(HouseRules("clabber"), guilty) == RealDeal(attack=US, guilty=(False, True))
    ace = replace(TAKEN, trump="NT", points="", ticks=("ace", "swept-defence"))
    done = RealDeal(
        attack=US, trump=Trump.NONE, points=(0, 130), sweep=SweptBy.DEFENCE, exposed_ace=True
    )
    assert kept(BALOOT, ace) == done


def test_the_runs_of_one_side_and_the_fours_of_the_other_are_written_where_both_count() -> None:
    # Official rules of belot: each class of melds has its own winner (rules.md 2.14).
    shared = TypedDeal(attack=US, trump="H", points="92 / 70", melds="20 / 100")
    assert settled(BULGARIAN, kept(BULGARIAN, shared)).scores == (0, 28)
    turned = replace(shared, melds="100 / 20 + 50")
    assert settled(BULGARIAN, kept(BULGARIAN, turned)).scores == (19, 14)


@pytest.mark.parametrize("house", [HouseRules(each.key) for each in VARIANTS] + [ARENA, ALL_TRUMPS])
def test_what_is_written_opens_as_it_was_typed(house: HouseRules) -> None:
    asked = asked_of(house)
    for typed in each_tick(asked, US):
        assert typed_again(read_typed(asked, typed), US) == typed


def test_a_sheet_asks_for_the_trump_of_numbers_that_name_none() -> None:
    house = HouseRules("pilotta").after(ChooseOption(OptionName.TRUMP_NAMED, "after-auction"))
    typed = TypedDeal(attack=US, bid="80", trump="H", points="102")
    assert kept(house, typed).trump is Trump.HEARTS


def test_names_are_of_sides_or_of_players_and_mention_nobody() -> None:
    usual = ("Us", "Them")
    assert read_names("", usual) == usual
    assert read_names("Ann", usual) == ("Ann", "Them")
    assert read_names("Ann, Ben, Cleo", usual) == ("Ann", "Ben")
    assert read_names("Ann,Ben , Cleo,Dan,Eve", usual) == ("Ann", "Ben", "Cleo", "Dan")
    assert read_names("سعد، فهد", usual) == ("سعد", "فهد")
    assert read_names("=1+1, <@123>`*", usual) == ("1+1", "123")
    four = ("Ann", "Ben", "Cleo", "Dan")
    assert read_names("Anna, Ben, Cleo", four) == ("Anna", "Ben", "Cleo", "Dan")
    assert read_names("", four) == four
    assert read_names("Anna", four) == ("Anna", "Ben", "Cleo", "Dan")
    assert read_names("Us, Them", four) == usual


def test_names_are_mended_for_the_whole_sheet_and_people_replaced_from_a_deal_on() -> None:
    deal = kept(CONTREE, HUNDRED)
    sheet = ScoreSheet(house=CONTREE, names=("Ann", "Ben", "Cleo", "Dan"), deals=(deal, deal))
    assert sheet.renamed(("Anna", "Ben", "Cleo", "Dan")).sides(0) == (
        ("Anna", "Cleo"),
        ("Ben", "Dan"),
    )
    later = sheet.with_people(("Eve", "Ben", "Cleo", "Dan")).with_deal(deal)
    assert [later.sides(place)[0] for place in range(3)] == [
        *(("Ann", "Cleo"),) * 2,
        ("Eve", "Cleo"),
    ]
    assert later.sides() == (("Eve", "Cleo"), ("Ben", "Dan"))
    # Somebody who never played leaves no name.
    twice = sheet.with_people(("Eve", "Ben", "Cleo", "Dan")).with_people(
        ("Fay", "Ben", "Cleo", "Dan")
    )
    assert [each.names[0] for each in twice.former] == ["Ann"]
    assert (twice.again().former, twice.again().names[0]) == ((), "Fay")
    assert ScoreSheet(house=CONTREE, names=("A", "B")).with_people(("C", "D")).former == ()
