"""The score of a deal and of a game."""

from collections.abc import Iterator, Sequence

from discord import ButtonStyle, ui

from bot.i18n import Words, dotted
from bot.ratings.rating import PLACEMENT
from bot.storage.ratings.player_ratings import RatingChange
from bot.tables.occupants import Human
from bot.tables.records import Record, record_of
from bot.tables.table import Table
from cogs.swap import swap_buttons, swap_items
from cogs.table.more import more_button
from cogs.take_back.pages import claim_line
from cogs.ui.cards import hands_as_dealt
from cogs.ui.control import Control, button
from cogs.ui.ids import ControlId, Verb
from cogs.ui.layout import (
    FELT,
    GOLD,
    Illustration,
    Item,
    card,
    rows,
    rule,
    shown,
    small,
    text,
    title,
)
from cogs.ui.melds import announced_lines, belotes_had
from cogs.ui.moves import last_trick
from cogs.ui.people import name, team_scores
from cogs.ui.replies import mention
from engine.cards import Trump
from engine.ruleset import RuleSet
from engine.seats import Team
from engine.settlement import Result, Settlement
from engine.state import Deal, GameState, Misplay, SettledDeal
from engine.view import DealView, view


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


MINUS = "\N{MINUS SIGN}"


def score(
    table: Table,
    game: GameState,
    say: Words,
    *,
    live: bool = True,
    picture: Illustration | None = None,
    gains: Sequence[RatingChange] = (),
) -> ui.LayoutView:
    """A deal that is over; with buttons while it is ``live``, and after a game with ``gains``."""
    say = say.playing(table.rules)
    line = game.sheet[-1]
    controls = (_after_game if game.over else _after_deal)(table, game, say)
    return card(
        *(_winners(table, game, say) if game.over else ()),
        *shown(picture),
        text(
            title(deal_title(line, say)),
            *claim_lines(table.rules, game, say),
            claim_line(table, say),
            *score_lines(line.settlement, say),
        ),
        text(f"**{say('score-total', scores=team_scores(game.scores, say))}**", _carry(game, say)),
        *_records(table, game, say),
        *_gains(gains, say),
        *_cards(table, game, say),
        *((*_gone(table, say), *swap_items(table, say)) if live and game.over else ()),
        *(rows(controls) if live else ()),
        colour=GOLD if game.over else FELT,
    )


def _winners(table: Table, game: GameState, say: Words) -> tuple[Item, ...]:
    team = game.winner
    counted = say("game-deals", deals=len(game.sheet))
    if team is None:
        drawn = say("game-drawn", scores=team_scores(game.scores, say))
        return (text(title(drawn), counted), rule())
    seats = table.rules.seating.members(team)
    won = say("game-won", team=team, points=game.scores[team], others=game.scores[team.other])
    players = say.every(name(table, seat, say) for seat in seats)
    return (text(title(won), say("game-winners", players=players), counted), rule())


def _carry(game: GameState, say: Words) -> str:
    """What a tie has left for a later deal; with the game it lapses."""
    return say("table-carry", points=game.carry) if game.carry and not game.over else ""


def _records(table: Table, game: GameState, say: Words) -> tuple[Item, ...]:
    """Who did what, once the game is over."""
    told = whole_record(table, game, say) if game.over else ""
    return (rule(), text(told)) if told else ()


def _gains(gains: Sequence[RatingChange], say: Words) -> tuple[Item, ...]:
    """What the game has changed in ratings, in a line."""
    told = [_gain(each, say) for each in gains]
    return (text(small(say("score-ratings", players=say.every(told)))),) if told else ()


def _gain(gain: RatingChange, say: Words) -> str:
    player, points = mention(gain.user_id, say), gain.after
    change = f"{gain.after - gain.before:+}".replace("-", MINUS)
    if gain.games >= PLACEMENT:
        return say("score-rating", player=player, points=points, change=change)
    return say(
        "score-rating-provisional",
        player=player,
        points=points,
        change=change,
        games=gain.games,
        of=PLACEMENT,
    )


def _gone(table: Table, say: Words) -> tuple[Item, ...]:
    """Who has left, and so is not in the next game."""
    held = (table.occupant(seat) for seat in table.playing_seats)
    left = [mention(each.user, say) for each in held if isinstance(each, Human) and each.away]
    return (text(say("game-rematch-without", players=say.every(left))),) if left else ()


def _cards(table: Table, game: GameState, say: Words) -> tuple[Item, ...]:
    deal = view(table.rules, game, None).deal
    if deal is None:
        return ()
    announced = announced_lines(table.rules, deal, say)
    belotes = belotes_had(table.rules, deal, say)
    lines = (*announced, *belotes, *_last_trick(deal, say), *_hands(table, deal, say))
    return (rule(), text(*lines)) if lines else ()


def _last_trick(deal: DealView, say: Words) -> tuple[str, ...]:
    """The trick that ended the deal: the score took its place on the table at once."""
    tricks = deal.tricks
    return (last_trick(tricks[-1], say),) if tricks else ()


def _hands(table: Table, deal: DealView, say: Words) -> tuple[str, ...]:
    """All hands as they were dealt, if the deal was played."""
    if not deal.shown:
        return ()
    trump = deal.contract.trump if deal.contract else Trump.NONE
    hands = ((seat, deal.shown[seat]) for seat in table.playing_seats)
    lines = hands_as_dealt(hands, trump, table.rules.scales, say)
    return (f"**{say('score-hands')}**", *lines)


def _after_deal(table: Table, game: GameState, say: Words) -> list[Control]:
    return [
        # A phone shows them two by two.
        next_button(table, say),
        *_review(table, game, say),
        button(_ask(table, Verb.SHEET), say("game-button-sheet")),
        more_button(table, say),
    ]


def _after_game(table: Table, game: GameState, say: Words) -> list[Control]:
    return [
        button(_ask(table, Verb.REMATCH), say("game-button-rematch"), style=ButtonStyle.success),
        *swap_buttons(table, say),
        button(_ask(table, Verb.SEATS), say("game-button-seats")),
        button(_ask(table, Verb.ASK_LEAVE), say("table-button-leave")),
        button(_ask(table, Verb.SHEET), say("game-button-sheet")),
        *_review(table, game, say),
    ]


def _review(table: Table, game: GameState, say: Words) -> tuple[Control, ...]:
    """The tricks of the deal, if there are any: one that was thrown in has none."""
    if game.deal is None or not game.deal.tricks:
        return ()
    return (button(_ask(table, Verb.TRICKS), say("score-button-review")),)


def next_button(table: Table, say: Words) -> Control:
    """On to the next deal, with how many have said so."""
    present = len(table.present)
    label = say("score-button-next", ready=len(table.ready), players=present)
    return button(_ask(table, Verb.NEXT), label, style=ButtonStyle.success)


def _ask(table: Table, verb: Verb) -> ControlId:
    return ControlId(verb, table.id, table.move)
