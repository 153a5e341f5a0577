"""The place of whoever declares charges: fan, way and ticket of the marked charge, for everybody to see."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from game.core.rules import Player
from game.input.devices import MOUSE
from game.input.intents import Intent, Press
from game.rules.skirmish.actions.orders import DeclareCharge
from game.rules.skirmish.survey.board import board_of
from game.rules.skirmish.survey.charges import look_at_charge
from game.rules.skirmish.survey.reach import CHARGE, Reach, reach
from scenes.draw.style import is_in_box
from scenes.games.skirmish.table.answers.second_thoughts import COUNTS_PLACE
from scenes.games.skirmish.table.charging.charge_picture import ChargeFacts, ChargePicture, points_of_way
from scenes.games.skirmish.table.charging.charge_tool import ChargeTool
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.driving.reach_bands import ReachBands
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.field.field import Field
from scenes.games.skirmish.table.field.ground import INCH
from scenes.games.skirmish.table.layout import END_TICKET, WINDOW
from scenes.games.skirmish.table.offers.bargaining import bargaining_boxes
from scenes.games.skirmish.table.part_stage import PartStage
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.seeing.odds_level import FULL, NONE, odds_level

if TYPE_CHECKING:
    from game.rules.skirmish.survey.pair_odds import PairOdds

_SLICE = 0.004
"""Seconds of a frame in which the rules are asked."""
_SHOULDERS = (Intent.PREVIOUS, Intent.NEXT)
_LEAST_POINTS = 0.05
"""Reasons that are worth less, on average, are left out."""


class ChargeStage(PartStage, Protocol):
    """The scene, as far as charging knows it."""

    field: Field
    camera: Camera


class Charging(Part):
    """Nothing of a charge is secret: whoever declares it shows it to all while he chooses."""

    def __init__(self, scene: ChargeStage) -> None:
        self._scene = scene
        self._told = odds_level(scene)
        parts = (scene.camera, scene.shown, scene.sitters, scene.texts)
        self._fan = ReachBands(scene.field.below, *parts)
        self._picture = ChargePicture(scene.field.above, scene.layer(), scene.camera, scene.texts)
        self._about: object = None
        self._pieces: Iterator[None] = iter(())
        self._reach: Reach | None = None
        self.facts: ChargeFacts | None = None
        """What is known of the marked charge."""
        self._reasons: tuple[tuple[str, str, bool], ...] = ()

    def _charging(self) -> tuple[Controller, ChargeTool, DeclareCharge] | None:
        """The hand of the person who declares charges, with its tool and what is marked."""
        for player in self._scene.hands.people:
            hand: Controller = self._scene.hands.controllers[player]
            tool = hand.tool()
            marked = tool.marked(hand) if isinstance(tool, ChargeTool) else None
            if isinstance(tool, ChargeTool) and marked is not None:
                return hand, tool, marked
        return None

    # time

    def update(self, dt: float) -> None:
        """A slice of what the rules say about the marked charge."""
        end = time.perf_counter() + _SLICE
        for _ in self._pieces:
            if time.perf_counter() >= end:
                break
        self._show()

    def refresh(self, *, idle: bool) -> None:
        """Look at the charge that is marked now."""
        charging = self._charging() if idle else None
        if charging is None:
            self._about, self.facts, self._reach = None, None, None
            self._pieces = iter(())
            self._show()
            return
        about = (self._scene.table.ticks, charging[2])
        if about != self._about:
            self._about, self._reasons = about, ()
            self._pieces = self._look_up(charging[2])
            points = [self._scene.shown.middle_of(one) for one in (charging[2].unit, charging[2].target)]
            self._scene.camera.keep_seen(points)
        self._show()

    def _show(self) -> None:
        """Draw what is known by now."""
        charging, facts = self._charging() if self._about is not None else None, self.facts
        if charging is not None and charging[1].reasons and facts is not None:
            facts = facts._replace(reasons=self._reasons)
        area = self._scene.question.choices.area
        taken = [*bargaining_boxes(self._scene.hands), COUNTS_PLACE, *([area] if area else [])]
        self._picture.show(facts if charging is not None else None, taken)
        fans = [self._reach] if self._reach is not None and charging is not None else []
        self._fan.show(fans, clear_of=[*taken, *([self._picture.box] if self._picture.box else [])])

    # what the rules say

    def _look_up(self, charge: DeclareCharge) -> Iterator[None]:
        """The way first, then the fan, then the clash, a piece at a time."""
        scene = self._scene
        board = board_of(scene.table.rules.setting, scene.view)
        unit, target = board.unit(charge.unit), scene.shown.middle_of(charge.target)
        if self._reach is None or self._reach.unit != charge.unit:
            self._reach = None
        stand = scene.shown.stand_of(charge.unit)
        self.facts = ChargeFacts(((stand.x, stand.y),), target, bare=self._told != FULL)
        seen = yield from look_at_charge(board, charge)
        way = [(pose.x, pose.y) for pose in seen.move.way]
        self.facts = self.facts._replace(
            way=points_of_way(way),
            inches=-(-seen.gap // INCH),
            chance=seen.move.chance if self._told == FULL else None,
            face=seen.arcs[0] if len(seen.arcs) == 1 else "",
        )
        yield
        if self._reach is None and self._told != NONE:
            known = yield from reach(board, charge.unit, scene.view.named)
            fan = tuple(one for one in known.outlines if one.kind == CHARGE)
            self._reach = known._replace(outlines=fan)
        yield
        if self._told != FULL:
            return
        odds = yield from self._scene.odds(board, unit.id, charge.target)
        if odds.combat is not None:
            clash = (odds.combat.wins, odds.combat.ties, odds.combat.loses)
            self.facts = self.facts._replace(clash=clash)
        self._reasons = self._told_points(odds)

    def _told_points(self, odds: PairOdds) -> tuple[tuple[str, str, bool], ...]:
        """What the margin is made of, the weightiest first."""
        texts = self._scene.texts
        shares = sorted(odds.points, key=lambda one: -abs(one.amount))
        return tuple(
            (
                texts(f"reason-{one.why}"),
                texts("skirmish-charge-points", sign="−" if one.amount < 0 else "+", n=abs(one.amount)),
                one.side == 1,
            )
            for one in shares
            if abs(one.amount) >= _LEAST_POINTS
        )

    # hands

    def press(self, player: Player, press: Press) -> bool:
        """The shoulders go from target to target while somebody declares charges."""
        charging = self._charging()
        if charging is None or charging[0].me != player or press.intent not in _SHOULDERS:
            return False
        if press.down and not press.again:
            self._scene.hands.answer(player, press.intent)
        return True

    def click(self, x: float, y: float) -> bool:
        """A click marks a unit or its target; another on the marked target charges."""
        charging, scene = self._charging(), self._scene
        if charging is None or charging[0].me != scene.hands.player_of(MOUSE) or not is_in_box(WINDOW, x, y):
            return False
        if is_in_box(END_TICKET, x, y):
            return False
        unit = scene.field.unit_at(x, y)
        if unit is None:
            return False
        scene.hands.do(charging[1].mark_unit(charging[0], unit))
        return True
