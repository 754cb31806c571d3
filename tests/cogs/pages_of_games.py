"""What a game shows beside its table: analyses, exercises, score sheets, settings, refusals."""

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache

from discord import ui

from bot.analysis.jobs import AnalysisJob
from bot.exercises import Exercise, PositionId
from bot.i18n import Words
from bot.lessons.course import MOMENTS, CoursePlace, LessonName
from bot.rulebook.auction import levels
from bot.score_sheets.asked import asked_of
from bot.score_sheets.kept import Draft, WrittenDeal
from bot.score_sheets.real_deals import RealDeal
from bot.score_sheets.sheets import ScoreSheet
from bot.score_sheets.typed import TypedDeal
from bot.shared_plays.alone import word_of
from bot.storage.score_sheets import StoredSheet
from bot.storage.shared_deals import SharedDeal
from bot.tables.house_rules import HouseRules
from bot.tables.refusals import TableRefusal, TableRefused
from bot.tables.table_settings import Pictures
from cogs.analysis.bids import bids
from cogs.analysis.controls import BidsControl, TricksControl
from cogs.analysis.moment import moment_page
from cogs.analysis.pages import overview, tricks_page
from cogs.exercises.controls import SessionPlace
from cogs.exercises.pages import answer_page, question_page
from cogs.exercises.positions import AskedError
from cogs.lessons import LessonPageState, end_page, good_page
from cogs.lessons import moment_page as lesson_page
from cogs.lobby import lobby_page
from cogs.lobby_choices import choices_page
from cogs.score_sheets.controls import ChosenGame
from cogs.score_sheets.pages import correcting_page, draft_page, sheet_page, start_page
from cogs.ui.deal_buttons import AnalysisPage
from cogs.ui.page_state import INITIAL_STATE
from cogs.ui.replies import refusal
from engine.actions import Action, IllegalAction, Pass, PlayCard, Refusal, RenegeClaim
from engine.cards import Trump
from engine.contract import Bid, Contract
from engine.deal_record import DealRecord, write_record
from engine.game import decide
from engine.players.analysis import Analysis, BestContract, KeyMoment, PlayerAnalysis, TrickMark
from engine.players.analysis.accuracy import Accuracy
from engine.players.choice import Reason
from engine.players.prospects import lowest_bid
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.variants import find_variant
from tests.bot.analysis.made_judges import judged
from tests.cogs.drawing import HOST, house_of, positions, table_of

CODE, NOW = "D-7K3Q2M", datetime(2026, 11, 26, 21, tzinfo=UTC)

OFTEN = 7
"""Of so many decisions one was an error."""


@cache
def analysed(game: str, seed: int) -> tuple[Analysis, DealRecord]:
    """A deal of a random game, made up to have been found out: a third of its moves were errors."""
    rules = find_variant(game)
    deal = next(
        game.deal
        for _, game in positions(seed, 1, rules)
        if game.deal and game.deal.contract and game.deal.settlement
    )
    assert deal.contract is not None
    assert deal.settlement is not None
    line = write_record(rules, (), deal)
    record = DealRecord.read(line, find_variant)
    count = len(record.decisions())
    decisions = tuple(judged(record, n, range(1, count + 1, OFTEN)) for n in range(1, count + 1))
    moments = tuple(
        KeyMoment(
            number=one.number,
            best=one.fair.best.action,
            why=Reason.OVERCALL,
            done=one.done,
            loss=one.fair.loss,
            points=one.fair.points,
        )
        for one in decisions
        if one.fair and one.fair.loss > 0
    )
    accuracy, best = Accuracy(90.0, count), Contract(deal.contract.declarer, lowest_bid(rules))
    found = Analysis(
        deal=line,
        game=rules.key,
        par=(BestContract(contract=best, card_points=100, scores=(100, 0), belote=20),),
        contract=deal.contract,
        seen=100,
        margin=-1,
        result=deal.settlement.result,
        scores=(0, 100),
        players=tuple(
            PlayerAnalysis(
                seat=seat,
                attacking=True,
                cards=accuracy,
                calls=accuracy,
                errors=1,
                bad_luck=1,
                lucky=1,
            )
            for seat in rules.seating.order
        ),
        moments=moments,
        tricks=tuple(
            TrickMark(
                number=number,
                winner=trick.plays[0].seat,
                points=10,
                plays=trick.plays,
                mark=decisions[-1].verdict,
                margin=(-1) ** number,
            )
            for number, trick in enumerate(deal.tricks, start=1)
        ),
        decisions=decisions,
    )
    return found, record


def found_out(rules: RuleSet, say: Words, seed: int) -> Iterator[ui.LayoutView]:
    """The analysis of a deal, its moments, and these as they are asked again."""
    found, record = analysed(rules.key, seed)
    reader = record.rules.seating.order[0]
    page, job = AnalysisPage(CODE, reader), AnalysisJob(SharedDeal(CODE, found.deal), of=1)
    job.found, job.over = found, True
    yield overview(job, record, reader, say)
    yield tricks_page(found, TricksControl(page, legend=True), say.playing(rules))
    yield bids(found, record, BidsControl(page, legend=True), say.playing(rules))
    kept = Exercise(place=PositionId(CODE, 1), due=NOW)
    for number, moment in enumerate(found.moments, start=1):
        yield moment_page(found, record, AnalysisPage(CODE, reader, number), say, None)
        one = found.decisions[moment.number - 1]
        assert one.fair is not None
        asked = AskedError(
            position=SessionPlace(NOW, PositionId(CODE, moment.number)),
            record=record,
            analysis=found,
            moment=moment,
            one=one,
            fair=one.fair,
        )
        table = asked.table(say, Pictures.NONE)
        yield question_page(asked, table, "", 1, say, INITIAL_STATE)
        for action in (moment.best, moment.done):
            answered = kept.answered(word_of(action), NOW, right=asked.is_right(action))
            yield answer_page(asked, answered, say, None)


def written_down(rules: RuleSet, say: Words) -> Iterator[ui.LayoutView]:
    """A score sheet for real cards, from its first page to what is corrected."""
    house, names = HouseRules(rules.key), ("Ann",) * len(rules.seating.order)
    asked = asked_of(house)
    bid, trump = next(reversed(asked.undertakings), ""), asked.trumps[-1]
    half = asked.total(trump) // 2
    typed = TypedDeal(attack=Team.EAST_WEST, bid=bid, trump=trump, points="1", ticks=asked.ticks)
    deals = tuple(
        RealDeal(attack=Team.EAST_WEST, undertaken=bid, trump=trump, points=points)
        for points in ((half, half), (0, 2 * half), (2 * half, 0))
    )
    full = ScoreSheet(house=house, names=names, deals=deals)
    stored = StoredSheet(
        number=1,
        owner=HOST,
        rules_key=rules.key,
        rules_version=rules.version,
        options=house.options,
        names=names,
        former_names=(),
        deals=tuple(WrittenDeal(each, (1, 2)) for each in deals),
        draft=Draft(typed),
        moves=1,
        changed_at=NOW,
    )
    yield start_page(house, ChosenGame(rules.key, ""), [stored], say, house)
    yield sheet_page(stored, full, say, reader=HOST)
    yield correcting_page(stored, full, 0, say)
    yield draft_page(stored, full, Draft(typed), "", say)


def chosen(rules: RuleSet, say: Words) -> Iterator[ui.LayoutView]:
    """The lobby and its settings."""
    table = table_of(None, house=house_of(rules))
    yield lobby_page(table, say)
    yield choices_page(table, HOST, say)


def taught(say: Words) -> Iterator[ui.LayoutView]:
    """The course, which is of one game."""
    for lesson in LessonName:
        for number, moment in enumerate(MOMENTS[lesson], start=1):
            place = CoursePlace(lesson, number)
            yield lesson_page(place, say, LessonPageState(hint=True))
            yield from (good_page(place, word, say) for word in moment.right)
        yield end_page(lesson, say, daily=True)


DOUBLING = (
    Refusal.BIDDING_CLOSED,
    Refusal.NOTHING_TO_DOUBLE,
    Refusal.DOUBLE_NOT_YOURS,
    Refusal.ALREADY_DOUBLED,
    Refusal.BID_NOT_DOUBLED,
)
"""Refusals that speak of doubles: a game without any is never offered what they refuse."""


def refused(rules: RuleSet, say: Words, seed: int) -> Iterator[str]:
    """Why a table and the engine refuse: whatever is tried through a deal of a random game."""
    seats, actions = rules.seating.order, _tried(rules)
    errors: list[Exception] = [
        TableRefused(code, user=HOST, seat=seats[0], count=2, channel=HOST, deal=CODE)
        for code in TableRefusal
    ]
    if levels(rules.auction):
        errors += [IllegalAction(code, bid=lowest_bid(rules)) for code in DOUBLING]
    for table, game in positions(seed, 1, rules):
        if game.over or (game.deal and game.deal.number > 1):
            break
        for seat in table.awaited[:1]:
            for action in actions:
                try:
                    decide(rules, game, seat, action)
                except IllegalAction as error:
                    errors.append(error)
    yield from (refusal(say, error) or "" for error in errors)


def _tried(rules: RuleSet) -> tuple[Action, ...]:
    bid = lowest_bid(rules)
    return (
        Pass(),
        RenegeClaim(),
        *(Bid(value, trump, bid.kind) for value in (0, 75, bid.value, 250) for trump in Trump),
        *map(PlayCard, rules.pack.cards),
    )
