"""A figure: one puppet on the stage, its pose on the way to the next one, and the breath that never stops."""

from __future__ import annotations

import math

from scenes.draw.layer import Layer
from scenes.draw.style import WIDTH, Box, Rgb
from scenes.screens.campaign.paper.facts import Standing
from scenes.screens.campaign.paper.glide import Glide
from scenes.screens.campaign.paper.puppets.joints import (
    PROP,
    Laid,
    Lie,
    Stance,
    lay_on_stage,
    lie_of_parts,
    lie_of_prop,
    tilted,
    turned,
)
from scenes.screens.campaign.paper.puppets.lamp import LAMP, Lamp
from scenes.screens.campaign.paper.puppets.legs import Legs, hem_of
from scenes.screens.campaign.paper.puppets.life import Life
from scenes.screens.campaign.paper.puppets.piece import Piece, Underlay
from scenes.screens.campaign.paper.puppets.troupe import (
    FRONT_FIST,
    JOINTS,
    LYING,
    OWN,
    STANDING,
    Cutting,
    Hand,
    Puppet,
    read_troupe,
)

GROUND, SIZE = 640.0, 0.9
"""Units from the top of the stage to where figures stand, and their size there."""
DOMINO = "domino"
SEAT = "seat"
"""The name under which a stool lies among the parts."""
_STOOL_Z = -6
_STOOL = Cutting("puppet_stool", (66.0, 152.0))
"""What one sits on; its pivot is on the ground."""
_SHOE = 10.0
"""Units below the ground to which a figure that is not on its feet is boxed."""
_SLOWER = 1.7
"""How much longer legs take than arms."""


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
        self._puppet, self._tint, self._life = puppet, tint, Life(phase)
        self.x, self.facing, self.look = Glide(standing.x), Glide(standing.facing), Glide(standing.look)
        self.size, self.lit, self.seen, self.talk = Glide(size), Glide(1.0), Glide(255.0), Glide(0.0)
        pose = read_troupe().poses[standing.pose]
        self._bends = {joint: Glide(pose.angle(joint)) for joint in JOINTS}
        self._legs = Legs(standing.posture, self._way, hem_of(puppet, layer.art.size))
        self._hips = next((part for part in puppet.parts if part.id == "hips"), None)
        self._limber = standing.posture != STANDING
        self._whens = {part.id: part.when for part in puppet.parts if part.when}
        self._bent = self._tilted = self._rises = False
        self._pose = pose
        """The pose whose hands are seen: the old one until half of the way to the next is done."""
        self._swap_in = self._rest_in = math.inf
        self._light: Rgb = (255, 255, 255)
        self._stock = {standing.held} if standing.held else set()
        self._lamp: Lamp | None = None
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
        """Take a pose in `seconds`; go back to rest after `rest_after` more, unless another comes first.

        Who sits, kneels or falls stays so whatever the arms do, until it rises.
        """
        troupe = read_troupe()
        self.standing.pose = name
        if troupe.poses[name].posture:
            self._rises = rest_after < math.inf
            self._take(troupe.poses[name].posture, seconds * _SLOWER)
        for joint, glide in self._bends.items():
            glide.to(troupe.poses[name].angle(joint), seconds)
        self._swap_in = seconds / 2
        self._rest_in = seconds + rest_after
        self._want(troupe.poses[name].prop)
        if seconds <= 0.0:
            self._swap()

    def rise(self, seconds: float) -> None:
        """Stand up, whoever sat, knelt or lay."""
        if self.standing.posture != STANDING:
            self.pose("rise", seconds)

    @property
    def turns(self) -> bool:
        """Whether it turns round to whoever speaks to it."""
        standing = self.standing
        return not standing.averted and not standing.rod and standing.posture != LYING

    @property
    def _way(self) -> float:
        """1 for whoever falls forwards, -1 backwards: one falls to where there is more of the stage."""
        return math.copysign(1.0, (WIDTH / 2 - self.standing.x) * self.standing.facing)

    def _take(self, posture: str, seconds: float) -> None:
        """Let the legs take a posture."""
        self.standing.posture = posture
        self._rises = self._rises and posture != STANDING
        if not self._limber and posture != STANDING:
            self._limber = True
            self._build()
        self._legs.take(posture, seconds, self._way)

    def _rest(self, seconds: float) -> None:
        """Go back to rest, and to one's feet where nobody asked to stay down."""
        rises = self._rises
        self.pose("rest", seconds)
        if rises:
            self._take(STANDING, seconds * _SLOWER)

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
        self._life.pass_time(dt, self.x.value - before)
        self._pass_time(dt)
        self._place(still=still)

    def settle(self) -> None:
        """Be where everything ends, at once."""
        if self._rest_in < math.inf:
            self._rest(0.0)
        for glide in self._glides():
            glide.settle()
        self._life.pace = 0.0
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
        foot = min(GROUND + _SHOE, max(y for _, y in corners))
        return left, top, max(x for x, _ in corners) - left, foot - top

    @property
    def missing(self) -> list[str]:
        """The parts that show no drawing or more than one: must stay empty."""
        shown: dict[str, int] = {}
        for (part, _), piece in self._pieces.items():
            shown[part] = shown.get(part, 0) + piece[0].visible
        hidden = {DOMINO, *(["rod"] if self._tilted else [])}
        expected = {part.id for part in self._puppet.parts if self._is_worn(part.when)} - hidden
        return [id for id in sorted(expected) if shown.get(id) != 1]

    @property
    def shown(self) -> frozenset[str]:
        """The names of the pictures that are seen now."""
        pieces = [piece for piece, _, _ in self._pieces.values()]
        return frozenset(piece.name for piece in pieces if piece.visible)

    def _glides(self) -> list[Glide]:
        own = [self.x, self.facing, self.look, self.size, self.lit, self.seen, self.talk]
        return own + list(self._bends.values()) + self._legs.glides

    def _pass_time(self, dt: float) -> None:
        """Swap the hands half way to a pose, and go back to rest when it was held long enough."""
        self._swap_in -= dt
        if self._swap_in <= 0.0:
            self._swap()
        self._rest_in -= dt
        if self._rest_in <= 0.0:
            self._rest(0.4)

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
        self._lamp = Lamp(self.layer) if LAMP in self._stock else None
        self._dye()
        self._grasp()

    def _cuttings(self) -> dict[tuple[str, Hand | str | None], Cutting]:
        """Every drawing, the lowest first: by part and hand, things by `PROP` and their name."""
        found: list[tuple[int, tuple[str, Hand | str | None], Cutting]] = [
            (part.z, (part.id, hand), cutting)
            for part in self._puppet.parts
            for hand, cutting in part.drawings().items()
            if self._limber or part.when != "bent"
        ]
        if self._limber and self._hips:
            found.append((_STOOL_Z, (SEAT, None), _STOOL))
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

    def _is_worn(self, when: str) -> bool:
        """Whether something is shown that is for `bent` legs, or for `straight` ones."""
        return when == "" or when == ("bent" if self._bent else "straight")

    def _is_seen(self, part: str, which: Hand | str | None) -> bool:
        if part in self._whens:
            return self._is_worn(self._whens[part])
        match part:
            case "prop":
                return which == self._in_fist
            case "domino":
                return self.standing.masked
            case "rod":
                return self.standing.rod is not False and not self._tilted
            case "seat":
                return self._bent and self._legs.seat > 0
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
        scale, facing, legs = self.size.value, self.facing.value, self._legs
        x = self.x.value - facing * scale * legs.back
        return Stance(x, GROUND - (legs.waist + legs.lift) * scale - lift, scale, facing)

    def _place(self, *, still: bool) -> None:
        """Put every piece where the joints say."""
        bends = {joint: glide.value for joint, glide in self._bends.items()}
        bends["head"] += self.look.value
        lift = 0.0
        if not still:
            walks = self.standing.posture == STANDING
            lift = self._life.stir(bends, self.standing, self.x.value, self.talk.value, walks=walks)
        self._lies = self._lie(bends)
        stance = self._stance(lift)
        laid = {part: lay_on_stage(lie, stance) for part, lie in self._lies.items()}
        self._bow_legs(laid, stance)
        for (part, which), pieces in self._pieces.items():
            if not pieces[0].visible:
                continue
            where = self._prop_laid(str(which), stance) if part == PROP else laid[part]
            for piece in pieces:
                if piece is not None:
                    piece.lay(where)
        if self._lamp is not None:
            held, wave = self._in_fist == LAMP, self._life.wave(0.31)
            self._lamp.shine(self._prop_laid(LAMP, stance), stance.scale, held=held, wave=wave)
        self.layer.alpha = self.seen.value

    def _lie(self, bends: dict[str, float]) -> dict[str, Lie]:
        """Where every part lies, for the bends of the joints beside the legs'."""
        legs = self._legs
        bends |= legs.bends
        for part in self._puppet.parts:
            if part.follow:
                bends[part.id] = part.follow * legs.thighs
        lies = lie_of_parts(self._puppet, bends)
        if not legs.tilt:
            return lies
        return {part: tilted(lie, legs.tilt, legs.waist) for part, lie in lies.items()}

    def _bow_legs(self, laid: dict[str, Laid], stance: Stance) -> None:
        """Show bent legs in pieces with room above the ground for what hangs from the waist, and a stool."""
        legs = self._legs
        laid[SEAT] = Laid(stance.x, GROUND, 0.0, stance.facing * stance.scale, stance.scale)
        now = (legs.bent, legs.tilt != 0)
        if now != (self._bent, self._tilted):
            self._bent, self._tilted = now
            self._grasp()
        if self._bent and self._hips:
            long = self.layer.art.size(self._hips.picture)[1] - self._hips.pivot[1]
            laid["hips"] = legs.hung(laid["hips"], long)
            self._pieces[SEAT, None][0].alpha = legs.seat
        elif self._bent:
            laid["legs"] = legs.sunk(laid["legs"])

    def _prop_laid(self, prop: str, stance: Stance) -> Laid:
        lie = lie_of_prop(self._puppet, self._lies, read_troupe().props[prop], self._pose)
        return lay_on_stage(lie, stance)

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
