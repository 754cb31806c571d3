"""Everybody presses at random for a while; afterwards nothing may be wrong."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random

from bot.demo.simulated_discord import Awaited
from bot.storage.log.audit import first_faulty_entry
from bot.storage.log.replay import replayed
from bot.tables.fold import folded
from bot.tables.table import Stage
from tests.bot.storage.made import entries_at
from tests.fuzz.crowd import Corner, Crowd
from tests.fuzz.presses import Kind, Presses
from tests.fuzz.uninvited import Deed, deed_of, uninvited
from tests.wire.people import WirePerson

TARGET = 100
COMMANDS = ("hand", "table", "leave", "pause", "stop", "rules", "help", "history")
COMMANDED = 0.01
LONGEST_PAUSE = 0.004
EVERY = 250
"""Presses after which what Discord remembers is cut."""
MESSAGES_KEPT = 60
INTERACTIONS_KEPT = 4000


@dataclass
class Fuzz:
    """So many presses by everybody at once, and what came of them."""

    crowd: Crowd
    presses: int
    seed: int
    made: Counter[Kind] = field(default_factory=Counter)
    asked: int = 0
    unanswered: list[str] = field(default_factory=list)
    pressed: Counter[Deed] = field(default_factory=Counter)
    slowest: float = 0.0
    told: Callable[[int], None] = lambda _: None
    """Hears now and then how many presses were made."""

    async def run(self) -> None:
        """Press until that is done, and in each way at least once."""
        people = [(corner, person) for corner in self.crowd.corners for person in corner.people]
        async with asyncio.TaskGroup() as group:
            for number, (corner, person) in enumerate(people):
                group.create_task(self._press_on(corner, person, Random(f"{self.seed} {number}")))

    async def findings(self) -> list[str]:
        """List what is wrong, now that nobody presses any more."""
        given = self.crowd.answers.given
        wrong = [f"not answered: {each}" for each in self.unanswered]
        wrong += [f"answered {times} times: {each}" for each, times in given.items() if times != 1]
        if len(given) != self.asked:
            wrong.append(f"{self.asked} asked, {len(given)} answered")
        evening = self.crowd.evening
        for session in evening.bot.services.registry.sessions:
            await session.close()  # else computers play on while the log is read
            log = await evening.log(session.table.id)
            if folded(session.table.id, log) != session.table:
                wrong.append(f"table {session.table.id} is not what its log says")
        number = 1
        while await evening.bot.services.store.find(number):
            log = await evening.log(number)
            kept = await entries_at(evening.bot.services.store, number)
            if unfounded := first_faulty_entry(tuple(replayed(number, kept))):
                wrong.append(f"table {number}: nobody could bring about {unfounded}")
            wrong += [
                f"table {number}: {user} did not press {what} ({times} times)"
                for (user, what), times in uninvited(number, log, self.pressed).items()
            ]
            number += 1
        return wrong

    async def games(self) -> int:
        """How many games have been begun."""
        number, begun = 1, 0
        while await self.crowd.evening.bot.services.store.find(number):
            begun += folded(number, await self.crowd.evening.log(number)).games
            number += 1
        return begun

    async def _press_on(self, corner: Corner, person: WirePerson, rng: Random) -> None:
        presses = Presses(rng)
        while self.asked < self.presses or len(self.made) < len(Kind):
            if rng.random() < COMMANDED or not person.public():
                await self._command(corner, person, rng)
            else:
                await self._press(person, presses)
            await asyncio.sleep(rng.uniform(0, LONGEST_PAUSE))

    async def _command(self, corner: Corner, person: WirePerson, rng: Random) -> None:
        registry = self.crowd.evening.bot.services.registry
        session = registry.find_in_channel(person.channel.id)
        if session is None or session.table.stage is Stage.FINISHED:
            self._note(
                "start", await person.slash("contree start", game=corner.game, target=TARGET)
            )
        else:
            command = rng.choice(COMMANDS)
            self._note(command, await person.slash(f"contree {command}"))

    async def _press(self, person: WirePerson, presses: Presses) -> None:
        kind = presses.kind()
        self.made[kind] += 1
        latest = person.public()[-1]
        match kind:
            case Kind.OWN | Kind.TWICE | Kind.OTHERS:
                found = presses.others(person) if kind is Kind.OTHERS else presses.own(person)
                if found is None:
                    return
                message, control = found
                using = []
                for _ in range(1 + (kind is Kind.TWICE)):
                    if control.options:
                        value = presses.rng.choice(control.options)
                        using.append(person.choose(message, control, value))
                    else:
                        value = ""
                        using.append(person.press(message, control))
                    self._remember(person, control.custom_id.text, value)
                for asked in await asyncio.gather(*using):
                    self._note(control.custom_id.text, asked)
                return
            case Kind.CHOSEN:
                custom_id = presses.stale()
                # With the id of a button, on one's own turn, it does what the button does.
                value = presses.value()
                self._remember(person, custom_id, value)
                asked = await person.forge(latest, custom_id, value)
            case Kind.TYPED:
                custom_id = presses.stale()
                value = presses.value()
                self._remember(person, custom_id, value)  # as above
                asked = await person.submit(custom_id, value)
            case _:
                custom_id = {
                    Kind.STALE: presses.stale,
                    Kind.ALTERED: presses.altered,
                    Kind.MALFORMED: presses.nonsense,
                }[kind]()
                self._remember(person, custom_id)
                asked = await person.forge(latest, custom_id)
        self._note(custom_id, asked)

    def _remember(self, person: WirePerson, custom_id: str, value: str = "") -> None:
        """A menu does what is chosen in it; a button what it says, whatever value comes with it."""
        for said in {custom_id, ":".join((*custom_id.split(":")[:-1], value or "-"))}:
            if deed := deed_of(person.id, said):
                self.pressed[deed] += 1

    def _note(self, what: str, asked: Awaited) -> None:
        self.asked += 1
        if not asked.responded:
            self.unanswered.append(what)
        self.slowest = max(self.slowest, asked.seconds or 0.0)
        if self.asked % EVERY == 0:
            self._forget()
            self.told(self.asked)

    def _forget(self) -> None:
        """Cut what SimCord remembers, as people's screens do: old private messages go."""
        world = self.crowd.people[0].world
        for messages in world.messages.values():
            for number in list(messages)[:-MESSAGES_KEPT]:
                del messages[number]
        for number in list(world.interactions)[:-INTERACTIONS_KEPT]:
            record = world.interactions.pop(number)
            world.interaction_tokens.pop(record.token, None)
        self.crowd.trim()
