"""Where in a round each question stands: its phase, and what still follows it by itself."""

from collections.abc import Sequence

from game.core.rules import Player
from game.rules.roulette.round.course import ROUND

WHERE = {
    "pocket": "pockets",
    "bet": "bets",
    "accusation": "accusations",
    "gather": "accusations",
    "before-shot": "shots",
    "aim": "shots",
    "after-shot": "shots",
}
"""The step of a round at which a question is asked; windows have their own names."""
STACKED = {
    "gather": ("accusations", "batch"),
    "before-shot": ("shots", "window:after-shot", "fire", "aims"),
    "aim": ("shots", "window:after-shot", "fire"),
    "after-shot": ("shots",),
}
"""What still comes before the round goes on, the next one last."""


def place_of(asks: str, shot: int) -> int:
    """The place in ROUND of a question; somebody dies in a shot, or, before the first, by the judge."""
    if asks == "dying":
        asks = "after-shot" if shot else "accusation"
    return ROUND.index(WHERE.get(asks, f"window:{asks}"))


def phase_of(asks: str, shot: int) -> str:
    """The phase in which a question is asked."""
    before = ROUND[: place_of(asks, shot)]
    return next(step for step in reversed(before) if step.startswith("phase:")).partition(":")[2]


def steps_after(asks: str, shot: int, slanderers: Sequence[Player] = ()) -> list[str]:
    """What follows a question by itself, the next one last; `slanderers` still swap in a BALLE."""
    stacked: tuple[str, ...] = STACKED.get(asks, ())
    if asks == "dying":
        stacked = (*after_deaths(shot, slanderers), "last-captain", "bury")
    return [*ROUND[: place_of(asks, shot) : -1], *stacked]


def after_deaths(shot: int, slanderers: Sequence[Player]) -> tuple[str, ...]:
    """What follows in a batch or a shot once its dead are buried, before the round goes on."""
    if shot:
        return ("shots", "window:after-shot")
    return ("accusations", "swap") if slanderers else ("accusations",)
