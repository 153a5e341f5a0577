"""What flies over the table of Hécatombe, step by step: halves, captives, symbols, laurels, the fallen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.rules.hecatombe import events as happened
from tests.scenes.games.hecatombe.beats import BEATS, BERENICE, CASSIUS, DELPHINE
from tests.scenes.match.beat_cases import FRAME, BeatCase, case_scene

if TYPE_CHECKING:
    from scenes.shell.window import GameWindow

FRENCH: dict[str, Any] = {"language": "fr"}
in_french = pytest.mark.parametrize("house", [FRENCH], indirect=True, ids=["fr"])
with_less_motion = pytest.mark.parametrize(
    "house", [{**FRENCH, "reduced_motion": True}], indirect=True, ids=["still"]
)
ALONE = (4, 2, 8, 6), (CASSIUS,)
SHARED = (4, 2, 8, 8), (CASSIUS, DELPHINE)
NOBODY: tuple[tuple[int, ...], tuple[int, ...]] = (0, 0, 0, 0), ()


def begun(house: GameWindow, case: BeatCase) -> Any:
    """Return the scene on whose table a moment begins."""
    scene = case_scene(house, case)
    scene.show(case.events()[-1])
    return scene


def scored(totals: tuple[int, ...], winners: tuple[int, ...]) -> BeatCase:
    """Return the case of an objective of Bérénice that is counted."""
    shown = BEATS["objective"]
    event = happened.ObjectiveScored(BERENICE, "eau-feu", totals, winners, ())
    return shown._replace(events=lambda: [*shown.events(), event])


def halves(scene: Any) -> list[Any]:
    """Return the halves of a torn tile that are on the table."""
    return [mark for mark in scene.top.air._marks if getattr(mark, "name", "").startswith("torn:")]


@in_french
@pytest.mark.parametrize("name", ["clash", "counter"])
def test_a_dying_tile_is_torn_after_the_blow_and_its_halves_fall_opaque(house: GameWindow, name: str) -> None:
    scene = begun(house, BEATS[name])
    contact, dead, seen = scene.beats.beats[name].contact, len(scene.shown.dead), list[list[float]]()
    first, frames = None, 0
    while len(scene.shown.dead) == dead and frames < 300:
        house.step(FRAME)
        frames += 1
        torn = halves(scene)
        if torn:
            first = first or frames
            assert [half.alpha for half in torn] == [255, 255]
            seen.append([half.angle for half in torn])
    assert first is not None and first * FRAME > contact
    assert all(abs(angle) > 180 for angle in seen[-1]), "they tumble"
    assert not halves(scene)


@in_french
def test_a_captive_flies_above_the_straight_way_and_its_sums_tick_on(house: GameWindow) -> None:
    from scenes.games.hecatombe.table.clips.captive import CaptiveFlight

    scene, flown, heights = begun(house, BEATS["clash"]), list[Any](), list[float]()
    set_off = CaptiveFlight.set_off
    try:
        CaptiveFlight.set_off = lambda self, tile: (flown.append(tile), set_off(self, tile))[1]  # type: ignore[method-assign,assignment]
        while len(scene.shown.captured[CASSIUS]) == 2:
            house.step(FRAME)
            heights += [tile.height for tile in flown]
    finally:
        CaptiveFlight.set_off = set_off  # type: ignore[method-assign]
    assert max(heights) > 60 and heights[-1] < 25
    told = list[list[str]]()
    for _ in range(60):
        house.step(FRAME)
        told.append(sorted(label.text for label in scene.top.air.labels() if label.text.isdigit()))
    sums = scene.top.faces.sums(scene.shown.captured[CASSIUS])
    now = sorted(str(sums[symbol]) for symbol in scene.top.faces.symbols_of("terre-feu"))
    before = sorted(str(int(number) - 1) for number in now)
    both = [numbers for numbers in told if len(numbers) == 2]
    assert both[0] == before and both[-1] == now


@pytest.mark.parametrize("frames", [3, 20, 32, 45, 70])
@in_french
def test_a_clash_that_is_skipped_ends_where_it_would_have_ended(house: GameWindow, frames: int) -> None:
    def left(skipped_after: int | None) -> tuple[object, ...]:
        scene = begun(house, BEATS["clash"])
        for frame in range(360):
            if frame == skipped_after:
                scene.timeline.skip()
            house.step(FRAME)
        shown = scene.shown
        drifting = [mark for mark in scene.top.air._marks if mark.visible and mark.alpha > 0]
        rows = [[(tile.x, tile.y) for tile in zone.row.tiles] for zone in scene.top.zones]
        return shown.armies, shown.captured, shown.dead, shown.father, rows, len(drifting)

    assert left(frames) == left(None)


@with_less_motion
def test_with_less_motion_a_clash_and_a_count_fly_nowhere_and_say_the_same(house: GameWindow) -> None:
    scene = begun(house, BEATS["clash"])
    while not scene.timeline.idle:
        house.step(FRAME)
        assert not halves(scene)
    assert scene.shown.captured[CASSIUS][-1] == "terre-feu" and scene.shown.dead[-1] == "air-feu"
    scene = begun(house, scored(*SHARED))
    while not scene.timeline.idle:
        house.step(FRAME)
        flying = [mark for mark in scene.top.air._marks if "symbol:" in getattr(mark, "name", "")]
        assert not flying
    assert scene.top.centre.verdict.laurel.stands
    assert [label.text for label in scene.top.centre.verdict._numbers] == ["4", "2", "8", "8"]


@in_french
def test_symbols_are_counted_one_by_one_while_the_objective_stands(house: GameWindow) -> None:
    scene = begun(house, scored(*ALONE))
    verdict, told = scene.top.centre.verdict, list[int]()
    house.step(FRAME, 2)
    while not verdict.laurel.stands:
        assert verdict.tile is not None and len(verdict.symbols) == 2
        house.step(FRAME)
        number = int(verdict._numbers[CASSIUS].text)
        told += [number] if not told or told[-1] != number else []
    assert told[0] == 0 and told[-1] == 8 and len(told) > 4


@in_french
def test_a_laurel_is_whole_for_one_winner_and_two_halves_meet_for_those_who_share(house: GameWindow) -> None:
    widest = dict[str, float]()
    for name, (totals, winners) in {"alone": ALONE, "shared": SHARED, "nobody": NOBODY}.items():
        scene = begun(house, scored(totals, winners))
        laurel, gaps = scene.top.centre.verdict.laurel, list[float]()
        points = list(scene.shown.points)
        while not scene.timeline.idle:
            house.step(FRAME)
            if laurel.stands:
                left, right = laurel._halves
                gaps.append(right.x - left.x)
        widest[name] = max(gaps, default=-1.0)
        assert laurel.stands is bool(winners)
        gained = [now - then for now, then in zip(scene.shown.points, points, strict=True)]
        assert gained == [int(player in winners) for player in range(4)]
        if winners:
            assert gaps[-1] == 0
            words = [mark for mark in laurel._marks if getattr(mark, "text", "") == "+1"]
            assert [mark.size >= 40 for mark in words] == [True]
    assert widest["alone"] == 0 and widest["shared"] > 80 and widest["nobody"] == -1


@in_french
def test_the_fallen_come_from_their_pile_and_land_beside_it(house: GameWindow) -> None:
    scene = begun(house, BEATS["clash"])
    graves, pile = scene.top.centre._graves, scene.top.centre.dead_middle
    house.step(FRAME, 30)
    assert not graves._tiles, "the arena belongs to those who fight"
    while not graves._tiles:
        house.step(FRAME)
    last, ways = graves._tiles[-1], list[tuple[float, float]]()
    for _ in range(50):
        house.step(FRAME)
        ways.append((last.x, last.y))
    off, landed = abs(ways[0][0] - pile[0]), abs(ways[-1][0] - pile[0])
    assert landed > 40 and off < 0.3 * landed
    (x, y), (end, foot) = pile, ways[-1]
    above = [y + (foot - y) * (at - x) / (end - x) - high for at, high in ways]
    assert max(above) > 20 and above[-1] == pytest.approx(0), "on an arc"
    assert last.scale == pytest.approx(1.0) and last.alpha == 255


@in_french
def test_a_table_that_is_opened_after_a_count_shows_its_laurel_at_once(house: GameWindow) -> None:
    scene = case_scene(house, BEATS["objective"]._replace(events=lambda: BEATS["objective"].events()[:1]))
    scene.rebuild()
    assert scene.view.history and scene.top.centre.verdict.laurel.stands
    assert not scene.top.centre.verdict.symbols


@in_french
@pytest.mark.parametrize("players", [2, 4, 7])
def test_tiles_that_are_dealt_fly_over_no_sentence(house: GameWindow, players: int) -> None:
    from scenes.capture.setup import dealt_match

    scene: Any = dealt_match("hecatombe", players)(house.stage)
    house.stage.push(scene)
    scene.deal()
    frames = 0
    while not scene.timeline.idle:
        house.step(FRAME)
        frames += 1
        backs = [mark for mark in scene.top.air._marks if mark.visible and mark.name == "tile_back"]
        for back in backs:
            over = [one.text for one in scene.top.centre._said if meets(back, one.box)]
            assert over == [], f"A tile crosses {over}."
    assert frames > 10 * players
    house.step(FRAME)
    assert scene.top.centre._said, "Once all is dealt, it is said what is asked."


def meets(back: Any, box: tuple[float, float, float, float]) -> bool:
    """Say whether a flying back lies over a box, whichever way it is turned."""
    x, y, w, h = box
    reach = (back.w**2 + back.h**2) ** 0.5 / 2
    return x - reach < back.x < x + w + reach and y - reach < back.y < y + h + reach
