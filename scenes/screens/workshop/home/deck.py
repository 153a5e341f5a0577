"""The deck of the first page: the things of one kind in small, the chosen one large with its words."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.letters import with_capital
from scenes.games import KITS
from scenes.screens.workshop.home.deck_view import SmallFacts, draw_large, draw_one, draw_tabs
from scenes.screens.workshop.home.marks import draw_ends, draw_track
from scenes.screens.workshop.home.places import (
    COLUMNS,
    DECK_MARKS,
    DECK_TRACK,
    LINES,
    tab_box,
    thing_box,
)
from scenes.widgets.focus import Spot

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from scenes.draw.layer import Layer
    from scenes.screens.workshop.home.page import HomePage

_SEEN = COLUMNS * LINES


class DeckBoard:
    """Draws the deck into a layer; it remembers how far it was scrolled, and which thing was chosen last."""

    def __init__(self, home: HomePage, layer: Layer) -> None:
        self._home, self._layer = home, layer
        self.first = 0
        self._last = ""

    def draw(self, at: str) -> list[Spot]:
        """Draw the tabs and the things with the focus on the spot `at`; what can be chosen there."""
        model = self._home.model
        things = model.things()
        ids = [one.id for one in things]
        if at.startswith("thing:"):
            self._last = at.partition(":")[2]
        chosen = ids.index(self._last) if self._last in ids else 0
        self.first = self._scrolled(len(things), ids.index(at[6:]) if at[6:] in ids else None)
        spots = self._draw_tabs(things)
        changed = {(one.table, one.id) for one in self._home.workshop.bench.touched()}
        for place, thing in enumerate(things[self.first : self.first + _SEEN]):
            spots.append(self._draw_one(thing, place, changed, chosen=self.first + place == chosen))
        if things:
            self._draw_large(things[chosen])
        lines, top = -(-len(things) // COLUMNS), self.first // COLUMNS
        draw_track(self._layer, DECK_TRACK, top, LINES, lines)
        draw_ends(self._layer, DECK_MARKS, above=top > 0, below=top + LINES < lines)
        return spots

    def _draw_tabs(self, things: list[Thing]) -> list[Spot]:
        """The tabs of the games above, and how many things there are."""
        home, model, say = self._home, self._home.model, self._home.texts
        icons = [(id, KITS[id].icon) for id in model.games if id in KITS]
        title = say(f"workshop-table-{model.game}-{model.craft.table}")
        key = f"workshop-count-{model.game}-{model.craft.table}"
        many = sum(model.copies(one) or 1 for one in things)
        count = say(key if key in say else "workshop-count", n=many)
        draw_tabs(self._layer, icons, model.game, with_capital(title), count)
        return [Spot(f"tab:{id}", *tab_box(n), partial(home.tab, id)) for n, (id, _) in enumerate(icons)]

    def _draw_one(self, thing: Thing, place: int, changed: set[tuple[str, str]], *, chosen: bool) -> Spot:
        """One thing in small."""
        bench, box = self._home.workshop.bench, thing_box(place)
        own, new = bench.is_own(thing), (thing.table, thing.id) in changed
        draw_one(self._layer, self._home, self._facts(thing), box, own=own, changed=new, chosen=chosen)
        return Spot(f"thing:{thing.id}", *box, partial(self._home.open, thing))

    def _facts(self, thing: Thing) -> SmallFacts:
        """What is drawn of a thing."""
        home = self._home
        return SmallFacts(
            thing, home.workshop.bench.checked(thing), home.naming.thing(thing), home.model.copies(thing)
        )

    def _draw_large(self, thing: Thing) -> None:
        """The chosen thing as players see it, with what it is and does."""
        home, say = self._home, self._home.texts
        bench, language = home.workshop.bench, home.workshop.app.texts.language
        craft = home.workshop.craft_of(thing)
        own = bench.words(thing, language, craft.rule) if craft and craft.rule else ""
        rule = own or home.workshop.rule_text(thing, bench.said(thing), language)
        kind = say(f"workshop-one-{thing.game}-{thing.table}")
        if bench.is_own(thing):
            kind = say("workshop-kind-own", kind=kind)
        elif thing in bench.touched():
            kind = say("workshop-kind-changed", kind=kind)
        told = bool(craft and craft.rule)
        draw_large(self._layer, home, self._facts(thing), kind, rule, told=told)

    def _scrolled(self, count: int, at: int | None) -> int:
        """The first thing that is seen: the one under the focus always is."""
        first = min(self.first, max(0, count - 1) // COLUMNS * COLUMNS)
        if at is not None:
            line, top = at // COLUMNS, first // COLUMNS
            first = max(line - LINES + 1, min(top, line)) * COLUMNS
        return max(0, first)
