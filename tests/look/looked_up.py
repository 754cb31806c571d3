"""What is looked up, at its longest: rules, people's figures, answers to exercises, a swap."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

from bot.exercises import Exercise
from bot.i18n import Words
from bot.ratings.ladders import Ladder
from bot.rulebook import on_screens, rulebook
from bot.shared_plays.alone import word_of
from bot.storage.log.replayed_deals import KeptGame
from bot.storage.ratings.leaderboard import Own, RankedLine, RankedPage, RankingMeasure
from bot.storage.ratings.player_ratings import RatingChange, RatingCurve
from bot.storage.stats.deal_statistics import (
    ContractTally,
    DealStatistics,
    DoubledContracts,
    Role,
    Undertaking,
)
from bot.storage.stats.history import GameOutcome, History, PlayedGame
from bot.storage.stats.player_accuracy import (
    CardLuck,
    CostlyMistake,
    MeanAccuracy,
    Period,
    PlayerAccuracy,
    WaitingDeals,
)
from bot.storage.stats.statistics import (
    LAST_GAMES,
    MetPlayer,
    MetPlayers,
    Statistics,
    Streaks,
    Totals,
)
from bot.tables.house_rules import ChoosePreset, HouseRules, offers
from bot.tables.table_settings import Pictures
from cogs.exercises.pages import answer_page
from cogs.help import RulesAsked, rules_page
from cogs.history import DEALS, HistoryPage, history_page, past_game
from cogs.history import PAGE as GAMES
from cogs.house_rules.pages import choosing, pages, reading
from cogs.leaderboard import PAGE, LeaderboardPage, leaderboard_page
from cogs.stats.accuracy_page import accuracy, accuracy_curve, luck, waiting_controls
from cogs.stats.pages import contracts, people, summary
from cogs.stats.picture import profile_illustration
from cogs.stats.selection import StatsPage, StatsQuery
from cogs.swap import swap_page
from cogs.ui.layout import illustrated
from cogs.ui.table_pictures import hand_illustration
from engine.cards import Trump
from engine.contract import ContractKind
from engine.players.understanding import Convention
from engine.ruleset import RuleSet
from engine.variants.presets import presets_of
from tests.bot.storage.made import a_game
from tests.bot.storage.made_deals import taken
from tests.cogs.drawing import HOST, PEOPLE, table_of
from tests.cogs.exercises.test_pages import positions
from tests.engine.players.analysis.kept_analyses import ERRING, OVERBID
from tests.look.first_sights import one_shot, words_with_signs
from tests.look.moments import name_of
from tests.look.shot import Shot

NOW = datetime(2026, 1, 2, 20, tzinfo=UTC)
FOUR = tuple(HOST + place for place in range(4))


def of_rules(rules: RuleSet, language: str) -> Iterator[Shot]:
    """The rules of a game, its house rules to choose and to read, and a swap of seats."""
    say, house = words_with_signs(language), HouseRules(rules.key)
    hint = say("house-only-host", user=f"<@{HOST}>")
    for page in rulebook(rules, say):
        for place in range(len(on_screens(page))):
            asked = RulesAsked(named=rules.key, page=page.name, place=place)
            view = rules_page(house, say, asked, Convention.DIALOGUE)
            yield one_shot(f"rules-{rules.key}-{page.name}-{place}", view, language)
    chosen = [house, *(house.after(ChoosePreset(each.name)) for each in presets_of(rules.key))]
    for rules_of_it in chosen:
        kind = rules_of_it.preset.name if rules_of_it.preset else "usual"
        for each in pages(offers(rules_of_it)):
            view = choosing(rules_of_it, say, table=1, page=each.name)
            yield one_shot(f"house-{rules.key}-{kind}-{each.name}", view, language)
    for each in pages(offers(house)):
        view = reading(house, say, hint=hint, table=1, page=each.name)
        yield one_shot(f"house-read-{rules.key}-{each.name}", view, language)
    table = replace(table_of(None, house=house), seats=PEOPLE)
    yield one_shot(f"swap-{rules.key}", swap_page(table, HOST, say), language)


def of_people(language: str) -> Iterator[Shot]:
    """Somebody who has played much: leaderboards, history, statistics, accuracy."""
    say = words_with_signs(language)
    lines = tuple(RankedLine(90 + n, HOST + n % 4, 1_999, 99, 999) for n in range(PAGE))
    latest = RatingChange(HOST, 1500, 1480, 99, weight=0.5)
    for measure in RankingMeasure:
        rated = latest if measure is RankingMeasure.RATING else None
        stands = Own(999, place=1, rank=90, neighbours=lines[:3], latest=rated)
        wanted = LeaderboardPage(
            ladder=Ladder("contree", people=False), measure=measure, here=False
        )
        listed = RankedPage(lines, PAGE * 9, 200)
        view = leaderboard_page(wanted, listed, stands, say, common=True)
        yield one_shot(f"leaderboard-{measure}", view, language)
    games = tuple(_past(number) for number in range(GAMES))
    view = history_page(History(games, 999, (), 40), HistoryPage(HOST, 5), say, own=True)
    yield one_shot("history", view, language)
    result = replace(
        a_game(players=FOUR),
        deals=DEALS,
        settled=tuple(taken(number, number % 4, HOST) for number in range(1, DEALS + 1)),
    )
    whole = KeptGame(result=result, channel_id=HOST, message_id=HOST)
    yield one_shot("history-game", past_game(whole, HistoryPage(HOST), say), language)
    yield from _statistics(games, say, language)


def _past(number: int) -> PlayedGame:
    return PlayedGame(
        guild_id=1,
        table_id=number,
        number=1,
        rules_key="contree_coinche",
        finished_at=NOW,
        outcome=GameOutcome.LOST,
        score=1980,
        others=2010,
        counts=True,
        partners=(HOST + 1,),
        opponents=(HOST + 2, HOST + 3),
        channel_id=HOST,
        message_id=HOST,
    )


def _statistics(games: tuple[PlayedGame, ...], say: Words, language: str) -> Iterator[Shot]:
    tally = ContractTally(120, 40, 3)
    taken_up = [
        Undertaking(kind=ContractKind.POINTS, value=value, tally=tally)
        for value in range(80, 180, 10)
    ]
    taken_up += [
        Undertaking(kind=kind, value=0, tally=tally)
        for kind in (ContractKind.TRUMP, ContractKind.CAPOT, ContractKind.GENERALE)
    ]
    doubled = DoubledContracts(40, 20, 800)
    met = tuple(MetPlayer(user_id=user, games=40, wins=20, losses=20) for user in FOUR[1:])
    numbers = Statistics(
        user_id=HOST,
        totals=Totals(
            games=99,
            wins=50,
            draws=2,
            left=2,
            deals=999,
            share=0.51,
            capots=3,
            belotes=80,
            moves=9999,
            thinking=10**7,
        ),
        deals=DealStatistics(
            roles=dict.fromkeys(Role, tally),
            undertakings=tuple(taken_up),
            trumps=dict.fromkeys(Trump, tally),
            given=doubled,
            received=doubled,
            over=12.0,
            under=30.0,
            sweeps=40,
        ),
        streaks=Streaks(current=3, wins=9, losses=7),
        met_players=MetPlayers(partners=met, opponents=met),
        last_games=games[:LAST_GAMES],
        unfinished=2,
    )
    curve = RatingCurve(Ladder("contree"), 99, (1500, 1530, 1490, 1550), 40)
    asked = StatsQuery(sheet=StatsPage.SUMMARY, user=HOST)
    picture = profile_illustration(numbers, curve, name_of(HOST), say)
    view = illustrated(summary(numbers, curve, asked, say, own=True, drawn=True), picture)
    yield one_shot("stats", view, language, picture)
    view = contracts(numbers, replace(asked, sheet=StatsPage.CONTRACTS), say)
    yield one_shot("stats-contracts", view, language)
    view = people(numbers, replace(asked, sheet=StatsPage.PEOPLE), say)
    yield one_shot("stats-people", view, language)
    much = MeanAccuracy(80.0 * 900, 900)
    found = PlayerAccuracy(
        user_id=HOST,
        cards=much,
        calls=much,
        roles=dict.fromkeys(Role, much),
        weekly=False,
        periods=tuple(Period(NOW - timedelta(days=30 * n), much) for n in range(9, 0, -1)),
        mistakes=tuple(
            CostlyMistake(kind, 9, 0.9, 90.0)
            for kind in ("trumps-late", "master-early", "points-given")
        ),
        errors=40,
        luck=CardLuck(40, 800, 400.0, 300),
    )
    asked = replace(asked, sheet=StatsPage.ACCURACY)
    waiting = waiting_controls(WaitingDeals(40, ()), None, asked, say)
    drawn_curve = accuracy_curve(found, name_of(HOST), say)
    for name, each in (("accuracy", drawn_curve), ("accuracy-in-words", None)):
        view = illustrated(accuracy(found, asked, say, *waiting, drawn=each is not None), each)
        yield one_shot(f"stats-{name}", view, language, each)
    view = luck(found, replace(asked, sheet=StatsPage.LUCK), say)
    yield one_shot("stats-luck", view, language)


def of_exercises(language: str) -> Iterator[Shot]:
    """A right and a wrong answer to each kind of error."""
    say = words_with_signs(language)
    for which in (ERRING, OVERBID):
        for place, asked in enumerate(positions(which)):
            fresh = Exercise(place=asked.position.place, due=NOW)
            table = asked.table(say, Pictures.CARDS)
            picture = hand_illustration(table, asked.seat, say.playing(asked.record.rules), name_of)
            for action in (asked.moment.best, asked.moment.done):
                right = asked.is_right(action)
                kept = fresh.answered(word_of(action), NOW, right=right)
                view = answer_page(asked, kept, say, picture)
                name = f"exercise-{which}-{place}-{'right' if right else 'wrong'}"
                yield one_shot(name, view, language, picture)
