"""How cards of mods look: a sign of our sheets on a paper, or a picture beside the file that says it."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, NamedTuple

import msgspec
from PIL import Image, ImageDraw, ImageOps

from game import paths
from game.mods.compile import Fault
from game.mods.look import Look, missing_file_fault, read_looks, unknown_name_fault
from game.mods.manifest import Mod
from game.mods.problems import Problem
from scenes.draw.pictures import foreign_picture_fault
from scenes.draw.style import VELVET, Colour
from scenes.draw.unpainted import paint_sign, paper_of, sign_of

if TYPE_CHECKING:
    from scenes.draw.art import Art

log = logging.getLogger(__name__)

HexCode = Annotated[str, msgspec.Meta(pattern=r"^#[0-9a-fA-F]{6}$")]
SIGN = "icon_"
"""What the name of a sign of our sheets begins with."""


class DressDef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a file says of one card: its paper as `#rrggbb`, and a sign of ours or a PNG beside the file.

    A PNG fills the card's window and is cropped to it; what is not said is chosen by the card's name.
    """

    paper: HexCode | None = None
    picture: str = ""


class Dress(NamedTuple):
    """A card as it is painted: a paper, and a sign of ours or a file."""

    paper: Colour
    sign: str
    file: Path | None = None

    @property
    def seal(self) -> str:
        """What tells this picture from every other: also when the file has changed."""
        changed = self.file.stat().st_mtime_ns if self.file is not None and self.file.exists() else 0
        return f"{self.paper.rgb} {self.sign} {self.file} {changed}"


def dress_of(id: str, said: DressDef, folder: Path, signs: Sequence[str]) -> Dress:
    """How a card by its full id is painted; `folder` is that of the file which says it."""
    paper = Colour(said.paper) if said.paper else paper_of(id)
    ours = said.picture.startswith(SIGN)
    file = folder / said.picture if said.picture and not ours else None
    return Dress(paper, said.picture if ours else sign_of(id, signs), file)


def read_dresses(
    mods: Iterable[Mod],
    file: str,
    kind: type[msgspec.Struct],
    table: str,
    known: Collection[str],
    signs: Sequence[str],
) -> tuple[dict[str, Dress], list[Problem]]:
    """The dress of each card by full id, later mods over earlier ones, and what is wrong.

    `file` lies in the `look/` of mods and is a `kind`, whose `table` holds the dresses; `known` are the cards
    there are. Of a file with a mistake nothing is kept.
    """
    dresses: dict[str, Dress] = {}
    problems: list[Problem] = []
    for look in read_looks(mods, file, kind, problems):
        said: Mapping[str, DressDef] = getattr(look.said, table)
        named = {name: name if ":" in name else f"{look.mod.id}:{name}" for name in said}
        faults = [
            fault
            for name, id in named.items()
            for fault in _faults(look, (table, name), id, said[name], known)
        ]
        problems += [look.problem(fault) for fault in faults]
        if not faults:
            dresses |= {id: dress_of(id, said[name], look.folder, signs) for name, id in named.items()}
    return dresses, problems


def _faults(
    look: Look[msgspec.Struct], path: tuple[str, str], id: str, said: DressDef, known: Collection[str]
) -> list[Fault]:
    """What is wrong with one dress: its card is none, its sign is none, or its file."""
    if id not in known:
        return [unknown_name_fault(path, id, known)]
    if not said.picture:
        return []
    if said.picture.startswith(SIGN):
        known_signs = _our_signs()
        wrong = said.picture not in known_signs
        return [unknown_name_fault((*path, "picture"), said.picture, known_signs)] if wrong else []
    found = look.beside(said.picture)
    if found is None:
        return [missing_file_fault((*path, "picture"), said.picture)]
    fault = foreign_picture_fault(found)
    return [Fault((*path, "picture"), fault, {"file": said.picture}, "png")] if fault else []


@cache
def _our_signs() -> frozenset[str]:
    """The names of every sign of our sheets."""
    return frozenset(one.stem for one in (paths.assets_folder() / "img").glob(f"{SIGN}*.png"))


def paint_dress(art: Art, dress: Dress, size: tuple[int, int]) -> Image.Image:
    """The picture of a dress, so many pixels wide and high; a file is cropped, on velvet where it is clear.

    Raises:
        OSError, ValueError, PIL.Image.DecompressionBombError: the file cannot be read any more.
    """
    if dress.file is None:
        return paint_sign(art, dress.sign, dress.paper, size)
    with Image.open(dress.file) as file:
        picture = ImageOps.fit(file.convert("RGBA"), size, Image.Resampling.LANCZOS)
    ground = Image.new("RGBA", size, (*VELVET.rgb, 255))
    ground.alpha_composite(picture)
    return ground


def mounted_dress(
    art: Art, like: str, window: tuple[float, float, float, float], dress: Dress, corner: float = 4.0
) -> Image.Image:
    """A card as `like` is painted, with a dress in its window.

    `window` is left, top, right, bottom in units from the edge of the card, `corner` the units by which the
    window is round. A file that cannot be read leaves the window as it is.
    """
    card, margin = art.original(like).copy(), art.margin(like)
    scale = card.width / (art.size(like)[0] + 2 * margin)
    left, top, right, bottom = (round((margin + edge) * scale) for edge in window)
    try:
        picture = paint_dress(art, dress, (right - left, bottom - top))
    except (OSError, ValueError, Image.DecompressionBombError) as error:
        log.warning("The picture %s cannot be read: %s", dress.file, error)
        return card
    mask = Image.new("L", picture.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, picture.width - 1, picture.height - 1), corner * scale, 255)
    card.paste(picture, (left, top), mask)
    return card
