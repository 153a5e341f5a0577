"""Deployment on the stage: zones on the table, the ghost, the list of those who wait, the house's hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.rules import Player
from game.input.devices import MOUSE
from game.input.intents import MOVES, Intent, Press
from game.rules.skirmish.actions.player import DeployForMe, Placement, TakeZone
from game.rules.skirmish.flow.questions import PLACE_SCOUT, PLACE_UNIT, TAKE_ZONE, VANGUARD_MOVE
from game.rules.skirmish.survey.placing import zone_boxes
from scenes.draw import style
from scenes.draw.style import Box, is_in_box
from scenes.games.skirmish.table.answers.crumbs import Crumb
from scenes.games.skirmish.table.deploying.deploy_stage import DeployStage
from scenes.games.skirmish.table.deploying.deploy_tool import DeployTool
from scenes.games.skirmish.table.deploying.unit_list import WIDE, ListFacts, ListLine, UnitList
from scenes.games.skirmish.table.effects.told_line import FOOT_TOP
from scenes.games.skirmish.table.frame.dashes import dashed_rim
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.shown import NOBODY, RESERVE

if TYPE_CHECKING:
    from scenes.games.skirmish.table.controller import Controller

_STEPS = {
    str(TAKE_ZONE): "zones",
    str(PLACE_UNIT): "places",
    str(PLACE_SCOUT): "scouts",
    str(VANGUARD_MOVE): "vanguards",
}
"""What is placed at each question."""
_WHEEL = 1500
"""Centi that one notch of the mouse's wheel turns a ghost."""
_TURN = 36000
_NUMBER_RADIUS = 26.0
_LOWEST_NUMBER = FOOT_TOP - _NUMBER_RADIUS - 2
"""The lowest middle of the number of a zone: above whatever is told at the foot, which has names in it."""


class Deploying(Part):
    """What deployment shows beside the frame; once the first turn begins it is gone."""

    def __init__(self, scene: DeployStage) -> None:
        self._scene = scene
        self._ground, self._names = scene.layer("stage"), scene.layer("stage")
        """Zones, their numbers and their seals, on the table: what is told and asked lies over them."""
        self._list = UnitList(scene.layer(), scene.texts)
        self._drawn: object = None
        self._dragged = False
        self._ghosted = NOBODY
        self._step = ""

    # time

    def refresh(self, *, idle: bool) -> None:
        """Zones while armies are placed; the ghost and the list of whoever places."""
        view = self._scene.view
        if view.round:
            if self._drawn is not None:
                self._drawn = None
                self._clear()
            return
        self._show_zones()
        self._show_step(str(view.asks))
        hand = self._placing() if idle else None
        if hand is None:
            self._list.show(None)
            self._let_go()
            return
        tool = hand.tool()
        assert isinstance(tool, DeployTool)
        if tool.for_me:
            self._scene.hands.do(DeployForMe(hand.me))
            return
        self._show_ghost(tool)
        self._list.show(self._facts(hand, tool))

    def _show_step(self, asks: str) -> None:
        """Light the chevron of what is placed now."""
        step = _STEPS.get(asks, "")
        if step and step != self._step:
            self._step = step
            self._scene.frame.deploy(step)

    def _placing(self) -> Controller | None:
        """The hand of the person who places now."""
        for player in self._scene.hands.people:
            hand: Controller = self._scene.hands.controllers[player]
            if isinstance(hand.tool(), DeployTool):
                return hand
        return None

    def _clear(self) -> None:
        for layer in (self._ground, self._names):
            layer.clear()
        self._list.show(None)
        self._let_go()

    def _let_go(self) -> None:
        if self._ghosted != NOBODY:
            self._ghosted = NOBODY
            self._scene.field.hide_ghost()

    # zones

    def _show_zones(self) -> None:
        """Every zone with its owner's edge and seal; the one that is pointed at shines."""
        scene = self._scene
        view = scene.view
        chooser = self._choosing()
        crumb = chooser.pointed() if chooser is not None else None
        pointed = crumb.worth[0] if crumb is not None and crumb.kind == "zone" else NOBODY
        corner = scene.camera.to_screen(0, 0), scene.camera.to_screen(view.width, view.depth)
        area = scene.question.choices.area
        key = (tuple(scene.shown.zones), pointed, corner, area)
        if key == self._drawn:
            return
        self._drawn = key
        self._ground.clear()
        self._names.clear()
        owners = {zone: player for player, zone in enumerate(scene.shown.zones) if zone >= 0}
        for zone, box in enumerate(self._boxes()):
            self._draw_zone(zone, box, owners.get(zone, NOBODY), lit=zone == pointed)

    def _boxes(self) -> list[Box]:
        """The zones on the screen, cut to the window."""
        camera, found = self._scene.camera, []
        left, top, w, h = WINDOW
        for west, south, east, north in zone_boxes(self._scene.board()):
            x1, y1 = camera.to_screen(west, north)
            x2, y2 = camera.to_screen(east, south)
            x1, x2 = max(left, x1), min(left + w, x2)
            y1, y2 = max(top, y1), min(top + h, y2)
            found.append((x1, y1, max(0.0, x2 - x1), max(0.0, y2 - y1)))
        return found

    def _draw_zone(self, zone: int, box: Box, owner: Player, *, lit: bool) -> None:
        x, y, w, h = box
        if w <= 0 or h <= 0:
            return
        scene, layer = self._scene, self._ground
        mine = owner != NOBODY and owner in scene.hands.people and owner not in scene.table.bots
        colour = style.SEATS[scene.sitters[owner].colour].colour if owner != NOBODY else style.PARCHMENT
        layer.box(x, y, w, h, style.HALO if lit or mine else colour, alpha=70 if lit else 44)
        dashed_rim(layer, box, style.GOLD_LIGHT if lit else colour, dash=9, gap=6, width=3.4 if lit else 2.2)
        if owner != NOBODY:
            seal_image(self._names, scene.sitters[owner], x + w - 22, y + 22, 17)
            return
        middle = min(y + h / 2, _LOWEST_NUMBER)
        area = scene.question.choices.area
        if area is not None and is_in_box(area, x + w / 2 + _NUMBER_RADIUS, middle):
            return  # a parchment lies there until the camera has made room
        self._names.disc(x + w / 2, middle, _NUMBER_RADIUS, style.INK)
        number = self._names.text(str(zone + 1), x + w / 2, middle + 11, 32, face="cinzel800", align="center")
        number.colour = style.GOLD_LIGHT if lit else style.PARCHMENT

    def _choosing(self) -> Controller | None:
        """The hand of the person who takes a zone now."""
        scene = self._scene
        if scene.view.asks != TAKE_ZONE or not scene.view.owing:
            return None
        player = scene.view.owing[0]
        hand: Controller = scene.hands.controllers[player]
        return None if player in scene.table.bots else hand

    # the ghost and the list

    def _show_ghost(self, tool: DeployTool) -> None:
        ghost = tool.ghost
        if ghost is None or ghost.host != NOBODY:
            self._let_go()
            return
        self._ghosted = ghost.unit
        self._scene.field.show_ghost(ghost.unit, ghost.x, ghost.y, ghost.heading, ghost.files)

    def _facts(self, hand: Controller, tool: DeployTool) -> ListFacts:
        """The list of whoever places."""
        scene = self._scene
        name = scene.stage.app.texts.name
        due = [unit for group in tool.groups for unit in group]
        here = tool.ghost.unit if tool.ghost is not None else NOBODY
        units = scene.shown.units
        own = [one for one in units.values() if one.owner == hand.me and one.id not in due]
        lines = [ListLine(name(units[id].unit), units[id].models, id == here, False) for id in due]
        lines += [ListLine(name(one.unit), one.models, False, True) for one in own if one.place != RESERVE]
        refusal = tool.refusal(hand)
        wrong = scene.texts(f"refusal-{refusal.code}", **refusal.facts) if refusal is not None else ""
        return ListFacts(
            self._title(tool.ghost), tuple(lines), wrong, self._left(hand.me), self._hint(hand, tool)
        )

    def _hint(self, hand: Controller, tool: DeployTool) -> str:
        """What scouts and vanguards may, and who may lie in ambush."""
        step = _STEPS.get(str(hand.kind), "")
        if step in ("scouts", "vanguards"):
            return self._scene.texts(f"skirmish-deploy-hint-{step}")
        return self._scene.texts("skirmish-deploy-hint-ambush") if tool.ambush(hand) is not None else ""

    def _title(self, ghost: Placement | None) -> str:
        """What is done with the one that is pushed: set down, or taken into a regiment."""
        if ghost is not None and ghost.host != NOBODY:
            host = self._scene.stage.app.texts.name(self._scene.shown.units[ghost.host].unit)
            return self._scene.texts("skirmish-deploy-joins", host=host)
        return self._scene.texts("skirmish-deploy-list")

    def _left(self, player: Player) -> float:
        """The list lies on the side of the table that is not one's own."""
        zone = self._scene.shown.zones[player]
        x, _, w, _ = WINDOW
        middle = x + w / 2
        if zone >= 0:
            left, _, wide, _ = self._boxes()[zone]
            middle = left + wide / 2
        return x + 8 if middle > x + w / 2 else x + w - WIDE - 8

    # hands

    def press(self, player: Player, press: Press) -> bool:
        """Shoulders take another unit; a held button lets arrows turn; arrows repeat while they are held."""
        hand: Controller = self._scene.hands.controllers[player]
        tool = hand.tool()
        if not isinstance(tool, DeployTool) or player in self._scene.table.bots:
            return False
        if press.intent is Intent.HURRY:
            tool.turning = press.down
            return True
        if press.intent in (Intent.PREVIOUS, Intent.NEXT):
            if press.down:
                tool.turn_to(hand, 1 if press.intent is Intent.NEXT else -1)
                self._scene.sounds.play("focus")
            return True
        if press.intent in MOVES and press.down:
            tool.push(press.intent)
            self._scene.sounds.play("focus")
            return True
        return False

    def _mouse_tool(self) -> tuple[Controller, DeployTool] | None:
        """The hand of the mouse, while it places."""
        player = self._scene.hands.player_of(MOUSE)
        if player is None or player in self._scene.table.bots:
            return None
        hand: Controller = self._scene.hands.controllers[player]
        tool = hand.tool()
        return (hand, tool) if isinstance(tool, DeployTool) else None

    def point(self, x: float, y: float) -> bool:
        """A ghost that is held by the mouse follows it; a zone under it shines."""
        found = self._mouse_tool()
        if found is not None and self._dragged:
            self._put(found[1], x, y)
            return True
        chooser = self._choosing()
        if chooser is not None and chooser.me == self._scene.hands.player_of(MOUSE):
            for zone, box in enumerate(self._boxes()):
                if is_in_box(box, x, y):
                    return chooser.point_at(Crumb("zone", (zone,)))
        return found is not None

    def click(self, x: float, y: float) -> bool:
        """A zone is taken; a line takes its unit; the table takes the ghost there, and it is set down."""
        found = self._mouse_tool()
        if found is None:
            return self._click_zone(x, y)
        hand, tool = found
        units = [unit for group in tool.groups for unit in group]
        for line, box in enumerate(self._list.boxes):
            if is_in_box(box, x, y):
                tool.take_group(hand, next(at for at, one in enumerate(tool.groups) if units[line] in one))
                return True
        if not is_in_box(WINDOW, x, y):
            return False
        if self._is_on_ghost(tool, x, y):
            self._scene.hands.answer(hand.me, Intent.ACCEPT)
        else:
            self._dragged = True
            self._put(tool, x, y)
        return True

    def _click_zone(self, x: float, y: float) -> bool:
        """The mouse takes a zone that nobody has."""
        chooser = self._choosing()
        if chooser is None or chooser.me != self._scene.hands.player_of(MOUSE):
            return False
        for zone, box in enumerate(self._boxes()):
            if is_in_box(box, x, y) and chooser.point_at(Crumb("zone", (zone,))):
                self._scene.hands.do(TakeZone(chooser.me, zone))
                return True
        return False

    def _is_on_ghost(self, tool: DeployTool, x: float, y: float) -> bool:
        """Whether the mouse is on the ghost itself."""
        ghost = tool.ghost
        if ghost is None or ghost.host != NOBODY:
            return False
        gx, gy = self._scene.camera.to_screen(ghost.x, ghost.y)
        return (gx - x) ** 2 + (gy - y) ** 2 < 16**2

    def _put(self, tool: DeployTool, x: float, y: float) -> None:
        """The middle of the ghost's front comes to the mouse."""
        east, north = self._scene.camera.to_board(x, y)
        tool.set_ghost(x=round(east), y=round(north))

    def drop(self) -> None:
        """The mouse let the ghost go."""
        self._dragged = False

    def scroll(self, steps: float) -> bool:
        """The wheel turns the ghost."""
        found = self._mouse_tool()
        if found is None or found[1].ghost is None:
            return False
        ghost = found[1].ghost
        found[1].set_ghost(heading=round(ghost.heading + _WHEEL * steps) % _TURN)
        return True
