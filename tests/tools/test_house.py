"""How modules lean on each other: no circle of imports, rules asked through a setting, light faces."""

import ast
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping
from importlib import import_module
from pathlib import Path

import pytest

from tests.tools import ROOT

LOAD, LATE, TYPED = "load", "late", "typed"
"""When an import happens: with its module, when a function is called, only for the type checker."""
LONGEST = 3
"""Most modules of a circle that some import for their types only, or late."""
DEEPEST = 20
"""Most imports, one leading to the next, from any module down to one that imports nothing of ours."""
GAMES = ("complots", "hecatombe", "roulette")
FACES = (*GAMES, "skirmish")
Graph = Mapping[str, Mapping[str, Collection[str]]]
"""By module and what it imports: when."""


def modules_of(*tops: str) -> dict[str, Path]:
    """Every module by its name; a package is called like its folder."""
    paths = [path for top in tops for path in sorted((ROOT / top).rglob("*.py"))]
    names = [".".join(path.relative_to(ROOT).with_suffix("").parts) for path in paths]
    return {name.removesuffix(".__init__"): path for name, path in zip(names, paths, strict=True)}


def imports_in(node: ast.AST, when: str = LOAD) -> Iterator[tuple[str, str]]:
    """Every name that is imported below a node, and when."""
    for child in ast.iter_child_nodes(node):
        moment = when
        if isinstance(child, ast.If) and "TYPE_CHECKING" in ast.unparse(child.test):
            moment = TYPED
        elif isinstance(child, ast.FunctionDef) and when == LOAD:
            moment = LATE
        if isinstance(child, ast.Import):
            yield from [(alias.name, moment) for alias in child.names]
        elif isinstance(child, ast.ImportFrom):
            yield from [(f"{child.module}.{alias.name}", moment) for alias in child.names]
        yield from imports_in(child, moment)


def import_graph(sources: Mapping[str, str]) -> Graph:
    """What each module imports of the others, and when; a package is what its `__init__` imports."""
    graph: dict[str, dict[str, set[str]]] = {name: defaultdict(set) for name in sources}
    for name, source in sources.items():
        for imported, when in imports_in(ast.parse(source)):
            while imported and imported not in sources:
                imported = imported.rpartition(".")[0]
            if imported and imported != name:
                graph[name][imported].add(when)
    return graph


def reached_from(graph: Graph, start: str, moments: Collection[str]) -> set[str]:
    """Every module that a module leads to by imports of some moments."""
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for other, when in graph[waiting.pop()].items():
            if other not in found and set(moments) & set(when):
                found.add(other)
                waiting.append(other)
    return found


def circles(graph: Graph, moments: Collection[str]) -> set[frozenset[str]]:
    """Groups of modules that all lead to each other."""
    reached = {name: reached_from(graph, name, moments) for name in graph}
    return {
        frozenset(other for other in reached[name] if name in reached[other])
        for name in graph
        if name in reached[name]
    }


@pytest.fixture(scope="module")
def whole_graph() -> Graph:
    """The imports of the engine and the screens."""
    return import_graph(
        {name: path.read_text("utf-8") for name, path in modules_of("game", "scenes").items()}
    )


@pytest.mark.whole
def test_no_circle_of_imports_when_the_program_loads(whole_graph: Graph) -> None:
    assert len(whole_graph) > 700
    assert circles(whole_graph, {LOAD}) == set()


@pytest.mark.whole
def test_no_long_circle_with_late_and_type_only_imports(whole_graph: Graph) -> None:
    found = circles(whole_graph, {LOAD, LATE, TYPED})
    assert [sorted(circle) for circle in found if len(circle) > LONGEST] == []


def test_a_circle_is_found_and_known_for_what_it_is() -> None:
    typed = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from game.a import A\n"
    graph = import_graph(
        {
            "game.a": "from game.b import B",
            "game.b": "import game.c",
            "game.c": typed,
            "game.d": "def late():\n    from game.d.e import E",
            "game.d.e": "from game import d",
        }
    )
    assert circles(graph, {LOAD}) == set()
    assert circles(graph, {LOAD, LATE}) == {frozenset({"game.d", "game.d.e"})}
    assert frozenset({"game.a", "game.b", "game.c"}) in circles(graph, {LOAD, TYPED})


def longest_chain(graph: Graph) -> list[str]:
    """The longest chain of imports at load, from the top down; the graph holds no circle of them."""
    below: dict[str, list[str]] = {}

    def chain_from(name: str) -> list[str]:
        if name not in below:
            loaded = [other for other, when in graph[name].items() if LOAD in when]
            below[name] = [name, *max(map(chain_from, loaded), key=len, default=[])]
        return below[name]

    return max(map(chain_from, graph), key=len)


def test_no_chain_of_imports_is_long(whole_graph: Graph) -> None:
    chain = longest_chain(whole_graph)
    assert len(chain) - 1 <= DEEPEST, " → ".join(chain)


def test_the_longest_chain_is_measured_by_what_loads() -> None:
    late = "def ask():\n    from game.house import everything"
    sources = {f"game.a{number}": f"import game.a{number + 1}" for number in range(30)}
    graph = import_graph({**sources, "game.a30": late, "game.house": "", "game.top": "import game.a7"})
    assert longest_chain(graph) == [f"game.a{number}" for number in range(31)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("room", ["rules", "ai"])
def test_nobody_imports_rules_for_their_type_only(whole_graph: Graph, room: str, game: str) -> None:
    rules, here = f"game.rules.{game}.rules", f"game.{room}.{game}"
    only_typed = [
        name
        for name, others in whole_graph.items()
        if name.startswith(here) and TYPED in others.get(rules, ())
    ]
    assert only_typed == []


CHAPTERS = {
    "complots": "deal effects law options view windows determinize",
    "hecatombe": "deal fight verdict law options view",
    "roulette": "law options view determinize round.course round.accusations round.shots round.guns",
}
"""What asks a setting, and never the rules that are made of it."""


@pytest.mark.parametrize("game", GAMES)
def test_chapters_do_not_lead_to_the_rules_that_are_made_of_them(whole_graph: Graph, game: str) -> None:
    for chapter in CHAPTERS[game].split():
        reached = reached_from(whole_graph, f"game.rules.{game}.{chapter}", {LOAD, LATE, TYPED})
        assert f"game.rules.{game}.setting" in reached and f"game.rules.{game}.rules" not in reached


@pytest.mark.parametrize("game", FACES)
def test_a_game_shows_its_face(game: str) -> None:
    face, name = import_module(f"game.rules.{game}"), game.capitalize()
    assert set(face.__all__) == {"SEATS", "SECTIONS", "content"} | {
        f"{name}{kind}" for kind in ("Action", "State", "View")
    }
    assert all(hasattr(face, one) for one in face.__all__)
    assert all(section.game == game for section in face.SECTIONS) and 2 in face.SEATS


HEAVY = "|".join(
    (
        *("rules", "options", "events", "effects", "windows", "deal", "fight", "verdict", "review", "round"),
        *(
            "chapters",
            "battlefield",
            "turn",
            "deployment",
            "movement",
            "treachery",
            "magic",
            "charge",
            "combat",
        ),
    )
)
"""Rooms of games that a start does not need."""


def past_the_face(source: str) -> list[str]:
    """What a source imports of a game's rooms although the game's face shows it."""
    return [
        f"{node.module}.{name.name}"
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ImportFrom)
        for game in FACES
        if (node.module or "").startswith(f"game.rules.{game}.")
        for name in node.names
        if name.name in import_module(f"game.rules.{game}").__all__
    ]


@pytest.mark.whole
def test_what_a_face_shows_is_asked_of_the_face() -> None:
    inside = [ROOT / "game" / "rules", ROOT / "game" / "ai"]
    paths = [path for top in ("game", "scenes", "tools") for path in (ROOT / top).rglob("*.py")]
    outside = [path for path in paths if not any(path.is_relative_to(room) for room in inside)]
    found = {path: past_the_face(path.read_text("utf-8")) for path in outside}
    assert len(outside) > 300
    assert {path: names for path, names in found.items() if names} == {}


def test_whoever_goes_past_a_face_is_noticed() -> None:
    late = "def f():\n    from game.rules.skirmish.content import Content, content"
    assert past_the_face(late) == ["game.rules.skirmish.content.content"]
    assert past_the_face("from game.rules.skirmish import content") == []


def test_the_list_of_games_loads_no_chapter_of_them() -> None:
    source = "import sys, game.app.games; print(*[name for name in sys.modules if name.startswith('game.')])"
    loaded = subprocess.run(
        [sys.executable, "-c", source], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.split()
    assert {f"game.rules.{game}.view" for game in FACES} <= set(loaded)
    assert [name for name in loaded if re.match(rf"game\.rules\.\w+\.({HEAVY})\b", name)] == []


# questions

ASKED = ("asks", "asked")
"""What the question of the moment is called where somebody looks at it."""


def is_question(node: ast.AST) -> bool:
    """Whether an expression is the question of the moment."""
    named = node.func if isinstance(node, ast.Call) else node
    return (isinstance(named, ast.Attribute) and named.attr in ASKED) or (
        isinstance(named, ast.Name) and named.id in ASKED
    )


def written_questions(source: str, kinds: Collection[str]) -> list[str]:
    """Questions that a source knows by their text: it compares them with what is asked."""
    found: list[ast.AST] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare) and any(map(is_question, (node.left, *node.comparators))):
            found += [node.left, *node.comparators]
        elif isinstance(node, ast.Match) and is_question(node.subject):
            found += [case.pattern for case in node.cases]
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("Question", "question_for_seats"):
            found += node.args
    texts = [one.value for part in found for one in ast.walk(part) if isinstance(one, ast.Constant)]
    return [text for text in texts if text in kinds]


@pytest.mark.parametrize("game", GAMES)
def test_a_question_is_written_where_it_is_declared_and_nowhere_else(game: str) -> None:
    declared = import_module(f"game.rules.{game}.questions")
    rooms = [ROOT / "game" / "rules" / game, ROOT / "game" / "ai" / game, ROOT / "scenes" / "games" / game]
    paths = [path for room in rooms for path in room.rglob("*.py")]
    paths.append(ROOT / "game" / "app" / "games" / f"{game}.py")
    found = {
        f"{path.relative_to(ROOT)}: {text}"
        for path in paths
        if path.name != "questions.py"
        for text in written_questions(path.read_text("utf-8"), declared.QUESTIONS)
    }
    assert len(paths) > 30 and not found


@pytest.mark.parametrize(
    "line",
    [
        'if view.asks == "turn": pass',
        'if self.asks() in ("block", "turn"): pass',
        'match position.asks:\n    case "block" | "turn" if here: pass',
        'state.pending = Question("turn", (0,))',
    ],
)
def test_a_question_known_by_its_text_is_noticed(line: str) -> None:
    assert "turn" in written_questions(line, ("turn", "block"))
    assert written_questions(line.replace('"turn"', "questions.TURN"), ("turn",)) == []
