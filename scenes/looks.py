"""Everything that is wrong in the `look/` files of mods; read without a window, for `perfidie mods`."""

from collections.abc import Sequence

from game import paths
from game.mods.manifest import Mod
from game.mods.problems import Problem
from scenes.cues import guests, merged, read_table
from scenes.hecatombe.looks import read_looks


def look_problems(mods: Sequence[Mod]) -> list[Problem]:
    """What would not be heard or seen as these mods mean it; neither stops the game."""
    ours = read_table(paths.mods() / "base" / "look" / "sounds.toml")
    return [*merged(ours, guests(mods))[1], *read_looks(mods)[1]]
