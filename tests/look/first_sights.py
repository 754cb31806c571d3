"""The screens that are seen most, drawn without a bot: a lobby, an end, an analysis, a lesson."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

from discord import ui

from bot.analysis.jobs import AnalysisJob
from bot.i18n import Words, words
from bot.lessons.course import MOMENTS, CoursePlace, LessonName
from bot.lessons.moments import LEARNER
from bot.pictures.packs import PicturePack
from bot.ratings.ladders import Ladder, Tier
from bot.server_choices import ServerChoices
from bot.shared_plays.alone import word_of
from bot.storage.ratings.player_ratings import RatingChange
from bot.storage.ratings.rank_roles import RankRoles
from bot.storage.shared_deals import SharedDeal
from bot.tables.house_rules import HouseRules
from bot.tables.table_settings import Pictures
from cogs.alone.pages import table_alone
from cogs.analysis.bids import bids
from cogs.analysis.calls import deal_before
from cogs.analysis.controls import BidsControl, TricksControl
from cogs.analysis.moment import moment_page
from cogs.analysis.pages import overview, tricks_page
from cogs.features import command_links, load_commands
from cogs.help import HelpPage, help_page
from cogs.lessons import LessonPageState, fault_line
from cogs.lessons import moment_page as lesson_page
from cogs.lobby_choices import choices_page
from cogs.ranks.presses import RankPage, rank_roles_page
from cogs.server_preferences import SettingsPage
from cogs.settings.pages import LastChange, NextTables, PostChannel, ServerSettings, settings_page
from cogs.table.info_pages import auction
from cogs.table.pages import public
from cogs.table.score import GameNews
from cogs.ui.deal_buttons import AnalysisPage
from cogs.ui.game_pictures import curve_illustration
from cogs.ui.layout import Illustration
from cogs.ui.page_state import HandPageState
from cogs.ui.table_pictures import hand_illustration, lobby_illustration, position_illustration
from engine.players import Level
from engine.players.understanding import Convention
from engine.ruleset import RuleSet
from engine.variants import VARIANTS
from tests.cogs.drawing import HOST, PEOPLE, positions, short, table_of
from tests.engine.players.analysis.kept_analyses import ERRING, OVERBID, kept
from tests.look.moments import COMMANDS, Moment, emojis, found, name_of, of_view
from tests.look.shot import Shot

CODE = "D-7K3Q2M"
SEED = 3


def of_game(rules: RuleSet, language: str) -> Iterator[Shot]:
    """A lobby with one person and a full one, its choices, the end, and what the bids say."""
    say = words_with_signs(language)
    house = HouseRules(rules.key)
    full = replace(table_of(None, house=house), seats=PEOPLE)
    alone = replace(full, seats=(PEOPLE[0], None, None, None))
    for name, table in (("lobby", alone), ("lobby-full", full)):
        picture = lobby_illustration(table, say.plain.playing(rules), name_of)
        yield one_shot(
            f"{name}-{rules.key}", public(table, say, picture=picture), language, picture
        )
    yield one_shot(f"setup-{rules.key}", choices_page(alone, HOST, say), language)
    end, curve = _end(rules, say)
    yield one_shot(f"end-{rules.key}", end, language, curve)
    spoken = found(rules).get(Moment.BID)
    if spoken is not None and spoken.game.deal is not None:
        told = auction(spoken.table, spoken.game.deal, say.playing(rules), HOST)
        yield one_shot(f"promises-{rules.key}", told, language)


def _end(rules: RuleSet, say: Words) -> tuple[ui.LayoutView, Illustration]:
    """A rated game that is over, with its curve."""
    *_, (table, game) = positions(SEED, 10_000, short(rules))
    gains = tuple(RatingChange(HOST + place, 1500, 1512, 20) for place in range(4))
    picture = curve_illustration(table, game, say.plain.playing(rules))
    return public(table, say, picture=picture, news=GameNews(gains)), picture


def of_analyses(language: str) -> Iterator[Shot]:
    """The pages of a deal lost by cards and of one lost in the auction, and a moment of each."""
    say = words_with_signs(language)
    for name, which in (("cards", ERRING), ("bids", OVERBID)):
        judged, record = kept(which)
        deal = SharedDeal(CODE, str(record))
        job = AnalysisJob(deal, len(judged.decisions), found=judged, over=True)
        reader, own = judged.decisions[0].seat, say.playing(record.rules)
        here = AnalysisPage(CODE, reader)
        moment = replace(here, moment=1)
        one = judged.decisions[judged.moments[0].number - 1]
        picture = position_illustration(
            HouseRules(record.rules.key, record.options),
            CODE,
            deal_before(record, one),
            record.opening.scores,
            own.plain,
        )
        pages = {
            "verdict": overview(job, record, reader, say),
            "tricks": tricks_page(judged, TricksControl(here), own),
            "calls": bids(judged, record, BidsControl(here), say),
        }
        for page, view in pages.items():
            yield one_shot(f"analysis-{name}-{page}", view, language)
        view = moment_page(judged, record, moment, say, picture)
        yield one_shot(f"analysis-{name}-moment", view, language, picture)


def of_lessons(language: str) -> Iterator[Shot]:
    """The first moment of each lesson."""
    for lesson in LessonName:
        yield _lesson(CoursePlace(lesson), language)


def of_faults(language: str) -> Iterator[Shot]:
    """Each moment of the course after the wrong move of which most is said."""
    say = words_with_signs(language)
    for lesson, moments in MOMENTS.items():
        for number, moment in enumerate(moments, start=1):
            tried = map(word_of, moment.position.seen.legal)
            wrong = max((fault_line(moment, word, say) for word in tried), key=len)
            yield _lesson(CoursePlace(lesson, number), language, wrong)


def _lesson(place: CoursePlace, language: str, wrong: str = "") -> Shot:
    """A moment of a lesson, after a wrong move if one is told."""
    say, position = words_with_signs(language), place.moment.position
    table = table_alone(position, say)
    picture = hand_illustration(table, LEARNER, say.playing(position.rules), name_of)
    state = LessonPageState(page_state=HandPageState(picture=picture), notice=wrong)
    name = f"lesson-{place.lesson}-{place.number}"
    return one_shot(name, lesson_page(place, say, state), language, picture)


def of_servers(language: str) -> Iterator[Shot]:
    """The help, the settings of a server after a change, and its rank roles."""
    say = words_with_signs(language)
    load_commands()
    links = command_links({name: number for number, name in COMMANDS.items()})
    for page in (HelpPage.START, HelpPage.TABLE, HelpPage.ALONE, HelpPage.YOURS):
        yield one_shot(f"help-{page}", help_page(links, VARIANTS[0], say, page=page), language)
    post = PostChannel(HOST)
    told = say("settings-line", name=say("settings-pictures"), value=say("settings-pictures-none"))
    settings = ServerSettings(
        choices=ServerChoices(podium=HOST, day=HOST),
        tables=NextTables(
            house=HouseRules("contree"),
            clock=0,
            level=Level.EXPERT,
            convention=Convention.DIALOGUE,
            pictures=Pictures.NONE,
        ),
        channels=(HOST,),
        podium=post,
        day=post,
        here=datetime(2026, 5, 1, 20, tzinfo=ZoneInfo("Europe/Paris")),
        common=True,
        last=LastChange(1, (told,)),
        resets=(told,) * 5,
    )
    for tab in SettingsPage:
        yield one_shot(f"server-{tab}", settings_page(settings, tab, say), language)
    roles = RankPage(
        chosen=RankRoles(), ladder=Ladder("contree"), may_give=True, troubles={}, tier=Tier.ACE
    )
    yield one_shot("server-ranks", rank_roles_page(roles, say), language)


def words_with_signs(language: str) -> Words:
    """Words with the signs of cards."""
    book, _ = emojis()
    return book.show(words(language), PicturePack.FRENCH)


def one_shot(
    name: str, view: ui.LayoutView, language: str, picture: Illustration | None = None
) -> Shot:
    """A public page, named with its language."""
    return of_view(f"{name}-{language}", view, picture, private=False)
