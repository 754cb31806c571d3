"""A person in a test: what one can do on Discord, in the words of one who does it."""

from typing import TYPE_CHECKING, TypeVar

import simcord
from simcord.components import walk_components

from tests.rig.screens import Control, MessageLike, buttons_of, message_of, selects_of
from tests.rig.seams import messages_in

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tests.rig.cafe import Cafe

C = TypeVar("C", bound=Control)

BEHIND = frozenset({"more", "setup"})
"""What opens a page with more buttons."""


class Person:
    """Somebody in the café; whatever they do, the bot has to answer."""

    def __init__(self, cafe: "Cafe", actor: simcord.MemberActor) -> None:
        self._cafe = cafe
        self.actor = actor

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def name(self) -> str:
        return self.actor.name

    async def slash(
        self, command: str, /, *, channel: simcord.ChannelHandle | None = None, **options: object
    ) -> simcord.InteractionResult:
        """Use a command; a person may be an option's value."""
        where = channel or self._cafe.channel
        plain = {k: v.actor if isinstance(v, Person) else v for k, v in options.items()}
        result = await self.actor.slash(where, command, **plain)
        return self._answered(result, f"/{command}")

    async def press(
        self,
        message: MessageLike,
        verb: str | None = None,
        argument: str | None = None,
        *,
        starts: str | None = None,
        label: str | None = None,
    ) -> simcord.InteractionResult:
        """Press the one button with this verb and argument, start of custom_id, or label.

        One that is not there may stand on the page that opens behind the message.
        """
        found = [
            button
            for button in buttons_of(message)
            if button.means(verb, argument, starts) and label in {None, button.label}
        ]
        if verb and not found and (page := await self._page_behind(message)):
            return await self.press(page, verb, argument, starts=starts, label=label)
        asked = " ".join(filter(None, (verb, argument, starts, label)))
        button = _the_one(found, asked, buttons_of(message))
        result = await self.actor.click(message_of(message), custom_id=button.custom_id.text)
        return self._answered(result, str(button))

    async def _page_behind(self, message: MessageLike) -> simcord.InteractionResult | None:
        """Open the private page with what a public message has no room for."""
        ways = [button for button in buttons_of(message) if button.custom_id.verb in BEHIND]
        return await self.press(message, ways[0].custom_id.verb) if ways else None

    async def choose(
        self,
        message: MessageLike,
        *values: str | simcord.ChannelHandle | simcord.RoleHandle | simcord.MemberActor,
        verb: str | None = None,
        argument: str | None = None,
        starts: str | None = None,
    ) -> simcord.InteractionResult:
        """Choose values in the one select with this verb and argument, or start of custom_id."""
        found = [s for s in selects_of(message) if s.means(verb, argument, starts)]
        asked = " ".join(filter(None, (verb, argument, starts)))
        select = _the_one(found, asked, selects_of(message))
        result = await self.actor.select(
            message_of(message), values, custom_id=select.custom_id.text
        )
        return self._answered(result, f"{select} {values}")

    async def write(
        self, window: simcord.InteractionResult, text: str
    ) -> simcord.InteractionResult:
        """Fill in the window of one line that an answer has opened."""
        (field,) = (part for part in walk_components(window.modal) if "style" in part)
        result = await self.actor.submit_modal(window, {str(field["custom_id"]): text})
        return self._answered(result, f"writes {text!r}")

    def leave_server(self) -> simcord.UserHandle:
        """Leave the server; an option can still name the account."""
        self._cafe.server.remove_member(self.actor)
        return self.actor.user

    def sees(self, message: MessageLike) -> bool:
        """Whether a message is there for this person."""
        own = message_of(message)
        where = own.channel_id if isinstance(own, simcord.ResponseMessage) else own.channel.id
        return own.id in [m.id for m in self._seen(where)]

    def private(
        self, channel: simcord.ChannelHandle | None = None
    ) -> list[simcord.ResponseMessage]:
        """List the messages in a channel that this person alone sees, oldest first."""
        where = channel or self._cafe.channel
        return [m for m in self._seen(where.id) if m.ephemeral]

    def newest_private(
        self, channel: simcord.ChannelHandle | None = None
    ) -> simcord.ResponseMessage:
        """Take the newest message that this person alone sees."""
        private = self.private(channel)
        assert private, f"{self.name} was told nothing in private"
        return private[-1]

    def _seen(self, channel_id: int) -> list[simcord.ResponseMessage]:
        return messages_in(self._cafe.env, channel_id, self.actor)

    def _answered(self, result: simcord.InteractionResult, deed: str) -> simcord.InteractionResult:
        self._cafe.expect_answer(result, f"{self.name}: {deed}")
        return result


def _the_one(found: "Sequence[C]", asked: str, there: "Sequence[Control]") -> C:
    listed = "\n".join(f"  {control}" for control in there) or "  nothing"
    assert len(found) == 1, f"{len(found)} controls match {asked!r}; there are\n{listed}"
    assert not found[0].disabled, f"{found[0]} is disabled"
    return found[0]
