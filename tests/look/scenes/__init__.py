"""Every screen, in scenes: each plays a part of an evening and takes a picture of what it shows."""

from tests.look.scene import Scene
from tests.look.scenes.analysis import ANALYSIS
from tests.look.scenes.auction import AUCTION
from tests.look.scenes.challenges import CHALLENGES
from tests.look.scenes.ending import ENDING
from tests.look.scenes.evening import EVENING
from tests.look.scenes.evenings import EVENINGS
from tests.look.scenes.exercises import EXERCISES
from tests.look.scenes.hand import HAND
from tests.look.scenes.lessons import LESSONS
from tests.look.scenes.lobby import LOBBY
from tests.look.scenes.others import OTHERS
from tests.look.scenes.papers import PAPERS
from tests.look.scenes.past import PAST
from tests.look.scenes.pictures import PICTURES
from tests.look.scenes.play import PLAY
from tests.look.scenes.problems import PROBLEMS
from tests.look.scenes.same_deals import SAME_DEALS
from tests.look.scenes.score_sheets import SCORE_SHEET
from tests.look.scenes.seasons import SEASONS
from tests.look.scenes.seats import SEATS
from tests.look.scenes.sheets import SHEETS
from tests.look.scenes.today import TODAY
from tests.look.scenes.training import TRAINING
from tests.look.scenes.waiting import WAITING
from tests.look.scenes.watching import WATCHING

SCENES: tuple[Scene, ...] = (
    *EVENING,
    *LOBBY,
    *ANALYSIS,
    *AUCTION,
    *PLAY,
    *HAND,
    *WAITING,
    *ENDING,
    *OTHERS,
    *PICTURES,
    *PAPERS,
    *LESSONS,
    *SEATS,
    *SHEETS,
    *PAST,
    *SEASONS,
    *EVENINGS,
    *SAME_DEALS,
    *WATCHING,
    *TODAY,
    *CHALLENGES,
    *SCORE_SHEET,
    *TRAINING,
    *EXERCISES,
    *PROBLEMS,
)
