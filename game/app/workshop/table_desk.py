"""The desk on which the table of a game is laid: every edit is kept at once, and taken back as a whole."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from game.app.app import App
from game.app.games import GAMES
from game.app.workshop.table_sets import (
    TableSet,
    delete_set,
    export_set,
    keep_set,
    own_sets,
    rename_set,
    set_problems,
    sets_folder,
    shipped_sets,
    write_set,
)
from game.app.workshop.table_words import (
    TableRules,
    WordsRefused,
    from_words,
    mods_of,
    table_rules,
    to_words,
)
from game.mods.catalog import Catalog
from game.mods.flags import FlagDef, Value, by_name, resolve_flags
from game.mods.problems import Problem

BOOK = "table-set-book"
"""The text key of the set that changes nothing."""
EXCHANGE = "exchange"
"""The folder, inside that of one's own sets, of files for other houses."""


class Laid(NamedTuple):
    """All that an edit may change: the house rules that differ from the book, and the sets of one's own."""

    rules: Mapping[str, Value]
    sets: tuple[TableSet, ...]


def all_sets(catalog: Catalog, game: str, own: Sequence[TableSet] | None = None) -> list[TableSet]:
    """The book, the sets that come with a game, one's own: those of the house where none are given."""
    book = TableSet(BOOK, TableRules(game, {}, mods_of(catalog, game)))
    return [book, *shipped_sets(catalog, game), *(own_sets(game)[0] if own is None else own)]


class TableDesk:
    """The table of one game. What is edited stands in the settings at once: a match begins with it.

    An edit returns why it cannot be done, or None.
    """

    def __init__(self, app: App, game: str, folder: Path | None = None) -> None:
        self.app, self.game, self._folder = app, game, folder or sets_folder()
        self.defs = by_name(app.catalog.all(FlagDef, game=game))
        """The house rules of the game by name, in the order of its file."""
        self._given = all_sets(app.catalog, game, ())
        self.torn: Sequence[Problem] = ()
        """What is wrong with files of sets that cannot be read."""
        self._past: list[Laid] = []
        self._future: list[Laid] = []
        self.look()

    def look(self) -> None:
        """Take in what stands in the settings and in the folder of sets now: others may have changed it."""
        kept = self.app.settings.flags.get(self.game, {})
        values = resolve_flags(self.defs.values(), kept)[0]
        sets, self.torn = own_sets(self.game, self._folder)
        self._laid = Laid(self._differing(values), tuple(sets))

    def _differing(self, values: Mapping[str, Value]) -> dict[str, Value]:
        """The values that differ from the book."""
        return {name: values[name] for name, one in self.defs.items() if values[name] != one.default}

    # what lies there

    @property
    def rules(self) -> Mapping[str, Value]:
        """The house rules that differ from the book, by name."""
        return self._laid.rules

    @property
    def table(self) -> TableRules:
        """The table with the mods that are on."""
        return table_rules(self.app.catalog, self.game, self.rules)

    @property
    def sets(self) -> list[TableSet]:
        """The book, the sets that come with the game, one's own."""
        return [*self._given, *self._laid.sets]

    @property
    def chosen(self) -> TableSet | None:
        """The set that lies on the desk, if it is one; one's own first."""
        return next((one for one in reversed(self.sets) if one.table.rules == self.rules), None)

    def value(self, name: str) -> Value:
        """What a house rule is here."""
        return self.rules.get(name, self.defs[name].default)

    def problems(self, players: int) -> list[Problem]:
        """What forbids a match of so many at this table."""
        values = {name: self.value(name) for name in self.defs}
        return GAMES[self.game].playable(self.app.catalog, values, [players])

    # edits

    def step(self, name: str, by: int) -> Problem | None:
        """Change a rule by so many steps; a number at its end stays, and says so."""
        one, before = self.defs[name], self.value(name)
        after = one.stepped(before, by)
        if after == before:
            most = by > 0
            facts: dict[str, str | int] = {"n": int(after)}
            return Problem(code="table-most" if most else "table-least", where=name, facts=facts)
        return self.put(name, after)

    def put(self, name: str, value: Value) -> Problem | None:
        """Give a rule a value."""
        wrong = self.defs[name].wrong(value)
        if wrong:
            return wrong
        values = {other: self.value(other) for other in self.defs} | {name: value}
        return self._edit(self._laid._replace(rules=self._differing(values)))

    def reset(self, name: str = "") -> Problem | None:
        """Let a rule, or all of them, be as the book says."""
        rules = {other: value for other, value in self.rules.items() if name and other != name}
        return self._edit(self._laid._replace(rules=rules))

    def take(self, one: TableSet) -> Problem | None:
        """Lay a set on the desk, unless this house cannot play it as it is."""
        found = set_problems(one, self.app.catalog)
        return found[0] if found else self._edit(self._laid._replace(rules=dict(one.table.rules)))

    def save(self, name: str) -> Problem | None:
        """Keep the table as a set of one's own, in place of one that is called so."""
        return self._changed_sets(keep_set(name, self.table, self._folder))

    def rename(self, one: TableSet, name: str) -> Problem | None:
        """Give a set of one's own another name."""
        return self._changed_sets(rename_set(one, name))

    def delete(self, one: TableSet) -> Problem | None:
        """Throw a set of one's own away; taking that back writes it again."""
        return delete_set(one) or self._changed_sets(one)

    def _changed_sets(self, done: TableSet | Problem) -> Problem | None:
        """Note that the folder of sets was changed."""
        if isinstance(done, Problem):
            return done
        self._past.append(self._laid)
        self._future.clear()
        self.look()
        return None

    def _edit(self, laid: Laid) -> Problem | None:
        """Let the desk be so, as one edit; nothing where it is so already."""
        if laid == self._laid:
            return None
        self._past.append(self._laid)
        self._future.clear()
        return self._go_to(laid)

    def _go_to(self, laid: Laid) -> Problem | None:
        """Let the settings and the folder of sets be so."""
        paths = {one.path for one in laid.sets}
        gone = [one for one in self._laid.sets if one.path not in paths]
        fresh = [one for one in laid.sets if one not in self._laid.sets]
        done = [*map(delete_set, gone), *map(write_set, fresh)]
        flags = {**self.app.settings.flags, self.game: dict(laid.rules)}
        done.append(self.app.change(flags={game: rules for game, rules in flags.items() if rules}))
        self._laid = laid
        return next((one for one in done if isinstance(one, Problem)), None)

    def undo(self) -> bool:
        """Take the last edit back; False where there is none."""
        return self._turn(self._past, self._future)

    def redo(self) -> bool:
        """Do again what was taken back last; False where nothing was."""
        return self._turn(self._future, self._past)

    def _turn(self, source: list[Laid], target: list[Laid]) -> bool:
        if not source:
            return False
        target.append(self._laid)
        self._go_to(source.pop())
        return True

    # the same table elsewhere

    def words(self) -> tuple[str, ...] | WordsRefused:
        """The twelve words of the table, or why it has none."""
        try:
            return to_words(self.app.catalog, self.table, self.app.texts.language)
        except WordsRefused as refused:
            return refused

    def hear(self, text: str) -> WordsRefused | TableRules:
        """The table that twelve words mean, laid on its game's desk; or why it cannot be."""
        try:
            table = from_words(self.app.catalog, text)
        except WordsRefused as refused:
            return refused
        desk = self if table.game == self.game else TableDesk(self.app, table.game, self._folder)
        desk.take(TableSet("", table))
        return table

    def export(self, name: str) -> TableSet | Problem:
        """Write the table into a file for another house, which lays it among its own sets."""
        return export_set(TableSet(name, self.table), self._folder / EXCHANGE)
