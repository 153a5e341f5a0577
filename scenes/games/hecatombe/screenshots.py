"""Hécatombe in its telling states: what of it sits for pictures."""

from scenes.games.hecatombe.finale.screenshots import FINALE
from scenes.games.hecatombe.table.screenshots import TABLE
from scenes.games.hecatombe.tutorial.screenshots import TUTORIAL
from scenes.games.hecatombe.workshop_pictures import BENCH
from scenes.screens.lobby.screenshots import lobby_pictures
from scenes.screens.pause.screenshots import pause_picture
from scenes.screens.rulebook.screenshots import booklet_pictures

PICTURES = (
    *lobby_pictures("hecatombe"),
    *booklet_pictures("hecatombe", 9, on_shelf=True),
    pause_picture("hecatombe"),
    *TUTORIAL,
    *TABLE,
    *FINALE,
    *BENCH,
)
"""The lobby, the booklet, an interval, the tutorial, the table, the finale."""
