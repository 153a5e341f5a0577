"""What the battle's look files share: full ids, and the faults of names that nothing has."""

from collections.abc import Collection, Iterator, Mapping
from typing import TypeVar

from game.mods.compile import Fault
from game.mods.compile import Path as KeyPath
from game.mods.look import unknown_name_fault
from game.mods.manifest import Mod

T = TypeVar("T")


def full_ids(said: Mapping[str, T], mod: Mod) -> dict[str, T]:
    """The same table by full ids: a bare name is one of the mod's own."""
    return {full_id(name, mod): value for name, value in said.items()}


def full_id(name: str, mod: Mod) -> str:
    """The full id of a name in a mod's file."""
    return name if ":" in name else f"{mod.id}:{name}"


def stranger_faults(
    table: str, said: Collection[str], known: Collection[str], mod: Mod, loaded: Collection[str]
) -> Iterator[Fault]:
    """The faults of names in `table` that no def has; what belongs to a mod that is not loaded may wait."""
    for name in said:
        full = full_id(name, mod)
        if full not in known and full.partition(":")[0] in loaded:
            near = [one for one in known if one.startswith(f"{full.partition(':')[0]}:")]
            yield unknown_name_fault((table, name), full, near)


def unpainted_faults(path: KeyPath, picture: str, pictures: Collection[str], family: str) -> Iterator[Fault]:
    """The fault of a picture that is not among `pictures`; `family` is what its like begin with."""
    if picture not in pictures:
        like = [one for one in pictures if one.startswith(family) and not one.endswith(("_acc", "_petit"))]
        yield unknown_name_fault(path, picture, like)
