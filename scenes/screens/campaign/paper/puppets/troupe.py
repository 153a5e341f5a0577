"""The puppets: their parts and joints, their poses and what they hold, as the theatre's file says them."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from game import paths

Hand = Literal["rest", "point", "grip"]
"""The drawings of a forearm: open, pointing, closed round a thing."""
OWN = "own"
"""The prop of a pose in which puppets keep what they hold."""
JOINTS = ("legs", "body", "head", "arm_b", "forearm_b", "arm_f", "forearm_f")
"""The joints that poses bend, from the root outwards; `b` is the arm behind the body, `f` the other."""
FRONT_FIST = "forearm_f"
LIMBS = ("thigh_b", "shin_b", "thigh_f", "shin_f")
"""The joints that postures bend: of each leg the hip and the knee."""
STANDING, LYING = "stand", "fall"
"""The posture of whoever neither sits, kneels nor lies, and of whoever lies."""


class Cutting(msgspec.Struct, frozen=True):
    """One drawing of a part: the picture, and the pivot in units from its upper left corner."""

    picture: str
    pivot: tuple[float, float]


class PuppetPart(msgspec.Struct, frozen=True):
    """A part of a puppet: `at` is its pivot, in units from its parent's; `range` its least and most degrees.

    A forearm has a drawing for each hand. An upright part never turns with its parents. `when` tells whether
    it is shown only while the legs are `bent`, or only while they are `straight`; `follow` is the share of
    what the thighs turn that it turns with them.
    """

    id: str
    z: int
    picture: str = ""
    pivot: tuple[float, float] = (0.0, 0.0)
    hands: dict[Hand, Cutting] = {}
    parent: str = ""
    at: tuple[float, float] = (0.0, 0.0)
    range: tuple[float, float] = (0.0, 0.0)
    upright: bool = False
    when: Literal["", "bent", "straight"] = ""
    follow: float = 0.0

    def drawings(self) -> dict[Hand | None, Cutting]:
        """Its drawings by hand; None for a part that has only one."""
        if not self.hands:
            return {None: Cutting(self.picture, self.pivot)}
        return dict(self.hands.items())


class Puppet(msgspec.Struct, frozen=True):
    """A jointed figure; `accent` is the `#rrggbb` of its cloth when nobody says another.

    `fist` is how far the fist lies below the elbow, in units. `masked`: it comes on with its mask on.
    """

    accent: str
    fist: float
    parts: tuple[PuppetPart, ...]
    masked: bool = False


class Prop(msgspec.Struct, frozen=True):
    """A thing for a fist: the pivot is where it is held, `hang` its degrees in a fist that only holds it.

    Small things lie before the hand, others behind it: `z` is their place among the parts.
    """

    pivot: tuple[float, float]
    hang: float
    z: int = 28


class PoseDef(msgspec.Struct, frozen=True):
    """A pose: degrees of the joints, clockwise; `prop_angle` is measured from the forearm, None hangs.

    One with a `posture` takes it, the others are made in the posture that the figure has.
    """

    hand_f: Hand
    hand_b: Hand
    prop: str
    legs: float = 0.0
    body: float = 0.0
    head: float = 0.0
    arm_b: float = 0.0
    forearm_b: float = 0.0
    arm_f: float = 0.0
    forearm_f: float = 0.0
    prop_angle: float | None = None
    posture: str = ""

    def angle(self, joint: str) -> float:
        """The degrees of one of `JOINTS`."""
        degrees: float = getattr(self, joint)
        return degrees


class Posture(msgspec.Struct, frozen=True):
    """How the legs stand: degrees of hips and knees, clockwise, `b` the leg behind.

    `tilt` are degrees by which the whole figure turns on its feet, forwards; `back` units by which it moves
    back, its feet forwards; with `seat` a stool stands below.
    """

    thigh_b: float = 0.0
    shin_b: float = 0.0
    thigh_f: float = 0.0
    shin_f: float = 0.0
    tilt: float = 0.0
    back: float = 0.0
    seat: bool = False

    def angle(self, joint: str) -> float:
        """The degrees of one of `LIMBS`."""
        degrees: float = getattr(self, joint)
        return degrees


class Troupe(msgspec.Struct, frozen=True):
    """Everything there is to play with, by name."""

    poses: dict[str, PoseDef]
    postures: dict[str, Posture]
    props: dict[str, Prop]
    puppets: dict[str, Puppet]


@cache
def read_troupe() -> Troupe:
    """Read the puppets of the house.

    Raises:
        OSError, msgspec.DecodeError: the file is not there, or is damaged.
    """
    path = paths.assets_folder() / "theatre" / "puppets.json"
    return msgspec.json.decode(path.read_bytes(), type=Troupe)
