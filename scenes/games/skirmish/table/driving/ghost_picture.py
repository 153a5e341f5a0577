"""Everything that is seen while a unit is driven: ghost, way, gauge, stop, reach, and who reaches it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.core.letters import with_capital
from game.rules.skirmish.survey.board import Board
from game.rules.skirmish.survey.reach import Blow
from scenes.draw.style import Box
from scenes.games.skirmish.table.driving.halts import UNITS
from scenes.games.skirmish.table.driving.reach_bands import ReachBands, Threads
from scenes.games.skirmish.table.driving.reach_survey import ReachSurvey, worst_blows
from scenes.games.skirmish.table.driving.threat_sheet import ThreatSheet
from scenes.games.skirmish.table.driving.tickets import (
    CHANCE_STRIP,
    ChanceStrip,
    Gauge,
    StopTicket,
    free_place,
    is_chancy,
    is_patient,
    stop_words,
)
from scenes.games.skirmish.table.driving.way_picture import WayPicture
from scenes.games.skirmish.table.driving.way_points import corners_at
from scenes.games.skirmish.table.field.field import Field
from scenes.games.skirmish.table.layout import GAUGE, STOP_TICKET
from scenes.games.skirmish.table.shown import Shown, Stand
from scenes.match.sitter import Sitter
from scenes.shell.null_sound import Words
from scenes.shell.scene import Scene

if TYPE_CHECKING:
    from scenes.games.skirmish.table.driving.driving import Driving

_LOOK_SECONDS = 0.001
"""Time that a frame of a ghost has for looking up; its last piece may end a little later."""
_SEAL = 22.0
"""Room for a seal behind a regiment, in units."""


class GhostPicture:
    """Call `drive` when a unit is chosen, `watch` for reaches, `update` in each frame, `end` at last."""

    def __init__(
        self,
        scene: Scene,
        field: Field,
        shown: Shown,
        sitters: Sequence[Sitter],
        texts: Words,
        names: Callable[..., str],
        *,
        odds: bool = True,
        reaches: bool = True,
    ) -> None:
        """`names`: the name of a def by its id, and by one of its attributes where it is asked for.

        Without `odds` no chance is told, without `reaches` nobody's reach.
        """
        self._reaches = reaches
        camera = field.camera
        self._field, self._shown, self._texts, self._names = field, shown, texts, names
        self._bands = ReachBands(field.below, camera, shown, sitters, texts)
        self._way = WayPicture(field.below, field.above, camera, shown, texts)
        self._threads = Threads(field.above, camera, shown, sitters, texts, odds=odds)
        layer = scene.layer()
        self._gauge, self._stop = Gauge(layer, texts), StopTicket(layer, texts)
        self._chance = ChanceStrip(layer, texts)
        self._sheet = ThreatSheet(layer, shown, sitters, texts, lambda id: with_capital(names(id)), odds=odds)
        self.driving: Driving | None = None
        self.survey: ReachSurvey | None = None
        self._watched: tuple[int, ...] = ()
        self._asks = False

    def look(self, board: Board) -> None:
        """Forget what was known of an older board: something has changed on the table."""
        self.survey = ReachSurvey(board)
        self.survey.watch(self._watched)

    def drive(self, driving: Driving | None) -> None:
        """Show this ghost from now on; None: none."""
        if driving is None and self.driving is not None:
            self._field.hide_ghost()
        self.driving = driving
        if driving is not None and (self.survey is None):
            self.look(driving.board)
        if driving is None and self.survey is not None:
            self.survey.haunt(-1, None)

    def watch(self, units: Sequence[int]) -> None:
        """Show the reach of these units until told otherwise."""
        self._watched = tuple(units)
        if self.survey is not None:
            self.survey.watch(self._watched)

    def ask(self, *, who_reaches: bool) -> None:
        """Show, or do not, who reaches the ghost where it stands."""
        self._asks = who_reaches and self._reaches

    def end(self) -> None:
        """Put everything away."""
        self.drive(None)
        self.watch(())
        self.update()

    def update(self) -> None:
        """Show what is so now; the surveys look on for their slice."""
        driving, survey = self.driving, self.survey
        if driving is not None:
            driving.scale = self._field.camera.scale
        if survey is not None:
            if driving is not None and self._asks:
                end = driving.preview().end
                survey.haunt(driving.unit, (end.x, end.y, end.heading))
            survey.work(_LOOK_SECONDS)
            self._bands.show([survey.reaches[one] for one in self._watched if one in survey.reaches])
        self._way.show(driving)
        blows = self._blows()
        self._sheet.show(blows)
        self._ghost(driving, blows or [])

    def _blows(self) -> list[Blow] | None:
        """Who reaches the ghost as far as it is known; None: nobody asks."""
        if self.driving is None or self.survey is None or not self._asks:
            return None
        return worst_blows(self.survey.threats)

    def _ghost(self, driving: Driving | None, blows: list[Blow]) -> None:
        if driving is None:
            self._gauge.show(None, (0, 0))
            self._stop.show("", (0, 0), None, (0, 0, 0, 0), patient=False)
            self._chance.show(None, (0, 0))
            self._threads.show((), None)
            return
        seen = driving.preview()
        self._field.show_ghost(driving.unit, *seen.end, seen.shape.files)
        self._threads.show(blows, Stand(*seen.end))
        self._tickets(driving)

    def _tickets(self, driving: Driving) -> None:
        """The gauge and the stop, on sides of the ghost that are free."""
        seen = driving.preview()
        beside = self._covered(Stand(*seen.end), (seen.shape.width, seen.shape.depth))
        sheet, taken = self._sheet.box, [*self._way.boxes, *self._threads.boxes]
        taken += [sheet] if sheet else []
        others = [one for one in self._shown.standing() if one.id != driving.unit]
        spared = [_wider(self._covered(one.stand, one.size)) for one in others]
        words = stop_words(driving, self._texts, self._troop(driving))
        tip = self._way.gap if driving.stop is not None and driving.stop.why in UNITS else None
        at = free_place(STOP_TICKET, beside, taken, spared, tip)
        self._stop.show(words, at, tip, beside, patient=is_patient(driving))
        if self._stop.box:
            taken.append(self._stop.box)
        high = GAUGE[1] + (CHANCE_STRIP[1] + 2) * is_chancy(driving)
        x, y = free_place((GAUGE[0], high), beside, taken, spared)
        self._gauge.show(driving, (x, y))
        self._chance.show(driving, (x, y + GAUGE[1] + 2))

    def _covered(self, stand: Stand, size: tuple[float, float]) -> Box:
        """The box, in units, that a footprint covers."""
        points = [self._field.camera.to_screen(*corner) for corner in corners_at(stand, *size)]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)

    def _troop(self, driving: Driving) -> str:
        """The army, in the words of a distance to it, that stopped the ghost; "" where none did."""
        stop = driving.stop
        if stop is None or stop.why not in UNITS:
            return ""
        unit, content = self._shown.units[stop.id].unit, driving.board.setting.content
        home = next((id for id, faction in content.factions.items() if unit in faction.units), unit)
        return self._names(home, "of")


def _wider(box: Box) -> Box:
    """A box with room for a seal around it."""
    return box[0] - _SEAL, box[1] - _SEAL, box[2] + 2 * _SEAL, box[3] + 2 * _SEAL
