"""The bench: one mod of one's own and the house below it; every edit is a step, written at once."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NamedTuple

from game.app.workshop.below import Below
from game.app.workshop.document import Change, Path, Step
from game.app.workshop.fields import (
    Field,
    default_of,
    fields_of,
    first_part,
    part_kinds,
    type_at,
    written_value,
)
from game.app.workshop.own_mod import LOOK, MANIFEST, TABLES, WORDS, OwnMod, Sketch
from game.app.workshop.values import value_at, with_value, without_name, without_removal
from game.mods.compile import EXTENDS, REMOVE, SPECIAL, Fault, convert_table, msgspec_type
from game.mods.defs import Def, Section
from game.mods.merging.tables import laid_over, without_key


class Thing(NamedTuple):
    """A thing of a game by its table and its full id."""

    game: str
    table: str
    id: str

    @property
    def mod(self) -> str:
        """The mod that the thing is of."""
        return self.id.partition(":")[0]

    @property
    def name(self) -> str:
        """The name of the thing in its mod."""
        return self.id.partition(":")[2]


Told = dict[str, dict[str, str]]
"""Messages about a thing by language and key; a key is `name`, or `name.the` for an attribute."""
Retell = Callable[[Thing, Mapping[str, Any]], Told]
"""The messages that follow from what a thing says: its rule text."""


def _nothing_told(thing: Thing, said: Mapping[str, Any]) -> Told:
    return {}


class Bench:
    """Edits of one mod of one's own; what is asked of a thing is what the house would say with this mod.

    What `retell` makes of a thing of this mod is written with every edit, until own words replace it.
    """

    def __init__(self, mod: OwnMod, below: Below, retell: Retell = _nothing_told) -> None:
        self.mod, self.below, self._retell = mod, below, retell

    # what there is

    def things(self, game: str, table: str) -> list[Thing]:
        """Every thing of a table, those of this mod last."""
        own = [f"{self.mod.id}:{name}" for name in self._own_names(game, table)]
        return [Thing(game, table, id) for id in (*self.below.ids(game, table), *own)]

    def _own_names(self, game: str, table: str) -> Iterator[str]:
        for _, at, name, _ in self.mod.document.things(game):
            if at == table and ":" not in name:
                yield name

    def touched(self) -> list[Thing]:
        """Every thing that this mod makes or changes, in the order of its files."""
        games = dict.fromkeys(game for game, _ in self.below.sections)
        return [
            Thing(game, table, name if ":" in name else f"{self.mod.id}:{name}")
            for game in games
            for _, table, name, _ in self.mod.document.things(game)
        ]

    def is_own(self, thing: Thing) -> bool:
        """Whether this mod made the thing; others it only changes."""
        return thing.mod == self.mod.id

    def section(self, thing: Thing) -> Section:
        """The section that a thing lies in."""
        return self.below.sections[thing.game, thing.table]

    def body(self, thing: Thing) -> dict[str, Any]:
        """What this mod writes of a thing."""
        found = self.mod.document.get(*self._place(thing))
        return dict(found[0]) if found else {}

    def origin(self, thing: Thing) -> Thing | None:
        """The thing that a thing of this mod was made like."""
        like = self.body(thing).get(EXTENDS)
        return Thing(thing.game, thing.table, like) if isinstance(like, str) else None

    def said_below(self, thing: Thing) -> dict[str, Any]:
        """What stands below its own words: a thing of others without this mod, or what it was made like."""
        if not self.is_own(thing):
            return self.below.table_of(*thing)
        like = self.origin(thing)
        return {} if like is None else self.said(like)

    def said(self, thing: Thing) -> dict[str, Any]:
        """What a thing says with all that this mod writes, with full ids."""
        return self._said_with(thing, self.body(thing))

    def _said_with(self, thing: Thing, body: Mapping[str, Any]) -> dict[str, Any]:
        """What a thing would say if this mod wrote that of it."""
        table = self.said_below(thing)
        for word in body.get(REMOVE, ()):
            table = without_key(table, word.split(".")) or table
        kind = msgspec_type(self.section(thing).type)
        written = {key: value for key, value in body.items() if key not in SPECIAL}
        return dict(laid_over(table, written, kind, lambda value, _, __: value))

    def checked(self, thing: Thing) -> Def | list[Fault]:
        """The thing as the rules would know it, or everything that is wrong with it."""
        faults = list(self._lost_names(thing))
        found = convert_table({**self.said(thing), "id": thing.id}, self.section(thing).type)
        if isinstance(found, list):
            return faults + found
        return faults or found

    def fields(self, thing: Thing) -> list[Field]:
        """The rows of its sheet."""
        return fields_of(self.section(thing).type, self.said(thing), self.said_below(thing))

    def options(self, thing: Thing, field: Field) -> tuple[str, ...]:
        """What may be chosen in a field: its words, or the ids of things of its section."""
        if not field.section:
            return field.choices
        tables = (
            [field.section]
            if field.section != "*"
            else [at for game, at in self.below.sections if game == thing.game]
        )
        return tuple(one.id for table in tables for one in self.things(thing.game, table))

    def _lost_names(self, thing: Thing) -> Iterator[Fault]:
        """A fault for each name of a thing that is not there."""
        for field in self.fields(thing):
            if field.section:
                named = field.value if field.kind == "things" else [field.value]
                known = self.options(thing, field)
                for one in named or ():
                    if one is not None and one not in known:
                        yield Fault(field.path, "no-such-def", {"id": str(one)})

    # what is done

    def set(self, thing: Thing, path: Path, value: Any) -> None:
        """Let a field say something else; a value of None says nothing there.

        Raises:
            OSError: the disk does not let us.
        """
        self._rewrite(thing, path, value)

    def choose_kind(self, thing: Thing, field: Field, tag: str | None) -> None:
        """Let a part be of another kind, begun anew but for the keys that both have."""
        path = field.path[:-1] if field.kind == "choice" else field.path
        if tag is None:
            self._rewrite(thing, path, None)
            return
        said = self.said(thing)
        kinds = {str(one.tag or ""): one for one in part_kinds(type_at(self.section(thing).type, said, path))}
        chosen = kinds[tag]
        old = value_at(said, path)
        kept = {one.encode_name for one in chosen.fields}
        part = {**first_part(chosen), **{k: v for k, v in (old or {}).items() if k in kept}}
        self._rewrite(thing, path, part)

    def add_part(self, thing: Thing, path: Path, tag: str = "") -> None:
        """Put one more part at the end of a list."""
        said = self.said(thing)
        kinds = {str(one.tag or ""): one for one in part_kinds(type_at(self.section(thing).type, said, path))}
        self._rewrite(thing, path, [*(value_at(said, path) or ()), first_part(kinds[tag])])

    def drop_part(self, thing: Thing, path: Path) -> None:
        """Take a part out of the list that it lies in; `path` leads to the part."""
        held = list(value_at(self.said(thing), path[:-1]) or ())
        del held[int(path[-1])]
        self._rewrite(thing, path[:-1], held)

    def move_part(self, thing: Thing, path: Path, by: int) -> None:
        """Let a part change places with its neighbour."""
        held = list(value_at(self.said(thing), path[:-1]) or ())
        at, to = int(path[-1]), int(path[-1]) + by
        if 0 <= to < len(held):
            held[at], held[to] = held[to], held[at]
            self._rewrite(thing, path[:-1], held)

    def reset(self, thing: Thing, key: str) -> None:
        """Let a key say what is said below."""
        body = self.body(thing)
        body.pop(key, None)
        self._write_body(thing, without_removal(body, key))

    @contextmanager
    def together(self) -> Iterator["Bench"]:
        """Let all that is done at the bench that is handed out be one step, about the first thing it touched.

        Raises:
            OSError: the disk does not let us.
        """
        sketch = Sketch(self.mod)
        yield Bench(sketch, self.below, self._retell)
        if sketch.changes:
            self.mod.do(Step(tuple(sketch.changes), sketch.about))

    def make_like(self, like: Thing, title: str, words: Told, joint: str = "-") -> Thing:
        """Make a new thing that says all that another says, with these messages; `joint` is for its id."""
        thing = Thing(like.game, like.table, f"{self.mod.id}:{self._free_name(like, title, joint)}")
        changes = [self._body_change(thing, {EXTENDS: like.id})]
        told = self._retell(thing, self.said(like))
        changes += self._word_changes(
            thing, {one: {**told.get(one, {}), **words.get(one, {})} for one in WORDS}
        )
        changes += self._require(like.mod)
        self.mod.do(Step(tuple(changes), thing.id))
        return thing

    def dress(self, thing: Thing, look: Mapping[str, Any]) -> None:
        """Let a thing of this mod look so; nothing: as if nobody had dressed it."""
        change = self.mod.document.change(*self._wardrobe(thing), *((dict(look),) if look else ()))
        if change.before != change.after:
            self.mod.do(Step((change,), thing.id))

    def look(self, thing: Thing) -> dict[str, Any]:
        """How this mod lets a thing look."""
        found = self.mod.document.get(*self._wardrobe(thing))
        return dict(found[0]) if found else {}

    def remove(self, thing: Thing) -> None:
        """Take away all that this mod says of a thing: what it made is gone, what it changed is as before.

        With a thing that is gone goes what names it: it leaves lists, things of this mod that cannot be
        without it go, too, and those made like it say for themselves what it said.
        """
        with self.together() as sketch:
            sketch._take_away(thing)

    def _take_away(self, thing: Thing) -> None:
        own = self.is_own(thing)
        copies = [(one, self.said(one)) for one in self.touched() if own and self.origin(one) == thing]
        changes = [self.mod.document.change(*self._place(thing))]
        if own:
            changes += [
                self.mod.document.change(file, (key,))
                for file in WORDS.values()
                for key in self.mod.document.files.get(file, {})
                if _is_about(key, thing, self.section(thing))
            ]
            changes += [self.mod.document.change(*self._wardrobe(thing))] if self.look(thing) else []
        self.mod.do(Step(tuple(changes), thing.id))
        for one, said in copies:
            self._write_body(one, written_value(said))
        for one in self.touched() if own else ():
            if one.game == thing.game:
                self._forget(one, thing.id)

    def _forget(self, thing: Thing, id: str) -> None:
        """Let a thing not name another one any more, or not be, where this mod made it and it must."""
        body = self.body(thing)
        left = {key: without_name(value, id) for key, value in body.items()}
        if left == body:
            return
        if None in left.values() and self.is_own(thing):
            self._take_away(thing)
            return
        below = self.said_below(thing)
        kept = {
            key: value
            for key, value in left.items()
            if value is not None and (key == REMOVE or value != written_value(below.get(key)))
        }
        if REMOVE in kept:
            kept[REMOVE] = [key for key in kept[REMOVE] if key in kept or key not in left]
        self._write_body(thing, {key: value for key, value in kept.items() if key != REMOVE or value})

    def say(self, thing: Thing, words: Told) -> None:
        """Let messages of a thing say something else, by language and key; empty words take one away."""
        changes = self._word_changes(thing, words)
        if changes:
            self.mod.do(Step(tuple(changes), thing.id))

    def words(self, thing: Thing, language: str, key: str) -> str:
        """What this mod lets a message of a thing say; empty: nothing."""
        found = self.mod.document.get(WORDS[language], (_message(thing, key),))
        return str(found[0]) if found else ""

    def rename(self, title: str) -> None:
        """Give the mod another title."""
        self.mod.do(Step((self.mod.document.change(MANIFEST, ("title",), title),)))

    # how it is written

    def _place(self, thing: Thing) -> tuple[str, Path]:
        return f"{thing.game}/{TABLES}", (thing.table, thing.name if self.is_own(thing) else thing.id)

    def _wardrobe(self, thing: Thing) -> tuple[str, Path]:
        """The place of a thing's look."""
        return LOOK.format(game=thing.game), (thing.table, self._place(thing)[1][1])

    def _rewrite(self, thing: Thing, path: Path, value: Any) -> None:
        """Write the key that a path begins with whole, or not at all where it says what is said below."""
        key = str(path[0])
        new = written_value(with_value(self.said(thing).get(key), path[1:], value))
        below = self.said_below(thing)
        body = without_removal(self.body(thing), key)
        body.pop(key, None)
        stood = below.get(key, self._default(thing, key))
        if new != written_value(stood):
            if new is not None:
                body[key] = new
            if key in below and (new is None or isinstance(new, dict)):
                body[REMOVE] = [*body.get(REMOVE, ()), key]
        self._write_body(thing, body)

    def _default(self, thing: Thing, key: str) -> Any:
        info: Any = msgspec_type(self.section(thing).type)
        return next((default_of(one) for one in info.fields if one.encode_name == key), None)

    def _write_body(self, thing: Thing, body: dict[str, Any]) -> None:
        if body == self.body(thing):
            return
        changes = [self._body_change(thing, body), *self._require(thing.mod)]
        if self.is_own(thing):
            changes += self._word_changes(thing, self._retold(thing, body))
        self.mod.do(Step(tuple(changes), thing.id))

    def _retold(self, thing: Thing, body: Mapping[str, Any]) -> Told:
        """The messages that change with what is written of a thing; own words stay."""
        before, after = (
            self._retell(thing, self.said(thing)),
            self._retell(thing, self._said_with(thing, body)),
        )
        return {
            language: {
                key: said
                for key, said in messages.items()
                if self.words(thing, language, key) in ("", before.get(language, {}).get(key))
            }
            for language, messages in after.items()
        }

    def _body_change(self, thing: Thing, body: dict[str, Any]) -> Change:
        keeps = bool(body) or self.is_own(thing)
        return self.mod.document.change(*self._place(thing), *((body,) if keeps else ()))

    def _word_changes(self, thing: Thing, words: Told) -> list[Change]:
        return [
            self.mod.document.change(WORDS[language], (_message(thing, key),), *((said,) if said else ()))
            for language, messages in words.items()
            for key, said in messages.items()
            if said != self.words(thing, language, key)
        ]

    def _require(self, mod: str) -> list[Change]:
        """The change by which this mod requires another, where it does not yet."""
        found = self.mod.document.get(MANIFEST, ("requires",))
        needs = list(found[0]) if found else []
        names = [str(one).split()[0] for one in needs]
        if mod == self.mod.id or mod in names:
            return []
        return [self.mod.document.change(MANIFEST, ("requires",), [*needs, mod])]

    def _free_name(self, like: Thing, title: str, joint: str) -> str:
        plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
        name = re.sub(r"[^a-z0-9]+", joint, plain).strip(joint)[:40].rstrip(joint) or like.name
        if not name[0].isalpha():
            name = f"{like.table}{joint}{name}"
        taken = {one.name for one in self.things(like.game, like.table)}
        free, number = name, 1
        while free in taken:
            number += 1
            free = f"{name}{joint}{number}"
        return free


def _message(thing: Thing, key: str) -> str:
    """The key of a message about a thing: `name-x.the` for `name.the`."""
    word, _, attribute = key.partition(".")
    return f"{word}-{thing.name}{'.' * bool(attribute)}{attribute}"


def _is_about(key: str, thing: Thing, section: Section) -> bool:
    """Whether a message says a thing to players."""
    return any(key.partition(".")[0] == f"{word}-{thing.name}" for word in section.words or ("name",))
