"""Where the screens begin: the window with its hands and ears, and the evening in it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from threading import Timer
from typing import TYPE_CHECKING

from game import paths, preflight
from game.app.app import App, NoGame
from game.input.bindings_file import read_bindings
from scenes.draw.pictures import PictureLoader

if TYPE_CHECKING:
    import arcade

    from scenes.shell.navigation import Opening
    from scenes.shell.null_sound import SoundOutput
    from scenes.shell.scene import Scene
    from scenes.shell.stage import Stage
    from scenes.shell.window import GameWindow

SETTLED = 4.0
"""Seconds after which the house has time for what nobody waits for."""

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
MATCH_PICTURES: dict[str, tuple[str, ...]] = {
    "complots": (
        "complots_back",
        "complots_front",
        "valance_74",
        "ticket_parchment",
        "table",
        "plaque",
        "plaque_dark",
        "frame_gilt",
        "frame_red",
        "halo",
    ),
    "hecatombe": (
        "hecatombe_back",
        "hecatombe_thread",
        "valance_58",
        "ticket_parchment_banner",
        "zone_panel",
        "zone_gilt",
        "zone_edge",
        "zone_red",
        "panel_lacquer",
        "secrets_panel",
    ),
    "roulette": (
        "roulette_back",
        "roulette_front",
        "roulette_beam",
        "valance_58",
        "cylinder_body",
        "cylinder_sheen",
        "plaque",
        "frame_gilt",
        "phase_now",
        "banner_swallow",
    ),
}
"""The same for an evening that begins at the table of a game."""


def raise_house(
    app: App,
    *,
    visible: bool = True,
    size: tuple[int, int] | None = None,
    darkroom: PictureLoader | None = None,
) -> GameWindow:
    """Open the window with everything that belongs to it: bindings, pads, sounds.

    Raises:
        SystemExit: the window cannot be opened; the message is the sentence that mends it.
    """
    from scenes.shell.window import open_window

    settings = app.settings
    wanted = size or (settings.window_width, settings.window_height)
    try:
        window = open_window(size=wanted, fullscreen=settings.fullscreen and visible, visible=visible)
    except Exception as error:
        sys.exit(preflight.explain_error(error))
    return build_game_window(window, app, darkroom=darkroom)


def build_game_window(
    window: arcade.Window, app: App, sounds: SoundOutput | None = None, darkroom: PictureLoader | None = None
) -> GameWindow:
    """Put the stage into an open window, with its bindings, pads and sounds."""
    from scenes.audio.cues import merged_sound_table, mods_without_base, read_table
    from scenes.audio.sound import Sounds
    from scenes.games.complots.table.portraits import character_ids, read_portraits, register_portraits
    from scenes.pads.all_pads import open_pads
    from scenes.shell.window import GameWindow

    look = paths.bundled_mods_folder() / "base" / "look"
    bindings, problems = read_bindings(look / "bindings.toml")
    table, unheard = merged_sound_table(read_table(look / "sounds.toml"), mods_without_base(app.catalog.mods))
    portraits, unseen = read_portraits(app.catalog.mods, character_ids(app.catalog))
    app.problems += problems + unheard + unseen
    heard = sounds or Sounds(paths.assets_folder() / "sounds", table, lambda: app.settings.levels)
    house = GameWindow(
        window,
        app,
        assets=paths.assets_folder(),
        bindings=bindings,
        sounds=heard,
        pads=open_pads(bindings),
        darkroom=darkroom,
    )
    register_portraits(house.art, portraits)
    house.stage.home = lambda: title_screen(house.stage)
    return house


def play(
    opening: Opening | None = None,
    *,
    app: App | None = None,
    perform: Callable[[GameWindow], None] | None = None,
    game: str = "complots",
) -> None:
    """Open the window, begin with `opening` (the title when there is none), stay until it is closed.

    `app` is the house when it is open already; `perform` is what to do with it instead of staying; `game` is
    the game that an opening begins with, so that its pictures are ready.

    Raises:
        SystemExit: the content or the machine does not allow it.
    """
    gc.disable()  # nothing of the house becomes garbage before it stands
    try:
        app = app or App()
    except NoGame as error:
        sys.exit(str(error))
    darkroom = PictureLoader(paths.assets_folder() / "img")
    pictures = MATCH_PICTURES.get(game, ()) if opening else TITLE_PICTURES
    darkroom.order(pictures, _pixels_per_unit(app))
    house = raise_house(app, darkroom=darkroom)
    stage = house.stage
    stage.push((opening or title_screen)(stage))
    darkroom.close()
    gc.freeze()
    gc.enable()
    try:
        (perform or run_until_closed)(house)
    finally:
        house.close()


def _pixels_per_unit(app: App) -> float:
    """How large the window will probably be: what the settings say of it."""
    from scenes.draw.style import HEIGHT, WIDTH

    return min(app.settings.window_width / WIDTH, app.settings.window_height / HEIGHT)


def run_until_closed(house: GameWindow) -> None:
    """Show the stage until the window is closed; old matches make room once everybody has sat down."""
    from scenes.shell.window import run_event_loop

    broom = Timer(SETTLED, house.stage.app.tidy)
    broom.daemon = True
    broom.start()
    try:
        run_event_loop(house)
    finally:
        broom.cancel()


def title_screen(stage: Stage) -> Scene:
    """The title screen."""
    from scenes.screens.title.scene import Title

    return Title(stage)
