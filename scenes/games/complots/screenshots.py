"""Complots in its telling states: what of it sits for pictures."""

from game.input.intents import Intent
from scenes.capture.setup import XBOX, Screenshot, match_from_position, press_button, wait_seconds
from scenes.games.complots.finale.screenshots import FINALE
from scenes.games.complots.table.screenshots import TABLE
from scenes.games.complots.tutorial.scene import ComplotsTutorial
from scenes.games.complots.workshop_pictures import BENCH
from scenes.screens.rulebook.screenshots import booklet_pictures
from scenes.screens.tutorial.screenshots import learn_until

_PAUSE = (press_button(XBOX, Intent.MENU), wait_seconds(1))

PICTURES = (
    *booklet_pictures("complots", 8, name="rulebook"),
    Screenshot("pause", match_from_position("complots", "claim-5", 5), _PAUSE),
    Screenshot("tutorial", ComplotsTutorial, (wait_seconds(2),)),
    Screenshot("tutorial-claim", ComplotsTutorial, (learn_until("claim ACCEPT"),)),
    Screenshot("tutorial-lose", ComplotsTutorial, (learn_until("lose LEFT"),)),
    *TABLE,
    *FINALE,
    *BENCH,
)
"""The booklet, an interval, the tutorial, the table, the finale."""
