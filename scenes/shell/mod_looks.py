"""Problems of the `look/` files of mods, found without a window, for `perfidie mods`."""

from game import paths
from game.app.games import GAMES
from game.mods.catalog import Catalog
from game.mods.problems import Problem
from scenes.audio.cues import merged_sound_table, mods_without_base, read_table
from scenes.games import KITS
from scenes.motion.beat_file import read_beats


def look_problems(catalog: Catalog) -> list[Problem]:
    """The sounds and pictures of mods that could not be used as written; none of them stops the game."""
    mods = catalog.mods
    ours = read_table(paths.bundled_mods_folder() / "base" / "look" / "sounds.toml")
    unseen = [problem for kit in KITS.values() if kit.mod_looks for problem in kit.mod_looks(catalog)]
    unread = [problem for game in GAMES.values() for problem in game.look_problems(catalog)]
    return [*merged_sound_table(ours, mods_without_base(mods))[1], *read_beats(mods)[1], *unseen, *unread]
