"""What the picture of a screen shows is told in words, and never more than its reader may see."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.i18n import LANGUAGES, Words, words
from bot.i18n.direction import unmarked
from bot.i18n.game_values import contract_facts
from bot.pictures.curve import CurvePicture
from bot.pictures.table import PicturedSeat, Score, TablePicture
from bot.pictures.typeface import ELLIPSIS, fitting
from bot.tables.occupants import Computer, Human
from bot.tables.table import Table
from bot.tables.table_settings import Pictures
from cogs.table.pages import public
from cogs.ui.game_pictures import curve_illustration
from cogs.ui.layout import MOST_WORDS, Illustration
from cogs.ui.moves import said
from cogs.ui.table_pictures import (
    HandShown,
    hand_illustration,
    lobby_illustration,
    position_illustration,
    table_illustration,
)
from engine.ruleset import RuleSet
from engine.seats import Seat, Team
from engine.state import Deal, GameState, Phase
from engine.variants import VARIANTS
from engine.variants.contree import CONTREE
from engine.view import view
from tests.cogs.drawing import HOST, drawn, positions, short, table_of, texts
from tests.engine.unseen import reshuffled, with_other_cards
from tests.rig.languages import DRAWN
from tests.rig.slow import every_game

NAMES = {HOST: "Alice", HOST + 1: "🎉 Zoé 🎉", HOST + 2: "山田太郎", HOST + 3: "Maximilien " * 4}


def name_of(user: int) -> str:
    return NAMES[user]


def drawn_by(table: Table, pictures: Pictures) -> Table:
    return replace(table, opened=replace(table.opened, pictures=pictures))


def pictured(
    rules: RuleSet, say: Words, pictures: Pictures = Pictures.CARDS, every: int = 7
) -> Iterator[tuple[Table, GameState, Illustration | None]]:
    """Positions of a game, with what is drawn of its table."""
    for table, game in positions(3, every, short(rules)):
        shown = drawn_by(table, pictures)
        yield shown, game, table_illustration(shown, game, say.playing(rules), name_of)


def spelled(table: Table, deal: Deal, place: PicturedSeat, say: Words) -> str:
    """The last call of a seat, without signs."""
    calls = said(table.rules, deal.auction, say, aloud=True)
    return [call for seat, call in calls if seat is place.seat][-1]


def test_a_position_of_a_shared_deal_is_named_by_the_code_of_the_deal() -> None:
    say = words("fr")
    for table, game in positions(3, 7, short(CONTREE)):
        seen = view(table.rules, game, Seat.SOUTH).deal
        if seen is None:
            continue
        shown = position_illustration(table.house, "D-7K3Q2M", seen, game.scores, say)
        assert isinstance(shown.picture, TablePicture)
        assert shown.picture.deal == say("pictures-deal", number="D-7K3Q2M")
        assert say("pictures-deal", number="D-7K3Q2M") in shown.words


@pytest.mark.parametrize(("deals", "target"), [(None, CONTREE.end.target), (4, None)])
def test_the_curve_has_a_target_where_points_end_the_game(
    deals: int | None, target: int | None
) -> None:
    end = replace(CONTREE.end, deals=deals)
    for table, game in positions(3, 7, replace(CONTREE, end=end)):
        picture = curve_illustration(table, game, words("fr")).picture
        assert isinstance(picture, CurvePicture)
        assert picture.target == target


@pytest.mark.slow
@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_everything_on_the_table_is_described(rules: RuleSet, language: str) -> None:
    say = words(language).playing(rules)
    seen = 0
    for table, game, shown in pictured(rules, say):
        assert game.deal is not None
        if shown is None:
            assert game.deal.phase is Phase.OVER
            continue
        picture = shown.picture
        assert isinstance(picture, TablePicture)
        assert len(shown.words) <= MOST_WORDS
        full = game.deal.trick is None or not game.deal.trick.plays
        for laid in picture.trick:
            assert say.card(laid.card) in shown.words
            seen += 1
        last, _, _ = say("pictures-past-trick", plays="@").partition("@")
        assert not (picture.trick and full) or last in shown.words, "no finished trick lies there"
        for place in picture.places:
            assert not place.call or spelled(table, game.deal, place, say) in shown.words
        if picture.turned:
            assert say.card(picture.turned) in shown.words
        for team in Team:
            assert str(game.scores[team]) in shown.words
            won = [
                trick
                for trick in game.deal.tricks
                if trick.winner is not None and rules.seating.team(trick.winner) is team
            ]
            told = say("play-taken", tricks=len(won), points=sum(t.points for t in won))
            playing = game.deal.phase is Phase.PLAY
            assert bool(picture.scores[team].taken) == playing
            assert not playing or told in shown.words
            for pile in (pile for place in picture.places for pile in place.piles if pile.top):
                assert pile.top is None or say.card(pile.top) in shown.words
        assert picture.title.lower() in shown.words.lower()
        (awaited, *_) = table.awaited
        key = "pictures-awaited-call" if game.deal.phase is Phase.AUCTION else "pictures-awaited"
        assert say(key, seat=awaited) in shown.words
    assert seen


@pytest.mark.slow
@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_every_card_of_a_hand_is_described(rules: RuleSet, language: str) -> None:
    say = words(language).playing(rules)
    for table, game in positions(3, 11, short(rules)):
        for seat in table.playing_seats:
            shown = hand_illustration(table, seat, say, name_of)
            if shown is None:
                continue
            assert len(shown.words) <= MOST_WORDS
            assert game.deal is not None
            for held in game.deal.holdings[seat].playable:
                assert say.card(held) in shown.words


@pytest.mark.parametrize("language", DRAWN)
@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_the_course_of_a_game_is_described(rules: RuleSet, language: str) -> None:
    say = words(language).playing(rules)
    (*_, (table, game)) = positions(3, 10_000, short(rules))
    shown = curve_illustration(table, game, say)
    assert game.over
    assert len(shown.words) <= MOST_WORDS
    settled = [line.settlement for line in game.sheet if line.settlement]
    assert settled
    for settlement in settled:
        assert say("contract-by", **contract_facts(settlement.tally.contract)) in shown.words


@pytest.mark.parametrize("rules", VARIANTS, ids=lambda rules: rules.key)
def test_with_pictures_per_trick_nothing_changes_within_a_trick(rules: RuleSet) -> None:
    say = words("fr").playing(rules)
    drawn: dict[tuple[int, bool, int], set[Illustration]] = {}
    for table, game, shown in pictured(rules, say, Pictures.TRICKS, every=1):
        assert table.opened.pictures is Pictures.TRICKS
        if shown is not None and game.deal is not None:
            moment = (game.deal.number, game.deal.contract is None, len(game.deal.tricks))
            drawn.setdefault(moment, set()).add(shown)
    assert len(drawn) > rules.hand_size
    # A card that is turned up again is another beginning.
    assert all(len(shown) == 1 or moment[1] for moment, shown in drawn.items())


@pytest.mark.parametrize("pictures", [Pictures.TRICKS, Pictures.CARDS])
@every_game
def test_different_hidden_cards_give_identical_pictures(rules: RuleSet, pictures: Pictures) -> None:
    say, rng = words("fr").playing(rules), Random(1)
    changed = 0
    for table, game, shown in pictured(rules, say, pictures, every=23):
        if shown is None or game.deal is None:
            continue
        other = with_other_cards(rules, game, reshuffled(rules, game.deal, None, rng))
        changed += other != game
        moved = drawn_by(table_of(other, move=table.move, house=table.house), pictures)
        again = table_illustration(moved, other, say, name_of)
        assert again == shown
        assert again is not None
        assert again.picture.draw() == shown.picture.draw()
    assert changed


def test_a_watcher_sees_the_names_of_seats() -> None:
    say, told = words("fr"), 0
    for table, game in positions(2, 13):
        if game.deal is None or game.deal.phase is Phase.OVER:
            continue
        for seat in table.playing_seats:
            own = hand_illustration(table, seat, say, name_of)
            watched = hand_illustration(table, seat, say, name_of, HandShown(owner=False))
            assert own is not None
            assert watched is not None
            sides = [say("hand-us"), say("hand-them")]
            assert not any(side in watched.words for side in sides)
            assert all(side in own.words for side in sides)
            told += 1
    assert told


def test_a_hands_picture_shows_only_its_owners_cards() -> None:
    say, rng = words("fr"), Random(2)
    for table, game in positions(2, 13):
        if game.deal is None or game.deal.phase is Phase.OVER:
            continue
        for seat in table.playing_seats:
            hidden = reshuffled(table.rules, game.deal, seat, rng)
            other = with_other_cards(table.rules, game, hidden)
            moved = table_of(other, move=table.move)
            mine = hand_illustration(table, seat, say, name_of)
            assert mine == hand_illustration(moved, seat, say, name_of)


@pytest.mark.parametrize("language", DRAWN)
def test_the_seat_of_a_computer_is_marked_before_and_during_a_game(language: str) -> None:
    say = words(language)
    seats = (Human(HOST), Computer(), Human(HOST + 1), Computer())
    told = 0
    for bare, game in ((table_of(None), None), *positions(1, every=13)):
        table = replace(drawn_by(bare, Pictures.TRICKS), seats=seats, game=game)
        if game is None:
            shown = lobby_illustration(table, say, name_of)
        else:
            shown = table_illustration(table, game, say, name_of)
        if shown is None:
            continue
        assert isinstance(shown.picture, TablePicture)
        named = []
        for place in shown.picture.places:
            computer = isinstance(table.occupant(place.seat), Computer)
            seat = say.seat(place.seat)
            assert place.label == (say("pictures-computer-short", seat=seat) if computer else seat)
            called = say("pictures-computer", called=place.player) if computer else place.player
            named.append(say("pictures-seat", seat=place.seat, player=called) in shown.words)
        # During a game all are named or, where news takes the room, nobody.
        assert all(named) or (game is not None and not any(named))
        told += all(named)
    assert told > 1


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """What is written on pictures, as far as it has room."""
    texts_written = set[str]()

    def noted(text: str, size: int, width: int) -> tuple[str, int]:
        fitted, height = fitting(text, size, width)
        texts_written.add(fitted)
        return fitted, height

    monkeypatch.setattr("bot.pictures.canvas.fitting", noted)
    return texts_written


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_deal_is_called_is_written_out(language: str, written: set[str]) -> None:
    say = words(language)
    names = [
        say("pictures-deal", number="D-WWWWWW"),
        say("pictures-problem", number=1000),
        say("pictures-lesson", number=8),
        say("pictures-reading"),
    ]
    for name in names:
        score = Score("0")
        TablePicture(
            title=say("pictures-no-bid"), scores=(score, score), places=(), deal=name
        ).draw()
    assert {unmarked(each) for each in written} >= {unmarked(each) for each in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_seat_of_a_computer_is_written_out_where_it_deals(
    language: str, written: set[str]
) -> None:
    say = words(language)
    bare, game = next(positions(1, every=13))
    table = replace(drawn_by(bare, Pictures.TRICKS), seats=(Computer(),) * 4, game=game)
    shown = table_illustration(table, game, say, name_of)
    assert shown is not None
    picture = shown.picture
    assert isinstance(picture, TablePicture)
    for dealer in Seat:
        places = tuple(replace(each, deals=each.seat is dealer) for each in picture.places)
        replace(picture, places=places).draw()
    assert {each.label for each in picture.places} <= written
    assert not [each for each in written if ELLIPSIS in each]


@pytest.mark.parametrize("language", DRAWN)
def test_a_picture_a_trick_shows_the_calls_and_what_players_say(language: str) -> None:
    say = words(language)
    called = 0
    for bare, game in positions(3, every=1):
        table = drawn_by(bare, Pictures.TRICKS)
        if game.deal is None or game.deal.phase is Phase.OVER:
            continue
        shown = table_illustration(table, game, say, name_of, {Seat.EAST: "Ouf"})
        assert shown is not None
        assert isinstance(shown.picture, TablePicture)
        for place in shown.picture.places:
            assert place.word == ("Ouf" if place.seat is Seat.EAST else "")
            if game.deal.phase is Phase.PLAY:
                assert not place.call
            elif place.call:
                assert spelled(table, game.deal, place, say) in shown.words
                called += 1
        assert say("pictures-said", seat=Seat.EAST, word="Ouf") in shown.words
        told = texts(drawn(public(table, say, picture=shown)))
        assert say("auction-line", calls="")[:8] not in told
    assert called
