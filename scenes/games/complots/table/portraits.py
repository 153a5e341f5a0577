"""Cards of courtiers that mods bring: `look/complots.toml` names a picture, we frame it like ours."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import msgspec
from PIL import Image, ImageDraw

from game.mods.catalog import Catalog
from game.mods.manifest import BASE, Mod
from game.mods.problems import Problem
from game.rules.complots.defs import CharacterDef
from scenes.draw.dress import Dress, DressDef, paint_dress, read_dresses
from scenes.draw.style import GOLD_DARK
from scenes.draw.unpainted import FIGURES, paper_of, sign_of

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


class PortraitFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole `look/complots.toml`: portraits by the character's name in the mod, or its full id."""

    character: dict[str, DressDef] = {}


def character_ids(catalog: Catalog) -> list[str]:
    """The full ids of every character there is."""
    return [one.id for one in catalog.all(CharacterDef)]


def read_portraits(mods: Iterable[Mod], known: Collection[str]) -> tuple[dict[str, Dress], list[Problem]]:
    """How each character that mods dress looks, by full id, and what is wrong; `known` are all there are."""
    return read_dresses(mods, "complots.toml", PortraitFile, "character", known, FIGURES)


def register_portraits(art: Art, portraits: Mapping[str, Dress]) -> None:
    """Let these characters look so on their cards, in every size a card is seen in."""
    for id, dress in portraits.items():
        for size, like in LIKE.items():
            art.adopt(card_name(id, size), like, partial(_dressed, art, dress, size), dress.seal)


def hang_portrait(art: Art, character: str, dress: Dress) -> None:
    """Let a character look so on its cards from now on."""
    register_portraits(art, {character: dress})


def undress(art: Art, character: str) -> None:
    """Let a character look as if nobody had dressed it."""
    for size in LIKE:
        art.dismiss(card_name(character, size))
    if not is_painted(character):
        register_strangers(art, [character])


def register_strangers(art: Art, characters: Iterable[str]) -> None:
    """Let a figure before a lamp be the card of each character that nobody has painted, in every size."""
    register_portraits(art, {id: Dress(paper_of(id), sign_of(id, FIGURES)) for id in characters})


def is_painted(character: str) -> bool:
    """Whether a character, by full id, is one of those whose cards are painted."""
    mod, _, name = character.partition(":")
    return mod == BASE and name in PAINTED


def card_name(character: str, size: str = "") -> str:
    """The picture of a character, by full id or by short name, in one of the baked sizes."""
    return f"carte_{character}_{size}" if size else f"carte_{character}"


def _dressed(art: Art, dress: Dress, size: str) -> Image.Image:
    """A card with this picture on it, as large as its blank is painted; the blank when it cannot be read."""
    try:
        return _mounted(partial(paint_dress, art, dress), art, size)
    except (OSError, ValueError, Image.DecompressionBombError) as error:
        log.warning("The portrait %s cannot be read: %s", dress.file, error)
        return art.original(LIKE[size]).copy()


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
