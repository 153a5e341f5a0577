"""Roulette in its telling states: what of it sits for pictures."""

from scenes.games.roulette.finale.screenshots import FINALE
from scenes.games.roulette.table.screenshots import TABLE
from scenes.games.roulette.tutorial.screenshots import TUTORIAL
from scenes.games.roulette.workshop_pictures import BENCH
from scenes.screens.lobby.screenshots import lobby_pictures
from scenes.screens.pause.screenshots import pause_picture
from scenes.screens.rulebook.screenshots import booklet_pictures

PICTURES = (
    *lobby_pictures("roulette"),
    *booklet_pictures("roulette", 11, on_shelf=True),
    pause_picture("roulette"),
    *TUTORIAL,
    *TABLE,
    *FINALE,
    *BENCH,
)
"""The lobby, the booklet, an interval, the tutorial, the table, the finale, the bench."""
