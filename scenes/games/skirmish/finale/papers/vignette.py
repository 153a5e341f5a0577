"""The little picture of a turning point: two units where the record saw them, or what was traded."""

import math
from collections.abc import Callable, Sequence

from game.core.rules import Player
from game.rules.skirmish.defs.armies import UnitDef
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Point
from scenes.games.skirmish.finale.papers.strokes import draw_stroke, line_strokes
from scenes.games.skirmish.finale.record.story import NOBODY, Spot, Story, Track
from scenes.games.skirmish.finale.record.turning import Turning
from scenes.games.skirmish.table.effects.men import Company
from scenes.games.skirmish.table.frame.phase_row import seal_image
from scenes.games.skirmish.table.looks.outfits import Outfits, Part, Worn
from scenes.match.sitter import Sitter

_MOST_MEN = 16
_NEAREST, _FARTHEST = 0.030, 0.010
"""Units a milli: no picture is nearer, none farther."""
_GAP = 2600.0
"""Milli at most that are left between two units: who shot from afar is brought nearer."""
_INSET = 9.0
_TRADES = {
    "bribe": "icon_two_coins",
    "broken": "icon_breaking_chain",
    "card": "icon_card_joker",
    "scenario": "icon_round_star",
    "tokens": "icon_two_coins",
}


class Troupe:
    """What a picture must know of the units of a battle."""

    def __init__(
        self,
        outfits: Outfits,
        units: Sequence[UnitDef],
        bases: Sequence[tuple[int, int]],
        sitters: Sequence[Sitter],
        ground: str,
    ) -> None:
        """`units` and `bases` are by the id of each unit in the battle."""
        self.outfits, self.units, self.bases = outfits, units, bases
        self.sitters, self.ground = sitters, ground

    def company(self, unit: int, owner: Player, scale: float) -> Company:
        """The men of a unit, for drawing single ones."""
        colour = style.SEATS[self.sitters[owner].colour].colour
        return Company(self._wear(unit), colour, scale)

    def _wear(self, unit: int) -> Callable[[Part], Worn]:
        made, base = self.units[unit], self.bases[unit][0]
        return lambda part: self.outfits.worn_by(made, base, part)


def men_places(spot: Spot, base: tuple[int, int]) -> list[Point]:
    """Where the men of a unit stand, in milli, the front rank first."""
    angle = math.radians(spot.heading / 100)
    ahead, aside = (math.sin(angle), math.cos(angle)), (math.cos(angle), -math.sin(angle))
    files = max(1, min(spot.files, spot.models))
    found = []
    for place in range(min(spot.models, _MOST_MEN)):
        rank, file = divmod(place, files)
        right, back = (file - (files - 1) / 2) * base[0], (rank + 0.5) * base[1]
        found.append(
            (
                spot.x + right * aside[0] - back * ahead[0],
                spot.y + right * aside[1] - back * ahead[1],
            )
        )
    return found


def last_spot(track: Track, event: int) -> Spot | None:
    """Where a unit stood just before an event, with the men that it had then."""
    before = [spot for spot in track.spots if spot.seen and spot.at < event and spot.models]
    return before[-1] if before else None


def draw_vignette(layer: Layer, box: Box, troupe: Troupe, story: Story, one: Turning) -> None:
    """Draw a turning point into a box: a fight where there was one, else what changed hands."""
    x, y, w, h = box
    layer.box(x - 2, y - 2, w + 4, h + 4, style.GOLD_DARK)
    layer.image(troupe.ground, x, y, w, h)
    target = last_spot(story.tracks[one.target], one.at) if one.target >= 0 else None
    if target is None:
        _draw_trade(layer, box, troupe.sitters, one)
        return
    slayer = last_spot(story.tracks[one.unit], one.at) if one.unit >= 0 else None
    _Fight(layer, box, troupe, story, one).draw(slayer, target)


def _draw_trade(layer: Layer, box: Box, sitters: Sequence[Sitter], one: Turning) -> None:
    """What changed hands, between the seals of who was in it."""
    x, y, w, h = box
    layer.box(x, y, w, h, style.NIGHT, alpha=110)
    middle, top = x + w / 2, y + h / 2
    giver = one.player if one.by == NOBODY else one.by
    layer.disc(middle, top, 31, style.PARCHMENT)
    layer.image(
        _TRADES.get(one.code, "icon_two_coins"), middle, top, 44, anchor=(0.5, 0.5), tint=style.GARNET
    )
    seal_image(layer, sitters[giver], middle - 62, top, 22)
    if one.other not in (NOBODY, giver):
        seal_image(layer, sitters[one.other], middle + 62, top, 22)


class _Fight:
    """The picture of one unit's end."""

    def __init__(self, layer: Layer, box: Box, troupe: Troupe, story: Story, one: Turning) -> None:
        self.layer, self.box, self.troupe, self.story, self.one = layer, box, troupe, story, one
        self._scale = _NEAREST
        self._centre: Point = (0.0, 0.0)

    def draw(self, slayer: Spot | None, target: Spot) -> None:
        """Draw both, so large that they fill the box."""
        bases = self.troupe.bases
        fallen = men_places(target, bases[self.one.target])
        far = 0.0
        proud: list[Point] = []
        if slayer is not None:
            proud = men_places(slayer, bases[self.one.unit])
            proud, far = _brought_near(proud, fallen)
        self._frame([*fallen, *proud])
        self._men(self.one.target, target, fallen, beaten=True)
        if slayer is not None:
            if far > 0:
                self._shots(proud, fallen)
            self._men(self.one.unit, slayer, proud, beaten=False)

    def _frame(self, points: Sequence[Point]) -> None:
        xs, ys = [x for x, _ in points], [y for _, y in points]
        wide, deep = max(xs) - min(xs) + 1600, max(ys) - min(ys) + 1600
        fitting = min(self.box[2] / wide, self.box[3] / deep)
        self._scale = max(_FARTHEST, min(_NEAREST, fitting))
        self._centre = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2

    def _place(self, point: Point) -> Point:
        x, y, w, h = self.box
        return (
            x + w / 2 + (point[0] - self._centre[0]) * self._scale,
            y + h / 2 - (point[1] - self._centre[1]) * self._scale,
        )

    def _men(self, unit: int, spot: Spot, points: Sequence[Point], *, beaten: bool) -> None:
        """The men whose middle is inside the picture, the rear rank first."""
        owner = self.story.tracks[unit].owner
        men = self.troupe.company(unit, owner, self._scale)
        x, y, w, h = self.box
        for number, point in reversed(list(enumerate(points))):
            at = self._place(point)
            if not (x + _INSET < at[0] < x + w - _INSET and y + _INSET < at[1] < y + h - _INSET):
                continue
            if not beaten:
                men.draw(self.layer, "plain", at, spot.heading / 100)
            elif self.one.code == "fled" or number % 3 == 2:
                men.draw(self.layer, "fleeing", at, spot.heading / 100 + 180 + (number * 37) % 50 - 25)
            else:
                men.draw(self.layer, "fallen", at, (number * 137) % 360)

    def _shots(self, proud: Sequence[Point], fallen: Sequence[Point]) -> None:
        """The way of arrows, stones and spells."""
        for start, end in list(zip(proud, fallen, strict=False))[:4]:
            for stroke in line_strokes([self._place(start), self._place(end)], (6, 6)):
                draw_stroke(self.layer, stroke, 2, style.CREAM.rgb, 220)


def _brought_near(proud: Sequence[Point], fallen: Sequence[Point]) -> tuple[list[Point], float]:
    """The men of one unit near another, on the same side of it; how far they were brought, in milli."""
    gap, start, end = min(
        (math.dist(one, other), one, other) for one in proud[:8] for other in fallen[:_MOST_MEN]
    )
    if gap <= _GAP:
        return list(proud), 0.0
    share = (gap - _GAP) / gap
    dx, dy = (end[0] - start[0]) * share, (end[1] - start[1]) * share
    return [(x + dx, y + dy) for x, y in proud], gap - _GAP
