"""The row of medallions on a plaque: one for each claim, gilt when proved, cracked when torn."""

from collections.abc import Sequence

from scenes.draw import style
from scenes.draw.drawable import Drawable
from scenes.draw.layer import Layer
from scenes.games.complots.table import layout
from scenes.games.complots.table.claims.memory import LIE, PROVED, Told
from scenes.games.complots.table.roles import draw_emblem, role_paper
from scenes.shell.null_sound import Words
from scenes.widgets.group import Group

_MOST, _MOST_NARROW = 4, 3
"""Medallions of a row; of more claims, the newest."""
_RADIUS, _NARROW_RADIUS = 17.0, 16.0
_STEP, _NARROW_STEP = 42.0, 36.0
_STEP_BESIDE, _MORE_ROOM = 38.0, 26.0
"""Units from medallion to medallion beside the number of older ones, and the width of that number."""
_QUIET = 22.0
"""The size of the words on a row, in units."""


def draw_medals(layer: Layer, texts: Words, players: int, seat: int, told: Sequence[Told]) -> Group | None:
    """Draw what a seat has claimed so far, the newest at the right; returns that one, if there is any."""
    row = _narrow_row if layout.has_narrow_seats(players) else _wide_row
    return row(layer, texts, players, seat, told)


def _wide_row(layer: Layer, texts: Words, players: int, seat: int, told: Sequence[Told]) -> Group | None:
    x, y, w, h = layout.medal_row(players, seat)
    middle = y + h / 2
    layer.box(x + 2, y, w - 4, h - 2, style.NIGHT, alpha=120)
    layer.box(x + 10, y, w - 20, 1, style.GOLD_DARK, alpha=178)
    if not told:
        _empty_places(layer, x, middle)
        return None
    layer.image("icon_megaphone_petit", x + 26, middle, 25, 25, anchor=(0.5, 0.5), tint=style.GOLD)
    more = _more(layer, texts, len(told) - _MOST, x + 43, middle)
    left, step = (x + 90, _STEP_BESIDE) if more else (x + 66, _STEP)
    shown = told[-_MOST:]
    medals = [
        draw_medal(layer, texts, one, left + step * place, middle, _RADIUS) for place, one in enumerate(shown)
    ]
    return medals[-1]


def _empty_places(layer: Layer, x: float, middle: float) -> None:
    """Nothing has been claimed yet: the places for medallions are empty."""
    layer.image("icon_megaphone_petit", x + 26, middle, 25, 25, anchor=(0.5, 0.5), tint=style.GOLD, alpha=90)
    for place in range(_MOST):
        at = (x + 66 + _STEP * place, middle)
        layer.disc(*at, 11, style.GOLD_DARK, alpha=110)
        layer.disc(*at, 9.4, style.NIGHT)


def _narrow_row(layer: Layer, texts: Words, players: int, seat: int, told: Sequence[Told]) -> Group | None:
    x, y, w, h = layout.medal_row(players, seat)
    shown = told[-_MOST_NARROW:]
    left = x + w / 2 - _NARROW_STEP * (len(shown) - 1) / 2
    if _more(layer, texts, len(told) - _MOST_NARROW, x, y + h / 2):
        left = x + w - _NARROW_RADIUS - 3 - _NARROW_STEP * (len(shown) - 1)
    medals = [
        draw_medal(layer, texts, one, left + _NARROW_STEP * place, y + h / 2, _NARROW_RADIUS)
        for place, one in enumerate(shown)
    ]
    return medals[-1] if medals else None


def _more(layer: Layer, texts: Words, count: int, left: float, middle: float) -> bool:
    """Say how many older claims there are, on the side where they would stand; returns whether there are."""
    if count <= 0:
        return False
    words = texts("complots-more-claims", n=count)
    layer.text(words, left, middle + 8, _QUIET, face="cinzel700", colour=style.GOLD_LIGHT).squeeze(_MORE_ROOM)
    return True


def draw_medal(layer: Layer, texts: Words, told: Told, x: float, y: float, r: float) -> Group:
    """Draw one claim as a medallion of radius `r`, its middle at x, y."""
    rim = "medal_claim_gilt" if told.fate == PROVED else "medal_claim"
    marks: list[Drawable] = [
        layer.image(rim, x, y, 2 * r, 2 * r, anchor=(0.5, 0.5)),
        layer.disc(x, y, r * 0.82, role_paper(told.character)),
        draw_emblem(layer, texts, told.character, x, y, r * 1.12),
    ]
    if told.denial:
        bar, size = "icon_interdiction_petit", r * 1.6
        marks.append(layer.image(bar, x, y, size, size, anchor=(0.5, 0.5), tint=style.PARCHMENT))
    if told.fate == LIE:
        marks.append(layer.image("medal_claim_crack", x, y, 2 * r, 2 * r, anchor=(0.5, 0.5)))
    elif told.fate == PROVED:
        tick = (x + r * 0.72, y + r * 0.68)
        marks.append(layer.image("medal_claim_tick", *tick, r * 0.96, anchor=(0.5, 0.5)))
    return Group(x, y, marks)
