"""Keys that are put together when the program runs, with everything that they can become.

A key such as ``f"refusal-{code}"`` can only be checked when its family stands here, ``*`` in the
place of what is put in.
"""

from collections.abc import Iterable, Mapping
from functools import cache

from bot.achievements import Achievement
from bot.analysis.explanations import WhyNot
from bot.command_line.subcommands import SUBCOMMANDS, FileArgument
from bot.discord_api.requests import Undoing
from bot.evenings import Coming
from bot.failures import ExitCode
from bot.i18n import words
from bot.lessons.course import MOMENTS, LessonName
from bot.lessons.moments import LessonFault
from bot.pictures.packs import PicturePack
from bot.preferences import TIME_FACTORS, HandOrder, HandSize
from bot.ratings.ladders import Span, Tier
from bot.rulebook import PageName
from bot.rulebook.arithmetic import COUNTING_TRICKS, SUMS
from bot.rulebook.glossary import words_of
from bot.score_sheets.typed import EntryFault
from bot.shared_plays.squares import Square
from bot.storage.backup.check import Damage
from bot.storage.database.people import person_columns
from bot.storage.database.schema import metadata
from bot.storage.ratings.leaderboard import RankingMeasure
from bot.tables.house_rules import GameLength
from bot.tables.refusals import TableRefusal
from bot.tables.table_settings import Pictures, Tempo
from bot.tables.take_back import Outcome
from cogs.features import command_names, load_commands
from cogs.help import HelpPage
from cogs.me import HINTS, Hints, Pinged
from cogs.ranks.controls import Switch
from cogs.ranks.roles import RoleTrouble
from cogs.score_sheets.rows import COLUMNS
from cogs.server_preferences import SettingsPage
from cogs.settings.pages import APART, SHARED
from cogs.stats.selection import StatsPage
from cogs.table.controls import Reaction, ReviewWay
from cogs.today.controls import WhichLeaderboard
from cogs.ui.access import NEEDED, NEEDED_FOR_THREADS, NEEDED_IN_THREADS
from cogs.ui.big_moment import MomentKind
from engine.actions import Refusal
from engine.contract import EVERY_TRICK, ContractKind
from engine.deal_plan import FirstDealer
from engine.meld import MeldKind
from engine.notation import NotationFault
from engine.options import OptionCategory, OptionName, OptionRefusal
from engine.players import Level
from engine.players.choice import Reason
from engine.players.understanding import Convention
from engine.settlement import LineCode
from engine.variants import FAMILIES as FAMILIES_OF_GAMES
from engine.variants import VARIANTS
from engine.variants.preset import PresetName, TextKind
from engine.variants.presets import PRESETS
from tests.bot.i18n.choices import spoken_choices
from tests.bot.i18n.sources import ANYTHING

PREFERENCES = tuple(name for names in HINTS.values() for name in names)

load_commands()
COMMANDS = tuple(name.split()[-1] for name in command_names())

PERMISSIONS = tuple(
    name.replace("_", "-") for name in {*NEEDED, *NEEDED_IN_THREADS, *NEEDED_FOR_THREADS}
)

SILENT_EXITS = {ExitCode.OK, ExitCode.USAGE, ExitCode.CUT_SHORT}
"""Nothing to say, what argparse says, and an end too sudden to say anything."""

VARIANT_KEYS = tuple(rules.key for rules in VARIANTS)
EXIT_NAMES = tuple(code.name.lower() for code in ExitCode if code not in SILENT_EXITS)

DUTIES = (
    Refusal.MUST_FOLLOW,
    Refusal.MUST_OVERTAKE_TRUMP,
    Refusal.MUST_OVERTAKE,
    Refusal.MUST_RUFF,
    Refusal.MUST_OVERRUFF,
    Refusal.RUFF_TOO_LOW,
    Refusal.NO_UNDERRUFF,
    Refusal.NO_TRUMP_LEAD,
)
"""What may bar a card."""

MOMENT_KEYS = tuple(moment.key for moments in MOMENTS.values() for moment in moments)

EXPLAINED = tuple(why for why in Reason if why not in {Reason.WEIGHED, Reason.SEARCHED})
"""Why something was done; a search is explained by what its choice does."""

COUNTED = {
    mark.counted.replace("_", "-") for _, mark in person_columns(metadata) if mark.counted
} | {"tables"}
"""What is counted on the privacy page."""

_BECOMES: Mapping[str, Iterable[str | tuple[str, ...]]] = {
    "refusal-discord-*": (Undoing.DOWN, Undoing.FORBIDDEN, Undoing.GONE),
    "refusal-*": (*Refusal, *TableRefusal, *OptionRefusal),
    "deal-fault-*": tuple(NotationFault),
    "duty-*": DUTIES,
    "breach-*": DUTIES,
    "take-back-*": tuple(Outcome),
    "privacy-*": COUNTED,
    "today-leaderboard-*": tuple(WhichLeaderboard),
    "play-meld-*": tuple(MeldKind),
    "table-drawn-*": tuple(
        way.replace("_", "-") for way in FirstDealer if way is not FirstDealer.RANDOM
    ),
    "help-button-*": tuple(HelpPage),
    "help-commands-*": (HelpPage.TABLE, HelpPage.ALONE, HelpPage.YOURS),
    "score-line-*": tuple(code for code in LineCode if code is not LineCode.ATTACK_MADE),
    "score-line-*-untold": tuple(COUNTING_TRICKS),
    "score-sum-*": tuple(SUMS),
    "score-sheet-bid-*": EVERY_TRICK,
    "score-sheet-fault-*": tuple(EntryFault),
    "score-sheet-field-*": (*("bid", "trump", "ticks"), "typed-points", "typed-melds"),
    "score-sheet-column-*": COLUMNS,
    "variant-*": VARIANT_KEYS,
    "auction-doubled-aloud-*": ("contree",),
    "rules-words-*": tuple(
        key for key in VARIANT_KEYS if f"rules-words-{key}" in words("en").catalogue
    ),
    "family-*": FAMILIES_OF_GAMES,
    "reaction-*": Reaction,
    "pictures-moment-*": MomentKind,
    "pictures-told-*": MomentKind,
    "history-*": ("running", "stopped"),
    "evening-coming-*": tuple(Coming),
    "evening-button-*": tuple(Coming),
    "evening-field-*": ("day", "hour"),
    "evening-example-*": ("day", "hour"),
    "today-square-*": tuple(Square),
    "score-review-*": tuple(ReviewWay),
    "leaderboard-scope-*": ("here", "all"),
    "leaderboard-span-*": tuple(Span),
    "leaderboard-measure-*": tuple(RankingMeasure),
    "ranks-trouble-*": tuple(RoleTrouble),
    "ranks-tier-*": tuple(Tier),
    "ranks-button-*": Switch,
    "level-*": tuple(Level),
    "level-*-note": tuple(Level),
    "convention-*": tuple(Convention),
    "convention-*-note": tuple(Convention),
    "me-*": PREFERENCES,
    "me-*-hint": PREFERENCES,
    "me-hints-*": tuple(Hints),
    "me-time-*": tuple(map(str, TIME_FACTORS)),
    "me-order-*": tuple(HandOrder),
    "me-size-*": tuple(HandSize),
    "me-pings-*": tuple(Pinged),
    "lesson-name-*": tuple(LessonName),
    "lesson-learnt-*": tuple(LessonName),
    "lesson-at-*": MOMENT_KEYS,
    "lesson-done-*": MOMENT_KEYS,
    "lesson-fault-*": tuple(LessonFault),
    "words-*": tuple({word for rules in VARIANTS for word in words_of(rules)}),
    "explain-why-*": EXPLAINED,
    "coach-better-*": WhyNot,
    "tempo-*": tuple(Tempo),
    "settings-*": (
        *("language", "game", "zone-title", "channels", "clock", "level", "convention"),
        *("pictures", "pack", "ladders", "podium", "day", "day-hour"),
    ),
    "settings-page-*": tuple(SettingsPage),
    "settings-pictures-*": tuple(Pictures),
    "settings-ladders-*": (SHARED, APART),
    "settings-ladders-*-note": (SHARED, APART),
    "settings-pictures-*-note": tuple(Pictures),
    "option-*": tuple(OptionName),
    "house-preset-*": tuple(PresetName),
    "lobby-length-*": tuple(GameLength),
    "house-preset-*-note": tuple(PresetName),
    "house-source-*": tuple(preset.name for preset in PRESETS if preset.authority),
    "house-text-*": tuple(TextKind),
    "option-category-*": tuple(OptionCategory),
    "rules-button-*": tuple(PageName),
    "auction-button-*": (
        ContractKind.CAPOT,
        ContractKind.GENERALE,
        ContractKind.ASHKAL,
        ContractKind.KASHO,
    ),
    "auction-confirm-*": (ContractKind.CAPOT, ContractKind.GENERALE),
    "command-*-name": COMMANDS,
    "command-*-description": COMMANDS,
    "permission-*": PERMISSIONS,
    "packs-*": tuple(PicturePack),
    "packs-sign-*": tuple(pack for pack in PicturePack if pack.has_signs),
    "feat-*": tuple(Achievement),
    "feat-*-what": tuple(Achievement),
    "stats-button-*": tuple(sheet.name.lower() for sheet in StatsPage),
    "startup-*": tuple(name.replace("_", "-") for name in EXIT_NAMES),
    "startup-command-*": tuple(command.name for command in SUBCOMMANDS),
    "startup-file-*": tuple(
        command.name for command in SUBCOMMANDS if command.file is not FileArgument.NONE
    ),
    "startup-damage-*": tuple(Damage),
    "startup-*-*": tuple(
        (command.switch, command.name) for command in SUBCOMMANDS if command.switch
    ),
    "startup-option-*": tuple(option.name for command in SUBCOMMANDS for option in command.options),
}


def _filled(pattern: str, becomes: str | tuple[str, ...]) -> str:
    for part in (becomes,) if isinstance(becomes, str) else becomes:
        pattern = pattern.replace(ANYTHING, part, 1)
    return pattern


@cache
def families() -> Mapping[str, frozenset[str]]:
    """Return the keys that each pattern stands for."""
    return {
        pattern: frozenset(_filled(pattern, each) for each in becomes)
        for pattern, becomes in {**_BECOMES, "option-*-*": spoken_choices()}.items()
    }
