"""The table before the armies (S-85)."""

import math

import pytest

from game.core.rng import Rng
from game.rules.skirmish.defs.armies import SkirmishFlags
from game.rules.skirmish.deployment.terrain import battlefield_terrain, box_corners, outline_gap
from game.rules.skirmish.deployment.zones import boxes_of
from game.rules.skirmish.geometry.table import Table
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state.formation import half_up
from tests.rules.skirmish.base import base_content
from tests.rules.skirmish.builders import some_rules


def far(one: tuple[tuple[int, int], ...], other: tuple[tuple[int, int], ...]) -> float:
    """The distance of outlines that do not overlap, corner to side, by hand."""

    def to_side(p: tuple[int, int], a: tuple[int, int], b: tuple[int, int]) -> float:
        dx, dy = b[0] - a[0], b[1] - a[1]
        share = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / (dx * dx + dy * dy or 1)
        share = min(1.0, max(0.0, share))
        return math.dist(p, (a[0] + share * dx, a[1] + share * dy))

    return min(
        to_side(point, side[i - 1], side[i])
        for corners, side in ((one, other), (other, one))
        for point in corners
        for i in range(len(side))
    )


@pytest.mark.statistics
@pytest.mark.rule("S-85")
@pytest.mark.parametrize("preset", ["short", "standard", "long"])
@pytest.mark.parametrize("players", range(2, 9))
def test_pieces_laid_by_seed_keep_their_distances(players: int, preset: str) -> None:
    rules = Skirmish(base_content(), SkirmishFlags(preset=preset, map="seed"), players)
    for seed in range(2):
        pieces = battlefield_terrain(rules.setting, Rng(seed))
        state = rules.setup(Rng(seed))
        wide, deep = state.width, state.depth
        assert len(pieces) <= (wide // 24000) * (deep // 24000)
        centre = rules.setting.content.zones[players].centre
        up, down = rules.setting.preset.scale
        middle = tuple(half_up(x * 1000 * up / down) for x in centre) if centre else (wide // 2, deep // 2)
        for piece in pieces:
            assert rules.setting.content.terrain[piece.terrain].scatter
            assert all(0 <= x <= wide and 0 <= y <= deep for x, y in piece.outline)
            assert all(far(piece.outline, box_corners(box)) >= 3000 for box in boxes_of(rules.setting))
            assert far(piece.outline, (middle,)) >= 6000  # type: ignore[arg-type]
            others = [other for other in pieces if other.id != piece.id]
            assert all(far(piece.outline, other.outline) >= 6000 for other in others)
        assert Table(wide, deep, pieces).pieces_at(middle) == []  # type: ignore[arg-type]


@pytest.mark.rule("S-85")
def test_most_full_squares_get_a_piece_and_seeds_differ() -> None:
    rules = Skirmish(base_content(), SkirmishFlags(map="seed"), 8)
    tables = [battlefield_terrain(rules.setting, Rng(seed)) for seed in range(4)]
    assert all(len(pieces) >= 16 for pieces in tables)
    assert len({pieces[0].outline for pieces in tables}) == 4
    assert battlefield_terrain(rules.setting, Rng(1)) == tables[1]


@pytest.mark.rule("S-85")
@pytest.mark.parametrize("players", range(2, 9))
def test_a_map_of_data_is_laid_and_scaled_whole(players: int) -> None:
    standard = battlefield_terrain(Skirmish(base_content(), SkirmishFlags(), players).setting, Rng(0))
    long = battlefield_terrain(
        Skirmish(base_content(), SkirmishFlags(preset="long"), players).setting, Rng(0)
    )
    for one, other in zip(standard, long, strict=True):
        assert one.terrain == other.terrain
        for (x, y), (far_x, far_y) in zip(one.outline, other.outline, strict=True):
            assert abs(far_x - 4 * x / 3) <= 2 and abs(far_y - 4 * y / 3) <= 2


@pytest.mark.rule("S-85")
def test_the_flag_names_the_map() -> None:
    rules = Skirmish(base_content(), SkirmishFlags(map="champ_de_personne"), 2)
    assert battlefield_terrain(rules.setting, Rng(0))[0].kind == "hill"
    assert len(battlefield_terrain(rules.setting, Rng(0))) == 9
    for_three = Skirmish(base_content(), SkirmishFlags(map="trois_clochers"), 2).setting
    drawn = Skirmish(base_content(), SkirmishFlags(), 2).setting
    assert battlefield_terrain(for_three, Rng(0)) == battlefield_terrain(drawn, Rng(0))


STORIES = {"gue_aux_trois_avis": (3, "river", 8), "col_des_quarante": (4, "rock", 4)}
"""Maps of stories: for how many armies, and how many pieces of a kind chance never lays on one table."""


@pytest.mark.rule("S-85")
@pytest.mark.parametrize("name", STORIES)
def test_a_map_of_a_story_is_laid_where_its_name_is_said_and_never_drawn(name: str) -> None:
    players, kind, pieces = STORIES[name]

    def laid(map: str, n: int) -> int:
        setting = Skirmish(base_content(), SkirmishFlags(map=map), players).setting
        return [piece.kind for piece in battlefield_terrain(setting, Rng(n))].count(kind)

    assert laid(name, 0) == pieces
    assert all(laid("drawn", n) < pieces for n in range(8))


def test_a_mod_without_maps_is_laid_by_seed() -> None:
    pieces = battlefield_terrain(some_rules(4).setting, Rng(5))
    assert pieces and all(piece.kind == "forest" for piece in pieces)


def test_outlines_that_overlap_are_not_apart() -> None:
    box = ((0, 0), (4, 0), (4, 4), (0, 4))
    assert outline_gap(box, ((2, 2), (6, 2), (6, 6), (2, 6))) == 0
    assert outline_gap(box, ((9, 1),)) == 5
