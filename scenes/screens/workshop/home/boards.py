"""The three boards of the first page: mods, the sheet of what is under the hand, things of a game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.app.content.reading import mod_words
from game.mods.manifest import BASE, Mod
from game.mods.problems import Problem, placeless, problem_message
from scenes.games import KITS
from scenes.screens.workshop.chooser.scene import Option
from scenes.screens.workshop.home.places import (
    COLUMNS,
    CONFLICT_BOX,
    DECK_TRACK,
    LINES,
    MOD_ROWS,
    MOD_TRACK,
    NEW_BOX,
    RULES_BOX,
    TOUCHED_ROWS,
    mod_box,
    tab_box,
    thing_box,
    touched_box,
)
from scenes.screens.workshop.home.view import (
    SheetFacts,
    SmallFacts,
    draw_large,
    draw_mod,
    draw_one,
    draw_sheet,
    draw_tabs,
    draw_ticket,
    draw_touched,
    draw_track,
    draw_watermark,
)
from scenes.widgets.focus import Spot

if TYPE_CHECKING:
    from game.app.workshop.bench import Thing
    from scenes.draw.layer import Layer
    from scenes.screens.workshop.home.scene import WorkshopHome

_SEEN = COLUMNS * LINES
_FEW = 2
"""So many things leave half of the sheet free."""


class Boards:
    """Draws the boards into one layer; `draw` returns what can be chosen on them."""

    def __init__(self, home: WorkshopHome, layer: Layer) -> None:
        self._home, self._layer = home, layer
        self.first_mod = self.first_thing = 0
        self._at = ""

    def draw(self, at: str) -> list[Spot]:
        """Draw everything anew, with the focus on the spot `at`."""
        self._at = at
        self._layer.clear()
        return [*self._draw_mods(), *self._draw_sheet(), *self._draw_deck(), *self._draw_conflicts()]

    def _draw_conflicts(self) -> list[Spot]:
        """The ticket that counts what is still to be settled between mods, if anything is."""
        count = len(self._home.deeds.conflicts())
        if not count:
            return []
        words = self._home.texts("workshop-conflicts", n=count)
        draw_ticket(self._layer, "icon_padlock", words, CONFLICT_BOX)
        return [Spot("conflicts", *CONFLICT_BOX, self._home.conflict)]

    def _draw_mods(self) -> list[Spot]:
        """The mods that are seen."""
        home, model = self._home, self._home.model
        games = {id: home.texts(f"game-{id}") for id in model.games}
        facts = model.facts(home.workshop.app.texts.language, games, home.texts("workshop-all-games"))
        places = [one.id for one in facts]
        at = self._at.partition(":")[2] if self._at.startswith("mod:") else model.chosen
        if at in places:
            here = places.index(at)
            self.first_mod = max(0, min(max(self.first_mod, here - MOD_ROWS + 1), here))
        spots = []
        for line, one in enumerate(facts[self.first_mod : self.first_mod + MOD_ROWS]):
            icon = "icon_scissors" if one.own else "icon_jewel_crown" if one.id == BASE else "icon_open_book"
            if not one.below:
                one = one._replace(below=home.texts("workshop-mod-empty"))
            draw_mod(self._layer, one, line, chosen=one.id == model.chosen, icon=icon)
            spots.append(Spot(f"mod:{one.id}", *mod_box(line), partial(home.switch, one.id)))
        draw_track(self._layer, MOD_TRACK, self.first_mod, MOD_ROWS, len(facts))
        spots.append(Spot("new", *NEW_BOX, home.shelf))
        return spots

    def _draw_sheet(self) -> list[Spot]:
        """The thing under the focus, large; else the chosen mod, and what it makes or changes."""
        home = self._home
        here = home.thing_here() if self._at.startswith("thing:") else None
        spots = [Spot("rules", *RULES_BOX, home.rules)]
        if here is not None:
            self._draw_thing(here)
            return spots
        mod = home.model.mod
        if mod is not None:
            spots += self._draw_mod_sheet(mod)
        return spots

    def _draw_thing(self, thing: Thing) -> None:
        """The thing under the focus as players will see it, with its rule."""
        home, say = self._home, self._home.texts
        bench, language = home.workshop.bench, home.workshop.app.texts.language
        craft, said = home.workshop.craft_of(thing), bench.said(thing)
        own = bench.words(thing, language, craft.rule) if craft and craft.rule else ""
        rule = own or home.workshop.rule_text(thing, said, language)
        name = home.naming.thing(thing)
        kind = say(f"workshop-table-{thing.game}-{thing.table}")
        if bench.is_own(thing):
            kind = say("workshop-kind-own", kind=kind)
        elif thing in bench.touched():
            kind = say("workshop-kind-changed", kind=kind)
        made = bench.checked(thing)
        draw_large(self._layer, home, SmallFacts(thing, made, name, home.model.copies(thing)), kind, rule)

    def _draw_mod_sheet(self, mod: Mod) -> list[Spot]:
        """A mod: its title and version, what it says of itself or what is wrong, what it makes or changes."""
        home, model, say = self._home, self._home.model, self._home.texts
        texts = home.workshop.app.texts
        title, hint = mod_words(mod, texts.language)
        wrong = [one for one in model.problems_of(mod) if one.severity == "error"]
        told = problem_message(wrong[0], texts) if wrong else ""
        kind = say("workshop-version", version=mod.version)
        if mod.id == home.workshop.bench.mod.id:
            kind = say("workshop-at-bench", version=mod.version)
            hint = hint or say("workshop-own-hint")
        draw_sheet(self._layer, SheetFacts(title, kind, hint, told))
        spots = []
        touched = model.touched()
        if len(touched) <= _FEW:
            icons = [KITS[id].icon for id in model.games_of(mod) if id in KITS]
            draw_watermark(self._layer, icons or ["icon_scissors"])
        rows = TOUCHED_ROWS - 1 if len(touched) > TOUCHED_ROWS or wrong else TOUCHED_ROWS
        for line, thing in enumerate(touched[:rows]):
            box = touched_box(line)
            table = say(f"workshop-table-{thing.game}-{thing.table}")
            draw_touched(self._layer, home.naming.thing(thing), table, box)
            key = f"touched:{thing.game}:{thing.table}:{thing.id}"
            spots.append(Spot(key, *box, partial(home.open, thing)))
        box = touched_box(min(len(touched), rows))
        if wrong:
            draw_touched(self._layer, say("workshop-all-wrong", n=len(wrong)), "", box, "icon_interdiction")
            spots.append(Spot("wrong", *box, partial(self._open_problems, title, wrong)))
        elif len(touched) > rows:
            words = say("workshop-all-touched", n=len(touched) - rows)
            draw_touched(self._layer, words, "", box, "icon_open_book")
            spots.append(Spot("more", *box, partial(self._open_touched, title, touched)))
        return spots

    def _open_problems(self, title: str, wrong: list[Problem]) -> None:
        """Everything that is wrong with a mod, with file, line and column below each."""
        home = self._home
        options = [
            Option(place, problem_message(placeless(one), home.workshop.app.texts), one.place)
            for place, one in enumerate(wrong)
        ]
        home.sounds.play("page")
        home.stage.open(
            "workshop-choose", title, options, [], lambda _: [], reading=True, device=home.hand
        )  # fmt: skip

    def _open_touched(self, title: str, touched: list[Thing]) -> None:
        """Everything that a mod makes or changes; what is chosen opens."""
        home, say = self._home, self._home.texts
        options = [
            Option(thing, home.naming.thing(thing), say(f"workshop-table-{thing.game}-{thing.table}"))
            for thing in touched
        ]

        def take(thing: Thing) -> list[Thing]:
            home.open(thing)
            return []

        home.sounds.play("page")
        home.stage.open("workshop-choose", title, options, [], take, device=home.hand)

    def _draw_deck(self) -> list[Spot]:
        """The tabs of the games, and the things of one kind."""
        home, model, say = self._home, self._home.model, self._home.texts
        things = model.things()
        icons = [(id, KITS[id].icon) for id in model.games if id in KITS]
        title = say(f"workshop-table-{model.game}-{model.craft.table}")
        key = f"workshop-count-{model.game}-{model.craft.table}"
        many = sum(model.copies(one) or 1 for one in things)
        count = say(key if key in say else "workshop-count", n=many)
        draw_tabs(self._layer, icons, model.game, title[:1].upper() + title[1:], count)
        spots = [Spot(f"tab:{id}", *tab_box(n), partial(home.tab, id)) for n, (id, _) in enumerate(icons)]
        self.first_thing = self._scrolled(things)
        bench = home.workshop.bench
        changed = {(one.table, one.id) for one in bench.touched()}
        for place, thing in enumerate(things[self.first_thing : self.first_thing + _SEEN]):
            box = thing_box(place)
            facts = SmallFacts(thing, bench.checked(thing), home.naming.thing(thing), model.copies(thing))
            own, new = bench.is_own(thing), (thing.table, thing.id) in changed
            draw_one(self._layer, home, facts, box, own=own, changed=new)
            spots.append(Spot(f"thing:{thing.id}", *box, partial(home.open, thing)))
        lines = -(-len(things) // COLUMNS)
        draw_track(self._layer, DECK_TRACK, self.first_thing // COLUMNS, LINES, lines)
        return spots

    def _scrolled(self, things: list[Thing]) -> int:
        """The first thing that is seen: the chosen one always is."""
        ids = [one.id for one in things]
        at = self._at.partition(":")[2] if self._at.startswith("thing:") else ""
        first = min(self.first_thing, max(0, len(things) - 1) // COLUMNS * COLUMNS)
        if at in ids:
            line, top = ids.index(at) // COLUMNS, first // COLUMNS
            first = max(line - LINES + 1, min(top, line)) * COLUMNS
        return max(0, first)
