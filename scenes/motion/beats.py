"""Beats: the big moments of a screen, each of breath, approach, contact, answer, hold and settle."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, NamedTuple

import msgspec

from scenes.motion.timeline import Clip, Succession, callback_clip, pause_for, sequence, together

Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Part = Callable[[float], Clip]
"""Makes the clip of one part of a beat, for its seconds."""

_LEAST_READING, _PER_LETTER, _READING_START = 0.9, 0.045, 0.3
"""Seconds for which a sentence can be read: at least, for each letter, and before the first one."""


class Beat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The times of one beat, in milliseconds, and its weight; `look/beats.toml` says them."""

    weight: Annotated[int, msgspec.Meta(ge=1, le=4)]
    """1 a whisper, 2 a word, 3 a blow, 4 a verdict."""
    breath: Milliseconds = 0
    """The light falls; nothing else moves."""
    approach: Milliseconds = 0
    """What will strike is on its way."""
    stop: Milliseconds = 0
    """All motion stands still at the contact."""
    answer: Milliseconds = 0
    """What the contact does to things."""
    hold: Milliseconds = 0
    """It can be read."""
    settle: Milliseconds = 0
    """The world goes on, the light returns."""

    @property
    def contact(self) -> float:
        """Seconds from the start to the frame of contact, on which the sound starts."""
        return (self.breath + self.approach) / 1000

    @property
    def held(self) -> float:
        """Seconds from the start to the end of the hold: as far as one press of an impatient hand leads."""
        return (self.breath + self.approach + self.stop + self.answer + self.hold) / 1000

    @property
    def whole(self) -> float:
        """Seconds of the whole beat."""
        return self.held + self.settle / 1000


class Weight(NamedTuple):
    """What a weight does to the light, the camera and the ground."""

    dark: float
    """Share of the light that everything else loses."""
    near: float
    """Factor by which the camera comes nearer."""
    shake: float
    """Units by which the ground shakes."""


WEIGHTS = (
    Weight(0.0, 1.0, 0.0),
    Weight(0.0, 1.0, 0.0),
    Weight(0.15, 1.015, 0.0),
    Weight(0.35, 1.03, 3.0),
    Weight(0.6, 1.045, 5.0),
)
"""By weight; nothing weighs 0."""


def nothing(seconds: float) -> Clip:
    """A part in which nothing moves."""
    return pause_for(seconds)


def no_act() -> None:
    """Nothing happens at the contact."""


class Parts(NamedTuple):
    """What moves in each part of a beat. A part of no length lands at once."""

    breath: Part = nothing
    approach: Part = nothing
    contact: Callable[[], object] = no_act
    answer: Part = nothing
    during: Part = nothing
    """Goes on while the beat is held."""
    settle: Part = nothing


def reading_seconds(words: str) -> float:
    """Seconds for which these words must stand to be read."""
    return max(_LEAST_READING, _PER_LETTER * len(words) + _READING_START) if words else 0.0


class BeatClip(Clip):
    """A beat as it plays: one press leads to the end of its hold, the next one beyond it."""

    def __init__(self, held: Clip, settle: Clip) -> None:
        self._held = Succession([held])
        self._all = Succession([self._held, settle])

    def begin(self, *, reduced: bool) -> None:
        """Start with the breath."""
        self._all.begin(reduced=reduced)

    def advance(self, dt: float) -> float:
        """Play the parts one after the other."""
        left = self._all.advance(dt)
        self.done = self._all.done
        return left

    @property
    def holds(self) -> bool:
        """Whether it is not yet at the end of its hold."""
        return not self._held.done

    def land_hold(self) -> None:
        """Jump to the end of the hold."""
        if self._held.done:
            return
        self.advance(0.0)
        self._held.land()
        self.advance(0.0)


def full_beat(beat: Beat, parts: Parts, *, hold: float, pace: float = 1.0) -> Clip:
    """The clip of a beat; its hold lasts `hold` seconds, everything else its own time by `pace`."""

    def seconds(part: int) -> float:
        return part / 1000 * pace

    held = sequence(
        parts.breath(seconds(beat.breath)),
        parts.approach(seconds(beat.approach)),
        callback_clip(parts.contact),
        pause_for(seconds(beat.stop)),
        parts.answer(seconds(beat.answer)),
        together(parts.during(hold), pause_for(hold)),
    )
    return BeatClip(held, parts.settle(seconds(beat.settle)))


def still_beat(parts: Parts, *, hold: float) -> Clip:
    """The same beat for players who asked for less motion: each part lands at once, the hold stays."""
    held = sequence(
        parts.breath(0.0),
        parts.approach(0.0),
        callback_clip(parts.contact),
        parts.answer(0.0),
        together(parts.during(0.0), pause_for(hold)),
    )
    return BeatClip(held, parts.settle(0.0))
