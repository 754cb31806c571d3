"""The pages of a server's settings."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from discord import ButtonStyle, ChannelType, ui

from bot.i18n import LANGUAGES, Words, yes
from bot.pictures.packs import PicturePack
from bot.server_choices import GuildPreferences, ServerChoices
from bot.tables.house_rules import HouseRules
from bot.tables.table_settings import Pictures
from cogs.clock import clock_menu
from cogs.evenings.controls import EVENINGS
from cogs.house_rules.controls import HouseRulesControl
from cogs.house_rules.pages import difference_text, game_menu
from cogs.lobby_choices import convention_menu, level_menu, signals_button
from cogs.ranks.controls import SETTINGS_RANKS
from cogs.seasons import ServerFeatsControl
from cogs.server_preferences import MOST_CHANNELS, SettingsControl, SettingsPage, public_pack
from cogs.settings.controls import (
    SETTINGS_ANYWHERE,
    SETTINGS_CHANNELS,
    SETTINGS_CLOCK,
    SETTINGS_CONVENTION,
    SETTINGS_DAY,
    SETTINGS_DAY_HOUR,
    SETTINGS_DAY_OFF,
    SETTINGS_GAME,
    SETTINGS_LADDERS,
    SETTINGS_LANGUAGE,
    SETTINGS_LEVEL,
    SETTINGS_PACK,
    SETTINGS_PICTURES,
    SETTINGS_PODIUM,
    SETTINGS_PODIUM_OFF,
    SETTINGS_RESET,
    SETTINGS_ZONE,
    ServerFoldsControl,
    ServerReactionsControl,
    ServerSignalsControl,
    ServerTakeBacksControl,
    UndoSettingControl,
)
from cogs.settings.told import language_name
from cogs.take_back import take_backs_button
from cogs.ui.control import Control, Pressable, button, channel_menu, menu
from cogs.ui.layout import LayoutItem, card, rows, rule, small, text, title, warning
from engine.players import Level
from engine.players.understanding import Convention

SHARED, APART = "shared", "apart"
"""The scopes in which games count: among all servers too, or on their own alone."""

KINDS = (ChannelType.text, ChannelType.news)
"""The channels in which something can be posted, and tables can open."""

OF_THE_HOST = "host"
"""No language of the server's own: a table speaks that of its host."""

HOURS = range(24)


@dataclass(frozen=True, slots=True)
class PostChannel:
    """The channel of a post, if there is one, and in words why nothing can be posted, if so.

    ``offered``: the channels where tables may open, with their names; empty for all.
    """

    channel: int | None = None
    trouble: str = ""
    offered: tuple[tuple[int, str], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class NextTables:
    """The settings of a server's next tables, chosen or usual."""

    house: HouseRules
    clock: int
    level: Level
    convention: Convention
    pictures: Pictures


@dataclass(frozen=True, slots=True)
class LastChange:
    """The last change that can be undone: its number, and what it has changed."""

    number: int
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ServerSettings:
    """What the pages show.

    ``here``: what time it is in the server's zone. ``common``: the host keeps leaderboards over all
    servers, so that it can stay out of them. ``channels``: those of ``choices`` that there are.
    ``resets``: what a reset would change. ``note``: what was just undone.
    """

    choices: ServerChoices
    tables: NextTables
    channels: tuple[int, ...] | None
    podium: PostChannel
    day: PostChannel
    here: datetime
    common: bool
    troubles: Sequence[str] = ()
    last: LastChange | None = None
    resets: Sequence[str] = ()
    note: str = ""

    @property
    def preferences(self) -> GuildPreferences:
        """The server's choices for its tables."""
        return self.choices.preferences


def settings_page(shown: ServerSettings, page: SettingsPage, say: Words) -> ui.LayoutView:
    """A page of the settings, with the last change above and the other pages below."""
    bodies = {
        SettingsPage.START: _start,
        SettingsPage.TABLES: _tables,
        SettingsPage.RATINGS: _ratings,
        SettingsPage.POSTS: _posts,
        SettingsPage.RESET: _reset,
    }
    tabs = [
        button(
            SettingsControl(each),
            say(f"settings-page-{each}"),
            style=ButtonStyle.primary,
            disabled=each is page,
        )
        for each in SettingsPage
    ]
    return card(
        text(title(say("settings-title"))),
        *(item for line in shown.troubles for item in warning(line)),
        *_last_change(shown, page, say),
        rule(),
        *bodies[page](shown, say),
        *rows(tabs),
    )


def _last_change(shown: ServerSettings, page: SettingsPage, say: Words) -> Iterator[LayoutItem]:
    if shown.note:
        yield text(shown.note)
    if last := shown.last:
        undo = button(UndoSettingControl(last.number, page), say("settings-button-undo"))
        yield ui.Section(text("\n".join(last.lines)), accessory=undo)


def _labelled(label: str, *items: LayoutItem, hint: str = "") -> Iterator[LayoutItem]:
    yield text(f"**{label}**", hint and small(hint))
    yield from rows(items, 1)


def _start(shown: ServerSettings, say: Words) -> Iterator[LayoutItem]:
    chosen = shown.preferences.language
    language = chosen if chosen in LANGUAGES else OF_THE_HOST
    languages = {each: language_name(each, say) for each in (OF_THE_HOST, *LANGUAGES)}
    languages_menu = menu(SETTINGS_LANGUAGE, languages, language)
    yield from _labelled(say("settings-language"), languages_menu)
    house = shown.tables.house
    game = game_menu(SETTINGS_GAME, house, say)
    yield from _labelled(say("settings-game"), game, hint=difference_text(house, say))
    channels = channel_menu(
        SETTINGS_CHANNELS,
        KINDS,
        shown.channels or (),
        say("settings-channels-all" if shown.channels is None else "settings-channels-none"),
        most=MOST_CHANNELS,
    )
    yield from _labelled(say("settings-channels"), channels, hint=say("settings-channels-hint"))
    ways = [button(HouseRulesControl(), say("settings-button-house"))]
    if shown.channels is not None:
        ways.append(button(SETTINGS_ANYWHERE, say("settings-button-anywhere")))
    ways.append(button(SETTINGS_ZONE, say("settings-zone-title")))
    yield from rows(ways)
    yield text(small(say("settings-zone", zone=str(shown.here.tzinfo), now=f"{shown.here:%H:%M}")))


def _tables(shown: ServerSettings, say: Words) -> Iterator[LayoutItem]:
    tables, chosen = shown.tables, shown.preferences
    yield from _labelled(say("settings-clock"), clock_menu(SETTINGS_CLOCK, tables.clock, say))
    yield from _labelled(say("settings-level"), level_menu(SETTINGS_LEVEL, tables.level, say))
    convention = convention_menu(SETTINGS_CONVENTION, tables.convention, say)
    yield from _labelled(say("settings-convention"), convention)
    packs = {str(pack): say(f"packs-{pack}") for pack in PicturePack}
    pack = public_pack(chosen)
    # Below one label: with one each, a phone does not show the whole page.
    yield from _labelled(
        say("settings-pictures"),
        _pictures_menu(tables.pictures, say),
        menu(SETTINGS_PACK, packs, pack),
    )
    folds, reacting = chosen.folds_deals, chosen.reactions
    yield from rows(
        [
            take_backs_button(
                ServerTakeBacksControl(not chosen.take_backs), say, allowed=chosen.take_backs
            ),
            button(
                ServerReactionsControl(not reacting),
                say("settings-reactions", allowed=yes(reacting)),
            ),
            signals_button(ServerSignalsControl(not chosen.signals), say, signals=chosen.signals),
            button(ServerFoldsControl(not folds), say("settings-folds", folds=yes(folds))),
        ]
    )


def _pictures_menu(chosen: Pictures, say: Words) -> Control:
    """Whether tables are drawn too, and how often."""
    names = {each.value: say(f"settings-pictures-{each}") for each in Pictures}
    notes = {each.value: say(f"settings-pictures-{each}-note") for each in Pictures}
    return menu(SETTINGS_PICTURES, names, chosen, notes)


def _ratings(shown: ServerSettings, say: Words) -> Iterator[LayoutItem]:
    if shown.common:
        yield from _labelled(say("settings-ladders"), _ladders_menu(shown.preferences, say))
    yield from _labelled(
        say("settings-podium"),
        *_post(shown.podium, SETTINGS_PODIUM, say),
        hint=say("settings-podium-hint"),
    )
    yield from warning(shown.podium.trouble)
    announced = shown.preferences.announces_feats
    feats = ServerFeatsControl(not announced)
    ways = [
        button(SETTINGS_RANKS, say("ranks-title")),
        button(feats, say("settings-feats", announced=yes(announced))),
    ]
    if shown.choices.podium is not None:
        ways.append(button(SETTINGS_PODIUM_OFF, say("settings-button-podium-off")))
    yield from rows(ways)


def _ladders_menu(preferences: GuildPreferences, say: Words) -> Control:
    """Whether games count among all servers too."""
    names = {each: say(f"settings-ladders-{each}") for each in (SHARED, APART)}
    notes = {each: say(f"settings-ladders-{each}-note") for each in (SHARED, APART)}
    chosen = APART if preferences.apart else SHARED
    return menu(SETTINGS_LADDERS, names, chosen, notes)


def _posts(shown: ServerSettings, say: Words) -> Iterator[LayoutItem]:
    yield from _labelled(
        say("settings-day"), *_post(shown.day, SETTINGS_DAY, say), hint=say("today-settings")
    )
    yield from warning(shown.day.trouble)
    hours = {str(each): say("today-settings-hour", number=each) for each in HOURS}
    hour = str(shown.choices.day_hour)
    yield from rows([menu(SETTINGS_DAY_HOUR, hours, hour)])
    yield text(small(say("today-settings-zone", zone=str(shown.here.tzinfo))))
    ways = [button(EVENINGS, say("evening-title"))]
    if shown.choices.day is not None:
        ways.insert(0, button(SETTINGS_DAY_OFF, say("settings-button-day-off")))
    yield from rows(ways)


def _post(post: PostChannel, control: Pressable, say: Words) -> Iterator[LayoutItem]:
    """A menu of channels: of those where tables may open, if the server has chosen some."""
    if not post.offered:
        chosen = () if post.channel is None else (post.channel,)
        yield channel_menu(control, KINDS, chosen, say("settings-off"))
        return
    names = {str(channel): f"#{name}" for channel, name in post.offered}
    channel = str(post.channel or "")
    yield menu(control, names, channel, placeholder=say("settings-off"))


def _reset(shown: ServerSettings, say: Words) -> Iterator[LayoutItem]:
    if not shown.resets:
        yield text(say("settings-reset-none"))
        return
    yield text(say("settings-reset-what"), *(f"- {line}" for line in shown.resets))
    yield text(small(say("settings-reset-keeps")))
    reset = button(SETTINGS_RESET, say("settings-button-reset"), style=ButtonStyle.danger)
    yield from rows([reset])
