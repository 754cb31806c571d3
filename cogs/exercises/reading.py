"""Hand reading: who holds a card, or how many trumps are left, and what came of an answer.

Nothing is kept: a control has the seed of its question, and the question follows from that.
"""

import asyncio
from collections import deque
from collections.abc import Iterator
from datetime import timedelta
from random import SystemRandom

from discord import ButtonStyle, ui

from bot.client import ContreeBot, Interaction
from bot.i18n import Words, capitalised, dotted
from bot.monitoring.overload import Shed
from bot.preferences import HandOrder
from bot.shared_plays.alone import read_alone
from bot.tables.refusals import TableRefusal, TableRefused
from cogs.alone.pages import table_alone
from cogs.exercises.controls import READING_NEXT, ReadingControl
from cogs.server_preferences import preferences_of, usual_pictures
from cogs.ui.background import PeriodicTask, loaded
from cogs.ui.cards import hand_line
from cogs.ui.control import button
from cogs.ui.handlers import pressed
from cogs.ui.layout import (
    FELT,
    GOLD,
    GREY,
    Illustration,
    card,
    rows,
    rule,
    shown,
    small,
    text,
    title,
)
from cogs.ui.moves import past_trick_line
from cogs.ui.press import Press, answer_in_place
from cogs.ui.replies import words_for
from cogs.ui.screens import TableScreens
from engine.contract import Contract
from engine.players.hand_reading import SEEDS, HandReading, hand_reading
from engine.seats import Seat
from engine.view import DealView, deal_seen

READY = 64
"""The questions that are kept ready, once somebody has asked for one."""


class ReadyQuestions(PeriodicTask):
    """Seeds whose questions are ready: four computers have played each deal up to its question.

    A question takes 30 ms of the processor, whatever thread it is made in: too long where many ask
    at once. Those that were asked are renewed one by one, while the bot has time.
    """

    every = timedelta(seconds=1)

    def __init__(self, bot: ContreeBot) -> None:
        super().__init__(bot)
        self._new = deque[int](maxlen=READY)
        self._asked = deque[int](maxlen=READY)

    @property
    def ready(self) -> int:
        """The number of questions that nobody was asked yet."""
        return len(self._new)

    async def look(self) -> None:
        """Make one question, if some were asked and nothing is late."""
        if self._asked and self.ready < READY and not self._bot.shedding.sheds(Shed.PICTURES):
            self._new.append(await _made_question())

    async def draw(self) -> int:
        """A seed that nobody has chosen: one that is new, else one that was asked before."""
        if self._new:
            seed = self._new.popleft()
        elif len(self._asked) == READY:
            seed = self._asked.popleft()
        else:
            seed = await _made_question()
        self._asked.append(seed)
        return seed


async def _made_question() -> int:
    seed = SystemRandom().randrange(SEEDS)
    await asyncio.to_thread(hand_reading, seed)
    return seed


async def ask_reading(interaction: Interaction) -> None:
    """Ask a question that nobody has chosen."""
    seed = await loaded(interaction.client, ReadyQuestions).draw()
    await _show(interaction, seed, hand_reading(seed))


@pressed(READING_NEXT)
async def _next(press: Press) -> None:
    await ask_reading(press.interaction)


@pressed(ReadingControl)
async def _answer(press: Press, control: ReadingControl) -> None:
    """Show what an answer was worth; a control that is no answer to its question is stale."""
    asked = await asyncio.to_thread(hand_reading, control.seed)
    if control.answer not in asked.choices:
        raise TableRefused(TableRefusal.STALE_PRESS)
    await _show(press.interaction, control.seed, asked, control.answer)


async def _show(
    interaction: Interaction, seed: int, asked: HandReading, answer: int | None = None
) -> None:
    say, alone = words_for(interaction), read_alone(asked.deal)
    pictures = usual_pictures(interaction, await preferences_of(interaction))
    table = table_alone(alone, say, pictures=pictures, player=asked.seat)
    order = interaction.client.preference_cache.of(interaction.user.id).order
    attachments = TableScreens.of(interaction.client).attachments
    called = say("pictures-reading")
    attachment = await attachments.of_hand(table, asked.seat, say, order, owner=True, called=called)
    page = reading_page(seed, asked, say, order, attachment.illustration, answer)
    await answer_in_place(interaction, page, attachment)


def reading_page(
    seed: int,
    asked: HandReading,
    say: Words,
    order: HandOrder,
    picture: Illustration | None,
    answer: int | None = None,
) -> ui.LayoutView:
    """The question of a seed with all that was seen; after an ``answer``, what is right and why.

    ValueError if nobody has declared yet.
    """
    alone = read_alone(asked.deal)
    say, seen = say.playing(alone.rules), deal_seen(alone.rules, alone.game, asked.seat)
    contract = seen.contract
    if contract is None:
        raise ValueError("a question is asked during play")
    held = hand_line(seen.hand, contract.trump, alone.rules.scales, say, order)
    tricks = (past_trick_line(number, each, say) for number, each in enumerate(seen.tricks, 1))
    own = "reading-contract-own" if contract.declarer is asked.seat else "play-contract"
    head = say("reading-head", seat=asked.seat), say(own, contract=contract)
    question = title(_question(asked, say))
    told = [question] if answer is None else list(_verdict(asked, seen, contract, answer, say))
    if answer is None:
        colour, ways = (
            GOLD,
            [
                button(
                    ReadingControl(seed, int(choice)),
                    _label(asked, choice, say),
                )
                for choice in asked.choices
            ],
        )
    else:
        following = READING_NEXT
        on = button(following, say("exercise-button-next"), style=ButtonStyle.success)
        colour, ways = FELT if answer == asked.right else GREY, [on]
    return card(
        text(small(dotted(head)), *told),
        *rows(ways),
        *shown(picture),
        rule(),
        text(*tricks, "" if picture else capitalised(held)),
        colour=colour,
    )


def _question(asked: HandReading, say: Words) -> str:
    return say("reading-who", card=asked.card) if asked.card else say("reading-trumps")


def _verdict(
    asked: HandReading, seen: DealView, contract: Contract, answer: int, say: Words
) -> Iterator[str]:
    """The question, whether its answer was right, and what it follows from."""
    key = "exercise-right" if answer == asked.right else "exercise-wrong"
    yield title(say(key, answer=_label(asked, answer, say)))
    yield small(_question(asked, say))
    if asked.card is None:
        trump, plays = contract.trump.suit, (play for trick in seen.tricks for play in trick.plays)
        own = sum(card.suit is trump for card in seen.hand)
        played = sum(play.card.suit is trump for play in plays)
        yield say("reading-left", played=played, own=own, left=asked.right)
        return
    yield capitalised(say("reading-held", seat=Seat(asked.right), card=asked.card))
    for each in asked.reasons:
        yield say(
            "reading-reason",
            sign=each.sign,
            seat=each.seat,
            suit=asked.card.suit,
            number=each.number,
            played=each.played,
        )


def _label(asked: HandReading, answer: int, say: Words) -> str:
    return str(answer) if asked.card is None else say.seat(Seat(answer))
