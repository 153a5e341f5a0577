"""What bots may read of a game: their own only, by the doors of all games and a written list of rooms."""

import ast
from pathlib import Path

import pytest

from tests.tools import ROOT

DOORS = {
    "actions",
    "content",
    "defs",
    "determinize",
    "events",
    "law",
    "questions",
    "rules",
    "setting",
    "state",
    "view",
}
"""What every game has; bots of any game may read these of theirs."""
ROOMS: dict[str, set[str]] = {
    "complots": set(),
    "hecatombe": {"deduction"},
    "roulette": {"odds", "round.course", "round.progress"},
    "skirmish": {
        # numbers and words: whole rooms
        *("forecast", "odds", "rolls", "unit", "flow", "geometry.queries", "chapters", "survey"),
        # of the chapters, where they say what is lawful, likely or worth knowing
        *("charge.declare", "charge.reactions", "movement.law", "movement.reform_room", "movement.way"),
        *("shooting.law", "shooting.machine_numbers", "shooting.machines", "shooting.numbers"),
        *("magic.effects", "magic.law", "magic.miscast", "magic.phase"),
        *("combat.allocation", "combat.break_tests", "combat.challenges", "combat.numbers"),
        *("combat.phase", "combat.score_facts"),
        *("consequences.dangerous_terrain", "consequences.leadership_tests", "consequences.victory_points"),
        *("deployment.auto_choose", "deployment.law", "deployment.whose_turn", "deployment.zones"),
        "treachery.promises",
        *("turn.naming", "turn.scenario"),
    },
}
"""What else bots of a game may read of it, and not a module more."""


def rules_read_by(source: str) -> set[str]:
    """The modules under `game.rules` that a source imports."""
    found = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("game.rules"):
            for name in node.names:
                whole = f"{node.module}.{name.name}"
                is_module = (ROOT / f"{whole.replace('.', '/')}.py").exists()
                found.add(whole if is_module else str(node.module))
    return found


def is_open(game: str, module: str) -> bool:
    """Whether bots of a game may read a module of the rules."""
    if module == "game.rules.cards":
        return True
    own = f"game.rules.{game}."
    room = module.removeprefix(own)
    open_rooms = DOORS | ROOMS[game]
    parts = room.split(".")
    return module.startswith(own) and any(".".join(parts[:n]) in open_rooms for n in range(1, len(parts) + 1))


@pytest.mark.parametrize("game", ROOMS)
def test_bots_read_only_what_is_open_to_them(game: str) -> None:
    shut = {
        f"{path.relative_to(ROOT)}: {module}"
        for path in Path(ROOT, "game", "ai", game).rglob("*.py")
        for module in rules_read_by(path.read_text(encoding="utf-8"))
        if not is_open(game, module)
    }
    assert not shut


@pytest.mark.parametrize(
    "line",
    [
        "from game.rules.skirmish.geometry.table import Table",
        "from game.rules.skirmish.combat import pursuit",
        "from game.rules.roulette.view import RouletteView",
    ],
)
def test_a_shut_door_is_noticed(line: str) -> None:
    assert not all(is_open("skirmish", module) for module in rules_read_by(line))
