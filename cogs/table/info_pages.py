"""Private pages of a table: *More…*, the tricks and calls so far, and leaving or stopping."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from discord import ButtonStyle, ui

from bot.i18n import Words, dotted, yes
from bot.ratings.ladders import Ladder
from bot.rulebook.bidding_system import bid_table, own_promise_told, promise_told
from bot.rulebook.phrases import have_partners
from bot.rulebook.signals import discards_told, signals_told
from bot.tables.company import is_trial, may_leave_freely
from bot.tables.occupants import Human
from bot.tables.stop import StopVote, costs, opponents
from bot.tables.table import Stage, Table
from cogs.clock import RESUME
from cogs.leaderboard import ladder_name
from cogs.players import PLAYERS
from cogs.table.controls import (
    AGREE_STOP,
    ASK_LEAVE,
    ASK_STOP,
    CONVENTION,
    LEAVE,
    PAUSE,
    REFUSE_STOP,
    STOP,
    ReactControl,
    Reaction,
)
from cogs.table.reactions import Reactions
from cogs.ui.control import Control, answer_buttons, button
from cogs.ui.layout import LayoutItem, card, rows, rule, small, text, title
from cogs.ui.moves import calls_line, past_trick_line, said
from cogs.ui.people import asker, awaited_names, called_by, name
from cogs.ui.side_pages import Holds
from cogs.ui.table_buttons import (
    KEEP,
    auction_button,
    rules_button,
    tricks_button,
    watch_button,
)
from engine.contract import Bid
from engine.players.auction_talk import Promise, has_dialogue
from engine.players.bidding_system import promises
from engine.players.habits import Habit
from engine.seats import Seat
from engine.state import Deal

IN_A_ROW = 3
"""Reactions next to each other, as many as a phone shows."""


@dataclass(frozen=True, slots=True)
class Reacting:
    """Whether reactions are offered to a reader, and whether they have had theirs."""

    offered: bool = False
    done: bool = False


def more_page(table: Table, reader: int, say: Words, reacting: Reacting) -> ui.LayoutView:
    """The page of all that this reader may look up and do."""
    seat = table.seat_of(reader)
    seated = seat is not None and table.stage is Stage.PLAYING
    offered = seated and reacting.offered
    hint = say("reaction-done") if reacting.done else say("reaction-hint")
    return card(
        text(title(say("table-more-title"))),
        *rows(_page_buttons(table, reader, say)),
        *(rows(_own_buttons(table, say)) if seated else ()),
        *((text(small(hint)),) if offered else ()),
        *(rows(_reaction_buttons(table, say, reacting), IN_A_ROW) if offered else ()),
    )


def _page_buttons(table: Table, reader: int, say: Words) -> list[Control]:
    """The buttons to pages; calls and tricks once somebody has called, to those who may know it."""
    deal = table.game.deal if table.game else None
    closed = table.is_closed_room
    may_know = not closed or table.seat_of(reader) is not None
    called = deal is not None and deal.auction.calls and may_know
    promising = called and have_partners(table.rules.seating)
    return [
        *((tricks_button(table, say),) if called else ()),
        *((auction_button(table, say),) if promising else ()),
        rules_button(table, say),
        button(PLAYERS.at(table.id), say("players-button")),
        *(() if closed else (watch_button(table, say),)),
    ]


def _own_buttons(table: Table, say: Words) -> list[Control]:
    """The buttons that only a player has."""
    leave = button(ASK_LEAVE.at(table.id), say("table-button-leave"))
    if table.keeps_others_waiting:  # it cannot be paused
        return [leave]
    if table.paused is None:
        pause = button(PAUSE.at(table.id), say("pause-button"))
    else:
        resume = RESUME.at(table.id)
        pause = button(resume, say("pause-button-resume"), style=ButtonStyle.success)
    return [pause, leave]


def _reaction_buttons(table: Table, say: Words, reacting: Reacting) -> list[Control]:
    return [
        button(
            ReactControl(reaction).at(table.id),
            say(f"reaction-{reaction}"),
            disabled=reacting.done,
        )
        for reaction in Reaction
    ]


def tricks(table: Table, deal: Deal, say: Words) -> ui.LayoutView:
    """The calls of a deal and its finished tricks."""
    calls = calls_line(table.rules, deal.auction, say) or say("auction-empty")
    auction = (
        say("play-contract", contract=deal.contract) if deal.contract else "",
        say("auction-line", calls=calls),
    )
    full = (trick for trick in deal.tricks if trick.winner is not None)
    lines = tuple(past_trick_line(number, trick, say) for number, trick in enumerate(full, start=1))
    return card(
        text(title(say("table-button-tricks"))),
        text(*auction),
        rule(),
        text(*(lines or (say("play-no-past-trick"),))),
    )


def auction(table: Table, deal: Deal, say: Words, reader: int) -> ui.LayoutView:
    """The promise of each call of a deal, in play that of discards too; the last one first.

    What computers have learned of people is told to nobody else: calls mean what the table says.
    """
    rules = table.rules
    meant = promises(rules, deal.auction, table.understanding.of_strangers)
    own = table.seat_of(reader)

    def told_of(seat: Seat, found: Promise) -> str:
        if seat is not own:
            return promise_told(rules, found, say)
        return own_promise_told(rules, found, deal.dealt[seat].hand, say)

    calls = (
        (called_by(seat, call, say, own), told_of(seat, found))
        for (seat, call), (_, _, found) in zip(said(rules, deal.auction, say), meant, strict=True)
    )
    lines = list(_calls_told(calls, say))
    discards = discards_told(rules, deal, say) if _signals(table, deal) else ()
    lines += _calls_told(
        ((called_by(seat, say.card_short(card), say, own), told) for seat, card, told in discards),
        say,
    )
    told = (*_habit_told(table.past.habit(reader), say), _convention_name(table, say))
    table_of_bids = button(CONVENTION.at(table.id), say("promise-button-convention"))
    return card(
        text(title(say("promise-page-title"))),
        text(*(reversed(lines) if lines else (say("auction-empty"),))),
        rule(),
        text(*map(small, told)),
        *rows([table_of_bids]),
    )


def convention(table: Table, deal: Deal, say: Words) -> ui.LayoutView:
    """What the calls to come would promise; in play, where cards signal, what they say."""
    rules = table.rules
    named = {each.call.trump for each in deal.auction.calls if isinstance(each.call, Bid)}
    told = bid_table(rules, say, table.convention, named)
    if deal.contract and _signals(table, deal):
        told = tuple(signals_told(rules, deal.contract.trump, say)) or told
    return card(
        text(_convention_name(table, say)), text(*told), *rows([auction_button(table, say)])
    )


def _signals(table: Table, deal: Deal) -> bool:
    """Whether discards say something by now."""
    return table.signals and deal.contract is not None


def _convention_name(table: Table, say: Words) -> str:
    dialogue = has_dialogue(table.rules)
    name = say(f"convention-{table.convention}") if dialogue else say("convention-one")
    return say("promise-convention", name=name)


ENOUGH_CALLS = 3
"""The calls from which a person reads what computers make of theirs."""


def _habit_told(habit: Habit, say: Words) -> Iterator[str]:
    """The reader's bidding habits, as computers have learned them."""
    checked, offset = habit.fitted + habit.missed, habit.offset
    if checked >= ENOUGH_CALLS:
        relied = yes(habit.is_trusted)
        yield say("promise-habit", fitted=habit.fitted, count=checked, relied=relied)
    if offset:
        yield say("promise-habit-number", by=abs(offset), higher=yes(offset > 0))


def _calls_told(calls: Iterable[tuple[str, str]], say: Words) -> Iterator[str]:
    """A line for each call that said something, and one for those together that said nothing."""
    for silent, group in groupby(calls, key=lambda each: not each[1]):
        if silent:
            yield dotted(call for call, _ in group)
        else:
            yield from (say("promise-call", call=f"**{call}**", told=told) for call, told in group)


def confirm_leave(table: Table, reader: int, say: Words) -> ui.LayoutView:
    """Ask to confirm leaving, and say what it costs."""
    sure = button(LEAVE.at(table.id), say("leave-button-confirm"), style=ButtonStyle.danger)
    keep = button(KEEP.at(table.id), say("leave-button-keep"))
    return card(text(*leaving(table, reader, say)), *rows([sure, keep]))


def leaving(table: Table, reader: int, say: Words) -> Iterator[str]:
    """Ask whether to leave a table, and say what it costs."""
    seat = table.seat_of(reader)
    playing = yes(table.stage is Stage.PLAYING)
    last = yes(len(table.present) == 1)
    if seat is not None and may_leave_freely(table, seat):
        yield say("leave-confirm-free", last=last)
        return
    compared = table.is_closed_room and table.stage is Stage.PLAYING
    costs = table.is_rated and not (seat is not None and is_trial(table, seat))
    counts = "yes" if costs else "no" if compared else "free"
    yield say("leave-confirm", playing=playing, last=last, counts=counts)
    if compared:
        yield say("leave-confirm-challenge")


def still_there(table: Table, user: int) -> Holds:
    """A condition: this player is present and the same game is running."""

    def holds(now: Table) -> bool:
        same_game = (now.stage, now.games) == (table.stage, table.games)
        return same_game and now.seat_of(user) in now.present

    return holds


def same_choices(table: Table, user: int, reactions: Reactions) -> Holds:
    """A condition: *More…* still has what this person may do: pause or resume, leave, react."""

    def choices(now: Table) -> tuple[object, ...]:
        seat, reacted = now.seat_of(user), {each for each, _ in reactions.at(now)}
        return now.stage, now.games, now.paused is None, seat in now.present, seat in reacted

    before = choices(table)
    # Menus that offer what is no longer so are taken away.
    return lambda now: choices(now) == before


def still_gone(user: int) -> Holds:
    """A condition: this player is still away."""
    return lambda now: now.seat_of(user) not in now.present


def same_stage(table: Table) -> Holds:
    """A condition: the same game or lobby is still running."""
    return lambda now: (now.stage, now.games) == (table.stage, table.games)


def left(table: Table, user: int, say: Words) -> str:
    """The result of leaving: whether the seat is kept, and for how long."""
    if table.stage in {Stage.LOBBY, Stage.CLOSED} or table.seat_of(user) is None:
        return say("leave-stood")
    return say("leave-done", playing=yes(table.stage is Stage.PLAYING))


def confirm_stop(table: Table, reader: int, say: Words) -> ui.LayoutView:
    """Whether the game is really to be stopped and what that costs, or the table closed."""
    playing, seat = table.stage is Stage.PLAYING, table.seat_of(reader)
    stop, stay = STOP.at(table.id), KEEP.at(table.id)
    lost = playing and seat is not None and costs(table, seat)
    asks = lost and seat is not None and bool(opponents(table, seat))
    label = "stop-button-lose" if lost else "stop-button-confirm"
    buttons = [button(stop, say(label, playing=yes(playing)), style=ButtonStyle.danger)]
    if asks:
        ask = ASK_STOP.at(table.id)
        buttons.insert(0, button(ask, say("stop-button-ask"), style=ButtonStyle.primary))
    keep = button(stay, say("stop-button-keep", playing=yes(playing)))
    question = _stop_question(table, seat, say, lost=lost, asks=asks)
    return card(text(question), *rows([*buttons, keep]))


def _stop_question(table: Table, seat: Seat | None, say: Words, *, lost: bool, asks: bool) -> str:
    if table.given and table.is_closed_room and table.stage is Stage.PLAYING:
        return say("stop-confirm-challenge", code=table.given.challenge)
    if table.stage is not Stage.PLAYING or (seat is None and not table.is_rated):
        return say("stop-confirm", playing=yes(table.stage is Stage.PLAYING))
    if seat is not None and (not table.is_rated or may_leave_freely(table, seat)):
        return say("stop-confirm-free", others=yes(False))
    if seat is not None and is_trial(table, seat):
        return say("stop-confirm-free", others=yes(len(table.present) > 1))
    held = [table.occupant(each) for each in table.playing_seats]
    people = not table.joined and all(isinstance(each, Human) for each in held)
    ladder = ladder_name(Ladder(table.rules.family, people), say)
    if asks:
        return say("stop-confirm-ask", ladder=ladder)
    return say("stop-confirm-lost" if lost else "stop-confirm-stands", ladder=ladder)


def confirm_stop_waiting(table: int, say: Words) -> ui.LayoutView:
    """Whether a table that waits for an update of the bot is really to be closed."""
    stop, wait = STOP.at(table), KEEP.at(table)
    sure = button(stop, say("stop-waiting-close"), style=ButtonStyle.danger)
    keep = button(wait, say("stop-waiting-keep"))
    return card(text(say("stop-waiting-confirm")), *rows([sure, keep]))


def stopped(table: Table, say: Words) -> str:
    """The result of stopping; ``table`` as it was before."""
    return say("stop-done", playing=yes(table.stage is Stage.PLAYING))


def stop_items(table: Table, say: Words) -> list[LayoutItem]:
    """The question to the other side, with its answers, or that it was refused."""
    vote = StopVote.of(table)
    if vote.refused_by is not None:
        return [text(say("stop-refused", player=name(table, vote.refused_by, say)))]
    if vote.asked is None:
        return []
    who, awaited = asker(table, vote.asked.by, say), awaited_names(StopVote, table, say)
    asked = say("stop-asked", player=who, awaited=awaited)
    agree, refuse = (each.at(table.id) for each in (AGREE_STOP, REFUSE_STOP))
    answers = answer_buttons(agree, say("stop-button-agree"), refuse, say("stop-button-refuse"))
    return [text(asked), *rows(answers)]
