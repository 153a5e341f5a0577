"""How far one unit reaches, or everybody; and who reaches the one that is looked at, under whose name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.letters import with_capital
from game.input.devices import MOUSE
from game.rules.skirmish.survey.reach import Blow
from scenes.draw import style
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.table.answers.choice_ticket import UNDER_TICKET
from scenes.games.skirmish.table.driving.reach_bands import ReachBands, Threads
from scenes.games.skirmish.table.driving.reach_survey import ReachSurvey, worst_blows
from scenes.games.skirmish.table.driving.threat_sheet import ThreatSheet
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.seeing.odds_level import FULL, NONE, odds_level
from scenes.games.skirmish.table.seeing.seeing_stage import looked_at
from scenes.games.skirmish.table.seeing.sight_lines import SightLines

if TYPE_CHECKING:
    from scenes.games.skirmish.table.seeing.seeing_stage import SeeingStage

NOBODY, ONE, ARMY, EVERYBODY = range(4)
"""Whose reach is shown."""
_SIGNS = ("icon_crosshair", "icon_crosshair", "icon_knight_banner", "icon_world")
CHIP: Box = (WINDOW[0] + 10, WINDOW[1] + 10, 42, 42)
"""What the mouse presses for it, and what tells that it is shown."""
_LOOK_SECONDS = 0.0015
"""Time that a frame has for looking up reaches; drawing and sight lines have slices of their own."""


class Reaching(Part):
    """Two shoulders, or the chip, turn from nobody to who is looked at, its army, everybody, and back."""

    def __init__(self, scene: SeeingStage) -> None:
        self._scene = scene
        self.mode = NOBODY
        self._pointed: int | None = None
        self._one: int | None = None
        self._about: object = None
        self.survey: ReachSurvey | None = None
        field, parts = scene.field, (scene.camera, scene.shown, scene.sitters, scene.texts)
        self._bands = ReachBands(field.below, *parts)
        told = odds_level(scene)
        self._told = told != NONE
        self._threads = Threads(field.above, *parts, odds=told == FULL)
        self.sights = SightLines(field.above, scene.camera, scene.shown)
        names = scene.stage.app.texts.name
        self._sheet = ThreatSheet(
            scene.layer(),
            scene.shown,
            scene.sitters,
            scene.texts,
            lambda id: with_capital(names(id)),
            odds=told == FULL,
        )
        layer = scene.layer()
        x, y, w, h = CHIP
        self._chip = layer.panel("chip_lacquer", *CHIP)
        self._sign = layer.image("icon_crosshair", x + w / 2, y + h / 2, 28, 28, anchor=(0.5, 0.5))
        self._dress()

    # what is shown

    @property
    def units(self) -> tuple[int, ...]:
        """Whose reach is shown now."""
        if self.mode in (ARMY, EVERYBODY):
            standing, one = self._scene.shown.standing(), self._one
            army = self._scene.shown.units[one].owner if self.mode == ARMY and one is not None else None
            return tuple(unit.id for unit in standing if army in (None, unit.owner))
        return (self._one,) if self.mode == ONE and self._one is not None else ()

    @property
    def one(self) -> int | None:
        """The only unit whose reach is shown; None: of nobody, or of several."""
        return self._one if self.mode == ONE else None

    def turn(self) -> None:
        """Show the reach of the unit that is looked at; then of its army, of everybody, of nobody.

        At a table that tells none, nothing happens.
        """
        if not self._told:
            return
        self.mode = (self.mode + 1) % 4
        if self.mode == ONE:
            self._one = self._wanted()
            if self._one is None:
                self.mode = EVERYBODY
        self._scene.sounds.play("focus")
        self._dress()

    def _wanted(self) -> int | None:
        """The unit under the mouse, else the one that is driven or chosen."""
        return self._pointed if self._pointed is not None else looked_at(self._scene)

    def _dress(self) -> None:
        """The chip lights up with what it shows."""
        seen = self.mode != NOBODY
        people = self._scene.hands.people
        mouse = self._scene.hands.player_of(MOUSE)
        self._chip.visible = self._sign.visible = self._told and (seen or mouse in people)
        self._sign.name = _SIGNS[self.mode]
        self._sign.tint = style.GOLD_LIGHT if seen else style.PARCHMENT

    # time

    def update(self, dt: float) -> None:
        """A slice of a look, and what is known of it."""
        scene = self._scene
        if self.mode == NOBODY:
            self._bands.show(())
            self._threads.show((), None)
            self._sheet.show(None)
            self.sights.show(None, scene.board, None)
            return
        if self.mode == ONE and scene.timeline.idle:
            wanted = self._wanted()
            self._one = wanted if wanted is not None else self._one
        survey = self._surveyed()
        survey.watch(self.units, fans=self.mode != ONE)
        survey.work(_LOOK_SECONDS)
        self._bands.show(survey.watched)
        self._threaten(survey)
        self._sight(survey)

    def _surveyed(self) -> ReachSurvey:
        """The survey of the present moment."""
        if self.survey is None or self._about != self._scene.table.ticks:
            self._about = self._scene.table.ticks
            self.survey = ReachSurvey(self._scene.board())
        return self.survey

    def _threaten(self, survey: ReachSurvey) -> None:
        """Who reaches the unit that is looked at; of a ghost that is driven its own picture tells."""
        unit = self._one if self.mode == ONE else None
        ghost = self._scene.steering.ghost
        if unit is None or (ghost is not None and ghost.unit == unit):
            survey.haunt(-1, None)
            self._threads.show((), None)
            self._sheet.show(None)
            return
        pose = survey.pose_of(unit)
        survey.haunt(unit, pose)
        blows: list[Blow] = worst_blows(survey.threats)
        stand = self._scene.shown.stand_of(unit)
        self._threads.show(blows, stand)
        owner = self._scene.shown.units[unit].owner
        choices = self._scene.question.choices
        known = survey.up_to_date and not (self._scene.naming.open or choices.is_wide)
        down = UNDER_TICKET if choices.boxes else 0.0
        self._sheet.show(blows if known else None, self._scene.sitters[owner].name, down)

    def _sight(self, survey: ReachSurvey) -> None:
        """Whom the unit that is looked at sees, from where its ghost stands."""
        unit, ghost = self._one if self.mode == ONE else None, self._scene.steering.ghost
        if unit is None or self._scene.shown.units[unit].host >= 0:
            self.sights.show(None, self._scene.board, None)
            return
        place = survey.pose_of(unit)
        if ghost is not None and ghost.unit == unit:
            end = ghost.preview().end
            place = end.x, end.y, end.heading
        self.sights.show((unit, place), self._scene.board, self._scene.table.ticks)

    # the mouse

    def point(self, x: float, y: float) -> bool:
        """The mouse is over a unit: it is that one that is looked at."""
        self._pointed = self._scene.field.unit_at(x, y)
        return False

    def click(self, x: float, y: float) -> bool:
        """The chip is pressed."""
        if self._chip.visible and is_in_box(CHIP, x, y):
            self.turn()
            return True
        return False

    def refresh(self, *, idle: bool) -> None:
        """Somebody with a mouse may have come, or gone."""
        self._dress()
