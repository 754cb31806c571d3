"""A guided deal on the screen: within Discord's limits all the way, and wholly said."""

import pytest
from discord import ButtonStyle, ui

from bot.i18n import LANGUAGES, words
from bot.lessons.guided_deal import DEALS, LEARNER, Course, Position, advice, told
from cogs.hand.page_state import HandPageState
from cogs.lessons import LessonPageState, hint_line, lesson
from cogs.table.score import deal_title, score_lines
from cogs.ui.control import Control, read_control
from engine.cards import Card, Rank, Trump
from engine.contract import Bid, ContractKind
from engine.seats import Seat
from engine.view import view
from tests.bot.lessons.advised import advised
from tests.cogs.drawing import drawn, texts
from tests.rig.message_limits import broken_message_limits

START = "</contree start:1234567890123456789>"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("deal", range(1, len(DEALS) + 1))
def test_every_step_fits_in_a_message(deal: int, language: str) -> None:
    say = words(language)
    notice = say("lesson-lost")
    looks = (
        LessonPageState(),
        LessonPageState(hint=True, notice=notice),
        LessonPageState(page_state=HandPageState(kind=ContractKind.CAPOT)),
    )
    for course, position in advised(deal):
        for seen in looks:
            page = lesson(course, position, say, START, seen)
            assert broken_message_limits({"components": drawn(page)}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_passed_out_deal_fits_in_a_message(language: str) -> None:
    course = Course(1, ("p",))
    page = lesson(course, told(course), words(language), START)
    assert broken_message_limits({"components": drawn(page)}) == []


def test_calls_contract_and_score_are_told_once() -> None:
    say = words("fr")
    (_, bidding), (_, playing), *_, (_, over) = advised(1)
    north = say("auction-call", seat=Seat.NORTH, call=say("auction-pass"))
    assert page_of(bidding).count(north) == 1
    assert playing.game.deal is not None
    assert over.game.deal is not None
    contract, settlement = playing.game.deal.contract, over.game.deal.settlement
    assert contract is not None
    assert say("play-contract", contract=contract) not in page_of(playing)
    assert page_of(over).count(deal_title(1, settlement, say)) == 1
    assert score_lines(settlement, say)[-1] in page_of(over)


def test_no_button_of_a_guided_deal_leads_to_a_table() -> None:
    for course, position in advised(1):
        page = lesson(course, position, words("fr"), START)
        verbs = [
            read_control(each.custom_id).verb
            for each in page.walk_children()
            if isinstance(each, Control)
        ]
        assert verbs
        assert all(verb.startswith("lesson") for verb in verbs)


def page_of(position: Position) -> str:
    """What the page of a position says."""
    return texts(drawn(lesson(Course(1), position, words("fr"), START)))


def test_the_advice_says_when_there_is_only_one_choice() -> None:
    """There is none in the last trick; there is one when leading to the second."""
    say = words("fr")
    turns = [position for _, position in advised(1) if not position.over]
    lines = [hint_line(position, advice(position), say) for position in turns]
    only = say("lesson-only-card")
    assert only in lines[-1]
    assert any(say("lesson-why-force-trump") in line for line in lines if only not in line)


@pytest.mark.parametrize(
    ("jack", "belote", "aces", "ending"),
    [
        ("yes", "no", 0, "4\xa0atouts dont le valet."),
        ("yes", "yes", 1, "dont le valet, la belote et un as à côté."),
        ("yes", "no", 2, "dont le valet et 2\xa0as à côté."),
        ("no", "no", 1, "4\xa0atouts et un as à côté."),
        ("no", "yes", 0, "4\xa0atouts et la belote."),
    ],
)
def test_the_bidding_advice_gives_its_reasons(
    jack: str, belote: str, aces: int, ending: str
) -> None:
    told = words("fr")(
        "lesson-hint-bid", bid=Bid(100, Trump.HEARTS), count=4, jack=jack, belote=belote, aces=aces
    )
    assert told.endswith(ending)


def test_the_bidding_advice_mentions_the_belote() -> None:
    say, named = words("fr"), set[bool]()
    for number in range(1, len(DEALS) + 1):
        position = next(iter(advised(number)))[1]
        deal, bid = view(position.rules, position.game, LEARNER).deal, advice(position).action
        if deal is None or not isinstance(bid, Bid) or bid.trump.suit is None:
            continue
        pair = {Card(rank, bid.trump.suit) for rank in (Rank.KING, Rank.QUEEN)}
        told = "belote" in hint_line(position, advice(position), say)
        assert told is (pair <= set(deal.hand))
        named.add(told)
    assert True in named


@pytest.mark.parametrize(("words_said", "advised_button"), [(("p",), "undo"), (None, "next")])
def test_the_final_recommendation_is_highlighted(
    words_said: tuple[str, ...] | None, advised_button: str
) -> None:
    say = words("fr")
    *_, (played, _) = advised(1)
    course = played if words_said is None else Course(1, words_said)
    page = lesson(course, told(course), say, START)
    green = [
        each.item.label
        for each in page.walk_children()
        if isinstance(each, ui.DynamicItem)
        and isinstance(each.item, ui.Button)
        and each.item.style is ButtonStyle.success
    ]
    assert green == [say(f"lesson-button-{advised_button}", number=2, count=len(DEALS))]
