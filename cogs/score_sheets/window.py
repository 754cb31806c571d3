"""The window in which a deal is typed, and the one in which a sheet is named."""

from collections.abc import Mapping, Sequence
from enum import StrEnum

import discord
from discord import ui

from bot.client import Interaction
from bot.i18n import Words
from bot.i18n.game_values import stake_of
from bot.score_sheets.asked import AskedOfDeal, Tick
from bot.score_sheets.sheets import LONGEST_NAME, ScoreSheet
from bot.score_sheets.typed import LONGEST, TypedDeal
from bot.tables.house_rules import HouseRules
from cogs.score_sheets.rows import bid_label, bid_meant, side_names
from cogs.ui.arguments import LIFE_SECONDS, all_chosen
from cogs.ui.control import MOST_CHOICES, Pressable
from engine.cards import Trump
from engine.contract import naming
from engine.seats import Team
from engine.settlement import Side

NAMES, TARGET, SINCE = "names", "target", "since"

BID, TRUMP, POINTS, MELDS, TICKS = "bid", "trump", "points", "melds", "ticks"
"""The fields of a deal."""

LONGEST_LABEL, LONGEST_HINT = 45, 100
"""Characters over a field, or in the title of a window, and of what is said below."""


def deal_window(
    control: Pressable, sheet: ScoreSheet, typed: TypedDeal, number: int, say: Words
) -> ui.Modal:
    """The window of a deal with what is typed already.

    By what is asked it has at most five fields, as many as Discord takes.
    """
    asked, names = sheet.asked, side_names(sheet, say)
    attack, defence = names[typed.attack], names[typed.attack.other]
    title = say("score-sheet-window", number=number, side=attack)
    window = ui.Modal(title=_fitting(title), custom_id=str(control.id), timeout=LIFE_SECONDS)
    if asked.undertakings:
        window.add_item(
            _labelled(say("score-sheet-field-bid"), _bid(asked.undertakings, typed, say))
        )
    if len(asked.trumps) > 1:
        trumps = {str(trump): say.bid(naming(trump)) for trump in asked.trumps}
        menu = _menu(TRUMP, trumps, [typed.trump], required=asked.needs_trump)
        window.add_item(_labelled(say("score-sheet-field-trump"), menu))
    total = asked.total(Trump(typed.trump) if typed.trump else None)
    points = _line(POINTS, typed.points, say("score-sheet-example-points"))
    hint = say("score-sheet-hint-points", total=total)
    window.add_item(_labelled(say("score-sheet-field-points", side=attack), points, hint))
    if asked.has_melds:
        melds = _line(MELDS, typed.melds, say("score-sheet-example-melds"))
        hint = say("score-sheet-hint-melds", side=defence)
        window.add_item(_labelled(say("score-sheet-field-melds", side=attack), melds, hint))
    ticks = {tick: tick_label(sheet, tick, (attack, defence), say) for tick in asked.ticks}
    menu = _menu(TICKS, ticks, typed.ticks, required=False, most=len(ticks))
    window.add_item(_labelled(say("score-sheet-field-ticks"), menu))
    return window


def tick_label(sheet: ScoreSheet, tick: str, names: tuple[str, str], say: Words) -> str:
    """The label of a tick; ``names`` are the attack's and the defence's."""
    what, *rest = tick.split("-")
    match Tick(what):
        case Tick.DOUBLED:
            level, levels = int(rest[0]), sheet.asked.contracts.values()
            contract = next(each[level] for each in levels if len(each) > level)
            multiplier = contract.multiplier
            word = say("auction-button-double", double=stake_of(contract))
            return say("score-sheet-tick-doubled", word=word, multiplier=multiplier)
        case Tick.BELOTE_HELD:
            return say("score-sheet-tick-belote", side=_named(rest[0], names), count=int(rest[1]))
        case Tick.SWEPT:
            side = Side.DEFENCE if rest[0] == Side.DEFENCE else Side.ATTACK
            alone = "no" if rest[0] in set(Side) else "yes"
            return say("score-sheet-tick-swept", side=names[side.place], alone=alone)
        case Tick.LAST:
            return say("score-sheet-tick-last", side=_named(rest[0], names))
        case Tick.GUILTY:
            return say("score-sheet-tick-guilty", side=_named(rest[0], names))
        case Tick.RUN:
            return say("score-sheet-tick-run", side=_named(rest[0], names))
        case Tick.ACE:
            return say("score-sheet-tick-ace")
        case Tick.ELDEST:
            return say("score-sheet-tick-eldest")


def _named(side: str, names: tuple[str, str]) -> str:
    return names[Side(side).place]


def _bid(undertakings: Sequence[str], typed: TypedDeal, say: Words) -> ui.Item[ui.Modal]:
    """A menu of the bids, or a line if there are too many."""
    if len(undertakings) <= MOST_CHOICES:
        bids = {each: bid_label(each, say) for each in undertakings}
        return _menu(BID, bids, [typed.bid], required=True)
    least, most = (bid_label(undertakings[at], say) for at in (0, -1))
    example = say("score-sheet-example-bid", least=least, most=most)
    chosen = bid_label(typed.bid, say) if typed.bid in undertakings else typed.bid
    return _line(BID, chosen, example, required=True)


def _line(
    name: str, typed: str, example: str = "", *, required: bool = False, most: int = LONGEST
) -> ui.TextInput[ui.Modal]:
    return ui.TextInput(
        custom_id=name,
        max_length=most,
        required=required,
        default=typed or None,
        placeholder=example or None,
    )


def _menu(
    name: str,
    choices: Mapping[str, str],
    chosen: Sequence[str],
    *,
    required: bool,
    most: int = 1,
) -> ui.Select[ui.Modal]:
    return ui.Select(
        custom_id=name,
        required=required,
        min_values=1 if required else 0,
        max_values=most,
        options=[
            discord.SelectOption(label=label, value=value, default=value in chosen)
            for value, label in choices.items()
        ],
    )


def _labelled(label: str, field: ui.Item[ui.Modal], hint: str | None = None) -> ui.Label[ui.Modal]:
    described = hint and _fitting(hint, LONGEST_HINT)
    return ui.Label(text=_fitting(label), component=field, description=described)


def _fitting(label: str, most: int = LONGEST_LABEL) -> str:
    """Cut a text to the length that Discord takes: names may be long."""
    return label if len(label) <= most else f"{label[: most - 1]}…"


def typed_deal(interaction: Interaction, asked: AskedOfDeal, attack: Team, say: Words) -> TypedDeal:
    """The entry in the window; from a menu only values that it offers."""
    fields = all_chosen(interaction)

    def first(name: str) -> str:
        return next(iter(fields.get(name, ())), "")

    # An altered or older window may send a choice that is not offered.
    ticks = tuple(tick for tick in asked.ticks if tick in fields.get(TICKS, ()))
    trump = first(TRUMP)
    return TypedDeal(
        attack=attack,
        bid=bid_meant(first(BID), asked.undertakings, say),
        trump=trump if trump in asked.trumps else "",
        points=first(POINTS),
        melds=first(MELDS),
        ticks=ticks,
    )


class NamedSince(StrEnum):
    """Since when other names hold: they were wrong all the time, or other people play now."""

    BEGINNING = "beginning"
    NOW = "now"


def people_window(control: Pressable, sheet: ScoreSheet, say: Words) -> ui.Modal:
    """The window in which the names of a sheet are mended, or somebody is replaced."""
    window = ui.Modal(
        title=_fitting(say("score-sheet-field-names")),
        custom_id=str(control.id),
        timeout=LIFE_SECONDS,
    )
    players = len(sheet.asked.rules.seating.order)
    most = (LONGEST_NAME + len(", ")) * players
    names = _line(NAMES, ", ".join(sheet.names), required=True, most=most)
    hint = say("score-sheet-hint-names", players=players)
    window.add_item(_labelled(say("score-sheet-field-names"), names, hint))
    if sheet.deals:
        choices = {
            since.value: say("score-sheet-since", since=since, number=len(sheet.deals) + 1)
            for since in NamedSince
        }
        menu = _menu(SINCE, choices, [NamedSince.BEGINNING], required=True)
        window.add_item(_labelled(say("score-sheet-field-since"), menu))
    return window


def names_window(control: Pressable, house: HouseRules, say: Words) -> ui.Modal:
    """The window in which the names are typed, and the points to be reached."""
    title = say("score-sheet-begin")
    window = ui.Modal(title=_fitting(title), custom_id=str(control.id), timeout=LIFE_SECONDS)
    players = len(house.rules.seating.order)
    example = say("score-sheet-example-names", players=players)
    names = _line(NAMES, "", example, most=(LONGEST_NAME + len(", ")) * players)
    hint = say("score-sheet-hint-names", players=players)
    window.add_item(_labelled(say("score-sheet-field-names"), names, hint))
    if house.rules.end.deals is None:
        target = _line(TARGET, str(house.rules.end.target), required=True)
        window.add_item(_labelled(say("score-sheet-field-target"), target))
    return window
