"""The queue of clips: what takes time on a screen, one after the other or together, always skippable."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Container, Sequence
from typing import Literal

from scenes.motion.tween import easing_curve, linear_interpolation

HURRY = 4.0
"""Factor by which the picture runs faster while somebody holds the hurry button."""

_MOST_CLIPS_IN_ONE_SKIP = 10_000
"""Clips that one skip lands at most, before it is taken for an endless chain."""
_TIME_TOLERANCE = 1e-9
"""Seconds that a clip may be short of its end and still has ended."""


class Clip:
    """A change of the picture that takes time. Lands exactly on its end: played, hurried or skipped."""

    done = False
    """Whether the clip has reached its end."""

    def begin(self, *, reduced: bool) -> None:
        """Start the clip; `reduced` when the player asked for less motion."""

    def advance(self, dt: float) -> float:
        """Play `dt` seconds; returns the seconds left over once the clip has ended (0 while it runs)."""
        raise NotImplementedError

    def land(self) -> None:
        """Jump to the end of the clip: everything is where it would have come to rest."""
        self.advance(float("inf"))

    @property
    def holds(self) -> bool:
        """Whether a beat is in it that still holds something up to be read."""
        return False

    def land_hold(self) -> None:
        """Jump to the end of what its beats hold up to be read."""


class _Timed(Clip):
    """A clip of known length in seconds that shows a share of itself, 0 to 1."""

    def __init__(self, seconds: float) -> None:
        self.seconds = max(0.0, seconds)
        self._spent = 0.0

    def show(self, share: float) -> None:
        """Put the picture where it belongs after `share` of the time."""

    def advance(self, dt: float) -> float:
        """Play `dt` seconds; the last share shown is always exactly 1."""
        if self.done:
            return dt
        self._spent += dt
        if self._spent < self.seconds - _TIME_TOLERANCE:
            self.show(self._spent / self.seconds)
            return 0.0
        self.done = True
        self.show(1.0)
        return max(0.0, self._spent - self.seconds)


class Slide(_Timed):
    """A clip that hands numbers from `a` to `b` to `setter`."""

    def __init__(self, setter: Callable[[float], object], a: float, b: float, seconds: float, curve: str):
        super().__init__(seconds)
        self._setter, self._a, self._b, self._curve = setter, a, b, easing_curve(curve)

    def begin(self, *, reduced: bool) -> None:
        """Hand over the first number at once."""
        self._setter(self._a)

    def show(self, share: float) -> None:
        """Hand over the number for this share of the time."""
        self._setter(linear_interpolation(self._a, self._b, self._curve(share)))


class Tween(_Timed):
    """A clip that brings attributes of one object from their values at its start to `ends`."""

    def __init__(self, target: object, seconds: float, curve: str, ends: dict[str, float]) -> None:
        super().__init__(seconds)
        self._target, self._curve, self._ends = target, easing_curve(curve), ends
        self._starts: dict[str, float] = {}

    def begin(self, *, reduced: bool) -> None:
        """Note the values of the attributes now."""
        self._starts = {name: float(getattr(self._target, name)) for name in self._ends}

    def show(self, share: float) -> None:
        """Set every attribute to its value at this share of the time."""
        eased = self._curve(share)
        for name, start in self._starts.items():
            setattr(self._target, name, linear_interpolation(start, self._ends[name], eased))


class Call(_Timed):
    """A clip without length that calls `act` once, also when it is skipped."""

    def __init__(self, act: Callable[[], object]) -> None:
        super().__init__(0.0)
        self._act = act

    def show(self, share: float) -> None:
        """Call `act`."""
        self._act()


class Together(Clip):
    """Clips that start at the same moment; done when the last of them is."""

    def __init__(self, clips: Sequence[Clip]) -> None:
        self._clips = clips

    def begin(self, *, reduced: bool) -> None:
        """Start all clips."""
        for clip in self._clips:
            clip.begin(reduced=reduced)

    def advance(self, dt: float) -> float:
        """Play all clips side by side; the time left over is what the longest of them leaves."""
        left = dt
        for clip in self._clips:
            if not clip.done:
                left = min(left, clip.advance(dt))
        self.done = all(clip.done for clip in self._clips)
        return left if self.done else 0.0

    @property
    def holds(self) -> bool:
        """Whether one of its clips holds something up."""
        return any(clip.holds for clip in self._clips if not clip.done)

    def land_hold(self) -> None:
        """Land what its clips hold up."""
        for clip in self._clips:
            if not clip.done:
                clip.land_hold()


class Succession(Clip):
    """Clips one after the other, without losing time between them."""

    def __init__(self, clips: Sequence[Clip]) -> None:
        self._waiting = deque(clips)
        self._reduced = False
        self._begun = False

    def begin(self, *, reduced: bool) -> None:
        """Note whether motion is reduced; each clip starts when its turn comes."""
        self._reduced = reduced

    def advance(self, dt: float) -> float:
        """Play as many clips as `dt` seconds reach."""
        while self._waiting:
            if not self._begun:
                self._waiting[0].begin(reduced=self._reduced)
                self._begun = True
            dt = self._waiting[0].advance(dt)
            if not self._waiting[0].done:
                return 0.0
            self._waiting.popleft()
            self._begun = False
        self.done = True
        return dt

    @property
    def holds(self) -> bool:
        """Whether the clip whose turn it is holds something up."""
        return self._begun and self._waiting[0].holds

    def land_hold(self) -> None:
        """Land what the clip holds up whose turn it is."""
        if self._begun:
            self._waiting[0].land_hold()


class Reducible(Clip):
    """Two clips that show the same thing; players who asked for less motion see the second."""

    def __init__(self, full: Clip, reduced: Clip) -> None:
        self._full, self._reduced = full, reduced
        self._chosen = full

    def begin(self, *, reduced: bool) -> None:
        """Choose one of the two clips, and start that one only."""
        self._chosen = self._reduced if reduced else self._full
        self._chosen.begin(reduced=reduced)

    def advance(self, dt: float) -> float:
        """Play the chosen clip."""
        left = self._chosen.advance(dt)
        self.done = self._chosen.done
        return left

    @property
    def holds(self) -> bool:
        """Whether the chosen clip holds something up."""
        return self._chosen.holds

    def land_hold(self) -> None:
        """Land what the chosen clip holds up."""
        self._chosen.land_hold()


class Later(Clip):
    """A clip that is made only when its turn comes, from what is known then."""

    def __init__(self, make: Callable[[], Clip]) -> None:
        self._make = make
        self._made: Clip | None = None

    def begin(self, *, reduced: bool) -> None:
        """Make the clip, and start it."""
        self._made = self._make()
        self._made.begin(reduced=reduced)

    def advance(self, dt: float) -> float:
        """Play the clip that was made."""
        assert self._made is not None
        left = self._made.advance(dt)
        self.done = self._made.done
        return left

    @property
    def holds(self) -> bool:
        """Whether the clip that was made holds something up."""
        return self._made is not None and self._made.holds

    def land_hold(self) -> None:
        """Land what the clip holds up that was made."""
        if self._made is not None:
            self._made.land_hold()


class Until(Clip):
    """A clip that waits for one which plays elsewhere; skipped, it brings that one to its end."""

    def __init__(self, other: Clip) -> None:
        self._other = other

    def advance(self, dt: float) -> float:
        """Wait while the other clip plays; landing this clip lands the other."""
        if dt == float("inf") and not self._other.done:
            self._other.land()
        self.done = self._other.done
        return dt if self.done else 0.0


def tween(target: object, seconds: float, curve: str = "out-quad", **ends: float) -> Clip:
    """A clip that brings attributes of `target` from their values at its start to `ends`."""
    return Tween(target, seconds, curve, ends)


def slide_value(
    setter: Callable[[float], object], a: float, b: float, seconds: float, curve: str = "out-quad"
) -> Clip:
    """A clip that hands numbers from `a` to `b` to `setter`."""
    return Slide(setter, a, b, seconds, curve)


def pause_for(seconds: float) -> Clip:
    """A clip in which nothing moves for `seconds`."""
    return _Timed(seconds)


def callback_clip(act: Callable[[], object]) -> Clip:
    """A clip that calls `act` when its turn comes; skipping never forgets the call."""
    return Call(act)


def lazy_clip(make: Callable[[], Clip]) -> Clip:
    """A clip that `make` makes only when its turn comes."""
    return Later(make)


def until_done(other: Clip) -> Clip:
    """A clip that waits for one which plays elsewhere, a flourish mostly."""
    return Until(other)


def sequence(*clips: Clip) -> Clip:
    """A clip that plays `clips` one after the other."""
    return Succession(clips)


def together(*clips: Clip) -> Clip:
    """A clip that plays `clips` all at once."""
    return Together(clips)


def stagger(gap: float, *clips: Clip) -> Clip:
    """A clip that starts each of `clips` `gap` seconds after the one before."""
    return Together([Succession([pause_for(gap * place), clip]) for place, clip in enumerate(clips)])


def reducible_clip(full: Clip, reduced: Clip | None = None) -> Clip:
    """A clip that plays `full`, or `reduced` (nothing if None) for players who asked for less motion."""
    return Reducible(full, reduced or pause_for(0.0))


class Timeline:
    """The clips that a screen still has to show. Facts never wait; `skip` makes the picture catch up."""

    def __init__(self, *, speed: float = 1.0, reduced: bool = False) -> None:
        self.speed = speed
        """1 plays as drawn, 2 twice as fast, 0 shows every end at once."""
        self.reduced = reduced
        self.hurried = False
        """Whether somebody holds the hurry button."""
        self._waiting: deque[Clip] = deque()
        self._playing: list[Clip] = []

    @property
    def idle(self) -> bool:
        """Whether the picture has caught up with the facts."""
        return not self._waiting and not self._playing

    @property
    def upcoming(self) -> Clip | None:
        """The clip that will start when those that play have ended.

        Calls, and what is made only when its turn comes, are passed over: they are small things on the way.
        """
        return next((clip for clip in self._waiting if not isinstance(clip, Call | Later)), None)

    def add(self, clip: Clip, at: Literal["after", "with"] = "after") -> None:
        """Queue `clip` behind everything, or start it at once beside what is playing now."""
        if at == "after":
            self._waiting.append(clip)
        else:
            self._start(clip)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self.speed <= 0.0:
            self.skip()
            return
        left = dt * self.speed * (HURRY if self.hurried else 1.0)
        while not self.idle:
            if not self._playing:
                self._start(self._waiting.popleft())
            left = self._advance(left)
            if self._playing:
                return

    def skip(self, before: Container[Clip] = ()) -> None:
        """Land every clip, also those that landing adds: afterwards the timeline is idle.

        A clip of `before` that still waits is not begun: it plays, and what comes after it.

        Raises:
            RuntimeError: clips keep adding clips without end.
        """
        for _ in range(_MOST_CLIPS_IN_ONE_SKIP):
            if self.idle or (not self._playing and self._waiting[0] in before):
                return
            if not self._playing:
                self._start(self._waiting.popleft())
            playing, self._playing = self._playing, []
            for clip in playing:
                clip.land()
        raise RuntimeError("A clip keeps adding clips: this timeline would never be idle.")

    def catch_up(self) -> None:
        """Land what a beat holds up to be read, and all beside it; where none does, everything."""
        held = [clip for clip in self._playing if clip.holds]
        if not held:
            self.skip()
            return
        for clip in self._playing:
            if clip not in held:
                clip.land()
        for clip in held:
            clip.land_hold()
        self._playing = [clip for clip in self._playing if not clip.done]

    def clear(self) -> None:
        """Forget every clip without showing it: the screen was rebuilt from the facts."""
        self._waiting.clear()
        self._playing.clear()

    def _start(self, clip: Clip) -> None:
        self._playing.append(clip)
        clip.begin(reduced=self.reduced)

    def _advance(self, dt: float) -> float:
        left = dt
        for clip in tuple(self._playing):
            left = min(left, clip.advance(dt))
        self._playing = [clip for clip in self._playing if not clip.done]
        return left if not self._playing else 0.0
