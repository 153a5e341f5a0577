"""Scripts by chance in matches by chance: a small slice of what `tools/fuzz/hooks.py` runs for hours."""

from itertools import count
from typing import Any

import pytest

from game.app.content.script_words import script_words
from game.app.games import GAMES
from game.scripting.box import Box
from tools.fuzz.hooks import run_matches

SLICE = {"complots": 12, "hecatombe": 8, "roulette": 12, "skirmish": 8}


@pytest.mark.statistics
@pytest.mark.parametrize("game", GAMES)
def test_whatever_scripts_wish_a_match_goes_on_and_its_replay_is_the_same(game: str) -> None:
    askings, faults = run_matches(game, SLICE[game], 1)
    assert faults == []
    words = script_words(game)
    assert words is not None and len(askings) > len(words.hooks) // 3 and set(askings) <= set(words.hooks)


def test_dice_that_nobody_seeded_would_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    kept, numbers = Box.call, count()

    def call(self: Box, path: str, handler: str, facts: Any, seed: int, budget: Any, **more: Any) -> Any:
        return kept(self, path, handler, facts, seed + next(numbers), budget, **more)

    monkeypatch.setattr(Box, "call", call)
    assert run_matches("complots", 8, 1)[1]
