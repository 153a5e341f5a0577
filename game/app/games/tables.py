"""Tables that cannot be played: a game's problems, each with the place of the key that forbids it."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import msgspec

from game.mods.catalog import Catalog
from game.mods.defs import Section
from game.mods.flags import FlagDef, Value, by_name
from game.mods.problems import Problem
from game.mods.provenance import Provenance

Playable = Callable[[Any, Any, int], Iterable[Problem]]
"""A game's own `playable`: problems of content, house rules and players, each `where` its key is."""


def table_problems(
    catalog: Catalog,
    sections: Sequence[Section],
    flags: Mapping[str, Value],
    seats: Iterable[int],
    typed: Callable[[Mapping[str, Value]], Any],
    content: Callable[[Any], Any],
    playable: Playable,
) -> list[Problem]:
    """The problems of tables with `seats` players, each once; `typed` and `content` prepare the rules."""
    try:
        rules = typed(flags)
    except msgspec.ValidationError as error:
        name = re.search(r"\$\.(\w+)", str(error))
        where = f"flag.{name[1]}" if name else "flag"
        found = {where: Problem(code="table-flag-kind", where=where)}
    else:
        box = content(rules)
        found = {f"{one.code} {one.where}": one for count in seats for one in playable(box, rules, count)}
    if not found:
        return []
    authors = Provenance(catalog.mods, sections)
    return [_placed(catalog, authors, sections[0].game, flags, problem) for problem in found.values()]


def _placed(
    catalog: Catalog, authors: Provenance, game: str, flags: Mapping[str, Value], problem: Problem
) -> Problem:
    """A problem with the place of its key; that of a value which the table chose has none but its name."""
    table, _, rest = problem.where.partition(".")
    id, *path = rest.split(".")
    if table == "flag":
        rule = by_name(catalog.all(FlagDef, game=game)).get(id)
        if rule is None or flags.get(id) != rule.default:
            return msgspec.structs.replace(problem, where=id)
        id, path = rule.id, ["default"]
    if (game, table) not in authors.drafts.by_section:
        return problem
    return authors.problem(game, table, id, tuple(path), problem)
