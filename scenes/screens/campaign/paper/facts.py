"""What stands on a paper stage when all motion has ended: enough to make it anew."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Standing:
    """Where and how a person stands, or will.

    `x` is in units, `facing` goes from -1 (left) to 1 (right), `look` is the head's degrees,
    `held` the thing in the fist, `side` the wing that it came from, `posture` how its legs stand. Whoever is
    `averted` has turned away, and turns back to nobody who speaks.
    """

    x: float
    facing: float = 1.0
    pose: str = "rest"
    held: str = ""
    masked: bool = False
    rod: bool | None = None
    look: float = 0.0
    side: str = "left"
    posture: str = "stand"
    averted: bool = False


@dataclass
class StageFacts:
    """The light and its level, the camera, weather, curtain, who speaks, and everybody's standing by name.

    `spot` is the person who alone is lit, in the light `spotlight`; nobody for an empty name.
    """

    light: str
    level: float = 1.0
    spot: str = ""
    spotlight: str = ""
    camera: float = 0.0
    zoom: float = 1.0
    weather: str = "none"
    curtain: str = "open"
    speaker: str = ""
    standings: dict[str, Standing] = field(default_factory=dict)
