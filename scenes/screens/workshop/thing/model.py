"""The thing on the bench as its page sees it: which field is chosen, what a press does to it."""

from __future__ import annotations

from typing import Any, NamedTuple

from game.app.workshop.about import LOOK, NAME, TEXT, is_about, put_about, rows_about
from game.app.workshop.bench import Bench, Thing
from game.app.workshop.craft import Craft, Phrase
from game.app.workshop.document import Path
from game.app.workshop.fields import Field, problem_at
from game.app.workshop.workshop import Workshop
from game.mods.compile import Fault


class Choosing(NamedTuple):
    """What is to be chosen for a field in a list of its own: one word, or any number of them."""

    field: Field
    options: tuple[Any, ...]
    many: bool


_WIDE = 100
"""A number that has so many places is wide."""
_STRIDES = ((20, 25), (8, 5), (0, 1))
"""Repetitions of a held direction, and how far it goes from then on."""


class ThingModel:
    """A thing, its rows in the order of its craft, and the row with the cursor."""

    def __init__(self, workshop: Workshop, thing: Thing) -> None:
        self.workshop, self.thing = workshop, thing
        self.at = 0
        self.version = 0
        self.read()

    @property
    def bench(self) -> Bench:
        """The bench that the thing lies on."""
        return self.workshop.bench

    @property
    def craft(self) -> Craft | None:
        """How such things are made."""
        return self.workshop.craft_of(self.thing)

    def read(self) -> None:
        """Read the thing anew: its rows, and what is wrong with it."""
        checked = self.bench.checked(self.thing)
        self.faults: list[Fault] = checked if isinstance(checked, list) else []
        self.made = None if isinstance(checked, list) else checked
        craft = self.craft
        self.proposal = craft.propose(self.bench, self.thing) if craft else None
        foremost = craft.foremost if craft else ()
        rows = [one for one in self.bench.fields(self.thing) if one.kind != "fixed"]
        place = {key: number for number, key in enumerate(foremost)}
        rows.sort(key=lambda one: place.get(str(one.path[0]), len(place)))
        about = rows_about(self.workshop, self.thing)
        names = [one for one in about if one.path[0] == NAME]
        self.rows = [*names, *rows, *(one for one in about if one not in names)]
        self.at = min(self.at, max(0, len(self.rows) - 1))
        self.version += 1

    @property
    def row(self) -> Field | None:
        """The field with the cursor."""
        return self.rows[self.at] if self.rows else None

    @property
    def phrases(self) -> list[Phrase]:
        """The sentence of the thing, in the language of the house."""
        said, language = self.bench.said(self.thing), self.workshop.app.texts.language
        return list(self.workshop.phrases(self.thing, said, language))

    @property
    def changed(self) -> int:
        """How many of its keys say something else than what it was made from."""
        return len({one.path[0] for one in self.rows if one.changed})

    def fault_of(self, field: Field) -> Fault | None:
        """What is wrong with a field."""
        return problem_at(field, self.faults)

    def proposed(self, field: Field) -> int | None:
        """What a formula proposes for a field that says something else; None: nothing."""
        found = self.proposal
        return found.value if found and found.path == field.path and found.value != field.value else None

    # presses

    def walk(self, by: int) -> bool:
        """Move the cursor; False where there is nothing."""
        if not self.rows:
            return False
        self.at = (self.at + by) % len(self.rows)
        return True

    def step(self, by: int) -> bool:
        """Change the chosen field by single presses; False where that is not how it is changed."""
        field = self.row
        if field is None or field.kind not in ("number", "switch", "choice", "thing"):
            return False
        value = self._stepped(field, by)
        if value == field.value:
            return False
        self.put(field, value)
        return True

    def _stepped(self, field: Field, by: int) -> Any:
        if field.kind != "thing":
            return field.stepped(by)
        return field._replace(choices=self.bench.options(self.thing, field)).stepped(by)

    def take_proposal(self) -> bool:
        """Let the chosen field say what a formula proposes; False where nothing is proposed."""
        field = self.row
        value = self.proposed(field) if field is not None else None
        if field is None or value is None:
            return False
        self.put(field, value)
        return True

    def stride(self, held: int) -> int:
        """How far a direction goes that has repeated itself so often: wide numbers are crossed faster."""
        field = self.row
        if field is None or field.kind != "number" or field.most - field.least < _WIDE:
            return 1
        return next(by for least, by in _STRIDES if held >= least)

    def put(self, field: Field, value: Any) -> None:
        """Let a field say something else; what chooses a kind begins its part anew."""
        if is_about(field):
            put_about(self.workshop, self.thing, field, value)
        elif field.tag and field.kind == "choice":
            self.bench.choose_kind(self.thing, field, value)
        elif field.tag:
            self._put_part(field, there=bool(value))
        else:
            self.bench.set(self.thing, field.path, value)
        self.saved()

    def _put_part(self, field: Field, *, there: bool) -> None:
        """Let an optional part be there, begun anew, or not."""
        if there:
            self.bench.choose_kind(self.thing, field, "")
        else:
            self.bench.set(self.thing, field.path, None)

    def choosing(self) -> Choosing | None:
        """What is to be chosen for the field with the cursor; None where presses change it."""
        field = self.row
        if field is None or field.kind not in ("choice", "thing", "several", "things", "parts"):
            return None
        options = self.bench.options(self.thing, field)
        nothing = (None,) if field.optional and field.kind != "parts" else ()
        return Choosing(field, (*nothing, *options), field.kind in ("several", "things"))

    def look_of(self, field: Field, word: Any) -> str:
        """The picture, or the colour, that a word of a look means; nothing for any other field."""
        craft = self.craft
        if craft is None or field.path[0] != LOOK or word is None:
            return ""
        return craft.looks[str(field.path[1])].get(str(word), "")

    def chosen(self, field: Field, word: Any) -> None:
        """Take what was chosen for a field: several words are put in or out, parts are added."""
        if field.kind == "parts":
            self.bench.add_part(self.thing, field.path, str(word))
            self.saved()
        elif field.kind in ("several", "things") and word is not None:
            self.put(field, field.toggled(word))
        else:
            self.put(field, word)

    @property
    def part(self) -> Path | None:
        """The part of a list that the chosen field lies in; None: it lies in none."""
        field = self.row
        place = [n for n, key in enumerate(field.path) if isinstance(key, int)] if field else []
        return field.path[: place[-1] + 1] if field and place and self._is_part(field, place[-1]) else None

    def _is_part(self, field: Field, place: int) -> bool:
        """Whether a place in a path is one in a list that parts come to and go from."""
        above = field.path[:place]
        return any(one.kind == "parts" and one.path == above for one in self.rows)

    def move(self, by: int) -> bool:
        """Let the chosen part change places with its neighbour; False where there is none."""
        part = self.part
        if part is None:
            return False
        self.bench.move_part(self.thing, part, by)
        self.saved()
        return True

    def parts(self) -> Field | None:
        """The list that parts can be put into, if the thing has one."""
        return next((one for one in self.rows if one.kind == "parts"), None)

    def drop(self) -> bool:
        """Take the part with the cursor out of its list; False where the cursor is on none."""
        part = self.part
        if part is None:
            return False
        self.bench.drop_part(self.thing, part)
        self.saved()
        return True

    def reset(self) -> bool:
        """Let the chosen field say what it said at first; False where it does."""
        field = self.row
        if field is None or not field.changed:
            return False
        if field.path[0] == TEXT:
            self.put(field, "")
            return True
        self.bench.reset(self.thing, str(field.path[0]))
        self.saved()
        return True

    @property
    def gone(self) -> bool:
        """Whether the thing is there no more: it was made by this mod, and taken away."""
        return self.bench.is_own(self.thing) and self.thing not in self.bench.things(*self.thing[:2])

    def take_away(self) -> None:
        """Take the thing away with all that hangs on it."""
        self.workshop.remove(self.thing)

    def undo(self) -> bool:
        """Take the last edit back; False: there is none."""
        done = self.bench.mod.undo() is not None
        if done:
            self.saved()
        return done

    def redo(self) -> bool:
        """Do the edit again that was taken back last; False: there is none."""
        done = self.bench.mod.redo() is not None
        if done:
            self.saved()
        return done

    def saved(self) -> None:
        """Take in what was written at the bench."""
        self.workshop.saved()
        self.read()
