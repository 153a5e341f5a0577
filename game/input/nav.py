"""Directions of a pad: a stick and a d-pad become four clean directions that repeat while they are held."""

from collections.abc import Iterator

import msgspec

from game.input.intents import Intent

STICK_ENTER, STICK_LEAVE = 0.55, 0.40
"""Push of a stick (0 to 1) from which it counts, and below which it stops counting."""

FIRST_REPEAT_SECONDS, NEXT_REPEAT_SECONDS = 0.40, 0.09
"""Seconds before a held direction repeats, then between repeats."""

TURN_RATIO = 1.25
"""Ratio by which the other axis must outweigh the present one before the direction turns."""

LONGEST_FRAME_SECONDS = 0.25
"""Seconds of one late frame that count at most, so that a hitch never becomes a burst of moves."""


class Step(msgspec.Struct, frozen=True):
    """A direction that begins, repeats (`again`) or ends (not `down`)."""

    intent: Intent
    down: bool = True
    again: bool = False


class Repeater:
    """One held direction and the time until it repeats."""

    def __init__(self) -> None:
        self.held: Intent | None = None
        self._left = 0.0

    def hold(self, intent: Intent) -> None:
        """Begin to repeat `intent`, in place of any other."""
        self.held, self._left = intent, FIRST_REPEAT_SECONDS

    def let_go(self, intent: Intent) -> None:
        """Stop repeating `intent`; another one goes on."""
        if self.held is intent:
            self.held = None

    def update(self, dt: float) -> Iterator[Intent]:
        """Yield the held direction once for each repeat that `dt` seconds bring."""
        if self.held is None:
            return
        self._left -= min(dt, LONGEST_FRAME_SECONDS)
        while self._left <= 0:
            self._left += NEXT_REPEAT_SECONDS
            yield self.held


class Nav:
    """A pad's directions: the d-pad rules over the stick; x grows rightwards, y downwards, both −1 to 1."""

    def __init__(self) -> None:
        self._stick: Intent | None = None
        self._cross: Intent | None = None
        self._repeat = Repeater()

    @property
    def direction(self) -> Intent | None:
        """The direction held now."""
        return self._cross or self._stick

    def stick(self, x: float, y: float) -> list[Step]:
        """Set where the stick is; return the steps. The dead zone is round, the diagonals are steady."""
        before = self.direction
        self._stick = _snap(x, y, self._stick)
        return self._turn(before)

    def cross(self, x: int, y: int) -> list[Step]:
        """Set what the d-pad says, each axis −1, 0 or 1; return the steps."""
        before = self.direction
        self._cross = _across(x) if x and not (y and self._cross in _VERTICAL) else _along(y)
        return self._turn(before)

    def update(self, dt: float) -> list[Step]:
        """Let `dt` seconds pass; return the repeats of the held direction."""
        return [Step(intent, again=True) for intent in self._repeat.update(dt)]

    def _turn(self, before: Intent | None) -> list[Step]:
        """Steps from the direction `before` to the present one."""
        now = self.direction
        if now is before:
            return []
        steps = [Step(before, down=False)] if before else []
        if before:
            self._repeat.let_go(before)
        if now:
            self._repeat.hold(now)
            steps.append(Step(now))
        return steps


_VERTICAL = (Intent.UP, Intent.DOWN)


def _across(x: float) -> Intent | None:
    """The horizontal direction of `x`, or None."""
    return (Intent.RIGHT if x > 0 else Intent.LEFT) if x else None


def _along(y: float) -> Intent | None:
    """The vertical direction of `y`, or None."""
    return (Intent.DOWN if y > 0 else Intent.UP) if y else None


def _snap(x: float, y: float, before: Intent | None) -> Intent | None:
    """The direction of a stick, or None near its centre; it keeps to `before` around the diagonals."""
    if (x * x + y * y) ** 0.5 < (STICK_LEAVE if before else STICK_ENTER):
        return None
    wide, tall = abs(x), abs(y)
    if before:
        wide, tall = (wide, tall * TURN_RATIO) if before in _VERTICAL else (wide * TURN_RATIO, tall)
    return _across(x) if wide >= tall else _along(y)
