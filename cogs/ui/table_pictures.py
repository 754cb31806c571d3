"""The pictures of a table, of a hand and of a game's score, with their words."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.i18n import Words, capitalised
from bot.pictures.canvas import Style
from bot.pictures.curve import CurvePicture, Turn
from bot.pictures.hand import HandPicture, Held
from bot.pictures.packs import Pack, letters_of
from bot.pictures.table import Laid, Place, Score, TablePicture
from bot.pictures.typeface import writable
from bot.preferences import USUAL, HandOrder
from bot.tables.occupants import Computer, Human
from bot.tables.table import Stage, Table
from bot.tables.table_settings import Pictures
from cogs.ui.cards import in_order
from cogs.ui.layout import Illustration, in_words
from cogs.ui.moves import said
from cogs.ui.people import team_scores
from engine.actions import PlayCard
from engine.cards import Card, Trump
from engine.contract import Contract
from engine.seats import Seat, Team
from engine.settlement import Result
from engine.state import GameState, Phase, SettledDeal, Trick
from engine.tally import taken
from engine.tricks import best_play
from engine.view import DealView, OpenPile, view

HAND_FILE = "hand.png"


def hand_illustration(
    table: Table,
    game: GameState,
    seat: Seat,
    say: Words,
    pack: Pack,
    order: HandOrder = USUAL.order,
) -> Illustration | None:
    """The hand of this seat; nothing when it is empty."""
    seen = view(table.rules, game, seat).deal
    if seen is None or seen.phase is Phase.OVER or not seen.hand:
        return None
    trump = seen.contract.trump if seen.contract else Trump.NONE
    held = in_order(seen.hand, trump, table.rules.scales, order)
    cards = tuple(Held(card, _is_playable(card, seen)) for card in held)
    picture = HandPicture(cards, Style(pack, letters_of(say)))
    return Illustration(picture, HAND_FILE, _words(cards, say))


def _is_playable(card: Card, seen: DealView) -> bool:
    """Whether it may be played now; true for every card while others play or bid."""
    if seen.phase is not Phase.PLAY or seen.seat not in seen.awaited:
        return True
    return PlayCard(card) in seen.legal and card not in dict(seen.barred)


def _words(cards: tuple[Held, ...], say: Words) -> str:
    named = ", ".join(say.card(held.card) for held in cards)
    barred = ", ".join(say.card(held.card) for held in cards if not held.playable)
    return in_words(
        (
            say("pictures-of-hand", cards=named),
            say("pictures-not-playable", cards=barred) if barred else "",
        )
    )


TABLE_FILE = "table.png"

NameOf = Callable[[int], str]
"""The name of a person, nothing while it is not known."""


def table_illustration(
    table: Table, game: GameState, say: Words, name_of: NameOf
) -> Illustration | None:
    """The table during a deal, as often as it was chosen; nothing while none is played."""
    seen = view(table.rules, game, None).deal
    if seen is None or seen.phase is Phase.OVER or table.stage is not Stage.PLAYING:
        return None
    sketch = Sketch(table, seen, say, name_of, game.scores)
    return Illustration(sketch.picture(), TABLE_FILE, in_words(sketch.words()))


@dataclass(frozen=True, slots=True)
class Sketch:
    """The facts of a picture of the table, and its words."""

    table: Table
    deal: DealView
    say: Words
    name_of: NameOf
    scores: tuple[int, int]

    def picture(self) -> TablePicture:
        """What is drawn."""
        say, deal = self.say, self.deal
        return TablePicture(
            title=self._title(),
            deal=say("pictures-deal", number=deal.number),
            dealer_mark=say("pictures-dealer-mark"),
            last_title=say("pictures-last-trick"),
            scores=(self._score(Team.NORTH_SOUTH), self._score(Team.EAST_WEST)),
            places=tuple(self._place(seat) for seat in self.table.playing_seats),
            trump=deal.contract.trump if deal.contract else None,
            trump_mark=say("trump-short", trump=deal.contract.trump, symbol="")
            if deal.contract
            else "",
            turned=deal.turned if deal.phase is Phase.AUCTION else None,
            trick=self._laid(self._trick),
            last=self._laid(self._past),
            style=Style(letters=letters_of(say)),
        )

    def words(self) -> Iterator[str]:
        """The same, a sentence each, what matters most first."""
        say, deal = self.say, self.deal
        number = say("table-deal", number=deal.number, dealer=deal.dealer)
        yield say("pictures-of-table", deal=number)
        contract = deal.contract
        yield f"{say('play-contract', contract=contract) if contract else self._title()}."
        if self._is_live:
            bids = deal.phase is Phase.AUCTION
            key = "pictures-awaited-call" if bids else "pictures-awaited"
            yield say(key, seat=deal.awaited[0])
        if self._trick:
            yield say("pictures-trick", plays=self._plays(self._trick))
        if deal.turned and deal.phase is Phase.AUCTION:
            yield say("pictures-turned", card=deal.turned)
        calls = [(seat, self._call(seat, aloud=True)) for seat in self.table.playing_seats]
        if any(call for _, call in calls):
            told = (say("auction-call", seat=seat, call=call) for seat, call in calls if call)
            yield say("pictures-calls", calls=", ".join(told))
        yield say("pictures-scores", scores=team_scores(self.scores, say))
        if deal.phase is Phase.PLAY:
            for team in Team:
                points, tricks = taken(deal.tricks, self.table.rules.seating, team)
                yield f"{say('play-tally', team=team, tricks=tricks, points=points)}."
        if self._past:
            yield say("pictures-past-trick", plays=self._plays(self._past))
        for seat in self.table.playing_seats:
            if player := self._player(seat):
                yield say("pictures-seat", seat=seat, player=player)
        for seat in self.table.playing_seats:
            if self._is_live and deal.tableau[seat]:
                piles = filter(None, (self._pile(pile) for pile in deal.tableau[seat]))
                yield say("pictures-piles", seat=seat, cards=", ".join(piles))

    def _pile(self, pile: OpenPile) -> str:
        """A pile in words; nothing where it lay."""
        if pile.top is None:
            return self.say("pictures-pile-bare") if pile.covers else ""
        if pile.covers:
            return self.say("pictures-pile-covering", card=pile.top)
        return self.say.card(pile.top)

    @property
    def _is_live(self) -> bool:
        """Whether it is drawn anew with each card, and may show what changes so often."""
        return self.table.opened.pictures is Pictures.CARDS

    @property
    def _standing(self) -> Contract | None:
        return self.deal.contract or (self.deal.standing if self._is_live else None)

    def _title(self) -> str:
        if self._standing is None:
            return self.say("pictures-no-bid")
        key = "pictures-contract" if self.deal.contract else "pictures-bid"
        return capitalised(self.say(key, contract=self._standing))

    def _score(self, team: Team) -> Score:
        points = self.say("table-team-score", team=team, points=self.scores[team])
        if self.deal.phase is not Phase.PLAY:
            return Score(points)
        worth, tricks = taken(self.deal.tricks, self.table.rules.seating, team)
        return Score(points, self.say("play-taken", tricks=tricks, points=worth))

    def _place(self, seat: Seat) -> Place:
        return Place(
            seat=seat,
            label=self.say.seat(seat),
            player=self._player(seat),
            call=self._call(seat),
            deals=seat is self.deal.dealer,
            awaited=self._is_live and seat in self.deal.awaited,
            piles=self.deal.tableau[seat] if self._is_live else (),
        )

    def _player(self, seat: Seat) -> str:
        match self.table.occupant(seat):
            case Human(user):
                return writable(self.name_of(user))
            case Computer():
                return self.say("table-computer-name", seat=seat)
            case None:
                return ""

    def _call(self, seat: Seat, *, aloud: bool = False) -> str:
        """What a seat has said last, while the auction goes on."""
        if not self._is_live or self.deal.phase is not Phase.AUCTION:
            return ""
        calls = said(self.table.rules, self.deal.auction, self.say, aloud=aloud)
        return next((call for who, call in reversed(list(calls)) if who is seat), "")

    @property
    def _trick(self) -> Trick | None:
        """The trick in the middle: the one that is being played, else the last full one."""
        going_on = self.deal.trick
        if self._is_live and going_on is not None and going_on.plays:
            return going_on
        return self.deal.tricks[-1] if self.deal.tricks else None

    @property
    def _past(self) -> Trick | None:
        """The trick before that one."""
        past = [trick for trick in self.deal.tricks if trick is not self._trick]
        return past[-1] if past else None

    def _best(self, trick: Trick) -> Seat | None:
        if trick.winner is not None or self.deal.contract is None:
            return trick.winner
        return best_play(trick.plays, self.deal.contract.trump, self.table.rules.scales).seat

    def _laid(self, trick: Trick | None) -> tuple[Laid, ...]:
        if trick is None:
            return ()
        best = self._best(trick)
        return tuple(Laid(play.seat, play.card, play.seat is best) for play in trick.plays)

    def _plays(self, trick: Trick) -> str:
        best = self._best(trick)
        return ", ".join(
            self.say(
                "pictures-laid-best" if play.seat is best else "pictures-laid",
                seat=play.seat,
                card=play.card,
            )
            for play in trick.plays
        )


CURVE_FILE = "game.png"

MADE = {Result.MADE: True, Result.FAILED: False}


def curve_illustration(table: Table, game: GameState, say: Words) -> Illustration:
    """The course of a game that is over."""
    totals = tuple(totals_of(game.sheet))
    picture = CurvePicture(
        names=(say.team(Team.NORTH_SOUTH), say.team(Team.EAST_WEST)),
        target=table.rules.end.target,
        turns=tuple(turns_of(game, say)),
    )
    return Illustration(picture, CURVE_FILE, in_words(_curve_words(game, totals, say)))


def turns_of(game: GameState, say: Words) -> Iterator[Turn]:
    """The deals of a game as pictures show them."""
    for line, total in zip(game.sheet, totals_of(game.sheet), strict=True):
        yield _turn(line, total, say)


def totals_of(sheet: tuple[SettledDeal, ...]) -> Iterator[tuple[int, int]]:
    """The scores of the game after each deal."""
    ours = theirs = 0
    for line in sheet:
        if line.settlement:
            ours += line.settlement.for_team(Team.NORTH_SOUTH)
            theirs += line.settlement.for_team(Team.EAST_WEST)
        yield ours, theirs


def _turn(line: SettledDeal, total: tuple[int, int], say: Words) -> Turn:
    settlement = line.settlement
    if settlement is None:
        return Turn(total)
    contract = settlement.tally.contract
    short = say("pictures-contract-short", contract=contract)
    return Turn(total, short, settlement.tally.attack, MADE.get(settlement.result))


def _curve_words(game: GameState, totals: tuple[tuple[int, int], ...], say: Words) -> Iterator[str]:
    scores = team_scores(game.scores, say)
    yield say("pictures-of-game", deals=len(game.sheet), scores=scores)
    for line, (ours, theirs) in zip(game.sheet, totals, strict=True):
        settlement = line.settlement
        facts = {"number": line.number, "first": ours, "second": theirs}
        if settlement is None:
            yield f"{say('pictures-turn-bare', **facts)}."
        else:
            contract = settlement.tally.contract
            turn = say("pictures-turn", contract=contract, result=settlement.result, **facts)
            yield f"{turn}."
