"""The first page of the workshop: mods, what one of them does, and the things of a game."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from game.app.content.reading import mod_words
from game.app.workshop.bench import Thing
from game.app.workshop.workshop import Workshop
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import MOVES, Intent, Press
from game.mods.conflicts.find import Conflict
from game.mods.conflicts.settle import Answer
from scenes.draw.style import Box
from scenes.screens.title.prompt_line import Hints
from scenes.screens.workshop.home.boards import Boards
from scenes.screens.workshop.home.deeds import ModDeeds
from scenes.screens.workshop.home.model import HomeModel
from scenes.screens.workshop.home.page import HomePage
from scenes.screens.workshop.home.places import COLUMNS
from scenes.screens.workshop.home.tips import tip_of
from scenes.screens.workshop.home.view import draw_boards
from scenes.screens.workshop.home.ways import next_spot
from scenes.screens.workshop.lesson.lesson import Place, first_lesson, new_lesson
from scenes.screens.workshop.lesson.steps import LessonStep
from scenes.screens.workshop.lesson.strip import LessonStrip
from scenes.screens.workshop.naming import Naming
from scenes.shell.stage import Stage
from scenes.widgets.focus import Focus, FocusFrame, Spot
from scenes.widgets.header import Header
from scenes.widgets.tooltip import Tooltip


class WorkshopHome(HomePage):
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
        draw_boards(boards, say("workshop-mods"), say("workshop-new-mod"), say("workshop-rules"))
        self.boards = Boards(self, self.layer())
        self.focus = Focus(wrap=False)
        self.frame = FocusFrame(self.layer(), self, self.focus)
        self.focus.on_move = self._moved
        self.hints = Hints(self.layer(), self._asks(), hand=self.hand)
        self.tip = Tooltip(self.layer(), w=356)
        self._tipped = ""
        self._show()
        self.focus.to(self._at or f"mod:{self.model.chosen}")
        self.strip = LessonStrip(self, self.lesson, self._pointed, self.header.title)

    def _asks(self) -> list[tuple[Intent, str]]:
        say = self.texts
        kind = self._at.partition(":")[0]
        first = {"mod": "workshop-switch", "keep": "workshop-keep-this"}
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
        self.focus.offer(self.boards.draw(self._at))

    # hands

    def update(self, dt: float) -> None:
        """Let the frame follow the focus, and the lesson go on."""
        self.frame.update()
        self.strip.update(Place((self.model.game, self.model.craft.table)), self.hand, dt)

    def _pointed(self, step: LessonStep) -> Box | None:
        """What a step of the lesson speaks of on this page: the tab of its game, its thing, the way back."""
        if step.until == "looked":
            there = self.model.game == step.thing.game
            key = f"tab:{step.thing.game}"
            return self.hints.box_of(Intent.NEXT) if there else self._box_of(key)
        if step.until == "opened":
            return self._box_of(f"thing:{step.thing.id}")
        return self.hints.box_of(Intent.BACK) if step.until == "left" else None

    def _box_of(self, key: str) -> Box | None:
        spot = next((one for one in self.focus.spots if one.key == key), None)
        return (spot.x, spot.y, spot.w, spot.h) if spot else None

    def press(self, press: Press) -> None:
        """Go from spot to spot, choose, or do what a button means there."""
        if not press.down:
            return
        self._tell_tip("")
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
        if self._scroll(intent):
            return
        found = next_spot(self.focus.spots, self.focus.at(), intent)
        if found is None:
            self.sounds.play("error")
        else:
            self.focus.to(found.key)

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
        self.boards.deck.first = 0
        self._redraw()

    def tab(self, game: str) -> None:
        """Look at a game, or at its next kind of thing."""
        self.model.show_game(game)
        self.boards.deck.first = 0
        self._redraw()

    def switch(self, id: str) -> None:
        """Switch a mod on or off."""
        self._redraw("accept" if self.model.switch(id) else "error")

    def _second(self) -> None:
        """Take the mod under the focus to the bench, or make a thing like the one under it."""
        mod = self.model.mod
        if self._at.startswith("mod:") and mod is not None:
            self.sounds.play("page")
            self.deeds.open_menu(mod_words(mod, self.workshop.app.texts.language)[0], self.deeds.of_mod(mod))
            return
        thing = self.thing_here()
        if thing is None:
            self.sounds.play("error")
            return
        title = self.texts("workshop-like-title", name=self.naming.thing(thing))
        self.open(self.model.make_like(thing, title))

    def thing_here(self) -> Thing | None:
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
        thing = self.thing_here()
        done = thing is not None and self._at.startswith("thing:") and self.model.change_copies(thing, by)
        self._redraw("focus" if done else "error")

    def open(self, thing: Thing) -> None:
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

    def shelf(self) -> None:
        """A new mod, or one from a pack."""
        self.sounds.play("page")
        self.deeds.open_menu(self.texts("workshop-mods"), self.deeds.of_shelf())

    def conflicts(self) -> tuple[Conflict, ...]:
        """The conflicts that nobody has settled."""
        return self.deeds.conflicts()

    def settle(self, one: Conflict, which: Answer) -> None:
        """Let one side of a conflict win."""
        self.deeds.settle(one, which)

    def show_conflict(self) -> None:
        """Go to the two answers of the first conflict."""
        found = self.conflicts()
        if found:
            self.model.chosen = found[0].second.mod
            self._at = "keep:first"
            self._redraw()
            self.focus.to(self._at)

    def begin_mod(self) -> None:
        """Begin a new mod."""
        self.workshop.begin(self.texts("workshop-first-mod"))
        self.workshop.tell_house()
        self.model.chosen = self.workshop.bench.mod.id
        self._at = f"mod:{self.model.chosen}"
        self._redraw("accept")
        self.focus.to(self._at)

    def rules(self) -> None:
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
        """Go to what is under the mouse, and tell what it is."""
        under = self.focus.point(x, y)
        self._tell_tip(under.key if under else "")

    def _tell_tip(self, key: str) -> None:
        """Show what the thing of a key is; hide it where there is none."""
        if key == self._tipped:
            return
        self._tipped = key
        spot = next((one for one in self.focus.spots if one.key == key), None)
        if spot is None:
            self.tip.hide()
            return
        told = tip_of(self, key)
        self.tip.show(told.words, spot.x + spot.w / 2, spot.y - 8, title=told.title)

    def click(self, x: float, y: float) -> None:
        """Choose what is under the mouse."""
        pressed = self.hints.at(x, y)
        if pressed is not None:
            self.press(Press(MOUSE, pressed))
            return
        self.hand = MOUSE
        self._tell_tip("")
        to = self.boards.page_at(x, y)
        if to:
            self._at = to
            self._show()
            self.focus.to(to)
            return
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
