"""The page of a deal that is played alone: a hand as at the table, with controls of its own."""

from collections.abc import Callable, Container, Iterator
from enum import StrEnum

from discord import ButtonStyle, ui

from bot.i18n import Words, yes
from bot.shared_plays.alone import PASS, PLAYER, Alone, read_alone, word_of
from bot.shared_plays.chosen import Par
from bot.storage.shared_plays import OpenDeal, SoloPlay
from bot.tables.events import TableOpened
from bot.tables.house_rules import HouseRules
from bot.tables.occupants import Computer, Human
from bot.tables.table import Stage, Table
from bot.tables.table_settings import Pictures
from cogs.alone.controls import (
    ActAloneControl,
    FirstPageAloneControl,
    KindAloneControl,
    ValueAloneControl,
)
from cogs.hand import controls
from cogs.hand.pages import hand
from cogs.ui import moves, table_buttons
from cogs.ui.control import Control, Pressable, button, read_control
from cogs.ui.ids import ControlId
from cogs.ui.layout import LayoutItem, message, notice, rows, signed, small, text
from cogs.ui.page_state import HandPageState
from cogs.ui.replies import mention
from engine.actions import Double
from engine.contract import ContractKind
from engine.players import Level
from engine.seats import Seat

NOBODY = 0
"""The user id of who plays, who needs no name."""

SEAL_SHOWN = 16
"""The digits of a seal that are shown: enough to compare it by."""

REDOUBLE = "redouble"
"""The word for a redouble that is about to be confirmed."""


class Asks(StrEnum):
    """The requests of the page's controls; some carry a word after it."""

    ACT = "act"
    """To call or to play; to show the page as it was if no word follows."""
    CHOOSE = "choose"
    """To show the bids of a value."""
    KIND = "kind"
    """To confirm a capot or a redouble."""
    FIRST = "first"
    """To read the first page of the game."""


Lead = Callable[[Asks, str], Pressable | None]
"""The control that leads to what is asked; None where nothing does."""


def table_alone(
    alone: Alone,
    say: Words,
    level: Level = Level.BEGINNER,
    pictures: Pictures = Pictures.TRICKS,
    *,
    player: Seat = PLAYER,
) -> Table:
    """A table without a channel at which this deal is played, with the person seated."""
    rules = alone.rules
    opened = TableOpened(
        guild=0,
        channel=0,
        host=NOBODY,
        language=say.language,
        variant=rules.key,
        version=rules.version,
        options=(),
        pictures=pictures,
    )
    computer = Computer(level)
    return Table(
        id=0,
        opened=opened,
        house=HouseRules(rules.key, alone.record.options),
        host=NOBODY,
        seats=tuple(Human(NOBODY) if seat is player else computer for seat in rules.seating.order),
        stage=Stage.PLAYING,
        game=alone.game,
        games=1,
    )


def led_on(view: ui.LayoutView, lead: Lead) -> Iterator[LayoutItem]:
    """The items of a table's page, with controls led elsewhere or left out."""
    for part in tuple(view.children):
        if not isinstance(part, ui.Container):
            yield part
            continue
        for row in [each for each in part.children if isinstance(each, ui.ActionRow)]:
            for control in tuple(row.children):
                if not isinstance(control, Control) or not _leads(control, lead):
                    row.remove_item(control)
            # Discord refuses a row without a control.
            if not row.children:
                part.remove_item(row)
        yield part


def _leads(control: Control, lead: Lead) -> bool:
    """Let a control lead elsewhere, if it can; its place and its look stay.

    Of a menu the word says nothing: what was chosen is the value of the press.
    """
    asked, item = _asked(read_control(control.custom_id)), control.item
    if asked is None or not isinstance(item, ui.Button | ui.Select):
        return False
    led = lead(*asked)
    if led is not None:
        item.custom_id = str(led.id)
    return led is not None


def _asked(control: ControlId) -> tuple[Asks, str] | None:
    match control.verb:
        case controls.PlayCardControl.name | controls.BidControl.name:
            return Asks.ACT, control.argument
        case controls.PASS:
            return Asks.ACT, PASS
        case moves.DoubleControl.name:
            asked = moves.DoubleControl.read(control.argument)
            return Asks.ACT, word_of(Double(asked.level, closed=asked.closed))
        case controls.BACK:
            return Asks.ACT, ""
        case controls.ChooseValueControl.name:
            return Asks.CHOOSE, control.argument
        case controls.ChooseKindControl.name:
            return Asks.KIND, control.argument
        case moves.ASK_REDOUBLE:
            return Asks.KIND, REDOUBLE
        case table_buttons.NEWCOMER:
            return Asks.FIRST, ""
        case _:
            return None


def chosen_value(word: str) -> HandPageState:
    """The page with the bids of a value."""
    return HandPageState(value=int(word) if word.isdecimal() else None)


def chosen_kind(word: str) -> HandPageState:
    """The page that asks to confirm a capot or a redouble."""
    kinds = [kind for kind in ContractKind if kind == word]
    return HandPageState(kind=kinds[0]) if kinds else HandPageState(redouble=word == REDOUBLE)


_LEADS = {
    Asks.ACT: ActAloneControl,
    Asks.CHOOSE: ValueAloneControl,
    Asks.KIND: KindAloneControl,
}


def playing_page(
    deal: OpenDeal, play: SoloPlay, head: str, say: Words, state: HandPageState, told: str = ""
) -> ui.LayoutView:
    """The hand of who plays, as at a table; ``head`` names the deal."""
    alone = read_alone(play.line)
    say = say.playing(alone.rules)

    def lead(asks: Asks, word: str) -> ControlId:
        if asks is Asks.FIRST:
            return FirstPageAloneControl(deal.shared_play, deal.deal).at(0)
        return _LEADS[asks](deal.shared_play, deal.deal, word).at(0, play.moves)

    table = table_alone(alone, say, Level.EXPERT, Pictures.TRICKS)
    view = hand(table, alone.game, PLAYER, say, page_state=state, notice=told)
    parts = [text(small(head)), *led_on(view, lead)]
    if alone.awaited is not PLAYER:
        on = button(lead(Asks.ACT, ""), say("alone-button-on"), style=ButtonStyle.primary)
        parts += rows([on])
    return message(parts)


def thinking_page(head: str, say: Words) -> ui.LayoutView:
    """While the experts think for longer than a moment."""
    return notice(say("alone-thinking", head=head))


def player_name(user: int, named: Container[int], say: Words) -> str:
    """A person in a ranking; whoever may not be named to the reader is somebody."""
    return mention(user, say) if user in named else say("alone-somebody")


def par_line(par: Par, say: Words) -> str:
    """The best contract of a deal, all cards seen."""
    return say("alone-par", contract=par.contract, points=signed(par.lead, say))


def result_line(play: SoloPlay, say: Words) -> str:
    """The contract, whether it was made, and the points of the side of who played."""
    alone, points = read_alone(play.line), signed(play.points, say)
    contract, settlement = alone.deal.contract, alone.deal.settlement
    if contract is None or settlement is None:
        return say("alone-passed", points=points)
    by = alone.rules.seating.team(contract.declarer)
    return say(
        "alone-result",
        contract=contract,
        result=settlement.result.value,
        own=yes(by is play.team),
        points=points,
    )
