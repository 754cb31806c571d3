"""Playing through the bot as people do: by pressing what their hands offer."""

from collections.abc import Callable, Mapping, Sequence
from random import Random

import simcord

from bot.tables.table import Stage
from engine.seats import Seat
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.rig.people import Person
from tests.rig.screens import Button, MessageLike, buttons_of, selects_of

HAND_VERBS = {"card", "bid", "pass", "double", "ask-redouble", "back", "next"}
SEATS = (Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST)
"""In the order of play, the host's seat first."""

PASSES = 0.6
OTHER_VALUES = 0.8


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
    """A game at the table of a channel, and the people at it by seat."""

    def __init__(
        self,
        evening: Evening,
        people: Mapping[Seat, Person],
        *,
        seed: int = 0,
        channel: simcord.ChannelHandle | None = None,
    ) -> None:
        self.evening = evening
        self.people = people
        self.after_each: Callable[[], None] = _nothing
        self._seed = seed
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
        place = SEATS.index(self.seat(person)) + places
        return self.people[SEATS[place % len(SEATS)]]

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
        luck = self._luck(hand)
        if not offers(hand, "bid") or luck.random() < PASSES:
            await self.press(person, "pass")
            return
        if selects_of(hand) and luck.random() < OTHER_VALUES:
            (select,) = selects_of(hand)
            await person.choose(hand, luck.choice(select.options)[0], verb="choose")
        bid = luck.choice(offers(hand, "bid"))
        await self.press(person, "bid", bid.custom_id.argument)

    async def play(self) -> None:
        """Play one of the cards that may be played."""
        hand = self.hand(self.turn)
        card = self._luck(hand).choice(offers(hand, "card"))
        await self.press(self.turn, "card", card.custom_id.argument)

    async def go_on(self) -> None:
        """Let everybody ask for the next deal, in his hand if that is where it can be done."""
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
            await self.step()

    def _luck(self, hand: MessageLike) -> Random:
        # The same at each run, restarts or not: it hangs on the move that is asked for alone.
        (move,) = {button.custom_id.revision for button in buttons_of(hand)}
        return Random(f"{self._seed} {move}")


def _nothing() -> None:
    """Do nothing."""


async def sit_down(
    evening: Evening,
    *names: str,
    target: int | None = None,
    channel: simcord.ChannelHandle | None = None,
) -> Game:
    """The first one opens a table, the others sit, computers take the rest; the cards are dealt."""
    people = evening.people(*names)
    await take_seats(evening, people, target=target, channel=channel)
    lobby = evening.cafe.newest(channel)
    await people[0].press(lobby, "start" if offers(lobby, "start") else "fill")
    return Game(evening, dict(zip(SEATS, people, strict=False)), channel=channel)


async def take_seats(
    evening: Evening,
    people: Sequence[Person],
    *,
    target: int | None = None,
    channel: simcord.ChannelHandle | None = None,
) -> None:
    """The first one opens a table, the others sit."""
    options = {} if target is None else {"target": target}
    await people[0].slash("contree start", channel=channel, **options)
    for person, seat in zip(people[1:], SEATS[1:], strict=False):
        await person.press(evening.cafe.newest(channel), "sit", seat.name.lower())
