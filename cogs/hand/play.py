"""The page of a hand during play: the question, the cards as buttons, other actions."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from discord import ButtonStyle

from bot.i18n import Words, capitalised, yes
from bot.tables.play import forced_card, is_last_trick
from bot.tables.table import Table
from cogs.coach.pages import coach_button
from cogs.hand.controls import (
    BACK,
    SILENT,
    AnnounceControl,
    AskRenegeClaimControl,
    EmptyPileControl,
    PlayCardControl,
    RenegeClaimControl,
)
from cogs.me import MeSwitchControl
from cogs.take_back import claim_buttons, denied_items, take_back_buttons
from cogs.ui.cards import covered, hand_line, in_order, others_lines
from cogs.ui.control import Control, button
from cogs.ui.controls import WordedControl
from cogs.ui.deal_lines import DealLines
from cogs.ui.ids import ControlId, ControlName
from cogs.ui.layout import IN_A_ROW, ROW, LayoutItem, rows, rows_on, shown, small, text
from cogs.ui.melds import announcements, can_announce, can_choose, choice_of_melds
from cogs.ui.page_state import HandPageState, asked
from cogs.ui.people import PointOfView
from cogs.ui.table_buttons import first_page_button, tricks_button
from engine.actions import PlayCard, Refusal, RenegeClaim
from engine.cards import Card, Suit, Trump
from engine.ruleset import Announcing
from engine.state import GameState
from engine.view import DealView, RuffExemption, ruff_exemption

FREEDOMS = {
    RuffExemption.PARTNER_WINNING: "hand-partner-winning",
    RuffExemption.CANNOT_WIN: "hand-cannot-win",
}
"""Why a player who cannot follow suit need not ruff."""


def hand_in_play(drawing: "Drawing") -> list[LayoutItem]:
    """The items of the page; where there is a picture, that tells the deal."""
    page_state, cards = drawing.page_state, drawing.cards()
    # No row holds one card alone.
    width = ROW - 1 if len(cards) > 2 * ROW or len(cards) % ROW == 1 else ROW
    if drawing.say.full:
        width = ROW // 2
    told = () if page_state.picture else drawing.deal_lines()
    card_rows, said = rows(cards, width), drawing.sayings()
    beside = sum(len(row.children) for row in card_rows[-1:]) + len(said)
    # To those who know the game a row of its own would be worth less than its height.
    if not page_state.advice and (page_state.newcomer or beside % IN_A_ROW):
        said.append(drawing.first_page())
    # The coach's card is one that the duties leave; both together are more than a desk shows.
    duties = () if page_state.advice else drawing.duties()
    return [
        text(*asked(drawing.head(), page_state), *duties, *told, drawing.announcements()),
        *shown(page_state.picture),
        *rows_on(card_rows, said),
        *drawing.denied(),
    ]


@dataclass(frozen=True, slots=True)
class Drawing:
    """The parts of a hand in play; ``seen`` is the deal as the player sees it."""

    table: Table
    game: GameState
    seen: DealView
    say: Words
    page_state: HandPageState

    @property
    def trump(self) -> Trump:
        """The trump of the deal."""
        return self.seen.contract.trump if self.seen.contract else Trump.NONE

    def head(self) -> str:
        """The question to the player, or whom the table waits for."""
        seen, say, trick = self.seen, self.say, self.seen.trick
        if seen.seat not in seen.awaited:
            return PointOfView(self.table, say, seen.seat).turn(seen)
        # The last card plays itself: no duty is to be named.
        if is_last_trick(self.table) and forced_card(self.table) is not None:
            return say("hand-last-card")
        if trick is None or not trick.plays:
            return say("hand-lead" if seen.tricks else "hand-lead-first")
        led = trick.plays[0].card
        return say("hand-asked", suit=led.suit, trumps=yes(led.suit is self.trump.suit))

    def deal_lines(self) -> Iterator[str]:
        """The deal in words, and the number of cards still covered."""
        seen = self.seen
        if seen.seat is None:
            return
        yield from others_lines(self.table.rules, seen, self.say)
        yield from DealLines(self.table, self.game, seen, seen.seat, self.say).in_play()
        if self.table.rules.dealing.tableau:
            count = covered(seen.tableau[seen.seat])
            yield small(self.say("hand-covered", count=count))

    def duties(self) -> tuple[str, ...]:
        """The rules that bar cards, each once; or why the player is free to choose."""
        seen, trick, say = self.seen, self.seen.trick, self.say
        if trick is None or seen.seat not in seen.awaited:
            return ()
        if len(seen.hand) == 1:  # there is nothing to choose
            return ()
        reasons = tuple(dict.fromkeys(reason for _, reason in seen.barred))
        if not trick.plays:
            return (say("duty-no-trump-lead"),) if Refusal.NO_TRUMP_LEAD in reasons else ()
        led = trick.plays[0].card.suit
        duties = tuple(say(f"duty-{reason}", suit=led) for reason in reasons)
        follows = any(card.suit is led for card in seen.hand)
        if duties or follows:
            return duties
        free = ruff_exemption(self.table.rules, seen)
        return (say(FREEDOMS[free]) if free else say("hand-free", suit=led, held=self._held(led)),)

    def _held(self, led: Suit) -> str:
        """The trumps of a player who cannot follow: none, some or nothing else."""
        if self.trump.suit in {None, led}:
            return "unknown" if self.trump.suit is None else "led"
        trumps = set(map(self.trump.covers, self.seen.hand))
        return "some" if len(trumps) > 1 else "all" if True in trumps else "none"

    def announcements(self) -> str:
        """The announcements possible with a card, if announcing is the player's choice.

        ValueError without a deal.
        """
        if can_choose(self.seen):
            if self.game.deal is None or self.seen.seat is None:
                raise ValueError("an announcement needs a deal")
            best, other = choice_of_melds(
                self.table.rules, self.game.deal, self.seen.seat, self.say
            )
            if self.page_state.other_melds:
                best, other = other, best
            return self.say("hand-choose-melds", melds=best, other=other)
        if not can_announce(self.seen):
            return ""
        if self.game.deal is None:
            raise ValueError("an announcement needs a deal")
        said = announcements(self.table.rules, self.game.deal, self.seen, self.say)
        aloud = self.page_state.announcing
        key = "hand-announce-aloud" if aloud else "hand-announce-silent"
        return self.say(key, announcements=said)

    def cards(self) -> list[Control]:
        """The cards as buttons: sorted, or where they lie if they are laid out."""
        seen = self.seen
        if self.table.rules.dealing.tableau and seen.seat is not None:
            piles = (pile.top for pile in seen.tableau[seen.seat])
            # A blank in place of an empty pile, so that the others keep their places.
            gone = self.say("play-pile-empty")
            return [
                self.button_of(top)
                if top
                else button(self._here(EmptyPileControl(place)), gone, disabled=True)
                for place, top in enumerate(piles)
            ]
        return [self.button_of(card) for card in self._held_in_order()]

    def playable(self) -> tuple[Card, ...]:
        """The cards that the rules let the player play now."""
        barred = dict(self.seen.barred)
        held = self._held_in_order()
        return tuple(
            card for card in held if PlayCard(card) in self.seen.legal and card not in barred
        )

    def named(self, cards: Iterable[Card]) -> str:
        """These cards in words, a suit at a time."""
        scales, order = self.table.rules.scales, self.page_state.hand_style.order
        return hand_line(cards, self.trump, scales, self.say, order)

    def _held_in_order(self) -> tuple[Card, ...]:
        scales, order = self.table.rules.scales, self.page_state.hand_style.order
        return in_order(self.seen.hand, self.trump, scales, order)

    def sayings(self) -> list[Control]:
        """Buttons besides the cards: announcements, claims, renege claims and pages."""
        said: list[Control] = []
        # The coach would say the same again, and below the advice a phone has no more room.
        advised = bool(self.page_state.advice)
        if self.page_state.first_forced:
            control = MeSwitchControl("plays_forced", on=True).at(self.table.id)
            said.append(button(control, self.say("hand-button-forced"), style=ButtonStyle.success))
        if can_choose(self.seen):
            other = AnnounceControl(other=not self.page_state.other_melds)
            label = self.say("hand-button-other-melds")
            said.append(button(self._here(other), label))
        elif can_announce(self.seen):
            aloud = self.page_state.announcing
            contrary = SILENT if aloud else AnnounceControl()
            label = self.say("hand-button-silent" if aloud else "hand-button-announce")
            style = ButtonStyle.secondary if aloud else ButtonStyle.success
            said.append(button(self._here(contrary), label, style=style))
        if RenegeClaim() in self.seen.legal:
            claimed = self.say("hand-button-renege-claim")
            asked = AskRenegeClaimControl(self.table.games, self.seen.number).at(self.table.id)
            said.append(button(asked, claimed, style=ButtonStyle.danger))
        if self.seen.seat is not None:
            if not advised and len(self.seen.hand) > 1:
                said.extend(coach_button(self.table, self.seen.seat, self.say))
            said.extend(claim_buttons(self.table, self.seen.seat, self.say))
            said.extend(take_back_buttons(self.table, self.seen.seat, self.say))
        return said if advised else [*said, tricks_button(self.table, self.say)]

    def first_page(self) -> Control:
        """The button to the first page of the game."""
        return first_page_button(self.table, self.say, newcomer=self.page_state.newcomer)

    def denied(self) -> list[LayoutItem]:
        """That the player's claim was denied."""
        seat = self.seen.seat
        return [] if seat is None else denied_items(self.table, seat, self.say)

    def confirm_renege_claim(self) -> list[LayoutItem]:
        """Ask to confirm a renege claim: it ends the deal."""
        sure = button(
            RenegeClaimControl(self.table.games, self.seen.number).at(self.table.id),
            self.say("hand-button-renege-claim-sure"),
            style=ButtonStyle.danger,
        )
        back = button(self._here(BACK), self.say("auction-button-reconsider"))
        return [text(self.say("hand-confirm-renege-claim")), *rows([sure, back])]

    def button_of(self, held: Card) -> Control:
        """The button of a card, which cannot be pressed while the card may not be played."""
        legal = self.seen.legal
        playable = PlayCard(held) in legal
        # Where reneges are claimed, what the rules bar can be played all the same.
        allowed = playable and held not in dict(self.seen.barred)
        aloud = self.page_state.announcing and PlayCard(held, announcing=True) in legal
        asked = PlayCardControl(held, say=aloud)
        if can_choose(self.seen):
            by_hand = self.table.rules.announcing is Announcing.BY_HAND
            asked = PlayCardControl(held, say=by_hand, other=self.page_state.other_melds)
        style = ButtonStyle.success if self.trump.covers(held) else ButtonStyle.primary
        return button(
            self._here(asked),
            self._label(held, aloud=aloud),
            style=style if allowed else ButtonStyle.secondary,
            disabled=not playable,
            emoji=self.say.signs.of(held),
        )

    def _label(self, held: Card, *, aloud: bool) -> str:
        """The label of a card's button; empty next to an emoji."""
        say = self.say.plain
        if aloud:
            return say("hand-card-announcing", card=held)
        if say.full:
            return capitalised(say.card(held))
        return "" if self.say.signs.of(held) else say.card_short(held)

    def _here(self, control: ControlName | WordedControl) -> ControlId:
        return control.at(self.table.id, self.table.move)
