"""The paper stage: what cues move, light and let fall. Times are seconds, places units of the stage."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Protocol

from game.campaign.defs.cast import HERO
from scenes.draw.style import HEIGHT, WIDTH, Box
from scenes.motion.timeline import HURRY
from scenes.screens.campaign.paper.drapes import Drapes
from scenes.screens.campaign.paper.facts import StageFacts
from scenes.screens.campaign.paper.grain import lay_grain
from scenes.screens.campaign.paper.lights import FULL, Ambience, light_of
from scenes.screens.campaign.paper.players import Players
from scenes.screens.campaign.paper.pool import Pool
from scenes.screens.campaign.paper.puppets.casting import cast_part, prop_named
from scenes.screens.campaign.paper.puppets.company import Company
from scenes.screens.campaign.paper.puppets.figure import Figure
from scenes.screens.campaign.paper.scenery import Camera, Scenery, plane_names
from scenes.screens.campaign.paper.weather import Weather

if TYPE_CHECKING:
    from game.campaign.defs.cast import PersonDef
    from scenes.shell.scene import Scene

_CURTAIN, _LEAST_CAMERA, _POOL = 0.9, 0.6, 0.5
"""Seconds: of the curtain, of a camera's move at least, and in which the glow follows."""
_PLACES = {"left": 0.3, "right": 0.7}
"""Where somebody stands who comes on from a side and is not told where."""
_INNERMOST = (0.145, 0.86)
"""Shares of the width between which nobody stands behind a drape."""
_DRAPE = 165.0
"""Units from the left of the window in which a drape hides the middle of a figure."""
_CONTRAST, _LEAST_LIT = 0.35, 0.78
"""Light that the backdrop keeps in high contrast, and everybody at least."""
_CHEST = 330.0
"""Units from the top of the stage to the middle of the glow behind a person."""


class _Moving(Protocol):
    """What goes on its way with time."""

    def update(self, dt: float) -> object: ...
    def settle(self) -> object: ...


class PaperStage:
    """Puppets before a backdrop in planes. Every verb returns the seconds that it takes.

    Make it in the scene's `build`, with the `facts` of the one before, and call `update` in the scene's.
    A verb for somebody who is not on the stage does nothing and takes no time.
    """

    def __init__(
        self,
        scene: Scene,
        backdrop: str,
        persons: Mapping[str, PersonDef],
        *,
        light: str = FULL,
        hero_tint: str = "safran",
        hero_prop: str = "lanterne",
        facts: StageFacts | None = None,
    ) -> None:
        """`backdrop` and `light` are a place's; `persons` go by name; `hero_tint` is the word of a seat, and
        `hero_prop` what the hero comes on with.
        """
        self.facts = facts or StageFacts(light)
        self.scene, self._look = scene, scene.stage.look
        self._age = 0.0
        self._ambience, self._spotlight = Ambience(self.facts.light), Ambience(self.facts.light)
        self._camera = Camera()
        company = self._build(backdrop)
        self._players = Players(
            company,
            lambda who: cast_part(who, persons, hero_tint, hero_prop),
            self.facts.standings,
            still=self._look.reduced_motion,
        )
        self._moving: Sequence[_Moving] = (
            self._players,
            self._ambience,
            self._spotlight,
            self._camera,
            self._drapes,
            self._pool,
        )
        self._restore()

    def enter(
        self, who: str, side: str, at: float | None = None, pace: str = "walk", rod: bool | None = None
    ) -> float:
        """Bring a person on from a `side`, `left` or `right`, to `at` (0 left, 1 right).

        `pace` is `slow`, `walk` or `run`. With `rod` it hangs and swings on its rod, without it is hidden.
        """
        place = min(_INNERMOST[1], max(_INNERMOST[0], _PLACES[side] if at is None else at))
        seconds = self._players.enter(who, side, WIDTH * place, pace, rod=rod)
        self._relight()
        return seconds

    def expect(self, *persons: str) -> None:
        """Let persons wait in the wings: they are cut out and painted now, not when they come on."""
        for who in persons:
            self._players.expect(who)

    def leave(self, who: str, side: str | None = None, pace: str = "walk") -> float:
        """Let a person go off on a side; without one, where it came from."""
        seconds = self._players.leave(who, side, pace)
        self._relight()
        return seconds

    def turn(self, who: str, to: str) -> float:
        """Turn a person to another, to the `public`, or `away` from everybody."""
        return self._players.turn(who, to)

    def gesture(self, who: str, pose: str, hold: bool = False) -> float:
        """Let a person take a pose, and go back to rest after a while unless it is held."""
        return self._players.gesture(who, pose, hold=hold)

    def look(self, who: str, toward: str) -> float:
        """Let a person look at another, `up`, `down`, `away` or at the `public`: only the head moves."""
        return self._players.look(who, toward)

    def address(self, who: str, to: str) -> float:
        """Let a person look at whom it speaks to, and the two turn round to each other where they have to."""
        return self._players.address(who, to)

    def prop(self, giver: str, to: str, prop: str) -> float:
        """Let a thing travel from fist to fist; from the wings, or into them, where nobody stands."""
        return self._players.hand(giver, to, prop_named(prop))

    def mask(self, who: str, off: bool) -> float:
        """Let a person take its mask off, into its fist, or put it on."""
        return self._players.mask(who, off=off)

    def light(self, preset: str, on: str | None = None, level: float = 1.0, seconds: float = 0.6) -> float:
        """Change the light to a preset; with `on` one person stands in it, `level` is what all else keeps."""
        facts, time = self.facts, self._players.time(seconds)
        facts.spot, facts.spotlight, facts.level = on or "", preset, level
        self._spotlight.change(preset, time)
        if not on:
            facts.light = preset
            self._ambience.change(preset, time)
        self._ambience.level.to(level, time, "in-out-sine")
        self._relight()
        return self._players.takes(seconds)

    def make_room(self, end: float, most: float) -> None:
        """Move the view so far, `most` units at the most, that the figures stand left of `end`.

        The hero and whoever speaks are not moved behind the drape for it.
        """
        hidden = max((self._middle(who) for who in self.present), default=0.0) - end
        heard = [who for who in (HERO, self.facts.speaker) if who in self.present]
        way = min(hidden, min((self._middle(who) - _DRAPE for who in heard), default=hidden))
        if way > 0 and self.facts.camera < most:
            self.camera(min(most, self.facts.camera + way / self.facts.zoom), self.facts.zoom)

    def _middle(self, who: str) -> float:
        """The middle of a person as the camera sees it now, in units from the left."""
        x, _, w, _ = self.figure_box(who)
        return x + w / 2

    def camera(self, x: float, zoom: float = 1.0, seconds: float = 0.9) -> float:
        """Move the camera `x` units from the middle, and nearer by `zoom`; never in less than 0.6 seconds."""
        seconds = max(_LEAST_CAMERA, seconds)
        self.facts.camera, self.facts.zoom = x, zoom
        self._camera.go(x, zoom, self._players.time(seconds))
        return self._players.takes(seconds)

    def weather(self, kind: str) -> None:
        """Let `rain`, `snow`, `ash` or `mist` of paper fall; or `none`."""
        self.facts.weather = kind
        self._weather.change(kind)

    def curtain(self, state: str) -> float:
        """Draw the curtain: `open`, `half` or `close`."""
        self.facts.curtain = state
        self._drapes.draw_to(state, self._players.time(_CURTAIN))
        return self._players.takes(_CURTAIN)

    def speak(self, who: str) -> None:
        """Let a person speak: it nods and is lit, the others stand back."""
        self.facts.speaker = who
        self._relight()

    def hush(self) -> None:
        """Let nobody speak any more."""
        self.facts.speaker = ""
        self._relight()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        speed = self._look.speed
        if speed <= 0.0:
            self._end_all()
        moved = dt * (speed or 1.0) * (HURRY if self.scene.timeline.hurried else 1.0)
        self._age += dt
        for moving in self._moving:
            moving.update(moved)
        if not self._look.reduced_motion:
            self._weather.update(dt)
            self._scenery.update(dt)
        self._show()

    def settle(self) -> None:
        """Let all motion jump to its end at once."""
        self._end_all()
        self._show()

    def figure_box(self, who: str) -> Box:
        """x, y, w, h of a person as the camera sees it now; a narrow box in the right wing for the absent."""
        figure = self._players.figures.get(who)
        if figure is None:
            return WIDTH, HEIGHT / 4, 1.0, HEIGHT / 2
        x, y, w, h = figure.box
        left, top = self._camera.seen_at(x, y)
        return left, top, w * self._camera.zoom.value, h * self._camera.zoom.value

    @property
    def present(self) -> Mapping[str, Figure]:
        """Who is on the stage, and does not leave it, by name."""
        return self._players.figures

    def _build(self, backdrop: str) -> Company:
        """Make the layers, the furthest first; figures stand before the last plane."""
        scene = self.scene
        planes = []
        for place in range(len(plane_names(scene.stage.art, backdrop)) - 1):
            planes.append(scene.layer("back", opaque=place == 0))
            if place == 1:
                self._sky = scene.layer("back")
        here = light_of(self.facts.light)
        self._pool = Pool(scene.layer("back"), (here.x, here.y))
        company = self._company = Company(self._sky)
        scene.add_layer(company, "stage")
        planes.append(scene.layer("stage"))
        self._scenery = Scenery(planes, backdrop)
        self._weather = Weather(self._sky, self.facts.weather)
        if not (self._look.simple_light or self._look.contrast):
            lay_grain(scene.layer("stage"))
        self._drapes = Drapes(scene.layer("stage"), self.facts.curtain)
        return company

    def _restore(self) -> None:
        """Put everything where the facts say."""
        facts = self.facts
        if facts.spot:
            self._spotlight.change(facts.spotlight, 0.0)
        self._ambience.level.to(facts.level, 0.0)
        self._camera.go(facts.camera, facts.zoom, 0.0)
        self._relight()
        self.settle()

    def _relight(self) -> None:
        """Send the light to whoever is lit, and let the others stand back."""
        facts = self.facts
        self._players.light_up([name for name in (facts.spot, facts.speaker) if name], facts.speaker)
        here, standing = light_of(facts.light), facts.standings.get(facts.spot or facts.speaker)
        at = (here.x, here.y) if standing is None else (standing.x, _CHEST)
        self._pool.send(at, self._players.time(_POOL))
        self.scene.focus_light(*self._camera.seen_at(*at))

    def _show(self) -> None:
        """Let the layers be seen as light and camera want it."""
        now, glow = self._ambience.now, self._spotlight.now
        waver = 1.0 if self._look.reduced_motion else 1.0 + now.flicker * _flame(self._age)
        level = self._ambience.level.value
        self._scenery.shine(now.far, now.near, level * waver * (_CONTRAST if self._look.contrast else 1.0))
        self._scenery.aim(self._camera)
        least = _LEAST_LIT if self._look.contrast else 0.0
        for figure in self._players.everybody():
            figure.shine(now.figure)
            figure.layer.dim = max(least, figure.lit.value)
        self._pool.shine(glow.pool, glow.glow * waver)
        for layer in (self._company, self._pool.layer, self._sky):
            self._camera.aim(layer)

    def _end_all(self) -> None:
        for moving in self._moving:
            moving.settle()


def _flame(age: float) -> float:
    """How a flame wavers, between -1 and 1, after so many seconds."""
    return 0.5 * math.sin(age * 7.3) + 0.3 * math.sin(age * 12.7 + 1.3) + 0.2 * math.sin(age * 23.1)
