"""The choices before a game on one private page: rules, computers, speed, time."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from discord import ui

from bot.i18n import Words, yes
from bot.tables.clock import CLOCKS, NEXT_DEALS, next_deal_after
from bot.tables.house_rules import ChooseLength, GameLength
from bot.tables.lobby import may_choose_levels, may_set_clock, may_train
from bot.tables.occupants import Computer
from bot.tables.requests import (
    ChangeRules,
    Request,
    SeatComputer,
    SetClock,
    SetConvention,
    SetLevel,
    SetNextDeal,
    SetSignals,
    SetTempo,
    SetTraining,
)
from bot.tables.table import Stage, Table
from bot.tables.table_settings import Tempo
from bot.tables.take_back import AllowTakeBacks, TakingBack
from cogs.clock import clock_name, next_deal_name
from cogs.house_rules.controls import HouseRulesControl
from cogs.house_rules.pages import difference_text, preset_chosen, preset_menu
from cogs.house_rules.preset_text import preset_text_button
from cogs.server_preferences import (
    preferences_of,
    remember,
    remember_preset,
    usual_level,
)
from cogs.take_back import take_backs_button
from cogs.ui.arguments import number, one_of
from cogs.ui.control import Control, Pressable, button, menu
from cogs.ui.controls import WordedControl, control
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.layout import card, rows, small, text, title
from cogs.ui.people import name, player, what_is_played
from cogs.ui.press import Press, setting_up
from cogs.ui.replies import mention
from cogs.ui.table_buttons import SETUP, setup_button
from engine.players import Level
from engine.players.auction_talk import has_dialogue
from engine.players.signals import has_signals
from engine.players.understanding import Convention
from engine.seats import Seat
from engine.variants.presets import presets_of

WEAKEST_FIRST = (Level.BEGINNER, Level.CLUB, Level.EXPERT)

ADD_COMPUTER = ControlName("add-computer", Presser.SEATED)
COMPUTERS = ControlName("computers", Presser.ONLOOKER)
CHOOSE_LENGTH = ControlName("choose-length", Presser.HOST)
CHOOSE_TABLE_PRESET = ControlName("choose-table-preset", Presser.HOST)
CHOOSE_CONVENTION = ControlName("choose-convention", Presser.SEATED)
CHOOSE_TEMPO = ControlName("choose-tempo", Presser.HOST)
CHOOSE_CLOCK = ControlName("choose-clock", Presser.HOST)
CHOOSE_NEXT_DEAL = ControlName("choose-next-deal", Presser.HOST)


@control("choose-level", Presser.SEATED)
class ChooseLevelControl(WordedControl):
    """A menu of levels, for one computer or all; ``setup``: on the page of choices."""

    seat: Seat | None = None
    setup: bool = False


@control("choose-signals", Presser.SEATED)
class ChooseSignalsControl(WordedControl):
    """Lets the computers signal, or not."""

    signals: bool


@control("take-backs", Presser.HOST)
class AllowTakeBacksControl(WordedControl):
    """Lets misclicks be taken back, or not."""

    allowed: bool


@control("training", Presser.HOST)
class TrainingControl(WordedControl):
    """Makes it a training table, or a usual one."""

    training: bool


MenuTexts = tuple[Mapping[str, str], Mapping[str, str]]
"""What a menu offers: the name of each value, and a note on it."""


def _levels(say: Words) -> MenuTexts:
    return (
        {level.value: say(f"level-{level}") for level in WEAKEST_FIRST},
        {level.value: say(f"level-{level}-note") for level in WEAKEST_FIRST},
    )


def _conventions(say: Words) -> MenuTexts:
    return (
        {each.value: say(f"convention-{each}") for each in Convention},
        {each.value: say(f"convention-{each}-note") for each in Convention},
    )


def level_menu(control: Pressable, chosen: Level, say: Words) -> Control:
    """The levels and what each of them means, the present one among them."""
    names, notes = _levels(say)
    return menu(control, names, chosen, notes)


def level_lines(table: Table, say: Words) -> Iterator[str]:
    """The meaning of each level present at this table, a line each."""
    held = {
        computer.level for seat in _seats(table) if (computer := _computer(table, seat)) is not None
    }
    for level in (each for each in WEAKEST_FIRST if each in held):
        name, note = say(f"level-{level}"), say(f"level-{level}-note")
        yield say("computers-level", level=name, note=note)


def convention_menu(control: Pressable, chosen: Convention, say: Words) -> Control:
    """The menu of bidding conventions, each with a note."""
    names, notes = _conventions(say)
    return menu(control, names, chosen, notes)


def signals_button(contrary: Pressable, say: Words, *, signals: bool) -> Control:
    """Whether computers signal by their cards; a press on it asks for the contrary."""
    return button(contrary, say("signals-button", signals=yes(signals)))


def training_button(table: Table, say: Words) -> Control:
    """The button that turns training on or off."""
    control = TrainingControl(not table.training).at(table.id)
    return button(control, say("training-button", training=yes(table.training)))


def computers_page(table: Table, say: Words, *, may_choose: bool) -> ui.LayoutView:
    """The computers of this table, each with a menu for those who may choose."""
    back = rows([setup_button(table.id, say)]) if table.stage is Stage.LOBBY else ()
    if may_choose and may_choose_levels(table):
        every = level_menu(ChooseLevelControl().at(table.id), table.level, say)
        parts = [text(title(say("computers-title")), say("computers-all")), *rows([every])]
        for seat in _seats(table):
            if (computer := _computer(table, seat)) is not None:
                control = ChooseLevelControl(seat).at(table.id)
                parts.append(text(say("lobby-seat", seat=seat, player=name(table, seat, say))))
                parts += rows([level_menu(control, computer.level, say)])
        return card(*parts, *back)
    seated = [say("lobby-seat", seat=s, player=player(table, s, say)) for s in _seats(table)]
    usual = say("computers-usual", level=say(f"level-{table.level}"))
    hint = small(say("computers-hint"))
    return card(text(title(say("computers-title")), *seated, usual, hint), *back)


def _seats(table: Table) -> Iterator[Seat]:
    """The seats of computers, in the order in which the lobby shows them."""
    return (seat for seat in Seat if seat in table.playing_seats and _computer(table, seat))


def _computer(table: Table, seat: Seat) -> Computer | None:
    held = table.occupant(seat)
    return held if isinstance(held, Computer) else None


async def show_choices(press: Press, table: Table) -> None:
    """Answer with the page of choices; it is removed when the game begins."""
    await press.answer_setting_up(choices_page(table, press.user, press.say), table)


@dataclass(frozen=True, slots=True)
class _Choice:
    """One choice: its menu's control, of what it is one, what it may be, and notes on that."""

    control: ControlName | WordedControl
    of: str
    names: Mapping[str, str]
    chosen: str
    may_choose: bool
    notes: Mapping[str, str] = field(default_factory=dict)

    def in_words(self, value: str, say: Words) -> str:
        """A choice, with of what it is one."""
        option, choice = say("lobby-choice", of=self.of), self.names.get(value, "")
        return say("house-difference", option=option, choice=choice)

    def menu(self, table: Table, say: Words) -> Control:
        """The menu for those who may choose."""
        labels = {value: self.in_words(value, say) for value in self.names}
        control, name = self.control.at(table.id), say("lobby-choice", of=self.of)
        return menu(control, labels, self.chosen, self.notes, placeholder=name)


def choices_page(table: Table, reader: int, say: Words) -> ui.LayoutView:
    """Each choice as a menu for those who may choose, and in words for the others."""
    lobby = table.stage is Stage.LOBBY
    host = lobby and reader == table.host
    seated = lobby and (host or table.seat_of(reader) is not None)
    only_host = "" if host else small(say("clock-only-host", user=mention(table.host, say)))
    clock = lobby and may_set_clock(table, reader)
    choices = list(_choices(table, say, host=host, seated=seated, clock=clock))
    told = [choice.in_words(choice.chosen, say) for choice in choices if not choice.may_choose]
    presets = host and not table.given and presets_of(table.house.variant)
    by = preset_menu(CHOOSE_TABLE_PRESET.at(table.id), table.house, say)
    menus = [each.menu(table, say) for each in choices if each.may_choose]
    return card(
        text(
            title(say("lobby-button-setup")),
            f"**{what_is_played(table.rules, say)}**",
            small(difference_text(table.house, say, length_told=True)),
            only_host,
        ),
        *rows(_buttons(table, say, host=host, seated=seated)),
        *((text(*told),) if told else ()),
        *(rows([by]) if presets else ()),
        *(row for each in menus for row in rows([each])),
    )


def _choices(
    table: Table, say: Words, *, host: bool, seated: bool, clock: bool
) -> Iterator[_Choice]:
    """The choices in order, for the ``host``, who is ``seated``, or who may set the ``clock``."""
    ends = {each: table.house.after(ChooseLength(each)).rules.end for each in GameLength}
    yield _Choice(
        CHOOSE_LENGTH,
        "length",
        {
            str(length): say(f"lobby-length-{length}", count=end.deals or end.target)
            for length, end in ends.items()
        },
        table.house.length or "",
        host and not table.given,
    )
    levels, level_notes = _levels(say)
    may_choose_level = seated and may_choose_levels(table)
    level = ChooseLevelControl(setup=True)
    yield _Choice(level, "level", levels, table.level, may_choose_level, level_notes)
    if has_dialogue(table.rules):
        conventions, notes = _conventions(say)
        yield _Choice(CHOOSE_CONVENTION, "convention", conventions, table.convention, seated, notes)
    yield _Choice(
        CHOOSE_TEMPO,
        "tempo",
        {str(tempo): say(f"tempo-{tempo}") for tempo in Tempo},
        table.tempo,
        host,
        {str(table.tempo): say("tempo-hint")},
    )
    # The bot can be set to a clock that is none of those.
    clocks = {**dict.fromkeys(CLOCKS), table.clock: None}
    yield _Choice(
        CHOOSE_CLOCK,
        "clock",
        {str(each): clock_name(each, say) for each in clocks},
        str(table.clock),
        clock,
        {str(each): say("clock-hint" if each else "clock-off-hint") for each in clocks},
    )
    following = str(next_deal_after(table))
    yield _Choice(
        CHOOSE_NEXT_DEAL,
        "next",
        {str(each): next_deal_name(each, say) for each in NEXT_DEALS},
        following,
        host,
        {following: say("clock-next-hint")},
    )


def _buttons(table: Table, say: Words, *, host: bool, seated: bool) -> list[Control]:
    buttons = [button(HouseRulesControl().at(table.id), say("lobby-button-house-rules"))]
    if host:
        allowed = TakingBack.of(table).allowed
        if not table.is_closed_room:
            contrary = AllowTakeBacksControl(not allowed).at(table.id)
            buttons.append(take_backs_button(contrary, say, allowed=allowed))
        if may_train(table):
            buttons.append(training_button(table, say))
    if seated and table.free_seats:
        buttons.append(button(ADD_COMPUTER.at(table.id), say("lobby-button-add-computer")))
    if seated and has_signals(table.rules):
        control = ChooseSignalsControl(not table.signals).at(table.id)
        buttons.append(signals_button(control, say, signals=table.signals))
    buttons.append(button(COMPUTERS.at(table.id), say("lobby-button-computers")))
    return [*buttons, *preset_text_button(table.house, table.id, say)]


@pressed(SETUP)
async def _look(press: Press) -> None:
    await show_choices(press, (await press.session()).table)


@pressed(ADD_COMPUTER)
@setting_up
async def _add_computer(press: Press) -> None:
    await _choose(press, SeatComputer())


@pressed(AllowTakeBacksControl)
@setting_up
async def _allow_take_backs(press: Press, asked: AllowTakeBacksControl) -> None:
    await _choose(press, AllowTakeBacks(asked.allowed))


async def _choose(press: Press, request: Request) -> None:
    """Change something from the table's message, or from the page of choices, which is redrawn."""
    await press.ask(request, partial(show_choices, press) if press.on_hand else None)


@pressed(TrainingControl)
@setting_up
async def _train(press: Press, asked: TrainingControl) -> None:
    """Make it a training table or a usual one; its computers change with it.

    They do not if the host has chosen how well they play.
    """
    table, training = (await press.session()).table, asked.training
    preferences = await preferences_of(press.interaction)
    usual, other = (
        usual_level(press.bot, preferences, training=each) for each in (not training, training)
    )
    level = other if table.level is usual else None
    await _choose(press, SetTraining(training, level))


@pressed(CHOOSE_CLOCK)
@setting_up
async def _choose_clock(press: Press) -> None:
    await _choose(press, SetClock(number(press.value)))


@pressed(CHOOSE_NEXT_DEAL)
@setting_up
async def _choose_next_deal(press: Press) -> None:
    await _choose(press, SetNextDeal(number(press.value)))


@pressed(CHOOSE_LENGTH)
@setting_up
async def _choose_length(press: Press) -> None:
    length = one_of(GameLength, press.value)
    await _choose(press, ChangeRules(ChooseLength(length)))
    await remember(press.interaction, length=length)


@pressed(CHOOSE_TABLE_PRESET)
@setting_up
async def _choose_preset(press: Press) -> None:
    change = preset_chosen(press.value)
    await _choose(press, ChangeRules(change))
    await remember_preset(press.interaction, change)


@pressed(CHOOSE_TEMPO)
@setting_up
async def _choose_tempo(press: Press) -> None:
    await _choose(press, SetTempo(one_of(Tempo, press.value)))


@pressed(COMPUTERS)
async def _look_at_computers(press: Press) -> None:
    await _show_computers(press, (await press.session()).table)


@pressed(ChooseLevelControl)
@setting_up
async def _choose_level(press: Press, asked: ChooseLevelControl) -> None:
    level = one_of(Level, press.value)
    show = show_choices if asked.setup else _show_computers
    await press.ask(SetLevel(level, asked.seat), partial(show, press))


@pressed(CHOOSE_CONVENTION)
@setting_up
async def _choose_convention(press: Press) -> None:
    chosen = one_of(Convention, press.value)
    await _choose(press, SetConvention(chosen))
    await remember(press.interaction, convention=chosen)


@pressed(ChooseSignalsControl)
@setting_up
async def _choose_signals(press: Press, asked: ChooseSignalsControl) -> None:
    await _choose(press, SetSignals(asked.signals))
    await remember(press.interaction, signals=asked.signals)


async def _show_computers(press: Press, table: Table) -> None:
    takes_part = press.user == table.host or table.seat_of(press.user) is not None
    may_choose = table.stage is Stage.LOBBY and takes_part
    page = computers_page(table, press.say, may_choose=may_choose)
    await press.answer_setting_up(page, table)
