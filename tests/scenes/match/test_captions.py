"""Sounds told in words lie over no name, no count and no other word of a table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from scenes.audio.cues import read_table
from scenes.draw.style import Box
from tests.scenes.match.theatre import Theatre, begun

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

ROOT = Path(__file__).parents[3]
CUES = read_table(ROOT / "mods" / "base" / "look" / "sounds.toml").cue
TABLES = [
    ("complots", 2),
    ("complots", 5),
    ("complots", 8),
    ("hecatombe", 2),
    ("hecatombe", 4),
    ("roulette", 4),
]


def longest_caption(game: str, house: GameWindow) -> str:
    """The key of the longest caption among the cues that the screens of a game ask for."""
    sources = (ROOT / "scenes" / "games" / game / "table").rglob("*.py")
    asked = {name for path in sources for name in re.findall(r'"([a-z-]+)"', path.read_text("utf-8"))}
    told = [cue.caption for name, cue in CUES.items() if name in asked and cue.captioned]
    return max(told, key=lambda key: len(house.stage.texts(key)))


def covered(house: GameWindow, game: str, players: int) -> list[str]:
    """The words of the scene over which its longest caption lies."""
    theatre = Theatre(house, game, begun(game, players, 3), players)
    theatre.stage._say_sound(longest_caption(game, house))
    caption = theatre.stage._caption
    assert caption.visible
    scene = theatre.stage.scene
    assert scene is not None
    return [label.text for label in scene.labels() if label.text and _meet(label.box, caption.box)]


def _meet(one: Box, other: Box) -> bool:
    (x, y, w, h), (left, top, wide, high) = one, other
    return x < left + wide and left < x + w and y < top + high and top < y + h


SHOWN = [{"captions": True, "language": language, "animation_speed": 0} for language in ("fr", "en")]


@pytest.mark.parametrize("house", [*SHOWN, {**SHOWN[0], "text_scale": 115}], indirect=True)
def test_a_sound_in_words_hides_no_words_of_a_table(house: GameWindow) -> None:
    assert {table: words for table in TABLES if (words := covered(house, *table))} == {}


@pytest.mark.parametrize("house", [SHOWN[0]], indirect=True)
def test_in_the_middle_of_the_plaques_it_would(house: GameWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control: where captions stood before."""
    from scenes.games.roulette.table.scene import RouletteScene

    monkeypatch.setattr(RouletteScene, "captions_at", None)
    assert covered(house, "roulette", 4)
