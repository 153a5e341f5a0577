"""A peg of the green room: a trade, its coat, who wears it and with which hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.campaign.story.state import Hero
from game.campaign.story.troupe.heroes import IDS, TRADES
from game.core.letters import visible
from game.input.devices import Device, device_name
from scenes.draw import style
from scenes.draw.style import Box
from scenes.screens.campaign.ink import MIDDLE, Type, lay_line, lay_words
from scenes.screens.campaign.troupe.names import trade_words
from scenes.screens.campaign.troupe.tokens import colour_of, draw_token

if TYPE_CHECKING:
    from scenes.draw.layer import Layer
    from scenes.shell.stage import Stage

PEG_Y = 172.0
_W, _H, _GAP, _LEFT = 290.0, 468.0, 18.0, 33.0
_COATS = {"f": style.GARNET, "m": style.VERDIGRIS_DARK}
_TOKEN = 62.0


def peg_box(place: int) -> Box:
    """The box of a peg, from the left."""
    return _LEFT + place * (_W + _GAP), PEG_Y, _W, _H


def draw_peg(
    layer: Layer, stage: Stage, place: int, hero: Hero, device: Device | None, *, ready: bool
) -> None:
    """Draw somebody's peg."""
    x, y, w, _ = box = _draw_wall(layer, place)
    layer.image("glow_soft", x + w / 2, y + 150, 260, 260, anchor=MIDDLE, tint=style.GLOW, alpha=110)
    for name, colour in (("puppet_heros_cape", None), ("puppet_heros_cape_acc", _COATS[hero.gender])):
        layer.image(name, x + w / 2, y + 140, 92, anchor=MIDDLE, tint=colour)
    layer.box(x + 24, y + 250, w - 48, 3, colour_of(hero.trade))
    draw_token(layer, hero, x + w / 2, y + 250, _TOKEN, whole=not hero.held)
    _draw_trade(layer, stage, hero, box)
    type = Type(34, "cinzel900", style.PARCHMENT, "center")
    lay_line(layer, visible(hero.name), (x + 20, y + 322, w - 40, 44), type)
    _draw_hand(layer, stage, hero, device, box)
    if not hero.held:
        _draw_ready(layer, stage, hero, box, ready=ready)


def _draw_wall(layer: Layer, place: int) -> Box:
    x, y, w, _ = box = peg_box(place)
    layer.panel("panel_lacquer", *box)
    layer.image("map_peg", x + w / 2, y + 40, 84, anchor=MIDDLE)
    return box


def _draw_trade(layer: Layer, stage: Stage, hero: Hero, box: Box) -> None:
    x, y, w, _ = box
    words = trade_words(stage.app.texts, hero)
    trade = Type(24, "sc", style.GOLD_LIGHT, "center")
    lay_line(layer, words[:1].upper() + words[1:], (x + 20, y + 288, w - 40, 30), trade)


def _draw_hand(layer: Layer, stage: Stage, hero: Hero, device: Device | None, box: Box) -> None:
    x, y, w, _ = box
    say = stage.app.texts
    held = say("troupe-held") if hero.held else say("troupe-away")
    words = held if device is None or hero.held else device_name(device, say)
    lay_line(layer, words, (x + 20, y + 370, w - 40, 30), Type(24, "fell-italic", style.PARCHMENT, "center"))


def _draw_ready(layer: Layer, stage: Stage, hero: Hero, box: Box, *, ready: bool) -> None:
    x, y, w, h = box
    say = stage.app.texts
    words = say("troupe-ready-yes", genre=hero.gender) if ready else say("troupe-not-ready")
    layer.panel("ticket_gilt" if ready else "ticket_lacquer", x + 18, y + h - 62, w - 36, 46)
    ink = style.INK if ready else style.PARCHMENT
    lay_line(layer, words, (x + 34, y + h - 58, w - 68, 38), Type(24, "fell", ink, "center"))


def draw_empty_peg(layer: Layer, stage: Stage, place: int, who: str) -> None:
    """Draw an empty peg, of whoever would come in as that hero."""
    x, y, w, _ = box = _draw_wall(layer, place)
    say = stage.app.texts
    nobody = Hero(who, TRADES[IDS.index(who)], "", "f")
    layer.image("puppet_heros_cape", x + w / 2, y + 140, 92, anchor=MIDDLE, tint=style.INK, alpha=90)
    draw_token(layer, nobody, x + w / 2, y + 250, _TOKEN, whole=False)
    _draw_trade(layer, stage, nobody, box)
    head = Type(28, "cinzel800", style.GOLD_LIGHT, "center")
    lay_words(layer, say("troupe-empty"), (x + 20, y + 326, w - 40, 40), head, middle=True)
    line = Type(24, "fell-italic", style.PARCHMENT, "center")
    lay_words(layer, say("troupe-empty-line"), (x + 24, y + 372, w - 48, 64), line, middle=True)
