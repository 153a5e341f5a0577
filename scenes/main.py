"""Where the screens begin: the window with its hands and ears, and the ways into a match."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from game import paths, preflight
from game.app.app import App, NoGame
from game.app.plan import MatchPlan, couch_of
from game.app.table import Table
from game.couch.couch import Couch
from game.couch.names import default_names
from game.input.bindings_file import read_bindings
from game.input.devices import KEYS, KEYS2, MOUSE, Device
from game.saves.save import SavedMatch, SaveProblem
from scenes.pictures import Darkroom

if TYPE_CHECKING:
    import arcade

    from scenes.scene import Scene
    from scenes.stage import Sounding, Stage
    from scenes.window import Proscenium

FIXED: tuple[Device, ...] = (KEYS, KEYS2, MOUSE)
"""Devices that are always there."""

Opening = Callable[["Stage"], "Scene"]
"""How an evening begins: makes the first scene."""

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
MATCH_PICTURES = (
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
)
"""The same for an evening that begins at the table."""


def raise_house(
    app: App,
    *,
    visible: bool = True,
    size: tuple[int, int] | None = None,
    darkroom: Darkroom | None = None,
) -> Proscenium:
    """Open the window with everything that belongs to it: bindings, pads, sounds.

    Raises:
        SystemExit: the window cannot be opened; the message is the sentence that mends it.
    """
    from scenes.window import open_window

    settings = app.settings
    wanted = size or (settings.window_width, settings.window_height)
    try:
        window = open_window(size=wanted, fullscreen=settings.fullscreen and visible, visible=visible)
    except Exception as error:
        sys.exit(preflight.explain(error))
    return furnish(window, app, darkroom=darkroom)


def furnish(
    window: arcade.Window, app: App, sounds: Sounding | None = None, darkroom: Darkroom | None = None
) -> Proscenium:
    """Put the stage into an open window, with its bindings, pads and sounds."""
    from scenes.pads import open_pads
    from scenes.sound import Sounds, read_table
    from scenes.window import Proscenium

    look = paths.mods() / "base" / "look"
    bindings, problems = read_bindings(look / "bindings.toml")
    app.problems += problems
    heard = sounds or Sounds(
        paths.assets() / "sounds", read_table(look / "sounds.toml"), lambda: app.settings.levels
    )
    house = Proscenium(
        window,
        app,
        assets=paths.assets(),
        bindings=bindings,
        sounds=heard,
        pads=open_pads(bindings),
        darkroom=darkroom,
    )
    house.stage.home = lambda: title(house.stage)
    return house


def play(opening: Opening | None = None, *, perform: Callable[[Proscenium], None] | None = None) -> None:
    """Open the window, begin with `opening` (the title when there is none), stay until it is closed.

    `perform` is what to do with the house instead of staying.

    Raises:
        SystemExit: the content or the machine does not allow it.
    """
    gc.disable()  # nothing of the house becomes garbage before it stands
    try:
        app = App()
    except NoGame as error:
        sys.exit(str(error))
    darkroom = Darkroom(paths.assets() / "img")
    darkroom.order(MATCH_PICTURES if opening else TITLE_PICTURES, pixels_per_unit(app))
    house = raise_house(app, darkroom=darkroom)
    stage = house.stage
    stage.push((opening or title)(stage))
    darkroom.close()
    gc.freeze()
    gc.enable()
    try:
        (perform or stay)(house)
    finally:
        for scene in stage.scenes:
            scene.close()
        house.pads.close()


def pixels_per_unit(app: App) -> float:
    """How large the window will probably be: what the settings say of it."""
    from scenes.style import HEIGHT, WIDTH

    return min(app.settings.window_width / WIDTH, app.settings.window_height / HEIGHT)


def stay(house: Proscenium) -> None:
    """Show the stage until the window is closed."""
    from scenes.window import run

    run(house)


def title(stage: Stage) -> Scene:
    """The title screen."""
    from scenes.title.scene import Title

    return Title(stage)


def match_scene(stage: Stage, table: Table, couch: Couch) -> Scene:
    """The screen of a table's game."""
    from scenes.complots.scene import ComplotsScene

    return ComplotsScene(stage, table, couch)


def open_match(stage: Stage, plan: MatchPlan, couch: Couch) -> None:
    """Three knocks, the curtain, and the first card of a new match."""
    table = stage.app.begin(plan)
    stage.sounds.play("blows")
    stage.replace(match_scene(stage, table, couch))


def resume(stage: Stage, saved: SavedMatch | Path) -> str:
    """Go on with a saved match; returns the sentence that says why not, or nothing."""
    table = stage.app.resume(saved.path if isinstance(saved, SavedMatch) else saved)
    if isinstance(table, SaveProblem):
        return table.describe(stage.app.texts)
    stage.sounds.play("blows")
    stage.replace(match_scene(stage, table, couch_at(stage, table)))
    return ""


def couch_at(stage: Stage, table: Table) -> Couch:
    """Everyone of a table's plan on his chair, with the devices that are there."""
    devices = (*FIXED, *stage.pads.devices())
    return couch_of(table.plan, default_names(stage.app.texts), devices)
