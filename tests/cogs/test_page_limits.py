"""Every screen of every position fits into a message, in each language."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from itertools import cycle, product
from zoneinfo import ZoneInfo

import pytest
from discord import ui
from simcord.components import validate_modal

from bot.achievements import Achievement
from bot.evenings import Coming, Evening, EveningStage, Guest, Sat
from bot.i18n import LANGUAGES, Words, words
from bot.lessons.course import CoursePlace, LessonName
from bot.pictures.packs import PicturePack
from bot.preferences import TIME_FACTORS, HandOrder, HandSize
from bot.ratings.ladders import Ladder
from bot.rulebook import PageName
from bot.score_sheets.asked import asked_of
from bot.score_sheets.kept import Draft, FormerNames, WrittenDeal
from bot.score_sheets.real_deals import RealDeal
from bot.score_sheets.sheets import LONGEST_NAME, MOST_DEALS, ScoreSheet
from bot.score_sheets.typed import TypedDeal
from bot.server_choices import GuildPreferences, ServerChoices
from bot.shared_plays.alone import PLAYER, read_alone
from bot.shared_plays.choice import candidate
from bot.shared_plays.chosen import Par
from bot.shared_plays.kinds import ChallengeWay
from bot.shared_plays.marks import ChallengeResults, Ranked
from bot.shared_plays.streak import Streak
from bot.storage.challenges import Challenge
from bot.storage.day_posts import MOST_WATCHERS
from bot.storage.evenings import NO_TABLE, BestDeal, EveningSeat, GamePlayed
from bot.storage.preferences import PlayerPreferences
from bot.storage.ratings.leaderboard import Own, RankedLine, RankedPage, RankingMeasure
from bot.storage.ratings.player_ratings import RatingChange
from bot.storage.results.voiding import LAST_VOIDED, VoidedGame
from bot.storage.score_sheets import StoredSheet
from bot.storage.shared_plays import DAY, OpenDeal, SoloPlay
from bot.tables.house_rules import ChooseOption, ChoosePreset, HouseRules, offers
from bot.tables.occupants import Computer
from bot.tables.table import Table
from bot.tables.table_settings import Pictures
from cogs.achievements import private_news, public_news
from cogs.admin import LONGEST_REASON, voided_games
from cogs.alone.pages import playing_page, thinking_page
from cogs.challenges.command import MOST_LISTED
from cogs.challenges.controls import COUNTS, DAYS, PlannedChallenge
from cogs.challenges.deal_pages import after_page as challenge_after_page
from cogs.challenges.deal_pages import deal_page, deals_page
from cogs.challenges.pages import challenge_page, post_page, ranking_page
from cogs.challenges.planning import call_page
from cogs.challenges.shown import ChallengeShown
from cogs.evenings.pages import (
    LONGEST_TITLE,
    MOST_HERE,
    ListedEvening,
    after_page,
    card_page,
    evenings_page,
    gathering_page,
    reminder_page,
    tables_page,
)
from cogs.features import command_links, load_commands
from cogs.hand.pages import hand
from cogs.help import (
    MOST_PAGES,
    CourseProgress,
    HelpPage,
    RulesAsked,
    help_page,
    rules_page,
    words_page,
)
from cogs.house_rules.pages import choosing, pages, reading
from cogs.leaderboard import PAGE, LeaderboardPage, about_page, leaderboard_page
from cogs.lobby import lobby_page
from cogs.lobby_choices import choices_page, computers_page
from cogs.me import Hints, Pinged, hints_page, preferences_page
from cogs.score_sheets.controls import ChosenGame, TypedDealControl
from cogs.score_sheets.pages import MOST_LISTED as MOST_LISTED_SHEETS
from cogs.score_sheets.pages import (
    correcting_page,
    draft_page,
    sheet_page,
    start_page,
    unreadable_page,
)
from cogs.score_sheets.window import deal_window, names_window, people_window
from cogs.seasons import feats_answered, feats_question
from cogs.server_preferences import MOST_CHANNELS, SettingsPage
from cogs.settings.pages import LastChange, NextTables, PostChannel, ServerSettings, settings_page
from cogs.table.info_pages import auction, confirm_leave, confirm_stop, tricks
from cogs.table.pages import closed, public
from cogs.table.score import details, score
from cogs.table.sheet import sheet
from cogs.today import pages as day_pages
from cogs.today.controls import WhichLeaderboard
from cogs.today.pages import (
    DayLeaderboard,
    Today,
    before_page,
    day_leaderboard_page,
    day_post,
    earlier_page,
    shared_card,
)
from cogs.today.presses import EARLIER
from cogs.ui.command_group import GROUPS
from cogs.ui.page_state import INITIAL_STATE, HandPageState
from cogs.ui.side_pages import with_way_back
from engine.cards import Trump
from engine.contract import Bid, Contract, ContractKind
from engine.options import OPTIONS, OptionRefused
from engine.players import Level
from engine.players.understanding import Convention
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.state import GameState
from engine.variants import VARIANTS, find_variant
from engine.variants.presets import presets_of
from tests.bot.shared_plays.test_alone import played
from tests.cogs.drawing import HOST, drawn, positions, table_of, texts
from tests.rig.languages import DRAWN
from tests.rig.message_limits import broken_message_limits
from tests.rig.slow import every_game

MOST_BYTES = 10_000
MOST_OF_A_CLOSED_MENU = 26
"""The letters of a chosen option that a phone shows while its menu is closed."""

NO_MARKS = dict.fromkeys((0x200F, *range(0x2066, 0x206A)))
"""The marks of direction, which take no room."""

HERE = datetime(2026, 11, 26, 21, tzinfo=ZoneInfo("America/Argentina/ComodRivadavia"))
WISHES = (
    HandPageState(),
    HandPageState(value=160),
    *(HandPageState(kind=kind) for kind in ContractKind),
    HandPageState(redouble=True),
)


def screens(table: Table, game: GameState, say: Words) -> Iterator[ui.LayoutView]:
    assert game.deal is not None
    yield public(table, say)
    yield closed(table, say)
    yield sheet(table, game, say)
    yield sheet(table, game, say, us=Team.EAST_WEST)
    yield tricks(table, game.deal, say)
    for each in Convention:
        yield auction(replace(table, convention=each), game.deal, say, HOST)
    if game.sheet:
        yield score(table, game, say, live=False)
        yield details(game.deal.number, table.rules, game.deal, say, table)
    notice = say("refusal-storage-unavailable")
    for seat in table.playing_seats:
        for page_state in WISHES:
            yield hand(table, game, seat, say, page_state=page_state, notice=notice)


def limits_broken_by(view: ui.LayoutView, say: Words) -> list[str]:
    """With the way back that it has where it is a side page."""
    beside = with_way_back(view, 1, say, seated=True)
    return broken_message_limits({"components": drawn(beside)})


@pytest.mark.parametrize("language", DRAWN)
def test_every_position_of_a_game_fits(language: str) -> None:
    say = words(language)
    for table, game in positions(seed=5, every=11):
        for view in screens(table, game, say):
            assert limits_broken_by(view, say) == []


@pytest.mark.parametrize("language", DRAWN)
def test_every_info_page_fits(language: str) -> None:
    say = words(language)
    lobby = table_of(None)
    load_commands()
    links = command_links({group.name: str(HOST) for group in GROUPS})
    progress = CourseProgress(frozenset(LessonName), CoursePlace(LessonName.END, 2))
    views = [
        public(lobby, say),
        confirm_leave(lobby, HOST, say),
        confirm_stop(lobby, HOST, say),
        *(help_page(links, lobby.rules, say, progress, page) for page in HelpPage),
    ]
    for view in views:
        assert limits_broken_by(view, say) == []


def upside_down(rules: RuleSet, place: int) -> HouseRules:
    """The game with as many house rules as can be had together."""
    house = HouseRules(rules.key)
    for option in OPTIONS:
        offered = option.choices(house.rules)
        if not offered:
            continue
        with suppress(OptionRefused):
            house = house.after(ChooseOption(option.name, offered[place]))
    return house


@every_game
@pytest.mark.parametrize("language", DRAWN)
def test_every_rule_page_fits(language: str, rules: RuleSet) -> None:
    say = words(language)
    for house in (HouseRules(rules.key), upside_down(rules, 0), upside_down(rules, -1)):
        for page, convention in product(PageName, Convention):
            view = rules_page(house, say, RulesAsked(named=rules.key, page=page), convention)
            assert limits_broken_by(view, say) == []
        for place in range(MOST_PAGES):
            view = words_page(house.rules, say, RulesAsked(table=1), place)
            assert limits_broken_by(view, say) == []


@every_game
@pytest.mark.parametrize("language", DRAWN)
def test_every_house_rule_page_fits(language: str, rules: RuleSet) -> None:
    say, house = words(language), HouseRules(rules.key)
    notice = say("refusal-storage-unavailable")
    every = pages(offers(house))
    assert {offer for page in every for offer in page.offers} == set(offers(house))
    views = [choosing(house, say, page=page.name, notice=notice) for page in every]
    views += [reading(house, say, hint=notice, table=1, page=page.name) for page in every]
    chosen = GuildPreferences("fr", house.variant)
    tables = NextTables(
        house=house,
        clock=0,
        level=Level.EXPERT,
        convention=Convention.DIALOGUE,
        pictures=Pictures.CARDS,
    )
    channels = tuple(HOST + each for each in range(MOST_CHANNELS))
    post = PostChannel(HOST, notice, tuple((each, "x" * 99) for each in channels))
    settings = ServerSettings(
        choices=ServerChoices(chosen, podium=HOST, day=HOST),
        tables=tables,
        channels=channels,
        podium=post,
        day=post,
        here=HERE,
        common=True,
        troubles=(notice, notice, notice),
        last=LastChange(2**31, (notice,) * 10),
        resets=(notice,) * 10,
        note=notice,
    )
    views += [settings_page(settings, page, say) for page in SettingsPage]
    for view in views:  # beside no hand
        assert broken_message_limits({"components": drawn(view)}) == []


@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("people", [0, 3, 100])
def test_the_pages_of_an_evening_fit(language: str, people: int) -> None:
    say, users = words(language), [HOST + place for place in range(people)]
    kept = Evening(
        id=2**31,
        guild_id=HOST,
        channel_id=HOST,
        host_id=HOST,
        title="*" * LONGEST_TITLE,
        weekly=True,
        day=HERE.date(),
        hour=HERE.time(),
        rules_key="contree_generale",
        stage=EveningStage.REMINDED,
        card_id=HOST,
        notice_id=HOST,
    )
    guests = [
        Guest(user, coming, user ^ 1, HERE)
        for user, coming in zip(users, cycle((Coming.YES, Coming.NO, Coming.MAYBE)), strict=False)
    ]
    seats = [
        EveningSeat(Sat(user, kept.day, 1, 1 + place // 4, place % 4), HOST, NO_TABLE)
        for place, user in enumerate(users)
    ]
    games = [GamePlayed(((HOST, None), (HOST, HOST)), (2000, 1990), HERE)] * 100
    trouble = say("refusal-post-channel", channel=f"<#{HOST}>", permissions="x" * 50)
    listed = [
        ListedEvening(kept=replace(kept, id=number), start=HERE, trouble=trouble, note=trouble)
        for number in range(MOST_HERE)
    ]
    for view in (
        card_page(kept, HERE, guests, say),
        reminder_page(kept, HERE, guests, say),
        gathering_page(kept, HERE, guests, say),
        tables_page(kept, seats, say, mixable=True),
        after_page(kept, games, BestDeal(500, HOST), HERE, say),
        evenings_page(listed, say, manages=True),
    ):
        assert broken_message_limits({"components": drawn(view)}) == []


@pytest.mark.parametrize("language", DRAWN)
def test_the_pages_of_a_day_fit(language: str) -> None:
    say, chosen = words(language), candidate(find_variant("contree"), bytes(32), 1)
    *before, over = played(read_alone(chosen.line), 1)
    deal = OpenDeal(
        shared_play=2**31,
        deal=1,
        kind=DAY,
        name="2026-11-25",
        number=9999,
        seed=b"\xff" * 32,
        opens_at=HERE,
        closes_at=HERE,
        line=chosen.line,
        drawn=199,
        model=over.line,
        par=Par(Contract(Seat.NORTH, Bid(130, Trump.HEARTS)), 260),
    )
    play = SoloPlay(
        shared_play=2**31,
        deal=1,
        user=HOST,
        guild=HOST,
        line=over.line,
        moves=over.moves,
        started_at=HERE,
        done_at=HERE,
        scores=(0, 1000),
        squares="gyrfgyrf",
        accuracy=99.9,
    )
    ranks = tuple(Ranked(990, HOST + place, (-1000.0, 99.0)) for place in range(1000))
    people, lines = frozenset(each.user for each in ranks), {each.user: play for each in ranks}
    views: list[ui.LayoutView] = []
    for now_open in (True, False):
        shown = Today(
            deal=deal,
            play=play,
            ranks=ranks,
            streak=Streak(9999, forgiven=True),
            now_open=now_open,
            watches=True,
        )
        board = DayLeaderboard(
            deal=deal,
            which=WhichLeaderboard.ALL,
            ranks=ranks,
            reader=HOST + 999,
            named=people,
            plays=lines,
            open_lines=not now_open,
        )
        mentions = " ".join(f"<@{HOST + place}>" for place in range(MOST_WATCHERS))
        views += [
            before_page(shown, say),
            day_pages.after_page(shown, say),
            shared_card(shown, say),
        ]
        views += [day_leaderboard_page(board, say), day_post(deal, deal, board, mentions, say)]
    head = say("today-head", number=deal.number)
    views += [thinking_page(head, say), earlier_page([deal] * EARLIER, say)]
    trouble = say("refusal-post-channel", channel=f"<#{HOST}>", permissions="x" * 50)
    for alone in before:
        if alone.awaited is PLAYER:
            half = replace(play, line=alone.line, moves=alone.moves, done_at=None)
            views.append(playing_page(deal, half, head, say, INITIAL_STATE, trouble))
    for view in views:
        assert broken_message_limits({"components": drawn(view)}) == []


@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("people", [0, 40])
@pytest.mark.parametrize("way", ChallengeWay)
def test_the_pages_of_a_challenge_fit(language: str, people: int, way: ChallengeWay) -> None:
    say, users, count = words(language), [HOST + place for place in range(people)], max(COUNTS)
    kept = Challenge(
        shared_play=2**31,
        code="C-WWWWWW",
        seed=bytes(32),
        opens_at=HERE,
        closes_at=HERE,
        guild=HOST,
        host=HOST,
        rules_key="contree_generale",
        rules_version=1,
        way=way,
        outdated=True,
    )
    line = candidate(find_variant("contree_generale"), bytes(32), 0).line
    plays = [
        SoloPlay(
            shared_play=kept.shared_play,
            deal=deal,
            user=user,
            guild=HOST,
            line=line,
            moves=32,
            started_at=HERE,
            done_at=HERE,
            scores=(2000, user % 7),
            at_table=None if way is ChallengeWay.ALONE else user // 2,
            stood_in=True,
        )
        for deal in range(1, count + 1)
        for user in users
    ]
    points = {
        deal: {play.user: play.points for play in plays if play.deal == deal}
        for deal in range(1, count + 1)
    }
    places = {
        play.deal: {
            other.user: (other.at_table, other.team)
            for other in plays
            if other.deal == play.deal and other.at_table is not None
        }
        for play in plays
    }
    experts = {deal: (-2000, 2000, -2000) for deal in points if way is ChallengeWay.TABLE}
    results = ChallengeResults(
        count=count, points=points, users=users, places=places, experts=experts
    )
    planned = PlannedChallenge(code="C-WWWWWW", game="contree_generale", again=999_999_999)
    for now_open in (True, False):
        shown = ChallengeShown(
            challenge=kept,
            results=results,
            plays=plays,
            named=frozenset(users),
            now_open=now_open,
            reader=HOST + people - 1,
            knows=True,
        )
        views = [
            call_page(planned, [shown] * MOST_LISTED, say),
            post_page(shown, say),
            challenge_page(shown, say, may_post=True),
            ranking_page(shown, say),
            deals_page(shown, say),
            deal_page(shown, 1, say),
            *(challenge_after_page(shown, play, say) for play in plays[-1:]),
        ]
        for view in views:
            assert broken_message_limits({"components": drawn(view)}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choices_of_a_challenge_are_read_whole_on_a_phone(language: str) -> None:
    view = call_page(PlannedChallenge(code="C-WWWWWW", game="contree"), [], words(language))
    menus = [each.item for each in view.walk_children() if isinstance(each, ui.DynamicItem)]
    labels = [option.label for menu in menus for option in getattr(menu, "options", ())]
    assert len(labels) == len(ChallengeWay) + len(COUNTS) + len(DAYS)
    assert [each for each in labels if len(each) > MOST_OF_A_CLOSED_MENU] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_looks_of_a_hand_are_read_whole_on_a_phone(language: str) -> None:
    say = words(language)
    labels = [
        *(say(f"me-order-{order}") for order in HandOrder),
        *(say(f"me-size-{size}") for size in HandSize),
    ]
    assert [each for each in labels if len(each) > MOST_OF_A_CLOSED_MENU] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choices_of_a_table_and_of_a_player_are_read_whole_on_a_phone(language: str) -> None:
    say = words(language)
    labels = {
        *(say(f"me-time-{factor}") for factor in TIME_FACTORS),
        *(say(f"me-pings-{pinged}") for pinged in Pinged),
        say("me-pings-elsewhere"),
        *(say(f"packs-{pack}") for pack in PicturePack),
        *(say(f"settings-ladders-{each}") for each in ("shared", "apart")),
    }
    for rules in VARIANTS:  # of presets, the first words are enough
        view = choices_page(table_of(None, house=HouseRules(rules.key)), HOST, say)
        for each in view.walk_children():
            menu = each.item if isinstance(each, ui.DynamicItem) else each
            if isinstance(menu, ui.Select) and say("house-preset") not in str(menu.placeholder):
                labels |= {option.label.translate(NO_MARKS) for option in menu.options}
    assert {each for each in labels if len(each) > MOST_OF_A_CLOSED_MENU} == set()


@pytest.mark.parametrize("language", DRAWN)
def test_the_news_of_every_achievement_fits(language: str) -> None:
    say, every = words(language), tuple(Achievement)
    everyone = public_news({HOST + place: every for place in range(4)}, say)
    question, answered = feats_question(say), feats_answered(HOST, say, announced=True)
    for view in (private_news(every, say), everyone, question, answered):
        assert broken_message_limits({"components": drawn(view)}) == []


def preferences_pages(say: Words) -> Iterator[ui.LayoutView]:
    chosen = PlayerPreferences(True, hand_order="strength-rising", hand_size="words", pinged_in=2)
    for preferences in (PlayerPreferences(), chosen, replace(chosen, pinged_in=1)):
        yield preferences_page(preferences, say, guild=1)
    yield from (hints_page(which, say) for which in Hints)


@every_game
@pytest.mark.parametrize("language", DRAWN)
def test_the_pages_of_a_lobby_with_computers_fit(language: str, rules: RuleSet) -> None:
    say, seated = words(language), (Level.EXPERT, Level.CLUB, Level.BEGINNER, Level.EXPERT)
    empty = table_of(None, house=HouseRules(rules.key))
    table = replace(empty, seats=tuple(map(Computer, seated)))
    views = [lobby_page(table, say), choices_page(table, HOST, say), *preferences_pages(say)]
    for may_choose in (True, False):
        views.append(computers_page(table, say, may_choose=may_choose))
    for view in views:
        assert limits_broken_by(view, say) == []


@every_game
def test_the_pages_and_windows_of_a_full_score_sheet_fit(rules: RuleSet) -> None:
    house = HouseRules(rules.key)
    for each in (house, *(house.after(ChoosePreset(p.name)) for p in presets_of(rules.key))):
        asked, names = asked_of(each), ("W" * LONGEST_NAME,) * len(rules.seating.order)
        bid, trump = next(reversed(asked.undertakings), ""), asked.trumps[-1]
        half = asked.total(trump) // 2
        typed = TypedDeal(attack=Team.EAST_WEST, bid=bid, trump=trump, points=f"{half} / 0" * 2)
        typed = replace(typed, ticks=asked.ticks)
        deal = RealDeal(attack=Team.EAST_WEST, undertaken=bid, trump=trump, points=(half, half))
        former = tuple(FormerNames(deals, names) for deals in range(1, MOST_DEALS))
        full = ScoreSheet(house=each, names=names, deals=(deal,) * MOST_DEALS, former=former)
        stored = StoredSheet(
            number=2**31,
            owner=HOST,
            rules_key=rules.key,
            rules_version=rules.version,
            options=each.options,
            names=names,
            former_names=former,
            deals=(WrittenDeal(deal, (99_999, 99_999)),) * MOST_DEALS,
            draft=Draft(typed),
            moves=10**6,
            changed_at=HERE,
        )
        for language in DRAWN:
            say = words(language)
            control = TypedDealControl(2**31, 99999, None, Team.EAST_WEST)
            validate_modal(deal_window(control, full, typed, 99, say.playing(rules)).to_dict())
            validate_modal(names_window(control, each, say.playing(rules)).to_dict())
            validate_modal(people_window(control, full, say).to_dict())
            choice = ChosenGame(rules.key, "x" * 24)
            for view in (
                start_page(each, choice, [stored] * MOST_LISTED_SHEETS, say, each),
                sheet_page(
                    stored, full, say, reader=HOST, notice=say("score-sheet-fault-meanwhile")
                ),
                correcting_page(stored, full, 0, say),
                draft_page(stored, full, Draft(typed), say("score-sheet-fault-meanwhile"), say),
                unreadable_page(stored, say),
            ):
                assert broken_message_limits({"components": drawn(view)}) == []


@pytest.mark.parametrize("language", DRAWN)
def test_the_score_pages_of_hundreds_of_deals_fit(language: str) -> None:
    (*_, (table, game)) = positions(seed=5, every=10_000)
    endless = game.sheet * 30
    (first, *_) = (line for line in endless if line.settlement)
    assert first.settlement is not None
    whole = GameState(dealer=game.dealer, sheet=endless)
    view = sheet(table, whole, words(language))
    assert limits_broken_by(view, words(language)) == []


@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("page", [0, 1, 99])
@pytest.mark.parametrize("measure", RankingMeasure)
def test_the_longest_leaderboard_fits(language: str, page: int, measure: RankingMeasure) -> None:
    lines = tuple(
        RankedLine(990 + place, HOST + place, value=99_999_999, other=999_999, games=99_999)
        for place in range(PAGE)
    )
    latest = RatingChange(HOST, 1999, 1000, 99_999, weight=0.1)
    stands = Own(99_999, place=1, rank=990, neighbours=lines[:3], latest=latest)
    ladder = Ladder("contree", people=False)
    wanted = LeaderboardPage(ladder=ladder, measure=measure, here=False)
    listed = RankedPage(lines, page * PAGE, 1000)
    view = leaderboard_page(wanted, listed, stands, words(language), common=True)
    for each in (view, about_page(wanted, words(language))):
        assert limits_broken_by(each, words(language)) == []


@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("sign", ["x", "*", "é", "🂡"])
def test_the_longest_list_of_voided_games_fits(language: str, sign: str) -> None:
    game = VoidedGame(
        table_id=99_999_999,
        number=999,
        guild_id=1,
        by_id=HOST,
        at=datetime(2026, 9, 30, tzinfo=UTC),
        reason=sign * LONGEST_REASON,
    )
    alone = texts(drawn(voided_games([game], words(language))))
    assert "…" not in alone
    view = voided_games([game] * LAST_VOIDED, words(language))
    assert limits_broken_by(view, words(language)) == []
    written = texts(drawn(view))
    assert written.count("…") == LAST_VOIDED
    assert "\\…" not in written
    assert len(written.encode()) < MOST_BYTES
