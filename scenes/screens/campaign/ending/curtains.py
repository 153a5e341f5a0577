"""The curtains of a campaign's endings: the one that is open shows its place, the others stay closed."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET

from game.campaign.defs.chapter import EndingDef
from game.campaign.story.state import Hero
from game.campaign.story.troupe.heroes import heroes_of
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box, Colour
from scenes.screens.campaign.ending.closing import closing_of
from scenes.screens.campaign.ink import MIDDLE, Type, lay_words, place_name
from scenes.screens.campaign.paper.lights import light_of
from scenes.screens.campaign.troupe.tokens import draw_token

if TYPE_CHECKING:
    from game.app.campaign.run import Run

_OPEN: Box = (410, 98, 460, 308)
_W, _H, _TOP, _STEP = 176.0, 250.0, 136.0, 190.0
_PLATE_H = 66.0
_MOST_CLOSED = 4
_PLANES = 5
_FOLDS = 6
_CROP_W, _CROP_TOP = 800.0, 120.0
"""Units of a backdrop that are seen, from its middle and from its top."""
_VEILS = (style.VELVET, style.VELVET_LIGHT)


class Drape(NamedTuple):
    """One ending behind its curtain: where it hangs, and whether it is the one that was taken.

    `heroes` are those of several who ended behind it.
    """

    ending: EndingDef
    box: Box
    taken: bool
    heroes: tuple[Hero, ...] = ()


def drapes_of(run: Run) -> list[Drape]:
    """The endings of a campaign, the one that was taken in the middle, the others on both sides."""
    endings = list(run.script.endings)
    taken = next((one for one in endings if one.id == run.story.ending), None)
    others = [one for one in endings if one is not taken][:_MOST_CLOSED]
    found = [Drape(taken, _OPEN, True)] if taken else []
    half = (len(others) + 1) // 2
    for place, one in enumerate(others[:half]):
        found.append(Drape(one, _side_box(half - 1 - place, left=True), False))
    for place, one in enumerate(others[half:]):
        found.append(Drape(one, _side_box(place, left=False), False))
    there = [one._replace(heroes=_behind(run, one.ending)) for one in found]
    return sorted(there, key=lambda drape: drape.box[0])


def _behind(run: Run, ending: EndingDef) -> tuple[Hero, ...]:
    """The heroes of several who ended behind a curtain."""
    troupe = run.story.troupe
    if troupe is UNSET:
        return ()
    return tuple(one for one in heroes_of(run.story) if troupe.endings.get(one.who) == ending.id)


def _side_box(place: int, *, left: bool) -> Box:
    """The box of a closed curtain, counted from the middle outwards."""
    x = _OPEN[0] - 22 - _W - place * _STEP if left else _OPEN[0] + _OPEN[2] + 22 + place * _STEP
    return x, _TOP, _W, _H


def draw_drape(layer: Layer, run: Run, drape: Drape) -> None:
    """Draw one curtain, open or closed."""
    if drape.taken:
        _draw_open(layer, run, drape)
    else:
        _draw_closed(layer, drape)


def draw_plate(layer: Layer, run: Run, drape: Drape) -> None:
    """Draw the plate below a curtain: the ending's name, or of a closed one only the place."""
    x, y, w, h = drape.box
    for place, hero in enumerate(drape.heroes):
        draw_token(layer, hero, x + w / 2 + (place - (len(drape.heroes) - 1) / 2) * 44, y + h - 44, 38)
    if drape.taken:
        plate: Box = (x + 10, y + h - 18, w - 20, 54)
        layer.panel("ticket_gilt", *plate)
        words, type = run.say(f"ending-{drape.ending.name}"), Type(27, "cinzel900", style.INK, "center")
    else:
        plate = (x + 6, y + h + 10, w - 12, _PLATE_H)
        layer.panel("ticket_parchment_flat", *plate)
        own = run.say(f"ending-{drape.ending.name}") if drape.heroes else ""
        words, type = own or place_words(run, drape.ending), Type(24, "fell", style.INK, "center")
    left, top, wide, high = plate
    lay_words(layer, words, (left + 18, top + 5, wide - 36, high - 10), type, middle=True)


def place_words(run: Run, ending: EndingDef) -> str:
    """Where a closed curtain hangs: in words of its own, else by the name of its place."""
    own = f"ending-{ending.name}.place"
    return run.say(own) if own in run.app.texts else place_name(run, place_of(run, ending))


def place_of(run: Run, ending: EndingDef) -> str:
    """The id of the place of an ending: where its scene is played, or else the last chapter."""
    scene = run.script.scenes.get(ending.scene)
    return scene.place if scene is not None and scene.place else run.director.chapter.place


def _draw_open(layer: Layer, run: Run, drape: Drape) -> None:
    x, y, w, h = drape.box
    layer.image("glow_soft", x + w / 2, y + h / 2, w * 1.7, h * 2, anchor=MIDDLE, tint=style.GLOW, alpha=110)
    layer.box(x - 6, y - 6, w + 12, h + 12, style.GOLD)
    layer.box(x - 3, y - 3, w + 6, h + 6, style.NIGHT)
    place = run.script.places.get(place_of(run, drape.ending))
    if place is None:
        return
    light = light_of(closing_of(run, drape.ending).light)
    _draw_backdrop(layer, place.backdrop, drape.box, light.far)
    layer.image(
        "glow_soft", x + w / 2, y + h / 2, w * 0.8, h,
        anchor=MIDDLE, tint=Colour(light.pool), alpha=200 * light.glow,
    )  # fmt: skip


def draw_wings(layer: Layer, drape: Drape) -> None:
    """Draw the drawn halves of the open curtain, before whoever stands there."""
    x, y, w, h = drape.box
    for side in (0, 1):
        _draw_veil(layer, (x + side * (w - 56), y, 56, h))


def _draw_backdrop(layer: Layer, name: str, box: Box, tint: str) -> None:
    """The planes of a backdrop in the colour of a light, cut to a box."""
    x, y, w, h = box
    left = 800 - _CROP_W / 2
    part = (left, _CROP_TOP, left + _CROP_W, _CROP_TOP + _CROP_W * h / w)
    for plane in range(_PLANES):
        picture = f"bg_{name}_{plane}"
        if layer.art.has(picture):
            layer.piece(picture, part, x, y, w, h).tint = Colour(tint)


def _draw_veil(layer: Layer, box: Box) -> None:
    """Folds of velvet that fill a box."""
    x, y, w, h = box
    step = w / _FOLDS
    for fold in range(_FOLDS):
        layer.box(x + fold * step, y, step + 0.5, h, _VEILS[fold % 2])
        layer.box(x + fold * step, y, 1.6, h, style.VELVET_DARK, alpha=170)
    layer.box(x, y, w, 16, style.VELVET_DARK, alpha=150)


def _draw_closed(layer: Layer, drape: Drape) -> None:
    """A closed curtain."""
    x, y, w, h = drape.box
    layer.box(x - 5, y - 5, w + 10, h + 10, style.GOLD_DARK)
    layer.box(x - 3, y - 3, w + 6, h + 6, style.NIGHT)
    _draw_veil(layer, drape.box)
    layer.box(x, y + h - 16, w, 4, style.GOLD)
    layer.disc(x + w / 2, y + h / 2, 45, style.GOLD)
    layer.disc(x + w / 2, y + h / 2, 43, style.VELVET_DARK)
    emblem = f"icon_{drape.ending.emblem.replace('-', '_')}"
    icon = emblem if layer.art.has(emblem) else "icon_padlock"
    layer.image(icon, x + w / 2, y + h / 2, 54, anchor=MIDDLE, tint=style.GOLD)
