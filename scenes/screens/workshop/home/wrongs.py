"""What is wrong with a mod, in the words of players: which thing, which field, what would be right."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec

from game.app.workshop.bench import Thing
from game.core.letters import visible, with_capital
from game.mods.problems import Problem, placeless, problem_message

if TYPE_CHECKING:
    from scenes.screens.workshop.home.page import HomePage

_WHERE = re.compile(r'(\w+)\.(?:"([^"]+)"|([\w-]+))(?:\.([\w-]+))?')
"""The table, the thing, quoted or not, and the key that a problem is about."""


def problem_words(home: HomePage, problem: Problem) -> str:
    """A problem in the words of players; its place, which stands elsewhere, is left out."""
    texts = home.workshop.app.texts
    where = _place_words(home, problem)
    bare = msgspec.structs.replace(placeless(problem), where="" if where else problem.where)
    said = problem_message(bare, texts)
    start = f"{texts(f'problem-{problem.severity}')}{texts('problem-colon')} "
    said = said.removeprefix(start)
    return visible(f"{where}{texts('problem-colon')} {said}" if where else with_capital(said))


def _place_words(home: HomePage, problem: Problem) -> str:
    """The thing and the field of a problem by their names; empty where it is about neither."""
    found = _WHERE.match(problem.where)
    parts = problem.file.split("/")
    game = parts[-2] if len(parts) > 2 else ""
    bench = home.workshop.bench
    if found is None or (game, found[1]) not in bench.below.sections:
        return ""
    name = found[2] or found[3]
    thing = Thing(game, found[1], name if ":" in name else f"{parts[-3]}:{name}")
    if thing not in bench.things(game, found[1]):
        return ""
    fields = (one for one in bench.fields(thing) if one.path == (found[4],))
    field = next(fields, None)
    called = home.naming.thing(thing)
    if field is None:
        return f"{called} · {found[4]}" if found[4] else called
    return home.texts("deed-field-of", field=home.naming.field(field), thing=called)
