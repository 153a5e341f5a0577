"""Where everything of Roulette stands: nothing overlaps, nothing leaves its plaque, at any table."""

from itertools import combinations

import pytest

from scenes.draw.style import Box
from scenes.games.roulette.table import layout
from scenes.games.roulette.table.layout import Layout
from scenes.games.roulette.table.seats.plan import SeatPlan

TABLES = range(2, 7)
EVERY = [(players, team) for players in TABLES for team in (1, 2, 4, 6, 8)]


def apart(a: Box, b: Box) -> bool:
    """Whether two boxes share no point."""
    return a[0] + a[2] <= b[0] or b[0] + b[2] <= a[0] or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1]


def inside(a: Box, b: Box) -> bool:
    """Whether the first box lies in the second."""
    return b[0] <= a[0] and b[1] <= a[1] and a[0] + a[2] <= b[0] + b[2] and a[1] + a[3] <= b[1] + b[3]


def around(x: float, y: float, edge: float) -> Box:
    """A square about a point."""
    return x - edge / 2, y - edge / 2, edge, edge


def number(at: tuple[float, float], size: float, figures: int) -> Box:
    """The place of a number of so many figures."""
    return at[0], at[1] - 0.7 * size, 0.62 * size * figures, 0.7 * size


def shots(plan: SeatPlan, count: int) -> list[Box]:
    """The boxes of so many shots."""
    assert plan.track is not None
    return [around(x, y, plan.track.edge(count)) for x, y in plan.track.spots(count)]


def things(plan: SeatPlan, *, crowded: bool) -> list[Box]:
    """Everything on a plaque that may be seen at the same time; the star and the pocket lie over others.

    On a low one extra BALLE stand in the place of the barrel.
    """
    extra = (plan.extra.icon, number(plan.extra.number, plan.extra.size, 1))
    few, many = plan.hand, plan.crowded
    hand = number(many.number, many.size, 2) if crowded else number(few.number, few.size, 1)
    sign = (many if crowded else few).icon
    pile = (plan.pile.icon, number(plan.pile.number, plan.pile.size, 1))
    header = (plan.name, plan.pill, plan.die, plan.state)
    tall = [plan.tile, *shots(plan, 5), *pile, *extra] if plan.tile else [*(extra if crowded else pile)]
    return [*header, *plan.portraits, *tall, sign, hand]


@pytest.mark.parametrize("players", TABLES)
def test_plaques_stand_side_by_side_in_the_frame(players: int) -> None:
    """As wide as the picture says, from the left edge to the right one."""
    places = Layout(players)
    boxes = [places.plaque(player) for player in range(players)]
    assert all(apart(a, b) for a, b in combinations(boxes, 2))
    assert all(inside(box, layout.PLAQUES) for box in boxes)
    assert boxes[0][0] == 30 and boxes[-1][0] + boxes[-1][2] == pytest.approx(1250)
    assert {round(box[2], 3) for box in boxes} == {round((1220 - 12 * (players - 1)) / players, 3)}


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize(("players", "team"), EVERY)
def test_nothing_on_a_plaque_lies_over_anything_else(players: int, team: int, low: bool) -> None:
    """Header, portraits, die, shots, gun, hand and state have places of their own, tall or low."""
    places = Layout(players, team)
    places.low = low
    for player in range(players):
        plan = places.plate(player)
        boxes = things(plan, crowded=player % 2 == 0)
        crossed = [(a, b) for a, b in combinations(boxes, 2) if not apart(a, b)]
        assert crossed == []
        assert all(inside(box, plan.box) for box in boxes), [b for b in boxes if not inside(b, plan.box)]
        assert len(plan.portraits) == team
        assert plan.state[3] / plan.lines >= 27  # a row of prompts
        assert inside(plan.state, (plan.box[0], plan.line, plan.box[2], 706 - plan.line))


@pytest.mark.parametrize("players", TABLES)
def test_teammates_on_low_plaques_can_be_told_apart_from_a_sofa(players: int) -> None:
    """Nobody of a team of four is narrower than 22 units; of eight somebody must be."""

    def narrowest(team: int) -> float:
        places = Layout(players, team)
        places.low = True
        return min(min(box[2:]) for box in places.plate(0).portraits)

    assert narrowest(4) >= 22.0
    assert players < 5 or narrowest(8) < 22.0


@pytest.mark.parametrize("players", TABLES)
@pytest.mark.parametrize("count", [1, 3, 6, 9, 11])
def test_many_shots_stand_closer(players: int, count: int) -> None:
    """However many there are, they stay on their plaque and in their row."""
    plan = Layout(players).plate(players - 1)
    boxes = shots(plan, count)
    assert plan.tile is not None
    assert all(apart(a, b) for a, b in combinations(boxes, 2))
    assert all(inside(box, plan.box) for box in boxes)
    assert all(apart(box, other) for box in boxes for other in (plan.die, plan.pile.icon, plan.tile))


def test_four_plaques_are_those_of_the_picture_we_paint_after() -> None:
    """Captain, die, first shot and help tile of the first plaque, to the unit."""
    plan = Layout(4).plate(0)
    assert plan.box == (30, 426, 296, 286)
    assert plan.portraits[0][2:] == (66, 84) and plan.portraits[1][2:] == (54, 70)
    low = Layout(4)
    low.low = True
    assert low.plate(0).box == (30, 572, 296, 140)


@pytest.mark.parametrize("players", TABLES)
def test_an_open_drawer_lies_between_the_strip_and_low_plaques(players: int) -> None:
    """Neither covers the stage, whose figures end at the edge of the table."""
    places = Layout(players)
    places.low = True
    boxes = [places.strip, places.drawer, *(places.plaque(player) for player in range(players))]
    assert all(apart(a, b) for a, b in combinations(boxes, 2))
    assert places.strip[1] > 354, "Under the edge of the stage."


@pytest.mark.parametrize("players", TABLES)
def test_the_mouse_finds_plaques_and_dice(players: int) -> None:
    """What is under the mouse is what stands there; flights start and end on the plaque they belong to."""
    places = Layout(players)
    for player in range(players):
        spots = [places.die(player), places.hand(player), places.pile(player), places.pocket(player)]
        spots += [places.extra(player), places.score(player), places.seal(player), places.portrait(player, 3)]
        assert [places.player_at(*spot) for spot in (*spots, places.track(player, 5))] == [player] * 9
    assert places.player_at(640, 300) is None
