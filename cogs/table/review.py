"""A deal that is over, step by step: what was said first, then trick by trick."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from bot.client import Interaction
from bot.i18n import Words
from bot.storage.log.replayed_deals import KeptDeal, ReplayedDeal
from bot.tables.occupants import Computer, Human
from bot.tables.table_settings import Pictures
from cogs.table.controls import ReviewWay
from cogs.table.score import deal_title
from cogs.table.screens import Screens
from cogs.ui.attachments import PictureAttachment
from cogs.ui.cards import hand_line, hands_as_dealt
from cogs.ui.control import Control, Pressable, button
from cogs.ui.layout import Illustration, LayoutItem, rows, rule, shown, small, text, title
from cogs.ui.melds import announced_lines, belotes_had
from cogs.ui.moves import calls_line, past_trick_line
from cogs.ui.people import team_scores
from engine.cards import Card, Trump
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.state import Deal, Phase, Trick, changed
from engine.tally import taken
from engine.view import DealView, deal_seen

To = Callable[[int, ReviewWay], Pressable]
"""The button to a step; the way tells it from another that leads there too."""


@dataclass(frozen=True, slots=True)
class Review:
    """A finished deal in steps; ``seat`` is whose cards are shown at each trick.

    ``in_full`` opens with all hands: for those who played, and at the table where all saw them;
    without a ``seat`` all are shown at each trick, too. ``picture`` shows the trick of the step,
    if it is drawn.
    """

    kept: KeptDeal
    seat: Seat | None
    in_full: bool
    picture: Illustration | None = None

    @property
    def rules(self) -> RuleSet:
        """The rules of the deal."""
        return self.kept.house.rules

    @property
    def deal(self) -> Deal:
        """The deal as it ended."""
        return self.kept.deal

    def items(self, step: int, to: To, say: Words) -> Iterator[LayoutItem]:
        """Step 0 is what was dealt and said, each other a trick; the last one tells the end."""
        deal, last = self.deal, len(self.deal.tricks)
        step = min(step, last)
        contract = say("play-contract", contract=deal.contract) if deal.contract else ""
        if step:
            heading = title(say("score-review-trick", number=step, count=last))
            if self.picture:
                yield text(heading)
                yield from shown(self.picture)
            else:
                yield text(heading, small(contract))
                yield text(*self._trick(step, say))
            if hands := tuple(self._hands(step, say)):
                yield text(*hands)
        else:
            calls = calls_line(self.rules, deal.auction, say) or say("auction-empty")
            called = say("auction-line", calls=calls)
            yield text(title(say("score-review-auction")), called, contract)
            if opening := tuple(self._opening(say)):
                yield rule()
                yield text(*opening)
        if step == last:
            yield text(f"**{deal_title(deal.number, deal.settlement, say)}**")
        yield from rows(_buttons(step, last, to, say))

    def _opening(self, say: Words) -> Iterator[str]:
        """All hands as they were dealt, and what was announced with them."""
        deal = self.deal
        if self.in_full:
            hands = ((seat, deal.dealt[seat].cards) for seat in self.rules.seating.order)
            yield f"**{say('score-hands')}**"
            yield from hands_as_dealt(hands, self._trump, self.rules.scales, say)
        seen = deal_seen(self.rules, changed(self.kept.before, deal=deal), None)
        yield from announced_lines(self.rules, seen, say)
        yield from belotes_had(self.rules, seen, say)

    def _trick(self, step: int, say: Words) -> Iterator[str]:
        """The player's cards before a trick, the trick, and the points of each side after it."""
        *before, trick = self.deal.tricks[:step]
        if self.seat is not None and self.in_full:
            held = hand_line(
                held_after(self.deal, self.seat, before), self._trump, self.rules.scales, say
            )
            yield say("score-review-hand", cards=held)
        yield past_trick_line(step, trick, say)
        tricks, seating = self.deal.tricks[:step], self.rules.seating
        (first, _), (second, _) = (taken(tricks, seating, team) for team in Team)
        yield small(say("score-review-so-far", scores=team_scores((first, second), say)))

    def _hands(self, step: int, say: Words) -> Iterator[str]:
        """Everyone's cards before a trick, if no hand is the reader's own."""
        if self.seat is None and self.in_full:
            before = self.deal.tricks[: step - 1]
            order = self.rules.seating.order
            hands = ((seat, held_after(self.deal, seat, before)) for seat in order)
            yield f"**{say('score-review-hands')}**"
            yield from hands_as_dealt(hands, self._trump, self.rules.scales, say)

    @property
    def _trump(self) -> Trump:
        return self.deal.contract.trump if self.deal.contract else Trump.NONE


def held_after(deal: Deal, seat: Seat, tricks: Sequence[Trick]) -> tuple[Card, ...]:
    """A seat's cards after these tricks."""
    played = {play.card for trick in tricks for play in trick.plays}
    return tuple(card for card in deal.dealt[seat].cards if card not in played)


async def draw_step(
    interaction: Interaction, told: ReplayedDeal, step: int, seat: Seat | None, say: Words
) -> PictureAttachment:
    """The table as this seat saw it at a full trick, if it has pictures; else none."""
    attachments, table = Screens.of(interaction.client).attachments, told.table
    tricks = told.kept.deal.tricks[:step]
    drawn = table.opened.pictures is not Pictures.NONE and interaction.app_permissions.attach_files
    if not drawn or not tricks:
        return attachments.without_picture(table)
    then = at_full_trick(told.kept, step, seat)
    # Those who sat there then, not who sits there now; whoever else played was a computer.
    people = {seat: Human(user) for user, seat in told.players.items()}
    seats = tuple(people.get(each, Computer()) for each in Seat)
    past = replace(table, house=told.kept.house, seats=seats)
    return await attachments.of_step(past, then, told.kept.before.scores, say)


def at_full_trick(kept: KeptDeal, step: int, seat: Seat | None) -> DealView:
    """A past deal as this seat saw it after this many full tricks.

    ValueError if nothing was dealt.
    """
    deal, tricks = kept.deal, kept.deal.tricks[:step]
    return replace(
        deal_seen(kept.house.rules, changed(kept.before, deal=deal), seat),
        phase=Phase.PLAY,
        tricks=tricks,
        trick=None,
        hand=() if seat is None else held_after(deal, seat, tricks),
        belotes=(),
        tableau=((),) * len(Seat),
        awaited=(),
    )


def _buttons(step: int, last: int, to: To, say: Words) -> list[Control]:
    steps = (0, max(step - 1, 0), min(step + 1, last), last)
    return [
        button(to(there, way), say(f"score-review-{way}"), disabled=there == step)
        for way, there in zip(ReviewWay, steps, strict=True)
        if last
    ]
