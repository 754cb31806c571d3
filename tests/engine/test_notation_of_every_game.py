"""The notation of games that deal, bid and announce otherwise than the contrée."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cards import Card
from engine.notation import NotationFault, NotationPart, UnreadableDeal, read, write
from engine.ruleset import Announcing, RuleSet
from engine.seats import Seat
from engine.variants import VARIANTS
from tests.engine.private_games import (
    BY_HAND,
    CLAIMED,
    PRIVATE,
    SUN,
    TABLEAU,
    TURNED,
    find_private,
)
from tests.engine.random_play import shortened, steps
from tests.engine.table import E, N, S, W, cards
from tests.rig.slow import FAST_GAMES, slow_except

TAKEN = (
    "turned E | KD7DAD9SKH / AHTHJCAS8S / 8DKC8C7S7C / 9DTDQCQH9H / QS8HJHAC7HTSTCKSJSJD9CQD | - S"
)
KEPT = (
    "kitty N | 7HKHAC9DKCQD+TH9C7D / ADTSQCQHJHTC+8SJCKD / 6DASKS6CTD8H+7SQS8C"
    " / JD6S8D9H9SAH+JS6H7C"
)
COVERED = (
    "tableau N | QS(7S)QD(AD)KS(7H)TH(JD)JS(8C)TS(9D)8D(9H)AS(JH)"
    " / TD(KH)QC(KD)QH(8H)7D(7C)AC(9C)9S(JC)AH(8S)TC(KC)"
)
RENEGE_CLAIMED = (
    "claimed W | KD9S9CQCASKC+7CQD7D / KH9H8SAD8CJD+JC6CTD / 9DTC7HTS8DAC+6H7SKS"
    " / TH8HJSJH6SAH+QHQS6D | - - - H | 9DKH W:!"
)
RUNS = (
    "by_hand W | 8H9HTHJHQH / TS9S8S7S7H / ASKSQS7D8D / KHAH7C8C9C / JS9DTDJDQDKDADTCJCQCKCAC | S"
)
DOUBLED = "sun S 40:110 | " + TAKEN.split(" | ")[1] + " | NT - - - N:x E:xx xxx"


@pytest.mark.parametrize(
    "rules",
    slow_except([*VARIANTS, *PRIVATE], [*FAST_GAMES, *PRIVATE[:2]]),
    ids=lambda rules: rules.key,
)
def test_every_position_round_trips(rules: RuleSet) -> None:
    short = shortened(rules)
    for step in steps(short, Random(rules.key)):
        if step.state.deal:
            line = write(short, step.state.deal, step.state.carry)
            assert read(line, {rules.key: short}.__getitem__).deal == step.state.deal
            assert "\n" not in line


def test_points_carried_over_and_scores_are_written() -> None:
    states = [step.state for step in steps(TURNED, Random(TURNED.key))]
    assert any(state.carry for state in states)
    assert any(state.deal and any(state.deal.auction.scores) for state in states)


@pytest.mark.parametrize("line", [TAKEN, KEPT, COVERED, RENEGE_CLAIMED, DOUBLED])
def test_every_way_of_dealing_has_a_notation(line: str) -> None:
    reading = read(line, find_private)
    assert write(reading.rules, reading.deal) == line


def test_the_talon_follows_the_hands_turned_up_card_first() -> None:
    deal = read(TAKEN, find_private).deal
    assert deal.turned == Card.parse("QS")
    assert deal.laid_out.talon == cards("QS8HJHAC7HTSTCKSJSJD9CQD")
    assert deal.contract is not None
    assert deal.contract.declarer is W  # the play goes the other way round: north has passed
    assert deal.holdings[W].hand == cards("9DTDQCQH9H QS 7HTS")
    assert deal.holdings[N].hand == cards("KD7DAD9SKH 8HJHAC")


def test_a_kitty_follows_its_hand() -> None:
    deal = read(KEPT, find_private).deal
    assert deal.holdings[E].hand == cards("ADTSQCQHJHTC")
    assert deal.holdings[E].kitty == cards("8SJCKD")


def test_a_pile_is_its_open_card_and_the_covered_one() -> None:
    deal = read(COVERED, find_private).deal
    first = deal.holdings[N].piles[0]
    assert (first.top, first.under) == cards("QS7S")
    assert deal.turned == Card.parse("AS")  # the last of the dealer's
    assert deal.holdings[E].cards == ()


def test_each_doubling_level_adds_an_x() -> None:
    deal = read(DOUBLED, find_private).deal
    assert [called.seat for called in deal.auction.calls][-3:] == [N, E, N]
    standing = SUN.auction.standing(deal.auction, SUN.seating)
    assert standing is not None
    assert standing.doubles == 3


def test_the_legality_of_a_call_may_depend_on_the_scores() -> None:
    with pytest.raises(UnreadableDeal) as unreadable:
        read(DOUBLED.replace(" 40:110", ""), find_private)
    assert (unreadable.value.part, unreadable.value.fault) == (
        NotationPart.CALLS,
        NotationFault.ILLEGAL,
    )


def test_manual_announcements_may_follow_such_a_call() -> None:
    rules = replace(SUN, announcing=Announcing.BY_HAND)
    line = DOUBLED + " - E:- | AH"
    deal = read(line, {SUN.key: rules}.__getitem__).deal
    assert deal.contract is not None
    assert deal.contract.doubles == 3
    assert write(rules, deal) == line


def test_ashkal_is_parsed() -> None:
    deal = read(DOUBLED.replace("NT - - - N:x E:xx xxx", "- - ashkalNT"), find_private).deal
    assert [str(called.call) for called in deal.auction.calls[2:]] == ["ashkalNT"]


@pytest.mark.parametrize(
    ("played", "melds", "calls"),
    [
        ("KS*TS8H7C 9S9H8CJS QS*", [S], 2),
        ("KS*TS8H*7C 9S9H8CJS QS", [N, S], 1),
        ("KSTS*8H7C* 9S9H8CJS QS", [E, W], 0),
    ],
)
def test_a_card_with_an_announcement_has_a_star(played: str, melds: list[Seat], calls: int) -> None:
    line = f"{RUNS} | {played}"
    deal = read(line, find_private).deal
    assert [seat for seat in Seat if deal.melds[seat]] == melds
    assert sum(held.calls for held in deal.belotes) == calls
    assert write(BY_HAND, deal) == line


def test_a_challenge_ends_the_line_with_its_seat() -> None:
    deal = read(RENEGE_CLAIMED, find_private).deal
    assert deal.claim is not None
    assert deal.claim.seat is W
    assert deal.settlement is not None


@pytest.mark.parametrize(
    ("line", "fault", "place", "found"),
    [
        (TAKEN.replace(" / QS8H", " "), NotationFault.WRONG_HANDS, 4, None),
        (TAKEN.replace("QS8H", "8H"), NotationFault.WRONG_SIZE, 5, "8HJHAC7HTSTCKSJSJD9CQD"),
        (TAKEN.replace("QS8H", "KD8H"), NotationFault.CARD_TWICE, 5, "KD"),
        (KEPT.replace("+8S", "8S+"), NotationFault.WRONG_SIZE, 2, "ADTSQCQHJHTC8S+JCKD"),
        (KEPT.replace("+8S", "+8D"), NotationFault.CARD_TWICE, 4, "8D"),
        (COVERED.replace("QD(AD)", "QD"), NotationFault.NOT_A_CARD, 1, "QDKS(7"),
        (COVERED.replace("QD(AD)", ""), NotationFault.WRONG_SIZE, 1, None),
        (COVERED.replace("QD(AD)", "QD(1D)"), NotationFault.NOT_A_CARD, 1, "1D"),
        (COVERED + " / 7S", NotationFault.WRONG_HANDS, 3, None),
    ],
)
def test_impossible_layouts_are_refused(
    line: str, fault: NotationFault, place: int, found: str | None
) -> None:
    with pytest.raises(UnreadableDeal) as unreadable:
        read(line, find_private)
    error = unreadable.value
    assert (error.fault, error.part, error.place) == (fault, NotationPart.HANDS, place)
    assert found in (None, error.found)


def test_only_players_may_claim_renege() -> None:
    rules = replace(CLAIMED, seating=TABLEAU.seating, pack=TABLEAU.pack, dealing=TABLEAU.dealing)
    line = COVERED.replace("tableau", "claimed") + " | S | TD E:!"
    with pytest.raises(UnreadableDeal) as unreadable:
        read(line, {"claimed": rules}.__getitem__)
    assert (unreadable.value.fault, unreadable.value.found) == (NotationFault.NOT_A_SEAT, "E:!")


@settings(max_examples=300)
@given(
    st.sampled_from([TAKEN, KEPT, COVERED, RENEGE_CLAIMED, DOUBLED]),
    st.integers(0, 200),
    st.integers(0, 4),
    st.text(alphabet="NESW:|/-x+()!* 6789TJQKASHDC", max_size=4),
)
def test_a_corrupted_line_parses_or_is_refused(line: str, at: int, length: int, text: str) -> None:
    damaged = line[:at] + text + line[at + length :]
    try:
        reading = read(damaged, find_private)
    except UnreadableDeal:
        return  # and nothing else is raised
    written = write(reading.rules, reading.deal, reading.opening.carry)
    assert read(written, find_private) == reading
