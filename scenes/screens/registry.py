"""The registry of screens: one line a screen. Those with tickets stand on the title in this order."""

from game.core.registry import Registry
from scenes.match import screen as match
from scenes.screens.campaign.theatre import screen as theatre
from scenes.screens.credits import screen as credits_
from scenes.screens.finale import screen as finale
from scenes.screens.lobby import screen as lobby
from scenes.screens.options import screen as options
from scenes.screens.pause import screen as pause
from scenes.screens.rulebook import screen as rulebook
from scenes.screens.title import screen as title
from scenes.screens.tutorial import screen as tutorial
from scenes.screens.workshop import screen as workshop
from scenes.shell.navigation import ScreenKit, screen_in_rehearsal

SCREENS: Registry[ScreenKit] = Registry.by_id(
    "screen",
    (
        title.SCREEN,
        title.WHICH_GAME,
        lobby.SCREEN,
        screen_in_rehearsal("campaign"),
        workshop.HOME,
        options.SCREEN,
        rulebook.SCREEN,
        tutorial.SCREEN,
        credits_.SCREEN,
        match.SCREEN,
        pause.SCREEN,
        pause.ABSENT,
        pause.TALE,
        finale.SCREEN,
        theatre.SCREEN,
        workshop.THING,
        workshop.CHOOSER,
        workshop.LETTERS,
        workshop.LIKE,
        workshop.SHELF,
        workshop.WHY,
        workshop.TABLE,
        workshop.WORDS,
    ),
)
"""Every screen, by the id that scenes ask the stage for."""
