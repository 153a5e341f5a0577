"""Cards of courtiers that mods bring: `look/complots.toml` names a picture, we frame it like ours."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PIL import Image, ImageDraw

from game.mods.catalog import Catalog
from game.mods.compile import Fault
from game.mods.look import Look, missing_file_fault, read_looks, unknown_name_fault
from game.mods.manifest import BASE, Mod
from game.mods.problems import Problem
from game.rules.complots.defs import CharacterDef
from scenes.draw.pictures import foreign_picture_fault
from scenes.draw.style import GOLD_DARK, VELVET
from scenes.draw.unpainted import FIGURES, paint_sign

if TYPE_CHECKING:
    from scenes.draw.art import Art

log = logging.getLogger(__name__)

LIKE = {"": "carte_frame", "portrait": "carte_frame", "mini": "carte_blank_mini", "puce": "carte_blank_puce"}
"""The blank card of each baked size: what stands for a character that nobody has painted."""

PAINTED = frozenset({"duchesse", "assassin", "comtesse", "capitaine", "ambassadeur", "inquisiteur"})
"""The characters, by short name, whose cards are painted in every size."""

_WINDOWS = {
    "": (11, 11, 205, 232),
    "portrait": (11, 11, 205, 321),
    "mini": (2, 2, 43, 62),
    "puce": (2, 2, 32, 46),
}
"""The picture's edges on a card, in units: left, top, right, bottom; a full card's name is below."""
_BORDER, _ROUND, _FINE = 1.5, 5.0, 0.5


class Portrait(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file says of one character: a PNG beside it, which fills the card and is cropped to it."""

    picture: str


class PortraitFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `look/complots.toml`: portraits by the character's name in the mod, or its full id."""

    character: dict[str, Portrait] = {}


def character_ids(catalog: Catalog) -> list[str]:
    """The full ids of every character there is."""
    return [one.id for one in catalog.all(CharacterDef)]


def read_portraits(mods: Iterable[Mod], known: Collection[str]) -> tuple[dict[str, Path], list[Problem]]:
    """The picture of each character by full id, later mods over earlier ones, and what is wrong.

    `known` are the characters there are. Of a file with a mistake nothing is kept.
    """
    portraits: dict[str, Path] = {}
    problems: list[Problem] = []
    for look in read_looks(mods, "complots.toml", PortraitFile, problems):
        named = {name: _full(name, look.mod) for name in look.said.character}
        faults = [fault for name, id in named.items() for fault in _faults(look, name, id, known)]
        problems += [look.problem(fault) for fault in faults]
        if not faults:
            said = look.said.character
            portraits |= {id: look.folder / said[name].picture for name, id in named.items()}
    return portraits, problems


def register_portraits(art: Art, portraits: Mapping[str, Path]) -> None:
    """Let these pictures be the cards of these characters, in every size a card is seen in."""
    for id, path in portraits.items():
        for size, like in LIKE.items():
            art.adopt(card_name(id, size), like, partial(_framed, path, art, size))


def register_strangers(art: Art, characters: Iterable[str]) -> None:
    """Let a figure before a lamp be the card of each character that nobody has painted, in every size."""
    for id in characters:
        for size, like in LIKE.items():
            art.adopt(card_name(id, size), like, partial(_stranger, art, id, size))


def is_painted(character: str) -> bool:
    """Whether a character, by full id, is one of those whose cards are painted."""
    mod, _, name = character.partition(":")
    return mod == BASE and name in PAINTED


def card_name(character: str, size: str = "") -> str:
    """The picture of a character, by full id or by short name, in one of the baked sizes."""
    return f"carte_{character}_{size}" if size else f"carte_{character}"


def _framed(path: Path, art: Art, size: str) -> Image.Image:
    """A card with this picture on it, as large as its blank is painted; the blank when it cannot be read."""
    try:
        return _mounted(partial(_filling, path), art, size)
    except (OSError, ValueError, Image.DecompressionBombError) as error:
        log.warning("The portrait %s cannot be read: %s", path, error)
        return art.original(LIKE[size]).copy()


def _stranger(art: Art, id: str, size: str) -> Image.Image:
    """A card with a figure before a lamp on it."""
    return _mounted(lambda pixels: paint_sign(art, id, pixels, FIGURES), art, size)


def _mounted(painted: Callable[[tuple[int, int]], Image.Image], art: Art, size: str) -> Image.Image:
    """A card with what is painted for its window."""
    like = LIKE[size]
    card, margin = art.original(like).copy(), art.margin(like)
    scale = card.width / (art.size(like)[0] + 2 * margin)
    left, top, right, bottom = (round((margin + edge) * scale) for edge in _WINDOWS[size])
    picture = painted((right - left, bottom - top))
    small = size in ("mini", "puce")
    border, corner = (round((_FINE if small else wide) * scale) for wide in (_BORDER, _ROUND))
    around = (0, 0, picture.width - 1, picture.height - 1)
    ImageDraw.Draw(picture).rounded_rectangle(around, corner, None, (*GOLD_DARK.rgb, 255), border)
    mask = Image.new("L", picture.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle(around, corner, 255)
    card.paste(picture, (left, top), mask)
    return card


def _filling(path: Path, size: tuple[int, int]) -> Image.Image:
    """The picture cropped to a shape, on velvet where it is transparent."""
    from PIL import ImageOps

    with Image.open(path) as file:
        picture = ImageOps.fit(file.convert("RGBA"), size, Image.Resampling.LANCZOS)
    ground = Image.new("RGBA", size, (*VELVET.rgb, 255))
    ground.alpha_composite(picture)
    return ground


def _full(name: str, mod: Mod) -> str:
    return name if ":" in name else f"{mod.id}:{name}"


def _faults(look: Look[PortraitFile], name: str, id: str, known: Collection[str]) -> list[Fault]:
    if id not in known:
        return [unknown_name_fault(("character", name), id, known)]
    path: tuple[str | int, ...] = ("character", name, "picture")
    file = look.said.character[name].picture
    found = look.beside(file)
    if found is None:
        return [missing_file_fault(path, file)]
    fault = foreign_picture_fault(found)
    return [Fault(path, fault, {"file": file}, "png")] if fault else []
