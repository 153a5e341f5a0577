"""The legs of a figure: standing, sitting, kneeling, or fallen; knees bend, and the floor is never left."""

from __future__ import annotations

import math
from collections.abc import Callable

from scenes.screens.campaign.paper.glide import Glide
from scenes.screens.campaign.paper.puppets.joints import HIP, Laid, waist_height
from scenes.screens.campaign.paper.puppets.troupe import LIMBS, Posture, Puppet, read_troupe

_BENT = 0.4
"""Degrees of a joint from which on a leg is drawn in pieces."""
_SPREAD = 0.5
"""How much wider a skirt lies for each share of its height that it loses."""
_SHOULDER, _HEM = 40.0, 0.82
"""Units from the middle of a body to its back; the share of a skirt's width that one lies on."""


def hem_of(puppet: Puppet, size: Callable[[str], tuple[float, float]]) -> tuple[float, float]:
    """Units from the middle of the feet to what a fallen figure lies on, behind and before: hem, or back.

    `size` tells the width and height of a picture.
    """
    legs = next(part for part in puppet.parts if part.id == "legs")
    if legs.when:
        return _SHOULDER, _SHOULDER
    return _HEM * legs.pivot[0], _HEM * (size(legs.picture)[0] - legs.pivot[0])


class Legs:
    """A posture on its way to the next one."""

    def __init__(self, posture: str, way: float, reach: tuple[float, float]) -> None:
        """`way` is 1 for whoever falls forwards, -1 backwards.

        `reach` are the units from the middle of the feet to the hem, behind and before: whoever falls lies on
        it, and on the shoulders.
        """
        self._reach = reach
        self._height = Glide(0.0)
        self._limbs = {joint: Glide(0.0) for joint in LIMBS}
        self._tilt, self._back, self._seat = Glide(0.0), Glide(0.0), Glide(0.0)
        self.take(posture, 0.0, way)

    @property
    def glides(self) -> list[Glide]:
        """Every number that glides."""
        return [*self._limbs.values(), self._tilt, self._back, self._seat, self._height]

    def take(self, posture: str, seconds: float, way: float) -> None:
        """Take a posture in `seconds`; `way` is 1 for whoever falls forwards, -1 backwards."""
        wanted: Posture = read_troupe().postures[posture]
        for joint, glide in self._limbs.items():
            glide.to(wanted.angle(joint), seconds, "in-out-sine")
        falls = wanted.tilt > 0
        sign, curve = (way, "in-quad") if falls else (1.0, "in-out-sine")
        lies_on = self._reach[way > 0] * falls
        more = math.degrees(math.atan2(lies_on - _SHOULDER, HIP)) * falls
        self._tilt.to(sign * (wanted.tilt + more), seconds, curve)
        self._back.to(sign * wanted.back, seconds, curve)
        self._height.to(lies_on, seconds, curve)
        self._seat.to(255.0 * wanted.seat, seconds, "linear")

    @property
    def bends(self) -> dict[str, float]:
        """The degrees of hips and knees now."""
        return {joint: glide.value for joint, glide in self._limbs.items()}

    @property
    def bent(self) -> bool:
        """Whether any knee or hip is bent now."""
        return any(abs(glide.value) > _BENT for glide in self._limbs.values())

    @property
    def waist(self) -> float:
        """Units from the ground to the waist now."""
        return waist_height(self.bends) if self.bent else HIP

    @property
    def thighs(self) -> float:
        """Degrees by which the thighs are turned, between the two of them."""
        return (self._limbs["thigh_b"].value + self._limbs["thigh_f"].value) / 2

    @property
    def tilt(self) -> float:
        """Degrees by which the figure has turned on its feet."""
        return self._tilt.value

    @property
    def lift(self) -> float:
        """Units by which whoever lies is raised, so that nothing is below the ground."""
        return self._height.value

    @property
    def back(self) -> float:
        """Units by which the waist has moved back."""
        return self._back.value

    @property
    def seat(self) -> float:
        """How much of the stool is seen, up to 255."""
        return self._seat.value

    def sunk(self, laid: Laid) -> Laid:
        """A skirt whose hem stays on the ground: lower, and wider, while the legs below it bend."""
        share = self.waist / HIP
        return laid._replace(high=laid.high * share, wide=laid.wide * (1 + _SPREAD * (1 - share)))

    def hung(self, laid: Laid, long: float) -> Laid:
        """What hangs down from the waist for `long` units, no longer than there is room above the ground."""
        return laid._replace(high=laid.high * min(1.0, self.waist / long)) if long > 0 else laid
