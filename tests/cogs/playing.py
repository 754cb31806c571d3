"""Playing through the bot as people do: by pressing what their hands offer."""

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from random import Random

import simcord

from bot.tables.table import Stage
from engine.seats import Seat
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.rig.people import Person
from tests.rig.screens import Button, MessageLike, buttons_of, selects_of

HAND_VERBS = {
    *("card", "announce", "silent", "ask-renege-claim", "renege-claim"),
    *("bid", "pass", "double", "ask-redouble", "back", "next"),
}
HOST_SEAT = Seat.SOUTH
NAMES = ("Alice", "Bob", "Chloe", "David")

NO_MOVE = "0"
"""The revision of a control that no move makes stale."""

PASSES = 0.6
OTHER_VALUES = 0.8
DOUBLES = 0.3
ANNOUNCES = 0.7
RENEGE_CLAIMS = 0.03


def offers(message: MessageLike, verb: str) -> tuple[Button, ...]:
    """The buttons of this verb that can be pressed."""
    return tuple(
        button
        for button in buttons_of(message)
        if button.custom_id.verb == verb and not button.disabled
    )


def verbs(message: MessageLike) -> set[str]:
    """What can be done on a message."""
    return {button.custom_id.verb for button in buttons_of(message) if not button.disabled}


def hand_of(
    person: Person, channel: simcord.ChannelHandle | None = None
) -> simcord.ResponseMessage:
    """The newest private message on which one can act, else the newest of all."""
    private = person.private(channel)
    assert private, f"{person.name} has no hand"
    acting = (message for message in reversed(private) if verbs(message) & HAND_VERBS)
    return next(acting, private[-1])


class Game:
    """A game at the table of a channel, and the people at it by seat.

    A ``bold`` one is doubled in turn, and breaches of its rules are claimed, rightly or not.
    """

    def __init__(
        self,
        evening: Evening,
        people: Mapping[Seat, Person],
        *,
        seed: int = 0,
        channel: simcord.ChannelHandle | None = None,
        bold: bool = False,
    ) -> None:
        self.evening = evening
        self.people = people
        self.after_each: Callable[[], None] = _nothing
        self._seed = seed
        self._bold = bold
        self.channel = channel

    @property
    def table(self) -> simcord.ResponseMessage:
        """The public message of the table."""
        return self.evening.cafe.newest(self.channel)

    @property
    def turn(self) -> Person:
        """Who is to act."""
        return self.people[self.evening.table(self.channel).awaited[0]]

    @property
    def phase(self) -> Phase | None:
        """What is going on in the deal; nothing once the game is over."""
        table = self.evening.table(self.channel)
        deal = table.game.deal if table.game else None
        return deal.phase if deal and table.stage is Stage.PLAYING else None

    def seat(self, person: Person) -> Seat:
        """Where a player sits."""
        return next(seat for seat, other in self.people.items() if other is person)

    def after(self, person: Person, places: int = 1) -> Person:
        """The player so many seats further in the order of play."""
        seats = self.evening.table(self.channel).rules.seating.starting_at(self.seat(person))
        return self.people[seats[places % len(seats)]]

    def hand(self, person: Person) -> simcord.ResponseMessage:
        """The hand of a player."""
        return hand_of(person, self.channel)

    async def press(
        self,
        person: Person,
        verb: str,
        argument: str | None = None,
        *,
        on: MessageLike | None = None,
    ) -> simcord.InteractionResult:
        """Press a button of one's hand, or of another message."""
        result = await person.press(on or self.hand(person), verb, argument)
        self.after_each()
        return result

    async def open_hands(self) -> None:
        """Let everybody press « Ma main » on the table."""
        for person in self.people.values():
            await self.press(person, "hand", on=self.table)

    async def speak(self) -> None:
        """Say something in one's turn, whatever comes to mind."""
        person = self.turn
        hand = self.hand(person)
        rng = self._rng(hand)
        if self._bold and rng.random() < DOUBLES and await self._doubled(person):
            return
        if not offers(hand, "bid") or (offers(hand, "pass") and rng.random() < PASSES):
            await self.press(person, "pass")
            return
        values = [button.custom_id.argument for button in offers(hand, "choose")]
        higher = [bid for menu in selects_of(hand) for bid, _ in menu.options]
        if (values or higher) and rng.random() < OTHER_VALUES:
            value = rng.choice([*values, *higher])
            if value in higher:
                (menu,) = (
                    menu for menu in selects_of(hand) if value in {bid for bid, _ in menu.options}
                )
                verb = menu.custom_id.verb
                await person.choose(hand, value, verb=verb, argument=menu.custom_id.argument)
                if verb == "bid":
                    return
            else:
                await self.press(person, "choose", value)
        bid = rng.choice(offers(hand, "bid"))
        await self.press(person, "bid", bid.custom_id.argument)

    async def _doubled(self, person: Person) -> bool:
        """Double, if one may, saying so twice where it is asked."""
        hand = self.hand(person)
        if offers(hand, "ask-redouble"):
            await self.press(person, "ask-redouble")
        if not offers(self.hand(person), "double"):
            return False
        await self.press(person, "double")
        return True

    async def play(self) -> None:
        """Play one of the cards that may be played, with an announcement where one is offered."""
        person, hand = self.turn, self.hand(self.turn)
        rng = self._rng(hand)
        card = rng.choice(offers(hand, "card"))
        if offers(hand, "ask-renege-claim") and self._bold and rng.random() < RENEGE_CLAIMS:
            await self._renege_claim(person)
            return
        if offers(hand, "announce") and rng.random() < ANNOUNCES:
            await self.press(person, "announce")
            card = rng.choice(offers(self.hand(person), "card"))
        await self.press(person, "card", card.custom_id.argument)

    async def _renege_claim(self, person: Person) -> None:
        """Claim that the others have played against the rules, the first time only in thought."""
        await self.press(person, "ask-renege-claim")
        await self.press(person, "back")
        await self.press(person, "ask-renege-claim")
        await self.press(person, "renege-claim")

    async def go_on(self) -> None:
        """Let everybody ask for the next deal, in their hand if that is where it can be done."""
        for person in self.people.values():
            hand = self.hand(person)
            await self.press(person, "next", on=hand if offers(hand, "next") else self.table)

    async def step(self) -> None:
        """Do the next thing that is to be done."""
        match self.phase:
            case Phase.AUCTION:
                await self.speak()
            case Phase.PLAY:
                await self.play()
            case Phase.OVER:
                await self.go_on()
            case None:
                raise AssertionError("the game is over")

    async def play_until(self, *phases: Phase | None) -> None:
        """Go on until this is going on."""
        while self.phase not in phases:
            before = self.evening.table(self.channel).revision
            await self.step()
            assert self.evening.table(self.channel).revision > before, "nothing has happened"

    def _rng(self, hand: MessageLike) -> Random:
        # The same at each run, restarts or not: it hangs on the move that is asked for alone.
        (move,) = {button.custom_id.revision for button in buttons_of(hand)} - {NO_MOVE}
        return Random(f"{self._seed} {move}")


def _nothing() -> None:
    """Do nothing."""


async def sit_down(
    evening: Evening,
    *names: str,
    channel: simcord.ChannelHandle | None = None,
    bold: bool = False,
    **options: object,
) -> Game:
    """The first one opens a table, the others sit, computers take the rest; the cards are dealt."""
    people = evening.people(*names)
    await take_seats(evening, people, channel=channel, **options)
    lobby = evening.cafe.newest(channel)
    await people[0].press(lobby, "start" if offers(lobby, "start") else "fill")
    seats = evening.table(channel).rules.seating.starting_at(HOST_SEAT)
    people_at = dict(zip(seats, people, strict=False))
    return Game(evening, people_at, channel=channel, bold=bold)


async def take_seats(
    evening: Evening,
    people: Sequence[Person],
    *,
    channel: simcord.ChannelHandle | None = None,
    **options: object,
) -> None:
    """The first one opens a table with these options of the command, the others sit."""
    await people[0].slash("contree start", channel=channel, **options)
    seats = evening.table(channel).rules.seating.starting_at(HOST_SEAT)
    for person, seat in zip(people[1:], seats[1:], strict=False):
        await person.press(evening.cafe.newest(channel), "sit", seat.name.lower())


@asynccontextmanager
async def at_table(
    evening: Evening,
    *names: str,
    channel: simcord.ChannelHandle | None = None,
    bold: bool = False,
    **options: object,
) -> AsyncIterator[Game]:
    """The open café with these people, or four, at a table, the cards dealt."""
    async with evening:
        yield await sit_down(evening, *(names or NAMES), channel=channel, bold=bold, **options)
