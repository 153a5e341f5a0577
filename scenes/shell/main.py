"""The entry to the screens: opens the window with its bindings, pads and sounds, and plays in it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from threading import Timer
from typing import TYPE_CHECKING

from game import paths
from game.app.app import App
from game.app.content.reading import NoGame
from game.app.reasons import machine_words
from game.input.bindings_file import read_bindings
from game.mods.manifest import BASE
from game.mods.texts import Texts, system_language
from scenes.draw.pictures import PictureLoader
from scenes.games import KITS, hang_looks
from scenes.screens import SCREENS
from scenes.shell.startup import leave_out

if TYPE_CHECKING:
    import arcade

    from scenes.match.openings import Opening
    from scenes.shell.null_sound import SoundOutput
    from scenes.shell.window import GameWindow

SETTLED = 4.0
"""Seconds from the opening of the window to tidying old matches away: by then nobody waits for anything."""

TITLE_PICTURES = (
    "title_back",
    "title_bust_left",
    "title_bust_right",
    "title_ink",
    "curtain_open",
    "valance_86",
    "apron",
    "ticket_parchment",
    "logo",
    "ticket_parchment_glow",
    "chalice",
    "crest",
    "glow",
    "chip_lacquer",
    "ticket_lacquer",
    "chip_parchment",
)
"""The large pictures of the title, opened while the window is being made."""


def raise_house(
    app: App,
    *,
    visible: bool = True,
    size: tuple[int, int] | None = None,
    darkroom: PictureLoader | None = None,
) -> GameWindow:
    """Open the window with the bindings, pads and sounds that belong to it.

    `size` is in pixels (else the settings'); `darkroom` holds pictures that are being opened already.

    Raises:
        SystemExit: the window cannot be opened; the message is the sentence that mends it.
    """
    leave_out()
    from scenes.shell.window import open_window

    settings = app.settings
    wanted = size or (settings.window_width, settings.window_height)
    try:
        window = open_window(size=wanted, fullscreen=settings.fullscreen and visible, visible=visible)
    except Exception as error:
        sys.exit(machine_words(error, app.texts))
    return build_game_window(window, app, darkroom=darkroom)


def build_game_window(
    window: arcade.Window, app: App, sounds: SoundOutput | None = None, darkroom: PictureLoader | None = None
) -> GameWindow:
    """Put the stage into an open window, with its bindings, pads and sounds.

    What is wrong in the looks of mods is added to `app.problems`.
    """
    from scenes.audio.cues import merged_sound_table, mods_without_base, read_table
    from scenes.audio.sound import Sounds
    from scenes.pads.all_pads import open_pads
    from scenes.shell.window import GameWindow

    look = paths.bundled_mods_folder() / "base" / "look"
    bindings, problems = read_bindings(look / "bindings.toml")
    table, unheard = merged_sound_table(read_table(look / "sounds.toml"), mods_without_base(app.catalog.mods))
    app.problems += problems + unheard
    heard = sounds or Sounds(paths.assets_folder() / "sounds", table, lambda: app.settings.levels)
    house = GameWindow(
        window,
        app,
        assets=paths.assets_folder(),
        bindings=bindings,
        sounds=heard,
        pads=open_pads(bindings),
        darkroom=darkroom,
        screens=SCREENS,
    )
    app.problems += hang_looks(app.catalog, house.art)
    house.stage.home = lambda: house.stage.make("title")
    return house


def play(
    opening: Opening | None = None,
    *,
    app: App | None = None,
    perform: Callable[[GameWindow], None] | None = None,
    game: str = "",
) -> None:
    """Open the window, begin with `opening` (the title when there is none), stay until it is closed.

    `app` is the program's services when they are open already; `perform` is done with the window instead of
    staying; `game` is the game that an opening begins with, so that its pictures are ready, not the title's.

    Raises:
        SystemExit: the content or the machine does not allow it.
    """
    gc.disable()  # nothing of the house becomes garbage before it stands
    try:
        app = app or App()
    except NoGame as error:
        gc.enable()
        sys.exit(error.describe(Texts(system_language(), [paths.bundled_mods_folder() / BASE])))
    darkroom = PictureLoader(paths.assets_folder() / "img")
    darkroom.order(KITS[game].pictures if game else TITLE_PICTURES, _pixels_per_unit(app))
    house = raise_house(app, darkroom=darkroom)
    stage = house.stage
    if opening is None:
        stage.curtain.rise(stage.look)
    stage.push(opening(stage) if opening else stage.make("title"))
    darkroom.close()
    from scenes.shell.reloading import Reloading

    reloading = Reloading(stage)
    stage.before_frame = reloading.look
    gc.freeze()
    gc.enable()
    try:
        (perform or run_until_closed)(house)
    finally:
        reloading.stop()
        house.close()


def _pixels_per_unit(app: App) -> float:
    """Pixels per design unit that the window will probably have, by the size in the settings."""
    from scenes.draw.style import HEIGHT, WIDTH

    return min(app.settings.window_width / WIDTH, app.settings.window_height / HEIGHT)


def run_until_closed(house: GameWindow) -> None:
    """Show the stage until the window is closed; `SETTLED` seconds later, tidy old matches away."""
    from scenes.shell.window import run_event_loop

    broom = Timer(SETTLED, house.stage.app.tidy)
    broom.daemon = True
    broom.start()
    try:
        run_event_loop(house)
    finally:
        broom.cancel()
