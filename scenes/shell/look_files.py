"""The files of `look/`: each is one Struct, from which the loader, schemas and the manual read it."""

from collections.abc import Mapping

import msgspec

from game.app.games.battle_lengths import LengthsFile
from game.app.moments.picture_files import PictureFile
from game.input.bindings_file import BindingsDef
from scenes.audio.cues import SoundChanges
from scenes.games import KITS
from scenes.motion.beat_file import BeatFile


def look_files() -> Mapping[str, type[msgspec.Struct]]:
    """The Struct of every file of `look/`, by its name without its end; of sounds what a mod may write."""
    house: dict[str, type[msgspec.Struct]] = {
        "battle": PictureFile,
        "beats": BeatFile,
        "bindings": BindingsDef,
        "lengths": LengthsFile,
        "sounds": SoundChanges,
    }
    found = [house, *(kit.look_files() for kit in KITS.values())]
    return dict(sorted((name, kind) for files in found for name, kind in files.items()))
