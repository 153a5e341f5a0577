"""Ribbons of the magic that lasts on a unit, with a sign where it remains in play (S-07)."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from PIL import Image as Pillow
from PIL import ImageDraw

from scenes.draw import style
from scenes.draw.style import SEATS, Point
from scenes.games.skirmish.table.casting.spell_card import lore_icon
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.part_stage import PartStage
from scenes.games.skirmish.table.parts import Part

_HIGH, _DISC, _WORDS, _KNOT = 30.0, 18.0, 22.0, 28.0
_UP, _APART = 44.0, 34.0
_MOST = 2
"""Ribbons of one unit that have words; of more than so many only the discs are seen."""


class Ribbon(NamedTuple):
    """What one spell does to one unit for as long as it lasts."""

    unit: int
    source: str
    caster: int
    seat: int
    """The colour of whose magic it is."""
    words: str
    remains: bool


class RibbonStage(PartStage, Protocol):
    """The scene, as far as ribbons know it."""

    camera: Camera


class Ribbons(Part):
    """One ribbon for each spell on each unit, above the unit's middle."""

    def __init__(self, scene: RibbonStage) -> None:
        self._scene = scene
        self._layer = scene.layer()
        self._said: object = None
        self.ribbons: tuple[Ribbon, ...] = ()

    def refresh(self, *, idle: bool) -> None:
        """Show what lasts; while something moves nobody wears one."""
        scene = self._scene
        seen = self._all() if idle else ()
        places = tuple(scene.camera.to_screen(*scene.shown.middle_of(one.unit)) for one in seen)
        if (seen, places) == self._said:
            return
        self._said, self.ribbons = (seen, places), seen
        self._layer.clear()
        worn: dict[int, int] = {}
        for one, place in zip(seen, places, strict=True):
            at = worn[one.unit] = worn.get(one.unit, -1) + 1
            crowded = sum(other.unit == one.unit for other in seen) > _MOST
            self._draw(one, place, at, crowded=crowded)

    def _all(self) -> tuple[Ribbon, ...]:
        """The spells that last, each with all that it changes of its unit in one line."""
        scene, found = self._scene, dict[tuple[int, str, int], list[Any]]()
        spells = scene.table.rules.setting.content.spells
        for one in scene.view.lasting:
            if one.source in spells and scene.shown.units[one.unit].stands:
                found.setdefault((one.unit, one.source, one.caster), []).append(one)
        return tuple(
            Ribbon(
                unit,
                source,
                caster,
                scene.sitters[ones[0].by].colour,
                ", ".join(words for words in map(self._change, ones) if words),
                any(one.until == "remains" for one in ones),
            )
            for (unit, source, caster), ones in found.items()
        )

    def _change(self, one: Any) -> str:
        """A characteristic and by how much; of a rule, its disc says enough."""
        if not isinstance(one.amount, int) or f"stat-{one.what}" not in self._scene.stage.app.texts:
            return ""
        stat = self._scene.texts(f"stat-{one.what}.short")
        return f"{stat}\N{NO-BREAK SPACE}{one.amount:+d}".replace("-", "\N{MINUS SIGN}")

    def _draw(self, ribbon: Ribbon, place: Point, at: int, *, crowded: bool) -> None:
        layer = self._layer
        spell = self._scene.table.rules.setting.content.spells[ribbon.source]
        words = "" if crowded else ribbon.words
        length = layer.letters.measure(words, _WORDS, "fell")[0] + 14 if words else 0.0
        knot = _KNOT if ribbon.remains and not crowded else 0.0
        wide = _DISC + length + knot + (16 if words or knot else 0)
        x = place[0] + (_APART * at if crowded else -wide / 2)
        y = place[1] - _UP - (0.0 if crowded else _APART * at)
        colour = SEATS[ribbon.seat].colour
        if words or knot:
            edge = round(layer.letters.scale * wide), round(layer.letters.scale * _HIGH)
            key = f"ribbon {edge} {colour.rgb}"
            layer.picture(key, _swallow_tail(edge, colour.rgb), x, y - _HIGH / 2, wide, _HIGH)
        layer.disc(x, y, _DISC, colour)
        layer.disc(x, y, _DISC - 2.5, style.INK)
        layer.image(lore_icon(spell.lore), x, y, 22, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
        layer.text(words, x + _DISC + 5, y + 8, _WORDS, colour=style.CREAM, shadow=True)
        if knot:
            layer.image("icon_cycle", x + _DISC + length + 14, y, 20, anchor=(0.5, 0.5), tint=style.CREAM)


def _swallow_tail(size: tuple[int, int], colour: style.Rgb) -> Callable[[], Pillow.Image]:
    """What draws a ribbon with a stitched edge and a cut tail."""

    def draw() -> Pillow.Image:
        wide, high = size[0] * 3, size[1] * 3
        large = Pillow.new("RGBA", (wide, high))
        pen = ImageDraw.Draw(large)
        notch = high // 2
        shape = ((0, 0), (wide - 1, 0), (wide - notch, high // 2), (wide - 1, high - 1), (0, high - 1))
        pen.polygon(shape, fill=(*style.INK.rgb, 255))
        rim = max(3, high // 12)
        inner = (
            (0, rim),
            (wide - 2 * rim, rim),
            (wide - notch - rim, high // 2),
            (wide - 2 * rim, high - rim),
            (0, high - rim),
        )
        dark = tuple(round(part * 0.62) for part in colour)
        pen.polygon(inner, fill=(*dark, 255))
        for x in range(0, wide - notch, 6 * rim):
            for y in (2 * rim, high - 2 * rim - 1):
                pen.line((x, y, x + 3 * rim, y), fill=(*colour, 255), width=max(2, rim // 2))
        return large.resize(size, Pillow.Resampling.LANCZOS)

    return draw
