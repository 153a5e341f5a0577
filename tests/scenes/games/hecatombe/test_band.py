"""Two people and one band: it belongs to whoever is asked; secrets and the picture keep their peace."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import pytest

from game.core.rng import Rng
from game.rules.hecatombe import questions
from scenes.draw.style import Box
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.band import asked_person
from scenes.games.hecatombe.table.centre.assault_route import Point, crossed, lane_to, thread_route
from scenes.games.hecatombe.table.centre.attack_arrow import FINE_EDGE, NARROW
from scenes.games.hecatombe.table.layout import Layout
from tests.scenes.games.hecatombe.test_hands import at_a_table, hold
from tests.scenes.games.hecatombe.test_layout import TABLES
from tests.scenes.match.test_hands import sit, tap

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow


SENTENCE: Box = (438, 369, 404, 30)
"""The line that stands in the arena while a tile attacks."""
HAIR = (NARROW + FINE_EDGE) / 2 - 2
"""Half the width of a thread among tiles, but for a hair that may lie over the rim of a tile."""


def couple(house: GameWindow, name: str, players: int) -> Any:
    """Return a prepared position with two people on one keyboard, the first and the second."""
    from game.input.devices import KEYS, KEYS2

    scene = sit(house, "hecatombe", name, players, KEYS, KEYS2, *[None] * (players - 2))
    scene.table.paused = True
    return scene


def play_until(house: GameWindow, scene: Any, asks: str, player: int) -> None:
    """Let chance answer for everybody until this player is asked this."""
    rng = Rng(4)
    for _ in range(400):
        view = scene.view
        if view.asks == asks and view.owing == (player,):
            break
        seat = next(seat for seat in scene.table.seats if seat.owes)
        scene.table.submit(rng.choice(seat.options))
        scene.table.flush()
        house.step(1 / 30)
        scene.timeline.skip()
    house.step(1 / 30, 3)
    assert (scene.view.asks, scene.view.owing) == (asks, (player,))


@at_a_table
def test_the_band_belongs_to_whoever_is_asked(house: GameWindow) -> None:
    scene = couple(house, "attack-2", 2)
    assert scene.base == 0
    for asks in (questions.DEFENCE, questions.ATTACK):
        for player in (1, 0):
            play_until(house, scene, asks, player)
            assert scene.base == scene.top.places.base == player
            assert scene.top.zones[player].own and not scene.top.zones[1 - player].own
            row = scene.top.zones[player].row
            assert all(tile.y > layout.BAND[1] for tile in row.tiles)


@at_a_table
def test_an_attack_on_the_second_person_points_into_the_band(house: GameWindow) -> None:
    scene = couple(house, "attack-2", 2)
    play_until(house, scene, questions.DEFENCE, 1)
    assault, thread = scene.view.assault, scene.top.centre.thread
    x, y, w, h = scene.top.places.tiles(1, len(scene.view.armies[1]))[
        scene.view.armies[1].index(assault.prey)
    ]
    tip = thread.way[-1]
    assert x <= tip[0] <= x + w and y - layout.LIFT <= tip[1] <= y + h


@at_a_table
def test_in_a_secret_choice_the_band_is_of_whoever_looks(house: GameWindow) -> None:
    from game.input.devices import KEYS, KEYS2

    scene = couple(house, "objectives-4", 4)
    assert scene.base == 0
    hold(house, KEYS2, down=True)
    assert scene.base == 1 and sorted(scene.hands.controllers[1].fan()) == sorted(
        scene.table.seat(1).view.hand
    )
    hold(house, KEYS2, down=False)
    hold(house, KEYS, down=True)
    assert scene.base == 0


@at_a_table
def test_the_band_never_changes_while_a_secret_is_open(house: GameWindow) -> None:
    from game.input.devices import KEYS

    scene = couple(house, "attack-2", 2)
    play_until(house, scene, questions.DEFENCE, 0)
    hold(house, KEYS, down=True)
    scene.table.submit(next(option for option in scene.table.seat(0).options))
    scene.table.flush()
    house.step(1 / 30)
    scene.timeline.skip()
    rng = Rng(1)
    scene.table.submit(rng.choice(scene.table.seat(0).options))
    scene.table.flush()
    house.step(1 / 30)
    scene.timeline.skip()
    house.step(1 / 30, 3)
    assert (scene.view.asks, scene.view.owing, scene.base) == (questions.DEFENCE, (1,), 0)
    hold(house, KEYS, down=False)
    assert scene.base == 1


@at_a_table
def test_who_is_alone_keeps_the_band(house: GameWindow) -> None:
    from scenes.capture.setup import XBOX

    scene = sit(house, "hecatombe", "attack-2", 2, XBOX, None)
    scene.table.paused = True
    for asks in (questions.DEFENCE, questions.ATTACK):
        play_until(house, scene, asks, 1)
        assert scene.base == 0


def test_the_band_waits_with_the_last_person_while_bots_are_asked() -> None:
    assert asked_person([3, 1, 0], {0, 1}, 0) == 1
    assert asked_person([3, 2], {0, 1}, 0) == 0


@pytest.mark.parametrize("players", TABLES)
def test_a_thread_runs_over_no_name_and_no_tile(players: int) -> None:
    """From under the great tile to any place of any seat, as broad as it is among tiles."""
    most, objectives, _ = TABLES[players]
    for many in range(1, most + 1):
        places = Layout(players, 0, many, objectives, known=0 if players == 2 else 1)
        boxes = {player: places.tiles(player, many) for player in range(players)}
        kept = {player: places.header(player) for player in range(1, players)}
        secrets = [box for header in kept.values() for box in header.objectives]
        names = [header.name for header in kept.values()]
        tags = [(x, y + h - 30, w, 30) for x, y, w, h in layout.DUEL]
        read = [*secrets, *names, *tags, SENTENCE, layout.DEAD, layout.TICKET]
        for player, row in boxes.items():
            grid, zone = places.grid(player), places.zone(player)
            for prey in row:
                others = [box for each in boxes.values() for box in each if not _over(prey, box)]
                way = thread_route((prey, grid, zone))
                near = [box for box in (*others, *read) if may_cross(way, box)]
                assert crossed(way, near, HAIR) == [], (many, player, prey)
                (x, y, w, h), tip = prey, way[-1]
                assert x <= tip[0] <= x + w and y - layout.LIFT <= tip[1] <= y + h


def may_cross(way: Sequence[Point], box: Box) -> bool:
    """Whether a box comes near a way at all; a line with bends stays between its outermost points."""
    x, y, w, h = box
    xs, ys = [px for px, _ in way], [py for _, py in way]
    return min(xs) < x + w and max(xs) > x and min(ys) < y + h and max(ys) > y


def test_a_straight_thread_would_be_caught() -> None:
    places = Layout(4, 0, 13)
    boxes = places.tiles(1, 13)
    assert crossed([(40, 360), (640, 300)], boxes, 0.0)


def _on_stage(scene: Any) -> tuple[object, ...]:
    """Return what stands in the arena and everything that is written."""
    centre = scene.top.centre
    ways = centre.thread.way if centre.thread is not None else None
    written = sorted(label.text for label in scene.labels())
    return written, scene.top.duellists.shown, centre.attacking_tile is not None, ways, scene.base


@at_a_table
@pytest.mark.parametrize("asks", [questions.DEFENCE, questions.ATTACK, questions.REVEAL])
def test_the_stage_stands_as_it_stood_after_a_resize(house: GameWindow, asks: str) -> None:
    """The sentence, the tile on the stage, its ribbon, the busts, the log: nothing is lost."""
    revealing = asks == questions.REVEAL
    scene = couple(house, *(("reveal-4", 4) if revealing else ("attack-5", 5)))
    play_until(house, scene, asks, scene.view.owing[0] if revealing else 1)
    house.step(1 / 30, 150)
    before = _on_stage(scene)
    scene.rebuild()
    house.step(1 / 30, 30)
    assert _on_stage(scene) == before
    scene.go_on_anew()
    house.step(1 / 30, 30)
    after = house.stage.scene
    assert after is not scene
    assert _on_stage(after) == before


@at_a_table
def test_who_attacks_points_at_large_tiles_that_nothing_covers(house: GameWindow) -> None:
    """In a crowded band the army stands whole above its neighbours; the prey is shown large in the arena."""
    from game.input.devices import KEYS, KEYS2
    from game.input.intents import Intent
    from scenes.capture.setup import dealt_match

    scene: Any = dealt_match("hecatombe", 2, hands=(KEYS, KEYS2))(house.stage)
    house.stage.push(scene)
    scene.table.paused = True
    play_until(house, scene, questions.ATTACK, 0)
    row, foreseen = scene.top.zones[0].row, scene.top.foreseen
    assert scene.top.places.grid(0).overlaps and len(row.peoples) > 14
    tap(house, KEYS, Intent.RIGHT)
    place = scene.hands.controllers[0].pointed().place
    x, y, w, h = scene.top.places.tiles(0, len(row.tiles))[place]
    assert (row.lifted.x, row.lifted.y, row.lifted.people) == (x, y - layout.LIFT, row.peoples[place])
    assert scene.top.cursor.aim == (x, y - layout.LIFT, w, h)
    assert (foreseen.shown.army, foreseen.shown.prey) == (row.peoples[place], None)
    tap(house, KEYS, Intent.ACCEPT)
    prey = scene.hands.controllers[0].pointed()
    assert foreseen.shown.prey == scene.view.armies[1][prey.place] and row.lifted is None
    tap(house, KEYS, Intent.ACCEPT)
    scene.table.paused = False
    house.step(1 / 30, 3)
    assert foreseen.shown is None and scene.view.asks != questions.ATTACK


@at_a_table
def test_a_row_whose_tiles_do_not_overlap_lifts_none(house: GameWindow) -> None:
    scene = couple(house, "attack-5", 5)
    play_until(house, scene, questions.ATTACK, 0)
    assert scene.top.cursor.aim is not None and scene.top.zones[0].row.lifted is None


def test_a_thread_finds_its_tile_in_a_crowded_band() -> None:
    """It runs by the edge of the screen, over no tile but the prey."""
    places = Layout(2, 0, 21, 3, known=0)
    boxes = places.tiles(0, 21)
    assert places.grid(0).overlaps
    for prey in boxes:
        _, points = lane_to(prey, places.grid(0), places.zone(0))
        assert crossed(points, [box for box in boxes if not _over(prey, box)], -0.4) == []
        straight = [(prey[0] + 20, layout.BAND[1]), (prey[0] + 20, prey[1] + 7)]
        assert prey[1] == boxes[0][1] or crossed(straight, boxes[:12], -0.4)


def _over(prey: Box, box: Box) -> bool:
    """Say whether the raised prey lies over a part of a box."""
    return box[1] == prey[1] and abs(box[0] - prey[0]) < prey[2] - 1


@at_a_table
def test_who_retires_is_told_behind_the_name_and_whose_it_is(house: GameWindow) -> None:
    from game.input.devices import KEYS

    scene = sit(house, "hecatombe", "attack-5", 5, KEYS, *[None] * 4)
    plate = scene.top.zones[0].plate
    assert len(plate._names) == 2, "the name, and that it is you"
    plate.retired(scene.texts("hecatombe-retired"))
    left = min(piece.box[0] for piece in plate._states)
    assert left > max(label.box[0] + label.box[2] for label in plate._names)
