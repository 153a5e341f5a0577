"""The page of a table: house rules with what they do, named sets, and the same table elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path

from game.app.games import GAMES
from game.app.workshop.table_desk import TableDesk
from game.app.workshop.table_sets import TableSet
from game.app.workshop.table_words import WordsRefused
from game.app.workshop.workshop import Workshop
from game.input.devices import KEYS, MOUSE, Device
from game.input.intents import Intent, Press
from game.mods.problems import Problem, problem_message
from scenes.games import KITS
from scenes.screens.rulebook.flags import flag_words
from scenes.screens.title.prompt_line import Hints
from scenes.screens.workshop.chooser.scene import Option
from scenes.screens.workshop.table.board import Board
from scenes.screens.workshop.table.cursor import COLUMNS, Cursor
from scenes.screens.workshop.table.meter import TableMeter, table_questions
from scenes.screens.workshop.table.naming import (
    forbidden_words,
    hint_words,
    meaning_words,
    reason_words,
    rule_facts,
    set_name,
)
from scenes.screens.workshop.table.places import ARROWS, REACH
from scenes.shell.scene import Scene
from scenes.shell.stage import Stage
from scenes.widgets.focus import Focus, FocusFrame, Spot
from scenes.widgets.header import Header

PLAYERS_AT_FIRST = 4


class TablePage(Scene):
    """The page of the tables of all games; `game` is looked at first, `device` opened it."""

    def __init__(self, stage: Stage, workshop: Workshop, game: str, device: Device | None = None) -> None:
        super().__init__(stage)
        self.workshop, self.hand = workshop, device or KEYS
        self.desks: dict[str, TableDesk] = {}
        self.meter = TableMeter()
        self.cursor = Cursor()
        self.refused = ""
        self.lies_at: Path | None = None
        """Where the file lies that was made last, until one goes on."""
        self._seats = PLAYERS_AT_FIRST
        self._open(game)

    # what lies here

    def _open(self, game: str) -> None:
        """Look at the table of a game."""
        if game not in self.desks:
            self.desks[game] = TableDesk(self.stage.app, game)
        self.desk = self.desks[game]
        self.desk.look()
        self.cursor.list_rules(self.desk.defs)
        self.cursor.list_sets(len(self.desk.sets))
        self.lies_at = None
        torn = self.desk.torn
        self.refused = problem_message(torn[0], self.stage.app.texts) if torn else ""

    @property
    def games(self) -> list[str]:
        """The games of the house that are shown."""
        return [id for id in GAMES if id in KITS]

    @property
    def players(self) -> int:
        """At how many players it is measured."""
        seats = GAMES[self.desk.game].seats
        return min(max(self._seats, seats[0]), seats[-1])

    def _set_here(self) -> TableSet | None:
        """The set under the focus."""
        place = self.cursor.set_here
        return None if place is None else self.desk.sets[place]

    # what is shown

    def build(self) -> None:
        """Draw the boards, and everything that lies on them."""
        say = self.texts
        self.layer("back", opaque=True).image("lobby_back", 0, 0)
        self.header = Header(self.layer(), say("table-title"))
        self.board = Board(self, self.cursor, self.meter)
        self.focus = Focus(wrap=False, on_move=self._moved)
        self.frame = FocusFrame(self.layer(), self, self.focus)
        self.hints = Hints(self.layer(), self._asks(), hand=self.hand)
        self._show()

    def _show(self) -> None:
        """Draw what lies on the desk anew."""
        desk, say = self.desk, self.texts
        self.cursor.list_sets(len(desk.sets))
        self.header.left.text = say(f"game-{desk.game}")
        self.header.right.text = say("table-changed", n=len(desk.rules))
        places = self.board.show(desk, self.players, self.games)
        self.focus.offer(Spot(key, *box, partial(self._do, key)) for key, box in places)
        self.focus.to(self.cursor.at)
        self.meter.ask(table_questions(desk, self.players))
        self._show_effects()
        self.hints.say(self._asks())

    def _show_effects(self) -> None:
        """Tell what was measured so far, and what the chosen thing means."""
        why = self.refused or forbidden_words(self.desk, self.players, self.stage.app.texts)
        meaning = self._meaning()
        self.board.tell(self.desk, (why, meaning[1]) if why else meaning, wrong=bool(why))

    def _meaning(self) -> tuple[str, str]:
        """What the chosen thing means, and a line below; or where the file lies that was made."""
        say = self.stage.app.texts
        if self.lies_at is not None and self.cursor.at == "file":
            return say("table-lies", file=self.lies_at.name), str(self.lies_at.parent)
        return meaning_words(self.desk, self.cursor.at, self.meter, say)

    def _asks(self) -> list[tuple[Intent, str]]:
        """What each button does here."""
        say, kind = self.texts, self.cursor.at.partition(":")[0]
        verbs = {"rule": "table-ask-change", "set": "table-ask-take", "tabs": "", "players": ""}
        asks = [(Intent.ACCEPT, say(verb))] if (verb := verbs.get(kind, "workshop-open")) else []
        one = self._set_here()
        if kind == "rule":
            asks += [(Intent.COUNTER, say("table-ask-reset")), (Intent.DOUBT, say("table-ask-reset-all"))]
        if kind in ("tabs", "players"):
            asks = [(Intent.LEFT, ""), (Intent.RIGHT, say("table-ask-change"))]
        if one is not None and one.path:
            asks += [(Intent.COUNTER, say("table-ask-rename")), (Intent.DOUBT, say("table-ask-delete"))]
        asks += [(Intent.PREVIOUS, ""), (Intent.NEXT, say("table-ask-undo"))]
        return [*asks, (Intent.PEEK, say("table-ask-column")), (Intent.BACK, say("workshop-back"))]

    # hands

    def press(self, press: Press) -> None:
        """Go up and down a column, to another one, change what is chosen."""
        if not press.down:
            return
        if press.device != self.hand:
            self.hand = press.device
            self.hints.heed(press.device)
        self._answers.get(press.intent, lambda: None)()

    @cached_property
    def _answers(self) -> dict[Intent, Callable[[], object]]:
        """What each intent does."""
        return {
            Intent.UP: lambda: self._go(-1),
            Intent.DOWN: lambda: self._go(1),
            Intent.LEFT: lambda: self._along(-1),
            Intent.RIGHT: lambda: self._along(1),
            Intent.ACCEPT: self._accept,
            Intent.PREVIOUS: lambda: self._turned(self.desk.undo()),
            Intent.NEXT: lambda: self._turned(self.desk.redo()),
            Intent.COUNTER: self._second,
            Intent.DOUBT: self._third,
            Intent.PEEK: self._next_column,
            Intent.BACK: self._leave,
            Intent.MENU: self._leave,
        }

    def _go(self, by: int) -> None:
        """Go up or down the column."""
        self.refused = ""
        self.sounds.play("focus" if self.cursor.move(by) else "error")
        self._show()

    def _next_column(self) -> None:
        """Go to the next column."""
        self.refused = ""
        self.cursor.cross(1)
        self.sounds.play("focus")
        self._show()

    def _along(self, by: int) -> None:
        """Change what is chosen, or go to the column beside."""
        kind, _, rest = self.cursor.at.partition(":")
        if kind == "rule":
            self._did(self.desk.step(rest, by), "focus")
        elif kind == "players":
            self._count(by)
        elif kind == "tabs":
            here = self.games.index(self.desk.game)
            self._turn_to(self.games[(here + by) % len(self.games)])
        else:
            moved = 0 <= COLUMNS.index(self.cursor.column) + by < len(COLUMNS)
            if moved:
                self.cursor.cross(by)
            self.sounds.play("focus" if moved else "error")
            self._show()

    def _do(self, key: str) -> None:
        """Do what a thing is for."""
        kind, _, rest = key.partition(":")
        doing: dict[str, Callable[[], None]] = {
            "tab": lambda: self._turn_to(rest),
            "set": lambda: self._did(self.desk.take(self.desk.sets[int(rest)])),
            "save": lambda: self._ask_name("", self.desk.save),
            "players": lambda: self._count(1),
            "rule": lambda: self._change(rest),
            "write": self._write,
            "file": self._export,
            "sit": self._sit,
        }
        doing.get(kind, lambda: self.sounds.play("error"))()

    def _accept(self) -> None:
        """Do what the chosen thing is for."""
        if not self.focus.accept():
            self.sounds.play("error")

    def _did(self, why: Problem | None, cue: str = "accept") -> None:
        """Play a sound for an edit, or tell why it cannot be."""
        self.refused = reason_words(why, self.desk, self.stage.app.texts) if why else ""
        self.sounds.play("error" if why else cue)
        self._show()

    def _turned(self, done: bool) -> None:
        """Undo and redo were pressed."""
        self.refused = ""
        self.sounds.play("page" if done else "error")
        self._show()

    def _turn_to(self, game: str) -> None:
        """Look at another game."""
        self._open(game)
        self.cursor.to("tabs")
        self.sounds.play("page")
        self._show()

    def _count(self, by: int) -> None:
        """Measure at a table of one more or less, round and round."""
        seats = list(GAMES[self.desk.game].seats)
        self._seats = seats[(seats.index(self.players) + by) % len(seats)]
        self._did(None, "focus")

    def _change(self, name: str) -> None:
        """Turn a switch or a number by a step, or open the list of choices."""
        one = self.desk.defs[name]
        if one.kind != "choice":
            by = -1 if one.kind == "int" and self.desk.value(name) == one.max else 1
            self._did(self.desk.step(name, by), "focus")
            return
        desk, texts = self.desk, self.stage.app.texts
        hint = hint_words(desk, name, texts)
        options = [
            Option(value, flag_words(texts, desk.game, name, one, value), hint) for value in one.choices
        ]

        def take(value: str) -> list[str]:
            self.desk.put(name, value)
            return [value]

        title = rule_facts(desk, name, texts, wrong=False).label
        self.sounds.play("page")
        held = [self.desk.value(name)]
        self.stage.open("workshop-choose", title, options, held, take, device=self.hand)

    def _second(self) -> None:
        """Reset the rule, or rename the set under the focus."""
        kind, _, rest = self.cursor.at.partition(":")
        one = self._set_here()
        if kind == "rule" and rest in self.desk.rules:
            self._did(self.desk.reset(rest), "page")
        elif one is not None and one.path:
            self._ask_name(one.name, partial(self.desk.rename, one))
        else:
            self.sounds.play("error")

    def _third(self) -> None:
        """Reset all rules, or throw the set under the focus away."""
        one = self._set_here()
        if self.cursor.at.startswith("rule:") and self.desk.rules:
            self._did(self.desk.reset(), "page")
        elif one is not None and one.path:
            self._did(self.desk.delete(one), "page")
        else:
            self.sounds.play("error")

    def _ask_name(self, name: str, keep: Callable[[str], Problem | None]) -> None:
        """Open the page of letters for a name."""
        say = self.texts
        proposals = [one.strip() for one in say("table-names").split(",")]

        def take(text: str) -> str | None:
            why = keep(text)
            return reason_words(why, self.desk, self.stage.app.texts) if why else None

        self.sounds.play("page")
        self.stage.open("workshop-letters", say("table-name"), name, take, proposals, device=self.hand)

    def _write(self) -> None:
        """Write the twelve words of another house."""
        self.sounds.play("page")
        self.stage.open("workshop-words", self._heard, device=self.hand)

    def _heard(self, text: str) -> WordsRefused | None:
        """Lay the table of twelve words, whichever game it is of; or tell why it cannot be."""
        found = self.desk.hear(text)
        if isinstance(found, WordsRefused):
            return found
        if found.game != self.desk.game:
            self.desks.pop(found.game, None)
            self._open(found.game)
        return None

    def _export(self) -> None:
        """Write the table into a file for another house, and say where it lies."""
        chosen, say = self.desk.chosen, self.texts
        name = set_name(chosen, self.stage.app.texts) if chosen else say("table-unnamed")
        done = self.desk.export(name)
        if not isinstance(done, Problem) and done.path:
            self.lies_at = done.path
        self._did(done if isinstance(done, Problem) else None)

    def _sit(self) -> None:
        """Sit down at this table: to the lobby of the game."""
        self.sounds.play("accept")
        self.workshop.tell_house()
        self.stage.go("lobby", game=self.desk.game, opener=self.hand)

    def _leave(self) -> None:
        self.sounds.play("back")
        self.stage.pop()

    def _moved(self, spot: Spot) -> None:
        """The mouse has come to another thing."""
        if spot.key != self.cursor.at and not spot.key.startswith("tab:"):
            self.cursor.to(spot.key)
            self.refused = ""
            self._show_effects()
            self.hints.say(self._asks())

    def point(self, x: float, y: float) -> None:
        """Go to what is under the mouse."""
        self.focus.point(x, y)

    def click(self, x: float, y: float) -> None:
        """Turn an arrow, or do what the thing under the mouse is for."""
        pressed = self.hints.at(x, y)
        if pressed is not None:
            self.press(Press(MOUSE, pressed))
            return
        spot = self.focus.point(x, y)
        if spot is None:
            return
        by = self._arrow_at(spot, x)
        if by:
            self._along(by)
        else:
            spot.act()

    def _arrow_at(self, spot: Spot, x: float) -> int:
        """The arrow of a rule, or of the number of players, under the mouse: −1, 1, or 0 for none."""
        if spot.key == "players":
            return -1 if x < spot.x + spot.w / 2 else 1
        name = spot.key.partition(":")[2]
        if spot.key.startswith("rule:") and self.desk.defs[name].kind != "bool":
            near = [by for dx, by in zip(ARROWS, (-1, 1), strict=True) if abs(x - spot.x - dx) < REACH]
            return near[0] if near else 0
        return 0

    def scroll(self, steps: float) -> None:
        """Go through the column by the wheel."""
        if steps:
            self._go(-1 if steps > 0 else 1)

    # time

    def update(self, dt: float) -> None:
        """Let the frame follow the focus; tell what was measured meanwhile."""
        self.frame.update()
        if self.meter.look(dt):
            self._show_effects()

    def reread(self) -> None:
        """Lay the tables anew: mods say something else now."""
        self.desks.clear()
        self._open(self.desk.game)

    def enter(self) -> None:
        """Show what was changed meanwhile."""
        self.desk.look()
        self._show()

    def leave(self) -> None:
        """Nothing is measured while something else is seen."""
        self.meter.close()

    def close(self) -> None:
        """Nothing is measured any more."""
        self.meter.close()
