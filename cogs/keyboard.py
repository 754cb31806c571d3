"""Calls and cards typed as a command: a table played with the keyboard alone, from anywhere."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial

from discord import app_commands, ui

from bot.client import ContreeBot, Interaction
from bot.i18n import Words, capitalised
from bot.i18n.commands import command_text
from bot.i18n.game_values import AS_TEXT
from bot.shared_plays.alone import word_of
from bot.storage.log.open_tables import open_tables_of
from bot.tables.requests import Act, Ready, Request
from bot.tables.session import Session
from bot.tables.table import Stage, Table
from cogs.hand.pages import hand
from cogs.ui.cards import in_order
from cogs.ui.command_group import belote
from cogs.ui.control import LONGEST_CHOICE, MOST_CHOICES
from cogs.ui.layout import card, small, text
from cogs.ui.moves import chosen_way, keeps_by_passing, next_stake
from cogs.ui.press import acknowledged, after_presses
from cogs.ui.replies import Refused, channel_link, new_answer, words_for
from cogs.ui.screens import TableScreens
from engine.actions import Action, Double, Pass, PlayCard, RenegeClaim
from engine.cards import Trump
from engine.contract import Bid
from engine.view import DealView, view

NEXT = "next"


@dataclass(frozen=True, slots=True)
class Move:
    """Something that a person may do at a table now: how it is typed, and what it asks.

    ``value`` names the table and the move at which it was offered, so that one that comes too late
    does nothing. ``names`` are what somebody may type instead.
    """

    value: str
    label: str
    names: frozenset[str]
    request: Request


def moves_of(table: Table, user: int, say: Words) -> Iterator[Move]:
    """All that this person may do at this table now: of their own hand, and of no other."""
    seat, game = table.seat_of(user), table.game
    if seat is None or game is None or game.deal is None or table.paused is not None:
        return
    say = say.playing(table.rules)

    def move(word: str, label: str, request: Request, *names: str) -> Move:
        value = f"{table.id}.{table.move}.{word}"
        return Move(value, label, frozenset(map(_typed, (value, word, label, *names))), request)

    if table.between_deals:
        if seat not in table.ready:
            yield move(NEXT, say("score-button-next"), Ready())
        return
    deal = view(table.rules, game, seat).deal
    if deal is None or table.stage is not Stage.PLAYING:
        return
    for action in _in_order(table, deal):
        label = _label(table, deal, action, say)
        act = Act(table.move, action)
        if isinstance(action, PlayCard):
            word = str(action.card) + "!" * action.announcing + "+" * action.other_melds
            plain = not action.announcing and not action.other_melds
            short = say.public.card_short(action.card)
            yield move(word, label, act, *((short,) if plain else ()))
        else:
            short = say.public.bid_short(action) if isinstance(action, Bid) else label
            yield move(word_of(action), label, act, short)


def _in_order(table: Table, deal: DealView) -> list[Action]:
    """What may be done: cards as they are held, calls as the rules have them.

    A claim ends the deal, and is asked twice: it has its button.
    """
    trump = deal.contract.trump if deal.contract else Trump.NONE
    held = in_order(deal.hand, trump, table.rules.scales)
    actions = [each for each in deal.legal if not isinstance(each, RenegeClaim)]
    return sorted(
        actions, key=lambda each: held.index(each.card) if isinstance(each, PlayCard) else -1
    )


def _label(table: Table, deal: DealView, action: Action, say: Words) -> str:
    match action:
        case PlayCard():
            label = capitalised(say.card(action.card))
            if action.other_melds:
                return say("keyboard-other-melds", card=label)
            return say("keyboard-announcing", card=label) if action.announcing else label
        case Pass() if deal.standing and keeps_by_passing(deal.standing, deal.seat):
            return say("auction-button-keep", bid=deal.standing.bid)
        case Double() if deal.standing:
            double = say("auction-button-double", double=next_stake(table.rules, deal.standing))
            several = sum(isinstance(each, Double) for each in deal.legal) > 1
            return chosen_way(action, double, say) if several else double
        case Bid():
            return capitalised(say.bid(action))
        case _:
            return say("auction-button-pass")


def _typed(text: str) -> str:
    """What is typed, however it is spaced and written."""
    return "".join(text.replace(AS_TEXT, "").split()).casefold()


def _tables(bot: ContreeBot, user: int) -> list[Session]:
    """The games of this person, the one that waits for them first."""
    sessions = (
        session
        for session in bot.services.registry.tables_of(user)
        if session.table.game is not None and session.table.game.deal is not None
    )
    return sorted(
        sessions,
        key=lambda s: s.table.seat_of(user) not in s.table.awaited and not s.table.between_deals,
    )


async def _elsewhere(bot: ContreeBot, user: int) -> tuple[int, ...]:
    """The channels of this person's tables on servers that other processes serve."""
    if bot.cluster is None:
        return ()
    rows = await bot.services.database.read(partial(open_tables_of, user=user))
    return tuple(each.channel_id for each in rows if not bot.serves(each.guild_id))


def _offered(bot: ContreeBot, user: int, say: Words) -> list[tuple[Session, Move]]:
    """All moves, of the table whose turn it is first; with several tables each names its own."""
    return [
        (session, move)
        for session in _tables(bot, user)
        for move in moves_of(session.table, user, say)
    ]


def _place(bot: ContreeBot, table: Table, say: Words) -> str:
    channel = bot.get_channel(table.opened.channel)
    return getattr(channel, "name", "") or say("keyboard-table", number=table.id)


@belote.command(
    name=command_text("command-play-name"), description=command_text("command-play-description")
)
@app_commands.rename(move=command_text("command-play-move-name"))
@app_commands.describe(move=command_text("command-play-move-description"))
async def play(interaction: Interaction, move: str | None = None) -> None:
    """Play a card or say a call at one's table; without a move, hear how it stands there."""
    bot, user = interaction.client, interaction.user.id
    say = words_for(interaction).aloud
    sessions = _tables(bot, user)
    if not sessions:
        links = (channel_link(each, say) for each in await _elsewhere(bot, user))
        raise Refused("refusal-nothing-to-play", channels=say.every(links) or "none")
    if move is None:
        await _answer(interaction, [session.table for session in sessions], say)
        return
    for session in sessions:
        await after_presses(interaction, session.table)
    session, chosen = _found(move, _offered(bot, user, say), say)
    before = session.table
    table = await acknowledged(interaction, session.submit(user, chosen.request))
    # Typed elsewhere it can send no hand: what an interaction sends stays in its own channel.
    if interaction.channel_id == table.opened.channel:
        TableScreens.of(bot).answered(interaction, before, table)
    told = say("keyboard-done", move=chosen.label)
    await _answer(interaction, [table], say, told)


def _found(typed: str, offered: Sequence[tuple[Session, Move]], say: Words) -> tuple[Session, Move]:
    """The one move that was typed; Refused if there is none, or more than one."""
    asked = _typed(typed)
    exact = [each for each in offered if asked in each[1].names]
    like = exact or [each for each in offered if asked and asked in _typed(each[1].label)]
    if len(like) == 1 or (exact and len({session for session, _ in exact}) == len(exact)):
        return like[0]  # the table that waits comes first
    if not offered:
        raise Refused("refusal-not-your-move")
    among = [move.label for _, move in (like or offered)][:MOST_CHOICES]
    raise Refused("refusal-unknown-move", moves=say.series(among))


@play.autocomplete("move")
async def _choices(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """The moves of who types, which nobody else is shown."""
    bot, user = interaction.client, interaction.user.id
    say, asked = words_for(interaction).aloud, _typed(typed)
    offered = _offered(bot, user, say)
    several = len({session for session, _ in offered}) > 1
    found = []
    for session, move in offered:
        if asked and not any(asked in name for name in (*move.names, _typed(move.label))):
            continue
        place = _place(bot, session.table, say)
        label = say("keyboard-at", move=move.label, place=place) if several else move.label
        found.append(app_commands.Choice(name=label[:LONGEST_CHOICE], value=move.value))
    return found[:MOST_CHOICES]


async def _answer(
    interaction: Interaction, tables: Sequence[Table], say: Words, told: str = ""
) -> None:
    """How these tables stand for who asks, in words: elsewhere their buttons do nothing."""
    user, parts = interaction.user.id, [told]
    for table in tables:
        if len(tables) > 1:
            parts.append(small(_place(interaction.client, table, say)))
        parts += _lines(table, user, say)
    await new_answer(interaction, card(text(*parts)), ephemeral=True)


def _lines(table: Table, user: int, say: Words) -> Iterator[str]:
    seat = table.seat_of(user)
    if seat is None or table.game is None:
        return
    page = hand(table, table.game, seat, say)
    for item in page.walk_children():
        if isinstance(item, ui.TextDisplay):
            yield item.content
