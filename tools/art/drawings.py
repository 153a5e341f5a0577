"""Drawings of assets/svg: what their root says of the bake, and the bake itself."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from PIL import Image

from tools.art.grain import lay_dusk, lay_grain
from tools.art.index import Entry
from tools.art.resvg import draw

ROOT_TAG = re.compile(r"<svg\b[^>]*>")
ATTRIBUTE = re.compile(r'([\w:-]+)="([^"]*)"')


@dataclass(frozen=True)
class Wanted:
    """One picture to bake from a drawing: its name and pixels per drawing length."""

    name: str
    drawing: "Drawing"
    factor: float


@dataclass(frozen=True)
class Drawing:
    """One SVG file and the wishes written on its root."""

    name: str
    svg: str
    wishes: dict[str, str]

    @classmethod
    def read(cls, path: Path) -> "Drawing":
        """The drawing in that file; ValueError when it is no SVG."""
        svg = path.read_text(encoding="utf-8")
        root = ROOT_TAG.search(svg)
        if not root:
            raise ValueError(f"{path.name} holds no drawing")
        return cls(path.stem, svg, dict(ATTRIBUTE.findall(root[0])))

    def images(self) -> Iterator[Wanted]:
        """The pictures it gives: itself, and its other sizes."""
        yield Wanted(self.name, self, 1.0)
        also = self.wishes.get("data-also", "").split()
        for suffix, factor in zip(also[::2], also[1::2], strict=True):
            yield Wanted(f"{self.name}_{suffix}", self, float(factor))

    @property
    def scale(self) -> float:
        """Pixels per unit of the stage."""
        return float(self.wishes.get("data-scale", "2"))

    @property
    def unit(self) -> float:
        """Units of the stage per length of the drawing."""
        return float(self.wishes["width"]) / float(self.wishes["viewBox"].split()[2])

    @property
    def corner(self) -> tuple[float, float]:
        """Where its top left corner, margin included, stands on the stage (planes of a backdrop only)."""
        x, y = self.wishes["viewBox"].split()[:2]
        return float(x), float(y)

    def numbers(self, wish: str) -> tuple[float, ...]:
        """The numbers of that wish as written."""
        return tuple(float(word) for word in self.wishes.get(wish, "").split())

    def lengths(self, wish: str) -> tuple[float, ...]:
        """The numbers of that wish, in units of the stage."""
        return tuple(number * self.unit for number in self.numbers(wish))


@dataclass(frozen=True)
class Workshop:
    """Where drawings become pictures: the paper they take on and the folder of the finished sheets."""

    paper: Path
    folder: Path

    def bake(self, wanted: Wanted) -> Entry:
        """Write the picture and return its entry of the index."""
        drawing = wanted.drawing
        image = draw(drawing.svg, drawing.scale * wanted.factor)
        if "data-vignette" in drawing.wishes:
            strength = float(drawing.wishes["data-vignette"])
            image = lay_dusk(image, self.paper / "vignette.svg", drawing.scale, drawing.corner, strength)
        if "data-grain" in drawing.wishes:
            image = lay_grain(image, self.paper / "grain.svg", drawing.scale, drawing.name)
        if "data-opaque" in drawing.wishes:
            image = image.convert("RGB")
        image.save(self._path(wanted), optimize=True)
        return self._entry(wanted, image.size)

    def holds(self, wanted: Wanted) -> bool:
        """Whether that picture was baked earlier."""
        return self._path(wanted).exists()

    def known(self, wanted: Wanted) -> Entry:
        """The entry of a picture baked earlier."""
        with Image.open(self._path(wanted)) as image:
            return self._entry(wanted, image.size)

    def _path(self, wanted: Wanted) -> Path:
        return self.folder / f"{wanted.name}.png"

    def _entry(self, wanted: Wanted, pixels: tuple[int, int]) -> Entry:
        drawing = wanted.drawing
        margin = sum(drawing.lengths("data-margin")) * wanted.factor
        width, height = (side / drawing.scale - 2 * margin for side in pixels)
        corners = tuple(length * wanted.factor for length in drawing.lengths("data-slice"))
        return Entry(
            drawing.scale, (width, height), margin, corners or None, drawing.numbers("data-at") or None
        )
