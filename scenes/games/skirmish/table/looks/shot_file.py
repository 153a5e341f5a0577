"""What shooting sounds like: what the `look/shots.toml` of each mod says of weapons and machines."""

from collections.abc import Collection, Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec

from game.mods.compile import Fault
from game.mods.look import Look, read_looks, unknown_name_fault
from game.mods.manifest import Mod
from game.mods.problems import Problem
from scenes.games.skirmish.table.looks.wording import full_ids, stranger_faults

FILE = "shots.toml"
SPARE_CUE = "bows"
"""The cue of shots that nobody has given one."""
MachineKind: TypeAlias = Literal["cannon", "stone", "bolt", "volley-gun", "breath"]


class ShotsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `look/shots.toml`: names of cues."""

    weapon: dict[str, str] = {}
    """By weapon, or by the machine whose hail is rolled as a volley."""
    machine: dict[MachineKind, str] = {}

    def volley_cue(self, weapon: str) -> str:
        """The cue of a volley, by the full id of its weapon or machine."""
        return self.weapon.get(weapon, SPARE_CUE)

    def machine_cue(self, kind: str) -> str:
        """The cue of a machine's shot, by its kind."""
        return next((cue for name, cue in self.machine.items() if name == kind), SPARE_CUE)


def read_shots(
    mods: Iterable[Mod], arms: Collection[str], cues: Collection[str], problems: list[Problem]
) -> ShotsFile:
    """The cues of shots, later mods over earlier ones, by full id; `arms` are weapons and machines.

    Of a file with a mistake nothing is kept; its problems go to `problems`.
    """
    mods, found = tuple(mods), ShotsFile()
    loaded = {mod.id for mod in mods}
    for look in read_looks(mods, FILE, ShotsFile, problems):
        faults = [*_faults(look, arms, cues, loaded)]
        problems += [look.problem(fault) for fault in faults]
        if not faults:
            weapons = full_ids(look.said.weapon, look.mod)
            found = ShotsFile(found.weapon | weapons, found.machine | look.said.machine)
    return found


def _faults(
    look: Look[ShotsFile], arms: Collection[str], cues: Collection[str], loaded: Collection[str]
) -> Iterator[Fault]:
    said = look.said
    yield from stranger_faults("weapon", said.weapon, arms, look.mod, loaded)
    for name, cue in said.weapon.items():
        if cue not in cues:
            yield unknown_name_fault(("weapon", name), cue, cues)
    for kind, cue in said.machine.items():
        if cue not in cues:
            yield unknown_name_fault(("machine", kind), cue, cues)
