"""The seals in one call: laid anew when the camera or a regiment moved."""

from collections.abc import Iterable

from scenes.draw.art import Art
from scenes.draw.style import Point
from scenes.games.skirmish.table.field.batch import Batch
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.field.seals import Seal, seal_place, seal_radius

Rear = tuple[int, int, Point, float, Point]
"""A unit, the number of its seat, the middle of its rear edge, its heading in degrees, the tray's middle."""


class SealBatch:
    """Seals behind regiments; `places` holds those that are in sight, by unit, in units."""

    def __init__(self, art: Art) -> None:
        self.batch = Batch()
        self.places: dict[int, Seal] = {}
        self.turn = -1
        """The turn of the camera for which the seals lie."""
        self._art = art
        self._numbers: dict[int, tuple[int, float]] = {}

    def lay(self, rears: Iterable[Rear], camera: Camera) -> None:
        """Lay the seals behind these regiments, as the camera sees them now."""
        radius = seal_radius(camera.zoom)
        found = [
            (unit, seat, seal_place(rear, heading, radius, middle))
            for unit, seat, rear, heading, middle in rears
        ]
        seen = [(unit, seat, seal) for unit, seat, seal in found if seal is not None]
        self.places = {unit: seal for unit, _, seal in seen}
        batch = self.batch
        batch.resize(len(seen))
        for row, (_, seat, seal) in enumerate(seen):
            number, overhang = self._picture(seat)
            batch.places[row] = *camera.to_board(seal.x, seal.y), 0, 0
            batch.sizes[row] = 2 * seal.r * overhang / camera.scale
            batch.pictures[row] = number
        self.turn = camera.turn

    def _picture(self, seat: int) -> tuple[int, float]:
        """The number of a seat's seal, and how much larger than the seal its picture is."""
        known = self._numbers.get(seat)
        if known is None:
            name = f"seal_{seat}"
            width, margin = self._art.size(name)[0], self._art.margin(name)
            number = self.batch.picture_number(self._art.texture(name, 0.55))
            known = self._numbers[seat] = number, (width + 2 * margin) / width
        return known
