"""What a ghost looks like, without a window: its way, where tickets hang, what is looked at in slices."""

import itertools
import math

import pytest

from game.rules.skirmish.survey.preview import preview_order
from game.rules.skirmish.survey.reach import Blow, reach, threats
from game.rules.skirmish.survey.slices import whole_answer
from scenes.games.skirmish.table.driving.driving import Driving
from scenes.games.skirmish.table.driving.reach_survey import ReachSurvey, worst_blows
from scenes.games.skirmish.table.driving.strokes import dash_lines, hatch_lines
from scenes.games.skirmish.table.driving.tickets import free_place
from scenes.games.skirmish.table.driving.way_picture import spread_words
from scenes.games.skirmish.table.driving.way_points import nearest_points, stretches_of
from scenes.games.skirmish.table.layout import WINDOW
from tests.scenes.games.skirmish.driving.test_driving import goals

SIZE = (204.0, 66.0)
SQUARE = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0)]


@pytest.mark.rule("S-32")
def test_the_drawn_way_starts_where_the_unit_stands_and_ends_where_the_rules_say() -> None:
    for board, order, seen in goals(10):
        stretches = stretches_of(seen)
        assert stretches[0].stands[0] == tuple(board.unit(order.unit).pose)
        for one, pose in zip(stretches, seen.way[1:], strict=True):
            assert (
                math.dist(one.stands[-1][:2], pose[:2]) <= 2
                and one.stands[-1].heading % 36000 == pose.heading
            )
        wheels = [one for one in stretches if one.turns]
        assert [one.by for one in wheels] == [leg.wheel for leg in order.legs if leg.wheel]
        for one in wheels:
            assert one.corner is not None
            far = [math.dist(one.corner, stand[:2]) for stand in one.stands]
            assert max(far) - min(far) <= 2, "the front's middle keeps its distance from the inner corner"
        other = preview_order(board, Driving(board, order.unit).order() or order)
        assert other.end == seen.end


def test_tickets_hang_in_the_window_beside_the_ghost_and_cover_nothing() -> None:
    ghost = (700.0, 300.0, 120.0, 90.0)
    first = free_place(SIZE, ghost, [])
    second = free_place(SIZE, ghost, [(*first, *SIZE)])
    boxes = [(*first, *SIZE), (*second, *SIZE), ghost]
    for place, (x, y, w, h) in enumerate(boxes):
        assert WINDOW[0] <= x and x + w <= WINDOW[0] + WINDOW[2]
        assert WINDOW[1] <= y and y + h <= WINDOW[1] + WINDOW[3]
        for a, b, c, d in boxes[place + 1 :]:
            assert x + w <= a or a + c <= x or y + h <= b or b + d <= y
    near = free_place(SIZE, ghost, [], near=(690.0, 280.0))
    far = free_place(SIZE, ghost, [], near=(900.0, 420.0))
    assert near != far


def test_dashes_and_hatching_stay_on_their_lines() -> None:
    dashes = list(dash_lines([(0, 0), (10, 0), (10, 20)], 6, 4))
    assert sum(math.dist(*one) for one in dashes) == pytest.approx(18)
    strokes = list(hatch_lines(SQUARE, 30, 2))
    assert strokes
    assert all(-1e-6 <= value <= 10 + 1e-6 for one in strokes for point in one for value in point)
    assert not list(hatch_lines(SQUARE[:2], 30, 2))


def test_words_of_legs_never_lie_on_each_other() -> None:
    rows = [y for _, (_, y) in spread_words([("a", (0, 5)), ("b", (3, 6)), ("c", (0, 90))])]
    assert all(low + 24 <= high for low, high in itertools.pairwise(rows))


def test_the_gap_is_measured_where_two_outlines_are_nearest() -> None:
    beside = [(x + 14, y + 3) for x, y in SQUARE]
    one, other = nearest_points(SQUARE, beside)
    assert math.dist(one, other) == pytest.approx(4)


@pytest.mark.rule("S-33", "S-44")
def test_slices_come_to_what_the_rules_answer_at_once() -> None:
    board, order, seen = goals(10)[0]
    survey = ReachSurvey(board)
    survey.watch((order.unit,))
    survey.haunt(order.unit, (seen.end.x, seen.end.y, seen.end.heading))
    pieces = 0
    while not survey.done:
        survey.work(0.0)
        pieces += 1
    assert pieces > 3, "all of it came at once"
    assert survey.reaches[order.unit] == whole_answer(reach(board, order.unit))
    assert survey.threats == whole_answer(threats(board, order.unit, seen.end))
    survey.haunt(order.unit, (seen.end.x, seen.end.y + 500, seen.end.heading))
    assert not survey.up_to_date and not survey.done


def test_the_likeliest_blow_of_each_unit_comes_first() -> None:
    blows = [Blow(1, 9, 0, "shot", "bow", 0.3), Blow(2, 9, 0, "charge", chance=0.5), Blow(1, 9, 0, "charge")]
    assert [(one.unit, one.manner) for one in worst_blows(blows)] == [(1, "charge"), (2, "charge")]
