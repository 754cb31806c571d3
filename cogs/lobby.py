"""The lobby: its page and its buttons."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from discord import ButtonStyle, ui

from bot.i18n import Words, dotted, yes
from bot.rulebook import in_one_line
from bot.rulebook.options import difference_line
from bot.rulebook.phrases import have_partners
from bot.storage.shared_deals import viewers_of
from bot.tables.dealt_cards import fingerprint_of_line
from bot.tables.lobby import is_kept_by_expert, may_choose_rated, waits_for_a_partner
from bot.tables.occupants import Computer, Human
from bot.tables.requests import (
    Cancel,
    RemoveComputer,
    SetRatedAlone,
    Sit,
    Start,
)
from bot.tables.table import Table, WhyUnrated
from cogs.house_rules.pages import rules_line
from cogs.lobby_choices import level_lines
from cogs.partners import partners_buttons, partners_line
from cogs.ui.control import Control, button
from cogs.ui.controls import WordedControl, control
from cogs.ui.handlers import pressed
from cogs.ui.ids import ControlName, Presser
from cogs.ui.layout import FELT, Illustration, LayoutItem, card, rows, rule, shown, small, text
from cogs.ui.people import player, table_heading
from cogs.ui.press import Press
from cogs.ui.replies import mention
from cogs.ui.table_buttons import first_page_button, rules_button, setup_button
from engine.seats import Seat

CANCEL = ControlName("cancel", Presser.HOST)


@control("sit", Presser.ONLOOKER)
class SitControl(WordedControl):
    """Takes a seat in the lobby."""

    seat: Seat


@control("stand", Presser.SEATED)
class StandControl(WordedControl):
    """Leaves it, or asks whether somebody else is to."""

    seat: Seat


@control("remove-computer", Presser.SEATED)
class RemoveComputerControl(WordedControl):
    """Frees the seat of a computer."""

    seat: Seat


@control("start", Presser.HOST)
class StartControl(WordedControl):
    """Begins the game; ``sure``: though somebody knows the cards."""

    sure: bool = False


@control("fill", Presser.HOST)
class FillControl(StartControl):
    """Begins it with computers on the free seats."""


@control("rated", Presser.HOST)
class RatedAloneControl(WordedControl):
    """Lets a game of one person with computers be rated, or not."""

    rated: bool


def lobby_page(table: Table, say: Words, picture: Illustration | None = None) -> ui.LayoutView:
    """The seats, on a picture or in words, with their buttons."""
    say = say.playing(table.rules)
    free = len(table.free_seats)
    host = mention(table.host, say)
    status = say("lobby-waiting", free=free) if free else say("lobby-ready", user=host)
    differences = difference_line(table.house.differences_besides_the_end, say)
    given = ""
    if table.given and table.given.challenge:
        given = say("lobby-challenge", code=table.given.challenge, number=table.given.number)
    elif table.given:
        given = say("lobby-given", code=table.given.code)
    told = (
        rules_line(table.house, say),
        in_one_line(table.rules, say),
        differences,
        *_terms_told(table, say),
        given,
        say("lobby-training") if table.training else "",
        *level_lines(table, say),
        say("lobby-change-seats") if _is_full_of_computers(table) else "",
    )
    first_page = first_page_button(table, say, newcomer=True)
    others = [*_rated_button(table, say), *partners_buttons(table, say), first_page]
    return card(
        text(table_heading(table.rules, say), status),
        *rows(_buttons(table, say)),
        *(_seats_drawn(table, say, picture) if picture else _seats(table, say)),
        *((text(drawn),) if (drawn := partners_line(table, say)) else ()),
        *rows(others),
        text(*(small(line) for line in told if line)),
        colour=FELT,
    )


def _terms_told(table: Table, say: Words) -> Iterator[str]:
    """Whether the next game is rated, where nothing else says so."""
    match table.why_unrated:
        case WhyUnrated.GATHERED:
            yield say("lobby-unrated")
        case WhyUnrated.TRAINING | WhyUnrated.GIVEN:
            return
        case why:
            yield say("lobby-terms", why=why or "none")


def _rated_button(table: Table, say: Words) -> list[Control]:
    """What lets the host of a game with computers play it for a rating, or not."""
    if not may_choose_rated(table):
        return []
    control = RatedAloneControl(not table.rated_alone).at(table.id)
    return [button(control, say("lobby-button-rated", rated=yes(table.rated_alone)))]


def begun(table: Table, say: Words, link: str) -> ui.LayoutView:
    """The lobby's message once the game has begun: a link to the table."""
    return card(text(table_heading(table.rules, say), say("lobby-begun", link=link)))


def _seats(table: Table, say: Words) -> Iterator[LayoutItem]:
    """A line for each seat, with its button next to it."""
    yield rule()
    for seat in (each for each in Seat if each in table.playing_seats):
        line = say("lobby-seat", seat=seat, player=player(table, seat, say))
        if table.occupant(seat) == Human(table.host):
            line = dotted((line, say("lobby-host")))
        yield ui.Section(text(line), accessory=_seat_button(table, seat, say))
    if have_partners(table.rules.seating):
        yield text(small(say("lobby-partners")))
    yield rule()


def _seats_drawn(table: Table, say: Words, picture: Illustration) -> Iterator[LayoutItem]:
    """The picture, and below it a button for each seat, which it names."""
    yield from shown(picture)
    seats = (seat for seat in Seat if seat in table.playing_seats)
    yield from rows([_seat_button(table, seat, say) for seat in seats])


def _seat_button(table: Table, seat: Seat, say: Words) -> Control:
    """The button of a seat, which it names: no two are called alike."""
    style = ButtonStyle.secondary
    kind: type[StandControl | RemoveComputerControl | SitControl]
    match table.occupant(seat):
        case Human():
            kind, key = StandControl, "lobby-button-stand-from"
        case Computer():
            kind, key = RemoveComputerControl, "lobby-button-remove-computer-from"
        case None:
            kind, key = SitControl, "lobby-button-sit-at"
            style = ButtonStyle.primary
    control = kind(seat).at(table.id)
    kept = is_kept_by_expert(table, seat)
    return button(control, say(key, seat=seat), style=style, disabled=kept)


def _is_full_of_computers(table: Table) -> bool:
    """Whether a player who wants another seat finds none free, but one that a computer holds."""
    own = (seat for seat in table.playing_seats if not is_kept_by_expert(table, seat))
    return not table.free_seats and any(isinstance(table.occupant(seat), Computer) for seat in own)


def _buttons(table: Table, say: Words) -> list[Control]:
    full = not table.free_seats
    # Five, as many as Discord takes in a row.
    return [
        button(
            FillControl().at(table.id),
            say("lobby-button-fill"),
            style=ButtonStyle.secondary if full else ButtonStyle.success,
            disabled=full or waits_for_a_partner(table),
        ),
        button(
            StartControl().at(table.id),
            say("lobby-button-start"),
            style=ButtonStyle.success if full else ButtonStyle.secondary,
            disabled=not full,
        ),
        setup_button(table.id, say),
        rules_button(table, say),
        button(CANCEL.at(table.id), say("lobby-button-cancel"), style=ButtonStyle.danger),
    ]


@pressed(SitControl)
async def _sit(press: Press, asked: SitControl) -> None:
    """Take a seat; by an older button in a game too, from a computer."""
    session = await press.session()
    await press.bot.services.secrecy.require_unseen(session.table, press.user)
    await press.ask(Sit(asked.seat))


@pressed(RemoveComputerControl)
async def _remove_computer(press: Press, asked: RemoveComputerControl) -> None:
    await press.ask(RemoveComputer(asked.seat))


@pressed(StartControl)
async def _start(press: Press, asked: StartControl) -> None:
    await _begin(press, asked, Start())


@pressed(FillControl)
async def _fill(press: Press, asked: FillControl) -> None:
    await _begin(press, asked, Start(fill=True))


async def _begin(press: Press, asked: StartControl, request: Start) -> None:
    """Start; if somebody knows the cards of the deal that is given, once more is asked first."""
    table = (await press.session()).table
    people = table.people_in(table.playing_seats)
    if table.given and not asked.sure:
        cards = fingerprint_of_line(table.given.line)
        seen = await press.bot.services.database.read(
            partial(viewers_of, cards=cards, users=people)
        )
        if seen:
            say = press.say
            players = say.every(mention(user, say) for user in sorted(seen))
            again = replace(asked, sure=True).at(table.id)
            start = button(again, say("lobby-given-button-start"), style=ButtonStyle.success)
            known = text(say("lobby-given-seen", count=len(seen), players=players))
            await press.answer_setting_up(card(known, *rows([start])), table)
            return
    await press.ask(request)


@pressed(RatedAloneControl)
async def _rate_alone(press: Press, asked: RatedAloneControl) -> None:
    await press.ask(SetRatedAlone(asked.rated))


@pressed(CANCEL)
async def _cancel(press: Press) -> None:
    await press.ask(Cancel())
