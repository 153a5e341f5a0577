"""Where everything of Hécatombe stands: nothing overlaps, nothing leaves the frame, at any table."""

from collections.abc import Iterable
from itertools import combinations

import pytest

from scenes.draw.style import Box
from scenes.games.hecatombe.table import layout
from scenes.games.hecatombe.table.centre.foreseen import FORESEEN
from scenes.games.hecatombe.table.grids import BAND_TILE
from scenes.games.hecatombe.table.layout import Layout
from scenes.games.hecatombe.table.private.private_panel import secret_places, tray_places

TABLES = {2: (21, 3, 11), 3: (15, 2, 8), 4: (13, 1, 7), 5: (11, 1, 6), 6: (9, 1, 5), 7: (7, 1, 4)}
"""Armies at the start, objectives, captured tiles at the end."""


def apart(a: Box, b: Box) -> bool:
    """Whether two boxes share no point."""
    return a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0] or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1]


def inside(a: Box, b: Box) -> bool:
    """Whether the first box lies in the second."""
    return b[0] <= a[0] and b[1] <= a[1] and a[0] + a[2] <= b[0] + b[2] and a[1] + a[3] <= b[1] + b[3]


def shows(a: Box, b: Box) -> bool:
    """Whether of two tiles the first shows at least two thirds of its width beside the second."""
    return apart(a, b) or (a[1] == b[1] and abs(a[0] - b[0]) >= 0.67 * a[2])


def every_table() -> list[Layout]:
    """Every number of players with every number of armies, seen from the first seat."""
    return [
        Layout(players, 0, armies, objectives, known=0 if players == 2 else 1)
        for players, (most, objectives, _) in TABLES.items()
        for armies in range(1, most + 1)
    ]


@pytest.mark.parametrize("places", every_table(), ids=lambda t: f"{t.players}p-{t.armies[0]}")
def test_armies_stand_apart_below_their_header(places: Layout) -> None:
    """No tile covers a header or leaves its zone; the base's may overlap, but not the prompts."""
    for player in (places.base, *places.rivals):
        boxes = places.tiles(player, places.armies[player])
        assert player == places.base or all(apart(a, b) for a, b in combinations(boxes, 2))
        assert all(inside(box, places.zone(player)) for box in boxes)
        header = places.header(player)
        for box in boxes:
            assert apart(box, header.name)
            assert all(apart(box, back) for back in header.objectives)
        if player == places.base:
            oaths = [places.objective(player, place) for place in range(places.objectives)]
            assert all(shows(a, b) for a, b in combinations([*boxes, *oaths], 2))
            assert all(inside(oath, places.zone(player)) for oath in oaths)
            beside = layout.OATH if places.known else places.corner
            assert all(apart(box, places.bar) and apart(box, beside) for box in (*boxes, *oaths))


def test_a_tile_under_its_neighbour_would_be_seen() -> None:
    assert not shows((0, 0, 78, 116), (40, 0, 78, 116)) and not shows((0, 0, 78, 116), (70, 60, 78, 116))


@pytest.mark.parametrize("places", every_table(), ids=lambda t: f"{t.players}p-{t.armies[0]}")
def test_whatever_is_chosen_is_large(places: Layout) -> None:
    """One's own armies and oaths, the two tiles of an assault one is about to send: 78 by 116 at least."""
    oaths = [places.objective(0, place) for place in range(places.objectives)]
    assert small((*places.tiles(0, places.armies[0]), *oaths, *FORESEEN)) == []


def small(boxes: Iterable[Box]) -> list[Box]:
    """Return the tiles that are too small to be chosen from a sofa."""
    return [box for box in boxes if box[2] < BAND_TILE[0] or box[3] < BAND_TILE[1]]


def test_a_small_tile_would_be_seen() -> None:
    assert BAND_TILE == (78, 116)
    assert small(Layout(2, 0, 21, 3, known=0).tiles(1, 21)) and small([(0, 0, 52, 77)])


@pytest.mark.parametrize("players", TABLES)
def test_zones_are_places_of_their_own(players: int) -> None:
    """Zones, arena, band and the free place never overlap."""
    armies, objectives, _ = TABLES[players]
    places = Layout(players, 0, armies, objectives)
    boxes = [places.zone(player) for player in range(players)]
    boxes += [layout.ARENA, *([places.spare] if places.spare else [])]
    assert all(apart(a, b) for a, b in combinations(boxes, 2))
    assert all(inside(box, (0, 0, 1280, 720)) for box in boxes)
    assert places.rivals == tuple(range(1, players))


@pytest.mark.parametrize("players", TABLES)
def test_captured_tiles_leave_room_for_their_number(players: int) -> None:
    """Name, captured tiles, their number and the objectives stand side by side."""
    armies, objectives, goal = TABLES[players]
    places = Layout(players, 0, armies, objectives)
    for player in range(players):
        header, fan = places.header(player), places.captured(player, goal)
        x, y = places.captured_count(player, goal)
        number = (x, y - 20, 32 if goal > 9 else 18, 20)
        boxes = [header.name, number, *header.objectives]
        assert all(apart(a, b) for a, b in combinations(boxes, 2))
        assert all(apart(tile, number) and apart(tile, header.name) for tile in fan)
        assert all(apart(tile, back) for tile in fan for back in header.objectives)
        assert all(inside(box, places.zone(player)) for box in (*boxes, *fan))
        assert all(apart(tile, army) for tile in fan for army in places.tiles(player, armies))


def test_seats_go_clockwise_from_the_base() -> None:
    """Up the left column, then down the right one."""
    places = Layout(5, 2, 11)
    assert places.rivals == (3, 4, 0, 1)
    tops = [places.zone(player)[:2] for player in places.rivals]
    assert tops == [(24, 270), (24, 74), (864, 74), (864, 270)]


def test_the_mouse_finds_tiles_and_players() -> None:
    """What is under the mouse is what stands there."""
    places = Layout(5, 0, 6)
    for player in range(5):
        x, y = places.middle(player, 2)
        assert places.tile_at(player, 6, x, y) == 2
        assert places.tile_at(player, 2, x, y) is None
        assert places.player_at(x, y) == player
    assert places.player_at(640, 250) is None


def test_whoever_is_asked_changes_places_with_the_one_at_home_in_the_band() -> None:
    """Nobody else moves; and whoever comes home lies where he lay."""
    places = Layout(5, 0, 11)
    before = {player: places.zone(player) for player in range(5)}
    places.base = 2
    assert places.zone(2) == layout.BAND and places.zone(0) == before[2]
    assert [places.zone(player) for player in (1, 3, 4)] == [before[player] for player in (1, 3, 4)]
    assert places.rivals == (1, 0, 3, 4) and places.player_at(100, 150) == 0
    places.base = 0
    assert {player: places.zone(player) for player in range(5)} == before


def test_tiles_of_the_band_are_large() -> None:
    """Two rows of seven, 78 by 116; seven or fewer in one row, larger; the oath in the last place."""
    places = Layout(4, 0, 13)
    assert places.tiles(0, 13)[9] == (28 + 2 * 83, 476 + 121, 78, 116)
    assert places.objective(0, 0) == (28 + 6 * 83, 476 + 121, 78, 116)
    few = Layout(5, 0, 4)
    assert few.tiles(0, 4)[0][2:] == (1.25 * 78, 1.25 * 116)
    assert Layout(5, 0, 6).tiles(1, 1)[0] == (36, 350, 58, 88)
    assert Layout(5, 0, 11).grid(1).square


def test_a_row_is_measured_anew_only_where_the_number_makes_a_difference() -> None:
    """Each player's row for itself; an empty one stays as it is."""
    places = Layout(5, 0, 11)
    assert not places.measure(1, 9) and not places.measure(1, 0)
    assert places.measure(1, 7) and not places.measure(1, 7)
    assert places.measure(1, 6) and not places.measure(1, 2)
    assert places.grid(2).square and not places.grid(1).square


@pytest.mark.parametrize("count", range(1, 25))
def test_a_large_fan_has_the_whole_band(count: int) -> None:
    """Up to 24 tiles to choose from, none smaller than 78 by 116, none over another or over the words."""
    boxes, words = layout.choice_fan_boxes(count), layout.choice_words_box(count)
    assert len(boxes) == count and words[2] >= 200
    assert all(box[2] >= 78 and box[3] >= 116 for box in boxes)
    assert all(inside(box, layout.TRAY) and apart(box, words) for box in boxes)
    assert all(apart(a, b) for a, b in combinations(boxes, 2))


@pytest.mark.parametrize("players", TABLES)
def test_known_secrets_have_their_places(players: int) -> None:
    """Beside the band's own, on their panel, or on the tray of a choice."""
    _, objectives, goal = TABLES[players]
    places = Layout(players, 0, 6, objectives, known=0 if players == 2 else 1)
    for in_band in (True, False):
        boxes, panel = secret_places(places, in_band=in_band)
        assert len(boxes) == objectives + places.known
        assert all(apart(a, b) for a, b in combinations(boxes, 2))
        strange = boxes[objectives:] if in_band else boxes
        assert panel is None or all(inside(box, panel) for box in strange)
    x, y, w, h = words = layout.choice_words_box(goal)
    assert all(inside(box, (x, y + 52, w, h - 56)) for box in tray_places(places, words))


@pytest.mark.parametrize("players", TABLES)
def test_the_rows_of_the_arena_stay_in_it(players: int) -> None:
    """Totals and the board at a round's end have a place for everybody."""
    columns, rows = layout.totals_row_boxes(players), layout.board_rows(players)
    assert all(inside(box, layout.ARENA) for box in (*columns, *rows))
    assert all(apart(a, b) for a, b in combinations(columns, 2))
    assert all(row[3] >= 40 for row in rows)
    assert apart(layout.AIM, layout.TOTALS) and apart(layout.ASIDE, layout.DEAD)
