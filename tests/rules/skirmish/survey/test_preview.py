"""A preview ends where the real order ends when its dice pass; it needs no state and no dice (S-06, S-32)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from game.core.rules import Event
from game.rules.skirmish.actions.orders import Arrive, DeclareCharge, Join, Leave, Leg, Move, Reform
from game.rules.skirmish.actions.player import Done, Pass
from game.rules.skirmish.events.unit import ChargeEnded, UnitMoved
from game.rules.skirmish.flow.questions import DECLARE_CHARGES, REMAINING_MOVE
from game.rules.skirmish.rules import Skirmish
from game.rules.skirmish.state.formation import advanced_pose
from game.rules.skirmish.state.state import SkirmishState
from game.rules.skirmish.survey.board import board_of
from game.rules.skirmish.survey.charges import preview_charge
from game.rules.skirmish.survey.preview import Preview, preview_order
from game.rules.skirmish.view import observe
from tests.rules.skirmish.survey.worlds import moments, other_world

pytestmark = pytest.mark.statistics

PLANS = Move | Reform | Join | Leave | Arrive
CROWDS = ((2, 3), (3, 1), (4, 2))
"""Players and seeds of the battles whose every move is looked at."""


class Passing:
    """Dice that pass: low for Leadership, high for all else."""

    def __init__(self, state: SkirmishState) -> None:
        self.state = state

    def below(self, n: int) -> int:
        """The best face there is."""
        test = self.state.test
        return 0 if test is not None and not test.dice else n - 1

    def shuffle(self, items: list[Any]) -> None:
        """Leave everything in order."""


class Case:
    """An order at a moment of a battle, and what came of it with dice that pass."""

    def __init__(self, rules: Skirmish, state: SkirmishState, order: Any) -> None:
        self.rules, self.state, self.order = rules, state, order
        self.board = board_of(rules.setting, observe(rules.setting, state, order.player))


def carried_out(rules: Skirmish, state: SkirmishState, order: Any) -> list[Event]:
    """The events of an order until its unit has moved, on a copy; everybody passes, the charged hold."""
    there = state.clone()
    dice = Passing(there)
    told = rules.apply(there, [order], dice)
    while there.questions and not has_moved(told, order):
        question = there.questions[-1]
        if question.kind == REMAINING_MOVE:
            break
        told += rules.apply(there, [easy(rules, there, player) for player in question.players], dice)
    return told


def easy(rules: Skirmish, state: SkirmishState, player: int) -> Any:
    """Pass, hold, done; the first option of any other question."""
    options = rules.legal_actions(state, player)
    return next((one for one in (Pass(player), Done(player)) if one in options), options[0])


def has_moved(told: list[Event], order: Any) -> bool:
    """Whether the unit of an order has moved, or its charge is over."""
    last = ChargeEnded if isinstance(order, DeclareCharge) else UnitMoved
    return any(isinstance(one, last) and one.unit == order.unit for one in told)


@cache
def cases(players: int, seed: int, kind: Any, kept: int = 12) -> tuple[Case, ...]:
    """Some of the legal orders of a kind at every moment of a battle."""
    return tuple(_cases(players, seed, kind, kept))


def _cases(players: int, seed: int, kind: Any, kept: int, orders: int = 400) -> Iterator[Case]:
    """Some of the legal orders of a kind at each of so many moments of a battle."""
    asked = (DECLARE_CHARGES,) if kind is DeclareCharge else (REMAINING_MOVE,)
    for number, war in enumerate(moments(players, seed, orders)):
        question = war.state.questions[-1]
        if question.kind in asked:
            options = [one for one in war.options(question.players[0]) if isinstance(one, kind)]
            state = war.state.clone()
            stride = max(1, len(options) // kept)
            for order in options[number % stride :: stride]:
                yield Case(war.rules, state, order)


def way_told(told: list[Event], unit: int) -> tuple[Any, ...]:
    """The last way that a unit went, and what stopped it."""
    moves = [one for one in told if isinstance(one, UnitMoved) and one.unit == unit]
    return (moves[-1].way, moves[-1].stopped_by, moves[-1].files) if moves else ()


def seen_ahead(preview: Preview) -> tuple[Any, ...]:
    """The same of a preview."""
    units = ("own", "enemy", "neutral")
    met = preview.stop.id if preview.stop and preview.stop.why in units else -1
    return preview.way, met, preview.shape.files


@pytest.mark.rule("S-06", "S-32")
@pytest.mark.parametrize(("players", "seed"), CROWDS)
def test_moves_end_where_their_previews_say(players: int, seed: int) -> None:
    kinds = look_at_moves(cases(players, seed, PLANS))
    assert {"Move", "Reform"} <= {kind for kind, _ in kinds} and len(kinds) > 3


@pytest.mark.slow
@pytest.mark.rule("S-06", "S-32")
@pytest.mark.parametrize("seed", range(6))
def test_thousands_of_moves_of_whole_battles_end_where_their_previews_say(seed: int) -> None:
    looked: Counter[tuple[str, str]] = Counter()
    for case in _cases(2 + seed % 4, 10 + seed, PLANS, 60, 20_000):
        looked += look_at_moves([case])
    print(sum(looked.values()), dict(looked))
    assert sum(looked.values()) > 300 and {"Move", "Reform"} <= {kind for kind, _ in looked}


def look_at_moves(found: Iterable[Case]) -> Counter[tuple[str, str]]:
    """Compare the way of each order with its preview's; how many of each kind, and what stopped them."""
    kinds: Counter[tuple[str, str]] = Counter()
    for case in found:
        told = carried_out(case.rules, case.state, case.order)
        preview = preview_order(case.board, case.order)
        assert preview.refusal is None
        assert way_told(told, case.order.unit) == seen_ahead(preview), case.order
        kinds[type(case.order).__name__, preview.stop.why if preview.stop else ""] += 1
    return kinds


@pytest.mark.rule("S-35")
def test_charges_come_home_where_their_previews_say() -> None:
    looked = 0
    for players, seed in CROWDS:
        for case in cases(players, seed, DeclareCharge):
            charge = preview_charge(case.board, case.order)
            if case.state.charges or case.state.units[case.order.target].fleeing or len(charge.arcs) > 1:
                continue
            told = carried_out(case.rules, case.state, case.order)
            ends = [one.how for one in told if isinstance(one, ChargeEnded) and one.unit == case.order.unit]
            if ends == ["contact"]:
                looked += 1
                assert way_told(told, case.order.unit)[0] == charge.move.way
                assert case.order.target in charge.move.touched
    assert looked > 10


def test_what_is_near_at_the_end_is_what_the_ground_says_there() -> None:
    case = next(one for one in cases(3, 1, PLANS) if isinstance(one.order, Move))
    there, ground = case.state.clone(), case.rules.setting.ground
    preview = preview_order(case.board, case.order)
    unit = there.units[case.order.unit]
    unit.pose = preview.end
    foes = [one.id for one in there.standing() if one.owner != unit.owner]
    assert preview.gaps == tuple((foe, ground.gap(there, unit.id, foe)) for foe in foes)
    assert preview.touched == ground.touching(there, unit.id)


def test_a_refused_order_gives_the_refusal_and_leaves_the_unit() -> None:
    case = next(one for one in cases(3, 1, PLANS) if isinstance(one.order, Move))
    own = case.order.unit
    for order in (
        Move(case.order.player, own, "dance"),
        Move(case.order.player, own, "advance"),
        Reform(case.order.player, own, 0, 99),
        Move(case.order.player, 999, "advance", (Leg(1),)),
        Move(case.order.player + 1, own, "advance", (Leg(1),)),
    ):
        refusal = case.rules.check(case.state, order)
        preview = preview_order(case.board, order)
        assert refusal is not None and preview.refusal == refusal
        assert len(preview.way) == 1 and preview.chance == 0.0


@pytest.mark.rule("S-32")
def test_a_move_that_is_too_long_is_shown_as_far_as_the_unit_may_go() -> None:
    case = next(
        one
        for one in cases(3, 1, PLANS)
        if isinstance(one.order, Move) and one.order.manner == "advance" and _is_free(one)
    )
    order = replace(case.order, legs=(Leg(50_000),))
    preview, within = preview_order(case.board, order), preview_order(case.board, case.order)
    assert preview.refusal is not None and preview.refusal.code == "move-too-long"
    assert preview.stop is not None and preview.stop.why in ("too-long", "own", "enemy", "neutral", "terrain")
    assert preview.length + preview.left == within.length + within.left


def _is_free(case: Case) -> bool:
    """Whether nothing stops the move of a case."""
    return preview_order(case.board, case.order).stop is None


@pytest.mark.rule("S-19")
def test_previews_are_the_same_in_every_world_that_the_player_could_be_in() -> None:
    for case in cases(3, 1, PLANS)[:40]:
        there = other_world(case.state, case.order.player, 5)
        setting = case.rules.setting
        board = board_of(setting, observe(setting, there, case.order.player))
        assert preview_order(board, case.order) == preview_order(case.board, case.order)


def test_a_preview_that_looks_at_nothing_in_the_way_is_found_out() -> None:
    bare = 0
    for case in cases(3, 1, PLANS):
        if isinstance(case.order, Move) and case.order.legs:
            unit = case.state.units[case.order.unit]
            straight = [advanced_pose(unit.pose, case.order.legs[0].forward)]
            told = way_told(carried_out(case.rules, case.state, case.order), unit.id)
            bare += case.order.manner == "march" and told[0][1:2] != tuple(straight)
    assert bare > 0
