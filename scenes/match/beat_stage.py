"""Where the big moments of a match play: the light, the camera, the ground and the sentence of each beat."""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

from game.core.rules import Player
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.motion.beats import (
    WEIGHTS,
    Beat,
    Parts,
    Weight,
    full_beat,
    reading_seconds,
    still_beat,
)
from scenes.motion.flying_things import shake_layer
from scenes.motion.timeline import (
    Clip,
    Reducible,
    Timeline,
    callback_clip,
    pause_for,
    sequence,
    slide_value,
    together,
)
from scenes.shell.null_sound import SoundOutput
from scenes.widgets.shades import Shades
from scenes.widgets.spotlight import Spotlight
from scenes.widgets.strip import Strip

_AMONG_BOTS = 0.7
"""Factor of the times of blows and verdicts among bots alone."""
_BLOW, _VERDICT = 3, 4
"""The weight from which on the light falls, and the one whose sentence waits until all has been seen."""
_RETURN = 0.42
"""Seconds in which the camera comes back."""


class Telling(NamedTuple):
    """What a beat says and where it is seen: the spot of light, its sentence, its seal, its sound."""

    spot: Box
    """Middle x and y of the hole of light, its half width and half height, in units."""
    cue: str = ""
    words: str = ""
    seal: int | None = None
    """The colour of the seat whom the sentence concerns."""
    among_bots: bool = False
    seats: Collection[Player] = ()
    """Who has a part in it: their places stay in the light."""
    last: bool = False
    """Whether nothing comes after it: the light does not return."""


class Staged(Reducible):
    """A beat on the timeline: the next one is told by its weight whether the light may come back."""

    def __init__(self, full: Clip, reduced: Clip, weight: int) -> None:
        super().__init__(full, reduced)
        self.weight = weight


class BeatStage:
    """Plays beats by their times; the picture of each comes from the game."""

    def __init__(
        self,
        beats: Mapping[str, Beat],
        timeline: Timeline,
        sounds: SoundOutput,
        spotlight: Spotlight,
        strip: Strip,
        *,
        planes: Sequence[Layer] = (),
        ground: Layer | None = None,
        shades: Shades | None = None,
    ) -> None:
        """`planes` are what the camera sees nearer, `ground` shakes, `shades` lie over the seats."""
        self.beats, self._timeline, self._sounds = beats, timeline, sounds
        self.spotlight, self.strip = spotlight, strip
        self._planes, self._ground, self._shades = planes, ground, shades
        self.stopped = False
        """Whether everything stands still: a contact has just been made."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for the light and the sentence."""
        self.spotlight.update(dt)
        self.strip.update(dt)
        if self._shades is not None:
            self._shades.update(dt)

    def land(self) -> None:
        """Be as light as it shall be, at once: nothing plays any more."""
        self.spotlight.land()
        if self._shades is not None:
            self._shades.land()

    @property
    def pressed(self) -> bool:
        """Whether another blow is about to fall as soon as this one has been told."""
        coming = self._timeline.upcoming
        return isinstance(coming, Staged) and coming.weight >= _BLOW

    def clip(self, name: str, parts: Parts, telling: Telling) -> Clip:
        """The clip of a beat: its times come from the file, its picture from `parts`.

        Raises:
            KeyError: the file says nothing of it.
        """
        beat = self.beats[name]
        pace = _AMONG_BOTS if telling.among_bots and beat.weight >= _BLOW else 1.0
        hold = self._hold(beat, telling, pace)
        full = full_beat(beat, self._moved(beat, parts, telling, pace), hold=hold, pace=pace)
        still = still_beat(self._told(beat, parts, telling), hold=hold)
        return Staged(full, still, beat.weight)

    def _hold(self, beat: Beat, telling: Telling, pace: float) -> float:
        """Seconds of the hold: a verdict can be read at every speed."""
        hold = beat.hold / 1000 * pace
        if beat.weight < _VERDICT:
            return hold
        return max(hold, reading_seconds(telling.words)) * max(1.0, self._timeline.speed)

    def _told(self, beat: Beat, parts: Parts, telling: Telling) -> Parts:
        """The parts, with their light, sound and sentence."""
        weight = WEIGHTS[beat.weight]

        late = beat.weight == _VERDICT

        def contact() -> None:
            parts.contact()
            if telling.cue:
                self._sounds.play(telling.cue)

        def say(*, now: bool) -> None:
            if telling.words and now:
                self.strip.say(telling.words, beat.weight, telling.seal)

        return parts._replace(
            breath=lambda s: _first(lambda: self._darken(weight, telling), parts.breath(s)),
            contact=contact,
            answer=lambda s: _first(lambda: say(now=not late), parts.answer(s)),
            during=lambda s: _first(lambda: say(now=late), parts.during(s)),
            settle=lambda s: _first(lambda: None if telling.last else self._lighten(), parts.settle(s)),
        )

    def _moved(self, beat: Beat, parts: Parts, telling: Telling, pace: float) -> Parts:
        """The parts, with the camera, the stop and the shaking besides."""
        weight, told = WEIGHTS[beat.weight], self._told(beat, parts, telling)
        nearer = beat.contact * pace

        def contact() -> None:
            told.contact()
            self.stopped = True

        def answer(seconds: float) -> Clip:
            ground = self._ground
            shaken = shake_layer(ground, weight.shake) if ground and weight.shake else pause_for(0)
            return _first(self._go_on, together(told.answer(seconds), shaken))

        def settle(seconds: float) -> Clip:
            away = self._camera(weight.near, 1.0, min(seconds, _RETURN), "in-out-sine")
            return together(told.settle(seconds), away)

        return told._replace(
            breath=lambda s: together(told.breath(s), self._lean(weight, telling, nearer)),
            contact=contact,
            answer=answer,
            settle=settle,
        )

    def _lean(self, weight: Weight, telling: Telling, seconds: float) -> Clip:
        """The camera comes nearer; that goes on beside the beat, which waits for nothing of it."""
        near = self._camera(1.0, weight.near, seconds, "out-quad")
        spot: Point = telling.spot[:2]

        def begin() -> None:
            for plane in self._planes:
                plane.zoom_at = spot
            self._timeline.add(near, at="with")

        return callback_clip(begin) if weight.near != 1.0 else pause_for(0)

    def _camera(self, start: float, end: float, seconds: float, curve: str) -> Clip:
        def show(zoom: float) -> None:
            for plane in self._planes:
                plane.zoom = zoom

        return slide_value(show, start, end, seconds, curve)

    def _darken(self, weight: Weight, telling: Telling) -> None:
        if not weight.dark:
            return
        self.spotlight.shine(*telling.spot)
        self.spotlight.darken(weight.dark)
        if self._shades is not None:
            self._shades.cover(weight.dark, telling.seats)

    def _lighten(self) -> None:
        """The light comes back, unless another blow is about to fall."""
        if not self.pressed:
            self.spotlight.darken(0.0)
            if self._shades is not None:
                self._shades.cover(0.0)

    def _go_on(self) -> None:
        self.stopped = False


def _first(act: Callable[[], object], clip: Clip) -> Clip:
    return sequence(callback_clip(act), clip)
