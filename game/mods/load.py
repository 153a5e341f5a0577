"""Find, order, read, compile, cross-check: from mod folders to a catalog and one list of problems.

A mod is a folder with a mod.toml (see `Manifest`) and, for each game, a folder of TOML files.
`[character.duchesse]` in `complots/any.toml` of the mod `base` is `base:duchesse`; its keys are the fields of
the section's type. A mod may change a def of a mod it requires: `[character."base:duchesse"]` with only the
keys that change; a sub-table is merged key by key, a list is replaced whole. `remove = ["herd.min"]` takes
keys away that were written before, `extends = "base:comtesse"` begins with another def of the same table.
Mods are read in the order of their needs, then by id, and the last word counts. An error disables the mod
that wrote it and all that require it, as if they were not there; the others load.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from game.mods.catalog import Catalog
from game.mods.compile import Fault, convert_table
from game.mods.defs import Def, Section
from game.mods.layers import MOST_TOLD, Draft, Drafts
from game.mods.manifest import Mod, Package
from game.mods.merging.fold import Folder
from game.mods.needs.order import load_order
from game.mods.needs.switches import is_switched_on
from game.mods.problems import Problem
from game.mods.strays.files import stray_problems
from game.mods.strays.unasked import unasked_defs

Shelves = dict[tuple[str, type[Def]], dict[str, Def]]
"""Defs by game and type, then by id."""


_UNRULED = ("text", "text/fr", "text/en", "look")
"""Folders of a mod beside those of the games."""


class Loaded(msgspec.Struct, frozen=True):
    """The result of reading mods: the catalog of the sound ones, every problem, every mod."""

    catalog: Catalog
    problems: tuple[Problem, ...]
    mods: tuple[Mod, ...]

    @property
    def sound(self) -> bool:
        """Whether there is nothing worse than a warning."""
        return all(problem.severity == "warning" for problem in self.problems)


def load_mods(
    folders: Sequence[Path], sections: Sequence[Section], switches: Mapping[str, bool] | None = None
) -> Loaded:
    """The catalog and the problems of some mod folders; never raises for what is in them.

    `switches` are the mods that were switched on or off, by id; the others are as they come. Without it every
    mod is on. What is off is listed, and otherwise as if it were not there.

    Raises:
        ValueError: two sections of one game share a table or a type (a mistake of the program, not of a mod).
    """
    _refuse_twins(sections)
    found_packages = [Package(folder) for folder in folders]
    off = [one for one in found_packages if switches is not None and not is_switched_on(one, switches)]
    packages = [_read_package(one, sections) for one in found_packages if one not in off]
    ordered = load_order(packages, [one.id for one in off])
    problems = [problem for package in packages for problem in package.problems]
    bad = {package.id for package in ordered if any(one.severity == "error" for one in package.problems)}
    while True:
        shelves, found = _compile(Drafts(ordered, sections))
        problems += [problem for _, problem in found]
        bad |= {mod for mod, problem in found if problem.severity == "error"}
        sound = _sound_packages(ordered, bad, problems)
        if len(sound) == len(ordered):
            break
        ordered = sound
    if not problems:
        problems += _missing_sections(sections, shelves, packages)
    mods = tuple(package.mod(enabled=True) for package in ordered)
    named = [package for package in packages if package.manifest]
    out = tuple(package.mod(enabled=False) for package in named if package not in ordered)
    out += tuple(package.mod(enabled=False, switched_on=False) for package in off)
    return Loaded(Catalog(shelves, mods), tuple(_in_order(problems)), mods + out)


def _read_package(package: Package, sections: Sequence[Section]) -> Package:
    """One mod, with the tables that the sections ask for."""
    games = sorted({section.game for section in sections})
    for game in games:
        package.read_game(game)
    for name in _UNRULED:
        package.leads_outside(name)
    if package.manifest:
        package.check_games(games)
        package.problems += stray_problems(package, games)
    return package


def _refuse_twins(sections: Sequence[Section]) -> None:
    """Refuse sections that cannot be told apart.

    Raises:
        ValueError: two sections of one game share a table or a type.
    """
    for seen in ([(one.game, one.table) for one in sections], [(one.game, one.type) for one in sections]):
        if len(set(seen)) != len(seen):
            raise ValueError(f"two sections of one game share a table or a type: {seen}")


def _compile(drafts: Drafts) -> tuple[Shelves, list[tuple[str, Problem]]]:
    """The defs of all drafts, and problems with the mods that are to blame.

    Of a mod with very many mistakes the rest is not looked at: it is out in any case.
    """
    shelves: Shelves = {}
    problems = [*drafts.problems, *unasked_defs(drafts)]
    told = Counter(drafts.told)
    folder = Folder(drafts)
    for key, section in drafts.sections.items():
        shelf = shelves.setdefault((section.game, section.type), {})
        for id, draft in drafts.by_section[key].items():
            if told[draft.layers[0].mod] >= MOST_TOLD:
                continue
            compiled, found = _compile_def(draft, section, folder)
            if compiled is not None:
                shelf[id] = compiled
            told.update(mod for mod, problem in found if problem.severity == "error")
            problems += found
    return shelves, problems


def _compile_def(
    draft: Draft, section: Section, folder: Folder
) -> tuple[Def | None, list[tuple[str, Problem]]]:
    """The def of a draft, or None, and all that is wrong with it, each with the mod to blame."""
    at = (section.game, section.table)
    folded = folder.folded(*at, draft.id)
    found = [(one.mod, _as_warning(one.problem(fault))) for one, fault in folded.warnings]
    compiled = convert_table({**folded.table, "id": draft.id}, section.type)
    faults = list(folded.faults)
    if "id" in folded.table:
        faults.append(folder.blamed(*at, draft, Fault(("id",), "given-id", {"id": draft.id}, on_key=True)))
    if isinstance(compiled, list):
        own = [one for one in compiled if not (folded.torn and one.code == "missing-key" and not one.path)]
        faults += [folder.blamed(*at, draft, one) for one in own[:MOST_TOLD]]
    found += [(one.mod, one.problem(fault)) for one, fault in faults]
    whole = not faults and not folded.torn and isinstance(compiled, Def)
    return (compiled if whole and isinstance(compiled, Def) else None), found


def _as_warning(problem: Problem) -> Problem:
    """The problem as one that is only told."""
    return msgspec.structs.replace(problem, severity="warning")


def _sound_packages(ordered: list[Package], bad: set[str], problems: list[Problem]) -> list[Package]:
    """Packages that are sound and need only sound ones; the others get the problem that keeps them out."""
    sound: list[Package] = []
    known = {package.id for package in ordered}
    for package in ordered:
        if package.id in bad:
            continue
        broken = [n for n, name in enumerate(package.requires) if name in bad or name not in known]
        if not broken:
            sound.append(package)
            continue
        bad.add(package.id)
        fault = Fault(("requires", broken[0]), "broken-mod", {"id": package.requires[broken[0]]})
        problems.append(package.source.problem(fault))
    return sound


def _missing_sections(
    sections: Sequence[Section], shelves: Shelves, packages: Sequence[Package]
) -> list[Problem]:
    """Problems of required sections that are empty; asked only when nothing else is wrong."""
    return [
        Problem(
            code="empty-section",
            file=packages[0].shown(section.game) if packages else section.game,
            facts={"table": section.table, "game": section.game},
            hint="add-table",
        )
        for section in sections
        if section.required and not shelves[section.game, section.type]
    ]


def _in_order(problems: Sequence[Problem]) -> list[Problem]:
    """Problems by file in the order met, then by place; each once."""
    once = list({str(problem): problem for problem in problems}.values())
    met = {file: n for n, file in enumerate(dict.fromkeys(problem.file for problem in once))}
    return sorted(once, key=lambda problem: (met[problem.file], problem.line, problem.column))
