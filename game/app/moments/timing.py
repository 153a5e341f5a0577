"""How long a window under the picture stays open: by what everybody knows, never by a hand (S-18, S-20)."""

from game.app.games.game import Window
from game.app.moments.pictures import Pictures


def shown_with(window: Window, pictures: Pictures) -> float:
    """Seconds of the picture that comes with a window, beside those of events."""
    return pictures.naming if window.naming else 0.0


def window_length(window: Window, pictures: Pictures, showing: float, *, marked: bool = False) -> float:
    """Seconds for which a window stays open that nobody holds; pictures show for `showing` seconds more.

    It closes with them, after a least time, which is longer where a seat has `marked` the moment; and after
    the window's own seconds at most.
    """
    least = pictures.marked if marked else pictures.least
    return min(window.seconds, max(least, showing))
