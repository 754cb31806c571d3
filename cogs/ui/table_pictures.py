"""The pictures of a table and of a hand, with their words."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from bot.discord_api.card_emojis import pack_of
from bot.i18n import Words, capitalised, dotted
from bot.pictures.canvas import Style
from bot.pictures.packs import DEFAULT, PicturePack, letters_of
from bot.pictures.table import Laid, PicturedSeat, Score, TablePicture
from bot.pictures.typeface import writable
from bot.preferences import USUAL, HandOrder
from bot.rulebook.phrases import have_partners
from bot.tables.events import TableOpened
from bot.tables.house_rules import HouseRules
from bot.tables.occupants import Computer, Human
from bot.tables.partners import PartnersSeated
from bot.tables.table import Stage, Table
from bot.tables.table_settings import Pictures
from cogs.ui.cards import in_order
from cogs.ui.layout import MOST_WORDS, Illustration, in_words
from cogs.ui.melds import belote_lines
from cogs.ui.moves import said, trick_on_table
from cogs.ui.people import PointOfView
from engine.actions import PlayCard
from engine.cards import Card, Trump
from engine.contract import Bid, Contract
from engine.seats import Seat, Team
from engine.state import GameState, Phase, Trick
from engine.tally import taken
from engine.tricks import best_play
from engine.view import DealView, OpenPile, view

TABLE_FILE = "table.png"
HAND_TABLE_FILE = "hand.png"
STEP_FILE = "trick.png"

PUBLIC_WORDS = 320
"""Characters up to which everybody hears at each change what has not changed, too."""

NameOf = Callable[[int], str]
"""The name of a person, nothing while it is not known."""

Sayings = Mapping[Seat, str]
"""The players' current reactions."""


@dataclass(frozen=True, slots=True)
class HandShown:
    """How a hand is shown: in which order, whether to its owner, and what its deal is called.

    Without a name a deal is known by its number in its game.
    """

    order: HandOrder = USUAL.order
    owner: bool = True
    called: str = ""


def table_illustration(
    table: Table,
    game: GameState,
    say: Words,
    name_of: NameOf,
    sayings: Sayings | None = None,
    pack: PicturePack = DEFAULT,
) -> Illustration | None:
    """The table during a deal, as often as it was chosen; nothing while none is played."""
    seen = view(table.rules, game, None).deal
    if seen is None or seen.phase is Phase.OVER or table.stage is not Stage.PLAYING:
        return None
    # One picture serves all readers: with the pack of their server, and from south.
    sketch = Sketch(table, seen, say, name_of, game.scores, pack=pack, sayings=sayings or {})
    news = in_words(sketch.news())
    # Cards that lie open are told whole.
    most = MOST_WORDS if table.rules.dealing.tableau else max(PUBLIC_WORDS, len(news) + 1)
    return Illustration(sketch.picture(), TABLE_FILE, in_words((news, *sketch.rest()), most))


def hand_illustration(
    table: Table,
    seat: Seat,
    say: Words,
    name_of: NameOf,
    how: HandShown = HandShown(),
) -> Illustration | None:
    """The table from this seat, with its hand below, for its owner or who may look into it."""
    game = table.game
    seen = view(table.rules, game, seat).deal if game else None
    if game is None or seen is None or seen.phase is Phase.OVER:
        return None
    reader, pack = seat if how.owner else None, pack_of(say)
    sketch = Sketch(
        table, seen, say.plain, name_of, game.scores, reader, pack, how.order, called=how.called
    )
    return Illustration(sketch.picture(), HAND_TABLE_FILE, in_words(sketch.words()))


def step_illustration(
    table: Table, deal: DealView, scores: tuple[int, int], say: Words, name_of: NameOf
) -> Illustration:
    """A moment of a past deal, as the seat of this view saw it."""
    sketch = Sketch(table, deal, say, name_of, scores, deal.seat)
    return Illustration(sketch.picture(), STEP_FILE, in_words(sketch.words()))


def position_illustration(
    house: HouseRules, code: str, deal: DealView, scores: tuple[int, int], say: Words
) -> Illustration:
    """A position of a deal that is known by its code, from the side of the seat that saw it."""
    sketch = position_sketch(house, code, deal, scores, say)
    return Illustration(sketch.picture(), STEP_FILE, in_words(sketch.words()))


def position_sketch(
    house: HouseRules, code: str, deal: DealView, scores: tuple[int, int], say: Words
) -> "Sketch":
    """The facts of such a picture: neither players nor the number in their game are known."""
    opened = TableOpened(
        guild=0,
        channel=0,
        host=0,
        language=say.language,
        variant=house.variant,
        version=house.rules.version,
        options=house.options,
    )
    nobody = Table(id=0, opened=opened, house=house, host=0)
    called = say("pictures-deal", number=code)
    return Sketch(nobody, deal, say, lambda _: "", scores, called=called)


def drawn_at_each_move(table: Table, deal: DealView) -> bool:
    """Whether the picture of the table shows each call or card, or only each full trick."""
    return table.opened.pictures is Pictures.CARDS or deal.phase is Phase.AUCTION


def lobby_illustration(
    table: Table, say: Words, name_of: NameOf, pack: PicturePack = DEFAULT
) -> Illustration | None:
    """The seats before a game; None if the name of somebody is not known."""
    players = {seat: _player(table, seat, say, name_of) for seat in table.playing_seats}
    if not all(players[seat] for seat in table.playing_seats if table.occupant(seat)):
        return None
    players = {seat: who or say("lobby-seat-free") for seat, who in players.items()}
    game, drawn = say.variant(table.rules), PartnersSeated.of(table).shown
    picture = TablePicture(
        title=say("lobby-partners") if have_partners(table.rules.seating) else game,
        scores=(Score(say.team(Team.NORTH_SOUTH)), Score(say.team(Team.EAST_WEST))),
        places=tuple(
            PicturedSeat(seat, _label(table, seat, say.seat(seat), say), who)
            for seat, who in players.items()
        ),
        trick=tuple(Laid(seat, card) for seat, card in drawn.items()),
        bidding=not drawn,
        style=Style(pack, letters_of(say)),
    )
    told = (
        say("pictures-seat", seat=seat, player=_marked(table, seat, who, say))
        for seat, who in players.items()
    )
    return Illustration(picture, TABLE_FILE, in_words((say("pictures-of-lobby", game=game), *told)))


def _player(table: Table, seat: Seat, say: Words, name_of: NameOf) -> str:
    match table.occupant(seat):
        case Human(user):
            return writable(name_of(user))
        case Computer():
            return say("table-computer-name", seat=seat)
        case None:
            return ""


def _marked(table: Table, seat: Seat, called: str, say: Words) -> str:
    """The name of a player, marked if it is a computer."""
    computer = isinstance(table.occupant(seat), Computer)
    return say("pictures-computer", called=called) if computer else called


def _label(table: Table, seat: Seat, called: str, say: Words) -> str:
    """The name of a seat, marked in short if a computer sits there: plates have little room."""
    computer = isinstance(table.occupant(seat), Computer)
    return say("pictures-computer-short", seat=called) if computer else called


@dataclass(frozen=True, slots=True)
class Sketch:
    """The facts of a picture of the table, and its words; with a hand if a seat sees it."""

    table: Table
    deal: DealView
    say: Words
    name_of: NameOf
    scores: tuple[int, int]
    reader: Seat | None = None
    pack: PicturePack = DEFAULT
    order: HandOrder = USUAL.order
    sayings: Sayings = field(default_factory=dict)
    called: str = ""

    def picture(self) -> TablePicture:
        """The picture."""
        say, deal = self.say, self.deal
        return TablePicture(
            title=self._title(),
            deal=self._name,
            dealer_mark=say("pictures-dealer-mark"),
            last_title=say("pictures-last-trick"),
            scores=self._scores(),
            places=tuple(self._place(seat) for seat in self.table.playing_seats),
            trump=self._trump,
            trump_mark=say("trump-short", trump=self._trump, symbol="") if self._trump else "",
            turned=deal.turned if deal.phase is Phase.AUCTION else None,
            trick=self._laid(self._trick),
            last=self._laid(self._past),
            bottom=Seat.SOUTH if deal.seat is None else deal.seat,
            hand=self._held,
            barred=self._barred,
            bidding=deal.phase is Phase.AUCTION,
            style=Style(self.pack, letters_of(say)),
        )

    def words(self) -> Iterator[str]:
        """The picture in sentences, the most important one first."""
        yield from self.news()
        yield from self.rest()

    def news(self) -> Iterator[str]:
        """What changes with each call, card and trick."""
        say, deal, told = self.say, self.deal, self._view
        if self._is_live and deal.awaited:
            yield self._turn()
        called = say("pictures-called", contract=self._title()) if deal.contract else self._title()
        yield f"{called}."
        if trick := self._trick:
            # A full one stays until the next card: it is told as what it is.
            lies = "pictures-trick" if trick.winner is None else "pictures-past-trick"
            yield say(lies, plays=self._plays(trick))
        yield from self._cards()
        if deal.turned and deal.phase is Phase.AUCTION:
            yield say("pictures-turned", card=deal.turned)
        calls = [(seat, self._call(seat, aloud=True)) for seat in self.table.playing_seats]
        if any(call for _, call in calls):
            last = (told.call(seat, call) for seat, call in calls if call)
            yield say("pictures-calls", calls=say.series(last))
        for seat, word in self.sayings.items():
            yield say("pictures-said", seat=seat, word=word)
        yield say("pictures-scores", scores=dotted(score.points for score in self._scores()))
        if deal.phase is Phase.PLAY:
            for team in told.sides():
                points, tricks = taken(deal.tricks, self.table.rules.seating, team)
                side = told.side(team)
                yield f"{say('play-tally', team=side, tricks=tricks, points=points)}."
        if self.reader is not None:
            yield from belote_lines(deal, say, self.reader)

    def rest(self) -> Iterator[str]:
        """What has been told before, and changes seldom."""
        say, deal, told = self.say, self.deal, self._view
        if self._past and self._trick and self._trick.winner is None:
            yield say("pictures-past-trick", plays=self._plays(self._past))
        dealer = say("pictures-dealer", dealer=told.to(deal.dealer))
        yield say("pictures-of-table", deal=dotted((self._name, dealer)))
        for seat in self.table.playing_seats:
            if self._is_live and deal.tableau[seat]:
                piles = filter(None, (self._pile(pile) for pile in deal.tableau[seat]))
                yield say("pictures-piles", seat=told.to(seat), cards=say.series(piles))
        # All of them or, where there is no room, nobody.
        yield " ".join(
            say("pictures-seat", seat=seat, player=_marked(self.table, seat, player, say))
            for seat in self.table.playing_seats
            if seat is not self.reader and (player := self._player(seat))
        )

    def _cards(self) -> Iterator[str]:
        """The cards of the hand: where some may not be played, first those that may."""
        say, barred = self.say, self._barred
        held = self._held or (self.deal.hand if barred else ())
        playable = [say.card(card) for card in held if card not in barred]
        if not barred:
            if playable:
                yield say("pictures-held", cards=say.series(playable))
            return
        if playable:
            yield say("pictures-playable", cards=say.series(playable))
        others = (say.card(card) for card in held if card in barred)
        yield say("pictures-not-playable", cards=say.series(others))

    def _pile(self, pile: OpenPile) -> str:
        """A pile in words; empty once both its cards are gone."""
        if pile.top is None:
            return self.say("pictures-pile-bare") if pile.covers else ""
        if pile.covers:
            return self.say("pictures-pile-covering", card=pile.top)
        return self.say.card(pile.top)

    @property
    def _name(self) -> str:
        """What the deal is called: its number in the game, if it has no other name."""
        number = self.table.number_of(self.deal.number)
        return self.called or self.say("pictures-deal", number=number)

    @property
    def _view(self) -> PointOfView:
        return PointOfView(self.table, self.say, self.reader)

    @property
    def _is_live(self) -> bool:
        """Whether it is drawn again with each call or card, as each hand is, and shows them."""
        return self.deal.seat is not None or drawn_at_each_move(self.table, self.deal)

    def _turn(self) -> str:
        """The line that says whose turn it is."""
        bids = self.deal.phase is Phase.AUCTION
        if self.reader in self.deal.awaited:
            return self.say("pictures-your-call" if bids else "pictures-your-turn")
        key = "pictures-awaited-call" if bids else "pictures-awaited"
        return self.say(key, seat=self.deal.awaited[0])

    @property
    def _held(self) -> tuple[Card, ...]:
        """The cards below the cloth; those that are laid out lie on it."""
        if self.deal.seat is None or self.table.rules.dealing.tableau:
            return ()
        trump = self.deal.contract.trump if self.deal.contract else Trump.NONE
        return in_order(self.deal.hand, trump, self.table.rules.scales, self.order)

    @property
    def _barred(self) -> frozenset[Card]:
        """The cards that may not be played now; none while others play or bid."""
        seen = self.deal
        if seen.seat is None or seen.phase is not Phase.PLAY or seen.seat not in seen.awaited:
            return frozenset()
        advised = {card for card in seen.hand if PlayCard(card) in seen.legal}
        return frozenset(seen.hand) - (advised - dict(seen.barred).keys())

    @property
    def _trump(self) -> Trump | None:
        """The trump, or that of the best bid so far."""
        return self._standing.trump if self._standing else None

    @property
    def _standing(self) -> Contract | None:
        return self.deal.contract or (self.deal.standing if self._is_live else None)

    def _title(self) -> str:
        if self._standing is None:
            return self.say("pictures-no-bid")
        contract = self._view.contract(self._standing)
        if self.deal.contract or self._standing.doubles:  # « Enchères » would leave it no room
            return capitalised(contract)
        return self.say("pictures-bid", contract=contract)

    def _scores(self) -> tuple[Score, Score]:
        first, second = self._view.sides()
        return self._score(first), self._score(second)

    def _score(self, team: Team) -> Score:
        side = self._side(team)
        points = self.say("table-team-score", team=side, points=self.scores[team])
        if self.deal.phase is not Phase.PLAY:
            return Score(points)
        worth, tricks = taken(self.deal.tricks, self.table.rules.seating, team)
        return Score(points, self.say("hand-tally", side=side, tricks=tricks, points=worth))

    def _side(self, team: Team) -> str:
        """What a side is called where there is little room: « N–S », « Nous » to a player."""
        side = self.say.side(team)
        if self.reader is not None or isinstance(side, Seat):
            return self._view.side(team)
        return self.say("pictures-team", team=side)

    def _place(self, seat: Seat) -> PicturedSeat:
        calls = [called.call for called in self.deal.auction.calls if called.seat is seat]
        bid = calls[-1] if calls and self._is_live else None
        return PicturedSeat(
            seat=seat,
            label=_label(self.table, seat, self._view.seat(seat), self.say),
            player="" if seat is self.reader else self._player(seat),
            call=self._call(seat),
            suit=bid.trump.suit if isinstance(bid, Bid) else None,
            word=self.sayings.get(seat, ""),
            deals=seat is self.deal.dealer,
            awaited=self._is_live and seat in self.deal.awaited,
            piles=self.deal.tableau[seat] if self._is_live else (),
        )

    def _player(self, seat: Seat) -> str:
        return _player(self.table, seat, self.say, self.name_of)

    def _call(self, seat: Seat, *, aloud: bool = False) -> str:
        """The last call of a seat, during the auction."""
        if not self._is_live or self.deal.phase is not Phase.AUCTION:
            return ""
        calls = said(self.table.rules, self.deal.auction, self.say, aloud=aloud)
        return next((call for who, call in reversed(list(calls)) if who is seat), "")

    @property
    def _trick(self) -> Trick | None:
        """The trick in the middle: the one that is being played, else the last full one."""
        if self._is_live:
            return trick_on_table(self.deal)
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
        return self.say.series(
            self.say(
                "pictures-laid-best" if play.seat is best else "pictures-laid",
                seat=self._view.seat(play.seat),
                card=play.card,
            )
            for play in trick.plays
        )
