"""A figure: one puppet on the stage, its pose on the way to the next one, and the breath that never stops."""

from __future__ import annotations

import math
from typing import NamedTuple

from scenes.draw.drawable import Image
from scenes.draw.layer import Layer
from scenes.draw.style import HALO, Box, Rgb
from scenes.screens.campaign.paper.facts import Standing
from scenes.screens.campaign.paper.glide import Glide
from scenes.screens.campaign.paper.puppets.joints import (
    HIP,
    PROP,
    Laid,
    Lie,
    Stance,
    lay_on_stage,
    lie_of_parts,
    lie_of_prop,
    turned,
)
from scenes.screens.campaign.paper.puppets.piece import Piece, Underlay
from scenes.screens.campaign.paper.puppets.troupe import (
    FRONT_FIST,
    JOINTS,
    OWN,
    Cutting,
    Hand,
    Puppet,
    read_troupe,
)

GROUND, SIZE = 640.0, 0.9
"""Units from the top of the stage to where figures stand, and their size there."""
DOMINO = "domino"
_BREATH, _ARM, _TREMOR = (1.0, 4.6), (1.5, 5.9), (0.7, 0.83)
"""Degrees and seconds of the body's breath and the arms'; units and seconds of the hand on the rod."""
_HOP, _STRIDE, _BRISK = 5.0, 62.0, 240.0
"""Units that a walking figure hops and strides, and its units a second when it hops fully."""
_LEGS = 3.4
"""Degrees by which the legs swing at each stride."""
_CAPE = 16.0
"""Degrees by which a cape flies behind who walks briskly."""
_NOD, _NOD_SECONDS, _LEAN = 2.0, 0.62, 2.2
"""Degrees and seconds of a speaker's nod, and degrees by which it leans."""
_LAMP, _LAMP_WIDE, _LAMP_DROP, _LAMP_ALPHA = "lanterne", 190.0, 46.0, 120.0
"""The thing that shines; units of its glow, and from the fist down to its flame; the glow's opacity."""
_SWING = (2.4, 3.1)
"""Degrees and seconds by which a figure swings that hangs on its rod."""


class Fidget(NamedTuple):
    """What a pose does while it is held: a joint goes to and fro by so many degrees in so many seconds."""

    joint: str
    degrees: float
    seconds: float


_FIDGETS = {
    "ruban": (Fidget(FRONT_FIST, 5.0, 0.34), Fidget("head", 1.5, 0.68)),
    "bourse": (Fidget(FRONT_FIST, 8.0, 0.52), Fidget("head", 1.5, 0.52)),
    "cheer": (Fidget("arm_f", 6.0, 0.44), Fidget("arm_b", 6.0, 0.5)),
    "threaten": (Fidget("arm_f", 1.6, 0.21),),
    "talk": (Fidget(FRONT_FIST, 4.0, 0.9),),
}


class Figure:
    """One puppet on a layer of its own. Numbers glide to where `standing` wants them."""

    def __init__(
        self,
        layer: Layer,
        puppet: Puppet,
        tint: Rgb,
        standing: Standing,
        *,
        phase: float = 0.0,
        size: float = SIZE,
    ) -> None:
        self.layer, self.standing = layer, standing
        self._puppet, self._tint, self._phase = puppet, tint, phase
        self.x, self.facing, self.look = Glide(standing.x), Glide(standing.facing), Glide(standing.look)
        self.size, self.lit, self.seen, self.talk = Glide(size), Glide(1.0), Glide(255.0), Glide(0.0)
        pose = read_troupe().poses[standing.pose]
        self._bends = {joint: Glide(pose.angle(joint)) for joint in JOINTS}
        self._pose = pose
        """The pose whose hands are seen: the old one until half of the way to the next is done."""
        self._swap_in = self._rest_in = math.inf
        self._light: Rgb = (255, 255, 255)
        self._stock = {standing.held} if standing.held else set()
        self._glow: Image | None = None
        self._age = 0.0
        self._pace = 0.0
        self._lies: dict[str, Lie] = {}
        self._build()
        self._place(still=True)

    def come_from(self, x: float, side: str, *, rod: bool | None) -> None:
        """Stand at x, in the wing of a side, turned to the stage; `rod` as the standing has it."""
        standing = self.standing
        standing.x, standing.side, standing.rod = x, side, rod
        standing.facing = 1.0 if side == "left" else -1.0
        self.x.to(x, 0.0)
        self.facing.to(standing.facing, 0.0)
        self._grasp()
        self._place(still=True)

    def pose(self, name: str, seconds: float, *, rest_after: float = math.inf) -> None:
        """Take a pose in `seconds`; go back to rest after `rest_after` more, unless another comes first."""
        troupe = read_troupe()
        self.standing.pose = name
        for joint, glide in self._bends.items():
            glide.to(troupe.poses[name].angle(joint), seconds)
        self._swap_in = seconds / 2
        self._rest_in = seconds + rest_after
        self._want(troupe.poses[name].prop)
        if seconds <= 0.0:
            self._swap()

    def hold(self, prop: str) -> None:
        """Have a thing in the fist from now on; nothing for an empty name."""
        self.standing.held = prop
        self._want(prop)
        self._grasp()

    def wear_mask(self, *, on: bool) -> None:
        """Wear the domino, or not."""
        self.standing.masked = on
        self._grasp()

    def shine(self, light: Rgb) -> None:
        """Be seen in a light: the colour that it leaves of white."""
        if light != self._light:
            self._light = light
            self._dye()

    def update(self, dt: float, *, still: bool) -> None:
        """Let `dt` seconds pass; `still`: without breath and tremor."""
        before = self.x.value
        for glide in self._glides():
            glide.update(dt)
        if dt > 0:
            self._pace = (self.x.value - before) / dt
            self._age += dt
        self._pass_time(dt)
        self._place(still=still)

    def settle(self) -> None:
        """Be where everything ends, at once."""
        if self._rest_in < math.inf:
            self.pose("rest", 0.0)
        for glide in self._glides():
            glide.settle()
        self._pace = 0.0
        self._swap()
        self._place(still=True)

    @property
    def fist(self) -> tuple[float, float]:
        """Where the front fist is now, in units of the stage."""
        arm = self._lies[FRONT_FIST]
        x, y = turned(arm.angle, 0.0, self._puppet.fist)
        laid = lay_on_stage(Lie(arm.x + x, arm.y + y, 0.0), self._stance(0.0))
        return laid.x, laid.y

    @property
    def box(self) -> Box:
        """x, y, w, h of legs, body and head, in units of the stage."""
        corners = [corner for part in ("legs", "body", "head") for corner in self._corners(part)]
        left, top = min(x for x, _ in corners), min(y for _, y in corners)
        return left, top, max(x for x, _ in corners) - left, max(y for _, y in corners) - top

    @property
    def missing(self) -> list[str]:
        """The parts that show no drawing or more than one: must stay empty."""
        shown: dict[str, int] = {}
        for (part, _), piece in self._pieces.items():
            shown[part] = shown.get(part, 0) + piece[0].visible
        return [part.id for part in self._puppet.parts if part.id != DOMINO and shown[part.id] != 1]

    @property
    def shown(self) -> frozenset[str]:
        """The names of the pictures that are seen now."""
        pieces = [piece for piece, _, _ in self._pieces.values()]
        return frozenset(piece.name for piece in pieces if piece.visible)

    def _glides(self) -> list[Glide]:
        own = [self.x, self.facing, self.look, self.size, self.lit, self.seen, self.talk]
        return own + list(self._bends.values())

    def _pass_time(self, dt: float) -> None:
        """Swap the hands half way to a pose, and go back to rest when it was held long enough."""
        self._swap_in -= dt
        if self._swap_in <= 0.0:
            self._swap()
        self._rest_in -= dt
        if self._rest_in <= 0.0:
            self.pose("rest", 0.4)

    def _swap(self) -> None:
        self._swap_in = math.inf
        self._pose = read_troupe().poses[self.standing.pose]
        self._grasp()

    def _want(self, prop: str) -> None:
        """Make the figure anew when it lacks a thing that it is to hold."""
        if prop in ("", OWN) or prop in self._stock:
            return
        self._stock.add(prop)
        self._build()

    def _build(self) -> None:
        """Put every piece on the layer: what lies behind first, then the parts, the lowest first."""
        self.layer.clear()
        cuttings = self._cuttings()
        behind = {key: Underlay(self.layer, cutting, self._tint) for key, cutting in cuttings.items()}
        self._pieces = {
            key: (Piece(self.layer, cutting), self._cloth(cutting), behind[key])
            for key, cutting in cuttings.items()
        }
        self._glow = None
        if _LAMP in self._stock:
            self._glow = self.layer.image("glow_soft", 0, 0, _LAMP_WIDE, None, anchor=(0.5, 0.5), tint=HALO)
        self._dye()
        self._grasp()

    def _cuttings(self) -> dict[tuple[str, Hand | str | None], Cutting]:
        """Every drawing, the lowest first: by part and hand, things by `PROP` and their name."""
        found: list[tuple[int, tuple[str, Hand | str | None], Cutting]] = [
            (part.z, (part.id, hand), cutting)
            for part in self._puppet.parts
            for hand, cutting in part.drawings().items()
        ]
        for name in sorted(self._stock):
            prop = read_troupe().props[name]
            found.append((prop.z, (PROP, name), Cutting(f"puppet_prop_{name}", prop.pivot)))
        return {key: cutting for _, key, cutting in sorted(found, key=lambda one: one[0])}

    def _cloth(self, cutting: Cutting) -> Piece | None:
        """The white drawing over a piece, if it has one."""
        if not self.layer.art.has(f"{cutting.picture}_acc"):
            return None
        return Piece(self.layer, cutting, cloth=True, tint=self._tint)

    def _dye(self) -> None:
        """Show every piece in the light, and the cloth in its colour in that light."""
        red, green, blue = (round(a * b / 255) for a, b in zip(self._tint, self._light, strict=True))
        for piece, cloth, _ in self._pieces.values():
            piece.tint = self._light
            if cloth:
                cloth.tint = (red, green, blue)

    def _grasp(self) -> None:
        """Show the hands of the pose, what they hold, the mask and the rod; hide the others."""
        for (part, which), pieces in self._pieces.items():
            seen = self._is_seen(part, which)
            for piece in pieces:
                if piece is not None:
                    piece.visible = seen

    def _is_seen(self, part: str, which: Hand | str | None) -> bool:
        match part:
            case "prop":
                return which == self._in_fist
            case "domino":
                return self.standing.masked
            case "rod":
                return self.standing.rod is not False
            case "forearm_f":
                return which == self._front_hand
            case "forearm_b":
                return which == self._pose.hand_b
        return True

    @property
    def _in_fist(self) -> str:
        """The thing that the pose shows in the front fist."""
        return self.standing.held if self._pose.prop == OWN else self._pose.prop

    @property
    def _front_hand(self) -> Hand:
        """The front hand of the pose; a fist that holds nothing is open."""
        hand = self._pose.hand_f
        return "rest" if hand == "grip" and not self._in_fist else hand

    def _stance(self, lift: float) -> Stance:
        scale = self.size.value
        return Stance(self.x.value, GROUND - HIP * scale - lift, scale, self.facing.value)

    def _place(self, *, still: bool) -> None:
        """Put every piece where the joints say."""
        bends = {joint: glide.value for joint, glide in self._bends.items()}
        bends["head"] += self.look.value
        lift = 0.0
        if not still:
            lift = self._live(bends)
        self._lies = lie_of_parts(self._puppet, bends)
        stance = self._stance(lift)
        laid = {part: lay_on_stage(lie, stance) for part, lie in self._lies.items()}
        for (part, which), pieces in self._pieces.items():
            if not pieces[0].visible:
                continue
            where = self._prop_laid(str(which), stance) if part == PROP else laid[part]
            for piece in pieces:
                if piece is not None:
                    piece.lay(where)
        self._place_glow(stance)
        self.layer.alpha = self.seen.value

    def _place_glow(self, stance: Stance) -> None:
        """Let the lamp shine where it hangs, if it is in the fist."""
        if self._glow is None:
            return
        self._glow.alpha = _LAMP_ALPHA * (self._in_fist == _LAMP) * (1 + 0.08 * self._wave(0.31))
        laid = self._prop_laid(_LAMP, stance)
        self._glow.move(laid.x, laid.y + _LAMP_DROP * stance.scale)

    def _prop_laid(self, prop: str, stance: Stance) -> Laid:
        lie = lie_of_prop(self._puppet, self._lies, read_troupe().props[prop], self._pose)
        return lay_on_stage(lie, stance)

    def _live(self, bends: dict[str, float]) -> float:
        """Add to the bends what a living hand does; returns the units by which the figure hops."""
        brisk = min(1.0, abs(self._pace) / _BRISK)
        breath = self._wave(_BREATH[1]) * _BREATH[0]
        talk = self.talk.value
        bends["body"] += breath + talk * _LEAN + 2.5 * brisk
        bends["head"] += talk * _NOD * self._wave(_NOD_SECONDS) - 0.4 * breath
        bends["arm_f"] -= self._wave(_ARM[1]) * _ARM[0] + talk * 3.0 * self._wave(2 * _NOD_SECONDS)
        bends["arm_b"] += self._wave(_ARM[1] * 0.9) * _ARM[0]
        bends["cape"] = _CAPE * brisk + 1.6 * self._wave(3.7) + 1.0
        stride = _LEGS * math.sin(self.x.value / _STRIDE * math.pi) * brisk * (not self.standing.rod)
        bends["legs"] += stride
        bends["body"] -= stride
        if self.standing.rod:
            bends["legs"] += _SWING[0] * self._wave(_SWING[1])
        self._fidget(bends)
        hop = _HOP * abs(math.sin(self.x.value / _STRIDE * math.pi)) * brisk
        return (0.0 if self.standing.rod else hop) + _TREMOR[0] * self._wave(_TREMOR[1]) * self._wave(5.3)

    def _fidget(self, bends: dict[str, float]) -> None:
        for fidget in _FIDGETS.get(self.standing.pose, ()):
            bends[fidget.joint] += fidget.degrees * self._wave(fidget.seconds)

    def _wave(self, seconds: float) -> float:
        """A sine of this figure's own time that comes back after `seconds`."""
        return math.sin((self._age / seconds + self._phase) * math.tau)

    def _corners(self, part: str) -> list[tuple[float, float]]:
        """The corners of a part's drawing on the stage, in units."""
        cutting = next(one for one in self._puppet.parts if one.id == part)
        wide, high = self.layer.art.size(cutting.picture)
        lie, stance = self._lies[part], self._stance(0.0)
        found = []
        for x in (-cutting.pivot[0], wide - cutting.pivot[0]):
            for y in (-cutting.pivot[1], high - cutting.pivot[1]):
                dx, dy = turned(lie.angle, x, y)
                laid = lay_on_stage(Lie(lie.x + dx, lie.y + dy, 0.0), stance)
                found.append((laid.x, laid.y))
        return found
