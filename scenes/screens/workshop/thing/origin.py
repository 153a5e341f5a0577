"""Where a thing comes from: what it was made like, how much was changed, in which mod; or what is wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.mods.problems import Problem, problem_message
from scenes.draw import style
from scenes.draw.layer import Layer
from scenes.draw.style import Box

if TYPE_CHECKING:
    from scenes.screens.workshop.naming import Naming
    from scenes.screens.workshop.thing.model import ThingModel
    from scenes.shell.null_sound import Words

BOX: Box = (980, 354, 272, 200)
_ROOM = 142.0
"""Units of all lines together."""
TRY: Box = (980, 564, 272, 90)
"""The ticket that tries the thing."""


class OriginFacts(NamedTuple):
    """The words of the panel: its title, then each line with its picture."""

    title: str
    lines: tuple[tuple[str, str], ...]
    wrong: str = ""


def origin_facts(model: ThingModel, naming: Naming, say: Words) -> OriginFacts:
    """Where a thing comes from, or the first thing that is wrong with it."""
    bench, thing = model.bench, model.thing
    if model.faults:
        fault = model.faults[0]
        if (ours := f"workshop-{fault.facts.get('reason')}") in say:
            return OriginFacts("", (), say(ours))
        problem = Problem(code=fault.code, facts=fault.facts, hint=fault.hint)
        return OriginFacts("", (), problem_message(problem, naming.texts))
    like = bench.origin(thing)
    lines = [("icon_scroll_unfurled", say("workshop-like", name=naming.thing(like)))] if like else []
    if not bench.is_own(thing):
        lines.append(("icon_rule_book", say("workshop-of-house")))
    lines.append(("icon_scissors", say("workshop-changed", n=model.changed)))
    folder = f"{bench.mod.folder.parent.name}/{bench.mod.folder.name}"
    lines.append(("icon_wax_seal", say("workshop-in-mod", title=bench.mod.title, folder=folder)))
    return OriginFacts(say("workshop-origin"), tuple(lines[:3]))


def draw_origin(layer: Layer, facts: OriginFacts) -> None:
    """Write where it comes from; a mistake instead takes the room, in red."""
    x, y, w, h = BOX
    if facts.wrong:
        layer.panel("ticket_parchment_flat", *BOX, tint=style.BLOOD)
        layer.box(x + 6, y + 6, w - 12, h - 12, style.ERROR)
        layer.image("icon_interdiction", x + w / 2, y + 40, 40, anchor=(0.5, 0.5), tint=style.PARCHMENT)
        size = _fitting(layer, facts.wrong, w - 36, h - 96)
        layer.text(
            facts.wrong,
            x + w / 2,
            y + 92,
            size,
            align="center",
            wrap=w - 36,
            within=(x + 8, y + 66, w - 16, h - 74),
        )
        return
    layer.panel("panel_lacquer", *BOX)
    size = layer.letters.fit(facts.title, 26, w - 36, "cinzel800")
    title = layer.text(facts.title, x + 18, y + 38, size, face="cinzel800", colour=style.GOLD_LIGHT)
    title.squeeze(w - 36)
    sizes = [_fitting(layer, words, w - 66, 48) for _, words in facts.lines]
    highs = [
        layer.letters.measure(words, size, "fell", w - 66, leading=1.02)[1]
        for (_, words), size in zip(facts.lines, sizes, strict=True)
    ]
    gap = min(16.0, (_ROOM - sum(highs)) / max(1, len(highs)))
    top = y + 50 + gap / 2
    for (icon, words), size, high in zip(facts.lines, sizes, highs, strict=True):
        layer.image(icon, x + 33, top + high / 2, 30, anchor=(0.5, 0.5), tint=style.GOLD)
        layer.text(
            words, x + 57, top + layer.letters.shown_size(size, "fell") * 0.74, size, wrap=w - 66,
            leading=1.02, within=(x + 54, y + 46, w - 58, h - 50),
        )  # fmt: skip
        top += high + gap


def draw_try(layer: Layer, words: str, below: str, *, live: bool) -> None:
    """The ticket that tries the thing; a padlock where something is wrong."""
    x, y, w, h = TRY
    layer.panel("ticket_gilt" if live else "ticket_lacquer", *TRY)
    colour = style.INK if live else style.GOLD_LIGHT
    if not live:
        layer.image("icon_padlock", x + 40, y + h / 2, 34, anchor=(0.5, 0.5), tint=style.GOLD_LIGHT)
    size = layer.letters.fit(words, 32, w - 96, "cinzel900")
    layer.text(
        words, x + 82, y + 46, size, face="cinzel900", colour=colour, within=(x + 70, y + 8, w - 80, 46)
    )
    size = layer.letters.fit(below, 24, w - 100, "fell-italic")
    layer.text(
        below, x + 82, y + 74, size, face="fell-italic", colour=colour, within=(x + 70, y + 50, w - 80, 36)
    ).squeeze(w - 96)


def _fitting(layer: Layer, words: str, w: float, h: float) -> float:
    """The size at which words take one line, if they do; else the largest at which wrapped words fit."""
    size = layer.letters.fit(words, 25, w)
    if layer.letters.measure(words, size)[0] <= w:
        return size
    size = 25.0
    while (
        layer.letters.shown_size(size - 0.5, "fell") >= style.FLOOR
        and layer.letters.measure(words, size, "fell", w, leading=1.02)[1] > h
    ):
        size -= 0.5
    return size
