"""All soldiers on the table in one array: regiments move, soldiers follow, and no loop counts them."""

import math
import time
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from game.rules.skirmish.defs.armies import UnitDef
from scenes.draw.style import Colour
from scenes.games.skirmish.table.field.batch import Batch, Floats
from scenes.games.skirmish.table.field.soldiers.pictures import SoldierPictures
from scenes.games.skirmish.table.field.soldiers.ranks import Place, Role, ranked_places
from scenes.games.skirmish.table.looks.outfits import Outfits, Part, Worn
from scenes.games.skirmish.table.shown import ShownUnit, Stand

_SWAY_DEGREES, _STRAY_SHARE = 2.4, 0.035
"""How far soldiers turn from the heading, and stand off their base's middle: men, not stamps."""
_FLEEING_DEGREES, _FLEEING_SHARE = 24.0, 0.34
"""The same of men who run."""

_PARTS: Mapping[Role, Part] = {
    "champion": "champion",
    "standard": "standard",
    "musician": "musician",
}


@dataclass
class Block:
    """The soldiers of one regiment: what each wears and where he stands, seen from the front's middle."""

    drawings: list[Worn]
    """The different drawings worn here."""
    kinds: npt.NDArray[np.intp]
    """For each soldier, which of the drawings he wears."""
    bases: Floats
    """Middle of each base: milli right and forward."""
    turns: Floats
    """Degrees each looks aside."""
    strays: Floats
    """Milli each stands off, right and forward."""
    half: float
    """Half the front, in milli."""
    flags: npt.NDArray[np.bool_]
    """For each soldier, whether he bears the standard."""
    plain: npt.NDArray[np.bool_]
    """For each soldier, whether he is one of many: no guest and nobody of the command."""
    first: int = 0
    """Where the block begins in the arrays of all."""


class Regiments:
    """Every soldier in one batch. Rows of `poses` are regiments: x, y (milli), degrees."""

    def __init__(self, pictures: SoldierPictures, units: Mapping[str, UnitDef], outfits: Outfits) -> None:
        self._pictures, self._units, self._outfits = pictures, units, outfits
        self.batch = Batch()
        self.blocks: dict[int, Block] = {}
        self.rows: dict[int, int] = {}
        """The row of each regiment."""
        self.poses: Floats = np.zeros((0, 3), np.float32)
        self._owner: npt.NDArray[np.intp] = np.zeros(0, np.intp)
        self._offsets: Floats = np.zeros((0, 2), np.float32)
        self._turns: Floats = np.zeros(0, np.float32)
        self.change = 0
        """Counts whenever all are lined up anew."""
        self.shift: Floats = np.zeros((0, 2), np.float32)
        """How far each soldier is seen from his place: milli on the table."""
        self.lean: Floats = np.zeros(0, np.float32)
        """Degrees that each is seen to look aside of where he would."""

    def draw_up(self, host: ShownUnit, all_units: Mapping[int, ShownUnit]) -> None:
        """Draw up one regiment anew; it is seen once all are lined up."""
        self.blocks[host.id] = self._block(host, all_units)

    def dismiss(self, unit: int) -> None:
        """Take a regiment off the table; it goes once all are lined up."""
        self.blocks.pop(unit, None)

    def line_up(self) -> None:
        """Lay the blocks one after the other into the arrays of all; they must be dressed anew."""
        self.change += 1
        before, before_rows = self.poses, self.rows
        self.rows = {unit: row for row, unit in enumerate(self.blocks)}
        self.poses = np.zeros((len(self.blocks), 3), np.float32)
        for unit, row in self.rows.items():
            if unit in before_rows:
                self.poses[row] = before[before_rows[unit]]
        counts = [len(block.kinds) for block in self.blocks.values()]
        self._owner = np.repeat(np.arange(len(counts)), counts)
        first = 0
        for block in self.blocks.values():
            block.first, first = first, first + len(block.kinds)
        self.batch.resize(first)
        self._offsets = np.zeros((first, 2), np.float32)
        self._turns = np.zeros(first, np.float32)
        self.shift = np.zeros((first, 2), np.float32)
        self.lean = np.zeros(first, np.float32)

    def place(self, unit: int, x: float, y: float, degrees: float) -> None:
        """Let a regiment stand elsewhere; its soldiers follow at `march`."""
        self.poses[self.rows[unit]] = x, y, degrees

    def make_ahead(self, colours: Mapping[int, Colour], step: int, seconds: float) -> bool:
        """Make pictures, coloured and grey, that regiments may come to wear; False: not all are made."""
        end = time.perf_counter() + seconds
        for unit, block in self.blocks.items():
            for drawing in block.drawings:
                for colour in (colours[unit], None):
                    if self._pictures.has(drawing.picture, colour, step):
                        continue
                    if time.perf_counter() >= end:
                        return False
                    self.batch.picture_number(self._pictures.picture(drawing.picture, colour, step).texture)
        return True

    def march(self) -> None:
        """Bring every soldier to where his regiment stands."""
        if not len(self.batch):
            return
        turn = np.radians(self.poses[:, 2])
        sin, cos = np.sin(turn)[self._owner], np.cos(turn)[self._owner]
        right, forward = self._offsets[:, 0], self._offsets[:, 1]
        places = self.batch.places
        places[:, 0] = self.poses[self._owner, 0] + right * cos + forward * sin
        places[:, 1] = self.poses[self._owner, 1] + forward * cos - right * sin
        places[:, :2] += self.shift
        places[:, 3] = self.poses[self._owner, 2] + self._turns + self.lean
        self.batch.stale = True

    def dress(self, unit: int, colour: Colour | None, step: int) -> None:
        """Let a whole regiment wear a seat's colour; without a colour, grey."""
        block = self.blocks[unit]
        self._dress_rows(block, np.ones(len(block.kinds), bool), colour, step)

    def dress_swept(
        self, unit: int, before: Colour | None, after: Colour | None, share: float, step: int
    ) -> None:
        """Let a regiment wear a colour as far as the light has swept, from its left to its right."""
        block = self.blocks[unit]
        passed = (block.bases[:, 0] / max(1.0, block.half) * 0.5 + 0.5) < share * 1.3 - 0.15
        self._dress_rows(block, passed, after, step)
        self._dress_rows(block, ~passed, before, step)

    def men_of(self, unit: int) -> Floats:
        """The middle of every soldier's picture in a regiment, in milli."""
        block = self.blocks[unit]
        return self.batch.places[block.first : block.first + len(block.kinds), :2]

    def rows_of(self, unit: int) -> slice:
        """The rows of a regiment in the arrays of all."""
        block = self.blocks[unit]
        return slice(block.first, block.first + len(block.kinds))

    def homes_of(self, unit: int, stand: Stand) -> npt.NDArray[np.float64]:
        """Where the soldiers of a regiment belong while it stands there: the middles of bases, in milli."""
        block, turn = self.blocks[unit], math.radians(stand.heading / 100)
        right, forward = (block.bases + block.strays).astype(np.float64).T
        sin, cos = math.sin(turn), math.cos(turn)
        return np.stack(
            (stand.x + right * cos + forward * sin, stand.y + forward * cos - right * sin), axis=1
        )

    def fade(self, unit: int, alpha: float) -> None:
        """Show a regiment's soldiers more or less: 0 to 1."""
        block = self.blocks[unit]
        self.batch.colours[block.first : block.first + len(block.kinds), 3] = round(255 * alpha)
        self.batch.stale = True

    def _block(self, host: ShownUnit, all_units: Mapping[int, ShownUnit]) -> Block:
        places = ranked_places(host)
        chance = np.random.default_rng(host.id)
        count, fleeing = len(places), host.fleeing
        degrees = _FLEEING_DEGREES if fleeing else _SWAY_DEGREES
        share = _FLEEING_SHARE if fleeing else _STRAY_SHARE if count > 1 else 0.0
        worn = [self._drawing(place, all_units, fleeing=fleeing) for place in places]
        drawings = list(dict.fromkeys(worn))
        return Block(
            drawings,
            np.array([drawings.index(drawing) for drawing in worn], np.intp),
            np.array([(place.right, place.forward) for place in places], np.float32).reshape(-1, 2),
            chance.uniform(-degrees, degrees, count).astype(np.float32) * (count > 1),
            (chance.uniform(-share, share, (count, 2)) * host.base[0]).astype(np.float32),
            host.size[0] / 2,
            np.array([place.role == "standard" for place in places], bool),
            np.array([place.role == "model" for place in places], bool),
        )

    def _drawing(self, place: Place, all_units: Mapping[int, ShownUnit], *, fleeing: bool) -> Worn:
        one = all_units[place.unit]
        part: Part = "fleeing" if fleeing else _PARTS.get(place.role, "plain")
        return self._outfits.worn_by(self._units[one.unit], one.base[0], part)

    def _dress_rows(
        self, block: Block, chosen: npt.NDArray[np.bool_], colour: Colour | None, step: int
    ) -> None:
        """Give the chosen soldiers of a block the pictures of a colour."""
        if not chosen.any():
            return
        worn = [self._worn(drawing, colour, step) for drawing in block.drawings]
        table = np.array(worn, np.float32)[block.kinds[chosen]]
        rows = block.first + np.flatnonzero(chosen)
        self.batch.pictures[rows] = table[:, 0]
        self.batch.sizes[rows] = table[:, 1:3]
        self._offsets[rows] = table[:, 3:5] + block.bases[chosen] + block.strays[chosen]
        self._turns[rows] = block.turns[chosen]
        self.batch.stale = True

    def _worn(self, drawing: Worn, colour: Colour | None, step: int) -> tuple[float, ...]:
        """Number of the picture, width, depth, and way from the base's middle to the picture's, in milli."""
        found, milli = self._pictures.picture(drawing.picture, colour, step), drawing.milli
        return (
            self.batch.picture_number(found.texture),
            found.w * milli,
            found.h * milli,
            drawing.right + found.right * milli,
            drawing.forward + found.up * milli,
        )
