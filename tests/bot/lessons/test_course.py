"""The course: every lesson played to its end, every wrong move answered, every statement true."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from bot.i18n import LANGUAGES, words
from bot.lessons.course import LEARNERS_KEPT, MOMENTS, CoursePlace, Learners, LessonName
from bot.lessons.facts import facts_after, facts_before, facts_of_fault, trumps_out
from bot.lessons.moments import (
    LEARNER,
    LessonFault,
    LessonMoment,
    LostTrack,
)
from bot.shared_plays.alone import PASS, Alone, word_of
from engine.actions import Call, Double, PlayCard
from engine.cards import Card, Rank, Suit, Trump
from engine.contract import Contract
from engine.game import awaited
from engine.players.bidding_system import fits, promise
from engine.players.signals import Signal, SignalMeaning, signals_in
from engine.seats import Seat, Team
from engine.settlement import LineCode, Result, Settlement
from engine.solver import Position as Solved
from engine.solver import Solver
from engine.state import Auction, Phase, Play
from engine.tally import taken
from engine.tricks import best_play

EVERY = tuple(moment for moments in MOMENTS.values() for moment in moments)
BY_KEY = {moment.key: moment for moment in EVERY}
PLAYED = [moment for moment in EVERY if moment.position.seen.phase is Phase.PLAY]
CALLED = [moment for moment in EVERY if moment.position.seen.phase is Phase.AUCTION]
PARTNER = Seat.NORTH
OURS = {LEARNER, PARTNER}


def redraw_key(moment: LessonMoment) -> str:
    return moment.key


def contract_of(position: Alone) -> Contract:
    contract = position.seen.contract or position.seen.standing
    assert contract is not None
    return contract


def trump_of(moment: LessonMoment) -> Trump:
    return contract_of(moment.position).trump


def held(moment: LessonMoment) -> tuple[Card, ...]:
    return moment.position.seen.hand


def points(moment: LessonMoment, card: Card) -> int:
    return moment.position.rules.scales.worth(card, trump_of(moment))


def strength(moment: LessonMoment, card: Card) -> int:
    return moment.position.rules.scales.strength(card, trump_of(moment))


def winning(moment: LessonMoment, card: Card | None = None) -> Play:
    """Who wins the trick so far, or once the learner has added this card."""
    trick = moment.position.seen.trick
    assert trick is not None
    plays = trick.plays if card is None else (*trick.plays, Play(LEARNER, card))
    return best_play(plays, trump_of(moment), moment.position.rules.scales)


def is_ours(moment: LessonMoment, card: Card) -> bool:
    """Whether the trick is the learner's side's with this card, which is the last one."""
    trick = moment.position.seen.trick
    assert trick is not None
    return len(trick.plays) == len(Seat) - 1 and winning(moment, card).seat in OURS


def is_lost(moment: LessonMoment, card: Card) -> bool:
    trick = moment.position.seen.trick
    assert trick is not None
    return len(trick.plays) == len(Seat) - 1 and winning(moment, card).seat not in OURS


def higher_unseen(moment: LessonMoment, card: Card) -> bool:
    """Whether one of the others may hold a higher card of its suit."""
    seen = moment.position.seen
    gone = {*held(moment), *(play.card for trick in seen.all_tricks for play in trick.plays)}
    return any(
        other.suit is card.suit
        and other not in gone
        and strength(moment, other) > strength(moment, card)
        for other in moment.position.rules.pack.cards
    )


def right_card(moment: LessonMoment) -> Card:
    assert isinstance(moment.best, PlayCard)
    return moment.best.card


def opponents_hold_trumps(moment: LessonMoment) -> bool:
    hands = (moment.position.deal.holdings[seat].playable for seat in (Seat.EAST, Seat.WEST))
    return any(trump_of(moment).covers(card) for hand in hands for card in hand)


def costs_the_last_trick(moment: LessonMoment, card: Card) -> bool:
    values = solved(moment)
    cost = values[right_card(moment)] - values[card]
    return len(held(moment)) == 2 and cost >= moment.position.rules.scoring.last_trick


def announces(moment: LessonMoment, card: Card) -> bool:
    return trump_of(moment).covers(card) and card.rank in {Rank.KING, Rank.QUEEN}


def last_signal(moment: LessonMoment, card: Card) -> Signal:
    """What the card says, as the learner's discard on their partner's trick."""
    seen = moment.position.seen
    assert seen.contract is not None
    assert seen.trick is not None
    trick = replace(seen.trick, plays=(*seen.trick.plays, Play(LEARNER, card)))
    *_, last = signals_in(moment.position.rules, seen.contract, (*seen.tricks, trick), ())
    assert last.card == card
    return last


def calls(moment: LessonMoment, card: Card) -> bool:
    return last_signal(moment, card).told is SignalMeaning.CALLS


def called(moment: LessonMoment) -> Suit | None:
    """The suit that the partner has called for, with its ace in hand."""
    seen, partner = moment.position.seen, moment.position.deal.holdings[PARTNER].playable
    assert seen.contract is not None
    for signal in signals_in(moment.position.rules, seen.contract, seen.tricks, ()):
        if signal.seat is PARTNER and signal.told is SignalMeaning.CALLS:
            return signal.suit if Card(Rank.ACE, signal.suit) in partner else None
    return None


TRUE: dict[LessonFault, Callable[[LessonMoment, Card], bool]] = {
    LessonFault.LOSES: lambda m, c: is_lost(m, c) and is_ours(m, right_card(m)),
    LessonFault.WASTES: lambda m, c: (
        winning(m, c).seat is winning(m, right_card(m)).seat is LEARNER
        and is_ours(m, c)
        and trump_of(m).covers(c)
        and strength(m, c) > strength(m, right_card(m))
    ),
    LessonFault.GIVES: lambda m, c: is_lost(m, c) and points(m, c) > points(m, right_card(m)),
    LessonFault.KEEPS: lambda m, c: is_ours(m, c) and points(m, c) < points(m, right_card(m)),
    LessonFault.RUFFS_PARTNER: lambda m, c: (
        is_ours(m, c) and winning(m).seat is PARTNER and trump_of(m).covers(c)
    ),
    LessonFault.SPENDS_TRUMP: lambda m, c: (
        trump_of(m).covers(c) and winning(m, c).seat is not LEARNER
    ),
    LessonFault.SPENDS_MASTER: lambda m, c: (
        not higher_unseen(m, c) and winning(m, right_card(m)).seat is LEARNER
    ),
    LessonFault.NO_BELOTE: lambda m, c: not announces(m, c) and announces(m, right_card(m)),
    LessonFault.LAST_TRICK: costs_the_last_trick,
    LessonFault.LEADS_TRUMP: lambda m, c: (
        trump_of(m).covers(c) and contract_of(m.position).declarer not in OURS
    ),
    LessonFault.BEATABLE: lambda m, c: higher_unseen(m, c) and not higher_unseen(m, right_card(m)),
    LessonFault.TRUMPS_OUT: lambda m, c: not trump_of(m).covers(c) and opponents_hold_trumps(m),
    LessonFault.MISCALLS: lambda m, c: calls(m, c) and Card(Rank.ACE, c.suit) not in held(m),
    LessonFault.SAYS_NOTHING: lambda m, c: (
        last_signal(m, c).told is SignalMeaning.REFUSES
        and last_signal(m, c).fits(held(m))
        and calls(m, right_card(m))
        and Card(Rank.ACE, right_card(m).suit) in held(m)
    ),
    LessonFault.THROWS_ACE: lambda m, c: (
        c == Card(Rank.ACE, right_card(m).suit) and Card(Rank.TEN, c.suit) not in held(m)
    ),
    LessonFault.IGNORES_CALL: lambda m, c: c.suit is not called(m) is right_card(m).suit,
    LessonFault.TRUMPS_GONE: lambda m, c: trump_of(m).covers(c) and not trumps_out(m.position),
}
"""What makes each sentence about a card true."""


def solved(moment: LessonMoment) -> dict[Card, int]:
    """What each card brings the learner's side with all hands open."""
    deal = moment.position.deal
    solver = Solver(moment.position.rules, trump_of(moment))
    values = solver.card_values(Solved.of(deal)).points
    return {card: shares[Team.NORTH_SOUTH] for card, shares in values.items()}


def legal_words(moment: LessonMoment) -> Iterator[str]:
    return map(word_of, moment.position.seen.legal)


def test_the_course_has_eight_lessons_of_a_few_moments_each() -> None:
    assert len(LessonName) == 8
    assert all(3 <= len(MOMENTS[lesson]) <= 7 for lesson in LessonName)
    assert len(BY_KEY) == len(EVERY)


@pytest.mark.parametrize("lesson", LessonName)
def test_a_lesson_is_played_to_its_end_by_the_right_moves(lesson: LessonName) -> None:
    place = CoursePlace(lesson)
    while not place.over:
        moment = place.moment
        assert LEARNER in awaited(moment.position.rules, moment.position.game)
        before = len(moment.position.seen.tricks)
        for word in moment.right:
            assert moment.fault(word) is None
            after = moment.after(word)
            assert isinstance(moment.action(word), Call) or len(after.seen.tricks) > before
            assert after.seen.trick is None or after.seen.trick.plays == ()
        place = place.next
    assert place.number == len(MOMENTS[lesson]) + 1


@pytest.mark.parametrize("moment", EVERY, ids=redraw_key)
def test_every_move_has_its_own_true_sentence(moment: LessonMoment) -> None:
    """Each legal move is right or has one fault, and no two wrong ones the same sentence."""
    named = [card for cards in moment.faults.values() for card in cards]
    cards = [str(each.card) for each in moment.position.seen.legal if isinstance(each, PlayCard)]
    assert moment in CALLED or sorted((*named, *moment.right)) == sorted(cards)
    faults = {word: moment.fault(word) for word in legal_words(moment)}
    for word, fault in faults.items():
        action = moment.action(word)
        if fault is not None and isinstance(action, PlayCard):
            assert TRUE[fault](moment, action.card), (fault, word)
    for language in LANGUAGES:
        say = words(language).playing(moment.position.rules)
        say(f"lesson-at-{moment.key}", **facts_before(moment, say))
        told = set[str]()
        for word, fault in faults.items():
            if fault is None:
                say(f"lesson-done-{moment.key}", **facts_after(moment, word, say))
                continue
            sentence = say(f"lesson-fault-{fault}", **facts_of_fault(moment, word, say))
            assert sentence not in told
            told.add(sentence)


@pytest.mark.parametrize("moment", CALLED, ids=redraw_key)
def test_calls_keep_what_they_promise(moment: LessonMoment) -> None:
    """The right one does, and so do those that were made before."""
    rules, auction = moment.position.rules, moment.position.seen.auction
    for word in moment.right:
        call = moment.action(word)
        assert isinstance(call, Call)
        assert fits(rules, held(moment), promise(rules, auction, LEARNER, call))
    for number, called in enumerate(auction.calls):
        before = Auction(auction.first, auction.calls[:number])
        hand = moment.position.deal.holdings[called.seat].playable
        assert fits(rules, hand, promise(rules, before, called.seat, called.call))


@pytest.mark.parametrize("moment", PLAYED, ids=redraw_key)
def test_no_wrong_card_is_better_with_all_hands_open(moment: LessonMoment) -> None:
    values = solved(moment)
    least = min(values[Card.parse(word)] for word in moment.right)
    wrong = [values[Card.parse(card)] for cards in moment.faults.values() for card in cards]
    assert all(value <= least for value in wrong)


DUTIES = {
    "follow-win": "must-follow",
    "follow-ruff": "must-ruff",
    "overruff-rise": "must-overtake-trump",
    "overruff-must": "must-overruff",
    "partner-rise": "must-overtake-trump",
}
"""The duty that a moment is about, and so bars a card."""

LEFT = {"overruff-over": Rank.JACK, "overruff-under": Rank.NINE, "partner-rise": Rank.NINE}
"""The trump that a sentence says is left."""

DECLARED = ("count-first", "count-second", "count-gone", "count-last")
ENDING = ("belote-last", "belote-rebelote", "contre-last", "end-keep", "end-out")


def after(key: str) -> Alone:
    moment = BY_KEY[key]
    return moment.after(next(iter(moment.right)))


def settled(key: str) -> Settlement:
    settlement = after(key).deal.settlement
    assert settlement is not None
    return settlement


def test_duties_and_cards_that_sentences_name_are_so() -> None:
    for key, duty in DUTIES.items():
        assert duty in {str(reason) for _, reason in BY_KEY[key].position.seen.barred}
    assert len(BY_KEY["overruff-rise"].position.seen.legal) == 2
    assert len(BY_KEY["overruff-must"].position.seen.legal) == 1
    assert BY_KEY["overruff-cannot"].position.seen.barred == ()
    for key, rank in LEFT.items():
        trumps = trump_of(BY_KEY[key])
        assert any(card.rank is rank and trumps.covers(card) for card in after(key).seen.hand)
    assert winning(BY_KEY["overruff-under"]).card.rank is Rank.JACK
    for moment in MOMENTS[LessonName.PARTNER]:
        assert moment.key == "partner-answer" or winning(moment).seat is PARTNER
    belote = BY_KEY["belote-belote"]
    assert {Rank.KING, Rank.QUEEN} <= {c.rank for c in held(belote) if announces(belote, c)}
    assert [each.calls for each in BY_KEY["belote-rebelote"].position.deal.belotes] == [1]
    assert [each.calls for each in after("belote-rebelote").deal.belotes] == [2]


def test_hands_and_ends_that_sentences_name_are_so() -> None:
    double = BY_KEY["contre-double"]
    assert isinstance(double.best, Double)
    assert [c for c in held(double) if trump_of(double).covers(c) and c.rank is Rank.JACK]
    aces = {key: sum(c.rank is Rank.ACE for c in held(BY_KEY[key])) for key in BY_KEY}
    assert (aces["contre-double"], aces["contre-leave"], aces["bids-aces"]) == (2, 3, 2)
    assert all(contract_of(BY_KEY[key].position).declarer is LEARNER for key in DECLARED)
    assert after("count-second").deal.tricks == BY_KEY["count-gone"].position.deal.tricks
    assert [trick.winner for trick in after("end-out").seen.tricks[-2:]] == [LEARNER] * 2
    results = [settled(key).result for key in ENDING]
    assert results == [Result.MADE, Result.MADE, Result.FAILED, Result.MADE, Result.MADE]
    last = after("belote-last")
    ours, _ = taken(last.seen.tricks, last.rules.seating, Team.NORTH_SOUTH)
    assert ours == contract_of(last).bid.value
    lines = {line.code for line in settled("belote-rebelote").lines}
    assert {LineCode.LAST_TRICK, LineCode.BELOTE_MARGIN, LineCode.BID_REACHED} <= lines


def test_an_impossible_move_or_place_is_lost() -> None:
    for word in ("JD", "ZZ", PASS, "80H", ""):
        with pytest.raises(LostTrack):
            BY_KEY["follow-win"].fault(word)
    for lesson, number in (("", 1), ("follow", 0), ("follow", 99), ("nothing", 1)):
        with pytest.raises(LostTrack):
            CoursePlace.of(lesson, number)


def test_a_lesson_can_be_resumed_until_it_ends() -> None:
    learners = Learners()
    there = CoursePlace(LessonName.PARTNER, 2)
    learners.came_to(1, there)
    assert (learners.place_of(1), learners.place_of(2)) == (there, None)
    learners.came_to(1, CoursePlace(LessonName.PARTNER, len(MOMENTS[LessonName.PARTNER]) + 1))
    assert learners.place_of(1) is None
    learners.came_to(1, there)
    learners.forget(1)
    assert learners.place_of(1) is None


def test_the_oldest_learner_is_forgotten_first() -> None:
    learners = Learners()
    for user in range(LEARNERS_KEPT):
        learners.came_to(user, CoursePlace())
    learners.came_to(0, CoursePlace(number=2))
    learners.came_to(LEARNERS_KEPT, CoursePlace())
    assert learners.place_of(1) is None
    assert learners.place_of(0) == CoursePlace(number=2)
