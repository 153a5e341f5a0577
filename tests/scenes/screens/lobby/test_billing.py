"""What the playbill knows of each game is that game's own provider, whatever the content."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.mods.texts import Texts
from game.rules.hecatombe.defs import BoxDef
from scenes.draw.layer import Layer
from scenes.games.hecatombe.bill import HecatombeFacts
from scenes.screens import lobby
from scenes.screens.lobby.game_facts import GameCardSetting, NoGameFacts
from scenes.screens.lobby.games import game_entries
from tests.builders import BASE, base_catalog
from tests.scenes.screens.lobby.conftest import OpenStage

PROVIDERS = {"complots.py", "hecatombe.py", "roulette.py"}
SPOTS = ((100.0, 200.0), (200.0, 200.0), (300.0, 200.0))


def test_only_the_providers_know_a_game() -> None:
    for path in Path(lobby.__path__[0]).glob("*.py"):
        modules = [
            node.module or ""
            for node in ast.walk(ast.parse(path.read_text("utf-8")))
            if isinstance(node, ast.ImportFrom)
        ]
        known = [name for name in modules if name.startswith("game.rules.")]
        assert path.name in PROVIDERS or known == [], path.name


@pytest.mark.parametrize("act", [act for act in game_entries() if act.playable], ids=lambda act: act.id)
def test_every_playbill_has_three_pictures(open_stage: OpenStage, act: Any) -> None:
    stage = open_stage().stage
    layer = Layer(stage.art, stage.letters)
    drawn: list[tuple[float, float]] = []
    layer.add = lambda sprites, mark: drawn.append((mark.x, mark.y))  # type: ignore[method-assign]
    act.game_facts.portray(layer, base_catalog(), SPOTS, 0.6)
    assert [x for x, _ in drawn] == [100.0, 200.0, 300.0]


def test_a_small_box_shows_three_different_peoples(
    open_stage: OpenStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    catalog = base_catalog()
    original = catalog.all

    def smaller(kind: type, **facts: object) -> Any:
        found = original(kind, **facts)
        if kind is BoxDef:
            return tuple(msgspec.structs.replace(box, symbols=box.symbols[:5], copies=6) for box in found)
        return found

    monkeypatch.setattr(catalog, "all", smaller)
    stage = open_stage().stage
    layer = Layer(stage.art, stage.letters)
    peoples: list[Any] = []
    layer.add = lambda sprites, mark: peoples.append(mark.people)  # type: ignore[method-assign]
    HecatombeFacts().portray(layer, catalog, SPOTS, 0.6)
    assert len(set(peoples)) == 3


def test_a_rehearsal_tells_and_shows_nothing() -> None:
    texts: Any = Texts("fr", [BASE])
    assert NoGameFacts().tells(GameCardSetting(base_catalog(), {}, 5, texts)) == ()
    assert all(not isinstance(act.game_facts, NoGameFacts) for act in game_entries() if act.playable)
