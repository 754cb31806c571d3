"""A card or call explained: the position, what its player knew, and what followed from it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, pairwise

from discord import ui

from bot.analysis.explanations import why_in_words
from bot.i18n import Words, capitalised, yes
from bot.rulebook.bidding_system import promise_told
from cogs.analysis.calls import call_in_words, deal_before, held, named
from cogs.analysis.controls import MomentControl
from cogs.analysis.pages import card_of, percent
from cogs.ui.cards import hand_line
from cogs.ui.control import Control, button
from cogs.ui.deal_buttons import AnalysisControl, AnalysisPage
from cogs.ui.layout import (
    GOLD,
    Illustration,
    LayoutItem,
    card,
    rows,
    rule,
    shown,
    signed,
    small,
    text,
    title,
)
from cogs.ui.melds import belote_lines
from cogs.ui.moves import calls_line
from engine.actions import Action, PlayCard
from engine.cards import Card, Trump
from engine.deal_record import DealRecord
from engine.players.analysis import Analysis, JudgedDecision, KeyMoment
from engine.players.analysis.auction import said_in
from engine.players.club.card_play import CardDecision, Facts, position
from engine.players.expert.reasons import card_reason
from engine.players.judgement import Judgement
from engine.players.tried import Tried
from engine.seats import Seat
from engine.tally import taken
from engine.view import DealView

MOST_TRICKS, MORE = 3, "…"
"""The most tricks of a line that are shown, and what stands for the rest."""


def moment_page(
    found: Analysis,
    record: DealRecord,
    here: AnalysisPage,
    say: Words,
    picture: Illustration | None,
) -> ui.LayoutView:
    """The page of a costly decision: its position, what it cost and why, and what follows."""
    say = say.playing(record.rules)
    moment = found.moments[here.moment - 1]
    one = found.decisions[moment.number - 1]
    heading = say(
        "analysis-moment-title",
        number=here.moment,
        count=len(found.moments),
        trick=one.trick or 0,
        seat=one.seat,
    )
    contract = ""
    if found.contract and one.trick is not None and not picture:
        contract = small(say("play-contract", contract=found.contract))

    def turn(moment: int, label: str) -> Control:
        return button(MomentControl(AnalysisPage(here.code, here.reader, moment)), label)

    buttons = list[Control]()
    if here.moment > 1:
        buttons.append(turn(here.moment - 1, say("analysis-button-previous")))
    if here.moment < len(found.moments):
        buttons.append(turn(here.moment + 1, say("analysis-button-next")))
    back = AnalysisPage(here.code, here.reader)
    buttons.append(button(AnalysisControl(back), say("analysis-button-back")))
    return card(
        text(title(heading), contract),
        *rows(buttons),
        *explained_moment(Explained(record, moment, one, found), say, picture),
        colour=GOLD,
    )


@dataclass(frozen=True, slots=True)
class Explained:
    """A decision that is explained: its deal, what it was judged, and what is right beside it.

    ``own``: the reader sits where it was made. What the contract still needs is known where the
    deal was ``found`` out.
    """

    record: DealRecord
    moment: KeyMoment
    one: JudgedDecision
    found: Analysis | None = None
    own: bool = False

    @property
    def is_right(self) -> bool:
        """Whether what was done is what is explained as right."""
        return self.moment.best == self.moment.done

    @property
    def reader(self) -> Seat | None:
        """The reader's seat, if it is known."""
        return self.one.seat if self.own else None


def explained_moment(
    told: Explained, say: Words, picture: Illustration | None, facts: int | None = None
) -> Iterator[LayoutItem]:
    """The position of a decision, what it cost or is worth, why, and what follows.

    With the first few ``facts`` alone, or all of them.
    """
    deal = deal_before(told.record, told.one)
    yield from shown(picture) or (text(*_position(told, deal, say)),)
    first = islice(_facts(told, deal, say), facts)
    yield text(*_cost_and_reason(told, deal, say), *map(small, first))
    yield rule()
    yield text(*_best_play(told, deal, say))


def _position(told: Explained, deal: DealView, say: Words) -> Iterator[str]:
    """The auction or the trick so far and the hand, in words."""
    record = told.record
    if deal.trick is None:
        calls = calls_line(record.rules, deal.auction, say, told.reader) or say("auction-empty")
        yield say("auction-line", calls=calls)
        held = hand_line(deal.hand, Trump.NONE, record.rules.scales, say)
        yield say("analysis-moment-hand", cards=held)
        return
    if deal.trick.plays:
        laid = (
            say("analysis-moment-laid", seat=play.seat, card=play.card) for play in deal.trick.plays
        )
        yield say("analysis-moment-trick", plays=say.series(laid))
    elif told.own:
        yield say("hand-lead" if deal.tricks else "hand-lead-first")
    else:
        yield say("analysis-moment-lead", seat=told.one.seat)
    if deal.contract is not None:
        held = hand_line(deal.hand, deal.contract.trump, record.rules.scales, say)
        yield say("analysis-moment-hand", cards=held)


def _cost_and_reason(told: Explained, deal: DealView, say: Words) -> Iterator[str]:
    """The cost by what the player could know, and the reason for the better card or call."""
    record, moment, one = told.record, told.moment, told.one
    if one.fair is not None:
        chosen = one.fair.chosen
        better = _tried(one.fair, moment.best) or one.fair.best
        done = named(record, one, moment.done, say)
        points = signed(round(chosen.points), say)
        if told.is_right:
            yield say("analysis-moment-worth", done=done, chosen=percent(chosen.worth))
            yield say("analysis-moment-brings", chosen=points)
        else:
            yield say(
                "analysis-moment-cost",
                done=done,
                chosen=percent(chosen.worth),
                better=percent(better.worth),
            )
            yield say(
                "analysis-moment-points",
                chosen=points,
                better=signed(round(better.points), say),
                error=round(one.fair.points_error),
            )
    # A card's reason is found anew: an analysis stores the reason, and not its facts.
    reason, facts = moment.why, Facts()
    if isinstance(moment.best, PlayCard):
        reason, facts = card_reason(record.rules, deal, one.seat, moment.best.card)
    best = capitalised(named(record, one, moment.best, say))
    key = "analysis-moment-right" if told.is_right else "analysis-moment-why"
    yield say(key, best=best, why=why_in_words(reason, facts, say))


def _tried(judged: Judgement, action: Action) -> Tried | None:
    """What an action was judged to be worth, if it was tried."""
    return next((each for each in judged.tried if action in each.actions), None)


def _facts(told: Explained, deal: DealView, say: Words) -> Iterator[str]:
    """What the player could know; of a card also what the contract still needed.

    The facts of a call are its promise by the convention, and the cards held for it.
    """
    record, one = told.record, told.one
    if deal.trick is None:
        each = next(each for each in said_in(record) if each.number == one.number)
        promise = promise_told(record.rules, each.promise, say) or say("analysis-told-nothing")
        yield say(
            "analysis-told" if each.kept else "analysis-untrue",
            call=call_in_words(record, one.number, say, told.reader),
            told=promise,
            held=held(record.rules, each, say),
        )
        return
    at, best = position(record.rules, deal, one.seat), card_of(told.moment.best)
    if told.found is not None:
        yield from _needed(told.found, at, say)
    if at.is_master(best) and (at.best is None or at.beats(best, at.best.card)):
        yield say("analysis-fact-master", card=best, suit=best.suit)
    suits = {best.suit, card_of(told.moment.done).suit}
    if at.trump.suit is not None:
        suits.add(at.trump.suit)
        out = at.trumps_out()
        cards = say.series(map(say.plain.card_sign, out))
        yield say("analysis-fact-trumps", count=len(out), cards=cards)
    for suit in sorted(suits):
        left = at.memory.left_in(suit)
        for seat in at.rules.seating.order:
            # Whoever has shown a void can hold none of the cards that are left.
            if seat is not at.seat and left and not any(at.memory.may_hold(seat, c) for c in left):
                yield say("explain-void", seat=seat, suit=suit, sure="sure", chance=100)
    yield from belote_lines(deal, say, told.reader)


def _needed(found: Analysis, at: CardDecision, say: Words) -> Iterator[str]:
    """The card points that the attack still needs."""
    if found.seen is None or found.margin is None:
        return
    seating = at.rules.seating
    points, _ = taken(at.deal.tricks, seating, seating.team(at.contract.declarer))
    needed = found.seen - found.margin - points
    if needed > 0:
        side = "attack" if at.attacking else "defence"
        yield say("analysis-fact-needs", side=side, points=needed)
    else:
        yield say("analysis-fact-made")


def _best_play(told: Explained, deal: DealView, say: Words) -> Iterator[str]:
    """Best play from here with all cards known: after the better card, after the one played.

    Where no line was played out, as after a call, the two are compared by their points alone.
    """
    record, moment, one = told.record, told.moment, told.one
    if one.seen is None:
        return
    seating = record.rules.seating
    team = seating.team(one.seat)
    if deal.trick is None or not moment.best_line:
        chosen, best = one.seen.chosen, _tried(one.seen, moment.best) or one.seen.best
        done, points = named(record, one, chosen.action, say), signed(round(chosen.points), say)
        own = yes(told.own)
        if told.is_right:
            yield say("analysis-call-points", done=done, points=points, team=team, own=own)
            return
        yield say(
            "analysis-calls-points",
            done=done,
            points=points,
            best=named(record, one, best.action, say),
            better=signed(round(best.points), say),
            team=team,
            own=own,
        )
        return
    laid, seats = len(deal.trick.plays), len(seating.order)
    tried = {action: each.points for each in one.seen.tried for action in each.actions}
    yield f"**{say('analysis-lines-title')}**"
    both = (moment.best, moment.best_line), (moment.done, moment.done_line)
    for action, line in both[: 1 if told.is_right else 2]:
        yield say(
            "analysis-line-points",
            card=card_of(action),
            lead=signed(round(tried.get(action, 0.0)), say),
            team=team,
            own=yes(told.own),
            cards=_in_tricks(line, laid, seats, say),
        )


def _in_tricks(cards: Sequence[Card], laid: int, seats: int, say: Words) -> str:
    """These cards by tricks; the first few already lie on the table."""
    cuts = [0, *range(seats - laid, len(cards), seats), len(cards)]
    tricks = [cards[start:end] for start, end in pairwise(cuts) if start < end]
    told = [" ".join(map(say.plain.card_sign, trick)) for trick in tricks[:MOST_TRICKS]]
    if len(tricks) > MOST_TRICKS:
        told.append(MORE)
    return " / ".join(told)
