"""Private pages of a table: the tricks so far, and the questions before leaving or stopping."""

from discord import ButtonStyle, ui

from bot.i18n import Words
from bot.rulebook.bidding_system import promise_told
from bot.rulebook.phrases import yes
from bot.tables.occupants import Human
from bot.tables.stop import costs, opponents, to_answer
from bot.tables.table import Stage, Table
from cogs.table.reactions import Reactions
from cogs.ui.control import button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import Item, card, rows, rule, small, text, title
from cogs.ui.moves import calls_line, past_trick_line, said
from cogs.ui.people import name
from cogs.ui.private_messages import Holds
from engine.players.bidding_system import promises
from engine.ruleset import RuleSet
from engine.state import Deal


def tricks(rules: RuleSet, deal: Deal, say: Words) -> ui.LayoutView:
    """What was said in a deal, and its tricks so far; nothing of the one on the table."""
    calls = calls_line(rules, deal.auction, say) or say("auction-empty")
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


def auction(rules: RuleSet, deal: Deal, say: Words) -> ui.LayoutView:
    """What each call of a deal promised, whoever made it."""
    calls = zip(said(rules, deal.auction, say), promises(rules, deal.auction), strict=True)
    lines = tuple(
        _call_told(say("auction-call", seat=seat, call=call), promise_told(rules, found, say), say)
        for (seat, call), (_, _, found) in calls
    )
    return card(
        text(title(say("promise-page-title"))),
        text(*(lines or (say("auction-empty"),))),
        text(small(say("promise-page-note"))),
    )


def _call_told(call: str, told: str, say: Words) -> str:
    return say("promise-call", call=f"**{call}**", told=told) if told else call


def confirm_leave(table: Table, say: Words) -> ui.LayoutView:
    """Ask to confirm leaving."""
    sure = button(
        ControlId(Verb.LEAVE, table.id), say("leave-button-confirm"), style=ButtonStyle.danger
    )
    keep = button(ControlId(Verb.KEEP, table.id), say("leave-button-keep"))
    playing = yes(table.stage is Stage.PLAYING)
    return card(text(say("leave-confirm", playing=playing)), *rows([sure, keep]))


def still_there(table: Table, user: int) -> Holds:
    """A condition: this player is present and the same game is running."""

    def holds(now: Table) -> bool:
        return user in _players(now) and (now.stage, now.games) == (table.stage, table.games)

    return holds


def same_choices(table: Table, user: int, reactions: Reactions) -> Holds:
    """A condition: *More…* still has what this person may do: pause or resume, leave, react."""

    def choices(now: Table) -> tuple[object, ...]:
        seat, reacted = now.seat_of(user), {each for each, _ in reactions.at(now)}
        return now.stage, now.games, now.paused is None, user in _players(now), seat in reacted

    before = choices(table)
    return lambda now: choices(now) == before


def still_gone(user: int) -> Holds:
    """A condition: this player is still away."""
    return lambda now: user not in _players(now)


def _players(table: Table) -> set[int]:
    """Those who play themselves."""
    held = (table.occupant(seat) for seat in table.playing_seats)
    return {each.user for each in held if isinstance(each, Human) and not each.away}


def same_stage(table: Table) -> Holds:
    """A condition: the same game or lobby is still running."""
    return lambda now: (now.stage, now.games) == (table.stage, table.games)


def left(table: Table, say: Words) -> str:
    """The result of leaving: whether the seat is kept, and for how long."""
    if table.stage is Stage.LOBBY:
        return say("leave-stood")
    return say("leave-done", playing=yes(table.stage is Stage.PLAYING))


def confirm_stop(table: Table, reader: int, say: Words) -> ui.LayoutView:
    """Whether the game is really to be stopped and what that costs, or the table closed."""
    playing, seat = yes(table.stage is Stage.PLAYING), table.seat_of(reader)
    stop, stay = ControlId(Verb.STOP, table.id), ControlId(Verb.KEEP, table.id)
    lost = table.stage is Stage.PLAYING and seat is not None and costs(table, seat)
    label = "stop-button-lose" if lost else "stop-button-confirm"
    buttons = [button(stop, say(label, playing=playing), style=ButtonStyle.danger)]
    question = say("stop-confirm", playing=playing)
    if table.stage is Stage.PLAYING:
        question = say("stop-confirm-lost" if lost else "stop-confirm-stands")
    if lost and seat is not None and opponents(table, seat):
        ask = ControlId(Verb.ASK_STOP, table.id)
        buttons.insert(0, button(ask, say("stop-button-ask"), style=ButtonStyle.primary))
        question = say("stop-confirm-ask")
    keep = button(stay, say("stop-button-keep", playing=playing))
    return card(text(question), *rows([*buttons, keep]))


def confirm_stop_waiting(table: int, say: Words) -> ui.LayoutView:
    """Whether a table that waits for an update of the bot is really to be closed."""
    stop, wait = ControlId(Verb.STOP, table), ControlId(Verb.KEEP, table)
    sure = button(stop, say("stop-waiting-close"), style=ButtonStyle.danger)
    keep = button(wait, say("stop-waiting-keep"))
    return card(text(say("stop-waiting-confirm")), *rows([sure, keep]))


def stopped(table: Table, say: Words) -> str:
    """The result of stopping; ``table`` as it was before."""
    return say("stop-done", playing=yes(table.stage is Stage.PLAYING))


def stop_items(table: Table, say: Words) -> list[Item]:
    """The question to the other side, with its answers, or that it was refused."""
    vote = table.stop_vote
    if vote.refused_by is not None:
        return [text(say("stop-refused", player=name(table, vote.refused_by, say)))]
    if vote.asked is None:
        return []
    awaited = say.every(name(table, seat, say) for seat in sorted(to_answer(table)))
    asked = say("stop-asked", player=name(table, vote.asked, say), awaited=awaited)
    agree, refuse = (ControlId(each, table.id) for each in (Verb.AGREE_STOP, Verb.REFUSE_STOP))
    answers = [
        button(agree, say("stop-button-agree"), style=ButtonStyle.success),
        button(refuse, say("stop-button-refuse"), style=ButtonStyle.danger),
    ]
    return [text(asked), *rows(answers)]
