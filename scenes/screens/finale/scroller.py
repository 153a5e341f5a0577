"""A long list behind a short window: where the window stands, and which line is chosen; pure."""


class Scroller:
    """A window of `shown` lines on a list of `count`; `top` is its first line, `at` the chosen one."""

    def __init__(self, count: int, shown: int) -> None:
        self.count, self.shown = count, shown
        self.top = 0
        self.at = 0

    @property
    def furthest(self) -> int:
        """The last line that the window can begin at."""
        return max(0, self.count - self.shown)

    def go(self, at: int) -> bool:
        """Choose a line, with its neighbours in sight; True when another one was chosen before."""
        before = self.at
        self.at = min(max(0, at), max(0, self.count - 1))
        low, high = self.at - self.shown + 2, self.at - 1
        self._stand(min(max(self.top, low), high))
        return self.at != before

    def step(self, lines: int) -> bool:
        """Choose the line this many further down; True when that is another one."""
        return self.go(self.at + lines)

    def wheel(self, lines: int) -> bool:
        """Move the window by lines, keeping the chosen line in it; True when anything moved."""
        before = self.top, self.at
        self._stand(self.top + lines)
        self.at = min(max(self.at, self.top), min(self.count, self.top + self.shown) - 1, max(0, self.count))
        self.at = max(0, self.at)
        return (self.top, self.at) != before

    def drag(self, share: float) -> bool:
        """Move the window to a share of its way, 0 to 1; True when anything moved."""
        return self.wheel(round(max(0.0, min(1.0, share)) * self.furthest) - self.top)

    @property
    def thumb(self) -> tuple[float, float]:
        """Where the thumb begins on its track and how long it is, as shares of the track."""
        if not self.furthest:
            return 0.0, 1.0
        length = max(0.08, self.shown / self.count)
        return (1 - length) * self.top / self.furthest, length

    def _stand(self, top: int) -> None:
        self.top = min(max(0, top), self.furthest)
