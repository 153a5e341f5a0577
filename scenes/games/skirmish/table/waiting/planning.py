"""Who waits plans: up and down go round one's own units; how far one reaches, and who reaches it (S-32)."""

from __future__ import annotations

import math
from typing import Protocol

from game.core.letters import with_capital
from game.core.rules import Player
from game.input.devices import MOUSE, Device
from game.input.intents import Intent, Press
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.games.skirmish.table.answers.families import WINDOWS
from scenes.games.skirmish.table.driving.reach_bands import ReachBands
from scenes.games.skirmish.table.driving.reach_survey import ReachSurvey, worst_blows
from scenes.games.skirmish.table.driving.strokes import Strokes
from scenes.games.skirmish.table.layout import WINDOW
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.seeing.odds_level import FULL, NONE, odds_level
from scenes.games.skirmish.table.seeing.seeing_stage import SeeingStage
from scenes.games.skirmish.table.waiting.guesses import PATIENCE_SECONDS, SHOWN_SECONDS
from scenes.games.skirmish.table.waiting.surroundings import Panels
from scenes.widgets.prompt import GlyphMark

PLAN_SECONDS = 15.0
"""Seconds for which a unit is planned with after the last press."""
_TURNS = {Intent.UP: -1, Intent.DOWN: 1}
_SLICE = 0.002
_LEFT, _DOWN, _HIGH, _MOST_WIDE = WINDOW[0] + 60.0, 6.0, 30.0, 560.0
_MOST_HINTED = 6
"""Armies beside whose panels there is room for a second line."""
_RING, _CORNERS = 34.0, 24
"""Radius of the ring about the unit, in units, and its corners."""


class PlanStage(SeeingStage, Protocol):
    """The scene, as far as it is known here."""

    @property
    def frame(self) -> Panels:
        """What stands around the table."""


class Planning(Part):
    """Each plans with one of his own units, in his own colour; whoever plays is not disturbed by it."""

    def __init__(self, scene: PlanStage) -> None:
        self._scene = scene
        players = range(len(scene.sitters))
        self.chosen: dict[Player, int] = {}
        """With which unit each plans now."""
        self._left: dict[Player, float] = {}
        self._waited: dict[Player, float] = dict.fromkeys(players, 0.0)
        self._layers: dict[Player, Layer] = {player: scene.layer() for player in players}
        self._said: dict[Player, object] = dict.fromkeys(players)
        self._survey: ReachSurvey | None = None
        self._about = -1
        self._level = odds_level(scene)
        self._bands = ReachBands(scene.field.below, scene.camera, scene.shown, scene.sitters, scene.texts)
        self._strokes = Strokes(scene.field.above)
        self._ringed: object = None
        self.threats: dict[Player, tuple[int, int, float]] = {}
        """Who reaches the unit: how many, the likeliest, and its chance; by who plans."""

    # time

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; a slice of a look at what is planned with."""
        for player in self._waited:
            self._waited[player] += dt
        self._left = {player: left - dt for player, left in self._left.items() if left > dt}
        self.chosen = {player: unit for player, unit in self.chosen.items() if player in self._left}
        self._ring()
        if not self.chosen:
            self._bands.show(())
            return
        if self._survey is None or self._about != self._scene.table.ticks:
            self._about = self._scene.table.ticks
            self._survey = ReachSurvey(self._scene.board())
            self.threats = {}
        survey, units = self._survey, tuple(self.chosen.values())
        survey.watch(units, fans=True)
        self._threaten(survey)
        survey.work(_SLICE)
        self._bands.show(survey.watched, quiet=True)

    def _ring(self) -> None:
        """A ring in its owner's colour about each unit that is planned with."""
        scene = self._scene
        spots = {player: scene.shown.middle_of(unit) for player, unit in self.chosen.items()}
        key = (tuple(spots.items()), scene.camera.turn)
        if key == self._ringed:
            return
        self._ringed = key
        self._strokes.begin()
        turns = [math.tau * corner / _CORNERS for corner in range(_CORNERS + 1)]
        for player, spot in spots.items():
            x, y = scene.camera.to_screen(*spot)
            points = [(x + _RING * math.cos(turn), y + _RING * math.sin(turn)) for turn in turns]
            self._strokes.path(points, 4, style.SEATS[scene.sitters[player].colour].colour)
        self._strokes.end()

    def _threaten(self, survey: ReachSurvey) -> None:
        """Who reaches the units, one planner after the other."""
        player = next((one for one in self.chosen if one not in self.threats), None)
        if player is None:
            return
        unit = self.chosen[player]
        survey.haunt(unit, survey.pose_of(unit))
        if survey.up_to_date:
            blows = worst_blows(survey.threats)
            worst = blows[0] if blows else None
            self.threats[player] = (len(blows), worst.unit, worst.chance) if worst else (0, -1, 0.0)

    def refresh(self, *, idle: bool) -> None:
        """The hint of who waits, and what is planned."""
        for player in self._waited:
            if not self._is_free(player):
                self._waited[player] = 0.0
                self._left.pop(player, None)
            self._show(player)

    def _is_free(self, player: Player) -> bool:
        """Whether a person waits for others, and nothing of his own lies open."""
        scene = self._scene
        view = scene.view
        asked = player in view.owing and view.asks not in WINDOWS
        hands = scene.hands
        return (
            self._level != NONE
            and player in hands.people
            and view.active not in (-1, player)
            and not asked
            and hands.peeking != player
            and hands.controllers[player].asks() is None
            and hands.controllers[player].tool() is None
        )

    # units

    def own_units(self, player: Player) -> list[int]:
        """The units on the table that a player may plan with, in their order."""
        shown = self._scene.shown
        return [one.id for one in shown.standing() if one.owner == player and one.host < 0]

    def plan_with(self, player: Player, unit: int) -> None:
        """Plan with one unit from now on."""
        self.chosen[player], self._left[player] = unit, PLAN_SECONDS
        self.threats.pop(player, None)
        self._scene.sounds.play("focus")

    # words

    def _show(self, player: Player) -> None:
        """One line beside the panel: the hint, or what is known of the unit."""
        device = self._scene.hands.device_of(player)
        unit = self.chosen.get(player)
        fresh = PATIENCE_SECONDS <= self._waited[player] < PATIENCE_SECONDS + SHOWN_SECONDS
        fresh = fresh and len(self._waited) <= _MOST_HINTED
        key = (device, unit, self.threats.get(player)) if device and (unit is not None or fresh) else None
        if key == self._said[player]:
            return
        self._said[player] = key
        self._layers[player].clear()
        if key is not None and device is not None:
            self._draw(player, device, self._words(player, unit))

    def _words(self, player: Player, unit: int | None) -> str:
        texts = self._scene.texts
        if unit is None:
            return texts("skirmish-plan")
        names = self._scene.shown.units
        name = with_capital(texts(f"name-{names[unit].unit}"))
        count, worst, chance = self.threats.get(player, (-1, -1, 0.0))
        if count < 0:
            return name
        said = texts("skirmish-plan-threats", unit=name, n=count)
        if self._level != FULL or worst < 0:
            return said
        foe = texts(f"name-{names[worst].unit}")
        return texts("skirmish-plan-worst", threats=said, foe=foe, chance=round(100 * chance))

    def _draw(self, player: Player, device: Device, words: str) -> None:
        layer = self._layers[player]
        _, middle = self._scene.frame.panel(player)
        y = middle + _DOWN
        size = layer.letters.fit(words, style.SMALL, _MOST_WIDE, "fell-italic")
        wide = layer.letters.measure(words, size, "fell-italic")[0] + 28
        panel = layer.panel("battle_strip", _LEFT, y, wide, _HIGH)
        x = _LEFT + 12
        if device != MOUSE:
            for intent in _TURNS:
                x += GlyphMark(layer, layer.glyph(device, intent), x, y + _HIGH / 2, 22).width + 4
        box = (_LEFT, y, x - _LEFT + wide, _HIGH)
        panel.reshape(*box)
        layer.text(words, x + 6, y + 21, size, face="fell-italic", colour=style.PARCHMENT, within=box)

    # hands

    def press(self, player: Player, press: Press) -> bool:
        """Up and down go round one's own units; back is enough of it."""
        if not press.down or not self._is_free(player):
            return False
        if press.intent is Intent.BACK and player in self.chosen:
            self._left.pop(player, None)
            self._scene.sounds.play("focus")
            return True
        own = self.own_units(player) if press.intent in _TURNS else []
        if not own:
            return False
        step, now = _TURNS[press.intent], self.chosen.get(player)
        at = own.index(now) + step if now in own else (0 if step > 0 else -1)
        self.plan_with(player, own[at % len(own)])
        return True

    def click(self, x: float, y: float) -> bool:
        """The mouse of somebody who waits is clicked on one of his own units."""
        player = self._scene.hands.player_of(MOUSE)
        unit = self._scene.field.unit_at(x, y)
        if player is None or unit is None or not self._is_free(player):
            return False
        if unit not in self.own_units(player):
            return False
        self.plan_with(player, unit)
        return True
