"""The models of a forecast side that touch the foe, before and after losses, in full contact (S-53, S-77)."""

from typing import NamedTuple

from game.rules.skirmish.combat.attack_count import CREW_FOE_WEIGHTS, CREW_FOES
from game.rules.skirmish.forecast.sides import FightSide
from game.rules.skirmish.state.formation import TOUCH, Milli, Shape, front_places
from game.rules.skirmish.unit.contact import FRONT, LEFT, REAR, is_machine
from game.rules.skirmish.unit.profile import def_of, in_rank, unit_shape


class ContactLine(NamedTuple):
    """Places in contact before any loss: so many of the front rank, so many of each rank behind it."""

    files: int
    row: int
    """Places of the front rank."""
    deeper: tuple[tuple[int, int], ...] = ()
    """Ranks further back, counted from 0 for the front, each with its places."""
    file: int | None = None
    """The only file of the front rank that touches, at a flank; None: those nearest the middle do."""

    def places_left(self, models: int) -> int:
        """Places in contact where somebody is left of `models` in the ranks; a rank is held to its last."""
        if not self.deeper:
            return self.front_left(models)
        files = max(1, min(self.files, models))
        behind = sum([places for rank, places in self.deeper if rank * files < models])
        return self.front_left(models) + behind

    def front_left(self, models: int) -> int:
        """Places of the front rank in contact where somebody is left; it shrinks from the ends."""
        return max(0, min(self.row, self.files, models))

    def touches_front(self, order: int) -> bool:
        """Whether the front rank's model of that order touches: characters stand first, then the champion."""
        if self.file is None:
            return order < self.row
        return order < self.files and front_places(self.files)[order] == self.file


def contact_line(side: FightSide) -> ContactLine:
    """The line of a side: its front against a face of the foe, or its touched face against his front."""
    mine, theirs = unit_shape(side.setting, side.unit), unit_shape(side.setting, side.foe)
    if is_machine(side.setting, side.foe):
        return _line_at_machine(side, mine)
    width = theirs.width if side.onto in (FRONT, REAR) else theirs.depth
    models = in_rank(side.unit)
    if side.face == FRONT or (side.face == REAR and mine.ranks == 1):
        return ContactLine(mine.files, _most_touched(mine.files, mine.base_w, width))
    if side.face == REAR:
        return ContactLine(mine.files, *_rear_places(mine, models, width))
    full = max(1, models // mine.files)
    touched = _most_touched(full, mine.base_d, width)
    first = (full - touched) // 2
    behind = tuple([(rank, 1) for rank in range(max(1, first), first + touched)])
    return ContactLine(mine.files, int(first == 0), behind, 0 if side.face == LEFT else mine.files - 1)


def _line_at_machine(side: FightSide, mine: Shape) -> ContactLine:
    """The line of those who fight a crew: six models, large ones count for more (S-82)."""
    fighting = CREW_FOES // CREW_FOE_WEIGHTS.get(def_of(side.setting, side.unit).troop, 1)
    row = min(mine.files, fighting)
    behind = [(rank, min(mine.files, fighting - rank * mine.files)) for rank in range(1, mine.ranks)]
    return ContactLine(mine.files, row, tuple([(rank, places) for rank, places in behind if places > 0]))


def _most_touched(places: int, base: Milli, width: Milli) -> int:
    """The most of `places` bases side by side that a line of that width touches, corners too (S-53, S-62)."""
    return min(places, (width + 2 * TOUCH) // base + 2)


def _rear_places(mine: Shape, models: int, width: Milli) -> tuple[int, tuple[tuple[int, int], ...]]:
    """Places touched at the rear: of the front rank, of others. Across a rank that is not full (S-28)."""
    last = models % mine.files or mine.files
    gap = (mine.files - last) / 2
    beside = sum([file < gap or file + 1 > mine.files - gap for file in range(mine.files)]) if gap else 0
    touched = _most_touched(mine.files, mine.base_w, width)
    found = [(mine.ranks - 1, min(last, touched)), (mine.ranks - 2, min(beside, max(0, touched - last + 1)))]
    if touched == mine.files:
        found[1] = (mine.ranks - 2, beside)
    row = sum([places for rank, places in found if rank == 0])
    return row, tuple([(rank, places) for rank, places in found if rank > 0 and places])
