"""The file of beats: how long each part of every big moment lasts, as mods say it."""

from collections.abc import Iterable, Mapping

import msgspec

from game.mods.look import read_looks
from game.mods.manifest import Mod
from game.mods.problems import Problem
from scenes.motion.beats import Beat

FILE = "beats.toml"


class BeatFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `look/beats.toml`: beats by name; a mod says all of a beat that it changes."""

    beat: dict[str, Beat] = {}


def read_beats(mods: Iterable[Mod]) -> tuple[Mapping[str, Beat], list[Problem]]:
    """Every beat by name, later mods over earlier ones, and what is wrong in their files."""
    problems: list[Problem] = []
    beats: dict[str, Beat] = {}
    for look in read_looks(mods, FILE, BeatFile, problems):
        beats |= look.said.beat
    return beats, problems
