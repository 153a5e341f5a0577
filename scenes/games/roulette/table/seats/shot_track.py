"""The shots of a plaque: what was fired, what comes next, what is lost."""

from collections.abc import Sequence

from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import Point
from scenes.games.roulette.table.seats.plan import SpotRow

PICTURES = {
    "clic": ("shot_clic", 1.0),
    "balle": ("shot_balle", 1.06),
    "away": ("shot_balle", 1.06),
    "sky": ("shot_sky", 1.0),
    "saved": ("shot_saved", 1.0),
    "next": ("shot_next", 1.06),
    "forced": ("shot_forced", 1.06),
    "todo": ("shot_todo", 0.875),
    "lost": ("shot_lost", 0.875),
}
"""The picture of each mark and how large it is beside a CLIC."""
FAINT = 52.0
"""The alpha, 0 to 255, of shots that nobody has bet on yet."""


class MarkTrack:
    """A row of marks; `spots` are their pictures, to be popped by clips."""

    def __init__(self, layer: Layer, row: SpotRow, most: int) -> None:
        self._layer, self._row, self._most = layer, row, most
        self.spots: list[Image] = []
        self.marks: tuple[str, ...] | None = None

    def show(self, marks: Sequence[str], *, faint: bool = False) -> None:
        """Show `marks` at once; `faint`: nobody knows the bet, so all possible shots are hinted at."""
        wanted = ("todo",) * self._most if faint else tuple(marks)
        drawn = (*wanted, "faint") if faint else wanted
        if drawn == self.marks:
            return
        before, self.marks = self.marks, drawn
        same = before is not None and len(before) == len(drawn) and not faint and before[-1:] != ("faint",)
        if same and len(self.spots) == len(wanted):
            self._rename(before or (), wanted)
            return
        for spot in self.spots:
            spot.remove()
        middles, edge = self._row.spots(len(wanted)), self._row.edge(len(wanted))
        self.spots = [self._draw(mark, at, edge) for mark, at in zip(wanted, middles, strict=True)]
        for spot in self.spots:
            spot.alpha = FAINT if faint else 255

    def _rename(self, before: Sequence[str], wanted: Sequence[str]) -> None:
        edge = self._row.edge(len(wanted))
        for place, (old, new) in enumerate(zip(before, wanted, strict=True)):
            if old != new:
                name, share = PICTURES[new]
                spot = self.spots[place]
                spot.name = name
                spot.w = spot.h = edge * share

    def _draw(self, mark: str, at: Point, edge: float) -> Image:
        name, share = PICTURES[mark]
        return self._layer.image(name, *at, edge * share, edge * share, anchor=(0.5, 0.5))
