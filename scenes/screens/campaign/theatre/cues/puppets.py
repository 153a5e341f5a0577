"""What a scene asks of the stage on which its figures stand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from game.campaign.defs.cue import Cue
from scenes.draw.style import Box


class Puppets(Protocol):
    """Figures on a stage; every motion returns the seconds that it takes. Places are shares of the stage."""

    def enter(
        self, who: str, side: str, at: float | None = None, pace: str = "walk", rod: bool | None = None
    ) -> float:
        """Somebody comes in from a side (`left`, `right`) and stops at a place, 0 to 1."""

    def leave(self, who: str, side: str | None = None, pace: str = "walk") -> float:
        """Somebody goes out."""

    def turn(self, who: str, to: str) -> float:
        """Somebody turns to a person, to the `public` or `away`."""

    def gesture(self, who: str, pose: str, hold: bool = False) -> float:
        """Somebody makes a gesture, and keeps it with `hold`."""

    def look(self, who: str, toward: str) -> float:
        """Somebody looks at a person."""

    def address(self, who: str, to: str) -> float:
        """Somebody looks at whom it speaks to, and turns round to it."""

    def light(self, preset: str, on: str | None = None, level: float = 1.0, seconds: float = 0.6) -> float:
        """The light changes, for everything or on one person."""

    def camera(self, x: float, zoom: float = 1.0, seconds: float = 0.9) -> float:
        """The view moves by units from the middle, and nearer."""

    def prop(self, giver: str, to: str, prop: str) -> float:
        """A thing goes from fist to fist."""

    def mask(self, who: str, off: bool) -> float:
        """A mask is taken off, or put on."""

    def weather(self, kind: str) -> None:
        """Paper falls: rain, snow, mist, ash, none."""

    def curtain(self, state: str) -> float:
        """The curtain of the stage opens, half or whole, or closes."""

    def speak(self, who: str) -> None:
        """Somebody speaks: the light is there."""

    def hush(self) -> None:
        """Nobody speaks any more."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def settle(self) -> None:
        """All motion jumps to its end."""

    def figure_box(self, who: str) -> Box:
        """Where somebody stands now, in units."""


Move = Callable[[Puppets, Cue], float | None]


def _named(value: str | None) -> str:
    assert value is not None
    return value


_MOVES: dict[str, Move] = {
    "enter": lambda stage, cue: stage.enter(
        _named(cue.enter), cue.side or "left", at=cue.at, pace=cue.pace or "walk", rod=cue.rod
    ),
    "leave": lambda stage, cue: stage.leave(_named(cue.leave), cue.side, cue.pace or "walk"),
    "turn": lambda stage, cue: stage.turn(_named(cue.turn), _named(cue.to)),
    "gesture": lambda stage, cue: stage.gesture(_named(cue.gesture), _named(cue.pose), bool(cue.hold)),
    "look": lambda stage, cue: stage.look(_named(cue.look), _named(cue.toward)),
    "light": lambda stage, cue: stage.light(
        _named(cue.light), cue.on, 1.0 if cue.level is None else cue.level, _seconds(cue, 0.6)
    ),
    "camera": lambda stage, cue: stage.camera(float(cue.camera or 0), cue.zoom or 1.0, _seconds(cue, 0.9)),
    "prop": lambda stage, cue: stage.prop(_named(cue.prop), _named(cue.to), _named(cue.text)),
    "mask": lambda stage, cue: stage.mask(_named(cue.mask), bool(cue.off)),
    "weather": lambda stage, cue: stage.weather(_named(cue.weather)),
    "curtain": lambda stage, cue: stage.curtain(_named(cue.curtain)),
    "wait": lambda stage, cue: (cue.wait or 0) / 1000,
}
"""What each verb does to the figures; the others are spoken or heard."""


def _seconds(cue: Cue, usual: float) -> float:
    return usual if cue.ms is None else cue.ms / 1000


def move_puppets(stage: Puppets, cue: Cue) -> float:
    """Let the figures do what a cue says; returns the seconds that it takes, 0 where they have no part."""
    move = _MOVES.get(cue.verb)
    return (move(stage, cue) or 0.0) if move else 0.0
