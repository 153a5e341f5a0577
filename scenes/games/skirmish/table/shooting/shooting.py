"""The place of whoever shoots: what is marked is drawn, summed up, and answered with any device."""

from __future__ import annotations

import time
from collections.abc import Iterator
from functools import partial
from typing import Protocol

from game.core.rules import Player
from game.input.devices import MOUSE
from game.input.intents import MOVES, Intent, Press
from game.rules.skirmish.actions.orders import Aim, Shoot
from game.rules.skirmish.rolls.target import Target
from game.rules.skirmish.shooting.law import machine_of
from game.rules.skirmish.survey.board import Board, board_of
from game.rules.skirmish.survey.reach import shot_outlines
from game.rules.skirmish.survey.shot_odds import (
    ShotOdds,
    Sights,
    aimed_pieces,
    landing_chances,
    shaking_loss,
    shot_pieces,
    sight_pieces,
)
from scenes.draw.style import Point, is_in_box
from scenes.games.skirmish.table.controller import Controller
from scenes.games.skirmish.table.effects.share_bar import Share
from scenes.games.skirmish.table.field.camera import Camera
from scenes.games.skirmish.table.field.field import Field
from scenes.games.skirmish.table.layout import END_TICKET, SHOT_PARCHMENT, WINDOW
from scenes.games.skirmish.table.part_stage import PartStage
from scenes.games.skirmish.table.parts import Part
from scenes.games.skirmish.table.seeing.odds_level import FULL, odds_level
from scenes.games.skirmish.table.shooting.shot_picture import ShotPicture, Sighting
from scenes.games.skirmish.table.shooting.shot_sheet import Reason, ShotFacts, ShotSheet
from scenes.games.skirmish.table.shooting.shot_tool import Marked, Shot, ShotTool
from scenes.games.skirmish.table.shooting.spared import Spared, spared_units
from scenes.games.skirmish.table.shooting.stick_aim import StickAim

_COVERED = (WINDOW[0] + WINDOW[2] - SHOT_PARCHMENT[0], 0.0)
_SLICE = 0.004
"""Seconds of a frame in which the rules are asked."""


class ShotStage(PartStage, Protocol):
    """The scene, as far as shooting knows it."""

    field: Field
    camera: Camera


class Shooting(Part):
    """Shows the marked shot to everybody, for nothing of it is secret."""

    def __init__(self, scene: ShotStage) -> None:
        self._scene = scene
        self._told = odds_level(scene) == FULL
        """Whether the house tells odds."""
        self._picture = ShotPicture(scene.field.below, scene.field.above, scene.camera)
        self._sheet = ShotSheet(scene.layer(), scene.texts)
        self._about: object = None
        self._shooter = -1
        self._board: tuple[int, Board] | None = None
        self._pieces: Iterator[None] = iter(())
        self.seen: Sighting | None = None
        """What of the marked shot lies on the table so far."""
        self.odds: ShotOdds | None = None
        """What the rules say of it; None: still being looked up."""
        self._seen_words = ""
        self._stick = StickAim(scene.view.width, scene.view.depth)

    def _firing(self) -> tuple[Controller, ShotTool] | None:
        """The hand of the person who shoots, with its tool."""
        for player in self._scene.hands.people:
            hand: Controller = self._scene.hands.controllers[player]
            tool = hand.tool()
            if isinstance(tool, ShotTool):
                return hand, tool
        return None

    def update(self, dt: float) -> None:
        """A stick that aims, and a slice of what the rules say about the marked shot."""
        self._lean(dt)
        end = time.perf_counter() + _SLICE
        for _ in self._pieces:
            if time.perf_counter() >= end:
                break

    def _lean(self, dt: float) -> None:
        """Let `dt` seconds pass for the stick of whoever aims a stone or a ball."""
        firing = self._firing()
        marked = firing[1].marked(firing[0]) if firing is not None else None
        device = self._scene.hands.device_of(firing[0].me) if firing is not None else None
        if firing is None or marked is None or device is None or not isinstance(marked.shot, Aim):
            return
        stick = self._scene.stage.pads.leans(device).left if device.is_pad else (0.0, 0.0)
        if self._stick.lean(stick, (marked.shot.x, marked.shot.y), dt) and self._stick.wish is not None:
            x, y = self._stick.wish
            unit = self._scene.field.unit_at(*self._scene.camera.to_screen(x, y))
            firing[1].aim_at(firing[0], round(x), round(y), -1 if unit is None else unit)

    def refresh(self, *, idle: bool) -> None:
        """Draw the marked shot as far as it is known."""
        firing = self._firing() if idle else None
        marked = firing[1].marked(firing[0]) if firing is not None else None
        if idle:
            self.covered = _COVERED if firing is not None else (0.0, 0.0)
        if firing is None or marked is None:
            self._about = None
            self._pieces = iter(())
            self._picture.show(None)
            self._sheet.show(None)
            return
        about = (self._scene.table.ticks, marked)
        if about != self._about:
            before = self.seen if self._shooter == marked.shot.unit else None
            self._about, self.odds, self._shooter = about, None, marked.shot.unit
            self.seen = moved_sighting(before, marked.shot) if before is not None else None
            self._pieces = self._look_up(marked)
        self._picture.show(self.seen._replace(wish=self._stick.wish) if self.seen is not None else None)
        hand, tool = firing
        facts = self._facts(marked) if tool.reasons else None
        self._sheet.show(facts, self._scene.sitters[hand.me])

    # what the rules say

    def _now(self) -> Board:
        """The battle as everybody sees it, made once a tick."""
        ticks = self._scene.table.ticks
        if self._board is None or self._board[0] != ticks:
            self._board = ticks, board_of(self._scene.table.rules.setting, self._scene.view)
        return self._board[1]

    def _look_up(self, marked: Marked) -> Iterator[None]:
        """Outlines, sights and odds, a piece at a time."""
        board = self._now()
        setting, state = board
        unit = board.unit(marked.shot.unit)
        foe = board.unit(marked.target) if marked.target >= 0 else None
        seat = self._scene.sitters[unit.owner].colour
        full = yield from shot_outlines(setting, state, unit)
        half = yield from shot_outlines(setting, state, unit, 2)
        machine = machine_of(setting, unit)
        weapon = "" if isinstance(marked.shot, Aim) else marked.shot.weapon
        name = weapon or (machine.id if machine is not None else "")
        outlines = [tuple(one.points) for one in full if not name or one.name == name]
        halves = [tuple(one.points) for one in half if weapon and one.name == weapon]
        self.seen = Sighting(seat, tuple(outlines), hatched=bool(weapon), half=tuple(halves))
        self.seen = self.seen._replace(spared=self._spared(marked))
        yield
        if foe is None:
            return
        sights = yield from sight_pieces(board, unit.id, foe.id, weapon)
        self._draw_sights(marked, sights)
        yield
        if not self._told:
            return
        if isinstance(marked.shot, Aim):
            self.odds = yield from aimed_pieces(board, marked.shot, foe)
        else:
            self.odds = yield from shot_pieces(board, unit, foe, weapon)

    def _spared(self, marked: Marked) -> tuple[Spared, ...]:
        """Whom the marked shooter may not shoot at, and why."""
        firing, shot = self._firing(), marked.shot
        if firing is None:
            return ()
        hand, tool = firing
        order = None
        if isinstance(shot, Shoot):
            order = partial(Shoot, hand.me, shot.unit, weapon=shot.weapon)
        return spared_units(hand, self._scene.shown, tool.targets(hand), order)

    def _draw_sights(self, marked: Marked, sights: Sights) -> None:
        """Threads, cover, template or line of the marked shot."""
        assert self.seen is not None
        texts, shown, shot = self._scene.texts, self._scene.shown, marked.shot
        self._seen_words = texts("skirmish-shot-seen", n=sights.seen)
        self.seen = self.seen._replace(threads=sights.threads, idle=sights.idle)
        if sights.cover and not isinstance(shot, Aim):
            place = shown.middle_of(marked.target)
            self.seen = self.seen._replace(cover=(place, texts(f"reason-{sights.cover}-cover")))
        if isinstance(shot, Aim) and shot.target >= 0:
            self.seen = self.seen._replace(stone=(shot.x, shot.y, sights.radius))
        elif isinstance(shot, Aim):
            self.seen = self.seen._replace(ball=(shown.middle_of(shot.unit), (shot.x, shot.y)))

    # what is said of it

    def _facts(self, marked: Marked) -> ShotFacts:
        """The parchment, as far as the rules have answered."""
        scene, odds = self._scene, self.odds
        title = scene.stage.app.texts.name(scene.shown.units[marked.shot.unit].unit)
        if odds is None:
            return ShotFacts(title, "" if self._told else self._seen_words, (), (), None, ())
        reasons: tuple[Reason, ...] = ()
        result = [
            ("hits", " · ".join(self._group(one.blows.mean, one.strike.hit) for one in odds.strikes[:2]))
        ]
        aimed = isinstance(marked.shot, Aim)
        if aimed:
            result = []
        if odds.strikes:
            strike = odds.strikes[-1].strike
            reasons = reasons_of(strike.hit) if result else ()
            saves = (
                f"{strike.armour.needed}+" if strike.armour.needed < 7 else scene.texts("reason-armour-none")
            )
            result += [("wounds", f"{strike.wound.needed}+"), ("saves", saves)]
        lines = tuple((scene.texts(f"skirmish-shot-{what}"), number) for what, number in result if number)
        shares = tuple(odds.fallen.at_least(n) - odds.fallen.at_least(n + 1) for n in range(3))
        others = tuple(
            scene.texts(
                "skirmish-shot-other",
                n=round(100 * lost.at_least(1)),
                unit=scene.stage.app.texts.name(scene.shown.units[unit].unit),
            )
            for unit, lost in odds.others
            if lost.at_least(1) >= 0.005
        )
        rest = odds.fallen.at_least(3)
        facts = ShotFacts(title, self._seen_words, reasons, lines, odds.fallen.mean, (*shares, rest), others)
        facts = facts._replace(shaking=shaking_loss(self._now(), marked.target))
        return self._with_ways(facts, marked) if aimed else facts

    def _with_ways(self, facts: ShotFacts, marked: Marked) -> ShotFacts:
        """What may become of a stone or a ball, however well it is aimed."""
        board = self._now()
        machine = machine_of(board.setting, board.unit(marked.shot.unit))
        if machine is None:
            return facts
        texts, stone = self._scene.texts, machine.kind == "stone"
        spot, aside, mishap = landing_chances(machine)
        other = texts("skirmish-shot-aside" if stone else "skirmish-shot-flies", n=round(100 * aside))
        ways = (
            Share("good", spot, texts("skirmish-percent", n=round(100 * spot))),
            Share("middling" if stone else "good", aside, other),
            Share("bad", mishap, texts("skirmish-percent", n=round(100 * mishap))),
        )
        ends = (texts("skirmish-shot-spot") if stone else "", texts("skirmish-shot-misfire"))
        return facts._replace(seen="", ways=ways, ends=ends)

    def _group(self, shots: float, hit: Target) -> str:
        """So many shots, and what each must reach."""
        return self._scene.texts("skirmish-shot-group", n=round(shots, 1), needed=hit.needed)

    # hands

    def press(self, player: Player, press: Press) -> bool:
        """Directions that are but the stick which aims are done with."""
        firing = self._firing()
        aims = firing is not None and firing[0].me == player and self._stick.wish is not None
        return aims and press.intent in MOVES and press.device.is_pad

    def click(self, x: float, y: float) -> bool:
        """A click marks a shooter, a target or a point; another on the marked target shoots."""
        firing, scene = self._firing(), self._scene
        if firing is None or firing[0].me != scene.hands.player_of(MOUSE) or not is_in_box(WINDOW, x, y):
            return False
        if is_in_box(END_TICKET, x, y):
            return False
        hand, tool = firing
        if self._sheet.open and is_in_box(SHOT_PARCHMENT, x, y):
            return True
        unit = scene.field.unit_at(x, y)
        marked = tool.marked(hand)
        aims = marked is not None and isinstance(marked.shot, Aim)
        own = unit is not None and scene.shown.units[unit].owner == hand.me
        if aims and not own and not self._on_mark(marked, x, y):
            place = scene.camera.to_board(x, y)
            scene.hands.do(tool.aim_at(hand, round(place[0]), round(place[1]), -1 if unit is None else unit))
            return True
        if aims and not own and marked is not None:
            scene.hands.answer(hand.me, Intent.ACCEPT)
            return True
        if unit is None:
            return False
        scene.hands.do(tool.mark_unit(hand, unit))
        return True

    def _on_mark(self, marked: Marked | None, x: float, y: float) -> bool:
        """Whether the mouse lies on the hole of the marked aim."""
        if marked is None or not isinstance(marked.shot, Aim):
            return False
        at: Point = self._scene.camera.to_screen(marked.shot.x, marked.shot.y)
        return abs(at[0] - x) <= 9 and abs(at[1] - y) <= 9


def moved_sighting(seen: Sighting, shot: Shot) -> Sighting:
    """What lies on the table when the same machine is aimed elsewhere; threads are looked up anew."""
    seen = seen._replace(threads=(), idle=(), cover=None)
    if not isinstance(shot, Aim):
        return seen._replace(stone=None, ball=None)
    if seen.stone is not None:
        return seen._replace(stone=(shot.x, shot.y, seen.stone[2]))
    return seen._replace(ball=(seen.ball[0], (shot.x, shot.y))) if seen.ball is not None else seen


def reasons_of(target: Target) -> tuple[Reason, ...]:
    """Each reason of a number on a line of its own, the first with the number that it begins with."""
    lines = [Reason(target.why, dict(target.facts), f"{target.base}+")]
    lines += [
        Reason(one.why, dict(one.facts), f"{one.amount:+d}".replace("-", "−"), one.amount > 0)
        for one in target.modifiers
    ]
    return tuple(lines)
