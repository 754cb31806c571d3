"""What average tables make of a game's cards: a line and thin curves once it is over."""

from dataclasses import dataclass, field

from bot.ai_workers.questions import AskUsual, LongAnswer, LongQuestion, Unfinished, UsualPoints
from bot.analysis.usual_games import UsualGames
from bot.i18n import words
from bot.pictures.curve import CurvePicture
from bot.storage.log.replayed_deals import PastDeals
from cogs.table.score import cards_line
from cogs.ui.game_pictures import curve_illustration
from engine.seats import Team
from engine.state import Phase
from tests.cogs.evening import Evening
from tests.cogs.playing import sit_down
from tests.rig.screens import text_of

SAY = words("fr")


@dataclass
class MadeTables:
    """Average tables that make up their points, in two pieces."""

    is_ready: bool = True
    asked: list[LongQuestion] = field(default_factory=list)

    async def piece(self, question: LongQuestion) -> LongAnswer:
        """Half of an answer."""
        assert isinstance(question, AskUsual)
        self.asked.append(question)
        return Unfinished() if len(self.asked) % 2 else UsualPoints((90.0, 60.0))


async def test_the_end_of_a_game_says_what_its_cards_were_worth(evening: Evening) -> None:
    async with evening:
        services, made = evening.bot.services, MadeTables()
        usual = services.usual_games
        usual._players = made
        game = await sit_down(evening, "Ann", target=500)
        await game.play_until(Phase.OVER)
        assert not made.asked
        await game.play_until(None)
        await evening.cafe.env.advance_time(1)
        table = evening.table()
        assert table.game is not None
        deals = len(table.game.sheet)
        assert len(made.asked) == 2 * deals
        found = usual.of(table.id, table.games)
        assert found == ((90.0, 60.0),) * deals
        line = cards_line(table.game, found, SAY)
        assert SAY.team(Team.NORTH_SOUTH) in line
        assert str(30 * deals) in line
        assert line in text_of(game.table)
        mirrored = tuple(both[::-1] for both in found)
        assert SAY.team(Team.EAST_WEST) in cards_line(table.game, mirrored, SAY)
        assert ("contre les vainqueurs" in line) is (table.game.winner is Team.EAST_WEST)
        picture = curve_illustration(table, table.game, SAY, found).picture
        assert isinstance(picture, CurvePicture)
        assert picture.usual[-1] == (90 * deals, 60 * deals)
        bare = curve_illustration(table, table.game, SAY).picture
        assert picture.draw() != bare.draw()
        assert not await usual.learn(table.id, table.games)
        again = UsualGames(made, PastDeals(services.database))
        assert await again.learn(table.id, table.games)
        assert again.of(table.id, table.games) == found
        made.is_ready = False
        asleep = UsualGames(made, PastDeals(services.database))
        assert not await asleep.learn(table.id, table.games)
        assert cards_line(table.game, asleep.of(table.id, table.games), SAY) == ""
