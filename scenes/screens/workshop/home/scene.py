"""The first page of the workshop: mods, what one of them does, and the things of a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial

from game.app.content.reading import mod_words
from game.app.workshop.bench import Thing
from game.app.workshop.workshop import Workshop
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import MOVES, Intent, Press
from game.mods.manifest import BASE
from game.mods.problems import problem_message
from scenes.draw.style import Box
from scenes.games import KITS
from scenes.screens.title.prompt_line import Hints
from scenes.screens.workshop.home.deeds import ModDeeds
from scenes.screens.workshop.home.model import HomeModel
from scenes.screens.workshop.home.places import (
    COLUMNS,
    CONFLICT_BOX,
    LINES,
    MOD_ROWS,
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
    draw_boards,
    draw_mod,
    draw_one,
    draw_sheet,
    draw_tabs,
    draw_ticket,
    draw_touched,
)
from scenes.screens.workshop.lesson.lesson import Place, first_lesson, new_lesson
from scenes.screens.workshop.lesson.strip import LessonStrip
from scenes.screens.workshop.naming import Naming
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.focus import Focus, FocusFrame, Spot
from scenes.widgets.header import Header

_SEEN = COLUMNS * LINES


class WorkshopHome(Scene):
    """The first page; `device` is the one that opened it, `game` the one whose things it shows."""

    def __init__(
        self, stage: Stage, device: Device | None = None, game: str = "", workshop: Workshop | None = None
    ) -> None:
        super().__init__(stage)
        self.hand = device or KEYS
        self.workshop = workshop or Workshop(stage.app)
        self.model = HomeModel(self.workshop, game)
        self.lesson = first_lesson(self.workshop)
        self.deeds = ModDeeds(self)
        self.first_mod = self.first_thing = 0
        self._at = ""

    def begin_lesson(self) -> None:
        """Begin the lesson once more."""
        self.lesson = new_lesson(self.workshop)
        self.rebuild()

    def build(self) -> None:
        """Draw the boards, and everything that lies on them."""
        say = self.texts
        self.naming = Naming(self.workshop)
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        boards = self.layer()
        self.header = Header(boards, say("workshop-title"))
        draw_boards(boards, (say("workshop-mods"), ""), say("workshop-new-mod"), say("workshop-rules"))
        self._things = self.layer()
        self.focus = Focus(wrap=False)
        self.frame = FocusFrame(self.layer(), self, self.focus)
        self.focus.on_move = self._moved
        self.hints = Hints(self.layer(), self._asks(), hand=self.hand)
        self._show()
        self.focus.to(self._at or f"mod:{self.model.chosen}")
        self.strip = LessonStrip(self, self.lesson)

    def _asks(self) -> list[tuple[Intent, str]]:
        say = self.texts
        kind = self._at.partition(":")[0]
        first = {"mod": "workshop-switch", "thing": "workshop-open", "touched": "workshop-open"}
        asks = [(Intent.ACCEPT, say(first.get(kind, "workshop-open")))]
        if kind == "mod":
            asks.append((Intent.COUNTER, say("workshop-more-deeds")))
        if kind in ("thing", "touched"):
            asks.append((Intent.COUNTER, say("workshop-make-like")))
        if kind == "thing" and self.model.craft.copies:
            asks += [(Intent.DOUBT, say("workshop-copies")), (Intent.PEEK, say("workshop-fewer"))]
        asks += [(Intent.PREVIOUS, ""), (Intent.NEXT, say("workshop-kind"))]
        return [*asks, (Intent.BACK, say("workshop-back"))]

    # what is shown

    def _show(self) -> None:
        """Draw the mods, the sheet and the things anew."""
        layer = self._things
        layer.clear()
        spots = [*self._draw_mods(), *self._draw_sheet(), *self._draw_deck(), *self._draw_conflicts()]
        self.focus.offer(spots)

    def _draw_conflicts(self) -> list[Spot]:
        """The ticket that counts what is still to be settled between mods, if anything is."""
        count = len(self.deeds.conflicts())
        if not count:
            return []
        draw_ticket(self._things, "icon_padlock", self.texts("workshop-conflicts", n=count), CONFLICT_BOX)
        return [Spot("conflicts", *CONFLICT_BOX, self._conflict)]

    def _draw_mods(self) -> list[Spot]:
        """The mods that are seen."""
        games = {id: self.texts(f"game-{id}") for id in self.model.games}
        facts = self.model.facts(self.workshop.app.texts.language, games, self.texts("workshop-all-games"))
        places = [one.id for one in facts]
        at = self._at.partition(":")[2] if self._at.startswith("mod:") else self.model.chosen
        if at in places:
            here = places.index(at)
            self.first_mod = max(0, min(max(self.first_mod, here - MOD_ROWS + 1), here))
        spots = []
        for line, one in enumerate(facts[self.first_mod : self.first_mod + MOD_ROWS]):
            icon = "icon_scissors" if one.own else "icon_jewel_crown" if one.id == BASE else "icon_open_book"
            draw_mod(self._things, one, line, chosen=one.id == self.model.chosen, icon=icon)
            spots.append(Spot(f"mod:{one.id}", *mod_box(line), partial(self._switch, one.id)))
        spots.append(Spot("new", *NEW_BOX, self._shelf))
        return spots

    def _draw_sheet(self) -> list[Spot]:
        """The chosen mod, and what it makes or changes."""
        model, say = self.model, self.texts
        mod = model.mod
        if mod is not None:
            title, hint = mod_words(mod, self.workshop.app.texts.language)
            wrong = [one for one in model.problems_of(mod) if one.severity == "error"]
            told = problem_message(wrong[0], self.workshop.app.texts) if wrong else ""
            kind = say("workshop-version", version=mod.version)
            if mod.id == self.workshop.bench.mod.id:
                kind = say("workshop-at-bench", version=mod.version)
            if mod.id == self.workshop.bench.mod.id:
                hint = hint or say("workshop-own-hint")
            draw_sheet(self._things, SheetFacts(title, kind, hint, told))
        spots = []
        for line, thing in enumerate(model.touched()[:TOUCHED_ROWS]):
            box = touched_box(line)
            table = say(f"workshop-table-{thing.game}-{thing.table}")
            draw_touched(self._things, self.naming.thing(thing), table, box)
            spots.append(
                Spot(f"touched:{thing.game}:{thing.table}:{thing.id}", *box, partial(self._open, thing))
            )
        spots.append(Spot("rules", *RULES_BOX, self._rules))
        return spots

    def _draw_deck(self) -> list[Spot]:
        """The tabs of the games, and the things of one kind."""
        model, say = self.model, self.texts
        things = model.things()
        icons = [(id, KITS[id].icon) for id in model.games if id in KITS]
        here = self._thing_here()
        title = self.naming.thing(here) if here else say(f"workshop-table-{model.game}-{model.craft.table}")
        key = f"workshop-count-{model.game}-{model.craft.table}"
        many = sum(model.copies(one) or 1 for one in things)
        count = say(key if key in say else "workshop-count", n=many)
        draw_tabs(self._things, icons, model.game, title[:1].upper() + title[1:], count)
        spots = [Spot(f"tab:{id}", *tab_box(n), partial(self._tab, id)) for n, (id, _) in enumerate(icons)]
        self.first_thing = self._scrolled(things)
        changed = {(one.table, one.id) for one in self.workshop.bench.touched()}
        for place, thing in enumerate(things[self.first_thing : self.first_thing + _SEEN]):
            box = thing_box(place)
            self._draw_one(thing, box, changed=(thing.table, thing.id) in changed)
            spots.append(Spot(f"thing:{thing.id}", *box, partial(self._open, thing)))
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

    def _draw_one(self, thing: Thing, box: Box, *, changed: bool) -> None:
        """One thing in small."""
        bench = self.workshop.bench
        facts = SmallFacts(thing, bench.checked(thing), self.naming.thing(thing), self.model.copies(thing))
        draw_one(self._things, self, facts, box, own=bench.is_own(thing), changed=changed)

    # hands

    def update(self, dt: float) -> None:
        """Let the frame follow the focus, and the lesson go on."""
        self.frame.update()
        self.strip.update(Place((self.model.game, self.model.craft.table)), self.hand)

    def press(self, press: Press) -> None:
        """Go from spot to spot, choose, or do what a button means there."""
        if not press.down:
            return
        if press.device != self.hand:
            self.hand = press.device
            self.hints.heed(press.device)
        if press.intent in MOVES:
            self._go(press.intent)
        elif press.intent is Intent.ACCEPT:
            self.focus.accept()
        else:
            self._answers.get(press.intent, lambda: None)()

    @cached_property
    def _answers(self) -> dict[Intent, Callable[[], object]]:
        """What each intent does beside going and choosing."""
        return {
            Intent.PREVIOUS: lambda: self._turn(-1),
            Intent.NEXT: lambda: self._turn(1),
            Intent.COUNTER: self._second,
            Intent.DOUBT: lambda: self._copies(1),
            Intent.PEEK: lambda: self._copies(-1),
            Intent.BACK: self._leave,
            Intent.MENU: self._menu,
        }

    def _go(self, intent: Intent) -> None:
        """Go to the next spot; at the end of a list it moves on."""
        if not self._scroll(intent) and not self.focus.move(intent):
            self.sounds.play("error")

    def _scroll(self, intent: Intent) -> bool:
        """Go on in a list whose next row is not seen yet; False where that is not so."""
        kind, _, id = self._at.partition(":")
        if intent not in (Intent.UP, Intent.DOWN) or kind not in ("mod", "thing"):
            return False
        ids = [one.id for one in (self.model.mods() if kind == "mod" else self.model.things())]
        by = (1 if kind == "mod" else COLUMNS) * (1 if intent is Intent.DOWN else -1)
        to = ids.index(id) + by if id in ids else -1
        if not 0 <= to < len(ids) or any(spot.key == f"{kind}:{ids[to]}" for spot in self.focus.spots):
            return False
        self._at = f"{kind}:{ids[to]}"
        self._show()
        return self.focus.to(self._at)

    def _moved(self, spot: Spot) -> None:
        """Show what is under the focus now."""
        self._at = spot.key
        self.sounds.play("focus")
        kind, _, id = spot.key.partition(":")
        if kind == "mod":
            self.model.chosen = id
        self._show()
        self.hints.say(self._asks())

    def _redraw(self, cue: str = "page") -> None:
        self.sounds.play(cue)
        self._show()
        self.hints.say(self._asks())

    def _turn(self, by: int) -> None:
        """Look at another kind of thing."""
        self.model.turn_game(by)
        self.first_thing = 0
        self._redraw()

    def _tab(self, game: str) -> None:
        """Look at a game, or at its next kind of thing."""
        self.model.show_game(game)
        self.first_thing = 0
        self._redraw()

    def _switch(self, id: str) -> None:
        """Switch a mod on or off."""
        self._redraw("accept" if self.model.switch(id) else "error")

    def _second(self) -> None:
        """Take the mod under the focus to the bench, or make a thing like the one under it."""
        mod = self.model.mod
        if self._at.startswith("mod:") and mod is not None:
            self.sounds.play("page")
            self.deeds.open_menu(mod_words(mod, self.workshop.app.texts.language)[0], self.deeds.of_mod(mod))
            return
        thing = self._thing_here()
        if thing is None:
            self.sounds.play("error")
            return
        title = self.texts("workshop-like-title", name=self.naming.thing(thing))
        self._open(self.model.make_like(thing, title))

    def _thing_here(self) -> Thing | None:
        """The thing under the focus."""
        kind, _, rest = self._at.partition(":")
        if kind == "thing":
            return Thing(self.model.game, self.model.craft.table, rest)
        if kind == "touched":
            game, table, id = rest.split(":", 2)
            return Thing(game, table, id)
        return None

    def _copies(self, by: int) -> None:
        """One copy more or less of the thing under the focus."""
        thing = self._thing_here()
        done = thing is not None and self._at.startswith("thing:") and self.model.change_copies(thing, by)
        self._redraw("focus" if done else "error")

    def _open(self, thing: Thing) -> None:
        """Open the page of a thing; one of a mod that is off is not here."""
        if thing not in self.workshop.bench.things(thing.game, thing.table):
            self.tell(self.texts("workshop-switched-off"))
            return
        self.sounds.play("page")
        self.stage.open("workshop-thing", self.workshop, thing, self.hand, lesson=self.lesson)

    def work_on(self, id: str) -> None:
        """Take a mod to the bench, or one that lies on top of it."""
        done = self.model.take_to_bench(id)
        self.workshop.tell_house()
        self._at = f"mod:{self.model.chosen}"
        self._redraw("accept" if done else "error")

    def tell(self, words: str) -> None:
        """Say something to everybody."""
        self.stage.announce(words)
        self._show()

    def _shelf(self) -> None:
        """A new mod, or one from a pack."""
        self.sounds.play("page")
        self.deeds.open_menu(self.texts("workshop-mods"), self.deeds.of_shelf())

    def _conflict(self) -> None:
        """The two answers of the first conflict."""
        found = self.deeds.conflicts()
        if found:
            self.deeds.ask_conflict(found[0])

    def begin_mod(self) -> None:
        """Begin a new mod."""
        self.workshop.begin(self.texts("workshop-first-mod"))
        self.workshop.tell_house()
        self.model.chosen = self.workshop.bench.mod.id
        self._at = f"mod:{self.model.chosen}"
        self._redraw("accept")
        self.focus.to(self._at)

    def _rules(self) -> None:
        """Open the house rules of the game that is looked at; the house is told first what there is."""
        self.sounds.play("page")
        self.workshop.tell_house()
        self.stage.open("workshop-table", self.workshop, self.model.game, self.hand)

    def _menu(self) -> None:
        """End the lesson; without one, leave."""
        if not self.strip.stop():
            self._leave()

    def _leave(self) -> None:
        """Back to the title; the house hears of what was made."""
        self.sounds.play("back")
        self.workshop.tell_house()
        self.stage.pop()

    def point(self, x: float, y: float) -> None:
        """Go to what is under the mouse."""
        self.focus.point(x, y)

    def click(self, x: float, y: float) -> None:
        """Choose what is under the mouse."""
        pressed = self.hints.at(x, y)
        if pressed is not None:
            self.press(Press(MOUSE, pressed))
            return
        self.hand = MOUSE
        if not self.strip.skips(x, y):
            self.focus.click(x, y)

    def scroll(self, steps: float) -> None:
        """Go through the things by the wheel."""
        if steps:
            self._go(Intent.UP if steps > 0 else Intent.DOWN)

    def enter(self) -> None:
        """Show what was made meanwhile."""
        self._show()

    def close(self) -> None:
        """Leave nothing in the folder of mods that was only looked at."""
        self.deeds.clear_away()
