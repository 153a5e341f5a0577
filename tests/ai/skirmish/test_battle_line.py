"""Commanders draw up battle lines of their own: lanes between units, within the law, else like the house."""

from itertools import combinations, pairwise

import pytest

from game.ai import make_policy
from game.ai.skirmish.movement.battle_line import LINE, line_placement, planned_line
from game.core.rng import Rng
from game.rules.skirmish.actions.player import DeployForMe
from game.rules.skirmish.deployment.phase import check
from game.rules.skirmish.deployment.zones import front_of, own_box
from game.rules.skirmish.flow.questions import PLACE_UNIT
from game.rules.skirmish.setting import Setting
from game.rules.skirmish.state import unit_flags
from game.rules.skirmish.state.formation import INCH, heading_vector, offset_point
from game.rules.skirmish.state.records import Terrain
from game.rules.skirmish.state.state import Unit
from game.rules.skirmish.unit.contact import is_machine
from game.rules.skirmish.unit.profile import is_character, special_rule_value, unit_shape
from tests.ai.skirmish.tables import fought, mixed
from tests.rules.skirmish.play import War

AHEAD = ("scouts", "vanguard", "ambush")
"""Who has such a rule does not stay in the line."""


def setting_of(war: War) -> Setting:
    """The setting of that battle."""
    setting: Setting = war.rules.setting  # type: ignore[attr-defined]
    return setting


def asked_to_place(deal: int, players: int = 4, preset: str = "standard") -> War:
    """A battle up to the first placement, answered by none."""
    rules = mixed(players, deal, preset)
    bots = [make_policy("skirmish", rules, "honest", "strong") for _ in range(players)]
    return fought(rules, bots, deal, lambda war: war.state.questions[-1].kind == PLACE_UNIT)


def deployed(war: War, *, own: bool) -> War:
    """The battle after the last placement of regiments and machines, by commanders or by the house."""
    while war.state.questions[-1].kind == PLACE_UNIT:
        seat = war.seat(next(iter(war.to_act())))
        order = line_placement(setting_of(war), war.state, seat.player) if own else None
        assert seat.submit(order or DeployForMe(seat.player)) is None
    return war


def across(war: War, unit: Unit) -> tuple[float, float]:
    """From where to where a unit reaches across its zone, in milli."""
    front, _, _ = front_of(setting_of(war), war.state, own_box(setting_of(war), war.state, unit.owner))
    fx, fy = heading_vector(front.heading)
    middle = (unit.x - front.x) * fy - (unit.y - front.y) * fx
    half = unit_shape(setting_of(war), unit).width / 2
    return middle - half, middle + half


def shut_lanes(war: War) -> int:
    """Pairs of units of an army of which one stands behind the other."""
    line = [
        one
        for one in war.state.standing()
        if one.host < 0
        and not is_character(setting_of(war), one)
        and not is_machine(setting_of(war), one)
        and not any(special_rule_value(setting_of(war), war.state, one, rule) for rule in AHEAD)
    ]
    pairs = [pair for pair in combinations(line, 2) if pair[0].owner == pair[1].owner]
    spans = [(across(war, one), across(war, other)) for one, other in pairs]
    return sum(one[0] < other[1] and other[0] < one[1] for one, other in spans)


@pytest.mark.rule("S-25")
def test_commanders_stand_in_each_others_way_less_than_the_house_would_have_them() -> None:
    own = [shut_lanes(deployed(asked_to_place(deal), own=True)) for deal in range(4)]
    house = [shut_lanes(deployed(asked_to_place(deal), own=False)) for deal in range(4)]
    assert sum(own) < sum(house)


@pytest.mark.rule("S-25")
def test_every_commander_places_line_by_line_within_the_law() -> None:
    for strength in ("weak", "middling", "strong"):
        war = asked_to_place(2, 6)
        player = war.state.questions[-1].players[0]
        bot, seat = make_policy("skirmish", war.rules, "bold", strength), war.seat(player)
        order = bot.choose(seat.view, tuple(seat.options), (), Rng(4)).action
        assert order == line_placement(setting_of(war), war.state, player)
        assert seat.refusal(order) is None


@pytest.mark.rule("S-25", "S-29")
@pytest.mark.parametrize("preset", ["short", "long"])
def test_nobody_of_a_ready_list_is_left_without_room(preset: str) -> None:
    for players in (2, 3, 5):
        war = deployed(asked_to_place(players, players, preset), own=True)
        assert all(not one.has(unit_flags.KEPT_BACK) for one in war.state.units)


@pytest.mark.rule("S-25", "S-29")
def test_the_berths_of_a_line_are_apart_and_stay_the_same_while_it_fills() -> None:
    war = asked_to_place(1)
    setting = setting_of(war)
    player = war.state.questions[-1].players[0]
    first = planned_line(setting, war.state, player)
    spans = sorted(
        (berth.back, berth.right - unit_shape(setting, war.state.units[id]).width / 2, id)
        for id, berth in first.items()
    )
    for (back, left, id), (other, right, _) in pairwise(spans):
        width = unit_shape(setting, war.state.units[id]).width
        assert back != other or right - left - width >= LINE.narrowest - 1
    assert planned_line(setting, deployed(war, own=True).state, player) == first


@pytest.mark.rule("S-25", "S-29")
def test_a_berth_that_a_rock_lies_in_is_left_for_the_nearest_that_is_free() -> None:
    war = asked_to_place(0)
    setting, state = setting_of(war), war.state
    player = state.questions[-1].players[0]
    wanted = line_placement(setting, state, player)
    assert wanted is not None
    placed = wanted.placements[0]
    x, y = placed.x, placed.y
    rock = ((x - 400, y - 400), (x + 400, y - 400), (x + 400, y + 400), (x - 400, y + 400))
    state.terrain = (*state.terrain, Terrain(len(state.terrain), "base:rock", "rock", rock))
    again = line_placement(setting, state, player)
    assert check(setting, state, state.questions[-1], wanted) is not None
    assert again is not None and again != wanted
    assert check(setting, state, state.questions[-1], again) is None


@pytest.mark.rule("S-25")
def test_without_room_in_the_line_the_house_is_asked() -> None:
    war = asked_to_place(0)
    setting, state = setting_of(war), war.state
    player = state.questions[-1].players[0]
    front, wide, deep = front_of(setting, state, own_box(setting, state, player))
    corners = tuple(
        offset_point(front, right, -back)
        for right, back in ((-wide, -INCH), (wide, -INCH), (wide, deep), (-wide, deep))
    )
    state.terrain = (Terrain(0, "base:rock", "rock", corners),)
    assert line_placement(setting, state, player) is None
    bot = make_policy("skirmish", war.rules, "honest", "strong")
    seat = war.seat(player)
    assert bot.choose(seat.view, tuple(seat.options), (), Rng(1)).action == DeployForMe(player)
