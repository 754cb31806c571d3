"""The result of a deal and of a game as lines of text."""

from collections.abc import Iterator

from bot.i18n import Words, dotted
from bot.tables.records import Record, record_of
from bot.tables.table import Table
from cogs.ui.people import team_scores
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.settlement import Result, Settlement
from engine.state import Deal, GameState, Misplay, SettledDeal


def deal_title(line: SettledDeal, say: Words) -> str:
    """What a deal was about, and how it ended."""
    settlement = line.settlement
    if settlement is None:
        return say("score-title-thrown-in", number=line.number)
    return say(
        "score-title",
        number=line.number,
        contract=settlement.tally.contract,
        result=settlement.result,
    )


def score_lines(settlement: Settlement | None, say: Words) -> tuple[str, ...]:
    """Every step of the arithmetic, a line each."""
    if settlement is None:
        return ()
    return tuple(
        say(f"score-line-{line.code}", side=line.side, **dict(line.facts))
        for line in settlement.lines
    )


def sheet_lines(sheet: tuple[SettledDeal, ...], say: Words, last: int) -> tuple[str, ...]:
    """The last lines of the score sheet: one a deal, with the total after it."""
    total = (0, 0)
    totals = []
    for deal in sheet:
        if deal.settlement:
            total = (
                total[Team.NORTH_SOUTH] + deal.settlement.for_team(Team.NORTH_SOUTH),
                total[Team.EAST_WEST] + deal.settlement.for_team(Team.EAST_WEST),
            )
        totals.append((deal, total))
    return tuple(
        dotted((deal_title(deal, say), team_scores(total, say))) for deal, total in totals[-last:]
    )


def claim_lines(rules: RuleSet, game: GameState, say: Words) -> Iterator[str]:
    """Who ended the deal by a claim; if it was right, each breach with its player and its trick."""
    deal = game.deal
    if deal is None or deal.claim is None:
        return
    yield say("score-claimed", seat=deal.claim.seat)
    for misplay in _proven(rules, deal):
        yield say(
            "score-breach",
            seat=misplay.seat,
            card=misplay.card,
            number=_trick(deal, misplay),
            duty=say(f"breach-{misplay.duty}"),
        )


def _proven(rules: RuleSet, deal: Deal) -> tuple[Misplay, ...]:
    """Those of the side that was accused; of both where that is why nobody scores."""
    if deal.claim is None or not deal.claim.right:
        return ()
    void = deal.settlement is not None and deal.settlement.result is Result.VOID
    claimed = rules.seating.team(deal.claim.seat)
    return tuple(
        each for each in deal.misplays if void or rules.seating.team(each.seat) is not claimed
    )


def _trick(deal: Deal, misplay: Misplay) -> int:
    """The number of the trick in which the card was played."""
    return next(
        number
        for number, trick in enumerate((*deal.tricks, *((deal.trick,) if deal.trick else ())), 1)
        if any(play.card == misplay.card for play in trick.plays)
    )


def record_lines(table: Table, game: GameState, say: Words) -> Iterator[str]:
    """A line for each player who has done something to be told."""
    for seat in table.playing_seats:
        feats = tuple(_feats(record_of(game, seat), say))
        if feats:
            yield say("game-record", seat=seat, feats=say.every(feats))


def whole_record(table: Table, game: GameState, say: Words) -> str:
    """The same below a title of its own; nothing where nobody did anything."""
    lines = tuple(record_lines(table, game, say))
    return "\n".join((f"**{say('game-records')}**", *lines)) if lines else ""


def _feats(record: Record, say: Words) -> Iterator[str]:
    if record.made:
        yield say("game-feat-made", count=record.made)
    if record.failed:
        yield say("game-feat-failed", count=record.failed)
    if record.capots:
        yield say("game-feat-capots", count=record.capots)
    if record.doubles:
        yield say("game-feat-doubles", count=record.doubles, won=record.doubles_won)
    if record.belotes:
        yield say("game-feat-belotes", count=record.belotes)
