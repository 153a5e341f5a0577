"""Combats blow by blow: after each lot of blows the picture waits for a press, or four seconds."""

from scenes.motion.timeline import Clip

HALT_SECONDS = 4.0
"""Seconds for which a picture that is looked at step by step waits at most."""


class Halts:
    """Whether combats are looked at step by step, and whether the picture waits now."""

    def __init__(self) -> None:
        self.wanted = False
        """Whether somebody wants every step for himself; it stays so for the evening."""
        self.waiting = False
        """Whether the picture waits for a press."""
        self._released = False

    def release(self) -> None:
        """Go on to the next step."""
        self._released = True

    def halt(self) -> Clip:
        """A clip that waits, if steps are wanted when its turn comes; skipped, it waits for nobody."""
        return _Halt(self)

    def begin(self) -> None:
        """The picture comes to a step."""
        self.waiting, self._released = self.wanted, False

    def is_over(self, spent: float) -> bool:
        """Whether the picture goes on after `spent` seconds at this step."""
        over = self._released or not self.wanted or spent >= HALT_SECONDS
        self.waiting = not over
        return over


class _Halt(Clip):
    """A step of a picture."""

    def __init__(self, halts: Halts) -> None:
        self._halts, self._spent = halts, 0.0

    def begin(self, *, reduced: bool) -> None:
        """Wait from now on."""
        self._halts.begin()

    def advance(self, dt: float) -> float:
        """Wait for a press, or the time; what is left over belongs to the next step."""
        self._spent += dt
        self.done = self._halts.is_over(self._spent)
        return dt if self.done and not self._halts.wanted else 0.0
