"""Counting aloud, the objectives in the corner, and the frame that slides."""

from types import SimpleNamespace
from typing import Any

from game.rules.hecatombe.scored import Scored
from scenes.games.hecatombe.table.cursor import Cursor
from scenes.games.hecatombe.table.history.objective_scores import Column, objective_columns
from scenes.games.hecatombe.table.seats.score_count import SHADE, ScoreCount
from scenes.motion.timeline import Clip, Timeline

WORTH = {"terre-eau": 2, "terre-feu": 1, "air-nuit": 0}


def plate(*peoples: str, resting: Any = None) -> Any:
    """A place with these captured tiles."""
    tiles = [SimpleNamespace(people=people, tint=None, scale=1.0) for people in peoples]
    return SimpleNamespace(captured=tiles, resting=resting)


def lit(place: Any) -> list[bool]:
    """Which captured tiles are not in the shade."""
    return [tile.tint != SHADE for tile in place.captured]


def test_tiles_light_up_one_symbol_after_the_other() -> None:
    """A tile with both symbols leaps twice, one with none stays in the shade until the count is put away."""
    leaps: list[Clip] = []
    place = plate("terre-feu", "air-nuit", "terre-eau", resting=(9, 9, 9))
    tally = ScoreCount(1, leaps.append)
    tally.plates = [place]
    tally.begin(WORTH)
    assert lit(place) == [False, False, False]
    seen = []
    for count in (1, 2, 3):
        tally.reach(0, count)
        seen.append((lit(place), len(leaps)))
    assert seen == [([True, False, False], 1), ([True, False, True], 2), ([True, False, True], 3)]
    tally.end()
    assert [tile.tint for tile in place.captured] == [(9, 9, 9)] * 3


def test_tiles_drawn_again_are_lit_as_before() -> None:
    """After a tile was freed the others keep their light; nothing leaps when nobody counts aloud."""
    leaps: list[Clip] = []
    place = plate("terre-feu", "air-nuit")
    tally = ScoreCount(1, leaps.append)
    tally.plates = [place]
    tally.begin(WORTH)
    tally.reach(0, 1, aloud=False)
    place.captured = plate("air-nuit", "terre-feu").captured
    tally.shade(0)
    assert lit(place) == [False, True] and leaps == []


def test_objectives_are_told_in_the_order_they_were_scored() -> None:
    """Then the one just shown, then the hidden ones."""
    history = [Scored(1, 0, "terre-eau", (1, 2, 0), (1,), (0, 1), ((0, "terre-feu"),))]
    told = objective_columns((("?",), ("terre-eau",), ("air-nuit",)), history)
    assert told == (Column(1, "terre-eau", (1,), (0,)), Column(2, "air-nuit"), Column(0, "?"))


def test_the_frame_slides_from_thing_to_thing() -> None:
    """It appears where it is wanted, then takes its time; taken away, it is gone at once."""
    panel = SimpleNamespace(x=0.0, y=0.0, w=1.0, h=1.0, visible=True)
    timeline = Timeline()
    layer: Any = SimpleNamespace(panel=lambda *_: panel)
    cursor = Cursor(layer, lambda clip: timeline.add(clip, at="with"))
    cursor.show((10, 20, 30, 40))
    timeline.update(0.001)
    assert (panel.x, panel.y, panel.w, panel.h, panel.visible) == (10, 20, 30, 40, True)
    cursor.show((50, 20, 30, 40))
    timeline.update(0.05)
    assert 10 < panel.x < 50
    timeline.update(1)
    assert panel.x == 50 and cursor.aim == (50, 20, 30, 40)
    cursor.show(None)
    assert not panel.visible
