"""Sets: house rules of a game under a name, ours and one's own, kept as files that other houses read, too."""

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from game import paths
from game.app.games import GAMES, flag_values
from game.app.workshop.measuring import Measuring, Question, Side, measure_question, rules_question
from game.app.workshop.table_words import TableRules, mods_of
from game.app.workshop.word_list import folded
from game.app.workshop.worth import Effect
from game.core.tables import read_table
from game.mods.catalog import Catalog
from game.mods.flags import FlagDef, by_name
from game.mods.problems import Problem, os_reason
from game.saves.table_file import SUFFIX, SavedTable, free_path, read_table_file, write_table_file

LONGEST_NAME = 40
"""Letters of a name."""


class TableSet(NamedTuple):
    """A table under a name; `path` is its file, None for the sets of the house, whose name is a text key."""

    name: str
    table: TableRules
    path: Path | None = None


def sets_folder() -> Path:
    """The folder of one's own sets."""
    return paths.config_folder() / "tables"


def shipped_sets(catalog: Catalog, game: str) -> list[TableSet]:
    """The sets that come with a game, as far as its house rules are there; words: `name`, and its `.hint`."""
    path = paths.bundled_mods_folder() / "base" / "tables" / f"{game}{SUFFIX}"
    if not path.is_file():
        return []
    mods, known = mods_of(catalog, game), by_name(catalog.all(FlagDef, game=game))
    found = []
    for key, rules in read_table(path.read_text("utf-8")).items():
        if all(name in known and not known[name].wrong(value) for name, value in rules.items()):
            found.append(TableSet(f"table-set-{game}-{key}", TableRules(game, rules, mods)))
    return found


def measure_set(
    one: TableSet, players: int, catalog: Catalog, memory: Path | None = None
) -> Measuring[Effect]:
    """Begin to measure what a set does to matches of so many, against the book."""
    return measure_question(set_question(one.table, players, catalog), memory)


def set_question(table: TableRules, players: int, catalog: Catalog) -> Question:
    """What a table does to matches of so many, against the book."""
    book = Side(catalog)
    return rules_question(table.game, players, book, book._replace(flags=table.rules))


def own_sets(game: str, folder: Path | None = None) -> tuple[list[TableSet], list[Problem]]:
    """One's own sets of a game by name, and what is wrong with files that cannot be read: they stay."""
    found, problems = [], []
    for path in sorted((folder or sets_folder()).glob(f"*{SUFFIX}")):
        said = read_table_file(path)
        if isinstance(said, Problem):
            problems.append(said)
        elif said.game == game:
            found.append(_set_of(said, path))
    return sorted(found, key=lambda one: (folded(one.name), one.name)), problems


def keep_set(name: str, table: TableRules, folder: Path | None = None) -> TableSet | Problem:
    """Keep a table under a name, in place of the one that had it in this game; or why that fails."""
    place = folder or sets_folder()
    plain = " ".join(name.split())[:LONGEST_NAME].rstrip()
    if not plain:
        return Problem(code="table-nameless")
    same = (one for one in own_sets(table.game, place)[0] if folded(one.name) == folded(plain))
    before = next(same, None)
    path = before.path if before and before.path else free_path(place, f"{table.game}-{_stem_of(plain)}")
    return write_set(TableSet(plain, table, path))


def write_set(one: TableSet) -> TableSet | Problem:
    """Write a set to its file: to keep it, or to hand it to another house."""
    assert one.path is not None
    saved = SavedTable(
        name=one.name, game=one.table.game, mods=list(one.table.mods), rules=dict(one.table.rules)
    )
    return write_table_file(one.path, saved) or one


def export_set(one: TableSet, folder: Path) -> TableSet | Problem:
    """Write a set into a folder, beside whatever is there."""
    path = free_path(folder, f"{one.table.game}-{_stem_of(one.name)}")
    return write_set(one._replace(path=path))


def rename_set(one: TableSet, name: str) -> TableSet | Problem:
    """Give a set of one's own another name; another set of that name is not touched."""
    assert one.path is not None
    plain = " ".join(name.split())[:LONGEST_NAME].rstrip()
    if not plain:
        return Problem(code="table-nameless")
    others = own_sets(one.table.game, one.path.parent)[0]
    if any(folded(other.name) == folded(plain) and other.path != one.path for other in others):
        return Problem(code="table-name-taken", facts={"name": plain})
    return write_set(one._replace(name=plain))


def delete_set(one: TableSet) -> Problem | None:
    """Delete a set of one's own; returns why where the disk refuses."""
    assert one.path is not None
    try:
        one.path.unlink(missing_ok=True)
    except OSError as error:
        return Problem(code="unwritable", file=one.path.name, facts={"reason": os_reason(error)})
    return None


def read_set(path: Path, catalog: Catalog) -> tuple[TableSet | None, Sequence[Problem]]:
    """The set in a file of another house, and what of it this house cannot play; None where it is none."""
    said = read_table_file(path)
    if isinstance(said, Problem):
        return None, [said]
    if said.game not in GAMES:
        return None, [Problem(code="table-no-game", file=path.name, facts={"game": said.game})]
    one = _set_of(said, path)
    return one, set_problems(one, catalog)


def set_problems(one: TableSet, catalog: Catalog) -> list[Problem]:
    """What keeps a set from being played in this house as it is: rules that are not here, other mods."""
    _, found = flag_values(catalog, one.table.game, one.table.rules)
    here = mods_of(catalog, one.table.game)
    missing = [mod for mod in one.table.mods if mod not in here]
    more = [mod for mod in here if mod not in one.table.mods]
    told = [("table-mods-on", missing), ("table-mods-off", more)]
    return [*found, *(_about_mods(code, mods) for code, mods in told if mods)]


def _about_mods(code: str, mods: Sequence[str]) -> Problem:
    return Problem(code=code, facts={"mods": ", ".join(mods)}, severity="warning")


def _set_of(said: SavedTable, path: Path) -> TableSet:
    return TableSet(said.name, TableRules(said.game, dict(said.rules), tuple(sorted(said.mods))), path)


def _stem_of(name: str) -> str:
    """The name of a file for a set.

    >>> _stem_of("Soirée très courte !")
    'soiree-tres-courte'
    """
    return re.sub(r"[^a-z0-9]+", "-", folded(name)).strip("-") or "table"
