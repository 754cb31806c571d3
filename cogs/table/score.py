"""The score of a deal and of a game: the result first, the arithmetic on a page of its own."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from discord import ui

from bot.analysis.usual_games import UsualGame
from bot.i18n import Words, dotted, yes
from bot.ratings.rating import PLACEMENT
from bot.rulebook.arithmetic import score_lines, sum_line
from bot.storage.ratings.player_ratings import RatingChange
from bot.tables.company import is_trial
from bot.tables.occupants import Human
from bot.tables.table import Table
from cogs.length import length_buttons, length_items
from cogs.swap import swap_buttons, swap_items
from cogs.table.controls import ASK_LEAVE, SEATS, SHEET, DetailsControl, ReviewControl
from cogs.table.player_records import whole_record
from cogs.take_back import claim_line
from cogs.ui.challenge_buttons import ChallengeControl, GameAgain
from cogs.ui.control import Control, button
from cogs.ui.layout import (
    FELT,
    GOLD,
    Illustration,
    LayoutItem,
    card,
    columns,
    headline,
    rows,
    rule,
    shown,
    signed,
    small,
    text,
    title,
)
from cogs.ui.melds import announced_lines, belotes_had
from cogs.ui.moves import last_trick
from cogs.ui.people import name, sides_in_order, team_scores
from cogs.ui.replies import mention
from cogs.ui.table_buttons import analyse_button, more_button, next_button, rematch_button
from engine.contract import EVERY_TRICK, ContractKind
from engine.ruleset import RuleSet
from engine.scoring.shares import swept
from engine.seats import Seat, Team
from engine.settlement import LineCode, Result, Settlement, Side
from engine.state import Deal, GameState, Misplay
from engine.view import view


@dataclass(frozen=True, slots=True)
class GameNews:
    """News of a game that is known some time after its end.

    ``gains`` are its rating changes, ``usual`` what average tables make of its deals.
    """

    gains: Sequence[RatingChange] = ()
    usual: UsualGame = ()


NO_NEWS = GameNews()


def deal_title(number: int, settlement: Settlement | None, say: Words) -> str:
    """The contract of a deal, its result, and whether a side won every trick."""
    if settlement is None:
        return say("score-title-thrown-in", number=number)
    tally, result = settlement.tally, settlement.result
    capot = next((side for side in Side if swept(tally, side)), "none")
    # Not where the contract says so, nor where the tricks did not decide.
    was_bid = tally.contract.bid.kind in EVERY_TRICK and result is Result.MADE
    if was_bid or result in {Result.PENALTY, Result.VOID}:
        capot = "none"
    return say("score-title", number=number, contract=tally.contract, result=result, capot=capot)


def both_sides(rows: Iterable[tuple[str, Sequence[int]]], say: Words, us: Team | None) -> str:
    """Rows of points below the names of both sides: « Nous » first for who plays for ``us``."""
    teams = sides_in_order(us)
    told = (
        (label, *(say("score-points", points=each[team]) for team in teams)) for label, each in rows
    )
    heads = map(say.team_short, teams) if us is None else side_names(us, say)
    return columns([("", *heads), *told])


def side_names(us: Team | None, say: Words) -> tuple[str, str]:
    """The names of both sides in that order: « Nous » and « Eux » for a player of ``us``."""
    first, second = sides_in_order(us)
    if us is None:
        return say.team(first), say.team(second)
    return say("hand-us"), say("hand-them")


def claim_lines(rules: RuleSet, deal: Deal | None, say: Words) -> Iterator[str]:
    """The claim that ended the deal; if it was right, each breach with its player and its trick."""
    if deal is None or deal.claim is None:
        return
    yield say("score-claimed", seat=deal.claim.seat)
    tricks = (*deal.tricks, *((deal.trick,) if deal.trick else ()))
    numbers = {play.card: number for number, trick in enumerate(tricks, 1) for play in trick.plays}
    for misplay in _proven(rules, deal):
        yield say(
            "score-breach",
            seat=misplay.seat,
            card=misplay.card,
            number=numbers[misplay.card],
            duty=say(f"breach-{misplay.duty}"),
        )


def _proven(rules: RuleSet, deal: Deal) -> tuple[Misplay, ...]:
    """The misplays of the accused side; of both sides if that is why nobody scores."""
    if deal.claim is None or not deal.claim.right:
        return ()
    void = deal.settlement is not None and deal.settlement.result is Result.VOID
    claimed = rules.seating.team(deal.claim.seat)
    return tuple(
        each for each in deal.misplays if void or rules.seating.team(each.seat) is not claimed
    )


def score(
    table: Table,
    game: GameState,
    say: Words,
    *,
    live: bool = True,
    picture: Illustration | None = None,
    news: GameNews = NO_NEWS,
) -> ui.LayoutView:
    """A deal that is over; with all buttons while it is ``live``, and after a game with ``news``.

    Its arithmetic and its tricks can be looked at for ever. The picture of a big moment tells what
    was played and the game's score; that of a whole game does not.
    """
    say = say.playing(table.rules)
    if game.over:
        return _whole_game(table, game, say, live=live, picture=picture, news=news)
    line = game.sheet[-1]
    head = deal_title(line.number, line.settlement, say)
    return card(
        *shown(picture),
        text(
            headline(head) if picture is None else "",
            *claim_lines(table.rules, game.deal, say),
            claim_line(table, say),
            both_sides(_rows(game, say, total=picture is None), say, None),
            *_below_points(table, game, say),
        ),
        *(_awaited(table, say) if live else ()),
        *rows(_after_deal(table, game, say) if live else list(_looks(table, game, say))),
        colour=FELT,
    )


def _whole_game(
    table: Table,
    game: GameState,
    say: Words,
    *,
    live: bool,
    picture: Illustration | None,
    news: GameNews,
) -> ui.LayoutView:
    """Who won and the way to the next game, then its course; the rest is among the details."""
    line = game.sheet[-1]
    return card(
        text(*_winners(table, game, news.usual, say)),
        *(rows(_to_next_game(table, say)) if live else ()),
        *(_for_next_game(table, say) if live else ()),
        *shown(picture),
        text(
            small(deal_title(line.number, line.settlement, say)),
            *_ashkal(line.settlement, say),
            *claim_lines(table.rules, game.deal, say),
            claim_line(table, say),
            *map(small, _gains(table, news.gains, say)),
        ),
        *rows(_after_game(table, game, say) if live else list(_looks(table, game, say))),
        colour=GOLD,
    )


def _for_next_game(table: Table, say: Words) -> tuple[LayoutItem, ...]:
    """The players who left, and what is asked and agreed for the next game."""
    held = (table.occupant(seat) for seat in table.playing_seats)
    left = [mention(each.user, say) for each in held if isinstance(each, Human) and each.away]
    gone = (text(say("game-rematch-without", players=say.every(left))),) if left else ()
    return (*gone, *swap_items(table, say), *length_items(table, say))


def details(
    number: int, rules: RuleSet, deal: Deal, say: Words, ended: Table | None = None
) -> ui.LayoutView:
    """The arithmetic of a deal, line by line; where it ``ended`` a game, also its players' records.

    Melds and the last trick are told there, too: the page of the game has no room for them.
    """
    say = say.playing(rules)
    lines = (*claim_lines(rules, deal, say), *score_lines(deal.settlement, say))
    records: tuple[LayoutItem, ...] = ()
    if (
        ended is not None
        and ended.game
        and ended.game.over
        and number == ended.game.sheet[-1].number
    ):
        told = _happened(rules, ended.game, say)
        records = (rule(), text(*told, whole_record(ended, ended.game, say)))
    return card(text(title(deal_title(number, deal.settlement, say)), *lines), *records)


def _rows(game: GameState, say: Words, *, total: bool) -> Iterator[tuple[str, Sequence[int]]]:
    """Both sides' game points of the last deal, and with ``total`` their scores."""
    settlement = game.sheet[-1].settlement
    if settlement:
        yield say("score-row-deal"), [settlement.for_team(team) for team in Team]
    if total:
        yield say("score-row-total"), game.scores


def _below_points(table: Table, game: GameState, say: Words) -> Iterator[str]:
    """How the points of the last deal came about, in short, and what else happened in it."""
    settlement = game.sheet[-1].settlement
    yield sum_line(settlement, say)
    yield from _ashkal(settlement, say)
    if game.carry:
        yield say("table-carry", points=game.carry)
    for line in settlement.lines if settlement else ():
        if line.code in {LineCode.CLAIM_RIGHT, LineCode.CLAIM_WRONG}:
            yield say(f"score-line-{line.code}")
    yield from _happened(table.rules, game, say)


def _happened(rules: RuleSet, game: GameState, say: Words) -> Iterator[str]:
    """The melds and belotes of the last deal, with their owners, and its last trick."""
    if seen := view(rules, game, None).deal:
        yield from announced_lines(rules, seen, say)
        yield from belotes_had(rules, seen, say)
    if game.deal and game.deal.tricks:
        # The score takes its place on the table as soon as it is full.
        yield small(last_trick(game.deal.tricks[-1], say))


def _ashkal(settlement: Settlement | None, say: Words) -> Iterator[str]:
    """What an ashkal is, where one was played: few know its name, and it counts as a sun."""
    if settlement and settlement.tally.contract.bid.kind is ContractKind.ASHKAL:
        yield small(say("auction-ashkal"))


def _awaited(table: Table, say: Words) -> tuple[LayoutItem, ...]:
    """The players who have not asked for the next deal yet, if several are to ask for it."""
    if len(table.present) == 1:
        return ()
    awaited = [name(table, each, say) for each in table.present if each not in table.ready]
    return (text(small(say("score-awaited", players=say.every(awaited)))),) if awaited else ()


def cards_line(game: GameState, usual: UsualGame, say: Words) -> str:
    """The lead that average tables make of the cards of a game that is over."""
    if not usual:
        return ""
    lead = round(sum(ours - theirs for ours, theirs in usual))
    team = Team.NORTH_SOUTH if lead > 0 else Team.EAST_WEST
    against = lead != 0 and game.winner is team.other
    return say("game-cards", points=abs(lead), team=team, against=yes(against))


def _winners(table: Table, game: GameState, usual: UsualGame, say: Words) -> Iterator[str]:
    """Who won, who they are, and what there was to win with."""
    team, cards = game.winner, cards_line(game, usual, say)
    if team is None:
        yield headline(say("game-drawn", scores=team_scores(game.scores, say)))
    else:
        points, others = game.scores[team], game.scores[team.other]
        yield headline(say("game-won", team=team, points=points, others=others))
        seats = sorted(table.rules.seating.members(team))  # as their side is called
        yield say("game-winners", players=say.every(name(table, seat, say) for seat in seats))
    # Deals that everybody passed have numbers, and the rules do not count them.
    played = sum(line.settlement is not None for line in game.sheet)
    yield say("game-deals", deals=played, passed=len(game.sheet) - played)
    yield cards and small(cards)


def _gains(table: Table, gains: Sequence[RatingChange], say: Words) -> Iterator[str]:
    """The rating changes of the game on one line, and for whom it was a trial."""
    if not table.is_rated:
        if table.counts:
            yield say("score-unrated")
        return
    told = [_gain(each, say) for each in gains]
    trying = table.people_in(seat for seat in table.playing_seats if is_trial(table, seat))
    if trying:
        players = say.every(mention(user, say) for user in trying)
        told.append(say("score-rating-trial", players=players))
    if told:
        yield say("score-ratings", players=dotted(told))


def _gain(gain: RatingChange, say: Words) -> str:
    """A rating and its change; only the number of games of somebody who is not placed yet."""
    player = mention(gain.user_id, say)
    if gain.games >= PLACEMENT:
        change = signed(gain.points, say)
        return say("score-rating", player=player, points=gain.after, change=change)
    return say("score-rating-provisional", player=player, games=gain.games, of=PLACEMENT)


def _after_deal(table: Table, game: GameState, say: Words) -> list[Control]:
    return [
        next_button(table, say),
        *_looks(table, game, say),
        _sheet_button(table, say),
        more_button(table, say),
    ]


def _to_next_game(table: Table, say: Words) -> list[Control]:
    """What players do next, most of them: the same again, with other partners or another length."""
    return [
        rematch_button(table, say),
        *swap_buttons(table, say),
        *length_buttons(table, say),
        button(SEATS.at(table.id, table.move), say("game-button-seats")),
    ]


def _after_game(table: Table, game: GameState, say: Words) -> list[Control]:
    return [
        *_looks(table, game, say),
        _sheet_button(table, say),
        *_challenge_button(table, game, say),
        button(ASK_LEAVE.at(table.id, table.move), say("table-button-leave")),
    ]


def _challenge_button(table: Table, game: GameState, say: Words) -> Iterator[Control]:
    """Challenge others to play the deals of the game, if one can play them with a partner."""
    played = any(line.settlement for line in game.sheet)
    if played and not table.given and table.rules.seating.partner(Seat.SOUTH) is not None:
        control = ChallengeControl(GameAgain(table.id, table.games))
        yield button(control, say("challenge-button-game"))


def _looks(table: Table, game: GameState, say: Words) -> Iterator[Control]:
    """The arithmetic and the deal trick by trick; a deal that was thrown in has neither."""
    deal = game.deal
    if deal is None or deal.settlement is None:
        return
    arithmetic = DetailsControl(table.games, deal.number).at(table.id, table.move)
    yield button(arithmetic, say("score-button-details"))
    if deal.tricks:
        review = ReviewControl(table.games, deal.number).at(table.id, table.move)
        yield button(review, say("score-button-review"))
        yield analyse_button(table.id, table.games, deal.number, say)


def _sheet_button(table: Table, say: Words) -> Control:
    return button(SHEET.at(table.id, table.move), say("game-button-sheet"))
