"""A small invented game, and mods written to a folder, for the tests of the loader."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

import pytest
from msgspec import Meta

from game.mods.defs import Def, Part, Section
from game.mods.flags import FlagDef
from game.mods.load import Loaded, load_mods

BeastRef: TypeAlias = Annotated[str, Meta(extra={"ref": "beast"})]


class Bite(Part, frozen=True, tag_field="kind", tag="bite"):
    """It bites."""

    force: Annotated[int, Meta(ge=1, le=6)]


class Call(Part, frozen=True, tag_field="kind", tag="call"):
    """It calls others."""

    whom: tuple[BeastRef, ...]


class Herd(Part, frozen=True):
    """How many graze together."""

    min: int
    max: int

    def __post_init__(self) -> None:
        if self.min > self.max:
            raise ValueError("expected min <= max.")


class BeastDef(Def, frozen=True):
    """A beast."""

    legs: Annotated[int, Meta(ge=0)]
    diet: Literal["grass", "meat"] = "grass"
    fears: BeastRef | None = None
    preys: tuple[BeastRef, ...] = ()
    acts: tuple[Bite | Call, ...] = ()
    herd: Herd | None = None
    costs: dict[BeastRef, int] | None = None
    home: str = ""


class CaveDef(Def, frozen=True):
    """A cave."""

    depth: float
    guests: tuple[BeastRef, BeastRef] | None = None


SECTIONS = (Section("zoo", "beast", BeastDef, required=True), Section("zoo", "cave", CaveDef))
FLAGS = (*SECTIONS, Section("zoo", "flag", FlagDef))

WriteMod = Callable[..., Path]


@pytest.fixture
def write_mod(tmp_path: Path) -> WriteMod:
    """Write a mod folder: its id, what it requires, and its files by relative path."""

    def write(
        id: str, files: dict[str, str | bytes] | None = None, *requires: str, manifest: str = ""
    ) -> Path:
        folder = tmp_path / "mods" / id
        folder.mkdir(parents=True)
        needs = ", ".join(f'"{one}"' for one in requires)
        text = f'format = 1\nid = "{id}"\nversion = "1"\ntitle = "{id}"\nrequires = [{needs}]\n'
        (folder / "mod.toml").write_text(manifest or text)
        for name, body in (files or {}).items():
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(body if isinstance(body, bytes) else body.encode())
        return folder

    return write


def loaded(*folders: Path) -> Loaded:
    """Load mods of the invented game."""
    return load_mods(folders, FLAGS)


def told(found: Loaded) -> list[tuple[str, str, str]]:
    """What was wrong, as (place, key, code)."""
    return [(problem.place, problem.where, problem.code) for problem in found.problems]
