"""Two mods that want one field differently: what it is about, and two buttons that mend it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.app.workshop.bench import Thing
from game.app.workshop.fields import Field
from game.core.letters import visible
from game.mods.conflicts.find import ABSENT, Conflict, Side
from game.mods.conflicts.settle import ANSWERS
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.screens.workshop.home.marks import fitted
from scenes.screens.workshop.home.places import CLASH, keep_box
from scenes.widgets.focus import Spot

if TYPE_CHECKING:
    from scenes.screens.workshop.home.page import HomePage


def conflict_of(home: HomePage, id: str) -> Conflict | None:
    """The first conflict of a mod that nobody has settled."""
    return next((one for one in home.conflicts() if id in (one.first.mod, one.second.mod)), None)


def draw_clash(home: HomePage, layer: Layer, one: Conflict) -> list[Spot]:
    """Draw a conflict on the sheet; its two buttons. The second side is the one that counts so far."""
    say = home.texts
    x, y, w, _h = CLASH
    layer.panel("ticket_parchment_flat", *CLASH, tint=style.BLOOD)
    layer.disc(x + 36, y + 42, 20, style.CREAM)
    layer.text("!", x + 36, y + 53, 32, face="cinzel900", colour=style.ERROR, align="center")
    words, size = fitted(layer, say("workshop-clash", field=field_words(home, one)), 24.0, w - 96, 54, "fell")
    if words:
        high = layer.letters.measure(words, size, "fell", w - 96, leading=1.05)[1]
        layer.text(
            words, x + 68, y + 42 - high / 2 + layer.letters.shown_size(size, "fell") * 0.78, size,
            colour=style.CREAM, wrap=w - 96, leading=1.05, within=(x + 60, y + 4, w - 72, 70),
        )  # fmt: skip
    spots = []
    for place, (answer, side) in enumerate(zip(ANSWERS, (one.first, one.second), strict=True)):
        box = keep_box(place)
        lines = (
            say("workshop-keep", value=value_words(home, one, side)),
            say("workshop-keep-of", title=visible(side.title)),
            say("workshop-keep-now") if side is one.second else "",
        )
        _draw_button(layer, lines, place)
        spots.append(Spot(f"keep:{answer}", *box, partial(home.settle, one, answer)))
    return spots


def _draw_button(layer: Layer, lines: tuple[str, str, str], place: int) -> None:
    """One side of a conflict: what is kept, whose it is, whether it counts now."""
    x, y, w, _h = box = keep_box(place)
    layer.panel("ticket_parchment_flat", *box)
    rows = (("cinzel800", style.GARNET, 25), ("fell", style.INK, 23), ("fell-italic", style.INK_2, 22))
    top = y + (40 if lines[2] else 52)
    for number, (words, (face, colour, largest)) in enumerate(zip(lines, rows, strict=True)):
        size = layer.letters.fit(words, largest, w - 30, face)
        label = layer.text(
            words, x + w / 2, top + number * 24, size, face=face, colour=colour, align="center"
        )
        label.squeeze(w - 28)


def field_words(home: HomePage, one: Conflict) -> str:
    """The field of a conflict, as players call it."""
    field = _field_of(home, one)
    if field is None:
        return visible(f"{one.id.partition(':')[2].replace('_', ' ')} · {'.'.join(one.path)}")
    thing = home.naming.thing(Thing(one.game, one.table, one.id))
    return visible(home.texts("deed-field-of", field=home.naming.field(field), thing=thing))


def value_words(home: HomePage, one: Conflict, side: Side) -> str:
    """What a side of a conflict wants, in words."""
    field = _field_of(home, one)
    if side.value is ABSENT:
        return home.texts("mods-why-removed")
    return visible(str(side.value) if field is None else home.naming.raw_value(field, side.value))


def _field_of(home: HomePage, one: Conflict) -> Field | None:
    """The field that two mods want differently, where it is one of a thing that the workshop knows."""
    bench, thing = home.workshop.bench, Thing(one.game, one.table, one.id)
    if (one.game, one.table) not in bench.below.sections or thing not in bench.things(*thing[:2]):
        return None
    fields = bench.fields(thing)
    return next((each for each in fields if tuple(map(str, each.path)) == tuple(one.path)), None)
