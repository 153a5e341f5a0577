"""How symbols look: what the `look/hecatombe.toml` of each mod says of its papers, inks and signs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Annotated, NamedTuple

import msgspec

from game.mods.compile import Fault
from game.mods.look import Look, missing_file_fault
from game.mods.look import read_looks as look_files
from game.mods.manifest import Mod
from game.mods.problems import Problem
from scenes.draw.pictures import foreign_picture_fault

HexCode = Annotated[str, msgspec.Meta(pattern=r"^#[0-9a-fA-F]{6}$")]

_DARK, _LIGHT = "#1b121c", "#fbf0d6"
_SPARE_PAPERS = ("#8a3f7d", "#1f7f86", "#d9b13a", "#4a4f57", "#e7a3ab", "#6a6b1f", "#7d1f35", "#b48ee0")
"""Papers for symbols nobody dressed: unlike each other and unlike the six of the base game."""


class SymbolLookDef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The look a file gives to one symbol; an empty `ink` is the darker or lighter one that reads better."""

    paper: HexCode
    ink: HexCode | None = None
    picture: str = ""


class LookFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `look/hecatombe.toml`: a dress for each symbol, by its name in the mod or its full id."""

    symbol: dict[str, SymbolLookDef] = {}


class SymbolLook(NamedTuple):
    """One symbol as it is painted: two colours as `#rrggbb` and a sign.

    `picture` is the name of a picture, the path of a PNG file, or empty: then `initial` is written instead.
    """

    paper: str
    ink: str
    picture: str | Path = ""
    initial: str = ""


def read_looks(mods: Iterable[Mod]) -> tuple[dict[str, SymbolLook], list[Problem]]:
    """The look of each symbol by full id, later mods dressing over earlier ones, and what is wrong.

    A mod without a file is right; of a file with a mistake nothing is kept.
    """
    looks: dict[str, SymbolLook] = {}
    problems: list[Problem] = []
    for look in look_files(mods, "hecatombe.toml", LookFile, problems):
        said = look.said.symbol
        faults = [fault for name, dress in said.items() for fault in _faults(look, name, dress.picture)]
        problems += [look.problem(fault) for fault in faults]
        if not faults:
            looks |= {_full(name, look.mod): look_of(dress, look.folder) for name, dress in said.items()}
    return looks, problems


def _faults(look: Look[LookFile], name: str, file: str) -> list[Fault]:
    """Faults of a sign that is a file of the mod's own."""
    if not _is_own(file):
        return []
    path, found = ("symbol", name, "picture"), look.beside(file)
    if found is None:
        return [missing_file_fault(path, file)]
    fault = foreign_picture_fault(found)
    return [Fault(path, fault, {"file": file}, "png")] if fault else []


def looks_of_symbols(
    symbols: Sequence[str], looks: Mapping[str, SymbolLook], named: Mapping[str, str]
) -> dict[str, SymbolLook]:
    """A look for each of these symbols: its own, else a spare paper and the first letters of its name.

    `named` gives the name of each symbol; two that begin alike show two letters.
    """
    bare = [symbol for symbol in symbols if symbol not in looks]
    initials = _initials([named[symbol] for symbol in symbols])
    worn = {}
    for symbol, initial in zip(symbols, initials, strict=True):
        paper = _SPARE_PAPERS[bare.index(symbol) % len(_SPARE_PAPERS)] if symbol in bare else ""
        look = looks.get(symbol) or SymbolLook(paper, readable_ink(paper))
        worn[symbol] = look._replace(initial=initial)
    return worn


def readable_ink(paper: str) -> str:
    """Dark ink on a light paper, cream on a dark one."""
    red, green, blue = bytes.fromhex(paper[1:])
    return _DARK if 0.299 * red + 0.587 * green + 0.114 * blue > 140 else _LIGHT


def _full(name: str, mod: Mod) -> str:
    return name if ":" in name else f"{mod.id}:{name}"


def look_of(dress: SymbolLookDef, folder: Path) -> SymbolLook:
    """A symbol as it is painted when it is dressed so; `folder` is that of the file which says it."""
    picture = folder / dress.picture if _is_own(dress.picture) else dress.picture
    return SymbolLook(dress.paper, dress.ink or readable_ink(dress.paper), picture)


def _is_own(picture: str) -> bool:
    """Whether a sign is a file of the mod's own, not one of our pictures."""
    return picture.lower().endswith(".png")


def _initials(names: Sequence[str]) -> list[str]:
    first = [name[:1].upper() for name in names]
    return [
        letter if first.count(letter) == 1 else name[:2].capitalize()
        for name, letter in zip(names, first, strict=True)
    ]
